"""A match at one terminal: who sits there, what is shown to whom, and what is typed."""

import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Timer
from typing import Final

from kosti.bots import Player
from kosti.cli.files import kept_file, typed_command, write_file
from kosti.cli.hint import hint_lines
from kosti.cli.terminal import BOLD, DIM, EVENT, WARNING, EndOfInputError, Terminal
from kosti.cli.typed import COMMANDS, bare, begins, meaning_of
from kosti.core.contract import Gathering
from kosti.core.errors import IllegalMove, KostiError
from kosti.core.event import Event
from kosti.core.match import Match
from kosti.core.record import Seat, safe_record
from kosti.core.rule import CHANCE, ONLOOKER
from kosti.core.speaker import Speaker, error_lines
from kosti.core.view import Action, View
from kosti.core.words import Words

PATIENCE: Final = 3.0  # seconds of silence before it is explained


class LeavingError(Exception):
    """Somebody leaves the table; the match has been kept where there was any."""


@dataclass
class Table:
    """One terminal with a match on it."""

    match: Match
    seats: Sequence[Seat]
    players: Sequence[Player | None]  # None is a person
    terminal: Terminal
    words: Words
    rng: Random
    record_file: Path | None = None
    shown: list[str] = field(default_factory=list)
    told: str = ""
    asked: tuple[int, int] = (-1, 0)
    confirmed: Action | None = None
    secret_shown: int = -1
    gathering: Gathering | None = None
    is_confirmed: bool = False
    is_coached: bool = False

    def __post_init__(self) -> None:
        self.speaker = Speaker(self.words, [seat.name for seat in self.seats])
        people = [seat for seat, player in enumerate(self.players) if player is None]
        self.reader = people[0] if len(people) == 1 else ONLOOKER
        self.people = people

    def play(self) -> None:
        """Play to the end; whoever breaks off finds the match kept."""
        try:
            while not self.match.is_over:
                self.step()
            self.finish()
        except LeavingError:
            pass
        except (EndOfInputError, KeyboardInterrupt, BrokenPipeError) as reason:
            self.keep(is_quiet=isinstance(reason, BrokenPipeError))
            if isinstance(reason, KeyboardInterrupt):
                raise
        except Exception:
            self.keep()
            raise

    def step(self) -> None:
        """Let chance, a bot or a person do the next thing."""
        seat = self.match.to_act
        if seat == CHANCE:
            self.tell(self.match.throw())
            return
        player = self.players[seat]
        if player is None:
            self.ask_person(seat)
        else:
            with self.explained_silence():
                choice = player.choose(self.match.view(seat), self.rng)
            self.tell(self.match.play(choice))

    def view_for(self, seat: int) -> View:
        """Return what may stand on the open screen while a seat chooses."""
        if self.reader == seat:
            return self.match.view(seat)
        game = self.match.game
        return View(game, game.rules.seen(self.match.state, ONLOOKER), seat)

    def tell(self, events: Sequence[Event]) -> None:
        """Say what happened, as the screen's reader may know it."""
        seen_by = self.match.game.events.seen_by
        for event in events:
            self.told = self.speaker.event(seen_by(event, self.reader))
            self.say(self.told, BOLD if event.kind in ("won", "shared") else EVENT)

    def say(self, line: str, style: str = "") -> None:
        """Write a line on the screen."""
        self.terminal.say(line, style)

    def say_error(self, error: KostiError) -> None:
        """Say what went wrong."""
        for line in error_lines(error, self.words.language):
            self.say(line, WARNING)

    @contextmanager
    def explained_silence(self) -> Iterator[None]:
        """Say what takes so long, where players first have to be compiled or solved."""
        timer = Timer(PATIENCE, self.tell_words, ("getting-ready", DIM))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def tell_words(self, key: str, style: str = "", **values: str | int) -> None:
        """Say a message."""
        self.say(self.words.say(key, **values), style)

    def show_board(self) -> None:
        """Show the whole table."""
        view = self.match.view(self.reader)
        self.shown = self.match.game.board.lines(view, self.words, self.speaker.names)
        for line in self.shown:
            self.say(line)

    def show_changes(self, view: View) -> None:
        """Show the lines of the table that have changed, unless that was the last thing told."""
        lines = self.match.game.board.lines(view, self.words, self.speaker.names)
        changed = [line for line in lines if line not in self.shown]
        if len(changed) != 1 or not self.told.endswith(changed[0].partition(": ")[2]):
            for line in changed:
                self.say(line)
        self.shown, self.told = lines, ""

    def ask_person(self, seat: int) -> None:
        """Ask a person until something is played."""
        self.show_secret(seat)
        view = self.view_for(seat)
        self.show_changes(view)
        self.keep_running_record()
        if self.asked != (seat, self.match.state.turns):
            self.asked = seat, self.match.state.turns
            self.tell_words("your-turn", BOLD, name=self.speaker.names[seat])
        self.gathering = self.match.game.gathering(view)
        self.show_actions(view)
        if self.is_coached:
            self._hint("", view)
        mark = len(self.match.steps)
        while len(self.match.steps) == mark and self.match.to_act == seat:
            self.obey(bare(self.terminal.ask("> ")), view)

    def show_actions(self, view: View) -> None:
        """List what can be done."""
        if self.gathering is not None:
            self.show_gathering(self.gathering)
            self.tell_words("gather-how", DIM)
            return
        typed = [self.speaker.typed(action.text) for action in view.actions]
        width = max(map(len, typed))
        for word, action in zip(typed, view.actions, strict=True):
            style = WARNING if action.warns else ""
            self.say(f"  {word:<{width}}  {self.speaker.action(action)}", style)

    def show_gathering(self, gathering: Gathering) -> None:
        """Show a big choice as far as it is put together."""
        for line in gathering.lines(self.speaker):
            self.say(f"  {line}", WARNING if gathering.warns else "")

    def gather(self, line: str, gathering: Gathering) -> bool:
        """Add to a big choice what a line says, or play it; tell whether the line was that."""
        if any(begins(line, word) for word in ("ok", self.words.say("command-ok"))):
            if gathering.warns and not self.is_confirmed:
                self.is_confirmed = True
                self.tell_words("gather-sure", WARNING)
            else:
                self.tell_played(gathering.choices)
            return True
        if not line.removeprefix("-")[:1].isdigit():
            return False
        self.is_confirmed = False
        try:
            gathering.take(line)
        except IllegalMove as error:
            self.say_error(error)
        else:
            self.show_gathering(gathering)
        return True

    def obey(self, line: str, view: View) -> None:
        """Do what a line says; a line that says nothing changes nothing."""
        if self.gathering is not None and self.gather(line, self.gathering):
            return
        meaning = meaning_of(line, view, self.speaker)
        if meaning.action is not None:
            self.choose(meaning.action, view)
            return
        self.confirmed = None
        if meaning.command:
            self.command(meaning.command, meaning.rest, view)
        elif meaning.refusal is not None:
            reason = self.speaker.refusal(meaning.refusal)
            self.tell_words("refused", WARNING, reason=reason, rule=meaning.refusal.rule)
        elif meaning.readings:
            self.tell_words("ambiguous", WARNING, readings=", ".join(meaning.readings))
        elif line:
            self.tell_words("not-understood", WARNING, typed=line[:60])
            self.show_actions(view)
        else:
            self.show_actions(view)

    def choose(self, action: Action, view: View) -> None:
        """Play an action; one that ends the turn badly must be said twice."""
        if action.warns and len(view.actions) > 1 and self.confirmed != action:
            self.confirmed = action
            said, word = self.speaker.action(action), self.speaker.typed(action.text)
            self.tell_words("sure", WARNING, action=said, word=word)
            return
        self.confirmed = None
        self.tell_played([action.choice])

    def tell_played(self, choices: Sequence[int]) -> None:
        """Play choices as one command and say what happened, to each what it may know."""
        self.is_confirmed = False
        speaker_seat = self.match.state.seat
        events = self.match.play_all(choices)
        self.tell(events)
        for seat in self.people:
            if seat != speaker_seat:
                self.tell_privately(seat, events)

    def tell_privately(self, seat: int, events: Sequence[Event]) -> None:
        """Show one of several people what only they may know of what happened."""
        seen_by = self.match.game.events.seen_by
        private = [
            seen_by(event, seat)
            for event in events
            if seen_by(event, seat) != seen_by(event, self.reader)
        ]
        if private and seat != self.reader:
            self.show_alone(seat, [self.speaker.event(event) for event in private])

    def show_secret(self, seat: int) -> None:
        """Show one of several people what only they may see before they choose."""
        mark = self._latest_throw()
        if seat == self.reader or mark == self.secret_shown:
            return
        names = self.speaker.names
        mine = self.match.game.board.lines(self.match.view(seat), self.words, names)
        common = self.match.game.board.lines(self.view_for(seat), self.words, names)
        secret = [line for line in mine if line not in common]
        if secret:
            self.secret_shown = mark
            self.show_alone(seat, secret)

    def show_alone(self, seat: int, lines: Sequence[str]) -> None:
        """Show lines to one person on a screen that leaves no trace."""
        name = self.speaker.names[seat]
        with self.terminal.second_screen():
            self.tell_words("look-away", BOLD, name=name)
            self.terminal.ask(self.words.say("look-away-ready", name=name) + " ")
            for line in lines:
                self.say(line, BOLD)
            self.terminal.ask(self.words.say("look-away-done") + " ")

    def command(self, name: str, rest: str, view: View) -> None:
        """Obey one of the commands that work everywhere; say so where it cannot be."""
        assert name in COMMANDS
        try:
            getattr(self, f"_{name}")(rest, view)
        except KostiError as error:
            self.say_error(error)

    def _help(self, rest: str, view: View) -> None:
        if self.gathering is not None:
            self.say(self.gathering.explained(self.speaker))
        else:
            self.explain_actions(rest, view)
        self.tell_words("help-commands", DIM)

    def explain_actions(self, rest: str, view: View) -> None:
        """Say what each choice means, or those that begin so."""
        explained: dict[str, list[str]] = {}
        for action in view.actions:
            word = self.speaker.typed(action.text)
            if not rest or begins(rest, word):
                explained.setdefault(self.speaker.explanation(action), []).append(word)
        for explanation, typed in explained.items():
            self.say(f"  {', '.join(typed)}: {explanation}")

    def _undo(self, rest: str, view: View) -> None:
        if self.gathering is not None and self.gathering.undo():
            self.is_confirmed = False
            self.show_gathering(self.gathering)
        elif self.match.undo(view.seat):
            self.tell_words("undone")
            self.show_changes(self.view_for(self.match.to_act))
        else:
            self.tell_words("nothing-to-undo", WARNING)

    def _log(self, rest: str, view: View) -> None:
        for events in self.match.told(self.reader):
            for event in events:
                self.say(self.speaker.event(event))

    def _rules(self, rest: str, view: View) -> None:
        from kosti.cli.commands import rule_lines

        for line in rule_lines(self.match.game, self.words, rest):
            self.say(line)

    def _hint(self, rest: str, view: View) -> None:
        seat = view.seat
        with self.explained_silence():
            lines = list(hint_lines(self.match.view(seat), self.speaker, self.gathering))
        if self.view_for(seat).state == self.match.view(seat).state:
            for line in lines:
                self.say(f"  {line}", DIM)
        else:  # it would tell the others what only this person may know
            self.show_alone(seat, lines)

    def _board(self, rest: str, view: View) -> None:
        self.show_board()
        self.show_actions(view)

    def _save(self, rest: str, view: View) -> None:
        file = Path(rest) if rest else self.record_file or kept_file(self.match.game.name)
        self.save(file)

    def _quit(self, rest: str, view: View) -> None:
        if self.match.steps:
            answer = bare(self.terminal.ask(self.words.say("ask-save") + " "))
            if any(begins(answer, no) for no in (self.words.say("answer-no"), "no")):
                raise LeavingError
        self.keep()
        raise LeavingError

    def save(self, file: Path) -> bool:
        """Write the record; say where it is and how to go on, or what went wrong."""
        try:
            write_file(file, safe_record(self.match, self.seats))
        except KostiError as error:
            self.say_error(error)
            return False
        is_sealed = not self.match.is_over and self.match.game.has_secrets
        self.tell_words("saved-sealed" if is_sealed else "saved", file=str(file))
        if not self.match.is_over:
            values = {"command": typed_command(), "file": shlex.quote(str(file))}
            self.terminal.say(self.words.say("how-to-resume", **values), is_whole=True)
        return True

    def keep(self, *, is_quiet: bool = False) -> None:
        """Keep a match that was broken off, and say how to go on with it."""
        if not self.match.steps:
            return
        file = self.record_file or kept_file(self.match.game.name)
        if is_quiet:
            write_file(file, safe_record(self.match, self.seats))
        else:
            self.say("")
            self.save(file)

    def keep_running_record(self) -> None:
        """Write the wanted record while the match goes on, so that nothing is lost."""
        if self.record_file is not None and self.match.steps:
            write_file(self.record_file, safe_record(self.match, self.seats))

    def finish(self) -> None:
        """Show the end, and keep the record that was wanted."""
        self.show_board()
        if self.record_file is not None:
            self.save(self.record_file)

    def _latest_throw(self) -> int:
        rules = self.match.game.rules
        throws = (
            place
            for place in range(len(self.match.steps) - 1, -1, -1)
            if rules.to_act(self.match.steps[place].before) == CHANCE
        )
        return next(throws, -1)
