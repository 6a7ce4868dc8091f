### The words of dba3. Names of elements and sides, distances and numbers arrive as text; distances are in base widths (BW).

## Refusals: full sentences

cause-LEGAL = This is allowed.
cause-GAME_OVER = The battle is over.
cause-NOT_YOUR_DECISION = The other player decides now.
cause-NOT_ASKED = That is not what has to be decided now.
cause-NO_SUCH_UNIT = There is no such element in this battle.
cause-NOT_YOUR_UNIT = That element belongs to the enemy.

cause-NOT_ENOUGH_PIPS = Too few PIPs are left for this move.

cause-NOT_ON_BOARD = That element is not on the board.
cause-NOT_A_MOVE = The move would end where it began.
cause-TOO_FAR = The place lies farther away than the element's tactical move reaches.
cause-TOO_FAR_IN_GOING = Part of the move is in rough or bad going, and the shorter distance for such going does not reach that far.
cause-TOO_FAR_IN_RIVER = A front edge is in a river during the move, so the move is 1 BW at most.
cause-TOO_FAR_FOR_GROUP = The slowest element of the group cannot go that far.
cause-OFF_BOARD = Part of a base would lie beyond the edge of the board.
cause-GAP_TOO_NARROW = The way leads through a gap narrower than 1 BW.
cause-ON_FRIEND = The base would lie on that of a friend.
cause-ON_ENEMY = The base would lie on that of an enemy.
cause-FRIEND_IN_THE_WAY = A friend stands on the way.
cause-ENEMY_IN_THE_WAY = An enemy stands on the way.
cause-STRONGHOLD_IN_THE_WAY = A city, fort or camp stands on the way.
cause-IMPASSABLE_GROUND = The way or the place lies in impassable terrain.
cause-NO_WHEELS_IN_BAD_GOING = Artillery and war wagons cannot go into bad going unless on a road.
cause-RIVER_IN_COLUMNS_ONLY = This river can be crossed by single elements and by columns only.
cause-ONLY_BY_GATE = A city or fort is entered and left through its gates only.
cause-NOT_AT_GATE = The element is not at a gate of the city or fort.
cause-NO_WAY = No way leads there, or the one that is given ends elsewhere.
cause-OTHERS_CHOSEN = Another element or group has been chosen to move.

cause-CANNOT_PASS_THESE = Elements of these types cannot pass through each other.
cause-NOT_LINED_UP_TO_PASS = To pass through a friend, a move starts or ends lined up with it, in front of it or behind it.
cause-NO_ROOM_BEYOND = Beyond the friend there is no room for the element.

cause-NOT_A_GROUP = Those elements do not form a group.
cause-FACINGS_DIFFER = The elements of a group face the same way, and these do not.
cause-NOT_JOINED = One of the elements is not in contact with another of the group, edge on edge and corner on corner.
cause-MEMBER_CANNOT = One of the group may not make this move.
cause-GROUP_TURNS = A group goes straight ahead or wheels forward, and moves in no other way.
cause-WHEEL_PIVOT = A group wheels on an outer front corner of its front rank.
cause-WHEEL_BACKWARDS = A wheel goes forward: no front corner may come to lie farther back.
cause-COLUMN_IN_BAD_GOING = In bad going a group has to move as a column, unless all of it are psiloi.
cause-COLUMN_IN_RIVER = A group crosses such a river as a column only.
cause-COLUMN_ON_ROAD = A group moves by road as a column only.
cause-COLUMN_IN_CITY = A group moves through a city as a column only.
cause-NOT_BEHIND_LEADER = In a column each element follows directly behind the one before it.
cause-ENDS_FARTHER_BACK = When a column forms, no element may end farther back than it began.
cause-SLIDES_WITHOUT_ENEMY = A group slides sideways only to come into line with an enemy.

cause-NO_FURTHER_MOVE = This element may make no further move in this bound.
cause-FURTHER_ONLY_BY_ROAD = A further move of this element is possible along a road only.
cause-FURTHER_ONLY_IN_GOOD_GOING = Its further moves must lie wholly in good going.
cause-FURTHER_ONLY_IN_FIRST_BOUND = Such a second move is possible in the side's first bound only.
cause-FURTHER_ONLY_INTO_COVER = A second move of psiloi starts wholly in good going and ends at least partly in rough or bad going.
cause-FURTHER_NEAR_ENEMY = A further move may at no point come within 1 BW of an enemy.

cause-ZONE_HOLDS = In an enemy's threat zone an element may only line up with that enemy, advance towards it, or go straight back.
cause-ZONE_ENTERED = The front edge would come into an enemy's threat zone without lining up with that enemy or advancing towards it.
cause-ZONE_NOT_LINED_UP = The front edge would not be lined up with the enemy whose threat zone it is.
cause-ZONE_NOT_TOWARDS = The move does not bring the element nearer to the enemy whose threat zone it is.
cause-ZONE_NOT_STRAIGHT_BACK = Going back out of a threat zone is straight to the own rear for the whole move, without turning.
cause-ZONE_GROUP_BACK = Only a single element or a column may go straight back out of a threat zone.
cause-ZONE_OF_ANOTHER = The move goes for an enemy in whose threat zone the element is not.

cause-ENGAGED = An enemy is in contact with its front edge, so it may only break off straight back.
cause-BREAK_OFF_TOO_SLOW = It is no faster than the enemy in front, so it cannot break off.
cause-BREAK_OFF_HEMMED_IN = An enemy is in contact with its side or rear edge, so it cannot break off.
cause-BREAK_OFF_TOO_SHORT = Breaking off has to end at least 1 BW away from the enemy.
cause-BREAK_OFF_GROUP = Elements in contact with an enemy break off one by one.

