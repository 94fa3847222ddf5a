"""The options of Heckmeck am Bratwurmeck."""

from typing import Final, NamedTuple

from kosti.core.options import TURN_LIMIT, Choice, Number

OFF: Final = 0
RETURNED: Final = 1
HIGHEST: Final = 2


class Options(NamedTuple):
    """What the table agreed on."""

    seats: int = 2
    turn_limit: int = 0
    faster: int = OFF


TABLE = (
    Number("seats", 2, 7, 2),
    TURN_LIMIT,
    Choice("faster", ("off", "returned", "highest")),  # A12
)
