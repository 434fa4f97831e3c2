"""`sacbe arena`: play blocks with a progress bar, then print the statistics."""

from __future__ import annotations

import contextlib
import math
import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from sacbe.arena.blocks import Block, Failure, Match, match_of
from sacbe.arena.executors import Executor, Processes, Serial, WorkerLost
from sacbe.arena.files import Results, WriteError, load, open_results
from sacbe.arena.statistics import (
    MIN_BLOCKS,
    UNDECIDED,
    Estimate,
    Summary,
    Verdict,
    check_delta,
    estimate_share,
    is_null_sound,
    leading_blocks,
    sequential_test,
    summarise,
    up_to_sample,
    win_shares,
)
from sacbe.bots import registry
from sacbe.cli import INTERRUPTED, progress
from sacbe.cli.arena import ExecutorKind
from sacbe.cli.play import parse_options
from sacbe.cli.screen import make_console, print_text
from sacbe.play.game import game

FAILED = 3
FAILURES_SHOWN = 10


class ExecutorOptions(NamedTuple):
    """The options that select an executor."""

    kind: ExecutorKind
    workers: int | None
    address: str | None

    def check(self) -> None:
        """Raise ValueError for options that cannot be combined."""
        if self.kind == ExecutorKind.SERIAL and self.workers is not None:
            raise ValueError("--workers needs --executor processes or --executor ray.")
        if self.kind != ExecutorKind.RAY and self.address is not None:
            raise ValueError("--address needs --executor ray.")
        if self.workers is not None and self.workers < 1:
            raise ValueError(f"--workers must be at least 1, not {self.workers}.")

    @contextlib.contextmanager
    def open(self) -> Iterator[Executor]:
        """Create the executor; it is closed at the end of the context."""
        if self.kind == ExecutorKind.SERIAL:
            yield Serial()
        elif self.kind == ExecutorKind.PROCESSES:
            yield Processes(self.workers)
        else:
            from sacbe.arena.ray import Ray

            try:
                cluster = Ray(self.workers, self.address)
            except ImportError as error:
                raise ValueError(str(error)) from None
            with cluster:
                yield cluster


def import_bots(modules: list[str]) -> None:
    """Import modules that register bots, from the current folder or the installed ones."""
    if modules:
        sys.path.insert(0, str(Path.cwd()))  # worker processes inherit it
        registry.import_modules(tuple(modules))


class RunOptions(NamedTuple):
    """The options of a match: number of blocks, results file, early stopping."""

    blocks: int
    file: Path | None
    stop_early: bool
    delta: float

    def check(self, match: Match) -> None:
        """Raise ValueError for impossible options."""
        _check_blocks(self.blocks)
        check_delta(match.players, self.delta)


def _check_blocks(blocks: int) -> None:
    if blocks < 1:
        raise ValueError(f"--blocks must be at least 1, not {blocks}.")


# ------------------------------------------------------------ a match


def play_match(
    name: str,
    candidate: str,
    baseline: str,
    players: int | None,
    seed: int,
    options: list[str],
    executor_options: ExecutorOptions,
    run_options: RunOptions,
) -> int:
    """Check the arguments, play, and print the results. Returns the exit code."""
    executor_options.check()
    progress.install()
    rules = game(name)
    players = rules.players[1] if players is None else players
    values = parse_options(rules, players, options)
    match = match_of(rules, candidate, baseline, players, seed, values)
    run_options.check(match)
    results = Results(match) if run_options.file is None else open_results(run_options.file, match)
    run = Run(results, run_options, _command(match, options, run_options))
    console = make_console()
    run.print_loaded(console)
    message, code = "", 0
    try:
        run.play(executor_options)
    except KeyboardInterrupt:
        message, code = "Interrupted.", INTERRUPTED
    except (WorkerLost, WriteError) as error:
        message, code = str(error), FAILED
    run.show(console)
    if message:
        print_text(console, f"{message} {run.how_to_resume()}", "bold red", no_wrap=True)
    return code or (0 if is_sound(match, run.blocks) else FAILED)


