"""What happened at a step of Heckmeck am Bratwurmeck, read from the page and not from the rules."""

from typing import Final

from games import observed_turn
from games.observed_turn import (
    ASKED_WRONG,
    actor_of,
    aside_after,
    count,
    mask_broken,
    turn_broken,
    turn_fired,
)
from kosti.core.rule import rule
from kosti.games.bratwurmeck.options import HIGHEST, OFF, RETURNED
from kosti.games.bratwurmeck.rules import GRILL, STEAL, State, legal, score, shares, to_act
from kosti.games.setting_aside import DECIDING, ENDED, STOP, THROWING

RULES: Final = tuple(f"A{number}" for number in range(1, 13))

TILES_LOST: Final = 20
STACKS_WRONG: Final = 21
ORDER_WRONG: Final = 22
END_WRONG: Final = 23
TAKEN_WRONG: Final = 24
FAIL_WRONG: Final = 25
STOPS_WRONG: Final = 26
TOUCHED: Final = 27
SCORE_WRONG: Final = 28
BROKEN: Final = {
    **observed_turn.BROKEN,
    TILES_LOST: "a tile is in two places, came from nowhere or went where none may",
    STACKS_WRONG: "a stack lies in another order, or a lane is out of range",
    ORDER_WRONG: "the wrong seat is next",
    END_WRONG: "the game ends too early or too late (A11)",
    TAKEN_WRONG: "a stop took what it may not take (A5, A6, A7)",
    FAIL_WRONG: "a failed turn changed the table wrongly (A10, A12)",
    STOPS_WRONG: "other ways to stop can be chosen than the page says (A6, A8)",
    TOUCHED: "tiles moved within a turn",
    SCORE_WRONG: "worms or winners are counted wrongly (A11)",
}


@rule
def top_of(state: State, seat: int) -> int:
    """Return a seat's top tile as a bit (tile 21 is 1), 0 if none."""
    tile = state.tops >> 6 * seat & 63
    return 1 << (tile - 21) if tile else 0


@rule
def stack_of(state: State, seat: int) -> int:
    """Return the tiles of a seat's stack as bits, -1 if it is not well-formed."""
    found = top_of(state, seat)
    under = state.unders[seat]
    if under < 1 or (found == 0 and under != 1):
        return -1
    while under > 1:
        tile = 1 << (under & 15)
        if found & tile:
            return -1
        found |= tile
        under >>= 4
    return found


@rule
def in_play(state: State) -> int:
    """Return all tiles on the grill and in stacks as bits, -1 if one is in two places."""
    found = state.grill
    for seat in range(7):
        stack = stack_of(state, seat)
        if stack < 0 or stack & found or (seat >= state.options.seats and stack):
            return -1
        found |= stack
    return found


@rule
def highest_bit(mask: int) -> int:
    """Return the greatest bit of a mask, 0 of none."""
    bit = 1 << 15
    while bit & ~mask:
        bit >>= 1
    return bit


@rule
def sum_of(aside: int) -> int:
    """Return the result: a worm counts 5."""
    total = 5 * count(aside, 5)
    for face in range(5):
        total += (face + 1) * count(aside, face)
    return total


@rule
def to_steal(state: State, aside: int) -> int:
    """Return the top tile of another seat that equals the result, as a bit."""  # A5
    number = sum_of(aside)
    if count(aside, 5) == 0 or not 21 <= number <= 36:
        return 0
    for seat in range(state.options.seats):
        if seat != state.seat and top_of(state, seat) == 1 << (number - 21):
            return top_of(state, seat)
    return 0


@rule
def on_grill(state: State, aside: int) -> int:
    """Return the tile of the result, or the next lower open one, as a bit."""  # A5
    if count(aside, 5) == 0:
        return 0
    number = sum_of(aside)
    while number >= 21:
        if number <= 36 and state.grill >> (number - 21) & 1:
            return 1 << (number - 21)
        number -= 1
    return 0


@rule
def returned_to(grill: int, tile: int, faster: int) -> int:
    """Return the open tiles after a tile came back by a failed turn."""  # A10, A12
    grill |= tile
    turned = highest_bit(grill)
    if turned == tile and faster != HIGHEST:
        turned = 0
    if faster == RETURNED:
        turned |= tile
    return grill & ~turned


@rule
def broken(before: State, step: int, after: State) -> int:
    """Return what a step has broken, 0 if nothing."""
    if to_act(after) != actor_of(after.turn, after.seat):
        return ASKED_WRONG
    has_ended = after.turns != before.turns
    wrong = turn_broken(before.turn, step, after.turn, has_ended)
    if wrong:
        return wrong
    wrong = mask_broken(after.turn, legal(after))
    if wrong:
        return wrong
    held = in_play(after)
    if held < 0 or held & ~in_play(before) or held >> 16 or after.tops >> 42:
        return TILES_LOST
    if after.turn.phase == DECIDING and not stops_right(after):
        return STOPS_WRONG
    if not has_ended:
        same = after.seat == before.seat and after.unders == before.unders
        return 0 if same and after.grill == before.grill and after.tops == before.tops else TOUCHED
    return end_of_turn_broken(before, step, after)


