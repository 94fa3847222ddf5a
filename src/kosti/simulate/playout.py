"""Games played to their end, the same loop for every game and every kind of player."""

from typing import Any

from kosti.core.chance import fallen
from kosti.core.luck import luck_of
from kosti.core.reading import room
from kosti.core.rule import CHANCE, OVER, rule

rules = room("rules")  # the game's
player = room("player")  # `chosen(state, mask, luck)`: a legal choice and the luck after it


@rule
def played_games(options: Any, first: int, games: int, seed: int) -> tuple[int, int, int]:
    """Play so many games, numbered from `first`; return decisions, unforced decisions and turns."""
    decisions = 0
    unforced = 0
    turns = 0
    for game in range(first, first + games):
        luck = luck_of(seed, game)
        state = rules.start(options)
        actor = rules.to_act(state)
        while actor != OVER:
            if actor == CHANCE:
                outcome, luck = fallen(rules.in_the_air(state), luck)
                state = rules.landed(state, outcome)
            else:
                mask = rules.legal(state)
                decisions += 1
                unforced += mask & (mask - 1) != 0
                choice, luck = player.chosen(state, mask, luck)
                state = rules.played(state, choice)
            actor = rules.to_act(state)
        turns += state.turns
    return decisions, unforced, turns
