"""What happened to the eight dice at a step of either Heckmeck game, read from the page."""

from typing import Final

from kosti.core.rule import CHANCE, OVER, rule
from kosti.games.setting_aside import CHOOSING, DECIDING, ENDED, STOP, THROW, THROWING, Turn

DICE_LOST: Final = 10
THROW_WRONG: Final = 11
ASIDE_WRONG: Final = 12
AGAIN_WRONG: Final = 13
LEFT_OVER: Final = 14
FACES_WRONG: Final = 15
ASKED_WRONG: Final = 16
BROKEN: Final = {
    DICE_LOST: "there are not eight dice",
    THROW_WRONG: "a throw changed the dice set aside, or was judged wrongly (A3)",
    ASIDE_WRONG: "not all dice of one new face were set aside (A2)",
    AGAIN_WRONG: "dice were thrown again wrongly (A4)",
    LEFT_OVER: "a turn begins or a game ends with dice on the table",
    FACES_WRONG: "other faces, or another throw, can be chosen than the page says (A2, A4)",
    ASKED_WRONG: "another than the seat whose turn it is acts",
}


@rule
def count(faces: int, face: int) -> int:
    """Return how many dice show a face."""
    return faces >> 4 * face & 15


@rule
def dice(faces: int) -> int:
    """Return how many dice there are."""
    found = 0
    while faces:
        found += faces & 15
        faces >>= 4
    return found


@rule
def new_faces(aside: int, shown: int) -> int:
    """Return the mask of the faces that show and are not aside."""  # A2
    mask = 0
    for face in range(6):
        if count(shown, face) > 0 and count(aside, face) == 0:
            mask |= 1 << face
    return mask


@rule
def may_throw(aside: int) -> bool:
    """Tell whether a die is left and some face is not aside."""  # A4
    return dice(aside) < 8 and new_faces(aside, 0x111111) != 0


@rule
def aside_after(turn: Turn, step: int) -> int:
    """Return the dice aside once a step is made, before the turn is judged."""
    if turn.phase != CHOOSING:
        return turn.aside
    return turn.aside + (count(turn.shown, step) << 4 * step)


@rule
def turn_broken(before: Turn, step: int, after: Turn, has_ended: bool) -> int:
    """Return what a step broke about the dice, 0 if nothing."""
    if has_ended:
        if (after.phase != THROWING and after.phase != ENDED) or after.aside or after.shown:
            return LEFT_OVER
    elif dice(after.aside) + dice(after.shown) > 8 or after.phase == ENDED:
        return DICE_LOST
    if before.phase == THROWING:
        return throw_broken(before, step, after, has_ended)
    if before.phase == CHOOSING:
        return choice_broken(before, step, after, has_ended)
    return stop_broken(before, step, after, has_ended)


@rule
def throw_broken(before: Turn, outcome: int, after: Turn, has_ended: bool) -> int:
    """Return what a throw broke."""
    if dice(before.aside) + dice(outcome) != 8 or outcome >> 24:
        return DICE_LOST
    if has_ended:
        return THROW_WRONG if new_faces(before.aside, outcome) else 0  # A3
    if new_faces(before.aside, outcome) == 0 or after.phase != CHOOSING:
        return THROW_WRONG
    return 0 if after.aside == before.aside and after.shown == outcome else THROW_WRONG


@rule
def choice_broken(before: Turn, face: int, after: Turn, has_ended: bool) -> int:
    """Return what setting a face aside broke."""
    if face > 5 or new_faces(before.aside, before.shown) >> face & 1 == 0:
        return ASIDE_WRONG  # A2
    aside = aside_after(before, face)
    if has_ended:
        return AGAIN_WRONG if may_throw(aside) else 0  # A4
    if after.phase != DECIDING or after.shown:
        return ASIDE_WRONG
    return 0 if after.aside == aside else ASIDE_WRONG


@rule
def stop_broken(before: Turn, choice: int, after: Turn, has_ended: bool) -> int:
    """Return what throwing again or stopping broke."""
    if choice >= STOP:
        return 0 if has_ended else AGAIN_WRONG
    if choice != THROW or has_ended or not may_throw(before.aside):
        return AGAIN_WRONG  # A4
    if after.phase != THROWING or after.shown or after.aside != before.aside:
        return AGAIN_WRONG
    return 0


@rule
def mask_broken(turn: Turn, mask: int) -> int:
    """Return what is wrong with the choices, but for the ways to stop."""
    if turn.phase == CHOOSING:
        return 0 if mask == new_faces(turn.aside, turn.shown) else FACES_WRONG
    if turn.phase != DECIDING:
        return 0 if mask == 0 else FACES_WRONG
    again = 1 << THROW if may_throw(turn.aside) else 0
    return 0 if mask & ((2 << THROW) - 1) == again and mask >> STOP else FACES_WRONG


@rule
def actor_of(turn: Turn, seat: int) -> int:
    """Return who is to act in a turn of a seat."""
    if turn.phase == THROWING:
        return CHANCE
    return OVER if turn.phase == ENDED else seat


@rule
def turn_fired(before: Turn, step: int, after: Turn, has_ended: bool) -> int:
    """Return which of A1 to A4 (bits 0 to 3) a step shows."""
    if before.phase == THROWING:
        first = 1 if before.aside == 0 and dice(step) == 8 else 0  # A1
        return first | 1 << 2 if has_ended else first  # A3
    if before.phase == CHOOSING:
        by_itself = not may_throw(aside_after(before, step))
        return 1 << 1 | (1 << 3 if by_itself else 0)  # A2, A4
    return 1 << 3  # A4
