### 棋盘上与棋盘旁的用语。（表头在 zh-CN.ftl 中。）

## 地形

ground-both = { $one }加{ $other }

## 标记

mark-zone = { $side }的交战区
mark-goal = 决定胜负的要地
mark-move = { $actor } 筹划前往 { $cell }
mark-attack = { $actor } 将攻击 { $target }
mark-retreat = { $actor } 须从这里撤退 { $distance } ch
mark-vacated = 空出的地方

## 选项

choice-MOVE = { $actor } 移动到 { $cell }
choice-ATTACK = { $actor } 攻击 { $target }
choice-MOVE_AND_ATTACK = { $actor } 移动到 { $cell } 并攻击 { $target }
choice-HOLD = { $actor } 按兵不动
choice-RETREAT = { $actor } 退到 { $cell }
choice-ADVANCE = { $actor } 进占 { $cell }
choice-SCORE = { $side }得 { $amount } 分
choice-STRENGTH = { $actor } 还剩战斗力 { $amount }
choice-DYING = { $actor } 的成员全部濒死

## 战役轮

turn-round = 第 { $round } 轮
turn-round-of = 第 { $round } 轮，共 { $last } 轮
phase-PREPARATION = 准备阶段
phase-PLANNING = 筹划
phase-EXECUTION = 实施
phase-FLAG_BATTLES = 玩家战斗阶段
phase-END = 结束阶段

## 表格

panel-goals = 胜利条件
panel-flag-battle = 夺旗战
panel-members = 成员
head-score = 得分
head-wins-at = 获胜所需
head-member = 成员
head-hit-points = 生命值
goal-unit = { $unit } 被消灭时，{ $side }获胜。
goal-place = { $side }在一轮结束时占住 { $cell }，即获胜。
goal-edge = { $side }的部队到达{ $edge }缘且移动力有剩余时，{ $side }获胜。
goal-standing = 只有一方还有部队时，该方获胜。
goal-rounds = 第 { $last } 轮结束时
goal-rounds-unknown = 最后一轮结束时
goal-time-nobody = 否则到{ $rounds }不分胜负。
goal-time-side = 否则到{ $rounds }由{ $side }获胜。
goal-time-strength = 否则到{ $rounds }，剩余战斗力最高的一方获胜。
edge-north = 北
edge-east = 东
edge-south = 南
edge-west = 西