cause-MAY_NOT_CONTACT = Artillery, war wagons, command posts, litters and command wagons may not move into contact with enemy.
cause-TOWER_ONLY_AT_STRONGHOLDS = A mobile tower may move into contact with an enemy city, fort or camp only.
cause-NO_CHARIOTS_AT_STRONGHOLDS = Scythed chariots may not move into contact with a city, fort or camp.
cause-NOT_CONFORMED = The contact would not be conformed: edge lined up on edge, front on a side with front corners together, or an overlap.
cause-SLIDE_TOO_FAR = Lining up would take a sideways slide of more than 1 BW.
cause-SLIDE_NOT_TO_FRONT = Only a contact with an enemy front edge earns a free slide.
cause-SIDE_FROM_WRONG_PLACE = To contact that side edge, the mover must start wholly outside its line, or partly beyond it and partly beyond the line of the rear edge.
cause-REAR_FROM_WRONG_PLACE = To contact a rear edge, the mover must start wholly beyond its line.
cause-CORNER_ON_STRONGHOLD = A city, fort or camp is attacked with part of the front edge along its edge; a corner alone does not do.
cause-ENOUGH_ATTACKERS = Three elements are in frontal contact with that city, fort or camp already.
cause-ELEPHANTS_ONLY_AT_GATES = Elephants attack a city or fort at its gates only.
cause-BLOCKED_BY_ELEMENT = Another element is in the way of lining up.
cause-BLOCKED_BY_TERRAIN = Terrain is in the way of lining up.
cause-BLOCKED_BY_EDGE = The edge of the board is in the way of lining up.
cause-CONFORMING_IMPOSSIBLE = The contacted element cannot conform: something is in its way too.

cause-MAY_NOT_GARRISON = Only foot other than war wagons, and no allies, may garrison a city or fort.
cause-MAY_NOT_HOLD_CAMP = Elephants, scythed chariots and allies may not hold a camp.
cause-STRONGHOLD_TAKEN_UP = Another element is inside already.
cause-STRONGHOLD_DEFENDED = It is defended, so it has to be taken in combat.
cause-SALLY_FROM_GARRISON = Denizens sally only from a city without regular troops in it.
cause-SALLY_NOBODY_NEAR = Denizens sally only while both a friendly and an enemy element are within 2 BW of the city.
cause-SALLY_FROM_FALLEN_CITY = Denizens of a city that has fallen do not sally.
cause-SALLY_TOO_FAR = Denizens do not go more than 3 BW from their city of their own will.
cause-SACK_GOES_ON = The element is sacking the city and stays there until its player throws a PIP score of 5 or 6.
cause-CANNOT_RETURN = Denizens whose city has fallen cannot return into it.
cause-REVOLT_NOT_HIS_CITY = Only the player who owned the city first can stir up a revolt in it.
cause-REVOLT_GARRISONED = An enemy element garrisons the city, so its denizens do not revolt.
cause-REVOLT_SACKED = A city that was sacked in this battle has nobody left to revolt.
cause-REVOLT_TOO_LATE = A revolt is paid for at the start of an own bound, before any move.
cause-NOT_AN_ATTACKER = Only an element that took part in the attack may enter.
cause-MAY_NOT_ENTER_CITY = Elephants and mobile towers do not enter a captured city.

cause-LANDING_WITHOUT_WATER = There is no waterway to land from.
cause-LANDING_NOT_LITTORAL = Only an army with a littoral home may land troops.
cause-LANDING_TOO_MANY = No more elements may be kept back for landing.
cause-LANDING_TOO_HEAVY = Elephants, artillery and war wagons cannot land.
cause-LANDING_TOO_LATE = Troops land in their side's first bound only.
cause-LANDING_NOT_ONE_GROUP = The landing troops have to come ashore as one group.
cause-LANDING_OFF_SHORE = The landing troops do not touch the waterway.

cause-NO_MISSILES = Elements of this type do not shoot.
cause-NO_SUCH_TARGET = There is no such target.
cause-TARGET_IS_FRIEND = The target is a friend.
cause-MOVED_TOO_FAR_TO_SHOOT = It has moved more than 1 BW in its own bound.
cause-ARTILLERY_MOVED = Artillery that has moved does not shoot in this bound.
cause-ARTILLERY_IN_ENEMY_BOUND = In an enemy bound artillery only shoots back at artillery that shoots at it.
cause-OUT_OF_RANGE = The target lies beyond range.
cause-OUTSIDE_ARC = No whole edge and no half BW of an edge of the target lies in the arc of fire.
cause-ELEMENT_IN_SIGHT_LINE = Another element stands between the shooting line and the target.
cause-CREST_IN_SIGHT_LINE = A ridge line is between the shooting line and the target.
cause-STRONGHOLD_IN_SIGHT_LINE = A city or fort is between the shooting line and the target.
cause-COVER_IN_SIGHT_LINE = More than half a BW of sight-blocking terrain is between the shooting line and the target.
cause-TOO_LITTLE_IN_SIGHT = The stretch of the target that is in sight is too short.
cause-SHOOTER_FIGHTS = An element in close combat does not shoot.
cause-TARGET_FIGHTS = An element in close combat is not shot at.
cause-SHOOTER_SUPPORTS = An element that gives rear support does not shoot.
cause-TARGET_SUPPORTS = An element that gives rear support is not shot at.
cause-SHOOTER_IN_WATER = An element partly in a river or marsh does not shoot.
cause-SHOOTER_IN_GULLY = An element wholly in a gully does not shoot.
cause-TARGET_IN_GULLY = An element wholly in a gully is not shot at.
cause-SHOOTER_SACKS = An element that sacks a city does not shoot.
cause-TARGET_SACKS = An element that sacks a city is not shot at.
cause-THREAT_FIRST = An enemy in the shooter's threat zone has to be shot at first.
cause-SHOOTER_FIRST = With no target in its threat zone, it has to shoot back at an enemy that shoots at it.
cause-MUST_SHOOT = It has a target it can shoot at, so it has to shoot.
cause-NOBODY_THERE = Nobody is in that city, fort or camp to be shot at.
cause-NOT_A_COMBAT = Those elements do not have to fight each other now.
cause-NOT_A_RECOIL = The element cannot recoil that far or that way.

