"""Load test for the server: many live games, a WebSocket per seat, moves at a fixed rate.

    python -m scripts.load                                       # 500 games, 2,000 sockets, 250/s
    python -m scripts.load --games 50 --sockets 200 --rate 50 --seconds 10

Starts a server (SQLite in a temporary folder, or --database), creates the tables, connects the
WebSockets from several client processes, and plays random moves at each table in turn. Every move
is due at a fixed time, whether the server keeps up or not; its latency is the time from then until
its acknowledgement. Afterwards the log is checked for every acknowledged move. With --highest the
rate is increased step by step until the server no longer keeps up.

    python -m scripts.load --pictures                            # pages, one game after the other

With --pictures every seat is a page: its frames bring texts, consequences, log and the changed
parts of the picture. A line per game says what a move costs (CPU time of the whole server, for
four pages), what a click transfers (command and answer), within which time 99% of the moves were
answered, how many games were played to their end, and how much memory the server uses. With --renew
a finished game is replaced by a new one, so that a long run shows whether memory grows with the
number of tables played.

    python -m scripts.load --store                               # the database only, no server
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import psutil

from sacbe.play.game import game
from sacbe.server import events as ev
from sacbe.server.store import Receipt, Store, Summary
from sacbe.server.tokens import new_table_id
from scripts.load_client import SEATS, Acknowledged, Job, Phase, Report, client
from tests.server.survival.clients import Stored, open_table
from tests.server.survival.launcher import HERE, Running, Start
from tests.server.survival.servers import Launcher, Server, launching

GAMES = ("tzolkin", "maya", "mezo")
MAX_LATENCY = 0.1  # seconds within which 99% of moves should be acknowledged
STEP_SECONDS, STEP = 15.0, 1.25  # for the search of the highest rate
CONCURRENT_TABLES, APPENDS = 64, 60  # tables, and moves of each, when only the store is measured
QUARTERS = 4
MB = 1024 * 1024


# ---------------------------------------------------------------- measuring


class Usage(NamedTuple):
    """CPU time and memory of a process."""

    cpu: float  # seconds
    memory: int  # bytes


def usage(pid: int) -> Usage:
    """The current usage of a process."""
    process = psutil.Process(pid)
    times = process.cpu_times()
    return Usage(times.user + times.system, process.memory_info().rss)


class ClientPool:
    """The client processes."""

    def __init__(self, jobs: list[Job]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes = []
        for job in jobs:
            ours, theirs = spawn.Pipe()
            process = spawn.Process(target=client, args=(job, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def wait_until_connected(self, jobs: list[Job]) -> None:
        """Wait until all players are connected."""
        for pipe, job in zip(self._pipes, jobs, strict=True):
            while (acknowledged := pipe.recv()) < len(job.tables):
                progress(f"connecting: {acknowledged} of {len(job.tables)} tables of this client")

    def play(self, phase: Phase, pid: int) -> tuple[list[Report], list[Usage]]:
        """Run a phase. Returns the reports, and the server's usage at the start, after every
        quarter and at the end."""
        usages = [usage(pid)]
        for pipe in self._pipes:
            pipe.send(phase._replace(rate=phase.rate / len(self._pipes)))
        begin = time.perf_counter()
        reports: dict[int, Report] = {}
        counts = [(0, 0)] * len(self._pipes)
        while len(reports) < len(self._pipes):
            for i, pipe in enumerate(self._pipes):
                if i in reports or not pipe.poll(0.1):
                    continue
                message = pipe.recv()
                if isinstance(message, Report):
                    reports[i] = message
                else:
                    counts[i] = message
            seconds = time.perf_counter() - begin
            if len(usages) < QUARTERS and seconds >= len(usages) * phase.seconds / QUARTERS:
                usages.append(usage(pid))
            due, acknowledged = (sum(column) for column in zip(*counts, strict=True))
            progress(
                f"{phase.name}: {seconds:4.0f} s, {due} moves due, {acknowledged} acknowledged"
            )
        usages.append(usage(pid))
        return [reports[i] for i in sorted(reports)], usages

    def close(self) -> None:
        """Stop the client processes."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(None)
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()


