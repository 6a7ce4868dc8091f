### 各查询命令：帮助、表格，以及命令有何不对。

## 帮助

about-rulesets = 列出各套规则。
about-scenarios = 列出一套规则的想定。
about-match = 让电脑棋手对弈多局，统计胜负。
about-bench = 测量一套规则在本机上的运行速度。
about-warm = 预先编译一套规则，供快速模式使用，免得日后等待。
about-replay = 逐步重放棋谱，可进可退。
option-replay-to = 从这么多个行动之后开始；不在终端中时，到此为止。
option-verify-commitment = 开局时看到的骰子承诺，至少写前 16 位数字。
about-verify = 把棋谱重走一遍，指出与规则不符之处。
about-explain = 解释棋谱中的一个行动。
about-odds = 算出一个行动在棋谱最后局面中的精确概率。
about-check = 运行用例文件，逐一说明预期与实际结果。
about-clauses = 列出一套规则的条款及其函数与测试，或完整显示一条。
option-clauses-strict = 若有原文条款缺少函数或测试，退出码为 1。
option-clauses-tests = 测试所在的文件夹；在项目的检出目录中会自动找到。
about-effects = 对弈若干局并运行全部用例，列出规则中尚未出现过的内容。
option-effects-games = 对弈局数，默认 10。
option-effects-strict = 若有内容未曾出现或用例未通过，退出码为 1。
about-overlay = 检查房规文件，说明它改动了什么。
option-odds-at = 走过这么多个行动之后的局面，0 为开局。
option-odds-all = 列出所有结果，而不只是最可能的几种。
option-overlay-new = 为这套规则输出一份房规文件的样板。
option-json = 以一个 JSON 对象作答。
option-overlay = 房规文件，可多次使用。
option-match-red = 执红方的电脑棋手：greedy 或 random。
option-match-blue = 执蓝方的电脑棋手。
option-match-side = 任意一方的电脑棋手，例如 Green=random；未指定的各方由 greedy 执棋。
option-match-games = 对弈局数，默认 1000。
option-match-seed = 第一局的种子，以后每局加一，默认 1。
option-match-tier = 规则以编译后的形式（fast）还是原样（plain）运行，默认 auto。
option-match-threads = 线程数，默认 1；只有在快速模式下，多线程才有用。
option-bench-seconds = 随机对弈的测量总时间，以秒计，默认 10。
option-bench-threads = 要测量的线程数，可多次使用。
option-bench-no-compile = 不测编译时间（它费时较长）。
option-warm-background = 转入后台进行，立即返回。

## 表格

head-ruleset = 规则
head-title = 名称
head-version = 版本
head-scenarios = 想定
head-clause = 条款
head-status = 状态
head-functions = 函数
head-tests = 测试
head-cases = 用例
head-causes = 理由
head-events = 事件
head-place = 位置
head-old = 原值
head-new = 新值
head-clauses = 条款
head-effects = 内容
head-all = 总数
head-by-games = 对局出现
head-by-tries = 错误行动
head-by-cases = 用例出现
head-unreached = 未出现
head-side = 参战方
head-agent = 电脑棋手
head-wins = 胜局
head-rate = 胜率
head-interval = 95 % 置信区间
head-tier = 模式
head-threads = 线程
head-decisions-per-s = 决策/秒
head-games-per-s = 对局/秒

## 回答

