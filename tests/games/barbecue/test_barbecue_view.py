"""What a seat sees of Heckmeck Barbecue, and what a stop is said to do."""

import pytest

from kosti.core.match import Match
from kosti.core.view import Action
from kosti.core.words import LANGUAGES, words
from kosti.games.barbecue.view import Gathered, Place, Table

NAMES = ("Anna", "Bob", "Emma")
EMPTY = "grill=.............."
STOPS = [
    ("aside=6666w", f"{EMPTY} gathered=0/0 snails=0/0", "put", {"place": 29, "worms": 3}),
    (
        "aside=6666w",
        "grill=......b....... gathered=0/3 snails=0/0",
        "steal",
        {"place": 29, "worms": 3, "other": 1},
    ),
    (
        "aside=6666w",
        "grill=......a....... gathered=3/0 snails=0/0",
        "double",
        {"place": 29, "worms": 3},
    ),
    ("aside=166666w", "grill=.............s gathered=0/0 snails=0/0", "snail", {"place": 36}),
    ("aside=266666w", f"{EMPTY} gathered=0/0 snails=0/0", "snail-from-stock", {"result": 37}),
    (
        "aside=266666w",
        "grill=...........s.s gathered=0/0 snails=5/5",
        "snail-from-grill",
        {"result": 37, "place": 36},
    ),
]
FAILURES = [
    ("aside=266666w", f"{EMPTY} gathered=0/0 snails=6/6", "no-snail", None),
    ("aside=66666", f"{EMPTY} gathered=0/0 snails=0/0", "stop-fail", "no-worm"),
    ("aside=66ww", f"{EMPTY} gathered=0/0 snails=0/0", "stop-fail", "too-low"),
    ("aside=6666w", "grill=......B....... gathered=0/6 snails=0/0", "stop-fail", "two-plates"),
    ("aside=6666w", "grill=AAAAA......... gathered=16/0 snails=0/0", "stop-fail", "no-plate"),
    ("aside=66ww", f"{EMPTY} gathered=0/0 snails=6/6", "stop-fail-end", "too-low"),
]


def stop_at(aside: str, rest: str) -> Action:
    match = Match("barbecue", position=f"seats=2 turns=60 seat=0 now=decide {aside} {rest}")
    throw, stop = match.view(0).actions
    assert (throw.key, stop.text) == ("throw", "stop")
    assert_said(stop)
    return stop


def assert_said(action: Action) -> None:
    values = {**action.values, "other": "Bob"}
    for language in LANGUAGES:
        spoken = words(language, "barbecue")
        assert spoken.say(f"action-{action.key}", **values)
        assert spoken.say(f"explain-{action.key}")


@pytest.mark.parametrize(("aside", "rest", "key", "values"), STOPS)
def test_a_stop_tells_what_it_gains(
    aside: str, rest: str, key: str, values: dict[str, int]
) -> None:
    stop = stop_at(aside, rest)
    assert (stop.key, stop.values, stop.warns) == (key, values, False)


@pytest.mark.parametrize(("aside", "rest", "key", "reason"), FAILURES)
def test_a_stop_that_gains_nothing_warns(
    aside: str, rest: str, key: str, reason: str | None
) -> None:
    stop = stop_at(aside, rest)
    assert (stop.key, stop.values.get("reason"), stop.warns) == (key, reason, True)


def test_a_face_that_ends_the_turn_badly_warns() -> None:
    grill = f"{EMPTY} gathered=0/0 snails=0/0"
    match = Match(
        "barbecue", position=f"seats=2 turns=0 seat=0 now=choose aside=111111w shown=2 {grill}"
    )
    assert [(action.text, action.warns) for action in match.view(0).actions] == [("2", True)]
    match = Match(
        "barbecue", position=f"seats=2 turns=0 seat=0 now=choose aside=66666ww shown=2 {grill}"
    )
    assert [(action.text, action.warns) for action in match.view(0).actions] == [("2", False)]


def test_only_the_seat_to_act_has_actions() -> None:
    match = Match("barbecue", seats=2)
    match.land("11223344")
    assert match.view(0).actions
    assert not match.view(1).actions
    assert not match.view().refusals


POSITION = (
    "seats=3 turns=60 seat=0 now=choose aside=6w shown=123344"
    " grill=aB..........cs gathered=1/2/4 snails=0/1/0"
)


def test_the_table_holds_all_that_lies_on_it() -> None:
    table: Table = Match("barbecue", position=POSITION).view().table
    assert table.places[0] == Place(23, 1, 0, 1, has_snail=False)
    assert table.places[1] == Place(24, 1, 1, 2, has_snail=False)
    assert table.places[2] == Place(25, 2, -1, 0, has_snail=False)
    assert table.places[13] == Place(36, 4, -1, 0, has_snail=True)
    assert table.gathered == (Gathered(1, 0, 9, 1), Gathered(2, 1, 8, 5), Gathered(4, 0, 9, 4))
    assert (table.stock, table.result, table.dice_left) == (10, 11, 6)
    assert ("".join(table.aside), "".join(table.shown)) == ("w6", "123344")


def test_the_board_is_told_in_lines() -> None:
    match = Match("barbecue", position=POSITION)
    lines = match.game.board.lines(match.view(), words("en", "barbecue"), NAMES)
    assert lines == [
        "1 worm: 23 Anna, 24 Bob ×2",
        "2 worms: 25 free, 26 free, 27 free, 28 free",
        "3 worms: 29 free, 30 free, 31 free, 32 free",
        "4 worms: 33 free, 34 free, 35 Emma, 36 snail",
        "Snails in stock: 10",
        "Anna: 1 point (worms 1, snails 0, plates left 9)",
        "Bob: 5 points (worms 2, snails 1, plates left 8)",
        "Emma: 4 points (worms 4, snails 0, plates left 9)",
        "Set aside: worm 6 = 11",
        "Thrown: 1 2 3 3 4 4",
    ]
