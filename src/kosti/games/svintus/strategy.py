"""A simple sensible player: gathers two columns and takes what it can."""

from kosti.core.packed import lane, nth, ones
from kosti.core.rule import rule
from kosti.games.svintus.cards import (
    FILLING,
    GLUTTON,
    SUPPLIES_ON,
    most_of_one,
    supplies_in_all,
    supplies_of,
)
from kosti.games.svintus.dice import FIRST_SIXES, HAMSTERS, LAST_SIXES, THREES, piles_of
from kosti.games.svintus.rules import (
    CLAIMING,
    DECLINE,
    PLACING,
    SUPPLIES_TO_WIN,
    State,
    dice_needed,
    dice_of,
    legal,
    placeable,
    satisfied,
)


@rule
def simple(state: State, number: int) -> int:
    """Return the choice of a player who gathers two columns and takes what it can."""
    if state.turn.phase == PLACING:
        return number_to_place(state)
    if state.turn.phase == CLAIMING:
        return claim(state)
    return least_useful(state)


@rule
def worth(state: State, card: int) -> int:
    """Return how much a card helps: most of all where the seat has most already."""
    before = supplies_of(state.cards[state.seat])
    after = before + SUPPLIES_ON[card]
    return 4 * (most_of_one(after) - most_of_one(before)) + supplies_in_all(SUPPLIES_ON[card])


@rule
def open_card(state: State, column: int) -> int:
    """Return the open card of a column as one that a seat can have, -1 if none."""
    kind = lane(state.middle.tops, 4, column) - 1
    return FILLING + kind if kind >= 0 and column > THREES else kind


@rule
def lacking(state: State, column: int) -> int:
    """Return how many dice a column lacks once the naturals of the throw lie there."""
    gathered = lane(piles_of(dice_of(state)), 3, column) + lane(state.turn.thrown, 4, column + 1)
    return max(dice_needed(column) - gathered, 0)


@rule
def attraction(state: State, column: int) -> int:
    """Return how much the seat wants to gather a column; no two are alike, closed ones 0."""
    card = open_card(state, column)
    if card < 0:
        return 0
    return ((8 - lacking(state, column)) * 8 + 2 * worth(state, card)) * 4 + column + 1


@rule
def attractions(state: State) -> int:
    """Return the attractions of the four columns in lanes of ten bits."""
    found = 0
    for column in range(HAMSTERS):
        found |= attraction(state, column) << 10 * column
    return found


@rule
def rank(wishes: int, column: int) -> int:
    """Return how many columns attract the seat more than this one."""
    better = 0
    for other in range(HAMSTERS):
        better += lane(wishes, 10, other) > lane(wishes, 10, column)
    return better


@rule
def number_to_place(state: State) -> int:
    """Return how many dice to place where the seat is asked."""
    asked = state.turn.asked
    if asked == LAST_SIXES:
        return 0
    wishes = attractions(state)
    if asked < FIRST_SIXES:
        return placeable(state.turn) if rank(wishes, asked) < 2 else 0
    return sixes_to_place(state, wishes, asked - FIRST_SIXES)


@rule
def sixes_to_place(state: State, wishes: int, column: int) -> int:
    """Return how many sixes to put on a column: what it lacks, the best column first."""
    sixes = placeable(state.turn)
    for later in range(column + 1, HAMSTERS):
        if rank(wishes, later) < rank(wishes, column):
            sixes -= lacking(state, later)
    return min(max(sixes, 0), lacking(state, column)) if rank(wishes, column) < 2 else 0


@rule
def claim(state: State) -> int:
    """Return the glutton card that helps most, or none if the top row wins at once."""
    column = satisfied(piles_of(dice_of(state)))
    if column >= 0 and wins(state, open_card(state, column)):
        return DECLINE
    claims = legal(state) & ~(1 << DECLINE)
    best = nth(claims, 0)
    for index in range(ones(claims)):
        kind = nth(claims, index)
        if worth(state, GLUTTON + kind % 4) > worth(state, GLUTTON + best % 4):
            best = kind
    return best


@rule
def wins(state: State, card: int) -> bool:
    """Tell whether a card would win the game for the seat."""
    supplies = supplies_of(state.cards[state.seat]) + SUPPLIES_ON[card]
    return most_of_one(supplies) >= SUPPLIES_TO_WIN


@rule
def least_useful(state: State) -> int:
    """Return the card whose loss hurts least."""
    before = supplies_of(state.cards[state.seat])
    kinds = legal(state)
    best = -1
    least = 0
    for index in range(ones(kinds)):
        card = nth(kinds, index)
        after = before - SUPPLIES_ON[card]
        loss = 4 * (most_of_one(before) - most_of_one(after)) + supplies_in_all(SUPPLIES_ON[card])
        if best < 0 or loss < least:
            best, least = card, loss
    return best
