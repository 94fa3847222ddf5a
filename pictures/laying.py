"""Tables laid before the server opens: the same seeds, the same names, the same moments."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from kosti.core.rule import CHANCE
from kosti.server import commands
from kosti.server.entries import AnyEntry, Filled, Setup
from kosti.server.making import setup_of
from kosti.server.messages import Manage, SeatWanted, TableWanted
from kosti.server.store import Store
from kosti.server.tabling import LiveTable
from kosti.server.tokens import LETTERS, hashed
from kosti.server.writer import SqliteDisk, Write, new_table

NAMES: Final = ("Anna", "Boris", "Clara", "Dorin", "Emil", "Fanny", "Greta")
PEOPLE: Final = ("me", "here", "friend")
FOR_EVER: Final = 86_400.0  # seconds a bot thinks, so that nothing moves before the camera
MOST_GAMES: Final = 400

Moment = Callable[[LiveTable], bool]


@dataclass(frozen=True)
class Laid:
    """A table in the database, and what its seats belong to."""

    id: str
    watch: str
    code: str
    tokens: tuple[str, ...]
    mine: tuple[int, ...]

    def cookies(self, url: str, places: Sequence[int]) -> list[dict[str, str]]:
        """Return the cookies that make seats a browser's."""
        at = {"domain": urlsplit(url).hostname or "", "path": f"/api/tables/{self.id}"}
        return [{"name": f"kosti-{place}", "value": self.tokens[place], **at} for place in places]


def secret(*parts: object) -> str:
    """Return 64 hexadecimal digits that look random and never change."""
    return sha256("/".join(map(str, parts)).encode()).hexdigest()


def setup_for(name: str, wanted: TableWanted, game: int) -> Setup:
    """Return the setup of a table whose dice and links follow from its name."""
    made = setup_of(wanted, time.time())
    made.seed = secret(name, game)
    made.id, made.watch = secret(name, "id")[:22], secret(name, "watch")[:22]
    made.code = "".join(LETTERS[int(secret(name, n)[:8], 16) % len(LETTERS)] for n in range(6))
    made.pace = FOR_EVER
    return made


class Laying:
    """Lays tables into a database that no server has opened yet."""

    def __init__(self, folder: Path) -> None:
        file = folder / "tables.sqlite"
        Store(f"sqlite:///{file}").upgrade()
        self.disk = SqliteDisk(str(file))
        self.keys = count(1)

    def lay(
        self, name: str, game: str, fill: str, moment: Moment | None = None, **more: Any
    ) -> Laid:
        """Lay a table; with a moment, a game is played on it until it has come.

        `fill` tells who sits there: `me`, `here`, `friend`, `open`, or the level of a bot.
        """
        how = fill.split()
        wanted = TableWanted(game, [SeatWanted("friend") for _ in how], **more)
        tokens = tuple(secret(name, "token", place) for place in range(len(how)))
        for number in range(MOST_GAMES):
            table = LiveTable(setup_for(name, wanted, number))
            entries = filled(table, tokens, how)
            if moment is None or played_to(table, entries, moment):
                break
        else:
            raise ValueError(f"no such moment in {MOST_GAMES} games: {name}")
        key = next(self.keys)
        rows = [(key, place, None, entry) for place, entry in enumerate(entries)]
        note = new_table(key, table.setup, table.phase)
        self.disk.write([Write(rows, [note], lambda _: None)])
        mine = tuple(place for place, one in enumerate(how) if one in ("me", "here"))
        return Laid(table.setup.id, table.setup.watch, table.setup.code, tokens, mine)

    def close(self) -> None:
        """Leave the database to the server."""
        self.disk.close()


def filled(table: LiveTable, tokens: Sequence[str], how: Sequence[str]) -> list[AnyEntry]:
    """Seat everybody; a friend has another device."""
    at = table.setup.made
    entries: list[AnyEntry] = []
    for place, one in enumerate(how):
        given, token = secret("given", place)[:32], hashed(tokens[place])
        device = 0 if one == "here" else -1
        if one in PEOPLE:
            human = commands.sat(table, place, NAMES[place], token, at, device)
            entries += commands.taken(table, human)
            entries += commands.contribute(table, place, given, at)
        elif one != "open":
            entries += commands.taken(table, Filled(at=at, seat=place, level=one))
    return entries


def played_to(table: LiveTable, entries: list[AnyEntry], moment: Moment) -> bool:
    """Play by the simple player of each seat until a moment; tell whether it came."""
    at = table.setup.made
    entries += commands.start(table, Manage("", "start"), at)
    number = 0
    while not moment(table):
        if table.phase != "playing":
            return False
        number += 1
        entries += commands.played(table, table.to_act, [simple_choice(table, number)], at)
    return True


def simple_choice(table: LiveTable, number: int) -> str:
    """Return what the simple player does now."""
    playing = commands.game_of(table)
    match = playing.match
    if match.to_act == CHANCE:
        return "throw"
    seed = int(secret(table.setup.seed, number)[:7], 16)
    view = match.view(match.to_act)
    choice = match.game.strategy.simple(view.state, seed)
    return match.game.notation.choice_text(match.state, choice)
