"""What happened at a step of Heckmeck Barbecue, read from the page and not from the rules."""

from typing import Final

from games import observed_turn
from games.observed_turn import (
    ASKED_WRONG,
    actor_of,
    aside_after,
    count,
    mask_broken,
    may_throw,
    turn_broken,
    turn_fired,
)
from kosti.core.rule import rule
from kosti.games.barbecue.rules import State, legal, score, shares, to_act
from kosti.games.setting_aside import DECIDING, ENDED, STOP, THROWING

RULES: Final = tuple(f"B{number}" for number in range(1, 13))

PIECES_LOST: Final = 20
TOUCHED: Final = 21
ORDER_WRONG: Final = 22
END_WRONG: Final = 23
GAIN_WRONG: Final = 24
PLACES_WRONG: Final = 25
STOPS_WRONG: Final = 26
SCORE_WRONG: Final = 27
BROKEN: Final = {
    **observed_turn.BROKEN,
    PIECES_LOST: "there are more than 12 snails or 10 plates of a seat, or a lane is out of range",
    TOUCHED: "pieces moved within a turn",
    ORDER_WRONG: "the wrong seat is next",
    END_WRONG: "the game ends too early or too late (B7, B10)",
    GAIN_WRONG: "worms or snails were gained or lost wrongly (B3 to B7, B9)",
    PLACES_WRONG: "the places were left wrongly (B3 to B9)",
    STOPS_WRONG: "other ways to stop can be chosen than the page says (B12)",
    SCORE_WRONG: "points or winners are counted wrongly (B11)",
}

# What a turn may come to; a failed turn and a turn above 36 have no place.
FAIL: Final = 0
BEYOND: Final = 7  # other values are the number of the rule that is used

SNAIL: Final = 8
NOWHERE: Final = -1


@rule
def on_place(state: State, place: int) -> int:
    """Return what lies on a place: 0, 8 for a snail, a plate's seat + 1, 8 more for two."""
    return state.places >> 4 * place & 15


@rule
def plates_of(state: State, seat: int) -> int:
    """Return how many plates of a seat are on the grill."""
    found = 0
    for place in range(14):
        there = on_place(state, place)
        if there == seat + 1:
            found += 1
        if there == seat + 9:
            found += 2
    return found


@rule
def snails_on_grill(state: State) -> int:
    """Return how many places have a snail."""
    found = 0
    for place in range(14):
        found += on_place(state, place) == SNAIL
    return found


@rule
def snails_of(state: State, seat: int) -> int:
    """Return the snails of a seat."""
    return state.snails >> 4 * seat & 15


@rule
def worms_of(state: State, seat: int) -> int:
    """Return the worms of a seat."""
    return state.worms >> 12 * seat & 4095


@rule
def stock(state: State) -> int:
    """Return how many snails are neither on the grill nor with a seat."""
    found = 12 - snails_on_grill(state)
    for seat in range(5):
        found -= snails_of(state, seat)
    return found


@rule
def highest_with(state: State, least: int, most: int) -> int:
    """Return the highest place with something between these on it, -1 if there is none."""
    for step in range(14):
        if least <= on_place(state, 13 - step) <= most:
            return 13 - step
    return NOWHERE


@rule
def sum_of(aside: int) -> int:
    """Return the result: a worm counts 5."""
    total = 0
    for face in range(6):
        total += (face + 1) * count(aside, face)
    return total


@rule
def use_of(state: State, aside: int) -> int:
    """Return the rule by which a stop is used, `FAIL` if by none."""  # B2 to B8
    number = sum_of(aside)
    if count(aside, 4) == 0 or number < 23:
        return FAIL
    if number > 36:
        return BEYOND
    there = on_place(state, number - 23)
    if there == SNAIL:
        return 6
    if there > SNAIL or plates_of(state, state.seat) == 10:
        return FAIL
    if there == 0:
        return 3
    return 5 if there == state.seat + 1 else 4


@rule
def pieces_right(state: State) -> bool:
    """Tell whether no seat has more pieces than there are, and those not at the table none."""
    if stock(state) < 0 or state.snails >> 20 or state.worms >> 60 or state.places >> 56:
        return False
    for seat in range(7):
        plates = plates_of(state, seat)
        if plates > 10:
            return False
        if seat >= state.options.seats and (plates or (seat < 5 and pieces_of(state, seat))):
            return False
    return True


@rule
def pieces_of(state: State, seat: int) -> int:
    """Return the worms and snails of a seat."""
    return worms_of(state, seat) + snails_of(state, seat)


