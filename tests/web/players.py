"""How people click who only want to come to the end."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from web.browsing import Person


def thrifty(offered: Sequence[str]) -> str:
    """Throw, take what can be had, else the dearest face."""
    first = ("act-throw", "act-steal", "act-grill", "act-stop", "face-w", "face-6")
    return next((key for key in first if key in offered), max(offered))


def chatty(offered: Sequence[str]) -> str:
    """Throw, and else do anything."""
    known = [key for key in offered if key != "cup"]
    return "act-throw" if "act-throw" in offered else Random(len(known)).choice(known)


def hungry(offered: Sequence[str]) -> str:
    """Place every die that may be placed, and take whatever is offered."""
    first = ("act-throw", "crate-", "die-", "note-", "confirm", "act-")
    return next(key for start in first for key in offered if key.startswith(start))


PLAYERS: Final[dict[str, Callable[[Sequence[str]], str]]] = {
    "bratwurmeck": thrifty,
    "barbecue": thrifty,
    "ciao": chatty,
    "svintus": hungry,
}


def play_together(choose: Callable[[Sequence[str]], str], *people: Person) -> None:
    """Let people without bots play until the game is over for each of them."""
    waiting = [*people]
    while waiting:
        for person in [*waiting]:
            now = person.moment(is_mine=False)
            if now == "over":
                waiting.remove(person)
            elif now == "mine":
                person.play(choose(person.offered()))
