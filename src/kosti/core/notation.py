"""Pieces that every game's notation is made of: fields of a line, dice, ranges of numbers."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kosti.core.errors import BadOption, BadPosition, Problem, Value, problem
from kosti.core.options import Option, parsed_options

LONGEST_POSITION = 4096
NONE = "-"


class Fields:
    """The `name=text` fields of a position, and every problem met while reading them.

    A field that cannot be read yields its fallback, so that reading goes on and all problems
    are told together: call `check` at the end.
    """

    def __init__(self, text: str, known: Sequence[str], options: Sequence[Option]) -> None:
        self.problems: list[Problem] = []
        self.options = options
        self.found: dict[str, str] = {}
        if len(text) > LONGEST_POSITION:
            raise BadPosition(problem("position-too-long", most=LONGEST_POSITION))
        for word in text.split():
            self._take(word, [*known, *(option.name for option in options)])

    def _take(self, word: str, known: list[str]) -> None:
        name, equals, value = word.partition("=")
        if not equals:
            self.wrong("position-no-field", word=word[:40], known=known)
        elif name not in known:
            self.wrong("position-unknown-field", name=name[:40], known=known)
        elif name in self.found:
            self.wrong("position-field-twice", name=name)
        else:
            self.found[name] = value

    def wrong(self, key: str, game: str | None = None, **values: Value) -> None:
        """Note a problem."""
        self.problems.append(Problem(key, values, game))

    def option_values(self) -> dict[str, Any]:
        """Return the options; problems with them are noted."""
        names = [option.name for option in self.options]
        given = {name: text for name, text in self.found.items() if name in names}
        if "seats" not in given:
            self.wrong("position-field-missing", name="seats")
        try:
            return parsed_options(self.options, given)
        except BadOption as bad:
            self.problems.extend(bad.problems)
            return parsed_options(self.options, {})

    def text(self, name: str, fallback: str | None = None) -> str:
        """Return a field; a missing one without fallback is a problem."""
        if name in self.found:
            return self.found[name]
        if fallback is None:
            self.wrong("position-field-missing", name=name)
        return fallback or NONE

    def number(self, name: str, least: int, most: int, fallback: int | None = None) -> int:
        """Return a field that is a whole number within bounds."""
        text = self.text(name, None if fallback is None else str(fallback))
        if text.isascii() and text.isdigit() and least <= int(text[:12]) <= most:
            return int(text[:12])
        if name in self.found:
            self.wrong("position-bad-number", name=name, value=text[:40], least=least, most=most)
        return least if fallback is None else fallback

    def word(self, name: str, words: Sequence[str], fallback: str | None = None) -> int:
        """Return the place of a field among the words it can be."""
        text = self.text(name, fallback)
        if text in words:
            return words.index(text)
        if name in self.found:
            self.wrong("position-bad-word", name=name, value=text[:40], allowed=words)
        return 0

    def faces(self, name: str, letters: str) -> int:
        """Return a field of dice, counted by face."""
        found = parsed_faces(self.text(name, NONE), letters)
        if found < 0:
            self.wrong("position-bad-dice", name=name, value=self.found[name][:40], faces=letters)
        return max(found, 0)

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """Return a field of ranges of numbers; one named twice is a problem."""
        found = parsed_ranges(self.text(name), least, most)
        if found is None:
            text = self.found.get(name, "")[:40]
            self.wrong("position-bad-ranges", name=name, value=text, least=least, most=most)
        elif len(set(found)) < len(found):
            self.wrong("position-number-twice", name=name)
        return sorted(set(found or []))

    def parts(self, name: str, count: int) -> list[str]:
        """Return the parts of a field that has one a seat, between slashes."""
        parts = self.text(name).split("/")
        if len(parts) != count and name in self.found:
            self.wrong("position-bad-parts", name=name, count=count, given=len(parts))
        return [*parts, *[NONE] * count][:count]

    def check(self) -> None:
        """Raise `BadPosition` with every problem noted."""
        if self.problems:
            raise BadPosition(*self.problems)


@lru_cache(4096)
def faces_text(faces: int, letters: str) -> str:
    """Return dice counted by face as their letters in order, `-` for none."""
    dice = "".join(letter * (faces >> 4 * face & 15) for face, letter in enumerate(letters))
    return dice or NONE


def parsed_faces(text: str, letters: str) -> int:
    """Return dice counted by face, in whatever order they are written; -1 of no such dice."""
    if text == NONE:
        return 0
    if not 0 < len(text) <= 15 or any(letter not in letters for letter in text):
        return -1
    return sum(1 << 4 * letters.index(letter) for letter in text)


def ranges_text(numbers: Sequence[int]) -> str:
    """Return rising numbers as `21-24,27`, `-` for none."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs) or NONE


def parsed_ranges(text: str, least: int, most: int) -> list[int] | None:
    """Return the numbers of `21-24,27`, as written; None where it is no such text."""
    numbers: list[int] = []
    for part in text.split(",") if text != NONE else []:
        first, _, last = part.partition("-")
        bounds = [parsed_number(number, least, most) for number in (first, last or first)]
        if -1 in bounds or bounds[0] > bounds[1]:
            return None
        numbers.extend(range(bounds[0], bounds[1] + 1))
    return numbers


def parsed_number(text: str, least: int, most: int) -> int:
    """Return a whole number within bounds, -1 if the text is none."""
    if text.isascii() and text.isdigit() and least <= int(text[:12]) <= most:
        return int(text[:12])
    return -1


def by_text(text: str, known: Mapping[str, int]) -> int:
    """Return the number a text stands for, -1 if for none."""
    return known.get(text, -1)
