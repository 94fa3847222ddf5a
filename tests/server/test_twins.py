"""Secrecy by twins: two Ciao tables that differ in a hidden face alone look alike to all others."""

from collections.abc import Iterator

import msgspec
import pytest

from kosti.core.record_json import record_to_json
from kosti.server import commands
from kosti.server.audience import Audience
from kosti.server.chain import MOST_ROUNDS
from kosti.server.entries import AnyEntry, Sat, Setup
from kosti.server.messages import Manage, Play
from kosti.server.recording import record_from
from kosti.server.tabling import LiveTable
from server.hall import Screen, reader

SEED = "ab" * 32
READERS = (-1, 1, 2)
SPEAKER = 0


class Still:
    """A hall in which no time passes."""

    downs = ()


class Twin:
    """A table of three whose first die shows a face of our choosing."""

    def __init__(self, face: int) -> None:
        setup = Setup("table", "watch", "CODE", "ciao", 0, {}, 3, SEED, made=0.0)
        self.table = LiveTable(setup)
        self.audience = Audience(Still(), self.table)  # type: ignore[arg-type] # it only has downs
        self.entries: list[AnyEntry] = []
        for seat in range(3):
            self.happen(commands.taken(self.table, Sat(at=0, seat=seat, name="", token=f"t{seat}")))
        self.happen(commands.start(self.table, Manage("s", "start"), 1))
        playing = commands.game_of(self.table)
        natural = playing.fall
        playing.fall = lambda state, throw: face if throw == 1 else natural(state, throw)
        self.screens = dict(self.seated())

    def seated(self) -> Iterator[tuple[int, Screen]]:
        """Let every seat and an onlooker look."""
        for chair in [*self.table.chairs, None]:
            tokens = frozenset[str]() if chair is None else frozenset({chair.token})
            connection, screen = reader(tokens)
            self.audience.connections.add(connection)
            self.audience.show(connection)
            yield (connection.yours[0] if connection.yours else -1), screen

    def happen(self, entries: list[AnyEntry]) -> None:
        """Let something happen, and tell it."""
        self.entries += entries
        self.audience.told(entries)

    def play(self, seat: int, action: str) -> None:
        """Play an action."""
        command = Play("x", seat, self.table.number, [action])
        self.happen(commands.play(self.table, command, 2))

    def seen(self, who: int) -> list[bytes]:
        """Return every byte a reader can get: by socket, as records, as positions."""
        record = record_to_json(record_from(self.table.setup, self.entries, who)).encode()
        assert self.table.playing is not None
        view = self.table.playing.match.view(who)
        position = view.game.position_text(view.state).encode()
        yours = (who,) if who >= 0 else ()
        whole = msgspec.json.encode(self.audience.table_seen(yours, "id"))
        return [*self.screens[who].told, record, position, whole]


def played(face: int, said: str) -> Twin:
    """Play two turns in which nobody doubts the first."""
    twin = Twin(face)
    twin.play(0, "throw")
    twin.play(0, said)
    twin.play(2, "believe")  # before it is asked
    twin.play(1, "believe")
    twin.play(1, "throw")
    return twin


@pytest.mark.parametrize("said", "1234")
def test_a_hidden_face_changes_no_byte_for_anybody_else(said: str) -> None:
    twins = [played(face, said) for face in range(5)]
    for who in READERS:
        assert [twin.seen(who) for twin in twins[1:]] == [twins[0].seen(who)] * 4
    own = [b"".join(twin.screens[SPEAKER].told) for twin in twins]
    assert len(set(own)) == 5


def test_the_secrets_of_a_table_are_a_chain() -> None:
    from hashlib import sha256

    from kosti.server.chain import secret_of

    seed = bytes.fromhex(SEED)
    for round_ in (1, 2, 500):
        assert sha256(secret_of(seed, round_ + 1)).digest() == secret_of(seed, round_)
    assert secret_of(seed, MOST_ROUNDS) == seed
