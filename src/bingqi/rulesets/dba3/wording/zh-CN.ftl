### DBA 3.0 规则的用语。单位与玩家的名称、距离和数字都以文本填入；距离以底座宽度（BW）计。

## 不许可的原因：完整的句子

cause-LEGAL = 可以这样做。
cause-GAME_OVER = 战斗已经结束。
cause-NOT_YOUR_DECISION = 现在由对方决定。
cause-NOT_ASKED = 现在要决定的不是这件事。
cause-NO_SUCH_UNIT = 这场战斗中没有这个单位。
cause-NOT_YOUR_UNIT = 这个单位属于敌方。

cause-NOT_ENOUGH_PIPS = 剩下的 PIP 不够支付这次移动。

cause-NOT_ON_BOARD = 这个单位不在战场上。
cause-NOT_A_MOVE = 这次移动会停在起点。
cause-TOO_FAR = 终点太远，超出了这个单位的战术移动距离。
cause-TOO_FAR_IN_GOING = 移动有一部分经过通行不佳或通行艰难地形，只能走较短的距离，到不了那里。
cause-TOO_FAR_IN_RIVER = 移动中有前边处在河流里，因此最多移动 1 BW。
cause-TOO_FAR_FOR_GROUP = 集团中最慢的单位走不了这么远。
cause-OFF_BOARD = 底座会有一部分超出地图边缘。
cause-GAP_TOO_NARROW = 途中要通过宽度不足 1 BW 的空隙。
cause-ON_FRIEND = 底座会压在友军的底座上。
cause-ON_ENEMY = 底座会压在敌人的底座上。
cause-FRIEND_IN_THE_WAY = 友军挡在途中。
cause-ENEMY_IN_THE_WAY = 敌人挡在途中。
cause-STRONGHOLD_IN_THE_WAY = 城塞营挡在途中。
cause-IMPASSABLE_GROUND = 途中或终点处在不能进入的地形。
cause-NO_WHEELS_IN_BAD_GOING = 炮兵和车垒除非走道路，否则不能进入通行艰难地形。
cause-RIVER_IN_COLUMNS_ONLY = 这条河流只能由单个单位或纵队渡过。
cause-ONLY_BY_GATE = 城市和要塞只能经大门出入。
cause-NOT_AT_GATE = 这个单位不在城市或要塞的大门处。
cause-NO_WAY = 没有路通往那里，或者给出的路线终点不符。
cause-OTHERS_CHOSEN = 已经选定另一个单位或集团来移动。

cause-CANNOT_PASS_THESE = 这两个兵种不能互相贯穿。
cause-NOT_LINED_UP_TO_PASS = 贯穿友军时，移动须从与它对齐的位置开始，或在其前后与它对齐的位置结束。
cause-NO_ROOM_BEYOND = 友军另一侧没有容纳这个单位的空间。

cause-NOT_A_GROUP = 这些单位不构成集团。
cause-FACINGS_DIFFER = 集团各单位朝向须相同，这些单位的朝向不同。
cause-NOT_JOINED = 其中有单位没有与集团中的其他单位边贴边、角对角地接触。
cause-MEMBER_CANNOT = 集团中有单位不能这样移动。
cause-GROUP_TURNS = 集团只能径直前进或向前转弯，不能以其他方式移动。
cause-WHEEL_PIVOT = 集团须以前排外侧的前角为轴转弯。
cause-WHEEL_BACKWARDS = 转弯只能向前，任何前角都不得后移。
cause-COLUMN_IN_BAD_GOING = 在通行艰难地形中，集团须以纵队移动，全为散兵的集团除外。
cause-COLUMN_IN_RIVER = 集团只能以纵队渡过这样的河流。
cause-COLUMN_ON_ROAD = 集团只能以纵队沿道路移动。
cause-COLUMN_IN_CITY = 集团只能以纵队穿过城市。
cause-NOT_BEHIND_LEADER = 纵队中每个单位都须紧跟在前一个单位的正后方。
cause-ENDS_FARTHER_BACK = 排成纵队时，任何单位的终点都不得比起点更靠后。
cause-SLIDES_WITHOUT_ENEMY = 集团只有为了与敌人对齐才可以平移。

cause-NO_FURTHER_MOVE = 这个单位在本回合不能再次移动。
cause-FURTHER_ONLY_BY_ROAD = 这个单位只有沿道路才能再次移动。
cause-FURTHER_ONLY_IN_GOOD_GOING = 再次移动须全程处在通行良好地形。
cause-FURTHER_ONLY_IN_FIRST_BOUND = 这样的第二次移动只能在己方首个回合进行。
cause-FURTHER_ONLY_INTO_COVER = 散兵的第二次移动须完全从通行良好地形出发，并至少有一部分停在通行不佳或通行艰难地形。
cause-FURTHER_NEAR_ENEMY = 再次移动时，任何时候都不得进入敌人 1 BW 之内。

cause-ZONE_HOLDS = 处在敌人威胁区内的单位只能与该敌人对齐、向它前进，或径直后退。
cause-ZONE_ENTERED = 前边会进入敌人的威胁区，却既没有与该敌人对齐，也没有向它前进。
cause-ZONE_NOT_LINED_UP = 前边没有与威胁区所属的敌人对齐。
cause-ZONE_NOT_TOWARDS = 这次移动没有使单位更接近威胁区所属的敌人。
cause-ZONE_NOT_STRAIGHT_BACK = 退出威胁区时，整段移动须向自身后方径直进行，不得转向。
cause-ZONE_GROUP_BACK = 只有单个单位或纵队可以径直退出威胁区。
cause-ZONE_OF_ANOTHER = 这次移动针对的敌人不是威胁区所属的敌人。

cause-ENGAGED = 它的前边与敌人接触，只能径直后退脱离接触。
cause-BREAK_OFF_TOO_SLOW = 它不比正面的敌人快，不能脱离接触。
cause-BREAK_OFF_HEMMED_IN = 它的侧边或背边与敌人接触，不能脱离接触。
cause-BREAK_OFF_TOO_SHORT = 脱离接触后须距敌人至少 1 BW。
cause-BREAK_OFF_GROUP = 与敌人接触的单位须逐个脱离接触。

