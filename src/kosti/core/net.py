"""A small network that judges positions: features on or off, one layer of units, shares."""

from math import exp
from typing import Any, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.rule import apart, rule


class Net(NamedTuple):
    """The weights, and rows to work in.

    Every feature that is on adds its row of `first` to `bias`; a unit passes on what is above 0;
    `last` has a row of one weight a seat for each unit, `tilt` what each seat begins with.
    `hidden` and `shares` are worked in: after `judge` the latter are the seats' shares of the win,
    of the seat to throw first, then clockwise. A net without features knows nothing.
    """

    first: Any
    bias: Any
    last: Any
    tilt: Any
    hidden: Any
    shares: Any


def no_net(seats: int, arrays: Arrays) -> Net:
    """Return a net that knows nothing."""
    rows = arrays.floats([[0.0]])
    last = arrays.floats([[0.0] * seats])
    one, each = arrays.floats(1), arrays.floats(seats)
    return Net(rows, one, last, each, arrays.floats(1), arrays.floats(seats))


@apart
def judge(net: Net, active: Any, count: int) -> None:
    """Put into `net.shares` what the seats can expect where these features are on."""
    sum_up(net.first, net.bias, active, count, net.hidden)
    add_up(net)


@apart
def sum_up(first: Any, base: Any, active: Any, count: int, hidden: Any) -> None:
    """Put into a row the sums of the hidden units: a base, and what rows of `first` add to it."""
    for unit in range(len(hidden)):
        hidden[unit] = base[unit]
    together = count - count % 4
    for place in range(0, together, 4):
        one, two = first[active[place]], first[active[place + 1]]
        three, four = first[active[place + 2]], first[active[place + 3]]
        for unit in range(len(hidden)):
            hidden[unit] = hidden[unit] + one[unit] + two[unit] + three[unit] + four[unit]
    for place in range(together, count):
        one = first[active[place]]
        for unit in range(len(hidden)):
            hidden[unit] += one[unit]


@rule
def add_up(net: Net) -> None:
    """Put into `net.shares` what follows from the hidden units."""
    hidden, last = net.hidden, net.last
    for seat in range(len(net.shares)):
        total = net.tilt[seat]
        for unit in range(len(hidden)):
            total += max(hidden[unit], 0.0) * last[unit][seat]
        net.shares[seat] = total
    soften(net.shares)


@rule
def soften(shares: Any) -> None:
    """Turn weights into shares that sum to 1."""
    most = shares[0]
    for seat in range(1, len(shares)):
        most = max(most, shares[seat])
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(len(shares)):
        shares[seat] /= total
