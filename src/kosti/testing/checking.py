"""`check`: plays a game at all its tables and demands every promise at every step."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kosti.core.contract import Game
from kosti.core.registry import game_named
from kosti.core.rule import OVER
from kosti.testing.option_sets import option_sets
from kosti.testing.page import Page
from kosti.testing.playing import Playing, Suite
from kosti.testing.promises import demand, promised, same
from kosti.testing.state_laws import LAWS
from kosti.testing.step_laws import END_LAW, RECORD_LAW, STEP_LAWS, Taken, recorded, shared

LAST_TURNS = 3
PATIENCE = 1_000


class Checked(NamedTuple):
    """What was seen: games, states, and the choices that were played."""

    games: int
    states: int
    choices: frozenset[int]


def check(
    game: Game | str,
    *,
    page: Page | None = None,
    options: Iterable[Mapping[str, str]] | None = None,
    positions: Iterable[str] = (),
    seed: int = 0,
    steps: int = 200,
    is_thorough: bool = False,
    is_compiled: bool = False,
) -> Checked:
    """Play a game at each table and from each position; raise `NotConforming` where it fails.

    Without `options` all tables are tried. Each game goes on for so many steps, then to its end
    after three more turns. Even seeds play at random, odd ones sensibly. `page` tells what the
    suite cannot know. With `is_compiled` the compiled reading plays beside the plain one.
    """
    game = game_named(game) if isinstance(game, str) else game
    page = page or Page()
    if options is None:
        options = option_sets(game, page.values, is_thorough=is_thorough)
    suite = Suite(game, page, is_compiled=is_compiled)
    games = states = 0
    choices: set[int] = set()
    starts: list[Mapping[str, str] | str] = [*options, *positions]
    for games, start in enumerate(starts, 1):
        at = Playing(suite, start, seed + games)
        states += play(at, steps)
        choices |= {step.step for step in at.match.steps if game.rules.to_act(step.before) >= 0}
    return Checked(games, states, frozenset(choices))


def play(at: Playing, steps: int) -> int:
    """Play one game to its end under all laws; return how many states it had."""
    taken = 0
    look(at)
    while at.actor != OVER:
        advance(at)
        look(at)
        taken += 1
        if taken == steps and at.actor != OVER:
            shorten(at)
        with promised(at.place, "a limited game ends"):
            demand(taken < steps + PATIENCE, "it goes on for", taken, "steps")
    with promised(at.place, END_LAW):
        shared(at)
    with promised(at.place, RECORD_LAW):
        recorded(at)
    return taken + 1


def look(at: Playing) -> None:
    """Demand all that holds in a state."""
    at.arrive()
    for promise, law in LAWS:
        with promised(at.place, promise):
            law(at)
    with promised(at.place, "both readings say the same of a state"):
        at.judge()


def advance(at: Playing) -> None:
    """Take one step and demand all that holds of it."""
    before = at.state
    with promised(at.place, "both readings take the same step"):
        step, after = at.next_step()
    with promised(at.place, "the simple player plays what is legal"):
        demand(at.actor < 0 or at.rules.legal(before) >> step & 1, step, "is played")
    text = at.game.step_text(before, step)
    with promised(at.place, f"{text} leads to the same state by its name"):
        events = at.take(step)
        same(at.state, after)
    at.place.line.append(text)
    for promise, law in STEP_LAWS:
        with promised(at.place, promise):
            law(at, Taken(before, step, after, events))


def shorten(at: Playing) -> None:
    """Look at the record of the game so far, and let it end soon."""
    with promised(at.place, RECORD_LAW):
        recorded(at)
    with promised(at.place, "a game goes on from a position with a turn limit"):
        at.limit(LAST_TURNS)
    look(at)
