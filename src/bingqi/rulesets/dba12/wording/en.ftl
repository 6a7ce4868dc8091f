### The words of DBA 1.22. Names of elements and sides, and numbers, arrive as text; lengths are paces.


## Refusals: full sentences

cause-LEGAL = This is allowed.
cause-GAME_OVER = The battle is over.
cause-NOT_YOUR_DECISION = The other player decides now.
cause-NOT_ASKED = That is not what has to be decided now.
cause-NO_SUCH_UNIT = There is no such element on the board.
cause-NOT_YOUR_UNIT = That element belongs to the other side.

cause-NO_SUCH_TERRAIN = There is no terrain piece of that kind or number.
cause-TERRAIN_USED_UP = No more terrain of that kind can be placed.
cause-TERRAIN_MISSING = The terrain is not complete yet: more of it has to be placed.
cause-TERRAIN_OFF_BOARD = Terrain has to lie wholly on the board.
cause-TERRAIN_TOO_CLOSE = That is too close to other terrain, or upon it.
cause-TERRAIN_NOT_ACROSS = A river or a road has to run from one board edge to another.
cause-NO_SUCH_EDGE = The board has no such edge.
cause-EDGES_NOT_ADJACENT = The numbers 5 and 6 go to two board edges that meet at a corner.
cause-CAMP_OFF_BASE_EDGE = A camp stands at the base edge of its side.
cause-CAMP_ON_TERRAIN = A camp stands wholly in good going, clear of everything else.
cause-ALREADY_DEPLOYED = That element stands on the board already.
cause-OUTSIDE_DEPLOYMENT = Elements deploy wholly within 600 p of the base edge of their side.
cause-NOT_ALL_DEPLOYED = Not all elements are deployed yet.

cause-OFF_BOARD = The element would not lie wholly on the board.
cause-FRIEND_THERE = A friendly element stands there.
cause-ENEMY_THERE = An enemy element stands there.
cause-IMPASSABLE = No element may enter that terrain.
cause-WHEELS_IN_BAD_GOING = Artillery and war wagons may not enter bad going.
cause-CAMP_THERE = A camp is in the way; an element stands either wholly in it or wholly outside.

cause-NOT_ENOUGH_POINTS = There are not enough movement points left for this move.
cause-FOLLOWERS_STAY = Camp followers do not leave their camp.
cause-DOES_NOT_MOVE = The move ends where it began.
cause-TOO_FAR = That is farther than this element or group can move.
cause-TOO_FAR_IN_BAD_GOING = Part of the move is in bad going, and that is farther than the element or group can move there.
cause-TOO_FAR_IN_RIVER = The move crosses a river off the road, and that is farther than allowed in a river.
cause-PATH_BLOCKED = More than one of the four lines from the corners at the start to the corners at the end is blocked.
cause-GROUP_PATH_BLOCKED = Something is in the path of the group.
cause-CANNOT_PASS_FRIENDS = This element cannot pass through the friends in its path.
cause-NOT_BY_ROAD = To go that far the whole move has to be by road.
cause-NO_SECOND_MOVE = This element or group has moved in this bound and may not move again.
cause-ONLY_IN_FIRST_BOUND = Psiloi make a second move only in the first bound of their side.
cause-ONLY_BY_ROAD = A further move of these troops has to be wholly by road, as the moves before it.
cause-ACROSS_ZONE = The move crosses an enemy zone of control, which is allowed only to contact or face that enemy, or to go straight back.
cause-NOT_STRAIGHT_BACK = An element with an enemy on its front may only break off straight back.
cause-NOT_FASTER = To break off, an element must be faster than every enemy in contact with it.
cause-BREAK_OFF_TOO_SHORT = A break-off goes back at least 200 p.
cause-OTHERS_CHOSEN = Another element or group has been chosen to move.

