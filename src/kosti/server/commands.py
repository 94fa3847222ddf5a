"""What people ask of a table: checked, and turned into entries of its journal.

Each function here raises `Refusal` and changes nothing, or returns the entries that happened.
"""

from collections.abc import Callable, Sequence
from typing import Final

from kosti.core.errors import KostiError
from kosti.server.entries import (
    AnyEntry,
    Began,
    Closed,
    Contributed,
    Filled,
    Handed,
    Kept,
    Left,
    Removed,
    Replaced,
    Sat,
    Stepped,
    TookBack,
)
from kosti.server.messages import Deed, Manage, Play
from kosti.server.names import clean_name, unused
from kosti.server.playing import Playing
from kosti.server.refusing import Refusal, refusal_of
from kosti.server.seating import LEVELS, names_taken, open_seat
from kosti.server.tabling import LiveTable

CONTRIBUTION: Final = 32  # hexadecimal digits
LETTERS: Final = set("0123456789abcdef")


def play(table: LiveTable, command: Play, at: float) -> list[AnyEntry]:
    """Play a command of a seat; the game of the table has then gone on."""
    playing = game_of(table)
    if playing.seat != command.seat and playing.may_answer(command.seat):
        answer = playing.answer(command.seat, command.actions)
        return taken(table, Kept(at=at, seat=command.seat, answer=answer))
    if command.number != table.number:
        raise Refusal("stale", number=table.number)
    actions: Sequence[str] = command.actions
    if command.gathered is not None:
        try:
            actions = playing.gathered(command.seat, command.gathered)
        except KostiError as error:
            raise refusal_of(error) from None
    return played(table, command.seat, actions, at)


def played(table: LiveTable, seat: int, actions: Sequence[str], at: float) -> list[AnyEntry]:
    """Play actions of a seat and note them."""
    playing = game_of(table)
    steps = playing.play(seat, actions)
    return noted(table, Stepped(at=at, seat=seat, steps=steps, mark=playing.mark))


def noted(table: LiveTable, entry: Stepped) -> list[AnyEntry]:
    """Note steps that the game has taken already."""
    table.stepped(entry)
    table.noted(entry)
    return [entry]


def taken(table: LiveTable, *entries: AnyEntry) -> list[AnyEntry]:
    """Let entries happen and return them."""
    for entry in entries:
        table.take(entry)
    return [*entries]


def game_of(table: LiveTable) -> Playing:
    """Return the game in progress."""
    if table.phase != "playing" or table.playing is None:
        raise Refusal("not-playing")
    return table.playing


def take_back(table: LiveTable, seat: int, number: int, at: float) -> list[AnyEntry]:
    """Take back a seat's latest choices, or the answer it gave early."""
    playing = game_of(table)
    if seat in playing.kept:
        return taken(table, TookBack(at=at, seat=seat, count=0))
    if number != table.number:
        raise Refusal("stale", number=table.number)
    count = playing.match.undoable(seat)
    if not count:
        raise Refusal("nothing-to-take-back")
    return taken(table, TookBack(at=at, seat=seat, count=count))


def sit(table: LiveTable, name: str, wanted: int, token: str, at: float) -> list[AnyEntry]:
    """Seat a human on an open seat."""
    if not table.is_open:
        raise Refusal("closed" if table.phase == "closed" else "full")
    seat = open_seat(table.chairs, wanted)
    if seat < 0:
        raise Refusal("full")
    return taken(table, sat(table, seat, name, token, at))


def sat(table: LiveTable, seat: int, name: str, token: str, at: float, device: int = -1) -> Sat:
    """Return the entry of a human who sits down, the name made fit for a table."""
    fit = unused(clean_name(name), names_taken(table.chairs))
    return Sat(at=at, seat=seat, name=fit, token=token, device=device)


def contribute(table: LiveTable, seat: int, contribution: str, at: float) -> list[AnyEntry]:
    """Add to the dice for a seat, once; the game begins if it waited for nothing else."""
    if not table.is_open:
        raise Refusal("started-already")
    if len(contribution) != CONTRIBUTION or not set(contribution) <= LETTERS:
        raise Refusal("contribution", 400)
    if table.chairs[seat].contribution:
        raise Refusal("contributed-already")
    entries = taken(table, Contributed(at=at, seat=seat, contribution=contribution))
    return [*entries, *begun_first(table, at)] if table.starts_now else entries


