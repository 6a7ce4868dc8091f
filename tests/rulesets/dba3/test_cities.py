"""Cities, forts and camps (DBA3 D173, D181-D210, P28, P29, P50, P51)."""

import pytest
from rulesets.dba3.clashes import Aftermath
from rulesets.dba3.field import ask_instead, battle, camp, city, pose

from bingqi.kit.action import Actions, new_action
from bingqi.kit.turn import open_question
from bingqi.rulesets.dba3 import cities, losses, victory
from bingqi.rulesets.dba3.actions import Act, Ask
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.factors import garrison_factor
from bingqi.rulesets.dba3.state import FEATURE, TOWN, Fate, Hold, Status
from bingqi.rulesets.dba3.touch import defending_side, garrison_of

GATES = (0, 1, 2, 3)


def town_of(red=None, blue=None, ground="city", features=(), **more):
    """Red's city, 3 by 3 BW, its front wall at y = 6 around x = 7, with a gate in each wall; its denizens
    are D."""
    denizens = {"D": ("Den", "City")} if ground == "city" else {}
    return Aftermath(
        battle(
            red={**denizens, **(red or {})},
            blue=blue or {},
            features=[city("Red", 7, 6, ground=ground, gates=GATES), *features],
            **more,
        )
    )


def enter(table, name, place):
    """Walk in; the cause that forbids it, or LEGAL after it is done."""
    me, thing = table.numbers[name], table.numbers[place]
    table.log.count = 0
    why = cities.why_not_enter(table.state, table.setting, me, thing)
    if why == Cause.LEGAL:
        cities.enter_stronghold(table.state, table.setting, me, thing, table.log)
    return Cause(why).name


def go_out(table, name, x, y, bearing=0):
    """Move out of a stronghold, or move denizens; the cause that forbids it, or LEGAL after it is done."""
    me, goal = table.numbers[name], pose(x, y, bearing)
    table.log.count = 0
    if table.state.elements[me].inside == 0:
        return Cause(cities.why_not_sally(table.state, table.setting, me, goal)).name
    why = cities.why_not_leave(table.state, table.setting, me, goal)
    if why == Cause.LEGAL:
        cities.leave_stronghold(table.state, table.setting, me, goal, table.log)
    return Cause(why).name


def begin_bound(table, side, score):
    """The PIP score of a side's bound; the kind of the question that comes of it."""
    table.state.turn.active = side
    table.state.pip_score = table.state.pips = score
    table.log.count = 0
    cities.begin_bound_in_cities(table.state, table.setting, table.log)
    return Ask(open_question(table.state.turn).kind)


def answer_sack(table, act):
    asked = open_question(table.state.turn)
    action = new_action(act, asked.side, actor=asked.about)
    assert cities.why_not_sacked(table.state, table.setting, asked, action) == Cause.LEGAL
    cities.leave_or_stay(table.state, table.setting, asked, action, table.log)


def revolt(table, side=0):
    action = new_action(Act.REVOLT, side, target=FEATURE + TOWN)
    table.log.count = 0
    why = cities.why_not_revolt(table.state, table.setting, action)
    if why == Cause.LEGAL:
        cities.revolt(table.state, table.setting, table.log)
    return Cause(why).name


def holder(table, place="City"):
    """Who defends a stronghold, by name, and for which side."""
    number = table.numbers[place] - FEATURE
    inside = garrison_of(table.state, number)
    return table.name(inside), defending_side(table.state, number)


# Taken in close combat


def test_d173_p50_a_lone_attacker_enters_and_sacks_the_city():
    table = town_of(blue={"X": ("4Bd", 7, 6)})
    assert table.fight("X", "D", D=Fate.DESTROYED)
    assert table.feature("City").hold == Hold.SACKED
    assert table.at("X") == (7, 5.5, 180)
    assert holder(table) == ("X", 1)
    assert table.has_told("ENTERED", "ENTERS_STRONGHOLD", "X")
    assert table.has_told("SACK_BEGAN", "TAKEN_IN_COMBAT", "X")
    assert losses.losses_of(table.state, 0) == 2, "no camp: the city counts two, its denizens nothing"


def test_p50_mounted_go_a_base_width_in():
    table = town_of(blue={"X": ("3Kn", 7, 6)})
    assert table.fight("X", "D", D=Fate.DESTROYED)
    assert table.at("X") == (7, 5, 180)


