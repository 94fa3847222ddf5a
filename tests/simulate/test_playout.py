"""The same seed gives the same games, in both readings and however a run is split."""

from collections import Counter
from typing import Any

import pytest

from kosti.core.chance import fallen
from kosti.core.contract import Game
from kosti.core.luck import below, luck_of
from kosti.core.packed import members
from kosti.core.reading import plain
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE, OVER
from kosti.simulate import Tally, limited, playout, random_games, sensible, simple_games, uniform

GAMES = list(all_games().values())
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]


def some_options(game: Game, seats: int = 0) -> Any:
    return game.options({"seats": str(seats), "turn_limit": "60"} if seats else {})


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_random_games_are_the_same_in_both_readings(game: Game, seats: int) -> None:
    options = some_options(game, seats)
    by_hand = plain(playout.played_games, rules=game.rules, player=uniform)
    assert random_games(game, options, 20, seed=5) == Tally(20, *by_hand(options, 0, 20, 5))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=str)
def test_simple_games_are_the_same_in_both_readings(game: Game, seats: int) -> None:
    options = some_options(game, seats)
    rooms = {"rules": game.rules, "player": sensible, "strategy": game.strategy}
    by_hand = plain(playout.played_games, **rooms)
    assert simple_games(game, options, 20, seed=5) == Tally(20, *by_hand(options, 0, 20, 5))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_run_can_be_split_anywhere(game: Game) -> None:
    options = some_options(game)
    whole = random_games(game, options, 9, seed=1)
    parts = random_games(game, options, 4, seed=1), random_games(game, options, 5, 1, first=4)
    assert whole == Tally(*map(sum, zip(*parts, strict=True)))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_seeds_differ(game: Game) -> None:
    options = some_options(game)
    assert random_games(game, options, 9, seed=1) != random_games(game, options, 9, seed=2)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_only_real_choices_are_unforced(game: Game) -> None:
    rules, options, luck = game.rules, limited(game, some_options(game)), luck_of(3, 0)
    choices: Counter[bool] = Counter()
    state = rules.start(options)
    while (actor := rules.to_act(state)) != OVER:
        if actor == CHANCE:
            outcome, luck = fallen(rules.in_the_air(state), luck)
            state = rules.landed(state, outcome)
        else:
            legal = members(rules.legal(state))
            choices[len(legal) > 1] += 1
            number, luck = below(len(legal), luck) if len(legal) > 1 else (0, luck)
            state = rules.played(state, legal[number])
    told = Tally(1, choices.total(), choices[True], state.turns)
    assert random_games(game, options, 1, seed=3) == told


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_games_without_a_limit_get_the_usual_one(game: Game) -> None:
    options = some_options(game)
    assert limited(game, options).turn_limit > 0
    own = options._replace(turn_limit=7)
    assert limited(game, own) == own
    assert random_games(game, own, 50).turns <= 350