class Result(NamedTuple):
    """The statistics of a phase."""

    rate: float
    per_second: float
    waits: list[float]
    rejected: int
    behind: int
    gaps: int
    frame_bytes: list[int]
    click_bytes: list[int]
    finished: int
    cpu: float  # of the server, in cores
    clients_cpu: float
    memory: list[int]

    def wait(self, share: float) -> float:
        """A quantile of the latencies."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))] if waits else float("nan")

    @property
    def is_sustained(self) -> bool:
        """True if the server sustained the rate."""
        return (
            self.wait(0.99) <= MAX_LATENCY and self.per_second >= 0.97 * self.rate and not self.gaps
        )


def result(phase: Phase, reports: list[Report], usages: list[Usage], seconds: float) -> Result:
    """Merge the reports of the client processes."""
    moves = [move for report in reports for move in report.moves]
    return Result(
        rate=phase.rate,
        per_second=len(moves) / seconds,
        waits=[move.wait for move in moves],
        rejected=sum(report.rejected for report in reports),
        behind=sum(report.behind for report in reports),
        gaps=sum(report.gaps for report in reports),
        frame_bytes=[size for report in reports for size in report.frame_bytes],
        click_bytes=[size for report in reports for size in report.click_bytes],
        finished=sum(report.finished for report in reports),
        cpu=(usages[-1].cpu - usages[0].cpu) / seconds,
        clients_cpu=sum(report.cpu for report in reports) / seconds,
        memory=[one.memory for one in usages],
    )


def count_lost_moves(database: str, moves: list[Acknowledged]) -> int:
    """The number of acknowledged moves that are not in the event log."""
    store, missing = Stored(database), 0
    by_table: dict[str, list[Acknowledged]] = {}
    for move in moves:
        by_table.setdefault(move.table, []).append(move)
    for table, table_moves in by_table.items():
        log = store.log(table)
        for move in table_moves:
            event = log[move.version - 1].event if move.version <= len(log) else None
            is_stored = isinstance(event, ev.Moved) and event.moves[0] == (move.seat, move.action)
            missing += not is_stored
    store.close()
    return missing


def progress(text: str) -> None:
    """A progress line, in a terminal only."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="", file=sys.stderr, flush=True)


async def open_tables(address: str, games: int, names: Sequence[str]) -> list[dict[str, Any]]:
    """Create the tables, alternating between the games of these names."""
    opened = []
    for i in range(games):
        table = await open_table(address, names[i % len(names)], "l" * SEATS, seed=i)
        tokens = {str(seat): token for seat, token in enumerate(table.seats)}
        ids = {"table": table.table, "host_token": table.host, "game": names[i % len(names)]}
        opened.append({**ids, "seat_tokens": tokens})
        progress(f"creating tables: {i + 1} of {games}")
    return opened


@contextmanager
def server_at(launcher: Launcher, database: str, profile: str) -> Iterator[Server]:
    """A server without rate limits."""
    server = Server(launcher, database)
    frame = Start(database=database, port=server.port, profile=profile)
    server.pid = launcher.ask(frame, Running).pid
    assert server.pid
    try:
        yield server
    finally:
        asyncio.run(server.stop())


# ---------------------------------------------------------------- store only


async def measure_store(database: str) -> None:
    """Measure appends of 64 tables concurrently, and of one table sequentially."""
    store = Store.at(database)
    rules, now, move = game(GAMES[0]), 1.0, ev.Moved(seat=0, moves=[(0, 1), (-1, 1)])
    opened = ev.Opened(
        game=rules.name,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        options=rules.checked_options(SEATS, {}),
        seed=1,
        seats=[ev.SeatConfig(kind="local", name="Ana")] * SEATS,
        moves=[],
    )
    summary = Summary(
        game=rules.name,
        players=SEATS,
        public=False,
        status="playing",
        asked=[0],
        names=["Ana"] * SEATS,
        free=[],
        wakes_at=None,
    )
    tables = [new_table_id() for _ in range(CONCURRENT_TABLES)]

    async def open_one(table: str) -> None:
        first = ev.LoggedEvent(1, now, opened)
        await store.write(lambda to: to.open_table(table, first, {}, summary))

    async def append_one(table: str, version: int) -> None:
        logged = ev.LoggedEvent(version, now, move)
        receipt = Receipt("token:0", f"c{version}", bytes(32), b"{}")
        await store.write(lambda to: to.append(table, logged, receipt, summary))

    async def append(table: str, versions: range) -> None:
        for version in versions:
            await append_one(table, version)

    for table in tables:
        await open_one(table)
    begin, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(append(table, range(2, 2 + APPENDS)) for table in tables))
    seconds, cpu, moves = (
        time.perf_counter() - begin,
        time.process_time() - cpu,
        CONCURRENT_TABLES * APPENDS,
    )
    print(
        f"{CONCURRENT_TABLES} tables concurrently: {moves / seconds:.0f} moves/s, "
        f"{1000 * cpu / moves:.2f} ms CPU per move"
    )
    begin = time.perf_counter()
    await append(tables[0], range(2 + APPENDS, 2 + 2 * APPENDS))
    print(f"sequentially: {1000 * (time.perf_counter() - begin) / APPENDS:.1f} ms per move")
    await store.close()