cause-GROUP_OF_ONE = A group has at least two elements.
cause-NOT_SAME_FACING = The elements of a group must face the same way.
cause-NOT_TOGETHER = The elements of a group must touch each other by edge or corner.
cause-GROUP_IN_CONTACT = An enemy front edge touches an element of this group, so it cannot move as a group.
cause-PARTLY_IN_BAD_GOING = An element partly in bad going belongs to a group only in a column.
cause-BAD_GOING_NEEDS_COLUMN = A group moves in bad going only as a column.
cause-RIVER_NEEDS_COLUMN = A group crosses a river only as a column.
cause-AWAY_NEEDS_COLUMN = A group moves away from an enemy to its front only as a column.
cause-GROUP_TURNS = A group goes only straight ahead or wheels forward, all its elements keeping their places.
cause-WHEEL_TOO_WIDE = A group wheels by 90 degrees at most.
cause-WHEEL_BACKWARDS = A group wheels forward only.
cause-SHIFT_TOO_FAR = A group shifts sideways by half a base, 80 p, at most.
cause-SHIFT_WITHOUT_ENEMY = A group shifts sideways only to line up with an enemy.
cause-NO_ROOM_FOR_COLUMN = There is no room for the elements of the column.
cause-COLUMN_OUT_OF_PLACE = Not every element can reach its place in the column with this move.

cause-CONTACT_NOT_EXACT = The move touches an enemy without an exact contact: full front edge, or front edge and corner on a flank, or full rear edge, or an overlap.
cause-FLANK_FROM_AHEAD = A flank may be contacted only by who starts behind the line of that enemy's front edge.
cause-REAR_FROM_AHEAD = A rear may be contacted only by who starts behind the line of that enemy's front edge.
cause-CAMP_NOT_IN_FRONT = A camp is attacked with the front edge, laid against one of its edges.
cause-CAMP_IS_FULL = Another element holds that camp.

cause-NO_MISSILES = This element does not shoot.
cause-NO_SUCH_TARGET = There is no such target.
cause-TARGET_IS_FRIEND = The target is of the same side.
cause-OUT_OF_RANGE = The target is out of range.
cause-OUT_OF_ARC = The target is outside the arc of fire.
cause-GUNS_MOVED = Artillery that has moved in this bound may not shoot.
cause-GUNS_IN_ENEMY_BOUND = Artillery shoots only in its own bound.
cause-SHOOTER_IN_CONTACT = An element in close combat may not shoot.
cause-TARGET_IN_CONTACT = An element in close combat may not be shot at.
cause-SIGHT_BLOCKED = Something between shooter and target blocks the shot.
cause-ALREADY_SHOT = This element has shot in this bound.

cause-NO_COMBAT_THERE = Those two are not in frontal contact.
cause-ALREADY_FOUGHT = That close combat has been fought in this bound.
cause-CAMP_ALREADY_FOUGHT = One element has fought that camp in this bound, and no second one may.

## Reasons: short labels

cause-SET_UP_DIE = set-up
cause-BASE_EDGE_DIE = base edge
cause-POINTS_DIE = movement points
cause-MOVE_COST = move
cause-ELEPHANTS_COST = elephants move
cause-OUT_OF_COMMAND = more than 1200 p from the general
cause-OUT_OF_COMMAND_UNSEEN = more than 600 p from the general, beyond woods or a hill
cause-NO_GENERAL = no general left

cause-ENEMY_ON_SIDE = enemy on the flank
cause-ENEMY_ON_REAR = enemy on the rear
cause-MAKES_ROOM = makes room for a friend that turns

cause-SHOOTING = shooting
cause-CLOSE_COMBAT = close combat
cause-CAMP_COMBAT = combat at a camp

