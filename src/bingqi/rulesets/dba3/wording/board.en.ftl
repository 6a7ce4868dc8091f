### What stands on and beside the battlefield, and what is offered.

list-more = { $first }, { $rest }

## Ground

going-GOOD = good going
going-ROUGH = rough going
going-BAD = bad going
going-IMPASSABLE = impassable
going-PLOUGH = good going unless the first PIP die is 1
going-camels = good going for camels
ground-hill = hill with a ridge line
ground-masks = blocks sight
river-unknown = nobody knows yet how deep
river-paltry = paltry
river-slow = slows who crosses
river-deep = slows who crosses, in columns only
hold-OWN = { $side }
hold-SACKED = of { $side }, being sacked
hold-EMPTY = of { $side }, empty
hold-SURRENDERED = for { $side }, surrendered
hold-TAKEN = of { $side }, taken
hold-GONE = of { $side }, gone

## Marks

mark-own-zone = threat zone of { $actor }
mark-enemy-zone = threat zone of { $actor }
mark-gate = gate of { $place }
mark-arc = where { $actor } can shoot
mark-contact = { $actor } fights { $target }
mark-overlap = { $actor } overlaps { $target }
mark-flank = { $actor } is on a side of { $target }
mark-rear = { $actor } is on the rear of { $target }
mark-side-support = { $actor } supports { $target } at its side
mark-rear-support = { $actor } supports { $target } from behind
mark-deploy = all may deploy here
mark-deploy-light = mounted but knights, auxilia and psiloi may deploy here
mark-quarter = quarter { $quarter }
mark-asked = decides now: { $actor }

## The state of an element

state-ready = ready
state-general = general
state-inside = in { $place }
state-sacking = sacks { $place }
state-contact = fights { $target }
state-moved = moved
state-shot = has shot
state-fought = has fought
status-LOST = lost
status-WAITING = not deployed yet
status-AT_SEA = waits to land

## The bound

log-round = Bound { $round }
turn-bound = Bound { $bound }
turn-bound-of = Bound { $bound } of { $last }
turn-pips = PIPs { $left } of { $score }
turn-lost = lost { $one } : { $other }
phase-SET_UP = Set-up
phase-BEGIN = The bound begins
phase-MOVE = Movement
phase-SHOOT = Shooting
phase-COMBAT = Close combat
phase-END = End of the bound
stage-AGGRESSION = Set-up: who attacks
stage-GROUND = Set-up: terrain
stage-EDGE = Set-up: edges
stage-FIRST_CAMP = Set-up: the defender’s camp
stage-SECOND_CAMP = Set-up: the attacker’s camp
stage-FIRST_LINE = Set-up: the defender deploys
stage-SECOND_LINE = Set-up: the attacker deploys
stage-SWAPS = Set-up: the defender may swap
stage-READY = Set-up is complete

## Tables

panel-turn = Bound
panel-elements = Elements
panel-combat = { $actor } against { $target }
panel-shot = { $actor } shoots at { $target }
panel-losses = Losses
panel-goals = How to win
head-element = Element
head-side = Side
head-troops = Troops
head-against = Foot/mounted/shot at
head-reach = Range
head-place = Place and facing
head-state = State
head-lost = Lost
head-counts-too = Among them
element-titled = { $element } { $title }
troop-coded = { $title } ({ $code })
lost-general = the general
lost-camp = the camp
lost-city = the city
modifier = { $value } { $why }
fate-RECOIL = { $actor } recoils ({ $cause })
fate-FLEE = { $actor } flees ({ $cause })
fate-DESTROYED = { $actor } is destroyed ({ $cause })
fate-BLOCKED = { $actor } is destroyed, as it cannot recoil ({ $cause })
fate-nobody = nobody is harmed
goal-losses = A side loses when, at the end of a bound, it has lost { $losses } elements or more, and more than the other side.
goal-general = The general counts two, so does the first double element; a camp and a city count one each. Scythed chariots, hordes, camp followers and denizens do not count.
goal-bounds = After bound { $last } the battle is drawn.

## Questions

asked-group = { $count ->
    [one] Where does { $actor } move?
   *[other] Where does the group of { $count } led by { $actor } move?
}
asked-ground = { $quarter ->
    [0] Where is this placed: { $ground }?
   *[other] Where is this placed in quarter { $quarter }: { $ground }?
}
asked-quarter = In which quarter is this placed: { $ground }?
asked-place = Which attacker goes into { $place }?

## Choices

choice-CHOOSE = { $actor }
choice-CHOOSE-group = { $names } ({ $count })
choice-TAKE_GROUND = take { $target }
choice-PLACE_GROUND = { $target } at { $place }
choice-LEAVE_OUT = leave out { $target }
choice-TAKE_EDGE = take the { $target } edge
choice-PLACE_CAMP = camp at { $place }
choice-DEPLOY = { $actor } at { $place }
choice-DEPLOY_INSIDE = { $actor } in { $target }
choice-KEEP_BACK = keep { $actor } back for landing
choice-SWAP = { $actor } changes places with { $target }
choice-QUICK = { $amount ->
    [1] let the computer do this
   *[other] let the computer do all that is left of the set-up
}
choice-NAME_QUARTER = quarter { $amount }
choice-FIELD_AS = { $actor } takes the field as { $target }
choice-MOVE-straight = { $way ->
    [back] back
   *[other] ahead
} { $ahead }
choice-MOVE-aside = { $hand ->
    [left] left
   *[other] right
} { $aside }, { $way ->
    [back] back
   *[other] ahead
} { $ahead }
choice-MOVE-turned = turn { $turn ->
    [left] left
   *[other] right
} { $angle }°, to { $place }
choice-CONTACT = { $actor } contacts { $target }, { $edge }
choice-FORM_COLUMN = column behind { $actor } at { $place }
choice-BY_ROAD = by road { $distance }
choice-BACK = straight back { $distance }
choice-ENTER = { $actor } enters { $target }
choice-LAND = land at { $place }
choice-REVOLT = stir up a revolt in { $target }
choice-SHOOT = { $actor } shoots at { $target }
choice-HOLD_FIRE = { $actor } holds its fire
choice-FIGHT = { $actor } fights { $target }
choice-CONFORM = { $actor } conforms
choice-STAND = { $actor } stays as it is, overlapped
choice-RECOIL = { $actor } recoils { $distance } BW
choice-TURN_AND_RECOIL = { $actor } turns and recoils { $distance } BW
choice-OCCUPY = { $actor } goes into { $target }
choice-STAY_AS_GARRISON = { $actor } stays as garrison
choice-MARCH_OUT = { $actor } marches out

way-CONTACT = into contact
way-AHEAD = straight ahead
way-ASIDE = ahead and sideways
way-LEFT = turning left
way-RIGHT = turning right
way-BACK = back
way-COLUMN = into a column
way-ROAD = by road
way-LAND = landing
way-OUTLINE = as { $outline }

edge-front = front edge
edge-right = right edge
edge-rear = rear edge
edge-left = left edge
edge-left-corner = overlap at its left front corner
edge-right-corner = overlap at its right front corner
board-near = near
board-left = left
board-far = far
board-right = right
