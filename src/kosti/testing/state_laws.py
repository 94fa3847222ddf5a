"""What holds in every state of every game."""

import json
import pickle
import re
from functools import cache
from importlib.resources import files
from typing import Any

from kosti.core.chance import MOST_DICE, can_fall, outcomes, total_weight
from kosti.core.errors import IllegalMove
from kosti.core.packed import members
from kosti.core.rule import CHANCE, ONLOOKER, OVER
from kosti.testing.playing import Playing
from kosti.testing.promises import demand, same

MOST_CHOICES = 62
NAMED = 12
UNKNOWN = ("", "-", "?", "no-such", "\0", "²", "٣", "9" * 30, "-1", "1 2", "=", "()")


def plain_integers(at: Playing) -> None:
    for number in numbers_in(at.state):
        demand(type(number) is int, repr(number), "is a", type(number).__name__)
        demand(-(1 << 62) <= number < 1 << 62, number, "is too great")


def numbers_in(value: Any) -> list[Any]:
    """List what a state is made of."""
    if isinstance(value, tuple):
        return [number for part in value for number in numbers_in(part)]
    return [value]


def actors(at: Playing) -> None:
    demand(at.actor in (CHANCE, OVER, *at.seats), at.actor, "is to act")
    same(bool(at.rules.is_over(at.state)), at.actor == OVER, "is_over:")
    demand(at.state.seat in at.seats, "the turn of seat", at.state.seat)
    mask = at.rules.legal(at.state)
    demand(0 <= mask < 1 << MOST_CHOICES, "a mask of", mask)
    same(mask != 0, at.actor >= 0, "there are choices:")
    for seat in at.seats:
        demand(type(at.rules.score(at.state, seat)) is int, "a score that is no integer")


def kept(at: Playing) -> None:
    same(list(at.page.broken(at.state)), [])


def limited(at: Playing) -> None:
    limit = at.state.options.turn_limit
    if limit:
        is_last = at.actor == OVER and at.state.turns == limit
        demand(is_last or at.state.turns < limit, at.state.turns, "turns of", limit)


def written(at: Playing) -> None:
    text = at.game.position_text(at.state)
    demand(text.isprintable() and "?" not in text, "a state is written", text)
    same(at.game.position(text), at.state, f"read back from {text}:")
    viewers = at.viewers if at.game.has_secrets else [at.mixer.choice(at.viewers)]
    for viewer, seen in ((viewer, at.seen[viewer]) for viewer in viewers):
        shown = at.game.position_text(seen)
        same(at.game.view_of(shown, viewer).state, seen, f"read back from {shown}:")
        same("?" in shown, not at.game.notation.is_whole(seen), f"hidden things in {shown}:")


def stored(at: Playing) -> None:
    copy = pickle.loads(pickle.dumps(at.state))
    same((copy, type(copy)), (at.state, type(at.state)))
    same(rebuilt(at.state, json.loads(json.dumps(at.state))), at.state)


def rebuilt(like: Any, data: Any) -> Any:
    """Return plain lists as the tuples that something is made of."""
    if not isinstance(like, tuple):
        return data
    parts = [rebuilt(part, piece) for part, piece in zip(like, data, strict=True)]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


def blanked(at: Playing) -> None:
    for viewer, seen in at.seen.items():
        same(at.rules.seen(seen, viewer), seen, "seen twice:")
        same(at.rules.to_act(seen), at.actor, "who is to act, as seen:")
        same(seen[:3], at.state[:3], "options, seat and turns, as seen:")
        if not at.game.has_secrets:
            same(seen, at.state, "seen where nothing is hidden:")
    if at.actor >= 0:
        same(at.rules.legal(at.seen[at.actor]), at.rules.legal(at.state), "choices as seen:")


def kept_secret(at: Playing) -> None:
    for viewer, seen in at.seen.items():
        for other in at.page.others(at.state, viewer):
            same(at.rules.seen(other, viewer), seen, f"seen by {viewer}, hidden things changed:")


def shown(at: Playing) -> None:
    viewer = at.actor if at.actor >= 0 else ONLOOKER
    for view in (at.match.view(viewer), at.match.view(at.mixer.choice(at.viewers))):
        at.saying.table(view, len(at.place.line))
        demand(view.is_mine or not (view.actions or view.refusals), "choices of another seat")
        demand(repr(view), "a view without repr")


