"""A client process of the load test (`scripts/load.py`): plays random moves at its tables."""

from __future__ import annotations

import asyncio
import random
import time
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sacbe.server.packing import unpack_after
from tests.server.survival.clients import Table, open_table

SEATS = 4


# ---------------------------------------------------------------- frames


class Choice(msgspec.Struct):
    """One of the legal choices."""

    action: int


class View(msgspec.Struct):
    """The part of a view that is needed to play random actions."""

    legal: list[Choice]
    status: str


class EventFrame(msgspec.Struct):
    """An event."""

    version: int


class Frame(msgspec.Struct):
    """A change, an answer or a problem."""

    type: str = ""
    version: int = 0
    command_id: str = ""
    events: list[EventFrame] = []
    view: View | None = None
    error: str = ""
    answer: Frame | None = None  # of a page: the answer to its command


FRAMES = msgspec.json.Decoder(Frame)


# ---------------------------------------------------------------- the process


class Job(NamedTuple):
    """The work of one client process."""

    address: str
    tables: list[dict[str, Any]]
    seed: int
    pages: bool
    renew: bool  # replace finished games


class Phase(NamedTuple):
    """A phase of the measurement: duration and rate (moves per second)."""

    name: str
    rate: float
    seconds: float


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged as stored."""

    table: str
    version: int
    seat: int
    action: int
    wait: float  # seconds


class Report(NamedTuple):
    """The result of a phase in one client process."""

    moves: list[Acknowledged]
    due: int
    rejected: int
    gaps: int  # frames with missing events
    behind: int  # moves that were due while no table was ready
    frame_bytes: list[int]  # of every change frame
    click_bytes: list[int]  # of a page's command and the frame that answers it
    finished: int  # games played to their end, in all phases so far
    cpu: float


class Player:
    """Four sockets at a table, those of programs or of pages."""

    def __init__(self, table: Table, game_name: str, rng: random.Random, pages: bool) -> None:
        self._game, self._rng, self._pages = game_name, rng, pages
        self.frame_bytes: list[int] = []
        self.click_bytes: list[int] = []
        self._sent_bytes = 0
        self.gaps = self.rejected = self.renewed = self._names = 0
        self.moves: list[Acknowledged] = []
        self._begin(table)

    def _begin(self, table: Table) -> None:
        """The state at a new table."""
        self.table = table
        self._before = [b""] * SEATS  # the last change of every seat
        self.links: list[ClientConnection] = []
        self.versions = [1] * SEATS
        self.legal: list[list[Choice]] = [[] for _ in range(SEATS)]
        self.waiting: tuple[float, int, int] | None = None  # start time, seat and action
        self.last = 1  # the last acknowledged version
        self.over = False

    async def renew(self) -> None:
        """Leave the finished game and open a new one."""
        self.close()
        self.renewed += 1
        seed = self._rng.getrandbits(30)
        self._begin(await open_table(self.table.address, self._game, "l" * SEATS, seed=seed))
        await self.connect()

    def close(self) -> None:
        """Close all sockets."""
        for task in self._reading:
            task.cancel()
        for link in self.links:
            link.transport.abort()

    async def connect(self) -> None:
        """Connect all seats."""
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
            if self._pages:
                hello |= {"page": True, "board": False, "steps": True, "dictionary": True}
            await link.send(msgspec.json.encode(hello).decode())
            self.handle_frame(seat, await link.recv())
            self.links.append(link)
        self._reading = [asyncio.create_task(self.read(seat)) for seat in range(SEATS)]

    async def read(self, seat: int) -> None:
        """Handle all frames of a seat."""
        async for raw in self.links[seat]:
            self.handle_frame(seat, raw)

    def handle_frame(self, seat: int, raw: str | bytes) -> None:
        """Handle one frame."""
        content = unpack_after(raw, self._before[seat]) if isinstance(raw, bytes) else raw
        frame = FRAMES.decode(content)
        if frame.type == "change":
            self._before[seat] = content if isinstance(content, bytes) else b""
            self.frame_bytes.append(len(raw))
            if not self._pages:
                versions = [event.version for event in frame.events]
                self.gaps += versions != list(range(self.versions[seat] + 1, frame.version + 1))
            self.versions[seat] = frame.version
            assert frame.view is not None
            self.legal[seat] = frame.view.legal
            self.over = frame.view.status != "playing"
            if frame.answer is not None:
                self.click_bytes.append(self._sent_bytes + len(raw))
                self._handle_answer(frame.answer)
        elif frame.type == "done":
            self._handle_answer(frame)
        elif self.waiting is not None:
            self.waiting = None
            self.rejected += 1

    def _handle_answer(self, answer: Frame) -> None:
        if self.waiting is None:
            return
        since, player, action = self.waiting
        self.waiting = None
        self.last = answer.version
        wait = time.perf_counter() - since
        self.moves.append(Acknowledged(self.table.table, answer.version, player, action, wait))

    @property
    def is_ready(self) -> bool:
        """True if a seat can act and all seats have received the last move."""
        return (
            self.waiting is None
            and not self.over
            and any(self.legal)
            and min(self.versions) >= self.last
        )

    async def choose(self, due: float) -> None:
        """Play a random action."""
        seat = self._rng.choice([seat for seat, legal in enumerate(self.legal) if legal])
        action = self._rng.choice(self.legal[seat]).action
        self._names += 1
        self.waiting = (due, seat, action)
        frame = {
            "command_id": f"c{self._names}",
            "expected_version": self.versions[seat],
            "command": {"type": "play", "seat": seat, "action": action},
        }
        raw = msgspec.json.encode(frame)
        self._sent_bytes = len(raw)
        await self.links[seat].send(raw.decode())


def client(job: Job, pipe: Connection) -> None:
    """The main function of a client process."""
    asyncio.run(_client(job, pipe))


async def _client(job: Job, pipe: Connection) -> None:
    rng = random.Random(job.seed)
    players = [
        Player(Table(job.address, opened), opened["game"], rng, job.pages) for opened in job.tables
    ]
    for i, player in enumerate(players):
        await player.connect()
        pipe.send(i + 1)
    while (phase := await asyncio.to_thread(pipe.recv)) is not None:
        pipe.send(await _phase(phase, players, rng, pipe, job.renew))
    for player in players:
        player.close()


async def _phase(
    phase: Phase, players: list[Player], rng: random.Random, pipe: Connection, renew: bool
) -> Report:
    due, behind, begin = 0, 0, time.perf_counter()
    cpu = time.process_time()
    for player in players:
        player.frame_bytes = []  # without the first frames, which are complete
    queue = list(players)
    rng.shuffle(queue)
    last_report = begin
    move_count = int(phase.rate * phase.seconds)
    while due < move_count:
        at = begin + due / phase.rate
        now = time.perf_counter()
        if now < at:
            await asyncio.sleep(min(at - now, 0.005))
            continue
        for _ in range(len(queue)):  # the next table that is ready
            player = queue.pop(0)
            queue.append(player)
            if renew and player.over and player.waiting is None:
                await player.renew()
            if player.is_ready:
                await player.choose(at)
                break
        else:
            behind += 1
        due += 1
        if now - last_report >= 1:
            last_report = now
            pipe.send((due, sum(len(player.moves) for player in players)))
        if due % 16 == 0:
            await asyncio.sleep(0)
    for _ in range(500):  # wait for the last acknowledgements,
        if all(player.waiting is None for player in players):
            break
        await asyncio.sleep(0.01)
    for _ in range(500):  # and for the frames of the other seats
        if all(len(set(player.versions)) == 1 for player in players):
            break
        await asyncio.sleep(0.01)
    moves = [move for player in players for move in player.moves]
    gaps = sum(player.gaps for player in players)
    gaps += sum(len(set(player.versions)) != 1 for player in players)
    rejected = sum(player.rejected for player in players)
    frames = [size for player in players for size in player.frame_bytes]
    clicks = [size for player in players for size in player.click_bytes]
    finished = sum(player.renewed + player.over for player in players)
    for player in players:
        player.moves, player.gaps, player.rejected = [], 0, 0
        player.frame_bytes, player.click_bytes = [], []
    cpu = time.process_time() - cpu
    return Report(moves, due, rejected, gaps, behind, frames, clicks, finished, cpu)
