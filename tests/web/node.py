"""Node.js, in which the page's modules are tested."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "src" / "kosti" / "web"
IS_MISSING: Final = shutil.which("node") is None and os.environ.get("CI") != "true"
needs_node = pytest.mark.skipif(IS_MISSING, reason="Node.js is not installed")


def run(*command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command at the root of the repository."""
    return subprocess.run(
        command,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        cwd=ROOT,
        check=False,
    )


def answer(script: str, given: Any = None) -> Any:
    """Return what a module says as JSON; what is given comes to it as `given`."""
    head = 'import { readFileSync } from "node:fs";\nconst given = JSON.parse(readFileSync(0));\n'
    done = run("node", "--input-type=module", "-e", head + script, given=json.dumps(given))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
