"""The options of Ciao, Ciao..!"""

from typing import Final, NamedTuple

from kosti.core.options import TURN_LIMIT, Choice, Number

MUST: Final = 0
MAY: Final = 1

SPEAKER: Final = 0
DOUBTER: Final = 1
LOWEST: Final = 2

ON: Final = 0
OFF: Final = 1

TO_DOUBTER: Final = 0
TO_ALL: Final = 1

SHARED: Final = 0
HIGHEST_STEP: Final = 1


class Options(NamedTuple):
    """What the table agreed on; boxes have 8 to 12 planks and 7 heroes a seat."""

    seats: int = 2
    turn_limit: int = 0
    planks: int = 9
    heroes: int = 7
    push: int = MUST
    ladder_fall: int = SPEAKER
    ladder_doubt: int = ON
    reveal: int = TO_DOUBTER
    tie_break: int = SHARED


TABLE = (
    Number("seats", 2, 4, 2),
    TURN_LIMIT,
    Number("planks", 2, 12, 9),  # C13
    Number("heroes", 1, 7, 7),
    Choice("push", ("must", "may")),
    Choice("ladder_fall", ("speaker", "doubter", "lowest")),
    Choice("ladder_doubt", ("on", "off")),
    Choice("reveal", ("doubter", "all")),
    Choice("tie_break", ("shared", "highest_step")),
)
