"""Records: two forms without loss, two readings, and one clear error for every damaged file."""

import json
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosti import (
    CHANCE,
    ONLOOKER,
    BadRecord,
    Match,
    Seat,
    all_games,
    read_record,
    record_of,
    record_to_json,
    record_to_text,
    safe_record,
)

NAMES = [Seat("Anna"), Seat('Bob {1} "quoted" [x]', "simple", "1"), Seat("Ионэ", more={"age": 7})]
MARKS: dict[int, dict[str, Any]] = {
    0: {"time": "2026-11-18T12:00:00Z"},
    2: {"note": "} braces { and | bars", "clock": [1, 2]},
}


def played(name: str, seed: int, steps: int, **options: str) -> Match:
    """Return a match after so many steps of simple players, or its end."""
    match = Match(name, options, seed=seed)
    rng = Random(seed)
    while not match.is_over and len(match.steps) < steps:
        if match.to_act == CHANCE:
            match.throw()
        else:
            state = match.view(match.to_act).state
            match.play(match.game.strategy.simple(state, rng.getrandbits(31)))
    return match


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("steps", [0, 1, 23, 2000])
def test_both_forms_read_back_without_loss(name: str, steps: int) -> None:
    match = played(name, 5, steps, turn_limit="60")
    marks = {place: mark for place, mark in MARKS.items() if place < len(match.steps)}
    record = record_of(match, NAMES[:2], marks=marks, more={"later": {"field": [1, "{"]}})
    from_json = read_record(record_to_json(record))
    from_text = read_record(record_to_text(record))
    assert from_json == from_text == record
    assert from_text.match().state == match.state
    assert record_to_text(from_json) == record_to_text(record)


@pytest.mark.parametrize("name", all_games())
def test_a_match_goes_on_from_the_file_anybody_may_hold(name: str) -> None:
    for steps in range(1, 40, 3):
        match = played(name, 3, steps)
        record = safe_record(match)
        again = read_record(record_to_text(record)).match()
        assert again.state == match.state
        assert again.steps == match.steps


@pytest.mark.parametrize("name", all_games())
def test_a_reader_is_shown_the_same_as_at_the_table(name: str) -> None:
    match = played(name, 8, 60)
    for reader in (ONLOOKER, *range(match.seats)):
        record = record_of(match, reader=reader)
        again = read_record(record_to_json(record)).replay()
        assert again.told(reader) == match.told(reader)
        for there, here in zip(again.steps, match.steps, strict=True):
            seen = match.game.rules.seen
            assert seen(there.before, reader) == seen(here.before, reader)


@pytest.mark.parametrize("name", all_games())
def test_a_match_from_a_position_keeps_its_beginning(name: str) -> None:
    begun = played(name, 2, 31)
    while begun.to_act == CHANCE:
        begun.throw()
    match = Match(name, position=begun.position, seed=1)
    while match.to_act != CHANCE:
        match.play(match.legal[0])
    record = read_record(record_to_text(record_of(match)))
    assert record.position == begun.position
    assert record.match().state == match.state


def test_a_match_begun_with_a_die_thrown_hides_it_too() -> None:
    begun = Match("ciao", seed=1)
    begun.throw()
    match = Match("ciao", position=begun.position)
    match.play("3")
    record = safe_record(match)
    text = record_to_text(record)
    assert "face=?" in text
    assert begun.position not in text
    assert read_record(text).match().state == match.state
    assert record_of(match, reader=1).sealed is not None
    assert record_of(match, reader=0).sealed is None


def test_what_a_later_version_wrote_is_kept() -> None:
    data = json.loads(record_to_json(record_of(played("bratwurmeck", 1, 50))))
    data["version"] = 2
    data["mood"] = ["merry", {"deep": 1}]
    data["seats"][0]["hat"] = "bowler"
    record = read_record(json.dumps(data))
    again = json.loads(record_to_json(read_record(record_to_text(record))))
    assert again["mood"] == data["mood"]
    assert again["seats"][0]["hat"] == "bowler"


RECORD = record_of(played("bratwurmeck", 1, 5000), NAMES[:2], marks=MARKS)
TEXT = record_to_text(RECORD)
JSON = record_to_json(RECORD)


@pytest.mark.parametrize(
    ("damaged", "key"),
    [
        ("", "record-foreign"),
        ("{}", "record-foreign"),
        ('{"format": "other"}', "record-foreign"),
        ('[Event "chess"]\n1. e4 e5', "record-foreign"),
        (b"\xff\xfe\x00", "record-not-text"),
        (b"x" * (16 * 1024 * 1024 + 1), "record-too-long"),
        (JSON[: len(JSON) // 2], "record-bad-json"),
        ("{" + "[" * 100_000, "record-bad-json"),
        (TEXT[: len(TEXT) // 2], "record-cut-short"),
        (TEXT + "more", "record-after-end"),
        (TEXT.replace("] \n", "\n").replace("[rules 1]", "[rules 1"), "record-bad-line"),
        (TEXT.replace("[rules 1]\n", ""), "record-field-missing"),
        (TEXT.replace("[rules 1]", '[rules "one"]'), "record-bad-field"),
        (TEXT.replace("stop", "steal", 1), "record-bad-step"),
        (TEXT.replace('"shares": [', '"shares": [7, '), "record-other-result"),
        (TEXT.replace('[game "bratwurmeck"]', '[game "brat"]'), "record-bad-start"),
        (JSON.replace('"seats": "2"', '"seats": "3"'), "record-bad-seats"),
        (JSON.replace('"0": {', '"99999": {'), "record-bad-field"),
    ],
)
def test_a_damaged_file_gets_one_clear_error(damaged: str | bytes, key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(damaged)
    assert caught.value.problems[0].key == key
    assert str(caught.value)


def test_the_error_names_the_place() -> None:
    with pytest.raises(BadRecord, match="line 3"):
        read_record(TEXT.replace("[game", "(game", 1))
    place = RECORD.line.index("stop") + 1
    with pytest.raises(BadRecord, match=f"step {place}"):
        read_record(TEXT.replace("stop", "steal", 1))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([TEXT, JSON]), st.data())
def test_no_damage_gets_past_as_anything_but_an_error(whole: str, data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(whole)))
    last = data.draw(st.integers(first, min(len(whole), first + 40)))
    middle = data.draw(st.text(max_size=8))
    with suppress(BadRecord):
        record = read_record(whole[:first] + middle + whole[last:])
        assert record.match().game.name == "bratwurmeck"


def test_a_half_seen_record_is_never_played_on() -> None:
    record = replace(RECORD, reader=ONLOOKER)
    with pytest.raises(BadRecord):
        record.match()