class Run:
    """A match that is played or resumed."""

    def __init__(self, results: Results, run_options: RunOptions, command: str) -> None:
        self.results = results
        self.match = results.match
        self.run_options = run_options
        self.command = command  # repeats the run

    @property
    def blocks(self) -> list[Block]:
        """The blocks that count: a file may have more. After an early stop, blocks beyond it do not
        count, since they depend on the workers' speed."""
        loaded = self._loaded
        return up_to_sample(loaded, self._verdict().blocks) if self._is_decided() else loaded

    @property
    def _loaded(self) -> list[Block]:
        return self.results.first(self.run_options.blocks)

    def play(self, executor_options: ExecutorOptions) -> None:
        """Play the missing blocks until the test is decided."""
        missing = self.results.missing(range(self.run_options.blocks))
        if not missing or self._is_decided():
            return
        with executor_options.open() as executor, make_bar() as bar:
            task = bar.add_task(_title(self.match), total=self.run_options.blocks, now="")
            bar.update(task, completed=len(self.blocks), now=_status(self.blocks))
            with contextlib.closing(executor.run(self.match, missing)) as new_blocks:
                for block in new_blocks:
                    self.results.add(block)
                    bar.update(task, completed=len(self.blocks), now=_status(self.blocks))
                    if self._is_decided():
                        return

    def _is_decided(self) -> bool:
        return self.run_options.stop_early and self._verdict().verdict != UNDECIDED

    def _verdict(self) -> Verdict:
        """The test over the blocks in order, independent of the order of completion."""
        shares = win_shares(leading_blocks(self._loaded))
        return sequential_test(shares, self.match.players, self.run_options.delta)

    def print_loaded(self, console: Console) -> None:
        """Print what was loaded from earlier runs."""
        path = self.results.path
        if self.results.torn:
            print_text(
                console,
                f"{path}: the last line is truncated and will be played again.",
                no_wrap=True,
            )
        if self.results.blocks:
            loaded = f"{len(self._loaded)} of {self.run_options.blocks} blocks found"
            print_text(console, f"{path}: {loaded}.", no_wrap=True)

    def how_to_resume(self) -> str:
        """A text on how to resume an interrupted run."""
        if self.results.path is None:
            return "No results were saved. Use --results FILE.jsonl to be able to resume."
        n = len(self.results.blocks)
        count_text = "1 block" if n == 1 else f"{n} blocks"
        return f"{count_text} saved. To resume: {self.command}"

    def show(self, console: Console) -> None:
        """Print the statistics, then warnings."""
        blocks, match = self.blocks, self.match
        failures = [failure for block in blocks for failure in block.failures]
        if any(block.games for block in blocks):
            console.print(
                _figures(match, summarise(blocks), self._verdict(), self.run_options.delta)
            )
            _print_null_check(match, blocks, console)
            if len(blocks) < self.run_options.blocks and self._is_decided():
                print_text(console, "Stopped early, so the intervals are too narrow.")
        else:
            print_text(console, "No game was completed.")
        if failures:
            _print_failures(failures, console)
        print_text(console, f"To repeat: {self.command}", no_wrap=True)


def is_sound(match: Match, blocks: Sequence[Block]) -> bool:
    """True if no game failed and a null match is even."""
    if any(block.failures for block in blocks):
        return False
    return match.candidate != match.baseline or not blocks or is_null_sound(match, blocks)


def _command(match: Match, options: list[str], run_options: RunOptions) -> str:
    command = ["sacbe", "arena", match.game, "--candidate", match.candidate]
    command += ["--baseline", match.baseline, "--blocks", str(run_options.blocks)]
    command += ["--players", str(match.players), "--seed", str(match.seed)]
    for pair in options:
        command += ["--option", pair]
    for module in registry.imported_modules():
        command += ["--import", module]
    if run_options.stop_early:
        command += ["--stop-early"]
    command += ["--delta", str(run_options.delta)]
    if run_options.file is not None:
        command += ["--results", str(run_options.file)]
    return shlex.join(command)


# ------------------------------------------------------------ output


