"""How Ciao, Ciao..! is written.

A position: `seats=2 turns=4 seat=0 now=answer face=X said=3 asked=1 bridge=8/4 reserve=6/5
ladder=........`. A part of `bridge` is the plank, `+` beside the ladder, `-` for no hero;
`ladder` has the owner of each step from the first, `.` for none. A hero `+` that was led further
than needed has `surplus=` so many steps. As one seat saw it the die may
be `?`. A throw is its face, `3` or `X`; as one seat saw it also `?`, or `!3`: no 3.
"""

from collections.abc import Sequence
from typing import Final

from kosti.core.event import Event
from kosti.core.notation import NONE, Fields, by_text, parsed_number
from kosti.core.packed import members
from kosti.games.ciao.impossible import LONGEST, NOW, note_impossible
from kosti.games.ciao.options import TABLE, Options
from kosti.games.ciao.rules import (
    ANNOUNCING,
    ANSWERING,
    ENDED,
    HIDDEN,
    NOBODY,
    STEPS,
    THROWING,
    State,
    Turn,
    plank,
    steps_of,
)

GAME: Final = "ciao"
UNKNOWN: Final = "?"
NOT: Final = "!"
OUTCOMES: Final = "1234X"
FACES: Final = ("", *OUTCOMES, UNKNOWN)
BESIDE: Final = "+"
FREE: Final = "."
CHOICES: Final[tuple[str, ...]] = (
    *"1234",
    *("believe", "doubt", "advance", "stay", "push", "spare"),
    *(f"step{step}" for step in range(1, STEPS + 1)),
    "X",  # never legal; it has a name so that it can be told why
)
FIELDS: Final = (
    *("turns", "seat", "now", "face", "said", "surplus", "asked", "doubter"),
    *("bridge", "reserve", "ladder", "winner"),
)


def choice_text(state: State, choice: int) -> str:
    """Return the name of a choice."""
    return CHOICES[choice]


def parsed_choice(state: State, text: str) -> int:
    """Return the choice of a name, -1 of none."""
    return CHOICES.index(text) if text in CHOICES else -1


def outcome_text(state: State, outcome: int) -> str:
    """Return the face of a throw."""
    return OUTCOMES[outcome]


def parsed_outcome(state: State, text: str) -> int:
    """Return the throw of a face, -1 of any other text."""
    return by_text(text, {face: outcome for outcome, face in enumerate(OUTCOMES)})


def outcome_seen(state: State, outcome: int, told: Sequence[Event]) -> str:
    """Return a throw as a seat may write it: from what it was told of this turn, and no more."""
    for event in told:
        if event.kind in ("threw", "revealed") and event.values["face"] != UNKNOWN:
            return str(event.values["face"])
        if event.kind == "revealed":
            said = str(event.values["said"])
            return said if event.values["truth"] == "true" else NOT + said
    return UNKNOWN


def outcome_for(state: State, seen: str) -> int:
    """Return a throw that agrees with what was seen; an X is no number, so it is any lie."""
    if seen == UNKNOWN or (seen[:1] == NOT and seen[1:] in CHOICES[:4]):
        return OUTCOMES.index("X")
    return parsed_outcome(state, seen)


def position_fields(state: State) -> dict[str, str]:
    """Return the fields of a position after its options."""
    seats = range(state.options.seats)
    planks = (plank_text(plank(state, seat), state.options.planks) for seat in seats)
    fields = {
        "turns": str(state.turns),
        "seat": str(state.seat),
        "now": NOW[state.turn.phase],
        **turn_fields(state.turn),
        "bridge": "/".join(planks),
        "reserve": "/".join(str(state.reserve >> 4 * seat & 15) for seat in seats),
        "ladder": ladder_text(state),
    }
    return fields if state.winner == NOBODY else {**fields, "winner": str(state.winner)}


def turn_fields(turn: Turn) -> dict[str, str]:
    """Return the fields of a turn that has begun."""
    if turn.phase in (THROWING, ENDED):
        return {}
    fields = {"face": FACES[turn.face]}
    if turn.phase != ANNOUNCING:
        fields["said"] = str(turn.said)
        if turn.surplus:
            fields["surplus"] = str(turn.surplus)
        fields[other_name(turn.phase)] = str(turn.other)
    return fields


