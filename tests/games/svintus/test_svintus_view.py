"""What a seat sees and can do in Svintus 3D, as data and in lines."""

import pytest

from games.svintus.played import SVINTUS
from kosti.core.match import Match
from kosti.core.words import words
from kosti.games.svintus.rules import PLACING
from kosti.games.svintus.view import Glutton, Seat, Table

STACKS = "5s=apple-apple:acorn-acorn 4s=- 3s=corn:2beet 2s=beet"
LEAFLET = (
    f"seats=2 turns=200 seat=0 now=throw {STACKS} gluttons=sum10-no-corn,lone-no-apple"
    " dice=3s:33,h:11/3s:3,h:1 cards=5corn,3beet,2acorn/-"
)
UNMET_1111 = ("unmet-piles", "3-2-1", "1-1-1-1")


def at(gluttons: str, dice: str, cards: str = "-", stacks: str = STACKS) -> Match:
    position = f"turns=200 seat=0 now=throw {stacks} gluttons={gluttons} dice={dice}/-"
    return Match(SVINTUS, position=f"seats=2 {position} cards={cards}/-")


def leaflet() -> Match:
    match = Match(SVINTUS, position=LEAFLET)
    match.land("136")
    return match


def test_the_table_is_data() -> None:
    match = leaflet()
    match.play_all(["3:1", "6>2:0"])
    table: Table = match.view(0).table
    columns = [(column.name, column.card, column.needs, column.dice) for column in table.columns]
    assert columns == [
        ("5", "apple-apple", 5, ("", "")),
        ("4", "", 5, ("", "")),
        ("3", "corn", 4, ("333", "3")),
        ("2", "beet", 4, ("", "")),
        ("h", "", 3, ("111", "1")),
    ]
    assert [column.left for column in table.columns][2] == [("beet", 2)]
    assert table.laid == ("", "3", "", "", "1")
    assert table.thrown == ("1", "3", "6")
    assert table.gluttons == (
        Glutton("sum10-no-corn", True),
        Glutton("lone-no-apple", False),
    )
    supplies = [("corn", 5), ("beet", 3), ("apple", 0), ("acorn", 2)]
    assert table.seats[0] == Seat(0, [("corn", 5), ("beet", 3), ("acorn", 2)], supplies)
    assert table.seats[1].hand == 5


def test_onlookers_see_the_same_table() -> None:
    match = leaflet()
    assert match.view().table == match.view(1).table == match.view(0).table
    assert match.view().actions == match.view(1).actions == ()


def test_the_table_is_a_few_lines() -> None:
    said = words("en", "svintus")
    view = leaflet().view(0)
    assert SVINTUS.board.lines(view, said, ("Anna", "Bob")) == [
        "5 × 5: apple + apple (+ 1)",
        "5 × 4: closed",
        "4 × 3: corn (+ 2) – Anna: 3 3 · Bob: 3",
        "4 × 2: beet (+ 0)",
        "3 × 1: the Hamsters – Anna: 1 1 1 · Bob: 1",
        "Gluttons: sum 10 (beet, apple, acorn) · squeal (corn, beet, acorn) (+ 0)",
        "Anna: 0 in hand, supplies: corn 5, beet 3, acorn 2",
        "Bob: 5 in hand, supplies: –",
        "Thrown: 1 3 6",
    ]


def test_placing_tells_how_many_go_where() -> None:
    match = leaflet()
    actions = [(action.text, action.key, action.values) for action in match.view(0).actions]
    where = {"face": "3", "column": "3"}
    assert actions == [
        ("3:0", "place-none", {"count": 0, **where}),
        ("3:1", "place", {"count": 1, **where}),
    ]


def test_declining_tells_what_comes_of_it() -> None:
    match = leaflet()
    match.play_all(["3:1", "6>2:0", "6>3:1"])
    claim, decline = match.view(0).actions
    assert (claim.key, claim.values) == ("claim", {"card": "sum10-no-corn"})
    assert (decline.key, decline.values) == ("decline-take", {"card": "corn", "column": "3"})
    assert not decline.warns
    match = leaflet()
    match.play_all(["3:1", "6>2:0", "6>3:0", "6>5:1"])
    assert [action.key for action in match.view(0).actions] == ["claim", "decline-feed"]
    assert [action.warns for action in match.view(0).actions] == [False, True]


def test_a_placing_that_costs_a_card_warns_only_where_another_does_not() -> None:
    match = at("-", "2s:222,h:11", "corn,beet")
    match.land("56")
    match.play_all(["5:0", "6>2:0", "6>3:0", "6>5:0"])
    assert [(action.text, action.warns) for action in match.view(0).actions] == [
        ("6>h:0", False),
        ("6>h:1", True),
    ]
    match = at("-", "2s:222,h:11", "corn")
    match.land("15")
    assert [action.warns for action in match.view(0).actions] == [False, False]


def test_feeding_names_every_card_and_every_card_not_owned() -> None:
    match = at("-", "2s:222,h:111", "corn,corn-beet,no-acorn")
    match.land("3")
    match.play("3:0")
    view = match.view(0)
    assert [action.text for action in view.actions] == ["corn", "corn-beet", "no-acorn"]
    assert len(view.refusals) == 15
    assert {(refusal.key, refusal.rule) for refusal in view.refusals} == {("not-yours", "D7")}


@pytest.mark.parametrize(
    ("gluttons", "dice", "thrown", "unmet"),
    [
        ("lone-no-apple,sum5-no-acorn", "2s:222,3s:333", "3", ("unmet-sum", 3, "5")),
        ("lone-no-apple,piles222-no-corn", "2s:222,3s:333", "3", ("unmet-piles", "3-3", "2-2-2")),
        ("lone-no-apple,piles1111-no-corn", "5s:55,3s:333,h:1", "3", UNMET_1111),
        ("lone-no-apple,triple-no-corn", "2s:222,3s:333", "3", ("unmet-triple",)),
        ("lone-no-apple,sixes-no-corn", "2s:226,3s:366", "3", ("unmet-sixes", 3)),
        ("sum10-no-apple,lone-no-apple", "3s:333,2s:2", "235", ("unmet-lone", 3)),
        ("sixes-no-corn,lone-no-apple", "3s:666,2s:6,5s:5", "33", ("unmet-lone", 2)),
    ],
)
def test_a_glutton_card_out_of_reach_tells_what_lacks(
    gluttons: str, dice: str, thrown: str, unmet: tuple[str | int, ...]
) -> None:
    match = at(gluttons, dice)
    match.land(thrown)
    while match.state.turn.phase == PLACING:
        match.play(match.legal[0])
    (refusal,) = match.view(0).refusals
    values = [value for name, value in refusal.values.items() if name != "card"]
    assert (refusal.key, *values) == unmet
    assert refusal.rule == "D9"


def test_a_column_whose_card_was_taken_is_not_shown_as_closed() -> None:
    match = Match(
        "svintus",
        position="seats=2 turns=200 seat=0 now=throw 5s=apple-apple:acorn-acorn"
        " 4s=corn-corn:beet-beet 3s=corn:2beet 2s=beet:apple gluttons=-"
        " dice=3s:333,2s:222/- cards=4corn,corn-corn/-",
    )
    match.land("3")
    match.play("3:1")
    assert match.is_over
    shown = match.game.board.lines(match.view(), words("en", "svintus"), ["A", "B"])
    assert "4 × 3: – (+ 2)" in shown
