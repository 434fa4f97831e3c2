"""Load test for the server: many live games, a WebSocket per seat, moves at a fixed rate.

    python -m scripts.load                                       # 500 games, 2,000 sockets, 250/s
    python -m scripts.load --games 50 --sockets 200 --rate 50 --seconds 10

Starts a server (SQLite in a temporary folder, or --database), creates the tables, connects the
WebSockets from several client processes, and plays random moves at each table in turn. Every move
is due at a fixed time, whether the server keeps up or not; its latency is the time from then until
its acknowledgement. Afterwards the log is checked for every acknowledged move. With --highest the
rate is increased step by step until the server no longer keeps up. With --pictures every seat
behaves like a browser: it requests texts and fetches its board after every change.

    python -m scripts.load --store                               # the database only, no server
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from sacbe.play.game import game
from sacbe.server import events as ev
from sacbe.server.store import Receipt, Store, Summary
from sacbe.server.table_service import new_table_id
from tests.server.survival.clients import Stored, Table, open_table
from tests.server.survival.launcher import HERE, Running, Start
from tests.server.survival.servers import Launcher, Server, launching

GAMES = ("tzolkin", "maya", "mezo")
SEATS = 4
HELD = 0.1  # seconds within which 99% of moves should be acknowledged
STEP_SECONDS, STEP = 15.0, 1.25  # of the search for the highest rate
AT_ONCE, APPENDS = 64, 60  # tables and moves of each, when the store alone is measured
MB = 1024 * 1024


# ---------------------------------------------------------------- what comes over a socket


class Choice(msgspec.Struct):
    """One of the legal choices."""

    action: int


class View(msgspec.Struct):
    """What a client needs to know to play at random."""

    legal: list[Choice]
    status: str


class Told(msgspec.Struct):
    """An event."""

    version: int


class Frame(msgspec.Struct):
    """A change, an answer or a problem."""

    type: str
    version: int = 0
    command_id: str = ""
    events: list[Told] = []
    view: View | None = None
    error: str = ""


FRAMES = msgspec.json.Decoder(Frame)


# ---------------------------------------------------------------- in a client process


class Job(NamedTuple):
    """The part of one client process."""

    address: str
    tables: list[dict[str, Any]]
    seed: int
    pictures: bool


class Phase(NamedTuple):
    """Play for so long at so many moves a second."""

    name: str
    rate: float
    seconds: float


class Acknowledged(NamedTuple):
    """A move that the server has said to be on disk."""

    table: str
    version: int
    seat: int
    action: int
    wait: float  # seconds


class Report(NamedTuple):
    """What a phase came to."""

    moves: list[Acknowledged]
    due: int
    refused: int
    gaps: int  # frames whose events left something out
    behind: int  # moves that were due but had no table that was free
    pictures: int
    cpu: float


class Player:
    """Four sockets at a table; with a visitor to fetch them, also four pictures."""

    def __init__(
        self, table: Table, rng: random.Random, pictures: httpx.AsyncClient | None
    ) -> None:
        self.table, self._rng, self._pictures = table, rng, pictures
        self._fetching: dict[int, asyncio.Task[None]] = {}
        self.fetched = 0
        self.links: list[ClientConnection] = []
        self.versions = [1] * SEATS
        self.legal: list[list[Choice]] = [[] for _ in range(SEATS)]
        self.gaps = self.refused = self._names = 0
        self.waiting: tuple[float, int, int] | None = None  # since when, seat and action
        self.moves: list[Acknowledged] = []
        self.last = 1  # the last acknowledged version
        self.over = False

    async def connect(self) -> None:
        """Sit down everywhere."""
        for seat in range(SEATS):
            link = await connect(
                f"{self.table.path.replace('http', 'ws', 1)}/socket",
                proxy=None,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
            hello: dict[str, Any] = {"type": "hello", "token": self.table.seats[seat], "since": 1}
            hello |= {"words": self._pictures is not None, "board": False}
            await link.send(msgspec.json.encode(hello).decode())
            self.take(seat, await link.recv())
            self.links.append(link)

    async def read(self, seat: int) -> None:
        """All that a seat is told."""
        async for raw in self.links[seat]:
            self.take(seat, raw)

    def take(self, seat: int, raw: str | bytes) -> None:
        """One frame."""
        frame = FRAMES.decode(raw)
        if frame.type == "change":
            told = [event.version for event in frame.events]
            due = list(range(self.versions[seat] + 1, frame.version + 1))
            self.gaps += told != due
            self.versions[seat] = frame.version
            assert frame.view is not None
            self.legal[seat] = frame.view.legal
            self.over = frame.view.status != "playing"
            self._draw(seat)
        elif self.waiting is not None:
            since, player, action = self.waiting
            self.waiting = None
            if frame.type == "done":
                self.last = frame.version
                wait = time.perf_counter() - since
                self.moves.append(
                    Acknowledged(self.table.table, frame.version, player, action, wait)
                )
            else:
                self.refused += 1

    def _draw(self, seat: int) -> None:
        """Fetch the newest picture; while one is on its way, as the page does, only that."""
        if self._pictures is not None and seat not in self._fetching:
            self._fetching[seat] = asyncio.create_task(self._fetch(self._pictures, seat))

    async def _fetch(self, pictures: httpx.AsyncClient, seat: int) -> None:
        seen = 0
        while seen < self.versions[seat]:
            answer = await pictures.get(
                f"{self.table.path}/picture?seat={seat}",
                headers={"Authorization": f"Bearer {self.table.seats[seat]}"},
            )
            answer.raise_for_status()
            seen = int(answer.headers["X-Sacbe-Version"])
            self.fetched += 1
        del self._fetching[seat]

    @property
    def free(self) -> bool:
        """Can somebody choose here, and has everybody heard of the last choice?"""
        return (
            self.waiting is None
            and not self.over
            and any(self.legal)
            and min(self.versions) >= self.last
        )

    async def choose(self, due: float) -> None:
        """A choice at random."""
        seat = self._rng.choice([seat for seat, legal in enumerate(self.legal) if legal])
        action = self._rng.choice(self.legal[seat]).action
        self._names += 1
        self.waiting = (due, seat, action)
        order = {
            "command_id": f"c{self._names}",
            "expected_version": self.versions[seat],
            "command": {"type": "play", "seat": seat, "action": action},
        }
        await self.links[seat].send(msgspec.json.encode(order).decode())


def client(job: Job, pipe: Connection) -> None:
    """A process with a part of the players."""
    asyncio.run(_client(job, pipe))


async def _client(job: Job, pipe: Connection) -> None:
    rng = random.Random(job.seed)
    pictures = httpx.AsyncClient(timeout=60, trust_env=False) if job.pictures else None
    players = [Player(Table(job.address, opened), rng, pictures) for opened in job.tables]
    for i, player in enumerate(players):
        await player.connect()
        pipe.send(i + 1)
    reading = [
        asyncio.create_task(player.read(seat)) for player in players for seat in range(SEATS)
    ]
    while (phase := await asyncio.to_thread(pipe.recv)) is not None:
        pipe.send(await _phase(phase, players, rng, pipe))
    for task in reading:
        task.cancel()
    for player in players:
        for link in player.links:
            link.transport.abort()


async def _phase(
    phase: Phase, players: list[Player], rng: random.Random, pipe: Connection
) -> Report:
    due, behind, begin = 0, 0, time.perf_counter()
    cpu = time.process_time()
    queue = list(players)
    rng.shuffle(queue)
    told = begin
    many = int(phase.rate * phase.seconds)
    while due < many:
        at = begin + due / phase.rate
        now = time.perf_counter()
        if now < at:
            await asyncio.sleep(min(at - now, 0.005))
            continue
        for _ in range(len(queue)):  # the next table where somebody can choose
            player = queue.pop(0)
            queue.append(player)
            if player.free:
                await player.choose(at)
                break
        else:
            behind += 1
        due += 1
        if now - told >= 1:
            told = now
            pipe.send((due, sum(len(player.moves) for player in players)))
        if due % 16 == 0:
            await asyncio.sleep(0)
    for _ in range(500):  # the last answers
        if all(player.waiting is None for player in players):
            break
        await asyncio.sleep(0.01)
    for _ in range(500):  # and what the others are told of them
        if all(len(set(player.versions)) == 1 for player in players):
            break
        await asyncio.sleep(0.01)
    moves = [move for player in players for move in player.moves]
    gaps = sum(player.gaps for player in players)
    gaps += sum(len(set(player.versions)) != 1 for player in players)
    refused = sum(player.refused for player in players)
    pictures = sum(player.fetched for player in players)
    for player in players:
        player.moves, player.gaps, player.refused, player.fetched = [], 0, 0, 0
    return Report(moves, due, refused, gaps, behind, pictures, time.process_time() - cpu)


# ---------------------------------------------------------------- the measuring


class Usage(NamedTuple):
    """What a process has used so far, and has now."""

    cpu: float  # seconds
    memory: int  # bytes


def usage(pid: int) -> Usage:
    """Of the server."""
    process = psutil.Process(pid)
    times = process.cpu_times()
    return Usage(times.user + times.system, process.memory_info().rss)


class Crowd:
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

    def connected(self, jobs: list[Job]) -> None:
        """Wait until everybody sits."""
        for pipe, job in zip(self._pipes, jobs, strict=True):
            while (done := pipe.recv()) < len(job.tables):
                progress(f"connecting: {done} of {len(job.tables)} tables of this client")

    def play(self, phase: Phase, pid: int) -> tuple[list[Report], list[Usage]]:
        """All of them; what the server used at the beginning, in the middle and at the end."""
        used = [usage(pid)]
        for pipe in self._pipes:
            pipe.send(phase._replace(rate=phase.rate / len(self._pipes)))
        begin = time.perf_counter()
        reports: dict[int, Report] = {}
        counts = [(0, 0)] * len(self._pipes)
        while len(reports) < len(self._pipes):
            for i, pipe in enumerate(self._pipes):
                if i in reports or not pipe.poll(0.1):
                    continue
                said = pipe.recv()
                if isinstance(said, Report):
                    reports[i] = said
                else:
                    counts[i] = said
            seconds = time.perf_counter() - begin
            if len(used) == 1 and seconds >= phase.seconds / 2:
                used.append(usage(pid))
            due, done = (sum(column) for column in zip(*counts, strict=True))
            progress(f"{phase.name}: {seconds:4.0f} s, {due} moves due, {done} acknowledged")
        used.append(usage(pid))
        return [reports[i] for i in sorted(reports)], used

    def close(self) -> None:
        """Send everybody home."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send(None)
            pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()


