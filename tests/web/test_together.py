"""Several people at one table, each with a browser, or several before one."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket, expect

from server.house import Message, bot, friend, me
from web.browsing import PATIENCE, Person, needs_browser
from web.players import chatty, play_together, thrifty

pytestmark = needs_browser
Come = Callable[..., Person]


def here(name: str) -> Message:
    return {"filled": "here", "name": name}


def invited(anna: Person, come: Come, game: str, **more: Any) -> Person:
    """Return a friend who has sat down at a table that Anna has made, and begun."""
    anna.make(game, me("Anna"), friend(), starts=False, **more)
    boris = come()
    boris.page.goto(anna.link("invite-title"))
    boris.page.get_by_label(boris.words.say("your-name")).fill("Boris")
    boris.press("sit-down")
    expect(anna.page.locator(".lobby")).to_contain_text("Boris")
    anna.press("start-game")
    for one in (anna, boris):
        expect(one.page.locator(".seat-plate")).to_have_count(2)
        expect(one.page.get_by_role("button", name=one.words.say("seat-away"))).to_have_count(0)
    return boris


def test_a_friend_comes_by_the_link_and_both_play(somebody: Come) -> None:
    anna, boris = somebody(), somebody()
    anna.goto("/new/bratwurmeck")
    anna.page.get_by_label(anna.words.say("your-name")).fill("Anna")
    anna.page.get_by_text(anna.words.say("more-ways")).click()
    anna.page.locator("#option-turn_limit").fill("6")
    anna.press("make-and-invite")
    anna.said("seats-left", count=1)
    boris.page.goto(anna.link("invite-title"))
    boris.page.get_by_label(boris.words.say("your-name")).fill("Boris")
    boris.press("sit-down")
    boris.said("waits-for-host")
    expect(anna.page.locator(".lobby")).to_contain_text("Boris")
    anna.press("start-game")
    play_together(thrifty, anna, boris)
    standings = [one.page.locator(".standings").inner_text() for one in (anna, boris)]
    assert standings[0] == standings[1]
    assert "Anna" in standings[0]
    assert "Boris" in standings[0]


def test_a_friend_comes_by_the_spoken_code(somebody: Come) -> None:
    anna, boris = somebody(), somebody()
    anna.make("ciao", me("Anna"), friend(), starts=False)
    code = anna.sees(".spoken-code").inner_text()
    boris.goto("/")
    boris.page.get_by_label(boris.words.say("join-code")).fill(code.lower())
    boris.press("join")
    boris.said("lobby-invited")
    boris.page.get_by_label(boris.words.say("your-name")).fill("Boris")
    boris.press("sit-down")
    expect(anna.page.locator(".lobby")).to_contain_text("Boris")


def test_a_host_fills_the_free_seats_in_one_click(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), friend(), friend(), friend(), starts=False)
    anna.said("seats-left", count=3)
    start = anna.key("start")
    expect(start).to_have_attribute("aria-disabled", "true")
    start.click(force=True)
    anna.said("error-open-seats")
    anna.press("fill-all-with-bots", count=3)
    expect(start).not_to_have_attribute("aria-disabled", "true")
    expect(start).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".table")).to_have_attribute("data-phase", "playing")
    assert anna.moment() == "mine"


def test_the_veil_falls_between_two_at_one_screen(anna: Person) -> None:
    anna.make("ciao", me("Anna"), here("Boris"))
    looked = set()
    while (now := anna.moment()) != "over":
        if now == "veil":
            veil = anna.sees("dialog.veil")
            name = next(one for one in ("Anna", "Boris") if one in veil.inner_text())
            assert not anna.page.locator(".under > *").count()
            looked.add(name)
            anna.press("veil-open", name=name)
            expect(veil).to_have_count(0)
            continue
        offered = anna.offered()
        if "cup" in offered:
            anna.key("cup").press("Enter")
            expect(anna.page.locator(".under > *")).to_have_count(1)
        anna.play(chatty(offered))
    assert looked == {"Anna", "Boris"}


def test_onlookers_watch_and_cannot_play(somebody: Come) -> None:
    anna, carla = somebody(), somebody()
    anna.make("ciao", me("Anna"), here("Boris"), coach=True)
    anna.press("veil-open", name=anna.sees("dialog.veil h2").inner_text().split()[0])
    anna.press("table-menu")
    carla.page.goto(anna.link("watch-title"))
    assert carla.moment(is_mine=False) == "theirs"
    anna.page.keyboard.press("Escape")
    anna.play("act-throw")
    anna.moment()
    carla.page.locator(".log li").first.wait_for()
    assert carla.offered() == []
    assert not carla.page.locator(".under > *").count()
    carla.press("chat", "tab")
    carla.said("chat-seated-only")
    carla.press("table-menu")
    expect(carla.page.locator("dialog .menu-list > *")).to_have_count(0)
    expect(carla.page.get_by_role("textbox")).to_have_count(1)


def test_a_seat_goes_on_at_another_device(somebody: Come) -> None:
    anna, phone = somebody(), somebody(viewport={"width": 390, "height": 844})
    anna.make("bratwurmeck", me("Anna"), bot())
    anna.moment()
    anna.menu("other-device")
    phone.page.goto(anna.link("other-device"))
    phone.press("move-take")
    assert phone.moment() == "mine"
    expect(anna.page.locator(".table")).not_to_have_class("my-turn")
    phone.play("act-throw")
    assert phone.moment() == "mine"
    anna.page.reload()
    assert anna.moment(is_mine=False) == "theirs"
    phone.page.goto(phone.page.url)
    assert phone.moment() == "mine"


def test_a_bot_stands_in_for_who_leaves_until_they_are_back(somebody: Come) -> None:
    anna = somebody()
    boris = invited(anna, somebody, "bratwurmeck")
    table = boris.page.url
    boris.moment(is_mine=False)
    boris.menu("leave-table")
    boris.page.locator("dialog.asks .button.danger").click()
    expect(boris.page).to_have_url(boris.url + "/")
    expect(anna.page.get_by_role("button", name=anna.words.say("seat-away"))).to_be_visible()
    while anna.moment(is_mine=False) == "mine":
        anna.play(thrifty(anna.offered()))
    anna.press("replace-by-bot")
    expect(anna.page.get_by_role("button", name=anna.words.say("seat-stand-in"))).to_be_visible()
    turns = anna.page.locator(".log li.new-turn", has_text="Boris")
    while turns.count() < 2:
        anna.moment()
        anna.play(thrifty(anna.offered()))
    boris.page.goto(table)
    boris.moment(is_mine=False)
    expect(anna.page.get_by_role("button", name=anna.words.say("seat-stand-in"))).to_have_count(0)


def test_playing_again_counts_the_games_won(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), here("Boris"), options={"turn_limit": "2"})
    for played in (1, 2):
        anna.play_on(thrifty)
        anna.press("play-again")
        assert anna.moment() == "mine"
        titles = anna.page.locator(".seat-plate").evaluate_all("all => all.map(one => one.title)")
        told = [title.rsplit(" ", 1)[1] for title in titles]
        assert sum(map(float, told)) == played
        assert anna.page.locator(".log li").count() == 0


def test_phrases_are_read_in_each_ones_language(somebody: Come) -> None:
    anna = somebody()
    boris = invited(anna, lambda: somebody(locale="ru"), "barbecue")
    anna.press("chat", "tab")
    anna.press("phrase-good-luck")
    boris.press("chat", "tab")
    expect(boris.page.locator(".said li")).to_contain_text(boris.words.say("phrase-good-luck"))


def test_no_click_is_lost_when_something_happens_meanwhile(somebody: Come) -> None:
    anna = somebody()
    lines: list[WebSocket] = []
    anna.page.on("websocket", lambda line: lines.append(line))
    boris = invited(anna, somebody, "barbecue")
    anna.press("chat", "tab")
    boris.press("chat", "tab")
    anna.page.get_by_role("button", name=anna.words.say("phrase-hello")).hover()
    with lines[-1].expect_event("framereceived", timeout=PATIENCE):
        anna.page.mouse.down()
        boris.press("phrase-thinking")
    anna.page.mouse.up()
    expect(anna.page.locator(".said li")).to_have_count(2)


def test_skipping_runs_the_turns_of_bots_at_once(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), *[bot("novice")] * 6, pace=3)
    for _ in range(2):
        while anna.moment(is_mine=False) == "theirs":
            anna.press("skip-to-me")
            anna.moment()
        while anna.moment(is_mine=False) == "mine":
            anna.play(thrifty(anna.offered()))


def test_a_choice_is_taken_back(anna: Person) -> None:
    anna.make("bratwurmeck", me("Anna"), here("Boris"))
    anna.moment()
    anna.play("act-throw")
    anna.moment()
    before = anna.offered()
    anna.play(before[0])
    anna.moment()
    assert anna.offered() != before
    anna.press("take-back")
    expect(anna.key(before[0])).to_be_visible()
    assert anna.offered() == before
    assert anna.page.locator(".log li").count() == 1
