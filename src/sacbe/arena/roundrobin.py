"""Round robin: each bot in one seat against copies of each other bot."""

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
    """Play the missing blocks of a round robin; `folder` has one results file per pair.

    All pairs play the same seeds. `progress` is called with the pair, the number of completed
    blocks, and the total.
    """
    matches = [
        match_of(game, candidate, baseline, players=players, seed=seed, options=options)
        for candidate, baseline in pairs(bots, players)
    ]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ResultsError(f"{folder}: cannot create the folder: {error.strerror}.") from None
    # Open all files before the first block, so that an invalid one is reported at once.
    all_results = [
        open_results(folder / f"{_name(match, '-')}{SUFFIX}", match) for match in matches
    ]
    for results in all_results:
        _play_missing(results, blocks, executor, progress)
    return all_results


def pairs(bots: Sequence[str], players: int) -> list[tuple[str, str]]:
    """Candidate and baseline of every match. With two players, a pair and its reverse have the same
    line-ups, so only one of them is played."""
    duplicates = sorted({name for name in bots if bots.count(name) > 1})
    if duplicates:
        raise ValueError(f"Each bot can be listed only once: {', '.join(duplicates)}.")
    if len(bots) < 2:
        raise ValueError("A round robin needs at least two bots.")
    pairings = itertools.combinations if players == 2 else itertools.permutations
    return list(pairings(bots, 2))


def results_in(paths: Iterable[Path]) -> list[Path]:
    """Results files from a list of files and folders."""
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
    report = progress or (lambda pair, completed, total: None)
    pair = _name(results.match, " against ")
    report(pair, blocks - len(missing), blocks)
    with contextlib.closing(executor.run(results.match, missing)) as new_blocks:
        for number, block in enumerate(new_blocks, 1):
            results.add(block)
            report(pair, blocks - len(missing) + number, blocks)


def _name(match: Match, between: str) -> str:
    return f"{match.candidate}{between}{match.baseline}"
