### 对局、对局记录与自定规则。

## 裁定说明中的标记

house-rule = 自定规则：{ $name }
status-interpreted = 本程序的解读
status-invented = 本程序自拟

## 继续与悔棋

error-nothing-to-undo = 尚未进行任何行动，无可撤回。
error-nothing-to-explain = 尚未进行任何行动，无可说明。
error-no-such-ply = 没有第 { $ply } 个行动：{ $most ->
    [0] 尚未进行任何行动。
   *[other] 至今共有 { $most } 个行动。
}
error-unused-dice = { $used ->
    [0] 这个行动不掷骰
   *[other] 这个行动只掷 { $used } 颗骰子
}，却给出了 { $given } 颗。
error-impossible-die = { $sides } 面骰掷不出 { $face }。
error-too-many-dice = 一个行动最多给出 { $most } 颗骰子，这里有 { $given } 颗。

## 文件

error-not-utf-8 = { $file }：不是 UTF-8 编码的文本。
error-unreadable-file = 无法读取 { $file }（{ $fault }）。
error-unwritable-file = 无法写入 { $file }（{ $fault }）。

## 无法读取的记录

error-record-suffix = 记录的文件名应为 *.game 或 *.jsonl，不能是“{ $file }”，可改为“{ $nearest }”。
error-record-line = { $file } 第 { NUMBER($line, useGrouping: 0) } 行：{ $fault }
error-record-empty = 文件是空的。
error-record-json = 不是 JSON 格式（{ $fault }）。
error-record-no-tag = 缺少标签 { $tag }。
error-record-sign = “{ $text }”中有控制字符，记录中不能有这种字符。
error-record-tag = 没有标签“{ $tag }”。{ part-nearest }
error-record-tag-form = 此处不能写“{ $text }”，正确的写法例如 { $example }。
error-record-tag-twice = 标签 { $tag } 在第 { NUMBER($first, useGrouping: 0) } 行已经有了。
error-record-late-tag = 标签 { $tag } 出现得太晚，标签都应写在第一个行动之前。
error-record-seed = “{ $seed }”不能作种子；种子是不超过 63 位二进制的整数。
error-record-commitment = “{ $text }”不是骰子承诺；骰子承诺由 64 位 0 至 9、a 至 f 组成。
error-record-stray-text = “{ $text }”不在可带原文的标签之下；只有 Scenario 和 Overlay 带原文。
error-record-text-digest = “{ $text }”带有原文，名称之后却没有八位摘要；正确的写法例如“{ $example }”。
error-record-no-text = 缺少自定规则“{ $name }”的原文；原文各行写在标签之下，以“|”开头。
error-record-heading = “{ $text }”不是“1 Red”这样的标题行；行动要缩进书写。
error-record-no-heading = 行动“{ $text }”之前没有“1 Red”这样的标题行。
error-record-no-action = “{ $text }”中没有行动。
error-record-die = “{ $die }”不是骰子点数；点数为 1 到 9999 的数字，由玩家掷出的在后面加星号。
error-record-star = “{ $die }”不能带星号：玩家掷出的骰子应写在由种子得出的骰子之前。
error-record-no-dice = 冒号之后没有骰子点数。
error-record-typed = 记录称有 { $typed } 颗骰子由玩家掷出，但总共只有 { $dice } 颗。
error-record-digest = “{ $digest }”不是摘要；摘要由 8 到 16 个 0–9、a–f 的数字组成。
error-record-stray = 此处不能写“{ $text }”。
error-record-open-comment = 从这里开始的注释没有用右花括号结束。
error-record-no-end = 记录到这里中断了；最后一行应为“end”。
error-record-after-end = “{ $text }”写在了记录结束之后。

## 无法重演的记录

part-record-place = { GIVEN($file) ->
    [no] {""}
   *[yes] { $file } 第 { NUMBER($line, useGrouping: 0) } 行：
}
part-record-ply = { part-record-place }第 { $ply } 个行动“{ $action }”：
error-record-ruleset = { part-record-place }没有名为“{ $name }”的规则。{ part-nearest }现有规则：{ $known }。
error-record-version = { part-record-place }这局游戏用的是 { $name } { $made }，而这里是 { $name } { $here }，裁定可能不同，因此不予重演。
error-record-scenario = { part-record-place }没有名为“{ $name }”的想定。{ part-nearest }现有想定：{ $known }。

## 与规则不符的记录

error-differs-text = { part-record-place }“{ $name }”的原文被改动过：标签 { $tag } 所记的摘要是 { $expected }，实际是 { $found }。
error-differs-seat = { part-record-ply }记录中由 { $expected } 作出，但此时应由 { $found } 决定。
error-differs-round = { part-record-ply }记录中在第 { $expected } 轮，实际是第 { $found } 轮。
error-differs-unplayable = { part-record-ply }此时不能这样行动。{ $found }
error-differs-dice = { part-record-ply }记录的骰子是 { $expected }，而这个行动掷出的是 { $found }。
error-differs-seed = { part-record-ply }记录的骰子是 { $expected }，而由种子得出的是 { $found }。
error-differs-digest = { part-record-ply }记录的局面是 { $expected }，而按规则得到的是 { $found }。
error-differs-followed = { part-record-ply }记录的结果是“{ $expected }”，而按规则是“{ $found }”。
error-differs-result = { part-record-place }记录的胜负是“{ $expected }”，而对局的结果是“{ $found }”。
error-differs-seal = { part-record-place }余下的内容与规则相符，但记录写成之后有内容被改动或删去：摘要是 { $found }，不是 { $expected }。
error-differs-commitment = { part-record-place }种子与骰子承诺不符：开局时公布的是 { $expected }，而种子 { $seed } 得出的是 { $found }。这些骰子并非当初承诺的。

## 自定规则

error-overlay-for = { part-place }“{ $value }”没有说明用于哪种规则，正确的写法例如“{ $example }”。
error-overlay-rules = { part-place }这份自定规则用于“{ $wanted }”，不能用于“{ $name }”。
error-overlay-version = { part-place }这份自定规则用于 { $wanted }，而这里是 { $name } { $version }。
error-overlay-remove = { part-place }这里应列出要去掉的键，例如 ["ruins"]。
