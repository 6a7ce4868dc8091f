### 终端里的对局。

## 命令的帮助

option-play-red = 红方由谁下：me（自己）、greedy 或 random。
option-play-blue = 蓝方由谁下。
option-play-side = 某一方由谁下，例如 Green=me；没有写明的各方由 greedy 与你对局。
option-play-umpire = 主持人由谁担任：dice（默认，掷骰决定）或 me（自己）。
option-play-scenario = 你自己的想定文件。
option-play-seed = 骰子的种子；不写则每局不同。
option-play-dice = 用真骰子，把结果输入进来。
option-play-save = 对局保存到哪个文件；默认在你的对局文件夹里。
option-play-resume = 从文件接着下。
option-play-browser = 在浏览器的棋盘上对弈。如果没有写明任何对局内容，而棋盘已经构建，也会这样。
option-play-terminal = 就在终端里下，没有写明的会逐项询问。
option-play-delay = 计算机每走一步后停多少秒。

## 开局之前

which-ruleset = 用哪套规则？
which-scenario = 下哪个想定？
which-seats = 谁来下？
which-side = 你下哪一方？
which-agent = 对手是谁？
which-agent-for = { $side }由谁下？
choose-prompt = 1-{ $most }，直接回车选 1：
scenario-entry = { $title }，约 { $minutes } 分钟{ $uneven ->
    [yes] ，有意设成强弱不均
   *[no] {""}
}
seats-alone = 我对计算机
seats-hot-seat = 几个人轮流用这个屏幕
seats-watch = 计算机对计算机，旁观
agent-greedy = 贪心（greedy）：掂量胜算，取眼前最好的一着
agent-random = 随机（random）：合法的什么都做
about-player = { $side }：{ $who }
player-me = 你
player-dice = 骰子
player-greedy = 计算机（greedy）
player-random = 计算机（random）
how-to-type = 输入编号、格子或行动；输入 ? 看帮助。对局随时保存在 { $file }。

## 棋盘

board-effects = { $ground }（{ $effects }）
board-plans = 筹划：{ $plans }。
part-semicolon = ；
part-space = {""}
part-and = 、

## 询问

ask-question = { $side }：{ $question }
ask-step = { $chosen } 怎么办？
ask-amount = 输入数字：{ $amounts }
ask-cell = 或者直接输入格子：
menu-cost = 消耗 { $cost }
menu-alike = { $label }：{ $action }
menu-amounts = { $first } … { $last }
menu-targets = 可攻：{ $targets }
menu-target = 以 { $target } 为目标：{ $ways } 种走法，消耗 { $cost } 起
ask-die = 请掷 d{ $sides }（{ $what }）并输入点数；直接回车由计算机掷：
hand-over = 现在请{ $side }来看屏幕，其他人请回避。
hand-over-prompt = 就座后按回车。

## 指令：各一个词

command-help = 帮助
command-why = 为何
command-odds = 胜算
command-undo = 悔棋
command-log = 记录
command-explain = 解说
command-rules = 条款
command-roster = 部队
command-board = 棋盘
command-back = 返回
command-save = 保存
command-lang = 语言
command-quit = 退出
word-yes = 是

help-typing = 输入选项的编号、格子的名称，或任何合法的行动，例如“{ $example }”；选定部队之后可以不写它的名称。直接回车会重新显示询问，只有一个选项时则选定它。此外还可以问：
help-help = 显示本说明（也可输入 ?）
help-why = 行动：是否合法，依据哪一条
help-odds = 行动：它的精确概率
help-undo = 收回上一步，只要还没有人由此得知什么
help-log = 已经走过的行动；后面加“全部”则全部显示
help-explain = 再看一遍上一次裁定；或按记录中的编号看某一步
help-rules = 条款：某一条说什么，例如 W9；不写则列出全部条款
help-roster = 所有部队，以及如何获胜
help-board = 棋盘，并说明各种符号
help-back = 选择时退回一步
help-save = 文件：另存一份
help-lang = 换成英文，或换回来
help-quit = 停下；对局会保存

## 回答

why-legal = { $action }：合法。
odds-of = { $action }
odds-of-first = { $action }（假定先于其他攻击结算）：
odds-percent = { $percent }%
odds-certain = 眼下没有别的结果。
log-secret = （保密）
nothing-to-explain = 那里没有可解说的。
rules-list = 条款有：{ $clauses }。
saved = 已写入 { $file }。
undone = 已收回：{ $action }
undo-agree = 骰子已经掷过，或者别人已经看到了什么。大家都同意收回吗？（是／否）
undo-refused = 那就不收回。
clause-head = { $clause }（{ $status }）
status-stated = 出自原文
status-not-implemented = 此处不实行
status-absent-in-source = 原文没有

## 终局

end-won = { $sides }获胜：{ $cause }。［{ $clause }］
end-drawn = 不分胜负：{ $cause }。［{ $clause }］
end-luck = { $side }掷了 { $dice } 个 d{ $sides }，平均 { $mean }（期望 { $expected }）。
end-kept = 对局已保存。重看：
left-kept = 对局已保存。接着下：
left-empty = 还没有走过任何一步，没有需要保存的。

## 出错时

error-browser-and-game = 在浏览器中，对局在网页上选择。请去掉 --browser，或去掉其他内容。
error-no-board = 这里没有浏览器棋盘。请在装有 Node.js 的机器上运行“python3 dev.py setup”，或用 --terminal 在终端里下。
error-no-such-player = 没有叫“{ $name }”的。{ part-nearest }可由谁来下：{ $known }。
error-no-such-number = 没有第 { $number } 个选项：选项从 1 到 { $most }。
error-not-understood = 看不懂“{ $text }”。{ part-nearest }请输入编号、行动{ GIVEN($example) ->
    [yes] （例如“{ $example }”）
   *[no] {""}
}，或输入 ? 看帮助。
error-command-needs = 请在“{ $command }”后面写明内容，例如一个行动。
error-no-such-clause = 没有“{ $name }”这一条。{ part-nearest }
error-undo-too-late = 现在收回太晚了：骰子已经掷过，或者别人已经看到或做了什么。
no-such-face = “{ $text }”不是 d{ $sides } 的点数。
