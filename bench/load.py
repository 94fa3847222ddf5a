"""`python -m bench.load`: how many moves a second one server keeps, and how long each takes.

The server runs on one core and this program, which plays all the seats, on another. Every move is
checked, written to the disk and told to both seats before the next one at its table.
"""

import argparse
import asyncio
import base64
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct

GAMES: Final = ("bratwurmeck", "barbecue", "ciao", "svintus")
WARM: Final = 1.0
WINDOWS: Final = 5
PACED: Final = 1_000  # moves a second in all
NEVER: Final = 3_600.0
MORE: Final = 2  # connections more at each seat, whose memory is measured
LOAD: Final = os.getloadavg()[0]
Found = dict[str, float]
HEAD: Final = """\
# Load

What one server keeps up with. It runs on one core and everything that plays on another; every move
is checked by the rules, written to the disk (SQLite, `synchronous=FULL`) and told to both seats in
their own views before the next one at its table. A core second is a second of the server's own time
on its core: what it could do if nothing else ran there.

At full speed 250 tables always wait in line, so p50 and p99 are there the time for a whole round of
them; what a move takes when the server keeps up is told by the paced line (1,000 moves a second).

What limits it is Python: about half of the server's time goes into the two readers' own views of
every move, a sixth into playing it, a sixth into the sockets, a sixth into the writer's thread. The
disk is asked once for all tables that wait. Of a short game's bytes a part is the whole table that
everybody gets when the next one begins.

"""
QUIET: Final = 1.0
BUSY: Final = """\
Other programs were at work meanwhile. They slow the server even where it has a core to itself
(caches are shared), and they wait for the same disk: a quiet machine reaches more.
"""


class Action(Struct):
    """A legal choice."""

    text: str


class Seen(Struct):
    """What a player looks at of a view."""

    seat: int
    to_act: int
    turn: int
    actions: list[Action]


class Told(Struct, rename={"is_over": "phase"}):
    """What a player looks at of a message."""

    kind: str
    number: int = 0
    awaits: str = ""
    views: list[Seen] = []
    yours: list[int] = []
    is_over: str = ""
    id: str = ""
    key: str = ""


DECODER: Final = msgspec.json.Decoder(Told)


class Count:
    """What is counted together."""

    def __init__(self) -> None:
        self.moves = 0
        self.bytes = 0
        self.times: list[float] = []
        self.refused: dict[str, int] = {}


