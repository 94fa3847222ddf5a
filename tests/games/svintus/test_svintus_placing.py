"""A placing is gathered in any order, taken back, foreseen, and sent as one command."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.svintus.played import SVINTUS, tables
from kosti.core.errors import IllegalMove
from kosti.core.match import Match
from kosti.games.svintus.notation import placing_choices
from kosti.games.svintus.places import PLACES
from kosti.games.svintus.placing import (
    Placing,
    choices_of,
    parsed_placing,
    refusal_of,
    with_die,
    without_die,
)
from kosti.games.svintus.preview import Preview
from kosti.games.svintus.rules import CLAIMING, FEEDING, PLACING, State, dice_of
from kosti.games.svintus.view import Table, dice_to_place, previewed

STACKS = (
    "5s=apple-apple:acorn-acorn 4s=corn-corn:beet-beet 3s=corn:beet 2s=- gluttons=sum10-no-corn"
)
INNOKENTY = f"seats=2 turns=200 seat=0 now=throw {STACKS} dice=3s:33,h:11/3s:3,h:1"
FRESH = f"seats=2 turns=200 seat=0 now=throw {STACKS} dice=-/- cards=-/-"


def thrown(dice: str, position: str = FRESH) -> Match:
    match = Match(SVINTUS, position=position)
    match.land(dice)
    return match


def leaflet() -> Match:
    return thrown("136", f"{INNOKENTY} cards=5corn,3beet,2acorn/-")


def keys(error: IllegalMove) -> list[str]:
    return [problem.key for problem in error.problems]


@pytest.mark.parametrize("line", ["6>3 3", "3 6>3", "3:1 6>3:1", "6>3:1 3:1 ", " 3  6>3"])
def test_the_order_of_a_line_does_not_matter(line: str) -> None:
    match = leaflet()
    choices = placing_choices(match.state, line)
    assert choices == [1, 1]
    assert [event.kind for event in match.play_all(choices)] == ["placed", "placed"]
    assert match.state.turn.phase == CLAIMING


@pytest.mark.parametrize("line", ["-", "", "3:0"])
def test_nothing_may_be_placed(line: str) -> None:
    assert placing_choices(leaflet().state, line) == [0] * 5


@pytest.mark.parametrize("line", ["6>h", "6>H", "6>1", "6>х", "6>Х"])
def test_the_hamsters_have_several_names(line: str) -> None:
    assert str(parsed_placing(leaflet().state, line)) == "6>h:1"


def test_numbers_may_be_run_together() -> None:
    match = thrown("3334556")
    assert str(parsed_placing(match.state, "334 55 6>5")) == "3:2 4:1 5:2 6>5:1"


def test_a_line_begun_step_by_step_goes_on_where_it_is() -> None:
    match = thrown("3334566")
    match.play_all(["3:2", "4:0"])
    assert placing_choices(match.state, "6>h 5 6>4") == [1, 0, 1, 0, 1]
    with pytest.raises(IllegalMove) as caught:
        placing_choices(match.state, "3 6>h:3 2")
    assert keys(caught.value) == [
        "refused-place-past",
        "refused-no-die-left",
        "refused-column-closed",
    ]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1", "refused-ones-go"),
        ("4", "refused-not-thrown"),
        ("33", "refused-no-die-left"),
        ("6>3 6>4", "refused-no-die-left"),
        ("2", "refused-column-closed"),
        ("6>2", "refused-column-closed"),
        ("3>4", "placing-unread"),
        ("6", "placing-unread"),
        ("6>6", "placing-unread"),
        ("3:8", "placing-unread"),
        ("corn", "placing-unread"),
    ],
)
def test_a_die_that_cannot_go_there_says_why(line: str, key: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        placing_choices(leaflet().state, line)
    assert keys(caught.value) == [key]
    assert str(caught.value)


def test_nothing_is_placed_when_there_is_no_throw() -> None:
    match = Match(SVINTUS, position=FRESH)
    with pytest.raises(IllegalMove) as caught:
        choices_of(match.state, Placing())
    assert keys(caught.value) == ["placing-not-now"]


def test_dice_are_put_and_taken_back_one_by_one() -> None:
    state = leaflet().state
    placing = with_die(state, with_die(state, Placing(), "6>3"), "3")
    assert str(placing) == "3:1 6>3:1"
    with pytest.raises(IllegalMove):
        with_die(state, placing, "6>h")
    placing = with_die(state, without_die(placing, "6>3"), "6>h")
    assert str(placing) == "3:1 6>h:1"
    assert without_die(placing, "6>5") == placing
    assert choices_of(state, placing) == [1, 0, 0, 0, 1]


def test_every_die_of_the_throw_is_told_where_it_may_go() -> None:
    match = leaflet()
    table: Table = match.view(0).table
    assert [(die.face, die.number) for die in table.dice] == [("1", 1), ("3", 1), ("6", 1)]
    reasons = {
        spot.place: spot.refusal and (spot.refusal.key, spot.refusal.rule)
        for die in table.dice
        for spot in die.spots
    }
    assert reasons == {
        "1": ("ones-go", "D3"),
        "3": None,
        "6>2": ("column-closed", "D10"),
        **dict.fromkeys(("6>3", "6>4", "6>5", "6>h")),
    }
    placing = with_die(match.state, Placing(), "6>4")
    after = [spot.refusal for die in dice_to_place(match.state, placing) for spot in die.spots]
    assert [refusal and refusal.key for refusal in after] == [
        *("ones-go", None, "column-closed"),
        *["no-die-left"] * 4,
    ]


def test_the_leaflets_placing_is_foreseen() -> None:
    match = leaflet()
    before = match.state
    view = match.view(0)
    taking = previewed(view, parsed_placing(match.state, "3 6>3"))
    assert taking == Preview(("sum10-no-corn",), "corn", "3", False, (4, 1), 4, False)
    feeding = previewed(view, parsed_placing(match.state, "3"))
    assert feeding == Preview(("sum10-no-corn",), "", "", True, (0, 0), 1, False)
    assert match.state == before


def test_a_card_fed_at_once_and_a_win_are_foreseen() -> None:
    poor = thrown("136", f"{INNOKENTY.replace('sum10-no-corn', '-')} cards=2beet/-")
    feeding = previewed(poor.view(0), Placing())
    assert feeding == Preview((), "", "", True, (3, 1), 5, False)
    rich = thrown("136", f"{INNOKENTY} cards=6corn/-")
    winning = previewed(rich.view(0), parsed_placing(rich.state, "3 6>3"))
    assert winning.wins
    assert winning.card == "corn"


def gathered_at_random(state: State, rng: Random) -> Placing:
    placing = Placing()
    for _ in range(rng.randrange(10)):
        free = [name for name in PLACES if refusal_of(state, placing, name) is None]
        if free:
            placing = with_die(state, placing, rng.choice(free))
        if rng.random() < 0.2:
            placing = without_die(placing, rng.choice(PLACES))
    return placing


@settings(max_examples=8, deadline=None)
@given(tables(), some.integers(0, 2**32))
def test_what_is_foreseen_comes_true(match: Match, seed: int) -> None:
    rng = Random(seed)
    for state in {step.before for step in match.steps if step.before.turn.phase == PLACING}:
        placing = gathered_at_random(state, rng)
        again = Match(SVINTUS, position=SVINTUS.position_text(state))
        assert parsed_placing(state, str(placing)) == placing
        foreseen = previewed(again.view(state.seat), placing)
        events = again.play_all(choices_of(state, placing))
        assert bool(foreseen.claims) == (again.state.turn.phase == CLAIMING)
        if again.state.turn.phase == CLAIMING:
            offered = again.legal[:-1]
            assert list(foreseen.claims) == offered
            events += again.play("decline")
        cards = [event.values["card"] for event in events if event.kind == "card_taken"]
        assert [foreseen.card] * bool(foreseen.card) == cards
        is_fed = any(event.kind in ("fed", "fed_nothing", "hungry") for event in events)
        assert foreseen.feeds == is_fed
        assert again.state.turn.phase == FEEDING or foreseen.hand == 7 - lying(again.state, state)


def lying(after: State, before: State) -> int:
    mine = after._replace(seat=before.seat)
    return sum(dice_of(mine) >> 3 * place & 7 for place in range(len(PLACES)))
