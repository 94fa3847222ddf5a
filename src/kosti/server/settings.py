"""How the server is to run: flags before environment before defaults."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from kosti.core.errors import KostiError, problem

DEFAULT_PORT: Final = 8765
LEVELS: Final = ("debug", "info", "warning", "error")
MOST_PORT: Final = 65_535


class BadSetting(KostiError):
    """A setting of the server cannot be used."""


class Settings(Struct, frozen=True):
    """Everything that can be set. `port` 0 takes any free one.

    By the environment alone: `rate`, the commands a second that one connection may send, and
    `workers`, the processes that think (-1: as many as there are cores to spare).
    """

    host: str = ""
    port: int = DEFAULT_PORT
    data: str = ""
    database: str = ""
    public_url: str = ""
    certificate: str = ""
    key: str = ""
    proxy_headers: str = ""
    base_path: str = ""
    log_level: str = "warning"
    keep_days: int = 0
    rate: float = 40.0
    workers: int = -1

    @property
    def database_url(self) -> str:
        """The database: SQLite in the data folder unless another is named."""
        return self.database or f"sqlite:///{Path(self.data) / 'tables.sqlite'}"

    @property
    def sqlite_path(self) -> str:
        """The file of a SQLite database, empty of any other."""
        start = "sqlite:///"
        url = self.database_url
        return url.removeprefix(start) if url.startswith(start) else ""

    @property
    def is_secure(self) -> bool:
        """Whether the page is reached by HTTPS."""
        return bool(self.certificate) or self.public_url.startswith("https://")


FLAGS: Final = tuple(field for field in Settings.__struct_fields__)


def settings_from(given: Mapping[str, Any], environment: Mapping[str, str], data: str) -> Settings:
    """Return the settings of a command line and an environment; raise `BadSetting`."""
    found: dict[str, Any] = {"data": data}
    for name in FLAGS:
        named = environment.get(f"KOSTI_{name.upper()}")
        value = given.get(name) if given.get(name) is not None else named
        if value is not None and value != "":
            found[name] = parsed(name, value)
    settings = Settings(**found)
    check(settings)
    return settings


def parsed(name: str, value: Any) -> Any:
    """Return a setting as it is read; numbers are checked."""
    kind = type(getattr(Settings(), name))
    try:
        read = kind(value)
    except ValueError:
        raise BadSetting(problem("setting-number", name=flag(name), value=str(value))) from None
    if name == "base_path":
        return "/" + read.strip("/") if read.strip("/") else ""
    return read


def check(settings: Settings) -> None:
    """Refuse settings that cannot be together."""
    if not 0 <= settings.port <= MOST_PORT:
        raise BadSetting(problem("setting-number", name="--port", value=str(settings.port)))
    if bool(settings.certificate) != bool(settings.key):
        raise BadSetting(problem("setting-certificate"))
    for path in filter(None, (settings.certificate, settings.key)):
        if not Path(path).is_file():
            raise BadSetting(problem("file-unreadable-missing", file=path))
    if settings.log_level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadSetting(problem("setting-level", value=settings.log_level, known=known))
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise BadSetting(problem("setting-url", value=settings.public_url))
    if settings.keep_days < 0:
        raise BadSetting(
            problem("setting-number", name="--keep-days", value=str(settings.keep_days))
        )


def flag(name: str) -> str:
    """Return the flag of a setting."""
    return f"--{name.replace('_', '-')}"
