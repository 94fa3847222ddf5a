"""The places for dice on the top row, and how dice there are written."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kosti.core.notation import NONE
from kosti.core.packed import lane
from kosti.games.svintus.dice import DICE, FIRST_SIXES, HAMSTERS

COLUMNS: Final = ("2s", "3s", "4s", "5s", "h")
PLACES: Final = ("2", "3", "4", "5", "1", "6>2", "6>3", "6>4", "6>5", "6>h")
NATURALS: Final = "23451"
NAMES: Final = "2345h"  # of the columns in events and views


def column_of(place: int) -> int:
    """Return the column of a place."""
    return place % FIRST_SIXES


@lru_cache(4096)
def on_columns(dice: int) -> Sequence[str]:
    """Return the dice on each column as letters, sixes last."""
    sixes = [lane(dice, 3, FIRST_SIXES + column) for column in range(HAMSTERS + 1)]
    return tuple(
        natural * lane(dice, 3, column) + "6" * sixes[column]
        for column, natural in enumerate(NATURALS)
    )


def dice_text(dice: int) -> str:
    """Return dice on the top row as `2s:226,h:11`, `-` for none."""
    held = zip(COLUMNS, on_columns(dice), strict=True)
    return ",".join(f"{name}:{letters}" for name, letters in held if letters) or NONE


def parsed_dice(text: str) -> int:
    """Return the dice of a text, -1 if there are no such dice."""
    dice = 0
    seen = set()
    total = 0
    for part in text.split(",") if text != NONE else []:
        name, _, letters = part.partition(":")
        if name not in COLUMNS or name in seen or not letters:
            return -1
        seen.add(name)
        total += len(letters)
        column = COLUMNS.index(name)
        if set(letters) - {NATURALS[column], "6"} or total > DICE:
            return -1
        dice |= letters.count(NATURALS[column]) << 3 * column
        dice |= letters.count("6") << 3 * (FIRST_SIXES + column)
    return dice


def columns_with(dice: int) -> list[int]:
    """Return the columns where dice lie."""
    return [column for column, letters in enumerate(on_columns(dice)) if letters]
