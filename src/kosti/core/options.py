"""Options of a game: how each is written, read and checked."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from kosti.core.errors import BadOption, Problem, problem


class Option(Protocol):
    """One option: its name, and its value as text and as what the rules read."""

    @property
    def name(self) -> str: ...

    @property
    def default(self) -> Any: ...

    def typed(self, text: str) -> str:
        """Return the text of what a person typed, reading the file it may name."""

    def parsed(self, text: str) -> Any:
        """Return the value a text means; raise `BadOption` otherwise."""

    def text(self, value: Any) -> str:
        """Return the text of a value; `parsed` reads it back."""

    def meant(self) -> str:
        """Return the values it can have, as a short text."""


class Choice(NamedTuple):
    """An option that is one of a few words, kept as its place among them."""

    name: str
    words: tuple[str, ...]
    default: int = 0

    def typed(self, text: str) -> str:
        return text

    def parsed(self, text: str) -> int:
        if text not in self.words:
            raise BadOption(option_problem(self, text))
        return self.words.index(text)

    def text(self, value: int) -> str:
        return self.words[value]

    def meant(self) -> str:
        return " | ".join(self.words)


class Number(NamedTuple):
    """An option that is a whole number within bounds."""

    name: str
    least: int
    most: int
    default: int

    def typed(self, text: str) -> str:
        return text

    def parsed(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and self.least <= int(text[:12]) <= self.most):
            raise BadOption(option_problem(self, text))
        return int(text[:12])

    def text(self, value: int) -> str:
        return str(value)

    def meant(self) -> str:
        return f"{self.least}..{self.most}"


MOST_TURNS = 1_000_000_000
TURN_LIMIT = Number("turn_limit", 0, MOST_TURNS, 0)


def option_problem(option: Option, text: str) -> Problem:
    """Return the problem of a value that an option cannot have."""
    return problem("bad-option-value", name=option.name, value=text, allowed=option.meant())


def parsed_options(table: Sequence[Option], given: Mapping[str, str]) -> dict[str, Any]:
    """Return all values by name, defaults filled in; raise `BadOption` with every problem."""
    known = {option.name: option for option in table}
    found: list[Problem] = []
    values = {option.name: option.default for option in table}
    for name, text in given.items():
        try:
            values[name] = known[name].parsed(text)
        except KeyError:
            found.append(problem("unknown-option", name=name, known=list(known)))
        except BadOption as wrong:
            found.extend(wrong.problems)
    if found:
        raise BadOption(*found)
    return values


def typed_options(table: Sequence[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Return options as a person typed them, with the files they name read."""
    known = {option.name: option for option in table}
    return {
        name: known[name].typed(text) if name in known else text for name, text in given.items()
    }


def changed_options(table: Sequence[Option], options: Any) -> dict[str, str]:
    """Return the options that differ from their defaults (and the seats), as texts."""
    return {
        option.name: option.text(getattr(options, option.name))
        for option in table
        if option.name == "seats" or getattr(options, option.name) != option.default
    }
