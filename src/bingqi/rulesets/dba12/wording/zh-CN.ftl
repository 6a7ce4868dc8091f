### DBA 1.22 的用语。单位与双方的名称、数字都以文本填入；长度以步计。


## 不许可的原因：完整的句子

cause-LEGAL = 可以这样做。
cause-GAME_OVER = 战斗已经结束。
cause-NOT_YOUR_DECISION = 现在由对方决定。
cause-NOT_ASKED = 现在要决定的不是这件事。
cause-NO_SUCH_UNIT = 战场上没有这个单位。
cause-NOT_YOUR_UNIT = 这个单位属于对方。

cause-NO_SUCH_TERRAIN = 没有这种地形，或者没有这个编号的地形。
cause-TERRAIN_USED_UP = 这种地形不能再放了。
cause-TERRAIN_MISSING = 地形还没有放够，不能结束。
cause-TERRAIN_OFF_BOARD = 地形必须完全位于战场之内。
cause-TERRAIN_TOO_CLOSE = 那里与别的地形重叠，或者离得太近。
cause-TERRAIN_NOT_ACROSS = 河流与道路必须从战场的一边通到另一边。
cause-NO_SUCH_EDGE = 战场没有这一边。
cause-EDGES_NOT_ADJACENT = 5 号和 6 号必须分给相邻的两边。
cause-CAMP_OFF_BASE_EDGE = 营地必须紧靠己方底边。
cause-CAMP_ON_TERRAIN = 营地必须完全位于易行地，不与其他东西重叠。
cause-ALREADY_DEPLOYED = 这个单位已经部署。
cause-OUTSIDE_DEPLOYMENT = 单位必须完全部署在距己方底边 600 步以内。
cause-NOT_ALL_DEPLOYED = 还有单位没有部署。

cause-OFF_BOARD = 单位会越出战场边缘。
cause-FRIEND_THERE = 那里有友军。
cause-ENEMY_THERE = 那里有敌军。
cause-IMPASSABLE = 任何单位都不能进入那里的地形。
cause-WHEELS_IN_BAD_GOING = 炮兵和车垒不能进入难行地。
cause-CAMP_THERE = 那里有营地：单位要么整个在营地里，要么整个在营地外。

cause-NOT_ENOUGH_POINTS = 剩余的移动点不够这次移动。
cause-FOLLOWERS_STAY = 随营人员不离开营地。
cause-DOES_NOT_MOVE = 这次移动的终点就是起点。
cause-TOO_FAR = 超出了该单位或集团的移动距离。
cause-TOO_FAR_IN_BAD_GOING = 移动途中有难行地，距离超出了在难行地的移动距离。
cause-TOO_FAR_IN_RIVER = 这次移动不经道路渡河，超出了渡河时的移动距离。
cause-PATH_BLOCKED = 从起点四角到终点四角的四条连线中，受阻的不止一条。
cause-GROUP_PATH_BLOCKED = 集团的路线上有阻挡。
cause-CANNOT_PASS_FRIENDS = 该单位不能穿过路线上的友军。
cause-NOT_BY_ROAD = 要走这么远，必须全程沿道路移动。
cause-NO_SECOND_MOVE = 该单位或集团在本回合已经移动，不能再次移动。
cause-ONLY_IN_FIRST_BOUND = 散兵只能在己方的第一个回合第二次移动。
cause-ONLY_BY_ROAD = 这些单位要再次移动，每次都必须全程沿道路。
cause-ACROSS_ZONE = 这次移动越过敌方控制区；只有与该敌军接触、正对它或直接后退时才可以。
cause-NOT_STRAIGHT_BACK = 正面有敌军接触的单位只能笔直向后脱离。
cause-NOT_FASTER = 要脱离接触，必须比每一个与它接触的敌军都快。
cause-BREAK_OFF_TOO_SHORT = 脱离接触至少要后退 200 步。
cause-OTHERS_CHOSEN = 已经选定另一个单位或集团来移动。

