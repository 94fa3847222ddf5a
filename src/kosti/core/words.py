"""Words for people: Fluent messages, the shared ones and each game's own, in four languages."""

import locale
import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "ru", "ro", "de")


class Words:
    """The words of one language, with those of one game and of the page if they are wanted."""

    def __init__(self, language: str, game: str | None, *, of_page: bool = False) -> None:
        self.language = language
        self.game = game
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in (language, f"{language}.page") if of_page else (language,):
            self.bundle.add_resource(FluentResource(source("text", name)))
        if game is not None:
            for name in (language, f"{language}.rules"):
                self.bundle.add_resource(FluentResource(source(f"games/{game}/text", name)))

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str:
        """Return a message with its values, lists joined by commas."""
        if not self.has(key):
            raise KeyError(f"no words for {key!r} in {self.language} ({self.game})")
        plain = {name: _plain(value) for name, value in values.items()}
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        said, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            raise KeyError(f"{key!r} in {self.language} cannot be said: {errors}")
        return str(said)

    def typed(self, text: str) -> str:
        """Return what a person types and reads for a choice or a face written so."""
        return self.say(f"word-{text}") if self.has(f"word-{text}") else text

    def dice(self, letters: Sequence[str]) -> str:
        """Return dice as they are read, set apart by spaces."""
        return " ".join(map(self.typed, letters))

    def percent(self, part: float) -> str:
        """Return a part of 1 in percent, as this language writes it."""
        from babel.numbers import format_percent

        return str(format_percent(part, "#,##0.0 %", self.language))

    def number(self, number: float, digits: int = 0) -> str:
        """Return a number with so many decimals, as this language writes it."""
        from babel.numbers import format_decimal

        form = "#,##0." + "0" * digits if digits else "#,##0"
        return str(format_decimal(number, form, self.language))

    @property
    def keys(self) -> list[str]:
        """List the names of all messages."""
        return sorted(self.bundle._messages)


@cache
def words(language: str, game: str | None = None) -> Words:
    """Return the words of a language, loaded once."""
    return Words(language, game)


def source(folder: str, name: str) -> str:
    """Return the text of one Fluent file of the package."""
    path = files("kosti").joinpath(*folder.split("/"), f"{name}.ftl")
    return path.read_text(encoding="utf-8")


def language_of(wanted: str | None) -> str:
    """Return the language to speak: the wanted one, else the locale's, else English."""
    for name in (wanted, *_locale_names()):
        start = (name or "").lower().replace("german", "de")[:2]  # Windows says German_Germany
        if start in LANGUAGES:
            return start
    return "en"


def _locale_names() -> Sequence[str | None]:
    named = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return [*named, locale.getlocale()[0]]


def _plain(value: Any) -> Any:
    """Return a value as Fluent takes it, lists joined by commas."""
    return value if isinstance(value, str | int | float) else ", ".join(value)
