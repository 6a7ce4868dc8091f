### The command line itself: help, and what is wrong with a line. Each command has its own file of words.

## Help

usage = Usage:
usage-options = [options]
usage-command = COMMAND [its options]
usage-options-head = Options:
usage-commands-head = Commands:
about-bingqi = An engine for wargames that explains every ruling by its clause.
about-play = Play a game: in the browser, or here in the terminal.
option-help = Show this and stop.
option-lang = The language, by default that of your system.
option-version = Show the version and stop.

## What is wrong with a line

refused = { $sentence } [{ $clause }]
error-no-such-command = There is no command “{ $name }”.{ part-nearest } The commands are: { $known }.
error-no-such-option = There is no option “{ $name }” here.{ part-nearest }
error-option-needs-value = The option “{ $name }” needs a value after it.
error-missing-word = The line lacks { $name }.
error-extra-word = The line has a word too many: “{ $word }”.
error-bad-value = The value for { $name } does not fit ({ $fault }).
error-no-such-language = There is no language “{ $name }” here.{ part-nearest } There are: { $known }.
