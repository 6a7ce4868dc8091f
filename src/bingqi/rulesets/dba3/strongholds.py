"""What becomes of cities, forts and camps: taken, sacked, surrendered, empty, left, removed."""

from __future__ import annotations

from bingqi.geometry.contact import common_length
from bingqi.geometry.pose import shifted
from bingqi.geometry.rectangle import Edge
from bingqi.kit.log import Log, tell
from bingqi.kit.rule import rule
from bingqi.kit.turn import ask
from bingqi.rulesets.dba3.actions import Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.ground import body, is_in_field, is_mounted, kind_of, pose_of, stand
from bingqi.rulesets.dba3.layout import go_inside
from bingqi.rulesets.dba3.state import (
    CAMPS,
    DENIZENS,
    ELEMENTS,
    FEATURE,
    NOBODY,
    OF_A_SIDE,
    SIDES,
    TROOPS,
    Element,
    Ground,
    Hold,
    Kind,
    Setting,
    State,
    Status,
)
from bingqi.rulesets.dba3.touch import first_of, garrison_of, walls


@rule("DBA3 D173", "DBA3 D190", "DBA3 D192", "DBA3 D193", "DBA3 D99")
def fall_in_combat(state: State, setting: Setting, number: int, victors: int, log: Log) -> bool:
    """The defender of a stronghold has died in close combat: one of the side *victors* that assault it goes
    in. False when that side is asked which."""
    able, last = 0, NOBODY
    for who in range(first_of(victors), first_of(victors) + OF_A_SIDE):
        if may_take(state, setting, number, who):
            able += 1
            last = who
    if able > 1:
        ask(state.turn, victors, Ask.OCCUPY, number, NOBODY)
        return False
    if able == 1:
        take(state, setting, number, last, log)
    elif garrison_of(state, number) == NOBODY:
        stand_empty(state, number, Cause.STANDS_EMPTY, log)
    return True


@rule("DBA3 D173", "DBA3 D193")
def may_take(state: State, setting: Setting, number: int, who: int) -> bool:
    """Whether an element has its front on a stronghold and may go in; into a city no elephants and no mobile
    tower."""
    element = state.elements[who]
    if not is_in_field(element) or is_kept_out(state, setting, number, element):
        return False
    base, stronghold = body(setting, element), walls(state.features[number])
    for which in range(4):
        if common_length(base, Edge.FRONT, stronghold, which) > 0.0:
            return True
    return False


@rule("DBA3 D193")
def is_kept_out(state: State, setting: Setting, number: int, element: Element) -> bool:
    """Whether an element never goes into a captured city: elephants and mobile towers."""
    if state.features[number].ground != Ground.CITY:
        return False
    return kind_of(setting, element) == Kind.EL or setting.troops[element.troop].is_tower == 1


@rule("DBA3 D173", "DBA3 D193", "DBA3 D198", "DBA3 P50")
def take(state: State, setting: Setting, number: int, me: int, log: Log) -> None:
    """A victor goes into a stronghold whose defender it has beaten: an enemy's city or camp it sacks; what
    was its own side's before is so again."""
    feature, element = state.features[number], state.elements[me]
    turn_out_denizens(state, number, log)
    go_in(state, setting, number, me, Cause.ENTERS_STRONGHOLD, log)
    feature.shot_away = 0
    if feature.owner == element.side:
        feature.hold = Hold.OWN
        win_back(state, number)
    elif feature.ground == Ground.FORT:
        feature.hold = Hold.TAKEN
    else:
        begin_sack(state, number, me, Cause.TAKEN_IN_COMBAT, log)
    if feature.ground == Ground.CITY:
        feature.fallen = 1
        feature.surrendered_to = NOBODY
        if feature.owner != element.side:
            lose_city(state, number, log)


