"""The cards of a box of Svintus 3D: how many of each kind lie in each stack.

A deck is written `2s:4corn,4beet,…/3s:…/4s:2corn-beet,…/5s:…/gluttons:sum5-no-acorn,…`. In a
file every stack has a line of its own; spaces, empty lines and what follows a # do not count.
"""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from kosti.core.chance import PER_STACK
from kosti.core.errors import BadOption, Problem, problem
from kosti.core.rule import rule
from kosti.games.svintus.cards import GLUTTONS, PAIRS, SUPPLIES
from kosti.games.svintus.dice import FIVES, FOURS, GLUTTON_ROW, THREES, TWOS

GAME: Final = "svintus"
DEFAULT: Final = "box"
LANE: Final = 5
MOST_OF_A_KIND: Final = 31
LONGEST_FILE: Final = 20_000
KINDS: Final[Mapping[str, Sequence[str]]] = {
    "2s": SUPPLIES,
    "3s": SUPPLIES,
    "4s": PAIRS,
    "5s": PAIRS,
    "gluttons": GLUTTONS,
}


class Stacks(NamedTuple):
    """Five stacks as counts by kind, in lanes of five bits; the gluttons need three integers."""

    twos: int
    threes: int
    fours: int
    fives: int
    sums: int
    piles: int
    others: int


@rule
def stack_of(stacks: Stacks, column: int) -> int:
    """Return the stack of a column of the top row."""
    if column == TWOS:
        return stacks.twos
    if column == THREES:
        return stacks.threes
    return stacks.fours if column == FOURS else stacks.fives


@rule
def drawn_from(stacks: Stacks, column: int, kind: int) -> Stacks:
    """Return the stacks with one card gone."""
    one = 1 << 5 * (kind % PER_STACK)
    third = kind // PER_STACK
    return Stacks(
        stacks.twos - (one if column == TWOS else 0),
        stacks.threes - (one if column == THREES else 0),
        stacks.fours - (one if column == FOURS else 0),
        stacks.fives - (one if column == FIVES else 0),
        stacks.sums - (one if column == GLUTTON_ROW and third == 0 else 0),
        stacks.piles - (one if column == GLUTTON_ROW and third == 1 else 0),
        stacks.others - (one if column == GLUTTON_ROW and third == 2 else 0),
    )


def counts_of(stacks: Stacks) -> dict[str, list[int]]:
    """Return how many of each kind lie in each stack."""
    packed = (*stacks[:4], stacks.sums | stacks.piles << 60 | stacks.others << 120)
    return {
        name: [number >> LANE * kind & MOST_OF_A_KIND for kind in range(len(KINDS[name]))]
        for name, number in zip(KINDS, packed, strict=True)
    }


def stacks_of(counts: Mapping[str, Sequence[int]]) -> Stacks:
    """Return the stacks that hold so many of each kind."""
    twos, threes, fours, fives, gluttons = (
        sum(count << LANE * kind for kind, count in enumerate(counts[name])) for name in KINDS
    )
    whole = (1 << 60) - 1
    return Stacks(
        twos, threes, fours, fives, gluttons & whole, gluttons >> 60 & whole, gluttons >> 120
    )


def stack_text(counts: Sequence[int], kinds: Sequence[str]) -> str:
    """Return a stack as `4corn,beet`, `-` for an empty one."""
    held = [(count, kind) for count, kind in zip(counts, kinds, strict=True) if count]
    return ",".join(kind if count == 1 else f"{count}{kind}" for count, kind in held) or "-"


def read_stack(text: str, kinds: Sequence[str], most: int) -> tuple[list[int], list[str]]:
    """Return how many of each kind a text names, and the parts that cannot be read."""
    counts = [0] * len(kinds)
    wrong = []
    for part in text.split(",") if text != "-" else []:
        found = re.fullmatch(r"([0-9]{0,3})([a-z][a-z0-9-]*)", part)
        name, count = (found[2], int(found[1] or 1)) if found else ("", 0)
        if name not in kinds or not 1 <= count <= most or counts[kinds.index(name)]:
            wrong.append(part[:40])
        else:
            counts[kinds.index(name)] = count
    return counts, wrong


def deck_text(deck: Stacks) -> str:
    """Return a deck as one word."""
    held = counts_of(deck)
    return "/".join(f"{name}:{stack_text(held[name], kinds)}" for name, kinds in KINDS.items())


def parsed_deck(text: str) -> Stacks:
    """Return the deck of a text or of the lines of a file; raise `BadOption` with all problems."""
    lines = [line.partition("#")[0] for line in text.replace("/", "\n").splitlines()]
    parts = ["".join(line.split()).partition(":") for line in lines if line.strip()]
    wrong: list[Problem] = []
    counts: dict[str, list[int]] = {}
    for name, _, cards in parts:
        if name not in KINDS:
            wrong.append(problem("deck-unknown-stack", GAME, stack=name[:40], known=list(KINDS)))
        elif name in counts:
            wrong.append(problem("deck-stack-twice", GAME, stack=name))
        else:
            counts[name] = _read_named(name, cards, wrong)
    for name in KINDS:
        if name not in counts:
            wrong.append(problem("deck-stack-missing", GAME, stack=name))
    if wrong:
        raise BadOption(*wrong, problem("deck-shape", GAME, most=MOST_OF_A_KIND))
    return stacks_of(counts)


def _read_named(name: str, cards: str, wrong: list[Problem]) -> list[int]:
    counts, unread = read_stack(cards, KINDS[name], MOST_OF_A_KIND)
    wrong += [problem("deck-bad-card", GAME, stack=name, card=part) for part in unread]
    if not unread and not any(counts):
        wrong.append(problem("deck-stack-empty", GAME, stack=name))
    return counts


def deck_from_file(path: Path) -> Stacks:
    """Return the deck that a file describes; raise `BadOption` where it does not."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST_FILE + 1)
    except (OSError, UnicodeDecodeError):
        raise BadOption(problem("deck-file-unread", GAME, path=str(path))) from None
    if len(text) > LONGEST_FILE:
        raise BadOption(problem("deck-file-too-long", GAME, path=str(path), most=LONGEST_FILE))
    return parsed_deck(text)


def deck_of_the_box() -> Stacks:
    """Return the default deck."""
    return parsed_deck(files("kosti.games.svintus").joinpath("data", "deck.txt").read_text("utf-8"))


class DeckOption(NamedTuple):
    """The option of another deck. A file is read only where a person types its path: `typed`."""

    name: str
    default: Stacks

    def parsed(self, text: str) -> Stacks:
        return self.default if text == DEFAULT else parsed_deck(text)

    def text(self, value: Stacks) -> str:
        return DEFAULT if value == self.default else deck_text(value)

    def meant(self) -> str:
        return f"{DEFAULT} | 2s:4corn,…/3s:…/4s:2corn-beet,…/5s:…/gluttons:sum5-no-acorn,…"

    def typed(self, text: str) -> str:
        """Return what a person typed as the text of a deck, reading the file it may name."""
        is_deck = text == DEFAULT or any(f"{name}:" in text for name in KINDS)
        return text if is_deck else self.text(deck_from_file(Path(text)))
