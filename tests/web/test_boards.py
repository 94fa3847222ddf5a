"""What of the boards can be tested without a page: sounds, and where things lie."""

import itertools
from typing import Any, Final

import pytest

from web.node import WEB, answer, needs_node

SLOTS: Final = (
    (390, 560),
    (360, 330),
    (400, 310),
    (928, 596),
    (1568, 880),
    (2200, 1200),
    (600, 601),
)
SEATS: Final = {"bratwurmeck": 7, "barbecue": 5, "ciao": 4, "svintus": 6}
CARDS: Final = {"bratwurmeck": "plates"}

pytestmark = needs_node


def test_every_sound_is_over_within_400_ms() -> None:
    ends = answer(
        f"""import {{ GAMES, SOUNDS, scoreOf }} from "{WEB}/draw/scores.js";
        const ends = [...GAMES, ""].flatMap((game) => SOUNDS.map((name) =>
          scoreOf(name, game).map((part) => part.at + part.length)));
        console.log(JSON.stringify(ends));"""
    )
    assert len(ends) == 5 * 8
    assert all(sound and 0 < max(sound) <= 0.4 for sound in ends)


def laid_out(game: str, slot: tuple[int, int], seats: int) -> dict[str, Any]:
    """Return a board's size in its slot, and the boxes of its seats."""
    found: dict[str, Any] = answer(
        f"""import {{ fitted }} from "{WEB}/play/slot.js";
        import {{ layoutOf, leastOf }} from "{WEB.parent}/games/{game}/web/layout.js";
        const slot = {{ width: {slot[0]}, height: {slot[1]} }};
        const size = fitted(slot, leastOf(slot, {seats}));
        const layout = layoutOf(size, slot, {seats}, 9);
        console.log(JSON.stringify({{ size, boxes: layout.{CARDS.get(game, "seats")} }}));"""
    )
    return found


@pytest.mark.parametrize("slot", SLOTS, ids=lambda slot: "x".join(map(str, slot)))
@pytest.mark.parametrize("game", SEATS)
def test_all_seats_fit_into_any_slot_side_by_side(game: str, slot: tuple[int, int]) -> None:
    seats = SEATS[game]
    found = laid_out(game, slot, seats)
    size, boxes = found["size"], found["boxes"]
    assert len(boxes) == seats
    assert size["width"] / size["height"] == pytest.approx(slot[0] / slot[1])
    for box in boxes:
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
        assert 0 <= box["y"] <= box["y"] + box["height"] <= size["height"] + 0.01
    for one, other in itertools.combinations(boxes, 2):
        is_beside = one["x"] + one["width"] <= other["x"] + 0.01
        assert is_beside or one["y"] + one["height"] <= other["y"] + 0.01
