"""Why a command or a request changes nothing: `error-KEY` in words."""

from collections.abc import Mapping
from typing import Any

from kosti.core.errors import KostiError


class Refusal(Exception):
    """A command or a request that changes nothing."""

    def __init__(self, key: str, status: int = 409, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.values: Mapping[str, Any] = values


def refusal_of(error: KostiError) -> Refusal:
    """Return the first problem of an error as a refusal."""
    first = error.problems[0]
    values = {
        name: value if isinstance(value, int | str) else ", ".join(value)
        for name, value in first.values.items()
    }
    return Refusal(first.key, 400, **values)
