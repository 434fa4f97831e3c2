"""A process of its own that thinks for bots and checks records, so that the server never waits.

Run as `python -m sacbe.server.bot_worker` by thinkers.py and by nobody else. Orders come in on
standard input and answers go out on standard output, each a length and a msgpack body of one of
the closed types below. Whatever else is printed goes to standard error, which the server logs.

It is shown worlds that a bot's seat cannot tell from the true one, never the true one. When its
input ends the server is gone, and it goes too, even in the middle of a thought.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from sacbe.play.errors import RecordError

if TYPE_CHECKING:
    from sacbe.bots import Bot

MAX_FRAME = 8_000_000  # bytes; twice what a record may have
MAX_BOTS = 8  # that are remembered: a tree is kept within a turn
MAX_MEMORY = 1_000_000_000  # bytes that checking a record may take
ADVICE_SIMULATIONS = 4_000  # simulations, if there is time for them
MAX_JUDGED = 12  # choices that advice tells of
LENGTH_BYTES = 4  # bytes, in front of every frame
NICENESS = 5  # people's moves come first


class WorkerMessage(
    msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="type"
):
    """What is said between the server and a worker; an answer has the number of its order."""

    number: int


class ChooseJob(WorkerMessage, frozen=True, tag="think"):
    """Choose for a seat in a position that was re-dealt for it."""

    game: str
    table: str
    seat: int
    level: str
    seed: int  # of the bot
    seconds: float  # for a turn
    position: bytes


class AdviseJob(WorkerMessage, frozen=True, tag="advise"):
    """Judge what a seat may choose in a position that was re-dealt for it."""

    game: str
    seat: int
    seed: int  # of the search
    seconds: float
    position: bytes


class VerifyJob(WorkerMessage, frozen=True, tag="check"):
    """Replay a record that anybody may have made."""

    record: bytes


class ChooseResult(WorkerMessage, frozen=True, tag="chosen"):
    """A bot's choice."""

    action: int


class ActionStats(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a search holds of one choice."""

    action: int
    value: float  # in points; only differences say something
    tries: int
    share: float  # of all tries; where choices are secret, how often it should be made


class Advice(WorkerMessage, frozen=True, tag="advised"):
    """What a search would do, and what it holds of that and of what comes next."""

    judged: list[ActionStats]  # the best first
    line: list[tuple[int, int]]  # who and which action: the choice, and the likeliest way on
    secret: bool  # is it good to choose now this, now that?


class VerifyResult(WorkerMessage, frozen=True, tag="checked"):
    """A record as it was replayed, in JSON."""

    record: bytes


class VerifyError(WorkerMessage, frozen=True, tag="refused"):
    """What is wrong with a record."""

    why: str


Job = ChooseJob | AdviseJob | VerifyJob
JobResult = ChooseResult | Advice | VerifyResult | VerifyError

_pack = msgspec.msgpack.Encoder().encode
read_job: Callable[[bytes], Job] = msgspec.msgpack.Decoder(Job).decode
read_result: Callable[[bytes], JobResult] = msgspec.msgpack.Decoder(JobResult).decode


def encode_frame(message: Job | JobResult) -> bytes:
    """A message as it is sent."""
    body = _pack(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def frame_length(head: bytes) -> int:
    """How long a frame is; ValueError if it is longer than any can be."""
    length = int.from_bytes(head, "big")
    if length > MAX_FRAME:
        raise ValueError(f"A frame of {length} bytes is too long.")
    return length


class JobRunner:
    """Does one order after the other, and remembers the bots it was asked for last."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()
        self.must_restart = False  # it ran out of memory, and what is loaded may be in pieces

    def answer(self, job: Job) -> JobResult:
        """Do it. Bots that fail end the process: the server starts another one."""
        if isinstance(job, ChooseJob):
            return ChooseResult(number=job.number, action=self._choose(job))
        if isinstance(job, AdviseJob):
            return _advise(job)
        return self._check(job)

    def _choose(self, job: ChooseJob) -> int:
        from sacbe.play.game import game

        state = game(job.game).from_bytes(job.position)
        return int(self._bot(job).choose(state, job.seat))

    def _bot(self, job: ChooseJob) -> Bot:
        from sacbe.bots import bot

        key = (job.game, job.table, job.seat, job.level)
        if key not in self._bots:
            self._bots[key] = bot(job.level, job.game, job.seed, seconds=job.seconds)
            if len(self._bots) > MAX_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]

    def _check(self, job: VerifyJob) -> VerifyResult | VerifyError:
        from sacbe.server.records import verify_record

        try:
            with _memory_limit():
                record = msgspec.json.encode(verify_record(job.record))
        except RecordError as error:
            return VerifyError(number=job.number, why=_encodable(str(error)))
        except (ValueError, RecursionError):  # of something that nobody thought of
            traceback.print_exc()
            return VerifyError(number=job.number, why="This is not a Sacbe record.")
        except MemoryError:
            self.must_restart = True
            return VerifyError(
                number=job.number, why="Verifying this record takes too much memory."
            )
        return VerifyResult(number=job.number, record=record)


