"""Heckmeck Barbecue in a few lines of text."""

from collections.abc import Sequence
from itertools import groupby

from kosti.core.view import View
from kosti.core.words import Words
from kosti.games.aside_rooms import dice_lines
from kosti.games.barbecue.view import Gathered, Place, Table


def lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the table in lines: the places by their worms, then each seat."""
    table: Table = view.table
    rows = groupby(table.places, key=lambda place: place.worms)
    return [
        *(row_line(words, worms, list(places), names) for worms, places in rows),
        words.say("board-stock", snails=table.stock),
        *(seat_line(words, *row) for row in zip(names, table.gathered, strict=True)),
        *dice_lines(words, table.aside, table.shown, table.result),
    ]


def row_line(words: Words, worms: int, places: Sequence[Place], names: Sequence[str]) -> str:
    """Return neighbouring places that show the same worms."""
    texts = [place_text(words, place, names) for place in places]
    return words.say("board-row", worms=worms, places=texts)


def place_text(words: Words, place: Place, names: Sequence[str]) -> str:
    """Return one place and what lies there."""
    if place.has_snail:
        return words.say("board-snail", place=place.number)
    if place.plates == 0:
        return words.say("board-empty", place=place.number)
    key = "board-plate" if place.plates == 1 else "board-two-plates"
    return words.say(key, place=place.number, name=names[place.owner])


def seat_line(words: Words, name: str, gathered: Gathered) -> str:
    """Return what one seat has."""
    return words.say("board-seat", name=name, **gathered._asdict())
