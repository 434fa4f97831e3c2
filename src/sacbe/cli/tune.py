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
    Trials,
    Tuning,
    fewest_games,
    finished,
    fit,
    open_trials,
    play_trials,
    suggested_lines,
    tuning_of,
)
from sacbe.cli import INTERRUPTED, progress
from sacbe.cli.match import FAILED, FAILURES_SHOWN, make_bar
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
        raise ValueError(f"--games must be at least 1, not {games}.")
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
    except (WorkerLost, NotKept) as stopped:
        trouble, code = str(stopped), FAILED
    played = finished(trials.first(games))
    failed = [trial for trial in trials.first(games) if trial.failure]
    _show(tuning, played, console)
    if failed:
        _tell_failures(failed, console)
    command = _command(tuning, games, file)
    if trouble:
        tell(console, f"{trouble} {_how_to_resume(trials, command)}", "bold red", whole=True)
    tell(console, f"To repeat: {command}", whole=True)
    return code or (FAILED if failed else 0)


def _play(trials: Trials, games: int, workers: int) -> None:
    """The games that are missing."""
    missing = trials.missing(games)
    if not missing:
        return
    with make_bar() as bar:
        title = f"tuning {game(trials.tuning.game).title}"
        task = bar.add_task(title, total=games, now="")
        bar.update(task, completed=games - len(missing), now=_now(trials.first(games)))
        with contextlib.closing(play_trials(trials.tuning, missing, workers)) as coming:
            for trial in coming:
                trials.add(trial)
                there = trials.first(games)
                bar.update(task, completed=len(there), now=_now(there))


def _now(trials: Sequence[Trial]) -> str:
    """How it stands while it is played."""
    played = finished(trials)
    failed = len(trials) - len(played)
    return f"{_means(played)} {failed} FAILED" if failed else _means(played)


def _means(played: Sequence[Trial]) -> str:
    """Scores that fall far below the usual ones say that the spread is too wide."""
    if not played:
        return ""
    scores = [sum(trial.scores) / len(trial.scores) for trial in played]
    best = [max(trial.scores) for trial in played]
    return f"mean {sum(scores) / len(scores):.1f}, best seat {sum(best) / len(best):.1f}"


def _tell_what_is_there(trials: Trials, games: int, console: Console) -> None:
    """What a file holds of earlier runs."""
    if trials.torn:
        tell(
            console,
            f"{trials.path}: the last line is truncated and will be played again.",
            whole=True,
        )
    if trials.games:
        there = f"{len(trials.first(games))} of {games} games found"
        tell(console, f"{trials.path}: {there}.", whole=True)


def _how_to_resume(trials: Trials, command: str) -> str:
    """What to do after a run that did not come to its end."""
    if trials.path is None:
        return "No results were saved. Use --results FILE.jsonl to be able to resume."
    n = len(trials.games)
    return f"{'1 game' if n == 1 else f'{n} games'} saved. To resume: {command}"


def _command(tuning: Tuning, games: int, file: Path | None) -> str:
    words = ["sacbe", "arena", "tune", tuning.game, "--players", str(tuning.players)]
    words += ["--simulations", str(tuning.simulations), "--games", str(games)]
    words += ["--spread", str(tuning.spread), "--seed", str(tuning.seed)]
    if file is not None:
        words += ["--results", str(file)]
    return shlex.join(words)


# ------------------------------------------------------------ what is said


def _show(tuning: Tuning, played: Sequence[Trial], console: Console) -> None:
    """All numbers, then the lines to write; of too few games, that they say nothing."""
    findings = fit(tuning, played)
    if findings:
        console.print(_table(tuning, played, findings))
    if len(played) < fewest_games(tuning):
        means = "The results are not meaningful yet" if findings else "There are no results yet"
        needed = f"{len(tuning.numbers)} parameters need at least {fewest_games(tuning)} games"
        few = f"{needed} ({len(played)} so far)"
        tell(console, f"{means}: {few}.", "bold red")
        return
    _print_lines(tuning, findings, console)


def _tell_failures(failed: Sequence[Trial], console: Console) -> None:
    many = f"{len(failed)} GAMES" if len(failed) > 1 else "1 GAME"
    tell(console, f"{many} FAILED and excluded:", "bold red")
    for trial in failed[:FAILURES_SHOWN]:
        tell(console, f"  game {trial.game}, seed {trial.seed}: {trial.failure}", whole=True)
    if len(failed) > FAILURES_SHOWN:
        tell(console, f"  and {len(failed) - FAILURES_SHOWN} more")


def _table(tuning: Tuning, played: Sequence[Trial], findings: Sequence[Finding]) -> Table:
    title = f"{game(tuning.game).title}, {tuning.players} players, {len(played)} games"
    table = Table(title=f"{title}, {_means(played)}", title_justify="left")
    table.add_column("parameter")
    for column in ("current", "points per step", "t", "suggested"):
        table.add_column(column, justify="right")
    for one in findings:
        better = "" if one.suggestion is None else f"{one.suggestion:g}"
        figures = f"{one.number.value:g}", f"{one.slope:+.2f}", f"{one.t:+.1f}", better
        table.add_row(one.number.label, *figures)
    return table


def _print_lines(tuning: Tuning, findings: Sequence[Finding], console: Console) -> None:
    weights, settings = suggested_lines(tuning, findings)
    if not weights and not settings:
        tell(console, f"No slope is significant ({SURE:g} standard errors): nothing to change.")
    believes = (
        ("search.toml", f"[{tuning.players}]") if tuning.simulations else ("weights.toml", "")
    )
    for file, section, lines in (
        (f"games/{tuning.game}/evaluate/{believes[0]}", believes[1], weights),
        ("bots/search/levels.toml", f"[search.{tuning.game}.{tuning.players}]", settings),
    ):
        if lines:
            tell(console, f"For {file} (confirm in a match first):")
            for line in filter(None, (section, *lines)):
                tell(console, line, whole=True)
