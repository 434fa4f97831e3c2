"""Compare the speed of Sacbe with other game libraries: `make bench-peers`.

    python -m scripts.bench_peers --seconds 2 --date 2026-11-16 --write docs/benchmarks.md

Runs in .venv-peers, which scripts/peers.sh creates. Every row is measured in a separate process,
one after the other. A row that cannot be measured shows the reason, and the others continue.
"""

import argparse
import datetime
import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from scripts.peers.rows import GROUPS, HEARTS, OWN_FIRST, ROWS, SACBE, Row
from scripts.peers.timing import Figures

ROOT = Path(__file__).parent.parent
FOLDERS = re.compile(r"(?<![\w:/.])/(?:[\w.+@-]+/)+")
COMPILE_TIMEOUT = 300  # additional seconds, for compilation
# One thread each, because CPU time of all threads is measured.
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "SDL_VIDEODRIVER": "dummy"}

FIRST = SACBE[OWN_FIRST]
HEAD = (
    "library and game",
    "decisions/s",
    "games/s",
    "decisions/game",
    f"vs {FIRST}",
    f"games vs {FIRST}",
    "vs hearts",
)
LEGEND = f"""\
A decision is a player's choice between at least two options. Forced choices and chance events are
not counted. All choices are uniformly random. "vs {FIRST}" compares decisions per second, and
"games vs {FIRST}" games per second, with Sacbe's {FIRST} in the same group, so with the same kind
of interface. "vs hearts" compares decisions per second with the same row in all groups:
OpenSpiel's hearts (C++) in a Python loop."""


class Result(NamedTuple):
    """The result of a row: figures or an error."""

    row: Row
    figures: Figures | None
    version: str = ""
    python: str = ""
    error: str = ""


# ---------------------------------------------------------------- measuring


def interpreter(row: Row) -> str:
    """The Python interpreter for a peer; fastcatan needs a newer one."""
    own = Path(sys.prefix) / row.package / "bin" / "python"
    return str(own) if own.exists() else sys.executable


def run(row: Row, seconds: float, rounds: int) -> Result:
    """Measure a row in a subprocess."""
    if row.package == "fastcatan" and interpreter(row) == sys.executable:
        if sys.version_info < (3, 12):
            return Result(row, None, error="needs Python 3.12, which was not found")
    command = [interpreter(row), "-m", "scripts.peers.worker", row.key, str(seconds), str(rounds)]
    try:
        process = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | ONE_THREAD,
            capture_output=True,
            text=True,
            timeout=COMPILE_TIMEOUT + 20 * seconds * rounds,
        )
    except subprocess.TimeoutExpired:
        return Result(row, None, error="timed out")
    except OSError as error:
        return Result(row, None, error=without_paths(str(error)))
    return read(row, process)


def read(row: Row, process: "subprocess.CompletedProcess[str]") -> Result:
    """Parse the last line of a worker's output."""
    if process.returncode:
        message = process.stderr.strip().splitlines()
        reason = message[-1] if message else "no output"
        return Result(
            row, None, error=without_paths(f"exited with code {process.returncode}: {reason}")
        )
    try:
        result: dict[str, Any] = json.loads(process.stdout.strip().splitlines()[-1])
    except (IndexError, ValueError):
        return Result(row, None, error="printed no result")
    if "error" in result:
        return Result(row, None, error=without_paths(str(result["error"])))
    return Result(row, Figures(**result["figures"]), result["version"], result["python"])


def without_paths(error: str) -> str:
    """One line without local paths, because the page is published."""
    return FOLDERS.sub("", " ".join(error.split()))


def run_all(
    rows: Sequence[Row], one: Callable[[Row], Result], say: Callable[[str], None]
) -> list[Result]:
    """Measure all rows, and report each."""
    results = []
    for number, row in enumerate(rows, 1):
        say(f"{number} of {len(rows)}  {row.key}: ")
        result = one(row)
        results.append(result)
        if result.figures is None:
            message = f"not measured: {result.error}"
        else:
            message = f"{count(result.figures.decisions_per_second)} decisions/s"
        say(f"{message}\n")
    return results


# ---------------------------------------------------------------- the table


