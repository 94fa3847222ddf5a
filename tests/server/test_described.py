"""What the description of the REST promises is so, whatever is asked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from figures import Figures
from server.house import PATIENCE, Guest, House, last, me, opened

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture
def free_house(tmp_path: Path) -> Iterator[House]:
    """A server that may be asked as often as one likes."""
    with opened(tmp_path) as house:
        yield house


def real(guest: Guest) -> dict[str, Any]:
    """Return parts of addresses at which there is something: a game in progress of mine."""
    pair = (me("Anna"), {"filled": "here", "name": "Bob"})
    made = guest.make("bratwurmeck", *pair, starts=True, public=True)
    with guest.live(made["id"]) as live:
        for _ in range(6):
            live.play(live.action(last))
    waiting = guest.make("ciao", me("Anna"), {"filled": "friend"})
    return {
        "id_": made["id"],
        "watch": made["watch"],
        "code": waiting["code"],
        "game": "ciao",
        "language": "ru",
        "seat": 0,
    }


def test_every_answer_is_as_described(
    free_house: House, is_thorough: bool, figures: Figures
) -> None:
    most = 120 if is_thorough else 12
    schema = schemathesis.openapi.from_url(f"{free_house.url}/schema/openapi.json")
    asked = 0
    with Guest(free_house) as guest:
        known = real(guest)
        path = f"/api/tables/{known['id_']}"
        mine = [one for one in guest.web.cookies.jar if one.path == path]
        cookies = {one.name: str(one.value) for one in mine}
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @given(case=operation.as_strategy(), is_real=st.booleans())
            @settings(max_examples=most, deadline=None, suppress_health_check=list(HealthCheck))
            def ask(case: Any, is_real: bool) -> None:
                nonlocal asked
                asked += 1
                if is_real:
                    parts = case.path_parameters
                    case.path_parameters = {name: known.get(name, parts[name]) for name in parts}
                case.call_and_validate(checks=CHECKS, cookies=cookies, timeout=PATIENCE)

            ask()
    assert free_house.logged == ""
    figures.tell("requests made from the description", times=asked)
