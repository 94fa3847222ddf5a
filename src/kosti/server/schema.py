"""The tables of the database."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("key", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("watch", String(32), nullable=False, unique=True),
    Column("code", String(8), nullable=True, unique=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("changed", Float, nullable=False),
    Column("setup", Text, nullable=False),
    Index("tables_by_phase", "phase", "changed"),
)

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_key", Integer, ForeignKey("tables.key"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("command", String(64), nullable=True),
    Column("body", Text, nullable=False),
    Index("journal_by_command", "table_key", "command", unique=True),
    sqlite_with_rowid=False,
)

DOWN: Final = Table(
    "down",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=True),
)
