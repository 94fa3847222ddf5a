"""Durable before answered: what the system was asked to do, in order, as strace saw it."""

import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from figures import Figures
from server.house import Guest, House, Live, last, me

PAIR = (me("Anna"), {"filled": "here", "name": "Bob"})
CALLS = "trace=read,recvfrom,recvmsg,write,writev,sendto,sendmsg,fsync,fdatasync"
CALL = re.compile(r"(?P<thread>\d+) +(?P<time>[\d.]+) (?P<rest>.*)")
UNMASKED = b"\0\0\0\0"


@contextmanager
def traced(house: House, file: Path) -> Iterator[None]:
    """Watch what the server asks of the system."""
    command = ["strace", "-f", "-q", "-ttt", "-s", "20000", "-e", CALLS, "-o", str(file)]
    tracer = subprocess.Popen([*command, "-p", str(house.process.pid)], stderr=subprocess.PIPE)
    while not file.exists():
        assert tracer.poll() is None, tracer.stderr and tracer.stderr.read()
        time.sleep(0.01)
    try:
        yield
    finally:
        tracer.send_signal(signal.SIGINT)
        tracer.communicate()


class Plain:
    """A WebSocket that masks with nothing, so that what it sends can be read in a trace."""

    def __init__(self, guest: Guest, id_: str) -> None:
        jar = guest.web.cookies.jar
        mine = "; ".join(f"{one.name}={one.value}" for one in jar if one.path.endswith(id_))
        host = guest.house.url.removeprefix("http://")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)))
        self.socket.sendall(
            f"GET /api/tables/{id_}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {mine}\r\n\r\n".encode()
        )
        self.heard = b""
        self.until(b'"kind":"table"')

    def send(self, text: str) -> None:
        """Send a text of less than 126 bytes."""
        data = text.encode()
        self.socket.sendall(bytes((0x81, 0x80 | len(data))) + UNMASKED + data)

    def until(self, part: bytes) -> None:
        """Hear until something was said."""
        while part not in self.heard:
            self.heard += self.socket.recv(65_536)


def play(plain: Plain, live: Live, moves: int) -> None:
    """Play so many moves over the plain WebSocket; the other one says what there is to play."""
    for number in range(moves):
        action = live.action(last)
        command = f'"seat":{live.acting},"number":{live.table["number"]}'
        plain.send(f'{{"kind":"play","id":"m{number}-",{command},"actions":["{action}"]}}')
        plain.until(f'"done","id":"m{number}-"'.encode())
        live.next("moved")


def seen(file: Path) -> list[tuple[float, float, str]]:
    """Return the calls of a trace: when each began and ended, and its line."""
    begun: dict[str, tuple[float, str]] = {}
    calls = []
    for line in file.read_text("utf-8", "replace").splitlines():
        found = CALL.match(line)
        if found is None:
            continue
        thread, at, rest = found["thread"], float(found["time"]), found["rest"]
        if rest.endswith("<unfinished ...>"):
            begun[thread] = at, rest
        elif rest.startswith("<... "):
            since, first = begun.pop(thread, (at, ""))
            calls.append((since, at, first + rest))
        else:
            calls.append((at, at, rest))
    return calls


def when(calls: list[tuple[float, float, str]], kinds: tuple[str, ...], *parts: str) -> int:
    """Return the place of the first call of these kinds whose line has all these parts."""
    for place, (_, _, line) in enumerate(calls):
        if line.startswith(kinds) and all(part in line for part in parts):
            return place
    raise AssertionError(f"no {kinds} with {parts}")


@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_a_move_is_on_the_disk_before_it_is_answered(
    guest: Guest, house: House, tmp_path: Path, is_thorough: bool, figures: Figures
) -> None:
    moves = 200 if is_thorough else 10
    id_ = guest.make("svintus", *PAIR, starts=True)["id"]
    with guest.live(id_) as live, traced(house, tmp_path / "trace"):
        plain = Plain(guest, id_)
        with plain.socket:
            play(plain, live, moves)
    calls = seen(tmp_path / "trace")
    for number in range(moves):
        arrived = calls[when(calls, ("read", "recv"), f'\\"id\\":\\"m{number}-\\"')][1]
        answered = calls[when(calls, ("write", "send"), f'\\"done\\",\\"id\\":\\"m{number}-\\"')][0]
        synced = [call for call in calls if call[2].startswith(("fdatasync", "fsync"))]
        between = [c for c in synced if arrived <= c[0] and c[1] <= answered and "= 0" in c[2]]
        assert between, f"move {number} was answered without having been synced"
    figures.tell("moves traced, synced between arrival and answer", times=moves)
