"""Heckmeck am Bratwurmeck in a few lines of text."""

from collections.abc import Sequence

from kosti.core.view import View
from kosti.core.words import Words
from kosti.games.aside_rooms import dice_lines
from kosti.games.bratwurmeck.view import Table


def lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the table in lines."""
    table: Table = view.table
    tiles = " ".join(map(str, table.grill))
    grill = words.say("board-grill", tiles=tiles) if tiles else words.say("board-no-grill")
    stacks = [stack_line(words, *row) for row in zip(names, table.stacks, table.worms, strict=True)]
    return [grill, *stacks, *dice_lines(words, table.aside, table.shown, table.result)]


def stack_line(words: Words, name: str, tiles: Sequence[int], worms: int) -> str:
    """Return one seat's stack, the top tile last."""
    if not tiles:
        return words.say("board-no-stack", name=name)
    stack = " ".join(map(str, tiles))
    return words.say("board-stack", name=name, stack=stack, top=tiles[-1], worms=worms)
