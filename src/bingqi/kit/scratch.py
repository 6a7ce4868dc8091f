"""Working space inside a rule: a row of zeros that lives as long as the call."""


def zeros(length: int) -> list[int]:
    """*length* zeros. The fast tier gives an array in its place."""
    return [0] * length
