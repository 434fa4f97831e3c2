"""Compile the rules in a separate process while people already play.

On an empty cache compilation takes a minute and more. Games begin on interpreted rules (see
`sacbe.play.game.begin_interpreted`) and change to the compiled ones when these are stored.

Importing this does not import Numba, which takes half a second: that is done in a thread once the
server serves its page.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence

from sacbe.play.game import game

POLL_SECONDS = 0.5
NICENESS = 19  # people and bots come first


class BackgroundCompiler:
    """Compiles games one after the other, and changes them to the compiled rules."""

    def __init__(self, names: Sequence[str]) -> None:
        """The names of the games; the first is compiled first."""
        self._waiting = list(names)
        self._preferred: set[str] = set()
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = threading.Event()
        self._changed = threading.Lock()
        self._thread: threading.Thread | None = None

    def waiting(self) -> list[str]:
        """The games that are not compiled yet."""
        return list(self._waiting)

    def start(self, warm_up: Callable[[], None] = lambda: None) -> None:
        """Start in a thread. `warm_up` is called there first, once processes can use the cache."""
        self._thread = threading.Thread(target=self._run, args=(warm_up,), daemon=True)
        self._thread.start()

    def join(self, timeout: float) -> None:
        """Wait until all games are compiled or the compiler is stopped."""
        if self._thread is not None:
            self._thread.join(timeout)

    def stop(self) -> None:
        """Stop. Finished parts remain in the cache."""
        with self._changed:  # not while a process is being started
            self._stopped.set()
            self._kill()

    def prefer(self, name: str) -> None:
        """Compile a game next, because it is being played. What the interrupted compilation has
        finished is in the cache."""
        with self._changed:
            if name in self._preferred:  # once, so that two games do not interrupt each other
                return
            self._preferred.add(name)
            if name in self._waiting and self._waiting[0] != name:
                self._waiting.remove(name)
                self._waiting.insert(0, name)
                self._kill()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _run(self, warm_up: Callable[[], None]) -> None:
        if not choose_cache():
            self._waiting.clear()
        warm_up()
        while self._waiting and not self._stopped.is_set():
            name = self._waiting[0]
            try:
                if not self._compile(name):
                    continue  # interrupted: another game is first now
            except Exception as error:
                print(f"Cannot compile the rules of {name}: {error}", file=sys.stderr)
            with self._changed:
                self._waiting.remove(name)

    def _compile(self, name: str) -> bool:
        """Compile a game unless it is stored; False if that was interrupted."""
        rules = game(name)
        if rules.use_compiled():
            return True
        with self._changed:
            if self._waiting[0] != name or self._stopped.is_set():
                return False
            self._process = subprocess.Popen(
                [sys.executable, "-m", "sacbe", "prepare", name],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                # Ctrl-C in the terminal is not for it. In a session of its own it would compete as
                # an equal with the server: Linux can share the processor out by session.
                process_group=0,
            )
            if hasattr(os, "setpriority"):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, NICENESS)
        while self._process.poll() is None and not self._stopped.wait(POLL_SECONDS):
            rules.use_compiled()
        with self._changed:
            if self._waiting[0] != name or self._stopped.is_set():
                return False
        if self._process.returncode != 0:
            raise RuntimeError(f"the compiler ended with code {self._process.returncode}")
        rules.use_compiled()
        return True


def choose_cache() -> bool:
    """Make sure that compiled rules can be stored, if need be in a temporary directory; False if
    nothing is compiled in this process."""
    from sacbe.kernel import JIT_DISABLED, has_cache_folder, use_cache_folder

    if JIT_DISABLED or has_cache_folder():
        return not JIT_DISABLED
    folder = tempfile.mkdtemp(prefix="sacbe-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    use_cache_folder(folder)
    print(
        "Compiled rules cannot be stored: no cache directory is writable. They are compiled "
        "again at every start. Set NUMBA_CACHE_DIR to a directory that is writable.",
        file=sys.stderr,
    )
    return True
