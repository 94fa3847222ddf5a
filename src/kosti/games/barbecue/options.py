"""The options of Heckmeck Barbecue, and the worms shown on its places."""

from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from kosti.core.errors import BadOption, problem
from kosti.core.options import TURN_LIMIT, Number, option_problem
from kosti.core.packed import lane

LOWEST_PLACE: Final = 23
HIGHEST_PLACE: Final = 36
PLACES: Final = 14
NUMBERS: Final = [str(number) for number in range(LOWEST_PLACE, HIGHEST_PLACE + 1)]
LONGEST_TABLE: Final = 2000


def packed_worms(digits: str) -> int:
    """Return fourteen digits as lanes of four bits, place 23 first."""
    return sum(int(digit) << 4 * place for place, digit in enumerate(digits))


def are_worms(text: str) -> bool:
    """Tell whether a text is fourteen digits from 1 to 9."""
    return len(text) == PLACES and all(digit in "123456789" for digit in text)


def digits_in_table(table: str) -> str:
    """Return the digits of a table of lines `place,worms`, nothing if it is no such table."""
    head, *lines = [line.replace(" ", "") for line in table.splitlines() if line.strip()] or [""]
    rows = [line.partition(",") for line in lines]
    is_table = head == "place,worms" and [row[0] for row in rows] == NUMBERS
    return "".join(row[2] for row in rows if len(row[2]) == 1) if is_table else ""


def own_table(name: str) -> int:
    """Return the worms of a table that comes with the game."""
    path = files("kosti").joinpath("games", "barbecue", "data", f"{name}.csv")
    return packed_worms(digits_in_table(path.read_text(encoding="utf-8")))


TABLES: Final = {name: own_table(name) for name in ("classic", "shifted")}


class Worms(NamedTuple):
    """The option that tells the worms on every place; a person may name a CSV file."""

    name: str
    default: int

    def typed(self, text: str) -> str:
        return digits_of_file(text) if text.endswith(".csv") else text

    def parsed(self, text: str) -> int:
        if text in TABLES:
            return TABLES[text]
        if not are_worms(text):
            raise BadOption(option_problem(self, text))
        return packed_worms(text)

    def text(self, value: int) -> str:
        names = [name for name, worms in TABLES.items() if worms == value]
        digits = "".join(str(lane(value, 4, place)) for place in range(PLACES))
        return names[0] if names else digits

    def meant(self) -> str:
        return f"{' | '.join(TABLES)} | {PLACES} × 1..9 | FILE.csv"


def digits_of_file(name: str) -> str:
    """Return the digits of a table in a file; raise `BadOption` where there is none."""
    try:
        with Path(name).open(encoding="utf-8-sig") as file:
            table = file.read(LONGEST_TABLE + 1)
    except (OSError, ValueError):
        raise BadOption(problem("worms-file-unread", "barbecue", path=name)) from None
    digits = digits_in_table(table)
    if len(table) > LONGEST_TABLE or not are_worms(digits):
        places = {"least": LOWEST_PLACE, "most": HIGHEST_PLACE}
        raise BadOption(problem("worms-file-shape", "barbecue", path=name, **places))
    return digits


class Options(NamedTuple):
    """What the table agreed on; `worms` has a lane of four bits a place."""

    seats: int = 2
    turn_limit: int = 0
    worms: int = TABLES["classic"]


TABLE = (
    Number("seats", 2, 5, 2),
    TURN_LIMIT,
    Worms("worms", TABLES["classic"]),
)
