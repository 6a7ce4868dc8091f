"""What is offered for a choice: every contact that can be reached, and little else."""

import pytest
from rulesets.dba12.field import Field

from bingqi.kit.action import new_action
from bingqi.rulesets.dba12.actions import Act
from bingqi.rulesets.dba12.movement import goal_of
from bingqi.rulesets.dba12.state import ELEMENTS, FEATURE, SIDES


def legal_contacts(table, setting, group, side):
    """Where all legal contacts of a group lead its leader."""
    found = set()
    movers = [who for who in range(ELEMENTS) if group >> who & 1]
    for mover in movers:
        for thing in range(FEATURE + SIDES):
            for where in range(6):
                action = new_action(
                    Act.CONTACT,
                    side,
                    group=group,
                    target=thing,
                    amount=where,
                    actor=mover if len(movers) > 1 else -1,
                )
                if table.why_not(action) == 0:
                    found.add(rounded(goal_of(table.state(), setting, action)))
    return found


def rounded(pose):
    """A pose to a hundredth of a pace."""
    return round(pose.x / 62.5), round(pose.y / 62.5), pose.bearing


def are_near(one, other):
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1 and one[2] == other[2]


RED = {"R1": "Bd at 1040,1000", "R2": "Bd at 1200,1000", "R3": "Kn at 1360,1000", "R4": "LH at 1700,1200"}
RED |= {"R5": "Ps at 880,940", "R9": "Cv at 1200,700 general"}
BLUE = {
    "B1": "Sp at 1010,1150",
    "B2": "Sp at 1170,1150",
    "B3": "Bd at 1600,1330 facing 200",
    "B4": "Ps at 760,1120",
}


@pytest.mark.parametrize("group", ["R1", "R2", "R3", "R4", "R5", "R1 R2", "R1 R2 R3"])
def test_every_contact_that_can_be_reached_is_offered(group):
    camp = {"ground": "camp", "owner": "Blue", "at": [1900, 2240], "facing": 180}
    stand = Field({**RED, **BLUE, "B5": "CF in camp"}, [camp]).do(f"choose {group}")
    found = stand.table.candidates()
    offered = {
        rounded(goal_of(stand.state, stand.setting, action)) for action in found if action.act == Act.CONTACT
    }
    legal = legal_contacts(stand.table, stand.setting, stand.state.chosen, 0)
    assert legal
    assert all(any(are_near(one, other) for other in offered) for one in legal)
    assert len(found) <= 120


def test_letting_the_chosen_be_is_always_legal_and_offered_only_for_want_of_moves():
    stand = Field({"R1": "Art at 1200,600"}).do("choose R1")
    assert "let be" not in stand.candidates()
    assert stand.do("let be").why_not("end moves") == "LEGAL"


def test_the_chosen_are_offered_nothing_that_an_umpire_has_made_too_dear():
    stand = Field({"R1": "LH at 1200,600", "R9": "Cv at 1200,300 general"}).do("choose R1")
    assert len(stand.candidates()) > 5
    stand.state.points = 0
    assert stand.candidates() == ["let be"]


ROAD = {"ground": "road", "line": [[1200, 0], [1200, 2400]], "width": 160}


def test_q15_who_has_gone_by_road_is_offered_to_go_on_by_road_and_nowhere_else():
    stand = Field({"R1": "Bd at 1200,400", "R9": "Cv at 900,400 general"}, [ROAD]).do("R1 by road 400")
    assert "choose R1" in stand.candidates()
    again, end = (stand.table.worth(stand.read(text)) for text in ("choose R1", "end moves"))
    assert again < end
    assert stand.do("choose R1").candidates() == ["R1 by road 400", "R1 by road 200"]
    assert stand.why_not("R1 to 1200,900 facing 000") == "ONLY_BY_ROAD"


def test_q15_who_has_gone_off_the_road_is_not_chosen_again():
    stand = Field({"R1": "Bd at 1200,400", "R9": "Cv at 900,400 general"}, [ROAD]).do(
        "R1 to 1200,500 facing 000"
    )
    assert "choose R1" not in stand.candidates()
    assert stand.why_not("choose R1") == "NO_SECOND_MOVE"
