"""What is noted of games that teach."""

from typing import Any

import numpy as np
import pytest

from kosti.bots.choosing import mind_of, rooms_of
from kosti.core.arrays import Lists
from kosti.core.levels import EXPERT
from kosti.core.luck import luck_of
from kosti.core.reading import plain
from kosti.core.registry import game_named
from kosti.train.course import WIDEST
from kosti.train.selfplay import Manner, Notes, noted_game

SVINTUS = game_named("svintus")
TURNS = 12


def watched(seats: int, seed: int, room: int = TURNS + 1) -> tuple[int, Notes]:
    """Return how many turns were noted of a short game of experts, and the notes."""
    options: Any = SVINTUS.options({"seats": str(seats), "turn_limit": str(TURNS)})
    notes = Notes(
        np.zeros((room, WIDEST), np.int16),
        np.zeros(room, np.int32),
        np.full((room, seats), 7.0),
        np.zeros((room, seats)),
        np.zeros(room, np.int32),
    )
    play = plain(noted_game, **rooms_of(SVINTUS), encode=SVINTUS.encode)
    mind = mind_of(SVINTUS, options, EXPERT, Lists())
    return play(options, luck_of(seed, 0), mind, Manner(0, 0.5, EXPERT), notes, 0), notes


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_that_is_watched_teaches_how_it_ended(seats: int) -> None:
    turns, notes = watched(seats, seed=seats)
    assert turns == TURNS
    ends = {
        tuple(np.roll(row, notes.movers[turn])) for turn, row in enumerate(notes.targets[:turns])
    }
    assert len(ends) == 1
    assert sum(ends.pop()) == pytest.approx(1)


def test_a_game_that_is_not_over_teaches_nothing() -> None:
    assert watched(2, seed=2, room=TURNS)[0] == 0
