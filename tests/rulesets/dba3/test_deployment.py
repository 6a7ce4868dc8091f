"""Aggression, edges, camps, deployment, swaps and what the computer does: P29, P31 to P34, P52."""

import pytest
from rulesets.dba3.before_battle import SetUp, opened, scenario
from rulesets.dba3.field import battle, box, camp, city, pose

from bingqi.errors import BadData
from bingqi.geometry.rectangle import overlap
from bingqi.rulesets.dba3.actions import SIDES_OF_BOARD, Act, Ask
from bingqi.rulesets.dba3.causes import Cause
from bingqi.rulesets.dba3.checks import element_faults, ground_faults
from bingqi.rulesets.dba3.ground import body
from bingqi.rulesets.dba3.places import (
    is_last_for_fort,
    needs_camp,
    why_not_camp,
    why_not_deploy,
    why_not_deploy_inside,
    why_not_keep_back,
    why_not_swap,
)
from bingqi.rulesets.dba3.state import FEATURE, Ground, Phase, Status

CAMPS = [camp("Rome", 7.5, 1), camp("Carthage", 7.5, 14, 180)]


def deploying(*sides, **more):
    """The defender, Carthage on the far edge, deploys on the ground of the scenario."""
    more = {"set_up": "given", "attacker": "Rome", "feature": CAMPS} | more
    return SetUp(*sides, **more)


def waiting(troops, **more):
    """An element that waits to be deployed, and the battle: side 0 has the near edge."""
    state, setting, _ = battle(red={"A": (troops, 7.5, 1)}, ask_kind=Ask.DEPLOY, **more)
    state.elements[0].status = Status.WAITING
    return state, setting


def deploy(troops, x, y, facing=0, **more):
    state, setting = waiting(troops, **more)
    return Cause(why_not_deploy(state, setting, 0, pose(x, y, facing))).name


# ---------------------------------------------------------------- who attacks


def test_p31_the_higher_total_of_die_and_aggression_attacks():
    table = SetUp({"aggression": 3}, {"aggression": 1}, set_up="full")
    assert table.asked == ("Rome", "AGGRESSION") and table.offers == ["roll for aggression"]
    table.do("roll for aggression", dice=[2])
    assert table.told == [("AGGRESSION_TOTAL", 0, 5)]
    table.do("roll for aggression", dice=[5])
    assert table.told[-1] == ("ATTACKER_FOUND", 1, 0) and table.asked == ("Rome", "GROUND")


def test_p31_the_aggression_of_a_side_is_that_of_its_list():
    table = SetUp(set_up="full")
    assert [force.aggression for force in table.state.forces] == [3, 4]


def test_p31_equal_totals_are_thrown_again():
    table = SetUp({"aggression": 3}, {"aggression": 1}, set_up="full")
    table.do("roll for aggression", dice=[2]).do("roll for aggression", dice=[4])
    assert table.told[-1] == ("THROWN_AGAIN", 0, 0) and table.asked == ("Rome", "AGGRESSION")
    table.do("roll for aggression", dice=[6]).do("roll for aggression", dice=[6])
    assert table.told[-1] == ("ATTACKER_FOUND", 0, 0)


@pytest.mark.parametrize("edge", range(4))
def test_p31_the_attacker_takes_an_edge_and_the_defender_has_the_opposite_one(edge):
    table = SetUp(set_up="full", attacker="Rome").do("quick 1")
    table.state.turn.stack[0].kind, table.state.turn.stack[0].side = Ask.EDGE, 0
    table.state.stage, table.state.chosen_ground = 2, 0
    table.do(f"take the {SIDES_OF_BOARD[edge]} edge")
    assert [force.base_edge for force in table.state.forces] == [edge, (edge + 2) % 4]
    assert table.told[-1] == ("EDGE_CHOSEN", 0, edge) and table.asked == ("Carthage", "CAMP")


def test_p31_there_are_four_edges():
    table = SetUp(set_up="full", attacker="Rome")
    table.state.turn.stack[0].kind, table.state.turn.stack[0].side = Ask.EDGE, 0
    action = table.read("take the near edge")
    action.target = 4
    from bingqi.rulesets.dba3 import turn

    assert turn.why_not(table.state, table.setting, action) == Cause.NOT_AN_EDGE


