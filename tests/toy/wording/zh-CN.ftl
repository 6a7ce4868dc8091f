### 示例规则的文字。

## 拒绝：完整的句子

cause-LEGAL = 可以这样做。
cause-GAME_OVER = 对局已经结束。
cause-NOT_YOUR_DECISION = 现在由对方决定。
cause-NOT_ASKED = 现在要决定的不是这件事。
cause-NO_SUCH_UNIT = 地图上没有这名斥候。
cause-NOT_YOUR_UNIT = 这名斥候属于对方。
cause-OFF_MAP = 那里在地图之外。
cause-NOT_NEXT_TO_IT = 斥候一次走一格，而那一格不与它相邻。
cause-SCOUT_THERE = 那里已有一名斥候。
cause-DEEP_WATER = 那里水太深。
cause-NOT_IN_THE_RIVER = 埋伏只能设在浅滩或踏石上，不能设在岸上。
cause-NOT_THERE = 埋伏不在那里。

## 理由：短语

cause-AMBUSH = 埋伏
cause-AMBUSH_DIE = 埋伏
cause-ON_STONES = 在踏石上
cause-FRIEND_NEAR = 身旁有另一名斥候
cause-TAKEN = 被俘
cause-ESCAPED = 脱身
cause-FLOOD_DIE = 距涨水的回合数
cause-ENOUGH_ACROSS = 过河人数已经足够
cause-TOO_FEW_LEFT = 余下的斥候不足
cause-TIME_RAN_OUT = 时间用尽

## 发生的事

event-ROUND_BEGAN = 第 { $round } 回合开始。
event-RAIN = 下雨了，第 { $round } 回合河水将会上涨。
event-FLOODED = 河水上涨，浅滩变成深水。
event-GUARDS_BACK = 守军回来了。
event-HID = 守军埋伏在 { $cell }。
event-LAID = 埋伏已经设下。
event-STEPPED = { $actor } 走到 { $cell }。
event-WAITED = 斥候原地等待。
event-LET_PASS = 无人阻拦 { $actor }。
event-ACROSS = { $actor } 已经过河。
event-WON = { $side }获胜：{ $cause }。

## 裁定：裁什么，结果如何

ruling-AMBUSH = 伏击 { $target }
result-TAKEN = 总数 { $value }，{ $target } 被俘。
result-ESCAPED = 总数 { $value }，{ $target } 脱身。

## 问题

question-NOTHING = 没有要决定的事。
question-HIDE = 守军埋伏在哪里？
question-STEP = 哪名斥候走到哪里？
question-SPRING = 守军是否发动埋伏？

act-HIDE = 埋伏
act-STEP = 前进
act-WAIT = 等待
act-SPRING = 发动埋伏
act-LET_PASS = 放行

## 盘面

ground-FORD = 浅滩
ground-STONES = 踏石
ground-DEEP = 深水
piece-ambush = 埋伏
panel-rounds = 回合
head-round = 当前回合
head-last = 最后回合
