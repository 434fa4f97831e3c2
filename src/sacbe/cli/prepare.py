"""`sacbe prepare`: compile everything in advance."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from sacbe.adapters.batch import Batch
from sacbe.bots import BOTS, ask, bot
from sacbe.cli import progress
from sacbe.cli.screen import is_terminal
from sacbe.play.game import Game, game, games
from sacbe.play.table import Table

PROCESSES = 2


def prepare(name: str | None) -> int:
    """Prepare one game or all; without a terminal, two at a time in separate processes."""
    progress.install()
    if name is None and not is_terminal():
        with ThreadPoolExecutor(PROCESSES) as pool:
            return max(pool.map(_prepare_in_subprocess, games()))
    for each in games() if name is None else (name,):
        rules = game(each)
        prepare_game(rules)
        print(f"{rules.title}: rules compiled.", flush=True)
    return 0


def _prepare_in_subprocess(name: str) -> int:
    return subprocess.run([sys.executable, "-m", "sacbe", "prepare", name]).returncode


def prepare_game(rules: Game) -> None:
    """Trigger the compilation of everything that is compiled on first use."""
    table = Table(rules, seed=1)
    seat = table.current_player
    assert seat is not None
    state = table.state.determinize(seat, 1)
    state.observation(seat)
    rules.from_bytes(state.to_bytes())
    for kind in BOTS:
        ask(bot(kind, rules, 1), table.state, seat)
    Batch(rules, size=1).sample()