# ---------------------------------------------------------------- camps


def pitch(x, y, facing=0, **more):
    state, setting, _ = battle(**more)
    return Cause(why_not_camp(state, setting, 0, pose(x, y, facing))).name


def test_p32_a_camp_touches_the_rear_edge():
    assert pitch(7.5, 1) == pitch(7.5, 0, 180) == pitch(7, 1, 90) == "LEGAL"
    assert pitch(7.5, 1.1) == pitch(7.5, 14, 180) == "CAMP_NOT_AT_REAR"
    assert pitch(7.5, 0.9) == pitch(7.5, 15.2) == "OFF_BOARD"


def test_p32_or_a_waterway_that_forms_it():
    shore = [box("waterway", 0, 0, 15, 2)]
    assert pitch(7.5, 3, features=shore) == "LEGAL"
    assert pitch(7.5, 3.2, features=shore) == "CAMP_NOT_AT_REAR"
    assert pitch(7.5, 2.5, features=shore) == "CAMP_BAD_GROUND", "it would stand in the water"
    side_shore = [box("waterway", 0, 0, 4.5, 15)]
    assert pitch(5.5, 3, features=side_shore) == "CAMP_NOT_AT_REAR", "that water forms no rear edge"


def test_p32_four_base_widths_from_the_side_edges():
    assert pitch(5, 1) == pitch(10, 1) == "LEGAL"
    assert pitch(4.9, 1) == pitch(10.1, 1) == "CAMP_NEAR_SIDE"


@pytest.mark.parametrize(
    ("ground", "cause"),
    [
        ("gentle-hill", "LEGAL"),
        ("road", "LEGAL"),
        ("plough", "CAMP_BAD_GROUND"),
        ("river", "CAMP_BAD_GROUND"),
        ("scrub", "CAMP_BAD_GROUND"),
        ("wood", "CAMP_BAD_GROUND"),
    ],
)
def test_p32_good_going_that_is_no_plough(ground, cause):
    assert pitch(7.5, 1, features=[box(ground, 8, 0.5, 9, 3)]) == cause


def test_p32_one_camp():
    assert pitch(7.5, 1, features=[camp("Red", 6, 1)]) == "ONE_CAMP"


def test_p32_an_army_needs_a_camp_but_for_war_wagons_or_a_city():
    state, setting, _ = battle(red={"A": ("WWg", 4, 4), "B": ("WWg", 6, 4)})
    assert needs_camp(state, setting, 0) and needs_camp(state, setting, 1)
    state, setting, _ = battle(red={"A": ("WWg", 4, 4), "B": ("WWg", 6, 4), "C": ("WWg", 8, 4)})
    assert not needs_camp(state, setting, 0) and needs_camp(state, setting, 1)
    state, setting, _ = battle(features=[city("Blue", 3, 14)])
    assert needs_camp(state, setting, 0) and not needs_camp(state, setting, 1)


def test_p32_in_play_the_defender_pitches_first_and_cannot_do_without():
    table = SetUp({"followers": True}, {"followers": True}, set_up="full", attacker="Rome")
    table.state.turn.stack[0].kind, table.state.stage = Ask.CAMP, 3
    table.state.forces[0].base_edge, table.state.forces[1].base_edge = 0, 2
    assert table.asked == ("Carthage", "CAMP") and table.why("ready") == "CAMP_NEEDED"
    assert "ready" not in table.offers
    table.do("camp at 7.5,14 facing 180")
    assert table.told[-1] == ("CAMP_PLACED", 1, 0) and table.asked == ("Rome", "CAMP")
    followers = table.state.elements[16 + 12]
    assert followers.status == Status.FIELD and followers.inside == 2
    table.state.features[2].ground, table.state.features[2].owner = Ground.CITY, 0
    assert "ready" in table.offers
    table.do("ready")
    assert ("NO_CAMP", 0, 0) in table.told and table.asked == ("Carthage", "DEPLOY")
    assert table.state.elements[12].status == Status.NONE, "followers need a camp"


