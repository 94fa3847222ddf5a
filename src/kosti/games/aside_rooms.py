"""The turn of `setting_aside` in notation, events, views and lines, for the games that have it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kosti.core.event import Event
from kosti.core.notation import Fields, faces_text, parsed_faces
from kosti.core.packed import members
from kosti.core.view import Action, Refusal
from kosti.core.words import Words
from kosti.games.setting_aside import (
    CHOOSING,
    DECIDING,
    DICE,
    ENDED,
    THROW,
    THROWING,
    Turn,
    can_throw,
    choosable,
    dice_in,
    faces_in,
    set_aside,
)

NOW: Final = ("throw", "choose", "decide", "over")
FIELDS: Final = ("turns", "seat", "now", "aside", "shown")


def turn_fields(seat: int, turns: int, turn: Turn, letters: str) -> dict[str, str]:
    """Return the fields of a position that tell the turn; dice only where some lie."""
    fields = {"turns": str(turns), "seat": str(seat), "now": NOW[turn.phase]}
    for name, faces in (("aside", turn.aside), ("shown", turn.shown)):
        if faces:
            fields[name] = faces_text(faces, letters)
    return fields


class TurnNotation:
    """How choices and throws are named: faces by their letters, then words."""

    def __init__(self, letters: str, *more: str) -> None:
        self.letters = letters
        self.choices: tuple[str, ...] = (*letters, "throw", "stop", *more)

    def choice_text(self, state: Any, choice: int) -> str:
        """Return the name of a choice."""
        return self.choices[choice]

    def parsed_choice(self, state: Any, text: str) -> int:
        """Return the choice of a name, -1 of none."""
        return self.choices.index(text) if text in self.choices else -1

    def outcome_text(self, state: Any, outcome: int) -> str:
        """Return the dice of a throw."""
        return faces_text(outcome, self.letters)

    def parsed_outcome(self, state: Any, text: str) -> int:
        """Return the throw of so many dice, -1 of any other text."""
        dice = parsed_faces(text, self.letters)
        return dice if dice_in(dice) == DICE - dice_in(state.turn.aside) else -1

    def outcome_seen(self, state: Any, outcome: int, told: Sequence[Event]) -> str:
        """Return a throw as a seat may write it: it lies open."""
        return self.outcome_text(state, outcome)

    def outcome_for(self, state: Any, seen: str) -> int:
        """Return a throw that agrees with what was seen."""
        return self.parsed_outcome(state, seen)

    def is_whole(self, state: Any) -> bool:
        """Tell whether nothing is hidden: nothing ever is."""
        return True


class TurnRead(NamedTuple):
    """The turn as a position tells it."""

    seat: int
    turns: int
    turn: Turn


def read_turn(fields: Fields, options: Any, letters: str) -> TurnRead:
    """Read the turn of a position and note what is impossible about it."""
    seat = fields.number("seat", 0, options.seats - 1)
    turns = fields.number("turns", 0, 10**12, seat)
    phase = fields.word("now", NOW, "throw")
    turn = Turn(phase, fields.faces("aside", letters), fields.faces("shown", letters))
    note_dice(fields, turn)
    ended = turns - 1 if phase == ENDED else turns
    if phase == ENDED and turns == 0:
        fields.wrong("position-over-without-turn")
    elif ended % options.seats != seat:
        fields.wrong("position-wrong-seat", turns=turns, seat=seat, due=ended % options.seats)
    if 0 < options.turn_limit < turns + (phase != ENDED):
        fields.wrong("position-past-limit", limit=options.turn_limit, turns=turns)
    return TurnRead(seat, turns, turn)


def note_dice(fields: Fields, turn: Turn) -> None:
    """Note what is impossible about the dice of a turn."""
    dice = dice_in(turn.aside) + dice_in(turn.shown)
    if dice > DICE:
        fields.wrong("position-too-many-dice", given=dice, most=DICE)
    elif turn.phase == CHOOSING and dice < DICE:
        fields.wrong("position-too-few-dice", given=dice, most=DICE)
    if turn.phase == CHOOSING and (turn.shown or dice >= DICE) and not choosable(turn):
        fields.wrong("position-nothing-to-choose")
    if turn.phase != CHOOSING and turn.shown:
        fields.wrong("position-dice-shown", now=NOW[turn.phase])
    if turn.phase == DECIDING and not turn.aside:
        fields.wrong("position-nothing-aside")
    if turn.phase == THROWING and dice <= DICE and not can_throw(turn):
        fields.wrong("position-cannot-throw")
    if turn.phase == ENDED and turn.aside:
        fields.wrong("position-over-with-dice")


def threw(seat: int, dice: int, letters: str) -> Event:
    """Tell a throw."""
    return Event("threw", seat, values={"dice": tuple(faces_text(dice, letters))})


def set_aside_told(seat: int, turn: Turn, face: int, letters: str, result: int) -> Event:
    """Tell that a face was set aside, how many dice, and the result so far."""
    count = (turn.shown >> 4 * face) & 15
    return Event(
        "set_aside", seat, values={"face": letters[face], "count": count, "result": result}
    )


@lru_cache(4096)
def face_actions(turn: Turn, letters: str) -> Sequence[Action]:
    """Return the faces that can be chosen."""
    return tuple(
        Action(
            face,
            letters[face],
            "face",
            {"face": letters[face], "count": turn.shown >> 4 * face & 15},
        )
        for face in members(choosable(turn))
    )


def face_refusals(turn: Turn, letters: str, rule: str) -> Sequence[Refusal]:
    """Tell of each face why it cannot be chosen now."""
    used, shown = faces_in(turn.aside), faces_in(turn.shown)
    found = []
    for face, letter in enumerate(letters):
        values = {"face": letter}
        if turn.phase == DECIDING:
            found.append(Refusal(letter, "throw-first", rule, values))
        elif used >> face & 1:
            found.append(Refusal(letter, "face-used", rule, values))
        elif not shown >> face & 1:
            found.append(Refusal(letter, "face-not-shown", rule, values))
    return tuple(found)


@lru_cache(4096)
def ends_with_a_face(turn: Turn) -> bool:
    """Tell whether nothing could be thrown any more after some face."""
    return not all(can_throw(set_aside(turn, face)) for face in members(choosable(turn)))


def warned_actions(rules: Any, state: Any, letters: str) -> Sequence[Action]:
    """Return the faces that can be chosen, those marked that end the turn without a gain."""
    actions = face_actions(state.turn, letters)
    if not ends_with_a_face(state.turn):
        return actions
    return [warned(rules, state, action) for action in actions]


def warned(rules: Any, state: Any, action: Action) -> Action:
    """Return a face's action, marked if choosing it ends the turn without a gain."""
    if can_throw(set_aside(state.turn, action.choice)):
        return action
    after, seat = rules.played(state, action.choice), state.seat
    if after.turns == state.turns or rules.score(after, seat) > rules.score(state, seat):
        return action
    return action._replace(warns=True)


