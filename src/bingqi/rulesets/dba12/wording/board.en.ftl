### What is asked, what stands on and beside the battlefield, and what is offered.

list-more = { $first }, { $rest }

## Questions

question-NOTHING = Nothing is left to decide.
question-DICE = Shall the dice of the set-up be thrown?
question-GROUND = Which terrain is placed, and where?
question-EDGES = From which board edge are the edges numbered?
question-NUMBERS = Which two edges get the numbers 5 and 6?
question-CAMP = Where does the camp stand?
question-DEPLOY = Which element is deployed, and where?
question-POINTS = How many movement points will there be?
question-MOVE = Which element or group moves, and where?
chosen-MOVE = { $count ->
    [one] Where does { $actor } move?
   *[other] Where does the group of { $count } led by { $actor } move?
}
question-AIM = Which element shoots, and at what?
question-FIGHT = Which close combat is fought next?

act-ROLL_SET_UP = Throw for set-up
act-PLACE_GROUND = Place terrain
act-NO_MORE_GROUND = No more terrain
act-NUMBER_EDGES = Number the edges
act-ADD_NUMBERS = Give the numbers 5 and 6
act-PLACE_CAMP = Pitch the camp
act-DEPLOY = Deploy
act-READY = Ready
act-QUICK = Let the computer set up
act-ROLL_POINTS = Throw for movement points
act-CHOOSE = Choose
act-MOVE = Move
act-CONTACT = Move into contact
act-FORM_COLUMN = Form a column
act-BY_ROAD = Move by road
act-BACK = Go straight back
act-ENTER = Enter a camp
act-LET_BE = Do not move
act-END_MOVES = End moves
act-SHOOT = Shoot
act-HOLD_FIRE = Hold fire
act-FIGHT = Fight

## Ground

going-GOOD = good going
going-BAD = bad going
going-IMPASSABLE = impassable
ground-hill = hill with a ridge line
ground-masks = blocks shooting
ground-river = off the road at most { $distance } p to cross, groups in columns only
hold-OWN = of { $side }
hold-TAKEN = of { $side }, in enemy hands

## Marks

mark-own-zone = zone of control of { $actor }
mark-enemy-zone = zone of control of { $actor }
mark-arc = where { $actor } can shoot
mark-contact = { $actor } fights { $target }
mark-overlap = { $actor } overlaps { $target }
mark-flank = { $actor } is on a flank of { $target }
mark-rear = { $actor } is on the rear of { $target }
mark-rear-support = { $actor } supports { $target } from behind
mark-deploy = the side deploys here
mark-asked = decides now: { $actor }

## The state of an element

state-ready = ready
state-general = general
state-inside = holds { $place }
state-contact = fights { $target }
state-moved = moved
state-shot = shoots no more
state-fought = has fought
status-LOST = lost
status-WAITING = not deployed yet

## The bound

log-round = Bound { $round }
turn-bound = Bound { $bound }
turn-bound-of = Bound { $bound } of { $last }
turn-points = movement points left: { $left }
turn-lost = lost { $one } : { $other }
phase-SET_UP = Set-up
phase-BEGIN = The bound begins
phase-MOVE = Movement
phase-SHOOT = Shooting
phase-COMBAT = Close combat
phase-END = End of the bound
stage-DICE = Set-up: the dice
stage-GROUND = Set-up: terrain
stage-EDGES = Set-up: board edges
stage-NUMBERS = Set-up: numbers 5 and 6
stage-FIRST_CAMP = Set-up: the high scorer’s camp
stage-SECOND_CAMP = Set-up: the low scorer’s camp
stage-FIRST_LINE = Set-up: the high scorer deploys
stage-SECOND_LINE = Set-up: the low scorer deploys
stage-READY = Set-up is complete

## Tables

panel-turn = Bound
panel-elements = Elements
panel-combat = { $actor } against { $target }
panel-shot = { $actor } shoots at { $target }
panel-losses = Losses
panel-goals = How to win
panel-credit = Whose rules these are
head-element = Element
head-side = Side
head-troops = Troops
head-against = Foot/mounted
head-reach = Range
head-place = Place and facing
head-state = State
head-lost = Lost
head-counts-too = Among them
element-titled = { $element } { $title }
troop-coded = { $title } ({ $code })
lost-general = the general
lost-camp = the camp
modifier = { $value } { $why }
odds-percent = { $percent } %
fate-STAY = { $actor } stays ({ $cause })
fate-RECOIL = { $actor } recoils ({ $cause })
fate-FLEE = { $actor } flees ({ $cause })
fate-DESTROYED = { $actor } is destroyed ({ $cause })
fate-BLOCKED = { $actor } is destroyed, as it cannot recoil ({ $cause })
fate-nobody = nobody is harmed
goal-losses = At the end of a bound a side loses if it has lost its general, or { $losses } elements or more, and more than the other side.
goal-camp = A camp in enemy hands counts as { $losses } elements. Scythed chariots and camp followers do not count.
goal-bounds = After bound { $last } the battle is drawn.
credit-rules = DBA 1.22 (1990 to 2000) is by Phil Barker, Richard Bodley Scott and Sue Laflin Barker; DBA 1.2 of 1995 is that of Wargames Research Group.
credit-program = The program DBA Online, whose combat pages are followed here, is that of Wargaming.net (1999 to 2006).

## Choices

choice-CHOOSE = { $actor }
choice-CHOOSE-group = { $names } ({ $count })
choice-PLACE_GROUND = { $target } at { $place }
choice-NUMBER_EDGES = from the { $target } edge
choice-ADD_NUMBERS = 5 to the { $target } edge, 6 to the { $other } edge
choice-PLACE_CAMP = camp at { $place }
choice-DEPLOY = { $actor } at { $place }
choice-QUICK = let the computer do all that is left of the set-up (arrangement { $amount })
choice-MOVE-straight = { $way ->
    [back] back
   *[other] ahead
} { $ahead } p
choice-MOVE-aside = { $hand ->
    [left] left
   *[other] right
} { $aside } p, { $way ->
    [back] back
   *[other] ahead
} { $ahead } p
choice-MOVE-turned = turn { $turn ->
    [left] left
   *[other] right
} { $angle }°, to { $place }
choice-CONTACT = { $actor } contacts { $target }, { $edge }
choice-FORM_COLUMN = column behind { $actor } at { $place }
choice-BY_ROAD = by road { $distance } p
choice-BACK = straight back { $distance } p
choice-ENTER = into { $target }
choice-SHOOT = { $actor } shoots at { $target }
choice-HOLD_FIRE = { $actor } holds its fire
choice-FIGHT = { $actor } fights { $target }

way-CONTACT = into contact
way-AHEAD = straight ahead
way-ASIDE = ahead and sideways
way-LEFT = turning left
way-RIGHT = turning right
way-BACK = back
way-COLUMN = into a column
way-ROAD = by road
way-OUTLINE = as { $outline }

edge-front = front
edge-right = right flank
edge-rear = rear
edge-left = left flank
edge-left-corner = overlap at its left front corner
edge-right-corner = overlap at its right front corner
board-south = south
board-west = west
board-north = north
board-east = east
