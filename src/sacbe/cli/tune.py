"""The work of `sacbe arena tune`: games are played under a bar, then what they say is printed."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sacbe.arena.executors import Processes, WorkerLost
from sacbe.arena.files import NotKept
from sacbe.arena.tuning import (
    SURE,
    Finding,
    Trial,
    TrialFailed,
    Trials,
    Tuning,
    fit,
    open_trials,
    play_trials,
    suggested_lines,
    tuning_of,
)
from sacbe.cli import INTERRUPTED, progress
from sacbe.cli.match import FAILED, make_bar
from sacbe.cli.screen import make_console, tell
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
    """Check everything, play, print; the exit code."""
    if games < 1:
        raise ValueError(f"There must be at least one game, not {games}.")
    workers = Processes(workers).workers
    progress.install()
    players = game(name).players[1] if players is None else players
    tuning = tuning_of(name, players, simulations, spread, seed)
    trials = Trials(tuning) if file is None else open_trials(file, tuning)
    console, trouble, code = make_console(), "", 0
    _tell_what_is_there(trials, games, console)
    try:
        _play(trials, games, workers)
    except KeyboardInterrupt:
        trouble, code = "Interrupted.", INTERRUPTED
    except (WorkerLost, NotKept, TrialFailed) as stopped:
        trouble, code = str(stopped), FAILED
    _show(tuning, trials.first(games), console)
    command = _command(tuning, games, file)
    if trouble:
        tell(console, f"{trouble} {_how_to_resume(trials, command)}", "bold red", whole=True)
    tell(console, f"again: {command}", whole=True)
    return code


def _play(trials: Trials, games: int, workers: int) -> None:
    """The games that are missing."""
    missing = trials.missing(games)
    if not missing:
        return
    with make_bar() as bar:
        title = f"tuning {game(trials.tuning.game).title}"
        task = bar.add_task(title, total=games, now="")
        bar.update(task, completed=games - len(missing), now=_means(trials.first(games)))
        with contextlib.closing(play_trials(trials.tuning, missing, workers)) as coming:
            for trial in coming:
                trials.add(trial)
                played = trials.first(games)
                bar.update(task, completed=len(played), now=_means(played))


def _means(trials: Sequence[Trial]) -> str:
    """How it stands: scores that fall far below the usual ones say that the spread is too wide."""
    if not trials:
        return ""
    scores = [sum(trial.scores) / len(trial.scores) for trial in trials]
    best = [max(trial.scores) for trial in trials]
    return f"mean {sum(scores) / len(scores):.1f}, best seat {sum(best) / len(best):.1f}"


def _tell_what_is_there(trials: Trials, games: int, console: Console) -> None:
    """What a file holds of earlier runs."""
    if trials.torn:
        tell(console, f"{trials.path}: The last line was cut off; it is played again.", whole=True)
    if trials.games:
        there = f"{len(trials.first(games))} of {games} games are there already"
        tell(console, f"{trials.path}: {there}.", whole=True)


def _how_to_resume(trials: Trials, command: str) -> str:
    """What to do after a run that did not come to its end."""
    if trials.path is None:
        return "Nothing was kept; with --results FILE.jsonl it can be gone on with."
    n = len(trials.games)
    return f"{'1 game is' if n == 1 else f'{n} games are'} kept; go on with: {command}"


def _command(tuning: Tuning, games: int, file: Path | None) -> str:
    words = ["sacbe", "arena", "tune", tuning.game, "--players", str(tuning.players)]
    words += ["--simulations", str(tuning.simulations), "--games", str(games)]
    words += ["--spread", str(tuning.spread), "--seed", str(tuning.seed)]
    if file is not None:
        words += ["--results", str(file)]
    return shlex.join(words)


# ------------------------------------------------------------ what is said


def _show(tuning: Tuning, trials: Sequence[Trial], console: Console) -> None:
    """All numbers, then the lines to write; of too few games, that they say nothing."""
    findings = fit(tuning, trials)
    if findings:
        console.print(_table(tuning, trials, findings))
    if len(trials) < len(tuning.numbers):
        means = "The table means nothing yet" if findings else "There is no table yet"
        n = len(tuning.numbers)
        few = f"{n} numbers need at least {n} games (played: {len(trials)})"
        tell(console, f"{means}: {few}.", "bold red")
        return
    _print_lines(tuning, findings, console)


def _table(tuning: Tuning, trials: Sequence[Trial], findings: Sequence[Finding]) -> Table:
    title = f"{game(tuning.game).title}, {tuning.players} players, {len(trials)} games"
    table = Table(title=f"{title}, {_means(trials)}", title_justify="left")
    table.add_column("number")
    for column in ("now", "points per step", "t", "suggested"):
        table.add_column(column, justify="right")
    for one in findings:
        better = "" if one.suggestion is None else f"{one.suggestion:g}"
        figures = f"{one.number.value:g}", f"{one.slope:+.2f}", f"{one.t:+.1f}", better
        table.add_row(one.number.label, *figures)
    return table


def _print_lines(tuning: Tuning, findings: Sequence[Finding], console: Console) -> None:
    weights, settings = suggested_lines(tuning, findings)
    if not weights and not settings:
        tell(console, f"No slope is {SURE:g} standard errors from 0: nothing to change.")
    for file, section, lines in (
        (f"games/{tuning.game}/evaluate/search.toml", f"[{tuning.players}]", weights),
        ("bots/search/levels.toml", f"[search.{tuning.game}.{tuning.players}]", settings),
    ):
        if lines:
            tell(console, f"For {file}; confirm it in a match first:")
            for line in (section, *lines):
                tell(console, line, whole=True)