@rule("DBA3 D193", "DBA3 D216", "DBA3 P51")
def begin_sack(state: State, number: int, me: int, cause: int, log: Log) -> None:
    """The element inside a city or camp begins to sack it."""
    feature = state.features[number]
    feature.hold = Hold.SACKED
    told = Happening.CAMP_SACKED if feature.ground == Ground.CAMP else Happening.SACK_BEGAN
    tell(log, told, cause, me, FEATURE + number, FEATURE + number, 0)


@rule("DBA3 P50")
def go_in(state: State, setting: Setting, number: int, me: int, cause: int, log: Log) -> None:
    """Move an element straight ahead into a stronghold: foot half a base width, mounted a whole one."""
    element = state.elements[me]
    rules = setting.rules
    ahead = 0 + (rules.enter_mounted if is_mounted(setting, element) else rules.enter_foot)
    stand(state, setting, me, shifted(pose_of(element), 1.0 * ahead, 0.0))
    element.inside = number + 1
    tell(log, Happening.ENTERED, cause, me, FEATURE + number, FEATURE + number, 0)


@rule("DBA3 D198", "DBA3 D205")
def turn_out_denizens(state: State, number: int, log: Log) -> None:
    """The denizens inside a city are gone."""
    for side in range(SIDES):
        who = side * OF_A_SIDE + DENIZENS
        if state.elements[who].status == Status.FIELD and state.elements[who].inside == number + 1:
            state.elements[who].status = Status.LOST
            state.elements[who].inside = 0
            tell(log, Happening.DENIZENS_GONE, Cause.GONE_WITH_CITY, who, NOBODY, FEATURE + number, 0)


@rule("DBA3 D217", "DBA3 D218", "DBA3 D219")
def lose_city(state: State, number: int, log: Log) -> None:
    """Count a city as lost to its first owner, unless it is so counted."""
    owner = 0 + state.features[number].owner
    force = state.forces[owner]
    if force.city_lost == 0:
        force.city_lost = 1
        cause, count = Cause.LOST_CITY_AND_NO_CAMP, 2
        if force.has_camp:
            cause, count = Cause.LOST_CITY, 1
        tell(log, Happening.LOSS_COUNTED, cause, NOBODY, FEATURE + number, owner, count)


@rule("DBA3 D217", "DBA3 D217.until")
def win_back(state: State, number: int) -> None:
    """A city in its first owner's hands counts as lost no more."""
    if state.features[number].ground == Ground.CITY:
        state.forces[state.features[number].owner].city_lost = 0


@rule("DBA3 D192", "DBA3 D199", "DBA3 D207")
def fall_by_shooting(state: State, setting: Setting, number: int, kind: int, victors: int, log: Log) -> None:
    """A defender of a stronghold, of a Kind, has died by the shooting of the side *victors*: with its
    denizens a city surrenders, with a garrison it stands empty unless denizens are inside."""
    if garrison_of(state, number) != NOBODY:
        return
    feature = state.features[number]
    if kind == Kind.DEN:
        feature.fallen = 1
        tell(log, Happening.SURRENDERED, Cause.SHOT_AWAY, NOBODY, NOBODY, FEATURE + number, victors)
        if victors == feature.owner:
            win_back(state, number)
        else:
            lose_city(state, number, log)
        set_up_puppet(state, setting, number, victors, log)
    else:
        feature.shot_away = 1
        stand_empty(state, number, Cause.SHOT_AWAY, log)


@rule("DBA3 D199", "DBA3 D201")
def set_up_puppet(state: State, setting: Setting, number: int, side: int, log: Log) -> None:
    """A puppet government holds a surrendered city for a side, with denizens loyal to it. They take the
    place of that side's denizens among its elements."""
    feature = state.features[number]
    feature.surrendered_to = side
    feature.hold = Hold.SURRENDERED
    tell(log, Happening.PUPPET_SET_UP, Cause.FALLEN_AND_LEFT, NOBODY, NOBODY, FEATURE + number, side)
    raise_denizens(state, setting, number, side)
    if garrison_of(state, number) == NOBODY:
        stand_empty(state, number, Cause.STANDS_EMPTY, log)


