"""The bars of strength are well told, and a short game of each can be measured."""

import pytest

from kosti.core.registry import game_named
from strength.__main__ import told, wanted
from strength.bars import BARS, Bar, measured


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