def leave(table: LiveTable, seat: int, at: float) -> list[AnyEntry]:
    """Let a human get up."""
    if table.phase == "closed":
        raise Refusal("closed")
    return taken(table, Left(at=at, seat=seat))


def manage(
    table: LiveTable, command: Manage, yours: Sequence[int], gone: Callable[[int], bool], at: float
) -> list[AnyEntry]:
    """Do a deed of the host, or of anybody at the table."""
    if table.phase == "closed":
        raise Refusal("closed")
    if not yours:
        raise Refusal("not-seated", 403)
    if command.deed not in FOR_ALL and not table.is_host(yours):
        raise Refusal("not-host", 403)
    if command.deed in WITH_SEAT and not 0 <= command.seat < len(table.chairs):
        raise Refusal("no-seat", 400)
    if command.level not in LEVELS:
        raise Refusal("no-level", 400)
    if command.deed == "replace":
        return replace(table, command.seat, command.level, yours, gone, at)
    return DEEDS[command.deed](table, command, at)


def start(table: LiveTable, command: Manage, at: float) -> list[AnyEntry]:
    """Begin the first game; throw 0 draws who begins."""
    if table.phase != "waiting":
        raise Refusal("started-already")
    check_full(table)
    return begun_first(table, at)


def begun_first(table: LiveTable, at: float) -> list[AnyEntry]:
    """Begin the first game."""
    return begun(table, Began(at=at, round=1, first=table.first_seat(), is_drawn=True))


def again(table: LiveTable, command: Manage, at: float) -> list[AnyEntry]:
    """Begin another game; the next seat begins."""
    if table.phase != "over":
        raise Refusal("not-over")
    if not table.rounds_left:
        raise Refusal("too-many-rounds")
    check_full(table)
    return begun(table, Began(at=at, round=table.round + 1, first=1))


def begun(table: LiveTable, entry: Began) -> list[AnyEntry]:
    """Begin a game and let fall what falls before its first turn."""
    entries = taken(table, entry)
    steps = game_of(table).set_up()
    mark = game_of(table).mark
    return [*entries, *noted(table, Stepped(at=entry.at, seat=-1, steps=steps, mark=mark))]


def check_full(table: LiveTable) -> None:
    """Refuse to begin with an open seat."""
    if any(chair.filled == "open" for chair in table.chairs):
        raise Refusal("open-seats")


def fill(table: LiveTable, command: Manage, at: float) -> list[AnyEntry]:
    """Give an open seat, or a bot's, to a bot of a level."""
    if not table.is_open:
        raise Refusal("started-already")
    if table.chairs[command.seat].is_human:
        raise Refusal("seat-taken")
    return taken(table, Filled(at=at, seat=command.seat, level=command.level))


def remove(table: LiveTable, command: Manage, at: float) -> list[AnyEntry]:
    """Remove a guest."""
    chair = table.chairs[command.seat]
    if chair.filled == "open" or chair.place == table.host:
        raise Refusal("no-guest")
    return taken(table, Removed(at=at, seat=command.seat))


def hand_on(table: LiveTable, command: Manage, at: float) -> list[AnyEntry]:
    """Make another human the host."""
    if not table.chairs[command.seat].is_human:
        raise Refusal("no-guest")
    return taken(table, Handed(at=at, seat=command.seat))


def end(table: LiveTable, command: Manage, at: float) -> list[AnyEntry]:
    """Close the table."""
    return taken(table, Closed(at=at, by="host"))


def replace(
    table: LiveTable,
    seat: int,
    level: str,
    yours: Sequence[int],
    gone: Callable[[int], bool],
    at: float,
) -> list[AnyEntry]:
    """Let a bot stand in for a human who is gone; for one's own seat: be back."""
    chair = table.chairs[seat]
    if not chair.is_human:
        raise Refusal("no-guest")
    if seat in yours:
        return taken(table, Replaced(at=at, seat=seat)) if chair.stand_in else []
    if not (chair.has_left or gone(seat)):
        raise Refusal("still-here")
    return taken(table, Replaced(at=at, seat=seat, level=level))


FOR_ALL: Final = ("replace", "again")
WITH_SEAT: Final = ("fill", "remove", "hand-on", "replace")
DEEDS: Final[dict[Deed, Callable[[LiveTable, Manage, float], list[AnyEntry]]]] = {
    "start": start,
    "again": again,
    "fill": fill,
    "remove": remove,
    "hand-on": hand_on,
    "end": end,
}
