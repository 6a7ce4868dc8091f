"""Dice: the same faces for ever, evenly spread, from the tape while it lasts, alike in both tiers."""

from collections import Counter
from itertools import product
from types import FunctionType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingqi.kit import dice as home
from bingqi.kit.dice import TAPE_LENGTH, Dice, next_ply, roll, scramble, spread, stir, wipe_tape
from bingqi.kit.log import Kind, Log, new_log, throw
from bingqi.kit.table import write_tape

# The 0.999 quantiles of chi-square: the dice are fixed for ever, so a test that passes once passes always.
CHI_SQUARE = {2: 10.8, 3: 13.8, 4: 16.3, 6: 20.5, 8: 24.3, 10: 27.9, 12: 31.3, 20: 43.8, 100: 148.2}

GOLDEN_FACES = [[6, 4, 2, 5, 5, 6, 1, 3], [1, 2, 5, 3, 5, 2, 1, 6], [5, 6, 2, 3, 3, 3, 5, 6]]
GOLDEN_BITS = {
    (0, 0, 0): 2632296842,
    (1, 0, 0): 3994697887,
    (0, 1, 0): 724040665,
    (0, 0, 1): 1270187623,
    (-1, 5, 9): 1822220898,
    ((1 << 62) - 1, 100, 63): 3594573580,
    (0x123456789ABCDEF, 2, 3): 1761798435,
}

seeds = st.integers(-(1 << 63), (1 << 63) - 1)
plies = st.integers(0, (1 << 31) - 1)
draws = st.integers(0, 1 << 15)


def faces(seed, ply, count, sides):
    return [1 + spread(scramble(seed, ply, draw), sides) for draw in range(count)]


# ---------------------------------------------------------------- from the seed


def test_the_faces_of_a_seed_never_change():
    assert [faces(7, ply, 8, 6) for ply in range(3)] == GOLDEN_FACES
    assert [scramble(*place) for place in GOLDEN_BITS] == list(GOLDEN_BITS.values())


@pytest.mark.parametrize("sides", CHI_SQUARE)
@pytest.mark.parametrize("series", ["draws", "plies", "seeds"])
def test_faces_are_spread_evenly(sides, series):
    rolls = 200 * sides
    places = {"draws": (9, 4, None), "plies": (9, None, 2), "seeds": (None, 4, 2)}[series]
    counted = Counter(
        1 + spread(scramble(*(number if place is None else place for place in places)), sides)
        for number in range(rolls)
    )
    assert set(counted) == set(range(1, sides + 1))
    assert sum((times - 200) ** 2 / 200 for times in counted.values()) < CHI_SQUARE[sides]


