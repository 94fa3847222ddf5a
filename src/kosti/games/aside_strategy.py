"""What simple players of both Heckmeck games have in common."""

from kosti.core.packed import lane, nth, ones
from kosti.core.rule import rule
from kosti.games.setting_aside import Turn, choosable, has_face


@rule
def richest(turn: Turn, worm: int, most: int) -> int:
    """Return the face that adds most, at most so much a die; a first worm counts three more."""
    mask = choosable(turn)
    best = 0
    best_worth = 0
    for index in range(ones(mask)):
        face = nth(mask, index)
        worth = min(face + 1, most) * lane(turn.shown, 4, face)
        if face == worm and not has_face(turn.aside, worm):
            worth += 3
        if worth > best_worth:
            best, best_worth = face, worth
    return best
