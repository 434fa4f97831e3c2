"""`sacbe arena tune`: play games with a progress bar, then print the suggestions."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sacbe.arena.executors import Processes, WorkerLost
from sacbe.arena.files import WriteError
from sacbe.arena.tuning import (
    MIN_T,
    Finding,
    Trial,
    Trials,
    Tuning,
    finished,
    fit,
    min_games,
    open_trials,
    play_trials,
    suggested_lines,
    tuning_of,
)
from sacbe.cli import INTERRUPTED, progress
from sacbe.cli.match import FAILED, FAILURES_SHOWN, make_bar
from sacbe.cli.screen import make_console, print_text
from sacbe.play.game import game


def tune(
    name: str,
    players: int | None,
    simulations: int,
    games: int,
    spread: float,
    seed: int,
    file: Path | None,
    workers: int | None,
) -> int:
    """Check the arguments, play, and print the results. Returns the exit code."""
    if games < 1:
        raise ValueError(f"--games must be at least 1, not {games}.")
    workers = Processes(workers).workers
    progress.install()
    players = game(name).players[1] if players is None else players
    tuning = tuning_of(name, players, simulations, spread, seed)
    trials = Trials(tuning) if file is None else open_trials(file, tuning)
    console, message, code = make_console(), "", 0
    _print_loaded(trials, games, console)
    try:
        _play(trials, games, workers)
    except KeyboardInterrupt:
        message, code = "Interrupted.", INTERRUPTED
    except (WorkerLost, WriteError) as error:
        message, code = str(error), FAILED
    completed = finished(trials.first(games))
    failures = [trial for trial in trials.first(games) if trial.failure]
    _show(tuning, completed, console)
    if failures:
        _print_failures(failures, console)
    command = _command(tuning, games, file)
    if message:
        print_text(
            console, f"{message} {_how_to_resume(trials, command)}", "bold red", no_wrap=True
        )
    print_text(console, f"To repeat: {command}", no_wrap=True)
    return code or (FAILED if failures else 0)


def _play(trials: Trials, games: int, workers: int) -> None:
    """Play the missing games."""
    missing = trials.missing(games)
    if not missing:
        return
    with make_bar() as bar:
        title = f"tuning {game(trials.tuning.game).title}"
        task = bar.add_task(title, total=games, now="")
        bar.update(task, completed=games - len(missing), now=_status(trials.first(games)))
        with contextlib.closing(play_trials(trials.tuning, missing, workers)) as new_trials:
            for trial in new_trials:
                trials.add(trial)
                loaded = trials.first(games)
                bar.update(task, completed=len(loaded), now=_status(loaded))


def _status(trials: Sequence[Trial]) -> str:
    """The status text of the progress bar."""
    completed = finished(trials)
    failures = len(trials) - len(completed)
    return f"{_means(completed)} {failures} FAILED" if failures else _means(completed)


def _means(completed: Sequence[Trial]) -> str:
    """Mean scores. Values far below the usual ones mean that the spread is too wide."""
    if not completed:
        return ""
    scores = [sum(trial.scores) / len(trial.scores) for trial in completed]
    best = [max(trial.scores) for trial in completed]
    return f"mean {sum(scores) / len(scores):.1f}, best seat {sum(best) / len(best):.1f}"


def _print_loaded(trials: Trials, games: int, console: Console) -> None:
    """Print what was loaded from earlier runs."""
    if trials.torn:
        print_text(
            console,
            f"{trials.path}: the last line is truncated and will be played again.",
            no_wrap=True,
        )
    if trials.games:
        loaded = f"{len(trials.first(games))} of {games} games found"
        print_text(console, f"{trials.path}: {loaded}.", no_wrap=True)


def _how_to_resume(trials: Trials, command: str) -> str:
    """A text on how to resume an interrupted run."""
    if trials.path is None:
        return "No results were saved. Use --results FILE.jsonl to be able to resume."
    n = len(trials.games)
    return f"{'1 game' if n == 1 else f'{n} games'} saved. To resume: {command}"


def _command(tuning: Tuning, games: int, file: Path | None) -> str:
    command = ["sacbe", "arena", "tune", tuning.game, "--players", str(tuning.players)]
    command += ["--simulations", str(tuning.simulations), "--games", str(games)]
    command += ["--spread", str(tuning.spread), "--seed", str(tuning.seed)]
    if file is not None:
        command += ["--results", str(file)]
    return shlex.join(command)


# ------------------------------------------------------------ output


def _show(tuning: Tuning, completed: Sequence[Trial], console: Console) -> None:
    """Print all parameters and the suggested lines, or that there are too few games."""
    findings = fit(tuning, completed)
    if findings:
        console.print(_table(tuning, completed, findings))
    if len(completed) < min_games(tuning):
        status = "The results are not meaningful yet" if findings else "There are no results yet"
        needed = f"{len(tuning.parameters)} parameters need at least {min_games(tuning)} games"
        count_needed = f"{needed} ({len(completed)} so far)"
        print_text(console, f"{status}: {count_needed}.", "bold red")
        return
    _print_lines(tuning, findings, console)


def _print_failures(failures: Sequence[Trial], console: Console) -> None:
    count_text = f"{len(failures)} GAMES" if len(failures) > 1 else "1 GAME"
    print_text(console, f"{count_text} FAILED and excluded:", "bold red")
    for trial in failures[:FAILURES_SHOWN]:
        print_text(
            console, f"  game {trial.game}, seed {trial.seed}: {trial.failure}", no_wrap=True
        )
    if len(failures) > FAILURES_SHOWN:
        print_text(console, f"  and {len(failures) - FAILURES_SHOWN} more")


def _table(tuning: Tuning, completed: Sequence[Trial], findings: Sequence[Finding]) -> Table:
    title = f"{game(tuning.game).title}, {tuning.players} players, {len(completed)} games"
    table = Table(title=f"{title}, {_means(completed)}", title_justify="left")
    table.add_column("parameter")
    for column in ("current", "points per step", "t", "suggested"):
        table.add_column(column, justify="right")
    for finding in findings:
        suggestion = "" if finding.suggestion is None else f"{finding.suggestion:g}"
        figures = (
            f"{finding.parameter.value:g}",
            f"{finding.slope:+.2f}",
            f"{finding.t:+.1f}",
            suggestion,
        )
        table.add_row(finding.parameter.label, *figures)
    return table


def _print_lines(tuning: Tuning, findings: Sequence[Finding], console: Console) -> None:
    weights, settings = suggested_lines(tuning, findings)
    if not weights and not settings:
        print_text(
            console, f"No slope is significant ({MIN_T:g} standard errors): nothing to change."
        )
    weights_file = (
        ("search_weights.toml", f"[{tuning.players}]")
        if tuning.simulations
        else ("weights.toml", "")
    )
    for file, section, lines in (
        (f"games/{tuning.game}/evaluate/{weights_file[0]}", weights_file[1], weights),
        ("bots/search/levels.toml", f"[search.{tuning.game}.{tuning.players}]", settings),
    ):
        if lines:
            print_text(console, f"For {file} (confirm in a match first):")
            for line in filter(None, (section, *lines)):
                print_text(console, line, no_wrap=True)
