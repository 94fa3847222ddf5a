"""Kosti: four dice games of the table, to play and to study.

>>> import kosti
>>> match = kosti.Match("bratwurmeck", seats=2, seed=7)
>>> [event.kind for event in match.throw()]
['threw']
"""

from importlib.metadata import version as _version
from typing import TYPE_CHECKING as _IS_CHECKING

from kosti.bots.thinking import judge
from kosti.core.calling import later as _later
from kosti.core.contract import Game
from kosti.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    KostiError,
    Problem,
    UnknownGame,
)
from kosti.core.event import Event
from kosti.core.levels import Ending, Judged, Judgement
from kosti.core.match import Match
from kosti.core.record import Record, Seat, read_record, record_of, safe_record
from kosti.core.record_json import record_to_json
from kosti.core.record_text import record_to_text
from kosti.core.registry import all_games, game_named
from kosti.core.rule import CHANCE, ONLOOKER, OVER, WHOLE
from kosti.core.view import Action, Refusal, View

if _IS_CHECKING:
    from kosti.simulate.batch import simulate
    from kosti.solve import solve
    from kosti.solve.odds import odds

__version__ = _version("kosti")

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "OVER",
    "WHOLE",
    "Action",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Ending",
    "Event",
    "Game",
    "IllegalMove",
    "Judged",
    "Judgement",
    "KostiError",
    "Match",
    "Problem",
    "Record",
    "Refusal",
    "Seat",
    "UnknownGame",
    "View",
    "all_games",
    "game_named",
    "judge",
    "odds",
    "read_record",
    "record_of",
    "record_to_json",
    "record_to_text",
    "safe_record",
    "simulate",
    "solve",
]
__getattr__ = _later(odds="kosti.solve.odds:odds", simulate="kosti.simulate", solve="kosti.solve")
