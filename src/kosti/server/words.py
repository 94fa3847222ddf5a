"""The words of the page: Fluent messages compiled to small JSON, one text a language and game.

A message is a text, or a list of texts, of values `["name"]`, and of choices
`["name", {"one": …, "2": …}, "other"]`, the last being the variant where none fits.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from kosti.core.registry import all_games
from kosti.core.words import LANGUAGES, source

Pattern = str | list[Any]

FALLBACK: Final = LANGUAGES[0]
TERMINAL_ONLY: Final = (
    *("answer-", "ask-", "bad-", "bot-", "command-", "file-", "help-", "how-", "look-"),
    *("mistake-", "package-", "plot-", "progress", "saved", "simulated", "target-"),
    *("tournament-", "train-"),
)
OF_EVERY_GAME: Final = ("game-name", "game-about")


@cache
def page_words(language: str, game: str | None = None) -> bytes:
    """Return the words that all games share or those of one game, as JSON.

    The shared ones hold each game's name and what it is about as `GAME:game-name`. What a language
    lacks is there in English.
    """
    found = {**compiled(FALLBACK, game), **compiled(language, game)}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def compiled(language: str, game: str | None) -> dict[str, Pattern]:
    """Return the messages of a language that a page can say."""
    if game is not None:
        names = (language, f"{language}.rules")
        return {key: text for name in names for key, text in messages(f"games/{game}/text", name)}
    shared = messages("text", language)
    found = {key: text for key, text in shared if not key.startswith(TERMINAL_ONLY)}
    found |= dict(messages("text", f"{language}.page"))
    for name in all_games():
        own = dict(messages(f"games/{name}/text", language))
        found |= {f"{name}:{key}": own[key] for key in OF_EVERY_GAME if key in own}
    return found


def messages(folder: str, name: str) -> Iterator[tuple[str, Pattern]]:
    """Yield the messages of a Fluent file; raise `ValueError` of what the page cannot say."""
    for entry in FluentParser().parse(source(folder, name)).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, pattern_of(entry.value)
        elif not isinstance(entry, ast.BaseComment):
            raise ValueError(f"{folder}/{name}.ftl: {entry}")


def pattern_of(pattern: ast.Pattern) -> Pattern:
    """Return a pattern as data."""
    parts = [
        part.value if isinstance(part, ast.TextElement) else placed(part.expression)
        for part in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def placed(expression: Any) -> list[Any]:
    """Return a value or a choice by a value as data."""
    if isinstance(expression, ast.VariableReference):
        return [expression.id.name]
    if not isinstance(expression, ast.SelectExpression):
        raise ValueError(f"the page cannot say {expression}")
    [name] = placed(expression.selector)
    variants = {key_of(variant): pattern_of(variant.value) for variant in expression.variants}
    if list(variants) != sorted(variants, key=str.isalpha):
        raise ValueError(f"numbers come before words where { {name} } is chosen by")
    [default] = [key_of(variant) for variant in expression.variants if variant.default]
    return [name, variants, default]


def key_of(variant: ast.Variant) -> str:
    """Return the name of a variant, a number as its digits."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
