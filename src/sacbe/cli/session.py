"""A game at one terminal: people choose, bots answer, and every step is kept on disk."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.status import Status

from sacbe.bots import Bot, ask, bot
from sacbe.cli import saves
from sacbe.cli.prompt import Prompt
from sacbe.cli.screen import Quit, tell
from sacbe.cli.seats import HUMAN, called
from sacbe.cli.wording import words
from sacbe.play.engine import CHANCE
from sacbe.play.errors import CannotUndo
from sacbe.play.table import Table

SECONDS_A_TURN = 2.0  # for a bot, where a person waits


class Session:
    """A table with its players, in one language, and the file that keeps it."""

    def __init__(self, table: Table, seats: list[str], lang: str, path: Path) -> None:
        self.table, self.seats, self.lang, self.path = table, seats, lang, path
        self.texts = words(lang)
        self.game_texts = table.game.texts(lang)
        self.terminal = table.game.terminal
        self.names = called(seats, self.texts)
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self._bots: dict[int, Bot] = {
            seat: bot(
                kind, table.game, (table.seed + seat) % 2**32, SECONDS_A_TURN, self._show_progress
            )
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        self._thinking: tuple[Status, str] | None = None  # who is, on the screen
        self._told = {seat: self._last_choice(seat) for seat in self.people}
        self._kept: list[tuple[int, int]] | None = None  # the moves in the file
        self.made_for: list[str] = []  # only choices, made for the person asked next
        self.warning = ""  # why the game could not be kept

    # ------------------------------------------------------------ the game

    def run(self, console: Console) -> bool:
        """Play to the end, or until somebody stops; was the game finished?"""
        prompt = Prompt(self, console)
        self.keep()
        try:
            while (seat := self.table.current_player) is not None:
                if seat in self._bots:
                    self._let_bot_play(seat, console)
                elif not self._make_only_choice(seat):
                    self.keep()
                    prompt.ask(seat)
                self.keep()
        except Quit:
            self.keep()
        except KeyboardInterrupt:
            pass  # perhaps in the middle of a move: what was kept before it stays
        else:
            return True
        self._leave(console)
        return False

    def _let_bot_play(self, seat: int, console: Console) -> None:
        """All choices of a bot until another seat is asked; a plain terminal shows nothing."""
        said = self.texts.say("thinking", {"name": self.names[seat]})
        with console.status(said) as status:
            self._thinking = status, said
            while self.table.current_player == seat:
                self.table.play(ask(self._bots[seat], self.table.state, seat), seat)

    def _show_progress(self, share: float) -> None:
        """How far a bot is with its choice."""
        if self._thinking is not None:
            status, said = self._thinking
            status.update(f"{said}: {share:4.0%}")

    def _make_only_choice(self, seat: int) -> bool:
        """A choice that is none is made for the player, unless it ends the turn."""
        state = self.table.state
        legal = state.legal_actions(seat)
        if (
            len(legal) > 1
            or state.action_info(legal[0], seat)["type"] in self.table.game.actions.CONFIRMED
        ):
            return False
        made = state.action_text(legal[0], seat, self.lang)
        self.made_for.append(self.texts.say("only-choice", {"what": made}))
        self.table.play(legal[0], seat)
        return True

    def choose(self, action: int, seat: int) -> None:
        """A person's choice."""
        self._told[seat] = len(self.table.moves)
        self.made_for.clear()
        self.table.play(action, seat)

    def undo(self, seat: int) -> str:
        """Back to the last real choice of this seat; what to say about it."""
        forced = 0
        while True:
            moves = self.table.moves
            last = next((player for player, _ in reversed(moves) if player != CHANCE), None)
            if last != seat:
                failure = "undo-nothing"
                break
            revealed = moves[-1][0] == CHANCE
            try:
                self.table.undo()
            except CannotUndo:
                failure = "undo-revealed" if revealed else "undo-secret"
                break
            if len(self.table.state.legal_actions(seat)) > 1:
                self._told[seat] = self._last_choice(seat)
                self.made_for.clear()
                return "undone"
            forced += 1
        for _ in range(forced):
            self.table.play(self.table.state.legal_actions(seat)[0], seat)
        return failure

    # ------------------------------------------------------------ what is told

    def _last_choice(self, seat: int) -> int:
        """The number of the seat's last move; before the first one all that was is old news."""
        moves = self.table.moves
        own = (i for i in reversed(range(len(moves))) if moves[i][0] == seat)
        return next(own, len(moves))

    def events(self, seat: int | None, first: int = 0) -> Iterator[dict[str, Any]]:
        """What happened from a move on, as a seat may know it."""
        journal = self.table.game.event_log
        for told in self.table.journal()[first:]:
            for event in told:
                yield journal.redact(event, seat)

    def news(self, seat: int) -> list[str]:
        """What happened since this person last chose, in few lines."""
        events = self.events(seat, self._told[seat])
        lines: list[str] = self.terminal.news(events, seat, self.game_texts, self.names)
        return lines + self.made_for

    def others_chose(self, seat: int) -> bool:
        """Has anybody else chosen something since this person last did?"""
        return any(
            player not in (seat, CHANCE) for player, _ in self.table.moves[self._told[seat] :]
        )

    def log(self, seat: int | None) -> list[str]:
        """All that happened."""
        say = self.table.game.text.event_text
        return [say(event, self.game_texts, self.names) for event in self.events(seat)]

    # ------------------------------------------------------------ what is kept

    def keep(self) -> bool:
        """Write the game to its own file; a failure is told, and the game goes on."""
        if self._kept == self.table.moves:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            saves.write(self.path, self.table.record())
        except OSError as error:
            args = {"path": str(self.path), "why": saves.why(error)}
            self.warning = self.texts.say("autosave-failed", args)
            return False
        self._kept, self.warning = list(self.table.moves), ""
        return True

    def _leave(self, console: Console) -> None:
        if self._kept is None or self.warning:
            tell(console, self.warning)
            tell(console, self.texts.say("quit-not-saved"))
            return
        tell(console, self.texts.say("quit-saved"))
        command = f"sacbe play --resume {shlex.quote(str(self.path))}"
        console.print(command, soft_wrap=True, style="bold")
