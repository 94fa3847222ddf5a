"""A `View` as one line of JSON for a bot outside, and the answer that comes back."""

import json
from collections.abc import Mapping
from typing import Any, Final

from kosti.core.view import View

FORMAT: Final = "kosti-view"
VERSION: Final = 1
MOST_SHOWN: Final = 80


class BadAnswer(ValueError):
    """An answer is not one of the legal actions; `answer` is what was said."""

    def __init__(self, answer: str) -> None:
        super().__init__(answer)
        self.answer = answer


def view_data(view: View, seed: int = 0, seconds: float = 0.0) -> dict[str, Any]:
    """Return all that a seat may know, as plain data.

    `seed` is a fresh random number, so that a bot that draws by it can be repeated; `seconds` the
    time there is for an answer.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": view.game.name,
        "options": dict(view.game.option_texts(view.state.options)),
        "seat": view.seat,
        "position": view.game.position_text(view.state),
        "table": plain_data(view.table),
        "actions": [plain_data(action) for action in view.actions],
        "refusals": [plain_data(refusal) for refusal in view.refusals],
        "seed": seed,
        "seconds": seconds,
    }


def view_line(view: View, seed: int, seconds: float) -> str:
    """Return a view as one line."""
    return json.dumps(view_data(view, seed, seconds), ensure_ascii=False, separators=(",", ":"))


def plain_data(value: Any) -> Any:
    """Return a value of named tuples, sequences and mappings as objects and lists."""
    if hasattr(value, "_asdict"):
        return {name: plain_data(each) for name, each in value._asdict().items()}
    if isinstance(value, Mapping):
        return {name: plain_data(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [plain_data(each) for each in value]
    return value


def answered(line: str, view: View) -> int:
    """Return the choice that a line of JSON names; raise `BadAnswer`."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(shown(line)) from None
    if not isinstance(data, dict) or "action" not in data:
        raise BadAnswer(shown(line))
    return legal_choice(data["action"], view)


def legal_choice(action: object, view: View) -> int:
    """Return the choice of an action given as its text or number; raise `BadAnswer`."""
    for known in view.actions:
        if action == known.text or (type(action) is int and action == known.choice):
            return known.choice
    raise BadAnswer(shown(str(action)))


def shown(text: str) -> str:
    """Return a text as it can be printed in a sentence."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text.strip())
    return plain if len(plain) <= MOST_SHOWN else plain[:MOST_SHOWN] + "…"
