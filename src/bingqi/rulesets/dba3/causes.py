"""Every reason that DBA 3.0 gives. Numbers are never reused; each group has room for more."""

from enum import IntEnum

from bingqi.rulesets.dba3.happenings import Happening

__all__ = ["Cause", "Happening"]


class Cause(IntEnum):
    """Why: a refusal, a modifier, an outcome. The first six restate the kit's shared causes."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    NO_SUCH_UNIT = 4
    NOT_YOUR_UNIT = 5

    # PIPs: what they are thrown for and what a move costs
    PIP_DIE = 10
    NOT_ENOUGH_PIPS = 11
    TACTICAL_MOVE = 12
    FREE_ROAD_MOVE = 13
    SLOW_TROOPS = 14
    SCYTHED_CHARIOTS = 15
    LEAVES_STRONGHOLD = 16
    """Camp followers, denizens, or a garrison that goes out."""
    GENERAL_LOST = 17
    GENERAL_HIDDEN = 18
    OUT_OF_COMMAND = 19
    THROUGH_CITY = 20
    GATE_TO_GATE = 21
    REVOLT_PRICE = 22

    # a move is refused: way and place
    NOT_ON_BOARD = 30
    NOT_A_MOVE = 31
    """It would end where it began."""
    TOO_FAR = 32
    TOO_FAR_IN_GOING = 33
    """Far enough in good going, and part of the move is in rough or bad going."""
    TOO_FAR_IN_RIVER = 34
    TOO_FAR_FOR_GROUP = 35
    """The slowest of the group cannot go that far."""
    OFF_BOARD = 36
    GAP_TOO_NARROW = 37
    ON_FRIEND = 38
    ON_ENEMY = 39
    FRIEND_IN_THE_WAY = 40
    ENEMY_IN_THE_WAY = 41
    STRONGHOLD_IN_THE_WAY = 42
    IMPASSABLE_GROUND = 43
    NO_WHEELS_IN_BAD_GOING = 44
    """Artillery and war wagons, off the road."""
    RIVER_IN_COLUMNS_ONLY = 45
    ONLY_BY_GATE = 46
    NOT_AT_GATE = 47
    NO_WAY = 48
    OTHERS_CHOSEN = 49

    # passing through friends is refused
    CANNOT_PASS_THESE = 55
    NOT_LINED_UP_TO_PASS = 56
    NO_ROOM_BEYOND = 57

    # groups and columns
    NOT_A_GROUP = 60
    FACINGS_DIFFER = 61
    NOT_JOINED = 62
    """Not in edge and corner contact with another of the group."""
    MEMBER_CANNOT = 63
    """One of the group may not make this move."""
    GROUP_TURNS = 65
    """A group goes straight ahead or wheels forward, nothing else."""
    WHEEL_PIVOT = 66
    WHEEL_BACKWARDS = 67
    COLUMN_IN_BAD_GOING = 68
    COLUMN_IN_RIVER = 69
    COLUMN_ON_ROAD = 70
    COLUMN_IN_CITY = 71
    NOT_BEHIND_LEADER = 73
    ENDS_FARTHER_BACK = 74
    SLIDES_WITHOUT_ENEMY = 75

    # further moves in the same bound
    NO_FURTHER_MOVE = 80
    FURTHER_ONLY_BY_ROAD = 81
    FURTHER_ONLY_IN_GOOD_GOING = 82
    FURTHER_ONLY_IN_FIRST_BOUND = 83
    FURTHER_ONLY_INTO_COVER = 84
    """Psiloi start wholly in good going and end at least partly in rough or bad going."""
    FURTHER_NEAR_ENEMY = 85

    # threat zones
    ZONE_HOLDS = 90
    """In a threat zone, and none of the three moves that are left."""
    ZONE_ENTERED = 91
    """The front edge enters or reaches a threat zone, and the move is none of the three."""
    ZONE_NOT_LINED_UP = 92
    ZONE_NOT_TOWARDS = 93
    ZONE_NOT_STRAIGHT_BACK = 94
    ZONE_GROUP_BACK = 95
    ZONE_OF_ANOTHER = 96
    """It goes for an enemy in whose threat zone it is not."""

    # breaking off
    ENGAGED = 100
    BREAK_OFF_TOO_SLOW = 102
    BREAK_OFF_HEMMED_IN = 103
    BREAK_OFF_TOO_SHORT = 104
    BREAK_OFF_GROUP = 105

    # contact is refused
    MAY_NOT_CONTACT = 110
    TOWER_ONLY_AT_STRONGHOLDS = 111
    NO_CHARIOTS_AT_STRONGHOLDS = 112
    NOT_CONFORMED = 113
    SLIDE_TOO_FAR = 115
    SLIDE_NOT_TO_FRONT = 116
    SIDE_FROM_WRONG_PLACE = 117
    REAR_FROM_WRONG_PLACE = 118
    CORNER_ON_STRONGHOLD = 119
    """A stronghold is attacked with the front edge, not with a corner."""
    ENOUGH_ATTACKERS = 120
    ELEPHANTS_ONLY_AT_GATES = 121
    BLOCKED_BY_ELEMENT = 122
    BLOCKED_BY_TERRAIN = 123
    BLOCKED_BY_EDGE = 124
    CONFORMING_IMPOSSIBLE = 125
    """The contacted side has chosen to conform, and cannot."""

    # why somebody conforms, turns or makes room
    MOVER_CONFORMS = 130
    SINGLE_CONFORMS = 131
    HELD_BY_GOING = 132
    """A single element wholly in rough or bad going stays, and the group fits itself to it."""
    CHOSE_TO_CONFORM = 133
    CHOSE_OVERLAP = 134
    """Front to front was obstructed, and the contacted side takes being overlapped instead."""
    CONTACTED_ON_SIDE = 135
    CONTACTED_ON_REAR = 136
    GOES_BEHIND = 137
    MAKES_ROOM = 138
    WAGON_TOUCHED = 139
    WAGON_FREE = 140

    # strongholds are refused
    MAY_NOT_GARRISON = 150
    MAY_NOT_HOLD_CAMP = 151
    STRONGHOLD_TAKEN_UP = 152
    STRONGHOLD_DEFENDED = 153
    SALLY_FROM_GARRISON = 155
    SALLY_NOBODY_NEAR = 156
    SALLY_FROM_FALLEN_CITY = 157
    SALLY_TOO_FAR = 158
    SACK_GOES_ON = 159
    CANNOT_RETURN = 160
    REVOLT_NOT_HIS_CITY = 161
    REVOLT_GARRISONED = 162
    REVOLT_SACKED = 163
    REVOLT_TOO_LATE = 164
    """Only at the start of an own bound, before anything else."""
    NOT_AN_ATTACKER = 165
    MAY_NOT_ENTER_CITY = 166
    """Elephants and mobile towers."""

    # landing is refused
    LANDING_WITHOUT_WATER = 170
    LANDING_NOT_LITTORAL = 171
    LANDING_TOO_MANY = 172
    LANDING_TOO_HEAVY = 173
    LANDING_TOO_LATE = 174
    LANDING_NOT_ONE_GROUP = 175
    LANDING_OFF_SHORE = 176
    """It does not touch the waterway."""

    # a shot is refused
    NO_MISSILES = 180
    NO_SUCH_TARGET = 181
    TARGET_IS_FRIEND = 182
    MOVED_TOO_FAR_TO_SHOOT = 184
    ARTILLERY_MOVED = 185
    ARTILLERY_IN_ENEMY_BOUND = 186
    OUT_OF_RANGE = 187
    OUTSIDE_ARC = 188
    ELEMENT_IN_SIGHT_LINE = 189
    CREST_IN_SIGHT_LINE = 190
    STRONGHOLD_IN_SIGHT_LINE = 191
    COVER_IN_SIGHT_LINE = 192
    TOO_LITTLE_IN_SIGHT = 193
    SHOOTER_FIGHTS = 194
    TARGET_FIGHTS = 195
    SHOOTER_SUPPORTS = 196
    TARGET_SUPPORTS = 197
    SHOOTER_IN_WATER = 198
    """Partly in a river or marsh."""
    SHOOTER_IN_GULLY = 199
    TARGET_IN_GULLY = 200
    SHOOTER_SACKS = 201
    TARGET_SACKS = 202
    THREAT_FIRST = 203
    SHOOTER_FIRST = 204
    """None to shoot at in the threat zone: who is shooting at it comes first."""
    MUST_SHOOT = 205
    NOBODY_THERE = 206
    """Nobody holds the stronghold that is shot at."""
    TARGET_HAS_THREE = 207

    # what a shot or a combat is
    SHOOTING = 210
    CLOSE_COMBAT = 211
    ASSAULT = 212
    COMBAT_DIE = 214
    SAME_DIE = 215
    """The die that the shooter threw when it was shot at itself."""
    NOT_A_COMBAT = 216
    """Not two elements that have to fight now."""

    # factors: troops
    AGAINST_FOOT = 220
    AGAINST_MOUNTED = 221
    SHOT_AT = 222
    AT_STRONGHOLD = 223
    """Against foot, whoever the opponent is."""
    ARTILLERY_IN_CITY = 224

    # factors: support
    PIKES_BEHIND = 230
    WARBAND_BEHIND = 231
    LIGHT_HORSE_BEHIND = 232
    SPEARS_BESIDE = 233
    BOWS_BESIDE_BLADES = 234
    DOUBLE_ELEMENT = 235

    # factors: tactical
    GARRISON = 240
    CAMP = 241
    DENIZENS = 242
    GENERAL = 243
    UPHILL = 244
    RIVER_BANK = 245
    OVERLAP_LEFT = 246
    """Left front corner on left front corner."""
    OVERLAP_RIGHT = 247
    SIDE_BY_SIDE_LEFT = 248
    """Side edge against side edge, on the left."""
    SIDE_BY_SIDE_RIGHT = 249
    OBSTRUCTED_CONTACT = 250
    """Conforming was obstructed and refused, so the contact counts as an overlap too."""
    WAGON_SECOND_ENEMY = 251
    FLANK_LEFT = 252
    FLANK_RIGHT = 253
    REAR = 254
    SUPPORTER_CONTACTED = 255
    BOARD_EDGE_LEFT = 256
    BOARD_EDGE_RIGHT = 257
    SECOND_SHOOTER = 258
    THIRD_SHOOTER = 259
    OTHER_ATTACKER = 260
    IN_BAD_GOING = 261
    ENEMY_IN_BAD_GOING = 262

    # bands of the result
    LEVEL = 270
    BEATEN = 271
    DOUBLED = 272
    NOT_SHOT_BACK = 273
    """A shooter that nobody shoots back at ignores what is bad for it."""

    # the lines that come before the types
    LEVEL_AT_STRONGHOLD = 280
    SACKER_BEATEN = 281
    DEFENDER_BEATEN = 282
    SALLIED_BEATEN = 283
    MOUNTED_INFANTRY_IN_BAD_GOING = 284
    BEATEN_BY_DEFENDERS = 285
    COMMAND_POST_BEATEN = 286
    DEFENDER_DOUBLED = 287

    # level: by type
    LEVEL_NOTHING = 290
    KN_BY_BLADES = 291
    KN_BY_LONGBOWS = 292
    CM_BY_BLADES = 293
    CM_BY_LONGBOWS = 294
    CATAPHRACTS_BY_KNIGHTS = 295
    SCH_LEVEL = 296
    FAST_BY_SOLID = 297
    COMMAND_POST_BY_TWO = 298

    # beaten: by type
    BEATEN_RECOILS = 310
    EL_BY_LIGHT_TROOPS = 311
    EL_BY_ARTILLERY = 312
    EL_BY_ELEPHANTS = 313
    KN_BY_MOUNTED = 314
    CM_BY_CHARIOTS = 315
    CM_IN_BAD_GOING = 316
    CM_BY_ELEPHANTS = 317
    CV_BY_CHARIOTS = 318
    CV_IN_BAD_GOING = 319
    LH_BY_CHARIOTS = 320
    LH_BY_ARTILLERY = 321
    LH_IN_BAD_GOING = 322
    SCH_SHOT_AT = 323
    SCH_SHOT_IN_REAR = 324
    SCH_BEATEN = 325
    HEAVY_FOOT_BY_KNIGHTS = 326
    HEAVY_FOOT_BY_WARBAND = 327
    AX_BY_KNIGHTS = 328
    WB_BY_KNIGHTS = 329
    BW_BY_MOUNTED = 330
    PS_BY_MOUNTED = 331
    HD_BY_MOUNTED = 332
    HD_BY_WARBAND = 333
    HD_SHOT_AT = 334
    HD_BEATEN = 335
    ART_BEATEN = 336
    WWG_BY_ELEPHANTS = 337
    WWG_BY_ARTILLERY = 338
    WWG_BEATEN = 339

    # doubled: by type
    DOUBLED_DESTROYED = 350
    CV_DOUBLED_BY_SPEARS = 351
    CV_DOUBLED_BY_ARTILLERY = 352
    LH_DOUBLED_FLEES = 353
    LH_DOUBLED_BY_MOUNTED = 354
    LH_DOUBLED_BY_BOWS = 355
    LH_DOUBLED_BY_PSILOI = 356
    LH_DOUBLED_BY_ARTILLERY = 357
    LH_DOUBLED_IN_BAD_GOING = 358
    PS_DOUBLED_FLEES = 359
    PS_DOUBLED_BY_MOUNTED = 360
    PS_DOUBLED_BY_LIGHT_FOOT = 361
    PS_DOUBLED_BY_BOWS = 362
    PS_DOUBLED_BY_ELEPHANTS = 363

    # what else destroys
    ENEMY_ON_FLANK_RECOILING = 370
    ENEMY_ON_FLANK_PUSHED = 371
    ENEMY_ON_FLANK_FLEEING = 372
    COLUMN_HEAD_LOST = 373
    NO_ROOM_TO_RECOIL = 374
    TRAMPLED = 375
    ELEPHANTS_COLLIDE = 376
    ELEPHANTS_BY_DEFENDERS = 377

    # recoil and push
    SUPPORTER_FALLS_BACK = 380
    NEIGHBOUR_FALLS_BACK = 381
    """A switch of its own: friends on the flank or rear of the winner."""
    FOOT_RECOIL = 382
    MOUNTED_RECOIL = 383
    TURNS_FROM_SHOOTER = 385
    PUSHED_BY_FRIEND = 386
    PASSES_THROUGH = 387
    STOPPED_BY_TERRAIN = 388
    STOPPED_BY_EDGE = 389
    STOPPED_BY_FRIENDS = 390
    STOPPED_BY_ENEMY = 391
    STOPPED_BY_STRONGHOLD = 392
    NOT_A_RECOIL = 393
    """That distance, or that facing, is not among those the recoiling side may choose from."""

    # flight
    FLIGHT_TO_ENEMY = 401
    FLIGHT_TO_FRIEND = 402
    FLIGHT_TO_STRONGHOLD = 403
    FLIGHT_TO_SHORE = 404
    FLIGHT_TO_BAD_GOING = 405
    FLIGHT_ALONG_EDGE = 406
    FLED_OFF_BOARD = 407
    NO_WAY_TO_FLEE = 408
    FLED_INTO_RIVER = 409
    FLIGHT_BLOCKED = 410
    BLOCKED_A_FLIGHT = 411

    # pursuit
    HOT_PURSUIT = 420
    """1 BW: knights but cataphracts, scythed chariots, elephants, hordes."""
    FOOT_PURSUIT = 421
    """Half a BW: pikes, blades, warband after foot."""
    ENTERS_STRONGHOLD = 422
    NO_PURSUIT_FROM_STRONGHOLD = 423
    NO_PURSUIT_IN_BAD_GOING = 424
    NO_PURSUIT_OFF_BOARD = 425
    NO_PURSUIT_INTO_BAD_GOING = 426
    PURSUIT_TO_ENEMY = 427
    PURSUIT_TO_FRIEND = 428
    PURSUIT_TO_GROUND = 429
    """A stronghold or ground that it cannot enter is in the way."""

    # what becomes of cities and camps
    TAKEN_IN_COMBAT = 440
    SACK_DIE_ENDS = 441
    SHOT_AWAY = 442
    FALLEN_AND_LEFT = 443
    WALKED_IN = 444
    STANDS_EMPTY = 445
    REVOLT = 446
    GONE_WITH_CITY = 447
    CAMP_TAKEN = 448

    # losses
    LOST_ELEMENT = 460
    LOST_FIRST_DOUBLE = 461
    LOST_GENERAL = 462
    LOST_CAMP = 463
    LOST_CITY = 464
    LOST_CITY_AND_NO_CAMP = 465
    NOT_COUNTED = 466

    # the end of the battle
    MORE_LOSSES = 470
    LEVEL_LOSSES = 471
    TIME_RAN_OUT = 472

    # set-up: dice
    AGGRESSION_DIE = 480
    AGGRESSION = 481
    AGGRESSION_TIED = 482
    QUARTER_DIE = 483
    RIVER_DIE = 484
    COMPUTER_DIE = 486
    """A choice that the computer makes in a side's place."""

    # set-up: terrain is refused
    NOT_HOME_TERRAIN = 490
    TOO_MUCH_OF_KIND = 491
    COMPULSORY_MISSING = 492
    NOTHING_ROUGH = 493
    PLACING_ORDER = 494
    FEATURE_TOO_BIG = 495
    FEATURE_TOO_NARROW = 496
    FEATURES_OVERLAP = 497
    FEATURES_TOO_NEAR = 498
    FEATURE_NEAR_EDGE = 499
    OUTSIDE_QUARTER = 500
    CITY_FAR_FROM_EDGES = 501
    NOT_ACROSS_BOARD = 502
    """A river, road or waterway has to reach the edges it belongs to."""
    NO_SUCH_QUARTER = 503
    NO_SUCH_FEATURE = 504
    FEATURE_DOES_NOT_FIT = 505
    FEATURE_FITS = 506
    OPTIONAL_MISSING = 507
    ENOUGH_GROUND = 508
    PLOUGH_IN_ONE_QUARTER = 509

    # set-up: camp and deployment are refused
    NOT_AN_EDGE = 510
    CAMP_NOT_AT_REAR = 511
    CAMP_BAD_GROUND = 512
    CAMP_NEAR_SIDE = 513
    CAMP_NEEDED = 514
    ONE_CAMP = 515
    NEAR_CENTRE = 516
    NEAR_SIDE = 517
    DEPLOYED_ALREADY = 518
    NOT_ALL_DEPLOYED = 519
    FORT_NEEDS_GARRISON = 520
    TOO_MANY_SWAPS = 521
    NOT_A_SWAP = 522
    NO_SUCH_CHOICE = 523
    """The army list does not offer that."""
    WRONG_SIDE_OF_BOARD = 524
    NO_ROOM_TO_DEPLOY = 525