# ---------------------------------------------------------------- where elements deploy


def test_p33_three_base_widths_from_the_centre_line():
    assert deploy("4Bd", 7.5, 4.5) == "LEGAL"
    assert deploy("4Bd", 7.5, 4.6) == "NEAR_CENTRE"
    assert deploy("4Bd", 7.5, 7.7) == deploy("4Bd", 7.5, 12, 180) == "WRONG_SIDE_OF_BOARD"
    assert deploy("4Bd", 7.5, 4.2, 180) == "NEAR_CENTRE", "its rear is what reaches too far"


@pytest.mark.parametrize("troops", ["4Bd", "Sp", "3Kn", "El", "4Bw", "Art", "7Hd", "4Pk", "3Wb", "SCh"])
def test_p33_four_base_widths_from_the_side_edges(troops):
    assert deploy(troops, 4.5, 4) == deploy(troops, 10.5, 4) == "LEGAL"
    assert deploy(troops, 4.4, 4) == deploy(troops, 10.6, 4) == "NEAR_SIDE"


@pytest.mark.parametrize("troops", ["Cv", "6Cv", "LCh", "LH", "LCm", "Cm", "4Ax", "3Ax", "Ps", "Mtd-4Cb"])
def test_p33_two_base_widths_for_light_troops(troops):
    assert deploy(troops, 2.5, 4) == deploy(troops, 12.5, 4) == "LEGAL"
    assert deploy(troops, 2.4, 4) == deploy(troops, 12.6, 4) == "NEAR_SIDE"


@pytest.mark.parametrize(
    ("edge", "inside", "centre", "side"),
    [
        ("left", (4.5, 7.5, 90), (4.6, 7.5, 90), (3, 4, 90)),
        ("far", (7.5, 10.5, 180), (7.5, 10.4, 180), (11, 12, 180)),
        ("right", (10.5, 7.5, 270), (10.4, 7.5, 270), (12, 11, 270)),
    ],
)
def test_p33_from_every_base_edge(edge, inside, centre, side):
    state, setting = waiting("4Bd")
    state.forces[0].base_edge = SIDES_OF_BOARD.index(edge)
    found = [Cause(why_not_deploy(state, setting, 0, pose(*place))).name for place in (inside, centre, side)]
    assert found == ["LEGAL", "NEAR_CENTRE", "NEAR_SIDE"]


def test_p33_off_the_board_and_on_others():
    assert deploy("4Bd", 7.5, 0.3) == "OFF_BOARD"
    state, setting, _ = battle(red={"A": ("4Bd", 7.5, 4), "B": ("4Bd", 6, 4)}, ask_kind=Ask.DEPLOY)
    state.elements[0].status = Status.WAITING
    assert why_not_deploy(state, setting, 0, pose(6.9, 4)) == Cause.ON_FRIEND
    assert why_not_deploy(state, setting, 0, pose(7, 4)) == Cause.LEGAL, "side by side"
    assert why_not_deploy(state, setting, 1, pose(9, 4)) == Cause.DEPLOYED_ALREADY


def test_p33_the_ground_of_a_place():
    assert deploy("4Bd", 7.5, 4, features=[box("wood", 6, 2, 9, 4)]) == "LEGAL"
    assert deploy("4Bd", 7.5, 4, features=[box("waterway", 0, 0, 15, 3.8)]) == "IMPASSABLE_GROUND"
    assert deploy("4Bd", 7.5, 4, features=[city("Red", 7.5, 4)]) == "IMPASSABLE_GROUND"
    assert deploy("4Bd", 7.5, 1.2, features=[camp("Red", 7.5, 1)]) == "IMPASSABLE_GROUND"
    wood = box("wood", 6, 2, 9, 4)
    for troops in ("Art", "WWg"):
        assert deploy(troops, 7.5, 4, features=[wood]) == "NO_WHEELS_IN_BAD_GOING"
        assert deploy(troops, 7.5, 4, features=[wood, box("road", 7, 0, 8, 15)]) == "LEGAL"
        assert deploy(troops, 7.5, 4, features=[box("scrub", 6, 2, 9, 4)]) == "LEGAL"


