"""JSON Schemas of what a bot from outside reads and answers, made from the types of the views."""

import json
import types
import typing
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Union, get_args, get_origin

from kosti.bots.view_json import FORMAT, VERSION
from kosti.core.registry import all_games
from kosti.core.view import Action, Refusal

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[Mapping[Any, str]] = {
    bool: "boolean",
    int: "integer",
    str: "string",
    float: "number",
    type(None): "null",
}


def schemas() -> dict[str, str]:
    """Return the text of each schema by the name of its file."""
    made = {"view.schema.json": view_schema(), "action.schema.json": action_schema()}
    return {
        name: json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
        for name, schema in made.items()
    }


def view_schema() -> dict[str, Any]:
    """Return the schema of a view: the same for all games, but for what lies on the table."""
    tables = [
        {
            "if": {"properties": {"game": {"const": name}}},
            "then": {"properties": {"table": schema_of(table_of(name))}},
        }
        for name in all_games()
    ]
    properties = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "game": {"enum": list(all_games())},
        "options": {"type": "object", "additionalProperties": {"type": "string"}},
        "seat": {"type": "integer", "minimum": 0},
        "position": {"type": "string"},
        "table": {"type": "object"},
        "actions": {"type": "array", "minItems": 1, "items": schema_of(Action)},
        "refusals": {"type": "array", "items": schema_of(Refusal)},
        "seed": {"type": "integer", "minimum": 0},
        "seconds": {"type": "number", "minimum": 0},
    }
    return {
        "$schema": DIALECT,
        "title": "What a seat that is to choose may know",
        **closed(properties),
        "allOf": tables,
    }


def action_schema() -> dict[str, Any]:
    """Return the schema of an answer: the text or the number of one of the view's actions."""
    named: dict[str, Any] = {"anyOf": [{"type": "string"}, {"type": "integer", "minimum": 0}]}
    return {
        "$schema": DIALECT,
        "title": "What a bot answers",
        "type": "object",
        "properties": {"action": named},
        "required": ["action"],
    }


def table_of(game: str) -> Any:
    """Return the type of a game's table."""
    return import_module(f"kosti.games.{game}.view").Table


def schema_of(kind: Any) -> dict[str, Any]:
    """Return the schema of a type as `plain_data` writes it."""
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if hasattr(kind, "_fields"):
        hints = typing.get_type_hints(kind)
        about = {"description": " ".join((kind.__doc__ or "").split())}
        return {**about, **closed({name: schema_of(hints[name]) for name in kind._fields})}
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(each) for each in inner]}
    if origin is tuple and inner[-1] is not Ellipsis:
        items = [schema_of(each) for each in inner]
        return {"type": "array", "prefixItems": items, "items": False}
    if origin in (Sequence, tuple):
        return {"type": "array", "items": schema_of(inner[0])}
    assert origin is Mapping, f"no schema for {kind}"
    return {"type": "object", "additionalProperties": schema_of(inner[1])}


def closed(properties: Mapping[str, Any]) -> dict[str, Any]:
    """Return the schema of an object with just these properties, all of them required."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
