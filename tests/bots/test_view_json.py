"""A view as JSON: nothing hidden is in it, it fits its schema, and the schemas are fresh."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kosti.bots.schemas import action_schema, schemas, view_schema
from kosti.bots.view_json import BadAnswer, answered, legal_choice, view_data, view_line
from kosti.core.contract import Game
from kosti.core.luck import below, luck_of
from kosti.core.match import Match
from kosti.core.registry import all_games
from kosti.core.rule import CHANCE
from kosti.core.view import View

DOCS = Path(__file__).parents[2] / "docs"
each_game = pytest.mark.parametrize("game", all_games().values(), ids=str)


def matches(game: Game, games: int = 1) -> Iterator[Match]:
    """Yield matches at every moment of some random games of every seat count."""
    for seats in game.seat_counts:
        for seed in range(games):
            match, luck = Match(game, seats=seats, seed=seed, turn_limit=25), luck_of(seed, seats)
            while not match.is_over:
                if match.to_act == CHANCE:
                    match.throw()
                    continue
                yield match
                actions = match.view(match.to_act).actions
                number, luck = below(len(actions), luck)
                match.play(actions[number].choice)


def views(game: Game) -> Iterator[View]:
    return (match.view(match.to_act) for match in matches(game))


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Tell whether a value fits a schema of the few words that ours are made of."""
    kinds: dict[str, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "null": type(None),
        "boolean": bool,
        "integer": int,
        "number": (int, float),
    }
    kind = schema.get("type")
    if kind and (not isinstance(value, kinds[kind]) or (kind != "boolean" and value is True)):
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "enum" in schema and value not in schema["enum"]:
        return False
    if "anyOf" in schema and not any(fits(value, each) for each in schema["anyOf"]):
        return False
    if isinstance(value, dict):
        return fits_object(value, schema)
    if isinstance(value, list):
        first = schema.get("prefixItems", [])
        rest = schema.get("items", {})
        if rest is False and len(value) != len(first):
            return False
        places = [*first, *[rest] * (len(value) - len(first))]
        return all(fits(each, one) for each, one in zip(value, places, strict=True))
    return bool(value >= schema["minimum"]) if "minimum" in schema else True


def fits_object(value: dict[str, Any], schema: dict[str, Any]) -> bool:
    known = schema.get("properties", {})
    more = schema.get("additionalProperties", {})
    for name, each in value.items():
        if name not in known and more is False:
            return False
        if not fits(each, known.get(name, more)):
            return False
    for one in schema.get("allOf", []):
        if fits(value, one["if"]) and not fits(value, one["then"]):
            return False
    return set(schema.get("required", ())) <= value.keys()


@each_game
def test_every_view_fits_its_schema_and_comes_back_from_its_line(game: Game) -> None:
    schema = view_schema()
    for view in views(game):
        data = json.loads(view_line(view, 7, 2.5))
        assert data == view_data(view, 7, 2.5)
        assert "\n" not in view_line(view, 7, 2.5)
        assert fits(data, schema)


@each_game
def test_a_view_of_another_shape_does_not_fit(game: Game) -> None:
    data = view_data(next(views(game)))
    schema = view_schema()
    assert fits(data, schema)
    assert not fits({**data, "secret": 1}, schema)
    assert not fits({**data, "table": {**data["table"], "secret": 1}}, schema)
    for name in data:
        assert not fits({key: value for key, value in data.items() if key != name}, schema)
    for name in data["table"]:
        assert not fits({**data, "table": {**data["table"], name: {"no": "such"}}}, schema)


def test_the_schemas_in_the_docs_are_fresh(is_rewriting: bool) -> None:
    for name, text in schemas().items():
        if is_rewriting:
            (DOCS / name).write_text(text, "utf-8", newline="\n")
        assert (DOCS / name).read_text("utf-8") == text


def test_a_hidden_die_is_nowhere_in_the_line() -> None:
    ciao = all_games()["ciao"]
    lines = 0
    for match in matches(ciao):
        state, seat = match.state, match.to_act
        if ciao.rules.seen(state, seat) == state:
            continue
        others = [state._replace(turn=state.turn._replace(face=face)) for face in range(1, 6)]
        told = {view_line(ciao.seen(other, seat), 1, 1.0) for other in others}
        assert len(told) == 1
        lines += 1
    assert lines > 50


@each_game
def test_every_action_is_answered_by_its_text_or_number(game: Game) -> None:
    for view in views(game):
        for action in view.actions:
            for named in (action.text, action.choice):
                line = json.dumps({"action": named, "note": "more is allowed"})
                assert answered(line, view) == legal_choice(named, view) == action.choice
                assert fits({"action": named}, action_schema())


@pytest.mark.parametrize(
    "line",
    [
        "", "stop", "{", "[]", "null", '"stop"', '{"act": "stop"}', '{"action": true}',
        '{"action": null}', '{"action": 6.0}', '{"action": "fly"}', '{"action": -1}',
        '{"action": {}}', '{"action": 61}', "[" * 100_000,
    ],
)  # fmt: skip
def test_anything_else_is_no_answer(line: str) -> None:
    view = next(views(all_games()["bratwurmeck"]))
    with pytest.raises(BadAnswer) as wrong:
        answered(line, view)
    assert len(wrong.value.answer) <= 81