# ---------------------------------------------------------------- strongholds


@pytest.mark.parametrize(
    ("troops", "fort", "own_camp"),
    [
        ("4Bd", "LEGAL", "LEGAL"),
        ("Ps", "LEGAL", "LEGAL"),
        ("Art", "LEGAL", "LEGAL"),
        ("3Kn", "MAY_NOT_GARRISON", "LEGAL"),
        ("LH", "MAY_NOT_GARRISON", "LEGAL"),
        ("WWg", "MAY_NOT_GARRISON", "LEGAL"),
        ("El", "MAY_NOT_GARRISON", "MAY_NOT_HOLD_CAMP"),
        ("SCh", "MAY_NOT_GARRISON", "MAY_NOT_HOLD_CAMP"),
    ],
)
def test_p29_who_may_hold_what(troops, fort, own_camp):
    ground = [city("Red", 3, 4, ground="fort"), camp("Red", 7.5, 1), camp("Blue", 7.5, 14, 180)]
    state, setting = waiting(troops, features=ground)
    assert Cause(why_not_deploy_inside(state, setting, 0, 2)).name == fort
    state.features[2].owner = 1
    assert Cause(why_not_deploy_inside(state, setting, 0, 0)).name == own_camp
    assert why_not_deploy_inside(state, setting, 0, 1) == Cause.NO_SUCH_FEATURE, "the enemy's camp"
    assert why_not_deploy_inside(state, setting, 0, 3) == Cause.NO_SUCH_FEATURE, "no stronghold"


def test_p29_one_element_in_a_stronghold_beside_the_denizens():
    ground = [city("Red", 3, 4), camp("Red", 7.5, 1)]
    state, setting, _ = battle(
        red={"A": ("4Bd", 9, 1), "D": ("Den", "City"), "F": ("CF", "Camp1")}, features=ground
    )
    state.elements[0].status = Status.WAITING
    assert why_not_deploy_inside(state, setting, 0, 2) == Cause.LEGAL
    assert why_not_deploy_inside(state, setting, 0, 0) == Cause.STRONGHOLD_TAKEN_UP
    state.elements[1].status, state.elements[1].inside = Status.FIELD, 3
    assert why_not_deploy_inside(state, setting, 0, 2) == Cause.STRONGHOLD_TAKEN_UP


def test_p29_a_fort_has_to_be_garrisoned():
    ground = [city("Red", 3, 4, ground="fort"), camp("Red", 7.5, 1)]
    state, setting, _ = battle(red={"A": ("4Bd", 9, 1), "B": ("3Kn", 9, 4)}, features=ground)
    for me in (0, 1):
        state.elements[me].status = Status.WAITING
    assert is_last_for_fort(state, setting, 0) and not is_last_for_fort(state, setting, 1)
    assert why_not_deploy(state, setting, 0, pose(7.5, 4)) == Cause.FORT_NEEDS_GARRISON
    assert why_not_deploy_inside(state, setting, 0, 0) == Cause.FORT_NEEDS_GARRISON
    assert why_not_deploy(state, setting, 1, pose(7.5, 4)) == Cause.LEGAL
    assert why_not_deploy_inside(state, setting, 0, 2) == Cause.LEGAL
    state.elements[0].status, state.elements[0].inside = Status.FIELD, 3
    assert why_not_deploy(state, setting, 1, pose(7.5, 4)) == Cause.LEGAL


# ---------------------------------------------------------------- landing


def at_the_sea(troops, home="littoral", features=({"ground": "waterway", "outline": "Sea", "at": [7.5, 0]},)):
    state, setting = waiting(troops, features=list(features))
    homes = ["arable", "forest", "hilly", "steppe", "dry", "tropical", "littoral"]
    state.forces[0].home = homes.index(home)
    return state, setting


def keep_back(*arguments, **more):
    return Cause(why_not_keep_back(*at_the_sea(*arguments, **more), 0)).name


