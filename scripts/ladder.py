"""Measure the strength of all levels for docs/bots.md: each plays one seat against greedy.

    python -m scripts.ladder --results ladder --workers 2 --date 2026-11-16 --write docs/bots.md

Plays the blocks that are missing in the folder (an interrupted run resumes), then prints the tables
or, if everything is complete, writes them into a page. The files have the format of `sacbe arena
... --results`.

    python -m scripts.ladder --results ladder --game maya --players 2    # one table only
    python -m scripts.ladder --results ladder --no-play                  # print existing results
"""

import argparse
import itertools
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import sacbe
from sacbe.arena.blocks import Block, Match, match_of
from sacbe.arena.executors import Processes
from sacbe.arena.files import check_match, load, open_results
from sacbe.arena.ratings import Standings, interval_text, rate
from sacbe.arena.statistics import Estimate, summarise
from sacbe.bots import names

GAMES = ("tzolkin", "maya", "mezo")
BASELINE = "greedy"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
BLOCKS = 50
SLOW = {"strong": 5}  # blocks of a level that takes seconds for a turn
LEFT_OUT = ("expert",)  # ten seconds for a turn
SEED = 1

Result = tuple[Match, list[Block]]
ResultsByTable = dict["Table", list[Result]]


class Table(NamedTuple):
    """A game with a number of players."""

    game: str
    players: int


def levels() -> list[str]:
    """The bots of the ladder."""
    return [name for name in names() if name not in LEFT_OUT]


def blocks_of(bot: str) -> int:
    """The number of blocks that are published."""
    return min(BLOCKS, SLOW.get(bot, BLOCKS))


def tables() -> Iterator[Table]:
    """All games with all numbers of players, highest first."""
    for name in GAMES:
        low, high = sacbe.game(name).players
        yield from (Table(name, players) for players in range(high, low - 1, -1))


def select_tables(game: str | None, players: int | None) -> list[Table]:
    """The tables of a game, of a number of players, or both."""
    selection = [
        table
        for table in tables()
        if game in (None, table.game) and players in (None, table.players)
    ]
    if not selection:
        who = "No game" if game is None else sacbe.game(game).title
        can = "can" if game is None else "cannot"
        raise ValueError(f"{who} {can} be played with {players} players.")
    return selection


def match_at(table: Table, candidate: str) -> Match:
    """The match of a level against the baseline."""
    return match_of(table.game, candidate, BASELINE, players=table.players, seed=SEED)


def file_stem(match: Match) -> str:
    """The file name without suffix."""
    return f"{match.game}-{match.players}-{match.candidate}"


def play(table: Table, candidate: str, folder: Path, workers: int) -> None:
    """Play the missing blocks of a match."""
    match = match_at(table, candidate)
    name = file_stem(match)
    results = open_results(folder / f"{name}.jsonl", match)
    missing = results.missing(range(blocks_of(candidate)))
    for n, block in enumerate(Processes(workers).run(match, missing), 1):
        results.add(block)
        print(f"\r{name}: {n} of {len(missing)} blocks", end="", file=sys.stderr, flush=True)
    if missing:
        print(file=sys.stderr)


def load_match(table: Table, candidate: str, folder: Path) -> Result:
    """The blocks of a match so far. The file is only read, since another run may be writing it."""
    match = match_at(table, candidate)
    path = folder / f"{file_stem(match)}.jsonl"
    if not path.exists():
        return match, []
    results = load(path)
    check_match(path, results.match, match)
    return match, results.first(blocks_of(candidate))


def check_failures(results_by_table: ResultsByTable) -> None:
    """Raise ValueError if games failed: the bot has to be fixed first."""
    failures = [
        f"  {file_stem(match)}, seed {failure.seed}, rotation {failure.rotation}, step "
        f"{failure.step}, {failure.bot} in seat {failure.seat}: {failure.error}: {failure.text}"
        for results in results_by_table.values()
        for match, blocks in results
        for block in blocks
        for failure in block.failures
    ]
    if failures:
        raise ValueError("\n".join(["No tables are printed because some games failed:", *failures]))


def check_complete(results_by_table: ResultsByTable) -> None:
    """Raise ValueError if blocks are missing."""
    missing = [
        f"  {file_stem(match)}: {len(blocks)} of {blocks_of(match.candidate)} blocks"
        for results in results_by_table.values()
        for match, blocks in results
        if len(blocks) < blocks_of(match.candidate)
    ]
    if missing:
        raise ValueError(
            "\n".join(["The page is not written because blocks are missing:", *missing])
        )


# ---------------------------------------------------------------- the page


def interval_cell(estimate: Estimate, form: str, scale: float = 1.0) -> str:
    """A mean with its interval, which a single block does not have."""
    mean, low, high = (
        format(scale * x, form) for x in (estimate.mean, estimate.low, estimate.high)
    )
    return mean if low == high or estimate.blocks == 1 else f"{mean} ({low} to {high})"


