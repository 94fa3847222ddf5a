"""Shared set-up of the tests."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from figures import Figures

settings.register_profile("usual", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("thorough", deadline=None, max_examples=1_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer to write golden files anew, and to look at much more than usual."""
    parser.addoption("--rewrite", action="store_true", help="write the golden files anew")
    parser.addoption("--thorough", action="store_true", help="all options, longer games: minutes")
    parser.addoption("--figures", type=Path, help="a file to which tests add what they counted")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how long Hypothesis looks."""
    settings.load_profile("thorough" if config.getoption("--thorough") else "usual")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let no test be skipped where everything is to be checked."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter and reporter.stats.get("skipped") and os.environ.get("CI") == "true":
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture
def is_rewriting(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are written anew instead of compared."""
    return bool(request.config.getoption("--rewrite"))


@pytest.fixture
def is_thorough(request: pytest.FixtureRequest) -> bool:
    """Whether to look at much more than usual."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Figures:
    """Where to tell what was counted."""
    return Figures(request.config.getoption("--figures"))