cause-MAY_NOT_CONTACT = 炮兵、车垒、指挥所、肩舆和指挥车不能移动到与敌人接触。
cause-TOWER_ONLY_AT_STRONGHOLDS = 移动塔楼只能移动到与敌方城塞营接触。
cause-NO_CHARIOTS_AT_STRONGHOLDS = 卷镰战车不能移动到与城塞营接触。
cause-NOT_CONFORMED = 这样接触不吻合：须边与边对齐，或前边贴侧边且前角相接，或形成侧翼威胁。
cause-SLIDE_TOO_FAR = 对齐所需的平移超过 1 BW。
cause-SLIDE_NOT_TO_FRONT = 只有接触敌人的前边才有免费平移。
cause-SIDE_FROM_WRONG_PLACE = 要接触这条侧边，移动前须完全处在侧边延长线外侧，或部分越过侧边延长线、部分越过背边延长线。
cause-REAR_FROM_WRONG_PLACE = 要接触背边，移动前须完全处在背边延长线外侧。
cause-CORNER_ON_STRONGHOLD = 攻击城塞营须有一段前边贴在其边缘上，只有一角相触不行。
cause-ENOUGH_ATTACKERS = 已有三个单位正面接触这座城塞营。
cause-ELEPHANTS_ONLY_AT_GATES = 战象只能攻击城市和要塞的大门。
cause-BLOCKED_BY_ELEMENT = 另一个单位妨碍对齐。
cause-BLOCKED_BY_TERRAIN = 地形妨碍对齐。
cause-BLOCKED_BY_EDGE = 地图边缘妨碍对齐。
cause-CONFORMING_IMPOSSIBLE = 被接触的单位无法吻合，它的去路同样受阻。

cause-MAY_NOT_GARRISON = 只有车垒以外的步兵可以驻守城市和要塞，盟军不可以。
cause-MAY_NOT_HOLD_CAMP = 战象、卷镰战车和盟军不能据守营地。
cause-STRONGHOLD_TAKEN_UP = 里面已有另一个单位。
cause-STRONGHOLD_DEFENDED = 那里有守军，必须以战斗攻取。
cause-SALLY_FROM_GARRISON = 只有城内没有正规部队时，民兵才能出击。
cause-SALLY_NOBODY_NEAR = 只有友方和敌方都有单位位于城市 2 BW 内时，民兵才能出击。
cause-SALLY_FROM_FALLEN_CITY = 已沦陷城市的民兵不能出击。
cause-SALLY_TOO_FAR = 民兵不能主动离开城市超过 3 BW。
cause-SACK_GOES_ON = 这个单位正在劫掠城市，须待其玩家投出 PIP 5 或 6 点才能离开。
cause-CANNOT_RETURN = 城市沦陷后，城外的民兵不能回城。
cause-REVOLT_NOT_HIS_CITY = 只有城市的初始拥有者才能发动反抗。
cause-REVOLT_GARRISONED = 敌方单位正驻守这座城市，民兵不会反抗。
cause-REVOLT_SACKED = 在这场战斗中遭劫掠的城市已无人可以反抗。
cause-REVOLT_TOO_LATE = 发动反抗须在己方回合开始、任何移动之前支付 PIP。
cause-NOT_AN_ATTACKER = 只有参与进攻的单位可以进入。
cause-MAY_NOT_ENTER_CITY = 战象和移动塔楼不能进入攻下的城市。

cause-LANDING_WITHOUT_WATER = 没有可供登陆的水域。
cause-LANDING_NOT_LITTORAL = 只有家乡为滨海的军队可以登陆。
cause-LANDING_TOO_MANY = 不能再留置更多单位用于登陆。
cause-LANDING_TOO_HEAVY = 战象、炮兵和车垒不能登陆。
cause-LANDING_TOO_LATE = 登陆只能在己方首个回合进行。
cause-LANDING_NOT_ONE_GROUP = 登陆部队须作为一个集团上岸。
cause-LANDING_OFF_SHORE = 登陆部队没有接触水域。

cause-NO_MISSILES = 这个兵种不能射击。
cause-NO_SUCH_TARGET = 没有这个目标。
cause-TARGET_IS_FRIEND = 目标是友军。
cause-MOVED_TOO_FAR_TO_SHOOT = 它在己方回合移动了超过 1 BW。
cause-ARTILLERY_MOVED = 炮兵移动之后，本回合不能射击。
cause-ARTILLERY_IN_ENEMY_BOUND = 在敌人回合，炮兵只能向射击它的敌方炮兵反击。
cause-OUT_OF_RANGE = 目标在射程之外。
cause-OUTSIDE_ARC = 目标没有一条完整的边或 ½ BW 的一段边处在射界之内。
cause-ELEMENT_IN_SIGHT_LINE = 射击线与目标之间有其他单位。
cause-CREST_IN_SIGHT_LINE = 射击线与目标之间有山脊线。
cause-STRONGHOLD_IN_SIGHT_LINE = 射击线与目标之间有城市或要塞。
cause-COVER_IN_SIGHT_LINE = 射击线与目标之间有超过 ½ BW 的遮蔽视线的地形。
cause-TOO_LITTLE_IN_SIGHT = 目标露出的一段边长度不够。
cause-SHOOTER_FIGHTS = 陷入近战的单位不能射击。
cause-TARGET_FIGHTS = 不能射击陷入近战的单位。
cause-SHOOTER_SUPPORTS = 提供背后支援的单位不能射击。
cause-TARGET_SUPPORTS = 不能射击提供背后支援的单位。
cause-SHOOTER_IN_WATER = 有部分位于河流或湿地的单位不能射击。
cause-SHOOTER_IN_GULLY = 完全处在沟壑中的单位不能射击。
cause-TARGET_IN_GULLY = 不能射击完全处在沟壑中的单位。
cause-SHOOTER_SACKS = 正在劫掠城市的单位不能射击。
cause-TARGET_SACKS = 不能射击正在劫掠城市的单位。
cause-THREAT_FIRST = 必须先射击位于射手威胁区内的敌人。
cause-SHOOTER_FIRST = 威胁区内没有可射击的目标时，必须反击正在射击它的敌人。
cause-MUST_SHOOT = 它有可以射击的目标，必须射击。
cause-NOBODY_THERE = 那座城塞营里没有可供射击的守军。
cause-NOT_A_COMBAT = 这些单位现在无须交战。
cause-NOT_A_RECOIL = 这个单位不能这样退却，距离或朝向不合。

