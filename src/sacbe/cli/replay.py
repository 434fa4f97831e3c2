"""`sacbe replay`: check a record, then step through it as a spectator."""

from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from sacbe.cli import panels, progress, saves
from sacbe.cli.screen import (
    MAX_LINE_LENGTH,
    Lines,
    Quit,
    clear,
    is_terminal,
    largest_fitting,
    make_console,
    print_text,
    read_line,
    show_pages,
)
from sacbe.cli.seats import HUMAN, player_names
from sacbe.cli.texts import cli_texts, language, title
from sacbe.play.codes import CHANCE
from sacbe.play.errors import RecordError
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.play.table import replay as replay_record


def replay(path: Path, verify: bool, lang: str | None) -> None:
    """Verify first; then walk through the game, or print it where there is no terminal."""
    lang = language(lang)
    console = make_console()
    progress.install()
    data = saves.read(path)
    try:
        table = replay_record(data)
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    viewer = Viewer(table, lang)
    if not verify:
        if is_terminal():
            viewer.walk(console)
            return
        for line in viewer.log():
            print_text(console, line)
    print_text(console, viewer.verdict())


class Viewer:
    """A recorded game and the place in it that is looked at."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table = table
        self.texts = cli_texts(lang)
        self.game_texts = table.game.texts(lang)
        seats = table.seats if len(table.seats) == table.players else [HUMAN] * table.players
        self.names = player_names(seats, self.texts)
        self.at = 0  # moves made
        self._positions = self._all_positions()

    def _all_positions(self) -> list[State]:
        state = self.table.position_at(0)
        positions = [state.copy()]
        for player, action in self.table.moves:
            state.play(action, None if player == CHANCE else player)
            positions.append(state.copy())
        return positions

    def verdict(self) -> str:
        """That the record is sound, how long it is, and how it ended."""
        state = self.table.state
        say = self.texts.say
        result = say("result-unfinished")
        if state.current_player is None:
            result = ", ".join(
                f"{name} {say('vp', {'n': score})}"
                for name, score in zip(self.names, state.scores, strict=True)
            )
        game = title(self.table.game, self.texts)
        args = {"moves": len(self.table.moves), "game": game, "result": result}
        return say("replay-verified", args)

    def _lines_of(self, move: int) -> list[str]:
        """What one move brought, as a spectator may know it."""
        event_log, sentences = self.table.game.event_log, self.table.game.text
        return [
            str(sentences.event_text(event_log.redact(event, None), self.game_texts, self.names))
            for event in self.table.events_by_move()[move]
        ]

    def log(self) -> list[str]:
        """The whole game in words."""
        return [line for move in range(len(self.table.moves)) for line in self._lines_of(move)]

    def _ledger(self) -> RenderableType:
        """Where the points of a finished game came from."""
        state = self.table.state
        events = (event for group in self.table.events_by_move() for event in group)
        return panels.ledger(state, events, self.game_texts.lang, self.names)

    # ------------------------------------------------------------ stepping

    def walk(self, console: Console) -> None:
        """Step through the game interactively."""
        print_text(console, self.verdict(), "bold")
        message = self.verdict()
        try:
            while True:
                self._draw(console, message)
                message = self._step(console, read_line(console))
        except Quit:
            return

    def _draw(self, console: Console, message: str) -> None:
        say = self.texts.say
        most = len(self.table.moves)
        view = self._positions[self.at].view(None)
        terminal: Any = self.table.game.terminal
        where = say("replay-at", {"n": self.at, "most": most}) if self.at else say("replay-start")
        below: list[RenderableType] = [Text(where, "bold reverse")]
        if self.at == most and self.table.current_player is None:
            below.append(self._ledger())
        elif self.at:
            below += [Text(line) for line in self._lines_of(self.at - 1)]
        below += [Text(message, "bold")] if message else []
        below.append(Text(say("replay-keys"), "dim"))
        under = Lines(console, *below)
        screens = terminal.screens(view, None, self.game_texts, self.names)
        board = largest_fitting(console, screens, console.height - len(under) - 1)
        clear(console)
        console.print(board, under, sep="", end="")

    def _step(self, console: Console, typed: str) -> str:
        """Go where the typed word says; a sentence if there is no such place."""
        say = self.texts.say
        most = len(self.table.moves)
        key = typed.casefold()
        if key in ("", "n"):
            self.at = min(self.at + 1, most)
        elif key == "p":
            self.at = max(self.at - 1, 0)
        elif key == "e":
            self.at = most
        elif key == "q":
            raise Quit
        elif key == "b":
            view = self._positions[self.at].view(None)
            terminal = self.table.game.terminal
            show_pages(console, self.texts, terminal.board(view, None, self.game_texts, self.names))
        elif typed.isascii() and typed.isdecimal() and len(typed) < MAX_LINE_LENGTH:
            if int(typed) > most:
                return say("replay-no-move", {"n": typed[:20], "most": most})
            self.at = int(typed)
        else:
            return say("replay-not-understood", {"typed": typed[:40]})
        return ""
