"""Played games as files and pictures: what is written is what was played."""

import csv
import json
from pathlib import Path

import pytest
from pyarrow import parquet

from kosti.core.words import LANGUAGES, words
from kosti.simulate.batch import simulate
from kosti.simulate.files import write_games
from kosti.simulate.plot import plot

PLAYED = simulate("ciao", ["simple", "random", "simple"], games=50)


def test_every_form_holds_every_game(tmp_path: Path) -> None:
    for kind in ("jsonl", "csv", "parquet"):
        write_games(PLAYED, tmp_path / f"games.{kind}")
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    assert [game["shares"] for game in games] == PLAYED.shares.tolist()
    assert [game["lies"] for game in games] == PLAYED.counts("lies").tolist()
    assert [game["turns"] for game in games] == PLAYED.turns.tolist()
    assert {tuple(game["bots"]) for game in games} == {("simple", "random", "simple")}
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["shares_0"]) for row in rows] == PLAYED.shares[:, 0].tolist()
    assert [int(row["number"]) for row in rows] == list(range(50))
    kept = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{name: str(value) for name, value in row.items()} for row in kept] == rows
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_drawn_in_the_readers_words(tmp_path: Path, language: str) -> None:
    said = words(language, "ciao")
    plot(PLAYED, tmp_path / "games.svg", said)
    plot(PLAYED, tmp_path / "again.svg", said)
    drawn = (tmp_path / "games.svg").read_text("utf-8")
    assert drawn == (tmp_path / "again.svg").read_text("utf-8")
    for key in ("plot-shares", "plot-lengths", "plot-turns", "tally-lies", "bot-random"):
        assert said.say(key) in drawn
