"""Who sits where, and who may do what: by tokens, links, codes and the host's word."""

import pytest

from server.house import Guest, House, Live, bot, first, friend, me

PAIR = (me("Anna"), {"filled": "here", "name": "Anna"})


def test_equal_names_get_a_number_and_odd_ones_are_cleaned(guest: Guest) -> None:
    made = guest.make("ciao", me("Anna"), friend(), friend())
    guest.join(made["id"], "anna")
    guest.join(made["id"], "\u202e Bo\u0000b\u200b " + "x" * 60)
    names = [seat["name"] for seat in guest.asked("GET", f"/api/tables/{made['id']}")["seats"]]
    assert names[:2] == ["Anna", "anna 2"]
    assert names[2] == "Bob " + "x" * 36


def test_only_who_holds_the_token_plays_a_seat(guest: Guest, other: Guest) -> None:
    made = guest.make("bratwurmeck", *PAIR, starts=True)
    with guest.live(made["id"]) as mine, other.live(made["id"]) as stranger:
        assert stranger.table["yours"] == []
        assert stranger.play("throw")["key"] == "not-yours"
        assert stranger.ask("manage", deed="end")["key"] == "not-seated"
        assert stranger.ask("take-back", seat=0, number=0)["key"] == "not-yours"
        assert stranger.ask("say", seat=0, phrase="hello")["key"] == "not-yours"
        assert mine.play("throw")["kind"] == "done"
    other.asked("DELETE", f"/api/tables/{made['id']}/seats/0", status=403)
    other.asked("POST", f"/api/tables/{made['id']}/seats/0/move", status=403)


def test_what_cannot_be_played_is_refused_and_changes_nothing(guest: Guest) -> None:
    made = guest.make("bratwurmeck", *PAIR, starts=True)
    with guest.live(made["id"]) as live:
        assert live.play("5")["key"] == "throw-first"
        assert live.play("throw", seat=1 - live.acting)["key"] == "not-your-turn"
        assert live.play("throw")["kind"] == "done"
        before = live.table
        assert live.play("nonsense")["key"] == "illegal"
        assert live.play("throw", number=0)["key"] == "stale"
        action = live.action(first)
        assert live.play(action, "throw", "stop")["key"] in ("one-at-a-time", "illegal")
        with guest.live(made["id"]) as again:
            assert again.table["views"] == before["views"]
            assert again.table["number"] == before["number"]


def test_nothing_can_be_tried_on_dice_that_have_not_fallen(guest: Guest) -> None:
    made = guest.make("bratwurmeck", *PAIR, starts=True)
    with guest.live(made["id"]) as live:
        live.play("throw")
        action = live.action(first)
        for guess in ("1", "2", "3", "4", "5", "w"):
            answer = live.play(action, "throw", guess)
            assert answer["kind"] == "refused"
            assert answer["key"] == "one-at-a-time"


def test_a_repeated_command_is_answered_and_not_played_twice(guest: Guest) -> None:
    made = guest.make("bratwurmeck", *PAIR, starts=True)
    with guest.live(made["id"]) as live:
        acting = live.acting
        for _ in range(3):
            again = {"kind": "play", "id": "same", "seat": acting, "number": 0}
            live.say_plainly({**again, "actions": ["throw"]})
            assert live.answer("same") == {"kind": "done", "id": "same", "number": 1}


def test_a_seat_moves_to_another_device_once(guest: Guest, other: Guest) -> None:
    made = guest.make("ciao", me("Anna"), bot())
    seat = made["seats"][0]
    key = guest.asked("POST", f"/api/tables/{made['id']}/seats/{seat}/move", status=201)["key"]
    with guest.live(made["id"]) as old:
        taken = other.asked("POST", f"/api/moves/{key}", status=201)
        assert taken["seats"] == [seat]
        assert old.until(lambda told: told["kind"] == "seated" and not told["yours"])
    other.asked("POST", f"/api/moves/{key}", status=404)
    with other.live(made["id"]) as new, guest.live(made["id"]) as old:
        assert (new.table["yours"], old.table["yours"]) == ([seat], [])