cause-GROUP_OF_ONE = 集团至少要有两个单位。
cause-NOT_SAME_FACING = 集团中的单位必须朝向相同。
cause-NOT_TOGETHER = 集团中的单位必须以边或角彼此接触。
cause-GROUP_IN_CONTACT = 有敌军的前边接触这个集团的单位，因此它不能作为集团移动。
cause-PARTLY_IN_BAD_GOING = 部分处于难行地的单位只有在纵队中才能算入集团。
cause-BAD_GOING_NEEDS_COLUMN = 集团只有排成纵队才能在难行地移动。
cause-RIVER_NEEDS_COLUMN = 集团只有排成纵队才能渡河。
cause-AWAY_NEEDS_COLUMN = 集团只有排成纵队才能背离正面的敌军。
cause-GROUP_TURNS = 集团只能直进或向前转弯，各单位保持相对位置。
cause-WHEEL_TOO_WIDE = 集团转弯不得超过 90 度。
cause-WHEEL_BACKWARDS = 集团只能向前转弯。
cause-SHIFT_TOO_FAR = 集团平移不得超过半个底座宽，即 80 步。
cause-SHIFT_WITHOUT_ENEMY = 集团平移只能用来与敌军对齐。
cause-NO_ROOM_FOR_COLUMN = 没有地方容纳纵队的各单位。
cause-COLUMN_OUT_OF_PLACE = 这次移动不能让每个单位都到达自己在纵队中的位置。

cause-CONTACT_NOT_EXACT = 这次移动碰到敌军，却没有形成精确接触：须正面完全相对，或以前边连角接触侧面，或完全接触背面，或形成重叠。
cause-FLANK_FROM_AHEAD = 只有从敌军前边延长线之后出发，才能接触它的侧面。
cause-REAR_FROM_AHEAD = 只有从敌军前边延长线之后出发，才能接触它的背面。
cause-CAMP_NOT_IN_FRONT = 攻击营地时，须以前边贴住营地的一边。
cause-CAMP_IS_FULL = 那个营地已由另一个单位占据。

cause-NO_MISSILES = 该单位不能射击。
cause-NO_SUCH_TARGET = 没有这个目标。
cause-TARGET_IS_FRIEND = 目标是友军。
cause-OUT_OF_RANGE = 目标在射程之外。
cause-OUT_OF_ARC = 目标在射界之外。
cause-GUNS_MOVED = 炮兵在本回合移动过，不能射击。
cause-GUNS_IN_ENEMY_BOUND = 炮兵只在己方回合射击。
cause-SHOOTER_IN_CONTACT = 正在近战的单位不能射击。
cause-TARGET_IN_CONTACT = 不能向正在近战的单位射击。
cause-SIGHT_BLOCKED = 射手与目标之间有阻挡。
cause-ALREADY_SHOT = 该单位在本回合已经射击。

cause-NO_COMBAT_THERE = 这两个单位没有正面接触。
cause-ALREADY_FOUGHT = 这场近战在本回合已经打过。
cause-CAMP_ALREADY_FOUGHT = 本回合已有一个单位攻打过那个营地，不能再有第二个。

## 理由：短语

cause-SET_UP_DIE = 开局掷骰
cause-BASE_EDGE_DIE = 底边
cause-POINTS_DIE = 移动点
cause-MOVE_COST = 移动
cause-ELEPHANTS_COST = 其中有战象
cause-OUT_OF_COMMAND = 距将领超过 1200 步
cause-OUT_OF_COMMAND_UNSEEN = 距将领超过 600 步，且有树林或山丘阻隔
cause-NO_GENERAL = 将领已失

cause-ENEMY_ON_SIDE = 侧面有敌军
cause-ENEMY_ON_REAR = 背面有敌军
cause-MAKES_ROOM = 给转向的友军让位

cause-SHOOTING = 射击
cause-CLOSE_COMBAT = 近战
cause-CAMP_COMBAT = 营地战斗

cause-BLADES_AGAINST_FOOT = 对步兵的兵种修正值
cause-BLADES_AGAINST_MOUNTED = 对骑乘单位的兵种修正值
cause-ELEPHANTS_AGAINST_FOOT = 对步兵的兵种修正值
cause-ELEPHANTS_AGAINST_MOUNTED = 对骑乘单位的兵种修正值
cause-SPEARS_OR_SCYTHED = 兵种修正值
cause-KNIGHTS_AGAINST_FOOT = 对步兵的兵种修正值
cause-KNIGHTS_AGAINST_MOUNTED = 对骑乘单位的兵种修正值
cause-CAVALRY = 兵种修正值
cause-AUXILIA_AGAINST_FOOT = 对步兵的兵种修正值
cause-AUXILIA_AGAINST_MOUNTED = 对骑乘单位的兵种修正值
cause-BOWS_AGAINST_FOOT = 对步兵的兵种修正值
cause-BOWS_AGAINST_MOUNTED = 对骑乘单位的兵种修正值
cause-LIGHT_TROOPS = 兵种修正值
cause-FOLLOWERS = 兵种修正值

