"""Each game is played to its end by clicking, and the page tells what the record says."""

from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from figures import Figures
from kosti.core.record_json import record_from_data
from kosti.core.registry import all_games
from kosti.core.speaker import Speaker
from kosti.core.words import Words
from server.house import Message, bot, me
from web.browsing import Person, needs_browser
from web.players import PLAYERS

pytestmark = needs_browser


@pytest.mark.parametrize("game", PLAYERS)
def test_a_whole_game_ends_as_its_record_says(
    anna: Person, game: str, is_thorough: bool, figures: Figures
) -> None:
    counts = all_games()[game].seat_counts if is_thorough else range(2, 3)
    clicks = 0
    for seats in counts:
        anna.make(game, me("Anna"), *[bot()] * (seats - 1))
        clicks += anna.play_on(PLAYERS[game])
        headline = anna.sees(".strip h2").inner_text()
        standings = texts(anna.page.locator(".standings li > span"))
        log = texts(anna.page.locator(".log li"))
        anna.key("step").click()
        story = Story(anna.downloaded(), "Anna")
        assert headline == story.headline
        assert sorted(standings) == sorted(story.standings)
        assert log == story.told[-len(log) :]
        assert len(log) > 60
    figures.tell(f"games of {game} played to their end", times=len(counts), clicks=clicks)


def texts(found: Locator) -> list[str]:
    """Return what can be read, however it is laid out."""
    return [" ".join(text.split()) for text in found.all_inner_texts()]


class Story:
    """What a record tells one of its seats."""

    def __init__(self, record: Message, name: str) -> None:
        self.words = Words("en", record["game"], of_page=True)
        number = count(1)
        self.names = [seat.get("name") or f"Casual {next(number)}" for seat in record["seats"]]
        self.name = name
        self.match = record_from_data(record).match()
        self.steps = self.match.told(self.names.index(name))

    @property
    def told(self) -> list[str]:
        """All that happened, a line an event."""
        speaker = Speaker(self.words, self.names)
        return [speaker.event(event) for events in self.steps for event in events]

    @property
    def standings(self) -> list[str]:
        """Each seat with its score, or its name alone where no scores were counted."""
        speaker = Speaker(self.words, self.names)
        scored = [event for event in self.steps[-1] if event.kind == "scored"]
        return [speaker.event(event) for event in scored] or self.names

    @property
    def headline(self) -> str:
        """Who has won."""
        shares = self.match.shares()
        pairs = zip(self.names, shares, strict=True)
        winners = [name for name, share in pairs if share == max(shares)]
        if len(winners) > 1:
            return self.words.say("they-share", names=" and ".join(winners))
        if winners == [self.name]:
            return self.words.say("you-win")
        return self.words.say("event-won", name=winners[0])


def test_a_whole_game_of_bratwurmeck_by_keys_alone(anna: Person) -> None:
    anna.goto("/")
    walk_to(anna, "play-bratwurmeck")
    anna.page.keyboard.press("Enter")
    while (now := anna.moment()) != "over":
        assert now == "mine"
        assert walk_to(anna, PLAYERS["bratwurmeck"](anna.offered())) < 8
        anna.page.keyboard.press("Enter")
        asks = anna.page.locator("dialog.asks")
        if asks.count():
            anna.page.keyboard.press("Shift+Tab")
            anna.page.keyboard.press("Enter")
            expect(asks).to_have_count(0)
    walk_to(anna, "step")
    anna.page.keyboard.press("Enter")
    anna.sees(".record-steps")


def walk_to(person: Person, key: str) -> int:
    """Press Tab until something has the focus; return how often."""
    for steps in range(100):
        if person.page.evaluate("document.activeElement.getAttribute('data-key')") == key:
            return steps
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{key} is not reached by Tab")
