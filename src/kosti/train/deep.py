"""How a deep net learns from noted positions: steps against the gradient, as `learning` does.

Only what a batch touched is moved, so that many features that are seldom on cost nothing.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from kosti.core.deep import DeepNet, judge_deep
from kosti.core.rule import apart, rule
from kosti.train.selfplay import Notes

BATCH: Final = 256
INNER: Final = 32
KEEP_SLOPE: Final = 0.9
KEEP_SIZE: Final = 0.995
TINY: Final = 1e-8


class Pupil(NamedTuple):
    """A net that learns: rows of the same shapes for its gradient, and for the running means.

    `touched` marks the features, and after them the kinds, that the batch has met; `steps` is one
    number, the steps made.
    """

    net: DeepNet
    gradient: DeepNet
    slopes: DeepNet
    sizes: DeepNet
    touched: Any
    steps: Any


@rule
def learn(pupil: Pupil, notes: Notes, order: Any, pace: float) -> float:
    """Learn from noted turns in an order; return the mean squared error of a share."""
    error = 0.0
    for begun in range(0, len(order) - BATCH + 1, BATCH):
        for place in range(begun, begun + BATCH):
            error += slope_of(pupil, notes, order[place])
        pupil.steps[0] += 1
        step_all(pupil, pace)
    seats = notes.targets.shape[1]
    return error / max(len(order) // BATCH * BATCH * seats, 1)  # type: ignore[no-any-return]


@apart
def slope_of(pupil: Pupil, notes: Notes, turn: int) -> float:
    """Add one position's part to the gradient; return its squared errors."""
    net, gradient = pupil.net, pupil.gradient
    active, count = notes.active[turn], notes.counts[turn]
    judge_deep(net, active, count)
    kind = active[0]
    shares, error = net.shares, 0.0
    for seat in range(len(shares)):
        shares[seat] -= notes.targets[turn, seat]
        error += shares[seat] * shares[seat]
        gradient.tilt[kind, seat] += shares[seat]
    back_to_inner(net, gradient, kind)
    back_to_hidden(net, gradient, kind)
    for place in range(count):
        pupil.touched[active[place]] = 1
        row_of = gradient.first[active[place]]
        for unit in range(len(net.hidden)):
            row_of[unit] += net.hidden[unit]
    pupil.touched[len(net.first) + kind] = 1
    return error


@rule
def back_to_inner(net: DeepNet, gradient: DeepNet, kind: int) -> None:
    """Add the gradient of the last weights, and leave that of the inner units in their row."""
    inner, shares = net.inner, net.shares
    for unit in range(len(inner)):
        strength = inner[unit]
        back = np.float32(0.0)
        if strength > 0:
            for seat in range(len(shares)):
                gradient.last[kind, unit, seat] += strength * shares[seat]
                back += net.last[kind, unit, seat] * shares[seat]
        inner[unit] = back
        gradient.lean[kind, unit] += back


@rule
def back_to_hidden(net: DeepNet, gradient: DeepNet, kind: int) -> None:
    """Add the gradient of the second weights, and leave that of the first units in their row."""
    hidden, inner = net.hidden, net.inner
    for unit in range(len(hidden)):
        strength = hidden[unit]
        if strength > 0:
            weights, slopes = net.second[kind, unit], gradient.second[kind, unit]
            one, two = np.float32(0.0), np.float32(0.0)
            three, four = np.float32(0.0), np.float32(0.0)
            for place in range(0, len(inner), 4):  # four sums, for the processor's lanes
                one += weights[place] * inner[place]
                two += weights[place + 1] * inner[place + 1]
                three += weights[place + 2] * inner[place + 2]
                four += weights[place + 3] * inner[place + 3]
            for place in range(len(inner)):
                slopes[place] += strength * inner[place]
            hidden[unit] = one + two + three + four
            gradient.bias[unit] += hidden[unit]
        else:
            hidden[unit] = 0.0


@apart
def step_all(pupil: Pupil, pace: float) -> None:
    """Make one step with all weights that were touched, and forget the gradient."""
    net, gradient, slopes, sizes = pupil.net, pupil.gradient, pupil.slopes, pupil.sizes
    steps = pupil.steps[0]
    pace = pace * sqrt(1 - KEEP_SIZE**steps) / (1 - KEEP_SLOPE**steps)
    step(net.bias, gradient.bias, slopes.bias, sizes.bias, pace)
    for row in range(len(net.first)):
        if is_touched(pupil, row):
            step(net.first[row], gradient.first[row], slopes.first[row], sizes.first[row], pace)
    for kind in range(len(net.tilt)):
        if is_touched(pupil, len(net.first) + kind):
            step(net.tilt[kind], gradient.tilt[kind], slopes.tilt[kind], sizes.tilt[kind], pace)
            step(net.lean[kind], gradient.lean[kind], slopes.lean[kind], sizes.lean[kind], pace)
            step_rows(net.second, gradient.second, slopes.second, sizes.second, kind, pace)
            step_rows(net.last, gradient.last, slopes.last, sizes.last, kind, pace)


@rule
def is_touched(pupil: Pupil, place: int) -> bool:
    """Tell whether the batch has met a feature or kind, and forget it."""
    was_met = pupil.touched[place] != 0
    pupil.touched[place] = 0
    return bool(was_met)


@rule
def step_rows(weights: Any, gradient: Any, slopes: Any, sizes: Any, kind: int, pace: float) -> None:
    """Make one step with all rows of weights of a kind."""
    for row in range(weights.shape[1]):
        step(weights[kind, row], gradient[kind, row], slopes[kind, row], sizes[kind, row], pace)


@apart
def step(weights: Any, gradient: Any, slopes: Any, sizes: Any, pace: float) -> None:
    """Make one step with a row of weights and forget its gradient."""
    part, speed, little = np.float32(1.0 / BATCH), np.float32(pace), np.float32(TINY)
    slower, slowest = np.float32(1 - KEEP_SLOPE), np.float32(1 - KEEP_SIZE)
    for place in range(len(weights)):
        slope = gradient[place] * part
        gradient[place] = 0.0
        slopes[place] += slower * (slope - slopes[place])
        sizes[place] += slowest * (slope * slope - sizes[place])
        weights[place] -= speed * slopes[place] / (np.sqrt(sizes[place]) + little)


def new_pupil(features: int, kinds: int, units: int, seats: int, rng: Any) -> Pupil:
    """Return a pupil that knows nothing yet; all kinds begin alike."""

    def chance(spread: float, *shape: int) -> Any:
        return rng.normal(0, spread, shape).astype(np.float32)

    def nothing(*shape: int) -> Any:
        return np.zeros(shape, np.float32)

    def rows(make: Callable[..., Any]) -> DeepNet:
        second = np.repeat(make(1.2 / units**0.5, 1, units, INNER), kinds, 0)
        last = np.repeat(make(1 / INNER**0.5, 1, INNER, seats), kinds, 0)
        lean, tilt = nothing(kinds, INNER), nothing(kinds, seats)
        room = nothing(units), nothing(INNER), nothing(seats)
        return DeepNet(
            make(0.1, features, units), make(0.1, units), second, lean, last, tilt, *room
        )

    def empty() -> DeepNet:
        return rows(lambda spread, *shape: nothing(*shape))

    touched, steps = np.zeros(features + kinds, np.uint8), np.zeros(1, np.int64)
    return Pupil(rows(chance), empty(), empty(), empty(), touched, steps)
