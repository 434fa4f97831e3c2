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
        asked = [one for one in seats if one.view["legal"]]
        if not asked:
            if seats[0].view["status"] != "playing":
                break
            await seats[0].until(seats[0].version + 1)  # a bot must act
            continue
        one = rng.choice(asked)
        choice = rng.choice(one.view["legal"])["action"]
        given = order(
            f"{one.seat}.{one.version}", one.version, "play", seat=one.seat, action=choice
        )
        done = await one.give(given)
        # Another process may have published a bot's move first.
        assert done["type"] == "done", done
        await one.until(done["version"])
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
                moved = Follower(there, 0)
                moved.version, moved.events = at_first[0].version, at_first[0].events
                moved.view = at_first[0].view
                async with following(moved):
                    await moved.until(version)
                    version = await play([moved, *at_second[:2]], rng, 100_000)
                    for one in (moved, *at_second):
                        await one.until(version)
            stored = Stored(address)
            table_state = stored.state(table.table)
            stored.close()
            assert table_state.status == "over"
            assert table_state.version == version
            for one in (moved, *at_second):
                assert [event["version"] for event in one.events] == list(range(1, version + 1))
                assert one.view == shown(table.table, table_state, one.seat)
            _gone, left = psutil.wait_procs(bot_pool, PATIENCE)
            assert not left, "Those who thought for the killed process think on."
            assert await second.stop() == 0

    asyncio.run(test())
