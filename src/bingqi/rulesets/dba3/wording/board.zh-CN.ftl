### 战场内外所见，以及可供选择的行动。

list-more = { $first }，{ $rest }

## 地形

going-GOOD = 通行良好
going-ROUGH = 通行不佳
going-BAD = 通行艰难
going-IMPASSABLE = 不能进入
going-PLOUGH = 通行良好，除非首个 PIP 骰为 1
going-camels = 骆驼通行良好
ground-hill = 有棱线的山
ground-masks = 阻挡视线
river-unknown = 深浅未知
river-paltry = 小溪
river-slow = 减慢渡河者
river-deep = 减慢渡河者，只能以纵队渡过
hold-OWN = { $side }
hold-SACKED = { $side }的，正被劫掠
hold-EMPTY = { $side }的，已空
hold-SURRENDERED = 已投降{ $side }
hold-TAKEN = { $side }的，已被占领
hold-GONE = { $side }的，已不存在

## 标记

mark-own-zone = { $actor } 的威胁区
mark-enemy-zone = { $actor } 的威胁区
mark-gate = { $place } 的大门
mark-arc = { $actor } 的射击范围
mark-contact = { $actor } 与 { $target } 近战
mark-overlap = { $actor } 对 { $target } 构成侧翼威胁
mark-flank = { $actor } 接触 { $target } 的侧边
mark-rear = { $actor } 接触 { $target } 的背边
mark-side-support = { $actor } 在侧面支援 { $target }
mark-rear-support = { $actor } 在身后支援 { $target }
mark-deploy = 各兵种可部署于此
mark-deploy-light = 除骑士外的骑兵、辅兵与散兵可部署于此
mark-quarter = 四分区 { $quarter }
mark-asked = 正待决定：{ $actor }

## 单位的状态

state-ready = 就绪
state-general = 将领
state-inside = 在 { $place } 内
state-sacking = 正在劫掠 { $place }
state-contact = 与 { $target } 近战
state-moved = 已移动
state-shot = 已射击
state-fought = 已近战
status-LOST = 已损失
status-WAITING = 尚未部署
status-AT_SEA = 等待登陆

## 回合

log-round = 第 { $round } 回合
turn-bound = 第 { $bound } 回合
turn-bound-of = 第 { $bound } 回合（共 { $last } 回合）
turn-pips = PIP 剩 { $left }（掷得 { $score }）
turn-lost = 损失 { $one } : { $other }
phase-SET_UP = 布置
phase-BEGIN = 回合开始
phase-MOVE = 移动
phase-SHOOT = 射击
phase-COMBAT = 近战
phase-END = 回合结束
stage-AGGRESSION = 布置：决定攻守
stage-GROUND = 布置：地形
stage-EDGE = 布置：选边
stage-FIRST_CAMP = 布置：守方营地
stage-SECOND_CAMP = 布置：攻方营地
stage-FIRST_LINE = 布置：守方部署
stage-SECOND_LINE = 布置：攻方部署
stage-SWAPS = 布置：守方可对调单位
stage-READY = 布置完毕

## 表格

panel-turn = 回合
panel-elements = 单位
panel-combat = { $actor } 对 { $target }
panel-shot = { $actor } 射击 { $target }
panel-losses = 损失
panel-goals = 胜利条件
head-element = 单位
head-side = 一方
head-troops = 兵种
head-against = 对步/对骑/受射
head-reach = 射程
head-place = 位置与朝向
head-state = 状态
head-lost = 损失
head-counts-too = 其中
element-titled = { $element } { $title }
troop-coded = { $title }（{ $code }）
lost-general = 将领
lost-camp = 营地
lost-city = 城市
modifier = { $value } { $why }
fate-RECOIL = { $actor } 退却（{ $cause }）
fate-FLEE = { $actor } 溃逃（{ $cause }）
fate-DESTROYED = { $actor } 被消灭（{ $cause }）
fate-BLOCKED = { $actor } 无路退却而被消灭（{ $cause }）
fate-nobody = 双方均不受影响
goal-losses = 回合结束时，损失达到 { $losses } 个单位且多于对方的一方落败。
goal-general = 将领算两个，首个损失的双倍单位也算两个；营地与城市各算一个。卷镰战车、乌合之众、随营人员和民兵不计入损失。
goal-bounds = 第 { $last } 回合之后战斗以和局告终。

