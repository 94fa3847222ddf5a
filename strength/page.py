"""`docs/strength.md`: what was measured, as a page."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kosti.bots.weights import how_made, shipped
from kosti.core.registry import all_games
from proof import store
from proof.page import table
from strength.bars import BARS, SEED, Bar, FirstMover, first_movers
from strength.results import kept

PAGE = store.ROOT / "docs/strength.md"
HEAD = f"""\
# Strength

How strong the players are that come with Kosti, by `make strength` (or `python -m strength NAME`
for one line). One player of the kind named first sits among the others, in every order of the
seats; the games of one round of orders meet the same throws and cards. Shares of the win with
95 % intervals; a bar is reached if the lower end reaches it. Seed {SEED:,}.
"""
NETS = """\
## The nets

Each by `kosti train`: the same command and number of games repeats it, by the version that made it.
Where players have changed since (Svintus for 3 and 4; Bratwurmeck for 4, which had no lessons from
experts) it comes out a little different. Where nothing is told, see the README beside the net.
"""


def write_page() -> None:
    """Write the page from what was found last."""
    PAGE.write_text("\n".join([HEAD, *sections()]), "utf-8")
    print(f"written: {PAGE.relative_to(store.ROOT)}")


def sections() -> Iterator[str]:
    """Yield the parts of the page."""
    yield "## Bars\n"
    head = (
        "`python -m strength`",
        "share",
        "95 % interval",
        "bar",
        "aim",
        "reached",
        "games",
        "date",
    )
    yield table(head, [row for bar in BARS if (row := bar_row(bar))])
    if untaken := [f"`{bar.name}`" for bar in BARS if bar_row(bar) is None]:
        yield f"Not taken yet: {', '.join(untaken)}.\n"
    yield "## By seat\n\nMasters among themselves, seat by seat from the one that begins.\n"
    yield table(("`python -m strength`", "shares", "games", "date"), [*first_mover_rows()])
    yield NETS
    yield table(("net", "kB", "games", "turns", "among experts", "command"), [*net_rows()])


def bar_row(bar: Bar) -> tuple[object, ...] | None:
    """Return what is told of a bar, if it was taken."""
    known = kept(bar.name)
    if known is None:
        return None
    mean, low, high = known["found"]["shares"][0]
    reached = "yes" if low >= bar.least else "**no**"
    if known["found"]["games"] < bar.games:
        reached += ", at a first look"
    interval = f"{low:.1%} to {high:.1%}"
    return (
        f"`{bar.name}`",
        f"{mean:.1%}",
        interval,
        f"{bar.least:.1%}",
        f"{bar.aim:.1%}" if bar.aim else "",
        reached,
        known["found"]["games"],
        known["date"],
    )


def first_mover_rows() -> Iterator[tuple[object, ...]]:
    """Yield what is told of each game and number of seats that was played."""
    for one in first_movers():
        if known := kept(one.name):
            yield f"`{one.name}`", shares_told(one, known), known["found"]["games"], known["date"]


def shares_told(one: FirstMover, known: dict[str, Any]) -> str:
    """Return the shares of all seats."""
    shares = known["found"]["shares"]
    half = max(high - low for _, low, high in shares) / 2
    return ", ".join(f"{mean:.1%}" for mean, _, _ in shares) + f" (each ± {half:.1%})"


def net_rows() -> Iterator[tuple[object, ...]]:
    """Yield how each shipped net was made."""
    for game in all_games().values():
        for seats in game.seat_counts:
            path = Path(str(shipped(game, seats)))
            if path.is_file():
                made = how_made(path)
                size = f"{path.stat().st_size / 1000:.0f}"
                known = kept(f"{game.name}-{seats}-master-expert")
                share = f"{known['found']['shares'][0][0]:.1%}" if known else ""
                played = made["games"], made["turns"], share
                yield f"{game.name} {seats}", size, *played, command(made)


def command(made: dict[str, Any]) -> str:
    """Return the command that makes such a net again."""
    seats = made["options"].get("seats", "2")
    games, seed = made["games"], made["seed"]
    taught = " --taught" if made.get("is_taught") else ""
    return f"`kosti train {made['game']} --seats {seats} --games {games} --seed {seed}{taught}`"
