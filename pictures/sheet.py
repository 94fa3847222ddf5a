"""The contact sheet: all pictures of a page side by side, as one page and as one picture."""

from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

STYLE: Final = """
body { margin: 16px; font: 14px/1.3 system-ui, sans-serif; background: #777; color: #fff; }
h2 { margin: 24px 0 8px; }
div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; }
figure { margin: 0; }
figcaption { padding: 2px 0; }
img { display: block; max-width: 640px; max-height: 900px; background: #fff; }
.small img { max-width: 320px; }
"""


def written(folder: Path) -> Path:
    """Write the sheet of all pictures in a folder, page by page; return its place."""
    parts = []
    for page in sorted(path for path in folder.iterdir() if path.is_dir()):
        files = sorted(page.glob("*.png"))
        kind = "small" if len(files) > 8 else ""
        pictures = "".join(figure(folder, file) for file in files)
        parts.append(f'<h2>{escape(page.name)}</h2><div class="{kind}">{pictures}</div>')
    sheet = folder / "index.html"
    head = f"<!doctype html><meta charset=utf-8><title>Kosti</title><style>{STYLE}</style>"
    sheet.write_text(head + "\n".join(parts), "utf-8")
    return sheet


def figure(folder: Path, file: Path) -> str:
    """Return a picture with its name."""
    path = escape(file.relative_to(folder).as_posix())
    return (
        f'<figure><a href="{path}"><img src="{path}"></a><figcaption>{path}</figcaption></figure>'
    )


def pictured(browser: Browser, sheet: Path) -> Path:
    """Take the sheet as one picture."""
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    page.goto(sheet.resolve().as_uri())
    file = sheet.with_suffix(".png")
    page.screenshot(path=file, full_page=True)
    page.close()
    return file