cause-BLADES_AGAINST_FOOT = factor against foot
cause-BLADES_AGAINST_MOUNTED = factor against mounted
cause-ELEPHANTS_AGAINST_FOOT = factor against foot
cause-ELEPHANTS_AGAINST_MOUNTED = factor against mounted
cause-SPEARS_OR_SCYTHED = factor
cause-KNIGHTS_AGAINST_FOOT = factor against foot
cause-KNIGHTS_AGAINST_MOUNTED = factor against mounted
cause-CAVALRY = factor
cause-AUXILIA_AGAINST_FOOT = factor against foot
cause-AUXILIA_AGAINST_MOUNTED = factor against mounted
cause-BOWS_AGAINST_FOOT = factor against foot
cause-BOWS_AGAINST_MOUNTED = factor against mounted
cause-LIGHT_TROOPS = factor
cause-FOLLOWERS = factor

cause-FOOT_IN_CAMP = foot holding a camp
cause-GENERAL = general
cause-UPHILL = fights from uphill
cause-OVERLAPPED = overlapped by an enemy
cause-FLANK_CONTACT = enemy in contact with the flank
cause-REAR_CONTACT = enemy in contact with the rear
cause-OTHER_SHOOTER = another shooter at the same target
cause-IN_BAD_GOING = in bad going
cause-ENEMY_IN_BAD_GOING = mounted against an enemy in bad going

cause-PIKES_BEHIND = pikes behind
cause-SPEARS_BEHIND = spears behind
cause-WARBAND_BEHIND = warband behind
cause-PSILOI_BEHIND = psiloi behind
cause-PSILOI_AT_CAMP = psiloi behind, at a camp

cause-SUPPORT_IN_BAD_GOING = no support: one of the two is in bad going
cause-SUPPORT_AT_CAMP = no support when attacking a camp
cause-PIKES_CHARGED_SHOOTERS = no support: moved into contact with bows or artillery in this bound

cause-COMBAT_DIE = die
cause-EQUAL = equal totals
cause-BEATEN = lower total
cause-DOUBLED = total of half the enemy's or less
cause-NOT_SHOT_BACK = not shot back at

cause-ELEPHANTS_DESTROYED = elephants beaten by psiloi, auxilia, light horse or artillery
cause-ELEPHANTS_IN_BAD_GOING = elephants beaten in bad going
cause-ELEPHANTS_RECOIL = elephants beaten
cause-SCYTHED_BEATEN = scythed chariots beaten
cause-KNIGHTS_FLEE_ELEPHANTS = knights beaten by elephants
cause-KNIGHTS_BEATEN_BY_MOUNTED = knights beaten by scythed chariots or light horse
cause-KNIGHTS_IN_BAD_GOING = knights beaten in bad going
cause-KNIGHTS_CHARGED_BOWS = knights beaten by the bows that they moved against in this bound
cause-KNIGHTS_RECOIL = knights beaten
cause-MOUNTED_FLEE_SCYTHED = mounted beaten by scythed chariots
cause-MOUNTED_FLEE_BAD_GOING = mounted beaten in bad going
cause-MOUNTED_RECOIL = mounted beaten
cause-AUXILIA_RIDDEN_DOWN = auxilia beaten by knights in good going
cause-AUXILIA_RECOIL = auxilia beaten
cause-BOWS_RIDDEN_DOWN = bows beaten by mounted
cause-BOWS_RECOIL = bows beaten
cause-WARBAND_OVERRUN = warband beaten by elephants, knights or scythed chariots in good going
cause-WARBAND_RECOIL = warband beaten
cause-PSILOI_RIDDEN_DOWN = psiloi beaten by knights or cavalry in good going
cause-PSILOI_RECOIL = psiloi beaten
cause-ARTILLERY_OVERRUN = artillery beaten in close combat
cause-ARTILLERY_RECOIL = artillery beaten by shooting
cause-WAR_WAGON_DESTROYED = war wagon beaten by artillery or elephants
cause-WAR_WAGON_STAYS = war wagon beaten
cause-FOLLOWERS_BEATEN = camp followers beaten
cause-FOOT_RIDDEN_DOWN = foot beaten by knights or scythed chariots in good going
cause-FOOT_BROKEN_BY_WARBAND = foot beaten by warband
cause-FOOT_RECOIL = foot beaten

