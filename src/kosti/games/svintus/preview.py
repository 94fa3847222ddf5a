"""What a placing would lead to, told without changing anything."""

from typing import NamedTuple

from kosti.core.packed import members
from kosti.core.view import View
from kosti.games.svintus.cards import GLUTTONS
from kosti.games.svintus.dice import in_hand
from kosti.games.svintus.events import told
from kosti.games.svintus.placing import Placing, choices_of
from kosti.games.svintus.rules import CLAIMING, DECLINE, ENDED, State, claimable, played, score


class Preview(NamedTuple):
    """The consequence of a placing.

    `claims` are the glutton cards that could then be taken. The rest is what happens if none is:
    the top-row card taken and its column, whether the Hamsters are fed (or would be, with no card
    to give), the dice that come home to each seat, those then in the seat's own hand, and whether
    the card wins.
    """

    claims: tuple[str, ...]
    card: str
    column: str
    feeds: bool
    home: tuple[int, ...]
    hand: int
    wins: bool


def previewed(view: View, placing: Placing) -> Preview:
    """Return what a placing leads to; raise `IllegalMove` where it cannot be."""
    state: State = view.state
    steps = choices_of(state, placing)
    events = []
    claims = 0
    while steps:
        after = played(state, steps[0])
        events += told(state, steps.pop(0), after)
        state = after
        if state.turn.phase == CLAIMING:
            claims = claimable(state)
            steps.append(DECLINE)
    named = {event.kind: event.values for event in events}
    card = named.get("card_taken", {"card": "", "column": ""})
    home = [0] * state.options.seats
    for event in events:
        if event.kind == "came_home":
            home[event.seat] += int(str(event.values["count"]))
    return Preview(
        tuple(GLUTTONS[kind] for kind in members(claims)),
        str(card["card"]),
        str(card["column"]),
        not {"hungry", "fed", "fed_nothing"}.isdisjoint(named),
        tuple(home),
        in_hand(state.middle.dice[view.seat]),
        state.turn.phase == ENDED and score(state, view.seat) >= 7,
    )
