"""Retreats step by step, encirclement, and who is destroyed."""

import pytest

from bingqi.rulesets.campaign.causes import Cause, Happening

FIELD = (". . . . . .", " . . . . . .", ". R1 B1 . . .", " . . . . . .", ". . . . . .")


def retreat(unit="B1", chains=1):
    return {"kind": "RETREAT", "about": unit, "amount": chains}


def test_w14_a_ring_of_zones_destroys(stand):
    trial = stand(". . . . .", " . R1 B1 R2 .", ". . . . .", "B2 . . . .", question=retreat())
    assert (Happening.DESTROYED, Cause.NO_RETREAT, "B1", None) in trial.told


def test_w15_the_owner_chooses_the_direction(stand):
    trial = stand(*FIELD, question=retreat())
    assert trial.asked == ("Blue", "RETREAT", "B1")
    assert set(trial.candidates()) == {"B1 back to 0403", "B1 back to 0302", "B1 back to 0304"}


@pytest.mark.parametrize(
    ("cell", "cause"),
    [
        ("0304", "NOT_FARTHER"),
        ("0303", "NOT_FARTHER"),
        ("0603", "NOT_ADJACENT"),
        ("0402", "LEGAL"),
        ("0404", "LEGAL"),
        ("0503", "LEGAL"),
    ],
)
def test_w15_the_second_step_must_lead_farther(stand, cell, cause):
    trial = stand(*FIELD, question=retreat(chains=2)).do("B1 back to 0403")
    assert trial.why_not(f"B1 back to {cell}") == cause


def test_w15_the_end_is_as_far_as_required(stand):
    trial = stand(*(row + " ." for row in FIELD), question=retreat(chains=3))
    trial.do("B1 back to 0304", "B1 back to 0404", "B1 back to 0505")
    assert trial.apart("0303", trial.at("B1")) == 3
    assert (Happening.RETREATED, None, "B1", None) in trial.told


def test_w15_only_the_unit_that_must_retreats(stand):
    trial = stand(*FIELD[:4], ". . . . . B2", question=retreat())
    assert trial.why_not("B2 back to 0505") == "OTHER_UNIT_CHOSEN"


def test_w16_neither_the_enemy_nor_its_zone_may_be_entered(stand):
    trial = stand(*FIELD, question=retreat())
    assert trial.why_not("B1 back to 0203") == "ENEMY_THERE"
    assert trial.why_not("B1 back to 0202") == trial.why_not("B1 back to 0204") == "INTO_ENEMY_ZONE"


def test_w16_part_of_the_way_is_no_retreat(stand):
    trial = stand("C C C C", " C C C C", "R1 B1 . C", "C C C C", question=retreat(chains=2))
    assert (Happening.DESTROYED, Cause.NO_RETREAT, "B1", None) in trial.told


def test_w16_part_of_the_way_a_dead_end_is_refused(stand):
    trial = stand("C C C C C", " C . C C C", "R1 B1 . . C", " C C C C C", question=retreat(chains=2))
    assert trial.why_not("B1 back to 0202") == "DEAD_END"
    assert trial.candidates() == ["B1 back to 0303"]


def test_w16_edge_of_the_map_is_closed(stand):
    trial = stand(". R1 .", " B1 . .", ". R2 .", question=retreat())
    assert (Happening.DESTROYED, Cause.NO_RETREAT, "B1", None) in trial.told
    assert stand(". .", " B1 .", ". .", "R1 .", question=retreat()).why_not("B1 along W") == "NOT_ASKED"


def test_w17_friends_are_passed_and_lengthen_only_at_the_end(stand):
    trial = stand(*FIELD[:2], ". R1 B1 B2 . .", *FIELD[3:], question=retreat(chains=2))
    trial.do("B1 back to 0403")
    assert trial.told == [(Happening.RETREAT_STEP, None, "B1", None)]
    trial.do("B1 back to 0503")
    assert Cause.ENDS_ON_FRIEND not in [cause for _, cause, *_ in trial.told]


def test_w17_ending_on_a_friend_costs_one_chain_more(stand):
    trial = stand(*FIELD[:2], ". R1 B1 B2 . .", *FIELD[3:], question=retreat()).do("B1 back to 0403")
    assert (Happening.RETREAT_LENGTHENED, Cause.ENDS_ON_FRIEND, "B1", None) in trial.told
    assert trial.asked == ("Blue", "RETREAT", "B1")


def test_w17_again_until_a_cell_is_free(stand):
    trial = stand(*FIELD[:2], ". R1 B1 B2 B3 .", *FIELD[3:], question=retreat())
    trial.do("B1 back to 0403", "B1 back to 0503", "B1 back to 0603")
    assert trial.at("B1") == "0603" and trial.apart("0303", "0603") == 3


def test_w17_again_without_a_free_cell_the_unit_is_destroyed(stand):
    trial = stand("C C C C", " C C C C", "R1 B1 B2 C", "C C C C", question=retreat())
    assert (Happening.DESTROYED, Cause.NO_RETREAT, "B1", None) in trial.told


def test_w18_a_retreat_marks_as_spent(stand):
    trial = stand(*FIELD[:4], ". . . . . B2", question=retreat()).do("B1 back to 0302")
    assert (Happening.MARKED_SPENT, None, "B1", None) in trial.told
    assert trial.facts("B1")["spent"]
    assert trial.candidates() == ["choose B2", "end planning"]


def test_w12_the_attacker_may_follow_even_when_the_defender_is_destroyed_for_want_of_a_retreat(stand):
    trial = stand(". . . . .", " . R1 B1 R2 .", ". . . . .", "B2 . . . .").do(
        "R1 attacks B1", "end planning", dice=[12, 1]
    )
    assert trial.asked == ("Red", "ADVANCE", "B1")
    assert trial.candidates() == ["R1 enters 0302", "stay"]


def test_w12_only_attackers_advance(stand):
    trial = stand(". . . . .", " . R1 B1 R2 .", ". . . . .", "B2 . . . .").do(
        "R1 attacks B1", "end planning", dice=[20]
    )
    assert trial.why_not("R2 enters 0302") == "NOT_AN_ATTACKER"
    assert trial.why_not("R1 enters 0301") == "NO_ROUTE"


def test_w12_repulsed_a_unit_retreats_before_the_next_battle(stand):
    trial = stand(". . . . . .", " . R1 B1 . . .", ". . . . . .", " . B2 R2 . . .", ". . . . . .")
    trial.do("R2 attacks B2", "R1 attacks B1", "end planning", dice=[2])
    trial.do(trial.candidates()[0], dice=[2])
    assert trial.outcomes == [Cause.FAILURE] and trial.asked == ("Red", "RETREAT", "R1")
