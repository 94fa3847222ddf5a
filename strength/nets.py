"""`python -m strength.nets`: put a trained net among those that ship, with what it is worth."""

import argparse
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from kosti.bots.weights import how_made, net_of, read_weights, shipped, write_weights
from kosti.core.levels import MASTER
from kosti.core.registry import game_named
from kosti.simulate.batch import Bot, Thinker, share_of
from kosti.simulate.statistics import Share
from strength.bars import GAMES, SEED, among
from strength.results import keep, players_digest


def main(given: list[str] | None = None) -> None:
    """Measure the net of a file and ship it."""
    asked = _parser().parse_args(given)
    made = how_made(asked.file)
    found = among_experts(asked.file, made, asked.games, asked.jobs)
    made["among_experts"] = {
        "share": round(found.mean, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "games": asked.games,
        "seed": SEED,
        "date": datetime.now(UTC).date().isoformat(),
    }
    target = Path(str(shipped(game_named(made["game"]), seats_of(made))))
    write_weights(target, read_weights(asked.file), made)
    bar = among(made["game"], seats_of(made), 0.0)
    shares = {"shares": [[found.mean, found.low, found.high]], "games": asked.games}
    keep(bar.name, shares, players_digest(bar))
    print(f"{target.parent.parent.name} {target.stem}: {made['among_experts']}", flush=True)


def among_experts(file: Path, made: dict[str, Any], games: int, jobs: int | None) -> Share:
    """Return the share of the win of one master by the net of a file among experts."""
    game, seats = game_named(made["game"]), seats_of(made)
    options, weights = game.options(made["options"]), read_weights(file)
    master = Thinker("net", MASTER, partial(_mind, game.brain, options, weights))
    table: list[Bot] = [master, *["expert"] * (seats - 1)]
    return share_of(game, table, games, SEED, jobs=jobs)


def seats_of(made: dict[str, Any]) -> int:
    """Return for how many seats a net was made."""
    return int(made["options"].get("seats", "2"))


def _mind(brain: Any, options: Any, weights: dict[str, Any], arrays: Any) -> Any:
    return brain.mind(options, MASTER, net_of(weights, arrays), arrays)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m strength.nets", description=__doc__)
    parser.add_argument("file", type=Path, help="what `kosti train` wrote")
    parser.add_argument("--games", type=int, default=GAMES, help="games to measure it by")
    parser.add_argument("--jobs", type=int, help="games at once (as many as there are cores)")
    return parser


if __name__ == "__main__":
    main()
