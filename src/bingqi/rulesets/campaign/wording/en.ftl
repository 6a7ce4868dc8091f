### The words of the campaign ruleset. Names of units and sides, cells and numbers arrive as text.


## Refusals: full sentences

cause-LEGAL = This is allowed.
cause-GAME_OVER = The campaign is over.
cause-NOT_YOUR_DECISION = Somebody else decides now.
cause-NOT_ASKED = That is not what has to be decided now.
cause-NO_SUCH_UNIT = There is no such unit on the map.
cause-NOT_YOUR_UNIT = That unit belongs to another side.

cause-SPENT = This unit is spent, or is to hold.
cause-LOCKED = This unit is locked in battle and cannot plan.
cause-OTHER_UNIT_CHOSEN = Another unit is being decided on now.
cause-EMPTY_PLAN = A plan needs a move to another cell or an attack.
cause-OFF_MAP = That lies beyond the edge of the map.
cause-FRIEND_THERE = A friendly unit stands there; it can be passed, but the move cannot end with it.
cause-ENEMY_THERE = An enemy unit stands there.
cause-PLACE_PROMISED = Another unit of this side has planned to end there.
cause-FIRST_STEP_IN_ZONE = The unit starts in an enemy engagement zone, so its first step must leave all such zones.
cause-SURROUNDED_BY_ZONES = Every cell around the unit lies in an enemy engagement zone or is barred, so it cannot move.
cause-NOT_ENOUGH_MOVEMENT = The unit does not have enough movement to get there.
cause-BEYOND_A_ZONE = An enemy engagement zone on the way would stop the unit before it gets there.
cause-IMPASSABLE = The unit cannot enter that ground.
cause-NO_ROUTE = No way leads there, or the way that is given ends elsewhere.
cause-NO_SUCH_TARGET = There is no such unit to attack.
cause-TARGET_IS_FRIEND = The target is of the same side.
cause-TARGET_OUT_OF_ZONE = The target would not lie in the unit's engagement zone.
cause-CANNOT_ATTACK = Units of this arm cannot attack.

cause-NOT_ADJACENT = A retreat goes one cell at a time, and that cell is not next to the unit.
cause-NOT_FARTHER = That step would not take the unit farther from where its retreat began.
cause-INTO_ENEMY_ZONE = A retreat may not enter an enemy engagement zone.
cause-DEAD_END = From there the retreat could not be completed.
cause-NOT_AN_ATTACKER = Only a unit that has attacked here, and that can enter the place, may take it.
cause-NOT_THE_WINNER = Only a unit of the winning side that fought here may enter, and only a place that a loser has left.

cause-NOT_IN_BATTLE = That side or unit takes no part in this flag battle.
cause-SCORE_MISSING = The score of every side in this flag battle must be reported first.
cause-STRENGTH_CANNOT_GROW = The new strength must be at least 1 and no more than before.
cause-ONLY_FOR_PLAYER_UNITS = Hit points are reported for player units only.
cause-ONLY_FOR_NPC_UNITS = A player unit has no strength to report.
cause-NO_SUCH_MEMBER = The unit has no member with that number.
cause-SCORE_OUT_OF_BOUNDS = A score is a whole number from 0 to 99.
cause-HIT_POINTS_OUT_OF_BOUNDS = Hit points lie between 0 and the member's full number.

## Reasons: short labels

cause-STOPPED_BY_ZONE = enemy engagement zone
cause-STOPPED_BY_FRIEND = a friend is in the way
cause-TARGET_GONE = the target is gone
cause-NOT_IN_REACH = attacker and target are not in contact
cause-PLAYER_UNIT_FIGHTS = a player unit takes part
cause-LOCKED_UNIT_FIGHTS = a locked unit takes part

cause-ATTACK = attack
cause-ATTACKER_STRENGTH = attacking strength
cause-DEFENDER_STRENGTH = defending strength
cause-DEFENSIVE_GROUND = in defensive ground
cause-DANGEROUS_GROUND = in dangerous ground
cause-SPECIAL_GROUND = special ground
cause-ODDS = odds
cause-ODDS_MODIFIER = modifier for the odds
cause-GROUND_MODIFIER = modifier for the ground
cause-CHECK_DIE = check
cause-NATURAL_BEST = highest face: one degree better
cause-NATURAL_WORST = lowest face: one degree worse
cause-CRITICAL_SUCCESS = critical success
cause-SUCCESS = success
cause-FAILURE = failure
cause-CRITICAL_FAILURE = critical failure
cause-ODDS_TOO_LOW = odds too low

cause-RETREAT_DIE = length of the retreat
cause-NO_RETREAT = no way to retreat
cause-ENDS_ON_FRIEND = a friend stands there
cause-PUSHED_BACK = driven back
cause-REPULSED = attack repulsed
cause-LOST_FLAG_BATTLE = flag battle lost

cause-FLAG_BATTLE = flag battle
cause-ROUNDS_DIE = rounds of the flag battle
cause-DEFENSIVE_START = starts in defensive ground
cause-DANGEROUS_START = starts in dangerous ground
cause-ENOUGH_POINTS = enough points
cause-OTHERS_ALL_DYING = all others are dying
cause-HIGHEST_SCORE = highest score
cause-ALL_DYING = all members dying
cause-QUICK_SCORE_DIE = score by the dice
cause-QUICK_LOSS_DIE = losses by the dice

