"""What is counted in bulk is what the events tell."""

from collections import Counter
from typing import Any

import pytest

from kosti.core.contract import Game
from kosti.core.event import Event
from kosti.core.luck import below, luck_of
from kosti.core.match import Match
from kosti.core.packed import lane, members
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE
from kosti.simulate.tables import COUNT_BITS, COUNTS

GAMES = list(all_games().values())


def told_counts(name: str, event: Event, before: Any) -> list[str]:
    """Return what an event adds to the counts of a game."""
    if name == "ciao":
        if event.kind == "announced":
            return ["lies"] if event.values["said"] != before.turn.face else []
        if event.kind == "revealed":
            return ["truths_doubted" if event.values["truth"] == "true" else "lies_doubted"]
        return []
    if name == "svintus":
        kinds = {"fed": "hungry", "fed_nothing": "hungry", "glutton_taken": "gluttons"}
        return [kinds[event.kind]] if event.kind in kinds else []
    kinds = {"failed": "failures", "stole": "thefts"}
    return [kinds[event.kind]] if event.kind in kinds else []


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_what_is_counted_is_what_is_told(game: Game) -> None:
    tally, counted, told = game.room_if_any("tally"), Counter[str](), Counter[str]()
    assert len(tally.COUNTED) <= COUNTS
    for seats in game.seat_counts:
        match, luck = Match(game, seats=seats, seed=seats, turn_limit=150), luck_of(2, seats)
        while not match.is_over:
            before = match.state
            if match.to_act == CHANCE:
                events = match.throw()
            else:
                number, luck = below(8, luck)
                legal = members(game.rules.legal(before))
                rash = legal[number % len(legal)]
                sober = game.strategy.simple(match.view(match.to_act).state, number)
                events = match.play(rash if number < 4 else sober)
            step = match.steps[-1].step
            counts = tally.tallied(before, step, match.state)
            for place, name in enumerate(tally.COUNTED):
                counted[name] += lane(counts, COUNT_BITS, place)
            told.update(name for event in events for name in told_counts(game.name, event, before))
            if game.name == "svintus" and before.turn.phase == 5:
                told["hungry"] -= 1  # it is counted when the turn comes to it
            if game.name == "svintus" and match.state.turn.phase == 5:
                told["hungry"] += 1
    assert counted == told
    assert all(counted[name] > 0 for name in tally.COUNTED)