def count(value: float | None) -> str:
    """A number with three significant digits."""
    if value is None:
        return "–"
    return f"{float(f'{value:.3g}'):,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(value: float | None, base: float | None) -> str:
    """How many times faster or slower than the base."""
    if not value or not base:
        return "–"
    times, word = (value / base, "faster") if value >= base else (base / value, "slower")
    if times < 1.05:
        return "the same"
    return f"{times:,.0f}× {word}" if times >= 9.95 else f"{times:.1f}× {word}"


def line(result: Result, figures_by_key: dict[str, Figures]) -> list[str]:
    """The cells of a row."""
    row, figures = result.row, result.figures
    if figures is None:
        return [row.title, "not measured", *["–"] * (len(HEAD) - 2)]
    base, hearts = figures_by_key.get(row.base), figures_by_key.get(HEARTS)
    rate, games = figures.decisions_per_second, figures.games_per_second
    return [
        row.title,
        count(rate),
        count(games),
        count(figures.decisions_per_game),
        "1" if row.key == row.base else ratio(rate, base and base.decisions_per_second),
        "1" if row.key == row.base else ratio(games, base and base.games_per_second),
        "1" if row.key == HEARTS else ratio(rate, hearts and hearts.decisions_per_second),
    ]


def table(results: Sequence[Result]) -> list[str]:
    """The table in aligned Markdown."""
    figures_by_key = {result.row.key: result.figures for result in results if result.figures}
    lines = [list(HEAD)]
    for group in GROUPS:
        members = [result for result in results if result.row.group == group]
        if members:
            lines.append([f"**{group}**", *[""] * (len(HEAD) - 1)])
            lines += [line(result, figures_by_key) for result in members]
    widths = [max(len(cells[i]) for cells in lines) for i in range(len(HEAD))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return [align(cells, widths) for cells in (lines[0], rule, *lines[1:])]


def align(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Align text left and numbers right."""
    first = cells[0].ljust(widths[0])
    rest = (cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True))
    return f"| {' | '.join((first, *rest))} |"


def failures(results: Sequence[Result]) -> list[str]:
    """The errors of rows without figures."""
    return [
        f"- {result.row.title} ({result.row.group}): {result.error}"
        for result in results
        if result.figures is None
    ]


# ---------------------------------------------------------------- the page


def processor() -> str:
    """The model of the processor."""
    try:
        for fact in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if fact.startswith("model name"):
                return fact.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def versions(results: Sequence[Result]) -> str:
    """The libraries with their versions, and Python versions that differ."""
    entries = {}
    for result in results:
        if result.version:
            other = result.python != platform.python_version()
            python = f" (on Python {result.python})" if other else ""
            entries[result.row.package] = f"{result.row.package} {result.version}{python}"
    return ", ".join(entries[name] for name in sorted(entries))


def count_table(results: Sequence[Result]) -> list[str]:
    """A table of what rows play and count, with forced and chance steps per game."""
    lines = [
        "| row | forced/game | chance/game | what is played and counted |",
        "|---|--:|--:|---|",
    ]
    for result in results:
        figures = result.figures
        forced = count(figures.forced_per_game if figures else None)
        chance = count(figures.chance_per_game if figures else None)
        lines.append(f"| {result.row.key} | {forced} | {chance} | {result.row.note} |")
    return lines


PAGE = """\
# Speed compared with other game libraries

Generated by `make bench-peers`; do not edit. These are figures from one machine on one day: the
ratios are more meaningful than the numbers.

- Command: `{command}`
- Date: {date}
- Machine: {processor}, {cores} cores, {system}, Python {python}
- Versions: {versions}

## Results

{legend}

{table}
{failures}
## Method

Every row runs in a separate process with one thread, one after the other. After a warm-up the
best of {rounds} rounds of {seconds:g} s of CPU time counts, because other load on the machine can
only slow a round down. Games per second are that rate divided by the decisions per game of all
rounds. Start-up and compilation are not included; setting up each game is.

{counts}

A dash or 0 under forced and chance can also mean that the interface does not expose such steps.

## Interpretation

- Games differ in size, and so do decisions: a whole move in chess, one card in hearts, one small
  step of a turn in Sacbe. Compare decisions of different games only by order of magnitude, and
  games per second only together with decisions per game.
- In a Python loop the calls from Python cost more than the rules of a fast engine, so these rows
  compare interfaces rather than engines.
- PettingZoo and RLCard compute an observation at every step; the other loops do not. Sacbe's
  batches compute observations, fastcatan's do not: compare its row with Sacbe's row without
  observations.
- OpenSpiel's C++ games can run without Python only in a C++ program. Its rollouts are the closest
  that Python can start; they do not include dealing the cards of hearts.
- Pgx is made for accelerators; here it runs on one core.
- fastcatan has no compiled loop of random games, so it has no row in the first group. Its players
  offer each other trades and catanatron's do not, so its games have more decisions.

## Missing rows

RLCard and chess (the rules of PettingZoo's chess) have no wheels and are built from source.
fastcatan needs Python 3.12 and has a separate environment. If this fails, their rows show "not
measured" and the reason.

PufferLib, EnvPool and Jumanji have no turn-based board games between several agents, so there are
no rows of them.
"""


def page(results: Sequence[Result], seconds: float, rounds: int, date: str) -> str:
    """docs/benchmarks.md."""
    arguments = f"--seconds {seconds:g} --rounds {rounds} --date {date} --write docs/benchmarks.md"
    failed = failures(results)
    return PAGE.format(
        command=f"make bench-peers ARGS='{arguments}'",
        date=date,
        processor=processor(),
        cores=os.cpu_count(),
        system=platform.system(),
        python=platform.python_version(),
        versions=versions(results),
        legend=LEGEND,
        table="\n".join(table(results)),
        failures="\n".join(["", "Not measured:", "", *failed, ""]) if failed else "",
        rounds=rounds,
        seconds=seconds,
        counts="\n".join(count_table(results)),
    )


def as_json(results: Sequence[Result]) -> str:
    """All results as JSON."""
    entries = [
        {
            "key": result.row.key,
            "group": result.row.group,
            "package": result.row.package,
            "version": result.version,
            "python": result.python,
            "error": result.error,
            **(result.figures._asdict() if result.figures else {}),
        }
        for result in results
    ]
    return json.dumps(entries, indent=1) + "\n"


# ---------------------------------------------------------------- the command


def arguments() -> argparse.ArgumentParser:
    """The argument parser."""
    parser = argparse.ArgumentParser(
        prog="make bench-peers",
        description="Compare the speed of Sacbe with other game libraries and print a table.",
        epilog="rows: " + ", ".join(row.key for row in ROWS),
    )
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="CPU time per round in seconds (default: 2)"
    )
    parser.add_argument(
        "--rounds", type=int, default=3, help="number of rounds; the best one counts (default: 3)"
    )
    parser.add_argument(
        "--only",
        metavar="NAME",
        action="append",
        help="only rows whose name contains NAME; repeatable",
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write all results to FILE as JSON"
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the page (docs/benchmarks.md) to FILE"
    )
    parser.add_argument(
        "--date",
        default=datetime.date.today().isoformat(),
        help="date to print on the page (default: today)",
    )
    return parser


def select_rows(only: Sequence[str] | None) -> list[Row]:
    """The rows whose keys contain one of the names."""
    return [row for row in ROWS if not only or any(part in row.key for part in only)]


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, print and write. Returns 1 if nothing could be measured."""
    parser = arguments()
    options = parser.parse_args(argv)
    rows = select_rows(options.only)
    if not rows:
        parser.error(f"no row name contains {' or '.join(options.only)}; see --help for all names")
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("--seconds must be greater than 0 and --rounds at least 1")
    if options.write and options.only:
        parser.error("--write cannot be used with --only: the page needs all rows")
    results = run_all(
        rows,
        lambda row: run(row, options.seconds, options.rounds),
        lambda text: print(text, end="", file=sys.stderr, flush=True),
    )
    print("\n".join(["", LEGEND, "", *table(results)]))
    if failed := failures(results):
        print("\n".join(["", "Not measured:", *failed]))
    if options.json:
        options.json.write_text(as_json(results), "utf-8")
    if options.write:
        options.write.write_text(
            page(results, options.seconds, options.rounds, options.date), "utf-8"
        )
    return 0 if len(failed) < len(results) else 1


if __name__ == "__main__":
    sys.exit(main())
