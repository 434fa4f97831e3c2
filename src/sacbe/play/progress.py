"""Progress messages while rules are compiled.

Programs that draw their own screen can replace `display`.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Shown = Callable[[int, int], None]  # (done, total); called with done == total at the end


def print_line(title: str) -> Shown:
    """Print a line to standard error, with a percentage if it is a terminal."""
    live = sys.stderr.isatty()
    said = f"Compiling the rules of {title} (first run only) ..."

    def show(done: int, total: int) -> None:
        if live:
            end = " done.\n" if done >= total else ""
            print(f"\r{said} {100 * done // total:3d}%{end}", end="", file=sys.stderr, flush=True)
        elif done >= total:
            print(f"{said} done.", file=sys.stderr, flush=True)

    return show


display: Callable[[str], Shown] = print_line


@contextmanager
def show_preparing(title: str, count: Callable[[], int]) -> Iterator[Callable[[int, str], None]]:
    """A callback for the kernel's `compiling`; shows nothing if nothing is compiled."""
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
