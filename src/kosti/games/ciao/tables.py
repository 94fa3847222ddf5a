"""The tables of solved games, kept on disk once they have been made."""

import hashlib
import os
import sys
from array import array
from contextlib import suppress
from importlib.util import find_spec
from mmap import ACCESS_COPY, mmap
from pathlib import Path
from typing import Any, Final

from kosti.core.arrays import Arrays, Lists
from kosti.core.cache import user_cache
from kosti.core.deep import no_deep_net
from kosti.core.sources import sources_of
from kosti.games.ciao import induction
from kosti.games.ciao.layout import Layout, all_places, made_layout
from kosti.games.ciao.mind import TABLE, Mind, made_mind
from kosti.games.ciao.options import TO_DOUBTER, Options

SOLVED_SEATS: Final = 2
MOST_WAYS: Final = 512
LARGE_SEATS: Final = 3
BYTES: Final = 4
FEW_PLACES: Final = 1_000  # solved sooner than the solver is compiled


def table_of(options: Options, layout: Layout) -> "array[float]":
    """Return the shares of the seat to throw, by place; from disk, or solved and kept there."""
    options = options._replace(turn_limit=0, reveal=TO_DOUBTER)  # neither changes a share
    file = table_file(options)
    places = all_places(layout)
    found: array[float] = array("d")
    with suppress(OSError, EOFError), file.open("rb") as stream:
        found.fromfile(stream, places)
        return swapped(found)
    found = array("d", solved(options, layout))
    with suppress(OSError):
        keep(file, swapped(array("d", found)))
    return found


def table_file(options: Options) -> Path:
    """Return where the table of these options is kept by this text of the solver."""
    digest = hashlib.sha256(repr(tuple(options)).encode())
    for source in sources_of([induction.__name__]):
        digest.update(source.name.encode() + source.read_bytes())
    return user_cache() / "ciao" / f"{digest.hexdigest()[:20]}.shares"


def large_table(options: Options, places: int, is_wanted: bool = False) -> Any:
    """Return the table that was made for three seats, read from disk as it is asked; None of none.

    It takes long to make: see `kosti solve ciao --seats 3`. Unless it is wanted for itself, it is
    ignored where `KOSTI_FRESH` is set, so that what is measured is what everybody has.
    """
    file = large_file(options)
    wanted = places * (options.seats - 1) * BYTES
    if (os.environ.get("KOSTI_FRESH") and not is_wanted) or not file.is_file():
        return None
    with file.open("rb") as stream:
        whole = mmap(stream.fileno(), 0, access=ACCESS_COPY)
    return memoryview(whole).cast("f") if len(whole) == wanted else None


def large_file(options: Options) -> Path:
    """Return where the table for three seats is kept; `KOSTI_TABLES` names another folder."""
    file = table_file(options._replace(turn_limit=0, reveal=TO_DOUBTER)).with_suffix(".large")
    return Path(os.environ.get("KOSTI_TABLES", file.parent)) / file.name


def keep(file: Path, numbers: "array[float]") -> None:
    """Write a table so that nobody ever reads half of one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(numbers.tobytes())
    unfinished.replace(file)


def swapped(numbers: "array[float]") -> "array[float]":
    """Return the numbers as files have them, the least byte first, or back again."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def solved(options: Options, layout: Layout) -> Any:
    """Solve a game for two seats, compiled where that can be and is quicker."""
    if find_spec("numba") is None or all_places(layout) <= FEW_PLACES:
        return solved_in(options, layout, Lists(), plainly)
    from kosti.core.arrays import Compact
    from kosti.core.compiled import twin

    arrays = Compact()
    return solved_in(options, made_layout(options, arrays), arrays, twin)


def plainly(rule: Any) -> Any:
    """Read a rule as it stands."""
    return rule


def solved_in(options: Options, layout: Layout, arrays: Arrays, read: Any) -> Any:
    """Solve a game in one reading of the rules."""
    places = all_places(layout)
    mind = solving_mind(options, layout, arrays.floats(places), arrays)
    order = order_of(options, layout, arrays, read)
    read(induction.fill_table)(options, 0, places, order, mind.known, mind.plan)
    return mind.known.table


def order_of(options: Options, layout: Layout, arrays: Arrays, read: Any) -> Any:
    """Return the places in an order in which a turn leads only to places before it."""
    counts, firsts = arrays.ints(MOST_WAYS), arrays.ints(MOST_WAYS)
    read(induction.count_ways)(options, layout, counts)
    for way in range(1, MOST_WAYS):
        firsts[way] = firsts[way - 1] + counts[way - 1]
    order = arrays.ints(all_places(layout))
    read(induction.fill_order)(options, layout, firsts, order)
    return order


def solving_mind(options: Options, layout: Layout, table: Any, arrays: Arrays) -> Mind:
    """Return a mind that judges by a table."""
    net = no_deep_net(options.seats, arrays)
    return made_mind(options, net, arrays, (TABLE, layout, table, arrays.floats(1)), 0)
