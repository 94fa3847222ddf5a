"""What a table looks like to one reader: a seat, several seats of one screen, or an onlooker."""

from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from kosti.core.event import Event
from kosti.core.rule import ONLOOKER
from kosti.core.view import View
from kosti.server.messages import (
    ActionSeen,
    ClockSeen,
    Entry,
    EventSeen,
    FairSeen,
    RefusalSeen,
    SeatSeen,
    ViewSeen,
)
from kosti.server.playing import NOBODY, Playing, Told
from kosti.server.seating import Chair
from kosti.server.tables_seen import encoded_table
from kosti.server.tabling import LiveTable

MOST_LOGGED: Final = 200
ALGORITHM: Final = "kosti-dice-1"


def reader_of(yours: Sequence[int]) -> int:
    """Return whose events a screen shows: with several seats before it, only what is open."""
    return yours[0] if len(yours) == 1 else ONLOOKER


class Moment:
    """One moment of a game; what those see who know the same of it is made once."""

    def __init__(self, table: LiveTable, clock: ClockSeen | None) -> None:
        self.table = table
        self.number = table.number
        self.awaits = table.awaits
        self.clock = clock
        is_on = table.playing is not None and table.phase == "playing"
        self.playing = table.playing if is_on else None
        self.undoer = self.playing.undoer if self.playing else NOBODY
        self.known: list[tuple[View, Raw]] = []

    def can_take_back(self, yours: Sequence[int]) -> bool:
        """Tell whether one of these seats can take back what it did last."""
        if self.playing is None:
            return False
        return self.undoer in yours or any(seat in self.playing.kept for seat in yours)

    def views(self, yours: Sequence[int]) -> list[ViewSeen]:
        """Return the game as each of these seats, or an onlooker, may know it."""
        playing = self.table.playing
        if playing is None:
            return []
        return [self.view(playing, seat) for seat in yours or (ONLOOKER,)]

    def view(self, playing: Playing, seat: int) -> ViewSeen:
        """Return the game as one seat may know it, with what it can do now."""
        view = playing.match.view(seat)
        asked = view if view.is_mine else early_view(playing, seat)
        return view_seen(playing, view, asked, self.lying(view))

    def lying(self, view: View) -> Raw:
        """Return what lies on the table, the same for all who know the same."""
        for known, table in self.known:
            if known.state is view.state:
                return table
        table = encoded_table(view.table)
        self.known.append((view, table))
        return table


def view_seen(playing: Playing, view: View, asked: View | None, table: Raw) -> ViewSeen:
    """Return a view for the wire; `asked` is the view with the choices there are, if any."""
    return ViewSeen(
        seat=view.seat,
        to_act=view.to_act,
        turn=view.state.seat,
        turns=view.state.turns,
        table=table,  # type: ignore[arg-type] # it is encoded already
        actions=[ActionSeen(*action[1:]) for action in asked.actions] if asked else [],
        refusals=[RefusalSeen(*refusal) for refusal in asked.refusals] if asked else [],
        kept=playing.kept.get(view.seat, ""),
    )


def early_view(playing: Playing, seat: int) -> View | None:
    """Return the view of a seat that may answer before it is asked, and has not."""
    if seat < 0 or seat in playing.kept or not playing.may_answer(seat):
        return None
    return playing.early_view(seat)


def entries_seen(table: LiveTable, reader: int, count: int) -> list[Entry]:
    """Return the latest steps of a game as a reader may know them."""
    playing = table.playing
    if playing is None:
        return []
    told = playing.told_last(count)
    first = playing.number - len(told) + 1
    found, throw = [], playing.throws - sum(one.throw > 0 for one in told)
    for number, one in enumerate(told, first):
        throw = one.throw or throw
        found.append(entry_seen(table, number, one, throw, reader))
    return found


def entry_seen(table: LiveTable, number: int, told: Told, throw: int, reader: int) -> Entry:
    """Return one step as a reader may know it; `throw` is the latest up to it."""
    assert table.playing is not None
    assert table.dice is not None
    game, events, text = table.playing.game, told.events, told.text
    commitment, key = "", ""
    if game.has_secrets:
        events = [game.events.seen_by(event, reader) for event in events]
    if told.throw:
        commitment = table.dice.commitment(throw).hex()
        if game.has_secrets:
            text = f"({game.notation.outcome_seen(told.before, told.step, events)})"
    elif game.has_secrets and any(is_disclosure(event) for event in events):
        key = table.dice.key(throw).hex()
    return Entry(number, text, [EventSeen(*event) for event in events], commitment, key)


def is_disclosure(event: Event) -> bool:
    """Tell whether an event shows its reader what was hidden."""
    return event.values.get("sight") == "open"


def seat_seen(seat: int, chair: Chair, host: int, *, is_here: bool) -> SeatSeen:
    """Return a chair for the wire."""
    return SeatSeen(
        number=seat,
        filled=chair.filled,
        name=chair.name,
        level=chair.level,
        is_host=chair.place == host,
        is_here=is_here and not chair.has_left,
        device=chair.device,
        stand_in=chair.stand_in,
        won=chair.won,
        contribution=chair.contribution,
    )


def fair_seen(table: LiveTable) -> FairSeen:
    """Return what may be known of the dice."""
    is_done = table.phase in ("over", "closed")
    return FairSeen(
        algorithm=ALGORITHM,
        table=table.dice_table,
        commitment=table.commitment,
        contributions=table.contributions,
        secret=table.secret.hex() if is_done else "",
    )