cause-LENGTH_DIE = length of the campaign
cause-LAST_SIDE_STANDING = no other side has units left
cause-NOBODY_LEFT = no side has units left
cause-UNIT_DESTROYED = decisive unit destroyed
cause-PLACE_HELD = decisive place held
cause-EDGE_REACHED = supply cut at the map edge
cause-TIME_RAN_OUT = time has run out
cause-MOST_STRENGTH_LEFT = most strength left when time ran out

## What happened

event-ROUND_BEGAN = Round { $round } begins.
event-LENGTH_SET = The campaign will last { $rounds } rounds.
event-TURN_BEGAN = It is the turn of { $side }.
event-ROUND_ENDED = Round { $round } ends.
event-PLANNED_MOVE = { $actor } plans to move to { $cell }, for { $cost } movement.
event-PLANNED_ATTACK = { $actor } plans to attack { $target }.
event-HELD = { $actor } holds.
event-MOVED = { $actor } moves to { $cell }, for { $cost } movement.
event-STOPPED = { $actor } is stopped at { $cell }: { $cause }.
event-ATTACK_LAPSED = { $actor } does not attack { $target }: { $cause }.
event-STRENGTHS_COMPARED = Strength { $attackers } attacks { $target } with strength { $defender }.
event-CHECK_TOTAL = The check comes to { $total } against { $difficulty }.
event-DESTROYED = { $actor } is destroyed: { $cause }.
event-MUST_RETREAT = { $actor } must retreat { $distance } ch: { $cause }.
event-RETREAT_STEP = { $actor } falls back to { $cell }.
event-RETREAT_LENGTHENED = { $actor } must retreat { $distance } ch in all: { $cause }.
event-RETREATED = { $actor } has retreated { $distance } ch to { $cell }.
event-MARKED_SPENT = { $actor } is marked as spent.
event-ADVANCED = { $actor } enters { $cell }.
event-STAYED_BACK = { $side } enters no vacated place.
event-REGROUPED = The units of { $side } regroup.
event-LOCKED = { $actor } is locked in battle: { $cause }.
event-UNLOCKED = { $actor } is free again.
event-FLAG_BATTLE_BEGAN = A flag battle of { $rounds } rounds begins.
event-FLAG_GOAL = { $side } wins it at a score of { $points }.
event-HIT_POINTS_HALVED = Member { $member } of { $actor } begins with { $hit_points } hit points: { $cause }.
event-SCORED = The score of { $side } is { $points }.
event-FLAG_BATTLE_WON = { $side } wins the flag battle: { $cause }.
event-RESTORED = { $actor } recovers from the flag battle.
event-STRENGTH_CHANGED = The strength of { $actor } is reported as { $strength }.
event-HIT_POINTS_SET = Member { $member } of { $actor } has { $hit_points } hit points.
event-REPORTED_DYING = All members of { $actor } are dying.
event-SHORT_REST = { $actor } takes a short rest: { $cause }.
event-SIDE_OUT = { $side } has no units left.
event-CAMPAIGN_WON = { $side } wins the campaign: { $cause }.
event-CAMPAIGN_DRAWN = The campaign is drawn: { $cause }.

## Rulings: what is settled, and how it came out

ruling-ATTACK = Attack on { $target }
ruling-FLAG_BATTLE = Flag battle

result-CRITICAL_SUCCESS = Critical success: { $target } is destroyed.
result-SUCCESS = Success: { $target } must retreat.
result-FAILURE = Failure: { $target } holds and the attackers must retreat.
result-CRITICAL_FAILURE = Critical failure: { $target } holds and the attackers are destroyed.
result-ODDS_TOO_LOW = The odds are too low: without a roll { $target } holds and the attackers must retreat.
result-ENOUGH_POINTS = The flag battle is won with enough points.
result-OTHERS_ALL_DYING = The flag battle is won because all others are dying.
result-HIGHEST_SCORE = The flag battle is won with the highest score.

## Questions

question-NOTHING = Nothing is left to decide.
question-BEGIN = Shall the campaign begin?
question-PLAN = Which unit plans next?
question-PLAN-chosen = What does { $actor } plan?
question-RETREAT = Where does { $actor } fall back to?
question-ADVANCE = Which attacker enters the vacated place?
question-FLAG_BATTLE = How did the flag battle go?
question-FLAG_ADVANCE = Which unit of the winner enters a place that the losers have left?

act-BEGIN = Begin
act-CHOOSE = Choose
act-PLAN = Plan
act-HOLD = Hold
act-END_PLANNING = End planning
act-RETREAT = Fall back
act-ADVANCE = Enter
act-STAY = Stay back
act-SCORE = Score
act-STRENGTH = New strength
act-DYING = All dying
act-HIT_POINTS = Hit points
act-SETTLE = Settle
act-DICE_DECIDE = Let the dice decide

## The board


open-ground = Open ground
ground-defensive = defensive
ground-difficult = difficult
ground-dangerous = dangerous
ground-water = water
ground-faction = held by a side

panel-forces = Units
panel-turn = Round
head-unit = Unit
head-side = Side
head-arm = Arm
head-strength = Strength
head-movement = Movement
head-place = Cell
head-state = State
state-ready = ready
state-planned = planned
state-spent = spent
state-locked = locked
state-destroyed = destroyed
state-held = holds
