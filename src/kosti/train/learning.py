"""How a net learns from noted turns: steps against the gradient, each weight at its own pace."""

from math import sqrt
from typing import Any, NamedTuple

from kosti.core.net import Net, judge
from kosti.core.rule import apart, rule
from kosti.train.selfplay import Notes

BATCH = 128
KEEP_SLOPE = 0.9
KEEP_SIZE = 0.999
TINY = 1e-8


class Weights(NamedTuple):
    """Rows of the same shapes as the weights of a net."""

    first: Any
    bias: Any
    last: Any
    tilt: Any


class Pupil(NamedTuple):
    """A net that learns; `slopes` and `sizes` are running means of gradients and their squares."""

    net: Net
    gradient: Weights
    slopes: Weights
    sizes: Weights
    steps: Any  # one number: the steps made


@rule
def learn(pupil: Pupil, notes: Notes, order: Any, pace: float) -> float:
    """Learn from noted turns in an order; return the mean squared error of the first share."""
    error = 0.0
    for begun in range(0, len(order) - BATCH + 1, BATCH):
        for place in range(begun, begun + BATCH):
            error += slope_of(pupil, notes, order[place])
        pupil.steps[0] += 1
        step_all(pupil, pace)
    return error / max(len(order) // BATCH * BATCH, 1)


@apart
def slope_of(pupil: Pupil, notes: Notes, turn: int) -> float:
    """Add one turn's part to the gradient; return its squared error."""
    net, gradient = pupil.net, pupil.gradient
    active, count = notes.active[turn], notes.counts[turn]
    judge(net, active, count)
    seats = len(net.shares)
    for seat in range(seats):
        net.shares[seat] -= notes.targets[turn, seat]
        gradient.tilt[seat] += net.shares[seat]
    for unit in range(len(net.hidden)):
        strength = net.hidden[unit]
        if strength > 0:
            back = 0.0
            for seat in range(seats):
                gradient.last[unit, seat] += strength * net.shares[seat]
                back += net.last[unit, seat] * net.shares[seat]
            net.hidden[unit] = back
            gradient.bias[unit] += back
        else:
            net.hidden[unit] = 0.0
    for place in range(count):
        row = gradient.first[active[place]]
        for unit in range(len(net.hidden)):
            row[unit] += net.hidden[unit]
    return net.shares[0] ** 2  # type: ignore[no-any-return]


@apart
def step_all(pupil: Pupil, pace: float) -> None:
    """Make one step with all weights and forget the gradient."""
    net, gradient, slopes, sizes = pupil.net, pupil.gradient, pupil.slopes, pupil.sizes
    steps = pupil.steps[0]
    pace = pace * sqrt(1 - KEEP_SIZE**steps) / (1 - KEEP_SLOPE**steps)
    for row in range(len(net.first)):
        step(net.first[row], gradient.first[row], slopes.first[row], sizes.first[row], pace)
    step(net.bias, gradient.bias, slopes.bias, sizes.bias, pace)
    for row in range(len(net.last)):
        step(net.last[row], gradient.last[row], slopes.last[row], sizes.last[row], pace)
    step(net.tilt, gradient.tilt, slopes.tilt, sizes.tilt, pace)


@apart
def step(weights: Any, gradient: Any, slopes: Any, sizes: Any, pace: float) -> None:
    """Make one step with a row of weights and forget its gradient."""
    for place in range(len(weights)):
        slope = gradient[place] / BATCH
        gradient[place] = 0.0
        slopes[place] += (1 - KEEP_SLOPE) * (slope - slopes[place])
        sizes[place] += (1 - KEEP_SIZE) * (slope * slope - sizes[place])
        weights[place] -= pace * slopes[place] / (sqrt(sizes[place]) + TINY)
