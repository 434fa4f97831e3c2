"""A server that is killed repeatedly while clients play.

Every table is played by one task for all its seats, some by POST and some by WebSocket, and another
task chats. Both record which commands were acknowledged. After every kill the others are sent again
with the same ids, several times; then the whole log is checked.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from sacbe.server import events as ev
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
from tests.server.survival.servers import Server

TABLES = (("maya", "ll"), ("mezo", "lll"), ("tzolkin", "ll"), ("maya", "llll"))
LONGEST_WAIT = 0.05  # seconds from the last awaited acknowledgement to the kill
MAX_ACKNOWLEDGED = 25  # per life


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
        self._note(sent_command, await by.give(order))
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
        """The number of events that were never acknowledged."""
        return len(log) - 1 - len(self._played) - len(self._said) - bool(self._next)

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


class Crashes:
    """A server, its clients, and the kills."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self._rng = random.Random(seed)
        self._parties: list[Party] = []
        self.kills = self.acknowledged = self.sent_again = self.stored_before = 0

    async def open(self) -> None:
        """Create the tables."""
        for game, seats in TABLES:
            seed = self._rng.randrange(2**31)
            self._parties.append(
                Party(await open_table(self.server.address, game, seats, seed), seed)
            )

    async def crash(self) -> None:
        """One life, a kill, a restart, and all checks."""
        await self._live()
        assert await self.server.gone() == -signal.SIGKILL
        self.kills += 1
        await self.server.start()
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

    async def _live(self) -> None:
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
                await asyncio.sleep(wait)
            finally:
                self.server.kill()

        async with asyncio.TaskGroup() as all_of_them:
            all_of_them.create_task(kill())
            for party in self._parties:
                all_of_them.create_task(party.live(acknowledged))
