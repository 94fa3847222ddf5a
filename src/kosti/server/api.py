"""The REST of the table: making, joining, leaving, lists, records, judgement."""

import asyncio
import time
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Annotated, Any, Final

import litestar
from litestar import Request, Response
from litestar.datastructures import Cookie, State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from kosti.core.errors import KostiError
from kosti.core.registry import all_games, game_named
from kosti.core.rule import ONLOOKER
from kosti.core.words import LANGUAGES, words
from kosti.server import commands
from kosti.server.awake import AwakeTable
from kosti.server.entries import Carried
from kosti.server.hall import Hall
from kosti.server.limits import Limits
from kosti.server.messages import (
    EndingSeen,
    GameSeen,
    JoinWanted,
    Judged,
    JudgedAction,
    JudgementWanted,
    OptionSeen,
    Position,
    Problem,
    RuleSeen,
    RulesSeen,
    SeatMove,
    TableListed,
    TableMade,
    TableWanted,
)
from kosti.server.recording import record_text
from kosti.server.refusing import Refusal, refusal_of
from kosti.server.seating import LEVELS
from kosti.server.settings import Settings
from kosti.server.tabling import LiveTable
from kosti.server.telling import reader_of
from kosti.server.tokens import hashed, new_token

PREFIX: Final = "kosti-"
A_YEAR: Final = 31_536_000
MOST_OPTIONS: Final = 200
MOVE_SECONDS: Final = 600
TEXT: Final = "text/plain; charset=utf-8"
JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
STATUSES: Final = (400, 403, 404, 405, 409, 413, 429, 500, 503)
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description="`error-KEY` says why")
    for status in STATUSES
}
Asked = Request[object, object, State]
get: Final = partial(litestar.get, responses=PROBLEMS)
post: Final = partial(litestar.post, responses=PROBLEMS)
delete: Final = partial(litestar.delete, responses=PROBLEMS)
Link = Annotated[str, Parameter(max_length=64)]


def address_of(request: Asked) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else ""


def limited(request: Asked, limits: Limits) -> None:
    """Refuse an address that asks too often."""
    if not limits.take(address_of(request), time.monotonic()):
        raise Refusal("too-fast", 429)


def tokens_of(header: str) -> frozenset[str]:
    """Return the hashes of the tokens that a header of cookies brings."""
    try:
        cookies: SimpleCookie = SimpleCookie(header)
    except CookieError:
        return frozenset()
    return frozenset(
        hashed(morsel.value) for name, morsel in cookies.items() if name.startswith(PREFIX)
    )


def tokens_in(request: Asked) -> frozenset[str]:
    """Return the hashes of the tokens that a request brings."""
    return tokens_of(request.headers.get("cookie", ""))


def cookie_of(settings: Settings, request: Asked, id_: str, place: int, token: str) -> Cookie:
    """Return the cookie that makes a seat somebody's."""
    return Cookie(
        key=f"{PREFIX}{place}",
        value=token,
        path=f"{settings.base_path}/api/tables/{id_}",
        httponly=True,
        samesite="lax",
        secure=settings.is_secure or request.url.scheme == "https",
        max_age=A_YEAR,
    )


async def listed(
    awake: AwakeTable, tokens: frozenset[str] = frozenset(), id_: str | None = None
) -> TableListed:
    """Return a table for a list."""

    def seen(table: LiveTable) -> TableListed:
        return TableListed(
            id=table.setup.id if id_ is None else id_,
            game=table.setup.game,
            phase=table.phase,
            seats=awake.audience.seats_seen(),
            to_act=table.to_act,
            yours=[*table.seats_of(tokens)],
            changed=table.changed,
        )

    return await awake.look(seen)


@get("/api/games")
async def games() -> list[GameSeen]:
    """List the games and how each can be played."""
    return [
        GameSeen(
            name=game.name,
            rules=game.rules.VERSION,
            seat_counts=[*game.seat_counts],
            options=[
                OptionSeen(one.name, one.text(one.default), known_values(one))
                for one in game.option_table[1:]
            ],
            levels=[*LEVELS],
        )
        for game in all_games().values()
    ]


def known_values(option: Any) -> list[str]:
    """Return the values an option can have, where they are few."""
    words = getattr(option, "words", None)
    return [*words] if words else option.meant().split(" | ")


