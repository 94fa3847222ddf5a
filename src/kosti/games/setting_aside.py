"""Throwing eight dice and setting faces aside (A1 to A4): the turn of both Heckmeck games."""

from typing import Final, NamedTuple

from kosti.core.packed import lane
from kosti.core.rule import rule

DICE: Final = 8
FACES: Final = 6

THROWING: Final = 0
CHOOSING: Final = 1
DECIDING: Final = 2
ENDED: Final = 3

# Choices 0 to 5 set a face aside.
THROW: Final = 6
STOP: Final = 7


class Turn(NamedTuple):
    """One turn: its phase, the dice set aside and the dice lying on the table, counted by face."""

    phase: int = THROWING
    aside: int = 0
    shown: int = 0


@rule
def dice_in(faces: int) -> int:
    """Return how many dice the counts by face hold."""
    return ((faces * 0x111111) >> 20) & 15


@rule
def counts_by_face(faces: int) -> tuple[int, int, int, int, int, int]:
    """Return how many dice show each face."""
    return (
        faces & 15,
        faces >> 4 & 15,
        faces >> 8 & 15,
        faces >> 12 & 15,
        faces >> 16 & 15,
        faces >> 20 & 15,
    )


@rule
def has_face(faces: int, face: int) -> bool:
    """Tell whether at least one die shows the face."""
    return (faces >> (4 * face)) & 15 != 0


@rule
def faces_in(faces: int) -> int:
    """Return the mask of the faces that show."""
    some = (faces | faces >> 1 | faces >> 2 | faces >> 3) & 0x111111
    pairs = (some | some >> 3) & 0x030303
    return (pairs | pairs >> 6 | pairs >> 12) & 63


@rule
def choosable(turn: Turn) -> int:
    """Return the mask of the faces that show and were not chosen before."""  # A2
    return faces_in(turn.shown) & ~faces_in(turn.aside)


@rule
def can_throw(turn: Turn) -> bool:
    """Tell whether dice are left and some face is unused."""  # A4
    return dice_in(turn.aside) < DICE and faces_in(turn.aside) != 63


@rule
def shown_after(turn: Turn, dice: int) -> Turn:
    """Return the turn after a throw has landed."""
    return Turn(CHOOSING, turn.aside, dice)


@rule
def set_aside(turn: Turn, face: int) -> Turn:
    """Return the turn after all dice of a face were set aside."""  # A2
    return Turn(DECIDING, turn.aside | lane(turn.shown, 4, face) << (4 * face), 0)


@rule
def thrown_again(turn: Turn) -> Turn:
    """Return the turn with the remaining dice in the air."""  # A4
    return Turn(THROWING, turn.aside, 0)
