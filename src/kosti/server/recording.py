"""The record of a table's latest game, made from its journal, as one reader may know it."""

from kosti.core.match import Match
from kosti.core.record import Record, Seat, record_of
from kosti.core.record_json import record_to_json
from kosti.core.record_text import record_to_text
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE
from kosti.fair import heading, marks_of
from kosti.fair.marks import FIELD
from kosti.server.entries import AnyEntry, Began, Setup, Stepped, TookBack
from kosti.server.refusing import Refusal
from kosti.server.store import Store
from kosti.server.tabling import LiveTable
from kosti.server.telling import is_disclosure


def record_text(store: Store, id_: str, reader: int, form: str) -> str:
    """Return the record of a table's latest game as text; raise `Refusal` if there is none."""
    loaded = store.load(id_)
    if loaded is None:
        raise Refusal("no-table", 404)
    record = record_from(loaded[1], loaded[2], reader)
    return record_to_json(record) if form == "json" else record_to_text(record)


def record_from(setup: Setup, entries: list[AnyEntry], reader: int) -> Record:
    """Return the record that a journal holds: whole when the game is over or closed."""
    table = LiveTable(setup)
    for entry in entries:
        table.take(entry)
    is_done = table.phase in ("over", "closed")
    match = match_of(setup, entries)
    dice = table.dice
    assert dice is not None
    return record_of(
        match,
        [Seat(one.name, one.level or "human") for one in table.chairs],
        reader=None if is_done else reader,
        marks=marks_of(match, dice, () if is_done else disclosed(match, reader)),
        more={FIELD: heading(dice, first=table.first, is_disclosed=is_done)},
    )


def disclosed(match: Match, reader: int) -> set[int]:
    """Return the throws whose hidden outcome a reader was shown by what others chose."""
    found, throw = set(), 0
    for step, events in zip(match.steps, match.told(reader), strict=True):
        if match.game.rules.to_act(step.before) == CHANCE:
            throw += 1
        elif match.game.has_secrets and any(map(is_disclosure, events)):
            found.add(throw)
    return found


def match_of(setup: Setup, entries: list[AnyEntry]) -> Match:
    """Return the match of the latest game, all of its steps kept."""
    match = begun(setup)
    for entry in entries:
        if isinstance(entry, Began):
            match = begun(setup)
        elif isinstance(entry, Stepped):
            for text in entry.steps:
                match.land(text[1:-1]) if text.startswith("(") else match.play(text)
        elif isinstance(entry, TookBack) and entry.count:
            match.undo(entry.seat)
    return match


def begun(setup: Setup) -> Match:
    """Return a match before its first step."""
    return Match(game_named(setup.game), {**setup.options, "seats": str(setup.seats)})
