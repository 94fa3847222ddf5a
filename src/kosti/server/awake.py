"""A table that is awake: whatever happens there happens one thing after another, written first."""

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from kosti.server import commands
from kosti.server.audience import Audience
from kosti.server.connection import Connection
from kosti.server.entries import AnyEntry, Handed, Replaced
from kosti.server.messages import Manage, Play
from kosti.server.pacing import Pacing
from kosti.server.refusing import Refusal
from kosti.server.tabling import LiveTable
from kosti.server.writer import Conflict, Statement, changed_table

if TYPE_CHECKING:
    from kosti.server.hall import Hall

LOG: Final = logging.getLogger("kosti")
GONE_AFTER: Final = 60.0
REMEMBERED: Final = 256
MOST_WAITING: Final = 200
NOTED_EVERY: Final = 600.0
TRY_AGAIN: Final = 1013

Decide = Callable[[float], list[AnyEntry]]
Answer = Callable[[int, Refusal | None], None]
Found = TypeVar("Found")


class Request(NamedTuple):
    """Something that is to happen: what decides it, its command's id, and who is answered."""

    decide: Decide
    command: str
    answer: Answer


class AwakeTable:
    """A table in memory. Nobody sees anything of it that is not on the disk."""

    def __init__(self, hall: "Hall", key: int, table: LiveTable) -> None:
        self.hall = hall
        self.key = key
        self.table = table
        self.audience = Audience(hall, table)
        self.pacing = Pacing(self)
        self.waiting: deque[Request] = deque()
        self.is_writing = False
        self.is_dropped = False
        self.gone: dict[int, float] = dict.fromkeys(range(table.setup.seats), time.time())
        self.done: OrderedDict[str, int] = OrderedDict()
        self.noted = (table.phase, table.changed)
        self.used = time.monotonic()

    def request(self, decide: Decide, answer: Answer, command: str = "") -> None:
        """Let something happen in its turn; `answer` gets the number of steps, or a refusal."""
        if self.is_dropped:
            answer(0, Refusal("storage", 503))
        elif len(self.waiting) >= MOST_WAITING:
            answer(0, Refusal("too-fast", 429))
        else:
            self.waiting.append(Request(decide, command, answer))
            self.go_on()

    def go_on(self) -> None:
        """Let what waits happen, one after another."""
        while self.waiting and not self.is_writing:
            self.happen(self.waiting.popleft())

    def happen(self, request: Request) -> None:
        """Let something happen: it is answered and told once it is written."""
        if request.command and request.command in self.done:
            request.answer(self.done[request.command], None)
            return
        try:
            entries = request.decide(time.time())
        except Refusal as refusal:
            request.answer(0, refusal)
        except Exception:
            LOG.exception("a table went wrong and is read again from its journal")
            self.drop()
            request.answer(0, Refusal("trouble", 500))
        else:
            if entries:
                self.write(request, entries)
            else:
                request.answer(self.remember(request.command), None)

    def write(self, request: Request, entries: Sequence[AnyEntry]) -> None:
        """Write what has happened."""
        first = self.table.entries - len(entries)
        rows = [
            (self.key, first + place, (not place and request.command) or None, entry)
            for place, entry in enumerate(entries)
        ]
        self.is_writing = True
        self.hall.writer.write(rows, self.beside(), partial(self.written, request, entries))

    def written(
        self, request: Request, entries: Sequence[AnyEntry], failure: Exception | None
    ) -> None:
        """Tell what is on the disk; forget the table if it is not."""
        self.is_writing = False
        if failure is not None:
            self.drop()
            is_stale = isinstance(failure, Conflict)
            request.answer(0, Refusal("stale", number=0) if is_stale else Refusal("storage", 503))
            return
        self.used = time.monotonic()
        self.audience.told(entries)
        request.answer(self.remember(request.command), None)
        self.pacing.settle()
        self.go_on()

    def remember(self, command: str) -> int:
        """Remember that a command is done, the latest only; the database knows the others."""
        if command:
            self.done[command] = self.table.number
            if len(self.done) > REMEMBERED:
                self.done.popitem(last=False)
        return self.table.number

    async def do(self, decide: Decide, command: str = "") -> int:
        """Let something happen; return the number of steps once it is written and told."""
        done: asyncio.Future[int] = self.hall.loop.create_future()

        def answer(number: int, refusal: Refusal | None) -> None:
            if done.cancelled():
                return
            if refusal is None:
                done.set_result(number)
            else:
                done.set_exception(refusal)

        self.request(decide, answer, command)
        return await done

    async def look(self, at: Callable[[LiveTable], Found]) -> Found:
        """Return what a look at the table finds when nothing is being written."""
        found: list[Found] = []

        def decide(_: float) -> list[AnyEntry]:
            found.append(at(self.table))
            return []

        await self.do(decide)
        return found[0]

    def beside(self) -> list[Statement]:
        """Return what the list of tables is to know of this one now."""
        table = self.table
        if table.phase == self.noted[0] and table.changed - self.noted[1] < NOTED_EVERY:
            return []
        self.noted = (table.phase, table.changed)
        code = table.setup.code if table.phase == "waiting" else None
        return [changed_table(self.key, *self.noted, code)]

    def drop(self) -> None:
        """Forget the table: whoever comes back finds what the journal says."""
        self.is_dropped = True
        self.pacing.stop()
        self.hall.forget(self)
        for connection in [*self.audience.connections]:
            connection.close(TRY_AGAIN)
        while self.waiting:
            self.waiting.popleft().answer(0, Refusal("storage", 503))

    def play(self, command: Play, answer: Answer) -> None:
        """Play a command; a human whose seat a bot holds is back."""
        self.request(partial(self.played, command), answer, command.id)

    def played(self, command: Play, at: float) -> list[AnyEntry]:
        """Return what a command has led to."""
        entries = commands.play(self.table, command, at)
        back = self.returned(command.seat, at)
        return [*entries, *back] if back else entries

    def returned(self, seat: int, at: float) -> list[AnyEntry]:
        """Return what happens when a human is back whose seat a bot holds."""
        chair = self.table.chairs[seat]
        if not chair.stand_in and not chair.has_left:
            return []
        return commands.taken(self.table, Replaced(at=at, seat=seat))

    def manage(self, command: Manage, connection: Connection, answer: Answer) -> None:
        """Do a deed."""

        def decide(at: float) -> list[AnyEntry]:
            return commands.manage(self.table, command, connection.yours, self.is_gone, at)

        self.request(decide, answer, command.id)

    def is_gone(self, seat: int) -> bool:
        """Tell whether a human has been away long enough to be replaced."""
        since = self.gone.get(self.table.chairs[seat].place)
        return since is not None and time.time() - since >= GONE_AFTER

    async def join(self, connection: Connection) -> None:
        """Let a reader in: the whole table first."""

        def decide(at: float) -> list[AnyEntry]:
            self.audience.connections.add(connection)
            self.audience.show(connection)
            for seat in connection.yours:
                self.gone.pop(self.table.chairs[seat].place, None)
            return [one for seat in connection.yours for one in self.returned(seat, at)]

        await self.do(decide)
        if connection.yours:
            self.audience.tell_seats(but=connection)
        self.pacing.settle()

    def part(self, connection: Connection) -> None:
        """Let a reader go."""
        self.audience.connections.discard(connection)
        self.used = time.monotonic()
        left = [seat for seat in connection.yours if not self.audience.is_here(seat)]
        for seat in left:
            self.gone[self.table.chairs[seat].place] = time.time()
        if left and not self.is_dropped:
            self.audience.tell_seats()
            self.hall.loop.call_later(GONE_AFTER + 1, self.look_for_host)

    def look_for_host(self) -> None:
        """Hand the table on where its host is gone and somebody else is there."""
        if not self.is_dropped and self.table.phase != "closed":
            self.request(self.next_host, nobody)

    def next_host(self, at: float) -> list[AnyEntry]:
        """Return who follows a host who is gone."""
        chairs = self.table.chairs
        host = next((seat for seat, one in enumerate(chairs) if one.place == self.table.host), -1)
        if host < 0 or not self.is_gone(host):
            return []
        order = [*range(host + 1, len(chairs)), *range(host)]
        is_here = self.audience.is_here
        here = [seat for seat in order if chairs[seat].is_human and is_here(seat)]
        return commands.taken(self.table, Handed(at=at, seat=here[0])) if here else []


def nobody(number: int, refusal: Any) -> None:
    """Answer nobody."""
