"""The nets of the players that think: what is shipped, and how a net is kept in a file."""

import json
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from kosti.core.arrays import Arrays, Lists
from kosti.core.contract import Game
from kosti.core.deep import DeepNet
from kosti.core.net import Net, no_net

PARTS = ("first", "bias", "last", "tilt")
DEEP_PARTS = ("first", "bias", "second", "lean", "last", "tilt")
MADE = "made"


def shipped(game: Game, seats: int) -> Traversable:
    """Return where the net of a game for so many seats is, if there is one."""
    return files("kosti").joinpath("games", game.name, "weights", f"{seats}.npz")


def net_for(game: Game, seats: int, arrays: Arrays) -> Net | DeepNet:
    """Return the net that a master plays by; one that knows nothing where none is shipped."""
    if not shipped(game, seats).is_file():
        return no_net(seats, arrays)
    return net_of(read_weights(shipped(game, seats)), arrays)


def net_of(weights: Mapping[str, Any], arrays: Arrays) -> Net | DeepNet:
    """Return the net of these weights."""
    is_listed = isinstance(arrays, Lists)
    rows = {
        part: arrays.floats(one.tolist() if is_listed else one) for part, one in weights.items()
    }
    rows["hidden"] = arrays.floats(len(weights["bias"]))
    rows["shares"] = arrays.floats(weights["tilt"].shape[-1])
    if "second" not in weights:
        return Net(**rows)
    return DeepNet(**rows, inner=arrays.floats(weights["lean"].shape[-1]))


def read_weights(source: Traversable | Path) -> dict[str, Any]:
    """Return the weights a file holds as arrays of single precision."""
    import numpy as np

    with source.open("rb") as file, np.load(file, allow_pickle=False) as kept:
        return {part: kept[part].astype(np.float32) for part in kept.files if part != MADE}


def how_made(source: Traversable | Path) -> dict[str, Any]:
    """Return what a file of weights tells of how it was made."""
    import numpy as np

    with source.open("rb") as file, np.load(file, allow_pickle=False) as kept:
        found: dict[str, Any] = json.loads(str(kept[MADE]))
    return found


def write_weights(target: Path, weights: Mapping[str, Any], made: Mapping[str, Any]) -> None:
    """Keep weights in half precision, with how they were made."""
    import numpy as np

    halves = {part: np.asarray(rows, np.float16) for part, rows in weights.items()}
    told = np.array(json.dumps(dict(made), sort_keys=True))
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    with part.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **halves, **{MADE: told})
    part.replace(target)
