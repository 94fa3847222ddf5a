"""Known answers for both texts of the dice; run as a program it writes them to their file.

python -m fair.make_vectors  (in the folder tests)
"""

import hashlib
import hmac
import json
from itertools import islice
from pathlib import Path
from typing import Any, Final

from fair.fair_tables import bytes_of
from kosti.core.chance import Air, outcomes
from kosti.core.notation import faces_text
from kosti.fair import Dice, commitment_of
from kosti.fair.dice import WORD, contributed, number_of, words

FILE: Final = Path(__file__).with_name("vectors.json")
FACES: Final = "12345w"
TABLES: Final = ("t", "Küche-7", "стол", "x" * 255)
STACKS: Final = ((1, 1, 1, 1, 2), (4, 4, 4, 4), (2,) * 18, (31, 0, 7))
THROWS: Final = (1, 258, 2**32, 2**53 - 1)


def vectors() -> dict[str, Any]:
    """Return all known answers."""
    return {
        "sha256": [
            [text.hex(), hashlib.sha256(text).hexdigest()]
            for text in (
                bytes_of("text", length) for length in (0, 1, 55, 56, 63, 64, 65, 119, 120, 300)
            )
        ],
        "hmac": [
            [key.hex(), text.hex(), hmac.digest(key, text, "sha256").hex()]
            for key in (bytes_of("key", length) for length in (0, 32, 64, 65, 131))
            for text in (bytes_of("text", length) for length in (0, 20, 119))
        ],
        "numbers": [
            [word, bound, number_of(word, bound)] for bound in range(1, 84) for word in edges(bound)
        ],
        "throws": [throw for table in TABLES for throw in throws_at(table)],
    }


def edges(bound: int) -> list[int]:
    """Return the words at which a number below a bound changes its manner."""
    limit = WORD - WORD % bound
    near = (0, 1, bound - 1, bound, limit - bound, limit - 1, limit, WORD - 1)
    return sorted({word for word in near if word < WORD})


def throws_at(table: str) -> list[dict[str, Any]]:
    """Return some throws of a table, with every number on the way to them."""
    seats = 1 + len(table) % 5
    given = [bytes_of(f"{table}{seat}", 16 * (1 - seat % 2)) for seat in range(seats)]
    dice = Dice(bytes_of(table, 32), table, given)
    return [
        {
            "secret": dice.secret.hex(),
            "commitment": commitment_of(dice.secret).hex(),
            "table": table,
            "contributions": [each.hex() for each in given],
            "given": contributed(given).hex(),
            "throw": throw,
            "key": dice.key(throw).hex(),
            "key_commitment": dice.commitment(throw).hex(),
            "words": list(islice(words(dice.key(throw), contributed(given)), 20)),
            "first": dice.first_seat(seats),
            "falls": [
                [{"dice": count, "faces": FACES}, faces_text(dice.fall(Air(count), throw), FACES)]
                for count in range(1, 9)
            ]
            + [
                [{"kinds": kinds}, kinds[[kind for kind, _ in outcomes(air)].index(fell)][0]]
                for air, kinds in map(stack, STACKS)
                for fell in [dice.fall(air, throw)]
            ],
        }
        for throw in THROWS
    ]


def stack(counts: tuple[int, ...]) -> tuple[Air, list[list[Any]]]:
    """Return a stack of so many of each kind, and its kinds by made-up names."""
    lanes = [
        sum(count << 5 * place for place, count in enumerate(counts[first : first + 12]))
        for first in (0, 12, 24)
    ]
    return Air(0, *lanes), [[f"k{kind}", count] for kind, count in enumerate(counts) if count]


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), ensure_ascii=False) + "\n", "utf-8")
