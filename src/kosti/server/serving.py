"""Running the server until it is told to end."""

import asyncio
import gc
import logging
import os
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import uvicorn
from msgspec import structs

from kosti.core.errors import KostiError, problem
from kosti.server.app import make_app
from kosti.server.lane import Lane
from kosti.server.settings import Settings

LONGEST_FRAME: Final = 16 * 1024
CLOSING: Final = 2
NOT_CLOSED: Final = "timeout graceful shutdown exceeded"
ALL: Final = ("", "0.0.0.0", "::")
SELDOM: Final = (50_000, 20, 50)


class PortTaken(KostiError):
    """Something else listens there already."""


def serve(
    settings: Settings,
    told: Callable[[Sequence[str]], None],
    *,
    is_any_port_fine: bool = False,
) -> None:
    """Serve until Ctrl-C; `told` gets the addresses once people can come."""
    hide_links()
    Path(settings.data).mkdir(parents=True, exist_ok=True)
    listening = listened(settings, is_any_port_fine=is_any_port_fine)
    port = listening[0].getsockname()[1]
    server = uvicorn.Server(config_of(settings))
    collect_seldom()
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(running(server, listening, lambda: told(addresses(settings, port))))


async def running(
    server: uvicorn.Server, listening: list[socket.socket], ready: Callable[[], None]
) -> None:
    """Serve, and tell when the first can come."""
    task = asyncio.ensure_future(server.serve(sockets=listening))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await task


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def config_of(settings: Settings) -> uvicorn.Config:
    """Return how uvicorn is to run."""
    return uvicorn.Config(
        make_app(settings),
        ws=Lane,
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME,
        access_log=False,
        log_level=settings.log_level,
        server_header=False,
        ssl_certfile=settings.certificate or None,
        ssl_keyfile=settings.key or None,
        proxy_headers=bool(settings.proxy_headers),
        forwarded_allow_ips=settings.proxy_headers or None,
        timeout_graceful_shutdown=CLOSING,
    )


def collect_seldom() -> None:
    """Let tables, which are garbage to nobody, be looked through for it seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def hide_links() -> None:
    """Keep the links of tables, and the tokens of seats, out of the log of the framework."""
    for name in ("uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).addFilter(is_told)


def is_told(record: logging.LogRecord) -> bool:
    """Tell whether a line of the framework's log may and need be told.

    Those for debugging show whole requests, those of WebSockets their addresses; and that a browser
    did not say goodbye when the server ended is no error.
    """
    if record.levelno <= logging.DEBUG or "WebSocket" in str(record.msg):
        return False
    return NOT_CLOSED not in str(record.msg) or record.args != (0,)


def listened(settings: Settings, *, is_any_port_fine: bool) -> list[socket.socket]:
    """Return the socket to listen at; another port if the wanted one is taken and any is fine."""
    try:
        return sockets(settings)
    except OSError as error:
        if is_any_port_fine and settings.port:
            return sockets(structs.replace(settings, port=0))
        reason = os.strerror(error.errno) if error.errno else str(error)
        where = f"{settings.host or '*'}:{settings.port}"
        raise PortTaken(problem("serve-taken", address=where, reason=reason)) from None


def sockets(settings: Settings) -> list[socket.socket]:
    """Return the socket that is listened at, for both families where all addresses are meant."""
    if settings.host not in ALL:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return [socket.create_server((settings.host, settings.port), family=family)]
    if socket.has_dualstack_ipv6():
        both = {"family": socket.AF_INET6, "dualstack_ipv6": True}
        return [socket.create_server(("", settings.port), **both)]  # type: ignore[arg-type]
    return [socket.create_server(("", settings.port))]


def addresses(settings: Settings, port: int) -> list[str]:
    """Return where the table can be reached, the best first."""
    if settings.public_url:
        return [settings.public_url.rstrip("/") + settings.base_path + "/"]
    scheme = "https" if settings.certificate else "http"
    names = ["localhost", *local_addresses()] if settings.host in ALL else [settings.host]
    shown = (f"[{name}]" if ":" in name else name for name in names)
    return [f"{scheme}://{name}:{port}{settings.base_path}/" for name in shown]


def local_addresses() -> list[str]:
    """Return the addresses of this machine in its networks."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses a way
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return [address for address in found if not address.startswith("127.")]
