"""Every page fits its screen, and axe-core finds no barrier on it, by day and by lamplight."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

from figures import Figures
from kosti.core.registry import all_games
from server.house import bot, friend, me
from web.browsing import Person, needs_browser
from web.node import ROOT, needs_node
from web.players import PLAYERS, chatty

pytestmark = [needs_browser, needs_node]

WIDTHS = (360, 768, 1440)
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
TOO_WIDE = """() => {
  const parts = [document.scrollingElement, ...document.querySelectorAll("body *")];
  const scrolls = (part) => part === parts[0] || getComputedStyle(part).overflowX === "auto";
  const is_wide = (part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1;
  return parts.filter((part) => scrolls(part) && is_wide(part) && !part.matches(".plates"))
    .map((part) => `${part.tagName}.${part.className}`);
}"""
BARRIERS = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(told).join(" | ")}`);
}"""


@pytest.fixture(scope="session")
def axe() -> str:
    """What looks for barriers."""
    done = subprocess.run(["tools/axe"], cwd=ROOT, capture_output=True, text=True, check=True)
    return Path(done.stdout.strip()).read_text("utf-8")


def check_page(person: Person, axe: str, where: str, *, is_thorough: bool) -> None:
    """Look at a page on each screen and in each light."""
    page, problems = person.page, []
    page.evaluate(axe)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        problems += [f"{width} px: {part} is too wide" for part in page.evaluate(TOO_WIDE)]
        for theme in THEMES if is_thorough or width == WIDTHS[-1] else ():
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            problems += [f"{width} px {theme}: {one}" for one in page.evaluate(BARRIERS)]
    assert not problems, "\n".join([where, *problems])


PAGES = ("/", "/new/svintus", "/rules/ciao", "/record", "/about", "/t/nowhere")


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_and_have_no_barriers(
    anna: Person, axe: str, path: str, is_thorough: bool, figures: Figures
) -> None:
    anna.goto(path)
    anna.sees("main h1")
    check_page(anna, axe, path, is_thorough=is_thorough)
    figures.tell(f"page {path} on each screen by both lights", times=len(WIDTHS) * len(THEMES))


def test_a_table_that_waits_fits_and_has_no_barriers(
    somebody: Callable[..., Person], axe: str, is_thorough: bool
) -> None:
    host, guest = somebody(), somebody()
    host.make("bratwurmeck", me("Anna"), friend(), bot(), starts=False)
    host.said("seats-left", count=1)
    check_page(host, axe, "the host's", is_thorough=is_thorough)
    guest.goto(host.page.url.removeprefix(host.url))
    guest.said("lobby-invited")
    check_page(guest, axe, "the guest's", is_thorough=is_thorough)


@pytest.mark.parametrize("game", all_games())
def test_a_game_fits_and_has_no_barriers(
    anna: Person, axe: str, game: str, is_thorough: bool, figures: Figures
) -> None:
    anna.make(game, me("Anna"), bot("novice"), options={"turn_limit": "5"})
    looks = 0
    for where in states(anna, game):
        check_page(anna, axe, f"{game}: {where}", is_thorough=is_thorough)
        looks += len(WIDTHS) * len(THEMES)
    figures.tell(f"{game} on each screen by both lights", times=looks)


def come_to_throw(person: Person) -> None:
    """Answer until it is this person's own turn."""
    while "act-throw" not in (offered := person.moment() and person.offered()):
        person.play(chatty(offered))


def states(person: Person, game: str) -> Iterator[str]:
    """Play on, and tell where there is something new to see."""
    come_to_throw(person)
    yield "before a throw"
    person.play("act-throw")
    person.moment()
    yield "after a throw"
    person.play_on(PLAYERS[game])
    yield "the end"
    person.press("table-menu")
    yield "the menu"
    person.page.keyboard.press("Escape")
    person.press("settings")
    yield "the settings"
    person.page.keyboard.press("Escape")
    person.key("check").click()
    person.said("dice-verdict-proved")
    yield "the record"


SMALL = (ViewportSize(width=360, height=640), ViewportSize(width=640, height=360))


@pytest.mark.parametrize("game", all_games())
def test_the_throw_is_in_view_on_the_smallest_screens(anna: Person, game: str) -> None:
    anna.make(game, me("Anna"), bot("novice"))
    come_to_throw(anna)
    for screen in SMALL:
        anna.page.set_viewport_size(screen)
        expect(anna.key("act-throw")).to_be_in_viewport(ratio=1)
        anna.key("act-throw").click(trial=True)
    anna.play("act-throw")
    anna.moment()
    for screen in SMALL:
        anna.page.set_viewport_size(screen)
        offered = anna.page.locator(".choosable.allowed, .action-bar button").last
        expect(offered).to_be_in_viewport(ratio=1)
