"""Games of Svintus 3D to test laws on: any options, and players random or simple."""

from random import Random

from hypothesis import strategies as some

from kosti.core.match import Match
from kosti.core.registry import game_named
from kosti.core.rule import CHANCE

SVINTUS = game_named("svintus")
SMALL = "2s:2corn,beet/3s:2corn,apple/4s:corn-beet,corn-corn/5s:corn-acorn/gluttons:3lone-no-beet"
DECKS = ("box", "box", SMALL)


@some.composite
def tables(draw: some.DrawFn) -> Match:
    """Draw a match that was played to its end, with any options."""
    options = {
        "seats": str(draw(some.integers(2, 6))),
        "turn_limit": draw(some.sampled_from(("0", "40", "120"))),
        "filling": draw(some.sampled_from(("mixed", "doubles"))),
        "deck": draw(some.sampled_from(DECKS)),
    }
    care = draw(some.sampled_from((0.0, 0.7, 1.0)))
    if care == 0.0 and options["turn_limit"] == "0":
        options["turn_limit"] = "120"
    return played_match(options, draw(some.integers(0, 2**32)), care)


def played_match(options: dict[str, str], seed: int, care: float) -> Match:
    """Play a match to its end by players who choose simply so often, and else at random."""
    match = Match(SVINTUS, options, seed=seed)
    rng = Random(seed)
    while not match.is_over:
        if match.to_act == CHANCE:
            match.throw()
        elif rng.random() < care:
            match.play(SVINTUS.strategy.simple(match.view(match.to_act).state, 0))
        else:
            match.play(rng.choice(match.legal))
    return match
