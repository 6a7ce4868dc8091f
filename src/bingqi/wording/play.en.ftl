### A game in the terminal.

## The command's help

option-play-red = Who plays Red: me, greedy or random.
option-play-blue = Who plays Blue.
option-play-side = Who plays a side, such as Green=me; sides that are not named play greedy against you.
option-play-umpire = Who answers for the umpire: dice (unless given), or me.
option-play-scenario = A scenario of your own.
option-play-seed = The seed of the dice; a new one unless given.
option-play-dice = Roll real dice, and type in what they show.
option-play-save = Where the game is kept; in your folder of games unless given.
option-play-resume = Go on with a game from its file.
option-play-browser = Play on the board in the browser. That is also what happens when the line says nothing of a game and the board has been built.
option-play-terminal = Play here, and be asked for what the line does not say.
option-play-delay = Wait so long after each move of the computer.

## Before the game

which-ruleset = Which rules?
which-scenario = Which scenario?
which-seats = Who plays?
which-side = Which side is yours?
which-agent = Against whom?
which-agent-for = Who plays { $side }?
choose-prompt = 1-{ $most }, Enter for 1:
scenario-entry = { $title }, { $minutes } minutes{ $uneven ->
    [yes] , uneven on purpose
   *[no] {""}
}
seats-alone = Me against the computer
seats-hot-seat = Several people at this screen
seats-watch = The computer against itself, to watch
agent-greedy = Greedy: weighs the odds, takes what looks best
agent-random = Random: does anything that is legal
about-player = { $side }: { $who }
player-me = you
player-dice = the dice
player-greedy = the computer (greedy)
player-random = the computer (random)
how-to-type = Type a number, a cell or an action; ? for help. The game is kept in { $file }.

## The board

board-effects = { $ground } ({ $effects })
board-plans = Plans: { $plans }.
part-semicolon = {"; "}
part-space = {" "}
part-and = {" and "}

## A question

ask-question = { $side }: { $question }
ask-step = What about { $chosen }?
ask-amount = Type a number: { $amounts }
ask-cell = Or name a cell:
menu-cost = cost { $cost }
menu-alike = { $label }: { $action }
menu-amounts = { $first } … { $last }
menu-targets = in reach: { $targets }
menu-target = { $target } as the target: { $ways } ways, cost from { $cost }
ask-die = Roll a d{ $sides } ({ $what }), and type what it shows; Enter to let the computer roll:
hand-over = The screen is for { $side } now. Everybody else looks away.
hand-over-prompt = Press Enter when you are there.

## Commands: one word each

command-help = ?
command-why = why
command-odds = odds
command-undo = undo
command-log = log
command-explain = explain
command-rules = rules
command-roster = roster
command-board = board
command-back = back
command-save = save
command-lang = lang
command-quit = quit
word-yes = yes

help-typing = Type the number of a choice, the name of a cell, or any legal action, such as “{ $example }”; once a unit is chosen, its name may be left out. Enter shows the question again, or takes the only choice there is. And you can ask:
help-help = this
help-why = ACTION: whether it is legal, and the clause that says so
help-odds = ACTION: its exact odds
help-undo = take back your last action, as long as nobody has learned anything from it
help-log = what has been played; log all for everything
help-explain = the last ruling once more; or that of an action by its number in the log
help-rules = CLAUSE: what a clause says, such as W9; alone, which clauses there are
help-roster = all units, and how to win
help-board = the board, with everything its signs mean
help-back = one step back in the choice
help-save = FILE: write the game to another file too
help-lang = Chinese and back
help-quit = stop; the game is kept

## Answers

why-legal = { $action }: this is legal.
odds-of = { $action }
odds-of-first = { $action }, if it is settled before any other attack:
odds-percent = { $percent } %
odds-certain = Nothing more comes of it now.
log-secret = (secret)
nothing-to-explain = There is nothing to explain there.
rules-list = The clauses are: { $clauses }.
saved = Written to { $file }.
undone = Taken back: { $action }
undo-agree = The dice have fallen, or others have seen something. Does everybody agree to take it back? (yes/no)
undo-refused = Then it stands.
clause-head = { $clause } ({ $status })
status-stated = as the source has it
status-not-implemented = not played here
status-absent-in-source = not in the source

## The end

end-won = { $sides } won: { $cause }. [{ $clause }]
end-drawn = Nobody has won: { $cause }. [{ $clause }]
end-luck = { $side } rolled { $dice ->
    [one] one d{ $sides }
   *[other] { $dice } d{ $sides }
}, on average { $mean } (expected { $expected }).
end-kept = The game is kept. To see it again:
left-kept = The game is kept. To go on:
left-empty = Nothing has been played yet, so nothing is kept.

## What is wrong

error-browser-and-game = In the browser the game is chosen on the page. Leave out --browser, or everything else.
error-no-board = The board for the browser is not here. Run “python3 dev.py setup” where Node.js is, or play in the terminal with --terminal.
error-no-such-player = Nobody is called “{ $name }”.{ part-nearest } A side is played by: { $known }.
error-no-such-number = There is no choice { $number }: the choices are 1 to { $most }.
error-not-understood = “{ $text }” is not understood.{ part-nearest } Type a number, an action{ GIVEN($example) ->
    [yes] {" "}such as “{ $example }”
   *[no] {""}
}, or ? for help.
error-command-needs = Write what you mean after { $command }, such as an action.
error-no-such-clause = There is no clause “{ $name }”.{ part-nearest }
error-undo-too-late = It is too late to take that back: dice have fallen, or the others have seen or done something since.
no-such-face = “{ $text }” is no face of a d{ $sides }.
