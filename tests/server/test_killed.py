"""A real server, killed under load: what was acknowledged is there, and the table goes on."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

from websockets.exceptions import WebSocketException

from figures import Figures
from server.house import Guest, Live, first, me, opened

PAIR = (me("Anna"), {"filled": "here", "name": "Bob"})
TABLES = 3


class Player:
    """Plays a table alone until the server dies, and keeps what was acknowledged."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.id = guest.make(game, *PAIR, starts=True)["id"]
        self.steps: dict[int, str] = {}
        self.acknowledged = 0

    def play(self, left: list[int], enough: Event) -> None:
        """Play until the connection breaks; `enough` is set when all have played so much."""
        try:
            with self.guest.live(self.id) as live:
                while True:
                    if live.table["phase"] == "over":
                        self.begin_again(live)
                    answer = live.play(live.action(first))
                    assert answer["kind"] == "done", answer
                    self.note(live, answer["number"])
                    left[0] -= 1
                    if left[0] <= 0:
                        enough.set()
        except (WebSocketException, OSError, EOFError):
            pass

    def begin_again(self, live: Live) -> None:
        """Begin the next game."""
        self.steps, self.acknowledged = {}, 0
        assert live.ask("manage", deed="again")["kind"] == "done"

    def note(self, live: Live, number: int) -> None:
        """Note what is acknowledged."""
        told = [entry for message in live.heard for entry in message.get("entries", ())]
        self.steps |= {entry["number"]: entry["step"] for entry in told}
        live.heard.clear()
        self.acknowledged = number

    def check(self) -> None:
        """Hold the table against what was acknowledged, and go on."""
        with self.guest.live(self.id) as live:
            assert live.table["number"] >= self.acknowledged
            known = {entry["number"]: entry["step"] for entry in live.table["log"]}
            for number, step in self.steps.items():
                assert known.get(number, step) == step
            if live.table["phase"] == "over":
                self.begin_again(live)
            assert live.play(live.action(first))["kind"] == "done"


def test_every_acknowledged_move_survives_a_kill(
    tmp_path: Path, is_thorough: bool, figures: Figures
) -> None:
    rng, kills = random.Random(11), 50 if is_thorough else 5
    with opened(tmp_path) as house, ThreadPoolExecutor(TABLES) as pool:
        games = ("bratwurmeck", "svintus", "barbecue")
        players = [Player(Guest(house), game) for game in games]
        for _ in range(kills):
            enough, left = Event(), [rng.randrange(1, 30)]
            running = [pool.submit(player.play, left, enough) for player in players]
            assert enough.wait(120)
            house.kill()
            for done in running:
                done.result()
            house.open()
            for player in players:
                player.guest.web.base_url = house.url
                player.check()
        for player in players:
            player.guest.web.close()
    figures.tell("the server killed under load, every acknowledged move kept", times=kills)