def test_d173_several_attackers_are_chosen_from_by_their_owner():
    table = town_of(blue={"X": ("4Bd", 6.4, 6), "Y": ("El", 7.5, 6), "Z": ("4Ax", 7, 3, 0)})
    assert not table.fight("X", "D", D=Fate.DESTROYED)
    assert table.question == (Ask.OCCUPY, TOWN)
    assert table.choices() == ["X", "Z"]
    assert table.occupy("Y") == "MAY_NOT_ENTER_CITY"
    assert table.occupy("Z") == "LEGAL"
    assert holder(table) == ("Z", 1)
    assert table.at("Z") == (7, 3.5, 0)


def test_d173_who_does_not_attack_does_not_enter():
    table = town_of(blue={"X": ("4Bd", 6.4, 6), "Y": ("4Bd", 7.5, 6), "Z": ("4Ax", 12, 3)})
    assert not table.fight("X", "D", D=Fate.DESTROYED)
    assert table.occupy("Z") == "NOT_AN_ATTACKER"


@pytest.mark.parametrize("code", ["El", "Tower"])
def test_d190_d193_where_nobody_may_go_in_the_city_stands_empty(code):
    table = town_of(blue={"X": (code, 7, 6)})
    assert table.fight("X", "D", D=Fate.DESTROYED)
    assert table.feature("City").hold == Hold.EMPTY
    assert table.at("X") == (7, 6, 180)
    assert table.has_told("CITY_EMPTY", "STANDS_EMPTY", None)
    assert losses.losses_of(table.state, 0) == 0


def test_d99_d182_d192_d198_d205_with_the_garrison_the_denizens_are_gone():
    table = town_of(red={"G": ("4Bd", "City")}, blue={"X": ("4Bd", 7, 6)})
    assert holder(table) == ("G", 0)
    assert table.fight("X", "G", G=Fate.DESTROYED)
    assert table.at("D") is None
    assert table.has_told("DENIZENS_GONE", "GONE_WITH_CITY", "D")
    assert holder(table) == ("X", 1)


def test_d183_d184_the_loss_of_a_garrison_in_the_field_leaves_the_denizens():
    table = town_of(red={"G": ("4Bd", 2, 2)}, blue={"X": ("4Bd", 2, 2)})
    assert table.fight("X", "G", G=Fate.DESTROYED)
    assert holder(table) == ("D", 0)


def test_d173_a_fort_is_taken_and_not_sacked():
    table = town_of(ground="fort", red={"G": ("4Bd", "Fort")}, blue={"X": ("4Bd", 7, 6)})
    assert table.fight("X", "G", G=Fate.DESTROYED)
    assert table.feature("Fort").hold == Hold.TAKEN
    assert losses.losses_of(table.state, 0) == 1


def test_d118_a_sacker_that_is_beaten_leaves_the_city_to_its_first_owner():
    table = town_of(red={"G": ("4Bd", 7, 6, 180)}, blue={"X": ("4Bd", "City")})
    table.element("D").status, table.element("D").inside = Status.LOST, 0
    table.feature("City").hold, table.feature("City").fallen = Hold.SACKED, 1
    table.state.forces[0].city_lost = 1
    assert table.fight("G", "X", X=Fate.DESTROYED)
    assert holder(table) == ("G", 0)
    assert table.feature("City").hold == Hold.OWN
    assert table.state.forces[0].city_lost == 0


# The sack


def sacked(**more):
    table = town_of(blue={"X": (more.pop("code", "4Bd"), 7, 6)}, **more)
    assert table.fight("X", "D", D=Fate.DESTROYED)
    return table


@pytest.mark.parametrize("score", [1, 2, 3, 4])
def test_d194_a_sack_goes_on_below_five(score):
    table = sacked()
    assert begin_bound(table, 1, score) == Ask.NOTHING
    assert table.feature("City").hold == Hold.SACKED
    assert table.has_told("SACK_WENT_ON", None, "X")
    assert go_out(table, "X", 7, 8) == "SACK_GOES_ON"


def test_d194_the_other_sides_score_does_not_end_it():
    table = sacked()
    assert begin_bound(table, 0, 6) == Ask.NOTHING
    assert table.feature("City").hold == Hold.SACKED