cause-NOT_HOME_TERRAIN = That kind of terrain does not belong to the defender's home.
cause-TOO_MUCH_OF_KIND = The board has as much of that kind of terrain as it may have.
cause-COMPULSORY_MISSING = The compulsory terrain of the home has not been placed yet.
cause-NOTHING_ROUGH = The board needs some bad or rough going, or a river or waterway.
cause-PLACING_ORDER = A waterway comes first, then the other compulsory terrain, then what is optional.
cause-FEATURE_TOO_BIG = Length and width of the terrain add up to more than 9 BW.
cause-FEATURE_TOO_NARROW = The terrain is less than 1 BW wide at its middle.
cause-FEATURES_OVERLAP = The terrain would lie on another piece of terrain.
cause-FEATURES_TOO_NEAR = Less than 1 BW would be left between two pieces of terrain.
cause-FEATURE_NEAR_EDGE = Less than 1 BW would be left between the terrain and the edge of the board.
cause-OUTSIDE_QUARTER = The terrain would not lie in the quarter that the die gave.
cause-CITY_FAR_FROM_EDGES = All of a city or fort has to lie within 6 BW of two edges of the board.
cause-NOT_ACROSS_BOARD = A river, a road or a waterway has to reach the edges of the board that it belongs to.
cause-NO_SUCH_QUARTER = There are four quarters, numbered 1 to 4.
cause-NO_SUCH_FEATURE = There is no such kind or outline of terrain.

cause-NOT_AN_EDGE = That edge of the board cannot be chosen.
cause-CAMP_NOT_AT_REAR = A camp touches the rear edge of its side's deployment area.
cause-CAMP_BAD_GROUND = A camp stands in good going that is no plough.
cause-CAMP_NEAR_SIDE = A camp stands at least 4 BW away from the side edges of the board.
cause-CAMP_NEEDED = This army needs a camp.
cause-ONE_CAMP = This army has a camp already.
cause-NEAR_CENTRE = Troops deploy at least 3 BW away from the centre line.
cause-NEAR_SIDE = That is too near to a side edge of the board for troops of this type.
cause-WRONG_SIDE_OF_BOARD = That lies on the enemy's side of the centre line.
cause-DEPLOYED_ALREADY = That element has been deployed already.
cause-NO_ROOM_TO_DEPLOY = No place is left where it could be deployed.
cause-NOT_ALL_DEPLOYED = Some elements have not been deployed yet.
cause-FORT_NEEDS_GARRISON = A fort has to be garrisoned.
cause-TOO_MANY_SWAPS = No more elements may be swapped.
cause-NOT_A_SWAP = Only two different elements of the own side that stand on the board can be swapped.
cause-NO_SUCH_CHOICE = The army list does not offer that type here.

## Reasons: short labels

cause-PIP_DIE = PIPs
cause-TACTICAL_MOVE = tactical move
cause-FREE_ROAD_MOVE = first move, wholly by road
cause-SLOW_TROOPS = elephants, hordes, war wagons or artillery
cause-SCYTHED_CHARIOTS = scythed chariots that do not charge home
cause-LEAVES_STRONGHOLD = camp followers, denizens, or a garrison going out
cause-GENERAL_LOST = general lost
cause-GENERAL_HIDDEN = general in terrain or a building
cause-OUT_OF_COMMAND = beyond command distance
cause-THROUGH_CITY = through a city
cause-GATE_TO_GATE = from gate to gate
cause-REVOLT_PRICE = price of a revolt

cause-MOVER_CONFORMS = the mover conforms
cause-SINGLE_CONFORMS = a single element conforms to a group
cause-HELD_BY_GOING = wholly in rough or bad going, so the group conforms
cause-CHOSE_TO_CONFORM = obstructed: the contacted side chose to conform
cause-CHOSE_OVERLAP = obstructed: the contacted side chose to be overlapped
cause-CONTACTED_ON_SIDE = contacted on its side edge
cause-CONTACTED_ON_REAR = contacted on its rear edge
cause-GOES_BEHIND = the same enemy has touched another first
cause-MAKES_ROOM = makes room for friends who turn
cause-WAGON_TOUCHED = the edge touched first is its front
cause-WAGON_FREE = contact has ended

cause-SHOOTING = shooting
cause-CLOSE_COMBAT = close combat
cause-ASSAULT = assault on a city, fort or camp
cause-COMBAT_DIE = die
cause-SAME_DIE = die it threw when shot at
cause-TARGET_HAS_THREE = three shoot at that target already

cause-AGAINST_FOOT = against foot
cause-AGAINST_MOUNTED = against mounted
cause-SHOT_AT = shot at
cause-AT_STRONGHOLD = against foot, at a city, fort or camp
cause-ARTILLERY_IN_CITY = artillery in a city or fort

cause-PIKES_BEHIND = pikes behind
cause-WARBAND_BEHIND = warband behind
cause-LIGHT_HORSE_BEHIND = light horse behind
cause-SPEARS_BESIDE = spears or solid blades beside
cause-BOWS_BESIDE_BLADES = solid blades beside
cause-DOUBLE_ELEMENT = double element against foot

cause-GARRISON = garrison of a city or fort
cause-CAMP = holding its camp
cause-DENIZENS = denizens in their city
cause-GENERAL = general
cause-UPHILL = uphill
cause-RIVER_BANK = defending a river bank
cause-OVERLAP_LEFT = overlapped on the left
cause-OVERLAP_RIGHT = overlapped on the right
cause-SIDE_BY_SIDE_LEFT = overlapped on the left, side by side
cause-SIDE_BY_SIDE_RIGHT = overlapped on the right, side by side
cause-OBSTRUCTED_CONTACT = overlapped: conforming was obstructed
cause-WAGON_SECOND_ENEMY = second enemy on the same edge of the wagons
cause-FLANK_LEFT = flank contact on the left
cause-FLANK_RIGHT = flank contact on the right
cause-REAR = rear contact
cause-SUPPORTER_CONTACTED = flank or rear contact on its rear supporter
cause-BOARD_EDGE_LEFT = edge of the board on the left
cause-BOARD_EDGE_RIGHT = edge of the board on the right
cause-SECOND_SHOOTER = second shooter
cause-THIRD_SHOOTER = third shooter
cause-OTHER_ATTACKER = another attacker
cause-IN_BAD_GOING = in bad going
cause-ENEMY_IN_BAD_GOING = mounted against an enemy in bad going

