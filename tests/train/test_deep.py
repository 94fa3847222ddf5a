"""Deep nets learn: every step goes down the slope, and what was noted is learned."""

from math import log
from typing import Any

import numpy as np
import pytest

from kosti.bots.weights import DEEP_PARTS
from kosti.core.compiled import twin
from kosti.core.deep import DeepNet, judge_deep
from kosti.train import deep
from kosti.train.selfplay import Notes

FEATURES, KINDS, UNITS, SEATS = 9, 2, 5, 3


def pupil_of(seed: int) -> deep.Pupil:
    return deep.new_pupil(FEATURES, KINDS, UNITS, SEATS, np.random.default_rng(seed))


def notes_of(turns: int, seed: int) -> Notes:
    """Return turns with a kind and two other features each, and shares that follow from them."""
    rng = np.random.default_rng(seed)
    kinds = rng.integers(0, KINDS, turns)
    others = np.array([sorted(rng.permutation(range(KINDS, FEATURES))[:2]) for _ in kinds])
    active = np.concatenate([kinds[:, None], others], 1).astype(np.int16)
    weights = np.exp(np.stack([kinds * others[:, 0], others[:, 1], others[:, 0]], 1) / 5.0)
    targets = (weights / weights.sum(1, keepdims=True)).astype(np.float32)
    counts = np.full(turns, 3, np.int32)
    return Notes(active, counts, targets, targets, counts)


def loss(net: DeepNet, notes: Notes, turn: int) -> float:
    judge_deep(net, notes.active[turn], notes.counts[turn])
    return -sum(float(notes.targets[turn, seat]) * log(net.shares[seat]) for seat in range(SEATS))


def doubled(net: DeepNet) -> DeepNet:
    """Return a net of the same weights in double precision."""
    return DeepNet(*(np.asarray(rows, np.float64) for rows in net))


@pytest.mark.parametrize("part", DEEP_PARTS)
def test_the_gradient_is_the_slope_of_the_loss(part: str) -> None:
    single, notes = pupil_of(1), notes_of(1, 2)
    pupil = single._replace(net=doubled(single.net), gradient=doubled(single.gradient))
    deep.slope_of(pupil, notes, 0)
    weights, found = getattr(pupil.net, part), getattr(pupil.gradient, part)
    step = 1e-6
    slopes: list[Any] = []
    for place in np.ndindex(weights.shape):
        kept = weights[place]
        weights[place] = kept + step
        above = loss(pupil.net, notes, 0)
        weights[place] = kept - step
        slopes.append((above - loss(pupil.net, notes, 0)) / (2 * step))
        weights[place] = kept
    assert found.ravel() == pytest.approx(slopes, abs=1e-5)
    assert any(slopes)


def test_what_was_noted_is_learned() -> None:
    pupil, notes = pupil_of(3), notes_of(2_048, 4)
    order = np.arange(2_048)
    learn = twin(deep.learn)
    errors = [learn(pupil, notes, order, 0.01) for _ in range(30)]
    assert errors[-1] < errors[0] / 20
    assert pupil.steps[0] == 30 * 2_048 // deep.BATCH
