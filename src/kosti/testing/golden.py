"""Golden files: counted paths (perft), and games that a person can read.

Both begin with lines that say what is to be counted or played; the rest is made anew from them.
"""

from collections.abc import Iterator
from typing import Any

from kosti.core.chance import outcomes
from kosti.core.contract import Game
from kosti.core.luck import below, bits_of
from kosti.core.match import Match
from kosti.core.packed import members
from kosti.core.rule import CHANCE
from kosti.core.speaker import Speaker
from kosti.core.words import words
from kosti.testing.saying import NAMES

MOST_STEPS_WALKED = 60_000
STARTS = ("start ", "at ")


def perft_text(game: Game, text: str) -> str:
    """Return a perft file made anew from its remarks and its lines `start OPTIONS`, `at POSITION`.

    Every depth has a line: distinct states, paths, and paths weighed by how often chance falls so.
    """
    lines = []
    for line in text.splitlines():
        if line.startswith("#"):
            lines.append(line)
        if line.startswith(STARTS):
            rows = perft(game, started(game, line).state)
            lines += ["", line, *(" ".join(map(str, row)) for row in rows)]
    return "\n".join(lines) + "\n"


def started(game: Game, line: str) -> Match:
    """Return the match of a line `start OPTIONS` or `at POSITION`."""
    word, _, rest = line.partition(" ")
    if word == "at":
        return Match(game, position=rest)
    return Match(game, dict(option.split("=", 1) for option in rest.split()))


def perft(game: Game, state: Any) -> Iterator[tuple[int, int, int, int]]:
    """Yield depth, states, paths and weighed paths, as deep as is soon counted."""
    level = {state: (1, 1)}
    depth = walked = 0
    while level:
        paths, weighed = (sum(column) for column in zip(*level.values(), strict=True))
        yield depth, len(level), paths, weighed
        after: dict[Any, tuple[int, int]] = {}
        for before, (count, weight) in level.items():
            for child, times in children(game, before):
                walked += 1
                known, known_weight = after.get(child, (0, 0))
                after[child] = known + count, known_weight + weight * times
            if walked > MOST_STEPS_WALKED:
                return
        level = after
        depth += 1


def children(game: Game, state: Any) -> Iterator[tuple[Any, int]]:
    """Yield every state one step on, with its weight."""
    if game.rules.to_act(state) == CHANCE:
        for outcome, weight in outcomes(game.rules.in_the_air(state)):
            yield game.rules.landed(state, outcome), weight
    else:
        for choice in members(game.rules.legal(state)):
            yield game.rules.played(state, choice), 1


def playthrough_text(game: Game, text: str) -> str:
    """Return a game told step by step, made anew from its first lines.

    They are remarks, then `start OPTIONS` or `at POSITION`, then `play SEED STEPS PLAYERS`, the
    players being `simple` or `random` in turn.
    """
    head = [line for line in text.splitlines() if line.startswith(("#", "play ", *STARTS))]
    start = next(line for line in head if line.startswith(STARTS))
    seed, steps, players = next(line for line in head if line.startswith("play ")).split()[1:]
    match = started(game, start)
    match.reseed(int(seed))
    return "\n".join([*head, *_told(match, int(steps), players.split(",")), ""])


def _told(match: Match, steps: int, players: list[str]) -> Iterator[str]:
    speaker = Speaker(words("en", match.game.name), NAMES)
    yield from ("", match.position)
    while not match.is_over and len(match.steps) < steps:
        actor, legal = match.to_act, match.legal
        events = match.throw() if actor == CHANCE else match.play(_chosen(match, players))
        before, step = match.steps[-1]
        who = "chance" if actor == CHANCE else f"{NAMES[actor]}, one of {' '.join(legal)}"
        yield from ("", f"{who}: {match.game.step_text(before, step)}")
        yield from (f"    {speaker.event(event)}" for event in events)
        yield f"  {changed(match.game.position_text(before), match.position)}"
    yield from ("", match.position)
    if match.is_over:
        yield f"parts of the win: {' '.join(f'{part:.4g}' for part in match.shares())}"


def changed(before: str, after: str) -> str:
    """Return the fields of a position that are not as they were; those gone are left empty."""
    old, new = (dict(word.split("=", 1) for word in text.split()) for text in (before, after))
    gone = [f"{name}=" for name in old if name not in new]
    return " ".join([*(f"{name}={new[name]}" for name in new if new[name] != old.get(name)), *gone])


def _chosen(match: Match, players: list[str]) -> int:
    rules, seat = match.game.rules, match.to_act
    if players[seat % len(players)] == "simple":
        _, match.luck = below(2, match.luck)
        return match.game.strategy.simple(rules.seen(match.state, seat), bits_of(match.luck))
    choices = members(rules.legal(match.state))
    number, match.luck = below(len(choices), match.luck)
    return choices[number]
