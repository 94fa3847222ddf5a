"""How Heckmeck am Bratwurmeck is written.

A position: `seats=2 turns=3 seat=1 now=decide aside=44ww grill=21-29,31 stacks=22.30/-`, stacks
from the bottom up. A throw is its dice, `11245www`; a choice a face, `throw`, `stop`, `steal`
or `grill`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kosti.core.notation import NONE, Fields, parsed_number, ranges_text
from kosti.core.packed import mask_of, members
from kosti.games.aside_rooms import FIELDS, TurnNotation, read_turn, turn_fields
from kosti.games.bratwurmeck import rules
from kosti.games.bratwurmeck.options import TABLE, Options
from kosti.games.bratwurmeck.rules import HIGHEST_TILE, LOWEST_TILE, State, covered, top
from kosti.games.setting_aside import DECIDING, ENDED, can_throw

GAME: Final = "bratwurmeck"
FACES: Final = "12345w"
MOST_SEATS: Final = 7

_turn = TurnNotation(FACES, "steal", "grill")
choice_text = _turn.choice_text
parsed_choice = _turn.parsed_choice
outcome_text = _turn.outcome_text
parsed_outcome = _turn.parsed_outcome
outcome_seen = _turn.outcome_seen
outcome_for = _turn.outcome_for
is_whole = _turn.is_whole


def position_fields(state: State) -> dict[str, str]:
    """Return the fields of a position after its options."""
    stacks = "/".join(stack_text(state, seat) for seat in range(state.options.seats))
    return {
        **turn_fields(state.seat, state.turns, state.turn, FACES),
        "grill": ranges_text(tiles_in(state.grill)),
        "stacks": stacks,
    }


def parsed_position(text: str) -> State:
    """Return the state a position means; raise `BadPosition` with every reason against it."""
    fields = Fields(text, (*FIELDS, "grill", "stacks"), TABLE)
    options = Options(**fields.option_values())
    seat, turns, turn = read_turn(fields, options, FACES)
    grill = fields.numbers("grill", LOWEST_TILE, HIGHEST_TILE)
    stacks = [read_stack(fields, part) for part in fields.parts("stacks", options.seats)]
    note_tiles(fields, grill, stacks)
    open_mask = mask_of(grill) >> LOWEST_TILE
    state = State(options, seat, turns, turn, open_mask, 0, (1,) * MOST_SEATS)
    if not fields.problems:
        for owner, tiles in enumerate(stacks):
            for tile in tiles:
                state = covered(state, owner, tile)
        note_phase(fields, state)
    fields.check()
    return state


def tiles_of(state: State, seat: int) -> Sequence[int]:
    """Return a seat's tiles from the bottom up."""
    return stack_of(top(state, seat), state.unders[seat])


@lru_cache(4096)
def tiles_in(mask: int) -> Sequence[int]:
    """Return the tiles of a mask."""
    return tuple(LOWEST_TILE + index for index in members(mask))


@lru_cache(4096)
def stack_of(top: int, under: int) -> Sequence[int]:
    """Return the tiles of a stack from the bottom up."""
    tiles = [top] if top else []
    while under > 1:
        tiles.append((under & 15) + LOWEST_TILE)
        under >>= 4
    return tuple(reversed(tiles))


def stack_text(state: State, seat: int) -> str:
    """Return a stack from the bottom up, `-` for none."""
    return ".".join(map(str, tiles_of(state, seat))) or NONE


def read_stack(fields: Fields, text: str) -> list[int]:
    """Read a stack from the bottom up."""
    if text == NONE:
        return []
    tiles = [parsed_number(number, LOWEST_TILE, HIGHEST_TILE) for number in text.split(".")]
    if -1 in tiles:
        fields.wrong("position-bad-stack", GAME, stack=text[:40])
    return [tile for tile in tiles if tile >= 0]


def note_tiles(fields: Fields, grill: list[int], stacks: list[list[int]]) -> None:
    """Note every tile that is in two places."""
    everywhere = [*grill, *(tile for tiles in stacks for tile in tiles)]
    for tile in sorted(set(everywhere)):
        if everywhere.count(tile) > 1:
            fields.wrong("position-tile-twice", GAME, tile=tile)


def note_phase(fields: Fields, state: State) -> None:
    """Note a moment that cannot be: a game or a turn that has already ended, or has not."""
    over = state.turn.phase == ENDED
    limited = 0 < state.options.turn_limit <= state.turns
    if state.grill == 0 and not over:
        fields.wrong("position-grill-empty", GAME)
    if over and state.grill and not limited:
        fields.wrong("position-not-over", GAME)
    stuck = state.turn.phase == DECIDING and not can_throw(state.turn)
    if stuck and not rules.has_two_to_take(state):
        fields.wrong("position-turn-ended")
