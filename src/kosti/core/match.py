"""A game being played: checked steps, their events, taking back, and what each seat may see."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from kosti.core.chance import can_fall, fallen
from kosti.core.contract import Game
from kosti.core.errors import IllegalMove, problem
from kosti.core.event import Event
from kosti.core.luck import luck_of
from kosti.core.packed import members
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE, ONLOOKER, OVER, WHOLE
from kosti.core.view import View


class Step(NamedTuple):
    """One step of play: the state before it, and the choice or outcome."""

    before: Any
    step: int


class Match:
    """A match of one game, from its start or from a position.

    Nothing illegal is ever played: `play` and `land` raise `IllegalMove` and change nothing.
    Chance falls by the match's own luck (`throw`) or is told from outside (`land`).
    """

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, str] | None = None,
        *,
        seed: int = 0,
        position: str | None = None,
        **named: int | str,
    ) -> None:
        self.game = game_named(game) if isinstance(game, str) else game
        given = {**(options or {}), **{name: str(value) for name, value in named.items()}}
        self.first = (
            self.game.rules.start(self.game.options(given))
            if position is None
            else self.game.position(position)
        )
        self.state = self.first
        self.steps: list[Step] = []
        self.luck = luck_of(seed, 0)

    @property
    def options(self) -> Any:
        """The options of the game."""
        return self.first.options

    @property
    def seats(self) -> int:
        """How many seats play."""
        return int(self.first.options.seats)

    @property
    def to_act(self) -> int:
        """The seat that is to choose, `CHANCE` or `OVER`."""
        return self.game.rules.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act == OVER

    @property
    def legal(self) -> list[str]:
        """The names of the legal choices; none while dice are in the air."""
        texts = self.game.notation.choice_text
        return [texts(self.state, choice) for choice in members(self.game.rules.legal(self.state))]

    @property
    def position(self) -> str:
        """The whole position as one line: not to be shown while the game hides something."""
        return self.game.position_text(self.state)

    def view(self, seat: int = ONLOOKER) -> View:
        """Return what a seat, or an onlooker, may know now."""
        return self.game.seen(self.state, seat)

    def play(self, choice: int | str) -> list[Event]:
        """Play a choice of the seat that is to act; return what happened."""
        number = choice if isinstance(choice, int) else self._parsed(choice)
        if number < 0 or not self.game.rules.legal(self.state) >> number & 1:
            raise self.illegal(str(choice))
        return self._stepped(number, self.game.rules.played(self.state, number))

    def play_all(self, choices: Iterable[int | str]) -> list[Event]:
        """Play several choices of one seat as one command: all of them or none."""
        mark = len(self.steps)
        try:
            return [event for choice in choices for event in self.play(choice)]
        except IllegalMove:
            self._back_to(mark)
            raise

    def land(self, outcome: int | str) -> list[Event]:
        """Let chance fall as told; return what happened."""
        number = outcome if isinstance(outcome, int) else self._landing(outcome)
        if self.to_act != CHANCE or not self._can_land(number):
            raise self.illegal(f"({outcome})")
        return self._stepped(number, self.game.rules.landed(self.state, number))

    def throw(self) -> list[Event]:
        """Let chance fall by the match's own luck; return what happened."""
        if self.to_act != CHANCE:
            raise self.illegal("()")
        outcome, self.luck = fallen(self.game.rules.in_the_air(self.state), self.luck)
        return self._stepped(outcome, self.game.rules.landed(self.state, outcome))

    def reseed(self, seed: int) -> None:
        """Begin a new luck, as for a match that goes on after a break."""
        self.luck = luck_of(seed, 0)

    def undo(self, seat: int | None = None) -> int:
        """Take back the choices made since chance last fell; return how many.

        With a seat, only that seat's own latest choices, and none that taught it a secret.
        """
        count = self.undoable(seat)
        self._back_to(len(self.steps) - count)
        return count

    def undoable(self, seat: int | None = None) -> int:
        """Return how many choices `undo` would take back."""
        mark = len(self.steps)
        while mark and self._is_choice(self.steps[mark - 1]):
            if seat is not None and not self._can_take_back(mark - 1, seat):
                break
            mark -= 1
        return len(self.steps) - mark

    def _can_take_back(self, place: int, seat: int) -> bool:
        rules, is_whole = self.game.rules, self.game.notation.is_whole
        before = self.steps[place].before
        if rules.to_act(before) != seat or not self.game.has_secrets:
            return rules.to_act(before) == seat
        after = self.steps[place + 1].before if place + 1 < len(self.steps) else self.state
        return is_whole(rules.seen(before, seat)) or not is_whole(rules.seen(after, seat))

    def told(self, seat: int | None = None) -> list[list[Event]]:
        """Return the events of every step, as a seat may know them (None: the whole truth)."""
        states = [*(step.before for step in self.steps[1:]), self.state]
        told = self.game.events.told
        found = [
            told(step.before, step.step, after)
            for step, after in zip(self.steps, states, strict=bool(self.steps))
        ]
        if seat is None:
            return found
        seen_by = self.game.events.seen_by
        return [[seen_by(event, seat) for event in events] for events in found]

    def shares(self) -> list[float]:
        """Return each seat's part of the win, of a match that is over."""
        return [self.game.rules.shares(self.state, seat) / WHOLE for seat in range(self.seats)]

    def illegal(self, tried: str) -> IllegalMove:
        """Return the error of a move that cannot be played: what, where, and what could be."""
        allowed: Sequence[str] = self.legal or (["(…)"] if self.to_act == CHANCE else ["-"])
        where = self.game.position_text(self.game.rules.seen(self.state, self.to_act))
        return IllegalMove(problem("illegal-move", move=tried, position=where, allowed=allowed))

    def _parsed(self, text: str) -> int:
        return self.game.notation.parsed_choice(self.state, text)

    def _landing(self, text: str) -> int:
        if self.to_act != CHANCE:
            return -1
        return self.game.notation.parsed_outcome(self.state, text)

    def _can_land(self, outcome: int) -> bool:
        return can_fall(self.game.rules.in_the_air(self.state), outcome)

    def _stepped(self, step: int, after: Any) -> list[Event]:
        before = self.state
        self.steps.append(Step(before, step))
        self.state = after
        return self.game.events.told(before, step, after)

    def _is_choice(self, step: Step) -> bool:
        return self.game.rules.to_act(step.before) != CHANCE

    def _back_to(self, mark: int) -> None:
        if mark < len(self.steps):
            self.state = self.steps[mark].before
            del self.steps[mark:]

    def __str__(self) -> str:
        from kosti.core.words import words  # words are loaded only when somebody reads

        names = [f"Seat {seat}" for seat in range(self.seats)]
        return "\n".join(self.game.board.lines(self.view(), words("en", self.game.name), names))

    def __repr__(self) -> str:
        seen = self.game.position_text(self.game.rules.seen(self.state, ONLOOKER))
        return f"<Match of {self.game.name}: {seen}>"
