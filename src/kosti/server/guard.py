"""What stands before everything: known hosts only, no foreign pages, headers on every answer."""

import re
import socket
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from kosti.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

HOST: Final = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = (
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
ALONE: Final = ((b"cross-origin-opener-policy", b"same-origin"),)
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws://{host} wss://{host}; font-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
)


class Guard:
    """Lets in what comes from a known place, below the base path."""

    def __init__(self, app: App, settings: Settings) -> None:
        self.app = app
        self.base = settings.base_path
        self.is_secure = settings.is_secure
        public = urlsplit(settings.public_url)
        self.origin = f"{public.scheme}://{public.netloc}" if public.netloc else ""
        self.hosts = {"localhost", *own_names(), *filter(None, (public.hostname,))}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin")
        if not self.is_known(host, scope):
            await refused(scope, receive, send, 400)
        elif not self.is_welcome(origin and origin.decode("latin-1"), host, scope):
            await refused(scope, receive, send, 403)
        elif not self.is_below(scope["path"]):
            await refused(scope, receive, send, 404)
        else:
            scope["path"] = scope["path"][len(self.base) :] or "/"
            scope["raw_path"] = scope["path"].encode()
            await self.app(scope, receive, headed(send, host, self.is_trusted(host, scope)))

    def is_known(self, host: str, scope: Scope) -> bool:
        """Tell whether a Host is a name of ours, or the address that was reached."""
        name = host_name(host)
        if name in self.hosts:
            return True
        here = (scope.get("server") or ("", 0))[0]
        return same_address(name, here) or is_loopback(name)

    def is_welcome(self, origin: str | None, host: str, scope: Scope) -> bool:
        """Tell whether a request comes from our own page, or from no page at all."""
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return True
        return origin == self.origin or urlsplit(origin).netloc == host

    def is_trusted(self, host: str, scope: Scope) -> bool:
        """Tell whether browsers trust how a page came; of others some headers are ignored."""
        name = host_name(host)
        is_here = name == "localhost" or is_loopback(name)
        return is_here or self.is_secure or scope["scheme"] in ("https", "wss")

    def is_below(self, path: str) -> bool:
        """Tell whether a path is below the base path."""
        return not self.base or path == self.base or path.startswith(self.base + "/")


def own_names() -> Iterator[str]:
    """Yield the names of this machine."""
    name = socket.gethostname().lower()
    yield from (name, name.partition(".")[0], f"{name.partition('.')[0]}.local")


def host_name(host: str) -> str:
    """Return a Host without its port."""
    if not HOST.fullmatch(host):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def same_address(name: str, here: str) -> bool:
    """Tell whether two texts are the same address."""
    try:
        return bool(name) and bool(here) and ip_address(name) == ip_address(here.split("%")[0])
    except ValueError:
        return False


def is_loopback(name: str) -> bool:
    """Tell whether a text is an address of this machine alone."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def headed(send: Send, host: str, is_trusted: bool) -> Send:
    """Return a `send` that puts our headers on every answer."""
    policy = (b"content-security-policy", POLICY.format(host=host).encode("latin-1"))
    more = (*HEADERS, *(ALONE if is_trusted else ()), policy)

    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *more]
        await send(message)

    return sent


async def refused(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    """Answer that this is not for you."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    body = b'{"key":"not-allowed","values":{}}'
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*head, *HEADERS]})
    await send({"type": "http.response.body", "body": body})
