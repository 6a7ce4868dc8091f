### 要决定的事、战场内外所见，以及可供选择的行动。

list-more = { $first }，{ $rest }

## 问题

question-NOTHING = 没有要决定的事。
question-DICE = 掷布置骰？
question-GROUND = 放置什么地形，放在哪里？
question-EDGES = 从哪一边开始给战场各边编号？
question-NUMBERS = 5 号和 6 号给哪两边？
question-CAMP = 营地设在哪里？
question-DEPLOY = 部署哪个单位，部署在哪里？
question-POINTS = 会有多少移动点？
question-MOVE = 哪个单位或集团移动，移到哪里？
chosen-MOVE = { $count ->
    [1] { $actor } 移动到哪里？
   *[other] { $actor } 率领的 { $count } 个单位移动到哪里？
}
question-AIM = 哪个单位射击，射击哪个目标？
question-FIGHT = 接下来结算哪场近战？

act-ROLL_SET_UP = 掷布置骰
act-PLACE_GROUND = 放置地形
act-NO_MORE_GROUND = 不再放置地形
act-NUMBER_EDGES = 给各边编号
act-ADD_NUMBERS = 分配 5 号和 6 号
act-PLACE_CAMP = 设立营地
act-DEPLOY = 部署
act-READY = 完成
act-QUICK = 由电脑布置
act-ROLL_POINTS = 掷移动点
act-CHOOSE = 选定
act-MOVE = 移动
act-CONTACT = 移动接触
act-FORM_COLUMN = 排成纵队
act-BY_ROAD = 沿道路移动
act-BACK = 径直后退
act-ENTER = 进入营地
act-LET_BE = 不移动
act-END_MOVES = 结束移动
act-SHOOT = 射击
act-HOLD_FIRE = 不射击
act-FIGHT = 近战

## 地形

going-GOOD = 易行地
going-BAD = 难行地
going-IMPASSABLE = 不能进入
ground-hill = 有棱线的山
ground-masks = 阻挡射击
ground-river = 不走道路渡河时至多移动 { $distance } 步，集团须成纵队
hold-OWN = { $side }的
hold-TAKEN = { $side }的，已落入敌手

## 标记

mark-own-zone = { $actor } 的控制区
mark-enemy-zone = { $actor } 的控制区
mark-arc = { $actor } 的射击范围
mark-contact = { $actor } 与 { $target } 近战
mark-overlap = { $actor } 重叠 { $target }
mark-flank = { $actor } 接触 { $target } 的侧面
mark-rear = { $actor } 接触 { $target } 的背面
mark-rear-support = { $actor } 在身后支援 { $target }
mark-deploy = 这一方部署于此
mark-asked = 正待决定：{ $actor }

## 单位的状态

state-ready = 就绪
state-general = 将领
state-inside = 据守 { $place }
state-contact = 与 { $target } 近战
state-moved = 已移动
state-shot = 不再射击
state-fought = 已近战
status-LOST = 已损失
status-WAITING = 尚未部署

## 回合

log-round = 第 { $round } 回合
turn-bound = 第 { $bound } 回合
turn-bound-of = 第 { $bound } 回合（共 { $last } 回合）
turn-points = 剩余移动点：{ $left }
turn-lost = 损失 { $one } : { $other }
phase-SET_UP = 布置
phase-BEGIN = 回合开始
phase-MOVE = 移动
phase-SHOOT = 射击
phase-COMBAT = 近战
phase-END = 回合结束
stage-DICE = 布置：掷骰
stage-GROUND = 布置：地形
stage-EDGES = 布置：战场各边
stage-NUMBERS = 布置：5 号和 6 号
stage-FIRST_CAMP = 布置：点数高者的营地
stage-SECOND_CAMP = 布置：点数低者的营地
stage-FIRST_LINE = 布置：点数高者部署
stage-SECOND_LINE = 布置：点数低者部署
stage-READY = 布置完毕

## 表格

panel-turn = 回合
panel-elements = 单位
panel-combat = { $actor } 对 { $target }
panel-shot = { $actor } 射击 { $target }
panel-losses = 损失
panel-goals = 胜利条件
panel-credit = 规则出处
head-element = 单位
head-side = 一方
head-troops = 兵种
head-against = 对步/对骑
head-reach = 射程
head-place = 位置与朝向
head-state = 状态
head-lost = 损失
head-counts-too = 其中
element-titled = { $element } { $title }
troop-coded = { $title }（{ $code }）
lost-general = 将领
lost-camp = 营地
modifier = { $value } { $why }
odds-percent = { $percent } %
fate-STAY = { $actor } 不动（{ $cause }）
fate-RECOIL = { $actor } 退却（{ $cause }）
fate-FLEE = { $actor } 溃逃（{ $cause }）
fate-DESTROYED = { $actor } 被消灭（{ $cause }）
fate-BLOCKED = { $actor } 无路退却而被消灭（{ $cause }）
fate-nobody = 双方均不受影响
goal-losses = 回合结束时，失去将领或损失达到 { $losses } 个单位、且损失多于对方的一方落败。
goal-camp = 落入敌手的营地算 { $losses } 个单位。卷镰战车和随营人员不计入损失。
goal-bounds = 第 { $last } 回合之后战斗以和局告终。
credit-rules = DBA 1.22（1990 至 2000 年）的作者是 Phil Barker、Richard Bodley Scott 与 Sue Laflin Barker；1995 年的 DBA 1.2 属于 Wargames Research Group。
credit-program = 这里依照的近战说明出自 Wargaming.net 的 DBA Online 程序（1999 至 2006 年）。

## 选择

choice-CHOOSE = { $actor }
choice-CHOOSE-group = { $names }（{ $count } 个）
choice-PLACE_GROUND = { $target } 放在 { $place }
choice-NUMBER_EDGES = 从{ $target }边开始
choice-ADD_NUMBERS = 5 号给{ $target }边，6 号给{ $other }边
choice-PLACE_CAMP = 营地设在 { $place }
choice-DEPLOY = { $actor } 部署于 { $place }
choice-QUICK = 余下的布置由电脑代劳（第 { $amount } 种布置）
choice-MOVE-straight = { $way ->
    [back] 后退
   *[other] 前进
} { $ahead } 步
choice-MOVE-aside = { $hand ->
    [left] 左移
   *[other] 右移
} { $aside } 步，{ $way ->
    [back] 后退
   *[other] 前进
} { $ahead } 步
choice-MOVE-turned = { $turn ->
    [left] 左转
   *[other] 右转
} { $angle }°，到 { $place }
choice-CONTACT = { $actor } 接触 { $target }：{ $edge }
choice-FORM_COLUMN = 在 { $actor } 之后排成纵队，到 { $place }
choice-BY_ROAD = 沿道路 { $distance } 步
choice-BACK = 径直后退 { $distance } 步
choice-ENTER = 进入 { $target }
choice-SHOOT = { $actor } 射击 { $target }
choice-HOLD_FIRE = { $actor } 不射击
choice-FIGHT = { $actor } 与 { $target } 近战

way-CONTACT = 移动接触
way-AHEAD = 径直前进
way-ASIDE = 前进兼平移
way-LEFT = 左转
way-RIGHT = 右转
way-BACK = 后退
way-COLUMN = 排成纵队
way-ROAD = 沿道路
way-OUTLINE = 轮廓 { $outline }

edge-front = 正面
edge-right = 右侧面
edge-rear = 背面
edge-left = 左侧面
edge-left-corner = 在其左前角重叠
edge-right-corner = 在其右前角重叠
board-south = 南
board-west = 西
board-north = 北
board-east = 东