cause-LEVEL = level
cause-BEATEN = beaten
cause-DOUBLED = doubled
cause-NOT_SHOT_BACK = not shot back at

cause-LEVEL_AT_STRONGHOLD = level at a city, fort or camp
cause-SACKER_BEATEN = sacking a city
cause-DEFENDER_BEATEN = defending a city, fort or camp
cause-SALLIED_BEATEN = sallied denizens or camp followers
cause-MOUNTED_INFANTRY_IN_BAD_GOING = mounted infantry in bad going
cause-BEATEN_BY_DEFENDERS = beaten by the defenders of a city, fort or camp
cause-COMMAND_POST_BEATEN = command post, litter or command wagon
cause-DEFENDER_DOUBLED = defending a city, fort or camp, doubled

cause-LEVEL_NOTHING = level
cause-KN_BY_BLADES = knights level with blades
cause-KN_BY_LONGBOWS = knights level with longbows or crossbows
cause-CM_BY_BLADES = camelry level with blades
cause-CM_BY_LONGBOWS = camelry level with longbows or crossbows
cause-CATAPHRACTS_BY_KNIGHTS = cataphracts level with knights
cause-SCH_LEVEL = scythed chariots level in close combat
cause-FAST_BY_SOLID = fast foot level with solid foot
cause-COMMAND_POST_BY_TWO = command post, litter or command wagon level with foot, two enemy fronts in contact

cause-BEATEN_RECOILS = beaten
cause-EL_BY_LIGHT_TROOPS = elephants beaten by light horse, auxilia or psiloi
cause-EL_BY_ARTILLERY = elephants beaten by artillery shooting
cause-EL_BY_ELEPHANTS = elephants beaten by elephants
cause-KN_BY_MOUNTED = knights beaten by elephants, scythed chariots, camelry or light horse
cause-CM_BY_CHARIOTS = camelry beaten by scythed chariots
cause-CM_IN_BAD_GOING = camelry beaten in bad going
cause-CM_BY_ELEPHANTS = camelry beaten by elephants
cause-CV_BY_CHARIOTS = cavalry beaten by scythed chariots
cause-CV_IN_BAD_GOING = cavalry beaten in bad going
cause-LH_BY_CHARIOTS = light horse beaten by scythed chariots
cause-LH_BY_ARTILLERY = light horse beaten by artillery shooting
cause-LH_IN_BAD_GOING = light horse beaten in bad going
cause-SCH_SHOT_AT = scythed chariots shot at
cause-SCH_SHOT_IN_REAR = scythed chariots shot in the rear
cause-SCH_BEATEN = scythed chariots beaten in close combat
cause-HEAVY_FOOT_BY_KNIGHTS = spears, pikes or blades in good going beaten by knights or scythed chariots
cause-HEAVY_FOOT_BY_WARBAND = spears, pikes or blades beaten by warband
cause-AX_BY_KNIGHTS = auxilia in good going beaten by knights
cause-WB_BY_KNIGHTS = warband in good going beaten by knights or scythed chariots
cause-BW_BY_MOUNTED = bows beaten by mounted
cause-PS_BY_MOUNTED = psiloi in good going beaten by knights, cavalry or camelry
cause-HD_BY_MOUNTED = hordes in good going beaten by knights or elephants
cause-HD_BY_WARBAND = hordes beaten by warband
cause-HD_SHOT_AT = hordes shot at
cause-HD_BEATEN = hordes beaten
cause-ART_BEATEN = artillery beaten
cause-WWG_BY_ELEPHANTS = war wagons beaten by elephants
cause-WWG_BY_ARTILLERY = war wagons beaten by artillery shooting
cause-WWG_BEATEN = war wagons beaten

cause-DOUBLED_DESTROYED = doubled
cause-CV_DOUBLED_BY_SPEARS = cavalry in good going doubled by pikes, spears or hordes
cause-CV_DOUBLED_BY_ARTILLERY = cavalry doubled by artillery in close combat
cause-LH_DOUBLED_FLEES = light horse doubled
cause-LH_DOUBLED_BY_MOUNTED = light horse doubled by mounted
cause-LH_DOUBLED_BY_BOWS = light horse doubled by bows
cause-LH_DOUBLED_BY_PSILOI = light horse doubled by psiloi
cause-LH_DOUBLED_BY_ARTILLERY = light horse doubled by artillery shooting
cause-LH_DOUBLED_IN_BAD_GOING = light horse doubled in bad going
cause-PS_DOUBLED_FLEES = psiloi doubled
cause-PS_DOUBLED_BY_MOUNTED = psiloi in good going doubled by knights, cavalry, camelry or light horse
cause-PS_DOUBLED_BY_LIGHT_FOOT = psiloi doubled by auxilia or psiloi
cause-PS_DOUBLED_BY_BOWS = psiloi doubled by bows in close combat
cause-PS_DOUBLED_BY_ELEPHANTS = psiloi doubled by elephants or scythed chariots

