"""Arrows point inward, and playing at the terminal loads nothing heavy."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "kosti"
RINGS = (
    ("core", "text"),
    ("games",),
    ("bots", "fair", "solve", "simulate", "testing", "train"),
    ("adapters", "server"),
    ("cli",),
)
RING_OF = {room: ring for ring, rooms in enumerate(RINGS) for room in rooms}
LAZY = {("core/registry.py", "kosti.games")}
MODULES = sorted(SOURCE.rglob("*.py"))
HEAVY = ("numba", "numpy", "llvmlite", "open_spiel", "pytest")


def imported(path: Path) -> Iterator[str]:
    """Yield the modules of Kosti that a file imports, at its top or within."""
    package = ".".join(("kosti", *path.relative_to(SOURCE).parts[:-1]))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            dots = "." * node.level
            base = resolve_name(f"{dots}{node.module or ''}", package) if dots else node.module
            yield from (f"{base}.{alias.name}" for alias in node.names)


def room_of(module: str) -> str:
    """Return the room of the house a module is in; the face of the package has none."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_imports_point_inward(path: Path) -> None:
    here = path.relative_to(SOURCE).as_posix()
    room = here.split("/")[0]
    if room == "__init__.py":
        return
    for module in imported(path):
        if not module.startswith("kosti"):
            continue
        target = room_of(module)
        is_lazy = any(here == file and module.startswith(name) for file, name in LAZY)
        assert is_lazy or RING_OF[target] <= RING_OF[room], f"{here} imports {module}"


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in SOURCE.glob("games/*/rules.py"))
)
def test_a_game_knows_no_other_game(game: str) -> None:
    others = {path.parent.name for path in SOURCE.glob("games/*/rules.py")} - {game}
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for module in imported(path):
            parts = module.split(".")
            assert parts[:2] != ["kosti", "games"] or parts[2] not in others, f"{path}: {module}"


def test_every_room_has_its_ring() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert rooms - {"web"} <= set(RING_OF)


PLAYED = """
import sys
from kosti import Match
import kosti.cli.main
for game in ("bratwurmeck", "barbecue", "ciao", "svintus"):
    match = Match(game, turn_limit=2, seed=1)
    while not match.is_over:
        if match.to_act < 0:
            match.throw()
        else:
            match.view(match.to_act).refusals
            match.play(match.game.strategy.simple(match.view(match.to_act).state, 5))
    assert str(match)
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""


def test_playing_loads_nothing_heavy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, timeout=60, check=True
    )
    loaded = done.stdout.split()
    assert "kosti" in loaded
    assert [name for name in HEAVY if name in loaded] == []


def test_playing_in_the_terminal_loads_nothing_heavy(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from kosti.cli.main import main\n"
        "try: main(['play', 'bratwurmeck', '--seats', 'simple,simple', '--seed', '1'])\n"
        "except SystemExit: pass\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=True,
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
    )
    assert "wins" in done.stdout or "shares" in done.stdout
    assert [name for name in HEAVY if name in done.stderr.split()] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_module_needs_a_posix_system_to_be_imported(path: Path) -> None:
    posix_only = {"curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty"}
    named = {
        alias.name if isinstance(node, ast.Import) else node.module
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    assert not named & posix_only