@pytest.mark.parametrize("step", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_neighbouring_dice_know_nothing_of_each_other(step):
    pairs = Counter()
    for number in range(7_200):
        first = (number, 3, 1) if step[0] else (5, number, 1) if step[1] else (5, 3, number)
        second = tuple(place + more for place, more in zip(first, step))
        pairs[spread(scramble(*first), 6), spread(scramble(*second), 6)] += 1
    assert sum((times - 200) ** 2 / 200 for times in (pairs[a, b] for a in range(6) for b in range(6))) < 68.0


def test_seeds_that_differ_in_the_high_half_alone_roll_differently():
    assert len({scramble(7 | high << 32, 0, 0) for high in range(100)}) == 100


@given(seeds, plies, draws)
def test_bits_are_thirty_two(seed, ply, draw):
    assert 0 <= scramble(seed, ply, draw) < 1 << 32
    assert 0 <= stir(scramble(seed, ply, draw), draw) < 1 << 32


@given(seeds, plies, draws, st.integers(1, 1_000))
def test_a_face_lies_within_the_sides(seed, ply, draw, sides):
    assert 0 <= spread(scramble(seed, ply, draw), sides) < sides


@given(st.integers(1, 1_000))
def test_the_spread_reaches_from_the_first_face_to_the_last(sides):
    assert (spread(0, sides), spread((1 << 32) - 1, sides)) == (0, sides - 1)


@given(seeds, plies)
def test_an_action_that_rolls_more_leaves_the_dice_of_the_next_alone(seed, ply):
    few, many = (Dice(seed=seed, ply=ply % 1_000) for _ in range(2))
    for dice, rolls in ((few, 1), (many, 5)):
        for _ in range(rolls):
            roll(dice, 6)
        wipe_tape(dice)
        next_ply(dice)
    assert few == many
    assert [roll(few, 6) for _ in range(4)] == [roll(many, 6) for _ in range(4)]


# ---------------------------------------------------------------- from the tape


@given(seeds, st.lists(st.integers(1, 6), max_size=10), st.integers(0, 14))
def test_the_tape_comes_first_and_the_seed_goes_on_where_it_ends(seed, tape, rolls):
    dice = Dice(seed=seed, ply=3)
    write_tape(dice, tape)
    rolled = [roll(dice, 6) for _ in range(rolls)]
    assert rolled == (tape + faces(seed, 3, rolls, 6)[len(tape) :])[:rolls]
    assert dice.drawn == rolls
    assert dice.wanted == (6 if rolls > len(tape) else 0)


def test_wanted_are_the_sides_of_the_first_die_beyond_the_tape():
    dice = Dice()
    write_tape(dice, [2])
    for sides in (4, 20, 6):
        roll(dice, sides)
    assert dice.wanted == 20


@given(seeds, st.lists(st.integers(1, 20), max_size=TAPE_LENGTH), st.integers(0, 5))
def test_afterwards_nothing_tells_how_the_dice_fell(seed, tape, more):
    scripted, rolled = Dice(seed=seed), Dice(seed=seed)
    write_tape(scripted, tape)
    for dice in (scripted, rolled):
        next_ply(dice)
        for _ in range(len(tape) + more):
            roll(dice, 20)
        wipe_tape(dice)
    assert scripted.pack() == rolled.pack() == Dice(seed=seed, ply=1).pack()


def test_the_next_ply_keeps_a_tape_that_is_written():
    dice = Dice(drawn=4, wanted=6)
    write_tape(dice, [5, 1])
    next_ply(dice)
    assert (dice.ply, dice.drawn, dice.wanted, roll(dice, 6), roll(dice, 6)) == (1, 0, 0, 5, 1)


def test_more_dice_than_the_tape_holds_are_refused():
    with pytest.raises(AssertionError, match="TAPE_LENGTH"):
        write_tape(Dice(), [1] * (TAPE_LENGTH + 1))


def test_a_throw_is_recorded():
    dice, log = Dice(), new_log()
    write_tape(dice, [4])
    assert throw(dice, 6, log, 21, 3) == 4
    [event] = log.events[: log.count]
    assert (event.kind, event.cause, event.actor, event.a, event.b) == (Kind.ROLLED, 21, 3, 4, 6)


def test_a_muted_log_does_not_change_the_dice():
    told, muted = Dice(seed=5), Dice(seed=5)
    assert throw(told, 6, new_log(), 1, 0) == throw(muted, 6, Log(muted=1), 1, 0)
    assert told == muted


# ---------------------------------------------------------------- in both tiers


def test_compiled_dice_fall_alike():
    numba = pytest.importorskip("numba")
    scope = {**vars(home), "stir": numba.njit(stir)}
    compiled = numba.njit(FunctionType(scramble.__code__, scope))
    even = numba.njit(spread)
    numbers = [0, 1, 7, -1, 2**31, 2**32 - 1, 2**32, 2**53 + 1, 2**62 - 1, -(2**63), 2**63 - 1]
    for place in product(numbers, (0, 9, 2**31 - 1), (0, 5, 32_767)):
        bits = scramble(*place)
        assert compiled(*place) == bits
        assert even(bits, 20) == spread(bits, 20)