class Player(asyncio.Protocol):
    """One seat: a WebSocket, and a move whenever it is its turn."""

    def __init__(self, path: str, host: str, cookie: str, count: Count, pace: float) -> None:
        self.path, self.host, self.cookie = path, host, cookie
        self.count, self.pace = count, pace
        self.buffer = bytearray()
        self.is_open = False
        self.chooses_to_fail = False

    def connection_made(self, transport: Any) -> None:
        """Ask for the WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take what came, frame by frame."""
        self.count.bytes += len(data)
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in self.buffer[:20], self.buffer
            del self.buffer[: end + 4]
            self.is_open = True
        while (frame := self.frame()) is not None:
            if frame:
                self.hear(DECODER.decode(frame))

    def frame(self) -> bytes | None:
        """Return the next whole frame's text."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length or len(buffer) < start:
            return None
        text = bytes(buffer[start : start + length]) if buffer[0] == 0x81 else b""
        del buffer[: start + length]
        return text

    def hear(self, told: Told) -> None:
        """Look at a message, and move if it is my turn."""
        if told.kind == "done" and not told.id.startswith("a"):
            self.count.moves += 1
            sent = int(told.id.partition("-")[2])
            self.count.times.append((time.monotonic_ns() - sent) / 1e9)
        elif told.kind == "refused":
            self.count.refused[told.key] = self.count.refused.get(told.key, 0) + 1
        elif told.views:
            self.look(told)
        elif told.is_over == "waiting" and told.kind == "table":
            self.contribute(told.yours[0])

    def contribute(self, seat: int) -> None:
        """Add to the dice."""
        self.command(
            f'{{"kind":"contribute","id":"a-{time.monotonic_ns()}","seat":{seat},'
            f'"contribution":"{os.urandom(16).hex()}"}}'
        )

    def look(self, told: Told) -> None:
        """Move if it is my turn; begin the next game if I am the first seat."""
        view = told.views[0]
        if told.is_over == "over":
            if view.seat == 0:
                self.command(f'{{"kind":"manage","id":"a-{time.monotonic_ns()}","deed":"again"}}')
            return
        acting = view.turn if told.awaits == "throw" else view.to_act
        if acting != view.seat:
            return
        action = "throw" if told.awaits == "throw" else self.choice(view)
        self.move(view.seat, told.number, action)

    def choice(self, view: Seen) -> str:
        """Return what to play: the last that is offered, or what makes the game long."""
        texts = [action.text for action in view.actions]
        if self.chooses_to_fail:
            return "stop" if "stop" in texts else min(texts)
        return texts[-1]

    def move(self, seat: int, number: int, action: str) -> None:
        """Send a move, at once or at the pace."""
        if self.pace:
            loop = asyncio.get_running_loop()
            loop.call_later(self.pace, self.send_move, seat, number, action)
        else:
            self.send_move(seat, number, action)

    def send_move(self, seat: int, number: int, action: str) -> None:
        """Send a move; its id tells when."""
        self.command(
            f'{{"kind":"play","id":"{seat}-{time.monotonic_ns()}","seat":{seat},'
            f'"number":{number},"actions":["{action}"]}}'
        )

    def command(self, text: str) -> None:
        """Send a command."""
        data = text.encode()
        length = len(data)
        head = (
            bytes([0x81, 0x80 | length])
            if length < 126
            else bytes([0x81, 0xFE]) + length.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + data)


class Server:
    """A server of its own on one core."""

    def __init__(self, core: int) -> None:
        self.folder = Path(
            tempfile.mkdtemp(prefix="kosti-load-", dir=os.environ.get("LOAD_FOLDER"))
        )
        pinned = ["taskset", "-c", str(core)] if shutil.which("taskset") else []
        flags = ["serve", "--port", "0", "--host", "127.0.0.1", "--data", str(self.folder)]
        self.process = subprocess.Popen(
            [
                *pinned,
                sys.executable,
                "-m",
                "kosti.cli.main",
                *flags,
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "KOSTI_RATE": "1000000", "KOSTI_WORKERS": "0"},
        )
        assert self.process.stdout is not None
        self.url = next(line.strip() for line in self.process.stdout if "http" in line).rstrip("/")
        self.host = self.url.removeprefix("http://")

    @property
    def memory(self) -> int:
        """The resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    @property
    def cpu(self) -> float:
        """The seconds of the core used so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        shutil.rmtree(self.folder)


def laid(server: Server, game: str, web: httpx.Client, **options: str) -> list[tuple[str, str]]:
    """Lay a table of two; return the path and the cookie of each seat."""
    wanted = {
        "game": game,
        "seats": [{"filled": "me", "name": "A"}, {"filled": "here", "name": "B"}],
        "options": options,
        "starts": True,
        "pace": 0,
    }
    answer = web.post(f"{server.url}/api/tables", json=wanted)
    id_ = answer.json()["id"]
    cookies = [one.partition(";")[0] for one in answer.headers.get_list("set-cookie")]
    return [(f"/api/tables/{id_}/live", cookie) for cookie in cookies]


def itself(player: Player) -> Player:
    """Return a player, for whom a connection is made."""
    return player


async def joined(
    server: Server, seats: Sequence[tuple[str, str]], count: Count, pace: float
) -> list[Player]:
    """Seat a player at each seat."""
    host, port = server.host.split(":")
    loop = asyncio.get_running_loop()
    players = []
    for path, cookie in seats:
        made = Player(path, server.host, cookie, count, pace)
        await loop.create_connection(partial(itself, made), host, int(port))
        players.append(made)
    return players


async def measured(server: Server, count: Count, seconds: float) -> Found:
    """Return what was reached in so many seconds."""
    count.moves, count.bytes, count.times = 0, 0, []
    begun, cpu = time.perf_counter(), server.cpu
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    cuts = quantiles(count.times, n=1000) if len(count.times) > 10 else [0.0] * 999
    return {
        "moves a second": count.moves / took,
        "moves a core second": count.moves / max(server.cpu - cpu, 0.01),
        "p50 ms": cuts[499] * 1000,
        "p99 ms": cuts[989] * 1000,
        "bytes a move": count.bytes / max(count.moves, 1),
        "share of the core": (server.cpu - cpu) / took,
    }


async def full(
    server: Server, games: Sequence[str], tables: int, seconds: float, pace: float
) -> Found:
    """Let tables of two play at full speed, or at a pace."""
    count = Count()
    players = await seated(server, games, tables, count, pace)
    await asyncio.sleep(WARM)
    found = await measured(server, count, seconds)
    await parted(players)
    assert not count.refused, count.refused
    return found


async def seated(
    server: Server, games: Sequence[str], tables: int, count: Count, pace: float
) -> list[Player]:
    """Lay tables and seat two players at each."""
    players: list[Player] = []
    with httpx.Client(timeout=60) as web:
        for place in range(tables):
            web.cookies.clear()
            seats = laid(server, games[place % len(games)], web)
            players += await joined(server, seats, count, pace)
    return players


async def parted(players: Sequence[Player]) -> None:
    """Let players go."""
    for player in players:
        player.transport.abort()
    await asyncio.sleep(0)


async def long(server: Server, seconds: float) -> list[float]:
    """Return the moves a second of the server's core in five windows of one long game."""
    count = Count()
    players = await seated(server, ("bratwurmeck",), 1, count, 0)
    for player in players:
        player.chooses_to_fail = True
    await asyncio.sleep(WARM)
    rates = []
    for _ in range(WINDOWS):
        rates.append((await measured(server, count, seconds / WINDOWS))["moves a core second"])
    await parted(players)
    return rates


