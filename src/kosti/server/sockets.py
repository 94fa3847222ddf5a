"""Live play: one WebSocket a table, commands in, what a reader may know out."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec

from kosti.bots.view_json import plain_data
from kosti.core.errors import KostiError
from kosti.server import commands
from kosti.server.awake import AwakeTable
from kosti.server.connection import Connection
from kosti.server.guard import Receive, Send
from kosti.server.hall import Hall
from kosti.server.limits import Bucket
from kosti.server.messages import (
    Done,
    EndingSeen,
    FromPage,
    Judge,
    Judged,
    JudgedAction,
    Manage,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Refused,
    Say,
    Skip,
    TakeBack,
)
from kosti.server.refusing import Refusal, refusal_of

LOG: Final = logging.getLogger("kosti")
DECODER: Final = msgspec.json.Decoder(FromPage)
LONGEST_ID: Final = 64
LONGEST_PHRASE: Final = 40
MOST_ACTIONS: Final = 40
LONGEST_TEXT: Final = 200
MOST_STRIKES: Final = 100
NO_TABLE: Final = 4404
MISBEHAVED: Final = 1008


class Visit:
    """One reader at one table, from connecting to parting."""

    def __init__(self, hall: Hall, table: AwakeTable, connection: Connection, rate: float) -> None:
        self.hall = hall
        self.table = table
        self.connection = connection
        self.bucket = Bucket(rate, 2 * rate)
        self.strikes = 0

    async def listen(self, receive: Receive) -> None:
        """Obey what comes until the other side is gone, or has gone wrong too often."""
        while not self.connection.close_code:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.hear(message.get("text") or message.get("bytes") or "")
            if self.strikes > MOST_STRIKES:
                self.connection.close(MISBEHAVED)
                await self.connection.flushed()

    async def hear(self, data: str | bytes) -> None:
        """Obey one message."""
        id_ = ""
        try:
            if not self.bucket.take(time.monotonic()):
                raise Refusal("too-fast", 429)
            command = DECODER.decode(data)
            id_ = "" if isinstance(command, Ping) else command.id
            if len(id_) > LONGEST_ID:
                raise Refusal("frame", 400)
            await OBEYED[type(command)](self, command)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.refuse(id_, Refusal("frame", 400))
        except Refusal as refusal:
            self.refuse(id_, refusal)
        except KostiError as error:
            self.refuse(id_, refusal_of(error))

    def refuse(self, id_: str, refusal: Refusal) -> None:
        """Tell why nothing was changed."""
        self.strikes += refusal.key in ("frame", "too-fast")
        self.connection.tell(Refused(id_[:LONGEST_ID], refusal.key, dict(refusal.values)))

    def check_mine(self, seat: int) -> None:
        """Refuse to act for another's seat."""
        if seat not in self.connection.yours:
            raise Refusal("not-yours", 403)

    async def play(self, command: Play) -> None:
        """Play actions."""
        self.check_mine(command.seat)
        texts = [*command.actions, command.gathered or ""]
        if len(texts) > MOST_ACTIONS or any(len(text) > LONGEST_TEXT for text in texts):
            raise Refusal("frame", 400)
        number = await self.table.play(command)
        self.connection.tell(Done(command.id, number))

    async def take_back(self, command: TakeBack) -> None:
        """Take choices back."""
        self.check_mine(command.seat)

        def decide(at: float) -> Any:
            return commands.take_back(self.table.table, command.seat, command.number, at)

        self.connection.tell(Done(command.id, await self.table.do(decide, command.id)))

    async def skip(self, command: Skip) -> None:
        """Let the bots hurry."""
        if not self.connection.yours:
            raise Refusal("not-seated", 403)
        self.table.hurry.set()
        self.connection.tell(Done(command.id, self.table.table.number))

    async def judge(self, command: Judge) -> None:
        """Have a moment of mine judged."""
        self.check_mine(command.seat)
        table = self.table.table
        playing = commands.game_of(table)
        view = playing.match.view(command.seat)
        if command.number != table.number or not view.is_mine:
            raise Refusal("stale", number=table.number)
        if not table.setup.coach:
            raise Refusal("no-coach", 403)
        found = await self.hall.thinkers.judge(view)
        if found is None:
            raise Refusal("getting-ready", 503)
        actions = [JudgedAction(text, shares) for text, shares in found[0]]
        endings = [EndingSeen(*ending) for ending in found[1]]
        self.connection.tell(Judged(command.id, command.number, command.seat, actions, endings))

    async def preview(self, command: Preview) -> None:
        """Tell what a big choice would lead to."""
        self.check_mine(command.seat)
        table = self.table.table
        if command.number != table.number:
            raise Refusal("stale", number=table.number)
        if len(command.gathered) > LONGEST_TEXT:
            raise Refusal("frame", 400)
        found = commands.game_of(table).previewed(command.seat, command.gathered)
        self.connection.tell(Previewed(command.id, command.number, plain_data(found)))

    async def say(self, command: Say) -> None:
        """Say a phrase."""
        self.check_mine(command.seat)
        if not command.phrase.isascii() or not 0 < len(command.phrase) <= LONGEST_PHRASE:
            raise Refusal("frame", 400)
        self.table.say(command.seat, command.phrase)
        self.connection.tell(Done(command.id, self.table.table.number))

    async def manage(self, command: Manage) -> None:
        """Do a deed."""
        number = await self.table.manage(command, self.connection)
        self.connection.tell(Done(command.id, number))

    async def ping(self, command: Ping) -> None:
        """Answer that the server is there."""
        self.connection.tell(Pong(time.time()))


OBEYED: Final[dict[type, Callable[[Visit, Any], Coroutine[Any, Any, None]]]] = {
    Play: Visit.play,
    TakeBack: Visit.take_back,
    Skip: Visit.skip,
    Judge: Visit.judge,
    Preview: Visit.preview,
    Say: Visit.say,
    Manage: Visit.manage,
    Ping: Visit.ping,
}


async def visit(
    hall: Hall, table: AwakeTable, connection: Connection, receive: Receive, rate: float
) -> None:
    """Let a reader stay at a table."""
    pump = asyncio.create_task(connection.pump())
    try:
        await table.join(connection)
        await Visit(hall, table, connection, rate).listen(receive)
    finally:
        table.part(connection)
        pump.cancel()
        with suppress(asyncio.CancelledError, OSError):
            await pump


async def accepted(send: Send, receive: Receive) -> None:
    """Accept a WebSocket."""
    await receive()
    await send({"type": "websocket.accept"})


async def turned_away(send: Send, receive: Receive, refusal: Refusal) -> None:
    """Accept a WebSocket only to say why it is of no use."""
    await accepted(send, receive)
    connection = Connection(send)
    connection.tell(Refused("", refusal.key, dict(refusal.values)))
    await send({"type": "websocket.send", "text": connection.waiting.popleft().decode()})
    await send({"type": "websocket.close", "code": NO_TABLE})
