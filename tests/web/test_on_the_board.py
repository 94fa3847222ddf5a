"""The boards: what is dragged, held, tapped and refused on them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from server.house import bot, me
from web.browsing import Person, needs_browser

pytestmark = needs_browser

BEYOND_PATIENCE = 1000  # how much slower motion is than usual


def thrown(person: Person, key: str) -> None:
    """Throw until something with such a key can be clicked."""
    while not any(one.startswith(key) for one in person.offered()):
        assert person.moment() == "mine"
        offered = person.offered()
        person.play("act-throw" if "act-throw" in offered else offered[0])
        person.moment()


def middle(thing: Locator) -> tuple[float, float]:
    """Return the middle of what is to be seen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dice_are_dragged_and_taken_back_and_nobody_hears(anna: Person) -> None:
    anna.make("svintus", me("Anna"), bot())
    thrown(anna, "die-")
    die = anna.page.locator(".thrown.allowed").first
    face = die.get_attribute("data-face")
    fresh = anna.page.locator(".fresh")
    anna.page.mouse.move(*middle(die))
    anna.page.mouse.down()
    crate = anna.page.locator(f'.crate[data-column="{"2" if face == "6" else face}"]')
    anna.page.mouse.move(*middle(crate), steps=4)
    expect(crate).to_have_class("crate lit")
    anna.page.mouse.up()
    expect(fresh).to_have_count(1)
    fresh.click()
    expect(fresh).to_have_count(0)
    die.click()
    if face == "6":
        anna.page.locator(".crate.allowed").first.click()
    expect(fresh).to_have_count(1)
    expect(anna.key("confirm")).to_contain_text(":")
    anna.page.reload()
    anna.sees("[data-key=confirm]")
    expect(fresh).to_have_count(0)


def test_the_die_is_seen_only_while_the_cup_is_up(anna: Person) -> None:
    anna.make("ciao", me("Anna"), bot())
    thrown(anna, "say-1")
    under = anna.page.locator(".under > *")
    expect(under).to_have_count(0)
    for number in (1, 0):
        anna.key("cup").click()
        expect(under).to_have_count(number)
    for number in (1, 0):
        anna.key("cup").press("Enter")
        expect(under).to_have_count(number)


def test_what_cannot_be_had_says_why_by_its_rule(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), bot())
    thrown(anna, "face-")
    anna.page.locator(".tiles .tile").first.click()
    expect(anna.page.locator(".toast")).to_contain_text("A2")


def test_what_has_the_focus_says_what_it_does(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), bot())
    thrown(anna, "face-")
    face = anna.page.locator(".face.allowed").first
    anna.page.keyboard.press("Tab")
    face.focus()
    words = face.get_attribute("aria-label")
    assert words
    expect(anna.page.locator(".whisper")).to_have_text(words)
    face.press("Enter")
    anna.moment()
    expect(anna.page.locator(".whisper:visible")).to_have_count(0)


@pytest.mark.parametrize("game", ["bratwurmeck", "svintus"])
def test_a_tap_finishes_all_motion(somebody: Callable[..., Person], game: str) -> None:
    anna = somebody(reduced_motion="no-preference")
    settings: dict[str, Any] = {"speed": BEYOND_PATIENCE}
    anna.context.add_init_script(f"localStorage.kosti = JSON.stringify({json.dumps(settings)})")
    anna.make(game, me("Anna"), me("Boris") | {"filled": "here"})
    anna.sees("[data-key=act-throw]").click()
    moving = anna.sees(".table.waits .board .tray .die")
    expect(moving).to_be_visible()
    anna.page.locator(".stage").click(position={"x": 5, "y": 5})
    assert anna.moment() == "mine"
