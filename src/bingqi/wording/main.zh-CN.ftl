### 命令行本身：帮助，以及命令有何不对。各命令的用语在各自的文件中。

## 帮助

usage = 用法：
usage-options = [选项]
usage-command = 命令 [该命令的选项]
usage-options-head = 选项：
usage-commands-head = 命令：
about-bingqi = 兵棋引擎：每一次裁定都有条款可查。
about-play = 下一局：在浏览器里，或就在终端里。
option-help = 显示本说明并退出。
option-lang = 语言，默认随系统。
option-version = 显示版本并退出。

## 命令有何不对

refused = { $sentence }［{ $clause }］
error-no-such-command = 没有名为“{ $name }”的命令。{ part-nearest }可用的命令：{ $known }。
error-no-such-option = 这里没有选项“{ $name }”。{ part-nearest }
error-option-needs-value = 选项“{ $name }”后面要写上值。
error-missing-word = 命令缺少{ $name }。
error-extra-word = 命令多了一个词：“{ $word }”。
error-bad-value = { $name }的值不合适（{ $fault }）。
error-no-such-language = 这里没有语言“{ $name }”。{ part-nearest }可用的语言：{ $known }。