cause-NOT_HOME_TERRAIN = 守方的家乡没有这种地形。
cause-TOO_MUCH_OF_KIND = 这种地形的数量已达上限。
cause-COMPULSORY_MISSING = 家乡的必选地形尚未放齐。
cause-NOTHING_ROUGH = 战场上须有通行艰难或通行不佳地形，或者河流、水域。
cause-PLACING_ORDER = 先放水域，再放其他必选地形，最后放可选地形。
cause-FEATURE_TOO_BIG = 地形的长与宽之和超过 9 BW。
cause-FEATURE_TOO_NARROW = 地形中部的宽度不足 1 BW。
cause-FEATURES_OVERLAP = 地形会压在另一处地形上。
cause-FEATURES_TOO_NEAR = 两处地形之间的距离会不足 1 BW。
cause-FEATURE_NEAR_EDGE = 地形与地图边缘的距离会不足 1 BW。
cause-OUTSIDE_QUARTER = 地形不在掷骰确定的四分区内。
cause-CITY_FAR_FROM_EDGES = 城市或要塞须整个处在两条地图边缘的 6 BW 之内。
cause-NOT_ACROSS_BOARD = 河流、道路或水域须通到应达的地图边缘。
cause-NO_SUCH_QUARTER = 四分区的编号为 1 到 4。
cause-NO_SUCH_FEATURE = 没有这种地形或这种轮廓。

cause-NOT_AN_EDGE = 不能选择那条地图边缘。
cause-CAMP_NOT_AT_REAR = 营地须接触己方部署区的后缘。
cause-CAMP_BAD_GROUND = 营地须设在通行良好且不是耕地的地方。
cause-CAMP_NEAR_SIDE = 营地须距战场侧边至少 4 BW。
cause-CAMP_NEEDED = 这支军队必须有营地。
cause-ONE_CAMP = 这支军队已有营地。
cause-NEAR_CENTRE = 部队须部署在距中线至少 3 BW 处。
cause-NEAR_SIDE = 那里距战场侧边太近，这个兵种不能部署。
cause-WRONG_SIDE_OF_BOARD = 那里在中线的敌方一侧。
cause-DEPLOYED_ALREADY = 这个单位已经部署。
cause-NO_ROOM_TO_DEPLOY = 已没有可以部署它的地方。
cause-NOT_ALL_DEPLOYED = 还有单位尚未部署。
cause-FORT_NEEDS_GARRISON = 要塞必须有部队驻守。
cause-TOO_MANY_SWAPS = 不能再对调更多单位。
cause-NOT_A_SWAP = 只能对调己方已在战场上的两个不同单位。
cause-NO_SUCH_CHOICE = 兵表在这里不提供这个兵种。

## 理由：短语

cause-PIP_DIE = PIP 掷骰
cause-TACTICAL_MOVE = 战术移动
cause-FREE_ROAD_MOVE = 首次移动且全程沿道路
cause-SLOW_TROOPS = 战象、乌合之众、车垒或炮兵
cause-SCYTHED_CHARIOTS = 卷镰战车不冲入接触
cause-LEAVES_STRONGHOLD = 随营人员、民兵或驻军出城塞营
cause-GENERAL_LOST = 将领已损失
cause-GENERAL_HIDDEN = 将领处在遮蔽地形或建筑中
cause-OUT_OF_COMMAND = 超出指挥距离
cause-THROUGH_CITY = 穿过城市
cause-GATE_TO_GATE = 从一座大门到另一座大门
cause-REVOLT_PRICE = 发动反抗

cause-MOVER_CONFORMS = 移动者主动吻合
cause-SINGLE_CONFORMS = 单个单位与集团吻合
cause-HELD_BY_GOING = 完全处在通行不佳或通行艰难地形，由集团吻合
cause-CHOSE_TO_CONFORM = 吻合受阻：被接触的一方选择吻合
cause-CHOSE_OVERLAP = 吻合受阻：被接触的一方选择承受侧翼威胁
cause-CONTACTED_ON_SIDE = 侧边被接触
cause-CONTACTED_ON_REAR = 背边被接触
cause-GOES_BEHIND = 该敌人先接触了另一单位
cause-MAKES_ROOM = 为转向的友军腾出空间
cause-WAGON_TOUCHED = 最先被接触的边成为前边
cause-WAGON_FREE = 接触已消失

cause-SHOOTING = 远程射击
cause-CLOSE_COMBAT = 近战
cause-ASSAULT = 攻打城塞营
cause-COMBAT_DIE = 骰子
cause-SAME_DIE = 被射击时掷出的骰子
cause-TARGET_HAS_THREE = 已有三个单位射击该目标

cause-AGAINST_FOOT = 对步兵
cause-AGAINST_MOUNTED = 对骑乘兵种
cause-SHOT_AT = 被射击
cause-AT_STRONGHOLD = 城塞营处一律按对步兵
cause-ARTILLERY_IN_CITY = 城市或要塞中的炮兵

cause-PIKES_BEHIND = 背后有长枪兵支援
cause-WARBAND_BEHIND = 背后有战帮支援
cause-LIGHT_HORSE_BEHIND = 背后有轻骑手支援
cause-SPEARS_BESIDE = 侧边有矛兵或阵型稳固的剑兵支援
cause-BOWS_BESIDE_BLADES = 侧边有阵型稳固的剑兵支援
cause-DOUBLE_ELEMENT = 双倍单位对步兵

cause-GARRISON = 驻守城市或要塞
cause-CAMP = 据守己方营地
cause-DENIZENS = 民兵防守本城
cause-GENERAL = 将领
cause-UPHILL = 处在高处
cause-RIVER_BANK = 据守河岸
cause-OVERLAP_LEFT = 左侧受侧翼威胁
cause-OVERLAP_RIGHT = 右侧受侧翼威胁
cause-SIDE_BY_SIDE_LEFT = 左侧边与敌方侧边接触
cause-SIDE_BY_SIDE_RIGHT = 右侧边与敌方侧边接触
cause-OBSTRUCTED_CONTACT = 吻合受阻，视为受侧翼威胁
cause-WAGON_SECOND_ENEMY = 另一敌人接触车垒的同一条边
cause-FLANK_LEFT = 左侧面接触
cause-FLANK_RIGHT = 右侧面接触
cause-REAR = 背面接触
cause-SUPPORTER_CONTACTED = 背后支援者受侧面或背面接触
cause-BOARD_EDGE_LEFT = 左侧临近战场边缘
cause-BOARD_EDGE_RIGHT = 右侧临近战场边缘
cause-SECOND_SHOOTER = 第二个射击单位
cause-THIRD_SHOOTER = 第三个射击单位
cause-OTHER_ATTACKER = 另一个进攻单位
cause-IN_BAD_GOING = 处在通行艰难地形
cause-ENEMY_IN_BAD_GOING = 骑乘兵种与通行艰难地形中的敌人作战