cause-ENEMY_ON_FLANK_RECOILING = enemy front on its side or rear when it had to recoil
cause-ENEMY_ON_FLANK_PUSHED = enemy front on its side or rear when it was pushed back
cause-ENEMY_ON_FLANK_FLEEING = enemy front on its side or rear when it had to flee
cause-COLUMN_HEAD_LOST = enemy front on its side or rear when its column's first element was destroyed
cause-NO_ROOM_TO_RECOIL = no room to recoil
cause-TRAMPLED = trampled by elephants
cause-ELEPHANTS_COLLIDE = elephants recoiling through elephants
cause-ELEPHANTS_BY_DEFENDERS = elephants recoiling from a city or fort

cause-SUPPORTER_FALLS_BACK = gave support to it
cause-NEIGHBOUR_FALLS_BACK = in contact with the winner's side or rear
cause-FOOT_RECOIL = foot: base depth, ½ BW at most
cause-MOUNTED_RECOIL = mounted: 1 BW, or a smaller base depth
cause-TURNS_FROM_SHOOTER = shot at on its rear edge
cause-PUSHED_BY_FRIEND = pushed by a friend
cause-PASSES_THROUGH = passes through friends
cause-STOPPED_BY_TERRAIN = terrain it cannot enter
cause-STOPPED_BY_EDGE = edge of the board
cause-STOPPED_BY_FRIENDS = friends who can be neither passed nor pushed
cause-STOPPED_BY_ENEMY = enemy behind it
cause-STOPPED_BY_STRONGHOLD = city, fort or camp behind it

cause-FLIGHT_TO_ENEMY = met an enemy
cause-FLIGHT_TO_FRIEND = met a friend it cannot pass
cause-FLIGHT_TO_STRONGHOLD = met a city, fort or camp
cause-FLIGHT_TO_SHORE = met a shore or bank
cause-FLIGHT_TO_BAD_GOING = bad going ahead
cause-FLIGHT_ALONG_EDGE = side edge of the board
cause-FLED_OFF_BOARD = crossed a base edge of the board
cause-NO_WAY_TO_FLEE = could not move at all
cause-FLED_INTO_RIVER = fled into a river
cause-FLIGHT_BLOCKED = flight blocked
cause-BLOCKED_A_FLIGHT = in the way of fleeing elephants or scythed chariots

cause-HOT_PURSUIT = pursuit of 1 BW
cause-FOOT_PURSUIT = pursuit of ½ BW after foot
cause-ENTERS_STRONGHOLD = defender destroyed in close combat
cause-NO_PURSUIT_FROM_STRONGHOLD = in a city, fort or camp
cause-NO_PURSUIT_IN_BAD_GOING = in bad going
cause-NO_PURSUIT_OFF_BOARD = it would leave the board
cause-NO_PURSUIT_INTO_BAD_GOING = it would enter bad going
cause-PURSUIT_TO_ENEMY = met an enemy
cause-PURSUIT_TO_FRIEND = a friend is in the way
cause-PURSUIT_TO_GROUND = a city, fort or camp, or impassable terrain is in the way

cause-TAKEN_IN_COMBAT = taken in close combat
cause-SACK_DIE_ENDS = PIP score of 5 or 6
cause-SHOT_AWAY = defenders destroyed by shooting
cause-FALLEN_AND_LEFT = fallen, and no enemy garrisons it
cause-WALKED_IN = walked in without a fight
cause-STANDS_EMPTY = nobody defends it
cause-REVOLT = revolt of the denizens
cause-GONE_WITH_CITY = their city was sacked
cause-CAMP_TAKEN = camp taken

cause-LOST_ELEMENT = element lost
cause-LOST_FIRST_DOUBLE = first double element lost
cause-LOST_GENERAL = general lost
cause-LOST_CAMP = camp sacked
cause-LOST_CITY = city taken
cause-LOST_CITY_AND_NO_CAMP = city taken, and no camp
cause-NOT_COUNTED = scythed chariots, hordes, denizens and camp followers do not count

cause-MORE_LOSSES = four or more lost, and more than the enemy
cause-LEVEL_LOSSES = both sides have lost equally
cause-TIME_RAN_OUT = time has run out

cause-AGGRESSION_DIE = aggression die
cause-AGGRESSION = aggression
cause-AGGRESSION_TIED = equal totals
cause-QUARTER_DIE = quarter
cause-COMPUTER_DIE = the computer’s choice
cause-RIVER_DIE = river
cause-FEATURE_DOES_NOT_FIT = it fits nowhere in its quarter
cause-FEATURE_FITS = There is room for this piece, so it has to be placed.
cause-OPTIONAL_MISSING = The home’s optional terrain is not complete yet.
cause-ENOUGH_GROUND = The board has as much optional terrain as it may have.
cause-PLOUGH_IN_ONE_QUARTER = Plough has to reach into a next quarter.

## What happened

# The course of the battle
event-BATTLE_BEGAN = The battle begins.
event-BOUND_BEGAN = Bound { $bound } begins: { $side } is active.
event-PIPS_THROWN = PIPs of { $side }: { $pips }.
event-PIPS_SPENT = PIPs spent: { $pips }, left: { $left }.
event-PIPS_LOST = PIPs that { $side } leaves unused: { $pips }.
event-SHOOTING_BEGAN = Both sides shoot.
event-COMBAT_BEGAN = Close combats are fought.
event-BOUND_ENDED = { $side } ends bound { $bound }.
event-PLOUGH_IS_GOOD = Plough is good going in this battle.
event-PLOUGH_IS_ROUGH = Plough is rough going in this battle.
event-RIVER_IS_PALTRY = The river is paltry and hinders nobody.
event-RIVER_IS_SLOW = The river slows whoever crosses it, and its banks can be defended.
event-RIVER_IS_DEEP = The river slows whoever crosses it, can be crossed in columns only, and its banks can be defended.

# Moving
event-MOVED = { $actor } moves { $distance } BW (PIPs: { $cost }).
event-GROUP_MOVED = { $actor } leads a group of { $count } elements (PIPs: { $cost }).
event-MOVED_ALONG = { $actor } moves { $distance } BW with its group.
event-WHEELED = { $actor } wheels by { $angle }°.
event-COLUMN_FORMED = { $count } elements form a column behind { $actor }.
event-PASSED_THROUGH = { $actor } passes through { $target }.
event-BROKE_OFF = { $actor } breaks off from { $target } and goes back { $distance } BW.
event-LANDED = { $actor } lands.
event-WENT_BETWEEN_GATES = { $actor } goes to another gate.

