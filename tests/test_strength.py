"""The bars of strength are well told, and a short game of each can be measured."""

from pathlib import Path

import numpy as np
import pytest

from kosti.bots.weights import PARTS, shipped, write_weights
from kosti.core.registry import all_games, game_named
from strength import nets, results
from strength.__main__ import by_games, take, told, wanted
from strength.bars import BARS, Bar, measured
from strength.page import net_rows
from strength.results import kept


def test_every_bar_has_its_own_name() -> None:
    names = [bar.name for bar in wanted([])]
    assert len(names) == len(set(names))
    assert {bar.game for bar in BARS} == {"bratwurmeck", "barbecue", "ciao", "svintus"}


def test_bars_are_found_by_how_they_begin() -> None:
    assert [bar.name for bar in wanted(["bratwurmeck-2-m"])] == [
        f"bratwurmeck-2-master-{other}" for other in ("expert", "casual", "random")
    ]


@pytest.mark.parametrize("bar", BARS, ids=lambda bar: bar.name)
def test_a_bar_fits_its_game(bar: Bar) -> None:
    assert len(bar.players) in game_named(bar.game).seat_counts
    assert 1 / len(bar.players) < bar.least < 1


def test_a_share_is_told_with_its_interval() -> None:
    share = measured(Bar("barbecue", ("simple", "random"), 0.5, games=2))[0]
    assert share.low < share.mean <= share.high
    assert told(share).count("%") == 3


def test_a_net_is_measured_among_experts(tmp_path: Path) -> None:
    made = {"game": "barbecue", "options": {"seats": "3"}, "games": 256, "turns": 9_000, "seed": 1}
    features = game_named("barbecue").encode.features(3)
    shapes = {"first": (features, 1), "bias": (1,), "last": (1, 3), "tilt": (3,)}
    write_weights(tmp_path / "3.npz", {part: np.zeros(shapes[part]) for part in PARTS}, made)
    found = nets.among_experts(tmp_path / "3.npz", made, games=6, jobs=1)
    assert 0 <= found.low <= found.mean <= found.high <= 1


def test_every_net_that_ships_tells_how_it_was_made_and_how_strong_it_is() -> None:
    rows = list(net_rows())
    files = [
        path
        for game in all_games().values()
        for seats in game.seat_counts
        if (path := Path(str(shipped(game, seats)))).is_file()
    ]
    assert len(rows) == len(files)
    for row in rows:
        _, _, games, _, _, command = row
        assert f"--games {games} " in str(command)
    for path in [path for path in files if path.parent.parent.name in ("bratwurmeck", "barbecue")]:
        told = path.with_name("README.md").read_text("utf-8").splitlines()
        (line,) = [line for line in told if line.startswith(f"| {path.stem} |")]
        assert "%" in line
    assert sum(path.stat().st_size for path in files) <= 3_000_000


def test_a_first_look_is_taken_again_by_more_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(results, "FOLDER", tmp_path)
    bar = Bar("barbecue", ("simple", "random"), 0.5, games=4)
    for games, is_taken in ((2, True), (2, False), (4, True), (2, False)):
        take(by_games(bar, games), jobs=1, is_again=False)
        assert ("nothing has changed" in capsys.readouterr().out) != is_taken
        known = kept(bar.name)
        assert known is not None
        assert known["found"]["games"] >= games
