"""The long forms of the tests of the table online, at real servers and in a real browser."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from proof import store

SERVED = ("races", "durable", "killed", "hardening", "described", "twins", "twins_served")
SEEN = ("playing", "together", "line", "looks")
TESTS = {
    "online": [f"tests/server/test_{name}.py" for name in SERVED],
    "browser": [f"tests/web/test_{name}.py" for name in SEEN],
}


def proved(part: str) -> dict[str, Any]:
    """Return what the long forms of a part have counted, and what was wrong if anything was."""
    with tempfile.TemporaryDirectory() as folder:
        figures = Path(folder) / "figures"
        flags = ["--thorough", "--figures", str(figures)]
        command = [sys.executable, "-m", "pytest", *flags, *TESTS[part]]
        run = subprocess.run(command, cwd=store.ROOT, stdout=subprocess.PIPE, text=True)
        lines = figures.read_text().splitlines() if figures.exists() else []
    problems = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if run.returncode and not problems:
        problems = [f"pytest ended with {run.returncode}"]
    counted = [json.loads(line) for line in lines]
    told = ", ".join(f"{one['what']}: {one['times']:,}" for one in counted)
    return {"problems": problems, "told": told, "counted": counted}
