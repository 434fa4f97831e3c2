"""A process of its own that thinks for bots and checks records, so that the server never waits.

Run as `python -m sacbe.server.worker` by thinkers.py and by nobody else. Orders come in on
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

MOST_FRAME = 8_000_000  # bytes; twice what a record may have
MOST_BOTS = 8  # that are remembered: a tree is kept within a turn
MOST_MEMORY = 1_000_000_000  # bytes that checking a record may take
ADVICE_TRIES = 4_000  # simulations, if there is time for them
MOST_JUDGED = 12  # choices that advice tells of
LENGTH = 4  # bytes, in front of every frame
NICER = 5  # people's moves come first


class Message(
    msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="type"
):
    """What is said between the server and a worker; an answer has the number of its order."""

    number: int


class Think(Message, frozen=True, tag="think"):
    """Choose for a seat in a position that was re-dealt for it."""

    game: str
    table: str
    seat: int
    level: str
    seed: int  # of the bot
    seconds: float  # for a turn
    position: bytes


class Advise(Message, frozen=True, tag="advise"):
    """Judge what a seat may choose in a position that was re-dealt for it."""

    game: str
    seat: int
    seed: int  # of the search
    seconds: float
    position: bytes


class Check(Message, frozen=True, tag="check"):
    """Replay a record that anybody may have made."""

    record: bytes


class Chosen(Message, frozen=True, tag="chosen"):
    """A bot's choice."""

    action: int


class Judged(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a search holds of one choice."""

    action: int
    value: float  # in points; only differences say something
    tries: int
    share: float  # of all tries; where choices are secret, how often it should be made


class Advised(Message, frozen=True, tag="advised"):
    """What a search would do, and what it holds of that and of what comes next."""

    judged: list[Judged]  # the best first
    line: list[tuple[int, int]]  # who and which action: the choice, and the likeliest way on
    secret: bool  # is it good to choose now this, now that?


class Checked(Message, frozen=True, tag="checked"):
    """A record as it was replayed, in JSON."""

    record: bytes


class Refused(Message, frozen=True, tag="refused"):
    """What is wrong with a record."""

    why: str


Order = Think | Advise | Check
Answer = Chosen | Advised | Checked | Refused

_pack = msgspec.msgpack.Encoder().encode
read_order: Callable[[bytes], Order] = msgspec.msgpack.Decoder(Order).decode
read_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Order | Answer) -> bytes:
    """A message as it is sent."""
    body = _pack(message)
    return len(body).to_bytes(LENGTH, "big") + body


def length_of(head: bytes) -> int:
    """How long a frame is; ValueError if it is longer than any can be."""
    length = int.from_bytes(head, "big")
    if length > MOST_FRAME:
        raise ValueError(f"A frame of {length} bytes is too long.")
    return length


class Desk:
    """Does one order after the other, and remembers the bots it was asked for last."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, int, str], Bot] = OrderedDict()
        self.is_worn_out = False  # it ran out of memory, and what is loaded may be in pieces

    def answer(self, order: Order) -> Answer:
        """Do it. Bots that fail end the process: the server starts another one."""
        if isinstance(order, Think):
            return Chosen(number=order.number, action=self._choose(order))
        if isinstance(order, Advise):
            return _advise(order)
        return self._check(order)

    def _choose(self, order: Think) -> int:
        from sacbe.play.game import game

        state = game(order.game).from_bytes(order.position)
        return int(self._bot(order).choose(state, order.seat))

    def _bot(self, order: Think) -> Bot:
        from sacbe.bots import bot

        key = (order.game, order.table, order.seat, order.level)
        if key not in self._bots:
            self._bots[key] = bot(order.level, order.game, order.seed, seconds=order.seconds)
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]

    def _check(self, order: Check) -> Checked | Refused:
        from sacbe.server.records import checked

        try:
            with _little_memory():
                record = msgspec.json.encode(checked(order.record))
        except RecordError as error:
            return Refused(number=order.number, why=_sayable(str(error)))
        except (ValueError, RecursionError):  # of something that nobody thought of
            traceback.print_exc()
            return Refused(number=order.number, why="This is not a Sacbe record.")
        except MemoryError:
            self.is_worn_out = True
            return Refused(number=order.number, why="Verifying this record takes too much memory.")
        return Checked(number=order.number, record=record)


def _sayable(words: str) -> str:
    """What may quote a record, without the halves of characters that no message can hold."""
    return words.encode("utf-8", "backslashreplace").decode()


def _advise(order: Advise) -> Advised:
    """Search once, without a memory: who asks may have chosen anything before."""
    from sacbe.bots.search import SearchBot
    from sacbe.play.game import game

    rules = game(order.game)
    # A decision may use half of what a turn may take.
    bot = SearchBot(
        rules, order.seed, ADVICE_TRIES, threads=1, level="strong", seconds=2 * order.seconds
    )
    found = bot.search(rules.from_bytes(order.position), order.seat)
    secret = any(choice.strategy > 0 for choice in found.choices)
    weights = {c.action: c.strategy if secret else float(c.visits) for c in found.choices}
    total = sum(weights.values()) or 1.0
    judged = [
        Judged(action=c.action, value=c.value, tries=c.visits, share=weights[c.action] / total)
        for c in found.choices
        if c.value is not None
    ]
    # What is drawn in secret may be the second best; advice is the likeliest.
    judged.sort(key=lambda one: (secret or one.action == found.action, one.share), reverse=True)
    best = judged[0].action if judged else found.action
    line = found.line if best == found.action else [(order.seat, best)]
    return Advised(number=order.number, judged=judged[:MOST_JUDGED], line=line, secret=secret)


@contextmanager
def _little_memory() -> Iterator[None]:
    """Only so much more memory than there is now, where the system can hold a process to that."""
    try:
        import resource

        pages = int(Path("/proc/self/statm").read_text().split()[0])
        most = pages * resource.getpagesize() + MOST_MEMORY
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


def _listen(ears: BinaryIO, orders: SimpleQueue[Order]) -> None:
    """Take orders in, beside the thinking, until the server is gone."""
    try:
        while len(head := ears.read(LENGTH)) == LENGTH:
            orders.put(read_order(ears.read(length_of(head))))
    except (ValueError, OSError):  # what msgspec refuses is a ValueError, too
        traceback.print_exc()
    finally:
        os._exit(0)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Both ends of the talk with the server, out of reach of whatever reads or prints."""
    ears, mouth = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return os.fdopen(ears, "rb"), os.fdopen(mouth, "wb")


def main() -> None:
    """Work until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # that is for the server to decide
    with suppress(OSError):
        os.nice(NICER)
    ears, mouth = _own_pipes()
    orders: SimpleQueue[Order] = SimpleQueue()
    threading.Thread(target=_listen, args=(ears, orders), daemon=True).start()
    desk = Desk()
    while True:
        answer = desk.answer(orders.get())
        try:
            mouth.write(framed(answer))
            mouth.flush()
        except OSError:
            os._exit(0)
        if desk.is_worn_out:
            sys.exit(1)


if __name__ == "__main__":
    main()
