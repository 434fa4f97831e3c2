"""Keyboard input for tests: commands run in this process or in a pseudo-terminal."""

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


class CommandResult(NamedTuple):
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *args: str) -> CommandResult:
    """Run a command in this process, without a terminal."""
    with pytest.raises(SystemExit) as exit_info:
        main(args)
    code = exit_info.value.code
    out, err = capsys.readouterr()
    assert isinstance(code, int)
    return CommandResult(code, out, err)


class TypedInput:
    """Feeds lines to `input`, then end of file."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.prompts: list[str] = []
        monkeypatch.setattr("builtins.input", self._answer)
        for module in ("play", "replay"):
            monkeypatch.setattr(f"sacbe.cli.{module}.is_terminal", lambda: True)

    def _answer(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line


class Terminal:
    """A command in a pseudo-terminal."""

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
        self.output = ""  # everything so far, without escape sequences
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
        """Read more output; False when the program has ended."""
        ready, _, _ = select.select([self._fd], [], [], max(0.0, until - time.monotonic()))
        assert ready, f"nothing more came after:\n{self.output[-3000:]}"
        try:
            data = os.read(self._fd, 65536)
        except OSError:  # on Linux, when the other side is closed
            return False
        self.raw += data.decode(errors="replace")
        new = ESCAPES.sub("", self.raw[self._cleaned :])
        unfinished = re.search(r"\x1b[^A-Za-z]*$", new)  # the rest comes with the next piece
        if not unfinished:
            self.output += new
            self._cleaned = len(self.raw)
        return bool(data)

    def wait_for(self, pattern: str) -> str:
        """Wait for a regular expression and return the new output up to its match."""
        until = time.monotonic() + PATIENCE
        while not (match := re.compile(pattern).search(self.output, self._read_to)):
            assert self._receive(until), f"ended before {pattern!r}:\n{self.output[-3000:]}"
        new = self.output[self._read_to : match.end()]
        self._read_to = match.end()
        return new

    def send(self, line: str) -> None:
        os.write(self._fd, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._fd, key)

    def press_until_end(self, key: bytes) -> int:
        """Press a key repeatedly until the process ends; return the exit code. Python handles an
        interrupt between its prompt and its reading only with the next one."""
        until = time.monotonic() + PATIENCE
        self.press(key)
        while True:
            assert time.monotonic() < until, f"it does not end:\n{self.output[-3000:]}"
            ready, _, _ = select.select([self._fd], [], [], 3.0)
            if not ready and self.process.poll() is None:
                self.press(key)
            elif not self._receive(until):
                return self.process.wait(PATIENCE)

    def prompt(self) -> str:
        """Return the output up to the next prompt, paging through news."""
        new = self.wait_for(rf"(\n> |{TURN_PAGE})$")
        while not new.endswith("\n> "):
            self.send("")
            new += self.wait_for(rf"(\n> |{TURN_PAGE})$")
        return new

    def answer(self, line: str) -> str:
        """Type a line and return the output up to the next prompt."""
        self.send(line)
        return self.prompt()

    def end(self) -> int:
        """Read the remaining output and return the exit code."""
        until = time.monotonic() + PATIENCE
        while self._receive(until):
            pass
        return self.process.wait(PATIENCE)

    def hang_up(self) -> None:
        """Kill the process, as when a terminal is closed."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


def random_table(
    moves: int, players: int = 3, seed: int = 5, seats: list[str] | None = None
) -> sacbe.Table:
    """A table after `moves` random actions."""
    import random

    pick = random.Random(seed)
    kinds = seats or ["human"] + ["random"] * (players - 1)
    table = sacbe.Table("tzolkin", players, seed, seats=kinds)
    for _ in range(moves):
        if table.current_player is None:
            break
        table.play(pick.choice(table.state.legal_actions()))
    return table


def until(table: sacbe.Table, condition: Callable[[sacbe.State], bool]) -> sacbe.Table:
    """Play first legal actions until a condition holds."""
    while table.current_player is not None and not condition(table.state):
        table.play(table.state.legal_actions()[0])
    return table


def saved_games() -> list[Path]:
    """The files of all automatically saved games."""
    return sorted(saves.folder().glob("*.json"))


def only_game() -> sacbe.Table:
    """The only saved game."""
    (path,) = saved_games()
    return sacbe.replay(path.read_bytes())


def play(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lines: Iterable[str],
    *args: str,
) -> CommandResult:
    """Play a new game with typed lines, then Ctrl-D."""
    TypedInput(monkeypatch, lines)
    return run(capsys, "play", "tzolkin", "--seed", "7", *args)


def choices(table: sacbe.Table, seat: int) -> int:
    """The number of actions of a seat."""
    return sum(player == seat for player, _ in table.moves)


def in_phase(*phases: str, seat: int = 0) -> Callable[[sacbe.State], bool]:
    """A condition: the seat must act in one of these phases."""

    def condition(state: sacbe.State) -> bool:
        return state.current_player == seat and state.view(seat)["phase"] in phases

    return condition
