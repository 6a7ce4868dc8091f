### 不符合数据格式的值。

part-wanted = { $wanted ->
    [array] 列表
    [bool] true 或 false
    [float] 数
    [int] 整数
    [object] 表
    [str] 引号内的文字
   *[other] { $wanted }
}
part-found = { $found ->
    [array] 列表
    [bool] true 或 false
    [float] 小数
    [int] 整数
    [object] 表
    [str] 文字
   *[other] { $found }
}

error-too-small = { part-place }{ $value } 不合要求：最小只能是 { $nearest }。{ part-more }
error-too-large = { part-place }{ $value } 不合要求：最大只能是 { $nearest }。{ part-more }
error-too-short = { part-place }{ $value } 不合要求：长度至少是 { $nearest }。{ part-more }
error-too-long = { part-place }{ $value } 不合要求：长度至多是 { $nearest }。{ part-more }
error-wrong-length = { part-place }{ $value } 不合要求：长度必须是 { $nearest }。{ part-more }
error-wrong-form = { part-place }{ $value } 不合要求：应符合格式 { $form }。{ part-more }
error-wrong-kind = { part-place }{ $value } 不合要求：这是{ part-found }，这里需要{ part-wanted }。{ part-more }
error-unknown-word = { part-place }{ $value } 不合要求：只能填以下之一：{ $known }。{ part-more }
