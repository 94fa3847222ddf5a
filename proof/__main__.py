"""`python -m proof`: the long checks of the rules, part by part."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

from kosti.core.contract import Game
from kosti.core.registry import all_games, game_named
from proof import store
from proof.conformance import kept_promises
from proof.decisions import GOAL, Broken, never_fired, random_decisions
from proof.figures import figures
from proof.mutate import NEEDED, killed_share, mutant_report, unexplained
from proof.online import TESTS, proved
from proof.page import write_page

ABOUT = """\
The long checks of the rules. Without a part all are done in this order, those apart that were
done already on the same text of the rules and tests; `docs/proof.md` is then written anew.

  random       random decisions in the compiled reading, every step watched: nothing may break,
               and every numbered rule must show
  conformance  the suite `kosti.testing.check` at all tables, long games, both readings
  mutants      small changes to the rules, of which cases and laws must notice 95 %
  online       the long forms of the tests of the table online: races, kills, traces, floods
  browser      the page in Chromium: whole games at every number of seats, every page by both
               lights on each screen, the coach
  figures      sizes of functions and files, share of comments, number of cases
  page         write docs/proof.md from what was found last
"""
EXAMPLES = """\
examples:
  python -m proof                                     all of it, about 60 minutes on two cores
  python -m proof random --game ciao                  one part for one game
  python -m proof random --decisions 100000 --plain   shorter, in plain Python
  python -m proof mutants --game svintus --most 50    a sample of the mutants
"""
PARTS = ("random", "conformance", "mutants", "online", "browser", "figures", "page")


def main(given: list[str] | None = None) -> int:
    """Do the parts that are asked for; return 0 if all is proved."""
    asked = _parser().parse_args(given)
    parts = asked.parts or PARTS
    chosen = [game_named(name) for name in asked.game] or list(all_games().values())
    work = [(part, game) for part in parts if part in BY_GAME for game in chosen]
    is_proved = True
    for number, (part, game) in enumerate(work):
        left = ", ".join(f"{part} {game.name}" for part, game in work[number + 1 :])
        is_proved &= _one(part, game, asked, left)
    for part in TESTS:
        if part in parts:
            is_proved &= _tested(part)
    if "figures" in parts:
        store.keep("figures", "", figures(), "python -m proof figures", store.digest(""))
    if "page" in parts:
        write_page()
    return 0 if is_proved else 1


def _tested(part: str) -> bool:
    """Run a part's tests in their long forms; tell whether it is proved."""
    found = proved(part)
    store.keep(part, "", found, f"python -m proof {part}", store.digest(""))
    for problem in found["problems"]:
        print(f"{part}: {problem}")
    print(f"{part}: {found['told']}", flush=True)
    return not found["problems"]


def _one(part: str, game: Game, asked: argparse.Namespace, left: str) -> bool:
    """Do one part for one game unless that is done; tell whether it is proved."""
    digest = store.digest(game.name)
    is_whole = asked.decisions == GOAL and not asked.most and not asked.plain
    known = store.kept(part, game.name)
    if known and known["digest"] == digest and is_whole and not asked.again:
        print(f"{part} {game.name}: done on {known['date']}, nothing has changed since")
        return not known["found"]["problems"]
    found = BY_GAME[part](game, asked)
    if is_whole:
        store.keep(part, game.name, found, f"python -m proof {part} --game {game.name}", digest)
    for problem in found["problems"]:
        print(f"{part} {game.name}: {problem}")
    print(f"{part} {game.name}: {found['told']}", flush=True)
    if left:
        print(f"left: {left}", file=sys.stderr)
    return not found["problems"]


def _random(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    try:
        found = random_decisions(game, asked.decisions, asked.cores, is_plain=asked.plain)
    except Broken as broken:
        return {"problems": [str(broken)], "told": "broken"}
    shown = ", ".join(f"{number} {times:,}" for number, times in found["rules"].items())
    decisions = sum(way["random"] for way in found["ways"].values())
    problems = [f"{number} never showed" for number in never_fired(found)]
    told = f"{decisions:,} random decisions, nothing broken; times shown: {shown}"
    return {**found, "problems": problems, "told": told}


def _conformance(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    return kept_promises(game, asked.cores)


def _mutants(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    found = mutant_report(game, asked.most, asked.cores)
    share = killed_share(found)
    problems = [f"not killed, and no reason given: {name}" for name in unexplained(found)]
    if share < NEEDED and not asked.most:
        problems.append(f"only {share:.1%} of the mutants are killed")
    return {**found, "problems": problems, "told": f"{share:.1%} of the mutants are killed"}


BY_GAME: dict[str, Callable[[Game, argparse.Namespace], dict[str, Any]]] = {
    "random": _random,
    "conformance": _conformance,
    "mutants": _mutants,
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m proof",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="part", choices=PARTS, help=", ".join(PARTS))
    parser.add_argument("--game", action="append", default=[], help="only this game (repeatable)")
    parser.add_argument(
        "--decisions", type=int, default=GOAL, help="random decisions a game (100 million)"
    )
    parser.add_argument("--plain", action="store_true", help="play in plain Python, not compiled")
    parser.add_argument("--most", type=int, default=0, help="only so many mutants a file of rules")
    parser.add_argument("--cores", type=int, default=2, help="processes at once (2)")
    parser.add_argument("--again", action="store_true", help="do what is done again")
    return parser


if __name__ == "__main__":
    sys.exit(main())