@post("/api/tables")
async def make_table(request: Asked, state: State, data: TableWanted) -> Response[TableMade]:
    """Make a table; the seats of the maker come with cookies."""
    limited(request, state.makers)
    table, tokens = await state.hall.make(data)
    here = [place for place, seat in enumerate(data.seats) if seat.filled in ("me", "here")]
    cookies = [
        cookie_of(state.settings, request, table.table.setup.id, place, token)
        for place, token in zip(here, tokens, strict=False)
    ]
    mine = frozenset(hashed(token) for token in tokens)
    return Response(made(table, table.table.seats_of(mine)), cookies=cookies)


def made(table: AwakeTable, seats: tuple[int, ...]) -> TableMade:
    """Return what somebody gets who sits down."""
    setup = table.table.setup
    code = setup.code if table.table.phase == "waiting" else ""
    return TableMade(setup.id, setup.watch, code, [*seats])


@get("/api/tables")
async def public_tables(request: Asked, state: State) -> list[TableListed]:
    """List the public tables."""
    limited(request, state.readers)
    hall: Hall = state.hall
    ids = await asyncio.to_thread(hall.store.public_ids)
    return [await listed(await hall.open(id_)) for id_ in ids]


@get("/api/tables/{id_:str}")
async def one_table(request: Asked, state: State, id_: Link) -> TableListed:
    """Tell of a table, and which of its seats are mine."""
    return await listed(await state.hall.open(id_), tokens_in(request))


@get("/api/watch/{watch:str}")
async def watched_table(state: State, watch: Link) -> TableListed:
    """Tell an onlooker of a table."""
    return await listed(await state.hall.by_name(watch=watch), id_=watch)


@post("/api/tables/{id_:str}/seats")
async def join(request: Asked, state: State, id_: Link, data: JoinWanted) -> Response[TableMade]:
    """Sit down at a table."""
    limited(request, state.makers)
    table: AwakeTable = await state.hall.open(id_)
    token = new_token()
    await table.do(lambda at: commands.sit(table.table, data.name, data.seat, hashed(token), at))
    seats = table.table.seats_of({hashed(token)})
    place = table.table.chairs[seats[0]].place
    cookie = cookie_of(state.settings, request, id_, place, token)
    return Response(made(table, seats), cookies=[cookie])


@delete("/api/tables/{id_:str}/seats/{seat:int}", status_code=204)
async def leave(request: Asked, state: State, id_: Link, seat: int) -> None:
    """Get up from a table; in a game the seat stays mine, should I come back."""
    table: AwakeTable = await state.hall.open(id_)
    check_mine(table, request, seat)
    await table.do(lambda at: commands.leave(table.table, seat, at))


def check_mine(table: AwakeTable, request: Asked, seat: int) -> None:
    """Refuse to act for another's seat."""
    if seat not in table.table.seats_of(tokens_in(request)):
        raise Refusal("not-yours", 403)


@get("/api/tables/{id_:str}/record")
async def record(request: Asked, state: State, id_: Link, form: str = "json") -> Response[Any]:
    """Return the record of the latest game, as the asker may know it."""
    limited(request, state.readers)
    table: AwakeTable = await state.hall.open(id_)
    reader = reader_of(table.table.seats_of(tokens_in(request)))
    return await recorded(state.hall, table, reader, form)


@get("/api/watch/{watch:str}/record")
async def watched_record(
    request: Asked, state: State, watch: Link, form: str = "json"
) -> Response[Any]:
    """Return the record of the latest game, as an onlooker may know it."""
    limited(request, state.readers)
    return await recorded(state.hall, await state.hall.by_name(watch=watch), ONLOOKER, form)


async def recorded(hall: Hall, table: AwakeTable, reader: int, form: str) -> Response[Any]:
    """Return a record in one of its forms."""
    if form not in ("json", "text"):
        raise Refusal("bad-request", 400)
    if table.table.playing is None:
        raise Refusal("not-playing", 409)
    text = await asyncio.to_thread(record_text, hall.store, table.table.setup.id, reader, form)
    return Response(text, media_type=JSON if form == "json" else TEXT)


@get("/api/tables/{id_:str}/position")
async def position(request: Asked, state: State, id_: Link) -> Position:
    """Return the position in one line, as the asker may know it."""
    tokens = tokens_in(request)

    def seen(table: LiveTable) -> Position:
        if table.playing is None:
            raise Refusal("not-playing")
        match = table.playing.match
        view = match.view(reader_of(table.seats_of(tokens)))
        return Position(match.game.name, view.seat, match.game.position_text(view.state))

    table: AwakeTable = await state.hall.open(id_)
    return await table.look(seen)


