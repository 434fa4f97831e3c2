"""Everybody against everybody: each bot in one seat against copies of each other bot."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.arena.blocks import Match, match_of
from sacbe.arena.executors import Executor
from sacbe.arena.files import Results, ResultsError, open_results
from sacbe.play.game import Game

SUFFIX = ".jsonl"

Progress = Callable[[str, int, int], None]


def round_robin(
    game: Game | str,
    bots: Sequence[str],
    *,
    players: int,
    blocks: int,
    folder: Path,
    executor: Executor,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> list[Results]:
    """Play what is missing of a round robin whose results lie in a folder, one file per pair.

    All pairs play on the same seeds. `progress` is told the pair, how many of its blocks are
    there and how many are wanted.
    """
    matches = [
        match_of(game, candidate, baseline, players=players, seed=seed, options=options)
        for candidate, baseline in pairs(bots, players)
    ]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ResultsError(f"{folder}: cannot create the folder: {error.strerror}.") from None
    # Every file is opened before the first block, so that a wrong one is refused at once.
    found = [open_results(folder / f"{_name(match, '-')}{SUFFIX}", match) for match in matches]
    for results in found:
        _play_missing(results, blocks, executor, progress)
    return found


def pairs(bots: Sequence[str], players: int) -> list[tuple[str, str]]:
    """Candidate and baseline of every match. At a table of two the line-ups of both ways are the
    same, so one way is played."""
    twice = sorted({name for name in bots if bots.count(name) > 1})
    if twice:
        raise ValueError(f"Each bot can be listed only once: {', '.join(twice)}.")
    if len(bots) < 2:
        raise ValueError("A round robin needs at least two bots.")
    both_ways = itertools.combinations if players == 2 else itertools.permutations
    return list(both_ways(bots, 2))


def results_in(paths: Iterable[Path]) -> list[Path]:
    """The results files named, with those in folders named."""
    files: list[Path] = []
    for path in paths:
        inside = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not inside:
            raise ValueError(f"{path}: no results files ({SUFFIX}) found.")
        files += inside
    return files


def _play_missing(
    results: Results, blocks: int, executor: Executor, progress: Progress | None
) -> None:
    missing = results.missing(range(blocks))
    tell = progress or (lambda pair, done, wanted: None)
    pair = _name(results.match, " against ")
    tell(pair, blocks - len(missing), blocks)
    with contextlib.closing(executor.run(results.match, missing)) as played:
        for number, block in enumerate(played, 1):
            results.add(block)
            tell(pair, blocks - len(missing) + number, blocks)


def _name(match: Match, between: str) -> str:
    return f"{match.candidate}{between}{match.baseline}"
