"""Benchmark the engine: `sacbe bench [GAME]`. Prints results without thresholds.

Compiled loops are measured in CPU time on one core, best of several rounds, because other load can
only slow a round down. Start-up is measured in new processes.
"""

import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from sacbe.adapters.batch import Batch
from sacbe.cli import compare as comparison
from sacbe.play.codes import CHANCE
from sacbe.play.game import Game, game, games

ROUNDS = 5
START_CODE = "import sacbe; sacbe.game({name!r}, {data!r}).start({players}).legal_actions()"
PREPARE_CODE = "import sacbe; sacbe.game({name!r}, {data!r}).engine.prepare_loops()"


def best(rounds: int, measure: Callable[[], float]) -> float:
    """The highest of a few measurements."""
    return max(measure() for _ in range(rounds))


def random_games(rules: Game, players: int, number: int, seed: int = 1) -> Any:
    """Uniform random games in compiled code; the totals of `engine.random_games`."""
    engine = rules.engine
    totals = np.zeros(6, np.int64)
    options = engine.options_block(rules.checked_options(players, {}))
    engine.random_games(engine.blank(2), players, options, engine.rng(seed), number, 0, totals)
    return totals


def native(rules: Game, players: int) -> dict[str, float]:
    """Whole random games inside compiled code on one core."""
    number = 2000

    def measure() -> float:
        start = time.process_time()
        random_games(rules, players, number)
        return number / (time.process_time() - start)

    rate = best(ROUNDS, measure)
    totals = random_games(rules, players, number) / number
    return {
        "decisions_per_second": round(rate * totals[0]),
        "games_per_second": round(rate),
        "decisions_per_game": round(float(totals[0]), 1),
        "forced_per_game": round(float(totals[1]), 1),
        "chance_per_game": round(float(totals[2]), 1),
    }


def python_loop(rules: Game, players: int) -> dict[str, float]:
    """Random games driven from Python, one `legal_actions` and one `play` per step."""
    pick = random.Random(1).random

    def measure() -> tuple[float, float]:
        decisions = steps = 0
        start = time.process_time()
        for _ in range(60):
            state = rules.start(players)
            while (player := state.current_player) is not None:
                ids = state.legal_actions()
                n = len(ids)
                steps += 1
                if n > 1 and player != CHANCE:
                    decisions += 1
                state.play(ids[int(pick() * n)])
        seconds = time.process_time() - start
        return steps / seconds, decisions / seconds

    steps, decisions = max(measure() for _ in range(ROUNDS))
    return {"steps_per_second": round(steps), "decisions_per_second": round(decisions)}


def batch(rules: Game, players: int) -> dict[str, float]:
    """A batch of a thousand games on one core with random legal actions, with and without
    observations."""

    def rate(observe: bool) -> float:
        games = Batch(rules, players, size=1024, seed=1, observe=observe)
        for _ in range(300):  # the games drift apart
            games.step(games.sample())

        def measure() -> float:
            start = time.process_time()
            for _ in range(200):
                games.step(games.sample())
            return 200 * games.size / (time.process_time() - start)

        return best(ROUNDS, measure)

    return {
        "steps_per_second": round(rate(observe=True)),
        "steps_per_second_unobserved": round(rate(observe=False)),
    }


def clone_ns(rules: Game, players: int) -> float:
    """Copying a position inside compiled code."""
    engine = rules.engine
    slots, _ = engine.start(players, rules.checked_options(players, {}))
    row = engine.blank(16)
    row[0] = slots[0]
    engine.copy_states(row, 1)
    times = 200_000

    def measure() -> float:
        start = time.process_time()
        engine.copy_states(row, times)
        return -(time.process_time() - start) / times * 1e9

    return round(-best(ROUNDS, measure), 1)


def threads(rules: Game, players: int) -> dict[str, float]:
    """Two threads against one, in wall time."""
    number = 3000

    def measure(n: int) -> float:
        workers = [
            threading.Thread(target=random_games, args=(rules, players, number, 1 + i * number))
            for i in range(n)
        ]
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return n * number / (time.perf_counter() - start)

    one = best(ROUNDS, lambda: measure(1))
    two = best(ROUNDS, lambda: measure(2))
    return {"speed_up_on_two": round(two / one, 2), "cores": os.cpu_count() or 1}


def fresh_process(code: str, cache: str | None = None) -> tuple[float, float]:
    """Wall and CPU seconds of a new interpreter that runs some code."""
    env = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    if cache is not None:
        env["NUMBA_CACHE_DIR"] = cache
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=env, capture_output=True)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu


def start_up_times(rules: Game, players: int) -> dict[str, float]:
    """Seconds to the first list of legal actions with an empty and with a warm cache."""
    code = START_CODE.format(name=rules.name, data=rules.data, players=players)
    with tempfile.TemporaryDirectory() as cache:
        cold, _ = fresh_process(code, cache)
        fresh_process(PREPARE_CODE.format(name=rules.name, data=rules.data), cache)
        warm = min(fresh_process(code, cache)[0] for _ in range(3))
    return {"cold_compile_s": round(cold, 1), "warm_start_s": round(warm, 2)}


def measure(rules: Game, players: int | None, report: Callable[[str], None]) -> dict[str, Any]:
    """All figures of one game."""
    name = rules.name
    players = rules.players[1] if players is None else players
    rules.checked_options(players, {})
    rules.engine.prepare_loops()
    figures: dict[str, Any] = {"game": name, "players": players}
    parts: dict[str, Callable[[Game, int], Any]] = {
        "native": native,
        "python_loop": python_loop,
        "batch": batch,
        "clone_ns": clone_ns,
        "threads": threads,
    }
    for part, function in parts.items():
        report(f"{name}: {part}")
        figures[part] = function(rules, players)
    figures["state_bytes"] = rules.engine.state_bytes
    report(f"{name}: compiling with an empty cache (about half a minute)")
    return figures | start_up_times(rules, players)


def bench(
    name: str | None,
    players: int | None,
    data: Path | None,
    as_json: bool,
    earlier: Path | None = None,
    tolerance: float = 0.1,
) -> int:
    """Measure a game, or all of them, and print the figures; with `earlier`, the results of another
    run, also what has changed. Returns the exit code: 1 if something is slower."""
    if data is not None and name is None:
        raise ValueError("--data needs the name of a game.")
    if not 0 <= tolerance < 1:
        raise ValueError(f"--tolerance must be at least 0 and below 1, not {tolerance:g}.")
    before = None if earlier is None else comparison.read_figures(earlier)
    console = Console(stderr=True)
    results = []
    with console.status("") as status:
        for each in games() if name is None else (name,):
            results.append(measure(game(each, data), players, lambda what: status.update(what)))
    if as_json:
        print(json.dumps(results[0] if name is not None or len(results) == 1 else results))
    else:
        for figures in results:
            Console().print(as_table(figures))
    if before is None:
        return 0
    changes = [comparison.compare(before, figures) for figures in results]
    out = console if as_json else Console()
    for figures, change in zip(results, changes, strict=True):
        out.print(comparison.as_table(figures, change, tolerance))
    return int(any(each.is_slower(tolerance) for change in changes for each in change))


def as_table(figures: dict[str, Any]) -> Table:
    """The figures as a table."""
    table = Table(title=f"{figures['game']}, {figures['players']} players", show_header=False)
    for part, value in figures.items():
        if isinstance(value, dict):
            for key, number in value.items():
                table.add_row(f"{part} {key.replace('_', ' ')}", f"{number:,}")
        elif part not in ("game", "players"):
            table.add_row(part.replace("_", " "), f"{value:,}")
    return table
