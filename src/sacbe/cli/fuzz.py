"""Fuzz test with random games: `sacbe fuzz GAME`.

A defect is a position that violates an invariant of the game, or in which the current player has no
legal action. The report contains the command that reproduces it.
"""

import random
import secrets
import shlex
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sacbe.play.codes import ILLEGAL
from sacbe.play.game import Game, game

CHUNK = 500
THREADS = 2


class Job(NamedTuple):
    """A number of random games, starting with a seed."""

    players: int
    seed: int
    games: int


class Failure(NamedTuple):
    """A defect in a game."""

    players: int
    seed: int
    what: str


def run(rules: Game, job: Job) -> tuple[int, Failure | None]:
    """Play the games of a job with all checks. Returns the number of steps and the defect."""
    engine = rules.engine
    totals = np.zeros(6, np.int64)
    totals[5] = 1
    # Options and move policy depend on the chunk, which follows from the seed: a game that is
    # repeated alone is in the same chunk.
    chunk = job.seed // CHUNK
    options = engine.options_block(chunk_options(rules, job.players, chunk))
    slots = engine.blank(2)
    fault = engine.random_games(
        slots, job.players, options, engine.rng(job.seed), job.games, chunk % 4 // 2, totals
    )
    steps = int(totals[:3].sum())
    if not fault:
        return steps, None
    what = "no legal action" if fault == ILLEGAL else engine.faults[fault]
    return steps, Failure(job.players, job.seed + int(totals[4]), what)


def chunk_options(rules: Game, players: int, chunk: int) -> dict[str, int | bool | str]:
    """Random options for a chunk: one after the other in random order, each among the values that
    are valid with those before."""
    rng, values = random.Random(chunk), rules.checked_options(players, {})
    for option in rng.sample(rules.options, len(rules.options)):
        valid = [v for v in option.choices if _is_valid(rules, players, values | {option.name: v})]
        values[option.name] = rng.choice(valid)
    return values


def _is_valid(rules: Game, players: int, values: dict[str, int | bool | str]) -> bool:
    try:
        rules.checked_options(players, values)
    except ValueError:
        return False
    return True


def jobs(rules: Game, games: int, seed: int, players: int | None) -> list[Job]:
    """Split the games into chunks, over all numbers of players unless one is given."""
    low, high = rules.players if players is None else (players, players)
    counts = range(low, high + 1)
    job_list = []
    while games > 0:
        n = min(CHUNK - seed % CHUNK, games)
        job_list.append(Job(counts[seed // CHUNK % len(counts)], seed, n))
        seed, games = seed + n, games - n
    return job_list


def fuzz(name: str, games: int, seed: int | None, players: int | None, data: Path | None) -> int:
    """Play random games. Returns 0, or 1 if a defect was found (and printed)."""
    rules = game(name, data)
    if players is not None:
        rules.checked_options(players, {})
    if games < 1:
        raise ValueError("--games must be at least 1.")
    first = secrets.randbits(40) * CHUNK if seed is None else seed
    console = Console(stderr=True)
    start, steps, failure = time.perf_counter(), 0, None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    rules.engine.prepare_loops()
    with Progress(*columns, console=console) as bar, ThreadPoolExecutor(THREADS) as pool:
        task = bar.add_task(f"fuzz {name}", total=games)
        job_list = jobs(rules, games, first, players)
        for job, (steps_done, job_failure) in zip(
            job_list, pool.map(lambda j: run(rules, j), job_list), strict=True
        ):
            steps += steps_done
            bar.advance(task, job.games)
            if job_failure is not None:
                failure = job_failure
                pool.shutdown(cancel_futures=True)
                break
    if failure is not None:
        data_option = "" if data is None else f" --data {shlex.quote(str(data))}"
        print(
            f"{failure.what}: sacbe fuzz {name}{data_option} --players {failure.players} "
            f"--seed {failure.seed} --games 1"
        )
        return 1
    seconds = time.perf_counter() - start
    print(
        f"{games} games of {rules.title} from seed {first}: {steps} positions checked, "
        f"no errors ({seconds:.0f} s)."
    )
    return 0
