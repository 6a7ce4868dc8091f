"""What the greedy agent sees: small positions with one thing that a sensible player would do."""

import pytest

from bingqi.agents import agent
from bingqi.agents.arena import match
from bingqi.game.registry import ruleset
from bingqi.game.scenario import find_scenario, open_scenario
from bingqi.rulesets.campaign.outlook import faces_above, is_ahead

BOOK = ruleset("campaign")

RED_IS_CONTENT = {"rounds": 6, "winner": "Red"}
"""Time is on the side of Red, which need not seek a fight."""


def choices(stand, *rows, plies=2, **setup):
    """What greedy does in a position, action by action, while the same side decides."""
    position = stand(*rows, **setup)
    greedy, side, done = agent("greedy"), position.decision.side, []
    while len(done) < plies and position.decision.side == side:
        action = greedy.choose(position.table)
        done.append(position.notation.write(action))
        position.table.play(action)
    return done


def worths(stand, *rows, actions, **setup):
    position = stand(*rows, **setup)
    return [position.table.worth(position.read(action)) for action in actions]


def test_an_almost_sure_kill_is_taken(stand):
    done = choices(stand, ". . . . .", ". R1 B1 . .", ". . . . .", units={"R1": "8", "B1": "1"}, active="Red")
    assert done[0] == "choose R1" and "attacks B1" in done[1]


def test_odds_that_kill_the_attacker_are_left_alone(stand):
    """At one to two a quarter of the faces destroy the attacker."""
    done = choices(
        stand,
        ". . . . . .",
        ". R1 . . B1 .",
        ". . . . . .",
        units={"R1": "3", "B1": "6"},
        active="Red",
        time=RED_IS_CONTENT,
    )
    assert not any("attacks" in action for action in done)


def test_a_unit_is_not_left_where_a_stronger_enemy_will_strike(stand):
    """To step away is worth more than to stay beside an enemy who is three times as strong."""
    rows = (". . . . . . . .", ". . . R1 . . B1 .", ". . . . . . . .")
    near, far = worths(
        stand,
        *rows,
        units={"R1": "2", "B1": "6"},
        active="Red",
        time=RED_IS_CONTENT,
        actions=["R1 to 0502", "R1 to 0102"],
    )
    assert far > near


def test_defensive_ground_is_worth_more_under_threat(stand):
    rows = (". . ^ . . . . .", ". . R1 . . B1 . .", ". . . . . . . .")
    legend = {"^": {"terrain": ["mountain"]}}
    firm, open_ground = worths(
        stand,
        *rows,
        legend=legend,
        units={"R1": "3", "B1": "4"},
        active="Red",
        actions=["R1 to 0301", "R1 to 0303"],
    )
    assert firm > open_ground


def test_closing_the_last_way_back_is_worth_more_than_leaving_it_open(stand):
    """From behind B1 its ways back are closed, from its side they are open."""
    rows = (". . . . .", ". R1 B1 . .", ". . . . .", ". . R2 . .")
    behind, beside = worths(
        stand,
        *rows,
        units={"R1": "3", "R2": "3", "B1": "3"},
        active="Red",
        actions=["R2 to 0402 attacks B1", "R2 to 0203 attacks B1"],
    )
    assert behind > beside


def test_a_hoped_for_friend_does_not_make_bad_odds_good(stand):
    """Alone at one to two. The friend's strength is doubled where it stands, but it would have to leave."""
    attack, stay = worths(
        stand,
        ". . . . . . . . . . . .",
        " R2/m . R1 B1/m . . . . . . . R3",
        ". . . . . . . . . . . .",
        units={"R1": "4", "R2": "6", "R3": "20", "B1": "4"},
        active="Red",
        actions=["R1 attacks B1", "R1 holds"],
    )
    assert attack < stay


def test_who_can_join_an_attack_is_asked_next(stand):
    """R3 could strike too, but R1's attack counts on R2."""
    rows = (
        ". . . . . . . . . .",
        " R1 B1 . . . . . . . .",
        ". . . . . . . . . .",
        " . . R2 . . . . . B2 R3",
        ". . . . . . . . . .",
    )
    position = stand(*rows, units={"R1": "3", "R2": "3", "R3": "3", "B1": "4", "B2": "4"}, active="Red")
    for action in ("choose R1", "R1 attacks B1"):
        position.do(action)
    joiner, other = (position.table.worth(position.read(f"choose {unit}")) for unit in ("R2", "R3"))
    assert joiner > other


def test_a_side_that_is_behind_dares_what_a_side_ahead_does_not(stand):
    """The same attack, by the side with less and by the side with more strength elsewhere."""
    rows = (". . . . . . . .", " R1 B1 . . . . . .", ". . . . . . . .", " R2 . . . . . . B2")

    def gain(red, blue):
        units = {"R1": "3", "B1": "3", "R2": red, "B2": blue}
        attack, stay = worths(stand, *rows, units=units, active="Red", actions=["R1 attacks B1", "R1 holds"])
        return attack - stay

    assert gain("3", "5") > gain("5", "3")


def test_a_guard_turns_on_an_enemy_who_stands_on_the_goal(stand):
    """Time is on the side of Blue, but the place is not."""
    position = {
        "units": {"R1": "4", "B1": "4"},
        "active": "Blue",
        "time": {"rounds": 6, "winner": "Blue"},
        "goal": [{"kind": "place-held", "winner": "Red", "place": "0202"}],
    }
    done = choices(stand, ". . . . .", " . R1 . B1 .", ". . . . .", **position)
    assert "attacks R1" in done[1]


@pytest.mark.parametrize(("red_at", "ahead"), [("0202", "Red"), ("0302", "Blue")])
def test_who_holds_the_goal_is_ahead_whatever_the_time_brings(stand, red_at, ahead):
    trial = stand(
        ". . . . .",
        " . . . . B1",
        units={"R1": {"at": red_at}},
        active="Blue",
        time={"rounds": 6, "winner": "Blue"},
        goal=[{"kind": "place-held", "winner": "Red", "place": "0202"}],
    )
    state, setting = trial.table.state(), trial.opening.setting
    assert [is_ahead(state, setting, side) for side in (0, 1)] == [ahead == "Red", ahead == "Blue"]


# ---------------------------------------------------------------- flag battles


def test_a_player_unit_seeks_a_flag_battle_with_soldiers(stand):
    """It keeps its state whatever happens; they may be lost."""
    done = choices(
        stand, ". . . . .", " R1 . B1 . .", ". . . . .", units={"R1": "-", "B1": "4"}, active="Red"
    )
    assert "attacks B1" in done[1]


def test_soldiers_leave_player_units_alone(stand):
    attack, stay = worths(
        stand,
        ". . . . .",
        " . R1 B1 . .",
        ". . . . .",
        units={"R1": "4", "B1": "-"},
        active="Red",
        actions=["R1 attacks B1", "R1 holds"],
    )
    assert attack < stay


def test_a_flag_battle_is_weighed_as_the_dice_would_settle_it():
    """The tables of two dice: even, one ahead, one behind, far ahead."""
    setting = open_scenario(BOOK, find_scenario(BOOK, "lantern-bridge")).setting
    assert [faces_above(setting, ahead) for ahead in (0, 1, -1, 9)] == [15, 21, 10, 36]


@pytest.mark.parametrize("side", ["Red", "Blue"])
def test_an_umpire_lets_the_dice_decide(side):
    report = match(BOOK, find_scenario(BOOK, "lantern-bridge"), {side: "random"}, games=2, tier="plain")
    assert report.unfinished == 0
