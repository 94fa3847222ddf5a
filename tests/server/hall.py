"""A hall of tables in the test's own process, over a real database."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from kosti.server import commands
from kosti.server.awake import AwakeTable
from kosti.server.connection import Connection
from kosti.server.hall import Hall
from kosti.server.messages import SeatWanted, TableWanted
from kosti.server.store import Store
from kosti.server.thinkers import Thinkers
from kosti.server.writer import SqliteDisk


class Screen:
    """What a reader's WebSocket would get, byte by byte."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.codes: list[int] = []

    def tell(self, text: bytes) -> None:
        """Keep what is told."""
        self.told.append(text)

    def part(self, code: int) -> None:
        """Keep the code of the end."""
        self.codes.append(code)

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What was told, read."""
        return [json.loads(text) for text in self.told]


def reader(tokens: frozenset[str]) -> tuple[Connection, Screen]:
    """Return a reader with these tokens, and its screen."""
    screen = Screen()
    return Connection(screen, tokens), screen  # type: ignore[arg-type] # a lane without a wire


@asynccontextmanager
async def hall_at(folder: Path) -> AsyncIterator[tuple[Hall, SqliteDisk]]:
    """Open a hall over the database in a folder."""
    file = folder / "tables.sqlite"
    store = Store(f"sqlite:///{file}")
    await asyncio.to_thread(store.upgrade)
    disk = SqliteDisk(str(file))
    hall = Hall(store, disk, Thinkers(0))
    try:
        yield hall, disk
    finally:
        await hall.close()


async def laid(hall: Hall, game: str, seats: int = 2, **more: Any) -> tuple[AwakeTable, list[str]]:
    """Lay a table at which one maker holds all seats; return it with the tokens."""
    people = [SeatWanted("me" if not seat else "here", f"P{seat}") for seat in range(seats)]
    table, tokens = await hall.make(TableWanted(game, people, starts=True, **more))
    for seat in range(seats):
        await table.do(partial(commands.contribute, table.table, seat, "5a" * 16))
    return table, tokens
