"""The table over a bad line, on other settings, and where the browser trusts nobody."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect

from kosti.core.words import LANGUAGES, Words
from server.house import bot, me, opened
from web.browsing import PATIENCE, Person, launched, needs_browser
from web.players import chatty, play_together, thrifty

pytestmark = needs_browser
Come = Callable[..., Person]


def test_a_refresh_in_the_middle_of_a_turn_changes_nothing(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), bot())
    anna.moment()
    anna.play("act-throw")
    anna.moment()
    before = sorted(anna.offered())
    anna.page.reload()
    anna.moment()
    assert sorted(anna.offered()) == before
    assert any(key.startswith("face-") for key in before)


def test_play_goes_on_after_the_line_was_cut(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), bot())
    anna.moment()
    log = anna.page.locator(".log li")
    before = log.count()
    anna.context.set_offline(True)
    anna.said("offline")
    anna.play("act-throw")
    anna.context.set_offline(False)
    expect(anna.page.locator(".offline")).to_be_hidden()
    expect(log).to_have_count(before + 1)
    anna.moment()
    anna.play_on(thrifty)


def test_settings_change_in_the_middle_of_a_game(anna: Person) -> None:
    anna.make("barbecue", me("Anna"), bot())
    anna.moment()
    anna.page.evaluate("window.stays = true")
    for language in reversed(LANGUAGES):
        anna.key("tune").click()
        anna.key(f"language-{language}").click()
        anna.words = Words(language, None, of_page=True)
        anna.said("theme")
        anna.page.keyboard.press("Escape")
        assert anna.words.say("throw-dice") == anna.key("act-throw").inner_text()
        anna.said("turn-yours")
    root = anna.page.locator("html")
    for theme in ("dark", "light"):
        anna.key("tune").click()
        anna.key(f"theme-{theme}").click()
        expect(root).to_have_attribute("data-theme", theme)
        anna.page.keyboard.press("Escape")
    assert anna.page.evaluate("window.stays")
    anna.play("act-throw")
    anna.moment()


def test_what_was_seen_once_is_there_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path) as house, Person(browser, house) as anna:
        anna.goto("/")
        anna.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        anna.goto("/rules/ciao")
        anna.goto("/")
        house.kill()
        anna.expected = ["ERR_CONNECTION_REFUSED", "ERR_FAILED"]
        anna.goto("/")
        anna.said("home-title")
        anna.goto("/rules/ciao")
        anna.sees("main h2")
        anna.key("home").click()
        anna.key("play-ciao").click()
        anna.said("error-offline")
        assert not anna.troubles


def test_the_whole_table_at_an_insecure_address(playwright: Playwright, tmp_path: Path) -> None:
    name = f"{socket.gethostname().partition('.')[0]}.local"
    with (
        opened(tmp_path) as house,
        launched(playwright, f"--host-resolver-rules=MAP {name} 127.0.0.1") as browser,
    ):
        url = house.url.replace("127.0.0.1", name)
        with Person(browser, house, url) as anna, Person(browser, house, url) as boris:
            anna.goto("/new/ciao")
            anna.page.get_by_label(anna.words.say("your-name")).fill("Anna")
            anna.press("make-and-invite")
            anna.said("invite-title")
            assert not anna.page.evaluate("isSecureContext")
            anna.page.get_by_role("button", name=anna.words.say("copy")).click()
            anna.sees(".toast")
            boris.page.goto(anna.link("invite-title"))
            boris.page.get_by_label(boris.words.say("your-name")).fill("Boris")
            boris.press("sit-down")
            expect(anna.page.locator(".lobby")).to_contain_text("Boris")
            anna.press("start-game")
            boris.moment(is_mine=False)
            play_together(chatty, anna, boris)
            anna.key("check").click()
            anna.said("dice-verdict-proved")
            assert not anna.troubles + boris.troubles


@pytest.mark.thorough
def test_the_coach_says_what_each_choice_is_worth(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path, KOSTI_WORKERS="1") as house, Person(browser, house) as anna:
        anna.make("bratwurmeck", me("Anna"), bot(), coach=True)
        anna.moment()
        anna.play("act-throw")
        expect(anna.page.locator(".advice")).to_contain_text("%", timeout=5 * PATIENCE)
        assert anna.page.locator(".board .choosable.allowed .chip").count() > 1
        assert not anna.troubles
