"""What comes from a wrong place or in a wrong shape gets a typed answer and changes nothing."""

import json
import random

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException

from figures import Figures
from kosti.server.names import LONGEST, clean_name, clusters
from server.house import Guest, House, Live, bot, me

MOST_GROWN = 1.05


def test_only_known_hosts_and_our_own_page_are_let_in(guest: Guest, house: House) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost; x", ""):
        assert guest.web.get("/api/games", headers={"Host": host}).status_code == 400
    assert guest.web.get("/api/games", headers={"Host": "localhost:1"}).status_code == 200
    foreign = {"Origin": "http://evil.example"}
    assert guest.web.post("/api/tables", json={}, headers=foreign).status_code == 403
    made = guest.make("ciao", me(), bot())
    with pytest.raises(InvalidStatus):
        Live(house, f"/api/tables/{made['id']}/live", origin="http://evil.example")
    own = house.url
    assert Live(house, f"/api/tables/{made['id']}/live", origin=own).table["kind"] == "table"


def test_every_answer_carries_our_headers(guest: Guest) -> None:
    for path in ("/", "/api/games", "/t/whatever", "/api/docs", "/nothing"):
        headers = guest.web.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_page_is_pressed_and_asked_for_once(guest: Guest) -> None:
    first = guest.web.get("/web/words.js", headers={"Accept-Encoding": "br"})
    assert first.headers["content-encoding"] == "br"
    tag = {"If-None-Match": first.headers["etag"]}
    assert guest.web.get("/web/words.js", headers=tag).status_code == 304
    for path in ("/web/../server/app.py", "/web/%2e%2e/py.typed", "/games/ciao/web/../rules.py"):
        assert guest.web.get(path).status_code == 404


def test_wrong_requests_get_a_typed_problem(guest: Guest) -> None:
    long = "x" * 100_000
    for status, answer in (
        (404, guest.web.get("/api/tables/none")),
        (404, guest.web.get("/api/nothing")),
        (
            400,
            guest.web.post(
                "/api/tables", content="{", headers={"Content-Type": "application/json"}
            ),
        ),
        (413, guest.web.post("/api/tables", json={"game": long, "seats": []})),
        (400, guest.web.post("/api/judgement", json={"game": "ciao", "position": "rubbish"})),
        (404, guest.web.post("/api/codes/ABCDEF")),
    ):
        assert answer.status_code == status, answer.text
        assert set(answer.json()) == {"key", "values"}


def test_tokens_are_secret_and_only_their_hashes_are_kept(guest: Guest, house: House) -> None:
    made = guest.make("ciao", me(), bot())
    answer = guest.web.post(f"/api/tables/{made['id']}/seats", json={"name": "x"})
    assert answer.json()["key"] == "full"
    made = guest.make("ciao", me(), {"filled": "friend"})
    cookie = guest.web.post(f"/api/tables/{made['id']}/seats", json={"name": "x"}).headers[
        "set-cookie"
    ]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert f"Path=/api/tables/{made['id']}" in cookie
    token = cookie.partition("=")[2].partition(";")[0].encode()
    kept = b"".join(path.read_bytes() for path in house.folder.glob("tables.sqlite*"))
    assert token not in kept
    assert made["id"].encode() in kept
    assert made["id"] not in house.logged


def malformed(rng: random.Random) -> str | bytes:
    """Return a frame that is no command: bytes, broken JSON, wrong types, odd values."""
    kinds = ("play", "take-back", "skip", "judge", "preview", "say", "manage", "ping", "x", 3, None)
    values: list[object] = [
        None,
        -1,
        10**30,
        "x" * 300,
        [],
        {},
        ["a"] * 50,
        0.5,
        True,
        "\u202e",
        "0",
    ]
    command = {"kind": rng.choice(kinds)}
    for name in ("id", "seat", "number", "actions", "gathered", "phrase", "deed", "level"):
        if rng.random() < 0.7:
            command[name] = rng.choice(values)  # type: ignore[assignment] # wrong on purpose
    text = json.dumps(command)
    shape = rng.randrange(5)
    if shape == 0:
        return rng.randbytes(rng.randrange(200))
    if shape == 1:
        return text[: rng.randrange(len(text))]
    return "[" * rng.randrange(2_000) if shape == 2 else text


def test_malformed_frames_change_nothing(
    guest: Guest, house: House, is_thorough: bool, figures: Figures
) -> None:
    rng = random.Random(4)
    made = guest.make("ciao", me(), bot(), starts=False)
    path = f"/api/tables/{made['id']}/live"
    before = guest.asked("GET", f"/api/tables/{made['id']}")
    half = 50_000 if is_thorough else 1_000
    resident = []
    for _ in range(2):
        flood(house, path, rng, half)
        assert guest.asked("GET", f"/api/tables/{made['id']}") == before
        resident.append(house.resident)
    assert house.logged == ""
    grown = resident[1] / resident[0]
    assert grown <= MOST_GROWN
    figures.tell("malformed frames", times=2 * half, memory_after_to_before=round(grown, 3))


def flood(house: House, path: str, rng: random.Random, frames: int) -> None:
    """Send malformed frames; who errs too often is let go, and comes back."""
    while frames:
        with Live(house, path) as live:
            try:
                while frames:
                    frames -= 1
                    live.socket.send(malformed(rng))
            except WebSocketException:
                pass


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna  Maria ", "Anna Maria"),
        ("\u202eAnna\u0007", "Anna"),
        ("e\u0301" * 50, "é" * 40),
        ("👨‍👩‍👧" * 41, "👨‍👩‍👧" * 40),
        ("🇩🇪" * 41, "🇩🇪" * 40),
        ("\u200d\u200d", ""),
    ],
)
def test_names_are_counted_as_they_are_seen(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert len(list(clusters(clean_name(typed)))) <= LONGEST


def test_a_letter_carries_only_so_many_marks() -> None:
    assert len(clean_name("Z" + "\u0301\u0302\u0303\u0304" * 50)) < 10


def test_the_server_is_well_and_describes_itself(guest: Guest) -> None:
    assert guest.asked("GET", "/health") == {"status": "ok"}
    description = guest.asked("GET", "/schema/openapi.json")
    assert "/api/tables" in description["paths"]
    page = guest.web.get("/api/docs").text
    assert "http" not in page.replace("http-equiv", "")
    assert "<script>" not in page
    assert "<script" not in guest.web.get("/schema").text


def test_a_qr_code_is_drawn_here(guest: Guest) -> None:
    drawn = guest.web.get("/api/qr", params={"text": "http://localhost/t/x"})
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith("<svg")
    assert guest.web.get("/api/qr", params={"text": "x" * 900}).status_code == 400
