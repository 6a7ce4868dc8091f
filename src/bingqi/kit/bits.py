"""Bit sets: a whole number stands for the units, features or things whose bits it has. A rule goes through
one by taking its lowest bit until nothing is left."""


def lowest(bits: int) -> int:
    """The number of the lowest bit of a set that has one. The fast tier gives an instruction of the
    processor in its place."""
    return (bits & -bits).bit_length() - 1
