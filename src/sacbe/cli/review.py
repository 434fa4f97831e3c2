"""`sacbe review`: where a finished game was won and lost."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table as Grid

from sacbe.cli import progress, saves
from sacbe.cli.seats import HUMAN, player_names
from sacbe.cli.texts import cli_texts, language
from sacbe.play.errors import RecordError
from sacbe.play.table import Table, replay
from sacbe.review.analysis import check, quick_curve
from sacbe.review.analysis import review as analyse
from sacbe.review.evaluator import by_round
from sacbe.review.html import page
from sacbe.review.model import DEPTHS, Curve, Depth, Review, encode
from sacbe.review.report import KeyMoment, Report, report
from sacbe.review.wording import concise

BARS = " ▁▂▃▄▅▆▇█"


def review(path: Path, depth: str, lang: str | None, html: Path | None, json: Path | None) -> None:
    """Review a saved game: print a summary, and write the requested files."""
    progress.install()
    known_depth = next((each for each in DEPTHS if each == depth), None)
    if known_depth is None:
        raise ValueError(f"Unknown depth {depth!r}; choose from {', '.join(DEPTHS)}.")
    for target in filter(None, (html, json)):
        _check_target(target)
    try:
        table = replay(saves.read(path))
    except RecordError as error:
        raise ValueError(f"{path}: {error}") from None
    check(table, known_depth)
    code = language(lang)
    seats = table.seats if len(table.seats) == table.players else [HUMAN] * table.players
    names = player_names(seats, table.game.texts(code))
    console = Console()
    result = _analyse(table, known_depth, code, names)
    words = report(result, table, code, names)
    if json is not None:
        json.write_bytes(encode(result) + b"\n")
    if html is not None:
        html.write_text(page(words, result, table), "utf-8")
    _print(console, words)
    for file in filter(None, (html, json)):
        console.print(cli_texts(code).say("review-written", {"file": str(file)}))


def _check_target(path: Path) -> None:
    """Refuse a file that cannot be written before minutes of work, not after them."""
    if path.is_dir():
        raise ValueError(f"Cannot write {path}: it is a directory.")
    if not path.parent.is_dir():
        raise ValueError(f"Cannot write {path}: there is no directory {path.parent}.")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise ValueError(f"Cannot write {path}: permission denied.")


def _analyse(table: Table, depth: Depth, lang: str, names: list[str]) -> Review:
    """The review, with the quick curve first and a progress bar in a terminal."""
    if not sys.stderr.isatty():
        return analyse(table, depth)
    say = cli_texts(lang).say
    errors = Console(stderr=True)
    errors.print(say("review-quick"))
    for row in _curve(quick_curve(table), names):
        errors.print(row, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(say("review-running"), total=1.0)
        return analyse(table, depth, progress=lambda share: bar.update(task, completed=share))


def _curve(curve: Curve, names: list[str]) -> list[str]:
    """The chances of every seat as a line of bars."""
    width = max(map(len, names))
    forecasts = by_round(curve.forecasts, len(names))
    step = max(1, -(-len(forecasts) // 60))
    rows = []
    for seat, name in enumerate(names):
        shares = [forecast.chances[seat] for forecast in forecasts[::step]]
        bars = "".join(BARS[round(share * (len(BARS) - 1))] for share in shares)
        rows.append(f"{name:{width}} {bars} {forecasts[-1].chances[seat]:4.0%}")
    return rows


def _print(console: Console, words: Report) -> None:
    console.print(f"[bold]{words.title}[/]  {words.subtitle}", highlight=False)
    console.print()
    grid = Grid(box=None, pad_edge=False)
    for i, head in enumerate(words.players.head):
        grid.add_column(head, justify="left" if i == 0 else "right")
    for row in words.players.rows:
        grid.add_row(*row)
    console.print(grid)
    console.print()
    for verdict in words.verdicts:
        console.print(verdict.text, highlight=False, markup=False)
        for advice in verdict.advice:
            better = f"   {advice.turn}. {words.labels['moment-better']}: {advice.better}"
            console.print(better, highlight=False, markup=False)
    console.print(f"\n[bold]{words.moments_title}[/]")
    for moment in words.moments:
        _print_moment(console, moment, words.labels)
    console.print(f"\n[dim]{words.notes[0]}[/]")


def _print_moment(console: Console, moment: KeyMoment, labels: dict[str, str]) -> None:
    console.print(f"\n[bold]{moment.title}[/]", highlight=False)
    console.print(f"   {moment.cost}", highlight=False, markup=False)
    for label, actions in (
        ("moment-played", concise(moment.played)),
        ("moment-better", concise(moment.better)),
        ("moment-line", concise(moment.line)),
    ):
        if actions:
            console.print(
                f"   {labels[label]}: {'; '.join(actions)}", highlight=False, markup=False
            )
    for sign, facts in (("+", moment.reasons), ("-", moment.price)):
        for fact in facts:
            console.print(f"   {sign} {fact}", highlight=False, markup=False)
