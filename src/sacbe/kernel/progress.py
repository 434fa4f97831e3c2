"""Telling people why the first start takes a while.

    with compiling(lambda done, name: bar.update(done)):
        engine.prepare()

`count_rules` says how long the bar can get; it stays shorter where rules are found on disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

from .compile import Compiled
from .numba_parts import install_listener


class _Listener(event.Listener):
    def __init__(self, callback: Callable[[int, str], None]) -> None:
        self._callback = callback
        self._done = 0

    def on_start(self, event: Any) -> None:
        """Nothing: a rule counts when it is done."""

    def on_end(self, event: Any) -> None:
        fn, args = event.data["dispatcher"], event.data["args"]
        if isinstance(fn, Compiled) and tuple(args) in fn.overloads:  # else it failed
            self._done += 1
            self._callback(self._done, fn.py_func.__name__)


@contextmanager
def compiling(callback: Callable[[int, str], None]) -> Iterator[None]:
    """Call callback(done, name) for each rule or entry that is really compiled, by any thread,
    while the context lasts; what is loaded from disk does not count."""
    with install_listener("numba:compile", _Listener(callback)):
        yield
