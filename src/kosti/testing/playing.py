"""One seeded game, in both readings side by side, and all that laws want to know of a moment."""

import random
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kosti.core.chance import fallen
from kosti.core.contract import Game
from kosti.core.event import Event
from kosti.core.luck import below, bits_of, luck_of
from kosti.core.match import Match
from kosti.core.packed import nth, ones
from kosti.core.reading import plain, room
from kosti.core.rule import CHANCE, ONLOOKER, rule
from kosti.testing.page import Page
from kosti.testing.promises import Place, same
from kosti.testing.saying import Saying

rules = room("rules")
strategy = room("strategy")


@rule
def moved(state: Any, luck: int, is_simple: int) -> tuple[Any, int, int]:
    """Return the state after one step of random or simple players, the step, and the luck."""
    actor = rules.to_act(state)
    if actor == CHANCE:
        outcome, luck = fallen(rules.in_the_air(state), luck)
        return rules.landed(state, outcome), outcome, luck
    number, luck = below(ones(rules.legal(state)), luck)
    choice = nth(rules.legal(state), number)
    if is_simple:
        choice = strategy.simple(rules.seen(state, actor), bits_of(luck))
    return rules.played(state, choice), choice, luck


@rule
def judged(state: Any, seat: int) -> tuple[int, int, int, int, int, Any]:
    """Return all that the rules say of a state and a seat."""
    over = 1 if rules.is_over(state) else 0
    shares = rules.shares(state, seat) if over else 0
    seen = rules.seen(state, seat)
    return rules.to_act(state), rules.legal(state), over, shares, rules.score(state, seat), seen


class Suite:
    """What all games of one check have in common."""

    def __init__(self, game: Game, page: Page, *, is_compiled: bool) -> None:
        self.game = game
        self.page = page
        self.saying = Saying(game)
        self.moved = self._readings(moved, is_compiled=is_compiled)
        self.judged = self._readings(judged, is_compiled=is_compiled)

    def _readings(self, function: Any, *, is_compiled: bool) -> list[Any]:
        rooms = {"rules": self.game.rules, "strategy": self.game.strategy}
        found = [plain(function, **rooms)]
        if is_compiled:
            from kosti.core.compiled import twin  # the plain reading does without numba

            found.append(twin(function, **rooms))
        return found


class Playing:
    """A game being played under the eyes of the suite."""

    def __init__(self, suite: Suite, start: Mapping[str, str] | str, seed: int) -> None:
        game = suite.game
        self.suite = suite
        self.game = game
        self.rules = game.rules
        self.page = suite.page
        self.saying = suite.saying
        self.place = Place(game, start, seed)
        self.match = Match(game, position=start) if isinstance(start, str) else Match(game, start)
        self.seats = range(self.match.seats)
        self.viewers = (ONLOOKER, *self.seats)
        self.mixer = random.Random(seed)
        self.luck = luck_of(seed, 0)
        self.is_simple = seed % 2
        self.siblings: dict[int, list[Any]] = {}

    @property
    def state(self) -> Any:
        """The state of this moment."""
        return self.match.state

    @property
    def actor(self) -> int:
        """The seat that is to choose, `CHANCE` or `OVER`."""
        return self.match.to_act

    def arrive(self) -> None:
        """Begin a moment: what was worked out for the last one no longer holds."""
        self.place.state = self.state
        self.__dict__.pop("seen", None)

    @cached_property
    def seen(self) -> dict[int, Any]:
        """What each viewer may know of this moment."""
        return {viewer: self.rules.seen(self.state, viewer) for viewer in self.viewers}

    def next_step(self) -> tuple[int, Any]:
        """Return the next step and the state after it, the same in both readings."""
        as_read = [moved(self.state, self.luck, self.is_simple) for moved in self.suite.moved]
        same(as_read[-1], as_read[0], "compiled and plain reading:")
        after, step, self.luck = as_read[0]
        return step, after

    def judge(self) -> None:
        """Demand that both readings say the same of this moment."""
        seat = self.mixer.choice(self.seats)
        as_read = [judged(self.state, seat) for judged in self.suite.judged]
        same(as_read[-1], as_read[0], "compiled and plain reading:")

    def take(self, step: int) -> list[Event]:
        """Take a step, named by its text, through the match."""
        notation = self.game.notation
        if self.actor == CHANCE:
            return self.match.land(notation.outcome_text(self.state, step))
        return self.match.play(notation.choice_text(self.state, step))

    def limit(self, turns: int) -> None:
        """Go on with a game that ends after so many more turns."""
        limited = self.state.options._replace(turn_limit=self.state.turns + turns)
        self.match = Match(
            self.game, position=self.game.position_text(self.state._replace(options=limited))
        )
        self.siblings = {}
