"""`python -m strength`: how strong the players are, bar by bar."""

import argparse
import os
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any

from kosti.simulate.statistics import Share
from strength.bars import BARS, Bar, FirstMover, first_movers, measured
from strength.page import write_page
from strength.results import keep, kept, players_digest

ABOUT = """\
Measure how strong the players are. Without a name all bars are taken one after the other, those
apart that were taken already with the same players; `docs/strength.md` is then written anew.
A bar is reached if the lower end of the 95 % interval reaches it.
"""
EXAMPLES = """\
examples:
  python -m strength                                   all of them
  python -m strength --list                            their names
  python -m strength bratwurmeck-2-master-expert       one of them
  python -m strength svintus                           all whose names begin so
"""


def main(given: list[str] | None = None) -> int:
    """Take the bars that are asked for; return 0 if all are reached."""
    asked = _parser().parse_args(given)
    os.environ["KOSTI_FRESH"] = "yes"  # a bar holds for what everybody has
    bars = [by_games(bar, asked.games) for bar in wanted(asked.names)]
    if asked.list:
        print("\n".join(bar.name for bar in bars))
        return 0
    is_reached = True
    for number, bar in enumerate(bars):
        is_reached &= take(bar, asked.jobs, asked.again)
        left = len(bars) - number - 1
        print(f"left: {left}", file=sys.stderr, flush=True)
    write_page()
    return 0 if is_reached else 1


def wanted(names: list[str]) -> Iterator[Bar | FirstMover]:
    """Yield the bars with these beginnings, or all."""
    every: list[Bar | FirstMover] = [*BARS, *first_movers()]
    for bar in every:
        if not names or any(bar.name.startswith(name) for name in names):
            yield bar


def by_games(bar: Bar | FirstMover, games: int | None) -> Bar | FirstMover:
    """Return a bar that is measured by so many games, if a number is given."""
    return bar if games is None else bar._replace(games=games)


def take(bar: Bar | FirstMover, jobs: int | None, is_again: bool) -> bool:
    """Measure one bar unless that is done; tell whether it is reached."""
    known, digest = kept(bar.name), players_digest(bar)
    is_enough = known and known["digest"] == digest and known["found"]["games"] >= bar.games
    if known and is_enough and not is_again:
        print(f"{bar.name}: done on {known['date']}, nothing has changed since")
        return is_over(bar, known["found"])
    begun = monotonic()
    shares = measured(bar, jobs)
    found = {
        "shares": [[share.mean, share.low, share.high] for share in shares],
        "games": bar.games,
        "seconds": round(monotonic() - begun, 1),
    }
    keep(bar.name, found, digest)
    print(f"{bar.name}: {', '.join(map(told, shares))} ({found['seconds']} s)", flush=True)
    return is_over(bar, found)


def is_over(bar: Bar | FirstMover, found: dict[str, Any]) -> bool:
    """Tell whether what was measured reaches the bar, where there is one."""
    return not isinstance(bar, Bar) or bool(found["shares"][0][1] >= bar.least)


def told(share: Share) -> str:
    """Return a share with its interval."""
    return f"{share.mean:.2%} ({share.low:.2%} to {share.high:.2%})"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m strength",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="name", help="how the wanted bars begin")
    parser.add_argument("--list", action="store_true", help="only list the names")
    parser.add_argument("--jobs", type=int, help="games at once (as many as there are cores)")
    parser.add_argument("--games", type=int, help="games of each, for a first look")
    parser.add_argument("--again", action="store_true", help="do what is done again")
    return parser


if __name__ == "__main__":
    sys.exit(main())
