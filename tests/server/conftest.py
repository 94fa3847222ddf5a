"""One server for all tests that only look at its tables."""

from collections.abc import Iterator

import pytest

from server.house import Guest, House, opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that stays open."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    """Somebody who comes."""
    with Guest(house) as guest:
        yield guest


@pytest.fixture
def other(house: House) -> Iterator[Guest]:
    """Somebody else who comes."""
    with Guest(house) as guest:
        yield guest
