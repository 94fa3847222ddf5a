"""What happened, as data: enough for a screen to animate and for a log to tell."""

from collections.abc import Mapping
from typing import NamedTuple

from kosti.core.errors import Value

NOBODY = -1
NOTHING: Mapping[str, Value] = {}


class Event(NamedTuple):
    """One thing that happened. Its words are the message `event-KIND` of the game.

    `seat` is who did it or whom it befell, `other` the second seat it concerns. A value that
    the reader may not know is "?".
    """

    kind: str
    seat: int = NOBODY
    other: int = NOBODY
    values: Mapping[str, Value] = NOTHING


def open_to_all(event: Event, seat: int) -> Event:
    """Return the event as a seat may know it, where nothing is hidden."""
    return event
