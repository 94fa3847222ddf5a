"""`python -m pictures.best`: the pictures of the README, taken anew into `docs/pictures`."""

import base64
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from pictures.camera import Look, device, launched
from pictures.scenes import scenes
from pictures.studio import Studio

FOLDER: Final = Path(__file__).parents[1] / "docs/pictures"
WIDE: Final = 1000  # from here on fewer pixels are crisp enough
QUALITY: Final = 0.8
DESK: Final = Look(1280, "light", "en")
LAMP: Final = Look(1280, "dark", "en")
PHONE: Final = Look(390, "light", "en")
NIGHT: Final = Look(390, "dark", "en")
BEST: Final = {
    "home": ("home", "empty", "", DESK),
    "bratwurmeck": ("table", "coach", "bratwurmeck", DESK),
    "svintus": ("table", "mine", "svintus", LAMP),
    "barbecue": ("table", "stop", "barbecue", PHONE),
    "ciao": ("beside", "cup", "ciao", NIGHT),
    "end": ("table", "won", "bratwurmeck", PHONE),
}
WEBP: Final = """async ([png, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def webp(browser: Browser, png: bytes) -> bytes:
    """Return a picture as small as it can be."""
    page = browser.new_page()
    made: str = page.evaluate(WEBP, [base64.b64encode(png).decode(), QUALITY])
    page.close()
    return base64.b64decode(made)


def main() -> None:
    """Take the best pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {(scene.page, scene.state, scene.game): scene for scene in scenes()}
    with ExitStack() as stack:
        out = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = launched(stack.enter_context(sync_playwright()))
        stack.callback(browser.close)
        studio = Studio(stack, out, thinks=True)
        for name, (page, state, game, look) in BEST.items():
            with device(browser, look, 1.4 if look.width > WIDE else 2) as context:
                file, trouble = studio.take(known[page, state, game], look, context)
            small = webp(browser, file.read_bytes())
            (FOLDER / f"{name}.webp").write_bytes(small)
            print(f"{name}.webp {len(small):,} bytes {trouble}", flush=True)


if __name__ == "__main__":
    main()
