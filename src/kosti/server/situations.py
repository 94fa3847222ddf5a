"""Pictures for the rules: positions of a game, each told by one rule, as the page's boards show."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from kosti.core.match import Match
from kosti.core.registry import all_games, game_named
from kosti.server.replaying import still_view

GAMES: Final = Path(__file__).parents[1] / "games"
LARDER: Final = "(beet-beet) (acorn-acorn) (corn) (acorn) (piles222-no-beet) (sum10-no-apple)"
SHOWN: Final = {
    "bratwurmeck": (
        ("A2", "(122455ww)"),
        ("A5", "(12355www) w throw (12455) 5 throw (134) 4"),
        ("A9", "(12355www) w throw (12455) 5 throw (134) 4 stop"),
    ),
    "barbecue": (
        ("B1", "(1234ww66)"),
        ("B3", "(123www66) w throw (12366) 6 stop"),
    ),
    "ciao": (("C2", "(2)"), ("C3", "(2) 4")),
    "svintus": (("D3", f"{LARDER} (triple-no-corn) (2223356)"),),
}


def situations(game: str) -> list[dict[str, Any]]:
    """Return the situations of a game: a rule, the options, and what a seat sees."""
    return [situation(game, *each) for each in SHOWN.get(game, ())]


def situation(game: str, rule: str, line: str) -> dict[str, Any]:
    """Return the position after a line of play, as the seat that is to act sees it."""
    match = Match(game_named(game), {"seats": "2"})
    for step in line.split():
        match.land(step[1:-1]) if step.startswith("(") else match.play(step)
    view = still_view(match, 0, is_whole=True)
    return {"rule": rule, "options": {"seats": "2"}, "view": msgspec.to_builtins(view)}


def written(game: str) -> str:
    """Return the situations of a game as its folder keeps them."""
    return json.dumps(situations(game), ensure_ascii=False, indent=1) + "\n"


def place_of(game: str) -> Path:
    """Return where the situations of a game are kept."""
    return GAMES / game / "web" / "situations.json"


if __name__ == "__main__":
    for name in all_games():
        place_of(name).write_text(written(name), encoding="utf-8")
