"""Nobody takes more of the server than their part: limits by connection and by address."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from server.house import Guest, House, Live, bot, me, opened

RATE = 4
MISBEHAVED = 1008
TOO_BIG = 1009


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that hears only so many commands a second."""
    with opened(tmp_path_factory.mktemp("strict"), KOSTI_RATE=f"{RATE}") as house:
        yield house


@pytest.fixture(scope="module")
def table(strict_house: House) -> str:
    """A table there."""
    with Guest(strict_house) as guest:
        return str(guest.make("ciao", me(), bot())["id"])


def end_of(live: Live) -> int:
    """Hear until the server ends the connection; return its reason."""
    with pytest.raises(ConnectionClosed) as ended:
        live.until(lambda told: False)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def test_a_connection_that_says_too_much_is_refused_and_then_let_go(
    strict_house: House, table: str
) -> None:
    with Guest(strict_house) as guest, guest.live(table) as live:
        for _ in range(200):
            live.say_plainly({"kind": "say", "id": "x", "seat": 0, "phrase": "hello"})
        refused = live.until(lambda told: told.get("key") == "too-fast")
        assert refused["id"] == ""
        assert end_of(live) == MISBEHAVED


def test_a_frame_that_is_too_long_ends_the_connection(strict_house: House, table: str) -> None:
    with Guest(strict_house) as guest, guest.live(table) as live:
        live.socket.send('{"kind":"ping"' + " " * 20_000 + "}")
        assert end_of(live) == TOO_BIG


def test_an_address_guesses_few_codes_and_makes_few_tables(strict_house: House) -> None:
    with Guest(strict_house) as guest:
        guesses = [guest.web.post("/api/codes/ABCDEF") for _ in range(8)]
        assert {answer.status_code for answer in guesses[:4]} == {404}
        assert guesses[-1].json()["key"] == "too-fast"
        wanted = {"game": "ciao", "seats": [me(), bot()]}
        made = [guest.web.post("/api/tables", json=wanted).status_code for _ in range(RATE + 1)]
        assert made[-1] == 429
        assert guest.web.get("/health").status_code == 200


def test_limits_are_not_escaped_by_telling_another_address(strict_house: House) -> None:
    with Guest(strict_house) as guest:
        for place in range(8):
            head = {"X-Forwarded-For": f"203.0.113.{place}"}
            answer = guest.web.post("/api/codes/ABCDEF", headers=head)
        assert answer.status_code == 429
