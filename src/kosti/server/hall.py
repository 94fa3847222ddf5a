"""All tables: those awake in memory, the others in the database until somebody wants them."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from kosti.core.errors import KostiError
from kosti.server.awake import AwakeTable
from kosti.server.commands import taken
from kosti.server.entries import AnyEntry, Closed, Setup
from kosti.server.making import seated, setup_of
from kosti.server.messages import TableWanted
from kosti.server.refusing import Refusal
from kosti.server.store import Store
from kosti.server.tabling import LiveTable
from kosti.server.thinkers import Thinkers
from kosti.server.tokens import new_token
from kosti.server.writer import (
    Conflict,
    Disk,
    StorageFailure,
    Writer,
    alive,
    changed_table,
    new_table,
)

LOG: Final = logging.getLogger("kosti")
ASLEEP_AFTER: Final = 300.0
SWEPT_EVERY: Final = 20.0
DAY: Final = 86_400.0


class Hall:
    """Where the tables stand."""

    def __init__(self, store: Store, disk: Disk, thinkers: Thinkers, keep_days: int = 0) -> None:
        self.loop = asyncio.get_running_loop()
        self.store = store
        self.thinkers = thinkers
        self.keep_days = keep_days
        self.downs = store.came_up(time.time())
        self.writer = Writer(disk, self.loop)
        self.awake: dict[str, AwakeTable] = {}
        self.waking: dict[str, asyncio.Task[AwakeTable]] = {}
        self.next_key = store.next_key()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.spawn(self.look_after())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something beside, and hold on to it until it is done."""
        task = self.loop.create_task(self.quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for; what it is refused changes nothing."""
        try:
            await work
        except Refusal:
            pass
        except Exception:
            LOG.exception("something went wrong beside the tables")

    async def make(self, wanted: TableWanted) -> tuple[AwakeTable, list[str]]:
        """Make a table; return it with a token for every seat that is the maker's."""
        at = time.time()
        table = LiveTable(setup_of(wanted, at))
        tokens = [new_token() for _ in wanted.seats]
        entries = seated(table, wanted, tokens, at)
        key, self.next_key = self.next_key, self.next_key + 1
        await self.stored(key, table, entries)
        awake = self.awake[table.setup.id] = AwakeTable(self, key, table)
        awake.pacing.settle()
        return awake, tokens

    async def stored(self, key: int, table: LiveTable, entries: list[AnyEntry]) -> None:
        """Write a new table."""
        rows = [(key, place, None, entry) for place, entry in enumerate(entries)]
        try:
            await self.writer.store(rows, [new_table(key, table.setup, table.phase)])
        except (Conflict, StorageFailure) as failure:
            self.next_key = max(self.next_key, await asyncio.to_thread(self.store.next_key))
            raise Refusal("storage", 503) from failure

    async def open(self, id_: str) -> AwakeTable:
        """Return a table, woken up if it sleeps; raise `Refusal` if there is none."""
        found = self.awake.get(id_)
        if found is not None:
            return found
        if id_ not in self.waking:
            self.waking[id_] = self.loop.create_task(self.wake(id_))
            self.waking[id_].add_done_callback(lambda _: self.waking.pop(id_, None))
        return await asyncio.shield(self.waking[id_])

    async def wake(self, id_: str) -> AwakeTable:
        """Make a table again from its journal."""
        loaded = await asyncio.to_thread(self.store.load, id_)
        if loaded is None:
            raise Refusal("no-table", 404)
        key, setup, entries, done = loaded
        table = await asyncio.to_thread(replayed, setup, entries)
        awake = AwakeTable(self, key, table)
        for command in done:
            awake.remember(command)
        if table.entries < len(entries):
            await self.close_for_rules(awake, len(entries))
        self.awake[id_] = awake
        awake.pacing.settle()
        return awake

    async def close_for_rules(self, awake: AwakeTable, entries: int) -> None:
        """Close a table whose game the rules of today would have played otherwise."""
        awake.table.entries = entries

        def decide(at: float) -> list[AnyEntry]:
            return taken(awake.table, Closed(at=at, by="rules"))

        await awake.do(decide)

    async def by_name(self, **named: str) -> AwakeTable:
        """Return the table with this `watch` or `code`."""
        for awake in self.awake.values():
            if all(getattr(awake.table.setup, name) == value for name, value in named.items()):
                return awake
        found = await asyncio.to_thread(lambda: self.store.find(**named))
        if found is None:
            raise Refusal("no-code" if "code" in named else "no-table", 404)
        return await self.open(found)

    def forget(self, table: AwakeTable) -> None:
        """Let a table sleep."""
        if self.awake.get(table.table.setup.id) is table:
            del self.awake[table.table.setup.id]

    async def look_after(self) -> None:
        """Wake tables whose clocks run, and from time to time note what is to be noted."""
        for id_ in await asyncio.to_thread(self.store.timed):
            with suppress(Refusal, KostiError):
                await self.open(id_)
        while True:
            await asyncio.sleep(SWEPT_EVERY)
            await self.sweep()

    async def sweep(self) -> None:
        """Let idle tables sleep, delete old ones, and note that the server is up."""
        at = time.time()
        with suppress(Conflict, StorageFailure):
            await self.writer.note(alive(at))
        if self.keep_days:
            before = at - self.keep_days * DAY
            old = await asyncio.to_thread(self.store.unchanged_since, before)
            await asyncio.to_thread(
                self.store.delete, [id_ for id_ in old if id_ not in self.awake]
            )
        for table in [*self.awake.values()]:
            if is_idle(table):
                table.pacing.stop()
                self.forget(table)
                await self.note(table)

    async def delete_old(self, before: float) -> None:
        """Delete the sleeping tables at which nothing has happened since a time."""
        old = await asyncio.to_thread(self.store.unchanged_since, before)
        asleep = [id_ for id_ in old if id_ not in self.awake]
        await asyncio.to_thread(self.store.delete, asleep)

    async def check(self) -> None:
        """Write something; raise `Refusal` if that cannot be done."""
        try:
            await self.writer.note(alive(time.time()))
        except (Conflict, StorageFailure) as failure:
            raise Refusal("storage", 503) from failure

    async def note(self, table: AwakeTable) -> None:
        """Note when a table was last changed."""
        code = table.table.setup.code if table.table.phase == "waiting" else None
        row = changed_table(table.key, table.table.phase, table.table.changed, code)
        with suppress(Conflict, StorageFailure):
            await self.writer.note(row)

    async def close(self) -> None:
        """Write what is to be written and stop everything."""
        for task in self.tasks:
            task.cancel()
        at = time.time()
        with suppress(Conflict, StorageFailure):
            await self.writer.note(alive(at))
        for table in self.awake.values():
            table.pacing.stop()
        await self.writer.close()
        self.thinkers.close()


def is_idle(table: AwakeTable) -> bool:
    """Tell whether nobody is there and nothing goes on by itself."""
    quiet = time.monotonic() - table.used > ASLEEP_AFTER
    is_busy = table.pacing.is_busy or table.is_writing or bool(table.waiting)
    return quiet and not table.audience.connections and not is_busy


def replayed(setup: Setup, entries: list[AnyEntry]) -> LiveTable:
    """Return the table that a journal makes, as far as the rules of today lead."""
    table = LiveTable(setup)
    for entry in entries:
        try:
            table.take(entry)
        except (KostiError, Refusal, AssertionError, IndexError):
            break
    return table
