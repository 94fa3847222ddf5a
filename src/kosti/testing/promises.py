"""A promise that is broken, told so that it can be seen again."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

SHOWN = 12


class NotConforming(AssertionError):
    """A game breaks a promise: the message says which, in which position, and after what."""


class Place:
    """Where in which game the suite is, for its messages."""

    def __init__(self, game: Any, start: Mapping[str, str] | str, seed: int) -> None:
        self.game = game
        self.start = start
        self.seed = seed
        self.state: Any = None
        self.line: list[str] = []

    def told(self, promise: str, found: str) -> str:
        """Return the message of a broken promise."""
        start = self.start
        if not isinstance(start, str):
            start = " ".join(f"{name}={text}" for name, text in start.items())
        return "\n".join(
            [
                f"{self.game.name} breaks a promise: {promise}",
                f"  found: {found}",
                f"  where: {self._position()}",
                f"  after: {'… ' if len(self.line) > SHOWN else ''}{' '.join(self.line[-SHOWN:])}",
                f"  again: seed {self.seed}, step {len(self.line)}, from {start}",
            ]
        )

    def _position(self) -> str:
        try:
            return str(self.game.position_text(self.state))
        except Exception as error:
            return f"{self.state} (its position cannot be written: {error!r})"


@contextmanager
def promised(place: Place, promise: str) -> Iterator[None]:
    """Turn whatever goes wrong inside into a broken promise."""
    try:
        yield
    except NotConforming:
        raise
    except AssertionError as error:
        raise NotConforming(place.told(promise, str(error) or "it does not hold")) from error
    except Exception as error:
        raise NotConforming(place.told(promise, repr(error))) from error


def demand(holds: object, *found: object) -> None:
    """Demand that something holds; `found` tells what was found instead."""
    if not holds:
        raise AssertionError(" ".join(map(str, found)))


def same(found: object, wanted: object, what: str = "") -> None:
    """Demand that two things are equal."""
    if found != wanted:
        raise AssertionError(f"{what} {found!r} is not {wanted!r}".strip())
