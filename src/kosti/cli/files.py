"""Records in files, written whole or not at all."""

import os
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from kosti.core.errors import KostiError, Problem, problem
from kosti.core.record import LONGEST, Record, read_record
from kosti.core.record_json import record_to_json
from kosti.core.record_text import record_to_text

REASONS = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
}


class FileTroubleError(KostiError):
    """A file cannot be read or written."""


def read_file(path: Path, read: Callable[[bytes], Record] = read_record) -> Record:
    """Return the record in a file; raise an error that names the file."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1)
    except OSError as error:
        raise FileTroubleError(_trouble("file-unreadable", path, error)) from None
    try:
        return read(text)
    except KostiError as error:
        raise FileTroubleError(problem("file-bad", file=str(path)), *error.problems) from None


def write_file(path: Path, record: Record) -> None:
    """Write a record beside its place, then put it there; `.txt` gets the text form."""
    text = record_to_text(record) if path.suffix == ".txt" else record_to_json(record)
    try:
        if path.is_dir():
            raise IsADirectoryError
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:  # noqa: PTH123 - by descriptor
            file.write(text)
        Path(beside).replace(path)
    except OSError as error:
        raise FileTroubleError(_trouble("file-unwritable", path, error)) from None


def _trouble(key: str, path: Path, error: OSError) -> Problem:
    """Return what a file's trouble is; rare reasons are left to the system's own words."""
    for kind, reason in REASONS.items():
        if isinstance(error, kind):
            return problem(f"{key}-{reason}", file=str(path))
    return problem(key, file=str(path), reason=error.strerror or str(error))


def kept_file(game: str) -> Path:
    """Return a new place in the user's data folder for a match that was broken off."""
    return data_folder() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"


def typed_command() -> str:
    """Return what a person types to run this command: its path where no shell finds it."""
    path = Path(sys.argv[0])
    if path.stem != "kosti" or shutil.which("kosti"):
        return "kosti"
    return shlex.quote(str(path))


def data_folder() -> Path:
    """Return where this user's matches are kept, by the custom of the system."""
    if named := os.environ.get("KOSTI_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", Path.home() / "AppData/Roaming")) / "kosti"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/kosti"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share")) / "kosti"
