"""A server that is killed repeatedly while clients play.

Every table is played by one task for all its seats, some by POST and some by WebSocket, and another
task chats. Both record which commands were acknowledged. After every kill the others are sent again
with the same ids, several times; then the whole log is checked.

Faults may come before a kill: a flood of tiny frames, a disk that is full, a clock that is an hour
ahead or behind after the restart. Every table has a clock of ten minutes a turn, which no fault may
end.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import socket
import threading
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, NamedTuple

from sacbe.server import events as ev
from scripts.tiny_frames import payload, upgrade_request
from tests.server.survival.clients import (
    PATIENCE,
    ConnectionErrors,
    Line,
    Post,
    Stored,
    Table,
    check_table,
    choose,
    open_table,
    visitor,
)
from tests.server.survival.launcher import HERE
from tests.server.survival.servers import Server

OTHER = "127.0.0.2"  # an address that the clients do not use
TABLES = (("maya", "ll"), ("mezo", "lll"), ("tzolkin", "ll"), ("maya", "llll"))
LONGEST_WAIT = 0.05  # seconds from the last awaited acknowledgement to the kill
MAX_ACKNOWLEDGED = 25  # per life
TURN_SECONDS = 600
JUMP = 3600.0  # seconds of a clock jump
FAULTS = ("flood", "full_disk", "clock_ahead", "clock_behind")


class Given(NamedTuple):
    """A command that was sent."""

    by: Line | Post
    order: dict[str, Any]


class Party:
    """The clients of one table: one plays, one chats."""

    def __init__(self, table: Table, seed: int) -> None:
        self._seed = seed
        self._rng = random.Random(seed)
        self._names = 0
        self._sit_at(table)

    def _sit_at(self, table: Table) -> None:
        """Start at a new table."""
        self.table = table
        # Seats alternate between the two transports.
        self._seats: list[Line | Post] = [
            (Line if (i + self._seed) % 2 else Post)(table, token)
            for i, token in enumerate(table.seats)
        ]
        self._talk = Line(table, table.host)
        self._open: list[Given] = []  # sent, not acknowledged
        self._played: dict[int, dict[str, Any]] = {}  # version: the acknowledged choice
        self._said: dict[str, int] = {}  # versions of the acknowledged messages
        self._next = ""  # the table of the acknowledged rematch

    async def live(self, acknowledged: Callable[[], None]) -> None:
        """Play and chat until the server is gone."""
        if self._next:
            tokens = {str(seat): token for seat, token in enumerate(self.table.seats)}
            opened = {"table": self._next, "host_token": self.table.host, "seat_tokens": tokens}
            self._sit_at(Table(self.table.address, opened))
        await asyncio.gather(*(_until_broken(do(acknowledged)) for do in (self.play, self.talk)))
        for by in (*self._seats, self._talk):
            await by.drop()

    async def play(self, acknowledged: Callable[[], None]) -> None:
        """Play random choices; at the end of a game start a rematch for the next life."""
        async with visitor() as client:
            while not self._next:
                result = await choose(self.table, client, self._rng)
                if result is None:
                    connection = self._seats[0]
                    await self._give(connection, 1, {"type": "rematch"}, acknowledged)
                else:
                    version, command = result
                    await self._give(self._seats[command["seat"]], version, command, acknowledged)

    async def talk(self, acknowledged: Callable[[], None]) -> None:
        """Send chat messages, each only once."""
        while True:
            line = {"type": "say", "text": f"line {self._names}"}
            await self._give(self._talk, 1, line, acknowledged)
            await asyncio.sleep(0.01)

    async def _give(
        self,
        by: Line | Post,
        version: int,
        command: dict[str, Any],
        acknowledged: Callable[[], None],
    ) -> None:
        self._names += 1
        order = {"command_id": f"c{self._names}", "expected_version": version, "command": command}
        sent_command = Given(by, order)
        self._open.append(sent_command)
        answer = await by.give(order)
        if answer.get("error") == "unavailable":  # the disk is full: not acknowledged
            raise ConnectionError
        self._note(sent_command, answer)
        acknowledged()

    def _note(self, body: Given, answer: dict[str, Any]) -> None:
        assert answer["type"] == "done", answer
        command = body.order["command"]
        match command["type"]:
            case "play":
                self._played[answer["version"]] = command
            case "say":
                self._said[command["text"]] = answer["version"]
            case "rematch":
                self._next = answer["rematch"]
        self._open.remove(body)

    # ------------------------------------------------------------ after a kill

    async def finish(self) -> int:
        """Send commands again that were not acknowledged, three times at once; returns how many."""
        again = list(self._open)
        for body in again:
            others = [Post(self.table, body.by.token), Post(self.table, body.by.token)]
            answers = await asyncio.gather(*(by.give(body.order) for by in (body.by, *others)))
            assert all(_same(answers[0], answer) for answer in answers), answers
            self._note(body, answers[0])
            for by in others:
                await by.drop()
        return len(again)

    def unasked(self, log: list[ev.LoggedEvent]) -> int:
        """The number of events that were never acknowledged, without those of the clocks."""
        clocks = sum(isinstance(logged.event, ev.ClocksMoved) for logged in log)
        return len(log) - 1 - clocks - len(self._played) - len(self._said) - bool(self._next)

    def check(self, log: list[ev.LoggedEvent]) -> None:
        """Check that every acknowledged command is in the log once, and nothing else is."""
        assert self.unasked(log) == 0
        for version, command in self._played.items():
            event = log[version - 1].event
            assert isinstance(event, ev.Moved)
            assert event.moves[0] == (command["seat"], command["action"])
        for text, version in self._said.items():
            event = log[version - 1].event
            assert isinstance(event, ev.Said)
            assert event.text == text
        if self._next:
            assert any(at.event == ev.Rematched(table=self._next) for at in log)


async def _until_broken(doing: Coroutine[None, None, None]) -> None:
    with contextlib.suppress(*ConnectionErrors):
        await doing


def _same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Are two responses the same?"""
    return all(one.get(key) == other.get(key) for key in ("type", "version", "rematch"))


