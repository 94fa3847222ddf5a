"""A whole placing, gathered in any order and taken back at will before it is sent.

placing = Placing()
placing = with_die(state, placing, "6>h")
placing = without_die(placing, "6>h")
match.play_all(choices_of(state, placing))
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from kosti.core.errors import IllegalMove, Problem, problem
from kosti.core.notation import NONE
from kosti.core.packed import lane
from kosti.core.view import Refusal
from kosti.games.setting_aside import faces_in
from kosti.games.svintus.deck import GAME
from kosti.games.svintus.dice import FIRST_SIXES, HAMSTERS, ONES, SIX, sixes_in
from kosti.games.svintus.places import NAMES, PLACES, column_of
from kosti.games.svintus.rules import PLACING, State, Turn, played

PART: Final = re.compile(r"([1-5]+|6>?[1-5h])(?::([0-7]))?")
HAMSTERS_TYPED: Final = str.maketrans({"H": "h", "х": "h", "Х": "h"})
LONGEST: Final = 200


class Placing(NamedTuple):
    """How many dice of the throw go to each of `PLACES`; the 1s go by themselves."""

    counts: tuple[int, ...] = (0,) * len(PLACES)

    def __str__(self) -> str:
        held = [f"{name}:{count}" for name, count in zip(PLACES, self.counts, strict=True) if count]
        return " ".join(held) or NONE


EMPTY: Final = Placing()


def refusal_of(state: State, placing: Placing, name: str) -> Refusal | None:
    """Tell why one more die of the throw cannot go to a place; None where it can."""
    place = PLACES.index(name)
    return refused(
        place,
        place < state.turn.asked,
        is_open(faces_in(state.middle.tops), place),
        left_for(state.turn, EMPTY, place) > 0,
        left_for(state.turn, placing, place) > 0,
    )


def is_open(columns: int, place: int) -> bool:
    """Tell whether dice can go to a place, by the mask of the columns with an open card."""
    return column_of(place) == HAMSTERS or bool(columns >> column_of(place) & 1)


@cache
def refused(
    place: int, is_past: bool, is_column_open: bool, is_thrown: bool, is_left: bool
) -> Refusal | None:
    """Tell why no die can go to a place, from all that matters; None where one can."""
    name = PLACES[place]
    values = {"face": name[0], "column": NAMES[column_of(place)]}
    if place == ONES:
        return Refusal(name, "ones-go", "D3")
    if not is_column_open:
        return Refusal(name, "column-closed", "D10", values)
    if is_past and (is_thrown or place >= FIRST_SIXES):
        return Refusal(name, "place-past", "D11", values)
    if not is_thrown:
        return Refusal(name, "not-thrown", "D3", values)
    return None if is_left else Refusal(name, "no-die-left", "D3", values)


def left_for(turn: Turn, placing: Placing, place: int) -> int:
    """Return how many dice of the throw could still go to a place."""
    if place < FIRST_SIXES:
        return lane(turn.thrown, 4, place + 1) - placing.counts[place]
    return sixes_left(turn.thrown, turn.laid) - sum(placing.counts[FIRST_SIXES:])


@lru_cache(4096)
def sixes_left(thrown: int, laid: int) -> int:
    """Return how many sixes of a throw are not laid down yet."""
    return lane(thrown, 4, SIX) - sixes_in(laid)


def with_die(state: State, placing: Placing, name: str) -> Placing:
    """Return the placing with one die more at a place; raise `IllegalMove` where none can go."""
    refusal = refusal_of(state, placing, name)
    if refusal is not None:
        raise IllegalMove(problem_of(refusal))
    return changed(placing, name, 1)


def without_die(placing: Placing, name: str) -> Placing:
    """Return the placing with one die less at a place; with none there it stays as it is."""
    return changed(placing, name, -1) if placing.counts[PLACES.index(name)] else placing


def changed(placing: Placing, name: str, by: int) -> Placing:
    """Return the placing with so many dice more at a place."""
    counts = list(placing.counts)
    counts[PLACES.index(name)] += by
    return Placing(tuple(counts))


def problem_of(refusal: Refusal) -> Problem:
    """Return a refusal as a problem to raise."""
    return Problem(f"refused-{refusal.key}", refusal.values, GAME)


def gathered(state: State, names: Sequence[str]) -> Placing:
    """Return the placing of one die at each of these places; raise `IllegalMove`."""
    if state.turn.phase != PLACING:
        raise IllegalMove(problem("placing-not-now", GAME))
    placing = EMPTY
    problems: dict[str, Problem] = {}
    for name in names:
        refusal = refusal_of(state, placing, name)
        if refusal is None:
            placing = changed(placing, name, 1)
        else:
            problems[name] = problem_of(refusal)
    if problems:
        raise IllegalMove(*problems.values())
    return placing


def parsed_placing(state: State, text: str) -> Placing:
    """Return the placing that a line means, its parts in any order; raise `IllegalMove`."""
    names: list[str] = []
    parts = text[:LONGEST].translate(HAMSTERS_TYPED).split()
    for part in parts if parts != [NONE] else []:
        found = PART.fullmatch(part)
        if found is None:
            raise IllegalMove(problem("placing-unread", GAME, part=part[:40]))
        names += names_of(found[1]) * int(found[2] or 1)
    return gathered(state, names)


def names_of(written: str) -> list[str]:
    """Return the places of `223`, or of `6>3` or `63`; the Hamsters are also the card of the 1s."""
    return [f"6>{written[-1]}".replace("1", "h")] if written[0] == "6" else list(written)


def choices_of(state: State, placing: Placing) -> list[int]:
    """Return a placing as the choices asked for, in their order; raise `IllegalMove`."""
    names = [name for name, count in zip(PLACES, placing.counts, strict=True) for _ in range(count)]
    gathered(state, names)
    choices = []
    while state.turn.phase == PLACING:
        choices.append(placing.counts[state.turn.asked])
        state = played(state, choices[-1])
    return choices