# Contact
event-CONTACTED = { $actor } moves into contact with { $target }.
event-CONFORMED = { $actor } conforms to { $target }: { $cause }.
event-SLID = { $actor } slides sideways by { $distance } BW, free of charge.
event-STAYED_OVERLAPPED = { $actor } stays as it is and counts as overlapped by { $target }.
event-TURNED_TO_FACE = { $actor } turns to face { $target }: { $cause }.
event-COULD_NOT_TURN = { $actor } has no room to turn to { $target } and stays: { $cause }.
event-WENT_BEHIND = { $actor } turns and goes behind { $target }.
event-MADE_ROOM = { $actor } is pushed back so that { $target } can turn.
event-WAGON_FRONT_SET = { $actor } fights with the edge that { $target } touched first as its front.
event-WAGON_FRONT_LOST = { $actor } no longer has a front edge: { $cause }.
event-LINED_UP = { $actor } lines up with { $target }; they fight in the next bound.

# Shooting and combat
event-SHOT = { $actor } shoots at { $target }.
event-JOINED_SHOT = { $actor } shoots at { $target } as well.
event-WASTED_SHOT = { $actor } shoots at { $target } without effect: { $cause }.
event-SHOT_BACK = { $actor } shoots back at { $target }.
event-HELD_FIRE = { $actor } does not shoot.
event-CANNOT_SHOOT_NOW = { $actor } can no longer shoot.
event-TOTAL = { $actor } comes to a total of { $total }.
event-COMPARED = { $target } comes off { $cause } against { $actor }.
event-UNHARMED = { $actor } suffers no effect: { $cause }.
event-MUST_RECOIL = { $actor } must recoil: { $cause }.
event-MUST_FLEE = { $actor } must flee: { $cause }.
event-DESTROYED = { $actor } is destroyed: { $cause }.

# Outcome moves
event-TURNED_AWAY = { $actor } turns away from the shooter: { $cause }.
event-RECOILED = { $actor } recoils { $distance } BW.
event-RECOIL_STOPPED = The recoil of { $actor } ends after { $distance } BW: { $cause }.
event-PUSHED_BACK = { $actor } is pushed back { $distance } BW by { $target }.
event-PUSH_STOPPED = { $actor } cannot be pushed back farther than { $distance } BW: { $cause }.
event-FLED = { $actor } flees { $distance } BW.
event-FLIGHT_ENDED = The flight of { $actor } ends after { $distance } BW: { $cause }.
event-TURNED_ALONG_EDGE = { $actor } turns and flees on along the side edge of the board.
event-WENT_OFF_BOARD = { $actor } leaves the board and is lost: { $cause }.
event-PURSUED = { $actor } pursues { $distance } BW.
event-PURSUIT_STOPPED = The pursuit of { $actor } ends after { $distance } BW: { $cause }.
event-STAYED = { $actor } does not pursue: { $cause }.

# Cities, forts and camps
event-ENTERED = { $actor } enters { $place }.
event-LEFT = { $actor } leaves { $place }.
event-SALLIED = { $actor } sallies from { $place }.
event-RETURNED = { $actor } returns into { $place }.
event-SACK_BEGAN = { $actor } begins to sack { $place }.
event-SACK_WENT_ON = { $actor } goes on sacking { $place }.
event-SACK_ENDED = { $actor } has done with sacking { $place }: { $cause }.
event-SACKER_STAYED = { $actor } stays in { $place } as its garrison.
event-SURRENDERED = { $place } surrenders to { $side }.
event-PUPPET_SET_UP = A puppet government holds { $place } for { $side }.
event-CITY_EMPTY = { $place } is an empty city: { $cause }.
event-REVOLTED = The denizens of { $place } revolt, and the city is { $side }'s again.
event-DENIZENS_GONE = The denizens of { $place } are gone: { $cause }.
event-CAMP_SACKED = { $actor } sacks { $place }.
event-CAMP_REMOVED = { $place } is removed.

# Losses and the end
event-LOSS_COUNTED = { $side } counts { $losses } more lost: { $cause }.
event-LOSS_NOT_COUNTED = The loss of { $actor } does not count: { $cause }.
event-LOSSES_TOLD = { $side } has lost { $losses } in all.
event-BATTLE_WENT_ON = Neither side loses yet: { $cause }.
event-BATTLE_WON = { $side } wins the battle: { $cause }.
event-BATTLE_DRAWN = The battle is drawn: { $cause }.

# Setting up
event-AGGRESSION_TOTAL = { $side } comes to { $total } with die and aggression.
event-ATTACKER_FOUND = { $side } is the attacker.
event-THROWN_AGAIN = Both dice are thrown again: { $cause }.
event-FEATURE_CHOSEN = { $side } chooses terrain: { part-terrain }.
event-QUARTER_FOUND = It goes into quarter { $quarter }.
event-QUARTER_OF_DEFENDER = The defender chooses the quarter.
event-QUARTER_OF_ATTACKER = The attacker chooses the quarter.
event-FEATURE_PLACED = Placed in quarter { $quarter }: { part-terrain }.
event-FEATURE_DROPPED = Left out: { part-terrain }, { $cause }.
event-EDGE_CHOSEN = { $side } takes the { part-edge } edge.
event-CAMP_PLACED = { $side } pitches its camp.
event-NO_CAMP = { $side } has no camp.
event-CHOSEN = { $actor } takes the field as { $troop }.
event-DEPLOYED = { $actor } is deployed.
event-HELD_BACK = { $actor } is kept back for landing.
event-LEFT_OUT = There is no room for { $actor }, which takes no part.
event-DEPLOYMENT_ENDED = { $side } has deployed its army.
event-SWAPPED = { $actor } and { $target } change places.

