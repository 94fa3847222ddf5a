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

AS_GOOD: Final = 1e-9

LEVELS: Final = {
    "random": RANDOM,
    "simple": SIMPLE,
    "novice": NOVICE,
    "casual": CASUAL,
    "expert": EXPERT,
    "master": MASTER,
}


class Judged(NamedTuple):
    """One legal action and what each seat's share of the win is expected to be after it.

    Where the best play is a mixture of actions, `often` is this one's part of it.
    """

    action: Action
    shares: tuple[float, ...]
    often: float | None = None


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
        """The action with the greatest share for the seat that is to act (`shares` begin there).

        Of those that are as good as equal it is the one that is part of the best play most often.
        """
        most = max(judged.shares[0] for judged in self.actions)
        best = [judged for judged in self.actions if judged.shares[0] > most - AS_GOOD]
        return max(best, key=lambda judged: (judged.often or 0.0, judged.shares[0]))
