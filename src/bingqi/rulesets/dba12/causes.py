"""Every reason that these rules give, and every event that they tell. Numbers are never reused."""

from enum import IntEnum


class Cause(IntEnum):
    """Why: a refusal, a modifier, an outcome. The first six restate the kit's shared causes."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    NO_SUCH_UNIT = 4
    NOT_YOUR_UNIT = 5

    # set-up is refused
    NO_SUCH_TERRAIN = 10
    TERRAIN_USED_UP = 11
    """No further piece of that kind, or no further piece at all."""
    TERRAIN_MISSING = 12
    """The choice of terrain may not end yet."""
    TERRAIN_OFF_BOARD = 13
    TERRAIN_TOO_CLOSE = 14
    TERRAIN_NOT_ACROSS = 15
    """A river or a road that does not run from edge to edge."""
    NO_SUCH_EDGE = 16
    EDGES_NOT_ADJACENT = 17
    CAMP_OFF_BASE_EDGE = 18
    CAMP_ON_TERRAIN = 19
    ALREADY_DEPLOYED = 20
    OUTSIDE_DEPLOYMENT = 21
    NOT_ALL_DEPLOYED = 22

    # an element may not stand there, whether it moves or is deployed
    OFF_BOARD = 30
    FRIEND_THERE = 31
    ENEMY_THERE = 32
    IMPASSABLE = 33
    WHEELS_IN_BAD_GOING = 34
    """Artillery and war wagons do not enter bad going."""
    CAMP_THERE = 35

    # a move is refused
    NOT_ENOUGH_POINTS = 40
    FOLLOWERS_STAY = 41
    DOES_NOT_MOVE = 42
    TOO_FAR = 43
    TOO_FAR_IN_BAD_GOING = 44
    TOO_FAR_IN_RIVER = 45
    PATH_BLOCKED = 46
    """More than one of the four corner lines of a single element."""
    GROUP_PATH_BLOCKED = 47
    CANNOT_PASS_FRIENDS = 48
    NOT_BY_ROAD = 49
    """Farther than off the road, and not wholly by road."""
    NO_SECOND_MOVE = 50
    ONLY_IN_FIRST_BOUND = 51
    ONLY_BY_ROAD = 52
    ACROSS_ZONE = 53
    NOT_STRAIGHT_BACK = 54
    """In frontal contact, and the move is no break-off."""
    NOT_FASTER = 55
    BREAK_OFF_TOO_SHORT = 56
    OTHERS_CHOSEN = 57

    # a group move is refused
    GROUP_OF_ONE = 60
    NOT_SAME_FACING = 61
    NOT_TOGETHER = 62
    GROUP_IN_CONTACT = 63
    PARTLY_IN_BAD_GOING = 64
    BAD_GOING_NEEDS_COLUMN = 65
    RIVER_NEEDS_COLUMN = 66
    AWAY_NEEDS_COLUMN = 67
    WHEEL_TOO_WIDE = 68
    WHEEL_BACKWARDS = 69
    SHIFT_TOO_FAR = 70
    SHIFT_WITHOUT_ENEMY = 71
    NO_ROOM_FOR_COLUMN = 72
    COLUMN_OUT_OF_PLACE = 73
    GROUP_TURNS = 74
    """Neither straight ahead nor a wheel forward."""

    # contact is refused
    CONTACT_NOT_EXACT = 80
    FLANK_FROM_AHEAD = 81
    REAR_FROM_AHEAD = 82
    CAMP_NOT_IN_FRONT = 83
    CAMP_IS_FULL = 84

    # shooting is refused
    NO_MISSILES = 90
    NO_SUCH_TARGET = 91
    TARGET_IS_FRIEND = 92
    OUT_OF_RANGE = 93
    OUT_OF_ARC = 94
    GUNS_MOVED = 95
    GUNS_IN_ENEMY_BOUND = 96
    SHOOTER_IN_CONTACT = 97
    TARGET_IN_CONTACT = 98
    SIGHT_BLOCKED = 99
    ALREADY_SHOT = 100

    # the choice of a combat is refused
    NO_COMBAT_THERE = 105
    ALREADY_FOUGHT = 106
    CAMP_ALREADY_FOUGHT = 107

    # dice, and what a move costs
    SET_UP_DIE = 110
    BASE_EDGE_DIE = 111
    POINTS_DIE = 112
    MOVE_COST = 113
    ELEPHANTS_COST = 114
    OUT_OF_COMMAND = 115
    OUT_OF_COMMAND_UNSEEN = 116
    NO_GENERAL = 117

    # why the elements of a contact turn or make room
    ENEMY_ON_SIDE = 120
    ENEMY_ON_REAR = 121
    MAKES_ROOM = 122

    # what is settled
    SHOOTING = 125
    CLOSE_COMBAT = 126
    CAMP_COMBAT = 127

    # the troop factor, by the opponent where it matters
    BLADES_AGAINST_FOOT = 130
    BLADES_AGAINST_MOUNTED = 131
    ELEPHANTS_AGAINST_FOOT = 132
    ELEPHANTS_AGAINST_MOUNTED = 133
    SPEARS_OR_SCYTHED = 134
    KNIGHTS_AGAINST_FOOT = 135
    """Knights, pikes, war wagons and heavy chariots."""
    KNIGHTS_AGAINST_MOUNTED = 136
    CAVALRY = 137
    """Cavalry, artillery and light chariots."""
    AUXILIA_AGAINST_FOOT = 138
    """Auxilia and warband."""
    AUXILIA_AGAINST_MOUNTED = 139
    BOWS_AGAINST_FOOT = 140
    """Bows of all three kinds, and camelry."""
    BOWS_AGAINST_MOUNTED = 141
    LIGHT_TROOPS = 142
    """Light horse and psiloi."""
    FOLLOWERS = 143

    # tactical factors
    FOOT_IN_CAMP = 150
    GENERAL = 151
    UPHILL = 152
    OVERLAPPED = 153
    FLANK_CONTACT = 154
    REAR_CONTACT = 155
    OTHER_SHOOTER = 156
    IN_BAD_GOING = 157
    ENEMY_IN_BAD_GOING = 158

    # support factors
    PIKES_BEHIND = 160
    SPEARS_BEHIND = 161
    WARBAND_BEHIND = 162
    PSILOI_BEHIND = 163
    PSILOI_AT_CAMP = 164

    # why a support that is there brings nothing
    SUPPORT_IN_BAD_GOING = 166
    SUPPORT_AT_CAMP = 167
    PIKES_CHARGED_SHOOTERS = 168

    # dice and totals compared
    COMBAT_DIE = 170
    EQUAL = 171
    BEATEN = 172
    DOUBLED = 173
    NOT_SHOT_BACK = 174

    # the outcome for who is beaten
    ELEPHANTS_DESTROYED = 180
    ELEPHANTS_IN_BAD_GOING = 181
    ELEPHANTS_RECOIL = 182
    SCYTHED_BEATEN = 183
    KNIGHTS_FLEE_ELEPHANTS = 184
    KNIGHTS_BEATEN_BY_MOUNTED = 185
    KNIGHTS_IN_BAD_GOING = 186
    KNIGHTS_CHARGED_BOWS = 187
    KNIGHTS_RECOIL = 188
    MOUNTED_FLEE_SCYTHED = 189
    MOUNTED_FLEE_BAD_GOING = 190
    MOUNTED_RECOIL = 191
    AUXILIA_RIDDEN_DOWN = 192
    AUXILIA_RECOIL = 193
    BOWS_RIDDEN_DOWN = 194
    BOWS_RECOIL = 195
    WARBAND_OVERRUN = 196
    WARBAND_RECOIL = 197
    PSILOI_RIDDEN_DOWN = 198
    PSILOI_RECOIL = 199
    ARTILLERY_OVERRUN = 200
    ARTILLERY_RECOIL = 201
    WAR_WAGON_DESTROYED = 202
    WAR_WAGON_STAYS = 203
    FOLLOWERS_BEATEN = 204
    FOOT_RIDDEN_DOWN = 205
    FOOT_BROKEN_BY_WARBAND = 206
    FOOT_RECOIL = 207

    # the outcome for who is doubled
    CAVALRY_FLEE_SPEARS = 210
    CAVALRY_DOUBLED = 211
    LIGHT_HORSE_DOUBLED = 212
    """By mounted, or by bows or war wagons in close combat."""
    LIGHT_HORSE_IN_BAD_GOING = 213
    LIGHT_HORSE_FLEE = 214
    PSILOI_DOUBLED_BY_MOUNTED = 215
    PSILOI_DOUBLED_BY_LIGHT_FOOT = 216
    PSILOI_FLEE = 217
    OTHERS_DOUBLED = 218

    # recoil
    ENEMY_ON_FLANK_OR_REAR = 220
    PSILOI_PASS = 221
    MOUNTED_PASS = 222
    BLADES_PASS = 223
    PIKES_PASS = 224
    BOWS_PASS = 225
    PUSHED_BACK = 226
    RECOIL_INTO_IMPASSABLE = 227
    RECOIL_OFF_BOARD = 228
    RECOIL_INTO_CAMP = 229
    RECOIL_INTO_FRIENDS = 230
    RECOIL_INTO_ENEMY = 231
    STRUCK_BY_RECOIL = 232
    NO_WAY_OUT_OF_CAMP = 233

    # flight
    ENEMY_IN_THE_WAY = 240
    FRIENDS_IN_THE_WAY = 241
    BAD_GOING_IN_THE_WAY = 242
    IMPASSABLE_IN_THE_WAY = 243
    FLIGHT_OFF_BOARD = 244
    NO_WAY_AROUND = 245

    # pursuit
    KNIGHTS_PURSUE = 250
    SCYTHED_PURSUE = 251
    WARBAND_PURSUES = 252
    REAR_WARBAND_FOLLOWS = 253
    PURSUIT_MEETS_ENEMY = 254
    PURSUIT_MEETS_FRIENDS = 255
    PURSUIT_MEETS_TERRAIN = 256
    PURSUIT_MEETS_EDGE = 257
    PURSUIT_MEETS_CAMP = 258

    # losses and the end of the battle
    ELEMENTS_LOST = 260
    CAMP_LOST = 261
    GENERAL_FALLEN = 262
    FOUR_LOST = 263
    TIME_RAN_OUT = 264


class Happening(IntEnum):
    """What happened. The kit's own kinds lie below 100."""

    # set-up
    DICE_COMPARED = 100
    DICE_EQUAL = 101
    TERRAIN_PLACED = 102
    TERRAIN_ENDED = 103
    EDGES_NUMBERED = 104
    EDGES_ADDED = 105
    BASE_EDGE_SET = 106
    CAMP_PLACED = 107
    DEPLOYED = 108
    DEPLOYMENT_ENDED = 109

    # the bound
    BOUND_BEGAN = 110
    POINTS_SET = 111
    MOVES_ENDED = 112
    SHOOTING_BEGAN = 113
    COMBATS_BEGAN = 114
    BOUND_ENDED = 115

    # movement
    MOVED = 120
    GROUP_MOVED = 121
    WHEELED = 122
    SHIFTED = 123
    COLUMN_FORMED = 124
    BROKE_OFF = 125
    CONTACTED = 126
    CONTACTED_FLANK = 127
    CONTACTED_REAR = 128
    TURNED_TO_FACE = 129
    MADE_ROOM = 130
    ENTERED_CAMP = 131
    LEFT_CAMP = 132
    CONTACTED_CAMP = 133

    # shooting and close combat
    SHOT = 140
    """A shooter's choice; what comes of it is a ruling, as is every close combat."""
    HELD_FIRE = 141
    FACTORS_COMPARED = 142
    TOTALS_COMPARED = 143

    # outcomes
    DESTROYED = 150
    RECOILED = 151
    STAYED = 152
    PASSED_THROUGH = 153
    PUSHED = 154
    FLED = 155
    DODGED = 156
    FLIGHT_STOPPED = 157
    PURSUED = 158
    PURSUIT_STOPPED = 159

    # losses and the end of the battle
    GENERAL_LOST = 170
    CAMP_TAKEN = 171
    CAMP_RETAKEN = 172
    LOSSES_COUNTED = 173
    BATTLE_WON = 174
    BATTLE_DRAWN = 175