cause-FOOT_IN_CAMP = 步兵据守营地
cause-GENERAL = 将领
cause-UPHILL = 居高作战
cause-OVERLAPPED = 受敌军重叠
cause-FLANK_CONTACT = 侧面受敌军接触
cause-REAR_CONTACT = 背面受敌军接触
cause-OTHER_SHOOTER = 另有敌军射击
cause-IN_BAD_GOING = 处于难行地
cause-ENEMY_IN_BAD_GOING = 骑乘单位与难行地中的敌军近战

cause-PIKES_BEHIND = 后有长枪兵支援
cause-SPEARS_BEHIND = 后有矛兵支援
cause-WARBAND_BEHIND = 后有战帮支援
cause-PSILOI_BEHIND = 后有散兵支援
cause-PSILOI_AT_CAMP = 攻营时后有散兵支援

cause-SUPPORT_IN_BAD_GOING = 没有支援：两者之一处于难行地
cause-SUPPORT_AT_CAMP = 攻营时没有支援
cause-PIKES_CHARGED_SHOOTERS = 没有支援：本回合移动接触了弓弩手或炮兵

cause-COMBAT_DIE = 掷骰
cause-EQUAL = 总值相等
cause-BEATEN = 总值较低
cause-DOUBLED = 总值不超过对方的一半
cause-NOT_SHOT_BACK = 没有受到还击

cause-ELEPHANTS_DESTROYED = 战象败于散兵、辅助兵、轻骑手或炮兵
cause-ELEPHANTS_IN_BAD_GOING = 战象在难行地落败
cause-ELEPHANTS_RECOIL = 战象落败
cause-SCYTHED_BEATEN = 卷镰战车落败
cause-KNIGHTS_FLEE_ELEPHANTS = 骑士败于战象
cause-KNIGHTS_BEATEN_BY_MOUNTED = 骑士败于卷镰战车或轻骑手
cause-KNIGHTS_IN_BAD_GOING = 骑士在难行地落败
cause-KNIGHTS_CHARGED_BOWS = 骑士败于本回合自己冲向的弓弩手
cause-KNIGHTS_RECOIL = 骑士落败
cause-MOUNTED_FLEE_SCYTHED = 骑乘单位败于卷镰战车
cause-MOUNTED_FLEE_BAD_GOING = 骑乘单位在难行地落败
cause-MOUNTED_RECOIL = 骑乘单位落败
cause-AUXILIA_RIDDEN_DOWN = 辅助兵在易行地败于骑士
cause-AUXILIA_RECOIL = 辅助兵落败
cause-BOWS_RIDDEN_DOWN = 弓弩手败于骑乘单位
cause-BOWS_RECOIL = 弓弩手落败
cause-WARBAND_OVERRUN = 战帮在易行地败于战象、骑士或卷镰战车
cause-WARBAND_RECOIL = 战帮落败
cause-PSILOI_RIDDEN_DOWN = 散兵在易行地败于骑士或骑兵
cause-PSILOI_RECOIL = 散兵落败
cause-ARTILLERY_OVERRUN = 炮兵在近战中落败
cause-ARTILLERY_RECOIL = 炮兵在射击中落败
cause-WAR_WAGON_DESTROYED = 车垒败于炮兵或战象
cause-WAR_WAGON_STAYS = 车垒落败
cause-FOLLOWERS_BEATEN = 随营人员落败
cause-FOOT_RIDDEN_DOWN = 步兵在易行地败于骑士或卷镰战车
cause-FOOT_BROKEN_BY_WARBAND = 步兵败于战帮
cause-FOOT_RECOIL = 步兵落败

