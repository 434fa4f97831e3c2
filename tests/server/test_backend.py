"""Bots and clocks of the backend."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from sacbe.play.state import State
from sacbe.server import backend as backend_module
from sacbe.server import messages, table_service
from sacbe.server.backend import Backend, BackendSettings, Clocks, has_person
from sacbe.server.decider import Actor
from sacbe.server.store import Repository, Store
from sacbe.server.table_service import TableService
from sacbe.server.table_state import InvalidLog, TableState

from .tables import opened

ANA = Actor(name="ana", seats=frozenset({0}), host=True)
PATIENCE = 120  # seconds, for a busy machine


def run(tmp_path: Path, test: Callable[[Backend], Awaitable[None]], workers: int = 1) -> None:
    """Run a test with a backend."""

    async def hosted() -> None:
        database = f"sqlite:///{tmp_path}/tables.db"
        backend = Backend(BackendSettings(database=database, workers=workers))
        await backend.start()
        try:
            await asyncio.wait_for(test(backend), PATIENCE)
        finally:
            await backend.close()

    asyncio.run(hosted())


def table_request(name: str, *levels: messages.Level, **more: object) -> messages.OpenTable:
    """A request with a person and some bots."""
    seats = [messages.Local(name="Ana"), *(messages.BotSeat(level=level) for level in levels)]
    return messages.OpenTable(game=name, seats=seats, seed=7, **more)  # type: ignore[arg-type]


async def until(
    service: TableService, table: str, is_so: Callable[[TableState], bool]
) -> TableState:
    """Wait until a condition holds; it is checked after every change."""
    result: asyncio.Future[TableState] = asyncio.get_running_loop().create_future()

    def look(table_state: TableState) -> None:
        if is_so(table_state) and not result.done():
            result.set_result(table_state)

    stop = service.subscribe(table, lambda change: look(change.after))
    look(await service.get(table))
    try:
        return await result
    finally:
        stop()


async def play_first(service: TableService, table: str, table_state: TableState) -> None:
    seat = 0
    command = messages.Play(seat=seat, action=table_state.position.legal_actions(seat)[0])
    await service.execute(table, ANA, table_state.version, f"v{table_state.version}", command)


def test_bots_play_until_the_game_is_over(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        service = backend.service
        table = (await service.open(table_request("maya", "random", "greedy"))).table
        while True:
            table_state = await until(
                service, table, lambda s: 0 in s.to_act or s.status != "playing"
            )
            if table_state.status != "playing":
                break
            await play_first(service, table, table_state)
        assert table_state.status == "over"
        assert {turn.seat for turn in table_state.turns} == {0, 1, 2}

    run(tmp_path, test, workers=2)


def left_waiting(
    tmp_path: Path,
    tables: int = 1,
    now: Callable[[], float] = time.time,
    then: Callable[[Repository, list[str]], None] = lambda to, left: None,
) -> list[str]:
    """Tables that wait for a bot, in the order of their waiting, and a change to them."""
    left: list[str] = []

    async def alone() -> None:
        store = Store.at(f"sqlite:///{tmp_path}/tables.db")
        service = TableService(store, now)  # without bots
        for _ in range(tables):
            opening = await service.open(
                table_request("tzolkin", "random", options={"draft": True})
            )
            left.append(opening.table)
            while 0 in (table_state := await service.get(opening.table)).to_act:
                await play_first(service, opening.table, table_state)
            assert table_state.to_act == [1]
        await store.write(lambda to: then(to, left))
        await store.close()

    asyncio.run(alone())
    return left


def test_waiting_bot_plays_after_a_restart(tmp_path: Path) -> None:
    (table,) = left_waiting(tmp_path)

    async def test(backend: Backend) -> None:
        table_state = await until(backend.service, table, lambda s: s.to_act != [1])
        assert table_state.turns[-1].seat == 1

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("version", "damaged"),
    [
        (1, "substr(event, 1, 9)"),
        (1, "json_set(event, '$.rules_version', 99)"),
        (2, "json_object('event', 'renamed', 'seat', 77, 'name', 'x')"),
    ],
)
def test_unreadable_table_does_not_block_others(
    tmp_path: Path, version: int, damaged: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest table is first in a page of one, but does not block the others."""
    monkeypatch.setattr(backend_module, "AT_ONCE", 1)
    monkeypatch.setattr(backend_module, "SWEEP", 0.01)
    damage = text(
        f"UPDATE events SET event = {damaged} WHERE table_id = :table AND version = {version}"
    )

    def then(to: Repository, left: list[str]) -> None:
        to.connection.execute(damage, {"table": left[0]})

    tables = left_waiting(tmp_path, 3, then=then)

    async def test(backend: Backend) -> None:
        with pytest.raises(InvalidLog):
            await backend.service.get(tables[0])
        for table in tables[1:]:
            await until(backend.service, table, lambda s: s.to_act != [1])

    with capture_logs() as logs:
        run(tmp_path, test)
    lines = [line for line in logs if line["event"] == "table cannot be resumed"]
    kind = "RulesGone" if "99" in damaged else "InvalidLog"
    assert [(line["table"], line["kind"]) for line in lines] == [(tables[0], kind)]


