"""A worker process for bots and for verifying records, so that the server never blocks.

Run as `python -m sacbe.server.bot_worker` by bot_process.py. Jobs arrive on standard input and
results are written to standard output, each as a length and a msgpack body of one of the types
below. Other output goes to standard error, which the server logs.

A worker gets determinizations for a bot's seat, never the true position. It exits when its input
ends, even in the middle of a job.
"""

from __future__ import annotations

import os
import secrets
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
from sacbe.review.model import Depth

if TYPE_CHECKING:
    from sacbe.bots import Bot
    from sacbe.play.game import Game

MAX_FRAME = 8_000_000  # bytes; twice the limit of a record
MAX_BOTS = 8  # cached bots; each keeps its tree within a turn
MAX_MEMORY = 1_000_000_000  # bytes for verifying a record
ADVICE_SIMULATIONS = 4_000  # if there is time
MAX_JUDGED = 12  # actions in an advice
REVIEW_SEED = 0
LENGTH_BYTES = 4  # length prefix of a frame
NICENESS = 5  # moves of people come first


class WorkerMessage(
    msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="type"
):
    """A message between server and worker; a result has the number of its job."""

    number: int


class ChooseJob(WorkerMessage, frozen=True, tag="think"):
    """Choose for a seat in a determinization."""

    game: str
    table: str
    seat: int
    level: str
    seed: int  # of the bot
    seconds: float  # for a turn
    position: bytes


class AdviseJob(WorkerMessage, frozen=True, tag="advise"):
    """Evaluate the choices of a seat in a determinization."""

    game: str
    seat: int
    seed: int  # of the search
    seconds: float
    position: bytes


class VerifyJob(WorkerMessage, frozen=True, tag="check"):
    """Replay an untrusted record."""

    record: bytes


class ChooseResult(WorkerMessage, frozen=True, tag="chosen"):
    """A bot's choice, and the next ones in the same turn: `bots.base.NextAction`."""

    action: int
    further: list[tuple[int, bytes]] = []


