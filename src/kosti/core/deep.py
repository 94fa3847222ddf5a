"""A network of two layers of units that judges positions; the second differs by kind of position.

Where the first layer adds up what stands on the table, the second weighs it by what matters in
such a position: a game that is nearly won is not judged as one that has just begun.
"""

from typing import Any, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.net import soften, sum_up
from kosti.core.rule import apart


class DeepNet(NamedTuple):
    """The weights, and rows to work in.

    The first feature that is on is the kind of position. Every feature adds its row of `first` to
    `bias`; a unit passes on what is above 0. Of each kind, `second` has a row of weights for each
    unit, to be added to `lean`, and `last` and `tilt` turn those inner units into shares.
    `hidden`, `inner` and `shares` are worked in: after `judge_deep` the latter are the seats'
    shares of the win, of the seat to throw first, then clockwise.
    """

    first: Any
    bias: Any
    second: Any
    lean: Any
    last: Any
    tilt: Any
    hidden: Any
    inner: Any
    shares: Any


def no_deep_net(seats: int, arrays: Arrays) -> DeepNet:
    """Return a net that knows nothing."""
    one, rows, kinds = arrays.floats(1), arrays.floats([[0.0]]), arrays.floats([[[0.0]]])
    last, tilt = arrays.floats([[[0.0] * seats]]), arrays.floats([[0.0] * seats])
    return DeepNet(rows, one, kinds, rows, last, tilt, one, arrays.floats(1), arrays.floats(seats))


@apart
def judge_deep(net: DeepNet, active: Any, count: int) -> None:
    """Put into `net.shares` what the seats can expect where these features are on."""
    sum_up(net.first, net.bias, active, count, net.hidden)
    kind = active[0]
    second, last = net.second[kind], net.last[kind]
    lean, tilt = net.lean[kind], net.tilt[kind]
    hidden, inner, shares = net.hidden, net.inner, net.shares
    for unit in range(len(inner)):
        inner[unit] = lean[unit]
    for before in range(len(hidden)):
        strength = hidden[before]
        if strength > 0:
            row = second[before]
            for unit in range(len(inner)):
                inner[unit] += strength * row[unit]
    for seat in range(len(shares)):
        shares[seat] = tilt[seat]
    for unit in range(len(inner)):
        strength = inner[unit]
        if strength > 0:
            row = last[unit]
            for seat in range(len(shares)):
                shares[seat] += strength * row[seat]
    soften(shares)