## 问题

asked-group = { $count ->
    [1] { $actor } 移动到哪里？
   *[other] { $actor } 率领的 { $count } 个单位移动到哪里？
}
asked-ground = { $quarter ->
    [0] { $ground }放在哪里？
   *[other] { $ground }放在四分区 { $quarter } 的哪里？
}
asked-quarter = { $ground }放在哪个四分区？
asked-place = 哪个进攻单位进入 { $place }？

## 选择

choice-CHOOSE = { $actor }
choice-CHOOSE-group = { $names }（{ $count } 个）
choice-TAKE_GROUND = 选择{ $target }
choice-PLACE_GROUND = { $target } 放在 { $place }
choice-LEAVE_OUT = 不放{ $target }
choice-TAKE_EDGE = 选择{ $target }边
choice-PLACE_CAMP = 营地设在 { $place }
choice-DEPLOY = { $actor } 部署于 { $place }
choice-DEPLOY_INSIDE = { $actor } 部署于 { $target }内
choice-KEEP_BACK = { $actor } 留待登陆
choice-SWAP = { $actor } 与 { $target } 对调
choice-QUICK = { $amount ->
    [1] 这一步由电脑代劳
   *[other] 余下的布置由电脑代劳
}
choice-NAME_QUARTER = 四分区 { $amount }
choice-FIELD_AS = { $actor } 以{ $target }出战
choice-MOVE-straight = { $way ->
    [back] 后退
   *[other] 前进
} { $ahead }
choice-MOVE-aside = { $hand ->
    [left] 左移
   *[other] 右移
} { $aside }，{ $way ->
    [back] 后退
   *[other] 前进
} { $ahead }
choice-MOVE-turned = { $turn ->
    [left] 左转
   *[other] 右转
} { $angle }°，到 { $place }
choice-CONTACT = { $actor } 接触 { $target }：{ $edge }
choice-FORM_COLUMN = 在 { $actor } 之后排成纵队，到 { $place }
choice-BY_ROAD = 沿道路 { $distance }
choice-BACK = 径直后退 { $distance }
choice-ENTER = { $actor } 进入 { $target }
choice-LAND = 在 { $place } 登陆
choice-REVOLT = 在 { $target } 发动反抗
choice-SHOOT = { $actor } 射击 { $target }
choice-HOLD_FIRE = { $actor } 不射击
choice-FIGHT = { $actor } 与 { $target } 近战
choice-CONFORM = { $actor } 吻合
choice-STAND = { $actor } 保持原位，承受侧翼威胁
choice-RECOIL = { $actor } 退却 { $distance } BW
choice-TURN_AND_RECOIL = { $actor } 转身后退却 { $distance } BW
choice-OCCUPY = { $actor } 进入 { $target }
choice-STAY_AS_GARRISON = { $actor } 留下驻守
choice-MARCH_OUT = { $actor } 撤出

way-CONTACT = 移动接触
way-AHEAD = 径直前进
way-ASIDE = 前进兼平移
way-LEFT = 左转
way-RIGHT = 右转
way-BACK = 后退
way-COLUMN = 排成纵队
way-ROAD = 沿道路
way-LAND = 登陆
way-OUTLINE = 轮廓 { $outline }

edge-front = 前边
edge-right = 右边
edge-rear = 背边
edge-left = 左边
edge-left-corner = 左前角侧翼威胁
edge-right-corner = 右前角侧翼威胁
board-near = 近
board-left = 左
board-far = 远
board-right = 右
