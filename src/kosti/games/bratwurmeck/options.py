"""The options of Heckmeck am Bratwurmeck."""

from typing import Final, NamedTuple

OFF: Final = 0
RETURNED: Final = 1
HIGHEST: Final = 2


class Options(NamedTuple):
    """What the table agreed on."""

    seats: int = 2
    turn_limit: int = 0
    faster: int = OFF
