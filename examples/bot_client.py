"""A bot that joins a table by its link and plays one seat: `python bot_client.py LINK [NAME]`.

It needs the package `websockets`, and of Kosti nothing but the address. It plays whatever the
server offers, at random: put something better into `choose`.
"""

import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def choose(view: dict[str, Any]) -> str:
    """Return the text of one of the view's actions."""
    return str(random.choice(view["actions"])["text"])


def joined(base: str, table: str, name: str) -> str:
    """Sit down on an open seat; return the cookie to which the seat belongs."""
    request = Request(
        f"{base}/api/tables/{table}/seats",
        json.dumps({"name": name}).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(request) as answer:
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


def move(message: dict[str, Any], view: dict[str, Any]) -> list[str] | None:
    """Return what to play now, None if it is not my turn or I have answered."""
    if message["awaits"] == "throw":
        return ["throw"] if view["turn"] == view["seat"] else None
    return [choose(view)] if view["actions"] else None


def play(base: str, table: str, cookie: str) -> list[float]:
    """Play until the game is over; return each seat's part of the win."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookie}) as socket:
        for number, text in enumerate(socket):
            message = json.loads(text)
            if message["kind"] == "refused":
                print("refused:", message["key"], file=sys.stderr)
            if message["kind"] == "table" and message["phase"] == "waiting":
                for seat in message["yours"]:
                    added = {"seat": seat, "contribution": secrets.token_hex(16)}
                    socket.send(json.dumps({"kind": "contribute", "id": f"c{seat}", **added}))
            if "result" in message and message["phase"] in ("over", "closed"):
                return list(message["result"])
            if message.get("views") and message.get("phase", "playing") == "playing":
                view = message["views"][0]
                actions = move(message, view)
                if actions:
                    seat, at = view["seat"], message["number"]
                    command = {"id": f"{number}", "seat": seat, "number": at, "actions": actions}
                    socket.send(json.dumps({"kind": "play", **command}))
    return []


def main() -> None:
    """Join the table of the link on the command line, and play."""
    link = urlsplit(sys.argv[1])
    path, _, table = link.path.rpartition("/t/")
    base = f"{link.scheme}://{link.netloc}{path}"
    name = sys.argv[2] if len(sys.argv) > 2 else "Bot"
    print("result:", play(base, table, joined(base, table, name)))


if __name__ == "__main__":
    main()
