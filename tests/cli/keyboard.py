"""Somebody at the keyboard: typed lines for commands that run in this process or in a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import sacbe
from sacbe.cli import main, saves

ROOT = Path(__file__).parent.parent.parent
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>()][B0]?|\r")
TURN_PAGE = r"(to continue|para seguir|para continuar|per continuare)\. "
PATIENCE = 240.0  # rules may have to be compiled first


class Said(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *args: str) -> Said:
    """A command in this process, where there is no terminal."""
    with pytest.raises(SystemExit) as stopped:
        main(args)
    code = stopped.value.code
    out, err = capsys.readouterr()
    assert isinstance(code, int)
    return Said(code, out, err)


class Typed:
    """Answers to `input`, one after the other; then the end of the file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.prompts: list[str] = []
        monkeypatch.setattr("builtins.input", self._answer)
        for room in ("play", "replay"):
            monkeypatch.setattr(f"sacbe.cli.{room}.is_terminal", lambda: True)

    def _answer(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line


class Terminal:
    """A command in a terminal of its own."""

    def __init__(
        self, args: Iterable[str], env: Mapping[str, str], size: tuple[int, int] = (80, 24)
    ) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        full = {k: v for k, v in os.environ.items() if k not in ("COLUMNS", "LINES", "NO_COLOR")}
        full |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **env}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sacbe", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=full,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self._fd = ours
        self.seen = ""  # everything so far, without escape sequences
        self.raw = ""
        self._cleaned = 0  # how much of it is in `seen`
        self._read_to = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._fd)

    def _receive(self, until: float) -> bool:
        """Some more output; False when the program has ended."""
        ready, _, _ = select.select([self._fd], [], [], max(0.0, until - time.monotonic()))
        assert ready, f"nothing more came after:\n{self.seen[-3000:]}"
        try:
            data = os.read(self._fd, 65536)
        except OSError:  # Linux says so when the other side is closed
            return False
        self.raw += data.decode(errors="replace")
        new = ESCAPES.sub("", self.raw[self._cleaned :])
        unfinished = re.search(r"\x1b[^A-Za-z]*$", new)  # the rest comes with the next piece
        if not unfinished:
            self.seen += new
            self._cleaned = len(self.raw)
        return bool(data)

    def wait_for(self, wanted: str) -> str:
        """Everything new up to and with a piece of text (a regular expression)."""
        until = time.monotonic() + PATIENCE
        while not (found := re.compile(wanted).search(self.seen, self._read_to)):
            assert self._receive(until), f"ended before {wanted!r}:\n{self.seen[-3000:]}"
        new = self.seen[self._read_to : found.end()]
        self._read_to = found.end()
        return new

    def send(self, line: str) -> None:
        os.write(self._fd, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._fd, key)

    def press_until_end(self, key: bytes) -> int:
        """Press a key, and again while nothing happens: Python notices an interrupt that comes
        between its prompt and its reading only with the next one. The exit code."""
        until = time.monotonic() + PATIENCE
        self.press(key)
        while True:
            assert time.monotonic() < until, f"it does not end:\n{self.seen[-3000:]}"
            ready, _, _ = select.select([self._fd], [], [], 3.0)
            if not ready and self.process.poll() is None:
                self.press(key)
            elif not self._receive(until):
                return self.process.wait(PATIENCE)

    def prompt(self) -> str:
        """Everything up to the next question; pages of news are read and turned."""
        new = self.wait_for(rf"(\n> |{TURN_PAGE})$")
        while not new.endswith("\n> "):
            self.send("")
            new += self.wait_for(rf"(\n> |{TURN_PAGE})$")
        return new

    def answer(self, line: str) -> str:
        """Type a line and read on until the next question."""
        self.send(line)
        return self.prompt()

    def end(self) -> int:
        """Read everything that is left; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._receive(until):
            pass
        return self.process.wait(PATIENCE)

    def hang_up(self) -> None:
        """The terminal is gone from one moment to the next."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


def played(
    moves: int, players: int = 3, seed: int = 5, seats: list[str] | None = None
) -> sacbe.Table:
    """A table after so many random choices of its seats."""
    import random

    pick = random.Random(seed)
    kinds = seats or ["human"] + ["random"] * (players - 1)
    table = sacbe.Table("tzolkin", players, seed, seats=kinds)
    for _ in range(moves):
        if table.current_player is None:
            break
        table.play(pick.choice(table.state.legal_actions()))
    return table


def until(table: sacbe.Table, reached: Callable[[sacbe.State], bool]) -> sacbe.Table:
    """The first legal choice, over and over, until something is reached."""
    while table.current_player is not None and not reached(table.state):
        table.play(table.state.legal_actions()[0])
    return table


def games_kept() -> list[Path]:
    """The files of all games that were kept by themselves."""
    return sorted(saves.folder().glob("*.json"))


def only_game() -> sacbe.Table:
    """The game that was kept."""
    (path,) = games_kept()
    return sacbe.replay(path.read_bytes())


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lines: Iterable[str],
    *args: str,
) -> Said:
    """A new game with these lines typed; then Ctrl-D."""
    Typed(monkeypatch, lines)
    return run(capsys, "play", "tzolkin", "--seed", "7", *args)


def choices(table: sacbe.Table, seat: int) -> int:
    """How many choices a seat has made."""
    return sum(player == seat for player, _ in table.moves)


def in_phase(*phases: str, seat: int = 0) -> Callable[[sacbe.State], bool]:
    """Is the seat asked this?"""

    def reached(state: sacbe.State) -> bool:
        return state.current_player == seat and state.view(seat)["phase"] in phases

    return reached
