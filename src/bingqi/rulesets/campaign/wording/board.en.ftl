### What stands on and beside the board. (The tables' heads are in en.ftl.)

## Ground

ground-both = { $one } and { $other }

## Marks

mark-zone = engagement zone of { $side }
mark-goal = place that decides the campaign
mark-move = { $actor } plans to go to { $cell }
mark-attack = { $actor } is to attack { $target }
mark-retreat = { $actor } must retreat { $distance } ch from here
mark-vacated = vacated place

## Choices

choice-MOVE = { $actor } moves to { $cell }
choice-ATTACK = { $actor } attacks { $target }
choice-MOVE_AND_ATTACK = { $actor } moves to { $cell } and attacks { $target }
choice-HOLD = { $actor } holds
choice-RETREAT = { $actor } falls back to { $cell }
choice-ADVANCE = { $actor } enters { $cell }
choice-SCORE = The score of { $side } is { $amount }
choice-STRENGTH = { $actor } has strength { $amount } left
choice-DYING = All members of { $actor } are dying

## The round

turn-round = Round { $round }
turn-round-of = Round { $round } of { $last }
phase-PREPARATION = Preparation
phase-PLANNING = Planning
phase-EXECUTION = Execution
phase-FLAG_BATTLES = Player battles
phase-END = End of the round

## Tables

panel-goals = How to win
panel-flag-battle = Flag battle
panel-members = Members
head-score = Score
head-wins-at = Wins at
head-member = Member
head-hit-points = Hit points
goal-unit = { $side } wins when { $unit } is destroyed.
goal-place = { $side } wins when it holds { $cell } at the end of a round.
goal-edge = { $side } wins when one of its units reaches the { $edge } edge with movement left.
goal-standing = A side that alone has units left wins.
goal-rounds = after { $last } rounds
goal-rounds-unknown = when the last round ends
goal-time-nobody = Otherwise the campaign is drawn { $rounds }.
goal-time-side = Otherwise { $side } wins { $rounds }.
goal-time-strength = Otherwise the side with the most strength left wins { $rounds }.
edge-north = north
edge-east = east
edge-south = south
edge-west = west
