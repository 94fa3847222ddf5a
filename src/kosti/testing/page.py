"""What only the page of the rules knows of a game, told to the suite by its author."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


class Page:
    """What a game keeps, hides and offers beyond what its rooms tell; made to be overridden."""

    values: Mapping[str, Sequence[str]] = {}
    """Values worth trying of options that are neither words nor numbers, by name."""

    def broken(self, state: Any) -> Iterable[str]:
        """Tell what is not as it must be in every state: pieces lost, lanes out of range."""
        return ()

    def others(self, state: Any, seat: int) -> Iterable[Any]:
        """Return states that a seat (or an onlooker, -1) must not be able to tell from this."""
        return ()

    def may_learn(self, before: Any, choice: int, seat: int) -> bool:
        """Tell whether a choice may tell a seat what was hidden, though its table stays alike."""
        return False
