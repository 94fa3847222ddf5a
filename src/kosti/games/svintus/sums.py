"""What a net makes of a position but for one seat's dice, kept while that seat tries placings."""

from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.net import Net, sum_up
from kosti.core.rule import apart, rule
from kosti.games.svintus.cards import supplies_of
from kosti.games.svintus.dice import with_seat
from kosti.games.svintus.encode import encoded_but
from kosti.games.svintus.next_throw import chance_to_win, rough_chance_to_win
from kosti.games.svintus.prospects import tastes
from kosti.games.svintus.rules import State

SLOTS: Final = 64
KEY: Final = 6

Key = tuple[int, int, int, int, int, int]


class Sums(NamedTuple):
    """A row of sums a slot, and the key it is known by.

    `wanted` is what the seat wants of the open cards; `chances` are those that the next throw
    wins, where another seat throws it, and `rough` about the same as the features tell it.
    """

    rows: Any
    wanted: Any
    chances: Any
    rough: Any
    keys: Any


def new_sums(net: Net, arrays: Arrays) -> Sums:
    """Return slots for what this net makes of positions."""
    rows = arrays.floats([[0.0] * len(net.bias)] * SLOTS)
    chances, rough = arrays.floats(SLOTS), arrays.floats(SLOTS)
    return Sums(rows, arrays.ints(SLOTS), chances, rough, arrays.ints(SLOTS * KEY))


@rule
def forget(sums: Sums) -> None:
    """Forget all positions; to be called before another turn is searched."""
    for slot in range(SLOTS):
        sums.keys[KEY * slot] = -1


@rule
def slot_of_rest(net: Net, sums: Sums, state: State, seat: int, active: Any) -> int:
    """Return the slot of a position but for the dice of a seat, filled."""
    key = key_of(state, seat)
    mixed = key[0] * 5 + key[1] * 7 + (key[0] >> 16) + (key[1] >> 11)
    slot = (mixed ^ mixed >> 6 ^ mixed >> 17) % SLOTS
    same = 0
    while same < KEY and sums.keys[KEY * slot + same] == key[same]:
        same += 1
    if same < KEY:
        for place in range(KEY):
            sums.keys[KEY * slot + place] = key[place]
        fill(net, sums, slot, state, seat, active)
    return slot


@apart
def fill(net: Net, sums: Sums, slot: int, state: State, seat: int, active: Any) -> None:
    """Fill a slot."""
    middle = state.middle
    sums.wanted[slot] = tastes(supplies_of(state.cards[seat]), middle.tops, middle.row)
    if state.seat != seat:
        wanted = tastes(supplies_of(state.cards[state.seat]), middle.tops, middle.row)
        dice = middle.dice[state.seat]
        sums.chances[slot] = chance_to_win(dice, wanted, middle)
        sums.rough[slot] = rough_chance_to_win(dice, wanted, middle.row)
    count = encoded_but(state, seat, active)
    sum_up(net.first, net.bias, active, count, sums.rows[slot])


@rule
def key_of(state: State, seat: int) -> Key:
    """Return all that can differ while one turn is searched, but for the searching seat's dice.

    Only one card comes off a column, so that the stacks can be told apart by a weighted sum.
    """
    middle = state.middle
    stacks, dice = middle.stacks, with_seat(middle.dice, seat, 0)
    tasty = stacks.twos + (stacks.threes << 1)
    return (
        state.seat << 34 | middle.row << 16 | middle.tops,
        state.cards[seat],
        tasty + (stacks.fours << 2) + (stacks.fives << 3),
        dice[0] << 30 | dice[1],
        dice[2] << 30 | dice[3],
        dice[4] << 30 | dice[5],
    )
