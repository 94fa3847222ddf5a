"""A browser, a server, and people who come."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from server.house import House, opened
from web.browsing import Person, launched


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes minutes until it is asked for."""
    if not config.getoption("--thorough"):
        items[:] = [one for one in items if one.get_closest_marker("thorough") is None]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that stays open."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; only for a module, since its loop would stand in others' way."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser."""
    with launched(playwright) as browser:
        yield browser


@pytest.fixture
def somebody(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """What lets people come; afterwards none of their pages has had any trouble."""
    with ExitStack() as stack:
        people: list[Person] = []

        def come(**look: Any) -> Person:
            people.append(stack.enter_context(Person(browser, house, **look)))
            return people[-1]

        yield come
        troubles = [trouble for person in people for trouble in person.troubles]
        assert not troubles, "\n".join(troubles)


@pytest.fixture
def anna(somebody: Callable[..., Person]) -> Person:
    """One who comes."""
    return somebody()
