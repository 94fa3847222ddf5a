"""What a position between turns is worth to every seat, by what a player knows."""

from math import exp
from typing import Any, Final

from kosti.core.deep import judge_deep
from kosti.core.packed import lane, ones
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.ciao.encode import encoded
from kosti.games.ciao.layout import place_of, seat_away
from kosti.games.ciao.mind import GUESS, NETWORK, TABLE, Known, judged_at
from kosti.games.ciao.rules import WINNING, State, is_over, plank, score, shares, steps_of

HERO: Final = 0.5
ACROSS: Final = 1.2
WAY: Final = 1.0
POINT: Final = 0.12


@apart
def find_worth(state: State, speaker: int, known: Known, first: int) -> None:
    """Put into the stakes, from `first` on, the shares of all from `speaker` on after a turn."""
    seats = state.options.seats
    stakes = known.stakes
    if is_over(state):
        for away in range(seats):
            stakes[first + away] = shares(state, (speaker + away) % seats) / WHOLE
        return
    judged = judged_at(seats)
    find_shares(state, known, judged)
    turned = (state.seat - speaker) % seats
    for away in range(seats):
        stakes[first + (away + turned) % seats] = stakes[judged + away]


@rule
def find_shares(state: State, known: Known, first: int) -> None:
    """Put into the stakes, from `first` on, the shares of all from the seat to throw on."""
    if known.judging == GUESS:
        guess_shares(state, known.stakes, first)
        return
    if known.judging == NETWORK:
        judge_deep(known.net, known.active, encoded(state, known.active))
        for away in range(state.options.seats):
            known.stakes[first + away] = known.net.shares[away]
        return
    last = state.options.seats - 1
    place = place_of(state, known.layout) * last
    rest = 1.0
    for away in range(last):
        share = known.table[place + away] if known.judging == TABLE else known.small[place + away]
        known.stakes[first + away] = share
        rest -= share
    known.stakes[first + last] = rest


@apart
def guess_shares(state: State, stakes: Any, first: int) -> None:
    """Put into the stakes a rough guess at the shares, from the seat to throw on."""
    seats = state.options.seats
    total = 0.0
    for away in range(seats):
        stakes[first + away] = exp(strength(state, seat_away(state, away)))
        total += stakes[first + away]
    for away in range(seats):
        stakes[first + away] /= total


@rule
def strength(state: State, seat: int) -> float:
    """Return how well a seat stands: heroes across, planks gone, heroes left, points."""
    steps = steps_of(state, seat)
    here = plank(state, seat)
    left = lane(state.reserve, 4, seat) + (here > 0)
    useful = min(left, WINNING - ones(steps) + 2)
    gone = here / (state.options.planks + 1)
    return ACROSS * ones(steps) + WAY * gone + HERO * useful + POINT * score(state, seat)
