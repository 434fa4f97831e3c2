"""Telling people why the very first start takes a while.

Programs that draw their own screen put their own display in the place of `display`.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Shown = Callable[[int, int], None]  # (done, total); called with done == total at the end


def print_line(title: str) -> Shown:
    """A line on standard error, with a percentage where that is a terminal."""
    live = sys.stderr.isatty()
    said = f"Preparing the rules of {title} (first run only) ..."

    def show(done: int, total: int) -> None:
        if live:
            end = " done.\n" if done >= total else ""
            print(f"\r{said} {100 * done // total:3d} %{end}", end="", file=sys.stderr, flush=True)
        elif done >= total:
            print(f"{said} done.", file=sys.stderr, flush=True)

    return show


display: Callable[[str], Shown] = print_line


@contextmanager
def show_preparing(title: str, count: Callable[[], int]) -> Iterator[Callable[[int, str], None]]:
    """A callback for the kernel's `compiling`; nothing is shown, nor counted, where nothing is
    compiled."""
    show: Shown | None = None
    total = 1

    def on_compiled(done: int, name: str) -> None:
        nonlocal show, total
        if show is None:
            show, total = display(title), count()
        show(min(done, total - 1), total)

    yield on_compiled
    if show is not None:
        show(total, total)