@rule
def broken(before: State, step: int, after: State) -> int:
    """Return what a step has broken, 0 if nothing."""
    if to_act(after) != actor_of(after.turn, after.seat):
        return ASKED_WRONG
    has_ended = after.turns != before.turns
    wrong = turn_broken(before.turn, step, after.turn, has_ended)
    if wrong:
        return wrong
    mask = legal(after)
    wrong = mask_broken(after.turn, mask)
    if wrong:
        return wrong
    if after.turn.phase == DECIDING and (not may_throw(after.turn.aside) or mask >> STOP != 1):
        return STOPS_WRONG
    if not has_ended:
        same = after.seat == before.seat and after.places == before.places
        return 0 if same and gains_right(before, after, 0, 0, -1) else TOUCHED
    if not pieces_right(after):
        return PIECES_LOST
    if before.turn.phase == THROWING:
        return judged(before, after, FAIL, NOWHERE)  # A3
    aside = aside_after(before.turn, step)
    return judged(before, after, use_of(before, aside), sum_of(aside) - 23)


@rule
def judged(before: State, after: State, use: int, place: int) -> int:
    """Return what a turn used in this way has broken, 0 if nothing."""
    ends = False
    worms = 0
    snails = 0
    loser = NOWHERE
    there = 0
    if use == FAIL:
        ends, place, there = failing(before)
    elif use == BEYOND:
        snails = 1
        place = NOWHERE
        if stock(before) == 0:
            place = highest_with(before, SNAIL, SNAIL)
            ends = place == NOWHERE
            snails = 0 if ends else 1
    elif use == 6:
        snails = 1
    else:
        worms = before.options.worms >> 4 * place & 15
        there = before.seat + (9 if use == 5 else 1)
        if use == 4:
            loser = on_place(before, place) - 1
    if not gains_right(before, after, worms, snails, loser):
        return GAIN_WRONG
    if after.places != placed(before.places, place, there):
        return PLACES_WRONG
    return end_broken(before, after, ends)


@rule
def failing(state: State) -> tuple[bool, int, int]:
    """Return whether a failed turn ends the game, else where a snail then lies."""  # B9, B10
    place = highest_with(state, 0, 0)
    if place == NOWHERE:
        place = highest_with(state, 1, 7)
    if stock(state) == 0 or place == NOWHERE:
        return True, NOWHERE, 0
    return False, place, SNAIL


@rule
def placed(places: int, place: int, there: int) -> int:
    """Return the places with something else on one of them, or with none changed."""
    if place < 0:
        return places
    return places - ((places >> 4 * place & 15) << 4 * place) + (there << 4 * place)


@rule
def gains_right(before: State, after: State, worms: int, snails: int, loser: int) -> bool:
    """Tell whether the mover alone gained so much, the worms perhaps from another seat."""
    for seat in range(before.options.seats):
        more_worms = 0
        more_snails = 0
        if seat == before.seat:
            more_worms = worms
            more_snails = snails
        if seat == loser:
            more_worms = -worms
        if worms_of(after, seat) != worms_of(before, seat) + more_worms:
            return False
        if snails_of(after, seat) != snails_of(before, seat) + more_snails:
            return False
    return True


@rule
def end_broken(before: State, after: State, ends: bool) -> int:
    """Return what is wrong with who is next, or with the end of the game."""
    is_over = ends or 0 < before.options.turn_limit <= after.turns
    if is_over != (after.turn.phase == ENDED):
        return END_WRONG
    if not is_over:
        return 0 if after.seat == (before.seat + 1) % before.options.seats else ORDER_WRONG
    return 0 if scores_right(after) else SCORE_WRONG


@rule
def rank_of(state: State, seat: int) -> int:
    """Return points, then the highest place with a plate of the seat."""  # B11
    points = worms_of(state, seat) + 3 * snails_of(state, seat)
    one = highest_with(state, seat + 1, seat + 1)
    two = highest_with(state, seat + 9, seat + 9)
    return points * 100 + 1 + max(one, two)


@rule
def scores_right(state: State) -> bool:
    """Tell whether points are counted and the winners found as the page says."""  # B11
    best = 0
    for seat in range(state.options.seats):
        best = max(best, rank_of(state, seat))
    for seat in range(state.options.seats):
        if score(state, seat) != worms_of(state, seat) + 3 * snails_of(state, seat):
            return False
        if (shares(state, seat) > 0) != (rank_of(state, seat) == best):
            return False
    return True


@rule
def fired(before: State, step: int, after: State) -> int:
    """Return the mask of the rules that a step shows, B1 in bit 0."""
    has_ended = after.turns != before.turns
    mask = 1 if turn_fired(before.turn, step, after.turn, has_ended) else 0
    if not has_ended:
        return mask
    if after.turn.phase == ENDED:
        mask |= bit(11)
    use = FAIL
    if before.turn.phase != THROWING:
        use = use_of(before, aside_after(before.turn, step))
    if use != FAIL:
        return mask | bit(2) | bit(use)
    mask |= bit(8)
    if before.turn.phase != THROWING:
        mask |= bit(12)
    if snails_on_grill(after) > snails_on_grill(before):
        return mask | bit(9)
    return mask | bit(10)


@rule
def bit(number: int) -> int:
    """Return the bit of a rule."""
    return 1 << (number - 1)
