"""The implementation of `sacbe train`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import TaskID

from sacbe.arena.executors import WorkerLost
from sacbe.bots.search.net import Net, shipped, write_atomically
from sacbe.cli import INTERRUPTED, progress
from sacbe.cli.arena import ExecutorKind
from sacbe.cli.match import FAILED, ExecutorOptions, make_bar
from sacbe.cli.screen import make_console, print_text
from sacbe.play.game import game as game_named
from sacbe.train.plan import PlanError, Run, plan_for
from sacbe.train.report import report
from sacbe.train.trainer import Generation, Trainer


def train(
    name: str,
    folder: Path,
    generations: int,
    changes: dict[str, object],
    start: bool,
    executor: tuple[ExecutorKind, int | None, str | None],
    command: str,
) -> int:
    """Train, show the progress and write the report. Returns the exit code."""
    options = ExecutorOptions(*executor)
    options.check()
    progress.install()
    net = _start_net(name) if start else None
    run = Run(folder, plan_for(name, **changes, start=net.digest if net else ""), net)
    console = make_console()
    page = folder / "report.html"
    print_text(console, f"Report: {page}", no_wrap=True)
    try:
        with options.open() as pool, make_bar() as bar:
            view = _View(run, bar.add_task("", total=1, now=""), bar, page)
            for number in range(generations):
                view.generation = number
                result = Trainer(run, pool, command, view.show).train(number)
                view.write("complete")
                _print_generation(result, console)
    except KeyboardInterrupt:
        print_text(console, f"Interrupted. To continue: {command} --folder {folder}", no_wrap=True)
        return INTERRUPTED
    except WorkerLost as error:
        print_text(console, f"{error} The same command continues the run.", "bold red")
        return FAILED
    return 0


def _start_net(name: str) -> Net:
    """The net that comes with the game."""
    game = game_named(name)
    net = shipped(game)
    if net is None:
        raise PlanError(f"{game.title} comes with no net to start with.")
    return net


class _View:
    """The progress bar and the report of a run."""

    def __init__(self, run: Run, task: TaskID, bar: object, page: Path) -> None:
        self.run, self.task, self.bar, self.page = run, task, bar, page
        self.generation = 0
        self._step = ""

    def show(self, step: str, completed: int, total: int) -> None:
        """Show the progress of a step; a new one also updates the report."""
        title = f"generation {self.generation}: {step}"
        self.bar.update(self.task, description=title, completed=completed, total=total)  # type: ignore[attr-defined]
        if title != self._step:
            self._step = title
            self.write(step)

    def write(self, step: str) -> None:
        """Write the report."""
        status = f"Generation {self.generation}: {step}."
        text = report(self.run, self.generation + 1, status)
        write_atomically(self.page, text.encode())


def _print_generation(result: Generation, console: Console) -> None:
    parts = [f"Generation {result.number}:"]
    if result.fit:
        last = result.fit.epochs[-1]
        parts.append(f"error {last.points:.2f} points (by hand {last.hand:.2f}),")
    if result.gate:
        gate = result.gate
        parts.append(
            f"{gate.win_share.mean:.0%} won, {gate.points.mean:+.1f} points above the table,"
        )
    if result.mirror:
        parts.append(f"winner {result.mirror.winner:.1f} points among equals,")
    parts.append("accepted." if result.accepted else "not accepted.")
    print_text(console, " ".join(parts), no_wrap=True)
