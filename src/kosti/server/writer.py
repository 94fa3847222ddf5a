"""The one writer of the database: what waits is written in one transaction, then answered.

Nothing is acknowledged before it is on the disk. A transaction that fails as a whole is tried
again command by command where two of them were at odds, so that one stale command harms no other.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import Engine, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kosti.server.entries import Setup
from kosti.server.schema import JOURNAL

LOG: Final = logging.getLogger("kosti")
INSERT: Final = (
    "INSERT INTO journal(table_key, number, command, body) "
    "SELECT value->>0, value->>1, value->>2, value->>3 FROM json_each(?)"
)
NEW_TABLE: Final = (
    "INSERT INTO tables(key, id, watch, code, game, phase, public, clock, changed, setup) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CHANGED: Final = "UPDATE tables SET phase = ?, changed = ?, code = ? WHERE key = ?"
ALIVE: Final = "UPDATE down SET since = ? WHERE until IS NULL"


class StorageFailure(Exception):
    """The database could not take what was to be written."""


class Conflict(Exception):
    """The journal has this number or this command already."""


Done = Callable[[Exception | None], None]


class Statement(NamedTuple):
    """A statement beside the journal's, with its values."""

    sql: str
    values: tuple[Any, ...]


class Write(NamedTuple):
    """What one command writes, all or nothing, and who waits for it."""

    rows: Sequence[tuple[int, int, str | None, Any]]
    beside: Sequence[Statement]
    done: "Done"


class Disk(Protocol):
    """A database to write to, used by the writer's thread alone."""

    def write(self, writes: Sequence[Write]) -> None: ...
    def close(self) -> None: ...


class SqliteDisk:
    """SQLite as it comes with Python."""

    def __init__(self, path: str) -> None:
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.connection.execute("PRAGMA journal_mode=WAL")
        self.connection.execute("PRAGMA synchronous=FULL")
        self.connection.execute("PRAGMA busy_timeout=2000")
        self.connection.execute("PRAGMA foreign_keys=ON")  # nothing is added to a deleted table
        self.encode = msgspec.json.Encoder().encode

    def write(self, writes: Sequence[Write]) -> None:
        """Write all or nothing; raise `Conflict` or `StorageFailure`."""
        rows = [row for write in writes for row in write.rows]
        beside = [statement for write in writes for statement in write.beside]
        try:
            if beside:
                self.in_one(beside, rows)
            elif rows:
                self.connection.execute(INSERT, (self.encode(rows),))
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except sqlite3.Error as error:
            raise StorageFailure(str(error)) from error

    def in_one(self, beside: Sequence[Statement], rows: Sequence[Any]) -> None:
        """Write rows and statements in one transaction."""
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in beside:
                self.connection.execute(*statement)
            if rows:
                self.connection.execute(INSERT, (self.encode(rows),))
            self.connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Close the database."""
        self.connection.close()


class CoreDisk:
    """Any other database, by SQLAlchemy."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def write(self, writes: Sequence[Write]) -> None:
        """Write all or nothing; raise `Conflict` or `StorageFailure`."""
        names = ("table_key", "number", "command")
        rows = [
            dict(zip(names, row[:3], strict=True)) | {"body": msgspec.json.encode(row[3]).decode()}
            for write in writes
            for row in write.rows
        ]
        try:
            with self.engine.begin() as connection:
                for statement in (one for write in writes for one in write.beside):
                    sql, values = named(statement)
                    connection.execute(text(sql), values)
                if rows:
                    connection.execute(JOURNAL.insert(), rows)
        except IntegrityError as error:
            raise Conflict from error
        except SQLAlchemyError as error:
            raise StorageFailure(type(error).__name__) from error

    def close(self) -> None:
        """Close the database."""
        self.engine.dispose()


def named(statement: Statement) -> tuple[str, dict[str, Any]]:
    """Return a statement with names in place of question marks."""
    parts = statement.sql.split("?")
    names = [f":v{place}" for place in range(len(parts) - 1)]
    sql = "".join(part + name for part, name in zip(parts, [*names, ""], strict=True))
    return sql, {f"v{place}": value for place, value in enumerate(statement.values)}


class Writer:
    """Gathers what waits and has it written by a thread of its own."""

    def __init__(self, disk: Disk, loop: asyncio.AbstractEventLoop) -> None:
        self.disk = disk
        self.loop = loop
        self.waiting: list[Write] = []
        self.batches: SimpleQueue[list[Write] | None] = SimpleQueue()
        self.is_writing = False
        self.thread = Thread(target=self.run, name="writer", daemon=True)
        self.thread.start()

    def write(
        self,
        rows: Sequence[tuple[int, int, str | None, Any]],
        beside: Sequence[Statement],
        done: Done,
    ) -> None:
        """Have all this written; `done` is then called in the loop, with what went wrong."""
        self.waiting.append(Write(rows, beside, done))
        if not self.is_writing:
            self.is_writing = True
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Hand what waits to the thread, which is idle."""
        if self.waiting:
            batch, self.waiting = self.waiting, []
            self.batches.put(batch)
        else:
            self.is_writing = False

    def note(self, *beside: Statement) -> "asyncio.Future[None]":
        """Return what resolves once statements are on the disk."""
        return self.store([], beside)

    def store(
        self,
        rows: Sequence[tuple[int, int, str | None, Any]],
        beside: Sequence[Statement],
    ) -> "asyncio.Future[None]":
        """Return what resolves once all this is on the disk."""
        stored: asyncio.Future[None] = self.loop.create_future()

        def done(failure: Exception | None) -> None:
            if stored.cancelled():
                return
            if failure is None:
                stored.set_result(None)
            else:
                stored.set_exception(failure)

        self.write(rows, beside, done)
        return stored

    def run(self) -> None:
        """Write batch by batch until the end."""
        while (batch := self.batches.get()) is not None:
            results = self.written(batch)
            self.loop.call_soon_threadsafe(self.settle, batch, results)
        self.disk.close()

    def settle(self, batch: Sequence[Write], results: Sequence[Exception | None]) -> None:
        """Hand over what has come meanwhile, and tell those who wait."""
        self.hand_over()
        for write, result in zip(batch, results, strict=True):
            try:
                write.done(result)
            except Exception:
                LOG.exception("what was written could not be told")

    def written(self, writes: Sequence[Write]) -> list[Exception | None]:
        """Write together, or one by one where some are at odds; return what came of each."""
        try:
            self.disk.write(writes)
        except Conflict as conflict:
            if len(writes) == 1:
                return [conflict]
            return [self.written([write])[0] for write in writes]
        except StorageFailure as failure:
            LOG.error("the database cannot be written: %s", failure)
            return [failure] * len(writes)
        return [None] * len(writes)

    async def close(self) -> None:
        """Write what waits and end."""
        self.hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)


def new_table(key: int, setup: Setup, phase: str) -> Statement:
    """Return the statement that notes a new table."""
    text = msgspec.json.encode(setup).decode()
    code = setup.code if phase == "waiting" else None
    named = (setup.id, setup.watch, code, setup.game, phase, setup.public, setup.clock)
    return Statement(NEW_TABLE, (key, *named, setup.made, text))


def changed_table(key: int, phase: str, at: float, code: str | None) -> Statement:
    """Return the statement that notes where a table has got to."""
    return Statement(CHANGED, (phase, at, code, key))


def alive(at: float) -> Statement:
    """Return the statement that notes that the server is up."""
    return Statement(ALIVE, (at,))