@rule
def stops_right(state: State) -> bool:
    """Tell whether a stop, or the choice of two tiles, can be chosen as it should."""  # A6
    aside = state.turn.aside
    two = to_steal(state, aside) != 0 and on_grill(state, aside) != 0
    stops = 1 << STEAL | 1 << GRILL if two else 1 << STOP
    return legal(state) >> STOP << STOP == stops


@rule
def end_of_turn_broken(before: State, step: int, after: State) -> int:
    """Return what a step that ended a turn has broken, 0 if nothing."""
    limit = before.options.turn_limit
    is_over = after.grill == 0 or 0 < limit <= after.turns  # A11
    if is_over != (after.turn.phase == ENDED):
        return END_WRONG
    if not is_over and after.seat != (before.seat + 1) % before.options.seats:
        return ORDER_WRONG
    if is_over and after.seat != before.seat:
        return ORDER_WRONG
    if is_over and not scores_right(after):
        return SCORE_WRONG
    aside = aside_after(before.turn, step)
    stolen = to_steal(before, aside)
    grilled = on_grill(before, aside)
    if before.turn.phase == THROWING or stolen | grilled == 0:
        return 0 if failed_right(before, after) else FAIL_WRONG  # A3, A8
    if stolen and grilled and step != STEAL and step != GRILL:
        return TAKEN_WRONG  # A6
    if step == GRILL:
        stolen = 0
    return 0 if taken_right(before, after, stolen, grilled) else TAKEN_WRONG


@rule
def failed_right(before: State, after: State) -> bool:
    """Tell whether just what A10 and A12 say was returned and turned."""
    me = before.seat
    tile = top_of(before, me)
    if tile == 0:
        return after.tops == before.tops and after.grill == before.grill
    grill = returned_to(before.grill, tile, before.options.faster)
    rest = stack_of(before, me) & ~tile
    return stack_of(after, me) == rest and after.grill == grill and others_same(before, after, -1)


@rule
def taken_right(before: State, after: State, stolen: int, grilled: int) -> bool:
    """Tell whether one tile came on top of the mover's stack, from where it lay."""  # A9
    me = before.seat
    tile = stolen if stolen else grilled
    if top_of(after, me) != tile or stack_of(after, me) != stack_of(before, me) | tile:
        return False
    covered = before.tops >> 6 * me & 63
    if covered and after.unders[me] != before.unders[me] << 4 | (covered - 21):
        return False
    if stolen == 0:
        return after.grill == before.grill & ~tile and others_same(before, after, -1)
    victim = 0
    while victim == me or top_of(before, victim) != tile:
        victim += 1
    if stack_of(after, victim) != stack_of(before, victim) & ~tile:
        return False
    return after.grill == before.grill and others_same(before, after, victim)


@rule
def others_same(before: State, after: State, victim: int) -> bool:
    """Tell whether no stack changed but the mover's and the victim's."""
    for seat in range(before.options.seats):
        if seat != before.seat and seat != victim:
            if after.unders[seat] != before.unders[seat]:
                return False
            if top_of(after, seat) != top_of(before, seat):
                return False
    return True


@rule
def scores_right(state: State) -> bool:
    """Tell whether worms are counted and the winner found as the page says."""  # A11
    best = 0
    for seat in range(state.options.seats):
        stack = stack_of(state, seat)
        worms = 0
        for place in range(16):
            if stack >> place & 1:
                worms += 1 + place // 4
        if worms != score(state, seat):
            return False
        best = max(best, worms << 16 | highest_bit(stack) if stack else 0)
    for seat in range(state.options.seats):
        stack = stack_of(state, seat)
        rank = score(state, seat) << 16 | highest_bit(stack) if stack else 0
        if (shares(state, seat) > 0) != (rank == best):
            return False
    return True


@rule
def fired(before: State, step: int, after: State) -> int:
    """Return the mask of the rules that a step shows, A1 in bit 0."""
    has_ended = after.turns != before.turns
    mask = turn_fired(before.turn, step, after.turn, has_ended)
    if step in (STEAL, GRILL):
        mask |= bit(6)
    if not has_ended:
        return mask
    me = before.seat
    gained = stack_of(after, me) & ~stack_of(before, me)
    result = sum_of(aside_after(before.turn, step))
    if gained:
        mask |= bit(5)
        if top_of(before, me) or gained & ~before.grill:
            mask |= bit(9)  # covers a tile, or uncovers one
    elif before.turn.phase != THROWING:
        mask |= bit(8)
    own = before.tops >> 6 * me & 63
    if own and own == result and before.turn.phase != THROWING:
        mask |= bit(7)
    if stack_of(before, me) & ~stack_of(after, me):
        mask |= bit(10)
        if after.grill != returned_to(before.grill, top_of(before, me), OFF):
            mask |= bit(12)
    if after.turn.phase == ENDED:
        mask |= bit(11)
    return mask


@rule
def bit(number: int) -> int:
    """Return the bit of a rule."""
    return 1 << (number - 1)
