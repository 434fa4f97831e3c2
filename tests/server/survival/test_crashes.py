"""SIGKILL at any moment: no acknowledged command is lost, and none is executed twice."""

import asyncio
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.survival.crashes import Crashes
from tests.server.survival.servers import Launcher, Server, serving


async def _crash(server: Server, kills: int, seed: int) -> Crashes:
    async with serving(server):
        crashes = Crashes(server, seed)
        await crashes.open()
        for _ in range(kills):
            await crashes.crash()
        assert await server.stop() == 0
    return crashes


# Two parts, so that two processes of a parallel run can share them.
@pytest.mark.parametrize("seed", [1, 2])
def test_twenty_kills_neither_lose_nor_duplicate_commands(
    seed: int, launcher: Launcher, tmp_path: Path
) -> None:
    server = Server(launcher, f"sqlite:///{tmp_path}/tables.db")
    result = asyncio.run(_crash(server, 10, seed))
    assert result.acknowledged >= result.kills == 10
    assert result.sent_again >= result.stored_before


def test_kills_on_postgresql(launcher: Launcher, postgres: Postgres) -> None:
    result = asyncio.run(_crash(Server(launcher, postgres.new_database()), 5, 3))
    assert result.acknowledged >= result.kills == 5