@pytest.mark.parametrize("score", [5, 6])
def test_d195_at_five_or_six_it_may_stay_as_garrison(score):
    table = sacked()
    assert begin_bound(table, 1, score) == Ask.SACKED
    assert table.has_told("SACK_ENDED", "SACK_DIE_ENDS", "X")
    out, asked = Actions(), open_question(table.state.turn)
    cities.candidate_sacked(table.state, table.setting, asked, out)
    assert [action.act for action in out.items[: out.count]] == [Act.STAY_AS_GARRISON, Act.MARCH_OUT]
    answer_sack(table, Act.STAY_AS_GARRISON)
    assert table.feature("City").hold == Hold.TAKEN
    assert holder(table) == ("X", 1)
    assert open_question(table.state.turn).kind == Ask.NOTHING


def test_d195_gate_d217_it_marches_out_by_the_gate_behind_it():
    table = sacked()
    begin_bound(table, 1, 5)
    answer_sack(table, Act.MARCH_OUT)
    assert table.at("X") == (7, 6.375, 0)
    assert table.feature("City").hold == Hold.EMPTY
    assert holder(table) == (None, -1)
    assert table.has_told("CITY_EMPTY", "FALLEN_AND_LEFT", None)
    assert losses.losses_of(table.state, 0) == 2, "taken, and not won back"


def test_d195_gate_by_the_next_gate_where_somebody_stands_before_the_first():
    table = sacked(red={"G": ("4Bd", 7, 6.4)})
    begin_bound(table, 1, 5)
    answer_sack(table, Act.MARCH_OUT)
    assert table.at("X") == (8.875, 4.5, 90)


def test_d195_gate_mounted_leave_by_themselves():
    table = sacked(code="3Kn")
    assert begin_bound(table, 1, 6) == Ask.NOTHING
    assert table.at("X") == (7, 6.75, 0)
    assert table.has_told("LEFT", None, "X")


# Surrender, puppets, revolt


def surrendered(red=None, blue=None, **more):
    table = town_of(red=red, blue={"X": ("4Bw", 7, 8), **(blue or {})}, **more)
    assert table.shoot("X", "D", Fate.DESTROYED)
    return table


def test_d199_d201_shot_denizens_surrender_the_city_to_a_puppet_government():
    table = surrendered()
    assert table.feature("City").hold == Hold.SURRENDERED
    assert table.feature("City").surrendered_to == 1
    assert garrison_of(table.state, TOWN) == 16 + 13
    assert defending_side(table.state, TOWN) == 1
    assert table.has_told("SURRENDERED", "SHOT_AWAY", None)
    assert table.has_told("PUPPET_SET_UP", "FALLEN_AND_LEFT", None)
    assert losses.losses_of(table.state, 0) == 2


def test_d199_a_garrison_that_is_shot_leaves_the_denizens_to_defend():
    table = town_of(red={"G": ("4Bd", "City")}, blue={"X": ("4Bw", 7, 8)})
    assert table.shoot("X", "G", Fate.DESTROYED)
    assert holder(table) == ("D", 0)
    assert table.feature("City").hold == Hold.OWN


def test_d202_puppets_do_not_sally():
    table = surrendered(red={"G": ("4Bd", 7, 7.5)})
    goal = pose(7, 7)
    assert cities.why_not_leave(table.state, table.setting, 29, goal) == Cause.SALLY_FROM_FALLEN_CITY


def test_d200_an_enemy_that_moves_in_becomes_the_garrison_and_leaves_a_puppet_government():
    table = surrendered(blue={"Y": ("4Bd", 7, 6.5), "K": ("3Kn", 5, 4.5, 90)})
    assert enter(table, "K", "City") == "MAY_NOT_GARRISON"
    assert enter(table, "Y", "City") == "LEGAL"
    assert holder(table) == ("Y", 1)
    assert table.feature("City").hold == Hold.TAKEN
    assert table.at("Y") == (7, 5.5, 180)
    assert go_out(table, "Y", 7, 7) == "LEGAL"
    assert table.feature("City").hold == Hold.SURRENDERED
    assert garrison_of(table.state, TOWN) == 29


def test_d201_the_first_owner_does_not_walk_in_on_puppets():
    table = surrendered(red={"G": ("4Bd", 7, 2.5)})
    assert enter(table, "G", "City") == "STRONGHOLD_DEFENDED"