@post("/api/codes/{code:str}", status_code=200)
async def by_code(request: Asked, state: State, code: Link) -> TableListed:
    """Find the waiting table of a spoken code."""
    limited(request, state.guessers)
    table: AwakeTable = await state.hall.by_name(code=code.upper())
    if table.table.phase != "waiting":
        raise Refusal("no-code", 404)
    return await listed(table)


@post("/api/tables/{id_:str}/seats/{seat:int}/move")
async def move_seat(request: Asked, state: State, id_: Link, seat: int) -> SeatMove:
    """Make a one-use key that moves a seat of mine to another device."""
    table: AwakeTable = await state.hall.open(id_)
    check_mine(table, request, seat)
    key = state.moves.made(id_, table.table.chairs[seat].place, time.time() + MOVE_SECONDS)
    return SeatMove(key, MOVE_SECONDS)


@post("/api/moves/{key:str}")
async def take_seat(request: Asked, state: State, key: Link) -> Response[TableMade]:
    """Take a seat over to this device; the other device has it no more."""
    limited(request, state.guessers)
    found = state.moves.used(key, time.time())
    if found is None:
        raise Refusal("no-move", 404)
    id_, place = found
    table: AwakeTable = await state.hall.open(id_)
    token = new_token()
    await table.do(lambda at: carried(table, place, token, at))
    cookie = cookie_of(state.settings, request, id_, place, token)
    return Response(made(table, table.table.seats_of({hashed(token)})), cookies=[cookie])


def carried(table: AwakeTable, place: int, token: str, at: float) -> Any:
    """Let a chair belong to another token."""
    seat = next(s for s, chair in enumerate(table.table.chairs) if chair.place == place)
    if not table.table.chairs[seat].is_human:
        raise Refusal("no-move", 404)
    return commands.taken(table.table, Carried(at=at, seat=seat, token=hashed(token)))


@post("/api/judgement", status_code=200)
async def judgement(request: Asked, state: State, data: JudgementWanted) -> Judged:
    """Judge a position for the seat that is to choose."""
    limited(request, state.readers)
    try:
        game = game_named(data.game)
        parsed = game.notation.parsed_position(data.position)
    except KostiError as error:
        raise refusal_of(error) from None
    seat = game.rules.to_act(parsed)
    if seat < 0:
        raise Refusal("nobody-chooses", 400)
    found = await state.hall.thinkers.judge(game.seen(parsed, seat))
    if found is None:
        raise Refusal("getting-ready", 503)
    actions = [JudgedAction(text, shares) for text, shares in found[0]]
    return Judged("", 0, seat, actions, [EndingSeen(*ending) for ending in found[1]])


@get("/api/rules/{game:str}/{language:str}")
async def rules(game: Link, language: Link) -> RulesSeen:
    """Tell the rules of a game in a language."""
    if game not in all_games() or language not in LANGUAGES:
        raise Refusal("no-game", 404)
    spoken = words(language, game)
    keys = [key for key in spoken.keys if key.startswith("rule-")]
    keys.sort(key=lambda key: int("".join(filter(str.isdigit, key))))
    return RulesSeen(
        game=game,
        name=spoken.say("game-name"),
        about=spoken.say("game-about"),
        intro=spoken.say("rules-intro"),
        rules=[RuleSeen(key.removeprefix("rule-"), spoken.say(key)) for key in keys],
        open=spoken.say("rules-open"),
    )


@get("/api/qr", media_type=SVG)
async def qr(text: Annotated[str, Parameter(max_length=500)]) -> Response[bytes]:
    """Draw a QR code of a text."""
    from kosti.server.qr import drawn

    return Response(drawn(text), media_type=SVG)


@get("/health")
async def health(state: State) -> dict[str, str]:
    """Tell that the server is well."""
    await state.hall.check()
    return {"status": "ok"}


HANDLERS: Final = (
    *(games, make_table, public_tables, one_table, watched_table, join, leave, record),
    *(watched_record, position, by_code, move_seat, take_seat, judgement, rules, qr, health),
)


def problem_of(request: Asked, refusal: Refusal) -> Response[Problem]:
    """Return a refusal as an answer."""
    return Response(Problem(refusal.key, dict(refusal.values)), status_code=refusal.status)
