"""A record is told step by step, as its reader may know it."""

import json

import pytest

from kosti.core.match import Match
from kosti.core.record import Seat, record_of
from kosti.core.record_json import record_to_json
from kosti.core.record_text import record_to_text
from kosti.core.registry import all_games
from kosti.server.replaying import replayed
from server.house import Guest


def played(game: str, steps: int) -> Match:
    match = Match(game, seed=5)
    for _ in range(steps):
        if match.is_over:
            break
        if match.to_act < 0:
            match.throw()
        else:
            match.play(match.legal[0])
    return match


@pytest.mark.parametrize("game", all_games())
def test_a_record_is_told_step_by_step(game: str) -> None:
    match = played(game, 60)
    record = record_of(match, [Seat("Anna"), Seat("Bob")])
    told = replayed(record_to_json(record))
    assert [frame.step for frame in told.frames[1:]] == list(record.line)
    assert told.frames[-1].position == match.game.position_text(match.state)
    assert told == replayed(record_to_text(record))


def test_what_a_reader_did_not_see_is_not_told() -> None:
    match = played("ciao", 1)
    told = replayed(record_to_json(record_of(match, reader=-1)))
    assert told.frames[-1].events[0].values["face"] == "?"
    assert told.frames[-1].view.table["die"] == "?"


def test_anybody_may_have_a_record_told(guest: Guest) -> None:
    text = record_to_json(record_of(played("bratwurmeck", 9)))
    told = guest.asked("POST", "/api/replay", {"record": text})
    assert len(told["frames"]) == 10
    assert json.loads(told["record"]) == json.loads(text)
    assert guest.asked("POST", "/api/replay", {"record": "{}"}, 400)["key"] == "record-foreign"
