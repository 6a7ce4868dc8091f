"""Rules: a mark on a plain function, and the clauses that it carries out."""

from bingqi.kit.rule import RULES, rule, rules_of, set_up_by


def plain(number: int) -> int:
    return number + 1


def test_a_rule_stays_the_plain_function_that_it_was():
    assert rule("X 1", "X 2")(plain) is plain
    found = RULES[plain]
    assert (found.function, found.clauses, found.is_compiled, found.inline) == (
        plain,
        ("X 1", "X 2"),
        True,
        False,
    )
    assert found.name == f"{__name__}.plain"


def test_what_sets_up_is_never_compiled():
    @set_up_by("X 3")
    def lay_out() -> None: ...

    assert (RULES[lay_out].clauses, RULES[lay_out].is_compiled) == (("X 3",), False)


def test_a_rule_may_ask_to_be_copied_into_its_callers():
    @rule(inline=True)
    def leaf() -> int:
        return 1

    assert RULES[leaf].inline and RULES[leaf].clauses == ()


def test_the_rules_of_a_package_are_those_below_it_in_their_order():
    names = [found.name for found in rules_of("toy")]
    assert (
        names.index("toy.movement.candidate_steps")
        < names.index("toy.movement.step")
        < names.index("toy.turn.play")
    )
    assert all(name.startswith("toy.") for name in names)
    assert [found.name for found in rules_of("toy.combat")] == [
        name for name in names if name.startswith("toy.combat.")
    ]
    assert rules_of("to") == []
