"""Live play: one WebSocket a table, commands in, what a reader may know out."""

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from kosti.bots.view_json import plain_data
from kosti.core.errors import KostiError
from kosti.server import commands
from kosti.server.awake import TRY_AGAIN, AwakeTable
from kosti.server.connection import Connection
from kosti.server.entries import AnyEntry
from kosti.server.guard import Receive, Scope, Send
from kosti.server.hall import Hall
from kosti.server.limits import Bucket
from kosti.server.messages import (
    Contribute,
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
MOST_EARLY: Final = 20
NO_TABLE: Final = 4404
MISBEHAVED: Final = 1008
MISTAKES: Final = (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Visit:
    """One reader at one table, from connecting to parting."""

    def __init__(self, hall: Hall, table: AwakeTable, connection: Connection, rate: float) -> None:
        self.hall = hall
        self.table = table
        self.connection = connection
        self.bucket = Bucket(rate, 2 * rate)
        self.strikes = 0
        self.early: list[bytes] | None = []

    async def begin(self) -> None:
        """Come to the table, and obey what was said on the way."""
        await self.table.join(self.connection)
        early, self.early = self.early or [], None
        for data in early:
            self.hear(data)

    def hear(self, data: bytes) -> None:
        """Obey one message."""
        if self.early is not None:
            if len(self.early) < MOST_EARLY:
                self.early.append(data)
            return
        id_ = ""
        try:
            if not self.bucket.take(time.monotonic()):
                raise Refusal("too-fast", 429)
            command = DECODER.decode(data)
            id_ = "" if isinstance(command, Ping) else command.id
            if len(id_) > LONGEST_ID:
                raise Refusal("frame", 400)
            OBEYED[type(command)](self, command)
        except MISTAKES:
            self.refuse(id_, Refusal("frame", 400))
        except Refusal as refusal:
            self.refuse(id_, refusal)
        except KostiError as error:
            self.refuse(id_, refusal_of(error))
        except Exception:
            LOG.exception("a command went wrong")
            self.refuse(id_, Refusal("trouble", 500))

    def refuse(self, id_: str, refusal: Refusal) -> None:
        """Tell why nothing was changed; who errs too often is let go."""
        self.connection.tell(Refused(id_[:LONGEST_ID], refusal.key, dict(refusal.values)))
        self.strikes += refusal.key in ("frame", "too-fast")
        if self.strikes > MOST_STRIKES:
            self.connection.close(MISBEHAVED)

    def answer(self, id_: str, number: int, refusal: Refusal | None) -> None:
        """Tell what came of a command."""
        if refusal is None:
            self.connection.tell(Done(id_, number))
        else:
            self.refuse(id_, refusal)

    def look(self, id_: str, told: Callable[[], Any]) -> None:
        """Answer with what is found at the table when nothing is being written."""

        def decide(at: float) -> list[AnyEntry]:
            try:
                self.connection.tell(told())
            except KostiError as error:
                raise refusal_of(error) from None
            return []

        def answer(number: int, refusal: Refusal | None) -> None:
            if refusal is not None:
                self.refuse(id_, refusal)

        self.table.request(decide, answer)

    def check_mine(self, seat: int) -> None:
        """Refuse to act for another's seat."""
        if seat not in self.connection.yours:
            raise Refusal("not-yours", 403)

    def play(self, command: Play) -> None:
        """Play actions."""
        self.check_mine(command.seat)
        texts = [*command.actions, command.gathered or ""]
        if len(texts) > MOST_ACTIONS or any(len(text) > LONGEST_TEXT for text in texts):
            raise Refusal("frame", 400)
        self.table.play(command, partial(self.answer, command.id))

    def take_back(self, command: TakeBack) -> None:
        """Take choices back."""
        self.check_mine(command.seat)

        def decide(at: float) -> list[AnyEntry]:
            return commands.take_back(self.table.table, command.seat, command.number, at)

        self.table.request(decide, partial(self.answer, command.id), command.id)

    def contribute(self, command: Contribute) -> None:
        """Add to the dice."""
        self.check_mine(command.seat)

        def decide(at: float) -> list[AnyEntry]:
            return commands.contribute(self.table.table, command.seat, command.contribution, at)

        self.table.request(decide, partial(self.answer, command.id), command.id)

    def skip(self, command: Skip) -> None:
        """Let the bots hurry."""
        if not self.connection.yours:
            raise Refusal("not-seated", 403)
        if self.table.pacing.bot_to_act():
            self.table.pacing.hurry.set()
        self.look(command.id, lambda: Done(command.id, self.table.table.number))

    def judge(self, command: Judge) -> None:
        """Have a moment of mine judged."""
        self.check_mine(command.seat)
        if not self.table.table.setup.coach:
            raise Refusal("no-coach", 403)
        self.hall.spawn(self.judged(command))

    async def judged(self, command: Judge) -> None:
        """Tell the judgement of a moment of mine."""
        try:
            view = await self.table.look(partial(self.view_of, command))
            found = await self.hall.thinkers.judge(view)
            if found is None:
                raise Refusal("getting-ready", 503)
        except Refusal as refusal:
            self.refuse(command.id, refusal)
            return
        actions = [JudgedAction(text, shares) for text, shares in found[0]]
        endings = [EndingSeen(*ending) for ending in found[1]]
        self.connection.tell(Judged(command.id, command.number, command.seat, actions, endings))

    def view_of(self, command: Judge, table: Any) -> Any:
        """Return the view of a seat that is to choose."""
        view = commands.game_of(table).match.view(command.seat)
        if command.number != table.number or not view.is_mine:
            raise Refusal("stale", number=table.number)
        return view

    def preview(self, command: Preview) -> None:
        """Tell what a big choice would lead to."""
        self.check_mine(command.seat)
        if len(command.gathered) > LONGEST_TEXT:
            raise Refusal("frame", 400)
        self.look(command.id, partial(self.previewed, command))

    def previewed(self, command: Preview) -> Previewed:
        """Return what a big choice would lead to."""
        table = self.table.table
        if command.number != table.number:
            raise Refusal("stale", number=table.number)
        found = commands.game_of(table).previewed(command.seat, command.gathered)
        return Previewed(command.id, command.number, plain_data(found))

    def say(self, command: Say) -> None:
        """Say a phrase."""
        self.check_mine(command.seat)
        if not command.phrase.isascii() or not 0 < len(command.phrase) <= LONGEST_PHRASE:
            raise Refusal("frame", 400)
        self.table.audience.say(command.seat, command.phrase)
        self.look(command.id, lambda: Done(command.id, self.table.table.number))

    def manage(self, command: Manage) -> None:
        """Do a deed."""
        self.table.manage(command, self.connection, partial(self.answer, command.id))

    def ping(self, command: Ping) -> None:
        """Answer that the server is there."""
        self.connection.tell(Pong(time.time()))


OBEYED: Final[dict[type, Callable[[Visit, Any], None]]] = {
    Play: Visit.play,
    TakeBack: Visit.take_back,
    Contribute: Visit.contribute,
    Skip: Visit.skip,
    Judge: Visit.judge,
    Preview: Visit.preview,
    Say: Visit.say,
    Manage: Visit.manage,
    Ping: Visit.ping,
}


async def visit(visit: Visit, send: Send, receive: Receive) -> None:
    """Let a reader stay at a table until the other side is gone."""
    await receive()
    visit.connection.lane.hear = visit.hear
    await send({"type": "websocket.accept"})
    try:
        await visit.begin()
        while (await receive())["type"] != "websocket.disconnect":
            pass
    except Refusal as refusal:
        visit.refuse("", refusal)
        visit.connection.close(NO_TABLE)
    finally:
        visit.table.part(visit.connection)


async def turned_away(scope: Scope, send: Send, receive: Receive, refusal: Refusal) -> None:
    """Accept a WebSocket only to say why it is of no use."""
    await receive()
    await send({"type": "websocket.accept"})
    connection = Connection(scope["state"]["lane"])
    connection.tell(Refused("", refusal.key, dict(refusal.values)))
    connection.close(NO_TABLE if refusal.status == 404 else TRY_AGAIN)
    while (await receive())["type"] != "websocket.disconnect":
        pass
