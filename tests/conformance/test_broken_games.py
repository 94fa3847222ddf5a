"""The suite finds what is broken: each promise fails for a game made to break it."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from games.reached import page_of
from kosti import Game
from kosti.core.chance import Air
from kosti.testing import NotConforming, check


class Damage(NamedTuple):
    """One room of a game with one name damaged, and the promise that then breaks."""

    promise: str
    game: str
    room: str
    name: str
    damaged: Callable[[Any], Any]


def lengthened(original: Any) -> Any:
    return lambda state: original(state) | (1 << 20 if original(state) else 0)


def forgetful(original: Any) -> Any:
    return lambda state, choice: original(state, choice)._replace(grill=state.grill | 1)


def untidy(original: Any) -> Any:
    return lambda state, outcome: original(state, outcome)._replace(turns=bool(state.turns))


def weighted(original: Any) -> Any:
    return lambda state: Air(original(state).dice, 1, 0, 0)


def shortened(original: Any) -> Any:
    return lambda state: original(state)[1:]


def contradicted(original: Any) -> Any:
    return lambda state: [original(state)[0]._replace(thing="throw"), *original(state)[1:]]


def unruled(original: Any) -> Any:
    return lambda state: [refusal._replace(rule="Z9") for refusal in original(state)]


def renamed(original: Any) -> Any:
    return lambda *given: [event._replace(kind="unheard-of") for event in original(*given)]


def silent(original: Any) -> Any:
    return lambda *given: [event for event in original(*given) if event.kind != "ended"]


def always(value: Any) -> Callable[[Any], Any]:
    return lambda original: lambda *given: value


def as_given(original: Any) -> Any:
    return lambda thing, seat: thing


def leaking(original: Any) -> Any:
    return lambda state, seat: state if state.turn.phase == 2 else original(state, seat)


def guessing(original: Any) -> Any:
    return lambda state, text: max(original(state, text), 0)


def misplaced(original: Any) -> Any:
    return lambda state: {**original(state), "seat": "0"}


DAMAGES = [
    Damage("a state is made of plain integers", "bratwurmeck", "rules", "landed", untidy),
    Damage("one is to act", "bratwurmeck", "rules", "is_over", always(True)),
    Damage("the view offers", "bratwurmeck", "rules", "legal", lengthened),
    Damage("what the page keeps", "bratwurmeck", "rules", "played", forgetful),
    Damage("the parts of the win", "barbecue", "rules", "shares", always(420)),
    Damage("chance is weighed", "barbecue", "rules", "in_the_air", weighted),
    Damage("what is hidden does not show", "ciao", "rules", "seen", leaking),
    Damage("what a seat writes of chance", "ciao", "rules", "seen", as_given),
    Damage("what a seat writes of chance", "ciao", "notation", "outcome_for", always(0)),
    Damage("what is hidden from a seat", "ciao", "events", "seen_by", as_given),
    Damage("what happens is told", "ciao", "events", "told", renamed),
    Damage("what happens is told", "bratwurmeck", "events", "told", silent),
    Damage("the view offers", "bratwurmeck", "view", "actions", shortened),
    Damage("the view offers", "bratwurmeck", "view", "refusals", contradicted),
    Damage("the view offers", "barbecue", "view", "refusals", unruled),
    Damage("the view offers", "barbecue", "notation", "choice_text", always("stop")),
    Damage("what cannot be chosen", "ciao", "notation", "parsed_choice", guessing),
    Damage("positions are read", "ciao", "notation", "position_fields", misplaced),
    Damage("the simple player", "bratwurmeck", "strategy", "simple", always(30)),
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: f"{damage.game}-{damage.name}")
def test_broken_promise_is_found(damage: Damage) -> None:
    game = Game(damage.game)
    room = getattr(game, damage.room)
    copy = ModuleType(room.__name__)
    vars(copy).update({**vars(room), damage.name: damage.damaged(getattr(room, damage.name))})
    vars(game)[damage.room] = copy
    with pytest.raises(NotConforming) as told:
        check(game, page=page_of(game), options=[{"seats": "2"}] * 4, steps=150)
    assert damage.promise in str(told.value).splitlines()[0]


def test_whole_games_break_no_promise() -> None:
    for name in ("bratwurmeck", "ciao"):
        game = Game(name)
        done = check(game, page=page_of(game), options=[{"seats": "2"}], steps=2_000)
        assert done.states > 50
