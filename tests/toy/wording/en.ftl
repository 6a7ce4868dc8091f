### The words of the toy.

## Refusals: full sentences

cause-LEGAL = This is allowed.
cause-GAME_OVER = The game is over.
cause-NOT_YOUR_DECISION = The other side decides now.
cause-NOT_ASKED = That is not what has to be decided now.
cause-NO_SUCH_UNIT = There is no such scout on the map.
cause-NOT_YOUR_UNIT = That scout belongs to the other side.
cause-OFF_MAP = That lies beyond the edge of the map.
cause-NOT_NEXT_TO_IT = A scout steps one cell at a time, and that cell is not next to it.
cause-SCOUT_THERE = A scout stands there.
cause-DEEP_WATER = The water is too deep there.
cause-NOT_IN_THE_RIVER = An ambush lies at a ford or on stones, not on a bank.
cause-NOT_THERE = The ambush does not lie there.

## Reasons: short labels

cause-AMBUSH = ambush
cause-AMBUSH_DIE = ambush
cause-ON_STONES = on stones
cause-FRIEND_NEAR = another scout is near
cause-TAKEN = taken
cause-ESCAPED = escaped
cause-FLOOD_DIE = rounds until the flood
cause-ENOUGH_ACROSS = enough scouts are across
cause-TOO_FEW_LEFT = too few scouts are left
cause-TIME_RAN_OUT = time has run out

## What happened

event-ROUND_BEGAN = Round { $round } begins.
event-RAIN = It rains; the river will rise in round { $round }.
event-FLOODED = The river rises: the fords are deep now.
event-GUARDS_BACK = The guards are back.
event-HID = The guards hide at { $cell }.
event-LAID = An ambush is laid.
event-STEPPED = { $actor } steps to { $cell }.
event-WAITED = The scouts wait.
event-LET_PASS = Nobody stops { $actor }.
event-ACROSS = { $actor } is across.
event-WON = The { $side } win: { $cause }.

## Rulings: what is settled, and how it came out

ruling-AMBUSH = Ambush on { $target }
result-TAKEN = { $target } is taken with a total of { $value }.
result-ESCAPED = { $target } escapes with a total of { $value }.

## Questions

question-NOTHING = Nothing is left to decide.
question-HIDE = Where do the guards hide?
question-STEP = Which scout steps where?
question-SPRING = Do the guards spring their ambush?

act-HIDE = Hide
act-STEP = Step
act-WAIT = Wait
act-SPRING = Spring the ambush
act-LET_PASS = Let pass

## The board

ground-FORD = ford
ground-STONES = stones
ground-DEEP = deep water
piece-ambush = ambush
panel-rounds = Rounds
head-round = Round
head-last = Last round