cause-CAVALRY_FLEE_SPEARS = 骑兵在易行地加倍败于长枪兵或矛兵
cause-CAVALRY_DOUBLED = 骑兵加倍落败
cause-LIGHT_HORSE_DOUBLED = 轻骑手加倍败于骑乘单位，或在近战中加倍败于弓弩手或车垒
cause-LIGHT_HORSE_IN_BAD_GOING = 轻骑手在难行地加倍落败
cause-LIGHT_HORSE_FLEE = 轻骑手加倍落败
cause-PSILOI_DOUBLED_BY_MOUNTED = 散兵在易行地加倍败于骑士、骑兵、骆驼兵或轻骑手
cause-PSILOI_DOUBLED_BY_LIGHT_FOOT = 散兵加倍败于弓弩手、辅助兵或散兵
cause-PSILOI_FLEE = 散兵加倍落败
cause-OTHERS_DOUBLED = 加倍落败

cause-ENEMY_ON_FLANK_OR_REAR = 退却时侧面或背面有敌军接触
cause-PSILOI_PASS = 散兵退却可穿过任何友军
cause-MOUNTED_PASS = 骑乘单位退却可穿过长枪兵和战象以外的友军
cause-BLADES_PASS = 剑兵退却可穿过剑兵和矛兵
cause-PIKES_PASS = 长枪兵退却可穿过剑兵
cause-BOWS_PASS = 弓弩手退却可穿过剑兵
cause-PUSHED_BACK = 被推后
cause-RECOIL_INTO_IMPASSABLE = 退入不能进入的地形
cause-RECOIL_OFF_BOARD = 退出战场边缘
cause-RECOIL_INTO_CAMP = 退却时碰到营地
cause-RECOIL_INTO_FRIENDS = 退却时碰到既不能穿过也推不动的友军
cause-RECOIL_INTO_ENEMY = 退却时碰到敌军
cause-STRUCK_BY_RECOIL = 侧面或背面被退却的敌军撞上
cause-NO_WAY_OUT_OF_CAMP = 据守营地，无路可退

cause-ENEMY_IN_THE_WAY = 前有敌军
cause-FRIENDS_IN_THE_WAY = 前有不能穿过的友军
cause-BAD_GOING_IN_THE_WAY = 前有难行地
cause-IMPASSABLE_IN_THE_WAY = 前有不能进入的地形
cause-FLIGHT_OFF_BOARD = 逃出战场边缘
cause-NO_WAY_AROUND = 前路受阻，无法绕过

cause-KNIGHTS_PURSUE = 骑士追击
cause-SCYTHED_PURSUE = 卷镰战车追击
cause-WARBAND_PURSUES = 战帮追击
cause-REAR_WARBAND_FOLLOWS = 支援的战帮跟进
cause-PURSUIT_MEETS_ENEMY = 前有敌军
cause-PURSUIT_MEETS_FRIENDS = 前有友军
cause-PURSUIT_MEETS_TERRAIN = 前有不能进入的地形
cause-PURSUIT_MEETS_EDGE = 战场边缘
cause-PURSUIT_MEETS_CAMP = 前有营地

cause-ELEMENTS_LOST = 损失的单位
cause-CAMP_LOST = 营地在敌军手中
cause-GENERAL_FALLEN = 敌方将领已失，且损失多于己方
cause-FOUR_LOST = 敌方损失达到四个单位，且多于己方
cause-TIME_RAN_OUT = 时间用尽

## 发生的事

event-DICE_COMPARED = { $side }点数较大；由另一方选择地形。
event-DICE_EQUAL = 点数相同，重新掷骰。
event-TERRAIN_PLACED = 放置了第 { $piece } 处地形。
event-TERRAIN_ENDED = { $side }放置完毕，共 { $pieces } 处地形。
event-EDGES_NUMBERED =
    从{ $edge ->
        [north] 北边
        [east] 东边
        [south] 南边
       *[west] 西边
    }起，战场各边顺时针编为 1 至 4 号。
event-EDGES_ADDED =
    5 号分给{ $five ->
        [north] 北边
        [east] 东边
        [south] 南边
       *[west] 西边
    }，6 号分给{ $six ->
        [north] 北边
        [east] 东边
        [south] 南边
       *[west] 西边
    }。
