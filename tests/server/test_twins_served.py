"""Secrecy by twins at a real server: a hidden face changes no byte that anybody else can get."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from figures import Figures
from kosti.server.entries import AnyEntry, Began, Contributed, Sat, Setup, Stepped
from kosti.server.store import Store
from kosti.server.tabling import LiveTable
from kosti.server.tokens import hashed
from kosti.server.writer import SqliteDisk, Writer, new_table
from server.house import House, Live, opened

SEATS = 3
LINK, WATCH = "twin" + "t" * 18, "seen" + "s" * 18
WHEN = 1_000_000.0
HIDDEN = ("(1)", "(X)")
PLAYED = ((2, 2, "believe"), (1, 2, "believe"), (1, 4, "throw"))  # seat 2 before it is asked
ASKED = (
    "tables",
    "tables/{link}",
    "tables/{link}/record",
    "tables/{link}/record?form=text",
    "tables/{link}/position",
    "watch/{watch}",
    "watch/{watch}/record",
    "watch/{watch}/record?form=text",
)
OURS = re.compile(r"127\.0\.0\.1:\d+|\[\d+\]")  # ports and processes


def journal(face: str) -> tuple[Setup, list[AnyEntry]]:
    """Return a table at which seat 0 holds a face and has announced 3."""
    setup = Setup(LINK, WATCH, "TWINSX", "ciao", 1, {}, SEATS, "ab" * 32, made=WHEN, public=True)
    entries: list[AnyEntry] = []
    for seat in range(SEATS):
        token = hashed(f"token{seat}")
        entries.append(Sat(at=WHEN, seat=seat, name=f"P{seat}", token=token))
        entries.append(Contributed(at=WHEN, seat=seat, contribution=f"{seat:032x}"))
    entries.append(Began(at=WHEN, round=1, first=0))
    entries.append(Stepped(at=WHEN, seat=-1, steps=[]))
    entries.append(Stepped(at=WHEN, seat=0, steps=[face]))
    entries.append(Stepped(at=WHEN, seat=0, steps=["3"]))
    return setup, entries


def laid(folder: Path, face: str) -> None:
    """Lay the table in a folder, as a server would have left it."""
    setup, entries = journal(face)
    table = LiveTable(setup)
    for entry in entries:
        table.take(entry)
    file = folder / "tables.sqlite"
    Store(f"sqlite:///{file}").upgrade()

    async def write() -> None:
        writer = Writer(SqliteDisk(str(file)), asyncio.get_running_loop())
        rows = [(1, place, None, entry) for place, entry in enumerate(entries)]
        await writer.store(rows, [new_table(1, setup, table.phase)])
        await writer.close()

    asyncio.run(write())


def got(house: House, seat: int) -> list[Any]:
    """Return all that a seat (3: an onlooker) can get by REST."""
    cookie = {"Cookie": f"kosti-{seat}=token{seat}"} if seat < SEATS else {}
    with httpx.Client(base_url=house.url, headers=cookie) as web:
        paths = [path.format(link=LINK, watch=WATCH) for path in ASKED]
        answers = [web.get(f"/api/{path}") for path in paths]
    assert {one.status_code for one in answers} == {200}
    return [timeless(one.text) for one in answers]


def timeless(text: str) -> str:
    """Return a text without the times of what happens now."""
    return re.sub(r'"(changed|at)":[\d.]+', "", text)


def played(folder: Path, face: str) -> tuple[dict[int, list[Any]], str, str]:
    """Play on at a twin; return what each seat got, what the holder of the die got, and the log."""
    folder.mkdir()
    laid(folder, face)
    with opened(folder, "--log-level", "debug") as house:
        seats = [*range(SEATS), None]
        path = f"/api/tables/{LINK}/live"
        cookies = ["" if seat is None else f"kosti-{seat}=token{seat}" for seat in seats]
        lives = [Live(house, path, cookie) for cookie in cookies]
        before = {seat: got(house, seat) for seat in range(1, SEATS + 1)}
        for id_, (seat, number, action) in enumerate(PLAYED):
            command = {"id": f"{id_}", "seat": seat, "number": number, "actions": [action]}
            lives[seat].say_plainly({"kind": "play", **command})
            assert lives[seat].answer(f"{id_}")["kind"] == "done"
        for live in lives:
            while live.table["number"] < 5:
                live.hear()
        heard = {seat: live.heard for seat, live in enumerate(lives) if seat}
        after = {seat: got(house, seat) for seat in range(1, SEATS + 1)}
        own = json.dumps(lives[0].heard)
        for live in lives:
            live.open.close()
        house.close()
        seen = {seat: [before[seat], texts(heard[seat]), after[seat]] for seat in before}
        return seen, own, OURS.sub("", house.logged)


def texts(messages: list[Any]) -> list[str]:
    """Return messages as texts, without what depends on who came first or on the time."""
    kept = [one for one in messages if one["kind"] != "seated"]
    return [timeless(json.dumps(one, separators=(",", ":"))) for one in kept]


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The same table, each time with another face under the cup."""
    folder = tmp_path_factory.mktemp("twins")
    return [played(folder / str(number), face) for number, face in enumerate(HIDDEN)]


def test_every_byte_to_everybody_else_is_the_same(twins: list[Any], figures: Figures) -> None:
    first = twins[0][0]
    for other, _, _ in twins[1:]:
        for seat in first:
            assert other[seat] == first[seat]
    assert len({own for _, own, _ in twins}) == len(HIDDEN)
    told = sum(len(str(seen)) for seen in first.values())
    figures.tell("served twins compared", times=len(HIDDEN), letters_alike=told)


def test_every_line_of_the_log_is_the_same(twins: list[Any]) -> None:
    logs = [log for _, _, log in twins]
    assert len(set(logs)) == 1
    for secret in (LINK, WATCH, "token0"):
        assert secret not in logs[0]
