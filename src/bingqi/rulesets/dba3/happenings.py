"""Every event that DBA 3.0 tells. Numbers are never reused."""

from enum import IntEnum


class Happening(IntEnum):
    """What happened. The kit's own kinds lie below 100."""

    # the course of the battle
    BATTLE_BEGAN = 100
    BOUND_BEGAN = 101
    PIPS_THROWN = 102
    PIPS_SPENT = 103
    PIPS_LOST = 104
    SHOOTING_BEGAN = 105
    COMBAT_BEGAN = 106
    BOUND_ENDED = 107
    PLOUGH_IS_GOOD = 108
    PLOUGH_IS_ROUGH = 109
    RIVER_IS_PALTRY = 110
    RIVER_IS_SLOW = 111
    RIVER_IS_DEEP = 112

    # moving
    MOVED = 120
    GROUP_MOVED = 121
    MOVED_ALONG = 122
    """A member of a group that moved."""
    WHEELED = 123
    COLUMN_FORMED = 124
    PASSED_THROUGH = 125
    BROKE_OFF = 126
    LANDED = 128
    WENT_BETWEEN_GATES = 129

    # contact
    CONTACTED = 140
    CONFORMED = 141
    SLID = 142
    STAYED_OVERLAPPED = 143
    TURNED_TO_FACE = 144
    WENT_BEHIND = 145
    MADE_ROOM = 146
    WAGON_FRONT_SET = 147
    WAGON_FRONT_LOST = 148
    LINED_UP = 149
    COULD_NOT_TURN = 150

    # shooting and combat
    SHOT = 160
    JOINED_SHOT = 161
    WASTED_SHOT = 162
    SHOT_BACK = 163
    HELD_FIRE = 164
    CANNOT_SHOOT_NOW = 165
    """It was to shoot, and after being shot at it can no longer."""
    TOTAL = 166
    UNHARMED = 167
    MUST_RECOIL = 168
    MUST_FLEE = 169
    DESTROYED = 170
    COMPARED = 171
    """Both totals: who has the higher one, against whom, and how."""

    # outcome moves
    TURNED_AWAY = 180
    RECOILED = 181
    RECOIL_STOPPED = 182
    PUSHED_BACK = 183
    PUSH_STOPPED = 184
    FLED = 185
    FLIGHT_ENDED = 186
    TURNED_ALONG_EDGE = 187
    WENT_OFF_BOARD = 188
    PURSUED = 189
    PURSUIT_STOPPED = 190
    STAYED = 191
    """No pursuit, though its type pursues."""

    # strongholds
    ENTERED = 200
    LEFT = 201
    SALLIED = 202
    RETURNED = 203
    SACK_BEGAN = 204
    SACK_WENT_ON = 205
    SACK_ENDED = 206
    SACKER_STAYED = 207
    SURRENDERED = 208
    PUPPET_SET_UP = 209
    CITY_EMPTY = 210
    REVOLTED = 211
    DENIZENS_GONE = 212
    CAMP_SACKED = 213
    CAMP_REMOVED = 214

    # losses and the end
    LOSS_COUNTED = 220
    LOSS_NOT_COUNTED = 221
    LOSSES_TOLD = 222
    BATTLE_WENT_ON = 223
    BATTLE_WON = 224
    BATTLE_DRAWN = 225

    # set-up
    AGGRESSION_TOTAL = 230
    ATTACKER_FOUND = 231
    THROWN_AGAIN = 232
    FEATURE_CHOSEN = 233
    QUARTER_FOUND = 234
    QUARTER_OF_DEFENDER = 235
    QUARTER_OF_ATTACKER = 236
    FEATURE_PLACED = 237
    FEATURE_DROPPED = 238
    EDGE_CHOSEN = 239
    CAMP_PLACED = 240
    NO_CAMP = 241
    CHOSEN = 242
    """An element of an army list that offers several types."""
    DEPLOYED = 243
    HELD_BACK = 244
    DEPLOYMENT_ENDED = 245
    SWAPPED = 246
    LEFT_OUT = 247
    """An element for which there was no room."""
