"""A browser of one width, theme and language, and what it can be told to look at."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from pictures.laying import Laid

HIGH: Final = {360: 640, 390: 844, 640: 360, 1280: 800}
PATIENCE: Final = 30_000
FLAGS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--no-sandbox",
)
BROWSERS: Final = ("/usr/bin/chromium", "/usr/bin/chromium-browser")
STILL: Final = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)));
    for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
}"""

FRESH: Final = "sessionStorage.begun ??= (localStorage.kosti = JSON.stringify(KEPT)) && 1"


class Look(NamedTuple):
    """What a page is looked at with."""

    width: int
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.width}-{self.theme}-{self.language}"


class Visit:
    """A page in the browser, told what a person would do."""

    def __init__(self, page: Page, context: BrowserContext, url: str) -> None:
        self.page = page
        self.context = context
        self.url = url

    def go(self, path: str, shown: str) -> None:
        """Open an address and wait until something is shown."""
        self.page.goto(f"{self.url}/{path}")
        self.see(shown)

    def see(self, shown: str) -> None:
        """Wait until something is shown."""
        self.page.locator(shown).first.wait_for(timeout=PATIENCE)

    def press(self, what: str) -> None:
        """Press the first of what is found."""
        self.page.locator(what).first.click(timeout=PATIENCE)

    def sit(self, laid: Laid, places: Sequence[int] | None = None) -> None:
        """Come to a table with seats: those of this device, or others."""
        self.own(laid, laid.mine if places is None else places)
        self.go(f"t/{laid.id}", ".table:not(.waits)")

    def own(self, laid: Laid, places: Sequence[int]) -> None:
        """Make seats this browser's, without going there."""
        cookies: list[Any] = laid.cookies(self.url, places)
        if cookies:
            self.context.add_cookies(cookies)

    def remember(self, **settings: Any) -> None:
        """Keep settings on this device, as the page does."""
        text = msgspec.json.encode(settings).decode()
        self.page.add_init_script(
            f"localStorage.kosti = JSON.stringify({{...JSON.parse(localStorage.kosti), ...{text}}})"
        )


def launched(player: Playwright) -> Browser:
    """Return a browser that calls nobody."""
    found = next((path for path in BROWSERS if Path(path).exists()), None)
    return player.chromium.launch(executable_path=found, args=[*FLAGS])


@contextmanager
def device(browser: Browser, look: Look, scale: float) -> Iterator[BrowserContext]:
    """Open a device."""
    size: Any = {"width": look.width, "height": HIGH.get(look.width, 900)}
    context = browser.new_context(
        viewport=size,
        device_scale_factor=scale,
        reduced_motion="reduce",
        has_touch=look.width < 800,
        locale=look.language,
        service_workers="block",
    )
    try:
        yield context
    finally:
        context.close()


@contextmanager
def visiting(context: BrowserContext, url: str, look: Look) -> Iterator[Visit]:
    """Open a page on a device, as if it had never been here."""
    context.clear_cookies()
    context.set_offline(False)
    page = context.new_page()
    settings = {"language": look.language, "theme": look.theme, "name": "Anna"}
    page.add_init_script(FRESH.replace("KEPT", msgspec.json.encode(settings).decode()))
    try:
        yield Visit(page, context, url)
    finally:
        page.close()


def photograph(visit: Visit, file: Path, *, is_whole: bool) -> None:
    """Take a picture of what is to be seen, or of the whole page."""
    visit.page.evaluate(STILL)
    file.parent.mkdir(parents=True, exist_ok=True)
    visit.page.screenshot(path=file, full_page=is_whole, animations="disabled", caret="hide")
