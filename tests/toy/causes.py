"""Every reason that the toy gives, and every event that it tells. Numbers are never reused."""

from enum import IntEnum


class Cause(IntEnum):
    """Why: a refusal, a modifier, an outcome. The first six restate the kit's shared causes."""

    LEGAL = 0
    GAME_OVER = 1
    NOT_YOUR_DECISION = 2
    NOT_ASKED = 3
    NO_SUCH_UNIT = 4
    NOT_YOUR_UNIT = 5

    OFF_MAP = 10
    NOT_NEXT_TO_IT = 11
    SCOUT_THERE = 12
    DEEP_WATER = 13
    NOT_IN_THE_RIVER = 14
    NOT_THERE = 15

    AMBUSH = 20
    AMBUSH_DIE = 21
    ON_STONES = 22
    FRIEND_NEAR = 23
    TAKEN = 24
    ESCAPED = 25
    FLOOD_DIE = 26

    ENOUGH_ACROSS = 30
    TOO_FEW_LEFT = 31
    TIME_RAN_OUT = 32


class Happening(IntEnum):
    """What happened. The kit's own kinds lie below 100."""

    ROUND_BEGAN = 100
    RAIN = 101
    FLOODED = 102
    GUARDS_BACK = 103
    HID = 104
    LAID = 105
    STEPPED = 106
    WAITED = 107
    LET_PASS = 108
    ACROSS = 109
    WON = 110
