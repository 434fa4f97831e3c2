"""The work of `sacbe arena`: blocks are played under a bar, then the figures are printed."""

from __future__ import annotations

import contextlib
import math
import shlex
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
from sacbe.arena.files import NotKept, Results, load, open_results
from sacbe.arena.statistics import (
    FEWEST,
    OPEN,
    Estimate,
    Summary,
    Verdict,
    check_delta,
    estimate,
    is_null_sound,
    sequential_test,
    summarise,
    unbroken,
    up_to_sample,
    win_shares,
)
from sacbe.cli import INTERRUPTED, progress
from sacbe.cli.arena import Where
from sacbe.cli.play import parse_options
from sacbe.cli.screen import make_console, tell
from sacbe.play.game import game

FAILED = 3
FAILURES_SHOWN = 10


class Place(NamedTuple):
    """Where blocks are played."""

    where: Where
    workers: int | None
    address: str | None

    def check(self) -> None:
        """Refuse what does not go together."""
        if self.where == Where.SERIAL and self.workers is not None:
            raise ValueError("--workers needs --executor processes or --executor ray.")
        if self.where != Where.RAY and self.address is not None:
            raise ValueError("--address needs --executor ray.")
        if self.workers is not None and self.workers < 1:
            raise ValueError(f"--workers must be at least 1, not {self.workers}.")

    @contextlib.contextmanager
    def open(self) -> Iterator[Executor]:
        """The executor, for as long as it is needed."""
        if self.where == Where.SERIAL:
            yield Serial()
        elif self.where == Where.PROCESSES:
            yield Processes(self.workers)
        else:
            from sacbe.arena.ray import Ray

            try:
                cluster = Ray(self.workers, self.address)
            except ImportError as error:
                raise ValueError(str(error)) from None
            with cluster:
                yield cluster


class Wanted(NamedTuple):
    """How much is played, and where it is kept."""

    blocks: int
    file: Path | None
    stop_early: bool
    delta: float

    def check(self, match: Match) -> None:
        """Refuse what no match can give."""
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
    place: Place,
    wanted: Wanted,
) -> int:
    """Check everything, play, print; the exit code."""
    place.check()
    progress.install()
    rules = game(name)
    players = rules.players[1] if players is None else players
    values = parse_options(rules, players, options)
    match = match_of(rules, candidate, baseline, players, seed, values)
    wanted.check(match)
    results = Results(match) if wanted.file is None else open_results(wanted.file, match)
    run = Run(results, wanted, _command(match, options, wanted))
    console = make_console()
    run.tell_what_is_there(console)
    trouble, code = "", 0
    try:
        run.play(place)
    except KeyboardInterrupt:
        trouble, code = "Interrupted.", INTERRUPTED
    except (WorkerLost, NotKept) as stopped:
        trouble, code = str(stopped), FAILED
    run.show(console)
    if trouble:
        tell(console, f"{trouble} {run.how_to_resume()}", "bold red", whole=True)
    return code or (0 if is_sound(match, run.blocks) else FAILED)