def _fill_disk(pid: int) -> None:
    """Let every further write of a process to a file fail, as on a full disk."""
    import resource

    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, 1))


@contextlib.contextmanager
def _flooding(server: Server) -> Iterator[None]:
    """Let another address send tiny frames meanwhile, as fast as the server reads them."""
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            with contextlib.suppress(OSError):
                link = socket.create_connection((HERE, server.port), 5, source_address=(OTHER, 0))
                with link:
                    link.settimeout(0.2)
                    link.sendall(upgrade_request(server.port))
                    link.recv(1000)
                    while not stop.is_set():
                        link.sendall(payload("ping"))

    thread = threading.Thread(target=flood, daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join(PATIENCE)


class Crashes:
    """A server, its clients, and the kills."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self._rng = random.Random(seed)
        self._parties: list[Party] = []
        self.kills = self.acknowledged = self.sent_again = self.stored_before = 0
        self.faults: Counter[str] = Counter()

    async def open(self) -> None:
        """Create the tables."""
        for game, seats in TABLES:
            seed = self._rng.randrange(2**31)
            self._parties.append(
                Party(
                    await open_table(
                        self.server.address,
                        game,
                        seats,
                        seed,
                        clock={"seconds": TURN_SECONDS, "late": "end"},
                    ),
                    seed,
                )
            )

    async def crash(self, fault: str = "") -> None:
        """One life, perhaps a fault, a kill, a restart, and all checks."""
        with _flooding(self.server) if fault == "flood" else contextlib.nullcontext():
            await self._live(is_disk_full=fault == "full_disk")
        assert await self.server.gone() == -signal.SIGKILL
        self.kills += 1
        self.faults[fault] += 1
        await self.server.start({"clock_ahead": JUMP, "clock_behind": -JUMP}.get(fault, 0.0))
        log_reader = Stored(self.server.database)
        try:
            async with visitor() as client:
                for party in self._parties:
                    self.stored_before += party.unasked(log_reader.log(party.table.table))
                    self.sent_again += await party.finish()
                    await check_table(party.table, log_reader, client)
                    party.check(log_reader.log(party.table.table))
        finally:
            log_reader.close()  # only the server may have the store open when it is killed

    async def _live(self, is_disk_full: bool = False) -> None:
        left = self._rng.randint(1, MAX_ACKNOWLEDGED)
        wait = self._rng.uniform(0, LONGEST_WAIT)
        enough = asyncio.Event()

        def acknowledged() -> None:
            nonlocal left
            left -= 1
            self.acknowledged += 1
            if left <= 0:
                enough.set()

        async def kill() -> None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await enough.wait()
                if is_disk_full:
                    _fill_disk(self.server.pid)
                await asyncio.sleep(wait)
            finally:
                self.server.kill()

        async with asyncio.TaskGroup() as all_of_them:
            all_of_them.create_task(kill())
            for party in self._parties:
                all_of_them.create_task(party.live(acknowledged))
