"""The database for everything slow: its schema, tables woken up, lists, records, deletion."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Row, delete, event, func, select, update
from sqlalchemy.pool import NullPool

from kosti.server.entries import SETUP, AnyEntry, Setup, decoded
from kosti.server.schema import DOWN, JOURNAL, TABLES

MOST_LISTED: Final = 200
MOST_PUBLIC: Final = 50
BUSY: Final = 5_000  # milliseconds another process may hold the database


class Store:
    """What is read from the database, and what is changed in it rarely."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_of(url)

    def upgrade(self) -> None:
        """Bring the schema up to date."""
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def find(self, **named: str) -> str | None:
        """Return the id of the table with this `watch` or `code`."""
        wanted = [TABLES.c[name] == value for name, value in named.items()]
        with self.engine.connect() as connection:
            found: str | None = connection.scalar(select(TABLES.c.id).where(*wanted))
            return found

    def load(self, id_: str) -> tuple[int, Setup, list[AnyEntry], list[str]] | None:
        """Return a table's key, its setup, its journal and the commands that made it."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(TABLES.c.key, TABLES.c.setup).where(TABLES.c.id == id_)
            ).one_or_none()
            if row is None:
                return None
            return row.key, SETUP.decode(row.setup), *journal_of(connection, row.key)

    def listed(
        self, *wanted: sa.ColumnElement[bool], most: int = MOST_LISTED
    ) -> Sequence[Row[Any]]:
        """Return the rows of tables, those changed last first."""
        query = select(TABLES).where(*wanted).order_by(TABLES.c.changed.desc()).limit(most)
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    def public_ids(self) -> list[str]:
        """Return the ids of the public tables that wait or play, those changed last first."""
        wanted = (TABLES.c.public, TABLES.c.phase.in_(("waiting", "playing")))
        query = select(TABLES.c.id).where(*wanted).order_by(TABLES.c.changed.desc())
        with self.engine.connect() as connection:
            return list(connection.scalars(query.limit(MOST_PUBLIC)))

    def timed(self) -> list[str]:
        """Return the ids of all tables in play whose clocks run."""
        query = select(TABLES.c.id).where(TABLES.c.phase == "playing", TABLES.c.clock > 0)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def delete(self, ids: Sequence[str]) -> int:
        """Delete tables with all that was played at them; return how many there were."""
        with self.engine.begin() as connection:
            return deleted(connection, TABLES.c.id.in_(ids))

    def unchanged_since(self, at: float) -> list[str]:
        """Return the ids of the tables at which nothing has happened since a time."""
        query = select(TABLES.c.id).where(TABLES.c.changed < at).limit(MOST_LISTED)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def next_key(self) -> int:
        """Return the first key that no table has."""
        with self.engine.connect() as connection:
            return (connection.scalar(select(func.max(TABLES.c.key))) or 0) + 1

    def came_up(self, at: float) -> list[tuple[float, float]]:
        """Note that the server is up; return when it has been down."""
        with self.engine.begin() as connection:
            open_ = DOWN.c.until.is_(None)
            connection.execute(update(DOWN).where(open_).values(until=at))
            connection.execute(DOWN.insert().values(since=at))
            ended = select(DOWN.c.since, DOWN.c.until).where(DOWN.c.until.is_not(None))
            return [(row.since, row.until) for row in connection.execute(ended)]


def engine_of(url: str) -> Engine:
    """Return the engine of a database; SQLite is opened anew for every use."""
    if not url.startswith("sqlite"):
        return sa.create_engine(url, pool_pre_ping=True)
    engine = sa.create_engine(url, poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _begun(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA busy_timeout={BUSY}")

    return engine


def journal_of(connection: Connection, key: int) -> tuple[list[AnyEntry], list[str]]:
    """Return the journal of a table in order, and the commands it came from."""
    wanted = select(JOURNAL.c.body, JOURNAL.c.command).where(JOURNAL.c.table_key == key)
    rows = connection.execute(wanted.order_by(JOURNAL.c.number)).all()
    return [decoded(row.body) for row in rows], [row.command for row in rows if row.command]


def deleted(connection: Connection, wanted: sa.ColumnElement[bool]) -> int:
    """Delete the tables that fit."""
    keys = select(TABLES.c.key).where(wanted)
    connection.execute(delete(JOURNAL).where(JOURNAL.c.table_key.in_(keys)))
    return connection.execute(delete(TABLES).where(wanted)).rowcount