def test_d206_d207_d208_d209_revolt_restores_the_city_for_five_pips():
    table = surrendered()
    table.state.pips = table.state.pip_score = 6
    assert revolt(table, side=1) == "REVOLT_NOT_HIS_CITY"
    assert revolt(table) == "LEGAL"
    assert table.state.pips == 1
    assert table.feature("City").hold == Hold.OWN
    assert holder(table) == ("D", 0)
    assert table.has_told("REVOLTED", "REVOLT", None)
    assert losses.losses_of(table.state, 0) == 0
    assert revolt(table) == "REVOLT_NOT_HIS_CITY"


def test_d208_not_with_fewer_pips_and_not_later_in_the_bound():
    table = surrendered(red={"G": ("4Bd", 2, 2)})
    table.state.pips = table.state.pip_score = 4
    assert revolt(table) == "NOT_ENOUGH_PIPS"
    table.state.pips, table.state.pip_score = 5, 6
    assert revolt(table) == "REVOLT_TOO_LATE"
    table.state.pips = table.state.pip_score = 5
    table.element("G").moves = 1
    assert revolt(table) == "REVOLT_TOO_LATE"
    table.element("G").moves = 0
    assert revolt(table) == "LEGAL"


def test_d207_not_under_a_garrison_but_when_it_has_been_shot():
    table = surrendered(blue={"Y": ("4Bd", 7, 6.5)}, red={"G": ("4Bw", 7, 1)})
    table.state.pips = table.state.pip_score = 6
    assert enter(table, "Y", "City") == "LEGAL"
    assert revolt(table) == "REVOLT_GARRISONED"
    assert table.shoot("G", "Y", Fate.DESTROYED)
    assert table.feature("City").hold == Hold.EMPTY
    assert table.feature("City").shot_away == 1
    assert revolt(table) == "LEGAL"


def test_d210_d217_until_walking_in_makes_an_occupier_with_puppets_of_his_own():
    table = surrendered(blue={"Y": ("4Bd", 7, 6.5)}, red={"G": ("4Bw", 7, 2.5)})
    assert enter(table, "Y", "City") == "LEGAL"
    assert table.shoot("G", "Y", Fate.DESTROYED)
    assert enter(table, "G", "City") == "LEGAL"
    assert table.feature("City").hold == Hold.TAKEN
    assert losses.losses_of(table.state, 0) == 0
    assert go_out(table, "G", 7, 2.5, 180) == "LEGAL"
    assert table.feature("City").hold == Hold.SURRENDERED
    assert holder(table) == ("D", 0)
    assert cities.why_not_leave(table.state, table.setting, 13, pose(7, 7)) == Cause.SALLY_FROM_FALLEN_CITY


def test_d206_a_sacked_city_does_not_revolt():
    table = sacked()
    table.state.pips = table.state.pip_score = 6
    assert revolt(table) == "REVOLT_SACKED"


# Denizens and empty cities


def test_d185_d186_d189_denizens_sally_between_friend_and_enemy():
    table = town_of(red={"G": ("4Bd", 7, 8)}, blue={"X": ("4Bd", 7, 8)})
    assert go_out(table, "D", 7, 7) == "LEGAL"
    assert table.at("D") == (7, 7, 0)
    assert table.has_told("SALLIED", None, "D")
    assert table.feature("City").hold == Hold.EMPTY
    assert holder(table) == (None, -1)
    assert table.has_told("CITY_EMPTY", "STANDS_EMPTY", None)


@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ({}, {"X": ("4Bd", 7, 8)}),
        ({"G": ("4Bd", 7, 7.5)}, {}),
        ({"G": ("4Bd", 7, 7.5)}, {"X": ("4Bd", 7, 8.5)}),
    ],
)
def test_d186_both_must_be_within_two_base_widths(red, blue):
    assert go_out(town_of(red=red, blue=blue), "D", 7, 6.6) == "SALLY_NOBODY_NEAR"


def test_d185_not_with_regular_troops_in_the_city():
    table = town_of(red={"G": ("4Bd", "City"), "H": ("4Bd", 9.2, 5)}, blue={"X": ("4Bd", 7, 7.5)})
    assert go_out(table, "D", 7, 7) == "SALLY_FROM_GARRISON"