@rule("DBA3 D201", "DBA3 D209")
def raise_denizens(state: State, setting: Setting, number: int, side: int) -> None:
    """Put denizens of a side into a city, unless they are in the field."""
    who = side * OF_A_SIDE + DENIZENS
    element = state.elements[who]
    if element.status == Status.FIELD:
        return
    for troop in range(TROOPS):
        if setting.troops[troop].kind == Kind.DEN:
            element.troop = troop
    element.side = side
    element.status = Status.FIELD
    element.met_by = NOBODY
    element.wagon_front = NOBODY
    element.aim = NOBODY
    go_inside(state, setting, who, number)


@rule("DBA3 D189", "DBA3 D190", "DBA3 D191")
def stand_empty(state: State, number: int, cause: int, log: Log) -> None:
    """Nobody defends a stronghold any more. A camp stays its owner's until an enemy walks in."""
    feature = state.features[number]
    if feature.ground != Ground.CAMP:
        feature.hold = Hold.EMPTY
        tell(log, Happening.CITY_EMPTY, cause, NOBODY, NOBODY, FEATURE + number, 0)


@rule("DBA3 D189", "DBA3 D190", "DBA3 D201")
def leave(state: State, setting: Setting, me: int, log: Log) -> None:
    """An element goes out of a stronghold. If nobody is left inside, a surrendered city gets a puppet
    government of the side that leaves it; any other stands empty."""
    element = state.elements[me]
    number = element.inside - 1
    feature = state.features[number]
    element.inside = 0
    told = Happening.SALLIED if kind_of(setting, element) == Kind.DEN else Happening.LEFT
    tell(log, told, 0, me, FEATURE + number, FEATURE + number, 0)
    if garrison_of(state, number) != NOBODY:
        return
    if feature.surrendered_to != NOBODY:
        set_up_puppet(state, setting, number, 0 + element.side, log)
    elif feature.fallen:
        stand_empty(state, number, Cause.FALLEN_AND_LEFT, log)
    else:
        stand_empty(state, number, Cause.STANDS_EMPTY, log)


@rule("DBA3 D216", "DBA3 D216.when", "DBA3 P51")
def remove_sacked_camps(state: State, setting: Setting, log: Log) -> None:
    """At the end of the bound the sack of a camp is complete: it is removed and counts as lost."""
    for owner in range(SIDES):
        feature = state.features[CAMPS + owner]
        if feature.ground == Ground.CAMP and feature.hold == Hold.SACKED:
            feature.hold = Hold.GONE
            state.forces[owner].camp_lost = 1
            for who in range(ELEMENTS):
                if state.elements[who].inside == CAMPS + owner + 1:
                    state.elements[who].inside = 0
                    stand(state, setting, who, pose_of(state.elements[who]))
            tell(log, Happening.CAMP_REMOVED, Cause.CAMP_TAKEN, NOBODY, NOBODY, FEATURE + CAMPS + owner, 0)
            tell(log, Happening.LOSS_COUNTED, Cause.LOST_CAMP, NOBODY, FEATURE + CAMPS + owner, owner, 1)


@rule("DBA3 P29", "DBA3 D97", "DBA3 D195")
def may_garrison(setting: Setting, element: Element) -> bool:
    """Whether an element is of a kind that garrisons a city or fort: foot of the army but war wagons."""
    kind = kind_of(setting, element)
    return not is_mounted(setting, element) and kind != Kind.WWG and kind < Kind.CF


@rule("DBA3 P29")
def may_hold_camp(setting: Setting, element: Element) -> bool:
    """Whether an element may go into a camp: all but elephants, scythed chariots and denizens."""
    kind = kind_of(setting, element)
    return kind != Kind.EL and kind != Kind.SCH and kind != Kind.DEN
