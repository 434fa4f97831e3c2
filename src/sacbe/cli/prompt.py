"""One decision of a person: the screen, and everything that can be typed at it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console, Group, RenderableType
from rich.text import Text

from sacbe.cli import saves
from sacbe.cli.choices import choice_list
from sacbe.cli.helping import explain_choice, explain_question, keys_help, rules_help
from sacbe.cli.reference import NoSuchRule, find_rules
from sacbe.cli.screen import (
    LONGEST_LINE,
    Lines,
    Quit,
    clear,
    read_line,
    show_pages,
    tell,
    that_fits,
)

if TYPE_CHECKING:
    from sacbe.cli.session import Session

PAGES = ("b", "t", "r", "l")  # board, tiles, rules, log
MOST_NEWS = 8  # lines of news that a richer board gives way to
FEWEST_NEWS = 1  # lines that are shown even if the board is scrolled by them


class Prompt:
    """Asks people until they have decided something."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session, self.console = session, console
        self.say = session.texts.say
        self._behind_curtain: int | None = None  # who has the screen to themselves
        self._saved: set[Path] = set()

    def ask(self, seat: int) -> None:
        """Let a person choose, or take something back."""
        self._draw_curtain(seat)
        self._draw(seat, first=True)
        while True:
            typed = read_line(self.console)
            key, _, rest = typed.partition(" ")
            key, rest = key.casefold(), rest.strip()
            if len(typed) > LONGEST_LINE:
                tell(self.console, self.say("too-long", {"most": self._most(seat)}))
            elif not typed or (typed.isascii() and typed.isdecimal()):
                if self._choose(seat, typed):
                    return
            elif typed.startswith("?"):
                self._help(seat, typed[1:].strip())
            elif key == "u" and not rest:
                said = self.session.undo(seat)
                if said == "undone":
                    return
                tell(self.console, self.say(said))
            elif key == "s":
                self._save(rest)
            elif key == "q" and not rest:
                raise Quit
            elif key in PAGES and (not rest or key == "r" or (key == "l" and rest == "all")):
                self._look(key, seat, rest)
            else:
                args = {"typed": typed[:40], "most": self._most(seat)}
                tell(self.console, self.say("not-understood", args))

    # ------------------------------------------------------------ the screen

    def _most(self, seat: int) -> int:
        return len(self.session.table.state.legal_actions(seat))

    def _draw(self, seat: int, first: bool = False) -> None:
        """The board in a size that fits, news, the question, the choices. News of others that
        do not fit have a page of their own, the first time."""
        session, console = self.session, self.console
        below = Lines(console, self._question(seat))
        news = [Text(line, "italic") for line in session.news(seat)]
        told = Lines(console, *news)
        view = session.table.state.view(seat)
        screens = session.terminal.screens(view, seat, session.game_texts, session.names)
        room = console.height - len(below) - 1
        board = that_fits(console, screens, room - min(len(told), MOST_NEWS))
        left = max(FEWEST_NEWS, room - len(board))
        if len(told) > left and first and session.others_chose(seat):
            title = Text(self.say("news-title"), "bold underline")
            show_pages(console, session.texts, Group(title, *news))
            news, told = [], Lines(console)
        for cut in range(1, len(news)):
            if len(told) <= left:
                break
            hint = [Text(self.say("news-cut", {"n": cut}), "dim")] if left > 1 else []
            told = Lines(console, *hint, *news[cut:])
        clear(console)
        console.print(board, told, below, sep="", end="")

    def _question(self, seat: int) -> RenderableType:
        session = self.session
        state = session.table.state
        view = state.view(seat)
        asked = {
            "name": session.names[seat],
            "question": session.terminal.question(view, session.game_texts),
        }
        labels = [
            session.terminal.choice(state.action_info(action, seat), view, session.game_texts)
            for action in state.legal_actions(seat)
        ]
        parts: list[RenderableType] = [
            Text.assemble(
                (self.say("you-have") + " ", "bold"),
                session.terminal.own(view, seat, session.game_texts),
            ),
            Text(self.say("prompt-choose", asked), "bold reverse"),
            choice_list(labels, self.console),
            Text(self.say("keys-line"), "dim"),
        ]
        if state.is_simultaneous:
            parts.insert(2, Text(self.say("choice-is-secret")))
        if session.warning:
            parts.insert(0, Text(session.warning, "bold"))
        return Group(*parts)

    def _draw_curtain(self, seat: int) -> None:
        """What only this person may see is shown when nobody else is looking."""
        state = self.session.table.state
        secret = len(self.session.people) > 1 and state.view(seat) != state.view(None)
        if secret and self._behind_curtain != seat:
            clear(self.console, scrollback=True)
            name = {"name": self.session.names[seat]}
            tell(self.console, self.say("curtain", name), "bold")
            read_line(self.console, self.say("curtain-wait", name) + " ")
        elif not secret and self._behind_curtain is not None:
            clear(self.console, scrollback=True)
        self._behind_curtain = seat if secret else None

    # ------------------------------------------------------------ what can be typed

    def _choose(self, seat: int, typed: str) -> bool:
        legal = self.session.table.state.legal_actions(seat)
        if not typed and len(legal) > 1:
            tell(self.console, self.say("nothing-typed", {"most": len(legal)}))
            return False
        n = int(typed or "1")
        if not 1 <= n <= len(legal):
            tell(self.console, self.say("no-such-choice", {"n": typed, "most": len(legal)}))
            return False
        self.session.choose(legal[n - 1], seat)
        return True

    def _help(self, seat: int, about: str) -> None:
        if not about:
            show_pages(self.console, self.session.texts, keys_help(self.session))
            self._draw(seat)
        elif about.isascii() and about.isdecimal():
            tell(self.console, explain_choice(self.session, seat, int(about)))
        else:
            for line in explain_question(self.session, seat, about):
                tell(self.console, line)

    def _look(self, key: str, seat: int, rest: str) -> None:
        try:
            page = self._page(key, seat, rest)
        except NoSuchRule as error:
            tell(self.console, str(error))
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
            tiles: RenderableType = session.terminal.all_tiles(view, seat, session.game_texts)
            return tiles
        if key == "r" and rest:
            return find_rules(session.table.game, session.lang, rest)
        if key == "r":
            return rules_help(session.table.game, session.lang)
        alone = len(session.people) == 1 or self._behind_curtain == seat
        log = session.log(seat if alone else None)
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
            if path.exists() and path not in self._saved:
                tell(self.console, self.say("save-exists", {"path": str(path)}), whole=True)
                return
            saves.write(path, session.table.record())
        except (OSError, ValueError, RuntimeError) as error:  # no disk, no such name, no such home
            why = saves.why(error) if isinstance(error, OSError) else str(error)
            said = self.say("save-failed", {"path": str(path), "why": why})
        else:
            self._saved.add(path)
            said = self.say("saved", {"path": str(path)})
        tell(self.console, said, whole=True)
