### 战役规则的用语。部队与参战方的名称、格子和数字都以文本填入。


## 不许可的原因：完整的句子

cause-LEGAL = 可以这样做。
cause-GAME_OVER = 战役已经结束。
cause-NOT_YOUR_DECISION = 现在轮不到你决定。
cause-NOT_ASKED = 现在要决定的不是这件事。
cause-NO_SUCH_UNIT = 地图上没有这支部队。
cause-NOT_YOUR_UNIT = 这支部队属于别的参战方。

cause-SPENT = 这支部队已行动，或已决定按兵不动。
cause-LOCKED = 这支部队已被锁定，不能筹划。
cause-OTHER_UNIT_CHOSEN = 现在要决定的是另一支部队。
cause-EMPTY_PLAN = 筹划至少要有一次移动或一次攻击。
cause-OFF_MAP = 那里在地图边缘之外。
cause-FRIEND_THERE = 那里有友军：可以途经，不能停留。
cause-ENEMY_THERE = 那里有敌军。
cause-PLACE_PROMISED = 己方另一支部队已筹划停在那里。
cause-FIRST_STEP_IN_ZONE = 部队从敌方交战区出发，第一步必须离开所有敌方交战区。
cause-SURROUNDED_BY_ZONES = 周围各格不是敌方交战区就是无法进入，部队不能移动。
cause-NOT_ENOUGH_MOVEMENT = 移动力不足，到不了那里。
cause-BEYOND_A_ZONE = 途中的敌方交战区会使部队停下，到不了那里。
cause-IMPASSABLE = 这支部队无法进入那里的地形。
cause-NO_ROUTE = 没有路通往那里，或者给出的路线终点不符。
cause-NO_SUCH_TARGET = 没有这个攻击目标。
cause-TARGET_IS_FRIEND = 目标是友军。
cause-TARGET_OUT_OF_ZONE = 目标不在这支部队的交战区内。
cause-CANNOT_ATTACK = 这个兵种不能攻击。

cause-NOT_ADJACENT = 撤退须逐格进行，而那一格与部队不相邻。
cause-NOT_FARTHER = 这一步没有离撤退的起点更远。
cause-INTO_ENEMY_ZONE = 不能撤入敌方交战区。
cause-DEAD_END = 走到那里就无法退完规定的距离。
cause-NOT_AN_ATTACKER = 只有参与此次进攻并且能够进入的部队才可进占那里。
cause-NOT_THE_WINNER = 只有胜方参战的部队才可进占，而且只能进入败方空出的地方。

cause-NOT_IN_BATTLE = 该参战方或部队没有参加这场夺旗战。
cause-SCORE_MISSING = 须先录入这场夺旗战各方的得分。
cause-STRENGTH_CANNOT_GROW = 新的战斗力至少为 1，且不能高于原来的数值。
cause-ONLY_FOR_PLAYER_UNITS = 只有玩家部队才录入生命值。
cause-ONLY_FOR_NPC_UNITS = 玩家部队没有战斗力可录入。
cause-NO_SUCH_MEMBER = 部队中没有这个编号的成员。
cause-SCORE_OUT_OF_BOUNDS = 得分须是 0 到 99 的整数。
cause-HIT_POINTS_OUT_OF_BOUNDS = 生命值须在 0 到该成员的满值之间。

## 理由：短语

cause-STOPPED_BY_ZONE = 敌方交战区
cause-STOPPED_BY_FRIEND = 友军挡在前面
cause-TARGET_GONE = 目标已不在
cause-NOT_IN_REACH = 双方没有接触
cause-PLAYER_UNIT_FIGHTS = 有玩家部队参战
cause-LOCKED_UNIT_FIGHTS = 有已锁定的部队参战

cause-ATTACK = 攻击
cause-ATTACKER_STRENGTH = 攻方战斗力
cause-DEFENDER_STRENGTH = 守方战斗力
cause-DEFENSIVE_GROUND = 处于防御地形
cause-DANGEROUS_GROUND = 处于危险地形
cause-SPECIAL_GROUND = 特殊地形
cause-ODDS = 战力比
cause-ODDS_MODIFIER = 战力比调整值
cause-GROUND_MODIFIER = 地形调整值
cause-CHECK_DIE = 检定
cause-NATURAL_BEST = 骰出最大值：提升一级
cause-NATURAL_WORST = 骰出 1：降低一级
cause-CRITICAL_SUCCESS = 大成功
cause-SUCCESS = 成功
cause-FAILURE = 失败
cause-CRITICAL_FAILURE = 大失败
cause-ODDS_TOO_LOW = 战力比过低

cause-RETREAT_DIE = 撤退距离
cause-NO_RETREAT = 无路可退
cause-ENDS_ON_FRIEND = 终点有友军
cause-PUSHED_BACK = 被击退
cause-REPULSED = 进攻受挫
cause-LOST_FLAG_BATTLE = 夺旗战落败

cause-FLAG_BATTLE = 夺旗战
cause-ROUNDS_DIE = 夺旗战轮数
cause-DEFENSIVE_START = 从防御地形开战
cause-DANGEROUS_START = 从危险地形开战
cause-ENOUGH_POINTS = 分数已够
cause-OTHERS_ALL_DYING = 其余各方全部濒死
cause-HIGHEST_SCORE = 得分最高
cause-ALL_DYING = 成员全部濒死
cause-QUICK_SCORE_DIE = 掷骰决定得分
cause-QUICK_LOSS_DIE = 掷骰决定损失

