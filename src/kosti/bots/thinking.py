"""Players of the four levels at a table, and what the strongest of them thinks of a moment."""

from functools import lru_cache, partial
from importlib.util import find_spec
from random import Random
from typing import Any

from kosti.bots.choosing import choice_of, mind_of, rooms_of
from kosti.core.arrays import Compact, Lists
from kosti.core.contract import Game
from kosti.core.levels import CASUAL, LEVELS, MASTER, Judged, Judgement
from kosti.core.luck import luck_of
from kosti.core.reading import plain, room
from kosti.core.rule import rule
from kosti.core.view import Action, View

TABLES_KEPT = 16

brain = room("brain")


@rule
def weighed(state: Any, mind: Any) -> None:
    """Let a mind weigh every legal choice."""
    brain.weigh(state, mind)


class Thinker:
    """A brain at work at one table, compiled if it thinks long and numba is there."""

    def __init__(self, game: Game, options: Any, level: int) -> None:
        is_compiled = level > CASUAL and find_spec("numba") is not None
        self.game = game
        self.level = level
        self.mind = mind_of(game, options, level, Compact() if is_compiled else Lists())
        read = partial(_compiled if is_compiled else plain, **rooms_of(game))
        self._choice_of = read(choice_of)
        self._weighed = read(weighed)

    def choose(self, state: Any, luck: int) -> int:
        """Return a legal choice for the seat that is to act in a blanked state."""
        return int(self._choice_of(self.level, state, self.mind, luck)[0])

    def judge(self, view: View) -> Judgement:
        """Return what the mind thinks of a view of the seat that is to act."""
        self._weighed(view.state, self.mind)
        judged = [self._judged(action) for action in view.actions]
        return Judgement(judged, self.game.brain.endings(view.state, self.mind))

    def _judged(self, action: Action) -> Judged:
        shares = tuple(float(share) for share in self.mind.shares[action.choice])
        often = getattr(self.mind, "often", None)
        return Judged(action, shares, None if often is None else float(often[action.choice]))


@lru_cache(TABLES_KEPT)
def thinker(game: Game, options: Any, level: int) -> Thinker:
    """Return the one who thinks at such tables."""
    return Thinker(game, options, level)


class LevelPlayer:
    """Plays as the game's brain does at one level."""

    version = "1"

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.level = LEVELS[kind]

    def choose(self, view: View, rng: Random) -> int:
        """Return a legal choice; the same for the same view and numbers."""
        if len(view.actions) == 1:
            return view.actions[0].choice
        luck = luck_of(rng.getrandbits(62), 0)
        return thinker(view.game, view.state.options, self.level).choose(view.state, luck)


def judge(view: View) -> Judgement:
    """Return what the strongest player thinks of a moment when the view's seat is to act.

    For every action the share of the win that each seat can expect, that seat first and then
    clockwise, and the chance of each way the turn can end. Hidden things play no part.
    """
    assert view.is_mine, "only the seat that is to act can be advised"
    return thinker(view.game, view.state.options, MASTER).judge(view)


def _compiled(function: Any, **rooms: Any) -> Any:
    from kosti.core.compiled import twin

    return twin(function, **rooms)
