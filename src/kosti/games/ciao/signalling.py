"""The turn as a game of signals, solved: what to announce with which face, and when to doubt.

Among the seats asked one is the readiest to doubt: it bears the most lies for each truth least
well. As long as it is indifferent, every other seat believes. So each number bears so many lies;
numbers that are worth most if believed are filled with lies first, until all who must lie, and
all who would rather, have a place. At the margin a lie is worth as much as a truth, and that
tells how often every number above the margin must be doubted.
"""

from typing import Any, Final

from kosti.core.rule import apart, rule
from kosti.games.ciao.mind import (
    DOUBTERS,
    LIES,
    NUMBERS,
    Known,
    Plan,
    announce_at,
    doubt_at,
    if_believed,
    if_caught,
    if_proved,
)
from kosti.games.ciao.regrets import soothe
from kosti.games.ciao.rules import State
from kosti.games.ciao.simplex import SEATS, TINY, solve_exactly
from kosti.games.ciao.stakes import find_stakes

MUST_LIE: Final = 2.0  # sides of the die with an X
ALL_SIDES: Final = 6.0
ANY_LIES: Final = 1e9


@apart
def solve_turn(state: State, known: Known, plan: Plan) -> int:
    """Find the stakes and the plan of a turn before its throw; return the mask of who can doubt."""
    able = find_stakes(state, known)
    find_plan(able, known.stakes, plan)
    return able


@apart
def find_plan(able: int, stakes: Any, plan: Plan) -> None:
    """Fill the plan of a turn in which these seats (a mask, from the speaker on) can doubt."""
    seats = len(plan.worth)
    sort_numbers(seats, stakes, plan)
    floor = 0.0
    for number in range(NUMBERS):
        for away in range(seats):
            plan.chances[doubt_at(number, away)] = 0.0
        find_doubter(number, able, stakes, plan)
        floor = max(floor, least_lie(number, able, stakes, plan))
    if seats == SEATS and able and is_odd(stakes):
        solve_exactly(stakes, plan)
    else:
        find_signals(able, floor, stakes, plan)
        if seats > SEATS and able:
            soothe(able, stakes, plan)
    add_worth(able, stakes, plan)


@rule
def is_odd(stakes: Any) -> bool:
    """Tell whether a doubt of the truth can pay, or one of a lie cost."""
    for number in range(NUMBERS):
        here = stakes[if_believed(SEATS, number)]
        if stakes[if_proved(SEATS, number, 1)] < here - TINY:
            return True
        if stakes[if_caught(SEATS, number, 1)] > here + TINY:
            return True
    return False


@rule
def sort_numbers(seats: int, stakes: Any, plan: Plan) -> None:
    """Put the numbers into an order by what they are worth to the speaker if believed."""
    for number in range(NUMBERS):
        place = number
        here = stakes[if_believed(seats, number)]
        while place and stakes[if_believed(seats, plan.marks[place - 1])] < here:
            plan.marks[place] = plan.marks[place - 1]
            place -= 1
        plan.marks[place] = number


@rule
def worth_believed(number: int, stakes: Any, plan: Plan) -> float:
    """Return what a believed announcement is worth to the speaker."""
    return float(stakes[if_believed(len(plan.worth), number)])


@rule
def find_doubter(number: int, able: int, stakes: Any, plan: Plan) -> None:
    """Find the seat readiest to doubt a number, and how many lies for a truth it bears."""
    plan.marks[DOUBTERS + number] = 0
    plan.chances[LIES + number] = ANY_LIES
    for away in range(1, len(plan.worth)):
        if able >> away & 1:
            lies = borne(number, away, len(plan.worth), stakes)
            if lies < plan.chances[LIES + number] or plan.marks[DOUBTERS + number] == 0:
                plan.chances[LIES + number] = lies
                plan.marks[DOUBTERS + number] = away


@rule
def borne(number: int, away: int, seats: int, stakes: Any) -> float:
    """Return how many lies for a truth leave a seat indifferent between believing and doubting."""
    here = stakes[if_believed(seats, number) + away]
    cost = here - stakes[if_proved(seats, number, away) + away]
    gain = stakes[if_caught(seats, number, away) + away] - here
    if cost <= 0.0:
        return 0.0
    return min(ANY_LIES, float(cost / gain)) if gain > 0.0 else ANY_LIES


@rule
def worth_caught(number: int, stakes: Any, plan: Plan) -> float:
    """Return what a doubted lie is worth to the speaker."""
    return float(stakes[if_caught(len(plan.worth), number, plan.marks[DOUBTERS + number])])


