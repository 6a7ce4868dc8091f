"""What this edition has and has not, where its successor differs."""

import tomllib

from rulesets.dba12.field import Field

from bingqi.rulesets.dba12 import RULESET
from bingqi.rulesets.dba12.armies import TROOPS
from bingqi.rulesets.dba12.state import Going, Ground, Kind


def table(name):
    return tomllib.loads((RULESET.folder / "data" / f"{name}.toml").read_text("utf-8"))


def test_x1_q1_lengths_are_paces_and_a_base_is_160_wide():
    stand = Field({"R1": "Bd at 1200,600", "R2": "Bd at 1360,600"})
    assert stand.why_not("choose R1 R2") == "LEGAL"
    assert table("battle")["board"] == 2400
    assert {row["depth"] for row in table("troops").values()} == {60, 80, 120, 160}


def test_q1_depths_by_type():
    depths = {name: row["depth"] for name, row in table("troops").items()}
    assert {name for name, depth in depths.items() if depth == 60} == {"Sp", "Pk", "Bd", "Wb"}
    assert {name for name, depth in depths.items() if depth == 80} == {"Ax", "Bw", "Lb", "Cb", "Ps", "CF"}
    assert {name for name, depth in depths.items() if depth == 120} == {"Kn", "Cv", "LH", "Cm"}


def test_x2_x3_q4_the_types_are_those_of_1_22_without_fast_or_solid():
    assert set(table("troops")) == set(TROOPS)
    assert not {"Hd", "CP", "Lit", "CWg", "3Kn", "4Bd", "Mtd-X"} & set(table("troops"))
    assert len(Kind) == 16


def test_x4_going_is_good_or_bad():
    assert [going.name for going in Going] == ["GOOD", "BAD", "IMPASSABLE"]
    assert {row["going"] for row in table("grounds").values()} == {"good", "bad", "impassable"}


def test_x11_the_mover_lines_up_and_the_contacted_stays():
    stand = Field({"R1": "Cv at 1150,500", "B1": "Bd at 1200,700", "R9": "Cv at 400,500 general"})
    stand.do("R1 contacts B1 front")
    assert stand.at("R1") == stand.at("B1") == "1200,700"


def test_x17_a_shooter_chooses_among_all_targets():
    units = {"R1": "Bw at 1200,600", "B1": "Bd at 1120,700", "B2": "Bd at 1290,780"}
    stand = Field(units, (), "AIM")
    assert stand.candidates() == ["R1 shoots B1", "R1 shoots B2", "R1 holds fire"]


def test_x64_there_are_no_cities_and_no_denizens():
    assert not {"CITY", "FORT"} & set(Ground.__members__)


def test_q24_armies_come_from_lists_that_say_what_they_stand_in_for():
    from bingqi.rulesets.dba12.armies import load_armies

    assert len(load_armies()) >= 14
    assert all(army.label is not None for army in load_armies().values())
