"""How a novice plays: quickly, and not always well."""

from typing import Final

from kosti.core.luck import below
from kosti.core.packed import lane, lowest, nth, ones
from kosti.core.rule import rule
from kosti.games.svintus.dice import FIRST_SIXES, HAMSTERS, piles_of
from kosti.games.svintus.next_throw import can_take
from kosti.games.svintus.rules import (
    CLAIMING,
    OPEN_GLUTTONS,
    PLACING,
    State,
    dice_needed,
    dice_of,
    legal,
    placeable,
    total,
)

CARELESS: Final = 2  # one placing of so many is made without a thought
MOODS: Final = 4
BY_HABIT: Final = 3  # moods out of all in which who counts seldom does not


@rule
def novice(state: State, luck: int) -> tuple[int, int]:
    """Return the choice of a player who puts dice wherever they go and takes the first card."""
    mask = legal(state)
    if state.turn.phase == CLAIMING:
        return lowest(mask), luck
    choice = 0
    careless, luck = below(CARELESS, luck)
    if state.turn.phase == PLACING and careless:
        choice = habitual(state)
    else:
        number, luck = below(ones(mask), luck)
        choice = nth(mask, number)
    return choice_that_takes(state, mask, choice), luck


@rule
def is_by_habit(state: State) -> bool:
    """Tell whether who counts seldom lays these dice as a novice does: their sum is the mood."""
    return state.turn.phase == PLACING and total(state.turn.thrown) % MOODS < BY_HABIT


@rule
def choice_that_takes(state: State, mask: int, choice: int) -> int:
    """Return the choice, or the first other one if only with that a card can still be taken."""
    if state.turn.phase != PLACING or takes(state, choice):
        return choice
    left = mask
    while left and not takes(state, lowest(left)):
        left &= left - 1
    return lowest(left) if left else choice


@rule
def takes(state: State, count: int) -> bool:
    """Tell whether a card can be taken this turn with so many dice on the place asked about."""
    turn, middle, dice = state.turn, state.middle, dice_of(state)
    laid = turn.laid + (count << 3 * turn.asked)
    found = False
    for place in range(HAMSTERS):
        if lane(middle.tops, 4, place) and not found:
            found = can_take(place, turn.thrown, turn.asked + 1, laid, dice, middle)
    for place in range(OPEN_GLUTTONS):
        if lane(middle.row, 6, place) and not found:
            found = can_take(HAMSTERS + place, turn.thrown, turn.asked + 1, laid, dice, middle)
    return found


@rule
def habitual(state: State) -> int:
    """Return all naturals of a kind, and as many sixes as a column with dice still lacks."""
    asked = state.turn.asked
    if asked < FIRST_SIXES:
        return placeable(state.turn)
    column = asked - FIRST_SIXES
    if column == HAMSTERS:
        return 0
    pile = lane(piles_of(dice_of(state) + state.turn.laid), 3, column)
    lacks = max(dice_needed(column) - pile, 0)
    return min(placeable(state.turn), lacks) if pile else 0
