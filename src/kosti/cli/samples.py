"""Every message of a language as it is read, for those who read the words through."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from fluent.syntax import FluentParser, ast

from kosti.core.registry import all_games
from kosti.core.samples import NUMBERS, Message, message
from kosti.core.words import Words, source, words

SHARED: Final = "text"
COUNTED: Final = frozenset(
    (
        *("count", "due", "fallen", "given", "had", "left", "limit", "most"),
        *("named", "plates", "points", "reserve", "snails", "turns", "worms"),
    )
)
SAMPLES: Final[Mapping[str, str]] = {
    "name": "Anna",
    "other": "Bob",
    "action": "stop",
    "allowed": "throw, stop",
    "card": "7corn",
    "column": "80",
    "command": "kosti",
    "dice": "1 3 5",
    "face": "3",
    "faces": "1, 2, 3",
    "field": "seats",
    "file": "evening.json",
    "grill": "21-36",
    "known": "one, two",
    "least": "1",
    "letter": "c",
    "line": "12",
    "meant": "0..1000",
    "move": "steal",
    "now": "decide",
    "number": "3",
    "path": "deck.txt",
    "place": "4",
    "places": "4, 5",
    "plank": "4",
    "planks": "9",
    "position": "seats=2 turns=0",
    "readings": "stop, steal",
    "reason": "no such file",
    "result": "24",
    "rule": "A5",
    "said": "2",
    "seat": "0",
    "stack": "21.25",
    "step": "3",
    "steps": "1, 3",
    "text": "abc",
    "tile": "24",
    "tiles": "24, 25",
    "top": "25",
    "turn": "3",
    "typed": "abc",
    "usual": "0",
    "value": "abc",
    "word": "abc",
    "words": "abc, def",
}


def sample_lines(language: str) -> Iterator[str]:
    """Yield every message of the shared words, of the page and of every game, with sample values.

    A message that counts something comes once for each sample number, one that depends on a
    word once for each variant.
    """
    yield from _file_lines(SHARED, language, words(language))
    yield from _file_lines(SHARED, f"{language}.page", Words(language, None, of_page=True))
    for game in all_games():
        for name in (language, f"{language}.rules"):
            yield from _file_lines(f"games/{game}/text", name, words(language, game))


def _file_lines(folder: str, name: str, spoken: Words) -> Iterator[str]:
    yield f"==== {folder}/{name}.ftl"
    for entry in FluentParser().parse(source(folder, name)).body:
        if isinstance(entry, ast.GroupComment):
            yield ""
            yield f"## {entry.content}"
        elif isinstance(entry, ast.Message):
            yield from message_lines(message(entry), spoken)
    yield ""


def message_lines(asked: Message, spoken: Words) -> Iterator[str]:
    """Yield a message with its key, every time it is said."""
    for values in sample_values(asked):
        head, *rest = spoken.say(asked.key, **values).split("\n")
        yield f"{asked.key}: {head}"
        for line in rest:
            yield f"    {line}"


def sample_values(asked: Message) -> Iterator[Mapping[str, str | int]]:
    """Yield values for a message: each of its words with each of the numbers."""
    counted = sorted(asked.numbers() | asked.variables & COUNTED - asked.variants.keys())
    worded = {name: _variants(name, keys) for name, keys in asked.keywords().items()}
    plain = {name: SAMPLES.get(name, "24") for name in asked.variables}
    for variants in product(*worded.values()):
        for number in NUMBERS if counted else NUMBERS[:1]:
            chosen = dict(zip(worded, variants, strict=True))
            yield {**plain, **chosen, **dict.fromkeys(counted, number)}


def _variants(name: str, keys: frozenset[str]) -> list[str]:
    return sorted(SAMPLES.get(name, key) if key == "other" else key for key in keys)
