"""Games between players of levels, the same loop in both readings."""

from functools import cache
from types import SimpleNamespace
from typing import Any

from kosti.bots.choosing import choice_of, mind_of, rooms_of
from kosti.core.arrays import Compact, Lists
from kosti.core.chance import fallen
from kosti.core.compiled import twin
from kosti.core.contract import Game
from kosti.core.luck import luck_of
from kosti.core.reading import plain, room
from kosti.core.rule import CHANCE, OVER, WHOLE, rule

rules = room("rules")
MOST_SEATS = 7  # one type for all, so that the loop is compiled once


@cache
def reading_of(game: Game) -> Any:
    """Return what the brain of a game of dice does, to be called from plain Python."""
    names = ("choose", "weigh", "foresee", "spread_out")
    rooms = rooms_of(game)
    return SimpleNamespace(**{name: plain(getattr(game.brain, name), **rooms) for name in names})


@rule
def games_between(levels: Any, minds: Any, options: Any, games: int, seed: int, wins: Any) -> int:
    """Play games, adding each seat's shares of the win to `wins`; return a sum of the choices.

    The sum is -1 if a choice was not legal.
    """
    track = 0
    for game in range(games):
        luck = luck_of(seed, game)
        state = rules.start(options)
        actor = rules.to_act(state)
        while actor != OVER:
            if actor == CHANCE:
                outcome, luck = fallen(rules.in_the_air(state), luck)
                state = rules.landed(state, outcome)
            else:
                seen = rules.seen(state, actor)
                choice, luck = choice_of(levels[actor], seen, minds[actor], luck)
                if rules.legal(state) >> choice & 1 == 0:
                    return -1
                track = (track * 31 + choice + 1) & 0xFFFFFFFFFFFF
                state = rules.played(state, choice)
            actor = rules.to_act(state)
        for seat in range(options.seats):
            wins[seat] += rules.shares(state, seat) / WHOLE
    return track


def wins_between(
    game: Game, options: Any, levels: tuple[int, ...], games: int, seed: int, is_plain: bool = False
) -> tuple[int, list[float]]:
    """Return a sum of the choices in games between levels by seat, and the wins of the seats."""
    arrays = Lists() if is_plain else Compact()
    made = {level: mind_of(game, options, level, arrays) for level in levels}
    wins = arrays.floats(len(levels))
    read = plain if is_plain else twin
    play = read(games_between, **rooms_of(game))
    minds = tuple(made[level] for level in (*levels, *[levels[0]] * MOST_SEATS)[:MOST_SEATS])
    track = play(arrays.ints(levels), minds, options, games, seed, wins)
    return int(track), [float(share) for share in wins]