@rule
def least_lie(number: int, able: int, stakes: Any, plan: Plan) -> float:
    """Return the least that lying with a number can be worth."""
    if able == 0:
        return worth_believed(number, stakes, plan)
    return min(worth_believed(number, stakes, plan), worth_caught(number, stakes, plan))


@rule
def find_signals(able: int, floor: float, stakes: Any, plan: Plan) -> None:
    """Fill in the announcements and doubts, down to the margin."""
    filled = 0
    room = MUST_LIE + NUMBERS  # sides that lie and have found no number to name yet
    while filled < NUMBERS and worth_believed(plan.marks[filled], stakes, plan) > floor:
        lies = plan.chances[LIES + plan.marks[filled]]
        if lies >= room - 1.0:
            break
        room -= 1.0 + lies
        filled += 1
    margin = floor
    true_at_margin = 0.0
    target = floor_number(able, floor, stakes, plan)
    if filled < NUMBERS and worth_believed(plan.marks[filled], stakes, plan) > floor:
        target = plan.marks[filled]
        margin = worth_believed(target, stakes, plan)
        true_at_margin = min(1.0, room)
        room -= true_at_margin
    find_lies(filled, target, room, plan)
    for place in range(filled):
        number = plan.marks[place]
        plan.chances[doubt_at(number, plan.marks[DOUBTERS + number])] = needed_doubt(
            number, margin, stakes, plan
        )
    find_announcements(filled, true_at_margin, plan)


@rule
def floor_number(able: int, floor: float, stakes: Any, plan: Plan) -> int:
    """Return the first number with which a lie is never worth less than the floor."""
    number = 0
    while number < NUMBERS - 1 and least_lie(number, able, stakes, plan) < floor:
        number += 1
    return number


@rule
def find_lies(filled: int, target: int, room: float, plan: Plan) -> None:
    """Find which part of all lies names each number; those left over name the target."""
    total = room
    for place in range(NUMBERS):
        number = plan.marks[place]
        if place >= filled:
            plan.chances[LIES + number] = 0.0
        total += plan.chances[LIES + number]
    plan.chances[LIES + target] += room
    for number in range(NUMBERS):
        plan.chances[LIES + number] /= total


@rule
def needed_doubt(number: int, margin: float, stakes: Any, plan: Plan) -> float:
    """Return how often to doubt so that a lie with this number is worth the margin."""
    here = worth_believed(number, stakes, plan)
    return min(1.0, (here - margin) / (here - worth_caught(number, stakes, plan)))


@rule
def find_announcements(filled: int, true_at_margin: float, plan: Plan) -> None:
    """Fill in what each face announces: itself down to the margin, else a lie."""
    for number in range(NUMBERS):
        plan.chances[announce_at(NUMBERS, number)] = plan.chances[LIES + number]
    for place in range(NUMBERS):
        face = plan.marks[place]
        true = 1.0 if place < filled else true_at_margin if place == filled else 0.0
        for number in range(NUMBERS):
            plan.chances[announce_at(face, number)] = (1.0 - true) * plan.chances[LIES + number]
        plan.chances[announce_at(face, face)] += true


@rule
def add_worth(able: int, stakes: Any, plan: Plan) -> None:
    """Put into `plan.worth` what all can expect if the plan is kept to."""
    seats = len(plan.worth)
    for away in range(seats):
        plan.worth[away] = 0.0
    for number in range(NUMBERS):
        true, lies = truths_of(number, plan), lies_of(number, plan)
        for doubter in range(1, seats):
            if able >> doubter & 1:
                doubt = plan.chances[doubt_at(number, doubter)]
                add(doubt * true, stakes, if_proved(seats, number, doubter), plan.worth)
                add(doubt * lies, stakes, if_caught(seats, number, doubter), plan.worth)
                true *= 1.0 - doubt
                lies *= 1.0 - doubt
        add(true + lies, stakes, if_believed(seats, number), plan.worth)


@rule
def truths_of(number: int, plan: Plan) -> float:
    """Return how often a number is announced and true."""
    return float(plan.chances[announce_at(number, number)]) / ALL_SIDES


@rule
def lies_of(number: int, plan: Plan) -> float:
    """Return how often a number is announced that has not fallen."""
    lies = float(plan.chances[announce_at(NUMBERS, number)]) * MUST_LIE
    for face in range(NUMBERS):
        if face != number:
            lies += plan.chances[announce_at(face, number)]
    return lies / ALL_SIDES


@rule
def add(weight: float, stakes: Any, first: int, worth: Any) -> None:
    """Add so much of one row of the stakes."""
    for away in range(len(worth)):
        worth[away] += weight * stakes[first + away]