class ActionStats(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a search found about one action."""

    action: int
    value: float  # in points; only differences say something
    tries: int
    share: float  # of all simulations; for secret choices, the probability
    line: list[tuple[int, int]] = []  # player and action: it and its most likely continuation


class Advice(WorkerMessage, frozen=True, tag="advised"):
    """The evaluation of a search: its statistics and its main line."""

    judged: list[ActionStats]  # the best first
    line: list[tuple[int, int]]  # player and action: the choice and the most likely continuation
    secret: bool  # is a mixed strategy better?


class VerifyResult(WorkerMessage, frozen=True, tag="checked"):
    """A verified record as JSON."""

    record: bytes


class VerifyError(WorkerMessage, frozen=True, tag="refused"):
    """Why a record is invalid."""

    why: str


class ReviewJob(WorkerMessage, frozen=True, tag="review"):
    """Continue the review of a finished game for some seconds."""

    game: str
    record: bytes
    depth: Depth
    seconds: float
    draft: bytes  # JSON of review.model.Draft; empty: begin with the quick curve


class ReviewStep(WorkerMessage, frozen=True, tag="reviewed"):
    """The draft or the complete review, as JSON; neither while the rules are not compiled."""

    draft: bytes = b""
    review: bytes = b""


class CompareJob(WorkerMessage, frozen=True, tag="compare"):
    """Compare a turn with a better one, from what its seat knew."""

    game: str
    seat: int
    moves: int  # that were played before it
    position: bytes  # a determinization for the seat
    played: list[int]
    better: list[int]  # empty: the turn of the search


class CompareResult(WorkerMessage, frozen=True, tag="compared"):
    """JSON of review.model.Comparison; empty while the rules are not compiled."""

    comparison: bytes = b""


Job = ChooseJob | AdviseJob | VerifyJob | ReviewJob | CompareJob
JobResult = ChooseResult | Advice | VerifyResult | VerifyError | ReviewStep | CompareResult

pack_message: Callable[[Job | JobResult], bytes] = msgspec.msgpack.Encoder().encode
read_job: Callable[[bytes], Job] = msgspec.msgpack.Decoder(Job).decode
read_result: Callable[[bytes], JobResult] = msgspec.msgpack.Decoder(JobResult).decode


def encode_frame(message: Job | JobResult) -> bytes:
    """Encode a message with its length."""
    body = pack_message(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def frame_length(head: bytes) -> int:
    """The length of a frame; ValueError if it exceeds the limit."""
    length = int.from_bytes(head, "big")
    if length > MAX_FRAME:
        raise ValueError(f"A frame of {length} bytes is too long.")
    return length


class JobRunner:
    """Runs jobs one after the other and caches the last used bots."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()
        self.must_restart = False  # it ran out of memory, so loaded modules may be broken

    def answer(self, job: Job) -> JobResult:
        """Run a job. An exception ends the process, and the server starts another one."""
        if isinstance(job, ChooseJob):
            return self._choose(job)
        if isinstance(job, AdviseJob):
            return _advise(job)
        if isinstance(job, ReviewJob):
            return _review(job)
        if isinstance(job, CompareJob):
            return _compare(job)
        return self._check(job)

    def _choose(self, job: ChooseJob) -> ChooseResult:
        from sacbe.bots.base import ask_turn
        from sacbe.play.game import game_of_position

        rules = game_of_position(job.position)
        rules.use_compiled()
        state = rules.from_bytes(job.position)
        bot = self._bot(job, rules)
        action, further = ask_turn(bot, state, job.seat, lambda: secrets.randbits(62))
        return ChooseResult(
            number=job.number,
            action=int(action),
            further=[(int(one.action), one.expected) for one in further],
        )

    def _bot(self, job: ChooseJob, rules: Game) -> Bot:
        from sacbe.bots import bot

        key = (job.game, job.table, job.seat, job.level)
        if key not in self._bots:
            self._bots[key] = bot(job.level, rules, job.seed, seconds=job.seconds)
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
        except (ValueError, RecursionError):  # an unforeseen error of the record
            traceback.print_exc()
            return VerifyError(number=job.number, why="This is not a Sacbe record.")
        except MemoryError:
            self.must_restart = True
            return VerifyError(
                number=job.number, why="Verifying this record takes too much memory."
            )
        return VerifyResult(number=job.number, record=record)


def _encodable(text: str) -> str:
    """Escape lone surrogates from a quoted record, which no message can contain."""
    return text.encode("utf-8", "backslashreplace").decode()


def _advise(job: AdviseJob) -> Advice:
    """Search without a cached tree, because the player may have chosen anything before."""
    from sacbe.bots.search import SearchBot
    from sacbe.play.game import game_of_position

    rules = game_of_position(job.position)
    if not rules.use_compiled():
        return _advise_greedy(job, rules)
    # A decision may use half of the seconds of a turn.
    bot = SearchBot(
        rules, job.seed, ADVICE_SIMULATIONS, threads=1, level="strong", seconds=2 * job.seconds
    )
    search_result = bot.search(rules.from_bytes(job.position), job.seat)
    secret = any(choice.strategy > 0 for choice in search_result.choices)
    weights = {c.action: c.strategy if secret else float(c.visits) for c in search_result.choices}
    total = sum(weights.values()) or 1.0
    stats = [
        ActionStats(
            action=c.action,
            value=c.value,
            tries=c.visits,
            share=weights[c.action] / total,
            line=search_result.lines.get(c.action, []),
        )
        for c in search_result.choices
        if c.value is not None
    ]
    # A secret choice is sampled, so it may be the second best; the advice is the most likely one.
    stats.sort(
        key=lambda one: (secret or one.action == search_result.action, one.share), reverse=True
    )
    best = stats[0].action if stats else search_result.action
    line = search_result.line if best == search_result.action else [(job.seat, best)]
    return Advice(number=job.number, judged=stats[:MAX_JUDGED], line=line, secret=secret)


def _review(job: ReviewJob) -> ReviewStep:
    """Continue a review. Uncompiled it would take hours, so it waits for the compiled rules."""
    from sacbe.play.table import replay
    from sacbe.review.analysis import advance
    from sacbe.review.model import Draft, Review

    if not replay(job.record).game.use_compiled():
        return ReviewStep(number=job.number)
    draft = msgspec.json.decode(job.draft, type=Draft) if job.draft else None
    step = advance(replay(job.record), job.depth, REVIEW_SEED, draft, job.seconds)
    if isinstance(step, Review):
        return ReviewStep(number=job.number, review=msgspec.json.encode(step))
    return ReviewStep(number=job.number, draft=msgspec.json.encode(step))


def _compare(job: CompareJob) -> CompareResult:
    """Compare two turns, once the rules are compiled."""
    from sacbe.play.game import game_of_position
    from sacbe.review.judge import compare

    rules = game_of_position(job.position)
    if not rules.use_compiled():
        return CompareResult(number=job.number)
    state = rules.from_bytes(job.position)
    turns = tuple(job.played), tuple(job.better) or None
    result = compare(state, job.seat, job.moves, *turns, seed=REVIEW_SEED)
    return CompareResult(number=job.number, comparison=msgspec.json.encode(result))


def _advise_greedy(job: AdviseJob, rules: Game) -> Advice:
    """The choice of the greedy bot, while the rules are not compiled and a search is too slow."""
    from sacbe.bots.greedy import GreedyBot

    action = GreedyBot(rules, job.seed).choose(rules.from_bytes(job.position), job.seat)
    stats = [ActionStats(action=action, value=0.0, tries=1, share=1.0)]
    return Advice(number=job.number, judged=stats, line=[(job.seat, action)], secret=False)


@contextmanager
def _memory_limit() -> Iterator[None]:
    """Limit the memory that may be added, on systems that support it."""
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
    """Read jobs in a thread until the server is gone."""
    try:
        while len(head := stdin.read(LENGTH_BYTES)) == LENGTH_BYTES:
            jobs.put(read_job(stdin.read(frame_length(head))))
    except (ValueError, OSError):  # including msgspec's errors
        traceback.print_exc()
    finally:
        os._exit(0)


def _redirect_stdio() -> tuple[BinaryIO, BinaryIO]:
    """Take the pipes to the server away from standard input and output, so that no other code can
    read or print there."""
    stdin, stdout = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(stdin, "rb"), os.fdopen(stdout, "wb")


def main() -> None:
    """Run jobs until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides
    with suppress(OSError):
        os.nice(NICENESS)
    stdin, stdout = _redirect_stdio()
    from sacbe.bots.interim import begin_interpreted

    begin_interpreted()
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