cause-CAVALRY_FLEE_SPEARS = cavalry doubled by pikes or spears in good going
cause-CAVALRY_DOUBLED = cavalry doubled
cause-LIGHT_HORSE_DOUBLED = light horse doubled by mounted, or by bows or a war wagon in close combat
cause-LIGHT_HORSE_IN_BAD_GOING = light horse doubled in bad going
cause-LIGHT_HORSE_FLEE = light horse doubled
cause-PSILOI_DOUBLED_BY_MOUNTED = psiloi doubled by knights, cavalry, camelry or light horse in good going
cause-PSILOI_DOUBLED_BY_LIGHT_FOOT = psiloi doubled by bows, auxilia or psiloi
cause-PSILOI_FLEE = psiloi doubled
cause-OTHERS_DOUBLED = doubled

cause-ENEMY_ON_FLANK_OR_REAR = recoils with an enemy on its flank or rear
cause-PSILOI_PASS = psiloi recoil through any friends
cause-MOUNTED_PASS = mounted recoil through friends other than pikes and elephants
cause-BLADES_PASS = blades recoil through blades and spears
cause-PIKES_PASS = pikes recoil through blades
cause-BOWS_PASS = bows recoil through blades
cause-PUSHED_BACK = pushed back
cause-RECOIL_INTO_IMPASSABLE = recoils into impassable terrain
cause-RECOIL_OFF_BOARD = recoils over the board edge
cause-RECOIL_INTO_CAMP = recoils into a camp
cause-RECOIL_INTO_FRIENDS = recoils into friends that can be neither passed nor pushed
cause-RECOIL_INTO_ENEMY = recoils into an enemy
cause-STRUCK_BY_RECOIL = struck on flank or rear by a recoiling enemy
cause-NO_WAY_OUT_OF_CAMP = no way back for who holds a camp

cause-ENEMY_IN_THE_WAY = enemy in the way
cause-FRIENDS_IN_THE_WAY = friends in the way
cause-BAD_GOING_IN_THE_WAY = bad going in the way
cause-IMPASSABLE_IN_THE_WAY = impassable terrain in the way
cause-FLIGHT_OFF_BOARD = flees over the board edge
cause-NO_WAY_AROUND = no way around what is ahead

cause-KNIGHTS_PURSUE = knights pursue
cause-SCYTHED_PURSUE = scythed chariots pursue
cause-WARBAND_PURSUES = warband pursues
cause-REAR_WARBAND_FOLLOWS = supporting warband follows
cause-PURSUIT_MEETS_ENEMY = enemy in the way
cause-PURSUIT_MEETS_FRIENDS = friends in the way
cause-PURSUIT_MEETS_TERRAIN = terrain that it may not enter
cause-PURSUIT_MEETS_EDGE = board edge
cause-PURSUIT_MEETS_CAMP = camp in the way

cause-ELEMENTS_LOST = elements lost
cause-CAMP_LOST = camp in enemy hands
cause-GENERAL_FALLEN = the enemy has lost its general, and more than this side
cause-FOUR_LOST = the enemy has lost four elements or more, and more than this side
cause-TIME_RAN_OUT = time has run out

## What happened

event-DICE_COMPARED = { $side } has the higher score; the other side chooses the terrain.
event-DICE_EQUAL = The scores are equal and are thrown again.
event-TERRAIN_PLACED = Terrain piece { $piece } is placed.
event-TERRAIN_ENDED = { $side } ends the choice of terrain; pieces placed: { $pieces }.
event-EDGES_NUMBERED =
    Counting clockwise from { $edge ->
        [north] the north edge
        [east] the east edge
        [south] the south edge
       *[west] the west edge
    }, the board edges are numbered 1 to 4.
event-EDGES_ADDED =
    Number 5 goes to { $five ->
        [north] the north edge
        [east] the east edge
        [south] the south edge
       *[west] the west edge
    }, number 6 to { $six ->
        [north] the north edge
        [east] the east edge
        [south] the south edge
       *[west] the west edge
    }.