def offered(at: Playing) -> None:
    if at.actor < 0:
        return
    view, notation = at.match.view(at.actor), at.game.notation
    legal = members(at.rules.legal(at.state))
    same(sorted(action.choice for action in view.actions), legal, "actions:")
    for action in view.actions:
        same(action.text, notation.choice_text(at.state, action.choice))
        same(notation.parsed_choice(at.state, action.text), action.choice, action.text)
    same(len({action.text for action in view.actions}), len(legal), "names of choices:")
    for refusal in view.refusals:
        choice = notation.parsed_choice(at.state, refusal.thing)
        demand(refusal.thing.isprintable() and " " not in refusal.thing, refusal, "is written")
        demand(choice not in legal, refusal, "can be chosen")
        demand(refusal.rule in told_rules(at.game.name), refusal, "by no rule of the help")
    things = [refusal.thing for refusal in view.refusals]
    same(len(set(things)), len(things), f"things refused once: {things}")
    at.saying.view(view)


@cache
def told_rules(game: str) -> list[str]:
    """Return the numbers of the rules that a game's help tells."""
    text = files("kosti").joinpath("games", game, "README.md").read_text("utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.MULTILINE)


def guarded(at: Playing) -> None:
    legal = at.rules.legal(at.state)
    is_new = at.saying.is_new(legal)
    tried = range(-1, MOST_CHOICES) if is_new else at.mixer.sample(range(MOST_CHOICES), 2)
    for choice in tried:
        if choice < 0 or not legal >> choice & 1:
            refuse(at, at.match.play, choice)
    for text in UNKNOWN if is_new else ():
        refuse(at, at.match.play, text)
        refuse(at, at.match.land, text)
    if at.actor == CHANCE:
        air = at.rules.in_the_air(at.state)
        for outcome in (-1, 0, 62, 0x777777, at.mixer.getrandbits(32)):
            if not can_fall(air, outcome):
                refuse(at, at.match.land, outcome)
    else:
        refuse(at, at.match.land, 0)


def refuse(at: Playing, act: Any, tried: Any) -> None:
    """Demand that something is refused and changes nothing."""
    before, steps = at.state, len(at.match.steps)
    try:
        act(tried)
    except IllegalMove as error:
        at.saying.error(error)
        demand((at.state, len(at.match.steps)) == (before, steps), repr(tried), "changed it")
    else:
        raise AssertionError(f"{tried!r} was played")


def weighed(at: Playing) -> None:
    if at.actor != CHANCE:
        return
    air, notation = at.rules.in_the_air(at.state), at.game.notation
    known = outcomes(air)
    if air.dice:
        demand(1 <= air.dice <= MOST_DICE and air[1:] == (0, 0, 0), air)
    if at.saying.is_new(air):
        demand(all(type(weight) is int and weight > 0 for _, weight in known), "weights:", known)
        same(sum(weight for _, weight in known), total_weight(air), "weights:")
        demand(all(can_fall(air, outcome) for outcome, _ in known), "some cannot fall:", known)
        names = {notation.outcome_text(at.state, outcome) for outcome, _ in known}
        same(len(names), len(known), "names of outcomes:")
    for outcome, _ in known if len(known) < NAMED else at.mixer.sample(known, NAMED):
        text = notation.outcome_text(at.state, outcome)
        same(notation.parsed_outcome(at.state, text), outcome, text)
        demand(text.isprintable() and not set(text) & set("? ()"), "an outcome is written", text)


LAWS = (
    ("a state is made of plain integers below 2**62", plain_integers),
    ("one is to act, and has choices; nobody has any else", actors),
    ("what the page keeps is kept", kept),
    ("the turn limit is kept", limited),
    ("positions are read as they were written", written),
    ("states can be stored", stored),
    ("what a seat sees is enough to act", blanked),
    ("what is hidden does not show", kept_secret),
    ("tables can be shown", shown),
    ("the view offers what can be chosen, and says why not", offered),
    ("what cannot be chosen is refused and changes nothing", guarded),
    ("chance is weighed and named", weighed),
)
