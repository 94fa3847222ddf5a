"""Ciao at a real server: answers given early, and the die seen by nobody it does not belong to."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from server.house import Guest, Live, me

THREE = (me("A"), {"filled": "here", "name": "B"}, {"filled": "here", "name": "C"})


class Three:
    """A table of three, each seat at a screen of its own, and an onlooker."""

    def __init__(self, guest: Guest, stack: ExitStack) -> None:
        made = guest.make("ciao", *THREE, starts=True)
        self.id = made["id"]
        jar = guest.web.cookies.jar
        tokens = [f"{one.name}={one.value}" for one in jar if one.path.endswith(self.id)]
        path = f"/api/tables/{self.id}/live"
        lives = [stack.enter_context(Live(guest.house, path, token)) for token in tokens]
        for live in lives:
            live.contribute()
        for live in lives:
            live.until_playing()
        self.by_seat = {live.table["yours"][0]: live for live in lives}
        self.onlooker = stack.enter_context(Live(guest.house, path))

    @property
    def all(self) -> Iterator[Live]:
        """Every screen."""
        yield from (*self.by_seat.values(), self.onlooker)

    def announced(self, number: str) -> None:
        """Let the first speaker throw and announce."""
        speaker = self.by_seat[0]
        assert speaker.play("throw")["kind"] == "done"
        assert speaker.play(number)["kind"] == "done"
        for live in self.all:
            while live.table["number"] < 2:
                live.hear()


@pytest.fixture
def three(guest: Guest) -> Iterator[Three]:
    """A table of three."""
    with ExitStack() as stack:
        yield Three(guest, stack)


def test_an_answer_given_early_waits_unseen_and_takes_effect_in_its_turn(three: Three) -> None:
    three.announced("3")
    later = three.by_seat[2]
    view = later.table["views"][0]
    assert (view["to_act"], [action["text"] for action in view["actions"]]) == (
        1,
        ["believe", "doubt"],
    )
    assert later.ask("play", seat=2, number=2, actions=["doubt"])["kind"] == "done"
    assert later.table["views"][0]["kept"] == "doubt"
    assert later.ask("play", seat=2, number=2, actions=["believe"])["key"] == "answered-already"
    for live in (three.by_seat[0], three.by_seat[1], three.onlooker):
        heard = json.dumps([told for told in live.heard if told["kind"] != "table"])
        assert '"kept": "doubt"' not in heard
        assert '"doubted"' not in heard
    assert three.by_seat[1].play("believe")["kind"] == "done"
    told = three.onlooker.until(lambda message: message["kind"] == "moved")
    kinds = [event["kind"] for entry in told["entries"] for event in entry["events"]]
    assert kinds[:3] == ["believed", "doubted", "revealed"]


def test_an_early_answer_can_be_taken_back(three: Three) -> None:
    three.announced("2")
    later = three.by_seat[2]
    later.ask("play", seat=2, number=2, actions=["doubt"])
    assert later.table["can_take_back"]
    assert later.ask("take-back", seat=2, number=2)["kind"] == "done"
    assert later.table["views"][0]["kept"] == ""
    assert later.ask("play", seat=2, number=2, actions=["believe"])["kind"] == "done"


def test_the_die_is_told_to_its_owner_and_the_doubter_alone(three: Three) -> None:
    three.announced("4")
    assert three.by_seat[1].play("doubt")["kind"] == "done"
    for seat, live in [*three.by_seat.items(), (-1, three.onlooker)]:
        while live.table["number"] < 3:
            live.hear()
        entries = [entry for told in live.heard for entry in told.get("entries", ())]
        knows = any("?" not in e["step"] for e in entries if e["step"].startswith("("))
        assert knows == (seat == 0)
        assert bool(entries[-1]["key"]) == (seat in (0, 1))
        faces = [v["values"]["face"] for e in entries for v in e["events"] if "face" in v["values"]]
        assert ("?" in faces) == (seat in (2, -1)) or seat == 1


def test_a_record_in_progress_holds_what_its_reader_saw(guest: Guest, three: Three) -> None:
    three.announced("1")
    for form in ("json", "text"):
        text = guest.web.get(f"/api/tables/{three.id}/record?form={form}").text
        assert "(?)" in text
        assert "secret" not in text
    assert "face=?" in guest.web.get(f"/api/tables/{three.id}/position").text
