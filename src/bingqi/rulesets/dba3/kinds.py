"""The kinds of things that the rules of a battle tell apart."""

from enum import IntEnum


class Kind(IntEnum):
    """The kinds of troops that rules tell apart; forms of one kind differ in their `Troop` row."""

    EL = 1
    KN = 2
    CV = 3
    LH = 4
    SCH = 5
    CM = 6
    SP = 7
    PK = 8
    BD = 9
    AX = 10
    BW = 11
    PS = 12
    WB = 13
    HD = 14
    ART = 15
    WWG = 16
    CF = 17
    DEN = 18


class Status(IntEnum):
    """Where an element is."""

    NONE = 0
    """There is no such element."""
    FIELD = 1
    """On the table, in the open or inside a city, fort or camp."""
    LOST = 2
    WAITING = 3
    """Not yet deployed."""
    AT_SEA = 4
    """Kept back for landing."""


class Phase(IntEnum):
    """Where a battle stands."""

    SET_UP = 0
    BEGIN = 1
    MOVE = 2
    SHOOT = 3
    COMBAT = 4
    END = 5


class Stage(IntEnum):
    """Where the set-up of a battle stands."""

    AGGRESSION = 0
    GROUND = 1
    EDGE = 2
    FIRST_CAMP = 3
    """The defender's."""
    SECOND_CAMP = 4
    FIRST_LINE = 5
    """The defender deploys."""
    SECOND_LINE = 6
    SWAPS = 7
    READY = 8


class Ground(IntEnum):
    """The kinds of ground; the order in which they are placed."""

    OPEN = 0
    WATERWAY = 1
    RIVER = 2
    ROAD = 3
    CITY = 4
    FORT = 5
    CAMP = 6
    HAMLET = 7
    EDIFICE = 8
    DIFFICULT_HILL = 9
    GENTLE_HILL = 10
    WOOD = 11
    MARSH = 12
    GULLY = 13
    DUNES = 14
    OASIS = 15
    ROCKY = 16
    SCRUB = 17
    BOGGY = 18
    ENCLOSURES = 19
    PLOUGH = 20


class Going(IntEnum):
    """How ground is to go over, the worst last."""

    GOOD = 0
    ROUGH = 1
    BAD = 2
    IMPASSABLE = 3


class Mode(IntEnum):
    """What an element's factor is wanted for."""

    CLOSE = 0
    """Close combat in the field."""
    ASSAULTS = 1
    """It attacks a city, fort or camp."""
    DEFENDS = 2
    """It defends one, from inside."""
    SHOOTS = 3
    """It shoots, and its target does not shoot back."""
    SHOT_AT = 4
    EXCHANGES = 5
    """It shoots at one that shoots at it."""


class Fate(IntEnum):
    """What a combat does to an element."""

    NOTHING = 0
    RECOIL = 1
    FLEE = 2
    DESTROYED = 3


class Hold(IntEnum):
    """How a city, fort or camp stands."""

    OWN = 0
    """Its first owner's, with its denizens if it is a city."""
    SACKED = 1
    """An enemy element inside is sacking it."""
    EMPTY = 2
    """Nobody defends it and either side may walk in: sacked, or its denizens are out or dead."""
    SURRENDERED = 3
    """Its denizens defend it for the enemy."""
    TAKEN = 4
    """Garrisoned by the enemy."""
    GONE = 5
    """A camp that was captured and removed."""