# ---------------------------------------------------------------- the command


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    args = parser().parse_args(argv)
    args.sockets = args.games * SEATS if args.sockets is None else args.sockets
    if args.sockets != args.games * SEATS:
        parser().error(f"--sockets must be {SEATS} per game: {args.games * SEATS}")
    _allow_files(args.sockets)
    with ExitStack() as stack:
        database = args.database
        if database is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sacbe-load-"))
            database = f"sqlite:///{Path(folder, 'tables.db').as_posix()}"
        if args.store:
            asyncio.run(measure_store(database))
            return 0
        launcher = stack.enter_context(launching())
        if not args.pictures:
            return run(launcher, database, GAMES, args)
        print(
            f"{'game':<10}{'ms a move':>10}{'B a click':>11}{'p95':>7}{'moves/s':>9}{'p99 ms':>8}"
            f"{'lost':>6}{'finished':>10}  MB by quarters"
        )
        return sum(run(launcher, database, [name], args) for name in args.game or GAMES)


def run(launcher: Launcher, database: str, names: Sequence[str], args: argparse.Namespace) -> int:
    """Measure tables of these games at a new server; returns 0 if nothing was lost."""
    with ExitStack() as stack:
        server = stack.enter_context(server_at(launcher, database, args.profile))
        empty = usage(server.pid).memory
        address = f"http://{HERE}:{server.port}"
        tables = asyncio.run(open_tables(server.address, args.games, names))
        jobs = [
            Job(address, tables[i :: args.clients], i, args.pictures, args.renew)
            for i in range(args.clients)
        ]
        clients = ClientPool(jobs)
        stack.callback(clients.close)
        clients.wait_until_connected(jobs)
        main_phase = Phase("playing", args.rate, args.seconds)
        phase_result, missing = measure(clients, main_phase, server)
        if args.pictures:
            print_pages(names[0], phase_result, missing)
        else:
            print_result(phase_result, missing, args, empty)
        if args.highest:
            print_highest(clients, server, args.rate)
    return 0 if missing == 0 and phase_result.gaps == 0 else 1


def print_pages(name: str, phase_result: Result, missing: int) -> None:
    """A line with the costs of a game with pages."""
    clicks = sorted(phase_result.click_bytes) or [0]
    print(
        f"{name:<10}{1000 * phase_result.cpu / phase_result.per_second:>10.2f}"
        f"{statistics.fmean(clicks):>11.0f}{clicks[int(0.95 * len(clicks))]:>7}"
        f"{phase_result.per_second:>9.1f}{1000 * phase_result.wait(0.99):>8.0f}{missing:>6}"
        f"{phase_result.finished:>10}  "
        + " ".join(f"{memory / MB:.1f}" for memory in phase_result.memory),
        flush=True,
    )


def measure(clients: ClientPool, phase: Phase, server: Server) -> tuple[Result, int]:
    """Run a phase; returns its statistics and the number of lost moves."""
    reports, usages = clients.play(phase, server.pid)
    progress("reading the log")
    moves = [move for report in reports for move in report.moves]
    missing = count_lost_moves(server.database, moves)
    progress("")
    return result(phase, reports, usages, phase.seconds), missing


