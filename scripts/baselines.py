"""Measure the baselines of docs/benchmark.md: each plays one seat against a fixed opponent.

    python -m scripts.baselines --results baselines                      # plays what is missing
    python -m scripts.baselines --results baselines --game maya --players 2 --candidate greedy
    python -m scripts.baselines --results baselines --no-play --write docs/benchmark.md

An interrupted run resumes: results are files of `sacbe arena`. The page says how many games each
row has, so that a part of the table can be published.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import sacbe
from sacbe.arena.blocks import Block, Match, match_of
from sacbe.arena.executors import Processes, Serial
from sacbe.arena.files import check_match, load, open_results
from sacbe.arena.statistics import summarise
from sacbe.bots.registry import import_modules
from scripts.ladder import interval_cell

GAMES = ("tzolkin", "maya", "mezo")
PLAYERS = (2, 4)
OPPONENTS = ("random", "greedy")
CANDIDATES = ("random", "easy", "greedy", "medium", "strong", "ismcts-25", "ismcts-100")
MODULES = ("examples.openspiel_bots",)
BLOCKS = 50
SEED = 1
SECTION = "baselines"  # of the page, between two marks
HEAD = "| game | players | agent | opponents | games | wins, % | points above the table |"


class Task(NamedTuple):
    """A row of the table."""

    game: str
    players: int
    opponent: str
    candidate: str

    @property
    def match(self) -> Match:
        """The match of the arena."""
        return match_of(self.game, self.candidate, self.opponent, self.players, SEED)

    def file(self, folder: Path) -> Path:
        """The results of this row."""
        return folder / f"{self.game}-{self.players}-{self.candidate}-{self.opponent}.jsonl"


def tasks(game: str | None, players: int | None, candidate: str | None) -> Iterator[Task]:
    """All rows, or those of a game, a number of players or a candidate."""
    for each_game in GAMES:
        for number in PLAYERS:
            for opponent in OPPONENTS:
                for bot in CANDIDATES:
                    task = Task(each_game, number, opponent, bot)
                    matches = game in (None, each_game) and players in (None, number)
                    if matches and candidate in (None, bot) and bot != opponent:
                        yield task


def play(task: Task, folder: Path, blocks: int, workers: int) -> None:
    """Play the missing blocks of a row."""
    match = task.match
    results = open_results(task.file(folder), match)
    executor = Serial() if workers == 1 else Processes(workers)
    for block in executor.run(match, results.missing(range(blocks))):
        results.add(block)
        if block.failures:
            raise ValueError(f"{task.file(folder)}: a game failed: {block.failures[0]}")
        print(f"{task.file(folder).stem}: block {block.block + 1}", file=sys.stderr, flush=True)


def results_of(task: Task, folder: Path) -> list[Block]:
    """The blocks of a row that belong to the present bots and rules."""
    path = task.file(folder)
    if not path.exists():
        return []
    results = load(path)
    check_match(path, results.match, task.match)
    return results.in_order()


def table(folder: Path) -> str:
    """The rows that have results."""
    lines = [HEAD, "|---|--:|---|---|--:|--:|--:|"]
    for task in tasks(None, None, None):
        blocks = results_of(task, folder)
        if blocks:
            summary = summarise(blocks)
            title = sacbe.game(task.game).title
            lines.append(
                f"| {title} | {task.players} | `{task.candidate}` | `{task.opponent}` "
                f"| {summary.games} | {interval_cell(summary.win_share, '.0f', 100)} "
                f"| {interval_cell(summary.points, '+.1f')} |"
            )
    return "\n".join(lines) + "\n"


def replace_section(page: str, section: str, new: str) -> str:
    """The page with other content between the marks of a section."""
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->\n"
    before, _, rest = page.partition(begin)
    _, mark, after = rest.partition(end)
    if not mark:
        raise ValueError(f"The page has no marks for {section}.")
    return f"{before}{begin}\n{new}\n{end}{after}"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--results", type=Path, default=Path("baselines"))
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--players", type=int, choices=PLAYERS)
    parser.add_argument("--candidate", choices=CANDIDATES)
    parser.add_argument("--blocks", type=int, default=BLOCKS)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--no-play", action="store_true")
    parser.add_argument("--write", type=Path, metavar="PAGE")
    args = parser.parse_args(argv)
    import_modules(MODULES)
    args.results.mkdir(parents=True, exist_ok=True)
    if not args.no_play:
        for task in tasks(args.game, args.players, args.candidate):
            play(task, args.results, args.blocks, args.workers)
    new = table(args.results)
    if args.write is None:
        print(new)
    else:
        page = replace_section(args.write.read_text("utf-8"), SECTION, new)
        args.write.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
