"""Games thrown by fair dice, the same every time, for tests of both verifiers."""

import hashlib
from collections.abc import Mapping
from random import Random
from typing import Any

from kosti.core.match import Match
from kosti.core.record import Record, Seat, record_of
from kosti.core.rule import CHANCE
from kosti.fair import Dice, heading, marks_of

PEOPLE = ("Anna", "Боря", "Ștefan", "Zoë")


def bytes_of(seed: str, count: int) -> bytes:
    """Return bytes that depend on a seed alone."""
    return hashlib.shake_128(seed.encode()).digest(count)


def dice_of(seed: int, seats: int) -> Dice:
    """Return the dice of a table at which every other seat contributed."""
    given = [bytes_of(f"given {seed} {seat}", 16 * (1 - seat % 2)) for seat in range(seats)]
    return Dice(bytes_of(f"secret {seed}", 32), f"table-{seed}-ё", given)


def played(game: str, dice: Dice, steps: int, **options: str) -> Match:
    """Return a match of simple players whose chance falls by the dice."""
    match = Match(game, {"seats": str(len(dice.contributions)), "turn_limit": "40", **options})
    rng = Random(1)
    throw = 0
    while not match.is_over and len(match.steps) < steps:
        if match.to_act == CHANCE:
            throw += 1
            match.land(dice.fall(match.game.rules.in_the_air(match.state), throw))
        else:
            state = match.view(match.to_act).state
            match.play(match.game.strategy.simple(state, rng.getrandbits(31)))
    return match


def record(
    match: Match, dice: Dice, *, is_disclosed: bool = True, keys: Any = (), **rest: Any
) -> Record:
    """Return the record of a match, with what it tells of its dice."""
    first = dice.first_seat(match.seats)
    people = [Seat(PEOPLE[(first + seat) % match.seats]) for seat in range(match.seats)]
    told = {"fair": heading(dice, first=first, is_disclosed=is_disclosed)}
    return record_of(match, people, marks=marks_of(match, dice, keys), more=told, **rest)


def fair_record(game: str, options: Mapping[str, str]) -> Record:
    """Return a finished record of a game of three, its secret published."""
    dice = dice_of(7, 3)
    return record(played(game, dice, 2000, **options), dice)