def make_bar() -> Progress:
    """A progress bar on standard error."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[now]}"),
        console=Console(stderr=True),
    )


def _title(match: Match) -> str:
    return f"{match.candidate} against {match.players - 1} × {match.baseline}"


def _status(blocks: Sequence[Block]) -> str:
    """The status text of the progress bar."""
    shares = win_shares(blocks)
    failed = sum(len(block.failures) for block in blocks)
    message = ""
    if shares:
        figure = estimate_share(shares)
        interval = _interval(figure, _share)
        message = f"wins {_share(figure.mean)}" + (f" ({interval})" if interval else "")
    return f"{message} {failed} FAILED" if failed else message


def _figures(match: Match, summary: Summary, verdict: Verdict, delta: float) -> Table:
    table = Table(title=f"{_title(match)}, {game(match.game).title}", title_justify="left")
    table.add_column("statistic")
    table.add_column("mean", justify="right")
    table.add_column("95% interval", justify="right")
    rows: tuple[tuple[str, Estimate, Callable[[float], str]], ...] = (
        ("win rate", summary.win_share, _share),
        ("points above table mean", summary.points, "{:+.2f}".format),
        (f"score, candidate ({match.candidate})", summary.score, "{:.2f}".format),
        (f"score, baseline ({match.baseline})", summary.baseline_score, "{:.2f}".format),
    )
    for what, figure, formatter in rows:
        table.add_row(what, formatter(figure.mean), _interval(figure, formatter))
    table.add_row("CPU time per turn, candidate", _time(summary.seconds_per_turn))
    table.add_row("CPU time per turn, baseline", _time(summary.baseline_seconds_per_turn))
    table.add_row("blocks", str(summary.blocks), f"{summary.games} games")
    table.add_row("failed games", str(summary.failures))
    question = f"SPRT, {_share(match.even_share)} vs {_share(match.even_share + delta)}"
    table.add_row(question, verdict.verdict, _evidence(verdict))
    return table


def _share(value: float) -> str:
    return f"{100 * value:.1f}%"


def _interval(figure: Estimate, formatter: Callable[[float], str]) -> str:
    """The interval as text; empty for a single block."""
    if math.isinf(figure.low):
        return ""
    low, high = formatter(figure.low), formatter(figure.high)
    return f"{low} to {high}" if low != high else "all blocks equal"


def _time(seconds: float | None) -> str:
    if seconds is None:
        return "not measured"
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.2f} ms"


def _evidence(verdict: Verdict) -> str:
    if verdict.blocks < MIN_BLOCKS:
        return f"needs {MIN_BLOCKS} blocks"
    return f"LLR {verdict.ratio:+.1f} (±{verdict.bound:.1f}), block {verdict.blocks}"


def _print_null_check(match: Match, blocks: Sequence[Block], console: Console) -> None:
    if match.candidate != match.baseline:
        return
    if is_null_sound(match, blocks):
        print_text(console, "Null match: even, as expected.")
    else:
        message = "NULL MATCH FAILED: a bot is not even against itself, so the harness has a bug."
        print_text(console, message, "bold red")


def _print_failures(failures: Sequence[Failure], console: Console) -> None:
    count_text = f"{len(failures)} GAMES" if len(failures) > 1 else "1 GAME"
    print_text(console, f"{count_text} FAILED and excluded:", "bold red")
    for failure in failures[:FAILURES_SHOWN]:
        place = f"seed {failure.seed}, rotation {failure.rotation}, step {failure.step}"
        player = f"{failure.bot} in seat {failure.seat}"
        print_text(console, f"  {place}, {player}: {failure.error}: {failure.text}", no_wrap=True)
    if len(failures) > FAILURES_SHOWN:
        print_text(console, f"  and {len(failures) - FAILURES_SHOWN} more")
    print_text(console, "To play one block again, use its --seed with --blocks 1.")


# ------------------------------------------------------------ tables and reports


def play_table(
    name: str,
    bots: str | None,
    players: int | None,
    blocks: int,
    seed: int,
    options: list[str],
    folder: Path,
    executor_options: ExecutorOptions,
) -> int:
    """Play a round robin and print the ratings. Returns the exit code."""
    from sacbe.arena.ratings import rate, text
    from sacbe.arena.roundrobin import round_robin
    from sacbe.cli.seats import bot_names

    executor_options.check()
    _check_blocks(blocks)
    progress.install()
    rules = game(name)
    players = rules.players[1] if players is None else players
    values = parse_options(rules, players, options)
    bot_list = bot_names() if bots is None else [bot.strip() for bot in bots.split(",")]
    try:
        with executor_options.open() as executor, contextlib.ExitStack() as stack:
            all_results = round_robin(
                rules,
                bot_list,
                players=players,
                blocks=blocks,
                folder=folder,
                executor=executor,
                seed=seed,
                options=values,
                progress=_pair_progress(stack),
            )
    except (KeyboardInterrupt, WorkerLost, WriteError) as error:
        message = (
            f"{str(error) or 'Interrupted.'} The results so far are in {folder}. "
            "To resume, run the same command."
        )
        print_text(make_console(), message, "bold red", no_wrap=True)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else FAILED
    rated_results = [(results.match, results.first(blocks)) for results in all_results]
    print(text(rate(rated_results)))
    return 0 if all(is_sound(*result) for result in rated_results) else FAILED


def _pair_progress(stack: contextlib.ExitStack) -> Callable[[str, int, int], None]:
    """A progress bar with a line per pair. It is created with the first one, because arguments may
    still be rejected before."""
    bar = make_bar()
    tasks: dict[str, TaskID] = {}

    def show(pair: str, completed: int, total: int) -> None:
        if not tasks:
            stack.enter_context(bar)
        if pair not in tasks:
            tasks[pair] = bar.add_task(pair, total=total, now="")
        bar.update(tasks[pair], completed=completed)

    return show


def write_report(paths: list[Path], output: Path) -> int:
    """Write a report on results files. Returns the exit code."""
    from sacbe.arena.report import write
    from sacbe.arena.roundrobin import results_in

    write([(results.match, results.in_order()) for results in map(load, results_in(paths))], output)
    print(f"Report written to {output}")
    return 0
