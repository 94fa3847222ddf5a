"""A real server over a folder of laid tables, and the guests who sit there beside the camera."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from websockets.sync.client import connect

from pictures.laying import Laid

COMMAND: Final = (sys.executable, "-m", "kosti.cli.main", "serve", "--port", "0")
RATE: Final = "100000"  # one camera asks more than any person


@contextmanager
def opened(folder: Path, workers: int) -> Iterator[str]:
    """Serve the tables of a folder for a while, with so many to think; yield the address."""
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*COMMAND, "--host", "127.0.0.1", "--data", str(folder)],
            start_new_session=True,
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "KOSTI_RATE": RATE, "KOSTI_WORKERS": str(workers)},
            text=True,
        )
        try:
            assert process.stdout is not None
            told = (line.strip() for line in process.stdout)
            url = next((line for line in told if line.startswith("http")), "")
            if not url:
                raise RuntimeError((folder / "log").read_text("utf-8"))
            yield url.rstrip("/")
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait()


@contextmanager
def sits(url: str, laid: Laid, place: int, phrases: Sequence[str]) -> Iterator[None]:
    """Let the one at a place be there for a while, and say something."""
    path = f"{url.replace('http', 'ws', 1)}/api/tables/{laid.id}/live"
    cookie = {"Cookie": f"kosti-{place}={laid.tokens[place]}"}
    with connect(path, additional_headers=cookie, ping_interval=None) as socket:
        seat = msgspec.json.decode(socket.recv())["yours"][0]
        for phrase in phrases:
            said = {"kind": "say", "id": phrase, "seat": seat, "phrase": phrase}
            socket.send(msgspec.json.encode(said).decode())
        yield
