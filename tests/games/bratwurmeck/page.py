"""What the page of Heckmeck am Bratwurmeck keeps: 16 tiles, 8 dice."""

from collections.abc import Iterable
from typing import Any

from kosti.core.notation import parsed_ranges
from kosti.games.bratwurmeck.notation import position_fields
from kosti.testing import Page


class Bratwurmeck(Page):
    """Read from the position, not from the packed state."""

    def broken(self, state: Any) -> Iterable[str]:
        fields = position_fields(state)
        stacks = [part.split(".") for part in fields["stacks"].split("/") if part != "-"]
        tiles = [int(tile) for stack in stacks for tile in stack]
        tiles += parsed_ranges(fields["grill"], 21, 36) or []
        if len(set(tiles)) < len(tiles):
            yield f"a tile is in two places: {sorted(tiles)}"
        if not set(tiles) <= set(range(21, 37)):
            yield f"a tile is none of the sixteen: {sorted(tiles)}"
        dice = len(fields.get("aside", "")) + len(fields.get("shown", ""))
        if dice > 8 or (state.turn.phase == 1 and dice < 8):
            yield f"{dice} dice"
        if state.tops >> 6 * state.options.seats or set(state.unders[state.options.seats :]) > {1}:
            yield "a stack of nobody"


PAGE = Bratwurmeck()
