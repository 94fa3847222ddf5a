"""What was found of every bar last: a file each, in the folder `found`."""

import hashlib
from pathlib import Path
from typing import Any, Final

import kosti
from kosti.bots.weights import shipped
from kosti.core.registry import game_named
from proof import store
from strength.bars import Bar, FirstMover

FOLDER: Final = Path(__file__).with_name("found")
READ: Final = (".py", ".csv", ".txt")


def keep(name: str, found: dict[str, Any], digest: str) -> None:
    """Keep what was found of a bar, with the digest of all that its players depend on."""
    store.write(_path(name), found, f"python -m strength {name}", digest)


def kept(name: str) -> dict[str, Any] | None:
    """Return what was found of a bar last, if it was ever taken."""
    return store.read(_path(name))


def _path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def players_digest(bar: Bar | FirstMover) -> str:
    """Return the digest of all that the players of a bar depend on: no net but their own."""
    package = Path(kosti.__file__).parent
    folders = [package / room for room in ("core", "bots", "simulate", f"games/{bar.game}")]
    files = {path for folder in folders for path in folder.rglob("*") if path.suffix in READ}
    files |= {*package.glob("games/*.py"), *nets_of(bar)}
    found = hashlib.sha256()
    for path in sorted(files):
        found.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def nets_of(bar: Bar | FirstMover) -> list[Path]:
    """Return the net that the masters of a bar play by, if there is one."""
    players = bar.players if isinstance(bar, Bar) else ("master",) * bar.seats
    net = Path(str(shipped(game_named(bar.game), len(players))))
    return [net] if "master" in players and net.is_file() else []
