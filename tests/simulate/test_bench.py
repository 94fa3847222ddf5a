"""The bench measures something of every game; how much is for `make bench`."""

from kosti.core.registry import game_named
from kosti.simulate import bench


def test_a_short_bench_tells_every_figure() -> None:
    lines: list[str] = []
    game = game_named("bratwurmeck")
    bench.bench_engine([game], write=lines.append, runs=1, seconds=0.001)
    assert sum(line.startswith("bratwurmeck ") for line in lines) == 6
    for told in ("OpenSpiel", "plain rules", "two views", "first compiled game"):
        assert any(told in line for line in lines)


def test_a_ratio_needs_a_measure() -> None:
    assert bench.ratio(3.0, None) == ""
    assert bench.ratio(3.0, 2.0).split()[0] == "1.50"
