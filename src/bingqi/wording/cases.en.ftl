### Case files: what is wrong with one, and how its cases went.

## Parts of sentences

part-kind = { $kind ->
    [cause] cause
    [clause] clause
    [event] event
    [fact] fact about a unit
    [field] field
    [key] key
    [name] unit or side
    [outcome] cause or event
    [question] kind of question
    [reason] cause or clause
    [side] side
    [unit] unit
    [value] unit, side or cell
   *[word] word for this event
}

## A file that cannot be run

error-case-fault = { part-place }{ $fault }
error-case-none = { part-place }there are no cases in it; each begins with [[case]].
error-case-no-ruleset = { part-place }a file of cases has to say which ruleset it is about. The rulesets are: { $known }.
error-case-two-positions = { part-place }a case starts from a scenario or from a position, not from both.
error-case-no-positions = { part-place }cases of the ruleset “{ $ruleset }” start from its scenarios, and say nothing of units.
error-case-unknown = { part-place }there is no { part-kind } called “{ $name }”.{ part-nearest }
error-case-number = { part-place }“{ $value }” is not a number; write 3, "+3", "-5" or "7/2".
error-case-modifier = { part-place }a modifier is a cause and a value, such as ["ODDS_MODIFIER", "+3"].
error-case-no-parts = { part-place }what stands before “{ $part }” is a number and has no parts.
error-case-many-parts = { part-place }this is not one number; go on with one of: { $known }.
error-case-bounds = { part-place }{ $value } is not possible here; it lies between { $least } and { $most }.
error-case-too-large = { part-place }{ $value } is too large or too small for this field.
error-case-impossible = { part-place }the rules cannot go on from a state like this.
error-case-refused = { part-place }“{ $action }” is not allowed here ({ $cause }), so it has no odds.
error-case-die = { part-place }a die of { $sides } sides cannot show { $face }.
error-case-die-missing = { part-place }a die of { $sides } sides is rolled here, and the case does not say how it falls.
error-case-dice-left = { part-place }more dice are given ({ $given }) than are rolled ({ $used }).

## How cases went

case-passed = passed
case-failed = FAILED
case-check-passed = { $what }: { $expected }
case-check-failed = { $what }: expected { $expected }, found { $found }
cases-count = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
}: { $passed } passed, { $failed } failed.
