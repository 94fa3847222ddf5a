"""Where the pictures are taken: real servers over temporary folders."""

import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error

from pictures.camera import Look, device, photograph, visiting
from pictures.house import opened, sits
from pictures.laying import Laying
from pictures.scenes import Scene, lay, tables


class Studio:
    """A server full of tables, and another without any."""

    def __init__(self, stack: ExitStack, out: Path, *, thinks: bool) -> None:
        self.out = out
        folders = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        laying = Laying(folders[0])
        self.laid = lay(laying)
        laying.close()
        self.url = stack.enter_context(opened(folders[0], int(thinks)))
        self.empty = stack.enter_context(opened(folders[1], 0))
        for name, table in tables().items():
            for place, who in enumerate(table.fill.split()):
                if who == "friend":
                    stack.enter_context(sits(self.url, self.laid[name], place, table.phrases))

    def take(self, scene: Scene, look: Look, context: BrowserContext) -> tuple[Path, str]:
        """Take a picture; return it, and why it shows something else than it was to."""
        file = self.out / scene.page / f"{scene.name}-{look}.png"
        url = self.empty if scene.is_empty else self.url
        trouble = ""
        with visiting(context, url, look) as visit:
            try:
                scene.do(visit, self.laid)
            except Error as error:
                trouble = str(error).splitlines()[0]
            photograph(visit, file, is_whole=scene.is_whole)
        return file, trouble

    def take_all(
        self, browser: Browser, chosen: Sequence[Scene], looks: Sequence[Look], scale: float
    ) -> int:
        """Take all pictures; return how many scenes could not be reached."""
        done = missed = 0
        for look in looks:
            with device(browser, look, scale) as context:
                for scene in chosen:
                    file, trouble = self.take(scene, look, context)
                    done, missed = done + 1, missed + bool(trouble)
                    print(f"{done}/{len(chosen) * len(looks)} {file} {trouble}", flush=True)
        return missed