class Run:
    """A match that is played, or played on."""

    def __init__(self, results: Results, wanted: Wanted, command: str) -> None:
        self.results = results
        self.match = results.match
        self.wanted = wanted
        self.command = command  # what to type for the same once more

    @property
    def blocks(self) -> list[Block]:
        """Those that count: a file may hold more than are wanted. After an early stop, what other
        workers had done beyond it does not count, or figures would depend on them."""
        there = self._there
        return up_to_sample(there, self._verdict().blocks) if self._is_decided() else there

    @property
    def _there(self) -> list[Block]:
        return self.results.first(self.wanted.blocks)

    def play(self, place: Place) -> None:
        """The blocks that are missing, as far as they are needed."""
        missing = self.results.missing(range(self.wanted.blocks))
        if not missing or self._is_decided():
            return
        with place.open() as executor, make_bar() as bar:
            task = bar.add_task(_title(self.match), total=self.wanted.blocks, now="")
            bar.update(task, completed=len(self.blocks), now=_now(self.blocks))
            with contextlib.closing(executor.run(self.match, missing)) as coming:
                for block in coming:
                    self.results.add(block)
                    bar.update(task, completed=len(self.blocks), now=_now(self.blocks))
                    if self._is_decided():
                        return

    def _is_decided(self) -> bool:
        return self.wanted.stop_early and self._verdict().verdict != OPEN

    def _verdict(self) -> Verdict:
        """By the blocks in their order, so that it does not matter which was done first."""
        shares = win_shares(unbroken(self._there))
        return sequential_test(shares, self.match.players, self.wanted.delta)

    def tell_what_is_there(self, console: Console) -> None:
        """What a file holds of earlier runs."""
        path = self.results.path
        if self.results.torn:
            tell(
                console, f"{path}: the last line is truncated and will be played again.", whole=True
            )
        if self.results.blocks:
            there = f"{len(self._there)} of {self.wanted.blocks} blocks found"
            tell(console, f"{path}: {there}.", whole=True)

    def how_to_resume(self) -> str:
        """What to do after a run that did not come to its end."""
        if self.results.path is None:
            return "No results were saved. Use --results FILE.jsonl to be able to resume."
        n = len(self.results.blocks)
        saved = "1 block" if n == 1 else f"{n} blocks"
        return f"{saved} saved. To resume: {self.command}"

    def show(self, console: Console) -> None:
        """The figures, then whatever needs to be said loudly."""
        blocks, match = self.blocks, self.match
        failures = [failure for block in blocks for failure in block.failures]
        if any(block.games for block in blocks):
            console.print(_figures(match, summarise(blocks), self._verdict(), self.wanted.delta))
            _tell_null(match, blocks, console)
            if len(blocks) < self.wanted.blocks and self._is_decided():
                tell(console, "Stopped early, so the intervals are too narrow.")
        else:
            tell(console, "No game was completed.")
        if failures:
            _tell_failures(failures, console)
        tell(console, f"To repeat: {self.command}", whole=True)


def is_sound(match: Match, blocks: Sequence[Block]) -> bool:
    """Did no bot fail, and is a null match even?"""
    if any(block.failures for block in blocks):
        return False
    return match.candidate != match.baseline or not blocks or is_null_sound(match, blocks)


def _command(match: Match, options: list[str], wanted: Wanted) -> str:
    words = ["sacbe", "arena", match.game, "--candidate", match.candidate]
    words += ["--baseline", match.baseline, "--blocks", str(wanted.blocks)]
    words += ["--players", str(match.players), "--seed", str(match.seed)]
    for pair in options:
        words += ["--option", pair]
    if wanted.stop_early:
        words += ["--stop-early"]
    words += ["--delta", str(wanted.delta)]
    if wanted.file is not None:
        words += ["--results", str(wanted.file)]
    return shlex.join(words)


# ------------------------------------------------------------ what is said


def make_bar() -> Progress:
    """How far a run is, on standard error."""
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


def _now(blocks: Sequence[Block]) -> str:
    """How it stands while it is played."""
    shares = win_shares(blocks)
    failed = sum(len(block.failures) for block in blocks)
    said = ""
    if shares:
        found = estimate(shares)
        interval = _interval(found, _share)
        said = f"wins {_share(found.mean)}" + (f" ({interval})" if interval else "")
    return f"{said} {failed} FAILED" if failed else said


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
    for what, found, form in rows:
        table.add_row(what, form(found.mean), _interval(found, form))
    table.add_row("CPU time per turn, candidate", _time(summary.seconds_per_turn))
    table.add_row("CPU time per turn, baseline", _time(summary.baseline_seconds_per_turn))
    table.add_row("blocks", str(summary.blocks), f"{summary.games} games")
    table.add_row("failed games", str(summary.failures))
    question = f"SPRT, {_share(match.even)} vs {_share(match.even + delta)}"
    table.add_row(question, verdict.verdict, _evidence(verdict))
    return table


def _share(value: float) -> str:
    return f"{100 * value:.1f}%"