def standings_of(results: list[Result]) -> Standings | None:
    """The ratings, if there are results of a bot besides the baseline."""
    rivals = any(match.candidate != BASELINE for match, _ in results)
    return rate(results) if rivals else None


def rating(bot: str, standings: Standings | None) -> str:
    """A bot's rating with its interval; the baseline's is fixed."""
    if standings is None:
        return "unknown"
    entry = next(entry for entry in standings.ladder if entry.bot == bot)
    interval = "fixed" if bot == standings.fixed else interval_text(entry)
    return f"{entry.rating:.0f} ({interval})"


def row(match: Match, blocks: list[Block], standings: Standings | None) -> str:
    """One level in a table of the page."""
    summary = summarise(blocks)
    seconds = summary.seconds_per_turn or 0.0
    cells = [
        f"`{match.candidate}`",
        str(summary.games),
        interval_cell(summary.win_share, ".0f", 100),
        interval_cell(summary.points, "+.1f"),
        interval_cell(summary.score, ".1f"),
        rating(match.candidate, standings),
        f"{1000 * seconds:.3g} ms",
    ]
    return f"| {' | '.join(cells)} |"


def section(table: Table, results: list[Result]) -> list[str]:
    """All levels at one table."""
    nonempty = [(match, blocks) for match, blocks in results if blocks]
    standings = standings_of(nonempty)
    return [
        f"### {sacbe.game(table.game).title}, {table.players} players",
        "",
        f"An even win rate is {100 / table.players:.0f}%.",
        "",
        "| bot | games | wins, % | points above table mean | score | rating | CPU time per turn |",
        "|---|--:|--:|--:|--:|--:|--:|",
        *(row(match, blocks, standings) for match, blocks in nonempty),
        "",
    ]


def page(results_by_table: ResultsByTable, date: str) -> str:
    """The text between the markers."""
    lines = [
        f"Measured on {date} with `python -m scripts.ladder`: each level plays one seat against",
        "`greedy` in all other seats, in blocks of all seat rotations, starting with seed 1.",
        "`expert` is left out: it thinks for up to ten seconds.",
        "Means with 95% confidence intervals over blocks. Ratings are Plackett-Luce strengths,",
        "computed from the rows of each table, with `greedy` fixed at 1000.",
        "",
    ]
    for table, results in results_by_table.items():
        lines += section(table, results)
    return "\n".join(lines)


def split_page(path: Path, begin: str = BEGIN, end: str = END) -> tuple[str, str]:
    """The text before and after the markers. Raises ValueError if they are missing."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise ValueError(f"{path}: cannot read the page: {error.strerror}.") from None
    before, found_begin, rest = text.partition(begin)
    _, found_end, after = rest.partition(end)
    if not found_begin or not found_end:
        raise ValueError(
            f"{path}: this page has no lines {begin.strip()} and {end.strip()} to write the tables "
            "between."
        )
    return before, after


def make(options: argparse.Namespace) -> None:
    """Play, then print or write the page. Arguments are checked before playing."""
    if options.write is not None:
        split_page(options.write)
    selected_tables, folder = select_tables(options.game, options.players), options.results
    if not options.no_play:
        folder.mkdir(parents=True, exist_ok=True)
        for bot, table in itertools.product(options.bot or levels(), selected_tables):
            play(table, bot, folder, options.workers)
    page_tables = selected_tables if options.write is None else tables()
    results_by_table = {
        table: [load_match(table, bot, folder) for bot in levels()] for table in page_tables
    }
    check_failures(results_by_table)
    if options.write is None:
        print(page(results_by_table, options.date))
        return
    check_complete(results_by_table)
    before, after = split_page(options.write)
    text = page(results_by_table, options.date)
    options.write.write_text(f"{before}{BEGIN}{text}{END}{after}", "utf-8")


def main(args: Sequence[str] | None = None) -> None:
    """Parse the arguments and run."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "--results", type=Path, default=Path("ladder"), help="folder of the results files"
    )
    parser.add_argument("--game", choices=GAMES, help="only this game")
    parser.add_argument("--bot", action="append", choices=levels(), help="only this; repeatable")
    parser.add_argument("--players", type=int, help="only this number of players")
    parser.add_argument(
        "--no-play", action="store_true", help="print existing results without playing"
    )
    parser.add_argument("--workers", type=int, default=2, help="number of processes")
    parser.add_argument("--date", default="an unknown date", help="date to print on the page")
    parser.add_argument("--write", type=Path, help="page to write the tables into")
    try:
        make(parser.parse_args(args))
    except ValueError as refused:
        sys.exit(str(refused))


if __name__ == "__main__":
    main()
