"""How a master of both Heckmeck games looks ahead: to the net's judgement, a turn more, or the end.

What differs from game to game is named as `brain.…`: `lay_out` and `ended` tell the ways to end a
turn, `judged` asks the net, and `is_closing`, `note_key` and `keyed` are for positions so few that
they are solved.
"""

from typing import Any

from kosti.core.reading import room
from kosti.core.rule import WHOLE, apart, rule
from kosti.games.turn_closing import (
    note_ways,
    place_for,
    place_of,
    solve_together,
    take_key,
)
from kosti.games.turn_mind import Mind
from kosti.games.turn_sight import WAYS, Sight, look_ahead, settle, turn_round
from kosti.games.turn_tree import Tree
from kosti.games.turn_value import moment_of

rules = room("rules")
brain = room("brain")


@apart
def see(state: Any, mind: Mind, sight: Sight) -> None:
    """Find the best play of a turn by what the net thinks of every way to end it."""
    for place in range(brain.lay_out(state, mind.tree, sight)):
        way = sight.ways[place]
        expect(brain.ended(state, mind.tree, way), state.seat, mind, sight.expected[way])
    settle(mind.tree, sight)


@apart
def see_further(state: Any, mind: Mind) -> None:
    """Find the best play of a turn by that of the next after every way to end it."""
    for place in range(brain.lay_out(state, mind.tree, mind.now)):
        way = mind.now.ways[place]
        expect_next(brain.ended(state, mind.tree, way), state.seat, mind, mind.now.expected[way])
    settle(mind.tree, mind.now)


@apart
def expect_next(after: Any, seat: int, mind: Mind, row: Any) -> None:
    """Put into a row the shares of the seats, from this one on, by the best play of a turn."""
    if rules.is_over(after):
        expect(after, seat, mind, row)
        return
    see(after, mind, mind.later)
    look_ahead(mind.tree, mind.later, mind.net.shares)
    turn_round(mind.net.shares, after.seat - seat, row)


@apart
def expect(after: Any, seat: int, mind: Mind, row: Any) -> None:
    """Put into a row the shares of the seats, from this one on, after a turn of it."""
    seats = after.options.seats
    if rules.is_over(after):
        for place in range(seats):
            row[place] = rules.shares(after, (seat + place) % seats) / WHOLE
        return
    brain.judged(after, mind)
    turn_round(mind.net.shares, after.seat - seat, row)


@apart
def spread_out(state: Any, mind: Mind) -> int:
    """Solve all that can follow from a turn's beginning; return its place, -1 if that is much."""
    closing = mind.closing
    brain.note_key(state, closing.key)
    place = place_of(closing)
    if place >= 0 or not brain.is_closing(state):
        return place
    closing.count[0] = 0
    place_for(closing)
    while place + 1 < closing.count[0]:
        place += 1
        take_key(closing, place)
        there = brain.keyed(state.options, closing.key)
        note_ways(closing, place, mind.later, brain.lay_out(there, mind.tree, mind.later))
        for number in range(closing.open[place]):
            if not follow_way(there, place, mind.later.ways[number], mind):
                closing.count[0] = 0
                return -1
    solve_together(closing, mind.tree, mind.later)
    return 0


@apart
def follow_way(there: Any, place: int, way: int, mind: Mind) -> bool:
    """Note what follows a way to end a turn; tell whether there is room."""
    closing = mind.closing
    after = brain.ended(there, mind.tree, way)
    found = -1
    if rules.is_over(after):
        expect(after, 0, mind, closing.ends[place * WAYS + way])
    else:
        brain.note_key(after, closing.key)
        found = place_for(closing)
    closing.after[place * WAYS + way] = found
    return found >= 0 or rules.is_over(after)


@rule
def ending_now(state: Any, tree: Tree) -> int:
    """Return the result that a stop counts for, 0 without a worm."""
    return int(tree.ending[moment_of(tree, state.turn.aside, rules.result(state))])