def test_d187_not_more_than_three_base_widths_from_the_city():
    table = town_of(red={"G": ("4Bd", 4, 5)}, blue={"X": ("4Bd", 4.4, 7)})
    assert go_out(table, "D", 7, 6.5) == "LEGAL"
    assert go_out(table, "D", 7, 9.5) == "LEGAL"
    assert go_out(table, "D", 7, 9.6) == "SALLY_TOO_FAR"


def test_d189_they_come_back():
    table = town_of(red={"G": ("4Bd", 7, 8)}, blue={"X": ("4Bd", 7, 8)})
    assert go_out(table, "D", 7, 6.6, 180) == "LEGAL"
    assert enter(table, "D", "City") == "LEGAL"
    assert table.feature("City").hold == Hold.OWN
    assert holder(table) == ("D", 0)
    assert table.has_told("RETURNED", None, "D")


def test_d191_either_side_walks_into_an_empty_city():
    table = town_of(red={"G": ("4Bd", 7, 8)}, blue={"X": ("4Bd", 9.4, 4.5, 270)})
    assert enter(table, "X", "City") == "STRONGHOLD_DEFENDED"
    assert go_out(table, "D", 7, 7) == "LEGAL"
    assert enter(table, "X", "City") == "LEGAL"
    assert table.has_told("ENTERED", "WALKED_IN", "X")
    assert table.feature("City").hold == Hold.TAKEN
    assert losses.losses_of(table.state, 0) == 2


def test_d203_d204_denizens_whose_city_fell_stay_in_the_field():
    table = town_of(red={"G": ("4Bd", 7, 8)}, blue={"X": ("4Bd", 9.4, 4.5, 270)})
    assert go_out(table, "D", 7, 6.6, 180) == "LEGAL"
    assert enter(table, "X", "City") == "LEGAL"
    assert table.at("D") == (7, 6.6, 180)
    assert go_out(table, "D", 7, 7) == "LEGAL"
    assert go_out(table, "X", 9.5, 4.5, 90) == "LEGAL"
    assert table.feature("City").hold == Hold.EMPTY
    assert enter(table, "D", "City") == "CANNOT_RETURN"


def test_d97_d191_hold_p29_who_may_garrison():
    red = {
        "A": ("Sp", 7, 6.5, 180),
        "B": ("4Bd", 7, 2.5),
        "K": ("3Kn", 5, 4.5, 90),
        "W": ("WWg", 9.2, 4.5, 270),
    }
    table = town_of(red=red)
    assert enter(table, "K", "City") == "MAY_NOT_GARRISON"
    assert enter(table, "W", "City") == "MAY_NOT_GARRISON"
    assert enter(table, "A", "City") == "LEGAL"
    assert holder(table) == ("A", 0)
    assert enter(table, "B", "City") == "STRONGHOLD_TAKEN_UP"


def test_p28_in_and_out_only_by_gates():
    table = Aftermath(
        battle(
            red={"A": ("Sp", 7, 6.5, 180), "B": ("Sp", 7, 2.8), "D": ("Den", "City")},
            features=[city("Red", 7, 6, gates=(0,))],
        )
    )
    assert enter(table, "B", "City") != "LEGAL"
    assert enter(table, "A", "City") == "LEGAL"
    assert go_out(table, "A", 7, 2.8, 180) != "LEGAL"
    assert go_out(table, "A", 7, 7) == "LEGAL"


def test_p28_entries_are_offered_for_one_chosen_element():
    table = town_of(red={"A": ("Sp", 7, 6.5, 180), "B": ("Sp", 8, 6.5, 180)})
    ask_instead(table.state, Ask.MOVE)
    table.state.chosen = 1 << table.numbers["A"]
    out = Actions()
    cities.candidate_entries(table.state, table.setting, out)
    assert [(it.act, it.actor, it.target) for it in out.items[: out.count]] == [
        (Act.ENTER, table.numbers["A"], FEATURE + TOWN)
    ]
    table.state.chosen |= 1 << table.numbers["B"]
    out.count = 0
    cities.candidate_entries(table.state, table.setting, out)
    assert out.count == 0


# Camps


