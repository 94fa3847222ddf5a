"""The page's files: read once, pressed once, asked for again only when they have changed."""

import gzip
import mimetypes
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import brotli

from kosti.core.registry import all_games

PACKAGE: Final = Path(str(files("kosti")))
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
PRESSED: Final = {".js", ".css", ".html", ".svg", ".json", ".ttf", ".txt", ".webmanifest", ".md"}
FOREVER: Final = "public, max-age=31536000, immutable"
ANEW: Final = "no-cache"
FONTS: Final = ("Manrope-VariableFont_wght.ttf", "OFL.txt")
HIDDEN: Final = (".py", ".ts")


class File(NamedTuple):
    """A file as it goes over the wire, plain and pressed."""

    plain: bytes
    brotli: bytes
    gzip: bytes
    etag: str
    kind: str

    def encoded(self, accepted: str) -> tuple[bytes, str]:
        """Return the smallest form the other side accepts, and its name."""
        if self.brotli and "br" in accepted:
            return self.brotli, "br"
        if self.gzip and "gzip" in accepted:
            return self.gzip, "gzip"
        return self.plain, ""


def found(path: str) -> File | None:
    """Return the file at a path of the page, if there is one."""
    place = place_of(path)
    if place is None or place.suffix in HIDDEN or not place.is_file():
        return None
    stat = place.stat()
    return read(place, stat.st_mtime_ns)


def place_of(path: str) -> Path | None:
    """Return where a file would lie; never outside its folder."""
    first, _, rest = path.lstrip("/").partition("/")
    if first == "web":
        return below(PACKAGE / "web", rest)
    if first == "font" and rest in FONTS:
        import font_manrope

        return Path(font_manrope.font_directory) / rest
    if first == "games":
        game, _, inner = rest.partition("/web/")
        if game in all_games() and inner:
            return below(PACKAGE / "games" / game / "web", inner)
    return None


def below(folder: Path, path: str) -> Path | None:
    """Return a place in a folder, nothing for one outside."""
    parts = path.split("/")
    if any(part in ("", ".", "..") or "\\" in part or ":" in part for part in parts):
        return None
    return folder.joinpath(*parts)


@lru_cache(1024)
def read(place: Path, changed: int) -> File:
    """Return a file, pressed."""
    return pressed(place.read_bytes(), place.suffix)


def pressed(data: bytes, suffix: str) -> File:
    """Return data in all its forms."""
    kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    etag = f'"{sha256(data).hexdigest()[:20]}"'
    if suffix not in PRESSED:
        return File(data, b"", b"", etag, kind)
    return File(data, squeezed(data), gzip.compress(data, 9, mtime=0), etag, kind)


def squeezed(data: bytes) -> bytes:
    """Return data in the smallest form."""
    small: bytes = brotli.compress(data)  # type: ignore[no-untyped-call] # it has no types
    return small


@lru_cache(8)
def page(name: str, base: str, changed: int) -> File:
    """Return a page, which knows where it is."""
    text = (PACKAGE / "web" / name).read_text("utf-8")
    return pressed(text.replace('<base href="/">', f'<base href="{base}/">').encode(), ".html")


def index(base: str, name: str = "index.html") -> File:
    """Return a page as it is now."""
    return page(name, base, (PACKAGE / "web" / name).stat().st_mtime_ns)