def _interval(found: Estimate, form: Callable[[float], str]) -> str:
    """Nothing where a single block tells none, and no certainty where all blocks are alike."""
    if math.isinf(found.low):
        return ""
    low, high = form(found.low), form(found.high)
    return f"{low} to {high}" if low != high else "all blocks equal"


def _time(seconds: float | None) -> str:
    if seconds is None:
        return "not measured"
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.2f} ms"


def _evidence(verdict: Verdict) -> str:
    if verdict.blocks < FEWEST:
        return f"needs {FEWEST} blocks"
    return f"LLR {verdict.ratio:+.1f} (±{verdict.bound:.1f}), block {verdict.blocks}"


def _tell_null(match: Match, blocks: Sequence[Block], console: Console) -> None:
    if match.candidate != match.baseline:
        return
    if is_null_sound(match, blocks):
        tell(console, "Null match: even, as expected.")
    else:
        said = "NULL MATCH FAILED: a bot is not even against itself, so the harness has a bug."
        tell(console, said, "bold red")


def _tell_failures(failures: Sequence[Failure], console: Console) -> None:
    many = f"{len(failures)} GAMES" if len(failures) > 1 else "1 GAME"
    tell(console, f"{many} FAILED and excluded:", "bold red")
    for failure in failures[:FAILURES_SHOWN]:
        where = f"seed {failure.seed}, rotation {failure.rotation}, step {failure.step}"
        who = f"{failure.bot} in seat {failure.seat}"
        tell(console, f"  {where}, {who}: {failure.error}: {failure.text}", whole=True)
    if len(failures) > FAILURES_SHOWN:
        tell(console, f"  and {len(failures) - FAILURES_SHOWN} more")
    tell(console, "To play one block again, use its --seed with --blocks 1.")


# ------------------------------------------------------------ tables and reports


def play_table(
    name: str,
    bots: str | None,
    players: int | None,
    blocks: int,
    seed: int,
    options: list[str],
    folder: Path,
    place: Place,
) -> int:
    """A round robin and its ratings; the exit code."""
    from sacbe.arena.ratings import rate, text
    from sacbe.arena.roundrobin import round_robin
    from sacbe.cli.seats import bot_names

    place.check()
    _check_blocks(blocks)
    progress.install()
    rules = game(name)
    players = rules.players[1] if players is None else players
    values = parse_options(rules, players, options)
    who = bot_names() if bots is None else [bot.strip() for bot in bots.split(",")]
    try:
        with place.open() as executor, contextlib.ExitStack() as stack:
            found = round_robin(
                rules,
                who,
                players=players,
                blocks=blocks,
                folder=folder,
                executor=executor,
                seed=seed,
                options=values,
                progress=_pairs_on(stack),
            )
    except (KeyboardInterrupt, WorkerLost, NotKept) as stopped:
        said = (
            f"{str(stopped) or 'Interrupted.'} The results so far are in {folder}. "
            "To resume, run the same command."
        )
        tell(make_console(), said, "bold red", whole=True)
        return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else FAILED
    rated = [(results.match, results.first(blocks)) for results in found]
    print(text(rate(rated)))
    return 0 if all(is_sound(match, played) for match, played in rated) else FAILED


def _pairs_on(stack: contextlib.ExitStack) -> Callable[[str, int, int], None]:
    """A bar with a line for every pair. It appears with the first: before it, a table may still
    be refused."""
    bar = make_bar()
    tasks: dict[str, TaskID] = {}

    def show(pair: str, done: int, wanted: int) -> None:
        if not tasks:
            stack.enter_context(bar)
        if pair not in tasks:
            tasks[pair] = bar.add_task(pair, total=wanted, now="")
        bar.update(tasks[pair], completed=done)

    return show


def write_report(paths: list[Path], output: Path) -> int:
    """A page about the results in these files; the exit code."""
    from sacbe.arena.report import write
    from sacbe.arena.roundrobin import results_in

    write([(results.match, results.in_order()) for results in map(load, results_in(paths))], output)
    print(f"Report written to {output}")
    return 0
