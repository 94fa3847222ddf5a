"""`python -m pictures`: photographs every page in every state, and lays them on one sheet.

A real server runs over a temporary folder of tables whose dice, links and names never change.
"""

import argparse
import sys
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from kosti.core.words import LANGUAGES
from pictures import sheet
from pictures.camera import Look, launched
from pictures.scenes import GAMES, Scene, scenes
from pictures.studio import Studio

OUT: Final = Path("build/pictures")
THEMES: Final = ("light", "dark")


def parsed() -> argparse.Namespace:
    """Return what was asked for."""
    pages = list(dict.fromkeys(scene.page for scene in scenes()))
    parser = argparse.ArgumentParser(prog="python -m pictures", description=__doc__)
    add = parser.add_argument
    add("--only", nargs="+", choices=pages, metavar="PAGE", help=f"of {', '.join(pages)}")
    add("--state", nargs="+", help="only these states, such as mine, won, chat")
    add("--game", nargs="+", choices=GAMES, help="only these games")
    add("--width", nargs="+", type=int, default=[390, 1280], help="usually 390 and 1280")
    add("--theme", nargs="+", choices=THEMES, default=[*THEMES])
    add("--lang", nargs="+", choices=LANGUAGES, default=["en", "ru"])
    add("--scale", type=float, default=1, help="pixels of the picture for one of the page")
    add("--out", type=Path, default=OUT, help=f"the folder, {OUT} if none is named")
    add("--list", action="store_true", help="tell what there is, and take nothing")
    return parser.parse_args()


def wanted(asked: argparse.Namespace) -> list[Scene]:
    """Return the scenes that were asked for."""
    return [
        scene
        for scene in scenes()
        if (not asked.only or scene.page in asked.only)
        and (not asked.state or scene.state in asked.state)
        and (not asked.game or scene.game in asked.game)
    ]


def main() -> int:
    """Take what was asked for; return the exit code."""
    asked = parsed()
    chosen = wanted(asked)
    if asked.list:
        print(*(f"{scene.page:10} {scene.state:15} {scene.game}" for scene in chosen), sep="\n")
        return 0
    looks = [Look(*each) for each in product(asked.width, asked.theme, asked.lang)]
    with ExitStack() as stack:
        browser = launched(stack.enter_context(sync_playwright()))
        stack.callback(browser.close)
        studio = Studio(stack, asked.out, thinks=any(one.state == "coach" for one in chosen))
        missed = studio.take_all(browser, chosen, looks, asked.scale)
        print(sheet.pictured(browser, sheet.written(asked.out)))
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main())
