"""Measures the waits for bots of one visitor while another one keeps them busy.

    python -m scripts.fairness                      # 30 tables of three strong bots, 60 seconds
    python -m scripts.fairness --game mezo --seconds 20

Measures without the attack first, then with it, and prints the load of the machine beside both. The
exit code is 1 if p95 with the attack is above the limits (LIMITS).

Starts a server with one bot process in a temporary folder. The attacker opens tables of one seat of
his own and three strong bots, and plays at all of them at once. The victim plays one game after
another against one bot of each level, one choice at a time. A wait is the time from the
acknowledgement of the choice that makes a bot think until the bot has played.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from sacbe.server import messages
from sacbe.server.backend import Backend, BackendSettings
from sacbe.server.decider import Actor, Refusal
from sacbe.server.table_state import TableState

PERSON = Actor(name="person", seats=frozenset({0}), host=True)
LIMITS: dict[messages.Level, float] = {"greedy": 1.0, "medium": 3.0}  # seconds, p95


class Player:
    """A person at a table who plays random choices at once."""

    def __init__(self, backend: Backend, table: str, rng: random.Random) -> None:
        self._service, self._table, self._rng = backend.service, table, rng
        self._changed = asyncio.Event()
        self._service.subscribe(table, lambda change: self._changed.set())
        self.waits: list[float] = []

    async def play(self) -> None:
        """Play until cancelled or the game is over."""
        began: float | None = None
        while True:
            self._changed.clear()
            state = await self._service.get(self._table)
            if state.status != "playing":
                return
            bots = [seat for seat in state.to_act if state.seats[seat].is_bot]
            if began is not None and (not bots or self._moved(state)):
                self.waits.append(time.perf_counter() - began)
                began = None
            self._version = state.version
            if 0 in state.to_act:
                await self._choose(state)
            elif bots:
                began = time.perf_counter() if began is None else began
                await self._changed.wait()

    def _moved(self, state: TableState) -> bool:
        return state.version != self._version

    async def _choose(self, state: TableState) -> None:
        action = self._rng.choice(state.position.legal_actions(0))
        command = messages.Play(seat=0, action=action, forced=True)
        try:
            await self._service.execute(
                self._table, PERSON, state.version, f"v{state.version}", command
            )
        except Refusal:
            await asyncio.sleep(0.01)


async def open_table(
    backend: Backend, game: str, visitor: int, levels: list[messages.Level]
) -> str:
    """A table of one person and bots."""
    seats = [messages.Local(name="Ana"), *(messages.BotSeat(level=level) for level in levels)]
    order = messages.OpenTable(game=game, seats=seats)  # type: ignore[arg-type]
    return (await backend.service.open(order, visitor)).table


async def measure(tables: int, seconds: float, game: str, workers: int) -> dict[str, list[float]]:
    """The waits of the victim by level."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'tables.db')}"
        backend = Backend(BackendSettings(database=database, workers=workers))
        await backend.start()
        visitors = [
            await backend.store.write(
                lambda to, i=i: to.new_visitor(bytes([i]) * 32, "Ana", "en", 1.0)  # type: ignore[misc]
            )
            for i in range(2)
        ]
        rng = random.Random(1)
        tasks = []
        waits: dict[str, list[float]] = {level: [] for level in LIMITS}

        async def play_on(level: messages.Level) -> None:
            """Play one game of the victim after another."""
            while True:
                table = await open_table(backend, game, visitors[1], [level])
                player = Player(backend, table, rng)
                player.waits = waits[level]
                await player.play()

        try:
            for level in LIMITS:  # load the bots first: a cold start is another measurement
                table = await open_table(backend, game, visitors[1], [level])
                state = await backend.service.get(table)
                seat = state.to_act[0]
                await backend.bot_pool.choose(table, seat, level, state.position)
            for _ in range(tables):
                table = await open_table(backend, game, visitors[0], ["strong"] * 3)
                tasks.append(asyncio.create_task(Player(backend, table, rng).play()))
            await asyncio.sleep(5 if tables else 0)
            tasks += [asyncio.create_task(play_on(level)) for level in LIMITS]
            await asyncio.sleep(seconds)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await backend.close()
        return waits


def p95(waits: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(waits, n=20, method="inclusive")[-1]


def report(title: str, result: dict[str, list[float]]) -> None:
    """Print the waits of one measurement."""
    print(f"{title} (load {os.getloadavg()[0]:.1f})")
    for level, waits in result.items():
        if len(waits) < 2:
            print(f"  {level}: {len(waits)} waits")
            continue
        print(
            f"  {level}: {len(waits)} waits, median {statistics.median(waits):.2f} s, "
            f"p95 {p95(waits):.2f} s, longest {max(waits):.2f} s",
            flush=True,
        )


def main() -> int:
    """Measure and print the waits; 1 if they are too long."""
    parser = argparse.ArgumentParser(description="Waits for bots beside a busy visitor.")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="tzolkin")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()

    def waits(tables: int) -> dict[str, list[float]]:
        return asyncio.run(measure(tables, arguments.seconds, arguments.game, arguments.workers))

    report("without the attack", waits(0))
    result = waits(arguments.tables)
    report(f"with {arguments.tables} tables of three strong bots", result)
    is_fair = all(
        len(result[level]) > 1 and p95(result[level]) <= LIMITS[level] for level in LIMITS
    )
    print("Within the limits." if is_fair else "Above the limits, or too few waits.")
    return 0 if is_fair else 1


if __name__ == "__main__":
    sys.exit(main())
