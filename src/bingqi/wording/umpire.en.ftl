### What an umpire sets of a unit.

set-told = { $unit }, { $field }: { $value }.
set-head = Umpire’s ruling: { $reason }
command-set = set
help-set = an umpire’s ruling about a unit: its name, what, the value, “because” and the reason; with the name alone, what can be set
set-list = Of { $unit } can be set, with the value now:
set-example = A ruling is written: { $example }
word-because = because

error-set-not-umpire = Only an umpire may set something of a unit. Begin or resume the game with --umpire me.
error-set-over = The game is over, so nothing can be set any more.
error-set-none = In “{ $ruleset }” nothing of a unit can be set.
error-set-words = “{ $text }” is not understood. A ruling is written: { $example }
error-set-twice = “{ $name }” stands there twice.
error-set-field = { $unit } has no “{ $name }” that can be set.{ part-nearest } It has: { $known }.
error-set-value = { $unit }, { $field }: { $fault }
error-set-number = “{ $value }” is not a whole number; it lies between { $least } and { $most }.
error-set-bounds = { $value } is not possible; it lies between { $least } and { $most }, so the nearest is { $nearest }.
error-set-flag = “{ $value }” is neither yes nor no.{ part-nearest }
error-set-choice = “{ $value }” is not possible here.{ part-nearest } Possible are: { $known }.
error-set-form = “{ $value }” does not fit here; write for example { $example }.
error-set-same = { $unit } is like that already; nothing would change.
error-set-busy = { $unit } takes part in what is being decided or carried out now. Set it when that is settled, or let it be taken back first.
error-set-question = The open question could not be answered after that. Let it be answered first.
error-set-impossible = { $fault }{ GIVEN($nearest) ->
    [yes] {" "}The nearest that is possible is { $nearest }.
   *[no] {""}
}
error-set-no-reason = A ruling says why: write the reason, too.
error-set-reason-long = The reason has { $given } letters; { $most } are possible.
error-set-reason-sign = The reason has a control character in it, which a record may not have.
error-set-moves-planned = Moves have been planned in this phase. Move the unit when they have been carried out.
error-set-no-entry = It cannot enter { $cell }.
error-set-needs-place = A unit that is off the map comes back by its place (“{ $name }”).
error-set-only-no = This can only be ended, with “no”.
error-set-only-yes = This can only be given to another, with “yes” there.
denied-not-umpire = Only an umpire may do this.
denied-impossible = This cannot be set.