event-BASE_EDGE_SET =
    { $side }以{ $edge ->
        [north] 北边
        [east] 东边
        [south] 南边
       *[west] 西边
    }为底边。
event-CAMP_PLACED = { $side }放置营地。
event-DEPLOYED = { $actor } 部署完毕。
event-DEPLOYMENT_ENDED = { $side }全军部署完毕。

event-BOUND_BEGAN = 第 { $bound } 回合开始，由{ $side }行动。
event-POINTS_SET = { $side }掷出移动点 { $points }。
event-MOVES_ENDED = { $side }结束移动，未用的移动点：{ $points }。
event-SHOOTING_BEGAN = 双方可以射击。
event-COMBATS_BEGAN = 开始近战。
event-BOUND_ENDED = 第 { $bound } 回合结束。

event-MOVED = { $actor } 移动 { $distance } 步，消耗移动点 { $cost }。
event-GROUP_MOVED = { $actor } 所在的集团移动 { $distance } 步，消耗移动点 { $cost }。
event-WHEELED = { $actor } 所在的集团转弯 { $angle } 度。
event-SHIFTED = { $actor } 所在的集团平移 { $distance } 步，与敌军对齐。
event-COLUMN_FORMED = { $actor } 所在的集团变为纵队，移动 { $distance } 步，消耗移动点 { $cost }。
event-BROKE_OFF = { $actor } 脱离接触，后退 { $distance } 步，消耗移动点 { $cost }。
event-CONTACTED = { $actor } 接触 { $target } 的正面。
event-CONTACTED_FLANK = { $actor } 接触 { $target } 的侧面。
event-CONTACTED_REAR = { $actor } 接触 { $target } 的背面。
event-TURNED_TO_FACE = { $actor } 转向面对 { $target }：{ $cause }。
event-MADE_ROOM = { $actor } 移开：{ $cause }。
event-ENTERED_CAMP = { $actor } 进驻己方营地。
event-LEFT_CAMP = { $actor } 离开营地。
event-CONTACTED_CAMP = { $actor } 接触{ $side }的营地。

event-SHOT = { $actor } 瞄准 { $target }。
event-HELD_FIRE = { $actor } 不射击。
event-FACTORS_COMPARED = 掷骰之前，{ $actor } 为 { $own }，{ $target } 为 { $enemy }。
event-TOTALS_COMPARED = 总值：{ $actor } 为 { $own }，{ $target } 为 { $enemy }。

event-DESTROYED = { $actor } 被消灭：{ $cause }。
event-RECOILED = { $actor } 退却 { $distance } 步：{ $cause }。
event-STAYED = { $actor } 原地不动：{ $cause }。
event-PASSED_THROUGH = { $actor } 穿过 { $target }：{ $cause }。
event-PUSHED = { $actor } 被 { $target } 推后 { $distance } 步。
event-FLED = { $actor } 溃逃 { $distance } 步：{ $cause }。
event-DODGED = { $actor } 溃逃途中偏转 { $angle } 度：{ $cause }。
event-FLIGHT_STOPPED = { $actor } 溃逃 { $distance } 步后停下：{ $cause }。
event-PURSUED = { $actor } 追击 { $distance } 步：{ $cause }。
event-PURSUIT_STOPPED = { $actor } 停止追击：{ $cause }。

event-GENERAL_LOST = { $side }失去将领。
event-CAMP_TAKEN = { $actor } 攻占{ $side }的营地。
event-CAMP_RETAKEN = { $actor } 夺回{ $side }的营地。
event-LOSSES_COUNTED = { $side }的损失计为 { $losses }。
event-BATTLE_WON = { $side }赢得战斗：{ $cause }。
event-BATTLE_DRAWN = 战斗不分胜负：{ $cause }。

## 裁定：结算什么，结果如何

ruling-SHOOTING = { $actor } 射击 { $target }
ruling-CLOSE_COMBAT = { $actor } 与 { $target } 近战
ruling-CAMP_COMBAT = { $actor } 攻打 { $target } 据守的营地

result-EQUAL = 总值相等：没有结果。
result-BEATEN = { $actor } 击败 { $target }。
result-DOUBLED = { $actor } 加倍击败 { $target }。
result-NOT_SHOT_BACK = { $actor } 总值较低，但没有受到还击：没有结果。
