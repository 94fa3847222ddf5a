"""Tournaments: all orders meet the same chance, and ratings say what was won."""

from math import exp

import numpy as np
import pytest

from kosti.core.registry import all_games
from kosti.simulate.batch import orders_of
from kosti.simulate.rating import ELO, Played, ratings
from kosti.simulate.tournament import BadTournament, tables_for, tournament

FEW = {"turn_limit": "60"}


def test_tables_bring_everybody_together() -> None:
    assert tables_for(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert tables_for(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert tables_for(2, 4) == [(0, 1, 1, 1), (1, 0, 0, 0)]


def test_every_bot_sits_everywhere_equally_often() -> None:
    for table in ((0, 1), (0, 1, 2), (0, 1, 1, 1), (0, 1, 2, 3, 4)):
        orders = orders_of(table)
        assert len(set(orders)) == len(orders)
        for bot in set(table):
            held = [sum(order[seat] == bot for order in orders) for seat in range(len(table))]
            assert len(set(held)) == 1


def test_a_known_strength_is_found() -> None:
    rng = np.random.default_rng(1)
    strength = np.array([120.0, 0.0, -120.0]) / ELO
    played = []
    for one, other in ((0, 1), (0, 2), (1, 2)):
        chance = 1 / (1 + exp(strength[other] - strength[one]))
        won = np.zeros((4000, 3))
        won[:, one] = rng.binomial(2, chance, 4000)
        won[:, other] = 2 - won[:, one]
        played.append(Played([int(bot in (one, other)) for bot in range(3)], won, 2))
    for found, true in zip(ratings(played), (120, 0, -120), strict=True):
        assert found.low < true < found.high
        assert 1 < found.error < 4


def test_two_bots_are_rated_as_elo_rates_them() -> None:
    won = np.array([[2.0, 0.0], [1.0, 1.0], [2.0, 0.0], [1.0, 1.0]] * 500)
    better, worse = ratings([Played([1, 1], won, 2)])
    assert better.mean == pytest.approx(-worse.mean)
    assert better.mean - worse.mean == pytest.approx(ELO * np.log(3), abs=0.5)


def test_one_among_others_is_rated_by_its_fair_share() -> None:
    alike = np.array([[1.0, 3.0]] * 100)
    better, worse = ratings([Played([1, 3], alike, 4)])
    assert better.mean == pytest.approx(0, abs=1)
    assert worse.mean == pytest.approx(0, abs=1)


def test_who_never_lost_has_a_rating() -> None:
    best, worst = ratings([Played([1, 1], np.array([[2.0, 0.0]] * 50), 2)])
    assert 400 < best.mean - worst.mean < 2000


def test_pairing_cancels_what_the_dice_do() -> None:
    played = tournament("bratwurmeck", ["simple", "random"], games=40, options=FEW)
    alike = tournament("ciao", ["simple", "random"], games=200)
    for meeting in (played, alike):
        share = meeting.tables[0].share_of_bot(0)
        assert meeting.share_of(0) == share
        assert meeting.difference(0, 1).mean == pytest.approx(2 * share.mean - 1)
        assert meeting.difference(0, 1).mean == pytest.approx(-meeting.difference(1, 0).mean)
        assert meeting.ratings[0].mean > meeting.ratings[1].mean
        assert meeting.is_whole


@pytest.mark.parametrize("game", all_games())
def test_any_number_of_jobs_holds_the_same_tournament(game: str) -> None:
    one, two = (
        tournament(game, ["simple", "random"], games=60, seats=3, jobs=jobs, options=FEW)
        for jobs in (1, 2)
    )
    assert [table.orders for table in one.tables] == [table.orders for table in two.tables]
    for mine, theirs in zip(one.tables, two.tables, strict=True):
        assert np.array_equal(mine.table, theirs.table)
    assert one.ratings == two.ratings
    assert one.games == one.wanted == 120


def test_a_table_can_be_named() -> None:
    held = tournament("ciao", ["simple", "random"], tables=[(0, 1, 1, 1)], games=40)
    assert len(held.tables) == 1
    assert held.share_of(0).mean + 3 * held.share_of(1).mean == pytest.approx(1)


def test_breaking_off_keeps_the_tables_played() -> None:
    def interrupt(done: int, wanted: int) -> None:
        if done >= 100_000:
            raise KeyboardInterrupt

    held = tournament(
        "ciao",
        ["simple", "random"],
        seats=3,
        games=100_000,
        options={"turn_limit": "1"},
        on_progress=interrupt,
    )
    assert held.tables[0].is_whole
    assert 100_000 <= held.games <= held.wanted
    assert len(held.ratings) == 2


@pytest.mark.parametrize("bots", [["simple"], ["simple", "simple"]])
def test_a_tournament_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadTournament):
        tournament("ciao", bots)
