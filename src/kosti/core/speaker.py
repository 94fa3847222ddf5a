"""Events, actions and reasons in the words of one language, with the names of one table."""

from collections.abc import Mapping, Sequence
from typing import Any

from kosti.core.errors import KostiError
from kosti.core.event import Event
from kosti.core.levels import Ending
from kosti.core.view import Action, Refusal
from kosti.core.words import Words, words

NAMED = {"card"}  # values that are said by their `word-…`


class Speaker:
    """Says what happens at one table."""

    def __init__(self, said: Words, names: Sequence[str]) -> None:
        self.words = said
        self.names = names

    def event(self, event: Event) -> str:
        """Return what happened."""
        values = self._spoken(event.values)
        names = {"name": self._name(event.seat), "other": self._name(event.other)}
        return self.words.say(f"event-{event.kind}", **{**names, **values})

    def action(self, action: Action) -> str:
        """Return what an action does."""
        return self.words.say(f"action-{action.key}", **self._spoken(action.values))

    def explanation(self, action: Action) -> str:
        """Return what an action means, at more length."""
        return self.words.say(f"explain-{action.key}", **self._spoken(action.values))

    def ending(self, ending: Ending) -> str:
        """Return one way a turn can end."""
        return self.words.say(f"ending-{ending.key}", **self._spoken(ending.values))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something cannot be chosen."""
        return self.words.say(f"refused-{refusal.key}", **self._spoken(refusal.values))

    def typed(self, text: str) -> str:
        """Return what a person types for a choice written so."""
        return self.words.typed(text)

    def _spoken(self, values: Mapping[str, Any]) -> dict[str, Any]:
        spoken = dict(values)
        if isinstance(spoken.get("other"), int):
            spoken["other"] = self._name(spoken["other"])
        if not isinstance(spoken.get("dice", ""), str):
            spoken["dice"] = self.words.dice(spoken["dice"])
        for name in NAMED.intersection(spoken):
            spoken[name] = self.typed(spoken[name])
        return spoken

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""


def error_lines(error: KostiError, language: str) -> list[str]:
    """Return an error's problems in a language."""
    return [words(language, p.game).say(p.key, **p.values) for p in error.problems]
