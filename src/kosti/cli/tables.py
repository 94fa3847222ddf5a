"""`kosti tables`: what is kept of the tables online, looked after without the server."""

import argparse
import os
import time
from pathlib import Path

from kosti.cli.files import data_folder, write_file
from kosti.cli.terminal import Terminal
from kosti.core.errors import BadOption, problem
from kosti.core.rule import ONLOOKER
from kosti.core.words import Words
from kosti.server.recording import record_from
from kosti.server.settings import settings_from
from kosti.server.store import Store


def keep_tables(read: argparse.Namespace, said: Words) -> int:
    """List, export or delete tables."""
    settings = settings_from(vars(read), os.environ, str(data_folder()))
    Path(settings.data).mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url)
    store.upgrade()
    if read.deed != "list" and not read.table:
        raise BadOption(problem("tables-name"))
    deeds = {"list": list_tables, "export": export, "delete": delete}
    deeds[read.deed](store, read.table, said)
    return 0


def list_tables(store: Store, named: list[str], said: Words) -> None:
    """List the tables, those changed last first."""
    rows = store.listed()
    terminal = Terminal()
    if not rows:
        terminal.say(said.say("tables-none"))
    for row in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        line = said.say("tables-row", table=row.id, game=row.game, phase=row.phase, when=when)
        terminal.say(line)


def export(store: Store, named: list[str], said: Words) -> None:
    """Write the latest game of a table as far as onlookers may know it."""
    loaded = store.load(named[0])
    if loaded is None or not any(type(entry).__name__ == "Began" for entry in loaded[2]):
        raise BadOption(problem("tables-unknown", table=named[0][:40]))
    file = Path(named[1] if len(named) > 1 else f"{loaded[1].game}.json")
    write_file(file, record_from(loaded[1], loaded[2], ONLOOKER))
    Terminal().say(said.say("saved", file=str(file)))


def delete(store: Store, named: list[str], said: Words) -> None:
    """Delete tables."""
    Terminal().say(said.say("tables-deleted", count=store.delete(named)))
