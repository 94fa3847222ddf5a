"""How a master fares among players of another level while it learns."""

from typing import Any, NamedTuple

from kosti.bots.choosing import choice_of
from kosti.core.chance import fallen
from kosti.core.levels import MASTER
from kosti.core.luck import luck_of
from kosti.core.reading import room
from kosti.core.rule import CHANCE, OVER, rule

rules = room("rules")


class Rivals(NamedTuple):
    """A master, and the level and mind of all others."""

    master: Any
    level: int
    other: Any


@rule
def shares_won(options: Any, first: int, games: int, seed: int, rivals: Rivals) -> tuple[int, int]:
    """Play games with the master at each seat in turn.

    Return the sum of its shares (a game is 420) and of their squares.
    """
    total = 0
    squares = 0
    for game in range(first, first + games):
        seat = game % options.seats
        share = share_won(options, luck_of(seed, game // options.seats), seat, rivals)
        total += share
        squares += share * share
    return total, squares


@rule
def share_won(options: Any, luck: int, seat: int, rivals: Rivals) -> int:
    """Play one game with the master at a seat; return its share of 420."""
    state = rules.start(options)
    actor = rules.to_act(state)
    while actor != OVER:
        if actor == CHANCE:
            outcome, luck = fallen(rules.in_the_air(state), luck)
            state = rules.landed(state, outcome)
        else:
            seen = rules.seen(state, actor)
            if actor == seat:
                choice, luck = choice_of(MASTER, seen, rivals.master, luck)
            else:
                choice, luck = choice_of(rivals.level, seen, rivals.other, luck)
            state = rules.played(state, choice)
        actor = rules.to_act(state)
    return rules.shares(state, seat)  # type: ignore[no-any-return]
