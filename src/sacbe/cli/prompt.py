"""One decision of a person: the screen, and the commands that can be typed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.text import Text

from sacbe.cli import panels, saves
from sacbe.cli.choices import choice_list
from sacbe.cli.help import explain_choice, explain_question, keys_help, rules_help
from sacbe.cli.reference import UnknownRule, find_rules
from sacbe.cli.screen import (
    MAX_LINE_LENGTH,
    Lines,
    Quit,
    clear,
    largest_fitting,
    print_text,
    read_line,
    show_pages,
)
from sacbe.play.choices import listed_actions

if TYPE_CHECKING:
    from sacbe.cli.session import Session

PAGES = ("b", "t", "r", "l")  # board, tiles, rules, log
MAX_NEWS = 8  # lines that a larger board leaves free
MIN_NEWS = 1  # lines that are printed even if the board scrolls


class Prompt:
    """Prompts people for their decisions."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.console = session, console
        self.say = session.texts.say
        self._private_seat: int | None = None  # whose hidden information may be on the screen
        self._saved_paths: set[Path] = set()

    def ask(self, seat: int) -> None:
        """Prompt until the person has chosen an action or undone one."""
        self._hand_over(seat)
        self._draw(seat, first=True)
        while True:
            typed = read_line(self.console)
            key, _, rest = typed.partition(" ")
            key, rest = key.casefold(), rest.strip()
            if len(typed) > MAX_LINE_LENGTH:
                print_text(self.console, self.say("too-long", {"most": self._choice_count(seat)}))
            elif not typed or (typed.isascii() and typed.isdecimal()):
                if self._choose(seat, typed):
                    return
            elif typed.startswith("?"):
                self._help(seat, typed[1:].strip())
            elif key == "u" and not rest:
                message = self.session.undo(seat)
                if message == "undone":
                    return
                print_text(self.console, self.say(message))
            elif key == "s":
                self._save(rest)
            elif key == "q" and not rest:
                raise Quit
            elif key in PAGES and (not rest or key == "r" or (key == "l" and rest == "all")):
                self._show_page(key, seat, rest)
            else:
                args = {"typed": typed[:40], "most": self._choice_count(seat)}
                print_text(self.console, self.say("not-understood", args))

    # ------------------------------------------------------------ the screen

    def _choice_count(self, seat: int) -> int:
        return len(self.session.table.state.legal_actions(seat))

    def _draw(self, seat: int, first: bool = False) -> None:
        """Draw the board in a size that fits, news, the question and the choices. News of other
        players that do not fit get a separate page when the screen is drawn first."""
        session, console = self.session, self.console
        below = Lines(console, self._question(seat))
        news = [Text(line, "italic") for line in session.news(seat)]
        news_lines = Lines(console, *news)
        view = session.table.state.view(seat)
        screens = session.terminal.screens(view, seat, session.game_texts, session.names)
        available = console.height - len(below) - 1
        board = largest_fitting(console, screens, available - min(len(news_lines), MAX_NEWS))
        news_space = max(MIN_NEWS, available - len(board))
        if len(news_lines) > news_space and first and session.others_acted(seat):
            title = Text(self.say("news-title"), "bold underline")
            show_pages(console, session.texts, Group(title, *news))
            news, news_lines = [], Lines(console)
        for cut in range(1, len(news)):
            if len(news_lines) <= news_space:
                break
            hint = [Text(self.say("news-cut", {"n": cut}), "dim")] if news_space > 1 else []
            news_lines = Lines(console, *hint, *news[cut:])
        clear(console)
        console.print(board, news_lines, below, sep="", end="")

    def _question(self, seat: int) -> RenderableType:
        session = self.session
        state = session.table.state
        view = state.view(seat)
        args = {
            "name": session.names[seat],
            "question": session.terminal.question(view, session.game_texts),
        }
        labels = [
            session.terminal.choice(state.action_info(action, seat), view, session.game_texts)
            for action in listed_actions(state, seat)
        ]
        parts: list[RenderableType] = [
            Text.assemble(
                (self.say("you-have") + " ", "bold"),
                session.terminal.own(view, seat, session.game_texts),
            ),
            Text(self.say("prompt-choose", args), "bold reverse"),
            choice_list(labels, self.console),
            Text(self.say("keys-line"), "dim"),
        ]
        if state.is_simultaneous:
            parts.insert(2, Text(self.say("choice-is-secret")))
        if session.warning:
            parts.insert(0, Text(session.warning, "bold"))
        return Group(*parts)

    def _hand_over(self, seat: int) -> None:
        """Before showing hidden information, wait until this person is at the screen."""
        state = self.session.table.state
        has_secrets = len(self.session.people) > 1 and state.view(seat) != state.view(None)
        if has_secrets and self._private_seat != seat:
            clear(self.console, scrollback=True)
            name = {"name": self.session.names[seat]}
            print_text(self.console, self.say("handoff", name), "bold")
            read_line(self.console, self.say("handoff-wait", name) + " ")
        elif not has_secrets and self._private_seat is not None:
            clear(self.console, scrollback=True)
        self._private_seat = seat if has_secrets else None

    # ------------------------------------------------------------ commands

    def _choose(self, seat: int, typed: str) -> bool:
        legal = listed_actions(self.session.table.state, seat)
        if not typed and len(legal) > 1:
            print_text(self.console, self.say("nothing-typed", {"most": len(legal)}))
            return False
        n = int(typed or "1")
        if not 1 <= n <= len(legal):
            print_text(self.console, self.say("no-such-choice", {"n": typed, "most": len(legal)}))
            return False
        self.session.choose(legal[n - 1], seat)
        return True

    def _help(self, seat: int, about: str) -> None:
        if not about:
            show_pages(self.console, self.session.texts, keys_help(self.session))
            self._draw(seat)
        elif about.isascii() and about.isdecimal():
            print_text(self.console, explain_choice(self.session, seat, int(about)))
        else:
            for line in explain_question(self.session, seat, about):
                print_text(self.console, line)

    def _show_page(self, key: str, seat: int, rest: str) -> None:
        try:
            page = self._page(key, seat, rest)
        except UnknownRule as error:
            print_text(self.console, str(error))
            return
        show_pages(self.console, self.session.texts, page)
        self._draw(seat)

    def _page(self, key: str, seat: int, rest: str) -> RenderableType:
        session = self.session
        view = session.table.state.view(seat)
        if key == "b":
            board: RenderableType = session.terminal.board(
                view, seat, session.game_texts, session.names
            )
            return board
        if key == "t":
            return panels.tiles(session.table.game, view, seat, session.lang)
        if key == "r" and rest:
            return find_rules(session.table.game, session.lang, rest)
        if key == "r":
            return rules_help(session.table.game, session.lang)
        is_private = len(session.people) == 1 or self._private_seat == seat
        log = session.log(seat if is_private else None)
        if rest:
            return Group(*(Text(line) for line in log))
        page = Lines(self.console, *(Text(line) for line in log[-self.console.height :]))
        page.lines = page.lines[2 - self.console.height :]
        return page

    def _save(self, name: str) -> None:
        session = self.session
        path = Path(name) if name else Path.cwd()
        try:
            path = path.expanduser()
            if path.is_dir():
                path /= saves.new_name(session.table.game.name)
            if path.exists() and path not in self._saved_paths:
                print_text(self.console, self.say("save-exists", {"path": str(path)}), no_wrap=True)
                return
            saves.write(path, session.table.record())
        except (
            OSError,
            ValueError,
            RuntimeError,
        ) as error:  # disk error, invalid name, no home directory
            reason = saves.reason(error) if isinstance(error, OSError) else str(error)
            message = self.say("save-failed", {"path": str(path), "why": reason})
        else:
            self._saved_paths.add(path)
            message = self.say("saved", {"path": str(path)})
        print_text(self.console, message, no_wrap=True)
