"""Whole games at a real server: by link, against bots, and after it was killed."""

from pathlib import Path

import pytest

from kosti.core.record import read_record
from kosti.core.registry import all_games
from kosti.fair import verify
from server.house import Guest, bot, first, friend, last, me, opened

SHORT = {"bratwurmeck": 6, "barbecue": 6, "ciao": 8, "svintus": 6}


@pytest.mark.parametrize("game", all_games())
def test_a_game_against_a_bot_is_played_to_its_end(guest: Guest, game: str) -> None:
    options = {"turn_limit": str(SHORT[game])}
    made = guest.make(game, me(), bot(), options=options, starts=True)
    with guest.live(made["id"]) as live:
        whole = live.play_on(last)
    assert sum(whole["result"]) == pytest.approx(1)
    for form in ("json", "text"):
        record = read_record(guest.web.get(f"/api/tables/{made['id']}/record?form={form}").text)
        assert record.match().shares() == whole["result"]
        assert verify(record).verdict == "proved"


def test_the_next_game_was_promised_before_the_first(guest: Guest) -> None:
    short = {"turn_limit": "2"}
    made = guest.make("bratwurmeck", me("Anna"), me("Bob"), options=short, starts=True)
    with guest.live(made["id"]) as live:
        first_end = live.play_on(last)
        names = [seat["name"] for seat in first_end["seats"]]
        assert live.ask("manage", deed="again")["kind"] == "done"
        assert live.table["fair"]["commitment"] == first_end["fair"]["secret"]
        assert [seat["name"] for seat in live.table["seats"]] == [names[1], names[0]]
        second_end = live.play_on(last)
    won = [a["won"] for a in first_end["seats"]]
    assert sum(seat["won"] for seat in second_end["seats"]) == pytest.approx(sum(won) + 1)
    record = read_record(guest.web.get(f"/api/tables/{made['id']}/record").text)
    assert verify(record).verdict == "proved"


def test_two_people_play_by_link(guest: Guest, other: Guest) -> None:
    made = guest.make("bratwurmeck", me("Anna"), friend(), options={"turn_limit": "4"})
    other.join(made["id"], "Boris")
    with guest.live(made["id"]) as anna, other.live(made["id"]) as boris:
        assert [seat["name"] for seat in boris.table["seats"]] == ["Anna", "Boris"]
        assert anna.ask("manage", deed="start")["kind"] == "done"
        boris.until(lambda message: message["kind"] == "table")
        while anna.table["phase"] == "playing":
            actor, onlooker = (anna, boris) if anna.is_mine else (boris, anna)
            assert actor.play(actor.action(first))["kind"] == "done"
            number = actor.table["number"]
            while onlooker.table["number"] < number:
                onlooker.hear()
        assert anna.table["result"] == boris.table["result"]


def test_a_table_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house) as guest:
        made = guest.make("svintus", me("Anna"), me("Bob"), starts=True)
        with guest.live(made["id"]) as live:
            for _ in range(5):
                assert live.play(live.action(last))["kind"] == "done"
            before = live.table
        house.kill()
        house.open()
        guest.web.base_url = house.url
        with guest.live(made["id"]) as live:
            assert live.table["number"] == before["number"]
            assert live.table["views"] == before["views"]
            assert live.play(live.action(last))["kind"] == "done"


def test_the_server_ends_cleanly(tmp_path: Path) -> None:
    with opened(tmp_path) as house, Guest(house) as guest:
        guest.make("ciao", me(), bot(), starts=True)
        assert house.close() == 0
        assert house.logged == ""
