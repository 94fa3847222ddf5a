"""Everything that goes over the wire, in one place: the protocol is made from these."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Awaits = Literal["throw", "choice", "chance", "start", "nothing"]
Phase = Literal["waiting", "playing", "over", "closed"]
Filled = Literal["open", "human", "bot"]
Deed = Literal["start", "fill", "remove", "hand-on", "replace", "again", "end"]
Values = Mapping[str, Any]


class Wire(Struct):
    """What all messages share."""


# --- what a seat or an onlooker sees


class ActionSeen(Wire):
    """A legal choice: `text` is sent back to play it, `action-KEY` are its words."""

    text: str
    key: str
    values: Values
    warns: bool


class RefusalSeen(Wire):
    """A thing that cannot be chosen now: `refused-KEY` says why, by a rule."""

    thing: str
    key: str
    rule: str
    values: Values


class ViewSeen(Wire):
    """The game as one seat (-1: an onlooker) may know it; `table` is the game's own `Table`.

    Where a seat may answer before it is asked, `actions` are the answers though `to_act` is
    another seat; `kept` is the answer given so.
    """

    seat: int
    to_act: int
    turn: int
    turns: int
    table: dict[str, Any]
    actions: list[ActionSeen]
    refusals: list[RefusalSeen]
    kept: str


class EventSeen(Wire):
    """What happened: `event-KIND` says it. `seat` and `other` are -1 where nobody is meant."""

    kind: str
    seat: int
    other: int
    values: Values


class SeatSeen(Wire):
    """A place at the table and who fills it.

    `is_here` tells whether a connection shows it, `device` groups the seats of one screen,
    `stand_in` is the level of the bot that plays for a human who is gone, and `contribution` is
    what the seat's browser adds to the dice.
    """

    number: int
    filled: Filled
    name: str
    level: str
    is_host: bool
    is_here: bool
    device: int
    stand_in: str
    won: float
    contribution: str


class ClockSeen(Wire):
    """The time of the seat that is to act: `left` seconds of `limit` at the time of sending."""

    limit: int
    seat: int
    left: float


class FairSeen(Wire):
    """What is known of the dice: the commitment before, the secret after the end."""

    algorithm: str
    table: str
    commitment: str
    contributions: list[str]
    secret: str


class PhraseSeen(Wire):
    """One phrase of the chat: `phrase-KEY`, or an emoji by its name."""

    seat: int
    phrase: str
    at: float


class Entry(Wire):
    """One step as it may be told: its notation (what is hidden is `?`) and its events.

    `number` is the table's after it. A throw has its `commitment`; a step that discloses the die
    to the reader brings the `key` of that throw.
    """

    number: int
    step: str
    events: list[EventSeen]
    commitment: str
    key: str


# --- from the server


class Table(Wire, tag="table", tag_field="kind"):
    """The whole table as this connection may know it; sent first, and whenever a guess is unsafe.

    `number` counts the steps of the game; `yours` are the seats of this connection, and `views`
    one view for each of them (an onlooker's if there are none).
    """

    id: str
    game: str
    options: dict[str, str]
    phase: Phase
    number: int
    awaits: Awaits
    yours: list[int]
    seats: list[SeatSeen]
    views: list[ViewSeen]
    log: list[Entry]
    clock: ClockSeen | None
    fair: FairSeen
    phrases: list[PhraseSeen]
    public: bool
    coach: bool
    pace: float
    round: int
    can_take_back: bool
    result: list[float]
    closed_by: str
    code: str
    watch: str


class Moved(Wire, tag="moved", tag_field="kind"):
    """Steps were played: what is new since `number` - len(`entries`)."""

    number: int
    entries: list[Entry]
    views: list[ViewSeen]
    awaits: Awaits
    clock: ClockSeen | None
    can_take_back: bool
    phase: Phase
    result: list[float]


class TakenBack(Wire, tag="taken-back", tag_field="kind"):
    """Steps were taken back: the game stands at `number` again."""

    number: int
    seat: int
    views: list[ViewSeen]
    awaits: Awaits
    clock: ClockSeen | None
    can_take_back: bool


class Seated(Wire, tag="seated", tag_field="kind"):
    """Who sits where has changed, or who is there, or what is known of the dice.

    It follows the end of a game, with what everybody has won and the secret of the dice.
    """

    seats: list[SeatSeen]
    yours: list[int]
    phase: Phase
    code: str
    fair: FairSeen


class Said(Wire, tag="said", tag_field="kind"):
    """Somebody said a phrase."""

    phrase: PhraseSeen


class JudgedAction(Wire):
    """What an action is worth: the share of the win of every seat, from the view's seat on."""

    text: str
    shares: list[float]


class EndingSeen(Wire):
    """One way the turn can end, and its chance: `ending-KEY` says it."""

    key: str
    values: Values
    chance: float


class Judged(Wire, tag="judged", tag_field="kind"):
    """The judgement that was asked for."""

    id: str
    number: int
    seat: int
    actions: list[JudgedAction]
    endings: list[EndingSeen]


class Previewed(Wire, tag="previewed", tag_field="kind"):
    """What a big choice would lead to, as the game's own `Preview`."""

    id: str
    number: int
    preview: dict[str, Any]


class Done(Wire, tag="done", tag_field="kind"):
    """The command of this id is played and kept."""

    id: str
    number: int


class Refused(Wire, tag="refused", tag_field="kind"):
    """A command changed nothing: `error-KEY` (or a message of the game) says why."""

    id: str
    key: str
    values: Values


class Pong(Wire, tag="pong", tag_field="kind"):
    """The server is there."""

    at: float


FromServer = Table | Moved | TakenBack | Seated | Said | Judged | Previewed | Done | Refused | Pong


# --- from the page


class Command(Wire):
    """A command: `id` is the sender's own; the same id again is answered, not played again."""

    id: str


class Play(Command, tag="play", tag_field="kind"):
    """Play actions of one of my seats, all or none; `number` is the step they were chosen at.

    Where a throw is awaited the action is `throw`. An answer in Ciao may come before the seat is
    asked: it is kept and takes effect in its turn. `gathered` plays a big choice instead: the
    places of the dice as they are typed, `5 5 h` say.
    """

    seat: int
    number: int
    actions: list[str] = []
    gathered: str | None = None


class TakeBack(Command, tag="take-back", tag_field="kind"):
    """Take back my latest choices that nothing has answered yet."""

    seat: int
    number: int


class Contribute(Command, tag="contribute", tag_field="kind"):
    """Add 16 random bytes, in hex, to the dice for a seat of mine: once, and before the game."""

    seat: int
    contribution: str


class Skip(Command, tag="skip", tag_field="kind"):
    """Let the bots play at once until a human is to act."""


class Judge(Command, tag="judge", tag_field="kind"):
    """Ask for the judgement of a seat's moment."""

    seat: int
    number: int


class Preview(Command, tag="preview", tag_field="kind"):
    """Ask what a big choice (a placing in Svintus) would lead to; nothing is stored or shown."""

    seat: int
    number: int
    gathered: str


class Say(Command, tag="say", tag_field="kind"):
    """Say a phrase to all."""

    seat: int
    phrase: str


class Manage(Command, tag="manage", tag_field="kind"):
    """A deed of the host (or, `replace`, of anybody who stays; `again`, of any seat)."""

    deed: Deed
    seat: int = -1
    level: str = "casual"


class Ping(Wire, tag="ping", tag_field="kind"):
    """Ask whether the server is there."""


FromPage = Play | TakeBack | Contribute | Skip | Judge | Preview | Say | Manage | Ping


# --- REST


class SeatWanted(Wire):
    """How a seat is to be filled: by me, by another on this device, by a friend, or by a bot."""

    filled: Literal["me", "here", "friend", "bot"]
    name: str = ""
    level: str = "casual"


class TableWanted(Wire):
    """A new table. `clock` is the seconds a turn may take, 0 for none.

    With `starts` the game begins by itself once every seat is filled and the last of the humans
    has contributed to the dice.
    """

    game: str
    seats: list[SeatWanted]
    options: dict[str, str] = {}
    clock: int = 0
    public: bool = False
    coach: bool = False
    pace: float = 0.6
    starts: bool = False


class TableMade(Wire):
    """A table that was made or joined: its id is its link, the seats are now yours (cookies)."""

    id: str
    watch: str
    code: str
    seats: list[int]


class JoinWanted(Wire):
    """Sit down at a table; -1 is any open seat."""

    name: str
    seat: int = -1


class TableListed(Wire):
    """A table in a list: public ones, or mine."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatSeen]
    to_act: int
    yours: list[int]
    changed: float


class SeatMove(Wire):
    """A one-use key that moves a seat to another device; it is tried at `/api/moves/KEY`."""

    key: str
    seconds: int


class OptionSeen(Wire):
    """An option of a game: `option-NAME` says it."""

    name: str
    default: str
    known: list[str]


class GameSeen(Wire):
    """A game: how many can play, and how it can be played."""

    name: str
    rules: int
    seat_counts: list[int]
    options: list[OptionSeen]
    levels: list[str]


class RuleSeen(Wire):
    """One rule of a game by its number, in words."""

    number: str
    text: str


class RulesSeen(Wire):
    """The rules of a game in one language."""

    game: str
    name: str
    about: str
    intro: str
    rules: list[RuleSeen]
    open: str


class Position(Wire):
    """A position in one line as one seat (-1: an onlooker) may know it."""

    game: str
    seat: int
    position: str


class JudgementWanted(Wire):
    """A position to be judged for the seat that is to choose in it."""

    game: str
    position: str


class ReplayWanted(Wire):
    """A record, as JSON or as its text, to be told step by step."""

    record: str


class Frame(Wire):
    """One step of a record, and what then lies on the table; the first has no step."""

    step: str
    position: str
    events: list[EventSeen]
    view: ViewSeen


class Replayed(Wire):
    """A record told step by step, and the record itself as JSON."""

    game: str
    options: dict[str, str]
    names: list[str]
    frames: list[Frame]
    record: str


class Problem(Wire):
    """What was wrong with a request: `error-KEY` says it in words."""

    key: str
    values: Values
