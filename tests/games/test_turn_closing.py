"""Closing positions are solved exactly, and a master plays them so."""

from typing import Any

import pytest

from games.thinking import reading_of
from kosti.bots.choosing import mind_of, rooms_of
from kosti.core.arrays import Compact, Lists
from kosti.core.compiled import twin
from kosti.core.contract import Game
from kosti.core.levels import MASTER
from kosti.core.packed import members
from kosti.core.registry import game_named
from kosti.core.rule import WHOLE
from kosti.games.turn_closing import KEY, MOST, place_of
from kosti.games.turn_search import spread_out
from kosti.solve.odds import odds

BRATWURMECK, BARBECUE = game_named("bratwurmeck"), game_named("barbecue")
POSITIONS = [
    (BRATWURMECK, "seats=2 turns=0 seat=0 now=throw grill=30 stacks=22.25/-"),
    (BRATWURMECK, "seats=2 turns=1 seat=1 now=throw grill=24,33 stacks=-/-"),
    (BRATWURMECK, "seats=2 turns=1 seat=1 now=throw grill=34 stacks=25/28"),
    (BRATWURMECK, "seats=3 turns=2 seat=2 now=throw grill=27 stacks=-/31/-"),
    (BRATWURMECK, "seats=2 faster=returned turns=0 seat=0 now=throw grill=26,29 stacks=23/-"),
    (BRATWURMECK, "seats=2 faster=highest turns=0 seat=0 now=throw grill=26 stacks=23/35"),
    (
        BARBECUE,
        "seats=2 turns=41 seat=1 now=throw grill=AAAAaBBBBB.sss gathered=14/28 snails=7/2",
    ),
]
CHANCES = {21: 0.893027, 24: 0.748373, 27: 0.524759, 30: 0.263790, 33: 0.086775, 36: 0.015678}


def solved(game: Game, state: Any) -> Any:
    """Return the mind that has solved a turn's beginning."""
    mind: Any = mind_of(game, state.options, MASTER, Lists())
    assert reading_of(game).spread_out(state, mind) == 0
    return mind


@pytest.mark.parametrize(("tile", "chance"), CHANCES.items())
@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_tile_goes_to_whoever_throws_it_first(
    tile: int, chance: float, seats: int
) -> None:
    stacks = "/".join("-" * seats)
    position = f"seats={seats} turns=0 seat=0 now=throw grill={tile} stacks={stacks}"
    values = solved(BRATWURMECK, BRATWURMECK.position(position)).closing.values[0]
    rounds = 1 - (1 - chance) ** seats
    for seat, value in enumerate(values):
        assert value == pytest.approx(chance * (1 - chance) ** seat / rounds, abs=2e-6)


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_no_turn_can_be_played_better(game: Game, position: str) -> None:
    mind = solved(game, game.position(position))
    places = mind.closing.count[0]
    assert 1 < places <= MOST
    for place in (0, places - 1):
        there = game.brain.keyed(  # type: ignore[attr-defined]
            game.position(position).options, mind.closing.keys[place * KEY : place * KEY + KEY]
        )
        best = odds(
            game,
            game.position_text(there._replace(turns=600)),
            worth=worth_after(game, there, mind),
        ).best
        assert mind.closing.values[place][0] == pytest.approx(best.worth, abs=1e-11)


def worth_after(game: Game, before: Any, mind: Any) -> Any:
    """Return what tells the share of the seat whose turn it is after it, by what was solved."""

    def worth(after: Any) -> float:
        if game.rules.is_over(after):
            return game.rules.shares(after, before.seat) / WHOLE
        game.brain.note_key(after, mind.closing.key)  # type: ignore[attr-defined]
        values = mind.closing.values[place_of(mind.closing)]
        return float(values[(before.seat - after.seat) % len(values)])

    return worth


@pytest.mark.parametrize(("game", "position"), POSITIONS)
def test_a_master_never_loses_by_its_choice(game: Game, position: str) -> None:
    begun = game.position(position)
    state = game.rules.landed(begun, THROWS[game.name])
    mind = solved(game, begun)
    exact = odds(game, game.position_text(state), worth=worth_after(game, begun, mind))
    choice, _ = reading_of(game).choose(MASTER, state, mind, 1)
    worth = {one.action.choice: one.worth for one in exact.choices if one.action}
    assert worth[choice] == pytest.approx(exact.best.worth, abs=1e-11)
    reading_of(game).weigh(state, mind)
    for choice in members(game.rules.legal(state)):
        assert mind.shares[choice][0] == pytest.approx(worth[choice], abs=1e-11)


THROWS = {"bratwurmeck": 0x211121, "barbecue": 0x221111}  # some of every face


def test_both_readings_solve_alike() -> None:
    state = BRATWURMECK.position(POSITIONS[2][1])
    by_hand = solved(BRATWURMECK, state).closing
    mind = mind_of(BRATWURMECK, state.options, MASTER, Compact())
    twin(spread_out, **rooms_of(BRATWURMECK))(state, mind)
    count = by_hand.count[0]
    assert mind.closing.count[0] == count
    for place in range(count):
        assert list(mind.closing.values[place]) == pytest.approx(
            list(by_hand.values[place]), abs=1e-12
        )


def test_too_much_to_come_is_left_to_judgement() -> None:
    state = BRATWURMECK.position("seats=2 turns=0 seat=0 now=throw grill=30,33 stacks=22.25/28.21")
    mind = mind_of(BRATWURMECK, state.options, MASTER, Lists())
    assert reading_of(BRATWURMECK).spread_out(state, mind) == -1
