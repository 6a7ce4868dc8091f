### 裁判对部队的裁定。

set-told = { $unit }，{ $field }：{ $value }。
set-head = 裁判裁定：{ $reason }
command-set = 裁定
help-set = 裁判对部队的裁定：依次写部队、项目、值、“因为”和理由；只写部队则列出可裁定的项目
set-list = { $unit } 可以裁定的项目和现在的值：
set-example = 裁定的写法：{ $example }
word-because = 因为

error-set-not-umpire = 只有裁判可以裁定部队的状态。请用 --umpire me 开局或接着下。
error-set-over = 对局已经结束，不能再作裁定。
error-set-none = “{ $ruleset }”里没有可以裁定的部队状态。
error-set-words = 看不懂“{ $text }”。裁定的写法是：{ $example }
error-set-twice = “{ $name }”写了两次。
error-set-field = { $unit } 没有可以裁定的“{ $name }”。{ part-nearest }可裁定的有：{ $known }。
error-set-value = { $unit } 的{ $field }：{ $fault }
error-set-number = “{ $value }”不是整数，应在 { $least } 到 { $most } 之间。
error-set-bounds = 不能是 { $value }，应在 { $least } 到 { $most } 之间，最接近的是 { $nearest }。
error-set-flag = “{ $value }”既不是“是”也不是“否”。{ part-nearest }
error-set-choice = 这里不能是“{ $value }”。{ part-nearest }可以是：{ $known }。
error-set-form = “{ $value }”的写法不对，应写成例如 { $example }。
error-set-same = { $unit } 本来就是这样，没有什么可改。
error-set-busy = { $unit } 正牵涉到眼下的抉择或结算。请等它了结之后再裁定，或者先把它收回。
error-set-question = 这样一改，眼下的询问就无法答复了。请先答复它。
error-set-impossible = { $fault }{ GIVEN($nearest) ->
    [yes] 最接近的可行值是 { $nearest }。
   *[no] {""}
}
error-set-no-reason = 裁定须写明理由。
error-set-reason-long = 理由有 { $given } 个字，最多 { $most } 个字。
error-set-reason-sign = 理由里有控制字符，记录中不能有这样的字符。
error-set-moves-planned = 本阶段已经筹划了移动。请等这些移动执行之后再挪动部队。
error-set-no-entry = 它不能进入 { $cell }。
error-set-needs-place = 不在地图上的部队要写明位置（“{ $name }”）才能回到地图上。
error-set-only-no = 这一项只能解除，写“否”。
error-set-only-yes = 这一项只能转给别的部队，在那支部队上写“是”。
denied-not-umpire = 只有裁判可以这样做。
denied-impossible = 不能这样裁定。
