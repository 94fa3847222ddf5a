"""Moments of a game worth a photograph, told by what the table is in."""

from collections.abc import Callable

from kosti.core.view import View
from kosti.server.tabling import LiveTable

Moment = Callable[[LiveTable], bool]
EARLY = 6  # turns after which a table has something on it


def is_mine(table: LiveTable) -> bool:
    """Tell whether the first who sat down is to throw or to choose."""
    return table.to_act >= 0 and table.chairs[table.to_act].place == 0


def view_of(table: LiveTable) -> View | None:
    """Return what the seat to choose sees, nothing where it is to throw."""
    playing = table.playing
    if playing is None or table.phase != "playing" or playing.awaits_throw:
        return None
    return playing.match.view(table.to_act)


def is_warm(table: LiveTable) -> bool:
    """Tell whether the game has gone on for a while."""
    return table.playing is not None and table.playing.match.state.turns >= EARLY


def i_throw(table: LiveTable) -> bool:
    """Tell whether I am to throw."""
    return is_warm(table) and is_mine(table) and table.awaits == "throw"


def they_throw(table: LiveTable) -> bool:
    """Tell whether somebody else is to throw."""
    return is_warm(table) and not is_mine(table) and table.awaits == "throw"


def i_choose(*known: str, least: int = 2) -> Moment:
    """Return whether I have these among so many choices, and none that is a blunder."""

    def holds(table: LiveTable) -> bool:
        view = view_of(table) if is_warm(table) and is_mine(table) else None
        if view is None:
            return False
        texts = {action.text for action in view.actions}
        warns = any(action.warns for action in view.actions)
        return texts >= {*known} and len(texts) >= least and not warns

    return holds


def they_choose(table: LiveTable) -> bool:
    """Tell whether somebody else has a choice between several."""
    view = view_of(table) if is_warm(table) and not is_mine(table) else None
    return view is not None and len(view.actions) > 1


def i_could_blunder(table: LiveTable) -> bool:
    """Tell whether I have a choice that asks first, and that is not a die among many to place."""
    view = view_of(table) if is_warm(table) and is_mine(table) else None
    return view is not None and any(one.warns and ":" not in one.text for one in view.actions)


def i_won(table: LiveTable) -> bool:
    """Tell whether the game is over and won by me alone."""
    return table.phase == "over" and table.result[seat_of_place(table, 0)] == 1


def i_lost(table: LiveTable) -> bool:
    """Tell whether the game is over and won by another."""
    return table.phase == "over" and table.result[seat_of_place(table, 0)] == 0


def seat_of_place(table: LiveTable, place: int) -> int:
    """Return the seat of whoever sat down at a place."""
    return next(seat for seat, chair in enumerate(table.chairs) if chair.place == place)
