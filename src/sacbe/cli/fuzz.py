"""Fuzz test with random games: `sacbe fuzz GAME`.

What counts as a defect: a position that breaks an invariant of the game, or one in which the
current player has nothing to choose. The sentence that reports it is also the way to see it again.
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

from sacbe.play.engine import ILLEGAL
from sacbe.play.game import Game, game

CHUNK = 500
THREADS = 2


class Job(NamedTuple):
    """So many random games in a row, the first of them from this seed."""

    players: int
    seed: int
    games: int


class Failure(NamedTuple):
    """A game that went wrong."""

    players: int
    seed: int
    what: str


def run(rules: Game, job: Job) -> tuple[int, Failure | None]:
    """Play a job's games with all checks; how many steps were checked, and what went wrong."""
    engine = rules.engine
    totals = np.zeros(6, np.int64)
    totals[5] = 1
    # Chunks differ in options and in temper, by their place among the seeds: a game played again
    # alone is in the same chunk.
    place = job.seed // CHUNK
    options = engine.options_block(chunk_options(rules, job.players, place))
    slots = engine.blank(2)
    fault = engine.random_games(
        slots, job.players, options, engine.rng(job.seed), job.games, place % 4 // 2, totals
    )
    steps = int(totals[:3].sum())
    if not fault:
        return steps, None
    what = "no legal action" if fault == ILLEGAL else engine.faults[fault]
    return steps, Failure(job.players, job.seed + int(totals[4]), what)


def chunk_options(rules: Game, players: int, place: int) -> dict[str, int | bool | str]:
    """A value for every option, drawn for a chunk: one after the other in any order, each among
    those that go with what was drawn before."""
    draw, values = random.Random(place), rules.checked_options(players, {})
    for option in draw.sample(rules.options, len(rules.options)):
        fitting = [v for v in option.choices if _fit(rules, players, values | {option.name: v})]
        values[option.name] = draw.choice(fitting)
    return values


def _fit(rules: Game, players: int, values: dict[str, int | bool | str]) -> bool:
    try:
        rules.checked_options(players, values)
    except ValueError:
        return False
    return True


def jobs(rules: Game, games: int, seed: int, players: int | None) -> list[Job]:
    """The games in chunks, over all numbers of players unless one is named."""
    low, high = rules.players if players is None else (players, players)
    counts = range(low, high + 1)
    made = []
    while games > 0:
        n = min(CHUNK - seed % CHUNK, games)
        made.append(Job(counts[seed // CHUNK % len(counts)], seed, n))
        seed, games = seed + n, games - n
    return made


def fuzz(name: str, games: int, seed: int | None, players: int | None, data: Path | None) -> int:
    """Play random games; 0 if all went well, 1 if a defect was found (and printed)."""
    rules = game(name, data)
    if players is not None:
        rules.checked_options(players, {})
    if games < 1:
        raise ValueError("--games must be at least 1.")
    first = secrets.randbits(40) * CHUNK if seed is None else seed
    console = Console(stderr=True)
    began, steps, failure = time.perf_counter(), 0, None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    rules.engine.prepare_loops()
    with Progress(*columns, console=console) as bar, ThreadPoolExecutor(THREADS) as pool:
        task = bar.add_task(f"fuzz {name}", total=games)
        todo = jobs(rules, games, first, players)
        for job, (done, failed) in zip(todo, pool.map(lambda j: run(rules, j), todo), strict=True):
            steps += done
            bar.advance(task, job.games)
            if failed is not None:
                failure = failed
                pool.shutdown(cancel_futures=True)
                break
    if failure is not None:
        on = "" if data is None else f" --data {shlex.quote(str(data))}"
        print(
            f"{failure.what}: sacbe fuzz {name}{on} --players {failure.players} "
            f"--seed {failure.seed} --games 1"
        )
        return 1
    seconds = time.perf_counter() - began
    print(
        f"{games} games of {rules.title} from seed {first}: {steps} positions checked, "
        f"no errors ({seconds:.0f} s)."
    )
    return 0
