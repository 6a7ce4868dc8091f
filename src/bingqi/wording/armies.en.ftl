### What is wrong with an army list, or with an army that somebody chose from one.

part-left = { GIVEN($left) ->
    [yes] {" "}Still to be chosen: { $left }.
   *[no] {""}
}

## Lists

error-no-such-army = { part-place }there is no army list “{ $name }”.{ part-nearest }
error-roster-entry = { part-place }“{ $text }” is not understood. An entry is a number and a troop type, with a space between them, such as “3 Ps”.{ part-nearest }
error-roster-troop = { part-place }“{ $text }”: there is no troop type “{ $code }”.{ part-nearest }
error-roster-uneven = { part-place }“{ $text }”: one choice has { $wanted } elements, another { $found }; all choices of a line have equally many.
error-roster-general-line = { part-place }“{ $text }”: the general is one element, on a line of its own, such as “1 Cv|LH general”.
error-roster-total = { part-place }the lines of this list add up to { $found } elements; they must add up to { $wanted }.
error-roster-generals = { part-place }{ $found ->
    [0] no line of this list is
   *[other] { $found } lines of this list are
} marked as “general”; exactly one must be.
error-roster-years = { part-place }the years from { $first } to { $last } are not possible: the first year comes before the last, years BC are negative, and there is no year 0.

## Armies chosen from a list

error-army-choice = { part-place }“{ $text }”: an army has one of these, not a choice.{ part-nearest }
error-army-no-general = { part-place }none of these elements is the general. Mark one so: “{ $nearest }”.
error-army-generals = { part-place }“{ $text }” is a second general beside “{ $first }”; an army has one.
error-army-general-form = { part-place }“{ $text }”: the general of the list { $army } is one of: { $known }.{ part-nearest }
error-army-only-general = { part-place }“{ $text }”: in the list { $army } only the general has { $form }; the others are of: { $known }.
error-army-not-in-list = { part-place }“{ $text }”: the list { $army } has no { $form }, only: { $known }.{ part-nearest }
error-army-too-few = { part-place }there are { $found } elements, and an army has { $wanted }.{ part-left }
error-army-surplus = { part-place }there are { $found } elements, and an army has { $wanted }. There is no room for “{ $text }”.
error-army-too-many = { part-place }“{ $text }”: the list { $army } has room for { $most } { $form } at most, and there are { $found }.{ part-left }
error-army-crowded = { part-place }“{ $text }”: the list { $army } has room for { $most } elements of these forms ({ $forms }), and there are { $found }.{ part-left }
error-army-bundles = { part-place }“{ $text }” does not go with the other elements: the list { $army } has either the one or the other of “{ $line }”.
