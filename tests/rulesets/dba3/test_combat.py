"""Close combats: who fights, the totals with dice, and the odds that follow from them."""

from itertools import product

import pytest
from rulesets.dba3.field import battle, box, camp, city

from bingqi.kit.action import Actions, new_action
from bingqi.kit.log import new_log
from bingqi.kit.turn import answered, open_question
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause, Happening
from bingqi.rulesets.dba3.combat import candidate_fights, fight, is_combat_left, why_not_fight
from bingqi.rulesets.dba3.results import band_of
from bingqi.rulesets.dba3.state import FEATURE, Fate, Phase
from bingqi.rulesets.dba3.turn import go_on


def fought(field, me, foe, *dice):
    """Fight with these dice: both totals, both fates, and the reasons."""
    state, setting, numbers = field
    state.dice.tape[: len(dice)] = dice
    state.dice.taped, state.dice.drawn = len(dice), 0
    log = new_log()
    fight(state, setting, new_action(Act.FIGHT, 0, actor=numbers[me], target=numbers[foe]), log)
    assert state.dice.drawn == len(dice)
    totals = [event.a for event in log.events[: log.count] if event.kind == Happening.TOTAL]
    clash = state.clash
    fates = Fate(clash.one_fate).name, Fate(clash.other_fate).name
    return totals, fates, (Cause(clash.one_cause).name, Cause(clash.other_cause).name)


def duel(troops, other, *, red=(), blue=(), **more):
    return battle(
        red={"A": (troops, 7.5, 7.5), **dict(red)},
        blue={"X": (other, 7.5, 7.5), **dict(blue)},
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
        **more,
    )


WOOD = box("scrub", 5, 5, 10, 10)
DUELS = [
    # A, X, dice of both, totals, what becomes of A and of X
    ("4Bd", "4Bd", (5, 3), [10, 8], ("NOTHING", "RECOIL"), {}),
    ("3Kn", "4Bd", (4, 4), [7, 7], ("DESTROYED", "NOTHING"), {}),
    ("3Kn", "4Bd", (5, 4), [8, 7], ("NOTHING", "DESTROYED"), {}),
    ("3Kn", "Sp", (5, 4), [8, 8], ("NOTHING", "NOTHING"), {}),
    ("3Kn", "4Lb", (5, 4), [8, 8], ("DESTROYED", "NOTHING"), {}),
    ("3Kn", "4Bw", (5, 4), [8, 8], ("NOTHING", "NOTHING"), {}),
    ("4Wb", "4Bd", (6, 4), [10, 9], ("NOTHING", "DESTROYED"), {"red": {"B": ("4Wb", 7.5, 7.125)}}),
    ("LH", "3Kn", (5, 3), [8, 7], ("NOTHING", "DESTROYED"), {"red": {"B": ("LH", 7.5, 6.75)}}),
    ("El", "El", (5, 3), [9, 7], ("NOTHING", "FLEE"), {}),
    ("Cv", "4Bd", (1, 5), [4, 8], ("DESTROYED", "NOTHING"), {}),
    ("LH", "4Ax", (1, 5), [3, 8], ("FLEE", "NOTHING"), {}),
    ("LH", "4Bw", (1, 5), [3, 9], ("DESTROYED", "NOTHING"), {}),
    ("Ps", "LH", (1, 4), [3, 6], ("DESTROYED", "NOTHING"), {}),
    ("Ps", "LH", (1, 4), [3, 6], ("FLEE", "NOTHING"), {"features": [WOOD]}),
    ("7Hd", "4Bd", (2, 2), [5, 7], ("NOTHING", "NOTHING"), {}),
    ("3Kn", "4Kn", (3, 3), [7, 7], ("NOTHING", "RECOIL"), {}),
    ("3Bd", "4Bd", (3, 3), [8, 8], ("RECOIL", "NOTHING"), {}),
    ("3Kn", "Sp", (3, 4), [5, 8], ("RECOIL", "NOTHING"), {"blue": {"Y": ("Sp", 8.5, 7.5)}}),
]


@pytest.mark.parametrize(("troops", "other", "dice", "totals", "fates", "more"), DUELS)
def test_d100_both_throw_and_the_totals_decide(troops, other, dice, totals, fates, more):
    found = fought(duel(troops, other, **more), "A", "X", *dice)
    assert found[:2] == (totals, fates)


def test_d4_d75_d77_only_the_pair_in_mutual_frontal_contact_fights():
    field = duel("4Bd", "4Bd", blue={"Y": ("Sp", 8.0, 7.0, 270)})
    state, setting, numbers = field
    out = Actions()
    candidate_fights(state, setting, open_question(state.turn), out)
    assert [(action.actor, action.target) for action in out.items[: out.count]] == [(0, numbers["X"])]


def test_p8_the_active_side_chooses_among_all_combats():
    field = duel("4Bd", "4Bd", red={"B": ("Sp", 8.5, 7.5)}, blue={"Y": ("Sp", 8.5, 7.5)})
    state, setting, numbers = field
    for me, foe, why in (("A", "X", "LEGAL"), ("B", "Y", "LEGAL"), ("A", "Y", "NOT_A_COMBAT")):
        action = new_action(Act.FIGHT, 0, actor=numbers[me], target=numbers[foe])
        assert Cause(why_not_fight(state, setting, action)).name == why