def test_p51_an_undefended_camp_is_walked_into_and_sacked():
    table = Aftermath(
        battle(
            red={"A": ("4Bd", 2, 2)},
            blue={"X": ("4Bd", 7, 2.5), "E": ("El", 8.6, 1.5, 270), "S": ("SCh", 5, 1.5, 90)},
            features=[camp("Red", 7, 2)],
        )
    )
    assert enter(table, "E", "Camp1") == "MAY_NOT_HOLD_CAMP"
    assert enter(table, "S", "Camp1") == "MAY_NOT_HOLD_CAMP"
    assert enter(table, "X", "Camp1") == "LEGAL"
    assert table.feature("Camp1").hold == Hold.SACKED
    assert table.has_told("CAMP_SACKED", "WALKED_IN", "X")
    victory.test_victory(table.state, table.setting, table.log)
    assert table.feature("Camp1").hold == Hold.GONE
    assert losses.losses_of(table.state, 0) == 1


def test_p43_threat_zones_keep_an_element_from_walking_in_but_that_of_the_place_itself():
    """An enemy camp has threat zones of its own, which hold nobody back who goes into it."""
    field = {"red": {"A": ("4Bd", 2, 2)}, "features": [camp("Red", 7, 2)]}
    table = Aftermath(battle(blue={"X": ("4Bd", 7, 2.5)}, **field))
    assert enter(table, "X", "Camp1") == "LEGAL"
    field["red"]["A"] = ("4Bd", 8, 2.6, 270)
    table = Aftermath(battle(blue={"X": ("4Bd", 7, 2.5)}, **field))
    assert enter(table, "X", "Camp1") == "LEGAL"
    home = {"red": {"G": ("4Bd", 7, 2.5, 180)}, "features": [camp("Red", 7, 2)]}
    table = Aftermath(battle(blue={"X": ("4Bd", 8.2, 2.3, 270)}, **home))
    assert enter(table, "G", "Camp1") == "ZONE_HOLDS"


def test_p29_a_camp_is_held_by_one_element_of_its_side():
    table = Aftermath(
        battle(
            red={"A": ("3Kn", 7, 2.5, 180), "B": ("4Bd", 8.6, 1.5, 270)},
            features=[camp("Red", 7, 2)],
        )
    )
    assert enter(table, "A", "Camp1") == "LEGAL"
    assert table.feature("Camp1").hold == Hold.OWN
    assert enter(table, "B", "Camp1") == "STRONGHOLD_TAKEN_UP"
    assert go_out(table, "A", 7, 3) == "LEGAL"
    assert table.feature("Camp1").hold == Hold.OWN
    assert enter(table, "B", "Camp1") == "LEGAL"


def test_d192_a_camp_whose_followers_are_shot_stays_until_it_is_entered():
    table = Aftermath(
        battle(red={"F": ("CF", "Camp1")}, blue={"X": ("4Bw", 7, 4)}, features=[camp("Red", 7, 2)])
    )
    assert table.shoot("X", "F", Fate.DESTROYED)
    assert table.feature("Camp1").hold == Hold.OWN
    assert holder(table, "Camp1") == (None, -1)
    assert losses.losses_of(table.state, 0) == 0


@pytest.mark.parametrize(("hold", "bonus"), [(Hold.TAKEN, 4), (Hold.SACKED, 0)])
def test_d196_no_bonus_for_a_garrison_until_the_sack_ends(hold, bonus):
    table = sacked()
    table.feature("City").hold = hold
    assert garrison_factor(table.state, table.setting, table.numbers["X"], table.log) == bonus


def test_d188_denizens_are_poor_fighters_in_the_field():
    table = town_of(red={"G": ("4Bd", 7, 8)}, blue={"X": ("4Bd", 7, 8)})
    troop = table.setting.troops[table.element("D").troop]
    assert (troop.foot, troop.mounted, troop.shot) == (2, 0, 2)
    assert garrison_factor(table.state, table.setting, table.numbers["D"], table.log) == 2
    assert go_out(table, "D", 7, 6.6, 180) == "LEGAL"
    assert table.fight("X", "D", D=Fate.DESTROYED)
    assert losses.losses_of(table.state, 0) == 0


def test_d181_without_a_city_a_bound_begins_without_any_of_this():
    table = Aftermath(battle(red={"A": ("4Bd", 2, 2)}, blue={"X": ("4Bd", 7, 8)}))
    assert begin_bound(table, 0, 6) == Ask.NOTHING
    assert table.told == []
    assert revolt(table) == "NO_SUCH_TARGET"
