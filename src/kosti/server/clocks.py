"""How much time a seat has left: the time in which the server was down is nobody's."""

from collections.abc import Sequence

from kosti.server.messages import ClockSeen
from kosti.server.tabling import LiveTable

Downs = Sequence[tuple[float, float]]


def left(table: LiveTable, downs: Downs, at: float) -> float:
    """Return the seconds the seat that is to act has left."""
    return table.setup.clock - spent(table.since, at, downs)


def spent(since: float, at: float, downs: Downs) -> float:
    """Return the seconds between two times, without those in which the server was down."""
    lost = sum(max(min(end, at) - max(start, since), 0.0) for start, end in downs)
    return at - since - lost


def runs(table: LiveTable) -> bool:
    """Tell whether a human's time runs now."""
    seat = table.to_act
    return table.setup.clock > 0 and seat >= 0 and not table.chairs[seat].bot


def clock_seen(table: LiveTable, downs: Downs, at: float) -> ClockSeen | None:
    """Return the clock for the wire, nothing where no time runs."""
    if not runs(table):
        return None
    return ClockSeen(table.setup.clock, table.to_act, round(max(left(table, downs, at), 0.0), 1))
