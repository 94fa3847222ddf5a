"""`docs/protocol.md`: how a table is played at over its WebSocket, message by message."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import inspect

from kosti.server.typescript import written

HEAD: Final = """\
# The protocol of a table

Written from `src/kosti/server/messages.py` by `python -m kosti.server.written`; the JSON Schemas of
everything here are in [protocol.schema.json](protocol.schema.json). What is asked by REST (making a
table, joining, records) is described at `/schema/openapi.json`, and to be read at `/api/docs`.
[A client in Python](../examples/bot_client.py) shows how little it takes.

## Live play

One WebSocket a table: `/api/tables/ID/live`, for onlookers `/api/watch/WATCH/live`. Messages are
JSON texts with a `kind`, at most 16 KiB from the page. The seats that are mine are told by the
cookies that came when I sat down: one secret token a seat, for `/api/tables/ID` alone.

- First comes `table`: everything as this connection may know it. It comes again whenever a guess
  would be unsafe (a game begins or ends, the table is closed), also after every reconnecting.
- A command has an `id` of the sender's own (up to 64 letters). It is answered by `done` once it
  is on the server's disk, or by `refused`, and then it has changed nothing. The same `id` again
  is answered, not played again: after a broken connection a command can safely be sent once
  more.
- Whatever is played is told to all by `moved`, each in its own view; what a seat may not know is
  `?`.
- `number` counts the steps of the game. `play` names the number it was chosen at: if the table
  has gone on meanwhile it is refused as `stale`.
- Where `awaits` is `throw`, the seat whose `turn` it is plays the action `throw`. Chance that
  follows a choice falls in the same command; nothing can be played on top of it in that command.
- In Ciao a seat that will be asked later finds its answers in `actions` at once. What it answers
  early is kept in `kept`, seen by nobody else, and takes effect in its turn.
- The socket is closed with 4404 where there is no such table, 1013 where the server cannot store
  anything (come back a little later), 1008 where it was misused or nobody read what it said.

"""
FROM: Final = {"FromServer": "## From the server\n", "FromPage": "## From the page\n"}
PARTS: Final = "## Parts of these, and what REST sends\n"


def protocol_page(unions: dict[str, tuple[Any, ...]], structs: Iterable[type]) -> str:
    """Return the page: the messages of both sides first, then everything else."""
    sections = [HEAD]
    shown: set[type] = set()
    for name, kinds in unions.items():
        sections += [FROM[name], *map(section, kinds)]
        shown |= {*kinds}
    rest = [struct for struct in structs if struct not in shown]
    return "\n".join([*sections, PARTS, *map(section, rest)])


def section(struct: type) -> str:
    """Return what there is to say of one struct."""
    told = inspect.type_info(struct)
    assert isinstance(told, inspect.StructType)
    tag = f" (`{told.tag}`)" if told.tag is not None else ""
    about = " ".join((struct.__doc__ or "").split())
    lines = [f"### {struct.__name__}{tag}\n", f"{about}\n"]
    if told.fields:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [row(field) for field in told.fields]
        lines.append("")
    return "\n".join(lines)


def row(field: inspect.Field) -> str:
    """Return the row of one field."""
    kind = written(field.type).replace("|", "\\|")
    return f"| `{field.name}` | `{kind}` | {'' if field.required else 'optional'} |"
