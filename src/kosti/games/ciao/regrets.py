"""The turn of three or more seats, where the quick plan leaves somebody a better way.

All seats play the turn many times in thought. Each does more often what it regrets not to have
done (only regrets above 0 are kept), and the mean of what they did is the plan.
"""

from typing import Any, Final

from kosti.core.rule import apart, rule
from kosti.games.ciao.mind import (
    FACES,
    KEPT,
    NUMBERS,
    PLANNED,
    REGRETS,
    SUMS,
    Plan,
    announce_at,
    doubt_at,
    if_believed,
    if_caught,
    if_proved,
)

ROUNDS: Final = 120
SLACK: Final = 5e-4  # nobody minds so little
CROSS_SIDES: Final = 2.0 / 6.0
SIDE: Final = 1.0 / 6.0


@apart
def soothe(able: int, stakes: Any, plan: Plan) -> None:
    """Better a plan in which somebody could gain, if that can be."""
    before = slack(able, stakes, plan)
    if before <= SLACK:
        return
    begin_rounds(plan)
    for number in range(ROUNDS):
        regret_announcements(able, stakes, plan)
        regret_doubts(able, stakes, plan)
        note_round(number + 1.0, plan)
    take(SUMS, 2.0 / (ROUNDS * (ROUNDS + 1.0)), plan)
    if slack(able, stakes, plan) > before:
        take(KEPT, 1.0, plan)


@rule
def sides(face: int) -> float:
    """Return how often a face falls."""
    return CROSS_SIDES if face == NUMBERS else SIDE


@rule
def said(number: int, is_true: bool, able: int, stakes: Any, plan: Plan) -> float:
    """Return what an announcement is worth to the speaker."""
    seats = len(plan.worth)
    total = 0.0
    left = 1.0
    for away in range(1, seats):
        if able >> away & 1:
            doubt = plan.chances[doubt_at(number, away)]
            first = if_caught(seats, number, away)
            if is_true:
                first = if_proved(seats, number, away)
            total += left * doubt * stakes[first]
            left *= 1.0 - doubt
    return float(total + left * stakes[if_believed(seats, number)])


@rule
def lies_with(number: int, plan: Plan) -> float:
    """Return how often a number is announced that has not fallen."""
    total = 0.0
    for face in range(FACES):
        if face != number:
            total += sides(face) * plan.chances[announce_at(face, number)]
    return total


@apart
def slack(able: int, stakes: Any, plan: Plan) -> float:
    """Return the most that a seat could gain in the turn by another way to play it."""
    seats = len(plan.worth)
    most = 0.0
    for face in range(FACES):
        best = 0.0
        mean = 0.0
        for number in range(NUMBERS):
            worth = said(number, number == face, able, stakes, plan)
            best = max(best, worth)
            mean += plan.chances[announce_at(face, number)] * worth
        most += sides(face) * (best - mean)
    for away in range(1, seats):
        if able >> away & 1:
            gain = 0.0
            for number in range(NUMBERS):
                gap = doubt_gap(number, away, able, stakes, plan)
                doubt = plan.chances[doubt_at(number, away)]
                gain += max(gap * (1.0 - doubt), -gap * doubt)
            most = max(most, gain)
    return most


@apart
def doubt_gap(number: int, me: int, able: int, stakes: Any, plan: Plan) -> float:
    """Return how much more it is worth to a seat to doubt a number, once asked, than to believe."""
    seats = len(plan.worth)
    true = SIDE * plan.chances[announce_at(number, number)]
    lies = lies_with(number, plan)
    reached = 1.0
    left = 1.0
    gap = 0.0
    for away in range(1, seats):
        if able >> away & 1:
            proved = if_proved(seats, number, away) + me
            caught = if_caught(seats, number, away) + me
            worth = true * stakes[proved] + lies * stakes[caught]
            if away == me:
                gap = worth
            else:
                doubt = plan.chances[doubt_at(number, away)]
                if away < me:
                    reached *= 1.0 - doubt
                else:
                    gap -= left * doubt * worth
                    left *= 1.0 - doubt
    return float(reached * (gap - left * (true + lies) * stakes[if_believed(seats, number) + me]))


@rule
def begin_rounds(plan: Plan) -> None:
    """Keep the plan as it is, and forget all regrets and rounds."""
    for place in range(PLANNED):
        plan.chances[KEPT + place] = plan.chances[place]
        plan.chances[SUMS + place] = 0.0
        plan.chances[REGRETS + place] = 0.0
        plan.chances[REGRETS + PLANNED + place] = 0.0


@rule
def regret_announcements(able: int, stakes: Any, plan: Plan) -> None:
    """Let the speaker regret, and announce by its regrets."""
    for number in range(NUMBERS):
        true = said(number, True, able, stakes, plan)
        lie = said(number, False, able, stakes, plan)
        for face in range(FACES):
            worth = true if face == number else lie
            plan.chances[REGRETS + announce_at(face, number)] += sides(face) * worth
            for other in range(NUMBERS):
                often = plan.chances[announce_at(face, number)]
                plan.chances[REGRETS + announce_at(face, other)] -= sides(face) * often * worth
    for face in range(FACES):
        total = 0.0
        for number in range(NUMBERS):
            place = REGRETS + announce_at(face, number)
            plan.chances[place] = max(0.0, plan.chances[place])
            total += plan.chances[place]
        for number in range(NUMBERS):
            if total > 0.0:
                place = announce_at(face, number)
                plan.chances[place] = plan.chances[REGRETS + place] / total


@rule
def regret_doubts(able: int, stakes: Any, plan: Plan) -> None:
    """Let every seat that can doubt regret, and doubt by its regrets."""
    for away in range(1, len(plan.worth)):
        if able >> away & 1:
            for number in range(NUMBERS):
                gap = doubt_gap(number, away, able, stakes, plan)
                place = doubt_at(number, away)
                doubt = plan.chances[place]
                to_doubt = REGRETS + place
                to_believe = REGRETS + PLANNED + place
                plan.chances[to_doubt] = max(0.0, plan.chances[to_doubt] + gap * (1.0 - doubt))
                plan.chances[to_believe] = max(0.0, plan.chances[to_believe] - gap * doubt)
                total = plan.chances[to_doubt] + plan.chances[to_believe]
                if total > 0.0:
                    plan.chances[place] = plan.chances[to_doubt] / total


@rule
def note_round(weight: float, plan: Plan) -> None:
    """Add a round to the sums."""
    for place in range(PLANNED):
        plan.chances[SUMS + place] += weight * plan.chances[place]


@rule
def take(first: int, weight: float, plan: Plan) -> None:
    """Take for the plan what stands elsewhere, so many times."""
    for place in range(PLANNED):
        plan.chances[place] = weight * plan.chances[first + place]