def test_a_code_finds_a_table_only_while_it_waits(guest: Guest, other: Guest) -> None:
    made = guest.make("ciao", me("Anna"), friend())
    assert len(made["code"]) == 6
    found = other.asked("POST", f"/api/codes/{made['code'].lower()}")
    assert found["id"] == made["id"]
    other.join(made["id"], "Boris")
    with guest.live(made["id"]) as host:
        assert host.ask("manage", deed="start")["kind"] == "done"
    assert other.asked("POST", f"/api/codes/{made['code']}", status=404)["key"] == "no-code"


def test_onlookers_do_not_learn_the_link(guest: Guest, house: House) -> None:
    made = guest.make("svintus", me("Anna"), bot(), starts=True)
    with guest.live(made["id"]), Live(house, f"/api/watch/{made['watch']}/live") as onlooker:
        assert made["id"] not in str(onlooker.heard)
        assert onlooker.table["id"] == made["watch"]
        assert [view["seat"] for view in onlooker.table["views"]] == [-1]
    assert made["id"] not in str(guest.asked("GET", f"/api/watch/{made['watch']}"))
    assert made["id"] not in guest.web.get(f"/api/watch/{made['watch']}/record").text


def test_the_host_fills_removes_hands_on_and_ends(guest: Guest, other: Guest) -> None:
    made = guest.make("ciao", me("Anna"), friend(), friend())
    other.join(made["id"], "Boris", seat=1)
    with guest.live(made["id"]) as anna, other.live(made["id"]) as boris:
        assert boris.ask("manage", deed="fill", seat=2)["key"] == "not-host"
        assert anna.ask("manage", deed="start")["key"] == "open-seats"
        assert anna.ask("manage", deed="fill", seat=2, level="expert")["kind"] == "done"
        assert anna.table["seats"][2]["level"] == "expert"
        assert anna.ask("manage", deed="remove", seat=1)["kind"] == "done"
        assert boris.until(lambda told: told["kind"] == "seated" and not told["yours"])
        assert boris.ask("manage", deed="end")["key"] == "not-seated"
    other.join(made["id"], "Boris")
    with guest.live(made["id"]) as anna, other.live(made["id"]) as boris:
        assert anna.ask("manage", deed="hand-on", seat=1)["kind"] == "done"
        assert anna.ask("manage", deed="end")["key"] == "not-host"
        assert boris.ask("manage", deed="end")["kind"] == "done"
        closed = anna.until(lambda told: told["kind"] == "table")
        assert (closed["phase"], closed["closed_by"]) == ("closed", "host")
        assert closed["fair"]["secret"]
        assert anna.ask("manage", deed="again")["key"] == "closed"


def test_a_bot_stands_in_until_who_left_comes_back(guest: Guest, other: Guest) -> None:
    made = guest.make("bratwurmeck", me("Anna"), friend())
    other.join(made["id"], "Boris")
    with guest.live(made["id"]) as anna:
        with other.live(made["id"]) as boris:
            anna.ask("manage", deed="start")
            boris_seat = boris.until(lambda told: told["kind"] == "table")["yours"][0]
            assert anna.ask("manage", deed="replace", seat=boris_seat)["key"] == "still-here"
            other.asked("DELETE", f"/api/tables/{made['id']}/seats/{boris_seat}", status=204)
            assert anna.ask("manage", deed="replace", seat=boris_seat)["kind"] == "done"
            assert anna.table["seats"][boris_seat]["stand_in"] == "casual"
        with other.live(made["id"]) as boris:
            anna.until(
                lambda told: told["kind"] == "seated" and not told["seats"][boris_seat]["stand_in"]
            )
            assert boris.table["yours"] == [boris_seat]


def test_a_choice_is_taken_back_unless_something_answered_it(guest: Guest) -> None:
    made = guest.make("bratwurmeck", *PAIR, starts=True)
    with guest.live(made["id"]) as live:
        live.play("throw")
        seat, thrown = live.acting, live.table
        back = {"seat": seat, "number": thrown["number"]}
        assert live.ask("take-back", **back)["key"] == "nothing-to-take-back"
        live.play(live.action(first))
        assert live.table["can_take_back"]
        back["number"] = live.table["number"]
        assert live.ask("take-back", **back)["kind"] == "done"
        assert live.table["number"] == thrown["number"]
        assert live.table["views"] == thrown["views"]


