"""What goes on at a table by itself: the clock runs, and bots play at the table's pace."""

import asyncio
import time
from contextlib import suppress
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from kosti.server import clocks, commands
from kosti.server.entries import AnyEntry, Replaced

if TYPE_CHECKING:
    from kosti.server.awake import AwakeTable

STAND_IN: Final = "casual"
LONGEST: Final = 86_400.0
CHANCE_OF_PACE: Final = SystemRandom()


class Pacing:
    """The clock and the bots of a table."""

    def __init__(self, awake: "AwakeTable") -> None:
        self.awake = awake
        self.timer: asyncio.TimerHandle | None = None
        self.bots: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()

    @property
    def is_busy(self) -> bool:
        """Whether something goes on by itself."""
        return self.timer is not None or (self.bots is not None and not self.bots.done())

    def stop(self) -> None:
        """Stop the clock and the bots."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.bots is not None and self.bots is not asyncio.current_task():
            self.bots.cancel()

    def settle(self) -> None:
        """Set the clock, and let the bots know that it may be their turn."""
        if self.awake.is_dropped:
            return
        if self.timer is not None or self.awake.table.setup.clock:
            self.set_clock()
        if self.bot_to_act():
            if self.bots is None or self.bots.done():
                self.bots = self.awake.hall.spawn(self.run_bots())
        elif self.hurry.is_set():
            self.hurry.clear()

    def set_clock(self) -> None:
        """Set the timer to the end of the time of the seat that is to act."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        table, hall = self.awake.table, self.awake.hall
        if clocks.runs(table):
            seconds = clocks.left(table, hall.downs, time.time())
            self.timer = hall.loop.call_later(min(max(seconds, 0.0), LONGEST), self.ring)

    def ring(self) -> None:
        """Look whether the time is up."""
        self.timer = None
        self.awake.hall.spawn(self.awake.do(self.out_of_time))

    def out_of_time(self, at: float) -> list[AnyEntry]:
        """Let a bot play for a human whose time is up."""
        table = self.awake.table
        if not clocks.runs(table):
            return []
        if clocks.left(table, self.awake.hall.downs, at) > 0:
            self.set_clock()
            return []
        return commands.taken(table, Replaced(at=at, seat=table.to_act, level=STAND_IN))

    def bot_to_act(self) -> str:
        """Return the level of the bot that is to act, nothing if none is."""
        table = self.awake.table
        seat = table.to_act
        return table.chairs[seat].bot if seat >= 0 else ""

    async def run_bots(self) -> None:
        """Play for the bots as long as one is to act."""
        loop, table = self.awake.hall.loop, self.awake.table
        while level := self.bot_to_act():
            until = loop.time() + table.setup.pace * CHANCE_OF_PACE.uniform(0.8, 1.2)
            seat, number = table.to_act, table.number
            action = await self.action(seat, level)
            await self.wait_until(until)
            await self.awake.do(partial(self.played, seat, number, action))

    def played(self, seat: int, number: int, action: str, at: float) -> list[AnyEntry]:
        """Play what a bot has chosen, if it is still its turn."""
        table = self.awake.table
        if table.number != number or table.to_act != seat or not table.chairs[seat].bot:
            return []
        entries = commands.played(table, seat, [action], at)
        return [*entries, *self.lent_back(seat, at)]

    def lent_back(self, seat: int, at: float) -> list[AnyEntry]:
        """Give a seat back to a human who is here once the bot has ended the turn."""
        table = self.awake.table
        chair = table.chairs[seat]
        is_lent = bool(chair.stand_in) and table.to_act != seat
        if not is_lent or not self.awake.audience.is_here(seat):
            return []
        return commands.taken(table, Replaced(at=at, seat=seat))

    async def action(self, seat: int, level: str) -> str:
        """Return what a bot does, which sees what its seat may know."""
        playing = commands.game_of(self.awake.table)
        if playing.awaits_throw:
            return "throw"
        view = playing.match.view(seat)
        choice = await self.awake.hall.thinkers.choose(view, level)
        return playing.game.notation.choice_text(view.state, choice)

    async def wait_until(self, until: float) -> None:
        """Wait for a time, unless somebody is in a hurry."""
        seconds = until - self.awake.hall.loop.time()
        if seconds > 0 and not self.hurry.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurry.wait(), seconds)