def test_bots_continue_after_the_clock_was_set_back(tmp_path: Path) -> None:
    (table,) = left_waiting(tmp_path, now=lambda: time.time() + 3600)

    async def test(backend: Backend) -> None:
        table_state = await until(backend.service, table, lambda s: s.to_act != [1])
        assert table_state.turns[-1].seat == 1

    run(tmp_path, test)


def test_abandoned_table_is_found_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the first sweep, which takes all tables."""
    monkeypatch.setattr(backend_module, "SWEEP", 0.01)

    async def test(backend: Backend) -> None:
        await asyncio.sleep(0.1)  # long enough for a sweep
        other = TableService(backend.store, now=lambda: time.time() + 3600)
        draft = table_request("tzolkin", "random", options={"draft": True})
        table = (await other.open(draft)).table
        while 0 in (table_state := await other.get(table)).to_act:
            await play_first(other, table, table_state)
        await until(backend.service, table, lambda s: s.to_act != [1])

    run(tmp_path, test)


def test_bot_is_retried_after_an_unexpected_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backend_module, "SWEEP", 0.01)
    monkeypatch.setattr(backend_module, "STALE", 0.0)
    (table,) = left_waiting(tmp_path)
    attempts: list[str] = []

    async def test(backend: Backend) -> None:
        choose = backend.bot_pool.choose

        async def fail_first(name: str, *args: object, **more: object) -> list[int]:
            attempts.append(name)
            if len(attempts) == 1:
                raise RuntimeError("nobody thought of this")
            return await choose(name, *args, **more)  # type: ignore[arg-type]

        backend.bot_pool.choose = fail_first  # type: ignore[method-assign, assignment]
        await until(backend.service, table, lambda s: s.to_act != [1])

    with capture_logs() as logs:
        run(tmp_path, test)
    assert len(attempts) > 1
    assert "bot move failed" in [line["event"] for line in logs]


def test_priority_depends_on_people_at_the_table() -> None:
    def person_waits(seats: str) -> bool:
        return has_person(TableState(opened("maya", seats), 0.0))

    assert person_waits("lb")
    assert person_waits("bk")  # connected or not
    assert not person_waits("bb")
    left = TableState(opened("maya", "lb"), 0.0)
    left.seats[0].level = "easy"
    assert not has_person(left)


def test_bot_replaces_a_player_until_the_return(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        service = backend.service
        table = (await service.open(table_request("maya", "random"))).table
        table_state = await until(service, table, lambda s: s.to_act == [0])
        leave = messages.Leave(seat=0, level="random")
        await service.execute(table, ANA, table_state.version, "leave", leave)
        own = len([turn for turn in table_state.turns if turn.seat == 0])
        table_state = await until(
            service, table, lambda s: sum(t.seat == 0 for t in s.turns) > own + 1
        )
        await service.execute(table, ANA, table_state.version, "return", messages.Return(seat=0))
        table_state = await until(
            service, table, lambda s: s.to_act == [0] and not s.seats[0].is_bot
        )
        await play_first(service, table, table_state)

    run(tmp_path, test)


def test_obsolete_bot_tasks_are_cancelled(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        service = backend.service
        started = asyncio.Event()
        given_up = asyncio.Event()

        async def ponder(
            table: str,
            seat: int,
            level: str,
            state: State,
            *,
            owner: str = "",
            person_waits: bool = True,
        ) -> list[int]:
            started.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                given_up.set()
                raise
            raise AssertionError

        backend.bot_pool.choose = ponder  # type: ignore[method-assign]
        table = (await service.open(table_request("tzolkin", "strong", undo="agreed"))).table
        while not started.is_set():
            table_state = await until(service, table, lambda s: 0 in s.to_act or started.is_set())
            if 0 in table_state.to_act:
                await play_first(service, table, table_state)
            await asyncio.sleep(0)
        table_state = await service.get(table)
        await service.execute(table, ANA, table_state.version, "oops", messages.AskUndo(seat=0))
        await given_up.wait()
        assert (await service.get(table)).to_act == [0] or len(
            (await service.get(table)).to_act
        ) == 2

    run(tmp_path, test)


@pytest.mark.parametrize("late", ["bot", "end"])
def test_turn_ends_when_time_runs_out(tmp_path: Path, late: str) -> None:
    """The clock is moved instead of waiting."""

    async def test() -> None:
        now = 1000.0
        store = Store.at(f"sqlite:///{tmp_path}/tables.db")
        service = TableService(store, now=lambda: now)
        clocks = Clocks(service, now=lambda: now)
        service.watch(clocks.see)
        clock = messages.Clock(seconds=60, late=late)  # type: ignore[arg-type]
        table = (await service.open(table_request("maya", "random", clock=clock))).table
        table_state = await service.get(table)
        while table_state.to_act != [0]:
            command = messages.Play(seat=1, action=table_state.position.legal_actions(1)[0])
            server = Actor(name="server", trusted=True)
            await service.execute(
                table, server, table_state.version, f"v{table_state.version}", command
            )
            table_state = await service.get(table)
        await clocks.end_turns()
        assert (await service.get(table)).version == table_state.version
        now += 60.5
        await clocks.end_turns()
        after = await service.get(table)
        assert after.version == table_state.version + 1
        assert after.status == ("ended" if late == "end" else "playing")
        assert after.seats[0].is_bot == (late == "bot")
        await clocks.end_turns()
        assert (await service.get(table)).version == after.version
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("trouble", [InvalidLog, RuntimeError])
def test_failing_clock_does_not_stop_others(tmp_path: Path, trouble: type[Exception]) -> None:
    async def test() -> None:
        now = 1000.0
        store = Store.at(f"sqlite:///{tmp_path}/tables.db")
        service = TableService(store, now=lambda: now)
        clocks = Clocks(service, now=lambda: now)
        service.watch(clocks.see)
        clock = messages.Clock(seconds=60, late="end")
        seats = [messages.Local(name="Ana"), messages.Local(name="Ben")]
        table_wish = messages.OpenTable(game="maya", seats=[*seats], seed=7, clock=clock)
        bad, good = [(await service.open(table_wish)).table for _ in range(2)]
        load = service.get

        async def damaged(table: str) -> TableState:
            if table == bad:
                raise trouble("damaged")
            return await load(table)

        service.get = damaged  # type: ignore[method-assign]
        now += 61
        clocks.start()
        assert (await until(service, good, lambda s: s.status == "ended")).status == "ended"
        await clocks.close()
        assert (await load(bad)).status == "playing"
        await store.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


def test_only_people_who_were_seen_lately_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(backend: Backend) -> None:
        service = backend.service
        table = (await service.open(table_request("maya", "random"))).table
        assert service.is_attended(table)  # it was just opened
        monkeypatch.setattr(table_service, "SEEN_SECONDS", 0.0)
        assert not service.is_attended(table)
        leave = service.subscribe(table, lambda change: None)
        assert service.is_attended(table)
        leave()
        assert not service.is_attended(table)
        monkeypatch.setattr(table_service, "SEEN_SECONDS", 60.0)
        assert service.is_attended(table)  # and left just now
        assert not service.is_attended("another")

    run(tmp_path, test)


def test_bots_are_counted_for_the_visitor_who_opened_the_table(tmp_path: Path) -> None:
    async def test(backend: Backend) -> None:
        service = backend.service
        order = table_request("maya", "random")
        by_visitor = await service.get((await service.open(order, None, "192.0.2.1")).table)
        again = await service.get((await service.open(order, None, "192.0.2.1")).table)
        other = await service.get((await service.open(order, None, "192.0.2.2")).table)
        assert by_visitor.opened.owner == again.opened.owner != other.opened.owner
        assert "192" not in by_visitor.opened.owner
        assert service.owner(7, "192.0.2.1") == "visitor:7"

    run(tmp_path, test)
