"""The command line as a person runs it: a real process, real pipes, real files."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

KOSTI = (sys.executable, "-m", "kosti.cli.main")
PATIENCE = 60


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Return the environment of a person whose files are in a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "KOSTI_DATA": str(folder), "LANG": "C.UTF-8", **more}


def kosti(
    folder: Path, *words: str, typed: Sequence[str] = (), more: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command with lines typed into it."""
    return subprocess.run(
        [*KOSTI, *words],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        env=environment(folder, **(more or {})),
        cwd=folder,
        check=False,
    )