def test_p34_a_littoral_army_keeps_up_to_three_elements_back():
    state, setting = at_the_sea("4Bd")
    assert why_not_keep_back(state, setting, 0) == Cause.LEGAL
    for number, me in enumerate((1, 2, 3)):
        assert why_not_keep_back(state, setting, 0) == Cause.LEGAL, number
        state.elements[me].status = Status.AT_SEA
    assert why_not_keep_back(state, setting, 0) == Cause.LANDING_TOO_MANY


def test_p34_not_without_a_waterway_not_from_inland_not_the_heavy():
    assert keep_back("4Bd", home="arable") == "LANDING_NOT_LITTORAL"
    assert keep_back("4Bd", features=()) == "LANDING_WITHOUT_WATER"
    for troops in ("El", "Art", "WWg"):
        assert keep_back(troops) == "LANDING_TOO_HEAVY"
    state, setting = at_the_sea("4Bd")
    state.elements[0].status = Status.FIELD
    assert why_not_keep_back(state, setting, 0) == Cause.DEPLOYED_ALREADY


# ---------------------------------------------------------------- deployment in play


def test_p33_the_defender_deploys_before_the_attacker():
    table = deploying()
    assert table.asked == ("Carthage", "DEPLOY")
    assert table.why("ready") == "NOT_ALL_DEPLOYED"
    table.do("deploy Cv3 at 7.5,10.5 facing 180")
    assert table.told == [("DEPLOYED", 0, 0)] and table.asked == ("Carthage", "DEPLOY")
    assert table.why("deploy Bd1 at 7.5,4.5 facing 000") == "NOT_YOUR_UNIT"
    table.do("quick 1")
    assert table.told[-1] == ("DEPLOYMENT_ENDED", 1, 0) and table.asked == ("Rome", "DEPLOY")


def on_a_strand(far, seed=1):
    """Carthage deploys between the sea and so many BW from the centre."""
    sea = {"ground": "waterway", "outline": "Sea", "at": [7.5, 15], "facing": 180}
    table = deploying({}, {"camp": False}, seed=seed, feature=[CAMPS[0], sea])
    table.setting.rules.from_centre = round(far * 1_000_000)
    return table


def out_of_battle(table):
    return [who for who in range(16, 28) if table.state.elements[who].status != Status.FIELD]


@pytest.mark.parametrize("seed", range(1, 6))
def test_p33_who_finds_no_room_takes_the_place_of_one_who_does(seed):
    table = on_a_strand(4.2, seed).do("quick 1")
    assert [event for event, *_ in table.told].count("DEPLOYED") > 12, "nobody changed places"
    assert out_of_battle(table) == [] and table.told[-1] == ("DEPLOYMENT_ENDED", 1, 0)
    bases = [body(table.setting, element) for element in table.state.elements[16:28]]
    assert not any(overlap(one, other) for place, one in enumerate(bases) for other in bases[:place])


def test_p33_who_has_no_room_at_all_takes_no_part():
    table = on_a_strand(5).do("quick 1")
    left_out = [event for event, *_ in table.told].count("LEFT_OUT")
    assert left_out == len(out_of_battle(table)) == 11 and table.asked == ("Rome", "DEPLOY")
    assert table.state.forces[1].lost == 0


def test_p33_one_is_ready_when_nobody_who_waits_has_a_place():
    table = on_a_strand(5)
    while not any(offer == "ready" for offer in table.offers):
        assert table.why("ready") == "NOT_ALL_DEPLOYED"
        table.do(next(offer for offer in table.offers if offer.startswith(("deploy", "keep"))))
    table.do("ready")
    assert ("LEFT_OUT", 0, 0) in table.told and table.asked == ("Rome", "DEPLOY")