def test_p8_each_combat_is_fought_once_in_a_bound():
    field = duel("4Bd", "4Bd")
    assert is_combat_left(field.state, field.setting)
    fought(field, "A", "X", 3, 3)
    assert not is_combat_left(field.state, field.setting)
    action = new_action(Act.FIGHT, 0, actor=0, target=field.numbers["X"])
    assert Cause(why_not_fight(field.state, field.setting, action)).name == "NOT_A_COMBAT"


def test_d39_shooting_and_close_combat_come_after_the_moves():
    field = duel("4Bd", "4Bd")
    log = new_log()
    field.state.turn.phase = Phase.MOVE
    answered(field.state.turn)
    go_on(field.state, field.setting, log)
    told = [event.kind for event in log.events[: log.count]]
    assert told.index(Happening.SHOOTING_BEGAN) < told.index(Happening.COMBAT_BEGAN)
    assert open_question(field.state.turn).kind == Ask.FIGHT


def test_d82_one_whose_enemy_has_gone_may_overlap_from_then_on():
    field = duel("4Bd", "4Bd", red={"B": ("4Bd", 8.5, 7.5)}, blue={"Y": ("4Bd", 8.5, 7.5)})
    state, _, numbers = field
    state.elements[numbers["Y"]].status = 2  # lost
    assert fought(field, "A", "X", 3, 3)[0] == [8, 7]


def test_d74_d76_a_fight_at_contact_is_a_close_combat_and_so_is_one_at_a_stronghold():
    field = battle(
        red={"A": ("4Bd", 7.5, 11)},
        blue={"D": ("CF", "Camp2")},
        features=[camp("Blue", 7.5, 11, 180)],
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
    )
    state, setting, _ = field
    out = Actions()
    candidate_fights(state, setting, open_question(state.turn), out)
    assert [(action.actor, action.target) for action in out.items[: out.count]] == [(0, FEATURE + 1)]
    assert fought(field, "A", "Camp2", 3, 2)[:2] == ([8, 6], ("NOTHING", "DESTROYED"))


def test_d93_d95_the_defender_fights_its_attackers_one_after_another():
    field = battle(
        red={"A": ("4Bd", 7.0, 7.5), "B": ("4Bd", 8.0, 7.5)},
        blue={"D": ("4Bw", "City")},
        features=[city("Blue", 7.5, 7.5, facing=180)],
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
    )
    totals, fates, causes = fought(field, "A", "City", 2, 4)
    # bows in a city: 2, a garrison's 4, and 1 less for the other attacker
    assert (totals, fates, causes[0]) == ([7, 9], ("RECOIL", "NOTHING"), "BEATEN_BY_DEFENDERS")
    assert is_combat_left(field.state, field.setting)
    fought(field, "B", "City", 2, 4)
    assert not is_combat_left(field.state, field.setting)


def test_d93_the_owner_of_a_stronghold_orders_its_combats_in_his_own_bound():
    field = battle(
        red={"D": ("CF", "Camp1")},
        blue={"X": ("4Bd", 7.5, 4, 180)},
        features=[camp("Red", 7.5, 4, 0)],
        phase=Phase.COMBAT,
        ask_kind=Ask.FIGHT,
    )
    state, setting, numbers = field
    out = Actions()
    candidate_fights(state, setting, open_question(state.turn), out)
    assert [(action.actor, action.target) for action in out.items[: out.count]] == [(12, numbers["X"])]
    action = new_action(Act.FIGHT, 0, actor=12, target=numbers["X"])
    assert why_not_fight(state, setting, action) == Cause.LEGAL
    assert fought(field, "D", "X", 2, 3)[0] == [7, 7]  # the attacker's total comes first


ODDS = [
    # factors, how many of 36 throws double, beat, tie, lose, are doubled
    (4, 2, (9, 17, 4, 6, 0)),
    (3, 4, (0, 10, 5, 17, 4)),
]


@pytest.mark.parametrize(("own", "other", "counts"), ODDS)
def test_d127_the_chances_of_each_band(own, other, counts):
    found = [0, 0, 0, 0, 0]
    for one, two in product(range(1, 7), repeat=2):
        mine, theirs = band_of(own + one, other + two), band_of(other + two, own + one)
        if theirs == Cause.DOUBLED:
            found[0] += 1
        elif theirs == Cause.BEATEN:
            found[1] += 1
        elif mine == Cause.LEVEL:
            found[2] += 1
        elif mine == Cause.BEATEN:
            found[3] += 1
        else:
            found[4] += 1
    assert tuple(found) == counts


def test_d125_the_lowest_factor_that_can_double():
    for other, least in ((1, -2), (2, 0), (3, 2), (4, 4), (5, 6), (6, 8)):
        assert band_of(other + 1, least + 6) == Cause.DOUBLED
        assert band_of(other + 1, least - 1 + 6) != Cause.DOUBLED