class Result(NamedTuple):
    """A phase in figures."""

    rate: float
    per_second: float
    waits: list[float]
    refused: int
    behind: int
    gaps: int
    pictures: float  # a second
    cpu: float  # of the server, in cores
    clients_cpu: float
    memory: list[int]

    def wait(self, share: float) -> float:
        """The longest of the shortest so many."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))] if waits else float("nan")

    @property
    def held(self) -> bool:
        """Did it keep up?"""
        return self.wait(0.99) <= HELD and self.per_second >= 0.97 * self.rate and not self.gaps


def result(phase: Phase, reports: list[Report], used: list[Usage], seconds: float) -> Result:
    """Put together what the client processes say."""
    moves = [move for report in reports for move in report.moves]
    return Result(
        rate=phase.rate,
        per_second=len(moves) / seconds,
        waits=[move.wait for move in moves],
        refused=sum(report.refused for report in reports),
        behind=sum(report.behind for report in reports),
        gaps=sum(report.gaps for report in reports),
        pictures=sum(report.pictures for report in reports) / seconds,
        cpu=(used[-1].cpu - used[0].cpu) / seconds,
        clients_cpu=sum(report.cpu for report in reports) / seconds,
        memory=[one.memory for one in used],
    )


def lost(database: str, moves: list[Acknowledged]) -> int:
    """Acknowledged moves that are not in the log as they were made."""
    stored, missing = Stored(database), 0
    by_table: dict[str, list[Acknowledged]] = {}
    for move in moves:
        by_table.setdefault(move.table, []).append(move)
    for table, made in by_table.items():
        log = stored.log(table)
        for move in made:
            event = log[move.version - 1].event if move.version <= len(log) else None
            good = isinstance(event, ev.Moved) and event.moves[0] == (move.seat, move.action)
            missing += not good
    stored.close()
    return missing


def progress(text: str) -> None:
    """One line that is written over, in a terminal."""
    if sys.stderr.isatty():
        print(f"\r{text:<78}", end="", file=sys.stderr, flush=True)


async def open_tables(address: str, games: int) -> list[dict[str, Any]]:
    """The tables, of all games in turn."""
    opened = []
    for i in range(games):
        table = await open_table(address, GAMES[i % len(GAMES)], "l" * SEATS, seed=i)
        tokens = {str(seat): token for seat, token in enumerate(table.seats)}
        opened.append({"table": table.table, "host_token": table.host, "seat_tokens": tokens})
        progress(f"creating tables: {i + 1} of {games}")
    return opened


@contextmanager
def server_at(launcher: Launcher, database: str, profile: str) -> Iterator[Server]:
    """A server without limits for one address."""
    server = Server(launcher, database)
    order = Start(database=database, port=server.port, profile=profile)
    server.pid = launcher.ask(order, Running).pid
    assert server.pid
    try:
        yield server
    finally:
        asyncio.run(server.stop())


# ---------------------------------------------------------------- the store alone


async def measure_store(database: str) -> None:
    """Moves that 64 tables append at once, and one after the other."""
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
    told = Summary(
        game=rules.name,
        players=SEATS,
        public=False,
        status="playing",
        asked=[0],
        names=["Ana"] * SEATS,
        free=[],
        wakes_at=None,
    )
    tables = [new_table_id() for _ in range(AT_ONCE)]

    async def open_one(table: str) -> None:
        first = ev.LoggedEvent(1, now, opened)
        await store.write(lambda to: to.open_table(table, first, {}, told))

    async def append_one(table: str, version: int) -> None:
        logged = ev.LoggedEvent(version, now, move)
        receipt = Receipt("token:0", f"c{version}", bytes(32), b"{}")
        await store.write(lambda to: to.append(table, logged, receipt, told))

    async def append(table: str, versions: range) -> None:
        for version in versions:
            await append_one(table, version)

    for table in tables:
        await open_one(table)
    begin, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(append(table, range(2, 2 + APPENDS)) for table in tables))
    seconds, cpu, moves = time.perf_counter() - begin, time.process_time() - cpu, AT_ONCE * APPENDS
    print(
        f"{AT_ONCE} tables concurrently: {moves / seconds:.0f} moves/s, "
        f"{1000 * cpu / moves:.2f} ms CPU per move"
    )
    begin = time.perf_counter()
    await append(tables[0], range(2 + APPENDS, 2 + 2 * APPENDS))
    print(f"sequentially: {1000 * (time.perf_counter() - begin) / APPENDS:.1f} ms per move")
    await store.close()


# ---------------------------------------------------------------- the command


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print."""
    args = parser().parse_args(given)
    args.sockets = args.games * SEATS if args.sockets is None else args.sockets
    if args.sockets != args.games * SEATS:
        parser().error(f"--sockets must be {SEATS} per game: {args.games * SEATS}")
    _allow_files(args.sockets)
    with ExitStack() as open_things:
        database = args.database
        if database is None:
            folder = open_things.enter_context(tempfile.TemporaryDirectory(prefix="sacbe-load-"))
            database = f"sqlite:///{Path(folder, 'tables.db').as_posix()}"
        if args.store:
            asyncio.run(measure_store(database))
            return 0
        launcher = open_things.enter_context(launching())
        server = open_things.enter_context(server_at(launcher, database, args.profile))
        empty = usage(server.pid).memory
        tables = asyncio.run(open_tables(server.address, args.games))
        jobs = [
            Job(f"http://{HERE}:{server.port}", tables[i :: args.clients], i, args.pictures)
            for i in range(args.clients)
        ]
        crowd = Crowd(jobs)
        open_things.callback(crowd.close)
        crowd.connected(jobs)
        main_phase = Phase("playing", args.rate, args.seconds)
        made, missing = measure(crowd, main_phase, server)
        print_result(made, missing, args, empty)
        if args.highest:
            print_highest(crowd, server, args.rate)
    return 0 if missing == 0 and made.gaps == 0 else 1


