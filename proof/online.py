"""The long forms of what is proved of the table online: its tests, each many times over."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from proof import store

TESTS = tuple(
    f"tests/server/test_{name}.py"
    for name in ("races", "durable", "killed", "hardening", "described", "twins", "twins_served")
)


def proved_online() -> dict[str, Any]:
    """Return what the long forms have counted, and what was wrong if anything was."""
    with tempfile.TemporaryDirectory() as folder:
        figures = Path(folder) / "figures"
        command = [sys.executable, "-m", "pytest", "--thorough", "--figures", str(figures), *TESTS]
        run = subprocess.run(command, cwd=store.ROOT, stdout=subprocess.PIPE, text=True)
        lines = figures.read_text().splitlines() if figures.exists() else []
    problems = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if run.returncode and not problems:
        problems = [f"pytest ended with {run.returncode}"]
    counted = [json.loads(line) for line in lines]
    told = ", ".join(f"{one['what']}: {one['times']:,}" for one in counted)
    return {"problems": problems, "told": told, "counted": counted}
