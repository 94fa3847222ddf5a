"""A real browser, and people who look at the page, click and type."""

import json
import os
import re
import shutil
from collections.abc import Callable, Sequence
from typing import Any, Final, Self
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, expect

from kosti.core.words import Words
from server.house import House, Message

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
IS_MISSING: Final = CHROMIUM is None and os.environ.get("CI") != "true"
needs_browser = pytest.mark.skipif(IS_MISSING, reason="Chromium is not installed")

PATIENCE: Final = int(os.environ.get("PATIENCE", 60_000))
expect.set_options(timeout=PATIENCE)

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MOMENT: Final = """() => {
  const table = document.querySelector(".table");
  if (!table || table.classList.contains("waits")) return null;
  const { phase } = table.dataset;
  if (phase !== "playing") return phase;
  if (document.querySelector("dialog.veil")) return "veil";
  return table.classList.contains("my-turn") ? "mine" : "theirs";
}"""
MINE: Final = MOMENT.replace('"theirs"', "null")
OFFERED: Final = """() => {
  const seen = (one) => one.checkVisibility();
  const bar = document.querySelectorAll(".action-bar button:not(.aside)");
  const board = document.querySelectorAll(".board .choosable.allowed");
  return [...bar, ...board].filter(seen).map((one) => one.getAttribute("data-key"));
}"""


def launched(playwright: Playwright, *flags: str) -> Browser:
    """Return a browser of its own."""
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=[*FLAGS, *flags], timeout=PATIENCE
    )


class Person:
    """Somebody with a browser of their own: clicks and types as people do, and sees the page."""

    def __init__(self, browser: Browser, house: House, url: str = "", **look: Any) -> None:
        self.house = house
        self.url = url or house.url
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": self.url}
        look = usual | look
        self.words = Words(look["locale"][:2], None, of_page=True)
        self.context = browser.new_context(**look)
        self.context.set_default_timeout(PATIENCE)
        self.expected: list[str] = []
        self.troubles: list[str] = []
        self.context.on("console", self.heard)
        self.context.on("weberror", lambda one: self.troubles.append(str(one.error)))
        self.context.on("request", self.asked)
        self.page: Page = self.context.new_page()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.context.close()

    def heard(self, message: ConsoleMessage) -> None:
        """Keep errors and warnings of the console that were not expected."""
        said = message.text
        if message.type in ("error", "warning") and not any(
            re.search(one, said) for one in self.expected
        ):
            self.troubles.append(f"{message.type}: {said} ({message.location.get('url')})")

    def asked(self, request: Request) -> None:
        """Keep what was asked of any other host."""
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != urlsplit(self.url).netloc:
            self.troubles.append(f"asked abroad: {request.url}")

    def goto(self, path: str) -> Self:
        """Open a page of ours."""
        self.page.goto(path)
        expect(self.page.locator("#page > *")).to_be_visible()
        return self

    def sees(self, selector: str) -> Locator:
        """Return what is to be seen, once it is."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        return found

    def press(self, key: str, role: Any = "button", **values: Any) -> None:
        """Press what is called so in words."""
        name = self.words.say(key, **values)
        self.page.get_by_role(role, name=name, exact=True).first.click()

    def key(self, key: str) -> Locator:
        """Return what the page calls by a key."""
        return self.page.locator(f'[data-key="{key}"]').first

    def make(self, game: str, *seats: Message, **more: Any) -> str:
        """Make a table at which bots do not wait, and look at it; return its id."""
        wanted = {"game": game, "seats": seats, "pace": 0, "starts": True, **more}
        answer = self.page.request.post("/api/tables", data=wanted)
        assert answer.ok, answer.text()
        self.goto(f"/t/{answer.json()['id']}")
        return str(answer.json()["id"])

    def moment(self, *, is_mine: bool = True) -> str:
        """Wait until the page stands still, with something for this person to do; tell what."""
        found = self.page.wait_for_function(MINE if is_mine else MOMENT, timeout=PATIENCE)
        return str(found.json_value())

    def offered(self) -> list[str]:
        """Return the keys of all that can be clicked to play."""
        return list(self.page.evaluate(OFFERED))

    def play(self, key: str) -> None:
        """Click what has a key, and say yes where the page asks back."""
        self.key(key).click()
        asks = self.page.locator("dialog.asks")
        if asks.count():
            asks.locator(".danger").click()
            expect(asks).to_have_count(0)

    def play_on(self, choose: Callable[[Sequence[str]], str], until: str = "over") -> int:
        """Click on until the game is there; return how often it was clicked."""
        clicks = 0
        while (now := self.moment()) != until:
            assert now == "mine", now
            self.play(choose(self.offered()))
            clicks += 1
        return clicks

    def said(self, key: str, **values: Any) -> Locator:
        """Return what says a message, once it is to be seen."""
        found = self.page.get_by_text(self.words.say(key, **values)).first
        expect(found).to_be_visible()
        return found

    def menu(self, key: str, role: Any = "button") -> None:
        """Choose from the menu of the table."""
        self.press("table-menu")
        self.press(key, role)

    def link(self, title: str) -> str:
        """Return a link that the page gives away."""
        field = self.page.get_by_role("textbox", name=self.words.say(title))
        return str(field.first.input_value())

    def downloaded(self) -> Message:
        """Return the record that the page saves."""
        with self.page.expect_download() as saving:
            self.press("record-json", "link")
        path = saving.value.path()
        record: Message = json.loads(path.read_text("utf-8"))
        return record
