"""What the strongest player thinks of a moment, in a few lines."""

from collections.abc import Iterator
from random import Random

from kosti.bots import player_named
from kosti.bots.thinking import judge
from kosti.core.contract import Gathering
from kosti.core.levels import Judged, Judgement
from kosti.core.speaker import Speaker
from kosti.core.view import View

ENDINGS = 4
RARE = 0.005
EVEN = 0.0005


def hint_lines(view: View, speaker: Speaker, gathering: Gathering | None) -> Iterator[str]:
    """Yield the judgement of every action, the best with its reason."""
    judgement = judge(view)
    say = speaker.words.say
    if gathering is None:
        yield say("hint-each")
        width = max(len(speaker.typed(one.action.text)) for one in judgement.actions)
        for one in sorted(judgement.actions, key=lambda one: -one.shares[0]):
            word = speaker.typed(one.action.text)
            yield f"{word:<{width}}  {speaker.words.percent(one.shares[0])}{mixed(one, speaker)}"
        yield from lead_lines(judgement, speaker)
    else:
        yield say("hint-gather", placing=gathering.text_of(best_choices(view)) or say("command-ok"))
    yield from reason_lines(judgement, view.seat, speaker)


def mixed(judged: Judged, speaker: Speaker) -> str:
    """Return how often an action is part of the best play, where that is a mixture."""
    if judged.often is None or not EVEN < judged.often < 1 - EVEN:
        return ""
    often = speaker.words.percent(judged.often)
    return f"  {speaker.words.say('hint-often', often=often)}"


def lead_lines(judgement: Judgement, speaker: Speaker) -> Iterator[str]:
    """Yield by how much the best action leads, where there are several."""
    first, *rest = sorted(judgement.actions, key=lambda one: -one.shares[0])
    if rest:
        best, other = (speaker.typed(one.action.text) for one in (first, rest[0]))
        lead = first.shares[0] - rest[0].shares[0]
        key = "hint-lead" if lead >= EVEN else "hint-even"
        values = {"lead": speaker.words.percent(lead)} if lead >= EVEN else {}
        yield speaker.words.say(key, best=best, other=other, **values)


def reason_lines(judgement: Judgement, seat: int, speaker: Speaker) -> Iterator[str]:
    """Yield what every seat can expect after the best action, and how the turn then ends."""
    say, percent = speaker.words.say, speaker.words.percent
    seats = len(speaker.names)
    names = [speaker.names[(seat + place) % seats] for place in range(seats)]
    shares = zip(names, judgement.best.shares, strict=True)
    told = [say("hint-chance", what=name, chance=percent(share)) for name, share in shares]
    yield say("hint-shares", shares="; ".join(told))
    likely = [one for one in judgement.endings if one.chance >= RARE][:ENDINGS]
    if likely:
        told = [
            say("hint-chance", what=speaker.ending(one), chance=percent(one.chance))
            for one in likely
        ]
        yield say("hint-endings", endings="; ".join(told))


def best_choices(view: View) -> list[int]:
    """Return what the strongest player would answer to all that this seat is asked in a row."""
    master, rng, rules = player_named("master"), Random(0), view.game.rules
    choices = []
    state, phase = view.state, view.state.turn.phase
    while rules.to_act(state) == view.seat and state.turn.phase == phase:
        choices.append(master.choose(View(view.game, state, view.seat), rng))
        state = rules.played(state, choices[-1])
    return choices
