"""What the journal does not hold has not happened: full disks, rivals, new rules, lost time."""

import asyncio
import sqlite3
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from kosti.core.packed import lowest
from kosti.server import clocks, commands
from kosti.server.awake import AwakeTable
from kosti.server.messages import Play
from kosti.server.refusing import Refusal
from server.hall import hall_at, laid, reader

NUMBERS = count(1)


def next_move(table: AwakeTable, number: str = "") -> Play:
    """Return a command that plays the first thing there is to play."""
    live = table.table
    playing = commands.game_of(live)
    if playing.awaits_throw:
        action = "throw"
    else:
        state = playing.match.state
        choice = lowest(playing.game.rules.legal(state))
        action = playing.game.notation.choice_text(state, choice)
    return Play(number or f"m{next(NUMBERS)}", live.to_act, live.number, [action])


async def moved(table: AwakeTable, command: Play) -> int:
    """Play a command; return the number of steps."""
    return await table.do(partial(table.played, command), command.id)


async def played_until_full(table: AwakeTable) -> int:
    """Play until nothing can be stored; return the last number acknowledged."""
    number, refused = table.table.number, ""
    while not refused:
        try:
            number = await moved(table, next_move(table))
        except Refusal as refusal:
            refused = refusal.key
    assert refused == "storage"
    return number


def test_a_full_disk_acknowledges_nothing_and_recovers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, disk):
            table, _ = await laid(hall, "bratwurmeck")
            id_ = table.table.setup.id
            [[pages]] = disk.connection.execute("PRAGMA page_count")
            disk.connection.execute(f"PRAGMA max_page_count={pages + 1}")
            connection, screen = reader(frozenset())
            await table.join(connection)
            acknowledged = await played_until_full(table)
            assert screen.codes == [1013]
            assert screen.messages[-1]["number"] == acknowledged
            assert id_ not in hall.awake
            woken = await hall.open(id_)
            assert woken.table.number == acknowledged
            acknowledged = await played_until_full(woken)
            disk.connection.execute("PRAGMA max_page_count=100000")
            again = await hall.open(id_)
            assert await moved(again, next_move(again)) > acknowledged

    asyncio.run(scene())


def test_two_servers_at_one_table_are_settled_by_the_database(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _), hall_at(tmp_path) as (rival, _):
            table, _ = await laid(hall, "bratwurmeck")
            other = await rival.open(table.table.setup.id)
            assert await moved(table, next_move(table)) == 1
            with pytest.raises(Refusal, match="stale"):
                await moved(other, next_move(other))
            fresh = await rival.open(table.table.setup.id)
            assert fresh.table.number == 1
            assert await moved(fresh, next_move(fresh)) == 2

    asyncio.run(scene())


def test_a_command_repeated_after_a_restart_is_not_played_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "bratwurmeck")
            command = next_move(table, "mine")
            assert await moved(table, command) == 1
        async with hall_at(tmp_path) as (hall, _):
            woken = await hall.open(table.table.setup.id)
            assert await moved(woken, command) == 1
            assert woken.table.number == 1

    asyncio.run(scene())


@pytest.mark.parametrize("is_same", [True, False])
def test_after_an_upgrade_a_table_goes_on_only_as_it_was(tmp_path: Path, is_same: bool) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "barbecue")
            for _ in range(4):
                await moved(table, next_move(table))
            before = table.table.number
        alter(tmp_path, is_same=is_same)
        async with hall_at(tmp_path) as (hall, _):
            woken = await hall.open(table.table.setup.id)
            if is_same:
                assert woken.table.number == before
                assert await moved(woken, next_move(woken)) > before
            else:
                assert (woken.table.phase, woken.table.closed_by) == ("closed", "rules")
        async with hall_at(tmp_path) as (hall, _):
            again = await hall.open(table.table.setup.id)
            assert again.table.closed_by == ("" if is_same else "rules")

    asyncio.run(scene())


def alter(folder: Path, *, is_same: bool) -> None:
    """Let the tables have been played by other rules, which led elsewhere or not."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("UPDATE tables SET setup = json_set(setup, '$.rules', 0)")
        if not is_same:
            database.execute(
                "UPDATE journal SET body = json_set(body, '$.mark', 1) "
                "WHERE number = (SELECT max(number) FROM journal)"
            )
    database.close()


def test_the_clock_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "ciao", clock=60)
            since = table.table.since
            assert clocks.left(table.table, [], since + 20) == 40
            assert clocks.left(table.table, [(since + 5, since + 25)], since + 30) == 50
            assert clocks.left(table.table, [(since - 9, since + 1)], since + 10) == 51
            assert table.pacing.out_of_time(since + 59) == []
            assert table.pacing.out_of_time(since + 61)
            assert table.table.chairs[table.table.to_act].stand_in

    asyncio.run(scene())


def test_an_idle_table_sleeps_and_is_woken_on_demand(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "ciao")
            table.used -= 1_000
            await hall.sweep()
            assert hall.awake == {}
            assert (await hall.open(table.table.setup.id)).table.phase == "playing"

    asyncio.run(scene())


def test_a_table_deleted_meanwhile_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "ciao")
            id_ = table.table.setup.id
            assert hall.store.delete([id_]) == 1
            with pytest.raises(Refusal, match="stale"):
                await moved(table, next_move(table))
            with pytest.raises(Refusal, match="no-table"):
                await hall.open(id_)

    asyncio.run(scene())


def test_old_tables_are_deleted_where_that_is_wanted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "ciao")
            table.used -= 1_000
            hall.keep_days = 1
            await hall.sweep()
            await hall.delete_old(table.table.changed + 1)
            with pytest.raises(Refusal, match="no-table"):
                await hall.open(table.table.setup.id)

    asyncio.run(scene())


def test_memory_of_a_long_game_is_bounded(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_at(tmp_path) as (hall, _):
            table, _ = await laid(hall, "bratwurmeck")
            playing = commands.game_of(table.table)
            while table.table.phase == "playing" and table.table.number < 700:
                await moved(table, next_move(table))
            assert len(playing.match.steps) <= 600
            woken = await hall.wake(table.table.setup.id)
            assert woken.table.number == table.table.number
            assert woken.table.playing is not None
            assert woken.table.playing.match.state == playing.match.state

    asyncio.run(scene())
