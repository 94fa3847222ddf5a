"""Whole games with a player of some level at every seat: one loop for every game."""

from typing import Any, Final, NamedTuple

from kosti.bots.choosing import choice_of
from kosti.core.luck import luck_of
from kosti.core.packed import lane
from kosti.core.reading import room
from kosti.core.rule import CHANCE, OVER, rule
from kosti.simulate.paired import MOST_SEATS, begin, fallen_here

rules = room("rules")
tally = room("tally")  # `tallied(before, step, after)`: what is counted of a step

COUNTS: Final = 6
COUNT_BITS: Final = 4

# The numbers of a game, in a row: what each seat got, then those of the whole game.
SHARES: Final = 0
SCORES: Final = MOST_SEATS
COUNTED: Final = 2 * MOST_SEATS
TURNS: Final = COUNTED + COUNTS * MOST_SEATS
DECISIONS: Final = TURNS + 1
UNFORCED: Final = TURNS + 2
WIDTH: Final = TURNS + 3


class Seating(NamedTuple):
    """Who sits where, and rows to work in.

    `orders` are the ways to sit down, one after the other: a bot for every seat. Each bot has a
    level and one of the `minds`.
    """

    orders: Any
    levels: Any
    minds_of: Any
    minds: Any
    marks: Any


@rule
def play_tables(
    options: Any, seating: Seating, seed: int, first: int, games: int, row: Any
) -> None:
    """Play so many games, numbered from `first`, and put their numbers into the row.

    As many games as there are orders are one pairing: they meet the same chance.
    """
    orders = len(seating.orders) // options.seats
    for game in range(games):
        number = first + game
        pairing = luck_of(seed, number // orders << 1)
        luck = luck_of(seed, number << 1 | 1)
        at = (number % orders) * options.seats
        play_table(options, seating, at, pairing, luck, row, game * WIDTH)


@rule
def play_table(
    options: Any, seating: Seating, order: int, pairing: int, luck: int, row: Any, at: int
) -> None:
    """Play one game and put its numbers into the row."""
    begin(seating.marks)
    state = rules.start(options)
    actor = rules.to_act(state)
    while actor != OVER:
        if actor == CHANCE:
            step = fallen_here(state, pairing, seating.marks)
            after = rules.landed(state, step)
        else:
            bot = seating.orders[order + actor]
            mask = rules.legal(state)
            row[at + DECISIONS] += 1
            row[at + UNFORCED] += mask & (mask - 1) != 0
            level = seating.levels[bot]
            mind = seating.minds[seating.minds_of[bot]]
            step, luck = choice_of(level, rules.seen(state, actor), mind, luck)
            after = rules.played(state, step)
        count(tally.tallied(state, step, after), state.seat, row, at)
        state = after
        actor = rules.to_act(state)
    row[at + TURNS] = state.turns
    for seat in range(options.seats):
        row[at + SHARES + seat] = rules.shares(state, seat)
        row[at + SCORES + seat] = rules.score(state, seat)


@rule
def count(counts: int, seat: int, row: Any, at: int) -> None:
    """Add what was counted of a step to a seat's numbers."""
    place = at + COUNTED + seat
    while counts:
        row[place] += lane(counts, COUNT_BITS, 0)
        counts >>= COUNT_BITS
        place += MOST_SEATS
