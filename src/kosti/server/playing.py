"""One game at a table: what is played by whom, and what falls by itself.

Chance at the beginning of a turn waits for its seat's throw; any other falls at once. Only the
latest steps are kept: the whole line is in the journal.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from kosti.core.contract import Game, Gathering
from kosti.core.errors import IllegalMove
from kosti.core.match import Match
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE
from kosti.core.view import View
from kosti.server.refusing import Refusal

THROW: Final = "throw"
MOST_KEPT: Final = 600
LEFT_KEPT: Final = 300

Fall = Callable[[Any, int], int]


class Playing:
    """A game that is played by commands, each of them whole or not at all."""

    def __init__(self, game: str, options: dict[str, str], fall: Fall) -> None:
        self.match = Match(game_named(game), options)
        self.fall = fall
        self.dropped = 0
        self.throws = 0
        self.dropped_throws = 0
        self.kept: dict[int, str] = {}

    @property
    def game(self) -> Game:
        """The game."""
        return self.match.game

    @property
    def number(self) -> int:
        """How many steps were played."""
        return self.dropped + len(self.match.steps)

    @property
    def awaits_throw(self) -> bool:
        """Whether a seat is to throw."""
        return self.match.to_act == CHANCE

    @property
    def seat(self) -> int:
        """The seat that is to throw or to choose, negative when the game is over."""
        acting = self.match.to_act
        return int(self.match.state.seat) if acting == CHANCE else acting

    @property
    def mark(self) -> int:
        """What tells one state from another; numbers alone make it, so it is the same anywhere."""
        return hash(self.match.state)

    @cached_property
    def begins(self) -> Callable[[Any], bool]:
        """Whether a chance is the first of a turn."""
        encode = self.game.room_if_any("encode")
        return (lambda state: True) if encode is None else encode.begins

    @cached_property
    def early(self) -> Callable[[Any, int], Any]:
        """The moment of a seat that may answer before it is asked, None where it may not."""
        room = self.game.room_if_any("early")
        return (lambda state, seat: None) if room is None else room.asked_early

    def set_up(self) -> list[str]:
        """Let fall what falls before the first turn; return the steps."""
        self.settle()
        return self.steps_from(0)

    def play(self, seat: int, actions: Sequence[str]) -> list[str]:
        """Play actions of the seat that is to act; return all steps that came of it."""
        self.check_turn(seat)
        mark = len(self.match.steps)
        if self.awaits_throw:
            if list(actions) != [THROW]:
                raise Refusal("throw-first")
            self.let_fall()
        else:
            self.choose(actions)
        self.settle()
        return self.steps_from(mark)

    def check_turn(self, seat: int) -> None:
        """Refuse whoever is not to act."""
        if self.match.is_over:
            raise Refusal("game-over")
        if seat != self.seat:
            raise Refusal("not-your-turn")

    def choose(self, actions: Sequence[str]) -> None:
        """Play choices, all or none; nothing that chance decides may lie between them."""
        mark, before = len(self.match.steps), self.match.state
        seat = self.match.to_act
        try:
            for action in actions:
                if self.match.to_act != seat:
                    raise Refusal("one-at-a-time")
                self.match.play(action)
        except (IllegalMove, Refusal) as error:
            del self.match.steps[mark:]
            self.match.state = before
            if isinstance(error, Refusal):
                raise
            raise Refusal("illegal", move=action[:40]) from None

    def settle(self) -> None:
        """Let fall what waits for nobody, and let early answers take effect."""
        while True:
            acting = self.match.to_act
            if acting == CHANCE and not self.begins(self.match.state):
                self.let_fall()
            elif acting in self.kept:
                self.match.play(self.kept.pop(acting))
            else:
                break
        if self.kept:
            self.kept = {seat: said for seat, said in self.kept.items() if self.may_answer(seat)}

    def let_fall(self) -> None:
        """Let chance fall."""
        self.throws += 1
        self.match.land(self.fall(self.match.state, self.throws))

    def may_answer(self, seat: int) -> bool:
        """Tell whether a seat may answer before it is asked."""
        return self.early(self.match.state, seat) is not None

    def answer(self, seat: int, actions: Sequence[str]) -> str:
        """Return the early answer that a seat gives, to be kept."""
        known = [action.text for action in self.early_view(seat).actions]
        if seat in self.kept:
            raise Refusal("answered-already")
        if len(actions) != 1 or actions[0] not in known:
            raise Refusal("illegal", move=" ".join(actions)[:40])
        return actions[0]

    def early_view(self, seat: int) -> View:
        """Return what a seat sees that answers before it is asked."""
        return self.game.seen(self.early(self.match.state, seat), seat)

    def gathered(self, seat: int, line: str) -> list[str]:
        """Return the choices that a line puts together into a big choice of a seat."""
        return self.texts_of(self.gathering(seat, line).choices)

    def previewed(self, seat: int, line: str) -> Any:
        """Return what a big choice of a seat would lead to, nothing being changed."""
        return self.gathering(seat, line).preview

    def gathering(self, seat: int, line: str) -> Gathering:
        """Return the big choice that a line puts together for the seat that is to act."""
        self.check_turn(seat)
        gathering = self.game.gathering(self.match.view(seat))
        if gathering is None:
            raise Refusal("nothing-to-gather")
        if line:
            gathering.take(line)
        return gathering

    def texts_of(self, choices: Sequence[int]) -> list[str]:
        """Return the notation of choices of one seat, one after another."""
        state, texts = self.match.state, []
        for choice in choices:
            texts.append(self.game.notation.choice_text(state, choice))
            state = self.game.rules.played(state, choice)
        return texts

    def steps_from(self, mark: int) -> list[str]:
        """Return the steps from a place among those kept, in notation."""
        return [self.game.step_text(*step) for step in self.match.steps[mark:]]

    def replay(self, steps: Sequence[str]) -> None:
        """Play steps of the journal again."""
        for text in steps:
            if text.startswith("("):
                self.throws += 1
                self.match.land(text[1:-1])
            else:
                self.kept.pop(self.match.to_act, None)
                self.match.play(text)
        if self.kept:
            self.kept = {seat: said for seat, said in self.kept.items() if self.may_answer(seat)}

    def take_back(self, seat: int, count: int) -> None:
        """Take back the latest choices of a seat, or the answer it gave early."""
        if count:
            self.match.undo(seat)
        else:
            self.kept.pop(seat, None)

    def trim(self) -> None:
        """Forget steps of long ago."""
        steps = self.match.steps
        if len(steps) > MOST_KEPT:
            gone = steps[:-LEFT_KEPT]
            self.dropped += len(gone)
            self.dropped_throws += sum(map(self.is_throw, gone))
            del steps[:-LEFT_KEPT]

    def is_throw(self, step: Any) -> bool:
        """Tell whether chance decided a step."""
        return self.game.rules.to_act(step.before) == CHANCE

    def told(self, mark: int) -> Iterator[tuple[Any, int, Any]]:
        """Yield the steps from a place among those kept: before, step and after."""
        steps = self.match.steps
        for place in range(mark, len(steps)):
            after = steps[place + 1].before if place + 1 < len(steps) else self.match.state
            yield steps[place].before, steps[place].step, after
