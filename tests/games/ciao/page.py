"""What the page of Ciao, Ciao..! keeps, and what it hides: 7 heroes a seat, one secret die."""

from collections.abc import Iterable
from typing import Any

from kosti.core.rule import OVER
from kosti.games.ciao.notation import position_fields
from kosti.games.ciao.rules import DOUBT, to_act
from kosti.testing import Page

FACES = range(1, 6)


class Ciao(Page):
    """Read from the position, not from the packed state."""

    def broken(self, state: Any) -> Iterable[str]:
        fields = position_fields(state)
        reserve = [int(part) for part in fields["reserve"].split("/")]
        bridge = fields["bridge"].split("/")
        between = fields["now"] == "throw"
        for seat, waiting in enumerate(reserve):
            steps = fields["ladder"].count(str(seat))
            if waiting + (bridge[seat] != "-") + steps > state.options.heroes:
                yield f"seat {seat} has too many heroes"
            if steps > 2:
                yield f"seat {seat} holds {steps} steps"
            if between and (bridge[seat] == "+" or (waiting and bridge[seat] == "-")):
                yield f"seat {seat} has no hero on the bridge, though it has some left (C9)"
        if ("face" in fields) != (fields["now"] not in ("throw", "over")):
            yield "a die that should not be there, or none"
        if max(len(reserve), len(bridge)) != state.options.seats or len(fields["ladder"]) != 8:
            yield "seats or steps missing"
        if state.reserve >> 4 * len(reserve) or state.bridge >> 4 * len(reserve):
            yield "heroes of nobody"

    def others(self, state: Any, seat: int) -> Iterable[Any]:
        """The die may be any to whom it is hidden; after a doubt its truth is known to all."""
        if to_act(state) == OVER or not state.turn.face or seat == state.seat:
            return
        was_doubted = "doubter" in position_fields(state)
        if was_doubted and (seat == state.turn.other or state.options.reveal):
            return
        for face in FACES:
            is_true = face == state.turn.said
            if not was_doubted or is_true == (state.turn.face == state.turn.said):
                yield state._replace(turn=state.turn._replace(face=face))

    def may_learn(self, before: Any, choice: int, seat: int) -> bool:
        """The doubter learns the die by doubting; all do if the table agreed on it (C8)."""
        return choice == DOUBT and (seat == before.turn.other or bool(before.options.reveal))


PAGE = Ciao()
