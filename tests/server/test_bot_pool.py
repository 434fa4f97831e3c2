"""The bot pool: what its workers get, and what happens when they fail."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import sacbe
from sacbe.bots import BOTS
from sacbe.server import bot_pool, bot_process, bot_worker
from sacbe.server.bot_pool import BotPool, BotPoolError, TooBusy

LATEST = 120  # seconds until a waiting test gives up


@asynccontextmanager
async def pool(workers: int = 1, seconds_a_turn: float = 0.2) -> AsyncIterator[BotPool]:
    created = BotPool(workers, seconds_a_turn)
    await created.start()
    try:
        yield created
    finally:
        await created.close()
        assert created.pids == []


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, LATEST))


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.005)


def is_gone(pid: int) -> bool:
    """An orphan that was not reaped is still listed, as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False  # it has just exited, or there is no such folder on this system
    return stat.rpartition(")")[2].split()[0] == "Z"


def anything(state: sacbe.State) -> bool:
    return True


def middle_of(
    name: str, choices: int = 30, fits: Callable[[sacbe.State], bool] = anything
) -> sacbe.State:
    """A position with several choices, after some random ones, that fulfils a condition."""
    table = sacbe.Table(name, seed=5)
    bot = sacbe.bot("random", name, seed=5)
    while True:
        state, player = table.state, table.current_player
        assert player is not None
        if choices <= 0 and len(state.legal_actions()) > 1 and fits(state):
            return state
        table.play(bot.choose(state, player))
        choices -= 1


def hides_much(state: sacbe.State) -> bool:
    """Are there many determinizations of this position?"""
    return len({state.determinize(current_player_of(state), seed) for seed in range(20)}) > 10


def current_player_of(state: sacbe.State) -> int:
    assert state.current_player is not None
    return state.current_player


@pytest.fixture(scope="module")
def state() -> sacbe.State:
    return middle_of("maya")


# A scripted worker: `act` is run with each job. Its helpers: `first(name)` is true once for all
# processes, `wait(name)` waits for a file, `say` and `choose` send results.
FAKE = """
import os, sys, time
from pathlib import Path
from sacbe.server.bot_worker import LENGTH_BYTES, ChooseResult, VerifyError, encode_frame, read_job
folder, legal = Path({folder!r}), {legal!r}
ears, mouth = sys.stdin.buffer, sys.stdout.buffer
def first(name):
    try:
        (folder / name).touch(exist_ok=False)
        return True
    except FileExistsError:
        return False
def wait(name):
    while not (folder / name).exists():
        time.sleep(0.005)
def send(data):
    mouth.write(data)
    mouth.flush()
def say(answer):
    send(encode_frame(answer))
def choose(order):
    say(ChooseResult(number=order.number, action=legal))
with open(folder / "started", "a") as file:
    print(os.getpid(), file=file)
while len(head := ears.read(LENGTH_BYTES)) == LENGTH_BYTES:
    order = read_job(ears.read(int.from_bytes(head, "big")))
    with open(folder / "asked", "a") as file:
        print(os.getpid(), getattr(order, "table", "-"), file=file)
    {act}
"""


class Fake:
    """Replaces the workers by scripts."""

    def __init__(self, folder: Path, legal: int, patch: pytest.MonkeyPatch) -> None:
        self.folder, self._legal, self._patch = folder, legal, patch

    def does(self, act: str) -> None:
        script = FAKE.format(folder=str(self.folder), legal=self._legal, act=act)
        self._patch.setattr(bot_process, "COMMAND", [sys.executable, "-P", "-c", script])

    def open(self, gate: str) -> None:
        (self.folder / gate).touch()

    def _lines(self, name: str) -> list[str]:
        file = self.folder / name
        return file.read_text().splitlines() if file.exists() else []

    @property
    def started(self) -> list[int]:
        return [int(line) for line in self._lines("started")]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """(process, table) of every job."""
        return [(int(line.split()[0]), line.split()[1]) for line in self._lines("asked")]


