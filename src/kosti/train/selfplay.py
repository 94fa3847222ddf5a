"""Games of a master against itself, every turn noted with what it could expect."""

from typing import Any, NamedTuple

from kosti.bots.choosing import choice_of
from kosti.core.chance import fallen
from kosti.core.levels import MASTER, RANDOM
from kosti.core.luck import below, luck_of
from kosti.core.net import judge
from kosti.core.reading import room
from kosti.core.rule import CHANCE, OVER, WHOLE, rule

rules = room("rules")
encode = room("encode")
brain = room("brain")

MILLE = 1_000


class Notes(NamedTuple):
    """Turns in the order they were played, a row each.

    `active` holds the features that are on, as many as `counts` tells; `targets` what the seats
    could expect, of the seat to throw first; `values` what the net had thought; `movers` who threw.
    """

    active: Any
    counts: Any
    targets: Any
    values: Any
    movers: Any


class Manner(NamedTuple):
    """How to play and note: choices of a thousand made at random, and trust in later turns.

    A player of a `level` below the master's is watched instead: what the seats could expect is
    then how the game ended.
    """

    whims: int
    trust: float
    level: int = MASTER


@rule
def noted(
    options: Any, first: int, games: int, seed: int, mind: Any, manner: Manner, notes: Notes
) -> int:
    """Play so many games, numbered from `first`, and note their turns; return how many."""
    turns = 0
    for game in range(first, first + games):
        turns = noted_game(options, luck_of(seed, game), mind, manner, notes, turns)
    return turns


@rule
def noted_game(
    options: Any, luck: int, mind: Any, manner: Manner, notes: Notes, before: int
) -> int:
    """Play one game, noting turns while there is room; return how many are noted now."""
    turns = before
    state = rules.start(options)
    actor = rules.to_act(state)
    while actor != OVER and turns < len(notes.counts):
        if actor == CHANCE:
            if encode.begins(state):
                note_turn(state, notes, turns)
                if manner.level == MASTER:
                    luck = expect(state, mind, luck, notes, turns)
                turns += 1
            outcome, luck = fallen(rules.in_the_air(state), luck)
            state = rules.landed(state, outcome)
        else:
            whim, luck = below(MILLE, luck)
            level = RANDOM if whim < manner.whims else manner.level
            choice, luck = choice_of(level, rules.seen(state, actor), mind, luck)
            state = rules.played(state, choice)
        actor = rules.to_act(state)
    if manner.level == MASTER:
        correct(before, turns, manner.trust, notes)
        return turns
    if actor == OVER:
        note_end(state, before, turns, notes)
        return turns
    return before


@rule
def note_turn(state: Any, notes: Notes, turn: int) -> None:
    """Note the moment before a turn."""
    notes.counts[turn] = encode.encoded(state, notes.active[turn])
    notes.movers[turn] = state.seat


@rule
def expect(state: Any, mind: Any, luck: int, notes: Notes, turn: int) -> int:
    """Note what the seats can expect before a turn; return the luck after it."""
    judge(mind.net, notes.active[turn], notes.counts[turn])
    for place in range(state.options.seats):
        notes.values[turn, place] = mind.net.shares[place]
    luck = brain.foresee(state, mind, luck)
    for place in range(state.options.seats):
        notes.targets[turn, place] = mind.foreseen[place]
    return luck


@rule
def note_end(state: Any, first: int, end: int, notes: Notes) -> None:
    """Note of every turn of a game that is over how it ended."""
    seats = notes.targets.shape[1]
    for turn in range(first, end):
        for place in range(seats):
            seat = (place + notes.movers[turn]) % seats
            notes.targets[turn, place] = rules.shares(state, seat) / WHOLE


@rule
def correct(first: int, end: int, trust: float, notes: Notes) -> None:
    """Add to each turn's target, in part, by how much the turns after it surprised."""
    seats = notes.targets.shape[1]
    for turn in range(end - 2, first - 1, -1):
        for place in range(seats):
            later = (place + notes.movers[turn] - notes.movers[turn + 1]) % seats
            surprise = notes.targets[turn + 1, later] - notes.values[turn + 1, later]
            notes.targets[turn, place] += trust * surprise
