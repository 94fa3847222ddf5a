"""What the page of Heckmeck Barbecue keeps: 8 dice, 12 snails, 10 plates a seat."""

from collections.abc import Iterable
from typing import Any

from kosti.games.barbecue.notation import position_fields
from kosti.testing import Page


class Barbecue(Page):
    """Read from the position, not from the packed state."""

    values = {"worms": ("shifted", "12345678912345", "99999999999999")}  # noqa: RUF012 (a table)

    def broken(self, state: Any) -> Iterable[str]:
        fields = position_fields(state)
        grill, seats = fields["grill"], state.options.seats
        snails = grill.count("s") + sum(map(int, fields["snails"].split("/")))
        if len(grill) != 14 or not set(grill) <= set(".s" + "abcde"[:seats] + "ABCDE"[:seats]):
            yield f"a grill of {grill}"
        if snails > 12:
            yield f"{snails} snails"
        for plate in "abcde":
            if grill.count(plate) + 2 * grill.count(plate.upper()) > 10:
                yield f"too many plates {plate} on {grill}"
        dice = len(fields.get("aside", "")) + len(fields.get("shown", ""))
        if dice > 8 or (state.turn.phase == 1 and dice < 8):
            yield f"{dice} dice"
        if state.worms >> 12 * seats or state.snails >> 4 * seats:
            yield "worms or snails of nobody"


PAGE = Barbecue()