@pytest.fixture
def fake(tmp_path: Path, state: sacbe.State, monkeypatch: pytest.MonkeyPatch) -> Fake:
    return Fake(tmp_path, state.legal_actions()[0], monkeypatch)


# ---------------------------------------------------------------- starting


def test_a_worker_can_start_before_the_first_job(fake: Fake, state: sacbe.State) -> None:
    """Once, and this worker does the first job."""
    fake.does("choose(order)")

    async def test() -> None:
        async with pool() as bots:
            bots.warm_up()
            bots.warm_up()
            while not fake.started:
                await asyncio.sleep(0.01)
            assert fake.asked == []
            await choose(bots, "t", current_player_of(state), "greedy", state)
            bots.warm_up()
            assert [pid for pid, _ in fake.asked] == fake.started == bots.pids

    run(test())


def test_a_closed_pool_starts_no_worker(fake: Fake) -> None:
    async def test() -> None:
        bots = BotPool(1)
        bots.warm_up()
        assert bots.pids == []
        await bots.start()
        bots.warm_up()
        await bots.close()
        assert bots.pids == []

    fake.does("pass")
    run(test())
    assert all(is_gone(pid) for pid in fake.started)


# ---------------------------------------------------------------- choosing


async def choose(bots: BotPool, *args: Any, **more: Any) -> int:
    """The first choice of a bot."""
    return (await bots.choose(*args, **more))[0]


@pytest.mark.parametrize("name", sacbe.games())
def test_every_level_returns_a_legal_action(name: str) -> None:
    position = middle_of(name)

    async def test() -> None:
        async with pool() as bots:
            for level in BOTS:
                action = await choose(bots, "t", current_player_of(position), level, position)
                assert action in position.legal_actions()
            assert len(bots.pids) == 1

    run(test())


def test_a_bot_plays_a_whole_game() -> None:
    table = sacbe.Table("maya", players=2, seed=3)

    async def test() -> None:
        async with pool(workers=2) as bots:
            while table.current_player is not None:
                seat = table.current_player
                for action in await bots.choose("t", seat, "greedy", table.state):
                    assert table.current_player == seat
                    table.play(action)
            assert len(bots.pids) == 1  # no other worker was needed

    run(test())
    assert table.state.winners


def test_simultaneous_choices_run_in_parallel() -> None:
    position = middle_of("mezo", 0, lambda state: len(state.players_to_act) > 1)

    async def test() -> None:
        async with pool() as bots:
            jobs = [choose(bots, "t", seat, "greedy", position) for seat in position.players_to_act]
            for seat, action in zip(
                position.players_to_act, await asyncio.gather(*jobs), strict=True
            ):
                assert action in position.legal_actions(seat)

    run(test())


