"""The conformance suite: what every game promises, shown by playing it.

>>> from kosti.testing import check
>>> check("bratwurmeck", options=[{"seats": "3"}], steps=50).games
1

`check` raises `NotConforming` at the first broken promise, and says which, where, and how to
"""

from kosti.testing.checking import Checked, check
from kosti.testing.golden import perft_text, playthrough_text
from kosti.testing.option_sets import option_sets
from kosti.testing.page import Page
from kosti.testing.promises import NotConforming

__all__ = [
    "Checked",
    "NotConforming",
    "Page",
    "check",
    "option_sets",
    "perft_text",
    "playthrough_text",
]
