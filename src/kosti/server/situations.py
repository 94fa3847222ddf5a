"""Pictures for the rules: positions of a game, each told by one rule, as the page's boards show."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.registry import all_games, game_named
from kosti.server.messages import EventSeen
from kosti.server.replaying import still_view

GAMES: Final = Path(__file__).parents[1] / "games"
LARDER: Final = (
    "(beet-beet) (acorn-acorn) (corn) (acorn) (piles222-no-beet) (sum10-no-apple) (triple-no-corn)"
)
NO_MORE: Final = "5:0 6>2:0 6>3:0 6>4:0 6>5:0 6>h:0"
TAKEN: Final = "(12355www) w throw (12455) 5 throw (134) 4 stop"
STOLEN: Final = "(12355www) w throw (12455) 5 throw (134) 4 steal"
PLATE: Final = "(123www66) w throw (12366) 6 stop"
SHOWN: Final = {
    "bratwurmeck": (
        ("A2", "(122455ww)"),
        ("A5", "(12355www) w throw (12455) 5 throw (134) 4"),
        ("A6", f"{TAKEN} {STOLEN}"),
        ("A9", TAKEN),
        ("A10", f"{TAKEN} (12355www) w stop (11123455) 1 stop"),
    ),
    "barbecue": (
        ("B1", "(1234ww66)"),
        ("B3", PLATE),
        ("B4", f"{PLATE} {PLATE}"),
        ("B5", f"{PLATE} (11122344) 1 stop {PLATE}"),
        ("B9", f"{PLATE} (11122344) 1 stop"),
    ),
    "ciao": (
        ("C2", "(2)"),
        ("C3", "(2) 4"),
        ("C6", "(2) 2 doubt"),
        ("C7", "(2) 4 doubt"),
        ("C10", "(4) 4 believe (1) 1 believe (4) 4 believe (1) 1 believe (4) 4 believe"),
    ),
    "svintus": (
        ("D3", f"{LARDER} (2223356)"),
        ("D4", f"{LARDER} (2223356) 2:3 3:0 {NO_MORE} triple-no-corn (sum5-no-beet)"),
        ("D5", f"{LARDER} (2222356) 2:4 3:0 {NO_MORE} (apple)"),
        ("D7", f"{LARDER} (1112346) 2:0 3:0 4:0 {NO_MORE.removeprefix('5:0 ')} decline"),
    ),
}


def situations(game: str) -> list[dict[str, Any]]:
    """Return the situations of a game: a rule, the options, and what a seat sees."""
    return [situation(game, *each) for each in SHOWN.get(game, ())]


def situation(game: str, rule: str, line: str) -> dict[str, Any]:
    """Return the position after a line of play, as the seat that is to act sees it.

    `events` is what the last choice led to; where nothing was chosen yet, what fell last.
    """
    match = Match(game_named(game), {"seats": "2"})
    told: Sequence[Event] = ()
    has_chosen = False
    for step in line.split():
        if step.startswith("("):
            fallen = match.land(step[1:-1])
            told = told if has_chosen else fallen
        else:
            told, has_chosen = match.play(step), True
    view = still_view(match, 0, is_whole=True)
    events = [EventSeen(*event) for event in told]
    kept = {"rule": rule, "options": {"seats": "2"}, "events": events, "view": view}
    return {name: msgspec.to_builtins(value) for name, value in kept.items()}


def written(game: str) -> str:
    """Return the situations of a game as its folder keeps them, one a line."""
    lines = (json.dumps(one, ensure_ascii=False) for one in situations(game))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def place_of(game: str) -> Path:
    """Return where the situations of a game are kept."""
    return GAMES / game / "web" / "situations.json"


if __name__ == "__main__":
    for name in all_games():
        place_of(name).write_text(written(name), encoding="utf-8")
