"""The tables a game can be played at: all seat counts, all words, the corners of all numbers."""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from kosti.core.contract import Game
from kosti.core.options import Choice, Number, Option

MIXED = 2


def option_sets(
    game: Game, values: Mapping[str, Sequence[str]], *, is_thorough: bool = False
) -> list[dict[str, str]]:
    """List options as texts: each value beside the defaults, and some mixed at random.

    A thorough list holds every combination, the turn limit apart.
    """
    seats, *others = game.option_table
    found = list(_every_seating(seats, others, values))
    if is_thorough:
        kept = [option for option in others if option.name != "turn_limit"]
        texts = [worth_trying(option, values) for option in (seats, *kept)]
        names = [seats.name, *(option.name for option in kept)]
        found += [dict(zip(names, picked, strict=True)) for picked in product(*texts)]
    return [dict(items) for items in dict.fromkeys(tuple(one.items()) for one in found)]


def worth_trying(option: Option, values: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """Return the values of an option that are worth trying, as texts."""
    if isinstance(option, Choice):
        return option.words
    if isinstance(option, Number) and option.name == "seats":
        return [str(number) for number in range(option.least, option.most + 1)]
    if isinstance(option, Number):
        corners = {option.default, option.least, min(option.least + 1, option.most), option.most}
        return [str(number) for number in sorted(corners)]
    return [option.text(option.default), *values.get(option.name, ())]


def _every_seating(
    seats: Option, others: Sequence[Option], values: Mapping[str, Sequence[str]]
) -> Iterator[dict[str, str]]:
    mixer = random.Random(0)
    for count in worth_trying(seats, values):
        yield {"seats": count}
        for option in others:
            for text in worth_trying(option, values):
                if text != option.text(option.default):
                    yield {"seats": count, option.name: text}
        for _ in range(MIXED):
            mixed = {option.name: mixer.choice(worth_trying(option, values)) for option in others}
            yield {"seats": count, **mixed, "turn_limit": str(mixer.randint(2, 40))}
