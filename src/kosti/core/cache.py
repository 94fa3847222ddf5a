"""Where this user's computed things are kept between runs."""

import os
import sys
from pathlib import Path


def user_cache() -> Path:
    """Return the folder, by the custom of the system."""
    if named := os.environ.get("KOSTI_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local")) / "kosti/cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/kosti"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "kosti"
