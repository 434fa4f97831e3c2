"""Bots that play and clocks that run, through the door like everybody else."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from sacbe.play.state import State
from sacbe.server import hosting as hosting_module
from sacbe.server import wire
from sacbe.server.deciding import Actor
from sacbe.server.door import Door
from sacbe.server.hosting import Clocks, Hosting, HostingSettings, is_awaited
from sacbe.server.store import Repository, Store
from sacbe.server.story import Story, StoryError

from .tables import opened

ANA = Actor(name="ana", seats=frozenset({0}), host=True)
PATIENCE = 120  # seconds, for a busy machine


def run(tmp_path: Path, test: Callable[[Hosting], Awaitable[None]], workers: int = 1) -> None:
    """A test with a server of its own, without its network."""

    async def hosted() -> None:
        database = f"sqlite:///{tmp_path}/tables.db"
        hosting = Hosting(HostingSettings(database=database, workers=workers))
        await hosting.start()
        try:
            await asyncio.wait_for(test(hosting), PATIENCE)
        finally:
            await hosting.close()

    asyncio.run(hosted())


def wish(name: str, *levels: wire.Level, **more: object) -> wire.OpenTable:
    """A person and some bots."""
    seats = [wire.Local(name="Ana"), *(wire.BotSeat(level=level) for level in levels)]
    return wire.OpenTable(game=name, seats=seats, seed=7, **more)  # type: ignore[arg-type]


async def until(door: Door, table: str, is_so: Callable[[Story], bool]) -> Story:
    """Wait until a table is so; every change is looked at."""
    found: asyncio.Future[Story] = asyncio.get_running_loop().create_future()

    def look(story: Story) -> None:
        if is_so(story) and not found.done():
            found.set_result(story)

    stop = door.subscribe(table, lambda change: look(change.after))
    look(await door.story(table))
    try:
        return await found
    finally:
        stop()


async def play_first(door: Door, table: str, story: Story) -> None:
    seat = 0
    command = wire.Play(seat=seat, action=story.state.legal_actions(seat)[0])
    await door.commit(table, ANA, story.version, f"v{story.version}", command)


def test_bots_answer_until_the_game_is_over(tmp_path: Path) -> None:
    async def test(hosting: Hosting) -> None:
        door = hosting.door
        table = (await door.open(wish("maya", "random", "greedy"))).table
        while True:
            story = await until(door, table, lambda s: 0 in s.asked or s.status != "playing")
            if story.status != "playing":
                break
            await play_first(door, table, story)
        assert story.status == "over"
        assert {turn.seat for turn in story.turns} == {0, 1, 2}

    run(tmp_path, test, workers=2)


def left_waiting(
    tmp_path: Path,
    tables: int = 1,
    now: Callable[[], float] = time.time,
    then: Callable[[Repository, list[str]], None] = lambda to, left: None,
) -> list[str]:
    """Tables at which a bot is asked, in the order of their waiting, and what happens to them."""
    left: list[str] = []

    async def alone() -> None:
        store = Store.at(f"sqlite:///{tmp_path}/tables.db")
        door = Door(store, now)  # nobody thinks here
        for _ in range(tables):
            opening = await door.open(wish("tzolkin", "random", options={"draft": True}))
            left.append(opening.table)
            while 0 in (story := await door.story(opening.table)).asked:
                await play_first(door, opening.table, story)
            assert story.asked == [1]
        await store.write(lambda to: then(to, left))
        await store.close()

    asyncio.run(alone())
    return left


def test_a_bot_that_was_left_waiting_plays_after_a_restart(tmp_path: Path) -> None:
    (table,) = left_waiting(tmp_path)

    async def test(hosting: Hosting) -> None:
        story = await until(hosting.door, table, lambda s: s.asked != [1])
        assert story.turns[-1].seat == 1

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("version", "damaged"),
    [
        (1, "substr(event, 1, 9)"),
        (1, "json_set(event, '$.rules_version', 99)"),
        (2, "json_object('event', 'renamed', 'seat', 77, 'name', 'x')"),
    ],
)
def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    tmp_path: Path, version: int, damaged: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest comes first, and the list has room for one: it is passed by all the same."""
    monkeypatch.setattr(hosting_module, "AT_ONCE", 1)
    monkeypatch.setattr(hosting_module, "SWEEP", 0.01)
    damage = text(
        f"UPDATE events SET event = {damaged} WHERE table_id = :table AND version = {version}"
    )

    def then(to: Repository, left: list[str]) -> None:
        to.connection.execute(damage, {"table": left[0]})

    tables = left_waiting(tmp_path, 3, then=then)

    async def test(hosting: Hosting) -> None:
        with pytest.raises(StoryError):
            await hosting.door.story(tables[0])
        for table in tables[1:]:
            await until(hosting.door, table, lambda s: s.asked != [1])

    with capture_logs() as logs:
        run(tmp_path, test)
    told = [line for line in logs if line["event"] == "table cannot be resumed"]
    assert [(line["table"], line["kind"]) for line in told] == [(tables[0], "StoryError")]


