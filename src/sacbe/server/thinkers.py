"""A pool of processes (worker.py) that think for bots and check records.

Who asks waits in line, and when it is his turn is handed an idle worker, if there is one the one
that has thought for this seat before. Tables take turns, so that nobody's many tables keep all
others waiting; those where only bots play come after those where people wait. A worker that dies,
says what makes no sense or takes far too long is ended and another one takes its place; a bot's
turn is then asked once more, a record that may have done the harm is not. A thought cannot be
interrupted: who stops waiting leaves a worker that may finish it, but is ended if that takes long.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
import structlog

from sacbe.bots import names
from sacbe.play.errors import RecordError
from sacbe.play.records import MOST_BYTES, decode
from sacbe.play.state import State
from sacbe.server.worker import (
    LENGTH,
    MOST_BOTS,
    Advise,
    Advised,
    Answer,
    Check,
    Checked,
    Chosen,
    Order,
    Refused,
    Think,
    framed,
    length_of,
    read_answer,
)

MOST_WAITING = 1_000  # jobs in line
MOST_TRIES = 2  # for a bot's turn; everything else is tried once
MOST_SERVED = 10_000  # tables whose last turn is remembered
# Seconds for a thought that nobody waits for any more: to start a process costs as much.
GRACE = 5.0
TIMES_LATE = 10  # so many times the seconds of a turn, then something is wrong
CHECK_SECONDS = 30.0  # for a record; most take a hundredth of a second
SLACK = 10.0  # seconds, for a busy machine
FIRST_TIME = 300.0  # seconds; the very first time rules and bots of a game are compiled
MOST_LOGGED = 10_000  # characters that one worker may write to the log

# -P: what lies in the folder where the server was started is none of its business.
COMMAND = [sys.executable, "-P", "-m", "sacbe.server.worker"]

log = structlog.get_logger("sacbe.thinkers")


class ThinkerFailed(RuntimeError):
    """No worker could do the job."""


class TooBusy(ThinkerFailed):
    """Too many jobs wait already."""


class _Broken(Exception):
    """A worker cannot be used any more."""


Seat = tuple[str, int]  # of which table


class _Place(NamedTuple):
    """Where somebody stands in line. The lowest comes first."""

    rank: int  # 0 for who was let down by a worker, 1 where people wait, 2 for bots alone
    table: str  # what takes turns: a table, or all hints, or all records


class _Waiting(NamedTuple):
    """Somebody in line."""

    place: _Place
    seat: Seat | None
    turn: asyncio.Future[_Worker]


class Thinkers:
    """The pool. Processes are started when they are needed first, and stay."""

    def __init__(self, workers: int, seconds_a_turn: float = 2.0) -> None:
        if workers < 1:
            raise ValueError(f"The number of bot processes must be at least 1, not {workers}.")
        self._most = workers
        self._seconds = seconds_a_turn
        self._open = False
        self._idle: list[_Worker] = []  # used last, last
        self._busy: set[_Worker] = set()
        self._line: list[_Waiting] = []  # in the order in which they came
        self._served: OrderedDict[str, int] = OrderedDict()  # how many had been before a table was
        self._turns = 0
        self._ending: set[asyncio.Task[None]] = set()
        self._numbers = 0
        # Bots have seeds that nobody outside can know, or their secret choices could be foretold.
        self._key = secrets.token_bytes(32)

    # ------------------------------------------------------------ what it is for

    async def start(self) -> None:
        """Be ready; nothing is waited for."""
        self._open = True

    async def close(self) -> None:
        """End all workers. Who still waits gets a ThinkerFailed."""
        self._open = False
        for waiting in self._line:
            if not waiting.turn.done():
                waiting.turn.set_exception(_closed())
        self._line.clear()
        for worker in [*self._idle, *self._busy]:
            self._end(worker)
        while self._ending:
            await asyncio.gather(*self._ending)

    async def choose(
        self, table: str, seat: int, level: str, state: State, *, awaited: bool = True
    ) -> int:
        """A bot's choice for a seat that owes one. It is shown a world re-dealt for its seat. If no
        person awaits it, it may be later."""
        if level not in names():
            raise ValueError(f"Unknown bot {level!r}.")
        if seat not in state.players_to_act:
            raise ValueError(f"Seat {seat!r} is not to move.")
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        order = Think(
            number=self._next_number(),
            game=state.game.name,
            table=table,
            seat=seat,
            level=level,
            seed=self._seed(table, seat),
            seconds=self._seconds,
            position=state.determinize(seat, secrets.randbits(62)).to_bytes(),
        )

        def fits(answer: Answer) -> bool:
            return isinstance(answer, Chosen) and answer.action in legal

        answer = await self._do(order, fits, awaited)
        assert isinstance(answer, Chosen)
        return answer.action

    async def advise(self, seat: int, state: State, seconds: float) -> Advised:
        """What a search would do for a seat that owes a choice, in about so many seconds. It is
        shown a world re-dealt for its seat."""
        if seat not in state.players_to_act:
            raise ValueError(f"Seat {seat!r} is not to move.")
        legal = state.legal_actions(seat)
        order = Advise(
            number=self._next_number(),
            game=state.game.name,
            seat=seat,
            seed=secrets.randbits(53),
            seconds=seconds,
            position=state.determinize(seat, secrets.randbits(62)).to_bytes(),
        )

        def fits(answer: Answer) -> bool:
            if not isinstance(answer, Advised) or not answer.line:
                return False
            return {one.action for one in answer.judged} | {answer.line[0][1]} <= set(legal)

        answer = await self._do(order, fits)
        assert isinstance(answer, Advised)
        return answer

    async def verify(self, record: bytes) -> dict[str, Any]:
        """A record that anybody may have made, replayed in limits; RecordError if it is refused."""
        if len(record) > MOST_BYTES:
            raise RecordError(
                f"This record is too large: the limit is {MOST_BYTES // 1_000_000} MB."
            )

        def fits(answer: Answer) -> bool:
            return isinstance(answer, Checked | Refused)

        try:
            answer = await self._do(Check(number=self._next_number(), record=record), fits)
        except TimeoutError:
            raise RecordError("Verifying this record takes too long.") from None
        except _Broken:  # by this record, perhaps: nobody is to be asked to try again
            raise RecordError("This record cannot be verified.") from None
        if isinstance(answer, Refused):
            raise RecordError(answer.why)
        assert isinstance(answer, Checked)
        decode(answer.record)  # or it is none
        verified: dict[str, Any] = msgspec.json.decode(answer.record)
        return verified

    # ------------------------------------------------------------ what can be seen of it

    @property
    def waiting(self) -> int:
        """How many jobs are in line."""
        return len(self._line)

    @property
    def working(self) -> int:
        """How many workers are in the middle of a job."""
        return len(self._busy)

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        workers = (*self._idle, *self._busy)
        return [worker.pid for worker in workers if worker.pid is not None]

    # ------------------------------------------------------------ one job

    async def _do(
        self, order: Order, fits: Callable[[Answer], bool], awaited: bool = True
    ) -> Answer:
        """Have it done by whoever can; of a record TimeoutError or _Broken says why not."""
        tries = MOST_TRIES if isinstance(order, Think) else 1
        place, why = _Place(1 if awaited else 2, _table(order)), ""
        for _ in range(tries):
            worker = await self._hire(place, _seat(order))
            try:
                return await self._ask(worker, order, fits)
            except (_Broken, TimeoutError) as error:
                self._end(worker)
                why = str(error) or "timed out"
                log.warning("bot process failed", job=_kind(order), why=why)
                if isinstance(order, Check):
                    raise
                place = place._replace(rank=0)
        raise ThinkerFailed(f"Failed after {tries} attempts: {why}")

    async def _ask(self, worker: _Worker, order: Order, fits: Callable[[Answer], bool]) -> Answer:
        """What a worker answers; then it is free, unless it failed."""
        asking = asyncio.ensure_future(worker.ask(order))
        try:
            async with asyncio.timeout(self._limit(worker, order)):
                answer = await asyncio.shield(asking)
        except TimeoutError:
            asking.cancel()
            raise
        except asyncio.CancelledError:  # nobody waits any more
            self._soon(self._let_finish(worker, asking))
            raise
        if not fits(answer):
            raise _Broken("unexpected answer")
        worker.keep_in_mind(_kind(order), _seat(order))
        self._release(worker)
        return answer

    async def _let_finish(self, worker: _Worker, asking: asyncio.Future[Answer]) -> None:
        """Somebody who comes and goes again and again must not cost a process each time."""
        await asyncio.wait([asking], timeout=GRACE)
        if asking.done() and asking.exception() is None:
            self._release(worker)
        else:
            asking.cancel()
            self._end(worker)

    def _limit(self, worker: _Worker, order: Order) -> float:
        """Seconds after which something must be wrong."""
        most = SLACK if worker.knows(_kind(order)) else FIRST_TIME
        if isinstance(order, Check):
            return most + CHECK_SECONDS
        return most + TIMES_LATE * (order.seconds if isinstance(order, Advise) else self._seconds)

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _seed(self, table: str, seat: int) -> int:
        said = f"{table} {seat}".encode()
        return int.from_bytes(hashlib.blake2b(said, digest_size=7, key=self._key).digest(), "big")

    # ------------------------------------------------------------ the line

    async def _hire(self, place: _Place, seat: Seat | None) -> _Worker:
        """A worker for a job, when it is its turn."""
        if not self._open:
            raise _closed()
        if len(self._line) >= MOST_WAITING and place.rank > 0:
            raise TooBusy(f"Too many waiting bot jobs: {MOST_WAITING}.")
        waiting = _Waiting(place, seat, asyncio.get_running_loop().create_future())
        self._line.append(waiting)
        self._hand_out()
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._line:
                self._line.remove(waiting)
            elif not waiting.turn.cancelled() and waiting.turn.exception() is None:
                self._release(waiting.turn.result())  # handed over at this very moment
            raise

    def _hand_out(self) -> None:
        """Workers that are free to those whose turn it is."""
        self._line = [waiting for waiting in self._line if not waiting.turn.done()]
        while self._line:
            first = min(self._line, key=self._order)
            worker = self._free(first.seat)
            if worker is None:
                return
            self._line.remove(first)
            self._serve(first.place.table)
            first.turn.set_result(worker)

    def _order(self, waiting: _Waiting) -> tuple[int, int]:
        """Of two, the table that was served longer ago; of one table, or of new ones, who came
        first."""
        return waiting.place.rank, self._served.get(waiting.place.table, 0)

    def _serve(self, table: str) -> None:
        self._turns += 1
        self._served[table] = self._turns
        self._served.move_to_end(table)
        if len(self._served) > MOST_SERVED:
            self._served.popitem(last=False)

    def _free(self, seat: Seat | None) -> _Worker | None:
        """A worker that is busy from now on: who knows the seat, any other, a new one."""
        for worker in [worker for worker in self._idle if worker.is_dead]:
            self._end(worker)
        if self._idle:
            worker = next((w for w in self._idle if w.remembers(seat)), self._idle[-1])
            self._idle.remove(worker)
        elif len(self._busy) < self._most and self._open:
            worker = _Worker()
        else:
            return None
        self._busy.add(worker)
        return worker

    def _release(self, worker: _Worker) -> None:
        """A worker has nothing to do any more."""
        if worker in self._busy:  # else it was ended meanwhile
            self._busy.discard(worker)
            self._idle.append(worker)
            self._hand_out()

    def _end(self, worker: _Worker) -> None:
        """Do without a worker from now on."""
        if worker in self._idle:
            self._idle.remove(worker)
        self._busy.discard(worker)
        self._soon(worker.end())
        asyncio.get_running_loop().call_soon(self._hand_out)

    def _soon(self, ending: Coroutine[None, None, None]) -> None:
        """Something that closing waits for."""
        task = asyncio.get_running_loop().create_task(ending)
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


def _closed() -> ThinkerFailed:
    return ThinkerFailed("The bot processes have been stopped.")


def _kind(order: Order) -> str:
    """What has to be loaded for it."""
    match order:
        case Think(game=game, level=level):
            return f"{game} {level}"
        case Advise(game=game):
            return f"{game} advice"
    return "check"


def _seat(order: Order) -> Seat | None:
    """Whose bot is kept in mind for it."""
    return (order.table, order.seat) if isinstance(order, Think) else None


def _table(order: Order) -> str:
    """What takes turns with others for it."""
    return order.table if isinstance(order, Think) else type(order).__name__


class _Worker:
    """One process, as the server sees it; started with its first job."""

    def __init__(self) -> None:
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._logging: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        self._is_ended = False
        self._known: set[str] = set()
        self._seats: OrderedDict[Seat, None] = OrderedDict()  # that it has a bot for

    @property
    def pid(self) -> int | None:
        """Of the process, if it is there."""
        return None if self._process is None or self.is_dead else self._process.pid

    @property
    def is_dead(self) -> bool:
        """Was it started, and is gone?"""
        return self._process is not None and self._process.returncode is not None

    def knows(self, kind: str) -> bool:
        """Has it done such a job before?"""
        return kind in self._known

    def remembers(self, seat: Seat | None) -> bool:
        """Has it thought for this seat?"""
        return seat in self._seats

    def keep_in_mind(self, kind: str, seat: Seat | None) -> None:
        """It has done a job, and keeps the bot as long as there are not too many others."""
        self._known.add(kind)
        if seat is not None:
            self._seats[seat] = None
            self._seats.move_to_end(seat)
            if len(self._seats) > MOST_BOTS:
                self._seats.popitem(last=False)

    async def ask(self, order: Order) -> Answer:
        """The answer to an order; whatever goes wrong is _Broken."""
        try:
            async with self._asking:
                answer = await self._talk(order)
        except EOFError:
            raise _Broken("the process has exited") from None
        except (OSError, ValueError) as error:
            raise _Broken(str(error)) from None
        if answer.number != order.number:
            raise _Broken("answer to a different request")
        return answer

    async def _talk(self, order: Order) -> Answer:
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        # Starting goes on if nobody waits any more, or half a process would be left behind.
        process = await asyncio.shield(self._starting)
        if self._is_ended:
            raise EOFError
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(order))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH)
        return read_answer(await process.stdout.readexactly(length_of(head)))

    async def _start(self) -> asyncio.subprocess.Process:
        """In a session of its own: what is typed at the server's terminal is not for it."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        self._logging = asyncio.create_task(_log(self._process))
        return self._process

    async def end(self) -> None:
        """Kill it, and wait until nothing of it is left."""
        self._is_ended = True
        self._kill()
        async with self._asking:  # whoever asks is let down by now
            if self._starting is None:
                return
            await asyncio.wait([self._starting])
            if self._starting.exception() is not None:
                return
            assert self._process is not None
            assert self._logging is not None
            self._kill()
            assert self._process.stdout is not None
            while await self._process.stdout.read(65_536):
                pass  # only then nothing holds the process back
            await self._logging
            await self._process.wait()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()


async def _log(process: asyncio.subprocess.Process) -> None:
    """What a worker prints goes to the server's log, up to a bound."""
    assert process.stderr is not None
    left = MOST_LOGGED
    while chunk := await process.stderr.read(4096):
        for line in chunk.decode(errors="replace").splitlines():
            if left > 0 and line.strip():
                log.warning("bot process output", pid=process.pid, text=line[:left])
                left -= len(line)
