"""The chairs of a table: who sits there, and who plays where a human is gone."""

from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Final

from kosti.server.messages import Filled

LEVELS: Final = ("novice", "casual", "expert", "master")


@dataclass(slots=True)
class Chair:
    """A place at the table. `place` never changes, whatever seat it is in the game."""

    place: int
    filled: Filled = "open"
    name: str = ""
    level: str = ""
    token: str = ""
    contribution: str = ""
    device: int = -1
    stand_in: str = ""
    has_left: bool = False
    won: float = 0.0

    @property
    def is_human(self) -> bool:
        """Whether a human's seat."""
        return self.filled == "human"

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, empty where a human does."""
        return self.level if self.filled == "bot" else self.stand_in

    def empty(self) -> None:
        """Make the chair free; the score goes with who sat there."""
        self.filled, self.name, self.level, self.token = "open", "", "", ""
        self.contribution, self.device, self.stand_in = "", -1, ""
        self.has_left, self.won = False, 0.0

    def seat_human(self, name: str, token: str, device: int) -> None:
        """Seat a human."""
        self.empty()
        self.filled, self.name, self.token = "human", name, token
        self.device = self.place if device < 0 else device

    def seat_bot(self, level: str) -> None:
        """Seat a bot."""
        won = self.won
        self.empty()
        self.filled, self.level, self.won = "bot", level, won


def seats_of(chairs: Sequence[Chair], tokens: Container[str]) -> tuple[int, ...]:
    """Return the seats that belong to somebody's tokens."""
    return tuple(
        seat for seat, chair in enumerate(chairs) if chair.is_human and chair.token in tokens
    )


def names_taken(chairs: Sequence[Chair]) -> set[str]:
    """Return the names at a table, as they are compared."""
    return {chair.name.casefold() for chair in chairs}


def open_seat(chairs: Sequence[Chair], wanted: int) -> int:
    """Return the wanted seat, or for -1 any, if it is open; -1 otherwise."""
    seats = range(len(chairs)) if wanted < 0 else [wanted]
    return next((s for s in seats if s < len(chairs) and chairs[s].filled == "open"), -1)
