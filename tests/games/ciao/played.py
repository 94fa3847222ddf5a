"""Games of Ciao, Ciao..! to test laws on: any options, and players who believe more or less."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as some

from kosti.core.chance import outcomes
from kosti.core.match import Match
from kosti.core.options import Choice, Number
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE
from kosti.games.ciao.options import TABLE, Options

CIAO = game_named("ciao")
BELIEFS = (0.5, 0.9, 1.0)


@some.composite
def tables(draw: some.DrawFn) -> Match:
    """Draw a match that was played to its end, with any options."""
    options = {option.name: draw(texts(option)) for option in TABLE}
    seed = draw(some.integers(0, 2**32))
    return played_match(options, seed, draw(some.sampled_from(BELIEFS)))


def texts(option: Choice | Number) -> some.SearchStrategy[str]:
    """Return the texts that an option can be, limits of turns mostly none."""
    if isinstance(option, Choice):
        return some.sampled_from(option.words)
    if option.name == "turn_limit":
        return some.sampled_from(("0", "0", "9", "30"))
    return some.integers(option.least, option.most).map(str)


def played_match(options: dict[str, str], seed: int, belief: float) -> Match:
    """Play a match to its end by players who believe so often, and are otherwise random."""
    match = Match(CIAO, options, seed=seed)
    rng = Random(seed)
    while not match.is_over:
        if match.to_act == CHANCE:
            match.throw()
        elif "believe" in match.legal:
            match.play("believe" if rng.random() < belief else "doubt")
        else:
            match.play(rng.choice(match.legal))
    return match


def moments(match: Match) -> Iterator[Match]:
    """Yield a match at each of its steps, from its beginning to its end."""
    again = Match(CIAO, position=CIAO.position_text(match.first))
    yield again
    for _, step in match.steps:
        again.land(step) if again.to_act == CHANCE else again.play(step)
        yield again


def readers(options: Options) -> range:
    """Return every seat, and the onlooker."""
    return range(-1, options.seats)


DIE = outcomes(CIAO.rules.in_the_air(CIAO.rules.start(Options())))
