"""What a record tells of its dice: a heading, and a mark at every throw.

A mark names the throw's turn and seat, what lay in the air, the commitment to the throw's key,
and the key where it was disclosed. Whoever knows no rules can read it.
"""

from collections.abc import Container, Mapping
from typing import Any, Final

from kosti.core.chance import FACES, outcomes
from kosti.core.contract import Game
from kosti.core.match import Match
from kosti.core.rule import CHANCE
from kosti.fair.dice import ALGORITHM, Dice, commitment_of

FIELD: Final = "fair"  # the heading's place in a record


def heading(dice: Dice, *, first: int | None = None, is_disclosed: bool = False) -> dict[str, Any]:
    """Return the heading; `first` is the number that throw 0 drew, None if nothing was drawn.

    With the secret disclosed every throw of the game can be foretold: only when it is over.
    """
    return {
        "algorithm": ALGORITHM,
        "table": dice.table,
        "commitment": commitment_of(dice.secret).hex(),
        "contributions": [given.hex() for given in dice.contributions],
        **({} if first is None else {"first": first}),
        **({"secret": dice.secret.hex()} if is_disclosed else {}),
    }


def mark_of(
    game: Game, before: Any, dice: Dice, throw: int, *, is_disclosed: bool = False
) -> dict[str, Any]:
    """Return the mark of a throw about to fall."""
    return {
        "turn": before.turns + 1,
        "seat": before.seat,
        "air": air_told(game, before),
        "commitment": dice.commitment(throw).hex(),
        **({"key": dice.key(throw).hex()} if is_disclosed else {}),
    }


def marks_of(match: Match, dice: Dice, disclosed: Container[int] = ()) -> dict[int, dict[str, Any]]:
    """Return the marks of all throws of a match by place, with the keys of those disclosed."""
    to_act = match.game.rules.to_act
    places = [place for place, step in enumerate(match.steps) if to_act(step.before) == CHANCE]
    return {
        place: mark_of(
            match.game, match.steps[place].before, dice, throw, is_disclosed=throw in disclosed
        )
        for throw, place in enumerate(places, 1)
    }


def air_told(game: Game, state: Any) -> Mapping[str, Any]:
    """Return what is in the air as a record tells it: equal dice, or one of some kinds."""
    air = game.rules.in_the_air(state)
    named = game.notation.outcome_text
    if air.dice:
        faces = "".join(named(state, 1 << 4 * face) for face in range(FACES))
        return {"dice": air.dice, "faces": faces}
    return {"kinds": [[named(state, kind), count] for kind, count in outcomes(air)]}
