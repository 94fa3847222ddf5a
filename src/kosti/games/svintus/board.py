"""Svintus 3D in a few lines of text."""

from collections.abc import Sequence

from kosti.core.view import View
from kosti.core.words import Words
from kosti.games.svintus.view import Column, Glutton, Seat, Table

NO_CARD = "–"


def lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the table in lines."""
    table: Table = view.table
    columns = [column_line(words, column, names) for column in table.columns]
    seats = [seat_line(words, *row) for row in zip(names, table.seats, strict=True)]
    thrown = [words.say("board-thrown", dice=words.dice(table.thrown))] if table.thrown else []
    left = sum(count for _, count in table.gluttons_left)
    return [*columns, glutton_line(words, table.gluttons, left), *seats, *thrown]


def column_line(words: Words, column: Column, names: Sequence[str]) -> str:
    """Return one column: its card, how many are under it, and whose dice lie there."""
    piles = [
        words.say("board-pile", name=name, dice=words.dice(dice))
        for name, dice in zip(names, column.dice, strict=True)
        if dice
    ]
    values: dict[str, str | int] = {"column": column.name, "needs": column.needs}
    left = sum(count for _, count in column.left)
    if column.name == "h":
        key = "board-hamsters"
    elif not column.card and not left:
        return words.say("board-closed", **values)
    else:
        key = "board-column"
        values |= {"card": words.typed(column.card) if column.card else NO_CARD, "left": left}
    if piles:
        return words.say(f"{key}-dice", dice=" · ".join(piles), **values)
    return words.say(key, **values)


def glutton_line(words: Words, gluttons: Sequence[Glutton], left: int) -> str:
    """Return the open glutton cards."""
    cards = " · ".join(words.typed(glutton.card) for glutton in gluttons) or NO_CARD
    return words.say("board-gluttons", cards=cards, left=left)


def seat_line(words: Words, name: str, seat: Seat) -> str:
    """Return one seat: dice in its hand and its supplies."""
    supplies = ", ".join(
        words.say("board-supply", supply=words.typed(supply), count=count)
        for supply, count in seat.supplies
        if count
    )
    return words.say("board-seat", name=name, hand=seat.hand, supplies=supplies or "–")
