"""Played games in one picture, fit to be published."""

from pathlib import Path
from textwrap import fill
from typing import Any, Final

from kosti.core.words import Words
from kosti.simulate.results import Results
from kosti.simulate.statistics import Share

COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#555555")
SIZE: Final = (10.0, 7.0)
DOTS: Final = 150
STYLE: Final = {
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titleweight": "bold",
    "axes.titlesize": 11,
    "font.size": 10,
    "legend.frameon": False,
    "svg.hashsalt": "kosti",
}
MOST_BARS: Final = 60
LABEL: Final = 18  # letters in a line


def plot(results: Results, path: Path, said: Words) -> None:
    """Draw win shares with intervals, lengths, scores and what is counted, into a file."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=SIZE, layout="constrained")
        FigureCanvasAgg(figure)
        shares, lengths, scores, counts = figure.subplots(2, 2).flat
        figure.suptitle(_title(results, said), fontsize=13, fontweight="bold")
        _draw_shares(shares, results, said)
        _draw_lengths(lengths, results, said)
        _draw_scores(scores, results, said)
        _draw_counts(counts, results, said)
        is_vector = path.suffix.lower() == ".svg"
        about = {"Date": None} if is_vector else {"Software": None}
        figure.savefig(path, dpi=DOTS, metadata=about, format=path.suffix[1:].lower())


def _title(results: Results, said: Words) -> str:
    games = said.number(results.games)
    return said.say("plot-title", game=said.say("game-name"), games=games)


def _draw_shares(axes: Any, results: Results, said: Words) -> None:
    """Draw the shares, each with its interval, beside the equal share."""
    named = _lines(results, said)
    for place, (_, share, colour) in enumerate(named):
        low, high = share.mean - share.low, share.high - share.mean
        axes.errorbar(
            100 * share.mean,
            place,
            xerr=[[100 * low], [100 * high]],
            fmt="o",
            color=colour,
            capsize=4,
            markersize=6,
        )
        axes.annotate(
            said.percent(share.mean),
            (100 * share.mean, place),
            textcoords="offset points",
            xytext=(0, 7),
            ha="center",
            fontsize=9,
        )
    axes.axvline(100 / results.seats, color="#999999", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(named)), [name for name, _, _ in named])
    axes.set_ylim(len(named) - 0.5, -0.6)
    axes.set_title(said.say("plot-shares"))
    axes.set_xlabel(said.say("plot-percent"))
    axes.margins(x=0.12)


def _lines(results: Results, said: Words) -> list[tuple[str, Share, str]]:
    """Return what has a share: seats where everybody stays, else bots; with a colour each."""
    bots = [
        (bot_name(name, said), results.share_of_bot(bot), COLOURS[bot % len(COLOURS)])
        for bot, name in enumerate(results.bots)
    ]
    if len(results.orders) > 1:
        return bots
    return [
        (
            said.say("plot-seat", seat=seat, bot=bot_name(results.bots[bot], said)),
            results.share_of_seat(seat),
            COLOURS[bot % len(COLOURS)],
        )
        for seat, bot in enumerate(results.orders[0])
    ]


def bot_name(name: str, said: Words) -> str:
    """Return a bot's name as people read it."""
    return said.say(f"bot-{name}") if said.has(f"bot-{name}") else name


def _draw_lengths(axes: Any, results: Results, said: Words) -> None:
    """Draw how long the games were."""
    _draw_parts(axes, results.turns, "#777777", None)
    axes.set_title(said.say("plot-lengths"))
    axes.set_xlabel(said.say("plot-turns"))
    axes.set_ylabel(said.say("plot-part"))


def _draw_scores(axes: Any, results: Results, said: Words) -> None:
    """Draw the scores at the end, bot by bot."""
    for bot, name in enumerate(results.bots):
        mine = results.scores[results.sitting == bot]
        _draw_parts(axes, mine, COLOURS[bot % len(COLOURS)], bot_name(name, said))
    axes.set_title(said.say("plot-scores"))
    axes.set_xlabel(said.say("plot-score"))
    axes.set_ylabel(said.say("plot-part"))
    if len(results.bots) > 1:
        axes.legend()


def _draw_parts(axes: Any, numbers: Any, colour: str, label: str | None) -> None:
    """Draw in what part of the games each number comes."""
    import numpy as np

    least, most = int(numbers.min()), int(numbers.max())
    width = -(-(most - least + 1) // MOST_BARS)
    edges = np.arange(least, most + width + 1, width) - 0.5
    parts, _ = np.histogram(numbers, edges)
    parts = 100 * parts / parts.sum()
    axes.stairs(parts, edges, color=colour, linewidth=1.6, label=label)
    axes.stairs(parts, edges, color=colour, alpha=0.15, fill=True)


def _draw_counts(axes: Any, results: Results, said: Words) -> None:
    """Draw how often in a game what is counted befell each bot."""
    bots = len(results.bots)
    for bot in range(bots):
        found = [results.count_of_bot(bot, name) for name in results.counted]
        places = [place + (bot - (bots - 1) / 2) * 0.8 / bots for place in range(len(found))]
        axes.bar(
            places,
            [one.mean for one in found],
            0.75 / bots,
            yerr=[one.high - one.mean for one in found],
            color=COLOURS[bot % len(COLOURS)],
            capsize=3,
        )
    names = [fill(said.say(f"tally-{name}"), LABEL) for name in results.counted]
    axes.set_xticks(range(len(names)), names)
    axes.set_title(said.say("plot-counts"))
