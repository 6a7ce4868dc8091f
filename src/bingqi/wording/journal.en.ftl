### Games, their records, and house rules.

## Marks in an explanation

house-rule = house rule: { $name }
status-interpreted = our reading
status-invented = invented here

## Playing on, and taking back

error-nothing-to-undo = Nothing has been played yet, so nothing can be taken back.
error-nothing-to-explain = Nothing has been played yet, so there is nothing to explain.
error-no-such-ply = There is no action { $ply }: { $most ->
    [0] nothing has been played.
    [one] one action has been played.
   *[other] { $most } actions have been played.
}
error-unused-dice = This action rolls { $used ->
    [0] no dice
    [one] one die
   *[other] { $used } dice
}, but { $given } { $given ->
    [one] was
   *[other] were
} given.
error-impossible-die = A die with { $sides } sides cannot show { $face }.
error-too-many-dice = At most { $most } dice can be given for an action; here are { $given }.

## Files

error-not-utf-8 = { $file }: this is not text in UTF-8.
error-unreadable-file = { $file } cannot be read ({ $fault }).
error-unwritable-file = { $file } cannot be written ({ $fault }).

## Records that cannot be read

error-record-suffix = A record is called *.game or *.jsonl, so “{ $file }” does not fit; “{ $nearest }” would.
error-record-line = { $file }, line { NUMBER($line, useGrouping: 0) }: { $fault }
error-record-empty = nothing stands in this file.
error-record-json = this is not JSON ({ $fault }).
error-record-no-tag = the tag { $tag } is missing.
error-record-sign = “{ $text }” has a control character in it, which a record may not have.
error-record-tag = there is no tag “{ $tag }”.{ part-nearest }
error-record-tag-form = “{ $text }” does not fit here; write for example { $example }.
error-record-tag-twice = the tag { $tag } stands in line { NUMBER($first, useGrouping: 0) } already.
error-record-late-tag = the tag { $tag } comes too late; tags stand before the first action.
error-record-seed = “{ $seed }” is not a seed; a seed is a whole number of at most 63 bits.
error-record-commitment = “{ $text }” is no pledge of the dice; that has 64 digits from 0 to 9 and a to f.
error-record-stray-text = “{ $text }” stands under no tag that has a text; only Scenario and Overlay have one.
error-record-text-digest = “{ $text }” has a text but no digest of eight digits after its name; write for example “{ $example }”.
error-record-no-text = the text of the overlay “{ $name }” is missing; its lines follow the tag and begin with “|”.
error-record-heading = “{ $text }” is not a heading such as “1 Red”. Actions are indented.
error-record-no-heading = the action “{ $text }” stands under no heading such as “1 Red”.
error-record-no-action = “{ $text }” has no action in it.
error-record-die = “{ $die }” is not a die; a die is a number from 1 to 9999, with a star when a player gave it.
error-record-star = the star of “{ $die }” cannot be: dice that a player gave come before those of the seed.
error-record-no-dice = no dice follow the colon.
error-record-typed = { $typed } dice are said to be given by a player, but there are only { $dice }.
error-record-digest = “{ $digest }” is not a digest; a digest has 8 to 16 of the digits 0–9 and a–f.
error-record-stray = “{ $text }” has no place here.
error-record-open-comment = the comment that begins here is not closed with a brace.
error-record-no-end = the record breaks off here; its last line is “end”.
error-record-after-end = “{ $text }” stands after the end of the record.

## Records that cannot be played again

part-record-place = { GIVEN($file) ->
    [no] {""}
   *[yes] { $file }, line { NUMBER($line, useGrouping: 0) }:{" "}
}
part-record-ply = { part-record-place }action { $ply }, “{ $action }”:
error-record-ruleset = { part-record-place }there is no ruleset called “{ $name }”.{ part-nearest } The rulesets are: { $known }.
error-record-version = { part-record-place }this was played by { $name } { $made }, but here is { $name } { $here }, which may rule differently; so it is not played again.
error-record-scenario = { part-record-place }there is no scenario called “{ $name }”.{ part-nearest } The scenarios are: { $known }.

## Records that the rules do not reproduce

error-differs-text = { part-record-place }the text of “{ $name }” has been changed: the tag { $tag } gives it the digest { $expected }, but it has { $found }.
error-differs-seat = { part-record-ply } the record gives it to { $expected }, but { $found } decides here.
error-differs-round = { part-record-ply } the record has it in round { $expected }, but this is round { $found }.
error-differs-unplayable = { part-record-ply } this cannot be played here. { $found }
error-differs-dice = { part-record-ply } the record has the dice { $expected }, but the action rolls { $found }.
error-differs-seed = { part-record-ply } the record has the dice { $expected }, but the seed gives { $found }.
error-differs-digest = { part-record-ply } the record comes to the state { $expected }, but the rules come to { $found }.
error-differs-followed = { part-record-ply } the record says that this followed: “{ $expected }”. By the rules it is: “{ $found }”.
error-differs-result = { part-record-place }the record has the result “{ $expected }”, but the game comes to “{ $found }”.
error-differs-seal = { part-record-place }what is left agrees with the rules, but something has been changed or taken out since the record was written: its digest is { $found }, not { $expected }.
error-differs-commitment = { part-record-place }the seed does not fit the pledge of the dice: { $expected } was shown at the start, but the seed { $seed } gives { $found }. The dice are not those that were pledged.

## House rules

error-overlay-for = { part-place }“{ $value }” does not say which rules are meant; write for example “{ $example }”.
error-overlay-rules = { part-place }these house rules are for “{ $wanted }”, not for “{ $name }”.
error-overlay-version = { part-place }these house rules are for { $wanted }; here is { $name } { $version }.
error-overlay-remove = { part-place }here stands a list of the keys that are dropped, such as ["ruins"].
