"""Everything a game shows, said in every language; what was said once is not said again."""

from typing import Any

from kosti.core.contract import Game
from kosti.core.errors import KostiError
from kosti.core.event import Event
from kosti.core.speaker import Speaker, error_lines
from kosti.core.view import View
from kosti.core.words import LANGUAGES, words
from kosti.testing.promises import demand

NAMES = ("Anna", "Bob", "Вера", "Ștefan", "Ömer", "Zoë", "Lí")


class Saying:
    """Says events, actions, reasons and tables, and demands that each has words."""

    def __init__(self, game: Game) -> None:
        self.speakers = [Speaker(words(name, game.name), NAMES) for name in LANGUAGES]
        self.board = game.board
        self._known: set[str] = set()

    def is_new(self, thing: Any) -> bool:
        """Tell whether a thing is met for the first time."""
        known = repr(thing)
        is_new = known not in self._known
        self._known.add(known)
        return is_new

    def event(self, event: Event) -> None:
        """Say an event."""
        if self.is_new(event):
            for speaker in self.speakers:
                self._demand(speaker.event(event), speaker, event)

    def view(self, view: View) -> None:
        """Say all actions and refusals of a view."""
        for action in view.actions:
            if self.is_new(action):
                for speaker in self.speakers:
                    self._demand(speaker.action(action), speaker, action)
                    self._demand(speaker.explanation(action), speaker, action)
                    self._demand(speaker.typed(action.text), speaker, action)
        for refusal in view.refusals:
            if self.is_new(refusal):
                for speaker in self.speakers:
                    self._demand(speaker.refusal(refusal), speaker, refusal)

    def table(self, view: View, number: int) -> None:
        """Draw the table in one of the languages."""
        speaker = self.speakers[number % len(self.speakers)]
        names = NAMES[: view.state.options.seats]
        for line in self.board.lines(view, speaker.words, names):
            self._demand(line, speaker, "the board")

    def error(self, error: KostiError) -> None:
        """Say what a mistake was."""
        if self.is_new([problem.key for problem in error.problems]):
            for speaker in self.speakers:
                self._demand(" ".join(error_lines(error, speaker.words.language)), speaker, error)

    def _demand(self, said: str, speaker: Speaker, thing: Any) -> None:
        demand(said.strip(), "no words in", speaker.words.language, "for", thing)
        demand("{" not in said, "unfilled words in", speaker.words.language, said)
