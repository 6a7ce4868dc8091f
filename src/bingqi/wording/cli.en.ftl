### The commands that answer: their help, their tables and what can be wrong with their words.

## Help

about-rulesets = List the rulesets.
about-scenarios = List the scenarios of a ruleset.
about-match = Let agents play many games, and count who wins.
about-bench = Measure how fast a ruleset is on this machine.
about-warm = Compile a ruleset for the fast tier, so that nobody waits later.
about-replay = Step through a record, forward and back.
option-replay-to = Begin after so many actions; where nobody sits at a terminal, end there.
option-verify-commitment = The pledge of the dice that you saw at the start, or at least its first 16 digits.
about-verify = Play a record again, and say where the rules come to something else.
about-explain = Explain an action of a record.
about-odds = Tell the exact odds of an action in the position at the end of a record.
about-check = Run case files, and say for each case what was expected and what came.
about-clauses = List the clauses of a ruleset with their functions and tests, or show one in full.
option-clauses-strict = Exit with 1 when a stated clause lacks a function or a test.
option-clauses-tests = Where the tests are; found by itself in a checkout of the project.
about-effects = Play games and run all cases, and list what of a ruleset they have not come to.
option-effects-games = How many games; 10 unless given.
option-effects-strict = Exit with 1 when something was not reached, or a case failed.
about-overlay = Check a file of house rules, and say what it changes.
option-odds-at = The position after so many actions; 0 is the beginning.
option-odds-all = Show every outcome, not only the likeliest.
option-overlay-new = Print a file of house rules for this ruleset, to begin with.
option-json = Answer with one JSON object.
option-overlay = A file of house rules; may be given several times.
option-match-red = The agent that plays Red: greedy or random.
option-match-blue = The agent that plays Blue.
option-match-side = The agent of any side, such as Green=random; sides that are not named play greedy.
option-match-games = How many games; 1000 unless given.
option-match-seed = The seed of the first game, each further game having the next; 1 unless given.
option-match-tier = Run the rules compiled (fast) or as they stand (plain); auto unless given.
option-match-threads = How many threads play; 1 unless given. More than one help in the fast tier only.
option-bench-seconds = How long to play at random, all measurements together; 10 unless given.
option-bench-threads = A number of threads to measure; may be given several times.
option-bench-no-compile = Leave out the compile time, which takes long.
option-warm-background = Go on in the background, and return at once.

## Tables

head-ruleset = Ruleset
head-title = Title
head-version = Version
head-scenarios = Scenarios
head-clause = Clause
head-status = Status
head-functions = Functions
head-tests = Tests
head-cases = Cases
head-causes = Reasons
head-events = Events
head-place = Place
head-old = Old
head-new = New
head-clauses = Clauses
head-effects = Effects
head-all = All
head-by-games = By games
head-by-tries = By wrong actions
head-by-cases = By cases
head-unreached = Unreached
head-side = Side
head-agent = Agent
head-wins = Wins
head-rate = Rate
head-interval = 95 % interval
head-tier = Tier
head-threads = Threads
head-decisions-per-s = Decisions/s
head-games-per-s = Games/s

## Answers

part-comma = {", "}
scenario-facts = { $title } ({ $sides }; { $minutes } minutes{ $uneven ->
    [yes] ; uneven on purpose
   *[no] {""}
})
match-title = { $title }: { $games ->
    [one] one game, seed { $first }
   *[other] { $games } games, seeds { $first } to { $last }
}
match-draws = Draws { $draws }, unfinished { $unfinished }
match-length = On average { $plies } actions and { $rounds } rounds a game
match-time = { $seconds } s, { $speed } games/s ({ $tier } tier, { $threads ->
    [one] one thread
   *[other] { $threads } threads
})
rate-interval = { $low } to { $high }
compiling-first = The rules are compiled first; that takes about half a minute, once.
verify-agrees = All { $plies } actions agree with { $ruleset } { $version }.{ GIVEN($result) ->
    [yes] {" "}Result: { $result }.
   *[no] {""}
}
verify-seed-fits-record = The seed fits the pledge of the dice that the record holds, { $commitment } To compare it with what you saw at the start, add --commitment and its digits.
verify-seed-fits-seen = The seed fits the pledge of the dice that you saw, { $commitment }
replay-player = { $seat }: { $player }
replay-keys = { $at } of { $last }: → next, ← back, Home first, End last, number and Enter, q leave
ply-head = { $number } { $seat }: { $action }{ GIVEN($dice) ->
    [yes] {" "}(dice { $dice })
   *[no] {""}
}
odds-title = { $seat }: { $action }, after { $at } actions; { $ways ->
    [1] no dice are rolled
   *[other] the dice can fall in { $ways } ways
}.
odds-nothing = Nothing of this.
odds-more = And { $count } rarer outcomes, together { $share }; --all shows them.
overlay-title = { $title } ({ $name }), for { $rules }
overlay-nothing = It changes nothing.
overlay-scenarios = { $broken ->
    [0] Every scenario loads under these house rules.
    [one] One scenario does not load under these house rules:
   *[other] { $broken } scenarios do not load under these house rules:
}
template-comment =
    House rules: take the sign # away from a line to change its value, and from the line
    in brackets above it. Give the name and both titles of your own, then check the file
    with: bingqi overlay FILE
clause-status-stated = stated
clause-status-interpreted = interpreted
clause-status-invented = invented
clause-status-not-implemented = not implemented
clause-status-absent-in-source = absent in the source
clauses-count = { $count } clauses: { $by }.
clauses-lacking = Stated, but without a function or a test: { $clauses }.
lacks-function = lacks a function
lacks-test = lacks a test
effects-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $cases ->
    [one] one case
   *[other] { $cases } cases
}, { $seconds } s ({ $tier })
effects-row = rows of tables and results
effects-cause = other reasons
effects-event = events
effects-question = questions
effects-act = kinds of action
effects-failed = These cases came out differently, so what they came to does not count:
effects-beyond-games = No game came to these, but a case or a wrong action did:
effects-unreached = Nothing came to these:
effects-by-tries = a wrong action
effects-named = named in { $test }
bench-clone = Copy of a state
bench-compile = Compiling
bench-cached-start = Start to first playout, compiled before
warm-compiled = { $ruleset } was compiled in { $seconds } s.
warm-cached = { $ruleset } was compiled already.
warm-compiling = { $ruleset } is being compiled already (process { $process }).
warm-started = { $ruleset } is being compiled in the background (process { $process }).

## What is wrong

error-whole-number = { $name } has to be a whole number from { $least } to { $most }, not “{ $value }”.
error-seconds = { $name } has to be a number of seconds above 0 and at most { $most }, not “{ $value }”.
error-commitment = { $name } has to be a pledge of the dice, 64 digits from 0 to 9 and a to f, or at least the first 16 of them, not “{ $value }”.
error-side-form = “{ $text }” does not name a side and its agent; write for instance Red=greedy.
error-side-twice = An agent for { $name } is given twice.
error-ply-number = There is no action { $number } in this record; the numbers go from { $least } to { $most }.
error-overlay-or-new = Name a file of house rules, or begin one with --new and a ruleset.
error-no-such-folder = There is no folder “{ $folder }”.
error-no-tests = The tests of { $ruleset } are not here, so nothing can be said about them; --tests names their folder.
error-tests-not-python = A file of tests cannot be read: it is not Python ({ $fault }).
error-no-cases = There is no case file in { $places }.
error-cache-folder = The folder for compiled rules, { $folder }, cannot be made ({ $fault }). The variable BINGQI_CACHE names another.
error-process-failed = The process that was to be timed has failed ({ $fault }).
