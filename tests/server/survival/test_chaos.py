"""Broken, silent and slow connections: reconnecting clients get the same state as the others."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.survival.chaos import Plan, plans, proxy
from tests.server.survival.clients import Stored, Table, choose, open_table, shown, visitor
from tests.server.survival.follower import Follower, following
from tests.server.survival.servers import Launcher, Server, serving

BAD = 12  # bad connections per schedule
MOVES = 60
SILENCE = 0.5  # seconds until a client gives up a silent connection


async def play(table: Table, unlucky: Follower, lucky: Follower, seed: int, bad: list[Plan]) -> int:
    """Choices of two players, until all bad connections were used; returns the version."""
    rng = random.Random(seed)
    version = 1
    async with visitor() as client:
        for turn in range(10 * MOVES):
            if turn >= MOVES and len(bad) >= BAD:
                break
            result = await choose(table, client, rng)
            if result is None:
                break
            views_seen, command = result
            by = unlucky if command["seat"] == unlucky.seat else lucky
            order = {"command_id": f"c{turn}", "expected_version": views_seen, "command": command}
            # Some frames are sent twice.
            response = await by.give(order, rng.choice((1, 1, 2, 3)))
            assert (response["type"], response["version"]) == ("done", version + 1), response
            version += 1
            if rng.random() < 0.3:
                await unlucky.until(version)
    return version


@pytest.mark.parametrize(
    ("seed", "game"), [(1, "maya"), (2, "mezo"), (3, "tzolkin"), (4, "maya"), (5, "tzolkin")]
)
def test_client_on_a_bad_network_reaches_the_same_state(
    seed: int, game: str, launcher: Launcher, tmp_path: Path
) -> None:
    async def test() -> None:
        server = Server(launcher, f"sqlite:///{tmp_path}/tables.db")
        async with serving(server), proxy(server.port, plans(seed, BAD)) as between:
            table = await open_table(server.address, game, "ll", seed)
            unlucky = Follower(table, 0, port=between.port, patience=SILENCE)
            witness, lucky, watcher = Follower(table, 0), Follower(table, 1), Follower(table, None)
            async with following(unlucky, witness, lucky, watcher):
                version = await play(table, unlucky, lucky, seed, between.spoiled)
                for one in (unlucky, witness, lucky, watcher):
                    await one.until(version)
            assert len(between.spoiled) >= BAD // 2
            assert unlucky.connections > 1
            assert (witness.connections, lucky.connections) == (1, 1)
            assert unlucky.events == witness.events
            assert len(witness.events) == version
            assert unlucky.view == witness.view
            log_reader = Stored(server.database)
            table_state = log_reader.state(table.table)
            log_reader.close()
            assert table_state.version == version
            for one in (witness, lucky, watcher):
                assert one.view == shown(table.table, table_state, one.seat)

    asyncio.run(test())


def test_command_with_a_lost_response_is_executed_once(launcher: Launcher, tmp_path: Path) -> None:
    """The server stored the command, but the client got no response and repeats it elsewhere."""

    async def test() -> None:
        server = Server(launcher, f"sqlite:///{tmp_path}/tables.db")
        # The second frame from the server is the response or the change: neither arrives.
        missing = iter([Plan("swallow", "down", 1), *[Plan("whole")] * 100])
        async with serving(server), proxy(server.port, missing) as between:
            table = await open_table(server.address, "maya", "ll")
            async with visitor() as client:
                seat = (await table.view(client, None))["asked"][0]
                action = (await table.view(client, seat))["legal"][0]["action"]
            unlucky = Follower(table, seat, port=between.port, patience=SILENCE)
            async with following(unlucky), visitor() as client:
                play = {"type": "play", "seat": seat, "action": action}
                order = {"command_id": "once", "expected_version": 1, "command": play}
                response = await unlucky.give(order)
                await unlucky.until(2)
                assert (response["type"], response["version"], unlucky.version) == ("done", 2, 2)
                assert between.spoiled
                assert unlucky.connections == 2
                assert (await table.view(client, seat))["version"] == 2

    asyncio.run(test())
