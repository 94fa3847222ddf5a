"""`kosti.odds`: the odds of one turn, exactly."""

from collections.abc import Mapping
from typing import Any, Final

from kosti.bots.choosing import mind_of, rooms_of
from kosti.core.arrays import Lists
from kosti.core.contract import Game
from kosti.core.errors import BadOption, BadPosition, problem
from kosti.core.levels import MASTER
from kosti.core.reading import plain
from kosti.core.registry import all_games, game_named
from kosti.core.rule import OVER
from kosti.core.view import View
from kosti.games.turn_odds import Odds, WorthOf, turn_odds
from kosti.games.turn_search import expect

POINTS: Final = "points"
WINS: Final = "wins"
KINDS: Final = (POINTS, WINS)


def odds(
    game: Game | str,
    position: str | View | None = None,
    *,
    options: Mapping[str, str] | None = None,
    worth: str | WorthOf = POINTS,
) -> Odds:
    """Return the odds of the turn in a position, without one those of a game's first turn.

    `worth` says what a turn is to bring: `points` (worms, with Barbecue's snails), `wins` (the
    share of the win that the master expects), or a function of the state after the turn. Every
    figure is the exact outcome of the best play for it. Raise `BadPosition` where the game is
    over and `BadOption` for a game without such turns.
    """
    found = game_named(game) if isinstance(game, str) else game
    room = found.room_if_any("odds")
    if room is None:
        known = [name for name, other in all_games().items() if other.room_if_any("odds")]
        raise BadOption(problem("odds-unknown", name=found.name, known=known))
    state = _state_of(found, position, options)
    if found.rules.to_act(state) == OVER:
        raise BadPosition(problem("odds-over", position=found.position_text(state)))
    actions = found.seen(state, state.seat).actions
    return turn_odds(
        *(state, found.rules, room.DICE, room.gained, actions), _worth_of(found, state, worth)
    )


def _state_of(game: Game, position: str | View | None, options: Mapping[str, str] | None) -> Any:
    if position is None:
        return game.rules.start(game.options(options))
    if options:
        raise BadOption(problem("position-has-options"))
    return position.state if isinstance(position, View) else game.position(position)


def _worth_of(game: Game, state: Any, worth: str | WorthOf) -> WorthOf | None:
    if not isinstance(worth, str):
        return worth
    if worth not in KINDS:
        allowed = " | ".join(KINDS)
        raise BadOption(problem("bad-option-value", name="worth", value=worth, allowed=allowed))
    return None if worth == POINTS else _winning(game, state)


def _winning(game: Game, state: Any) -> WorthOf:
    """Return what tells the share of the win that the master expects after the turn."""
    mind = mind_of(game, state.options, MASTER, Lists())
    expected = plain(expect, **rooms_of(game))
    row = [0.0] * state.options.seats

    def share(after: Any) -> float:
        expected(after, state.seat, mind, row)
        return row[0]

    return share
