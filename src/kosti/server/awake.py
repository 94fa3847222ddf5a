"""A table that is awake: its readers, its clock, its bots, and the order in which things happen."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from kosti.server import clocks, commands
from kosti.server.connection import ENCODER, Connection
from kosti.server.entries import (
    AnyEntry,
    Carried,
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
    Manage,
    Moved,
    PhraseSeen,
    Play,
    Said,
    Seated,
    SeatSeen,
    Table,
    TakenBack,
)
from kosti.server.refusing import Refusal
from kosti.server.tabling import LiveTable
from kosti.server.telling import (
    MOST_LOGGED,
    can_take_back,
    entries_seen,
    fair_seen,
    reader_of,
    seat_seen,
    views_seen,
)
from kosti.server.writer import Conflict, Statement, StorageFailure, changed_table

if TYPE_CHECKING:
    from kosti.server.hall import Hall

GONE_AFTER: Final = 60.0
REMEMBERED: Final = 256
PHRASES: Final = 50
NOTED_EVERY: Final = 600.0
STAND_IN: Final = "casual"
TRY_AGAIN: Final = 1013
CHANCE_OF_PACE: Final = SystemRandom()

Decide = Callable[[float], list[AnyEntry]]


class AwakeTable:
    """A table in memory. Whatever happens there happens one after another, written first."""

    def __init__(self, hall: "Hall", key: int, table: LiveTable) -> None:
        self.hall = hall
        self.key = key
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.gone: dict[int, float] = dict.fromkeys(range(table.setup.seats), time.time())
        self.phrases: deque[PhraseSeen] = deque(maxlen=PHRASES)
        self.done: OrderedDict[str, int] = OrderedDict()
        self.noted = (table.phase, table.changed)
        self.is_dropped = False
        self.used = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.bots: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()

    # --- what happens

    async def do(self, decide: Decide, command: str = "") -> int:
        """Let something happen; return the number of steps once it is on the disk and told."""
        async with self.lock:
            if self.is_dropped:
                raise Refusal("storage", 503)
            if command and command in self.done:
                return self.done[command]
            entries = decide(time.time())
            if entries:
                await self.written(entries, command)
                self.tell(entries)
            number = self.remember(command)
        self.settle()
        return number

    def remember(self, command: str) -> int:
        """Remember that a command is done, the latest only; the database knows the others."""
        if command:
            self.done[command] = self.table.number
            if len(self.done) > REMEMBERED:
                self.done.popitem(last=False)
        return self.table.number

    async def written(self, entries: Sequence[AnyEntry], command: str) -> None:
        """Wait until entries are on the disk; forget the table if that fails."""
        first = self.table.entries - len(entries)
        rows = [(self.key, first + place, None, entry) for place, entry in enumerate(entries)]
        if command:
            rows[0] = (*rows[0][:2], command, entries[0])  # type: ignore[assignment]
        try:
            await self.hall.writer.write(rows, self.beside())
        except (Conflict, StorageFailure) as failure:
            self.drop()
            if isinstance(failure, Conflict):
                raise Refusal("stale", number=self.table.number) from failure
            raise Refusal("storage", 503) from failure
        self.used = time.monotonic()

    def beside(self) -> list[Statement]:
        """Return what the list of tables is to know of this one now."""
        now = (self.table.phase, self.table.changed)
        if now[0] == self.noted[0] and now[1] - self.noted[1] < NOTED_EVERY:
            return []
        self.noted = now
        code = self.table.setup.code if self.table.phase == "waiting" else None
        return [changed_table(self.key, *now, code)]

    def drop(self) -> None:
        """Forget the table: whoever comes back finds what the journal says."""
        self.is_dropped = True
        self.stop()
        self.hall.forget(self)
        for connection in self.connections:
            connection.close(TRY_AGAIN)

    def stop(self) -> None:
        """Stop the clock and the bots."""
        if self.timer is not None:
            self.timer.cancel()
        if self.bots is not None and self.bots is not asyncio.current_task():
            self.bots.cancel()

    async def play(self, command: Play) -> int:
        """Play a command; a human whose seat a bot holds is back."""

        def decide(at: float) -> list[AnyEntry]:
            entries = commands.play(self.table, command, at)
            return [*entries, *self.returned(command.seat, at)]

        return await self.do(decide, command.id)

    def returned(self, seat: int, at: float) -> list[AnyEntry]:
        """Return what happens when a human is back whose seat a bot holds."""
        chair = self.table.chairs[seat]
        if not chair.stand_in and not chair.has_left:
            return []
        return commands.taken(self.table, Replaced(at=at, seat=seat))

    async def manage(self, command: Manage, connection: Connection) -> int:
        """Do a deed."""

        def decide(at: float) -> list[AnyEntry]:
            return commands.manage(self.table, command, connection.yours, self.is_gone, at)

        return await self.do(decide, command.id)

    # --- who is there

    def is_here(self, seat: int) -> bool:
        """Tell whether a connection shows a seat."""
        return any(seat in connection.yours for connection in self.connections)

    def is_gone(self, seat: int) -> bool:
        """Tell whether a human has been away long enough to be replaced."""
        since = self.gone.get(self.table.chairs[seat].place)
        return since is not None and time.time() - since >= GONE_AFTER

    async def join(self, connection: Connection) -> None:
        """Let a reader in: the whole table first."""
        async with self.lock:
            if self.is_dropped:
                raise Refusal("storage", 503)
            connection.yours = self.table.seats_of(connection.tokens)
            self.connections.add(connection)
            for seat in connection.yours:
                self.gone.pop(self.table.chairs[seat].place, None)
            connection.post(self.encoded_table(connection.yours, self.own_id(connection)))
        if connection.yours:
            await self.do(lambda at: self.all_returned(connection, at))
            self.tell_seats(but=connection)
        self.settle()

    def own_id(self, connection: Connection) -> str:
        """Return the name by which a reader knows the table: onlookers do not learn its link."""
        return self.table.setup.watch if connection.is_onlooker else self.table.setup.id

    def all_returned(self, connection: Connection, at: float) -> list[AnyEntry]:
        """Return what happens when humans are back whose seats bots hold."""
        return [entry for seat in connection.yours for entry in self.returned(seat, at)]

    def part(self, connection: Connection) -> None:
        """Let a reader go."""
        self.connections.discard(connection)
        self.used = time.monotonic()
        left = [seat for seat in connection.yours if not self.is_here(seat)]
        for seat in left:
            self.gone[self.table.chairs[seat].place] = time.time()
        if left and not self.is_dropped:
            self.tell_seats()
            self.hall.loop.call_later(GONE_AFTER + 1, self.look_for_host)

    def look_for_host(self) -> None:
        """Hand the table on where its host is gone and somebody else is there."""
        if not self.is_dropped and self.table.phase != "closed":
            self.hall.spawn(self.do(self.next_host))

    def next_host(self, at: float) -> list[AnyEntry]:
        """Return who follows a host who is gone."""
        chairs = self.table.chairs
        host = next((seat for seat, one in enumerate(chairs) if one.place == self.table.host), -1)
        if host < 0 or not self.is_gone(host):
            return []
        order = [*range(host + 1, len(chairs)), *range(host)]
        here = [seat for seat in order if chairs[seat].is_human and self.is_here(seat)]
        return commands.taken(self.table, Handed(at=at, seat=here[0])) if here else []

    # --- what is told

    def tell(self, entries: Sequence[AnyEntry]) -> None:
        """Tell every reader what has happened, as it may know it."""
        kinds = {type(entry) for entry in entries}
        if kinds <= MOVING:
            self.tell_moved(entries)
        elif kinds <= SEATING:
            self.tell_seats()
        else:
            self.tell_all()
        if self.table.phase == "over" and Stepped in kinds:
            self.tell_all()
        elif kinds & SEATING and kinds & MOVING:
            self.tell_seats()

    def tell_moved(self, entries: Sequence[AnyEntry]) -> None:
        """Tell of steps played, kept or taken back."""
        entry = entries[0]
        if isinstance(entry, TookBack) and entry.count:
            self.send_all(lambda yours: self.taken_back(entry.seat, yours))
        elif isinstance(entry, Stepped):
            count = sum(len(one.steps) for one in entries if isinstance(one, Stepped))
            self.send_all(lambda yours: self.moved(count, yours))
        elif isinstance(entry, Kept | TookBack):
            self.send_all(lambda yours: self.moved(0, yours), seat=entry.seat)

    def send_all(self, made: Callable[[tuple[int, ...]], Any], seat: int | None = None) -> None:
        """Send every reader its own message, made once for those who see the same."""
        known: dict[tuple[int, ...], bytes] = {}
        for connection in self.connections:
            yours = connection.yours
            if seat is not None and seat not in yours:
                continue
            data = known.get(yours)
            if data is None:
                data = known[yours] = ENCODER.encode(made(yours))
            connection.post(data)

    def tell_seats(self, but: Connection | None = None) -> None:
        """Tell who sits where."""
        seats = self.seats_seen()
        for connection in self.connections:
            connection.yours = self.table.seats_of(connection.tokens)
            if connection is not but:
                code = self.code_for(connection.yours)
                connection.tell(Seated(seats, [*connection.yours], self.table.phase, code))

    def tell_all(self) -> None:
        """Show the whole table to everybody."""
        for connection in self.connections:
            connection.yours = self.table.seats_of(connection.tokens)
            connection.post(self.encoded_table(connection.yours, self.own_id(connection)))

    def encoded_table(self, yours: tuple[int, ...], own_id: str) -> bytes:
        """Return the whole table as a reader may know it."""
        return ENCODER.encode(self.table_seen(yours, own_id))

    def table_seen(self, yours: tuple[int, ...], own_id: str) -> Table:
        """Return the whole table as the holder of some seats may know it."""
        table, setup = self.table, self.table.setup
        return Table(
            id=own_id,
            game=setup.game,
            options=table.options,
            phase=table.phase,
            number=table.number,
            awaits=table.awaits,
            yours=[*yours],
            seats=self.seats_seen(),
            views=views_seen(table, yours),
            log=entries_seen(table, reader_of(yours), MOST_LOGGED),
            clock=self.clock_seen(),
            fair=fair_seen(table),
            phrases=[*self.phrases],
            public=setup.public,
            coach=setup.coach,
            pace=setup.pace,
            round=table.round,
            can_take_back=can_take_back(table, yours),
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

    def clock_seen(self) -> Any:
        """Return the clock for the wire."""
        return clocks.clock_seen(self.table, self.hall.downs, time.time())

    def moved(self, count: int, yours: tuple[int, ...]) -> Moved:
        """Return what is new by the latest steps."""
        table = self.table
        return Moved(
            number=table.number,
            entries=entries_seen(table, reader_of(yours), count) if count else [],
            views=views_seen(table, yours),
            awaits=table.awaits,
            clock=self.clock_seen(),
            can_take_back=can_take_back(table, yours),
            phase=table.phase,
            result=table.result,
        )

    def taken_back(self, seat: int, yours: tuple[int, ...]) -> TakenBack:
        """Return what is new after choices were taken back."""
        table = self.table
        return TakenBack(
            number=table.number,
            seat=seat,
            views=views_seen(table, yours),
            awaits=table.awaits,
            clock=self.clock_seen(),
            can_take_back=can_take_back(table, yours),
        )

    def say(self, seat: int, phrase: str) -> None:
        """Let a seat say a phrase."""
        said = PhraseSeen(seat, phrase, time.time())
        self.phrases.append(said)
        self.send_all(lambda yours: Said(said))

    # --- what goes on by itself

    def settle(self) -> None:
        """Set the clock, and let the bots know that it may be their turn."""
        if self.is_dropped:
            return
        self.set_clock()
        seat = self.table.to_act
        if seat >= 0 and self.table.chairs[seat].bot:
            if self.bots is None or self.bots.done():
                self.bots = self.hall.spawn(self.run_bots())
        else:
            self.hurry.clear()

    def set_clock(self) -> None:
        """Set the timer to the end of the time of the seat that is to act."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if clocks.runs(self.table):
            seconds = clocks.left(self.table, self.hall.downs, time.time())
            self.timer = self.hall.loop.call_later(min(max(seconds, 0.0), 86_400), self.ring)

    def ring(self) -> None:
        """Look whether the time is up."""
        self.hall.spawn(self.do(self.out_of_time))

    def out_of_time(self, at: float) -> list[AnyEntry]:
        """Let a bot play for a human whose time is up."""
        if not clocks.runs(self.table) or clocks.left(self.table, self.hall.downs, at) > 0:
            return []
        seat = self.table.to_act
        return commands.taken(self.table, Replaced(at=at, seat=seat, level=STAND_IN))

    async def run_bots(self) -> None:
        """Play for the bots as long as one is to act."""
        while (seat := self.table.to_act) >= 0 and (level := self.table.chairs[seat].bot):
            until = self.hall.loop.time() + self.table.setup.pace * CHANCE_OF_PACE.uniform(0.8, 1.2)
            number = self.table.number
            action = await self.bots_action(seat, level)
            await self.wait_until(until)

            def decide(
                at: float, seat: int = seat, number: int = number, said: str = action
            ) -> Any:
                if self.table.number != number or self.table.to_act != seat:
                    return []
                entries = commands.played(self.table, seat, [said], at)
                return [*entries, *self.lent_back(seat, at)]

            await self.do(decide)
            if self.is_dropped:
                return

    def lent_back(self, seat: int, at: float) -> list[AnyEntry]:
        """Give a seat back to a human who is here once the bot has ended the turn."""
        chair = self.table.chairs[seat]
        is_lent = bool(chair.stand_in) and self.table.to_act != seat and self.is_here(seat)
        return commands.taken(self.table, Replaced(at=at, seat=seat)) if is_lent else []

    async def bots_action(self, seat: int, level: str) -> str:
        """Return what a bot does, which sees what its seat may know."""
        playing = commands.game_of(self.table)
        if playing.awaits_throw:
            return "throw"
        view = playing.match.view(seat)
        choice = await self.hall.thinkers.choose(view, level)
        return playing.game.notation.choice_text(view.state, choice)

    async def wait_until(self, until: float) -> None:
        """Wait for a time, unless somebody is in a hurry."""
        seconds = until - self.hall.loop.time()
        if seconds > 0 and not self.hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), seconds)


MOVING: Final = {Stepped, Kept, TookBack}
SEATING: Final = {
    *(Sat, Filled, Left, Removed, Handed, Replaced, Carried),
}
