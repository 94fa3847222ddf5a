"""How Svintus 3D is written.

A throw is its dice, `1136`; a card turned up its name: `corn`, `corn-beet`, `sum10-no-acorn`.
Choices are numbers of dice for a place (`2:1` one 2 on its card, `6>3:2` two sixes on the 3s,
`6>h:1` one on the Hamsters), a glutton card or `decline`, and a card to feed. Positions are in
`position`.
"""

from collections.abc import Sequence
from typing import Final

from kosti.core.event import Event
from kosti.core.notation import faces_text, parsed_faces
from kosti.games.setting_aside import dice_in
from kosti.games.svintus.cards import CARDS, GLUTTONS, PAIRS, SUPPLIES
from kosti.games.svintus.dice import DICE, GLUTTON_ROW, THREES, in_hand
from kosti.games.svintus.places import PLACES
from kosti.games.svintus.placing import choices_of, parsed_placing
from kosti.games.svintus.position import parsed_position as parsed_position
from kosti.games.svintus.position import position_fields as position_fields
from kosti.games.svintus.rules import (
    CLAIMING,
    PLACING,
    THROWING,
    State,
    dice_of,
    to_turn_up,
)

FACES: Final = "123456"
CLAIMS: Final = (*GLUTTONS, "decline")


def choice_text(state: State, choice: int) -> str:
    """Return the name of a choice."""
    if state.turn.phase == PLACING:
        return f"{PLACES[state.turn.asked]}:{choice}"
    return CLAIMS[choice] if state.turn.phase == CLAIMING else CARDS[choice]


def parsed_choice(state: State, text: str) -> int:
    """Return the choice of a name, -1 of none."""
    if state.turn.phase == PLACING:
        names = [f"{PLACES[state.turn.asked]}:{count}" for count in range(DICE + 1)]
        return names.index(text) if text in names else -1
    known = CLAIMS if state.turn.phase == CLAIMING else CARDS
    return known.index(text) if text in known else -1


def outcome_text(state: State, outcome: int) -> str:
    """Return the dice of a throw or the card turned up."""
    if state.turn.phase == THROWING:
        return faces_text(outcome, FACES)
    return kinds_due(state)[outcome]


def parsed_outcome(state: State, text: str) -> int:
    """Return the throw of all dice in the hand or the card a text names, -1 of any other."""
    if state.turn.phase != THROWING:
        return kinds_due(state).index(text) if text in kinds_due(state) else -1
    dice = parsed_faces(text, FACES)
    return dice if dice >= 0 and dice_in(dice) == in_hand(dice_of(state)) else -1


def kinds_due(state: State) -> Sequence[str]:
    """Return the names of the kinds in the stack that is turned up next."""
    column = to_turn_up(state.middle)
    if column == GLUTTON_ROW:
        return GLUTTONS
    return SUPPLIES if column <= THREES else PAIRS


def outcome_seen(state: State, outcome: int, told: Sequence[Event]) -> str:
    """Return an outcome as a seat may write it: it lies open."""
    return outcome_text(state, outcome)


def outcome_for(state: State, seen: str) -> int:
    """Return an outcome that agrees with what was seen."""
    return parsed_outcome(state, seen)


def is_whole(state: State) -> bool:
    """Tell whether nothing is hidden: nothing ever is."""
    return True


def placing_choices(state: State, text: str) -> list[int]:
    """Return the choices of a placing typed in any order, such as `2 2 3 6>h 6>5:2`, or `-`.

    Raise `IllegalMove` with every reason where a die cannot go.
    """
    return choices_of(state, parsed_placing(state, text))