def _encodable(text: str) -> str:
    """What may quote a record, without the halves of characters that no message can hold."""
    return text.encode("utf-8", "backslashreplace").decode()


def _advise(job: AdviseJob) -> Advice:
    """Search once, without a memory: who asks may have chosen anything before."""
    from sacbe.bots.search import SearchBot
    from sacbe.play.game import game

    rules = game(job.game)
    # A decision may use half of what a turn may take.
    bot = SearchBot(
        rules, job.seed, ADVICE_SIMULATIONS, threads=1, level="strong", seconds=2 * job.seconds
    )
    search_result = bot.search(rules.from_bytes(job.position), job.seat)
    secret = any(choice.strategy > 0 for choice in search_result.choices)
    weights = {c.action: c.strategy if secret else float(c.visits) for c in search_result.choices}
    total = sum(weights.values()) or 1.0
    stats = [
        ActionStats(action=c.action, value=c.value, tries=c.visits, share=weights[c.action] / total)
        for c in search_result.choices
        if c.value is not None
    ]
    # What is drawn in secret may be the second best; advice is the likeliest.
    stats.sort(
        key=lambda one: (secret or one.action == search_result.action, one.share), reverse=True
    )
    best = stats[0].action if stats else search_result.action
    line = search_result.line if best == search_result.action else [(job.seat, best)]
    return Advice(number=job.number, judged=stats[:MAX_JUDGED], line=line, secret=secret)


@contextmanager
def _memory_limit() -> Iterator[None]:
    """Only so much more memory than there is now, where the system can hold a process to that."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + MAX_MEMORY
        soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        lower = most if soft == resource.RLIM_INFINITY else min(soft, most)
        resource.setrlimit(resource.RLIMIT_AS, (lower, hard))
    except (ImportError, OSError, ValueError):
        yield
        return
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _read_jobs(stdin: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    """Take orders in, beside the thinking, until the server is gone."""
    try:
        while len(head := stdin.read(LENGTH_BYTES)) == LENGTH_BYTES:
            jobs.put(read_job(stdin.read(frame_length(head))))
    except (ValueError, OSError):  # what msgspec refuses is a ValueError, too
        traceback.print_exc()
    finally:
        os._exit(0)


def _redirect_stdio() -> tuple[BinaryIO, BinaryIO]:
    """Both ends of the talk with the server, out of reach of whatever reads or prints."""
    stdin, stdout = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(stdin, "rb"), os.fdopen(stdout, "wb")


def main() -> None:
    """Work until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the server to decide
    with suppress(OSError):
        os.nice(NICENESS)
    stdin, stdout = _redirect_stdio()
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_read_jobs, args=(stdin, jobs), daemon=True).start()
    runner = JobRunner()
    while True:
        answer = runner.answer(jobs.get())
        try:
            stdout.write(encode_frame(answer))
            stdout.flush()
        except OSError:
            os._exit(0)
        if runner.must_restart:
            sys.exit(1)


if __name__ == "__main__":
    main()