async def memory(server: Server, tables: int) -> tuple[float, float]:
    """Return the bytes of a table in play with nobody at it, and of one connection.

    To be asked of a server that has not grown yet: what others have left free would be used.
    """
    await parted(await seated(server, GAMES, len(GAMES), Count(), NEVER))
    before = server.memory
    players = await seated(server, ("bratwurmeck",), tables, Count(), NEVER)
    seated_once = server.memory
    more = [
        await joined(server, [(player.path, player.cookie) for player in players], Count(), NEVER)
        for _ in range(MORE)
    ]
    await asyncio.sleep(WARM)
    connection = (server.memory - seated_once) / (MORE * len(players))
    await parted([*players, *(player for each in more for player in each)])
    return (seated_once - before) / tables - 2 * connection, connection


def page(
    rows: Sequence[tuple[str, Found]], rates: Sequence[float], kept: tuple[float, float]
) -> str:
    """Return the page with all that was measured."""
    head = list(rows[0][1])
    lines = [
        f"| {name} | " + " | ".join(f"{found[key]:,.2f}" for key in head) + " |"
        for name, found in rows
    ]
    return HEAD + "\n".join(
        [
            f"| | {' | '.join(head)} |",
            "|---|" + "---:|" * len(head),
            *lines,
            "",
            "One very long game of Bratwurmeck, moves a second of the server's core in five equal "
            "windows: "
            + ", ".join(f"{rate:,.0f}" for rate in rates)
            + f" (the fifth is {rates[-1] / rates[0]:.2f} of the first).",
            "",
            f"Memory: {kept[0] / 1024:,.1f} kB for a table in play at which nobody looks, "
            f"{kept[1] / 1024:,.1f} kB for one more connection.",
            "",
            f"`python -m bench.load`, {time.strftime('%Y-%m-%d')}, {os.cpu_count()} cores, "
            f"load of the machine before it began: {LOAD:.1f}.",
            "",
            *([BUSY] if LOAD > QUIET else []),
        ]
    )


async def all_of_it(server: Server, asked: argparse.Namespace) -> str:
    """Measure everything; return the page."""
    kept, rows = await memory(server, asked.tables), []
    for name, games in (*((game, (game,)) for game in GAMES), ("all four", GAMES)):
        rows.append((name, await full(server, games, asked.tables, asked.seconds, 0)))
        print(*rows[-1], flush=True)
    pace = asked.tables / PACED
    rows.append(("all four, paced", await full(server, GAMES, asked.tables, asked.seconds, pace)))
    print(*rows[-1], flush=True)
    return page(rows, await long(server, asked.seconds), kept)


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--out", default="docs/load.md")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})
    server = Server(0)
    try:
        with asyncio.Runner() as runner:
            Path(asked.out).write_text(runner.run(all_of_it(server, asked)), "utf-8")
    finally:
        server.close()


if __name__ == "__main__":
    main()
