"""Several processes on one database play one game together, and one of them is killed."""

import asyncio
import random

import psutil

from tests.server.postgres import Postgres
from tests.server.survival.clients import PATIENCE, Stored, Table, open_table, order, shown
from tests.server.survival.follower import Follower, following
from tests.server.survival.servers import Launcher, Server, serving

BEFORE_THE_KILL = 30  # choices of people


async def play(seats: list[Follower], rng: random.Random, most: int) -> int:
    """Choices of people, each at their own process, with bots at the other seats, until the game
    ends; returns the last version."""
    for _ in range(most):
        for one in seats:
            await one.until(max(other.version for other in seats))
        active = [one for one in seats if one.view["legal"]]
        if not active:
            if seats[0].view["status"] != "playing":
                break
            await seats[0].until(seats[0].version + 1)  # a bot must act
            continue
        one = rng.choice(active)
        choice = rng.choice(one.view["legal"])["action"]
        body = order(f"{one.seat}.{one.version}", one.version, "play", seat=one.seat, action=choice)
        result = await one.give(body)
        # Another process may have published a bot's move first.
        assert result["type"] == "done", result
        await one.until(result["version"])
    return max(one.version for one in seats)


def test_game_continues_after_one_of_two_processes_is_killed(
    launcher: Launcher, postgres: Postgres
) -> None:
    async def test() -> None:
        address = postgres.new_database()
        first, second = Server(launcher, address), Server(launcher, address)
        async with serving(first), serving(second):
            table = await open_table(first.address, "maya", "lllb")
            there = Table.__new__(Table)
            vars(there).update(vars(table), address=second.address)
            at_first = [Follower(table, 0)]
            at_second = [Follower(there, 1), Follower(there, 2), Follower(there, None)]
            rng = random.Random(1)
            async with following(*at_second):
                async with following(*at_first):
                    for one in (*at_first, *at_second):
                        await one.until(1)
                    version = await play([*at_first, *at_second[:2]], rng, BEFORE_THE_KILL)
                    bot_pool = psutil.Process(first.pid).children()
                    first.kill()
                    await first.gone()
                # Seat 0 reconnects to the other process.
                version_after = Follower(there, 0)
                version_after.version, version_after.events = (
                    at_first[0].version,
                    at_first[0].events,
                )
                version_after.view = at_first[0].view
                async with following(version_after):
                    await version_after.until(version)
                    version = await play([version_after, *at_second[:2]], rng, 100_000)
                    for one in (version_after, *at_second):
                        await one.until(version)
            log_reader = Stored(address)
            table_state = log_reader.state(table.table)
            log_reader.close()
            assert table_state.status == "over"
            assert table_state.version == version
            for one in (version_after, *at_second):
                assert [event["version"] for event in one.events] == list(range(1, version + 1))
                assert one.view == shown(table.table, table_state, one.seat)
            _exit_status, left = psutil.wait_procs(bot_pool, PATIENCE)
            assert not left, "Those who thought for the killed process think on."
            assert await second.stop() == 0

    asyncio.run(test())