part-comma = 、
scenario-facts = { $title }（{ $sides }；{ $minutes } 分钟{ $uneven ->
    [yes] ；双方强弱有意不均
   *[no] {""}
}）
match-title = { $title }：共 { $games } 局，{ $games ->
    [one] 种子 { $first }
   *[other] 种子 { $first } 至 { $last }
}
match-draws = 平局 { $draws }，未完 { $unfinished }
match-length = 平均每局 { $plies } 个行动、{ $rounds } 轮
match-time = 用时 { $seconds } 秒，每秒 { $speed } 局（{ $tier } 模式，{ $threads } 个线程）
rate-interval = { $low } 至 { $high }
compiling-first = 先要编译规则，约需半分钟，只此一次。
verify-agrees = 全部 { $plies } 个行动与 { $ruleset } { $version } 相符。{ GIVEN($result) ->
    [yes] 结果：{ $result }。
   *[no] {""}
}
verify-seed-fits-record = 种子与棋谱所载的骰子承诺 { $commitment } 相符。若要与开局时看到的承诺核对，请加上 --commitment 和它的数字。
verify-seed-fits-seen = 种子与你开局时看到的骰子承诺 { $commitment } 相符。
replay-player = { $seat }：{ $player }
replay-keys = { $at }/{ $last }：→ 下一步，← 上一步，Home 开头，End 结尾，数字加回车跳转，q 离开
ply-head = { $number } { $seat }：{ $action }{ GIVEN($dice) ->
    [yes] （骰子 { $dice }）
   *[no] {""}
}
odds-title = { $seat }：{ $action }，在 { $at } 个行动之后；{ $ways ->
    [1] 不掷骰子
   *[other] 骰子共有 { $ways } 种结果
}。
odds-nothing = 以上都不发生。
odds-more = 另有 { $count } 种较少见的结果，合计 { $share }；用 --all 全部列出。
overlay-title = { $title }（{ $name }），适用于 { $rules }
overlay-nothing = 没有改动任何内容。
overlay-scenarios = { $broken ->
    [0] 所有想定都能在这份房规下使用。
   *[other] 有 { $broken } 个想定不能在这份房规下使用：
}
template-comment =
    房规：要改动某个值，就去掉该行行首的 #，其上方方括号一行的 # 也要去掉。
    请把 name 和两种语言的标题改成自己的，然后用以下命令检查：
    bingqi overlay FILE
clause-status-stated = 原文
clause-status-interpreted = 解读
clause-status-invented = 自拟
clause-status-not-implemented = 未实现
clause-status-absent-in-source = 原文缺失
clauses-count = 共 { $count } 条：{ $by }。
clauses-lacking = 以下原文条款缺少函数或测试：{ $clauses }。
lacks-function = 缺少函数
lacks-test = 缺少测试
effects-title = { $title }：{ $games } 局，{ $cases } 个用例，{ $seconds } 秒（{ $tier }）
effects-row = 表格与结果各行
effects-cause = 其他理由
effects-event = 事件
effects-question = 询问
effects-act = 行动种类
effects-failed = 以下用例结果不符，其内容不计：
effects-beyond-games = 对局中没有出现，但用例或错误行动中出现：
effects-unreached = 从未出现：
effects-by-tries = 错误行动
effects-named = { $test } 中提到
bench-clone = 复制一个局面
bench-compile = 编译
bench-cached-start = 已编译时，从启动到走完第一局
warm-compiled = { $ruleset } 编译完毕，用时 { $seconds } 秒。
warm-cached = { $ruleset } 早已编译。
warm-compiling = { $ruleset } 已在后台编译（进程 { $process }）。
warm-started = { $ruleset } 正在后台编译（进程 { $process }）。

## 有何不对

error-whole-number = { $name } 须是 { $least } 到 { $most } 之间的整数，不能是“{ $value }”。
error-seconds = { $name } 须是大于 0、不超过 { $most } 的秒数，不能是“{ $value }”。
error-commitment = { $name } 须是骰子承诺，即 64 位数字（0 至 9、a 至 f），或至少其前 16 位，不能是“{ $value }”。
error-side-form = “{ $text }”没有写明参战方及其电脑棋手；写法例如 Red=greedy。
error-side-twice = { $name } 的电脑棋手指定了两次。
error-ply-number = 这份棋谱里没有第 { $number } 个行动，编号从 { $least } 到 { $most }。
error-overlay-or-new = 请写出房规文件，或用 --new 加规则名新建一份。
error-no-such-folder = 没有文件夹“{ $folder }”。
error-no-tests = 这里没有 { $ruleset } 的测试，因而无从检查；可用 --tests 指定测试所在的文件夹。
error-tests-not-python = 有一个测试文件无法读取：不是 Python 代码（{ $fault }）。
error-no-cases = { $places } 里没有用例文件。
error-cache-folder = 无法建立存放编译结果的文件夹 { $folder }（{ $fault }）。可用环境变量 BINGQI_CACHE 指定另一处。
error-process-failed = 所要计时的进程没有成功（{ $fault }）。
