### What went wrong, in one or two sentences. Places come from the errors' own arguments.
###
### GIVEN(place) says whether a place holds something: `yes` or `no`.

## Parts of sentences

# Where in a file; nothing when the error is about something typed in.
part-place = { GIVEN($file) ->
    [no] {""}
   *[yes] { $file }{ part-path }:{" "}
}
part-path = { GIVEN($path) ->
    [no] {""}
   *[yes] , { $path }
}
part-nearest = { GIVEN($nearest) ->
    [yes] {" "}Did you mean “{ $nearest }”?
   *[no] {""}
}
part-more = { $more ->
    [0] {""}
    [one] {" "}There is one more fault.
   *[other] {" "}There are { $more } more faults.
}
part-what = { $what ->
    [arm] arm
    [direction] direction
    [edge] edge
    [feature] feature
    [ground] kind of ground
    [home] home
    [outline] outline
    [seat] seat
    [side] side
    [special] special effect
    [stronghold] city, fort or camp
    [terrain] kind of ground
    [thing] element or place
    [troop] troop type
    [unit] unit
   *[other] { $what }
}

## Names and actions

error-no-such-name = There is no { part-what } called “{ $name }”.{ part-nearest }
error-misspelt-action = “{ $text }” is not understood: did you mean “{ $nearest }” by “{ $word }”?
error-no-action = “{ $text }” is not an action. Actions are written: { $shapes }
error-cell-form = { part-place }“{ $cell }” is not a cell: a cell has four digits, two for the column and two for the row, such as { $example }.
error-cell-off-map = { part-place }“{ $cell }” lies off the map; the nearest cell on it is { $nearest }.
error-route-long = The route “{ $route }” is too long: a route has at most { $most } steps.

## Files

error-no-such-file = There is no file “{ $file }”.{ part-nearest }
error-not-toml = { $file }, line { $line }: this is not TOML ({ $fault }).
error-no-such-ruleset = There is no ruleset called “{ $name }”.{ part-nearest } The rulesets are: { $known }.
error-no-such-scenario = There is no scenario called “{ $name }”.{ part-nearest } The scenarios are: { $known }.
error-no-numba = The fast tier needs Numba, which is not installed. Install it with: pip install "bingqi[fast]"

## Data that break their schema

error-data = { part-place }the data do not have the right shape ({ $fault }).
error-unknown-key = { part-place }there is no such key. The keys here are: { $known }.{ part-more }
error-unknown-key-near = { part-place }there is no such key. Did you mean “{ $nearest }”?{ part-more }
error-missing-key = { part-place }this key is missing.{ part-more }
error-wrong-word = { part-place }“{ $value }” is not one of the words allowed here ({ $known }). Did you mean “{ $nearest }”?{ part-more }
error-wrong-value = { part-place }{ $value } does not fit ({ $fault }).{ part-more }

## Scenarios and rules data that cannot be

error-unknown-name = { part-place }there is no { part-what } called “{ $name }”.{ part-nearest }
error-name-twice = { part-place }the name “{ $name }” is taken already; every name is given once.
error-too-many = { part-place }there are { $found } entries; { $most } are possible.
error-map-row = { part-place }this row has { $found } cells, the first row { $wanted }; all rows must be of equal length.
error-map-size = { part-place }a map of { $columns } by { $rows } cells is not possible; it has 2 to { $most } columns and as many rows.
error-no-legend = { part-place }the legend does not explain the letter “{ $letter }”.{ part-nearest }
error-owner-missing = { part-place }this ground ({ $terrain }) works for one side only, so its owner must be named.
error-cell-taken = { part-place }{ $unit } stands in { $cell } already; a cell holds one unit.
error-movement = { part-place }{ $value } is not possible for this arm; the nearest that is possible is { $nearest }.
error-strength = { part-place }{ $value } is not possible: a strength is at least 1, and a player unit has “-” for it.
error-members = { part-place }the role “{ $role }” occurs { $found ->
    [0] nowhere
    [1] once
   *[other] { $found } times
}. A player unit has one player, at most one companion and at most two minions.
error-prerequisite = { part-place }{ $member } does not meet the prerequisites of the arm “{ $arm }”: { $ways }.
error-odds-order = { part-place }{ $value } follows { $before }; the rows of the odds table must rise.
error-strength-factor = { part-place }the effects of this ground together divide strength by { $parts }, which cannot be kept exact; the divisor must go into { $whole } without remainder.
