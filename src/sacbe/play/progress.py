"""Progress messages while rules are compiled.

Programs that draw their own screen can replace `display`.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ShowProgress = Callable[[int, int], None]  # (count, total); at the end both are equal


def print_line(title: str) -> ShowProgress:
    """Print a line to standard error, with a percentage if it is a terminal."""
    live = sys.stderr.isatty()
    message = f"Compiling the rules of {title} (first run only) ..."

    def show(count: int, total: int) -> None:
        if live:
            end = " done.\n" if count >= total else ""
            print(
                f"\r{message} {100 * count // total:3d}%{end}", end="", file=sys.stderr, flush=True
            )
        elif count >= total:
            print(f"{message} done.", file=sys.stderr, flush=True)

    return show


display: Callable[[str], ShowProgress] = print_line


@contextmanager
def show_preparing(
    title: str, count_rules: Callable[[], int]
) -> Iterator[Callable[[int, str], None]]:
    """A callback for the kernel's `compiling`; shows nothing if nothing is compiled."""
    show: ShowProgress | None = None
    total = 1

    def on_compiled(count: int, name: str) -> None:
        nonlocal show, total
        if show is None:
            show, total = display(title), count_rules()
        show(min(count, total - 1), total)

    yield on_compiled
    if show is not None:
        show(total, total)
