"""The turn of two seats as a small linear program, for stakes that the quick way cannot take.

The speaker divides six sides of the die among the numbers: one variable a face and number, and
one a number for what it brings. No number brings more than if it is believed, nor than if it is
doubted; no face is named more often than it falls. The prices of the former are the doubts.
"""

from typing import Any, Final

from kosti.core.rule import apart, rule
from kosti.games.ciao.mind import (
    BOUNDS,
    COLUMNS,
    FACES,
    NUMBERS,
    ROWS,
    TABLEAU,
    VARIABLES,
    WIDTH,
    Plan,
    announce_at,
    doubt_at,
    if_believed,
    if_caught,
    if_proved,
)

SEATS: Final = 2
NAMED: Final = FACES * NUMBERS
TINY: Final = 1e-12


@rule
def cell(row: int, column: int) -> int:
    """Return where a number of the tableau stands in the plan."""
    return TABLEAU + row * WIDTH + column


@apart
def solve_exactly(stakes: Any, plan: Plan) -> None:
    """Fill in announcements and doubts by the simplex method, Bland's rule against cycles."""
    write_program(stakes, plan.chances)
    for place in range(VARIABLES):
        plan.marks[COLUMNS + place] = place
    for place in range(BOUNDS):
        plan.marks[ROWS + place] = VARIABLES + place
    column = entering(plan)
    while column >= 0:
        pivot(leaving(column, plan), column, plan)
        column = entering(plan)
    read_solution(plan)


@rule
def write_program(stakes: Any, tableau: Any) -> None:
    """Write the program into the tableau: bounds, then what is to be made great."""
    for place in range((BOUNDS + 1) * WIDTH):
        tableau[TABLEAU + place] = 0.0
    for number in range(NUMBERS):
        for face in range(FACES):
            column = announce_at(face, number)
            doubted = if_caught(SEATS, number, 1)
            if face == number:
                doubted = if_proved(SEATS, number, 1)
            tableau[cell(2 * number, column)] = -stakes[if_believed(SEATS, number)]
            tableau[cell(2 * number + 1, column)] = -stakes[doubted]
            tableau[cell(2 * NUMBERS + face, column)] = 1.0
        tableau[cell(2 * number, NAMED + number)] = 1.0
        tableau[cell(2 * number + 1, NAMED + number)] = 1.0
        tableau[cell(BOUNDS, NAMED + number)] = -1.0
    for face in range(FACES):
        tableau[cell(2 * NUMBERS + face, VARIABLES)] = 2.0 if face == NUMBERS else 1.0


@rule
def entering(plan: Plan) -> int:
    """Return the column of the first variable that is worth more of, -1 of none."""
    found = -1
    for column in range(VARIABLES):
        is_better = plan.chances[cell(BOUNDS, column)] < -TINY
        if is_better and (found < 0 or plan.marks[COLUMNS + column] < plan.marks[COLUMNS + found]):
            found = column
    return found


@rule
def leaving(column: int, plan: Plan) -> int:
    """Return the row whose bound is reached first, the first variable's of equal ones."""
    found = -1
    least = 0.0
    for row in range(BOUNDS):
        slope = plan.chances[cell(row, column)]
        if slope > TINY:
            ratio = max(0.0, plan.chances[cell(row, VARIABLES)] / slope)
            is_first = ratio == least and plan.marks[ROWS + row] < plan.marks[ROWS + found]
            if found < 0 or ratio < least or is_first:
                least = ratio
                found = row
    return found


@rule
def pivot(row: int, column: int, plan: Plan) -> None:
    """Exchange the variables of a row and a column."""
    tableau = plan.chances
    first = cell(row, 0)
    scale = 1.0 / tableau[first + column]
    for other in range(BOUNDS + 1):
        if other != row:
            factor = tableau[cell(other, column)] * scale
            for place in range(WIDTH):
                if place != column:
                    tableau[cell(other, place)] -= factor * tableau[first + place]
            tableau[cell(other, column)] = -factor
    for place in range(WIDTH):
        tableau[first + place] *= scale
    tableau[first + column] = scale
    name = plan.marks[ROWS + row]
    plan.marks[ROWS + row] = plan.marks[COLUMNS + column]
    plan.marks[COLUMNS + column] = name


@rule
def read_solution(plan: Plan) -> None:
    """Read how often each face names each number, and each number is doubted."""
    for place in range(NAMED):
        plan.chances[place] = 0.0
    for row in range(BOUNDS):
        if plan.marks[ROWS + row] < NAMED:
            plan.chances[plan.marks[ROWS + row]] = max(0.0, plan.chances[cell(row, VARIABLES)])
    for face in range(FACES):
        total = 0.0
        for number in range(NUMBERS):
            total += plan.chances[announce_at(face, number)]
        for number in range(NUMBERS):
            share = plan.chances[announce_at(face, number)] / total if total > 0.0 else 0.25
            plan.chances[announce_at(face, number)] = share
    for number in range(NUMBERS):
        if_believing = price(2 * number, plan)
        if_doubting = price(2 * number + 1, plan)
        total = if_believing + if_doubting
        plan.chances[doubt_at(number, 1)] = if_doubting / total if total > 0.0 else 0.0


@rule
def price(bound: int, plan: Plan) -> float:
    """Return what a little more of a bound would be worth."""
    for column in range(VARIABLES):
        if plan.marks[COLUMNS + column] == VARIABLES + bound:
            return max(0.0, float(plan.chances[cell(BOUNDS, column)]))
    return 0.0
