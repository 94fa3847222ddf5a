"""A real server in a process of its own, and guests who reach it as browsers do."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120
KOSTI = (sys.executable, "-m", "kosti.cli.main", "serve", "--port", "0", "--host", "127.0.0.1")
Message = dict[str, Any]


class House:
    """A server over one data folder; it can be ended, killed and opened again."""

    def __init__(
        self, folder: Path, *flags: str, command: Sequence[str] = KOSTI, **environment: str
    ) -> None:
        self.command = command
        self.folder = folder
        self.flags = flags
        self.environment = {"KOSTI_WORKERS": "0", "KOSTI_RATE": "100000", **environment}
        self.url = ""
        self.open()

    def open(self) -> None:
        """Start the server and wait until it says where it is."""
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [*self.command, "--data", str(self.folder), *self.flags],
            start_new_session=True,
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, **self.environment},
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http" in line:
                self.url = line.strip().rstrip("/")
                break
        assert self.url, (self.folder / "log").read_text()

    def close(self) -> int:
        """End the server as Ctrl-C does; return its exit code."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.gone()

    def kill(self) -> None:
        """Kill the server in the midst of whatever it does."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.gone()

    def gone(self) -> int:
        """Wait for the end of the process."""
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code

    @property
    def resident(self) -> int:
        """The memory the server takes, in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)

    @property
    def logged(self) -> str:
        """What the server wrote into its log."""
        return (self.folder / "log").read_text("utf-8")


@contextmanager
def opened(
    folder: Path, *flags: str, command: Sequence[str] = KOSTI, **environment: str
) -> Iterator[House]:
    """Open a house for a while."""
    house = House(folder, *flags, command=command, **environment)
    try:
        yield house
    finally:
        if house.process.poll() is None:
            house.kill()


class Guest:
    """A browser: its cookies, and what it asks by REST."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.web = httpx.Client(base_url=house.url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.web.close()

    def make(self, game: str, *seats: Message, **more: Any) -> Message:
        """Make a table; return what was made."""
        wanted = {"game": game, "seats": list(seats), "pace": 0, **more}
        made: Message = self.asked("POST", "/api/tables", wanted, 201)
        return made

    def asked(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """Ask, and return the answer of the expected status."""
        answer = self.web.request(method, path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def join(self, id_: str, name: str, seat: int = -1, **more: Any) -> Message:
        """Sit down."""
        wanted = {"name": name, "seat": seat, **more}
        made: Message = self.asked("POST", f"/api/tables/{id_}/seats", wanted, 201)
        return made

    def live(self, id_: str, *, contributes: bool = True) -> "Live":
        """Look at a table, with the seats that are mine there."""
        jar = self.web.cookies.jar
        mine = [f"{one.name}={one.value}" for one in jar if one.path.endswith(f"/{id_}")]
        live = Live(self.house, f"/api/tables/{id_}/live", "; ".join(mine))
        if contributes:
            live.contribute()
        return live


class Live:
    """A WebSocket at a table: what was told, and what is to be done."""

    numbers = count(1)

    def __init__(self, house: House, path: str, cookies: str = "", origin: str = "") -> None:
        url = house.url.replace("http", "ws", 1) + path
        head = {"Cookie": cookies} if cookies else {}
        head |= {"Origin": origin} if origin else {}
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(
            connect(
                url,
                additional_headers=head,
                compression=None,
                open_timeout=PATIENCE,
                max_queue=None,
            )
        )
        self.heard: list[Message] = []
        self.table: Message = {**self.next("table", "refused")}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.open.close()

    def contribute(self) -> None:
        """Add to the dice for my seats, as a browser does when it sees the table."""
        if self.table.get("phase") in ("waiting", "over"):
            seats = self.table["seats"]
            for seat in self.table["yours"]:
                if not seats[seat]["contribution"]:
                    self.ask("contribute", seat=seat, contribution=token_hex(16))

    def hear(self) -> Message:
        """Return the next message; keep what the table looks like up to date."""
        message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["kind"] == "table":
            self.table = {**message}
        elif message["kind"] in ("moved", "taken-back", "seated"):
            self.table |= {name: value for name, value in message.items() if name != "kind"}
        return message

    def next(self, *kinds: str) -> Message:
        """Return the next message of these kinds."""
        return self.until(lambda message: message["kind"] in kinds)

    def until(self, fits: Callable[[Message], bool]) -> Message:
        """Return the next message that fits."""
        while not fits(message := self.hear()):
            pass
        return message

    def until_playing(self) -> None:
        """Hear until the game has begun."""
        while self.table["phase"] == "waiting":
            self.hear()

    def send(self, kind: str, **values: Any) -> str:
        """Send a command; return its id."""
        command = {"kind": kind, "id": f"c{next(self.numbers)}", **values}
        self.socket.send(json.dumps(command))
        return str(command["id"])

    def say_plainly(self, command: Message) -> None:
        """Send a command as it is."""
        self.socket.send(json.dumps(command))

    def answer(self, id_: str) -> Message:
        """Return the answer to a command."""
        return self.until(lambda message: message.get("id") == id_ and message["kind"] != "table")

    def ask(self, kind: str, **values: Any) -> Message:
        """Send a command and return its answer."""
        return self.answer(self.send(kind, **values))

    def play(self, *actions: str, **values: Any) -> Message:
        """Play actions of the seat that is to act."""
        given = {"seat": self.acting, "number": self.table["number"], **values}
        return self.ask("play", actions=[*actions], **given)

    @property
    def acting(self) -> int:
        """The seat that is to throw or to choose, as my view knows."""
        view = self.table["views"][0]
        return int(view["turn"] if self.table["awaits"] == "throw" else view["to_act"])

    @property
    def is_mine(self) -> bool:
        """Whether a seat of mine is to act."""
        return self.table["phase"] == "playing" and self.acting in self.table["yours"]

    def action(self, choose: Callable[[list[str]], str]) -> str:
        """Return what I would do now."""
        if self.table["awaits"] == "throw":
            return "throw"
        view = next(one for one in self.table["views"] if one["seat"] == self.acting)
        return choose([action["text"] for action in view["actions"]])

    def play_on(self, choose: Callable[[list[str]], str]) -> Message:
        """Play my seats until the game is over, whoever plays the others; return the end."""
        while self.table["phase"] == "playing":
            if self.is_mine:
                answer = self.play(self.action(choose))
                assert answer["kind"] == "done", answer
            if not self.is_mine and self.table["phase"] == "playing":
                self.hear()
        while not self.table["fair"]["secret"]:
            self.hear()
        return self.table


def me(name: str = "Anna", **more: str) -> Message:
    """Return a seat that is mine."""
    return {"filled": "me", "name": name, **more}


def bot(level: str = "casual") -> Message:
    """Return a seat of a bot."""
    return {"filled": "bot", "level": level}


def friend() -> Message:
    """Return a seat for somebody with the link."""
    return {"filled": "friend"}


def last(actions: list[str]) -> str:
    """Choose the last action."""
    return actions[-1]


def first(actions: list[str]) -> str:
    """Choose the first action."""
    return actions[0]
