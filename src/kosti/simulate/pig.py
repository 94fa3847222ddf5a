"""OpenSpiel's own speed on its small dice game, the measure of ours."""

import random
from typing import Any

import pyspiel

SAMPLE = 2_000
SIMULATIONS = 2


def decisions_in(games: int, seed: int = 1) -> int:
    """Play games of pig through the Python API by random choices; return their decisions."""
    pick = random.Random(seed)
    game = pyspiel.load_game("pig")
    return sum(_decisions(game.new_initial_state(), pick) for _ in range(games))


def roll_out(games: int) -> None:
    """Play random games of pig in C++, as the search of OpenSpiel does."""
    game = pyspiel.load_game("pig")
    rollouts = pyspiel.RandomRolloutEvaluator(games // SIMULATIONS, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 1.0, SIMULATIONS, 10, False, 1, False)
    bot.step(game.new_initial_state())


def _decisions(state: Any, pick: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(pick.choices(actions, weights)[0])
        else:
            state.apply_action(pick.choice(state.legal_actions()))
            decisions += 1
    return decisions