def measure(crowd: Crowd, phase: Phase, server: Server) -> tuple[Result, int]:
    """One phase, and how many of its acknowledged moves are lost."""
    reports, used = crowd.play(phase, server.pid)
    progress("reading the log")
    moves = [move for report in reports for move in report.moves]
    missing = lost(server.database, moves)
    progress("")
    return result(phase, reports, used, phase.seconds), missing


def print_result(made: Result, missing: int, args: argparse.Namespace, empty: int) -> None:
    """The table."""
    store = "SQLite" if args.database is None else "PostgreSQL"
    waits = " / ".join(f"{1000 * made.wait(share):.0f}" for share in (0.5, 0.95, 0.99))
    worst = 1000 * max(made.waits, default=float("nan"))
    memory = " / ".join(f"{one / MB:.0f}" for one in (empty, *made.memory))
    rows = {
        "database, games, WebSockets": f"{store}, {args.games}, {args.sockets}",
        "moves requested": f"{made.rate:.0f}/s for {args.seconds:.0f} s",
        "moves acknowledged": f"{made.per_second:.1f}/s ({len(made.waits)})",
        "latency p50 / p95 / p99 / max": f"{waits} / {worst:.0f} ms",
        "mean latency": f"{1000 * statistics.fmean(made.waits or [0]):.1f} ms",
        "lost moves": str(missing),
        "frames with gaps": str(made.gaps),
        "refused, no table available": f"{made.refused}, {made.behind}",
        "pictures": f"{made.pictures:.1f}/s",
        "server CPU": f"{made.cpu:.2f} cores, {1000 * made.cpu / made.per_second:.2f} ms per move",
        "clients CPU": f"{made.clients_cpu:.2f} cores",
        "server memory, empty / start / middle / end": f"{memory} MB",
    }
    print()
    for name, value in rows.items():
        print(f"{name:<45}{value}")


