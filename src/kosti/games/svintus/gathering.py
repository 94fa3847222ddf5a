"""A placing gathered by typed lines, and shown with its consequence as it grows."""

from collections.abc import Iterator, Sequence

from kosti.core.errors import IllegalMove, problem
from kosti.core.speaker import Speaker
from kosti.core.view import View
from kosti.games.svintus.deck import GAME
from kosti.games.svintus.places import NAMES, PLACES, column_of
from kosti.games.svintus.placing import (
    Placing,
    choices_of,
    parsed_placing,
    with_die,
    without_die,
)
from kosti.games.svintus.preview import Preview, previewed
from kosti.games.svintus.rules import PLACING, played
from kosti.games.svintus.view import Table, dice_to_place

TAKE_BACK = "-"


def begun(view: View) -> "Gathering | None":
    """Return a placing to gather, if the view's seat is to place dice."""
    return Gathering(view) if view.is_mine and view.state.turn.phase == PLACING else None


class Gathering:
    """A placing on its way; nothing of it is played until its choices are."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.placing = Placing()
        self.earlier: list[Placing] = []

    def take(self, text: str) -> None:
        """Add the dice a line names, or take those after a minus back.

        Raise `IllegalMove` with every reason, and change nothing, where that cannot be.
        """
        parts = text.split()
        back = [part.removeprefix(TAKE_BACK) for part in parts if part.startswith(TAKE_BACK)]
        added = [part for part in parts if not part.startswith(TAKE_BACK)]
        placing = self.placing
        for name in _places(self.view, back):
            if not placing.counts[PLACES.index(name)]:
                raise IllegalMove(problem("gather-none-there", GAME, place=name))
            placing = without_die(placing, name)
        for name in _places(self.view, added):
            placing = with_die(self.view.state, placing, name)
        self.earlier.append(self.placing)
        self.placing = placing

    def undo(self) -> bool:
        """Undo the latest line that was taken; tell whether there was one."""
        if not self.earlier:
            return False
        self.placing = self.earlier.pop()
        return True

    @property
    def choices(self) -> list[int]:
        """The placing as the choices asked for."""
        return choices_of(self.view.state, self.placing)

    @property
    def preview(self) -> Preview:
        """What the placing would lead to."""
        return previewed(self.view, self.placing)

    def explained(self, speaker: Speaker) -> str:
        """Return how a placing is typed, and what becomes of the dice."""
        return speaker.words.say("gather-help")

    def text_of(self, choices: Sequence[int]) -> str:
        """Return the placing that these choices make, as it is typed."""
        state, counts = self.view.state, [0] * len(PLACES)
        for choice in choices:
            counts[state.turn.asked] += choice
            state = played(state, choice)
        return _typed(Placing(tuple(counts)))

    @property
    def warns(self) -> bool:
        """Whether the placing costs a card at once."""
        preview = self.preview
        return preview.feeds and not preview.claims and self.owns_cards

    @property
    def owns_cards(self) -> bool:
        """Whether the seat has a card that it could lose."""
        return bool(self.view.table.seats[self.view.seat].cards)

    def lines(self, speaker: Speaker) -> Iterator[str]:
        """Yield where dice may go, what is gathered so far, and what that leads to."""
        table: Table = self.view.table
        cards = {column.name: column.card for column in table.columns}
        for die in dice_to_place(self.view.state, self.placing):
            for place, refusal in die.spots:
                if refusal is None:
                    column = NAMES[column_of(PLACES.index(place))]
                    card = speaker.typed(cards[column]) if cards[column] else ""
                    values = {"place": place, "face": die.face, "column": column, "card": card}
                    yield speaker.words.say("gather-place", **values)
        if any(self.placing.counts):
            yield speaker.words.say("gather-so-far", placing=_typed(self.placing))
        else:
            yield speaker.words.say("gather-nothing")
        preview = self.preview
        yield from consequence(preview, self.view.seat, speaker, owns_cards=self.owns_cards)


def _places(view: View, parts: list[str]) -> list[str]:
    """Return the places that typed parts name, one for each die."""
    if not parts:
        return []
    return _each(parsed_placing(view.state, " ".join(parts)))


def _each(placing: Placing) -> list[str]:
    """Return the place of each die."""
    return [name for name, count in zip(PLACES, placing.counts, strict=True) for _ in range(count)]


def _typed(placing: Placing) -> str:
    return " ".join(_each(placing))


def consequence(
    preview: Preview, seat: int, speaker: Speaker, *, owns_cards: bool
) -> Iterator[str]:
    """Yield what a placing leads to, a sentence each."""
    say = speaker.words.say
    if preview.claims:
        yield say("preview-claims", cards=[speaker.typed(card) for card in preview.claims])
    if preview.card:
        yield say("preview-takes", card=speaker.typed(preview.card), column=preview.column)
    if preview.feeds:
        yield say("preview-feeds" if owns_cards else "preview-feeds-nothing")
    if preview.home[seat]:
        yield say("preview-home", count=preview.home[seat])
    yield say("preview-wins") if preview.wins else say("preview-hand", count=preview.hand)