def test_p33_strongholds_and_the_sea_in_play():
    water = {"ground": "waterway", "outline": "Sea", "at": [0, 7.5], "facing": 90}
    table = deploying(feature=[*CAMPS, water])
    table.do("deploy Ps3 in Camp2", "keep Ps4 back for landing")
    assert table.told == [("HELD_BACK", 0, 0)]
    assert table.why("deploy Sp3 in Camp2") == "STRONGHOLD_TAKEN_UP"
    assert table.why("deploy Sp3 in Camp1") == table.why("deploy Sp3 in Sp4") == "NO_SUCH_FEATURE"
    assert "deploy Cv3 in Camp2" not in table.offers
    assert "keep Cv3 back for landing" in table.offers
    camper = table.state.elements[16 + 10]
    assert (camper.status, camper.inside) == (Status.FIELD, 2)


def test_p52_an_element_of_two_forms_takes_the_field_as_either():
    table = deploying({}, {"elements": ["Cv general", "Cv", "2 LH", "3 Sp", "4Ax", "2 4Wb//4Ax", "2 Ps"]})
    assert "field Wb1 as 4Ax" in table.offers
    table.do("field Wb1 as 4Ax")
    assert table.opening.sorts[table.told[0][1]].name == "4Ax"
    assert table.why("field Wb1 as 4Wb") == table.why("field Wb2 as 4Bd") == "NO_SUCH_CHOICE", "for good"
    table.do("deploy Wb2 at 7.5,10.5 facing 180")
    assert table.why("field Wb2 as 4Ax") == "DEPLOYED_ALREADY"


def deployed():
    """Both sides have deployed; the defender may swap."""
    table = deploying().do("quick 1").do("quick 1")
    assert table.asked == ("Carthage", "SWAP")
    return table


def test_p33_swaps_up_to_two_pairs():
    table = deployed()
    swaps = [text for text in table.offers if text.startswith("swap")]
    assert swaps and table.why("swap Sp3 with Sp3") == table.why("swap Sp3 with Bd1") == "NOT_A_SWAP"
    one, other = swaps[0].split()[1::2]
    units = table.opening.convertors["unit"].names
    before = [(table.state.elements[units.index(name)].x) for name in (one, other)]
    table.do(swaps[0])
    assert [(table.state.elements[units.index(name)].x) for name in (one, other)] == before[::-1]
    assert table.told == [("SWAPPED", 0, 0)] and table.asked == ("Carthage", "SWAP")
    table.do(swaps[0])
    assert table.why(swaps[0]) == "TOO_MANY_SWAPS" and table.offers == ["quick", "ready"]
    table.do("ready")
    assert table.asked == ("Rome", "PIPS"), "the attacker has the first bound"


def test_p33_a_swap_must_leave_both_where_they_may_deploy():
    red = {"A": ("Ps", 3, 4), "B": ("4Bd", 7, 4), "C": ("6Kn", 9, 4), "D": ("Sp", 7, 3.5), "E": ("Cv", 5, 4)}
    state, setting, _ = battle(red=red)
    swap = {
        (one, other): Cause(why_not_swap(state, setting, one, other)).name
        for one in range(5)
        for other in range(5)
    }
    assert swap[0, 1] == swap[1, 0] == "NEAR_SIDE"
    assert swap[0, 4] == "LEGAL"
    assert swap[2, 1] == "ON_FRIEND", "the knights' deep base would lie on the spears behind"
    assert swap[1, 3] == "LEGAL"
    assert why_not_swap(state, setting, 0, 17) == Cause.NOT_A_SWAP


# ---------------------------------------------------------------- the computer


def test_p33_quick_does_all_that_is_left_of_the_own_part():
    table = SetUp(set_up="full", attacker="Rome").do("quick")
    assert table.asked[0] == "Rome"
    table.do("quick")
    assert table.asked == ("Rome", "PIPS")
    statuses = [element.status for element in table.state.elements]
    assert statuses.count(Status.FIELD) >= 24 and Status.WAITING not in statuses


def test_p33_quick_one_does_what_is_asked_and_no_more():
    table = SetUp(set_up="full", attacker="Rome").do("quick 1")
    assert table.asked in (("Carthage", "GROUND"), ("Rome", "QUARTER"))
    assert table.state.forces[1].is_quick == 0


def test_p33_quick_scenarios_ask_nothing_but_the_aggression_dice():
    table = SetUp(set_up="quick", deploy=False)
    while table.asked[1] == "AGGRESSION":
        table.do("roll for aggression")
    assert table.asked[1] == "PIPS" and table.state.turn.phase == Phase.MOVE
    assert table.asked[0] == table.opening.sides[table.state.attacker]


