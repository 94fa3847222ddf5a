"""What the long checks found, kept between runs under `build/proof`."""

import hashlib
import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build/proof"
KIND = {".py", ".txt", ".csv"}


def digest(game: str) -> str:
    """Return the digest of all that a game's checks depend on; of everything without a game."""
    found = hashlib.sha256()
    for path in sorted(_read_for(game)):
        found.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return found.hexdigest()[:16]


def _read_for(game: str) -> set[Path]:
    folders = [ROOT / "proof", ROOT / "src/kosti/core", ROOT / "src/kosti/testing"]
    if game:
        folders += [ROOT / "src/kosti/games" / game, ROOT / "tests/games" / game]
        shared = {*ROOT.glob("src/kosti/games/*.py"), *ROOT.glob("tests/games/*.py")}
    else:
        folders += [ROOT / "src", ROOT / "tests"]
        shared = set()
    inner = {path for folder in folders for path in folder.rglob("*") if path.suffix in KIND}
    return shared | inner


def keep(part: str, game: str, found: dict[str, Any], command: str, digest: str) -> None:
    """Keep what a part found, with its command and date."""
    write(_path(part, game), found, command, digest)


def kept(part: str, game: str = "") -> dict[str, Any] | None:
    """Return what a part found last, if it was done."""
    return read(_path(part, game))


def write(path: Path, found: dict[str, Any], command: str, digest: str) -> None:
    """Write what was found to a file, with the command and the date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    date = datetime.now(UTC).date().isoformat()
    kept = {"date": date, "command": command, "digest": digest, "found": found}
    path.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")


def read(path: Path) -> dict[str, Any] | None:
    """Return what a file tells, if it is there."""
    if not path.exists():
        return None
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def _path(part: str, game: str) -> Path:
    return FOLDER / f"{part}{'-' if game else ''}{game}.json"
