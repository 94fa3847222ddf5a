"""Played games as data: JSON lines, CSV or Parquet, a row for each game."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kosti.simulate.results import Results


def write_games(results: Results, path: Path) -> None:
    """Write every game; the ending of the file's name says how."""
    kind = path.suffix.lower()
    writing = {".jsonl": _write_lines, ".csv": _write_csv, ".parquet": _write_parquet}
    beside = path.with_name(f".{path.name}.part")
    writing[kind](results, beside)
    beside.replace(path)


def rows_of(results: Results) -> Iterator[dict[str, Any]]:
    """Yield each game: what was played, who sat where, and a number for each seat in lists."""
    lists = {"shares": results.shares, "scores": results.scores}
    lists |= {name: results.counts(name) for name in results.counted}
    options = results.game.option_texts(results.options)
    for game in range(results.games):
        yield {
            "game": results.game.name,
            "options": options,
            "seed": results.seed,
            "number": game,
            "bots": [results.bots[bot] for bot in results.sitting[game]],
            **{name: numbers[game].tolist() for name, numbers in lists.items()},
            "turns": int(results.turns[game]),
            "decisions": int(results.decisions[game]),
        }


def _write_lines(results: Results, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        for row in rows_of(results):
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _flat(results: Results) -> Iterator[dict[str, Any]]:
    """Yield each game with a column for each seat."""
    for row in rows_of(results):
        flat: dict[str, Any] = {}
        for name, value in row.items():
            if isinstance(value, list):
                flat |= {f"{name}_{seat}": each for seat, each in enumerate(value)}
            elif isinstance(value, dict):
                flat[name] = " ".join(f"{option}={text}" for option, text in value.items())
            else:
                flat[name] = value
        yield flat


def _write_csv(results: Results, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: csv.DictWriter[str] | None = None
        for row in _flat(results):
            if writer is None:
                writer = csv.DictWriter(file, list(row), lineterminator="\n")
                writer.writeheader()
            writer.writerow(row)


def _write_parquet(results: Results, path: Path) -> None:
    from pyarrow import Table, parquet

    parquet.write_table(Table.from_pylist(list(_flat(results))), path)
