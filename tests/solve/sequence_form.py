"""Any zero-sum game of two seats as one linear program over sequences of moves.

It knows no game: a tree is grown by the rules, a seat knows what it has seen and done on
the way and nothing else, and HiGHS finds what the game is worth.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_array

from kosti.core.chance import outcomes
from kosti.core.contract import Rules
from kosti.core.packed import members
from kosti.core.rule import CHANCE, OVER, WHOLE

Leaf = Callable[[Any], float | None]


class Tree:
    """A game tree; sequence 0 of a seat is the empty one, `info` 0 of a seat what comes before."""

    def __init__(self, rules: Rules, root: Any, leaf: Leaf) -> None:
        self.rules = rules
        self.leaf = leaf
        self.sequences: list[dict[Any, int]] = [{(): 0}, {(): 0}]
        self.infos: list[dict[Any, int]] = [{(): 0}, {(): 0}]
        self.before: list[dict[int, int]] = [{}, {}]  # the sequence that leads to a set of moments
        self.of: list[dict[int, int]] = [{0: 0}, {0: 0}]  # the set of moments a sequence ends in
        self.payoffs: dict[tuple[int, int], float] = {}
        self.grow(root, ((), ()), (0, 0), 1.0)

    def grow(self, state: Any, seen: Any, played: tuple[int, int], chance: float) -> None:
        """Add what follows a state that is reached so."""
        actor = self.rules.to_act(state)
        worth = self.rules.shares(state, 0) / WHOLE if actor == OVER else self.leaf(state)
        if worth is not None:
            self.payoffs[played] = self.payoffs.get(played, 0.0) + chance * worth
            return
        if actor == CHANCE:
            falls = outcomes(self.rules.in_the_air(state))
            whole = sum(weight for _, weight in falls)
            for outcome, weight in falls:
                after = self.rules.landed(state, outcome)
                self.grow(after, self.watched(seen, after), played, chance * weight / whole)
            return
        info = self.infos[actor].setdefault(seen[actor], len(self.infos[actor]))
        self.before[actor][info] = played[actor]
        for choice in members(self.rules.legal(state)):
            number = self.sequences[actor].setdefault((info, choice), len(self.sequences[actor]))
            self.of[actor][number] = info
            after = self.rules.played(state, choice)
            next_played = (number, played[1]) if actor == 0 else (played[0], number)
            own = tuple((*seen[seat], choice) if seat == actor else seen[seat] for seat in (0, 1))
            self.grow(after, self.watched(own, after), next_played, chance)

    def watched(self, seen: Any, state: Any) -> Any:
        """Return what each seat has seen after one state more."""
        return tuple((*seen[seat], self.rules.seen(state, seat)) for seat in range(2))

    def worth(self) -> float:
        """Return what seat 0 can be sure of."""
        first, second = len(self.sequences[0]), len(self.infos[1])
        plans = [(info, n, -1.0 if n else 1.0) for n, info in self.of[0].items()]
        plans += [(info, n, 1.0) for info, n in self.before[0].items()]
        moves = [(n, first + info, 1.0) for n, info in self.of[1].items()]
        moves += [(n, first + info, -1.0) for info, n in self.before[1].items()]
        pays = [(n, own, -payoff) for (own, n), payoff in self.payoffs.items()]
        goal = np.zeros(first + second)
        goal[first] = -1.0
        found = linprog(
            goal,
            A_ub=matrix([*moves, *pays], len(self.sequences[1]), first + second),
            b_ub=np.zeros(len(self.sequences[1])),
            A_eq=matrix(plans, len(self.infos[0]), first + second),
            b_eq=[1.0] + [0.0] * (len(self.infos[0]) - 1),
            bounds=[(0, None)] * first + [(None, None)] * second,
            method="highs",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10},
        )
        assert found.status == 0, found.message
        return float(-found.fun)


def matrix(entries: list[tuple[int, int, float]], height: int, width: int) -> Any:
    """Return a sparse matrix of entries by row and column."""
    rows, columns, numbers = zip(*entries, strict=True)
    return coo_array((numbers, (rows, columns)), shape=(height, width)).tocsr()