cause-LEVEL = 平手
cause-BEATEN = 一倍战果
cause-DOUBLED = 二倍战果
cause-NOT_SHOT_BACK = 未遭反击

cause-LEVEL_AT_STRONGHOLD = 城塞营处平手
cause-SACKER_BEATEN = 正在劫掠城市
cause-DEFENDER_BEATEN = 防守城塞营落败
cause-SALLIED_BEATEN = 出击的民兵或随营人员
cause-MOUNTED_INFANTRY_IN_BAD_GOING = 骑乘步兵处在通行艰难地形
cause-BEATEN_BY_DEFENDERS = 败给城塞营的守军
cause-COMMAND_POST_BEATEN = 指挥所、肩舆或指挥车
cause-DEFENDER_DOUBLED = 防守城塞营，被打出二倍战果

cause-LEVEL_NOTHING = 平手
cause-KN_BY_BLADES = 骑士与剑兵平手
cause-KN_BY_LONGBOWS = 骑士与长弓手或弩手平手
cause-CM_BY_BLADES = 骆驼兵与剑兵平手
cause-CM_BY_LONGBOWS = 骆驼兵与长弓手或弩手平手
cause-CATAPHRACTS_BY_KNIGHTS = 具装骑士与骑士平手
cause-SCH_LEVEL = 卷镰战车近战平手
cause-FAST_BY_SOLID = 阵型灵活的步兵与阵型稳固的步兵平手
cause-COMMAND_POST_BY_TWO = 指挥所、肩舆或指挥车与步兵平手，且有两个敌人正面接触

cause-BEATEN_RECOILS = 被打出一倍战果
cause-EL_BY_LIGHT_TROOPS = 战象败给轻骑手、辅助兵或散兵
cause-EL_BY_ARTILLERY = 战象被炮兵射击击败
cause-EL_BY_ELEPHANTS = 战象败给战象
cause-KN_BY_MOUNTED = 骑士败给战象、卷镰战车、骆驼兵或轻骑手
cause-CM_BY_CHARIOTS = 骆驼兵败给卷镰战车
cause-CM_IN_BAD_GOING = 骆驼兵在通行艰难地形落败
cause-CM_BY_ELEPHANTS = 骆驼兵败给战象
cause-CV_BY_CHARIOTS = 骑兵败给卷镰战车
cause-CV_IN_BAD_GOING = 骑兵在通行艰难地形落败
cause-LH_BY_CHARIOTS = 轻骑手败给卷镰战车
cause-LH_BY_ARTILLERY = 轻骑手被炮兵射击击败
cause-LH_IN_BAD_GOING = 轻骑手在通行艰难地形落败
cause-SCH_SHOT_AT = 卷镰战车被射击击败
cause-SCH_SHOT_IN_REAR = 卷镰战车背边被射击击败
cause-SCH_BEATEN = 卷镰战车近战落败
cause-HEAVY_FOOT_BY_KNIGHTS = 通行良好地形中的矛兵、长枪兵或剑兵败给骑士或卷镰战车
cause-HEAVY_FOOT_BY_WARBAND = 矛兵、长枪兵或剑兵败给战帮
cause-AX_BY_KNIGHTS = 通行良好地形中的辅助兵败给骑士
cause-WB_BY_KNIGHTS = 通行良好地形中的战帮败给骑士或卷镰战车
cause-BW_BY_MOUNTED = 弓弩手败给骑乘兵种
cause-PS_BY_MOUNTED = 通行良好地形中的散兵败给骑士、骑兵或骆驼兵
cause-HD_BY_MOUNTED = 通行良好地形中的乌合之众败给骑士或战象
cause-HD_BY_WARBAND = 乌合之众败给战帮
cause-HD_SHOT_AT = 乌合之众被射击击败
cause-HD_BEATEN = 乌合之众落败
cause-ART_BEATEN = 炮兵落败
cause-WWG_BY_ELEPHANTS = 车垒败给战象
cause-WWG_BY_ARTILLERY = 车垒被炮兵射击击败
cause-WWG_BEATEN = 车垒落败

cause-DOUBLED_DESTROYED = 被打出二倍战果
cause-CV_DOUBLED_BY_SPEARS = 通行良好地形中的骑兵被长枪兵、矛兵或乌合之众打出二倍战果
cause-CV_DOUBLED_BY_ARTILLERY = 骑兵近战中被炮兵打出二倍战果
cause-LH_DOUBLED_FLEES = 轻骑手被打出二倍战果
cause-LH_DOUBLED_BY_MOUNTED = 轻骑手被骑乘兵种打出二倍战果
cause-LH_DOUBLED_BY_BOWS = 轻骑手被弓弩手打出二倍战果
cause-LH_DOUBLED_BY_PSILOI = 轻骑手被散兵打出二倍战果
cause-LH_DOUBLED_BY_ARTILLERY = 轻骑手被炮兵射击打出二倍战果
cause-LH_DOUBLED_IN_BAD_GOING = 轻骑手在通行艰难地形被打出二倍战果
cause-PS_DOUBLED_FLEES = 散兵被打出二倍战果
cause-PS_DOUBLED_BY_MOUNTED = 通行良好地形中的散兵被骑士、骑兵、骆驼兵或轻骑手打出二倍战果
cause-PS_DOUBLED_BY_LIGHT_FOOT = 散兵被辅助兵或散兵打出二倍战果
cause-PS_DOUBLED_BY_BOWS = 散兵近战中被弓弩手打出二倍战果
cause-PS_DOUBLED_BY_ELEPHANTS = 散兵被战象或卷镰战车打出二倍战果

