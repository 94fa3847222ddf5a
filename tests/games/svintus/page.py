"""What the page of Svintus 3D keeps: 7 dice a seat, 83 cards."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

from kosti.games.svintus.position import position_fields
from kosti.games.svintus.rules import start
from kosti.testing import Page

ROWS = ("5s", "4s", "3s", "2s", "gluttons")
HAMSTERS = 1
SMALL_DECK = "2s:corn,beet/3s:apple,acorn/4s:corn-beet/5s:2beet-acorn/gluttons:sum5-no-beet"


class Svintus(Page):
    """Read from the position, not from the packed state."""

    values = {"deck": (SMALL_DECK,)}  # noqa: RUF012 (a table)

    def broken(self, state: Any) -> Iterable[str]:
        fields = position_fields(state)
        whole = cards_in(position_fields(start(state.options)))
        now = cards_in(fields)
        if now - whole:
            yield f"cards from nowhere: {now - whole}"
        if state.options.deck == type(state.options)().deck and whole.total() + HAMSTERS != 83:
            yield f"a deck of {whole.total()}"
        dice = [len(re.sub(r"[\dh]s?:|[,-]", "", part)) for part in fields["dice"].split("/")]
        if max(dice) > 7 or len(dice) != state.options.seats:
            yield f"dice on the top row: {dice}"
        if fields["now"] == "place":
            thrown = len(fields["thrown"])
            if thrown + dice[state.seat] != 7:
                yield f"{thrown} dice thrown beside {dice[state.seat]} on the top row"


def cards_in(fields: dict[str, str]) -> Counter[str]:
    """Count the cards of a position by their supplies."""
    parts = [fields[row].replace(":", ",") for row in ROWS] + fields["cards"].split("/")
    found: Counter[str] = Counter()
    for card in ",".join(parts).split(","):
        if card != "-":
            number, name = re.fullmatch(r"(\d*)(.+)", card).groups()  # type: ignore[union-attr]
            supplies = re.sub(r"^.*-(no-)", r"\1", name)
            found[supplies] += int(number or 1)
    return found


PAGE = Svintus()