part-terrain = { $terrain ->
    [waterway] a waterway
    [river] a river
    [road] a road
    [city] a city
    [fort] a fort
    [hamlet] a hamlet
    [edifice] an edifice
    [difficult-hill] a difficult hill
    [gentle-hill] a gentle hill
    [wood] a wood
    [marsh] a marsh
    [gully] a gully
    [dunes] dunes
    [oasis] an oasis
    [rocky] rocky ground
    [scrub] scrub
    [boggy] a boggy flat
    [enclosures] enclosures
    [plough] plough
   *[other] { $terrain }
}
part-edge = { $edge ->
    [near] near
    [left] left
    [far] far
    [right] right
   *[other] { $edge }
}

## Rulings: what is settled, and how it came out

ruling-SHOOTING = { $actor } shoots at { $target }
ruling-CLOSE_COMBAT = { $actor } fights { $target }
ruling-ASSAULT = { $actor } attacks the stronghold that { $target } defends

result-LEGAL = { $target } withstands { $actor }.

result-LEVEL_AT_STRONGHOLD = { $actor } does { $target } no harm: { cause-LEVEL_AT_STRONGHOLD }.
result-SACKER_BEATEN = { $target } is destroyed by { $actor }: { cause-SACKER_BEATEN }.
result-DEFENDER_BEATEN = { $target } is destroyed by { $actor }: { cause-DEFENDER_BEATEN }.
result-SALLIED_BEATEN = { $target } is destroyed by { $actor }: { cause-SALLIED_BEATEN }.
result-MOUNTED_INFANTRY_IN_BAD_GOING = { $target } is destroyed by { $actor }: { cause-MOUNTED_INFANTRY_IN_BAD_GOING }.
result-BEATEN_BY_DEFENDERS = { $target } recoils from { $actor }: { cause-BEATEN_BY_DEFENDERS }.
result-COMMAND_POST_BEATEN = { $actor } does { $target } no harm: { cause-COMMAND_POST_BEATEN }.
result-DEFENDER_DOUBLED = { $target } is destroyed by { $actor }: { cause-DEFENDER_DOUBLED }.
result-LEVEL_NOTHING = { $actor } does { $target } no harm: { cause-LEVEL_NOTHING }.
result-KN_BY_BLADES = { $target } is destroyed by { $actor }: { cause-KN_BY_BLADES }.
result-KN_BY_LONGBOWS = { $target } is destroyed by { $actor }: { cause-KN_BY_LONGBOWS }.
result-CM_BY_BLADES = { $target } is destroyed by { $actor }: { cause-CM_BY_BLADES }.
result-CM_BY_LONGBOWS = { $target } is destroyed by { $actor }: { cause-CM_BY_LONGBOWS }.
result-CATAPHRACTS_BY_KNIGHTS = { $target } recoils from { $actor }: { cause-CATAPHRACTS_BY_KNIGHTS }.
result-SCH_LEVEL = { $target } is destroyed by { $actor }: { cause-SCH_LEVEL }.
result-FAST_BY_SOLID = { $target } recoils from { $actor }: { cause-FAST_BY_SOLID }.
result-COMMAND_POST_BY_TWO = { $target } is destroyed by { $actor }: { cause-COMMAND_POST_BY_TWO }.
result-BEATEN_RECOILS = { $target } recoils from { $actor }: { cause-BEATEN_RECOILS }.
result-EL_BY_LIGHT_TROOPS = { $target } is destroyed by { $actor }: { cause-EL_BY_LIGHT_TROOPS }.
result-EL_BY_ARTILLERY = { $target } is destroyed by { $actor }: { cause-EL_BY_ARTILLERY }.
result-EL_BY_ELEPHANTS = { $target } flees from { $actor }: { cause-EL_BY_ELEPHANTS }.
result-KN_BY_MOUNTED = { $target } is destroyed by { $actor }: { cause-KN_BY_MOUNTED }.
result-CM_BY_CHARIOTS = { $target } is destroyed by { $actor }: { cause-CM_BY_CHARIOTS }.
result-CM_IN_BAD_GOING = { $target } is destroyed by { $actor }: { cause-CM_IN_BAD_GOING }.
result-CM_BY_ELEPHANTS = { $target } flees from { $actor }: { cause-CM_BY_ELEPHANTS }.
result-CV_BY_CHARIOTS = { $target } flees from { $actor }: { cause-CV_BY_CHARIOTS }.
result-CV_IN_BAD_GOING = { $target } flees from { $actor }: { cause-CV_IN_BAD_GOING }.
result-LH_BY_CHARIOTS = { $target } flees from { $actor }: { cause-LH_BY_CHARIOTS }.
result-LH_BY_ARTILLERY = { $target } flees from { $actor }: { cause-LH_BY_ARTILLERY }.
result-LH_IN_BAD_GOING = { $target } flees from { $actor }: { cause-LH_IN_BAD_GOING }.
result-SCH_SHOT_AT = { $target } flees from { $actor }: { cause-SCH_SHOT_AT }.
result-SCH_SHOT_IN_REAR = { $target } is destroyed by { $actor }: { cause-SCH_SHOT_IN_REAR }.
result-SCH_BEATEN = { $target } is destroyed by { $actor }: { cause-SCH_BEATEN }.
result-HEAVY_FOOT_BY_KNIGHTS = { $target } is destroyed by { $actor }: { cause-HEAVY_FOOT_BY_KNIGHTS }.
result-HEAVY_FOOT_BY_WARBAND = { $target } is destroyed by { $actor }: { cause-HEAVY_FOOT_BY_WARBAND }.
result-AX_BY_KNIGHTS = { $target } is destroyed by { $actor }: { cause-AX_BY_KNIGHTS }.
result-WB_BY_KNIGHTS = { $target } is destroyed by { $actor }: { cause-WB_BY_KNIGHTS }.
result-BW_BY_MOUNTED = { $target } is destroyed by { $actor }: { cause-BW_BY_MOUNTED }.
result-PS_BY_MOUNTED = { $target } is destroyed by { $actor }: { cause-PS_BY_MOUNTED }.
result-HD_BY_MOUNTED = { $target } is destroyed by { $actor }: { cause-HD_BY_MOUNTED }.
result-HD_BY_WARBAND = { $target } is destroyed by { $actor }: { cause-HD_BY_WARBAND }.
result-HD_SHOT_AT = { $target } recoils from { $actor }: { cause-HD_SHOT_AT }.
result-HD_BEATEN = { $actor } does { $target } no harm: { cause-HD_BEATEN }.
result-ART_BEATEN = { $target } is destroyed by { $actor }: { cause-ART_BEATEN }.
result-WWG_BY_ELEPHANTS = { $target } is destroyed by { $actor }: { cause-WWG_BY_ELEPHANTS }.
result-WWG_BY_ARTILLERY = { $target } is destroyed by { $actor }: { cause-WWG_BY_ARTILLERY }.
result-WWG_BEATEN = { $actor } does { $target } no harm: { cause-WWG_BEATEN }.
result-DOUBLED_DESTROYED = { $target } is destroyed by { $actor }: { cause-DOUBLED_DESTROYED }.
result-CV_DOUBLED_BY_SPEARS = { $target } flees from { $actor }: { cause-CV_DOUBLED_BY_SPEARS }.
result-CV_DOUBLED_BY_ARTILLERY = { $target } flees from { $actor }: { cause-CV_DOUBLED_BY_ARTILLERY }.
result-LH_DOUBLED_FLEES = { $target } flees from { $actor }: { cause-LH_DOUBLED_FLEES }.
result-LH_DOUBLED_BY_MOUNTED = { $target } is destroyed by { $actor }: { cause-LH_DOUBLED_BY_MOUNTED }.
result-LH_DOUBLED_BY_BOWS = { $target } is destroyed by { $actor }: { cause-LH_DOUBLED_BY_BOWS }.
result-LH_DOUBLED_BY_PSILOI = { $target } is destroyed by { $actor }: { cause-LH_DOUBLED_BY_PSILOI }.
result-LH_DOUBLED_BY_ARTILLERY = { $target } is destroyed by { $actor }: { cause-LH_DOUBLED_BY_ARTILLERY }.
result-LH_DOUBLED_IN_BAD_GOING = { $target } is destroyed by { $actor }: { cause-LH_DOUBLED_IN_BAD_GOING }.
result-PS_DOUBLED_FLEES = { $target } flees from { $actor }: { cause-PS_DOUBLED_FLEES }.
result-PS_DOUBLED_BY_MOUNTED = { $target } is destroyed by { $actor }: { cause-PS_DOUBLED_BY_MOUNTED }.
result-PS_DOUBLED_BY_LIGHT_FOOT = { $target } is destroyed by { $actor }: { cause-PS_DOUBLED_BY_LIGHT_FOOT }.
result-PS_DOUBLED_BY_BOWS = { $target } is destroyed by { $actor }: { cause-PS_DOUBLED_BY_BOWS }.
result-PS_DOUBLED_BY_ELEPHANTS = { $target } recoils from { $actor }: { cause-PS_DOUBLED_BY_ELEPHANTS }.

