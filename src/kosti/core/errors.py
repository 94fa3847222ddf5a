"""Errors of users: what was tried, where, and what was allowed, in words of any language."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Value = int | str | Sequence[str]


class Problem(NamedTuple):
    """One thing that is wrong: a message of the Fluent files, with its values.

    `game` names the game whose words hold the message; without one it is shared.
    """

    key: str
    values: Mapping[str, Value] = {}
    game: str | None = None


class KostiError(ValueError):
    """A mistake of a user. `problems` tells all that is wrong; `str` says it in English."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    def __str__(self) -> str:
        from kosti.core.words import words  # words are loaded only when an error is read

        return "\n".join(words("en", p.game).say(p.key, **p.values) for p in self.problems)


class UnknownGame(KostiError):
    """No game has this name."""


class BadOption(KostiError):
    """An option is unknown or has a value it cannot have."""


class IllegalMove(KostiError):
    """The move cannot be played in this position."""


class BadPosition(KostiError):
    """The text is no position, or an impossible one; all reasons are told."""


class BadRecord(KostiError):
    """The text is no record that can be replayed."""


def problem(key: str, game: str | None = None, **values: Value) -> Problem:
    """Return a problem, its values by name."""
    return Problem(key, values, game)
