"""The levels of the players that play every game, and what a judgement of a turn tells."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from kosti.core.errors import Value
from kosti.core.view import Action

RANDOM: Final = 0
SIMPLE: Final = 1
NOVICE: Final = 2
CASUAL: Final = 3
EXPERT: Final = 4
MASTER: Final = 5

LEVELS: Final = {
    "random": RANDOM,
    "simple": SIMPLE,
    "novice": NOVICE,
    "casual": CASUAL,
    "expert": EXPERT,
    "master": MASTER,
}


class Judged(NamedTuple):
    """One legal action and what each seat's share of the win is expected to be after it."""

    action: Action
    shares: tuple[float, ...]


class Ending(NamedTuple):
    """One way the turn can end, `ending-KEY` in words with `values`, and its chance."""

    key: str
    values: Mapping[str, Value]
    chance: float


class Judgement(NamedTuple):
    """What a player thinks of a moment of its own: every action, and how the turn will end."""

    actions: Sequence[Judged]
    endings: Sequence[Ending]

    @property
    def best(self) -> Judged:
        """The action with the greatest share for the seat that is to act (`shares` begin there)."""
        return max(self.actions, key=lambda judged: judged.shares[0])
