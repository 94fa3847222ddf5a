"""What a player of any level chooses: one rule for every game and both readings."""

from typing import Any

from kosti.bots.weights import net_for
from kosti.core.contract import Game
from kosti.core.levels import MASTER, RANDOM, SIMPLE
from kosti.core.luck import bits_of, stepped
from kosti.core.net import no_net
from kosti.core.reading import room
from kosti.core.rule import rule
from kosti.simulate.uniform import chosen

rules = room("rules")
strategy = room("strategy")
brain = room("brain")


def rooms_of(game: Game) -> dict[str, Any]:
    """Return the modules that the rules here want, by the names they know them by."""
    return {"rules": game.rules, "strategy": game.strategy, "brain": game.brain}


def mind_of(game: Game, options: Any, level: int, arrays: Any) -> Any:
    """Return the mind of a player of a level, for one reading."""
    seats = options.seats
    net = net_for(game, seats, arrays) if level == MASTER else no_net(seats, arrays)
    return game.brain.mind(options, level, net, arrays)


@rule
def choice_of(level: int, state: Any, mind: Any, luck: int) -> tuple[int, int]:
    """Return what a player chooses who sees this blanked state, and the luck after it."""
    mask = rules.legal(state)
    if level == RANDOM or mask & (mask - 1) == 0:
        return chosen(state, mask, luck)
    if level == SIMPLE:
        luck = stepped(luck)
        return strategy.simple(state, bits_of(luck)), luck
    choice, luck = brain.choose(level, state, mind, luck)
    return choice, luck
