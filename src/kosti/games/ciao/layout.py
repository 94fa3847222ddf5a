"""Where each position before a throw stands in a table of all of them, for 2 and 3 seats.

A position is told from the seat to throw. For every ladder the table has one block: its places
count through where the heroes of each seat are. A ladder with a gap needs a seat without a hero
left, so there is one block for each seat that can be the first such.
"""

from collections.abc import Sequence
from itertools import product
from typing import Any, Final, NamedTuple

from kosti.core.arrays import Arrays
from kosti.core.packed import lane, ones
from kosti.core.rule import rule
from kosti.games.ciao.options import Options
from kosti.games.ciao.rules import (
    NOBODY,
    THROWING,
    WINNING,
    State,
    Turn,
    plank,
    steps_of,
)

MOST_SEATS: Final = 3
MASKS: Final = 256
NO_BLOCK: Final = -1


class Layout(NamedTuple):
    """How places are counted: rows of numbers one after another, and where each begins.

    `numbers` begins with a code for every set of steps that one seat can hold. At `bases` stands
    for every ladder and first seat without heroes where its block begins. At `ladders` and `outs`
    is told what each of the `blocks` is of, at `begins` its first place, rising, and the end.
    """

    numbers: Any
    bases: int
    ladders: int
    outs: int
    begins: int
    blocks: int


def no_layout(arrays: Arrays) -> Layout:
    """Return the layout of a table without places."""
    return Layout(arrays.ints(1), 0, 0, 0, 0, 0)


def made_layout(options: Options, arrays: Arrays) -> Layout:
    """Return how the table of a game is laid out."""
    seats = options.seats
    sets = [mask for mask in range(1 << 2 * seats) if ones(mask) < WINNING]
    codes = [sets.index(mask) if mask in sets else 0 for mask in range(MASKS)]
    bases = [NO_BLOCK] * len(sets) ** seats * seats
    found: list[tuple[int, int, int]] = []
    end = 0
    for number, masks in enumerate(product(sets, repeat=seats)):
        if not can_be(masks, options):
            continue
        for out in range(1, seats) if has_gap(masks) else [0]:
            bases[number * seats + out] = end
            found.append((sum(mask << 8 * away for away, mask in enumerate(masks)), out, end))
            end += places_of(masks, out, options)
    ladders, outs, begins = zip(*found, strict=True)
    rows = (codes, bases, ladders, outs, (*begins, end))
    starts = [sum(map(len, rows[:row])) for row in range(1, len(rows))]
    numbers = arrays.ints([number for row in rows for number in row])
    return Layout(numbers, starts[0], starts[1], starts[2], starts[3], len(found))


@rule
def all_places(layout: Layout) -> int:
    """Return how many places there are."""
    return int(layout.numbers[layout.begins + layout.blocks])


def can_be(masks: Sequence[int], options: Options) -> bool:
    """Tell whether no step is held twice and no seat has more heroes than there are."""
    whole = sum(masks)
    fits = all(ones(mask) <= options.heroes for mask in masks)
    return fits and ones(whole) == sum(map(ones, masks)) and ones(masks[0]) < options.heroes


def has_gap(masks: Sequence[int]) -> bool:
    """Tell whether a step is free below one that is held."""
    whole = sum(masks)
    return whole & (whole + 1) != 0


def places_of(masks: Sequence[int], out: int, options: Options) -> int:
    """Return how many places a block has."""
    places = 1
    for away, mask in enumerate(masks):
        places *= 1 if away == out > 0 else spots(options, mask, away)
    return places


@rule
def spots(options: Options, mask: int, away: int) -> int:
    """Return in how many ways a seat's heroes left can be, the first having one on the bridge."""
    return options.planks * (options.heroes - ones(mask)) + (away != 0)


@rule
def seat_away(state: State, away: int) -> int:
    """Return the seat so many places clockwise from the one to throw."""
    seat = state.seat + away
    return seat - state.options.seats if seat >= state.options.seats else seat


@rule
def place_of(state: State, layout: Layout) -> int:
    """Return the place of a position before a throw."""
    seats = state.options.seats
    width = len_of_sets(seats)
    number = 0
    held = 0
    out = 0
    for away in range(seats):
        seat = seat_away(state, away)
        mask = steps_of(state, seat)
        held |= mask
        number = number * width + layout.numbers[mask]
        if out == 0 and plank(state, seat) == 0:
            out = away
    if held & (held + 1) == 0:
        out = 0
    place = 0
    for away in range(seats):
        if away != out or out == 0:
            seat = seat_away(state, away)
            place = place * spots(state.options, steps_of(state, seat), away)
            place += spot(state, seat) - (away == 0)
    return place + int(layout.numbers[layout.bases + number * seats + out])


@rule
def len_of_sets(seats: int) -> int:
    """Return how many sets of steps one seat can hold."""
    steps = 2 * seats
    return 1 + steps + steps * (steps - 1) // 2


@rule
def spot(state: State, seat: int) -> int:
    """Return the number of where a seat's heroes left are, 0 for none left."""
    here = plank(state, seat)
    return lane(state.reserve, 4, seat) * state.options.planks + here if here else 0


@rule
def block_of(place: int, layout: Layout) -> int:
    """Return the block that a place is in."""
    low = 0
    high = layout.blocks
    while high - low > 1:
        middle = (low + high) // 2
        if layout.numbers[layout.begins + middle] <= place:
            low = middle
        else:
            high = middle
    return low


@rule
def position_at(options: Options, place: int, layout: Layout) -> State:
    """Return the position at a place, seat 0 being the one to throw."""
    block = block_of(place, layout)
    ladder = int(layout.numbers[layout.ladders + block])
    out = layout.numbers[layout.outs + block]
    rest = place - int(layout.numbers[layout.begins + block])
    bridge = 0
    reserve = 0
    for back in range(options.seats):
        seat = options.seats - 1 - back
        if seat != out or out == 0:
            many = spots(options, lane(ladder, 8, seat), seat)
            number = rest % many + (seat == 0)
            rest //= many
            if number:
                bridge |= ((number - 1) % options.planks + 1) << 4 * seat
                reserve |= (number - 1) // options.planks << 4 * seat
    turn = Turn(THROWING, 0, 0, NOBODY, 0)
    return State(options, 0, 0, turn, bridge, reserve, ladder, NOBODY)


@rule
def way_left(state: State) -> int:
    """Return a number that every turn makes less: how far all heroes can still go or fall."""
    whole = state.options.planks + 2
    far = 0
    for seat in range(state.options.seats):
        far += lane(state.reserve, 4, seat) * whole + ones(steps_of(state, seat))
        here = plank(state, seat)
        if here:
            far += whole - here
    return far
