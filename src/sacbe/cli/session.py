"""A game in the terminal: people and bots play, and every step is saved to disk."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.status import Status

from sacbe.bots import Bot, ask, bot
from sacbe.cli import saves
from sacbe.cli.prompt import Prompt
from sacbe.cli.screen import Quit, print_text
from sacbe.cli.seats import HUMAN, player_names
from sacbe.cli.texts import cli_texts
from sacbe.play.codes import CHANCE
from sacbe.play.errors import CannotUndo
from sacbe.play.table import Table, forced_action

BOT_SECONDS_PER_TURN = 2.0


class Session:
    """A table with its players, language and file."""

    def __init__(self, table: Table, seats: list[str], lang: str, path: Path) -> None:
        self.table, self.seats, self.lang, self.path = table, seats, lang, path
        self.texts = cli_texts(lang)
        self.game_texts = table.game.texts(lang)
        self.terminal = table.game.terminal
        self.names = player_names(seats, self.texts)
        self.people = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self._bots: dict[int, Bot] = {
            seat: bot(
                kind,
                table.game,
                (table.seed + seat) % 2**32,
                BOT_SECONDS_PER_TURN,
                self._show_progress,
            )
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }
        self._bot_status: tuple[Status, str] | None = None  # the status line and its text
        self._first_unseen = {seat: self._last_move(seat) for seat in self.people}
        self._saved_moves: list[tuple[int, int]] | None = None  # moves in the file
        self.forced_texts: list[str] = []  # forced actions since the last prompt
        self.warning = ""  # the error if the game could not be saved

    # ------------------------------------------------------------ the game

    def run(self, console: Console) -> bool:
        """Play until the game is over (True) or a player quits (False)."""
        prompt = Prompt(self, console)
        self.save()
        try:
            while (seat := self.table.current_player) is not None:
                if seat in self._bots:
                    self._play_bot(seat, console)
                elif not self._play_forced(seat):
                    self.save()
                    prompt.ask(seat)
                self.save()
        except Quit:
            self.save()
        except KeyboardInterrupt:
            pass  # perhaps in the middle of a move: the last saved state remains
        else:
            return True
        self._print_exit(console)
        return False

    def _play_bot(self, seat: int, console: Console) -> None:
        """Play a bot's actions until another seat must act, with a status line."""
        text = self.texts.say("thinking", {"name": self.names[seat]})
        with console.status(text) as status:
            self._bot_status = status, text
            self.table.game.use_compiled()
            while self.table.current_player == seat:
                self.table.play(ask(self._bots[seat], self.table.state, seat), seat)

    def _show_progress(self, share: float) -> None:
        """Update the status line with the bot's progress."""
        if self._bot_status is not None:
            status, text = self._bot_status
            status.update(f"{text}: {share:4.0%}")

    def _play_forced(self, seat: int) -> bool:
        """Play a forced action for the player, unless it needs confirmation."""
        state = self.table.position
        action = forced_action(state, seat)
        if action is None:
            return False
        text = state.action_text(action, seat, self.lang)
        self.forced_texts.append(self.texts.say("forced-choice", {"what": text}))
        self.table.play(action, seat)
        return True

    def choose(self, action: int, seat: int) -> None:
        """Play an action of a person."""
        self._first_unseen[seat] = len(self.table.moves)
        self.forced_texts.clear()
        self.table.play(action, seat)

    def undo(self, seat: int) -> str:
        """Undo to the last decision of this seat that was not forced; returns a message id."""
        try:
            self.table.undo(seat)
        except CannotUndo as error:
            return f"undo-{error.reason}"
        self._first_unseen[seat] = self._last_move(seat)
        self.forced_texts.clear()
        return "undone"

    # ------------------------------------------------------------ news and log

    def _last_move(self, seat: int) -> int:
        """The index of the seat's last move; all moves count as seen if it has none."""
        moves = self.table.moves
        own = (i for i in reversed(range(len(moves))) if moves[i][0] == seat)
        return next(own, len(moves))

    def events(self, seat: int | None, first: int = 0) -> Iterator[dict[str, Any]]:
        """The events from a move on, without information hidden from the seat."""
        event_log = self.table.game.event_log
        for events in self.table.events_by_move()[first:]:
            for event in events:
                yield event_log.redact(event, seat)

    def news(self, seat: int) -> list[str]:
        """A summary of the events since this person's last action."""
        events = self.events(seat, self._first_unseen[seat])
        lines: list[str] = self.terminal.news(events, seat, self.game_texts, self.names)
        return lines + self.forced_texts

    def others_acted(self, seat: int) -> bool:
        """True if another player has acted since this person's last action."""
        return any(
            player not in (seat, CHANCE)
            for player, _ in self.table.moves[self._first_unseen[seat] :]
        )

    def log(self, seat: int | None) -> list[str]:
        """The whole log."""
        say = self.table.game.text.event_text
        return [say(event, self.game_texts, self.names) for event in self.events(seat)]

    # ------------------------------------------------------------ saving

    def save(self) -> bool:
        """Save the game. An error sets `warning` and does not end the game."""
        if self._saved_moves == self.table.moves:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            saves.write(self.path, self.table.record())
        except OSError as error:
            args = {"path": str(self.path), "why": saves.reason(error)}
            self.warning = self.texts.say("autosave-failed", args)
            return False
        self._saved_moves, self.warning = list(self.table.moves), ""
        return True

    def _print_exit(self, console: Console) -> None:
        if self._saved_moves is None or self.warning:
            print_text(console, self.warning)
            print_text(console, self.texts.say("quit-not-saved"))
            return
        print_text(console, self.texts.say("quit-saved"))
        command = f"sacbe play --resume {shlex.quote(str(self.path))}"
        console.print(command, soft_wrap=True, style="bold")
