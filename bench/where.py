"""Tell where the time of a watched match goes: `python bench/where.py [GAME]`."""

import sys
from collections.abc import Callable
from functools import partial

from kosti.core.event import Event
from kosti.core.luck import below, luck_of
from kosti.core.match import Match
from kosti.core.packed import members
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE, OVER
from kosti.core.view import View
from kosti.simulate import limited
from kosti.simulate.bench import best_time, one_core

SEEDS = range(3)
RUNS = 10

Look = Callable[[View, list[Event]], object]
LOOKS: dict[str, Look] = {
    "two views": lambda view, told: None,
    "actions": lambda view, told: view.actions,
    "refusals": lambda view, told: view.refusals,
    "table": lambda view, told: view.table,
    "events as seen": lambda view, told: [
        view.game.events.seen_by(event, view.seat) for event in told
    ],
}


def moves_of(match: Match, look: Look | None) -> int:
    """Play a match by random choices, two seats looking after every step; return the moves."""
    moves = 0
    luck = luck_of(0, 0)
    while (actor := match.to_act) != OVER:
        if actor == CHANCE:
            told = match.throw()
        else:
            choices = members(match.game.rules.legal(match.state))
            number, luck = below(len(choices), luck)
            told = match.play(choices[number])
            moves += 1
        if look is not None:
            look(match.view(0), told)
            look(match.view(1), told)
    return moves


def main(name: str) -> None:
    """Print the microseconds a move that each thing adds."""
    game = game_named(name)
    options = game.option_texts(limited(game, game.options()))

    def play(look: Look | None) -> int:
        return sum(moves_of(Match(game, options, seed=seed), look) for seed in SEEDS)

    moves = play(None)
    bare = best_time(partial(play, None), RUNS)
    print(f"{'match alone':16}{bare / moves * 1e6:7.2f}")
    for what, look in LOOKS.items():
        took = best_time(partial(play, look), RUNS)
        print(f"{what:16}{(took - bare) / moves * 1e6:7.2f}")
        bare = took if what == "two views" else bare


if __name__ == "__main__":
    with one_core():
        main(sys.argv[1] if len(sys.argv) > 1 else "bratwurmeck")
