"""The application: the guard, the sockets, and the REST behind them."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from kosti.core.errors import KostiError
from kosti.server import api, pages, replaying
from kosti.server.connection import Connection
from kosti.server.guard import App, Guard, Receive, Scope, Send
from kosti.server.hall import Hall
from kosti.server.limits import Limits
from kosti.server.messages import Problem
from kosti.server.moves import Moves
from kosti.server.refusing import Refusal, refusal_of
from kosti.server.settings import Settings
from kosti.server.sockets import Visit, turned_away, visit
from kosti.server.store import Store
from kosti.server.thinkers import Thinkers
from kosti.server.writer import CoreDisk, SqliteDisk

LOG: Final = logging.getLogger("kosti")
LONGEST_BODY: Final = 64 * 1024
KEYS: Final = {404: "not-found", 405: "not-found", 413: "too-long", 429: "too-fast"}


def make_app(settings: Settings) -> App:
    """Return the whole application."""
    from importlib.metadata import version

    rest = Litestar(
        route_handlers=[*api.HANDLERS, *pages.HANDLERS, replaying.replay],
        lifespan=[opened(settings)],
        exception_handlers={
            Refusal: api.problem_of,
            KostiError: lambda request, error: api.problem_of(request, refusal_of(error)),
            HTTPException: foreign_problem,
            Exception: our_problem,
        },
        state=State({"settings": settings}),
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Kosti",
            version=version("kosti"),
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            servers=[Server(url=settings.base_path or "/")],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(Door(rest, settings), settings)


def opened(settings: Settings) -> Any:
    """Return what opens the hall when the server starts, and closes it when it ends."""

    @asynccontextmanager
    async def hall_open(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database_url)
        store.upgrade()
        path = settings.sqlite_path
        disk = SqliteDisk(path) if path else CoreDisk(store.engine)
        hall = Hall(store, disk, Thinkers(settings.workers), settings.keep_days)
        app.state.hall = hall
        app.state.moves = Moves()
        app.state.makers = Limits(60 * settings.rate / 40)
        app.state.readers = Limits(600 * settings.rate / 40)
        app.state.guessers = Limits(10)
        try:
            yield
        finally:
            await hall.close()

    return hall_open


class Door:
    """Takes WebSockets to their table and everything else to the REST."""

    def __init__(self, rest: Litestar, settings: Settings) -> None:
        self.rest = rest
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a connection where it belongs."""
        if scope["type"] != "websocket":
            await self.rest(scope, receive, send)  # type: ignore[arg-type] # theirs are TypedDicts
            return
        hall: Hall = self.rest.state.hall
        parts = scope["path"].strip("/").split("/")
        try:
            if len(parts) != 4 or parts[0] != "api" or parts[3] != "live":
                raise Refusal("not-found", 404)
            is_onlooker = parts[1] == "watch"
            if is_onlooker:
                table = await hall.by_name(watch=parts[2])
            elif parts[1] == "tables":
                table = await hall.open(parts[2])
            else:
                raise Refusal("not-found", 404)
        except Refusal as refusal:
            await turned_away(scope, send, receive, refusal)
            return
        headers: dict[bytes, bytes] = dict(scope["headers"])
        cookies = headers.get(b"cookie", b"").decode("latin-1")
        tokens = frozenset[str]() if is_onlooker else api.tokens_of(cookies)
        connection = Connection(scope["state"]["lane"], tokens, is_onlooker=is_onlooker)
        await visit(Visit(hall, table, connection, self.settings.rate), send, receive)


def foreign_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Return what the framework has against a request, in our words; people get the page."""
    if error.status_code == pages.MISSING and pages.is_for_people(request):
        return pages.nowhere(request)
    key = KEYS.get(error.status_code, "bad-request")
    return Response(Problem(key, {}), status_code=error.status_code)


def our_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Return that we have made a mistake; the log says which, without the table's link."""
    if isinstance(error, msgspec.ValidationError | msgspec.DecodeError):
        return Response(Problem("bad-request", {}), status_code=400)
    LOG.error("a request failed", exc_info=error)
    return Response(Problem("trouble", {}), status_code=500)