cause-ENEMY_ON_FLANK_RECOILING = 须退却时侧边或背边有敌人前边接触
cause-ENEMY_ON_FLANK_PUSHED = 被推后时侧边或背边有敌人前边接触
cause-ENEMY_ON_FLANK_FLEEING = 须溃逃时侧边或背边有敌人前边接触
cause-COLUMN_HEAD_LOST = 纵队首个单位被消灭时侧边或背边有敌人前边接触
cause-NO_ROOM_TO_RECOIL = 无处退却
cause-TRAMPLED = 被退却的战象践踏
cause-ELEPHANTS_COLLIDE = 战象退却时撞上战象
cause-ELEPHANTS_BY_DEFENDERS = 战象攻打城市或要塞时被打退

cause-SUPPORTER_FALLS_BACK = 为其提供支援
cause-NEIGHBOUR_FALLS_BACK = 与胜方的侧边或背边接触
cause-FOOT_RECOIL = 步兵：底座深度，至多 ½ BW
cause-MOUNTED_RECOIL = 骑乘兵种：1 BW，或较小的底座深度
cause-TURNS_FROM_SHOOTER = 背边被射击
cause-PUSHED_BY_FRIEND = 被友军推后
cause-PASSES_THROUGH = 贯穿友军
cause-STOPPED_BY_TERRAIN = 不能进入的地形
cause-STOPPED_BY_EDGE = 地图边缘
cause-STOPPED_BY_FRIENDS = 不能贯穿也不能推后的友军
cause-STOPPED_BY_ENEMY = 身后有敌人
cause-STOPPED_BY_STRONGHOLD = 身后有城塞营

cause-FLIGHT_TO_ENEMY = 遇到敌人
cause-FLIGHT_TO_FRIEND = 遇到不可穿过的友军
cause-FLIGHT_TO_STRONGHOLD = 遇到城塞营
cause-FLIGHT_TO_SHORE = 到达岸边
cause-FLIGHT_TO_BAD_GOING = 前方是通行艰难地形
cause-FLIGHT_ALONG_EDGE = 战场侧边
cause-FLED_OFF_BOARD = 越过玩家的边
cause-NO_WAY_TO_FLEE = 根本无法移动
cause-FLED_INTO_RIVER = 溃逃时进入河流
cause-FLIGHT_BLOCKED = 溃逃受阻
cause-BLOCKED_A_FLIGHT = 挡在溃逃的战象或卷镰战车前

cause-HOT_PURSUIT = 追击 1 BW
cause-FOOT_PURSUIT = 追击步兵 ½ BW
cause-ENTERS_STRONGHOLD = 守军在近战中被消灭
cause-NO_PURSUIT_FROM_STRONGHOLD = 身处城塞营内
cause-NO_PURSUIT_IN_BAD_GOING = 身处通行艰难地形
cause-NO_PURSUIT_OFF_BOARD = 追击会超出地图边缘
cause-NO_PURSUIT_INTO_BAD_GOING = 追击会进入通行艰难地形
cause-PURSUIT_TO_ENEMY = 遇到敌人
cause-PURSUIT_TO_FRIEND = 友军挡在前面
cause-PURSUIT_TO_GROUND = 前方是城塞营或不能进入的地形

cause-TAKEN_IN_COMBAT = 以近战攻下
cause-SACK_DIE_ENDS = 投出 PIP 5 或 6 点
cause-SHOT_AWAY = 守军被射击消灭
cause-FALLEN_AND_LEFT = 已沦陷而没有敌人驻守
cause-WALKED_IN = 未经战斗进入
cause-STANDS_EMPTY = 无人防守
cause-REVOLT = 民兵反抗
cause-GONE_WITH_CITY = 所在城市遭到劫掠
cause-CAMP_TAKEN = 营地被攻占

cause-LOST_ELEMENT = 损失单位
cause-LOST_FIRST_DOUBLE = 首个双倍单位损失
cause-LOST_GENERAL = 损失将领
cause-LOST_CAMP = 营地被劫掠
cause-LOST_CITY = 城市被占领
cause-LOST_CITY_AND_NO_CAMP = 城市被占领且没有营地
cause-NOT_COUNTED = 卷镰战车、乌合之众、民兵和随营人员不计入损失

cause-MORE_LOSSES = 损失达到四个且多于对方
cause-LEVEL_LOSSES = 双方损失相等
cause-TIME_RAN_OUT = 时间用尽

cause-AGGRESSION_DIE = 侵略性掷骰
cause-AGGRESSION = 侵略性
cause-AGGRESSION_TIED = 总点数相等
cause-QUARTER_DIE = 四分区
cause-COMPUTER_DIE = 电脑的选择
cause-RIVER_DIE = 河流
cause-FEATURE_DOES_NOT_FIT = 四分区内无处可放
cause-FEATURE_FITS = 这处地形放得下，必须放置。
cause-OPTIONAL_MISSING = 家乡的可选地形尚未放齐。
cause-ENOUGH_GROUND = 可选地形的数量已达上限。
cause-PLOUGH_IN_ONE_QUARTER = 耕地须伸入相邻的四分区。

## 发生的事

# 战斗进程
event-BATTLE_BEGAN = 战斗开始。
event-BOUND_BEGAN = 第 { $bound } 回合开始，由{ $side }行动。
event-PIPS_THROWN = { $side }获得 { $pips } PIP。
event-PIPS_SPENT = 花费 { $pips } PIP，剩余 { $left }。
event-PIPS_LOST = { $side }有 { $pips } PIP 未使用，作废。
event-SHOOTING_BEGAN = 双方开始远程射击。
event-COMBAT_BEGAN = 双方开始近战。
event-BOUND_ENDED = { $side }结束第 { $bound } 回合。
event-PLOUGH_IS_GOOD = 本场战斗中耕地为通行良好地形。
event-PLOUGH_IS_ROUGH = 本场战斗中耕地为通行不佳地形。
event-RIVER_IS_PALTRY = 这条河流只是小溪，不妨碍任何人。
event-RIVER_IS_SLOW = 这条河流会减慢渡河者，河岸可供据守。
event-RIVER_IS_DEEP = 这条河流会减慢渡河者，只能以纵队渡过，河岸可供据守。

