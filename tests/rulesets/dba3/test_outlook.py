"""What the greedy agent makes of a place: ways back that friends bar, shots, and charges that may come."""

import pytest
from rulesets.dba3.field import battle

from bingqi.rulesets.dba3.outlook import (
    fight_outlook,
    is_exposed,
    is_shut_in,
    lurking,
    standing,
    worth_of_nearness,
)

EVERYONE = (1 << 32) - 1


def shut_in(behind, facing=0, troops="Sp"):
    red = {"A": (troops, 7.5, 7), "B": (behind, 7.5, 6 if troops == "El" else 6.625, facing)}
    state, setting, _ = battle(red=red, blue={"C": ("4Bd", 7.5, 8)})
    return is_shut_in(state, setting, 0, EVERYONE)


@pytest.mark.parametrize(
    ("troops", "behind", "facing", "wanted"),
    [
        ("Sp", "El", 0, True),  # cannot be pushed
        ("Sp", "Sp", 0, False),  # is pushed back
        ("Sp", "Sp", 90, True),  # looks elsewhere
        ("4Bd", "Sp", 0, False),  # is passed through
        ("El", "Sp", 0, True),  # is trampled
    ],
)
def test_friends_who_bar_the_way_back(troops, behind, facing, wanted):
    assert shut_in(behind, facing, troops) is wanted


def test_a_friend_elsewhere_bars_nothing():
    state, setting, _ = battle(
        red={"A": ("Sp", 7.5, 7), "B": ("El", 9.5, 6.625)}, blue={"C": ("4Bd", 7.5, 8)}
    )
    assert not is_shut_in(state, setting, 0, EVERYONE)


def test_only_those_who_move_are_asked_for():
    state, setting, _ = battle(
        red={"A": ("Sp", 7.5, 7), "B": ("El", 7.5, 6.625)}, blue={"C": ("4Bd", 7.5, 8)}
    )
    assert is_shut_in(state, setting, 0, 1 << 1) and not is_shut_in(state, setting, 0, 1)


def test_standing_behind_a_friend_near_the_enemy_is_worth_less():
    worths = []
    for across in (7.5, 9.5):
        red = {"A": ("Sp", 7.5, 7), "B": ("El", across, 6.625)}
        state, setting, _ = battle(red=red, blue={"C": ("4Bd", 8.5, 8.5, 180)})
        worths.append(standing(state, setting, 0, 1 << 1))
    assert worths[0] < worths[1]


@pytest.mark.parametrize(("apart", "is_feared"), [(2.5, False), (3.5, True), (4.5, False)])
def test_shooters_who_may_come_up_are_feared(apart, is_feared):
    # Within 3 BW the bows reach the horse already, and are counted as a shot.
    red, blue = {"A": ("LH", 7.5, 5)}, {"C": ("4Bw", 7.5, 5 + apart, 180)}
    state, setting, _ = battle(red=red, blue=blue)
    assert (lurking(state, setting, 0) > 0) is is_feared


@pytest.mark.parametrize(
    ("foe", "apart", "wanted"),
    [("4Bd", 1.9, True), ("4Bd", 2.1, False), ("Cv", 3.9, True), ("Ps", 1.9, False)],
)
def test_bows_fear_to_stand_where_they_can_be_charged(foe, apart, wanted):
    state, setting, _ = battle(
        red={"A": ("4Bw", 7.5, 5), "B": ("4Bd", 9.5, 5)}, blue={"C": (foe, 7.5, 5 + apart, 180)}
    )
    assert is_exposed(state, setting, 0) is wanted
    assert not is_exposed(state, setting, 1)


def test_an_enemy_who_fights_charges_nobody():
    red = {"A": ("4Bw", 7.5, 5), "B": ("4Bd", 8.5, 6)}
    state, setting, _ = battle(red=red, blue={"C": ("4Bd", 8.5, 6, 180)})
    assert not is_exposed(state, setting, 0)


