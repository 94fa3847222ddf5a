"""Ciao, Ciao..! in a few lines of text."""

from collections.abc import Sequence

from kosti.core.rule import ONLOOKER
from kosti.core.view import View
from kosti.core.words import Words
from kosti.games.ciao.notation import UNKNOWN
from kosti.games.ciao.view import Heroes, Table


def lines(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the table in lines: where each seat's heroes are, the ladder, and this turn."""
    table: Table = view.table
    rows = zip(names, table.heroes, strict=True)
    seats = [heroes_line(words, name, heroes, table.planks) for name, heroes in rows]
    return [*seats, ladder_line(words, table, names), *turn_lines(words, table, names)]


def heroes_line(words: Words, name: str, heroes: Heroes, planks: int) -> str:
    """Return where one seat's heroes are."""
    where = "plank" if heroes.plank else "beside" if heroes.is_beside_ladder else "none"
    values = {"plank": heroes.plank, "planks": planks, "where": where}
    counts = {"reserve": heroes.reserve, "fallen": heroes.fallen}
    return words.say("board-heroes", name=name, **values, **counts)


def ladder_line(words: Words, table: Table, names: Sequence[str]) -> str:
    """Return who stands on the ladder."""
    held = [
        words.say("board-step", step=step, name=names[owner])
        for step, owner in enumerate(table.ladder, 1)
        if owner != ONLOOKER
    ]
    return words.say("board-ladder", steps=held) if held else words.say("board-no-ladder")


def turn_lines(words: Words, table: Table, names: Sequence[str]) -> list[str]:
    """Return what was announced in this turn, and the die for those who may know it."""
    found = []
    if table.said:
        found.append(words.say("board-said", name=names[table.speaker], said=table.said))
    if table.die == UNKNOWN:
        found.append(words.say("board-die-hidden"))
    elif table.die:
        found.append(words.say("board-die", face=words.typed(table.die)))
    return found