# 移动
event-MOVED = { $actor } 移动 { $distance } BW，花费 { $cost } PIP。
event-GROUP_MOVED = { $actor } 带领由 { $count } 个单位组成的集团移动，花费 { $cost } PIP。
event-MOVED_ALONG = { $actor } 随集团移动 { $distance } BW。
event-WHEELED = { $actor } 转弯 { $angle }°。
event-COLUMN_FORMED = { $count } 个单位在 { $actor } 之后排成纵队。
event-PASSED_THROUGH = { $actor } 贯穿 { $target }。
event-BROKE_OFF = { $actor } 与 { $target } 脱离接触，后退 { $distance } BW。
event-LANDED = { $actor } 登陆。
event-WENT_BETWEEN_GATES = { $actor } 前往另一座大门。

# 接触
event-CONTACTED = { $actor } 移动到与 { $target } 接触。
event-CONFORMED = { $actor } 与 { $target } 吻合：{ $cause }。
event-SLID = { $actor } 免费平移 { $distance } BW。
event-STAYED_OVERLAPPED = { $actor } 保持原位，视为受 { $target } 侧翼威胁。
event-TURNED_TO_FACE = { $actor } 转向 { $target }：{ $cause }。
event-COULD_NOT_TURN = { $actor } 没有空间转向 { $target }，留在原位：{ $cause }。
event-WENT_BEHIND = { $actor } 转向并移动到 { $target } 之后。
event-MADE_ROOM = { $actor } 被推后，以便 { $target } 转向。
event-WAGON_FRONT_SET = { $actor } 以 { $target } 最先接触的边为前边。
event-WAGON_FRONT_LOST = { $actor } 不再有前边：{ $cause }。
event-LINED_UP = { $actor } 与 { $target } 对齐，下回合交战。

# 射击与近战
event-SHOT = { $actor } 射击 { $target }。
event-JOINED_SHOT = { $actor } 也射击 { $target }。
event-WASTED_SHOT = { $actor } 射击 { $target } 无效：{ $cause }。
event-SHOT_BACK = { $actor } 向 { $target } 反击。
event-HELD_FIRE = { $actor } 不射击。
event-CANNOT_SHOOT_NOW = { $actor } 已不能射击。
event-TOTAL = { $actor } 的总点数为 { $total }。
event-COMPARED = { $actor } 对 { $target }：{ $cause }。
event-UNHARMED = { $actor } 不受影响：{ $cause }。
event-MUST_RECOIL = { $actor } 须退却：{ $cause }。
event-MUST_FLEE = { $actor } 须溃逃：{ $cause }。
event-DESTROYED = { $actor } 被消灭：{ $cause }。

# 效果移动
event-TURNED_AWAY = { $actor } 背向射击者转身：{ $cause }。
event-RECOILED = { $actor } 退却 { $distance } BW。
event-RECOIL_STOPPED = { $actor } 退却 { $distance } BW 后停止：{ $cause }。
event-PUSHED_BACK = { $actor } 被 { $target } 推后 { $distance } BW。
event-PUSH_STOPPED = { $actor } 只能被推后 { $distance } BW：{ $cause }。
event-FLED = { $actor } 溃逃 { $distance } BW。
event-FLIGHT_ENDED = { $actor } 溃逃 { $distance } BW 后停止：{ $cause }。
event-TURNED_ALONG_EDGE = { $actor } 转向，沿战场侧边继续溃逃。
event-WENT_OFF_BOARD = { $actor } 离开战场，算为损失：{ $cause }。
event-PURSUED = { $actor } 追击 { $distance } BW。
event-PURSUIT_STOPPED = { $actor } 追击 { $distance } BW 后停止：{ $cause }。
event-STAYED = { $actor } 不追击：{ $cause }。

# 城塞营
event-ENTERED = { $actor } 进入 { $place }。
event-LEFT = { $actor } 离开 { $place }。
event-SALLIED = { $actor } 从 { $place } 出击。
event-RETURNED = { $actor } 返回 { $place }。
event-SACK_BEGAN = { $actor } 开始劫掠 { $place }。
event-SACK_WENT_ON = { $actor } 继续劫掠 { $place }。
event-SACK_ENDED = { $actor } 对 { $place } 的劫掠结束：{ $cause }。
event-SACKER_STAYED = { $actor } 留下驻守 { $place }。
event-SURRENDERED = { $place } 向{ $side }投降。
event-PUPPET_SET_UP = 傀儡政权为{ $side }控制 { $place }。
event-CITY_EMPTY = { $place } 成了空城：{ $cause }。
event-REVOLTED = { $place } 的民兵起来反抗，城市重归{ $side }。
event-DENIZENS_GONE = { $place } 的民兵不复存在：{ $cause }。
event-CAMP_SACKED = { $actor } 劫掠 { $place }。
event-CAMP_REMOVED = { $place } 被移除。

# 损失与终局
event-LOSS_COUNTED = { $side }的损失加 { $losses }：{ $cause }。
event-LOSS_NOT_COUNTED = { $actor } 的损失不计入：{ $cause }。
event-LOSSES_TOLD = { $side }共损失 { $losses }。
event-BATTLE_WENT_ON = 双方均未落败：{ $cause }。
event-BATTLE_WON = { $side }赢得战斗：{ $cause }。
event-BATTLE_DRAWN = 战斗以和局告终：{ $cause }。

# 布置
event-AGGRESSION_TOTAL = { $side }的骰子与侵略性合计 { $total }。
event-ATTACKER_FOUND = { $side }是攻方。
event-THROWN_AGAIN = 双方重新掷骰：{ $cause }。
event-FEATURE_CHOSEN = { $side }选择地形：{ part-terrain }。
event-QUARTER_FOUND = 放入四分区 { $quarter }。
event-QUARTER_OF_DEFENDER = 由守方选择四分区。
event-QUARTER_OF_ATTACKER = 由攻方选择四分区。
event-FEATURE_PLACED = { part-terrain }放入四分区 { $quarter }。
event-FEATURE_DROPPED = { part-terrain }不放：{ $cause }。
event-EDGE_CHOSEN = { $side }选择{ part-edge }边。
event-CAMP_PLACED = { $side }设立营地。
event-NO_CAMP = { $side }没有营地。
event-CHOSEN = { $actor } 以{ $troop }出战。
event-DEPLOYED = { $actor } 部署完毕。
event-HELD_BACK = { $actor } 留待登陆。
event-LEFT_OUT = { $actor } 无处可放，不参加战斗。
event-DEPLOYMENT_ENDED = { $side }全军部署完毕。
event-SWAPPED = { $actor } 与 { $target } 对调位置。

