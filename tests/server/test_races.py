"""Two clients at one seat, at once: one wins, the other gets a clear answer, nothing is doubled."""

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Barrier

import pytest

from figures import Figures
from server.house import Guest, Live, Message, first, me

PAIR = (me("Anna"), {"filled": "here", "name": "Bob"})
TABS = 2
LOSING = {"stale", "not-your-turn", "throw-first", "illegal", "one-at-a-time"}


class Tabs:
    """Two tabs of one browser that press at the same moment."""

    def __init__(self, guest: Guest, stack: ExitStack) -> None:
        self.id = guest.make("bratwurmeck", *PAIR, starts=True)["id"]
        self.lives = [stack.enter_context(guest.live(self.id)) for _ in range(TABS)]
        self.pool = stack.enter_context(ThreadPoolExecutor(TABS))
        self.together = Barrier(TABS)

    def press(self, ids: Sequence[str]) -> list[Message]:
        """Let both play what there is to play; return their answers."""
        for live in self.lives:
            self.catch_up(live)
        live = self.lives[0]
        command = {"kind": "play", "seat": live.acting, "number": live.table["number"]}
        command["actions"] = [live.action(first)]

        def send(tab: int) -> Message:
            self.together.wait()
            self.lives[tab].say_plainly({**command, "id": ids[tab]})
            return self.lives[tab].answer(ids[tab])

        return list(self.pool.map(send, range(TABS)))

    def catch_up(self, live: Live) -> None:
        """Let a tab hear whatever the other has heard; begin again where the game is over."""
        newest = max(other.table["number"] for other in self.lives)
        while live.table["phase"] == "playing" and live.table["number"] < newest:
            live.hear()
        if live.table["phase"] == "over":
            live.ask("manage", deed="again")
            for other in self.lives:
                while other.table["phase"] == "over":
                    other.hear()


@pytest.fixture
def tabs(guest: Guest) -> Iterator[Tabs]:
    """Two tabs at one table."""
    with ExitStack() as stack:
        yield Tabs(guest, stack)


def test_of_two_moves_at_once_one_is_played(
    tabs: Tabs, is_thorough: bool, figures: Figures
) -> None:
    rounds = 1_000 if is_thorough else 40
    ends: Counter[str] = Counter()
    for number in range(rounds):
        before = tabs.lives[0].table["number"]
        answers = tabs.press([f"a{number}", f"b{number}"])
        kinds = [answer["kind"] for answer in answers]
        assert sorted(kinds) == ["done", "refused"], answers
        lost = answers[kinds.index("refused")]
        assert lost["key"] in LOSING, lost
        ends[lost["key"]] += 1
        assert before != answers[kinds.index("done")]["number"]
    figures.tell("two moves sent at once", times=rounds, one_played=sum(ends.values()))


def test_a_command_sent_twice_at_once_is_played_once(
    tabs: Tabs, is_thorough: bool, figures: Figures
) -> None:
    rounds = 1_000 if is_thorough else 40
    for number in range(rounds):
        one, other = tabs.press([f"same{number}"] * TABS)
        assert one == other
        assert one["kind"] == "done"
    figures.tell("one command sent twice at once", times=rounds, played_once=rounds)