## Questions

question-NOTHING = Nothing is left to decide.
question-AGGRESSION = Shall the dice say who attacks?
question-GROUND = Which terrain is placed, and where?
question-QUARTER = In which quarter is the terrain placed?
question-EDGE = Which edge does the attacker take?
question-CAMP = Where does the camp stand?
question-DEPLOY = Which element is deployed, and where?
question-SWAP = Are elements swapped?
question-PIPS = How many PIPs will there be?
question-MOVE = Which element or group moves, and where?
question-AIM = What is shot at?
question-AIM-chosen = What does { $actor } shoot at?
question-FIGHT = Which close combat is fought next?
question-CONFORM = Does the contacted element conform?
question-CONFORM-chosen = Does { $actor } conform, or is it overlapped as well?
question-RECOIL = How does the element recoil?
question-RECOIL-chosen = How does { $actor } recoil?
question-OCCUPY = Which attacker goes in?
question-SACKED = Does the element stay as garrison, or leave?
question-SACKED-chosen = Does { $actor } stay as garrison, or leave?

act-ROLL_AGGRESSION = Throw for aggression
act-TAKE_GROUND = Choose terrain
act-PLACE_GROUND = Place terrain
act-LEAVE_OUT = Leave terrain out
act-NO_MORE_GROUND = No more terrain
act-TAKE_EDGE = Take an edge
act-PLACE_CAMP = Pitch the camp
act-DEPLOY = Deploy
act-DEPLOY_INSIDE = Deploy inside
act-KEEP_BACK = Keep back for landing
act-SWAP = Swap
act-READY = Ready
act-QUICK = Let the computer set up
act-NAME_QUARTER = Name the quarter
act-FIELD_AS = Take the other form
act-ROLL_PIPS = Throw for PIPs
act-CHOOSE = Choose
act-MOVE = Move
act-CONTACT = Move into contact
act-FORM_COLUMN = Form a column
act-BY_ROAD = Move by road
act-BACK = Go straight back
act-ENTER = Enter
act-LAND = Land
act-REVOLT = Stir up a revolt
act-LET_BE = Do not move
act-END_MOVES = End moves
act-SHOOT = Shoot
act-HOLD_FIRE = Hold fire
act-FIGHT = Fight
act-CONFORM = Conform
act-STAND = Stay as it is
act-RECOIL = Recoil
act-TURN_AND_RECOIL = Turn, then recoil
act-OCCUPY = Go in
act-STAY_AS_GARRISON = Stay as garrison
act-MARCH_OUT = March out
