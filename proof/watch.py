"""Games watched at every step: nothing may break, and every rule that shows is counted.

A game says what may break and which of its rules a step shows in its room `observed`.
"""

from typing import Any, Final

from kosti.core.chance import MOST_DICE, Air, fallen
from kosti.core.luck import below, bits_of, luck_of, stepped
from kosti.core.packed import lowest, nth
from kosti.core.reading import room
from kosti.core.rule import CHANCE, OVER, WHOLE, rule

rules = room("rules")
strategy = room("strategy")
observed = room("observed")

MOST_CHOICES: Final = 62

# What may break in any game; the numbers from OWN on are the game's.
ILLEGAL: Final = 1
MASK: Final = 2
ACTOR: Final = 3
TURNS: Final = 4
OPTIONS: Final = 5
SHARES: Final = 6
AIR: Final = 7
OWN: Final = 10
BROKEN: Final = {
    ILLEGAL: "the simple player chooses what is illegal",
    MASK: "a seat that is to act has no choice, or more than 62",
    ACTOR: "a seat that is not at the table is to act, or the end is told two ways",
    TURNS: "a step ends more than one turn",
    OPTIONS: "a step changes the options",
    SHARES: "the parts of the win are not one whole",
    AIR: "nothing is in the air, or dice and cards at once",
}


@rule
def watched(start: Any, first: int, goal: int, seed: int, fired: Any) -> tuple[int, int, int, int]:
    """Play games numbered from `first` until so many random decisions, or as many games.

    `fired` counts the steps that show each rule. Return the random decisions, those of simple
    players, the games, and the number of what broke (in the last game) or 0.
    """
    by_chance = 0
    sensible = 0
    games = 0
    while by_chance < goal and games < goal:
        luck = luck_of(seed, first + games)
        games += 1
        simple_seats, luck = simple_among(luck)
        state = start
        actor = rules.to_act(state)
        while actor != OVER:
            if actor == CHANCE:
                step, luck = fallen(rules.in_the_air(state), luck)
                after = rules.landed(state, step)
            else:
                step, luck = chosen(state, actor, simple_seats, luck)
                after = rules.played(state, step)
                if simple_seats >> actor & 1:
                    sensible += 1
                else:
                    by_chance += 1
            wrong = wrong_step(state, actor, step, after)
            if wrong:
                return by_chance, sensible, games, wrong
            shown = observed.fired(state, step, after)
            while shown:
                fired[lowest(shown)] += 1
                shown &= shown - 1
            state = after
            actor = rules.to_act(state)
    return by_chance, sensible, games, 0


@rule
def stepped_to(start: Any, number: int, seed: int, most: int) -> tuple[Any, int, int]:
    """Play one of those games for at most so many steps.

    Return the state, the steps played and the last of them.
    """
    luck = luck_of(seed, number)
    simple_seats, luck = simple_among(luck)
    state = start
    count = 0
    step = -1
    actor = rules.to_act(state)
    while actor != OVER and count < most:
        count += 1
        if actor == CHANCE:
            step, luck = fallen(rules.in_the_air(state), luck)
            state = rules.landed(state, step)
        else:
            step, luck = chosen(state, actor, simple_seats, luck)
            state = rules.played(state, step)
        actor = rules.to_act(state)
    return state, count, step


@rule
def simple_among(luck: int) -> tuple[int, int]:
    """Return the mask of the seats of simple players, nobody in every other game, and the luck."""
    luck = stepped(luck)
    bits = bits_of(luck)
    return (bits & 127 if bits & 128 else 0), luck


@rule
def chosen(state: Any, seat: int, simple_seats: int, luck: int) -> tuple[int, int]:
    """Return what a seat chooses, by its simple player or by chance, and the luck after it."""
    if simple_seats >> seat & 1:
        luck = stepped(luck)
        return strategy.simple(rules.seen(state, seat), bits_of(luck)), luck
    mask = rules.legal(state)
    index, luck = below(mask.bit_count(), luck)
    return nth(mask, index), luck


@rule
def wrong_step(before: Any, actor: int, step: int, after: Any) -> int:
    """Return what a step has broken, 0 if nothing."""
    if actor == CHANCE:
        if not is_air(rules.in_the_air(before)):
            return AIR
    else:
        mask = rules.legal(before)
        if not 0 <= actor < before.options.seats:
            return ACTOR
        if not 0 < mask < 1 << MOST_CHOICES:
            return MASK
        if mask >> step & 1 == 0:
            return ILLEGAL
    if after.options != before.options:
        return OPTIONS
    if not 0 <= after.turns - before.turns <= 1:
        return TURNS
    if rules.is_over(after) != (rules.to_act(after) == OVER):
        return ACTOR
    if rules.is_over(after) and win_in_parts(after) != WHOLE:
        return SHARES
    return observed.broken(before, step, after)  # type: ignore[no-any-return]


@rule
def is_air(air: Air) -> bool:
    """Tell whether either dice are in the air or kinds of some weight."""
    if air.dice:
        return 0 < air.dice <= MOST_DICE and air.first == air.second == air.third == 0
    stacks_are_right = min(air.first, air.second, air.third) >= 0
    return stacks_are_right and air.first + air.second + air.third > 0


@rule
def win_in_parts(state: Any) -> int:
    """Return the sum of all seats' parts of the win."""
    parts = 0
    for seat in range(state.options.seats):
        parts += rules.shares(state, seat)
    return parts