@pytest.mark.parametrize("name", sacbe.games())
def test_workers_get_determinizations_only(
    name: str, fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = middle_of(name, 1, hides_much)
    seat = current_player_of(position)
    payloads: list[bot_worker.ChooseJob] = []

    def spy(job: bot_worker.ChooseJob) -> bytes:
        payloads.append(job)
        return bot_worker.encode_frame(job)

    monkeypatch.setattr(bot_process, "encode_frame", spy)
    fake.does(f"say(ChooseResult(number=order.number, action={position.legal_actions()[0]}))")

    async def test() -> None:
        async with pool() as bots:
            for _ in range(8):
                await choose(bots, "t", seat, "greedy", position)

    run(test())
    worlds = [position.game.from_bytes(job.position) for job in payloads]
    assert len(worlds) == 8
    assert all(world.view(seat) == position.view(seat) for world in worlds)
    assert all(world.legal_actions(seat) == position.legal_actions(seat) for world in worlds)
    assert len(set(worlds)) > 2
    true_ones = [job for job in payloads if position.raw() in bot_worker.encode_frame(job)]
    assert len(true_ones) < 3  # by chance, as one of many
    assert len({job.seed for job in payloads}) == 1


def test_the_seeds_of_bots_differ_between_seats_tables_and_servers() -> None:
    one, other = BotPool(1), BotPool(1)
    seeds = [bots._seed(table, seat) for bots in (one, other) for table in "ab" for seat in (0, 1)]
    assert len(set(seeds)) == len(seeds)
    assert one._seed("a", 0) == one._seed("a", 0)


def test_only_choice_needs_no_worker(fake: Fake) -> None:
    table = sacbe.Table("tzolkin", players=2, seed=1)
    bot = sacbe.bot("random", "tzolkin", seed=2)
    while len(table.state.legal_actions()) > 1:
        assert table.current_player is not None
        table.play(bot.choose(table.state, table.current_player))
    position = table.state

    async def test() -> None:
        async with pool() as bots:
            action_ = await choose(bots, "t", current_player_of(position), "strong", position)
            assert [action_] == position.legal_actions()

    run(test())
    after = position.copy()
    after.play(position.legal_actions()[0])
    assert after.current_player != position.current_player  # or a worker would choose the rest
    assert fake.started == []


def test_invalid_requests_are_refused(state: sacbe.State) -> None:
    async def test() -> None:
        async with pool() as bots:
            with pytest.raises(ValueError, match="Unknown bot 'clever'"):
                await choose(bots, "t", current_player_of(state), "clever", state)
            with pytest.raises(ValueError, match="is not to move"):
                await choose(bots, "t", 1 - current_player_of(state), "random", state)
        with pytest.raises(BotPoolError, match="stopped"):
            await choose(bots, "t", current_player_of(state), "random", state)

    run(test())
    with pytest.raises(ValueError, match="must be at least 1"):
        BotPool(0)


def test_worker_caches_recent_bots(state: sacbe.State, monkeypatch: pytest.MonkeyPatch) -> None:
    created: list[tuple[str, float]] = []
    real = sacbe.bots.bot

    def bot(level: str, game: str, seed: int, seconds: float) -> Any:
        created.append((level, seconds))
        return real(level, game, seed, seconds)

    monkeypatch.setattr("sacbe.bots.bot", bot)
    runner = bot_worker.JobRunner()

    def think(table: str) -> None:
        result = runner.answer(
            bot_worker.ChooseJob(
                number=7,
                game=state.game.name,
                table=table,
                seat=current_player_of(state),
                level="random",
                seed=1,
                seconds=0.5,
                position=state.to_bytes(),
            )
        )
        assert result.number == 7

    for _ in range(3):
        think("first")
    assert created == [("random", 0.5)]
    for i in range(bot_worker.MAX_BOTS):
        think(f"other {i}")
    think("other 0")
    assert len(created) == 1 + bot_worker.MAX_BOTS
    think("first")  # was dropped
    assert len(created) == 2 + bot_worker.MAX_BOTS
    assert len(runner._bots) == bot_worker.MAX_BOTS


# ---------------------------------------------------------------- workers that fail


def test_killed_worker_is_replaced_and_the_job_retried(state: sacbe.State) -> None:
    async def test() -> None:
        async with pool() as bots:
            job = asyncio.create_task(choose(bots, "t", current_player_of(state), "medium", state))
            await until(lambda: bool(bots.pids))
            (pid,) = bots.pids
            os.kill(pid, signal.SIGKILL)
            assert await job in state.legal_actions()
            await until(lambda: is_gone(pid))
            (other,) = bots.pids
            os.kill(other, signal.SIGKILL)  # now while it is idle
            assert (
                await choose(bots, "t", current_player_of(state), "random", state)
                in state.legal_actions()
            )
            assert len(bots.pids) == 1
            assert bots.pids != [other]

    run(test())


GARBAGE = {
    "no frame": "send(b'Traceback (most recent call last): what is this?')",
    "a flood": "send(bytes(1_000_000)); [send(b'\\xff' * 65_536) for _ in iter(int, 1)]",
    "too long": "send((2**32 - 1).to_bytes(4, 'big'))",
    "cut short": "result = ChooseResult(number=order.number, action=legal); "
    "send(encode_frame(result)[:-1]); os._exit(0)",
    "not msgpack": "send(b'\\0\\0\\0\\3abc')",
    "an unknown field": "send(encode_frame({'type': 'chosen', 'number': order.number, "
    "'action': legal, 'more': 1}))",
    "a wrong type": "send(encode_frame({'type': 'chosen', 'number': order.number, 'action': '0'}))",
    "another question": "say(ChooseResult(number=order.number + 1, action=legal))",
    "another answer": "say(VerifyError(number=order.number, why='I am tired.'))",
    "an illegal action": "say(ChooseResult(number=order.number, action=9_999))",
    "nothing": "os._exit(0)",
}


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
def test_worker_with_invalid_output_is_replaced(
    garbage: str, fake: Fake, state: sacbe.State
) -> None:
    fake.does(f"exec({garbage!r}) if first('failure') else choose(order)")

    async def test() -> None:
        async with pool() as bots:
            assert (
                await choose(bots, "t", current_player_of(state), "greedy", state)
                == state.legal_actions()[0]
            )
            assert bots.pids == fake.started[1:]

    run(test())
    assert len(fake.started) == 2
    assert all(is_gone(pid) for pid in fake.started)


def test_job_fails_after_two_attempts(fake: Fake, state: sacbe.State) -> None:
    fake.does("os._exit(1) if order.table == 'bad' else choose(order)")

    async def test() -> None:
        async with pool(workers=2) as bots:
            with pytest.raises(BotPoolError, match="Failed after 2 attempts"):
                await choose(bots, "bad", current_player_of(state), "greedy", state)
            assert len(fake.started) == 2
            assert (
                await choose(bots, "good", current_player_of(state), "greedy", state)
                in state.legal_actions()
            )

    run(test())


def test_unstartable_process_is_an_error(
    state: sacbe.State, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", [str(tmp_path / "nothing")])

    async def test() -> None:
        async with pool() as bots:
            with pytest.raises(BotPoolError):
                await choose(bots, "t", current_player_of(state), "greedy", state)

    run(test())


def test_worker_is_killed_after_the_timeout(
    fake: Fake, state: sacbe.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "COMPILE_SECONDS", 0.2)
    fake.does("wait('never')")

    async def test() -> None:
        async with pool(seconds_a_turn=0.01) as bots:
            with pytest.raises(BotPoolError, match="timed out"):
                await choose(bots, "t", current_player_of(state), "greedy", state)

    run(test())
    assert all(is_gone(pid) for pid in fake.started)


# ---------------------------------------------------------------- the queue


def test_cancelled_job_frees_the_worker(
    fake: Fake, state: sacbe.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "CANCEL_GRACE", 0.05)
    fake.does("wait('never') if order.table == 'long' else choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            job = asyncio.create_task(choose(bots, "long", seat, "strong", state))
            await until(lambda: bool(fake.asked))
            queued = asyncio.create_task(choose(bots, "queued", seat, "strong", state))
            other = asyncio.create_task(choose(bots, "short", seat, "strong", state))
            await until(lambda: bots.queued == 2)
            queued.cancel()
            await asyncio.wait([queued])
            assert bots.queued == 1
            assert len(fake.started) == 1
            job.cancel()
            assert await other in state.legal_actions()
            assert job.cancelled()
            assert len(fake.started) == 2
            await until(lambda: is_gone(fake.started[0]))

    run(test())
    assert [table for _, table in fake.asked] == ["long", "short"]


def test_cancelling_loses_no_worker(fake: Fake, state: sacbe.State) -> None:
    fake.does("choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            for turns in range(12):
                jobs = [
                    asyncio.create_task(choose(bots, f"{turns} {i}", seat, "greedy", state))
                    for i in range(3)
                ]
                for _ in range(turns):
                    await asyncio.sleep(0)
                jobs[turns % 3].cancel()
                answers = await asyncio.gather(*jobs, return_exceptions=True)
                answers.pop(turns % 3)
                assert answers == [state.legal_actions()[0]] * 2
                await until(lambda: (bots.queued, bots.busy) == (0, 0))

    run(test())
    assert len(fake.started) == 1


def test_repeated_cancellation_costs_no_process(
    fake: Fake, state: sacbe.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "CANCEL_GRACE", LATEST)
    fake.does("wait(order.table) if order.table == 'toggled' else None; choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            for _ in range(5):
                job = asyncio.create_task(choose(bots, "toggled", seat, "strong", state))
                await until(lambda: bool(fake.asked) and bots.queued + bots.busy > 0)
                await asyncio.sleep(0)
                job.cancel()
                await asyncio.wait([job])
            other = asyncio.create_task(choose(bots, "other", seat, "strong", state))
            fake.open("toggled")
            assert await other in state.legal_actions()

    run(test())
    assert [table for _, table in fake.asked] == ["toggled", "other"]
    assert len(fake.started) == 1


def test_queue_is_fifo_and_limited(
    fake: Fake, state: sacbe.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "MAX_WAITING", 4)
    fake.does("wait('gate'); choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            jobs = [
                asyncio.create_task(choose(bots, str(i), seat, "greedy", state)) for i in range(5)
            ]
            await until(lambda: bots.queued == 4)
            with pytest.raises(TooBusy, match="Too many waiting bot jobs: 4"):
                await choose(bots, "5", seat, "greedy", state)
            with pytest.raises(TooBusy):
                await bots.verify(b"{}")
            fake.open("gate")
            assert await asyncio.gather(*jobs) == [state.legal_actions()[0]] * 5

    run(test())
    assert [table for _, table in fake.asked] == ["0", "1", "2", "3", "4"]
    assert len(fake.started) == 1


def test_tables_take_turns(fake: Fake, state: sacbe.State) -> None:
    """A table with many jobs does not delay a table with one."""
    fake.does("wait('gate') if order.table == 'first' else None; choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            tables = ["first", "many", "many", "many", "few", "other", "few"]
            jobs = []
            for i, table in enumerate(tables):
                jobs.append(asyncio.create_task(choose(bots, table, seat, "greedy", state)))
                await until(lambda i=i: bots.queued == i and bots.busy == 1)  # type: ignore[misc]
            fake.open("gate")
            await asyncio.gather(*jobs)

    run(test())
    served = [table for _, table in fake.asked]
    assert served == ["first", "many", "few", "other", "many", "few", "many"]


def test_owners_take_turns_before_their_tables(fake: Fake, state: sacbe.State) -> None:
    """One user with many tables does not delay another with one."""
    fake.does("wait('gate') if order.table == 'first' else None; choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            tables = ["first", "many1", "many2", "many3", "many1", "few1", "few2"]
            jobs = []
            for i, table in enumerate(tables):
                choosing = bots.choose(table, seat, "greedy", state, owner=table.rstrip("123"))
                jobs.append(asyncio.create_task(choosing))
                await until(lambda i=i: bots.queued == i and bots.busy == 1)  # type: ignore[misc]
            fake.open("gate")
            await asyncio.gather(*jobs)

    run(test())
    served = [table for _, table in fake.asked]
    assert served == ["first", "many1", "few1", "many2", "few2", "many3", "many1"]


def test_quick_levels_do_not_wait_for_slow_ones(fake: Fake, state: sacbe.State) -> None:
    """Slow jobs take the usual number of workers; quick ones have one more process."""
    fake.does("wait('gate') if order.level == 'strong' else None; choose(order)")

    async def test() -> None:
        async with pool(workers=2) as bots:
            seat = current_player_of(state)
            slow = [
                asyncio.create_task(bots.choose(f"slow{i}", seat, "strong", state))
                for i in range(5)
            ]
            await until(lambda: bots.busy == 2 and bots.queued == 3)
            for i in range(4):
                await bots.choose(f"quick{i}", seat, "greedy", state)
            await until(lambda: len(fake.started) == 3)
            assert bots.busy == 2  # the third process is idle, but takes no slow job
            assert bots.queued == 3
            fake.open("gate")
            await asyncio.gather(*slow)

    run(test())
    assert len(fake.started) == 3


def test_quick_jobs_do_not_use_up_the_turns_of_slow_ones(fake: Fake, state: sacbe.State) -> None:
    """Who plays fast against a quick bot waits no longer for a slow one than others."""
    fake.does("wait('gate') if order.table == 'first' else None; choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            jobs = []
            for i, table in enumerate(["first", "many1", "many2", "few1"]):
                owner = "many" if table == "first" else table.rstrip("123")
                choosing = bots.choose(table, seat, "strong", state, owner=owner)
                jobs.append(asyncio.create_task(choosing))
                await until(lambda i=i: bots.queued == i and bots.busy == 1)  # type: ignore[misc]
            for i in range(3):
                await bots.choose(f"quick{i}", seat, "greedy", state, owner="few")
            fake.open("gate")
            await asyncio.gather(*jobs)

    run(test())
    served = [table for _, table in fake.asked if "quick" not in table]
    assert served == ["first", "few1", "many1", "many2"]


def test_one_owner_has_a_limited_queue(
    fake: Fake, state: sacbe.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "MAX_OWN_WAITING", 2)
    fake.does("wait('gate'); choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            jobs = [
                asyncio.create_task(bots.choose(f"t{i}", seat, "greedy", state, owner="ana"))
                for i in range(3)
            ]
            await until(lambda: bots.queued == 2)
            assert bots.is_busy_for("ana")
            assert not bots.is_busy_for("ben")
            with pytest.raises(TooBusy, match="of one user: 2"):
                await bots.choose("t3", seat, "greedy", state, owner="ana")
            last = bots.choose("t4", seat, "greedy", state, owner="ben")
            jobs.append(asyncio.create_task(last))
            await until(lambda: bots.queued == 3)
            fake.open("gate")
            await asyncio.gather(*jobs)

    run(test())


def test_tables_with_people_come_first(fake: Fake, state: sacbe.State) -> None:
    fake.does("wait('gate') if order.table == 'first' else None; choose(order)")

    async def test() -> None:
        async with pool() as bots:
            seat = current_player_of(state)
            jobs = []
            for i, table in enumerate(["first", "alone", "lonely", "people", "people"]):
                choosing = choose(
                    bots, table, seat, "greedy", state, person_waits=table == "people"
                )
                jobs.append(asyncio.create_task(choosing))
                await until(lambda i=i: bots.queued == i and bots.busy == 1)  # type: ignore[misc]
            fake.open("gate")
            await asyncio.gather(*jobs)

    run(test())
    assert [table for _, table in fake.asked] == ["first", "people", "people", "alone", "lonely"]


def test_jobs_prefer_the_worker_with_the_bot(fake: Fake, state: sacbe.State) -> None:
    fake.does("wait('gate'); choose(order)")

    async def test() -> None:
        async with pool(workers=2) as bots:
            seat = current_player_of(state)
            both = [choose(bots, table, seat, "greedy", state) for table in ("a", "b")]
            jobs = [asyncio.create_task(job) for job in both]
            await until(lambda: len(fake.asked) == 2)
            fake.open("gate")
            await asyncio.gather(*jobs)
            for table in ("a", "b", "b", "a", "a", "b"):
                await choose(bots, table, seat, "greedy", state)

    run(test())
    homes = set(fake.asked)
    assert len(homes) == 2
    assert len({pid for pid, _ in homes}) == 2


def test_close_ends_running_and_queued_jobs(fake: Fake, state: sacbe.State) -> None:
    fake.does("wait('never')")

    async def test() -> None:
        async with pool(workers=2) as bots:
            seat = current_player_of(state)
            jobs = [
                asyncio.create_task(choose(bots, str(i), seat, "greedy", state)) for i in range(4)
            ]
            await until(lambda: len(fake.asked) == 2)
            await bots.close()
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert all(isinstance(result, BotPoolError) for result in answers)
        async with pool() as bots:  # and while a process is being started
            job = asyncio.create_task(choose(bots, "t", seat, "greedy", state))
            await asyncio.sleep(0)
            await bots.close()
            with pytest.raises(BotPoolError):
                await job

    run(test())
    assert all(is_gone(pid) for pid in fake.started)


# ---------------------------------------------------------------- worker processes


def test_worker_is_nice_and_ignores_interrupts(state: sacbe.State) -> None:
    async def test() -> None:
        async with pool() as bots:
            await choose(bots, "t", current_player_of(state), "random", state)
            (pid,) = bots.pids
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpgid(pid) == pid  # Ctrl-C in a terminal reaches its foreground group only
            assert os.getsid(pid) == os.getsid(0)  # Linux can share the processor out by session
            os.kill(pid, signal.SIGINT)
            await choose(bots, "t", current_player_of(state), "random", state)
            assert bots.pids == [pid]

    run(test())


NOISY = """
import sys
from sacbe.server import bot_worker
real = bot_worker.JobRunner.answer
def answer(runner, job):
    assert sys.stdin.read() == ""
    print("hello from a bot", flush=True)
    for _ in range(3_000):
        print("x" * 100, file=sys.stderr)
    return real(runner, job)
bot_worker.JobRunner.answer = answer
bot_worker.main()
"""


def test_worker_output_is_logged_up_to_a_limit(
    state: sacbe.State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", [sys.executable, "-P", "-c", NOISY])

    async def test() -> None:
        async with pool() as bots:
            for _ in range(2):
                action = await choose(bots, "t", current_player_of(state), "random", state)
                assert action in state.legal_actions()
            assert len(bots.pids) == 1

    with capture_logs() as logs:
        run(test())
    texts = [line["text"] for line in logs if line["event"] == "bot process output"]
    assert texts[0] == "hello from a bot"
    assert len("".join(texts)) <= bot_process.MAX_LOGGED


PARENT = """
import asyncio, sacbe
from sacbe.server.bot_pool import BotPool
async def main():
    bots = BotPool(2)
    await bots.start()
    state = sacbe.Table("maya", seed=1).state
    await bots.choose("a", state.current_player, "random", state)
    jobs = [asyncio.create_task(bots.choose(t, state.current_player, "strong", state))
            for t in "bc"]
    while len(bots.pids) < 2:
        await asyncio.sleep(0)
    print(*bots.pids, flush=True)
    await asyncio.sleep(1_000)
asyncio.run(main())
"""


def test_workers_exit_with_a_killed_server() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE)
    assert parent.stdout is not None
    pids = [int(pid) for pid in parent.stdout.readline().split()]
    parent.kill()
    parent.wait(60)
    parent.stdout.close()

    async def test() -> None:
        await until(lambda: all(is_gone(pid) for pid in pids))

    assert len(pids) == 2
    run(test())


# ---------------------------------------------------------------- records


def test_slow_record_is_refused(fake: Fake, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "COMPILE_SECONDS", 0.1)
    monkeypatch.setattr(bot_pool, "CHECK_SECONDS", 0.1)
    fake.does("wait('never')")

    async def test() -> None:
        async with pool() as bots:
            with pytest.raises(sacbe.RecordError, match="too long"):
                await bots.verify(b"{}")

    run(test())
    assert all(is_gone(pid) for pid in fake.started)


def test_record_that_kills_a_worker_is_not_retried(fake: Fake) -> None:
    fake.does("os._exit(1)")

    async def test() -> None:
        async with pool() as bots:
            with pytest.raises(sacbe.RecordError, match="cannot be verified"):
                await bots.verify(b"{}")

    run(test())
    assert len(fake.started) == 1


GREEDY_RECORD = """
from pathlib import Path
from sacbe.server import bot_worker, records
def verify_record(raw):
    limited = Path("/proc/self/statm").exists()
    return {"record": len(bytearray(5 * 10**9 if limited else 10**18))}
records.verify_record = verify_record
bot_worker.main()
"""


def test_record_with_too_much_memory_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_process, "COMMAND", [sys.executable, "-P", "-c", GREEDY_RECORD])

    async def test() -> None:
        async with pool() as bots:
            for _ in range(2):
                with pytest.raises(sacbe.RecordError, match="too much memory"):
                    await bots.verify(b"{}")
                await until(lambda: bots.pids == [])

    run(test())
