### 案例文件：文件中的错误，以及各案例的结果。

## 句子的组成部分

part-kind = { $kind ->
    [cause] 理由
    [clause] 条款
    [event] 事件
    [fact] 部队项目
    [field] 字段
    [key] 键
    [name] 部队或参战方
    [outcome] 理由或事件
    [question] 问题
    [reason] 理由或条款
    [side] 参战方
    [unit] 部队
    [value] 部队、参战方或格子
   *[word] 事件项目
}

## 无法运行的文件

error-case-fault = { part-place }{ $fault }
error-case-none = { part-place }文件中没有案例；每个案例以 [[case]] 开头。
error-case-no-ruleset = { part-place }案例文件须写明所属的规则。现有规则：{ $known }。
error-case-two-positions = { part-place }案例要么从想定开始，要么从局面开始，不能两者都写。
error-case-no-positions = { part-place }规则“{ $ruleset }”的案例只能从想定开始，也不能描述部队。
error-case-unknown = { part-place }没有名为“{ $name }”的{ part-kind }。{ part-nearest }
error-case-number = { part-place }“{ $value }”不是数值；可写作 3、"+3"、"-5" 或 "7/2"。
error-case-modifier = { part-place }修正由理由和数值组成，例如 ["ODDS_MODIFIER", "+3"]。
error-case-no-parts = { part-place }“{ $part }”之前的部分已是数值，不能再往下分。
error-case-many-parts = { part-place }这里不是单个数值，请继续写到以下之一：{ $known }。
error-case-bounds = { part-place }此处不能是 { $value }，应在 { $least } 到 { $most } 之间。
error-case-too-large = { part-place }{ $value } 超出了这个字段的范围。
error-case-impossible = { part-place }规则无法从这样的状态继续。
error-case-refused = { part-place }此处不允许“{ $action }”（{ $cause }），因此没有概率可言。
error-case-die = { part-place }{ $sides } 面骰不可能骰出 { $face }。
error-case-die-missing = { part-place }这里要掷一枚 { $sides } 面骰，案例没有写出点数。
error-case-dice-left = { part-place }给出的点数（{ $given } 个）比实际掷骰的次数（{ $used } 次）多。

## 各案例的结果

case-passed = 通过
case-failed = 不符
case-check-passed = { $what }：{ $expected }
case-check-failed = { $what }：应为 { $expected }，实为 { $found }
cases-count = 共 { $cases } 个案例：{ $passed } 个通过，{ $failed } 个不符。