def test_a_phrase_is_heard_by_all(guest: Guest, other: Guest) -> None:
    made = guest.make("ciao", me("Anna"), bot())
    with guest.live(made["id"]) as anna, other.live(made["id"]) as onlooker:
        assert anna.ask("say", seat=0, phrase="well-played")["kind"] == "done"
        assert onlooker.next("said")["phrase"]["phrase"] == "well-played"
        assert anna.ask("say", seat=0, phrase="ф" * 3)["key"] == "frame"


def test_a_placing_is_previewed_and_stored_nowhere(guest: Guest, other: Guest) -> None:
    made = guest.make("svintus", *PAIR, starts=True)
    with guest.live(made["id"]) as live, other.live(made["id"]) as onlooker:
        live.play("throw")
        asked = {"seat": live.acting, "number": live.table["number"]}
        assert live.ask("preview", gathered="", **asked)["kind"] == "previewed"
        assert live.ask("preview", gathered="rubbish", **asked)["kind"] == "refused"
        answer = live.ask("play", gathered="", actions=[], **asked)
        assert answer["kind"] == "done", answer
        while onlooker.table["number"] < live.table["number"]:
            onlooker.hear()
        assert "previewed" not in {told["kind"] for told in onlooker.heard}


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "no-game"),
        ({"clock": 31}, "bad-table"),
        ({"pace": -1}, "bad-table"),
        ({"seats": [me()] * 9}, "bad-option-value"),
        ({"options": {"speed": "9"}}, "unknown-option"),
        ({"seats": [me(), bot("genius")]}, "no-level"),
        ({"seats": "two"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    guest: Guest, wanted: dict[str, object], key: str
) -> None:
    body = {"game": "ciao", "seats": [me(), bot()], **wanted}
    assert guest.asked("POST", "/api/tables", body, 400)["key"] == key


def test_nobody_adds_to_the_dice_before_the_table_has_bound_itself(
    guest: Guest, other: Guest
) -> None:
    made = guest.make("ciao", me("Anna"), friend(), bot(), starts=True)
    with guest.live(made["id"]) as anna:
        shown = anna.heard[0]["fair"]
        assert shown["contributions"] == ["", "", ""]
        other.join(made["id"], "Boris")
        with other.live(made["id"]) as boris:
            assert [len(one) for one in boris.heard[0]["fair"]["contributions"]] == [32, 0, 0]
            anna.until_playing()
            added = {seat["contribution"] for seat in boris.table["seats"]}
            assert {*anna.table["fair"]["contributions"]} == added
            assert sorted(map(len, added)) == [0, 32, 32]
            assert anna.table["fair"]["commitment"] == shown["commitment"]


def test_a_seat_adds_to_the_dice_once_and_before_the_game(guest: Guest, other: Guest) -> None:
    made = guest.make("ciao", me("Anna"), bot())
    with guest.live(made["id"]) as anna, other.live(made["id"]) as stranger:
        added = {"seat": 0, "contribution": "5a" * 16}
        assert stranger.ask("contribute", **added)["key"] == "not-yours"
        assert anna.ask("contribute", **added)["key"] == "contributed-already"
        anna.ask("manage", deed="start")
        seat = anna.table["yours"][0]
        assert anna.ask("contribute", seat=seat, contribution="00" * 16)["key"] == "started-already"
    made = guest.make("ciao", me("Anna"), friend())
    other.join(made["id"], "Boris")
    with other.live(made["id"]) as boris:
        seats = boris.table["seats"]
        assert [len(seat["contribution"]) for seat in seats] == [0, 32]
    with guest.live(made["id"], contributes=False) as anna:
        for odd in ("", "beef", "Z" * 32, "5A" * 16):
            answer = anna.ask("contribute", seat=0, contribution=odd)
            assert answer["key"] == "contribution"