def print_highest(crowd: Crowd, server: Server, rate: float) -> None:
    """Raise the rate until it is too much; if it is already, lower it until it is not."""
    print(f"\n{'rate':>7}{'done/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'cores':>7}{'lost':>6}")
    best, rising = 0.0, True
    while rate >= 1:
        made, missing = measure(crowd, Phase(f"{rate:.0f}/s", rate, STEP_SECONDS), server)
        print(
            f"{rate:>7.0f}{made.per_second:>9.1f}{1000 * made.wait(0.5):>8.0f}"
            f"{1000 * made.wait(0.99):>8.0f}{made.cpu:>7.2f}{missing:>6}",
            flush=True,
        )
        if made.held and not missing:
            best = rate
            if not rising:
                break
            rate *= STEP
        elif best:
            break
        else:
            rate, rising = rate / STEP, False
    print(f"Highest rate with p99 within {1000 * HELD:.0f} ms: {best:.0f}/s")


def _allow_files(sockets: int) -> None:
    """A socket is an open file, here and in the server."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 500
    if soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        if most < wanted:
            sys.exit(
                f"Too few open files allowed: {most} of {wanted}. Raise the limit with ulimit -n."
            )


def parser() -> argparse.ArgumentParser:
    """The options."""
    made = argparse.ArgumentParser(prog="python -m scripts.load", description=__doc__)
    made.formatter_class = argparse.RawDescriptionHelpFormatter
    made.add_argument("--games", type=int, default=500, help="number of games")
    made.add_argument(
        "--sockets", type=int, default=None, help="number of WebSockets; four per game"
    )
    made.add_argument("--rate", type=float, default=250.0, help="total moves per second")
    made.add_argument("--seconds", type=float, default=120.0, help="duration")
    made.add_argument("--clients", type=int, default=2, help="number of client processes")
    made.add_argument("--database", help="URL of PostgreSQL; default: SQLite in a temporary folder")
    made.add_argument("--highest", action="store_true", help="also find the highest rate")
    made.add_argument("--pictures", action="store_true", help="fetch the board for every seat")
    made.add_argument("--store", action="store_true", help="measure the database only")
    made.add_argument("--profile", default="", metavar="FILE", help="profile the server (slower)")
    return made


if __name__ == "__main__":
    sys.exit(main())
