"""The ladder of docs/bots.md: every level in one seat against greedy in all others.

    python -m scripts.ladder --results ladder --workers 2 --date 2026-11-16 --write docs/bots.md

Plays what is missing in the folder (an interrupted run goes on where it was), then prints the
tables or writes them into a page. The files are those of `sacbe arena ... --results`.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import sacbe
from sacbe.arena.blocks import Block, Match, match_of
from sacbe.arena.executors import Processes
from sacbe.arena.files import open_results
from sacbe.arena.ratings import Standings, interval_text, rate
from sacbe.arena.statistics import Estimate, summarise
from sacbe.bots import names

BASELINE = "greedy"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
ALL_BLOCKS = {("tzolkin", 4): 50}
BLOCKS = 15
SEED = 1

Result = tuple[Match, list[Block]]


class Table(NamedTuple):
    """A game with a number of players."""

    game: str
    players: int

    @property
    def blocks(self) -> int:
        """How many are published."""
        return ALL_BLOCKS.get(self, BLOCKS)


def tables() -> Iterator[Table]:
    """Every game with every number of players, the most first."""
    for name in ("tzolkin", "maya", "mezo"):
        low, high = sacbe.game(name).players
        yield from (Table(name, players) for players in range(high, low - 1, -1))


def played(table: Table, candidate: str, folder: Path, workers: int) -> Result:
    """The blocks of a match, those that are missing played now."""
    match = match_of(table.game, candidate, BASELINE, players=table.players, seed=SEED)
    name = f"{table.game}-{table.players}-{candidate}"
    results = open_results(folder / f"{name}.jsonl", match)
    missing = results.missing(range(table.blocks))
    for n, block in enumerate(Processes(workers).run(match, missing), 1):
        results.add(block)
        print(f"\r{name}: {n} of {len(missing)} blocks", end="", file=sys.stderr, flush=True)
    if missing:
        print(file=sys.stderr)
    return match, results.in_order()[: table.blocks]


# ---------------------------------------------------------------- the page


def between(found: Estimate, form: str, scale: float = 1.0) -> str:
    """A mean and its interval."""
    mean, low, high = (format(scale * x, form) for x in (found.mean, found.low, found.high))
    return mean if low == high else f"{mean} ({low} to {high})"


def row(match: Match, blocks: list[Block], standings: Standings) -> str:
    """One level in a table of the page."""
    found = summarise(blocks)
    rung = next(rung for rung in standings.ladder if rung.bot == match.candidate)
    seconds = found.seconds_per_turn or 0.0
    cells = [
        f"`{match.candidate}`",
        between(found.win_share, ".0f", 100),
        between(found.points, "+.1f"),
        between(found.score, ".1f"),
        f"{rung.rating:.0f} ({interval_text(rung)})",
        f"{1000 * seconds:.3g} ms",
    ]
    return f"| {' | '.join(cells)} |"


def section(table: Table, results: list[Result]) -> list[str]:
    """All levels at one table."""
    standings = rate(results)
    games = table.blocks * table.players
    return [
        f"### {sacbe.game(table.game).title}, {table.players} players",
        "",
        f"{table.blocks} blocks ({games} games) a row; {100 / table.players:.0f} % is even.",
        "",
        "| bot | won, % | points above the table | score | rating | CPU time a turn |",
        "|---|--:|--:|--:|--:|--:|",
        *(row(match, blocks, standings) for match, blocks in results),
        "",
    ]


def page(found: dict[Table, list[Result]], date: str) -> str:
    """Everything between the marks."""
    lines = [
        f"Played on {date} by `python -m scripts.ladder`: every level in one seat against `greedy`",
        "in all others, in blocks of all seat rotations from seed 1; means with 95 % intervals",
        "over blocks. Ratings are Plackett-Luce strengths over the rows of a table, `greedy` fixed",
        "at 1000.",
        "",
    ]
    for table, results in found.items():
        lines += section(table, results)
    return "\n".join(lines)


def main() -> None:
    """Play, then print or write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--results", type=Path, default=Path("ladder"), help="folder of the files")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--date", default="an unknown day", help="to be told in the page")
    parser.add_argument("--write", type=Path, help="the page whose ladder is to be replaced")
    asked = parser.parse_args()
    asked.results.mkdir(parents=True, exist_ok=True)
    found = {
        table: [played(table, bot, asked.results, asked.workers) for bot in names()]
        for table in tables()
    }
    text = page(found, asked.date)
    if asked.write is None:
        print(text)
        return
    before, rest = asked.write.read_text("utf-8").split(BEGIN)
    after = rest.split(END)[1]
    asked.write.write_text(f"{before}{BEGIN}{text}{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
