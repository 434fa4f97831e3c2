"""Progress of the first compilation.

    with compiling(lambda count, name: bar.update(count)):
        engine.prepare()

`count_rules` gives the maximum; rules in the disk cache do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event

from .compile import CompiledFunction
from .numba_parts import install_listener


class _Listener(event.Listener):
    def __init__(self, callback: Callable[[int, str], None]) -> None:
        self._callback = callback
        self._count = 0

    def on_start(self, event: Any) -> None:
        """Does nothing: a rule counts when its compilation ends."""

    def on_end(self, event: Any) -> None:
        fn, args = event.data["dispatcher"], event.data["args"]
        if isinstance(fn, CompiledFunction) and tuple(args) in fn.overloads:  # else it failed
            self._count += 1
            self._callback(self._count, fn.py_func.__name__)


@contextmanager
def compiling(callback: Callable[[int, str], None]) -> Iterator[None]:
    """Call callback(count, name) for each rule or entry that any thread compiles while the
    context is open.  Functions loaded from the disk cache do not count."""
    with install_listener("numba:compile", _Listener(callback)):
        yield
