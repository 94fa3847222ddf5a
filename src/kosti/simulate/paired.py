"""Chance addressed by its place in the game, not by what was drawn before it.

The k-th throw of n dice in a seat's t-th turn, and the k-th card of a stack, follow from the
pairing and that place alone. So two games of one pairing meet the same throws wherever they come
to the same place, however differently they went before.
"""

from typing import Any, Final

from kosti.core.chance import fallen
from kosti.core.luck import luck_of
from kosti.core.reading import room
from kosti.core.rule import rule

rules = room("rules")
stacks = room("stacks")  # `stack_in_air(state)`: the stack a card is drawn from, or `THROW`

THROW: Final = -1
MOST_SEATS: Final = 7
MOST_STACKS: Final = 8

# The row of marks: turns begun by each seat, throws in this turn by number of dice, cards drawn
# from each stack, and the turn that is counted.
THROWS: Final = MOST_SEATS
CARDS: Final = THROWS + 9
TURN: Final = CARDS + MOST_STACKS
MARKS: Final = TURN + 1


@rule
def begin(marks: Any) -> None:
    """Clear the marks for a new game."""
    for place in range(TURN):
        marks[place] = 0
    marks[TURN] = -1


@rule
def fallen_here(state: Any, pairing: int, marks: Any) -> int:
    """Return the outcome of what is in the air, by the luck of a pairing; mark the place."""
    air = rules.in_the_air(state)
    stack = stacks.stack_in_air(state)
    if stack == THROW:
        address = place_of_throw(state, air.dice, marks)
    else:
        address = place_of_card(stack, marks)
    return int(fallen(air, luck_of(pairing, address))[0])


@rule
def place_of_throw(state: Any, dice: int, marks: Any) -> int:
    """Return the address of a throw: seat, turn of the seat, dice, and which of its kind."""
    seat = int(state.seat)
    if marks[TURN] != state.turns:
        marks[TURN] = state.turns
        marks[seat] += 1
        for place in range(THROWS, CARDS):
            marks[place] = 0
    marks[THROWS + dice] += 1
    turn = int(marks[seat])
    return (((turn << 3 | seat) << 4 | dice) << 16 | int(marks[THROWS + dice])) << 1


@rule
def place_of_card(stack: int, marks: Any) -> int:
    """Return the address of a card: its stack, and which card of it."""
    marks[CARDS + stack] += 1
    return (stack << 16 | int(marks[CARDS + stack])) << 1 | 1