cause-LENGTH_DIE = 战役长度
cause-LAST_SIDE_STANDING = 其他各方已无部队
cause-NOBODY_LEFT = 各方都已没有部队
cause-UNIT_DESTROYED = 关键部队被歼灭
cause-PLACE_HELD = 要地被占
cause-EDGE_REACHED = 补给线在地图边缘被切断
cause-TIME_RAN_OUT = 时间用尽
cause-MOST_STRENGTH_LEFT = 时间用尽时剩余战斗力最高

## 发生的事

event-ROUND_BEGAN = 第 { $round } 轮开始。
event-LENGTH_SET = 战役将持续 { $rounds } 轮。
event-TURN_BEGAN = 轮到{ $side }行动。
event-ROUND_ENDED = 第 { $round } 轮结束。
event-PLANNED_MOVE = { $actor } 筹划移动到 { $cell }，消耗移动力 { $cost }。
event-PLANNED_ATTACK = { $actor } 筹划攻击 { $target }。
event-HELD = { $actor } 按兵不动。
event-MOVED = { $actor } 移动到 { $cell }，消耗移动力 { $cost }。
event-STOPPED = { $actor } 停在 { $cell }：{ $cause }。
event-ATTACK_LAPSED = { $actor } 对 { $target } 的攻击落空：{ $cause }。
event-STRENGTHS_COMPARED = 战斗力 { $attackers } 攻击 { $target } 的战斗力 { $defender }。
event-CHECK_TOTAL = 检定值为 { $total }，难度为 { $difficulty }。
event-DESTROYED = { $actor } 被消灭：{ $cause }。
event-MUST_RETREAT = { $actor } 须撤退 { $distance } ch：{ $cause }。
event-RETREAT_STEP = { $actor } 退到 { $cell }。
event-RETREAT_LENGTHENED = { $actor } 共须撤退 { $distance } ch：{ $cause }。
event-RETREATED = { $actor } 撤退 { $distance } ch，到达 { $cell }。
event-MARKED_SPENT = { $actor } 获得“已行动”标志。
event-ADVANCED = { $actor } 进占 { $cell }。
event-STAYED_BACK = { $side }不进占空出的地方。
event-REGROUPED = { $side }各部队重整。
event-LOCKED = { $actor } 被锁定：{ $cause }。
event-UNLOCKED = { $actor } 解锁。
event-FLAG_BATTLE_BEGAN = 夺旗战开始，共 { $rounds } 轮。
event-FLAG_GOAL = { $side }得满 { $points } 分即获胜。
event-HIT_POINTS_HALVED = { $actor } 的成员 { $member } 以 { $hit_points } 点生命值开战：{ $cause }。
event-SCORED = { $side }得分为 { $points }。
event-FLAG_BATTLE_WON = { $side }赢得夺旗战：{ $cause }。
event-RESTORED = { $actor } 在夺旗战后恢复原状。
event-STRENGTH_CHANGED = { $actor } 的战斗力录入为 { $strength }。
event-HIT_POINTS_SET = { $actor } 的成员 { $member } 现有 { $hit_points } 点生命值。
event-REPORTED_DYING = { $actor } 的成员全部濒死。
event-SHORT_REST = { $actor } 获得一次短休：{ $cause }。
event-SIDE_OUT = { $side }已没有部队。
event-CAMPAIGN_WON = { $side }赢得战役：{ $cause }。
event-CAMPAIGN_DRAWN = 战役不分胜负：{ $cause }。

## 裁定：结算什么，结果如何

ruling-ATTACK = 攻击 { $target }
ruling-FLAG_BATTLE = 夺旗战

result-CRITICAL_SUCCESS = 大成功：{ $target } 被消灭。
result-SUCCESS = 成功：{ $target } 须撤退。
result-FAILURE = 失败：{ $target } 守住，攻方须撤退。
result-CRITICAL_FAILURE = 大失败：{ $target } 守住，攻方被消灭。
result-ODDS_TOO_LOW = 战力比过低：不掷骰，{ $target } 守住，攻方须撤退。
result-ENOUGH_POINTS = 得分已够，夺旗战分出胜负。
result-OTHERS_ALL_DYING = 其余各方全部濒死，夺旗战分出胜负。
result-HIGHEST_SCORE = 夺旗战以得分最高者获胜。

## 询问

question-NOTHING = 没有需要决定的事了。
question-BEGIN = 战役可以开始了吗？
question-PLAN = 接下来由哪支部队筹划？
question-PLAN-chosen = { $actor } 作何筹划？
question-RETREAT = { $actor } 退往哪里？
question-ADVANCE = 由攻方的哪支部队进占空出的地方？
question-FLAG_BATTLE = 这场夺旗战结果如何？
question-FLAG_ADVANCE = 由胜方的哪支部队进占败方空出的地方？

act-BEGIN = 开始
act-CHOOSE = 选择
act-PLAN = 筹划
act-HOLD = 按兵不动
act-END_PLANNING = 结束筹划
act-RETREAT = 后退
act-ADVANCE = 进占
act-STAY = 留在原地
act-SCORE = 得分
act-STRENGTH = 新战斗力
act-DYING = 全部濒死
act-HIT_POINTS = 生命值
act-SETTLE = 结算
act-DICE_DECIDE = 掷骰决定

## 棋盘


open-ground = 开阔地
ground-defensive = 防御
ground-difficult = 困难
ground-dangerous = 危险
ground-water = 水域
ground-faction = 阵营

panel-forces = 部队
panel-turn = 战役轮
head-unit = 部队
head-side = 参战方
head-arm = 兵种
head-strength = 战斗力
head-movement = 移动力
head-place = 位置
head-state = 状态
state-ready = 待命
state-planned = 已筹划
state-spent = 已行动
state-locked = 锁定
state-destroyed = 被消灭
state-held = 按兵不动
