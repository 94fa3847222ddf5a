"""Games played by uniformly random choices, the same loop for every game."""

from types import ModuleType
from typing import Any

from kosti.core.chance import fallen
from kosti.core.luck import below, luck_of
from kosti.core.packed import nth, ones
from kosti.core.rule import CHANCE, OVER, rule

rules: ModuleType  # the game's rules; bound when a twin is made


@rule
def random_choice(mask: int, luck: int) -> tuple[int, int]:
    """Return one member of a mask, all alike, and the luck after it."""
    if mask & (mask - 1) == 0:
        return nth(mask, 0), luck
    index, luck = below(ones(mask), luck)
    return nth(mask, index), luck


@rule
def random_games(options: Any, games: int, seed: int) -> tuple[int, int, int]:
    """Play random games; return decisions, unforced decisions and turns."""
    decisions = 0
    unforced = 0
    turns = 0
    for game in range(games):
        luck = luck_of(seed, game)
        state = rules.start(options)
        actor = rules.to_act(state)
        while actor != OVER:
            if actor == CHANCE:
                outcome, luck = fallen(rules.in_the_air(state), luck)
                state = rules.landed(state, outcome)
            else:
                mask = rules.legal(state)
                choice, luck = random_choice(mask, luck)
                decisions += 1
                unforced += mask & (mask - 1) != 0
                state = rules.played(state, choice)
            actor = rules.to_act(state)
        turns += state.turns
    return decisions, unforced, turns
