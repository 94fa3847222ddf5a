"""What leaves the rules: all that one seat may know, and what it can do."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kosti.core.errors import Value
from kosti.core.event import NOTHING
from kosti.core.lazy import lazy
from kosti.core.rule import ONLOOKER

if TYPE_CHECKING:
    from kosti.core.contract import Game


class Action(NamedTuple):
    """One legal choice: `text` is its notation, `action-KEY` its words with `values`.

    `word-TEXT` is what a person types for it (without such a message, the notation itself), and
    `explain-KEY` tells what it means. A value `other` is a seat. `warns` marks a choice that
    ends the turn badly.
    """

    choice: int
    text: str
    key: str
    values: Mapping[str, Value] = NOTHING
    warns: bool = False


class Refusal(NamedTuple):
    """One thing that cannot be chosen now, and why: `refused-KEY` with values, by a rule.

    `thing` is the notation of the choice it would have been.
    """

    thing: str
    key: str
    rule: str
    values: Mapping[str, Value] = NOTHING


class View:
    """The game as one seat (or an onlooker) may know it.

    `state` is the blanked state; all else is made from it alone when asked for, so nothing
    hidden can reach a reader. `to_act` is the seat that is to choose, `CHANCE` or `OVER`; only
    where it `is_mine` are there actions and refusals.
    """

    def __init__(self, game: "Game", state: Any, seat: int = ONLOOKER) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.to_act = game.rules.to_act(state)
        self.is_mine = seat >= 0 and seat == self.to_act
        if not self.is_mine:
            self.actions = self.refusals = ()

    @lazy
    def actions(self) -> Sequence[Action]:
        """The legal choices."""
        return self.game.view.actions(self.state)

    @lazy
    def refusals(self) -> Sequence[Refusal]:
        """What cannot be chosen now, with reasons."""
        return self.game.view.refusals(self.state)

    @lazy
    def table(self) -> Any:
        """What lies on the table, as the game's own `Table`."""
        return self.game.view.table(self.state, self.seat)

    def __repr__(self) -> str:
        return f"<View of {self.game.name} by {self.seat}: {self.game.position_text(self.state)}>"
