error-no-such-agent = 没有名为“{ $name }”的电脑棋手。{ GIVEN($nearest) ->
    [yes] 是不是“{ $nearest }”？
   *[no] {""}
 }可选：{ $known }。
error-no-such-side = 这个想定里没有参战方“{ $name }”。{ GIVEN($nearest) ->
    [yes] 是不是“{ $nearest }”？
   *[no] {""}
 }可选：{ $known }。
error-no-such-tier = 没有运行方式“{ $name }”：请用 auto、plain 或 fast。
error-too-many-outcomes = 这个行动的骰子有超过 { $most } 种结果，无法逐一列出。
