"""Every page in every state: what is laid before, and what a person does to get there."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from pictures import moments
from pictures.camera import Visit
from pictures.laying import Laid, Laying, Moment

GAMES: Final = ("bratwurmeck", "barbecue", "ciao", "svintus")
MOST_SEATS: Final = {"bratwurmeck": 7, "barbecue": 5, "ciao": 4, "svintus": 6}
Tables = Mapping[str, Laid]
Doing = Callable[[Visit, Tables], None]


class Scene(NamedTuple):
    """One state of a page; a page that scrolls is taken whole."""

    page: str
    state: str
    game: str
    do: Doing
    is_whole: bool = False
    is_empty: bool = False

    @property
    def name(self) -> str:
        """The name of its picture."""
        return "-".join(filter(None, (self.state, self.game)))


class Table(NamedTuple):
    """A table to be laid, and what others say there."""

    game: str
    fill: str
    moment: Moment | None = None
    public: bool = False
    coach: bool = False
    clock: int = 0
    phrases: tuple[str, ...] = ()


def moments_of(game: str) -> dict[str, Moment]:
    """Return the moments of a game in which I sit with one friend."""
    common: dict[str, Moment] = {
        "throw": moments.i_throw,
        "theirs": moments.they_choose,
        "asks": moments.i_could_blunder,
        "won": moments.i_won,
        "lost": moments.i_lost,
    }
    own: dict[str, dict[str, Moment]] = {
        "ciao": {"mine": moments.i_choose("1", "4"), "answer": moments.i_choose("doubt")},
        "svintus": {"mine": moments.i_choose(least=3), "claim": moments.i_choose("decline")},
    }
    stopping = {"mine": moments.i_choose(least=3), "stop": moments.i_choose("throw", "stop")}
    return common | own.get(game, stopping)


def tables() -> dict[str, Table]:
    """Return all tables by their names."""
    laid = {
        "waiting": Table("ciao", "me friend open"),
        "full": Table("bratwurmeck", "me friend expert"),
        "chat": Table("bratwurmeck", "me friend", moments.i_throw, phrases=("hello", "laugh")),
        "mine": Table("ciao", "me friend", moments.i_choose("1")),
        "running": Table("svintus", "me friend casual", moments.they_choose),
        "over": Table("barbecue", "me friend", moments.i_won),
        "public": Table("bratwurmeck", "friend open novice", public=True),
        "public-running": Table("ciao", "friend friend master", moments.they_throw, public=True),
        "clock": Table("barbecue", "me friend friend", moments.i_choose("stop"), clock=120),
    }
    for game in GAMES:
        for state, moment in moments_of(game).items():
            laid[f"{game}-{state}"] = Table(game, "me friend", moment)
        others = " friend" * (MOST_SEATS[game] - 1)
        laid[f"{game}-many"] = Table(game, f"me{others}", moments.they_choose)
        laid[f"{game}-bots"] = Table(game, "me casual", moments.they_choose)
        laid[f"{game}-coach"] = Table(game, "me master", moments_of(game)["mine"], coach=True)
        laid[f"{game}-here"] = Table(game, "me here", moments.i_throw)
    laid["ciao-here"] = Table("ciao", "me here", moments.i_choose("1"))
    return laid


def lay(laying: Laying) -> dict[str, Laid]:
    """Lay all tables."""
    return {
        name: laying.lay(
            name,
            one.game,
            one.fill,
            one.moment,
            public=one.public,
            coach=one.coach,
            clock=one.clock,
        )
        for name, one in tables().items()
    }


def scenes() -> Iterator[Scene]:
    """Yield every state of every page."""
    yield from home()
    yield from making()
    yield from lobby()
    for game in GAMES:
        yield from at_table(game)
    yield from beside()
    yield from dialogs()
    yield from troubles()
    yield from reading()


def home() -> Iterator[Scene]:
    """The first page."""

    def mine(visit: Visit, laid: Tables) -> None:
        names = ("mine", "running", "waiting", "over")
        for name in names:
            visit.own(laid[name], laid[name].mine)
        visit.remember(tables=[laid[name].id for name in names])
        visit.go("", ".table-row")

    yield Scene("home", "empty", "", opening("", ".tin"), is_whole=True, is_empty=True)
    yield Scene("home", "public", "", opening("", ".table-row"), is_whole=True)
    yield Scene("home", "mine", "", mine, is_whole=True)


def opening(path: str, shown: str) -> Doing:
    """Return what opens an address."""
    return lambda visit, _: visit.go(path, shown)


def making() -> Iterator[Scene]:
    """A new table."""

    def all_ways(game: str, visit: Visit, _: Tables) -> None:
        visit.go(f"new/{game}", ".create-form")
        for _add in range(MOST_SEATS[game] - 2):
            visit.press('[data-key="add"]')
        visit.page.locator('[data-key="seat-2"]').select_option("here")
        visit.press(".create-ways summary")

    yield Scene("create", "usual", "bratwurmeck", opening("new", ".create-form"), is_whole=True)
    for game in GAMES:
        yield Scene("create", "all", game, partial(all_ways, game), is_whole=True)


def lobby() -> Iterator[Scene]:
    """A table that waits."""

    def come(name: str, places: tuple[int, ...], visit: Visit, laid: Tables) -> None:
        visit.sit(laid[name], places)
        visit.see(".lobby.shown")

    def watch(visit: Visit, laid: Tables) -> None:
        visit.go(f"w/{laid['waiting'].watch}", ".lobby.shown")

    for state, name, places in (
        ("host", "waiting", (0,)),
        ("host-full", "full", (0,)),
        ("guest", "waiting", (1,)),
        ("invited", "waiting", ()),
    ):
        yield Scene("lobby", state, "", partial(come, name, places), is_whole=True)
    yield Scene("lobby", "onlooker", "", watch, is_whole=True)


def at_table(game: str) -> Iterator[Scene]:
    """A game in all its moments."""

    def come(state: str, visit: Visit, laid: Tables) -> None:
        visit.sit(laid[f"{game}-{state}"])

    def asked(visit: Visit, laid: Tables) -> None:
        come("asks", visit, laid)
        visit.press(".warns")
        visit.see("dialog[open]")

    def coached(visit: Visit, laid: Tables) -> None:
        come("coach", visit, laid)
        visit.page.locator(".advice:not(:empty)").wait_for(timeout=600_000)

    def watched(visit: Visit, laid: Tables) -> None:
        visit.go(f"w/{laid[f'{game}-theirs'].watch}", ".table:not(.waits)")

    own = [state for state in moments_of(game) if state != "asks"]
    for state in (*own, "bots", "many"):
        yield Scene("table", state, game, partial(come, state))
    yield Scene("table", "asks", game, asked)
    yield Scene("table", "coach", game, coached)
    yield Scene("table", "onlooker", game, watched)


def beside() -> Iterator[Scene]:
    """What stands beside the board, and what only some games have."""

    def part(name: str, visit: Visit, laid: Tables) -> None:
        visit.sit(laid["chat"])
        visit.press(f'.table-head [data-key="{name}"]')

    def dice(visit: Visit, laid: Tables) -> None:
        part("log", visit, laid)
        visit.press('[data-key="tab-dice"]')
        visit.see(".dice-panel")

    def lifted(visit: Visit, laid: Tables) -> None:
        visit.sit(laid["ciao-mine"])
        visit.page.locator('[data-key="cup"]').focus()
        visit.page.keyboard.press("Enter")
        visit.page.evaluate("document.activeElement.blur()")

    def veiled(visit: Visit, laid: Tables) -> None:
        visit.sit(laid["ciao-here"])
        visit.see(".veil")

    def timed(visit: Visit, laid: Tables) -> None:
        visit.sit(laid["clock"])

    yield Scene("beside", "log", "", partial(part, "log"))
    yield Scene("beside", "chat", "", partial(part, "chat"))
    yield Scene("beside", "dice", "", dice)
    yield Scene("beside", "clock", "", timed)
    yield Scene("beside", "cup", "ciao", lifted)
    yield Scene("beside", "veil", "ciao", veiled)


def dialogs() -> Iterator[Scene]:
    """What opens above a page."""

    def settings(visit: Visit, _: Tables) -> None:
        visit.go("", ".tin")
        visit.press('.head [data-key="tune"]')

    def at_table(key: str, visit: Visit, laid: Tables) -> None:
        visit.sit(laid["chat"])
        visit.press(key)
        visit.see("dialog[open]")

    def rules(visit: Visit, laid: Tables) -> None:
        at_table('.table-head [data-key="book"]', visit, laid)
        visit.see("dialog .rules-list")

    def code(visit: Visit, laid: Tables) -> None:
        at_table('.table-head [data-key="menu"]', visit, laid)
        visit.press(".link-row .button:nth-of-type(2)")
        visit.see("dialog.code")

    def moving(visit: Visit, laid: Tables) -> None:
        at_table('.table-head [data-key="menu"]', visit, laid)
        visit.press(".menu-item")
        visit.see("dialog.code")

    def seat(visit: Visit, laid: Tables) -> None:
        visit.sit(laid["svintus-many"])
        visit.press(".seat-plate:not(.mine)")

    yield Scene("dialogs", "settings", "", settings)
    yield Scene("dialogs", "menu", "", partial(at_table, '.table-head [data-key="menu"]'))
    yield Scene("dialogs", "rules", "", rules)
    yield Scene("dialogs", "code", "", code)
    yield Scene("dialogs", "device", "", moving)
    yield Scene("dialogs", "seat", "", seat)


def troubles() -> Iterator[Scene]:
    """What is shown where something is wrong."""

    def offline(visit: Visit, laid: Tables) -> None:
        visit.sit(laid["bratwurmeck-mine"])
        visit.context.set_offline(True)
        visit.see(".offline:not([hidden])")

    def broken(visit: Visit, _: Tables) -> None:
        visit.page.route("**/about/page.js", lambda route: route.abort())
        visit.go("about", ".trouble")

    def refused(visit: Visit, _: Tables) -> None:
        visit.go("", ".tin")
        visit.page.locator("#code").fill("QQQQQQ")
        visit.press(".code-form .primary")
        visit.see(".toast")

    def used_up(visit: Visit, _: Tables) -> None:
        visit.go("m/nothing", "main .primary")
        visit.press("main .primary")
        visit.see(".trouble")

    yield Scene("troubles", "offline", "", offline)
    yield Scene("troubles", "broken", "", broken)
    yield Scene("troubles", "missing", "", opening("t/nothing", ".trouble"))
    yield Scene("troubles", "nowhere", "", opening("nowhere", ".trouble"))
    yield Scene("troubles", "record-missing", "", opening("record/nothing", "[role=alert]"))
    yield Scene("troubles", "refused", "", refused)
    yield Scene("troubles", "move", "", opening("m/nothing", "main h1"))
    yield Scene("troubles", "move-used", "", used_up)


def reading() -> Iterator[Scene]:
    """Pages to read: rules, records, about."""

    def record(game: str, state: str, visit: Visit, laid: Tables) -> None:
        table = laid[f"{game}-won"]
        visit.own(table, table.mine)
        visit.go(f"record/{table.id}{'?check' if state == 'checked' else ''}", ".record-steps")
        if state == "checked":
            visit.see(".proof-card")
        if state == "middle":
            middle = "one => { one.value = one.max / 2; one.dispatchEvent(new Event('input')) }"
            visit.page.locator(".record-steps input").evaluate(middle)

    for game in GAMES:
        path = opening(f"rules/{game}", ".rules-body .button")
        yield Scene("rules", "whole", game, path, is_whole=True)
        yield Scene("record", "middle", game, partial(record, game, "middle"))
    for state in ("start", "checked"):
        do = partial(record, "barbecue", state)
        yield Scene("record", state, "barbecue", do, is_whole=True)
    yield Scene("record", "open", "", opening("record", ".record-open"), is_whole=True)
    yield Scene("about", "whole", "", opening("about", "main h1"), is_whole=True)
    yield Scene("about", "api", "", opening("api/docs", "main h1, body h1"), is_whole=True)
