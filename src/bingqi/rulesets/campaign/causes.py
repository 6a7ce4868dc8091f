"""Every reason that the campaign rules give, and every event that they tell. Numbers are never reused."""

from enum import IntEnum


class Cause(IntEnum):
    """Why: a refusal, a modifier, an outcome. The first six restate the kit's shared causes."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    NO_SUCH_UNIT = 4
    NOT_YOUR_UNIT = 5

    # planning is refused
    SPENT = 10
    LOCKED = 11
    OTHER_UNIT_CHOSEN = 12
    EMPTY_PLAN = 13
    OFF_MAP = 14
    FRIEND_THERE = 15
    ENEMY_THERE = 16
    PLACE_PROMISED = 17
    """Another unit of the side has planned to end there."""
    FIRST_STEP_IN_ZONE = 18
    SURROUNDED_BY_ZONES = 19
    NOT_ENOUGH_MOVEMENT = 20
    BEYOND_A_ZONE = 21
    IMPASSABLE = 22
    NO_ROUTE = 23
    NO_SUCH_TARGET = 24
    TARGET_IS_FRIEND = 25
    TARGET_OUT_OF_ZONE = 26
    CANNOT_ATTACK = 27

    # a retreat or an advance is refused
    NOT_ADJACENT = 30
    NOT_FARTHER = 31
    INTO_ENEMY_ZONE = 32
    DEAD_END = 33
    NOT_AN_ATTACKER = 34
    NOT_THE_WINNER = 35

    # the umpire's report is refused
    NOT_IN_BATTLE = 40
    SCORE_MISSING = 41
    STRENGTH_CANNOT_GROW = 42
    ONLY_FOR_PLAYER_UNITS = 43
    ONLY_FOR_NPC_UNITS = 44
    NO_SUCH_MEMBER = 45
    SCORE_OUT_OF_BOUNDS = 46
    HIT_POINTS_OUT_OF_BOUNDS = 47

    # why a move ends early, an attack lapses, units lock
    STOPPED_BY_ZONE = 50
    STOPPED_BY_FRIEND = 51
    TARGET_GONE = 52
    NOT_IN_REACH = 53
    PLAYER_UNIT_FIGHTS = 54
    LOCKED_UNIT_FIGHTS = 55

    # the attack check
    ATTACK = 60
    ATTACKER_STRENGTH = 61
    DEFENDER_STRENGTH = 62
    DEFENSIVE_GROUND = 63
    DANGEROUS_GROUND = 64
    SPECIAL_GROUND = 65
    ODDS = 66
    ODDS_MODIFIER = 67
    GROUND_MODIFIER = 68
    CHECK_DIE = 69
    NATURAL_BEST = 70
    NATURAL_WORST = 71
    CRITICAL_SUCCESS = 72
    SUCCESS = 73
    FAILURE = 74
    CRITICAL_FAILURE = 75
    ODDS_TOO_LOW = 76

    # retreats
    RETREAT_DIE = 80
    NO_RETREAT = 81
    ENDS_ON_FRIEND = 82
    PUSHED_BACK = 83
    REPULSED = 84
    LOST_FLAG_BATTLE = 85

    # flag battles
    FLAG_BATTLE = 90
    ROUNDS_DIE = 91
    DEFENSIVE_START = 92
    DANGEROUS_START = 93
    ENOUGH_POINTS = 94
    OTHERS_ALL_DYING = 95
    HIGHEST_SCORE = 96
    ALL_DYING = 97
    QUICK_SCORE_DIE = 98
    QUICK_LOSS_DIE = 99

    # the end of the campaign
    LENGTH_DIE = 110
    LAST_SIDE_STANDING = 111
    NOBODY_LEFT = 112
    UNIT_DESTROYED = 113
    PLACE_HELD = 114
    EDGE_REACHED = 115
    TIME_RAN_OUT = 116
    MOST_STRENGTH_LEFT = 117


class Happening(IntEnum):
    """What happened. The kit's own kinds lie below 100."""

    ROUND_BEGAN = 100
    LENGTH_SET = 101
    TURN_BEGAN = 102
    ROUND_ENDED = 103
    PLANNED_MOVE = 104
    PLANNED_ATTACK = 105
    HELD = 106
    MOVED = 107
    STOPPED = 108
    ATTACK_LAPSED = 109
    STRENGTHS_COMPARED = 110
    CHECK_TOTAL = 111
    DESTROYED = 112
    MUST_RETREAT = 113
    RETREAT_STEP = 114
    RETREAT_LENGTHENED = 115
    RETREATED = 116
    MARKED_SPENT = 117
    ADVANCED = 118
    STAYED_BACK = 119
    REGROUPED = 120
    LOCKED = 121
    UNLOCKED = 122
    FLAG_BATTLE_BEGAN = 123
    FLAG_GOAL = 124
    HIT_POINTS_HALVED = 125
    SCORED = 126
    FLAG_BATTLE_WON = 127
    RESTORED = 128
    STRENGTH_CHANGED = 129
    HIT_POINTS_SET = 130
    REPORTED_DYING = 131
    SHORT_REST = 132
    SIDE_OUT = 133
    CAMPAIGN_WON = 134
    CAMPAIGN_DRAWN = 135
