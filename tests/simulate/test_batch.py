"""Whole games in bulk: the same in both readings, for any number of jobs, by paired chance."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from chi_square import fits
from kosti.core.arrays import Lists
from kosti.core.chance import outcomes
from kosti.core.contract import Game
from kosti.core.levels import LEVELS
from kosti.core.luck import below, luck_of
from kosti.core.packed import members
from kosti.core.reading import plain
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE, OVER, WHOLE
from kosti.simulate import no_stacks, paired
from kosti.simulate.batch import (
    compiled_tables,
    options_for,
    orders_of,
    rooms_for,
    seating_of,
    share_of,
    simulate,
)
from kosti.simulate.tables import WIDTH, play_tables

GAMES = list(all_games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=str)


def known_bots(game: Game) -> list[str]:
    return [name for name in LEVELS if LEVELS[name] < 2 or game.room_if_any("brain")]


def table_of(game: Game, seats: int) -> list[str]:
    return (["simple", "random", "simple"] * 3)[:seats]


@each_game
def test_tables_are_the_same_in_both_readings(game: Game) -> None:
    for seats in game.seat_counts:
        bots = ["simple", "random"]
        options = options_for(game, table_of(game, seats), {"turn_limit": "40"})
        orders = orders_of([seat % 2 for seat in range(seats)])
        compiled = compiled_tables(game, options, bots, orders, 5)()(3, 4)
        by_hand = plain(play_tables, **rooms_for(game, [0, 1]))
        row = [0] * (4 * WIDTH)
        by_hand(options, seating_of(game, options, bots, orders, Lists()), 5, 3, 4, row)
        assert compiled.reshape(-1).tolist() == row


@each_game
def test_any_number_of_jobs_plays_the_same(game: Game) -> None:
    seats = table_of(game, 2)
    one, three = (
        simulate(game, seats, games=700, seed=4, jobs=jobs, options={"turn_limit": "40"})
        for jobs in (1, 3)
    )
    assert np.array_equal(one.table, three.table)
    fewer = simulate(game, seats, games=90, seed=4, options={"turn_limit": "40"})
    assert np.array_equal(one.table[:90], fewer.table)
    other = simulate(game, seats, games=90, seed=5, options={"turn_limit": "40"})
    assert not np.array_equal(other.table, fewer.table)


@each_game
def test_every_game_is_won_once(game: Game) -> None:
    played = simulate(game, table_of(game, 3), games=60)
    assert played.games == 60
    assert played.is_whole
    assert np.array_equal((played.shares * WHOLE).sum(axis=1), [WHOLE] * 60)
    assert (played.decisions > 0).all()
    assert played.share_of_bot(0).mean > played.share_of_bot(1).mean


@each_game
def test_alike_bots_share_alike_through_all_orders(game: Game) -> None:
    assert share_of(game, ["simple", "simple"], 100).mean == pytest.approx(0.5)
    assert share_of(game, ["simple"] * 3, 90).mean == pytest.approx(1 / 3)


def test_one_among_others_sits_everywhere() -> None:
    played = simulate("ciao", ["simple", "random", "random"], games=30, is_rotated=True)
    assert sorted(map(tuple, played.orders)) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    share = played.share_of_bot(0)
    mine = [played.shares[game, played.sitting[game].tolist().index(0)] for game in range(30)]
    assert share.mean == pytest.approx(sum(mine) / 30)
    assert share.parts == 10
    assert share.low < share.mean < share.high


def test_many_orders_are_taken_by_turns() -> None:
    assert len(orders_of(range(4))) == 24
    assert len(orders_of(range(5))) == 5
    assert len(orders_of([0, 1, 1, 1, 1, 1, 1])) == 7


def test_an_interrupted_run_is_the_beginning_of_the_whole() -> None:
    def interrupt(done: int, wanted: int) -> None:
        if done > 50:
            raise KeyboardInterrupt

    whole = simulate("ciao", ["simple", "random"], games=3_000_000, on_progress=interrupt, jobs=2)
    assert 50 < whole.games < whole.wanted
    assert not whole.is_whole
    again = simulate("ciao", ["simple", "random"], games=whole.games)
    assert np.array_equal(whole.table, again.table)


def chance_met(game: Game, luck: int, pairing: int, seats: int) -> dict[Any, int]:
    """Play by uniform choices; return what fell at every place, counted here on its own."""
    stacks = game.room_if_any("stacks") or no_stacks
    fall = plain(paired.fallen_here, rules=game.rules, stacks=stacks)
    rules, marks, met = game.rules, [0] * paired.MARKS, {}
    paired.begin(marks)
    state = rules.start(options_for(game, ["random"] * seats, {"turn_limit": "60"}))
    begun: Counter[int] = Counter()
    within: Counter[Any] = Counter()
    last = -1
    while (actor := rules.to_act(state)) != OVER:
        if actor != CHANCE:
            legal = members(rules.legal(state))
            number, luck = below(len(legal), luck)
            state = rules.played(state, legal[number])
            continue
        stack, dice = stacks.stack_in_air(state), rules.in_the_air(state).dice
        if stack < 0 and last != state.turns:
            last = state.turns
            begun[state.seat] += 1
        here = ("card", stack) if stack >= 0 else (state.seat, begun[state.seat], dice)
        within[here] += 1
        step = fall(state, pairing, marks)
        met[(*here, within[here])] = step
        state = rules.landed(state, step)
    return met


@each_game
@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_a_pairing_meet_the_same_chance(game: Game, seats: int) -> None:
    first, second = (chance_met(game, luck_of(8, player), 77, seats) for player in (1, 2))
    assert first != second
    common = first.keys() & second.keys()
    assert len(common) > 15
    assert {place: first[place] for place in common} == {place: second[place] for place in common}
    elsewhere = chance_met(game, luck_of(8, 1), 78, seats)
    assert any(elsewhere[place] != first[place] for place in elsewhere.keys() & first.keys())


def test_svintus_tells_its_stacks_apart() -> None:
    met = chance_met(all_games()["svintus"], luck_of(1, 1), 5, 2)
    drawn = {place[1] for place in met if place[0] == "card"}
    assert len(drawn) == 5


def test_throws_by_address_are_fair() -> None:
    ciao = all_games()["ciao"]
    games = [chance_met(ciao, 3, luck_of(9, pairing), 2) for pairing in range(400)]
    counts = Counter(met for game in games for met in game.values())
    die = ciao.rules.in_the_air(ciao.rules.start(ciao.options()))
    assert fits(counts, dict(outcomes(die)))