@lru_cache(4096)
def turn_refusals(turn: Turn, letters: str, choose: str, throw: str) -> Sequence[Refusal]:
    """Tell of each face, and of a throw, why it cannot be chosen now, by which of two rules."""
    faces = face_refusals(turn, letters, choose)
    if turn.phase == CHOOSING:
        return (*faces, Refusal("throw", "choose-first", choose))
    if not can_throw(turn):
        return (*faces, Refusal("throw", "nothing-to-throw", throw))
    return faces


@lru_cache(4096)
def throw_action(turn: Turn) -> Action:
    """Return the action of throwing the remaining dice."""
    return Action(THROW, "throw", "throw", {"count": DICE - dice_in(turn.aside)})


@lru_cache(4096)
def dice_lying(turn: Turn, letters: str) -> tuple[Sequence[str], Sequence[str], int]:
    """Return the dice set aside and those on the table as letters, and how many are left."""
    aside, shown = (
        tuple(faces_text(faces, letters)) if faces else () for faces in (turn.aside, turn.shown)
    )
    return aside, shown, DICE - dice_in(turn.aside)


def dice_lines(words: Words, aside: Sequence[str], shown: Sequence[str], result: int) -> list[str]:
    """Return the lines of the dice set aside and of those that lie on the table."""
    found = []
    if aside:
        found.append(words.say("board-aside", dice=words.dice(aside), result=result))
    if shown:
        found.append(words.say("board-shown", dice=words.dice(shown)))
    return found