part-terrain = { $terrain ->
    [waterway] 水域
    [river] 河流
    [road] 道路
    [city] 城市
    [fort] 要塞
    [hamlet] 村镇
    [edifice] 奇观
    [difficult-hill] 险山
    [gentle-hill] 缓山
    [wood] 树林
    [marsh] 湿地
    [gully] 沟壑
    [dunes] 沙丘
    [oasis] 绿洲
    [rocky] 碎石地
    [scrub] 灌木地
    [boggy] 泥泞平地
    [enclosures] 围田
    [plough] 耕地
   *[other] { $terrain }
}
part-edge = { $edge ->
    [near] 近
    [left] 左
    [far] 远
    [right] 右
   *[other] { $edge }
}

## 裁定：处理什么、结果如何

ruling-SHOOTING = { $actor } 射击 { $target }
ruling-CLOSE_COMBAT = { $actor } 与 { $target } 近战
ruling-ASSAULT = { $actor } 攻打 { $target } 防守的城塞营

result-LEGAL = { $target } 抵挡住了 { $actor }。

result-LEVEL_AT_STRONGHOLD = { $actor } 未能伤及 { $target }：{ cause-LEVEL_AT_STRONGHOLD }。
result-SACKER_BEATEN = { $target } 被 { $actor } 消灭：{ cause-SACKER_BEATEN }。
result-DEFENDER_BEATEN = { $target } 被 { $actor } 消灭：{ cause-DEFENDER_BEATEN }。
result-SALLIED_BEATEN = { $target } 被 { $actor } 消灭：{ cause-SALLIED_BEATEN }。
result-MOUNTED_INFANTRY_IN_BAD_GOING = { $target } 被 { $actor } 消灭：{ cause-MOUNTED_INFANTRY_IN_BAD_GOING }。
result-BEATEN_BY_DEFENDERS = { $actor } 迫使 { $target } 退却：{ cause-BEATEN_BY_DEFENDERS }。
result-COMMAND_POST_BEATEN = { $actor } 未能伤及 { $target }：{ cause-COMMAND_POST_BEATEN }。
result-DEFENDER_DOUBLED = { $target } 被 { $actor } 消灭：{ cause-DEFENDER_DOUBLED }。
result-LEVEL_NOTHING = { $actor } 未能伤及 { $target }：{ cause-LEVEL_NOTHING }。
result-KN_BY_BLADES = { $target } 被 { $actor } 消灭：{ cause-KN_BY_BLADES }。
result-KN_BY_LONGBOWS = { $target } 被 { $actor } 消灭：{ cause-KN_BY_LONGBOWS }。
result-CM_BY_BLADES = { $target } 被 { $actor } 消灭：{ cause-CM_BY_BLADES }。
result-CM_BY_LONGBOWS = { $target } 被 { $actor } 消灭：{ cause-CM_BY_LONGBOWS }。
result-CATAPHRACTS_BY_KNIGHTS = { $actor } 迫使 { $target } 退却：{ cause-CATAPHRACTS_BY_KNIGHTS }。
result-SCH_LEVEL = { $target } 被 { $actor } 消灭：{ cause-SCH_LEVEL }。
result-FAST_BY_SOLID = { $actor } 迫使 { $target } 退却：{ cause-FAST_BY_SOLID }。
result-COMMAND_POST_BY_TWO = { $target } 被 { $actor } 消灭：{ cause-COMMAND_POST_BY_TWO }。
result-BEATEN_RECOILS = { $actor } 迫使 { $target } 退却：{ cause-BEATEN_RECOILS }。
result-EL_BY_LIGHT_TROOPS = { $target } 被 { $actor } 消灭：{ cause-EL_BY_LIGHT_TROOPS }。
result-EL_BY_ARTILLERY = { $target } 被 { $actor } 消灭：{ cause-EL_BY_ARTILLERY }。
result-EL_BY_ELEPHANTS = { $actor } 迫使 { $target } 溃逃：{ cause-EL_BY_ELEPHANTS }。
result-KN_BY_MOUNTED = { $target } 被 { $actor } 消灭：{ cause-KN_BY_MOUNTED }。
result-CM_BY_CHARIOTS = { $target } 被 { $actor } 消灭：{ cause-CM_BY_CHARIOTS }。
result-CM_IN_BAD_GOING = { $target } 被 { $actor } 消灭：{ cause-CM_IN_BAD_GOING }。
result-CM_BY_ELEPHANTS = { $actor } 迫使 { $target } 溃逃：{ cause-CM_BY_ELEPHANTS }。
result-CV_BY_CHARIOTS = { $actor } 迫使 { $target } 溃逃：{ cause-CV_BY_CHARIOTS }。
result-CV_IN_BAD_GOING = { $actor } 迫使 { $target } 溃逃：{ cause-CV_IN_BAD_GOING }。
result-LH_BY_CHARIOTS = { $actor } 迫使 { $target } 溃逃：{ cause-LH_BY_CHARIOTS }。
result-LH_BY_ARTILLERY = { $actor } 迫使 { $target } 溃逃：{ cause-LH_BY_ARTILLERY }。
result-LH_IN_BAD_GOING = { $actor } 迫使 { $target } 溃逃：{ cause-LH_IN_BAD_GOING }。
result-SCH_SHOT_AT = { $actor } 迫使 { $target } 溃逃：{ cause-SCH_SHOT_AT }。
result-SCH_SHOT_IN_REAR = { $target } 被 { $actor } 消灭：{ cause-SCH_SHOT_IN_REAR }。
result-SCH_BEATEN = { $target } 被 { $actor } 消灭：{ cause-SCH_BEATEN }。
result-HEAVY_FOOT_BY_KNIGHTS = { $target } 被 { $actor } 消灭：{ cause-HEAVY_FOOT_BY_KNIGHTS }。
result-HEAVY_FOOT_BY_WARBAND = { $target } 被 { $actor } 消灭：{ cause-HEAVY_FOOT_BY_WARBAND }。
result-AX_BY_KNIGHTS = { $target } 被 { $actor } 消灭：{ cause-AX_BY_KNIGHTS }。
result-WB_BY_KNIGHTS = { $target } 被 { $actor } 消灭：{ cause-WB_BY_KNIGHTS }。
result-BW_BY_MOUNTED = { $target } 被 { $actor } 消灭：{ cause-BW_BY_MOUNTED }。
result-PS_BY_MOUNTED = { $target } 被 { $actor } 消灭：{ cause-PS_BY_MOUNTED }。
result-HD_BY_MOUNTED = { $target } 被 { $actor } 消灭：{ cause-HD_BY_MOUNTED }。
result-HD_BY_WARBAND = { $target } 被 { $actor } 消灭：{ cause-HD_BY_WARBAND }。
result-HD_SHOT_AT = { $actor } 迫使 { $target } 退却：{ cause-HD_SHOT_AT }。
result-HD_BEATEN = { $actor } 未能伤及 { $target }：{ cause-HD_BEATEN }。
result-ART_BEATEN = { $target } 被 { $actor } 消灭：{ cause-ART_BEATEN }。
result-WWG_BY_ELEPHANTS = { $target } 被 { $actor } 消灭：{ cause-WWG_BY_ELEPHANTS }。
result-WWG_BY_ARTILLERY = { $target } 被 { $actor } 消灭：{ cause-WWG_BY_ARTILLERY }。
result-WWG_BEATEN = { $actor } 未能伤及 { $target }：{ cause-WWG_BEATEN }。
result-DOUBLED_DESTROYED = { $target } 被 { $actor } 消灭：{ cause-DOUBLED_DESTROYED }。
result-CV_DOUBLED_BY_SPEARS = { $actor } 迫使 { $target } 溃逃：{ cause-CV_DOUBLED_BY_SPEARS }。
result-CV_DOUBLED_BY_ARTILLERY = { $actor } 迫使 { $target } 溃逃：{ cause-CV_DOUBLED_BY_ARTILLERY }。
result-LH_DOUBLED_FLEES = { $actor } 迫使 { $target } 溃逃：{ cause-LH_DOUBLED_FLEES }。
result-LH_DOUBLED_BY_MOUNTED = { $target } 被 { $actor } 消灭：{ cause-LH_DOUBLED_BY_MOUNTED }。
result-LH_DOUBLED_BY_BOWS = { $target } 被 { $actor } 消灭：{ cause-LH_DOUBLED_BY_BOWS }。
result-LH_DOUBLED_BY_PSILOI = { $target } 被 { $actor } 消灭：{ cause-LH_DOUBLED_BY_PSILOI }。
result-LH_DOUBLED_BY_ARTILLERY = { $target } 被 { $actor } 消灭：{ cause-LH_DOUBLED_BY_ARTILLERY }。
result-LH_DOUBLED_IN_BAD_GOING = { $target } 被 { $actor } 消灭：{ cause-LH_DOUBLED_IN_BAD_GOING }。
result-PS_DOUBLED_FLEES = { $actor } 迫使 { $target } 溃逃：{ cause-PS_DOUBLED_FLEES }。
result-PS_DOUBLED_BY_MOUNTED = { $target } 被 { $actor } 消灭：{ cause-PS_DOUBLED_BY_MOUNTED }。
result-PS_DOUBLED_BY_LIGHT_FOOT = { $target } 被 { $actor } 消灭：{ cause-PS_DOUBLED_BY_LIGHT_FOOT }。
result-PS_DOUBLED_BY_BOWS = { $target } 被 { $actor } 消灭：{ cause-PS_DOUBLED_BY_BOWS }。
result-PS_DOUBLED_BY_ELEPHANTS = { $actor } 迫使 { $target } 退却：{ cause-PS_DOUBLED_BY_ELEPHANTS }。