event-BASE_EDGE_SET =
    { $side } has { $edge ->
        [north] the north edge
        [east] the east edge
        [south] the south edge
       *[west] the west edge
    } as its base edge.
event-CAMP_PLACED = { $side } places its camp.
event-DEPLOYED = { $actor } is deployed.
event-DEPLOYMENT_ENDED = { $side } is fully deployed.

event-BOUND_BEGAN = Bound { $bound } begins; it is that of { $side }.
event-POINTS_SET = { $side } throws { $points } for movement points.
event-MOVES_ENDED = { $side } ends its moves; movement points left unused: { $points }.
event-SHOOTING_BEGAN = Both sides may shoot.
event-COMBATS_BEGAN = The close combats are fought.
event-BOUND_ENDED = Bound { $bound } ends.

event-MOVED = { $actor } moves { $distance } p, for { $cost } MP.
event-GROUP_MOVED = The group of { $actor } moves { $distance } p, for { $cost } MP.
event-WHEELED = The group of { $actor } wheels by { $angle } degrees.
event-SHIFTED = The group of { $actor } shifts { $distance } p sideways into line with the enemy.
event-COLUMN_FORMED = The group of { $actor } forms a column and moves { $distance } p, for { $cost } MP.
event-BROKE_OFF = { $actor } breaks off and goes back { $distance } p, for { $cost } MP.
event-CONTACTED = { $actor } contacts the front of { $target }.
event-CONTACTED_FLANK = { $actor } contacts a flank of { $target }.
event-CONTACTED_REAR = { $actor } contacts the rear of { $target }.
event-TURNED_TO_FACE = { $actor } turns to face { $target }: { $cause }.
event-MADE_ROOM = { $actor } is moved aside: { $cause }.
event-ENTERED_CAMP = { $actor } holds the camp of its side.
event-LEFT_CAMP = { $actor } leaves the camp.
event-CONTACTED_CAMP = { $actor } contacts the camp of { $side }.

event-SHOT = { $actor } aims at { $target }.
event-HELD_FIRE = { $actor } does not shoot.
event-FACTORS_COMPARED = Before the dice { $actor } has { $own } and { $target } { $enemy }.
event-TOTALS_COMPARED = { $actor } comes to { $own }, { $target } to { $enemy }.

event-DESTROYED = { $actor } is destroyed: { $cause }.
event-RECOILED = { $actor } recoils { $distance } p: { $cause }.
event-STAYED = { $actor } stays: { $cause }.
event-PASSED_THROUGH = { $actor } passes through { $target }: { $cause }.
event-PUSHED = { $actor } is pushed back { $distance } p by { $target }.
event-FLED = { $actor } flees { $distance } p: { $cause }.
event-DODGED = { $actor } turns aside by { $angle } degrees in its flight: { $cause }.
event-FLIGHT_STOPPED = { $actor } ends its flight after { $distance } p: { $cause }.
event-PURSUED = { $actor } pursues { $distance } p: { $cause }.
event-PURSUIT_STOPPED = { $actor } ends its pursuit: { $cause }.

event-GENERAL_LOST = { $side } has lost its general.
event-CAMP_TAKEN = { $actor } takes the camp of { $side }.
event-CAMP_RETAKEN = { $actor } retakes the camp of { $side }.
event-LOSSES_COUNTED = The losses of { $side } count { $losses }.
event-BATTLE_WON = { $side } wins the battle: { $cause }.
event-BATTLE_DRAWN = The battle is drawn: { $cause }.

## Rulings: what is settled, and how it came out

ruling-SHOOTING = { $actor } shoots at { $target }
ruling-CLOSE_COMBAT = { $actor } fights { $target }
ruling-CAMP_COMBAT = { $actor } attacks the camp that { $target } holds

result-EQUAL = The totals are equal: nothing happens.
result-BEATEN = { $actor } beats { $target }.
result-DOUBLED = { $actor } doubles { $target }.
result-NOT_SHOT_BACK = { $actor } does worse, but is not being shot at: nothing happens.
