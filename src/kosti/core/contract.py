"""What a game is: the rooms of its folder, and what each promises."""

import importlib
import importlib.util
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol, cast

from kosti.core.arrays import Arrays
from kosti.core.chance import Air
from kosti.core.errors import BadPosition, problem
from kosti.core.event import Event
from kosti.core.levels import Ending
from kosti.core.options import Number, Option, changed_options, parsed_options
from kosti.core.rule import CHANCE
from kosti.core.speaker import Speaker
from kosti.core.view import Action, Refusal, View
from kosti.core.words import Words

OPTIONS_KEPT = 64
State = Any  # each game has its own NamedTuple: options, seat (whose turn), turns (ended) and more


class Rules(Protocol):
    """`rules.py`: pure functions of states; `played` and `landed` trust what they are given."""

    VERSION: int
    HAS_SECRETS: bool

    def start(self, options: Any) -> State: ...
    def to_act(self, state: State) -> int: ...
    def legal(self, state: State) -> int: ...
    def played(self, state: State, choice: int) -> State: ...
    def in_the_air(self, state: State) -> Air: ...
    def landed(self, state: State, outcome: int) -> State: ...
    def is_over(self, state: State) -> bool: ...
    def shares(self, state: State, seat: int) -> int: ...
    def score(self, state: State, seat: int) -> int: ...
    def seen(self, state: State, seat: int) -> State: ...


class Notation(Protocol):
    """`notation.py`: what can be named can be parsed back. An unknown name parses to -1."""

    def choice_text(self, state: State, choice: int) -> str: ...
    def parsed_choice(self, state: State, text: str) -> int: ...
    def outcome_text(self, state: State, outcome: int) -> str: ...
    def parsed_outcome(self, state: State, text: str) -> int: ...
    def outcome_seen(self, state: State, outcome: int, told: Sequence[Event]) -> str: ...
    def outcome_for(self, state: State, seen: str) -> int: ...
    def position_fields(self, state: State) -> Mapping[str, str]: ...
    def parsed_position(self, text: str) -> State: ...
    def is_whole(self, state: State) -> bool: ...


class Events(Protocol):
    """`events.py`: what happened between two states by a step (a choice or an outcome)."""

    def told(self, before: State, step: int, after: State) -> list[Event]: ...
    def seen_by(self, event: Event, seat: int) -> Event: ...


class Viewing(Protocol):
    """`view.py`: everything here is made from a blanked state."""

    def actions(self, state: State) -> Sequence[Action]: ...
    def refusals(self, state: State) -> Sequence[Refusal]: ...
    def table(self, state: State, seat: int) -> Any: ...


class Board(Protocol):
    """`board.py`: the table in a few lines of text."""

    def lines(self, view: View, words: Words, names: Sequence[str]) -> list[str]: ...


class Strategy(Protocol):
    """`strategy.py`: a simple sensible player, a rule over the blanked state."""

    def simple(self, state: State, number: int) -> int: ...


class Encode(Protocol):
    """`encode.py`: the features of a moment before a turn's first throw, for a net to judge.

    `encoded` puts the numbers of the features that are on into `active`, a row with room for all,
    and returns how many they are; seats count from the one to throw.
    """

    def features(self, seats: int) -> int: ...
    def begins(self, state: State) -> bool: ...
    def encoded(self, state: State, active: Any) -> int: ...


class Brain(Protocol):
    """`brain.py`: players who think. Rules, but for `mind` and `endings`, which are plain Python.

    All see the blanked state of the seat that is to act. A mind is a NamedTuple of rows (see
    `Arrays`), of one type for every level: what the player knows, and room to work in. What it
    remembers of a position never changes a choice. It has `net`, and these rows:

    - `shares`: by choice, what the seats can expect after it (filled by `weigh`);
    - `chances`: by number, how likely each way is that the turn ends (filled by `weigh`);
    - `foreseen`: what the seats can expect before a turn's first throw (filled by `foresee`);
    - in games where the best play is mixed also `often`: by choice, how often it is made (filled
      by `weigh`).

    What seats can expect are shares of the win that sum to 1, of the seat that is to act (or
    whose turn it is) first, then clockwise.
    """

    def mind(self, options: Any, level: int, net: Any, arrays: Arrays) -> Any:
        """Return the mind of a player of a level; below `MASTER` no net, flat or deep, is asked."""

    def choose(self, level: int, state: State, mind: Any, luck: int) -> tuple[int, int]:
        """Return a legal choice, and the luck after it."""

    def weigh(self, state: State, mind: Any) -> None:
        """Fill `mind.shares` for every legal choice, and `mind.chances` for the best play."""

    def foresee(self, state: State, mind: Any, luck: int) -> int:
        """Fill `mind.foreseen`, exactly or as the mean over throws by luck; return the luck."""

    def endings(self, state: State, mind: Any) -> Sequence[Ending]:
        """Return the ways the turn can end that `mind.chances` tells of, likeliest first."""