## 问题

question-NOTHING = 没有要决定的事。
question-AGGRESSION = 掷骰决定由谁进攻？
question-GROUND = 放置什么地形，放在哪里？
question-QUARTER = 地形放在哪个四分区？
question-EDGE = 攻方选择哪一边？
question-CAMP = 营地设在哪里？
question-DEPLOY = 部署哪个单位，部署在哪里？
question-SWAP = 是否对调单位？
question-PIPS = 会有多少 PIP？
question-MOVE = 哪个单位或集团移动，移到哪里？
question-AIM = 射击哪个目标？
question-AIM-chosen = { $actor } 射击哪个目标？
question-FIGHT = 接下来结算哪场近战？
question-CONFORM = 被接触的单位是否吻合？
question-CONFORM-chosen = { $actor } 与敌人吻合，还是同时承受侧翼威胁？
question-RECOIL = 单位如何退却？
question-RECOIL-chosen = { $actor } 如何退却？
question-OCCUPY = 哪个进攻单位进入？
question-SACKED = 单位留下驻守，还是离开？
question-SACKED-chosen = { $actor } 留下驻守，还是离开？

act-ROLL_AGGRESSION = 为侵略性掷骰
act-TAKE_GROUND = 选择地形
act-PLACE_GROUND = 放置地形
act-LEAVE_OUT = 不放这处地形
act-NO_MORE_GROUND = 不再放置地形
act-TAKE_EDGE = 选择一边
act-PLACE_CAMP = 设立营地
act-DEPLOY = 部署
act-DEPLOY_INSIDE = 部署于城塞营
act-KEEP_BACK = 留待登陆
act-SWAP = 对调
act-READY = 完成
act-QUICK = 由电脑布置
act-NAME_QUARTER = 指定四分区
act-FIELD_AS = 改用另一形式
act-ROLL_PIPS = 掷 PIP
act-CHOOSE = 选定
act-MOVE = 移动
act-CONTACT = 移动接触
act-FORM_COLUMN = 排成纵队
act-BY_ROAD = 沿道路移动
act-BACK = 径直后退
act-ENTER = 进入
act-LAND = 登陆
act-REVOLT = 发动反抗
act-LET_BE = 不移动
act-END_MOVES = 结束移动
act-SHOOT = 射击
act-HOLD_FIRE = 不射击
act-FIGHT = 近战
act-CONFORM = 吻合
act-STAND = 保持原位
act-RECOIL = 退却
act-TURN_AND_RECOIL = 转向后退却
act-OCCUPY = 进入占领
act-STAY_AS_GARRISON = 留下驻守
act-MARCH_OUT = 撤出
