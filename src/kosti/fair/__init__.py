"""Fair dice, `kosti-dice-1`: committed to before they fall, checkable by anyone after.

The derivation is `docs/fair-dice.md`, byte by byte; `src/kosti/web/fair` is its second text.
"""

from kosti.fair.checking import Report, verify
from kosti.fair.dice import (
    ALGORITHM,
    CONTRIBUTION,
    Dice,
    commitment_of,
    new_contribution,
    new_secret,
)
from kosti.fair.marks import heading, mark_of, marks_of

__all__ = [
    "ALGORITHM",
    "CONTRIBUTION",
    "Dice",
    "Report",
    "commitment_of",
    "heading",
    "mark_of",
    "marks_of",
    "new_contribution",
    "new_secret",
    "verify",
]
