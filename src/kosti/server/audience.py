"""Who looks at a table, and what each of them is told: only what its seats may know."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from kosti.core.rule import ONLOOKER
from kosti.server import clocks
from kosti.server.connection import ENCODER, Connection
from kosti.server.entries import (
    AnyEntry,
    Carried,
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
from kosti.server.messages import (
    ClockSeen,
    Moved,
    PhraseSeen,
    Said,
    Seated,
    SeatSeen,
    Table,
    TakenBack,
)
from kosti.server.tabling import LiveTable
from kosti.server.telling import (
    MOST_LOGGED,
    Moment,
    entries_seen,
    fair_seen,
    reader_of,
    seat_seen,
)

if TYPE_CHECKING:
    from kosti.server.hall import Hall

PHRASES: Final = 50
Yours = tuple[int, ...]


class Audience:
    """The readers of a table."""

    def __init__(self, hall: "Hall", table: LiveTable) -> None:
        self.hall = hall
        self.table = table
        self.connections: set[Connection] = set()
        self.phrases: deque[PhraseSeen] = deque(maxlen=PHRASES)

    def is_here(self, seat: int) -> bool:
        """Tell whether a connection shows a seat."""
        return any(seat in connection.yours for connection in self.connections)

    def told(self, entries: Sequence[AnyEntry]) -> None:
        """Tell every reader what has happened, as it may know it."""
        kinds = {type(entry) for entry in entries}
        if kinds <= MOVING:
            self.tell_moved(entries)
            if self.table.phase == "over":
                self.tell_seats()
        elif kinds <= SEATING:
            self.tell_seats()
        elif kinds <= SEATING | MOVING:
            self.tell_moved(entries)
            self.tell_seats()
        else:
            self.tell_all()

    def tell_moved(self, entries: Sequence[AnyEntry]) -> None:
        """Tell of steps played, kept or taken back."""
        moment = self.moment()
        entry = next(one for one in entries if type(one) in MOVING)
        if isinstance(entry, TookBack) and entry.count:
            seat = entry.seat
            self.send_all(lambda yours: self.taken_back(moment, seat, yours))
        elif isinstance(entry, Stepped):
            count = sum(len(one.steps) for one in entries if isinstance(one, Stepped))
            known: dict[int, Raw] = {}
            self.send_all(lambda yours: self.moved(moment, self.steps(known, count, yours), yours))
        elif isinstance(entry, Kept | TookBack):
            nothing = Raw(b"[]")
            self.send_all(lambda yours: self.moved(moment, nothing, yours), seat=entry.seat)

    def steps(self, known: dict[int, Raw], count: int, yours: Yours) -> Raw:
        """Return the latest steps as JSON, made once for those who know the same."""
        playing = self.table.playing
        has_secrets = playing is not None and playing.game.has_secrets
        reader = reader_of(yours) if has_secrets else ONLOOKER
        if reader not in known:
            known[reader] = Raw(ENCODER.encode(entries_seen(self.table, reader, count)))
        return known[reader]

    def send_all(self, made: Callable[[Yours], Any], seat: int | None = None) -> None:
        """Send every reader its own message, made once for those who see the same."""
        known: dict[Yours, bytes] = {}
        for connection in [*self.connections]:
            yours = connection.yours
            if seat is not None and seat not in yours:
                continue
            data = known.get(yours)
            if data is None:
                data = known[yours] = ENCODER.encode(made(yours))
            connection.post(data)

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tell who sits where, and what is known of the dice."""
        self.find_seats()
        seats, fair = self.seats_seen(), fair_seen(self.table)
        for connection in [*self.connections]:
            if connection is not but:
                code = self.code_for(connection.yours)
                connection.tell(Seated(seats, [*connection.yours], self.table.phase, code, fair))

    def find_seats(self) -> None:
        """Find everybody's seats anew: people have come or gone, or all have changed places."""
        for connection in self.connections:
            connection.yours = self.table.seats_of(connection.tokens)

    def tell_all(self) -> None:
        """Show the whole table to everybody."""
        self.find_seats()
        for connection in [*self.connections]:
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Show the whole table to one reader; onlookers do not learn its link."""
        setup = self.table.setup
        connection.yours = self.table.seats_of(connection.tokens)
        own_id = setup.watch if connection.is_onlooker else setup.id
        connection.tell(self.table_seen(connection.yours, own_id))

    def moment(self) -> Moment:
        """Return the moment that is to be told."""
        return Moment(self.table, self.clock_seen())

    def table_seen(self, yours: Yours, own_id: str) -> Table:
        """Return the whole table as the holder of some seats may know it."""
        table, setup, moment = self.table, self.table.setup, self.moment()
        return Table(
            id=own_id,
            game=setup.game,
            options=table.options,
            phase=table.phase,
            number=moment.number,
            awaits=moment.awaits,
            yours=[*yours],
            seats=self.seats_seen(),
            views=moment.views(yours),
            log=entries_seen(table, reader_of(yours), MOST_LOGGED),
            clock=moment.clock,
            fair=fair_seen(table),
            phrases=[*self.phrases],
            public=setup.public,
            coach=setup.coach,
            pace=setup.pace,
            round=table.round,
            can_take_back=moment.can_take_back(yours),
            result=table.result,
            closed_by=table.closed_by,
            code=self.code_for(yours),
            watch=setup.watch,
        )

    def code_for(self, yours: Sequence[int]) -> str:
        """Return the spoken code, for those who sit here while the table waits."""
        return self.table.setup.code if yours and self.table.phase == "waiting" else ""

    def seats_seen(self) -> list[SeatSeen]:
        """Return the seats for the wire."""
        table = self.table
        return [
            seat_seen(seat, chair, table.host, is_here=self.is_here(seat))
            for seat, chair in enumerate(table.chairs)
        ]

    def clock_seen(self) -> ClockSeen | None:
        """Return the clock for the wire."""
        return clocks.clock_seen(self.table, self.hall.downs, time.time())

    def moved(self, moment: Moment, steps: Raw, yours: Yours) -> Moved:
        """Return what is new by the latest steps."""
        return Moved(
            number=moment.number,
            entries=steps,  # type: ignore[arg-type] # they are encoded already
            views=moment.views(yours),
            awaits=moment.awaits,
            clock=moment.clock,
            can_take_back=moment.can_take_back(yours),
            phase=self.table.phase,
            result=self.table.result,
        )

    def taken_back(self, moment: Moment, seat: int, yours: Yours) -> TakenBack:
        """Return what is new after choices were taken back."""
        return TakenBack(
            number=moment.number,
            seat=seat,
            views=moment.views(yours),
            awaits=moment.awaits,
            clock=moment.clock,
            can_take_back=moment.can_take_back(yours),
        )

    def say(self, seat: int, phrase: str) -> None:
        """Let a seat say a phrase."""
        said = PhraseSeen(seat, phrase, time.time())
        self.phrases.append(said)
        data = msgspec.json.encode(Said(said))
        for connection in [*self.connections]:
            connection.post(data)


MOVING: Final = {Stepped, Kept, TookBack}
SEATING: Final = {Sat, Contributed, Filled, Left, Removed, Handed, Replaced, Carried}
