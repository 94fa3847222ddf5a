"""The whole game solved backwards, turn by turn from its ends."""

from typing import Any

from kosti.core.rule import apart
from kosti.games.ciao.layout import Layout, all_places, position_at, way_left
from kosti.games.ciao.mind import TABLE, Known, Plan
from kosti.games.ciao.options import Options
from kosti.games.ciao.signalling import find_plan
from kosti.games.ciao.stakes import find_stakes


@apart
def count_ways(options: Options, layout: Layout, counts: Any) -> None:
    """Count the positions by the way left in them."""
    for place in range(all_places(layout)):
        counts[way_left(position_at(options, place, layout))] += 1


@apart
def fill_order(options: Options, layout: Layout, firsts: Any, order: Any) -> None:
    """Put the places into the order of the way left; `firsts` is where each way begins."""
    for place in range(all_places(layout)):
        way = way_left(position_at(options, place, layout))
        order[firsts[way]] = place
        firsts[way] += 1


@apart
def fill_table(
    options: Options, first: int, end: int, order: Any, known: Known, plan: Plan
) -> None:
    """Solve the turns at these places of the order, all before them being solved."""
    last = options.seats - 1
    for number in range(first, end):
        place = order[number]
        able = find_stakes(position_at(options, place, known.layout), known)
        find_plan(able, known.stakes, plan)
        for away in range(last):
            if known.judging == TABLE:
                known.table[place * last + away] = plan.worth[away]
            else:
                known.small[place * last + away] = plan.worth[away]
