"""A record that is what the dice threw is proved; any other is caught at its first false throw."""

import json
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fair.fair_tables import dice_of, fair_record, played, record
from fair.tampering import TAMPERINGS, Tampering, other_algorithm, other_throw, throws_in
from kosti import ONLOOKER, all_games, read_record, record_to_json, record_to_text
from kosti.core.record import Record, parsed_record
from kosti.core.record_json import record_from_data, record_to_data
from kosti.core.words import LANGUAGES
from kosti.fair import Report, verify
from kosti.fair.telling import lines_of

TABLES: list[tuple[str, dict[str, str]]] = [
    *((name, {}) for name in all_games()),
    ("ciao", {"reveal": "all"}),
    ("svintus", {"filling": "doubles"}),
]
RECORDS = [fair_record(name, options) for name, options in TABLES]
DATA = [record_to_data(whole) for whole in RECORDS]


def keys(report: Report) -> list[str]:
    return [finding.key for finding in report.findings]


@pytest.mark.parametrize("whole", RECORDS, ids=lambda whole: whole.game)
def test_an_honest_record_is_proved_in_both_forms(whole: Record) -> None:
    throws = sum(step.startswith("(") for step in whole.line)
    for form in (whole, read_record(record_to_json(whole)), read_record(record_to_text(whole))):
        assert form == whole
        report = verify(form)
        assert report.verdict == "proved"
        assert ("dice-recomputed", {"count": throws}, None) in report.findings
    assert throws > 20
    assert verify(whole).findings[1:3] == [
        ("dice-first-drawn", {"seat": 0}, None),
        ("dice-contributed", {"seats": contributors(whole)}, None),
    ]


def contributors(whole: Record) -> list[str]:
    first = whole.more["fair"]["first"]
    return [str(seat) for seat in range(3) if (first + seat) % 3 != 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_report_can_be_read(language: str) -> None:
    for whole in RECORDS:
        names = [seat.name for seat in whole.seats]
        assert all(lines_of(verify(whole), language, names))
        changed = deepcopy(record_to_data(whole))
        changed["line"][0] = other_throw(changed["line"][0])
        told = lines_of(verify(record_from_data(changed)), language, names)
        assert whole.line[0].strip("()") in told[0]
        assert whole.seats[0].name in told[0]


@pytest.mark.parametrize("tamper", TAMPERINGS)
@settings(max_examples=25, deadline=None)
@given(draw=st.data())
def test_whatever_is_changed_is_found(tamper: Tampering, draw: st.DataObject) -> None:
    data = deepcopy(draw.draw(st.sampled_from(DATA)))
    tamper(data, draw)
    report = verify(record_from_data(data))
    assert report.verdict == ("none" if tamper is other_algorithm else "false")
    assert "dice-proved" not in keys(report)


@settings(max_examples=60, deadline=None)
@given(draw=st.data())
def test_the_first_false_throw_is_named_with_what_it_should_be(draw: st.DataObject) -> None:
    number = draw.draw(st.integers(0, len(RECORDS) - 1))
    data, whole = deepcopy(DATA[number]), RECORDS[number]
    places = throws_in(data)
    at = draw.draw(st.integers(0, len(places) - 1))
    for place in places[at:]:
        data["line"][place] = other_throw(data["line"][place])
    found = verify(record_from_data(data)).findings[0]
    step = whole.match().steps[places[at]]
    assert found.key == "dice-false-throw"
    assert found.values == {
        "throw": at + 1,
        "turn": step.before.turns + 1,
        "seat": step.before.seat,
        "found": data["line"][places[at]].strip("()"),
        "due": whole.line[places[at]].strip("()"),
    }


@pytest.mark.parametrize("name", all_games())
def test_a_game_in_progress_is_open_and_not_false(name: str) -> None:
    dice = dice_of(3, 2)
    match = played(name, dice, 25)
    shown = record(match, dice, is_disclosed=False, keys={2, 3}, reader=ONLOOKER, is_sealed=True)
    for form in (record_to_json, record_to_text):
        report = verify(parsed_record(form(shown)))
        throws = sum(step.startswith("(") for step in shown.line)
        assert report.verdict == "open"
        assert report.findings[2:] == [
            ("dice-disclosed", {"count": 2}, None),
            ("dice-waiting", {"count": throws - 2}, None),
            ("dice-open", {}, None),
        ]


def test_a_doubter_can_check_the_die_at_once() -> None:
    dice = dice_of(1, 2)
    match = played("ciao", dice, 60)
    doubts = [place for place, step in enumerate(record(match, dice).line) if step == "doubt"]
    place = max(at for at in throws_in(record_to_data(record(match, dice))) if at < doubts[0])
    throw = throws_in(record_to_data(record(match, dice))).index(place) + 1
    reader = 1 - match.steps[place].before.seat
    seen = record(match, dice, is_disclosed=False, keys={throw}, reader=reader)
    assert seen.line[place] == record(match, dice).line[place]
    assert ("dice-disclosed", {"count": 1}, None) in verify(seen).findings
    data = record_to_data(seen)
    data["line"][place] = "(X)" if seen.line[place] != "(X)" else "(1)"
    assert keys(verify(record_from_data(data)))[0] == "dice-false-throw"


def test_an_onlooker_learns_that_the_die_was_not_what_was_said() -> None:
    dice = dice_of(2, 3)
    match = played("ciao", dice, 2000)
    seen = record(match, dice, reader=ONLOOKER)
    lies = [place for place, step in enumerate(seen.line) if step.startswith("(!")]
    assert lies
    report = verify(seen)
    assert report.verdict == "proved"
    hidden = sum(step.startswith(("(?", "(!")) for step in seen.line)
    assert ("dice-hidden", {"count": hidden}, None) in report.findings
    data = record_to_data(seen)
    face = record(match, dice).line[lies[0]][1:-1]
    data["line"][lies[0]] = f"(!{face})"
    assert keys(verify(record_from_data(data)))[0] == "dice-false-throw"


def test_a_table_closed_in_mid_game_is_proved_as_far_as_it_went() -> None:
    dice = dice_of(4, 4)
    unfinished = record(played("bratwurmeck", dice, 33), dice)
    assert unfinished.result is None
    assert verify(unfinished).verdict == "proved"


def test_an_impossible_move_is_named() -> None:
    data = deepcopy(DATA[1])
    place = data["line"].index("stop")
    data["line"][place] = "steal"
    report = verify(record_from_data(data))
    assert report.verdict == "false"
    assert report.findings[0].values == {"place": place + 1, "step": "steal"}


def test_a_record_without_fair_dice_says_so() -> None:
    data = deepcopy(DATA[0])
    del data["fair"]
    assert verify(record_from_data(data)) == Report("none", [("dice-none", {}, None)])  # type: ignore[list-item]


@pytest.mark.parametrize("heading", [[], 5, {}, {"algorithm": 1}, "kosti-dice-1"])
def test_a_heading_of_another_kind_is_not_proved(heading: object) -> None:
    data = json.loads(json.dumps(DATA[0])) | {"fair": heading}
    assert verify(record_from_data(data)).verdict == "none"


def test_nothing_is_drawn_where_nobody_says_so() -> None:
    dice = dice_of(9, 2)
    whole = record(played("bratwurmeck", dice, 50), dice)
    data = record_to_data(whole)
    del data["fair"]["first"]
    report = verify(record_from_data(data))
    assert report.verdict == "proved"
    assert "dice-first-chosen" in keys(report)
