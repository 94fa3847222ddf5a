"""`python -m strength.solved`: write docs/ciao-solved.md, the game of two seats in numbers."""

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from kosti.games.ciao.rules import plank
from kosti.solve.best_response import (
    ADVANCED,
    ADVANCES,
    BELIEVED,
    DOUBTS,
    FELL_HIGH,
    FELL_LOW,
    NO_WAY,
    PICKS_HIGH,
    SLOTS,
    STAYED,
    state_of,
)
from kosti.solve.ciao import Solution, solved
from proof import store
from proof.page import table

PAGE = store.ROOT / "docs/ciao-solved.md"
PLOT = store.ROOT / "docs/ciao-solved.svg"
TEXT = Path(__file__).with_name("solved.md")
SIDES = np.array([1, 1, 1, 1, 2]) / 6
FACES = "1234X"
PLANKS = 9


class Habits(NamedTuple):
    """How the solved game goes on average, each position as often as it is reached."""

    turns: float
    said: Any  # by face and number
    lies: Any  # by number: lies, and all announcements
    doubts: Any  # by plank of the doubter's hero and number: doubts, and all that could be
    speaker: Any  # by plank of the speaker's hero and number: the same


def habits_of(solution: Solution) -> Habits:
    """Follow the solved game from the start to all its ends."""
    reached, playing = solution.reached, solution.playing
    often = np.zeros(len(reached.keys))
    often[reached.order[0]] = 1.0
    found = Habits(
        0.0, np.zeros((5, 4)), np.zeros((4, 2)), np.zeros((10, 4, 2)), np.zeros((10, 4, 2))
    )
    for here in reached.order:
        state = state_of(solution.options, int(reached.keys[here]))
        mine, yours = plank(state, state.seat), plank(state, 1 - state.seat)
        row = playing[here]
        said = row[:DOUBTS].reshape(5, 4) * SIDES[:, None] * often[here]
        found.said[...] += said
        for number in range(4):
            true = said[number, number]
            lies = said[:, number].sum() - true
            ways = reached.ways[here][number * SLOTS : (number + 1) * SLOTS]
            found.lies[number] += lies, true + lies
            doubt = row[DOUBTS + number] if ways[ADVANCED] != NO_WAY else 0.0
            if ways[ADVANCED] != NO_WAY:
                found.doubts[yours, number] += (true + lies) * doubt, true + lies
                found.speaker[mine, number] += (true + lies) * doubt, true + lies
            for way, part in parts(row, ways, number, true, lies, doubt):
                if ways[way] >= 0:
                    often[ways[way]] += part
    return found._replace(turns=float(often.sum()))


def parts(
    row: Any, ways: Any, number: int, true: float, lies: float, doubt: float
) -> Iterator[tuple[int, float]]:
    """Yield how often a turn goes each way after a number."""
    yield BELIEVED, (true + lies) * (1 - doubt)
    advances = row[ADVANCES + number] if ways[STAYED] != NO_WAY else 1.0
    yield ADVANCED, lies * doubt * advances
    yield STAYED, lies * doubt * (1 - advances)
    high = row[PICKS_HIGH + number] if ways[FELL_HIGH] != NO_WAY else 0.0
    yield FELL_LOW, true * doubt * (1 - high)
    yield FELL_HIGH, true * doubt * high


def percent(part: float) -> str:
    """Return a part of 1 as people read it."""
    return f"{100 * part:.1f} %"


def value_rows() -> Iterator[tuple[str, ...]]:
    """Yield what each combination of the options is worth to the first mover."""
    falls = ("speaker", "doubter", "lowest")
    rulings = product(("must", "may"), falls, ("on", "off"), ("shared", "highest_step"))
    for push, fall, ladder, tie in rulings:
        given = {"push": push, "ladder_fall": fall, "ladder_doubt": ladder, "tie_break": tie}
        yield push, fall, ladder, tie, valued(given)


def plank_rows() -> Iterator[tuple[str, ...]]:
    """Yield what each length of the bridge is worth to the first mover."""
    for planks in range(8, 13):
        yield str(planks), valued({"planks": str(planks)})


def valued(given: dict[str, str]) -> str:
    """Return the value of one game."""
    solution = solved(given)
    print(given, f"{solution.value:.12f}", file=sys.stderr, flush=True)
    return f"{solution.value:.12f}"


def by_number(counts: Any) -> list[str]:
    """Return for each number a part of all in percent."""
    return [percent(some / every) if every else "–" for some, every in counts]


def write_page() -> None:
    """Write the page and its plot."""
    solution = solved()
    habits = habits_of(solution)
    begun = solution.at("seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6")
    said = habits.said / habits.said.sum(axis=1, keepdims=True)
    numbers = ("1", "2", "3", "4")
    whole = habits.doubts.sum(axis=0)
    head = ("push", "ladder_fall", "ladder_doubt", "tie_break", "value")
    text = TEXT.read_text("utf-8").format(
        value=f"{solution.value:.12f}",
        positions=f"{solution.positions:,}",
        gain=f"{max(solution.exploitability, 0.0):.0e}",
        turns=f"{habits.turns:.1f}",
        lies=percent(habits.lies[:, 0].sum() / habits.lies[:, 1].sum()),
        doubts=percent(whole[:, 0].sum() / whole[:, 1].sum()),
        first=table(
            ("face", *numbers),
            [(FACES[face], *map(percent, begun.announcements[face])) for face in range(5)]
            + [("doubted", *map(percent, begun.doubts))],
        ),
        said=table(
            ("face", *numbers),
            [(FACES[face], *map(percent, said[face])) for face in range(5)]
            + [("a lie", *by_number(habits.lies)), ("doubted", *by_number(whole))],
        ),
        mine=table(
            ("doubter's plank", *numbers),
            [(str(place), *by_number(habits.doubts[place])) for place in range(1, PLANKS + 1)],
        ),
        yours=table(
            ("speaker's plank", *numbers),
            [(str(place), *by_number(habits.speaker[place])) for place in range(1, PLANKS + 1)],
        ),
        rulings=table(head, list(value_rows())),
        planks=table(("planks", "value"), list(plank_rows())),
    )
    PAGE.write_text(text, "utf-8")
    draw(habits)
    print(f"written: {PAGE.relative_to(store.ROOT)}, {PLOT.relative_to(store.ROOT)}")


def draw(habits: Habits) -> None:
    """Draw what is announced with an X, and how often each number is doubted."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "kosti", "font.size": 9}):
        figure = Figure(figsize=(8, 3.4), layout="constrained")
        FigureCanvasSVG(figure)
        left, right = figure.subplots(1, 2)
        bars = habits.said[4] / habits.said[4].sum()
        left.bar(list("1234"), 100 * bars, color="#4477aa")
        left.set(xlabel="announced with an X", ylabel="% of all X")
        places = range(1, PLANKS + 1)
        for number, color in enumerate(("#4477aa", "#ee6677", "#228833", "#aa8800")):
            parts_doubted = [
                100 * habits.doubts[place, number, 0] / habits.doubts[place, number, 1]
                for place in places
            ]
            right.plot(places, parts_doubted, "o-", ms=3, color=color, label=str(number + 1))
        right.set(xlabel="plank of the doubter's hero", ylabel="% doubted", ylim=(0, None))
        right.legend(title="announced", frameon=False)
        figure.savefig(PLOT, metadata={"Date": None})


if __name__ == "__main__":
    write_page()
