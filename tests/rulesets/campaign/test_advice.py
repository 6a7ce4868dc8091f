"""What the greedy agent sees: small positions with one thing that a sensible player would do."""

import pytest

from bingqi.agents import agent

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


@pytest.mark.parametrize("side", ["Red", "Blue"])
def test_an_umpire_lets_the_dice_decide(side):
    from bingqi.agents.arena import match
    from bingqi.game.registry import ruleset
    from bingqi.game.scenario import find_scenario

    book = ruleset("campaign")
    report = match(book, find_scenario(book, "lantern-bridge"), {side: "random"}, games=2, tier="plain")
    assert report.unfinished == 0