def test_p33_quick_scenarios_may_leave_deployment_to_the_players():
    table = SetUp(set_up="quick")
    while table.asked[1] == "AGGRESSION":
        table.do("roll for aggression")
    assert table.asked == (table.opening.sides[1 - table.state.attacker], "DEPLOY")


def test_p33_the_computer_draws_up_a_line_of_battle():
    table = (
        deploying({"army": "II/12", "elements": ["3Kn general", "Cv", "LH", "4Ax", "6 4Pk", "Ps", "Sp"]}, {})
        .do("quick 1")
        .do("quick 1")
    )
    units = table.opening.convertors["unit"].names
    at = {units[me]: table.state.elements[me] for me in range(12)}
    pikes = [at[f"Pk{number}"] for number in range(1, 7)]
    assert len({pike.x for pike in pikes}) == 3, "two deep"
    assert at["Kn1"].y < max(pike.y for pike in pikes), "the general behind"
    middle = sum(pike.x for pike in pikes) / 6
    for wing in ("Cv1", "LH1"):
        assert abs(at[wing].x - middle) > 1_500_000


@pytest.mark.parametrize(
    "sides",
    [
        ({"army": "II/4a", "followers": True}, {"army": "II/38a"}),
        ({"army": "III/52"}, {"army": "III/72", "followers": True}),
        ({"army": "IV/62c"}, {"army": "IV/35"}),
        ({"army": "I/22b", "home": "littoral"}, {"army": "II/32a"}),
    ],
)
@pytest.mark.parametrize("home", ["arable", "forest", "hilly", "steppe", "dry", "tropical", "littoral"])
def test_p33_set_up_at_random_leads_to_the_first_bound(sides, home):
    """Hundred and more games, in some of which the computer helps; every offer is legal and reads back."""
    one, other = sides
    for seed in range(4):
        table = SetUp(one | {"home": home}, other | {"home": home}, set_up="full", seed=seed)
        without = set() if seed else {Act.QUICK}
        table.wander(without)
        names = [*table.opening.convertors["unit"].names, *table.opening.convertors["feature"].names]
        assert not list(element_faults(table.state, table.setting, names))
        assert not list(ground_faults(table.state, table.setting, names))
        assert Status.WAITING not in [element.status for element in table.state.elements]
        assert table.asked[1] == "PIPS" and table.state.turn.active == table.state.attacker


def test_p33_every_offer_of_the_set_up_is_legal_and_reads_back():
    table = SetUp(set_up="full", seed=3)
    while table.state.turn.phase == Phase.SET_UP:
        offered = table.candidates()
        assert 0 < len(offered) <= 120
        for action in offered:
            text = table.notation.write(action)
            assert table.why(text) == "LEGAL", text
            assert table.read(text).values() == action.values(), text
        table.play(offered[-1])


def test_set_up_answers_nothing_that_was_not_asked():
    table = SetUp(set_up="full")
    for text in ("quick", "ready", "no more ground", "take wood", "roll for pips", "end moves"):
        assert table.why(text) == "NOT_ASKED"
    table = SetUp(set_up="full", attacker="Rome")
    for text in ("ready", "quarter 1", "take the near edge", "camp at 7.5,1 facing 000", "leave out wood"):
        assert table.why(text) == "NOT_ASKED"
    table = deployed()
    assert table.why("deploy Sp3 at 7,11 facing 180") == "NOT_ASKED"
    table = deploying()
    assert table.why("swap Sp3 with Sp4") == table.why("take wood") == "NOT_ASKED"


def test_a_place_inside_is_a_stronghold_by_its_number():
    table = deploying()
    action = table.read("deploy Ps3 in Camp2")
    assert action.target == FEATURE + 1


def test_ground_cannot_be_given_to_a_battle_whose_ground_is_chosen():
    with pytest.raises(BadData, match="set_up"):
        opened(scenario(set_up="full", feature=CAMPS))