def test_patience_ends_and_sooner_where_the_battle_does():
    state, setting, _ = battle(red={"A": ("Sp", 7.5, 5)}, blue={"C": ("4Bd", 7.5, 9, 180)})

    def nearness(bound, last_bound):
        state.turn.round_number, setting.bounds = bound, last_bound
        return worth_of_nearness(state, setting)

    assert [nearness(bound, 0) for bound in (1, 15, 16, 25, 400)] == [0, 0, 20, 200, 2000]
    assert [nearness(bound, 60) for bound in (6, 7, 16)] == [0, 40, 400]


def test_fear_wanes_so_that_nobody_waits_for_ever():
    worths = []
    for bound in (1, 200):
        state, setting, _ = battle(red={"A": ("4Bw", 7.5, 5)}, blue={"C": ("4Bd", 7.5, 6.5, 180)})
        state.turn.round_number, setting.bounds = bound, 4000  # time enough: nearness is worth nothing yet
        worths.append(standing(state, setting, 0, 1))
    assert worths[0] < worths[1]


def against(red, blue, **more):
    """How Red stands, its first element having gone where it is; nothing has been left elsewhere."""
    state, setting, _ = battle(red=red, blue=blue, **more)
    before = [(element.x, element.y, element.bearing, element.turned_in) for element in state.elements]
    found = standing(state, setting, 0, 1)
    assert [
        (element.x, element.y, element.bearing, element.turned_in) for element in state.elements
    ] == before
    return found


def test_late_in_a_battle_a_combat_is_worth_having():
    gains = []
    for bound in (1, 60, 100):
        state, setting, _ = battle(red={"A": ("Sp", 7.5, 5)}, blue={"C": ("Sp", 7.5, 5, 180)})
        state.turn.round_number = bound
        gains.append(standing(state, setting, 0, 1) - fight_outlook(state, setting, 0, 16))
    assert gains == [0, 0, 40]


@pytest.mark.parametrize("troops", ["3Bw", "3Kn"])
def test_d32_an_enemy_taken_in_the_side_is_reckoned_as_it_will_turn(troops):
    from_side = against({"A": (troops, 7, 7.5, 90)}, {"C": ("Sp", 7.5, 7, 180)})
    in_front = against({"A": (troops, 7, 7.5, 90)}, {"C": ("Sp", 7, 7.5, 270)})
    assert from_side == in_front


def test_d33_two_taken_in_the_side_support_each_other_when_they_turn():
    both = {"C": ("4Pk", 7.5, 7, 180), "D": ("4Pk", 7.5, 7.5, 180)}
    one = {"C": ("4Pk", 7.5, 7, 180)}
    assert against({"A": ("4Bd", 7, 7.5, 90)}, both) < against({"A": ("4Bd", 7, 7.5, 90)}, one)


def test_d35_an_enemy_held_by_another_does_not_turn_and_dies_if_it_gives_ground():
    held = {"A": ("3Bw", 7, 7.5, 90), "B": ("Sp", 7.5, 7)}
    assert against(held, {"C": ("Sp", 7.5, 7, 180)}) > against(
        {"B": ("Sp", 7.5, 7)}, {"C": ("Sp", 7.5, 7, 180)}
    )


def test_d153_who_has_no_way_back_has_more_to_lose():
    def outlook(red, blue):
        state, setting, _ = battle(red={"A": ("Sp", 7.5, 7), **red}, blue={"C": ("Sp", 7.5, 7, 180), **blue})
        return fight_outlook(state, setting, 0, 16)

    shut_in = outlook({"B": ("El", 7.5, 6.625)}, {})
    shutting_in = outlook({}, {"D": ("El", 7.5, 7.375, 180)})
    assert shut_in < outlook({}, {}) < shutting_in


def test_d153_elephants_go_back_over_friends_but_not_off_the_board():
    def outlook(place):
        state, setting, _ = battle(red={"A": ("El", 7.5, place)}, blue={"C": ("4Bd", 7.5, place, 180)})
        return fight_outlook(state, setting, 0, 16)

    assert outlook(1) < outlook(5)
