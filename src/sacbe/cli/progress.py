"""A progress bar while rules are compiled, after an installation or a rules change."""

import atexit
import sys
from collections.abc import Callable

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from sacbe.play import progress


def preparing_bar(title: str) -> Callable[[int, int], None]:
    """A progress bar on standard error."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(f"Compiling the rules of {title} (first run only)")
    bar.start()
    atexit.register(bar.stop)  # a bar hides the cursor: Ctrl-C must show it again

    def show(completed: int, total: int) -> None:
        bar.update(task, completed=completed, total=total)
        if completed >= total:
            bar.stop()
            atexit.unregister(bar.stop)

    return show


def install() -> None:
    """Show a bar in a terminal; otherwise the plain line of `play` is printed."""
    if sys.stderr.isatty():
        progress.display = preparing_bar