def test_bots_go_on_although_the_clock_was_set_back(tmp_path: Path) -> None:
    (table,) = left_waiting(tmp_path, now=lambda: time.time() + 3600)

    async def test(hosting: Hosting) -> None:
        story = await until(hosting.door, table, lambda s: s.asked != [1])
        assert story.turns[-1].seat == 1

    run(tmp_path, test)


def test_what_another_process_left_is_found_although_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the first sweep, which takes all."""
    monkeypatch.setattr(hosting_module, "SWEEP", 0.01)

    async def test(hosting: Hosting) -> None:
        await asyncio.sleep(0.1)  # it has looked around
        other = Door(hosting.store, now=lambda: time.time() + 3600)
        draft = wish("tzolkin", "random", options={"draft": True})
        table = (await other.open(draft)).table
        while 0 in (story := await other.story(table)).asked:
            await play_first(other, table, story)
        await until(hosting.door, table, lambda s: s.asked != [1])

    run(tmp_path, test)


def test_a_bot_that_failed_in_an_unforeseen_way_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting_module, "SWEEP", 0.01)
    monkeypatch.setattr(hosting_module, "STALE", 0.0)
    (table,) = left_waiting(tmp_path)
    tried: list[str] = []

    async def test(hosting: Hosting) -> None:
        choose = hosting.thinkers.choose

        async def fail_first(name: str, *args: object, **more: object) -> int:
            tried.append(name)
            if len(tried) == 1:
                raise RuntimeError("nobody thought of this")
            return await choose(name, *args, **more)  # type: ignore[arg-type]

        hosting.thinkers.choose = fail_first  # type: ignore[method-assign, assignment]
        await until(hosting.door, table, lambda s: s.asked != [1])

    with capture_logs() as logs:
        run(tmp_path, test)
    assert len(tried) > 1
    assert "bot move failed" in [line["event"] for line in logs]


def test_bots_know_whether_a_person_awaits_them() -> None:
    def awaited(seats: str) -> bool:
        return is_awaited(Story(opened("maya", seats), 0.0))

    assert awaited("lb")
    assert awaited("bk")  # connected or not
    assert not awaited("bb")
    left = Story(opened("maya", "lb"), 0.0)
    left.seats[0].level = "easy"
    assert not is_awaited(left)


def test_a_bot_takes_over_and_gives_back(tmp_path: Path) -> None:
    async def test(hosting: Hosting) -> None:
        door = hosting.door
        table = (await door.open(wish("maya", "random"))).table
        story = await until(door, table, lambda s: s.asked == [0])
        leave = wire.Leave(seat=0, level="random")
        await door.commit(table, ANA, story.version, "leave", leave)
        own = len([turn for turn in story.turns if turn.seat == 0])
        story = await until(door, table, lambda s: sum(t.seat == 0 for t in s.turns) > own + 1)
        await door.commit(table, ANA, story.version, "return", wire.Return(seat=0))
        story = await until(door, table, lambda s: s.asked == [0] and not s.seats[0].is_bot)
        await play_first(door, table, story)

    run(tmp_path, test)


def test_thinking_that_is_no_longer_wanted_is_given_up(tmp_path: Path) -> None:
    async def test(hosting: Hosting) -> None:
        door = hosting.door
        asked = asyncio.Event()
        given_up = asyncio.Event()

        async def ponder(
            table: str, seat: int, level: str, state: State, *, awaited: bool = True
        ) -> int:
            asked.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                given_up.set()
                raise
            raise AssertionError

        hosting.thinkers.choose = ponder  # type: ignore[method-assign]
        table = (await door.open(wish("tzolkin", "strong", undo="agreed"))).table
        while not asked.is_set():
            story = await until(door, table, lambda s: 0 in s.asked or asked.is_set())
            if 0 in story.asked:
                await play_first(door, table, story)
            await asyncio.sleep(0)
        story = await door.story(table)
        await door.commit(table, ANA, story.version, "oops", wire.AskUndo(seat=0))
        await given_up.wait()
        assert (await door.story(table)).asked == [0] or len((await door.story(table)).asked) == 2

    run(tmp_path, test)


@pytest.mark.parametrize("late", ["bot", "end"])
def test_a_turn_that_takes_too_long_ends(tmp_path: Path, late: str) -> None:
    """The door's time is moved on instead of waiting."""

    async def test() -> None:
        now = 1000.0
        store = Store.at(f"sqlite:///{tmp_path}/tables.db")
        door = Door(store, now=lambda: now)
        clocks = Clocks(door, now=lambda: now)
        door.watch(clocks.see)
        clock = wire.Clock(seconds=60, late=late)  # type: ignore[arg-type]
        table = (await door.open(wish("maya", "random", clock=clock))).table
        story = await door.story(table)
        while story.asked != [0]:
            command = wire.Play(seat=1, action=story.state.legal_actions(1)[0])
            server = Actor(name="server", trusted=True)
            await door.commit(table, server, story.version, f"v{story.version}", command)
            story = await door.story(table)
        await clocks.end_turns()
        assert (await door.story(table)).version == story.version
        now += 60.5
        await clocks.end_turns()
        after = await door.story(table)
        assert after.version == story.version + 1
        assert after.status == ("ended" if late == "end" else "playing")
        assert after.seats[0].is_bot == (late == "bot")
        await clocks.end_turns()
        assert (await door.story(table)).version == after.version
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("trouble", [StoryError, RuntimeError])
def test_a_clock_that_fails_stops_no_other(tmp_path: Path, trouble: type[Exception]) -> None:
    async def test() -> None:
        now = 1000.0
        store = Store.at(f"sqlite:///{tmp_path}/tables.db")
        door = Door(store, now=lambda: now)
        clocks = Clocks(door, now=lambda: now)
        door.watch(clocks.see)
        clock = wire.Clock(seconds=60, late="end")
        seats = [wire.Local(name="Ana"), wire.Local(name="Ben")]
        wished = wire.OpenTable(game="maya", seats=[*seats], seed=7, clock=clock)
        bad, good = [(await door.open(wished)).table for _ in range(2)]
        story = door.story

        async def damaged(table: str) -> Story:
            if table == bad:
                raise trouble("damaged")
            return await story(table)

        door.story = damaged  # type: ignore[method-assign]
        now += 61
        clocks.start()
        assert (await until(door, good, lambda s: s.status == "ended")).status == "ended"
        await clocks.close()
        assert (await story(bad)).status == "playing"
        await store.close()

    asyncio.run(asyncio.wait_for(test(), PATIENCE))