def other_name(phase: int) -> str:
    """Return the field that tells who answers: before a doubt and after it."""
    return "asked" if phase == ANSWERING else "doubter"


def plank_text(number: int, planks: int) -> str:
    """Return where a hero on the bridge stands."""
    if number > planks:
        return BESIDE
    return str(number) if number else NONE


def owners(state: State) -> list[int]:
    """Return who holds each step, `NOBODY` for a free one."""
    found = [NOBODY] * STEPS
    for seat in range(state.options.seats):
        for step in members(steps_of(state, seat)):
            found[step] = seat
    return found


def ladder_text(state: State) -> str:
    """Return the owner of every step."""
    return "".join(FREE if owner == NOBODY else str(owner) for owner in owners(state))


def is_whole(state: State) -> bool:
    """Tell whether nothing is hidden."""
    return state.turn.face != HIDDEN


def parsed_position(text: str) -> State:
    """Return the state a position means; raise `BadPosition` with every reason against it."""
    fields = Fields(text, FIELDS, TABLE)
    options = Options(**fields.option_values())
    seat = fields.number("seat", 0, options.seats - 1)
    state = State(
        options,
        seat,
        fields.number("turns", 0, 10**12),
        read_turn(fields, options.seats),
        read_bridge(fields, options),
        read_reserve(fields, options),
        read_ladder(fields, options.seats),
        fields.number("winner", 0, options.seats - 1, NOBODY),
    )
    if not fields.problems:
        note_impossible(fields, state)
    fields.check()
    return state


def read_turn(fields: Fields, seats: int) -> Turn:
    """Read the turn; a field that has no place now is a problem."""
    phase = fields.word("now", NOW, NOW[THROWING])
    begun = phase not in (THROWING, ENDED)
    said = begun and phase != ANNOUNCING
    other = other_name(phase)
    answers = phase == ANSWERING
    needed = {
        "face": begun,
        "said": said,
        "surplus": answers,
        "asked": said and answers,
        "doubter": said and not answers,
    }
    for name, is_needed in needed.items():
        if name in fields.found and not is_needed:
            fields.wrong("position-not-now", GAME, name=name, now=NOW[phase])
    return Turn(
        phase,
        fields.word("face", FACES[1:]) + 1 if begun else 0,
        fields.number("said", 1, 4) if said else 0,
        fields.number(other, 0, seats - 1) if said else NOBODY,
        fields.number("surplus", 0, LONGEST - 1, 0) if answers else 0,
    )


def read_bridge(fields: Fields, options: Options) -> int:
    """Read the plank of each seat's hero."""
    bridge = 0
    for seat, text in enumerate(fields.parts("bridge", options.seats)):
        known = {NONE: 0, BESIDE: options.planks + 1}
        number = known.get(text, parsed_number(text, 1, options.planks))
        if number < 0:
            fields.wrong("position-bad-plank", GAME, value=text[:40], most=options.planks)
        bridge |= max(number, 0) << 4 * seat
    return bridge


def read_reserve(fields: Fields, options: Options) -> int:
    """Read how many heroes each seat has in reserve."""
    reserve = 0
    for seat, text in enumerate(fields.parts("reserve", options.seats)):
        number = parsed_number(text, 0, options.heroes - 1)
        if number < 0 and "reserve" in fields.found:
            fields.wrong("position-bad-reserve", GAME, value=text[:40], most=options.heroes - 1)
        reserve |= max(number, 0) << 4 * seat
    return reserve


def read_ladder(fields: Fields, seats: int) -> int:
    """Read who holds each step."""
    text = fields.text("ladder", FREE * STEPS)
    allowed = FREE + "".join(map(str, range(seats)))
    if len(text) != STEPS or any(letter not in allowed for letter in text):
        fields.wrong("position-bad-ladder", GAME, value=text[:40], allowed=allowed)
        return 0
    held = [(step, int(owner)) for step, owner in enumerate(text) if owner != FREE]
    return sum(1 << 8 * owner + step for step, owner in held)
