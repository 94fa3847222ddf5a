"""Who sits where, and which supply is called what, changes no judgement."""

from itertools import permutations
from typing import Any

import pytest

from games.svintus.test_svintus_brain import options_of, some_net, states_of
from kosti.core.arrays import Lists
from kosti.core.levels import EXPERT, MASTER
from kosti.core.packed import lane, members
from kosti.core.reading import plain
from kosti.games.svintus import brain, rules
from kosti.games.svintus.cards import CARDS, GLUTTONS, PAIRS, SUPPLIES
from kosti.games.svintus.deck import Stacks
from kosti.games.svintus.dice import FOURS, HAMSTERS
from kosti.games.svintus.rules import OPEN_GLUTTONS, Middle, State, with_open


def renamed(card: str, names: dict[str, str]) -> str:
    """Return a card with its supplies called otherwise."""
    *front, back = card.split("-no-") if "-no-" in card else ["", card]
    if card in GLUTTONS:
        return f"{front[0]}-no-{names[back]}"
    if card.startswith("no-"):
        return f"no-{names[card[3:]]}"
    return "-".join(sorted((names[one] for one in card.split("-")), key=SUPPLIES.index))


def moved(packed: int, width: int, kinds: tuple[str, ...], names: dict[str, str]) -> int:
    """Return counts by kind with the kinds called otherwise."""
    counts = {renamed(card, names): lane(packed, width, at) for at, card in enumerate(kinds)}
    return sum(counts[card] << width * at for at, card in enumerate(kinds))


def with_supplies_renamed(state: State, names: dict[str, str]) -> State:
    """Return the same moment with the supplies called otherwise."""
    middle = state.middle
    tops = row = 0
    for column in range(HAMSTERS):
        kinds = SUPPLIES if column < FOURS else PAIRS
        open_card = lane(middle.tops, 4, column)
        if open_card:
            kind = kinds.index(renamed(kinds[open_card - 1], names))
            tops |= (kind + 1) << 4 * column
    for place in range(OPEN_GLUTTONS):
        open_card = lane(middle.row, 6, place)
        if open_card:
            row = with_open(row, GLUTTONS.index(renamed(GLUTTONS[open_card - 1], names)))
    thirds = [GLUTTONS[at : at + 12] for at in (0, 12, 24)]
    of_stack = [SUPPLIES, SUPPLIES, PAIRS, PAIRS, *thirds]
    stacks = Stacks(
        *(moved(one, 5, kinds, names) for one, kinds in zip(middle.stacks, of_stack, strict=True))
    )
    cards: Any = tuple(moved(own, 3, CARDS, names) for own in state.cards)
    return state._replace(cards=cards, middle=Middle(middle.dice, tops, row, stacks))


def with_seats_turned(state: State, by: int) -> State:
    """Return the same moment with everybody moved to another chair."""
    seats = state.options.seats

    def turned(by_seat: Any) -> Any:
        return (*by_seat[seats - by : seats], *by_seat[: seats - by], *by_seat[seats:])

    middle = state.middle._replace(dice=turned(state.middle.dice))
    return state._replace(seat=(state.seat + by) % seats, cards=turned(state.cards), middle=middle)


def judged(state: State, seats: int) -> list[list[float]]:
    """Return what all seats can expect after each choice, whichever is which."""
    mind = brain.mind(options_of(seats=seats), MASTER, some_net(seats, Lists()), Lists())
    plain(brain.weigh)(state, mind)
    return sorted(list(mind.shares[choice]) for choice in members(rules.legal(state)))


def chosen_moments(seats: int) -> list[State]:
    """Return moments of choice of many kinds."""
    states = states_of({"seats": str(seats), "turn_limit": "60"}, EXPERT, seed=seats)
    return [state for state in states if rules.to_act(state) >= 0][::11]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_it_does_not_matter_who_sits_on_which_chair(seats: int) -> None:
    for number, state in enumerate(chosen_moments(seats)):
        turned = with_seats_turned(state, 1 + number % (seats - 1))
        assert flat(judged(turned, seats)) == pytest.approx(flat(judged(state, seats)))


@pytest.mark.parametrize("seats", [2, 5])
def test_it_does_not_matter_what_the_supplies_are_called(seats: int) -> None:
    orders = list(permutations(SUPPLIES))
    for number, state in enumerate(chosen_moments(seats)):
        names = dict(zip(SUPPLIES, orders[1 + number % (len(orders) - 1)], strict=True))
        other = with_supplies_renamed(state, names)
        assert flat(judged(other, seats)) == pytest.approx(flat(judged(state, seats)))


def flat(rows: list[list[float]]) -> list[float]:
    """Return all numbers of the rows."""
    return [number for row in rows for number in row]
