"""Serving the page: its files, and itself at every address a person may open."""

from functools import cache
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State

from kosti.core.registry import all_games
from kosti.core.words import LANGUAGES
from kosti.server import files
from kosti.server.refusing import Refusal
from kosti.server.words import page_words

PAGES: Final = (
    "/",
    "/t/{name:str}",
    "/w/{name:str}",
    "/m/{name:str}",
    "/rules",
    "/rules/{name:str}",
    "/record",
    "/record/{name:str}",
    "/new",
    "/new/{name:str}",
    "/about",
)
NOTHING: Final = 304
MISSING: Final = 404
Asked = Request[object, object, State]


def answered(request: Asked, file: files.File, cache: str) -> Response[bytes]:
    """Return a file, or that it has not changed."""
    head = {"ETag": file.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=NOTHING, headers=head)
    data, encoding = file.encoded(request.headers.get("accept-encoding", ""))
    if encoding:
        head["Content-Encoding"] = encoding
    return Response(data, headers=head, media_type=file.kind)


def any_file(request: Asked) -> Response[bytes]:
    """Return the file at the request's path."""
    path = request.url.path
    file = files.found(path)
    if file is None:
        raise Refusal("not-found", 404)
    return answered(request, file, files.FOREVER if path.startswith("/font/") else files.ANEW)


@get(["/web/{path:path}", "/games/{path:path}", "/font/{path:path}"], include_in_schema=False)
async def web_file(request: Asked, path: str) -> Response[bytes]:
    """Return a file of the page."""
    return any_file(request)


@get(list(PAGES), include_in_schema=False)
async def page(request: Asked, state: State) -> Response[bytes]:
    """Return the page."""
    return answered(request, files.index(state.settings.base_path), files.ANEW)


def is_for_people(request: Request[Any, Any, Any]) -> bool:
    """Tell whether a browser wants a page to show, and nothing of ours has that address."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the page, which says that the address leads nowhere."""
    file = files.index(request.app.state.settings.base_path)
    return Response(file.plain, status_code=MISSING, media_type=file.kind)


@get("/api/docs", include_in_schema=False)
async def docs(request: Asked, state: State) -> Response[bytes]:
    """Return the page that shows what the server can be asked."""
    page = files.index(state.settings.base_path, "api/index.html")
    return answered(request, page, files.ANEW)


@get("/favicon.ico", include_in_schema=False)
async def icon(request: Asked) -> Response[bytes]:
    """Return the icon of the page, if it has one."""
    file = files.found("/web/icons/kosti.svg")
    if file is None:
        raise Refusal("not-found", 404)
    return answered(request, file, files.ANEW)


@get("/worker.js", include_in_schema=False)
async def service_worker(request: Asked) -> Response[bytes]:
    """Return the service worker, which must lie above all that it serves."""
    file = files.found("/web/worker.js")
    if file is None:
        raise Refusal("not-found", 404)
    return answered(request, file, files.ANEW)


@get("/words/{name:str}", include_in_schema=False)
async def words_of(request: Asked, name: str) -> Response[bytes]:
    """Return the words of a language, or of a game in a language: `ru.json`, `ru.ciao.json`."""
    language, _, game = name.removesuffix(".json").partition(".")
    is_known = language in LANGUAGES and (not game or game in all_games())
    if not is_known or not name.endswith(".json"):
        raise Refusal("not-found", 404)
    return answered(request, spoken(language, game), files.ANEW)


@cache
def spoken(language: str, game: str) -> files.File:
    """Return words, pressed."""
    return files.pressed(page_words(language, game or None), ".json")


HANDLERS: Final = (web_file, page, docs, icon, service_worker, words_of)