class Gathering(Protocol):
    """A big choice put together from lines in any order, and then played as one command."""

    @property
    def warns(self) -> bool: ...

    @property
    def choices(self) -> list[int]: ...

    @property
    def preview(self) -> Any:
        """What the choice would lead to, as the game's own `Preview`."""

    def take(self, text: str) -> None:
        """Add what a line names, or take it back; raise `IllegalMove` and change nothing."""

    def undo(self) -> bool:
        """Undo the latest line that was taken; tell whether there was one."""

    def lines(self, speaker: Speaker) -> Iterable[str]: ...

    def explained(self, speaker: Speaker) -> str:
        """Return what can be typed, and what it leads to."""

    def text_of(self, choices: Sequence[int]) -> str:
        """Return the line that would gather these choices."""


class Game:
    """A game found by its folder; its rooms are opened when first needed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._option_texts: dict[Any, dict[str, str]] = {}

    def _room(self, room: str) -> Any:
        return importlib.import_module(f"kosti.games.{self.name}.{room}")

    def room_if_any(self, room: str) -> Any:
        """Return a room that not every game has, None if this one lacks it."""
        if importlib.util.find_spec(f"kosti.games.{self.name}.{room}") is None:
            return None
        return self._room(room)

    @cached_property
    def rules(self) -> Rules:
        """The rules, plain reading."""
        return cast(Rules, self._room("rules"))

    @cached_property
    def notation(self) -> Notation:
        """How positions, choices and outcomes are written."""
        return cast(Notation, self._room("notation"))

    @cached_property
    def events(self) -> Events:
        """What is told of a step."""
        return cast(Events, self._room("events"))

    @cached_property
    def view(self) -> Viewing:
        """What a seat can see and do."""
        return cast(Viewing, self._room("view"))

    @cached_property
    def board(self) -> Board:
        """The table in lines of text."""
        return cast(Board, self._room("board"))

    @cached_property
    def strategy(self) -> Strategy:
        """The simple player."""
        return cast(Strategy, self._room("strategy"))

    @cached_property
    def encode(self) -> Encode:
        """The features of a position."""
        return cast(Encode, self._room("encode"))

    @cached_property
    def brain(self) -> Brain:
        """The players who think."""
        return cast(Brain, self._room("brain"))

    def gathering(self, view: View) -> Gathering | None:
        """Return a big choice to put together, where the game asks for one now."""
        room = self.room_if_any("gathering")
        return None if room is None else cast("Gathering | None", room.begun(view))

    @property
    def has_secrets(self) -> bool:
        """Whether something in this game is known to one seat alone."""
        return self.rules.HAS_SECRETS

    @property
    def random_limit(self) -> int:
        """The turns after which a game with random players is cut, 0 if it need not be."""
        return int(getattr(self._room("options"), "RANDOM_LIMIT", 0))

    @property
    def seat_counts(self) -> range:
        """The numbers of seats the game can have."""
        seats: Number = self.option_table[0]  # type: ignore[assignment] # seats come first
        return range(seats.least, seats.most + 1)

    @cached_property
    def option_table(self) -> Sequence[Option]:
        """The options this game knows, seats first."""
        return cast("Sequence[Option]", self._room("options").TABLE)

    def options(self, given: Mapping[str, str] | None = None) -> Any:
        """Return the options from texts, defaults filled in; raise `BadOption`."""
        return self._room("options").Options(**parsed_options(self.option_table, given or {}))

    def option_texts(self, options: Any) -> dict[str, str]:
        """Return the seats and what differs from the defaults, as texts."""
        known = self._option_texts.get(options)
        if known is None:
            if len(self._option_texts) >= OPTIONS_KEPT:
                self._option_texts.clear()
            known = self._option_texts[options] = changed_options(self.option_table, options)
        return {**known}

    def position_text(self, state: State) -> str:
        """Return a state as one line that can be pasted into a chat."""
        fields = {**self.option_texts(state.options), **self.notation.position_fields(state)}
        return " ".join(f"{name}={text}" for name, text in fields.items())

    def position(self, text: str) -> State:
        """Return the whole state a line means; raise `BadPosition` with all reasons."""
        state = self.notation.parsed_position(text)
        if not self.notation.is_whole(state):
            raise BadPosition(problem("position-not-whole", position=text))
        return state

    def view_of(self, text: str, seat: int) -> View:
        """Return the view a line means for a seat; what is hidden from it may be `?`."""
        return self.seen(self.notation.parsed_position(text), seat)

    def seen(self, state: State, seat: int) -> View:
        """Return what a seat may know of a state."""
        return View(self, self.rules.seen(state, seat), seat)

    def step_text(self, state: State, step: int) -> str:
        """Return a step as a record writes it: outcomes stand in parentheses."""
        if self.rules.to_act(state) == CHANCE:
            return f"({self.notation.outcome_text(state, step)})"
        return self.notation.choice_text(state, step)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"
