"""One game at a table: what is played by whom, and what falls by itself.

Chance at the beginning of a turn waits for its seat's throw; any other falls at once. Only the
latest steps are kept: the whole line is in the journal.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from kosti.core.contract import Game, Gathering
from kosti.core.errors import IllegalMove
from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE
from kosti.core.view import View
from kosti.server.refusing import Refusal

NOBODY: Final = -1
THROW: Final = "throw"
MOST_KEPT: Final = 600
LEFT_KEPT: Final = 300

Fall = Callable[[Any, int], int]


class Told(NamedTuple):
    """One step as it was played: its notation, what happened, and its throw's number (or 0)."""

    before: Any
    step: int
    text: str
    events: Sequence[Event]
    throw: int


class Playing:
    """A game that is played by commands, each of them whole or not at all."""

    def __init__(self, game: str, options: dict[str, str], fall: Fall) -> None:
        self.match = Match(game_named(game), options)
        self.fall = fall
        self.dropped = 0
        self.throws = 0
        self.latest: list[Told] = []
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
        self.latest = []
        self.settle()
        return [told.text for told in self.latest]

    def play(self, seat: int, actions: Sequence[str]) -> list[str]:
        """Play actions of the seat that is to act; return all steps that came of it."""
        self.check_turn(seat)
        self.latest = []
        if self.awaits_throw:
            if list(actions) != [THROW]:
                raise Refusal("throw-first")
            self.let_fall()
        else:
            self.choose(actions)
        self.settle()
        return [told.text for told in self.latest]

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
                self.make(action)
        except (IllegalMove, Refusal) as error:
            self.latest = []
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
                self.make(self.kept.pop(acting))
            else:
                break
        if self.kept:
            self.kept = {seat: said for seat, said in self.kept.items() if self.may_answer(seat)}

    def make(self, action: str) -> None:
        """Make a choice of the seat that is to act."""
        before = self.match.state
        events = self.match.play(action)
        self.latest.append(Told(before, self.match.steps[-1].step, action, events, 0))

    def let_fall(self) -> None:
        """Let chance fall."""
        before = self.match.state
        self.throws += 1
        outcome = self.fall(before, self.throws)
        events = self.match.land(outcome)
        text = f"({self.game.notation.outcome_text(before, outcome)})"
        self.latest.append(Told(before, outcome, text, events, self.throws))

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

    def replay(self, steps: Sequence[str]) -> None:
        """Play steps of the journal again."""
        self.latest = []
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

    @property
    def undoer(self) -> int:
        """The seat that can take back what it chose last, negative if there is none."""
        if not self.match.steps:
            return NOBODY
        seat = self.game.rules.to_act(self.match.steps[-1].before)
        return seat if seat >= 0 and self.match.undoable(seat) else NOBODY

    def trim(self) -> None:
        """Forget steps of long ago."""
        steps = self.match.steps
        if len(steps) > MOST_KEPT:
            gone = steps[:-LEFT_KEPT]
            self.dropped += len(gone)
            del steps[:-LEFT_KEPT]

    def is_throw(self, step: Any) -> bool:
        """Tell whether chance decided a step."""
        return self.game.rules.to_act(step.before) == CHANCE

    def told_last(self, count: int) -> Sequence[Told]:
        """Return what was told of the latest steps, as many as are asked for and kept."""
        if count <= len(self.latest):
            return self.latest[len(self.latest) - count :]
        mark = max(len(self.match.steps) - count, 0)
        return list(self.told_from(mark))

    def told_from(self, mark: int) -> Iterator[Told]:
        """Yield the steps from a place among those kept on."""
        steps, told = self.match.steps, self.game.events.told
        throw = self.throws - sum(map(self.is_throw, steps[mark:]))
        for place in range(mark, len(steps)):
            before, step = steps[place]
            after = steps[place + 1].before if place + 1 < len(steps) else self.match.state
            is_throw = self.is_throw(steps[place])
            throw += is_throw
            text = self.game.step_text(before, step)
            yield Told(before, step, text, told(before, step, after), throw if is_throw else 0)
