"""Both tiers give the same numbers, to the last bit, on ten thousand pairs of bodies with an area."""

from random import Random

import numpy as np
import pytest
from plane import random_area, random_body
from plane.survey import INPUTS, OUTPUTS, survey

from bingqi.geometry.contact import line_up, line_up_opposite
from bingqi.geometry.pose import shifted

COUNT = 10_000


def test_both_tiers_give_the_same_bits():
    pytest.importorskip("numba")
    from plane.compiled import compiled

    inputs, xs, ys = questions(COUNT)
    plain = [0.0] * (COUNT * OUTPUTS)
    longest = survey(inputs, xs, ys, plain, COUNT)
    fast = np.zeros(COUNT * OUTPUTS)
    rows = (np.array(inputs, np.int64), np.array(xs, np.int32), np.array(ys, np.int32))
    assert compiled(survey)(*rows, fast, COUNT) == longest == OUTPUTS
    differ = np.flatnonzero(np.array(plain).view(np.int64) != fast.view(np.int64))
    assert [(place % OUTPUTS, plain[place], fast[place]) for place in differ[:5]] == []
    answers = fast.reshape(COUNT, OUTPUTS)
    assert (
        answers.min(0) < answers.max(0)
    ).sum() > 0.9 * OUTPUTS  # the questions are answered this way and that


def questions(count):
    """Bodies near each other; every third pair is lined up, or a hair off."""
    random = Random(31)
    inputs, xs, ys = [], [], []
    for number in range(count):
        one, other, area = random_body(random), random_body(random), random_area(random)
        pose = other.pose
        if number % 3 == 0:
            pose = line_up(one.pose, one.width, one.depth, random.randrange(4), other.width)
            if random.random() < 0.2:
                pose = line_up_opposite(one.pose, one.width, random.random() < 0.5, other.width)
            if random.random() < 0.3:
                pose = shifted(pose, random.uniform(-2000, 2000), random.uniform(-2000, 2000))
        inputs += [*one.pose, one.width, one.depth, *pose, other.width, other.depth]
        inputs += [random.randrange(3600), len(area.xs)]
        xs += area.xs
        ys += area.ys
    assert len(inputs) == count * INPUTS
    return inputs, xs, ys
