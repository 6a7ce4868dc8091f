"""What the greedy agent likes at camps, and that it does not walk in and out of them."""

import pytest
from rulesets.dba12.field import CAMP, RED_CAMP, Field, box

from bingqi.rulesets.dba12.outlook import caution_of, fight_outlook

RED = {"R9": "Cv at 400,300 general"}


def liked(stand):
    """The candidate that looks best."""
    return stand.notation.write(max(stand.table.candidates(), key=stand.table.worth))


def test_an_empty_camp_of_the_enemy_is_walked_into():
    stand = Field({**RED, "R1": "Bd at 1200,2180", "B9": "Cv at 400,2200 general"}, [CAMP])
    assert liked(stand) == "choose R1"
    assert liked(stand.do("choose R1")) == "R1 enters Camp2"


def test_a_camp_that_has_been_taken_is_not_walked_into_again():
    stand = Field({**RED, "R1": "Bd at 1200,2180", "B9": "Cv at 400,2200 general"}, [CAMP])
    stand.state.features[1].holder = 0
    assert liked(stand.do("choose R1")) != "R1 enters Camp2"


@pytest.mark.parametrize(("x", "wanted"), [(800, "end moves"), (2200, "choose R1")])
def test_a_taken_camp_is_left_when_no_enemy_is_near(x, wanted):
    units = {"R1": "Bd in enemy camp general", "B1": f"Bd at {x},2200", "B9": "Cv at 2300,200 general"}
    assert liked(Field(units, [CAMP])) == wanted


def test_an_element_that_holds_its_own_camp_stays():
    units = {"R1": "Bd in camp general", "B9": "Cv at 400,2200 general"}
    assert liked(Field(units, [RED_CAMP])) == "end moves"


def test_a_lost_camp_is_taken_back():
    units = {"R1": "Bd at 1200,240 general", "B9": "Cv at 400,2200 general"}
    stand = Field(units, [RED_CAMP])
    stand.state.features[0].holder = 1
    assert liked(stand.do("choose R1")) == "R1 enters Camp1"


def test_camp_followers_are_attacked_when_they_are_in_reach():
    units = {**RED, "R1": "Bd at 1280,2150", "B1": "CF in camp", "B9": "Cv at 400,900 general"}
    stand = Field(units, [CAMP])
    assert liked(stand) == "choose R1"
    assert liked(stand.do("choose R1")).startswith("R1 contacts Camp2")


def test_nobody_is_chosen_who_has_nowhere_to_go():
    # Spears on a shore, friends on either side and behind.
    places = ("1200,600", "1040,600", "1360,600", "1200,540", "1040,540", "1360,540")
    units = {f"R{number}": f"Sp at {place}" for number, place in enumerate(places, 1)}
    shore = box("lake", 600, 601, 1800, 1500)
    stand = Field({**units, "R9": "Cv at 200,200 general", "B1": "Cv at 1200,2000 general"}, [shore])
    worth = {stand.notation.write(action): stand.table.worth(action) for action in stand.table.candidates()}
    everyone = "choose R1 R2 R3 R4 R5 R6"
    assert max(worth["choose R1"], worth[everyone]) < worth["end moves"]
    assert stand.do(everyone).candidates() == ["let be"]


def test_an_element_turns_to_an_enemy_that_is_not_ahead_of_it():
    units = {
        "R1": "Cv at 1200,600 facing 180 general",
        "B1": "Ps at 1200,1800",
        "B9": "Cv at 2200,2200 general",
    }
    stand = Field(units)
    assert liked(stand) == "choose R1"
    assert liked(stand.do("choose R1")).endswith("facing 000")


def test_an_enemy_that_will_turn_to_face_is_no_easy_prey():
    units = {
        "R1": "Ps at 1500,1100 facing 270 general",
        "B1": "Sp at 1200,1000",
        "B9": "Cv at 2200,2200 general",
    }
    alone = Field(units).do("choose R1")
    assert alone.why_not("R1 contacts B1 left") == "LEGAL"
    helping = Field({**units, "R2": "Bd at 1200,1000"}).do("choose R1")
    worths = [stand.table.worth(stand.read("R1 contacts B1 left")) for stand in (alone, helping)]
    assert worths[0] <= 0 < worths[1]


def test_a_fight_with_no_way_back_looks_worse():
    free = Field({"R1": "Sp at 1200,600", "B1": "Bd at 1200,600"}, (), "FIGHT")
    shut = Field({"R1": "Sp at 1200,600", "R2": "El at 1200,540", "B1": "Bd at 1200,600"}, (), "FIGHT")
    fight = free.read("R1 fights B1")
    assert shut.table.worth(fight) < free.table.worth(fight)


@pytest.mark.parametrize("foe", ["1200,600", "1200,900"])
def test_nobody_steps_behind_a_friend_who_would_have_no_way_back(foe):
    units = {"R1": "Sp at 1200,600 general", "R2": "El at 1200,400", "B1": f"Bd at {foe} general"}
    stand = Field(units).do("choose R2")
    behind, aside = "R2 to 1200,539 facing 000", "R2 to 1030,539 facing 000"
    assert [stand.why_not(behind), stand.why_not(aside)] == ["LEGAL", "LEGAL"]
    assert stand.table.worth(stand.read(behind)) < stand.table.worth(stand.read(aside))


def test_time_that_runs_out_makes_nearness_worth_more():
    units = {"R1": "Sp at 1200,600 general", "B1": "Bd at 1200,1800 general"}
    worths = []
    for bound in (1, 50):
        stand = Field(units)
        stand.state.turn.round_number = bound
        worths.append(stand.table.worth(stand.read("choose R1")))
    assert worths[0] < worths[1]


def test_o73_standing_where_an_enemy_recoils_into_one_is_reckoned_as_a_loss():
    def outlook(**more):
        units = {**RED, "R1": "Bd at 1200,600", "B1": "Bd at 1200,600 facing 180", **more}
        stand = Field({**units, "B9": "Cv at 400,2200 general"})
        return fight_outlook(stand.state, stand.setting, stand.number("R1"), stand.number("B1"))

    with_its_back = outlook(R2="Bd at 1200,750 facing 000")
    with_its_front = outlook(R2="Bd at 1200,680 facing 180")
    assert with_its_back < outlook() < with_its_front


def test_caution_wanes_late_only():
    stand = Field({**RED, "B9": "Cv at 400,2200 general"})
    found = []
    for bound, last in ((1, 0), (60, 0), (70, 0), (30, 60), (40, 60), (400, 0)):
        stand.state.turn.round_number, stand.setting.bounds = bound, last
        found.append(caution_of(stand.state, stand.setting))
    assert found == [320, 320, 290, 320, 290, 0]
