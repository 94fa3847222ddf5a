"""Games of Ciao, Ciao..! to learn from: a turn is solved once, noted, and played by its plan."""

from kosti.core.chance import fallen
from kosti.core.deep import judge_deep
from kosti.core.levels import MASTER
from kosti.core.luck import below, luck_of
from kosti.core.rule import OVER, WHOLE, apart, rule
from kosti.games.ciao.brain import FINE, drawn, guessing
from kosti.games.ciao.encode import encoded
from kosti.games.ciao.mind import NETWORK, Known, Mind
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import (
    ANSWERING,
    THROWING,
    State,
    in_the_air,
    is_over,
    landed,
    legal,
    shares,
    start,
    to_act,
)
from kosti.games.ciao.signalling import solve_turn
from kosti.games.ciao.stakes import after, best_choice
from kosti.simulate.uniform import chosen
from kosti.train.selfplay import MILLE, Manner, Notes, correct


@rule
def noted(
    options: Options, first: int, games: int, seed: int, mind: Mind, manner: Manner, notes: Notes
) -> int:
    """Play so many games, numbered from `first`, and note their turns; return how many."""
    turns = 0
    for game in range(first, first + games):
        turns = noted_game(options, luck_of(seed, game), mind, manner, notes, turns)
    return turns


@apart
def noted_game(
    options: Options, luck: int, mind: Mind, manner: Manner, notes: Notes, before: int
) -> int:
    """Play one game, noting turns while there is room; return how many are noted now."""
    is_lesson = manner.level != MASTER
    known = guessing(mind.known) if is_lesson else mind.known
    turns = before
    state = start(options)
    while not is_over(state) and turns < len(notes.counts):
        solve_turn(state, known, mind.plan)
        note(state, known, mind, notes, turns)
        turns += 1
        state, luck = turn_played(state, known, mind, manner.whims, luck)
    if not is_lesson:
        correct(before, turns, manner.trust, notes)
    elif is_over(state):
        note_end(state, before, turns, notes)
    return turns


@apart
def note(state: State, known: Known, mind: Mind, notes: Notes, turn: int) -> None:
    """Note a turn before its throw: what it is worth, and what the net thought."""
    notes.counts[turn] = encoded(state, notes.active[turn])
    notes.movers[turn] = state.seat
    if known.judging == NETWORK:
        judge_deep(mind.net, notes.active[turn], notes.counts[turn])
    for place in range(state.options.seats):
        notes.values[turn, place] = mind.net.shares[place]
        notes.targets[turn, place] = mind.plan.worth[place]


@rule
def note_end(state: State, first: int, end: int, notes: Notes) -> None:
    """Note of every turn of a game that is over how it ended."""
    seats = state.options.seats
    for turn in range(first, end):
        for place in range(seats):
            share = shares(state, (place + notes.movers[turn]) % seats)
            notes.targets[turn, place] = share / WHOLE


@apart
def turn_played(state: State, known: Known, mind: Mind, whims: int, luck: int) -> tuple[State, int]:
    """Play a turn by its plan, but for whims; return the state after it, and the luck."""
    outcome, luck = fallen(in_the_air(state), luck)
    state = landed(state, outcome)
    while to_act(state) != OVER and state.turn.phase != THROWING:
        whim, luck = below(MILLE, luck)
        if whim < whims:
            choice, luck = chosen(state, legal(state), luck)
        elif state.turn.phase > ANSWERING:
            choice = best_choice(state, known)
        else:
            number, luck = below(FINE, luck)
            choice = drawn(state, mind, number / FINE)
        state = after(state, choice)
    return state, luck
