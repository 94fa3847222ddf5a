"""The odds of a turn of both Heckmeck games: what each choice is worth, what can be reached.

A full board takes some forty sweeps of the plain reading, less than a second: loading numba for
them would take longer.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kosti.core.arrays import Lists
from kosti.core.contract import Rules
from kosti.core.packed import members
from kosti.core.view import Action
from kosti.games.setting_aside import DECIDING, STOP, THROW, Turn
from kosti.games.turn_mind import moment_with
from kosti.games.turn_tree import RESULTS, Tree, turn_tree
from kosti.games.turn_value import Worth, follow, moment_of, sweep, worth_of

WorthOf = Callable[[Any], float]  # what the state after the turn is worth to the seat of the turn


class Dice(NamedTuple):
    """The dice of a game: what each face counts, the face that is the worm, the most of a die."""

    values: tuple[int, ...]
    worm: int
    most: int


class Target(NamedTuple):
    """What a turn can bring: the number of a tile or a place, and the points it gains."""

    number: int
    points: int


class Choice(NamedTuple):
    """A legal action, or None for a throw that is due, and what the best play from it comes to.

    `worth` is the most that the turn is worth, and `fails` how likely it then fails. By target,
    `at_least` is the chance to reach it or a higher one and `exactly` that to reach just it, each
    by the play that aims for nothing else.
    """

    action: Action | None
    worth: float
    fails: float
    at_least: Sequence[float]
    exactly: Sequence[float]


class Odds(NamedTuple):
    """The odds of a turn from one moment on: every choice, and the targets within the rules."""

    choices: Sequence[Choice]
    targets: Sequence[Target]

    @property
    def best(self) -> Choice:
        """The choice that is worth most."""
        return max(self.choices, key=lambda choice: choice.worth)

    @property
    def at_least(self) -> list[float]:
        """By target, the chance to reach it or a higher one by the choice that suits it."""
        return _greatest(choice.at_least for choice in self.choices)

    @property
    def exactly(self) -> list[float]:
        """By target, the chance to reach just it by the choice that suits it."""
        return _greatest(choice.exactly for choice in self.choices)


class End(NamedTuple):
    """A way to stop with a result: the state after it, the target it brings (0: a failure)."""

    after: Any
    number: int
    points: int


def turn_odds(
    state: Any,
    rules: Rules,
    dice: Dice,
    gained: Callable[[Any, Any], int],
    actions: Sequence[Action],
    worth: WorthOf | None = None,
) -> Odds:
    """Return the odds of the turn in a state in which the game is not over.

    `gained` tells the number of what a stop brings, 0 for a failure, from the states before and
    after it. Without `worth` a turn is worth the points it brings, less those it costs.
    """
    turn = _Turn(state, rules, dice, gained, worth)
    asked: Sequence[Action | None] = actions or [None]
    turn.weigh()
    weighed = [turn.worth_and_failing(action) for action in asked]
    at_least, exactly = [], []
    for target in turn.targets:
        at_least.append(turn.chances(asked, range(target.number, RESULTS)))
        exactly.append(turn.chances(asked, [target.number]))
    choices = [
        Choice(
            *(action, *weighed[place]),
            *([chances[place] for chances in table] for table in (at_least, exactly)),
        )
        for place, action in enumerate(asked)
    ]
    return Odds(choices, turn.targets)


class _Turn:
    """One turn with the ways it can end laid out by result."""

    def __init__(
        self,
        state: Any,
        rules: Rules,
        dice: Dice,
        gained: Callable[[Any, Any], int],
        worth: WorthOf | None,
    ) -> None:
        self.state = state
        self.rules = rules
        self.most = dice.most
        self.tree, self.rows = _room_to_work(dice)
        self.gained = gained
        self.worth = worth
        self.ends = [self.stops(self.decided(number)) for number in range(RESULTS)]
        points = {end.number: end.points for ends in self.ends for end in ends if end.number}
        self.targets = [Target(number, points[number]) for number in sorted(points)]

    def decided(self, result: int) -> Any:
        """Return the state with some dice of a result and a worm set aside, if there are such."""
        return self.state._replace(turn=Turn(DECIDING, int(self.tree.sample[result]), 0))

    def stops(self, state: Any) -> list[End]:
        """Return all ways to stop here."""
        stops = [choice for choice in members(self.rules.legal(state)) if choice >= STOP]
        return [self.ended(state, choice) for choice in stops]

    def ended(self, state: Any, choice: int) -> End:
        """Return what a choice that ends the turn comes to."""
        after, seat = self.rules.played(state, choice), self.state.seat
        points = self.rules.score(after, seat) - self.rules.score(state, seat)
        return End(after, self.gained(state, after), points)

    def worth_of(self, end: End) -> float:
        """Return what an end is worth."""
        return float(end.points) if self.worth is None else self.worth(end.after)

    def weigh(self) -> None:
        """Find what every moment is worth by the ends as they are."""
        self.sweep([max(map(self.worth_of, ends)) for ends in self.ends])

    def sweep(self, ends: Sequence[float]) -> None:
        """Find the best play for these ends."""
        self.rows.ends[:] = ends
        sweep(self.tree, self.rows)

    def worth_and_failing(self, action: Action | None) -> tuple[float, float]:
        """Return what the best play after an action is worth, and how likely it fails."""
        if action is not None and action.choice >= STOP:
            end = self.ended(self.state, action.choice)
            return self.worth_of(end), float(end.number == 0)
        moment, is_thrown = self.begun(action)
        follow(self.tree, self.rows, moment, is_thrown)
        failing = sum(
            chance
            for chance, ends in zip(self.rows.chances, self.ends, strict=True)
            if max(ends, key=self.worth_of).number == 0
        )
        return self.value(action), failing

    def value(self, action: Action | None) -> float:
        """Return the worth of the best play after an action that does not stop."""
        moment, is_thrown = self.begun(action)
        return float((self.rows.again if is_thrown else self.rows.best)[moment])

    def begun(self, action: Action | None) -> tuple[int, bool]:
        """Return the moment that follows an action, and whether the dice are thrown in it."""
        turn, result = self.state.turn, self.rules.result(self.state)  # type: ignore[attr-defined]
        if action is None or action.choice == THROW:
            return moment_of(self.tree, turn.aside, result), True
        return moment_with(self.tree, turn, result, action.choice, self.most), False

    def chances(self, actions: Iterable[Action | None], wanted: Sequence[int]) -> list[float]:
        """Return for each action the best chance to reach one of these numbers."""
        self.sweep([float(any(end.number in wanted for end in ends)) for ends in self.ends])
        return [
            float(self.ended(self.state, action.choice).number in wanted)
            if action is not None and action.choice >= STOP
            else self.value(action)
            for action in actions
        ]


@lru_cache
def _room_to_work(dice: Dice) -> tuple[Tree, Worth]:
    tree = turn_tree(dice.values, dice.worm, Lists())
    return tree, worth_of(tree, Lists())


def _greatest(rows: Iterable[Sequence[float]]) -> list[float]:
    return [max(chances) for chances in zip(*rows, strict=True)]
