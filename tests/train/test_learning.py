"""A net learns what its features tell."""

from typing import Any

import numpy as np

from kosti.core.compiled import twin
from kosti.core.net import judge
from kosti.core.reading import plain
from kosti.train.course import new_pupil
from kosti.train.learning import learn
from kosti.train.selfplay import Notes, correct

FEATURES = 6


def lessons(count: int, seats: int = 3) -> Notes:
    """Return turns whose shares follow from the features: each feature favours one seat."""
    rng = np.random.default_rng(1)
    on = rng.integers(0, 2, (count, FEATURES))
    favour = np.stack([on[:, seat] + on[:, seat + 3] for seat in range(seats)], axis=1) + 1.0
    active = np.zeros((count, FEATURES), np.int16)
    for row, features in zip(active, on, strict=True):
        row[: features.sum()] = np.flatnonzero(features)
    shares = (favour / favour.sum(1, keepdims=True)).astype(np.float32)
    return Notes(
        active, on.sum(1).astype(np.int32), shares, shares.copy(), np.zeros(count, np.int32)
    )


def errors(learned: Any, notes: Notes, rounds: int) -> list[float]:
    pupil = new_pupil(FEATURES, 16, 3, np.random.default_rng(2))
    order = np.arange(len(notes.counts))
    return [learned(pupil, notes, order, 0.01) for _ in range(rounds)]


def test_a_net_learns_shares_from_features() -> None:
    told = errors(twin(learn), lessons(2_048), 30)
    assert told[-1] < told[0] / 20


def test_both_readings_learn_alike() -> None:
    notes = lessons(256)
    plainly, compiled = errors(plain(learn), notes, 2), errors(twin(learn), notes, 2)
    np.testing.assert_allclose(plainly, compiled, rtol=1e-5)


def test_what_was_learned_is_a_judgement_of_shares() -> None:
    pupil = new_pupil(FEATURES, 16, 3, np.random.default_rng(2))
    notes = lessons(2_048)
    for _ in range(30):
        twin(learn)(pupil, notes, np.arange(2_048), 0.01)
    twin(judge)(pupil.net, notes.active[0], notes.counts[0])
    np.testing.assert_allclose(pupil.net.shares, notes.targets[0], atol=0.05)


def test_a_surprise_reaches_the_turns_before_it() -> None:
    notes = lessons(3, seats=2)
    notes = notes._replace(movers=np.array([0, 1, 0], np.int32), values=notes.targets.copy())
    notes.targets[2] += [0.2, -0.2]
    before = notes.targets.copy()
    twin(correct)(0, 3, 0.5, notes)
    np.testing.assert_allclose(notes.targets[1] - before[1], [-0.1, 0.1], atol=1e-6)
    np.testing.assert_allclose(notes.targets[0] - before[0], [0.05, -0.05], atol=1e-6)
