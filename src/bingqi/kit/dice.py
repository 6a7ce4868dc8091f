"""Dice: each die is a function of (seed, ply, draw), unless the tape before it has been written.

The tape serves four uses with one hook: scripted dice of a test, physical dice that a player types in, the
recorded dice of a replay, and the walk over every outcome that gives exact odds. There is no hidden
generator: an action that rolls one die more leaves the dice of later actions alone.
"""

from bingqi.kit.record import Many, Record, i16, i32, i64, many, record
from bingqi.kit.rule import rule

TAPE_LENGTH = 64


@record
class Dice(Record):
    """Where the dice stand. `ply` counts actions; `drawn` the dice of this action; `tape[:taped]` are dice
    decided beforehand."""

    seed: i64
    ply: i32
    drawn: i16
    taped: i16
    wanted: i16
    """Sides of the first die that the tape did not cover in this action; 0 when it covered all."""
    tape: Many[i16] = many(TAPE_LENGTH)


@rule()
def roll(dice: Dice, sides: int) -> int:
    """The next die, 1 to *sides*: from the tape while it lasts, then from (seed, ply, draw)."""
    draw = dice.drawn
    dice.drawn = draw + 1
    if draw < dice.taped:
        return dice.tape[draw] + 0
    if draw == dice.taped:
        dice.wanted = sides
    return 1 + spread(scramble(dice.seed, dice.ply, draw), sides)


@rule()
def next_ply(dice: Dice) -> None:
    """Start the dice of the next action. A tape that has been written stays."""
    dice.ply += 1
    dice.drawn = 0
    dice.wanted = 0


@rule()
def wipe_tape(dice: Dice) -> None:
    """Forget how the dice of the last action came about, so that states are equal however they were
    rolled."""
    for draw in range(dice.taped):
        dice.tape[draw] = 0
    dice.taped = 0
    dice.drawn = 0
    dice.wanted = 0


@rule()
def scramble(seed: int, ply: int, draw: int) -> int:
    """32 well-mixed bits of (seed, ply, draw). Only the low 32 bits of each product count, so every tier
    agrees."""
    mixed = stir(0x9E3779B9, seed & 0xFFFFFFFF)
    mixed = stir(mixed, (seed >> 32) & 0xFFFFFFFF)
    mixed = stir(mixed, ply)
    mixed = stir(mixed, draw)
    mixed = ((mixed ^ (mixed >> 16)) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 0xC2B2AE35) & 0xFFFFFFFF
    return mixed ^ (mixed >> 16)


@rule()
def stir(mixed: int, word: int) -> int:
    """One word more into a 32-bit hash."""
    word = (word * 0xCC9E2D51) & 0xFFFFFFFF
    word = ((word << 15) | (word >> 17)) & 0xFFFFFFFF
    word = (word * 0x1B873593) & 0xFFFFFFFF
    mixed = mixed ^ word
    mixed = ((mixed << 13) | (mixed >> 19)) & 0xFFFFFFFF
    return (mixed * 5 + 0xE6546B64) & 0xFFFFFFFF


@rule()
def spread(bits: int, sides: int) -> int:
    """0 to *sides* - 1 from 32 bits, as even as 32 bits allow."""
    return (bits * sides) >> 32