def print_result(phase_result: Result, missing: int, args: argparse.Namespace, empty: int) -> None:
    """Print the statistics."""
    store = "SQLite" if args.database is None else "PostgreSQL"
    waits = " / ".join(f"{1000 * phase_result.wait(share):.0f}" for share in (0.5, 0.95, 0.99))
    cpu_per_move = 1000 * phase_result.cpu / phase_result.per_second
    worst = 1000 * max(phase_result.waits, default=float("nan"))
    memory = " / ".join(f"{one / MB:.0f}" for one in (empty, *phase_result.memory))
    rows = {
        "database, games, WebSockets": f"{store}, {args.games}, {args.sockets}",
        "moves requested": f"{phase_result.rate:.0f}/s for {args.seconds:.0f} s",
        "moves acknowledged": f"{phase_result.per_second:.1f}/s ({len(phase_result.waits)})",
        "latency p50 / p95 / p99 / max": f"{waits} / {worst:.0f} ms",
        "mean latency": f"{1000 * statistics.fmean(phase_result.waits or [0]):.1f} ms",
        "lost moves": str(missing),
        "frames with gaps": str(phase_result.gaps),
        "refused, no table available": f"{phase_result.rejected}, {phase_result.behind}",
        "bytes of a frame": f"{statistics.fmean(phase_result.frame_bytes or [0]):.0f}",
        "server CPU": f"{phase_result.cpu:.2f} cores, {cpu_per_move:.2f} ms per move",
        "clients CPU": f"{phase_result.clients_cpu:.2f} cores",
        "server memory, empty / start / by quarters": f"{memory} MB",
    }
    print()
    for name, value in rows.items():
        print(f"{name:<45}{value}")


def print_highest(clients: ClientPool, server: Server, rate: float) -> None:
    """Search for the highest sustained rate, upwards or downwards from `rate`."""
    print(f"\n{'rate':>7}{'done/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'cores':>7}{'lost':>6}")
    best, rising = 0.0, True
    while rate >= 1:
        phase_result, missing = measure(clients, Phase(f"{rate:.0f}/s", rate, STEP_SECONDS), server)
        print(
            f"{rate:>7.0f}{phase_result.per_second:>9.1f}{1000 * phase_result.wait(0.5):>8.0f}"
            f"{1000 * phase_result.wait(0.99):>8.0f}{phase_result.cpu:>7.2f}{missing:>6}",
            flush=True,
        )
        if not phase_result.per_second:
            print("The games are over before a rate was sustained: use more --games.")
            return
        if phase_result.is_sustained and not missing:
            best = rate
            if not rising:
                break
            rate *= STEP
        elif best:
            break
        else:
            rate, rising = rate / STEP, False
    print(f"Highest rate with p99 within {1000 * MAX_LATENCY:.0f} ms: {best:.0f}/s")


def _allow_files(sockets: int) -> None:
    """Raise the limit of open files, since every socket is one."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = sockets + 500
    if soft < needed:
        limit = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        if limit < needed:
            sys.exit(
                f"Too few open files allowed: {limit} of {needed}. Raise the limit with ulimit -n."
            )


def parser() -> argparse.ArgumentParser:
    """The options."""
    argument_parser = argparse.ArgumentParser(prog="python -m scripts.load", description=__doc__)
    argument_parser.formatter_class = argparse.RawDescriptionHelpFormatter
    argument_parser.add_argument("--games", type=int, default=500, help="number of games")
    argument_parser.add_argument(
        "--sockets", type=int, default=None, help="number of WebSockets; four per game"
    )
    argument_parser.add_argument("--rate", type=float, default=250.0, help="total moves per second")
    argument_parser.add_argument("--seconds", type=float, default=120.0, help="duration")
    argument_parser.add_argument(
        "--clients", type=int, default=2, help="number of client processes"
    )
    argument_parser.add_argument(
        "--database", help="URL of PostgreSQL; default: SQLite in a temporary folder"
    )
    argument_parser.add_argument(
        "--highest", action="store_true", help="also find the highest rate"
    )
    argument_parser.add_argument(
        "--pictures", action="store_true", help="every seat is a page; one game after the other"
    )
    argument_parser.add_argument(
        "--game", action="append", choices=GAMES, help="with --pictures: only this game"
    )
    argument_parser.add_argument(
        "--renew", action="store_true", help="replace finished games by new ones"
    )
    argument_parser.add_argument("--store", action="store_true", help="measure the database only")
    argument_parser.add_argument(
        "--profile", default="", metavar="FILE", help="profile the server (slower)"
    )
    return argument_parser


if __name__ == "__main__":
    sys.exit(main())
