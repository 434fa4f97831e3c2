"""Many clients at one table: late pages, two tabs, slow readers, and floods."""

import asyncio
import contextlib
import json
import random
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.survival.clients import (
    PATIENCE,
    Line,
    Post,
    Table,
    choose,
    open_table,
    order,
    visitor,
)
from tests.server.survival.follower import Follower, following
from tests.server.survival.servers import Launcher, Server, serving


def run(server: Server, test: Callable[[Server], Awaitable[None]]) -> None:
    """Run a test against a server, which must stop cleanly afterwards."""

    async def served() -> None:
        async with serving(server):
            await test(server)
            assert await server.stop() == 0

    asyncio.run(served())


def on_disk(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


async def play(table: Table, moves: int, seed: int) -> int:
    """Play some choices of the seats that must act, each acknowledged; returns the version."""
    rng = random.Random(seed)
    by = [Post(table, token) for token in table.seats]
    version = 0
    async with visitor() as client:
        for turn in range(moves):
            result = await choose(table, client, rng)
            assert result is not None, "The game was over too soon."
            views_seen, command = result
            body = {
                "command_id": f"{seed}.{turn}",
                "expected_version": views_seen,
                "command": command,
            }
            response = await by[command["seat"]].give(body)
            assert (response["type"], response["version"]) == ("done", views_seen + 1), response
            version = response["version"]
    for one in by:
        await one.drop()
    return version


async def greet(table: Table, seat: int | None, since: int, **more: Any) -> ClientConnection:
    """An authenticated WebSocket."""
    link = await table.socket(**more)
    hello: dict[str, Any] = {"type": "hello", "since": since}
    if seat is not None:
        hello["token"] = table.seats[seat]
    await link.send(json.dumps(hello))
    return link


async def frame(link: ClientConnection) -> dict[str, Any]:
    """The next frame."""
    async with asyncio.timeout(PATIENCE):
        result: dict[str, Any] = json.loads(await link.recv())
        return result


# ---------------------------------------------------------------- late pages and two tabs


def test_events_between_page_and_socket_are_sent(launcher: Launcher, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await open_table(server.address, "tzolkin", "ll")
        async with visitor() as client:
            for seed in range(5):
                page = await table.view(client, 1)
                version = await play(table, 1 + seed, seed)
                link = await greet(table, 1, page["version"])
                first = await frame(link)
                versions = [event["version"] for event in first["events"]]
                assert versions == list(range(page["version"] + 1, version + 1))
                assert first["view"] == await table.view(client, 1)
                await link.close()

    run(Server(launcher, on_disk(tmp_path)), test)


def test_no_gap_while_others_play(launcher: Launcher, tmp_path: Path) -> None:
    """Sockets that connect during a game miss no event after the version of their page."""

    async def test(server: Server) -> None:
        table = await open_table(server.address, "maya", "ll")
        comers: list[Follower] = []
        playing = asyncio.create_task(play(table, 60, 1))

        async def come(client: Any) -> None:
            comer = Follower(table, len(comers) % 2)
            comer.version = (await table.view(client, comer.seat))["version"]
            comers.append(comer)
            async with following(comer):
                await comer.until(await playing)
            assert comer.connections == 1

        async with visitor() as client, asyncio.TaskGroup() as coming:
            while not playing.done() and len(comers) < 20:
                coming.create_task(come(client))
                await asyncio.sleep(0.02)
        assert len(comers) > 1
        assert len({json.dumps(one.view) for one in comers}) == 2  # one per seat

    run(Server(launcher, on_disk(tmp_path)), test)


def test_two_tabs_of_one_seat(launcher: Launcher, tmp_path: Path) -> None:
    """One choice is accepted, the other refused; a repeated command counts once."""

    async def test(server: Server) -> None:
        table = await open_table(server.address, "maya", "ll")
        tabs = [Line(table, table.seats[0]), Line(table, table.seats[0])]
        watching = [Follower(table, 0), Follower(table, 0)]
        async with visitor() as client, following(*watching):
            version, moves, conflicts = 1, 0, 0
            while moves < 12:
                view = await table.view(client, 0)
                if 0 not in view["asked"]:
                    version = await play_once(table, 1, f"other{view['version']}")
                    continue
                legal = [choice["action"] for choice in view["legal"]]
                same = moves % 2 == 0
                orders = [
                    order(
                        f"tab{moves}" if same else f"tab{moves}.{tab}",
                        view["version"],
                        "play",
                        seat=0,
                        action=legal[0] if same else legal[tab % len(legal)],
                    )
                    for tab in (0, 1)
                ]
                answers = await asyncio.gather(
                    *(tab.give(body) for tab, body in zip(tabs, orders, strict=True))
                )
                kinds = sorted(answer["type"] for answer in answers)
                if same:
                    assert answers[0] == answers[1]
                    assert kinds == ["done", "done"]
                else:
                    assert kinds == ["done", "problem"]
                    refusal = next(one for one in answers if one["type"] == "problem")
                    assert refusal["error"] == "conflict"
                    conflicts += 1
                moves, version = moves + 1, view["version"] + 1
            assert conflicts == 6
            for one in watching:
                await one.until(version)
            assert watching[0].view == watching[1].view == await table.view(client, 0)
            assert watching[0].events == watching[1].events
            assert len(watching[0].events) == version
        for tab in tabs:
            await tab.drop()

    async def play_once(table: Table, seat: int, name: str) -> int:
        async with visitor() as client:
            view = await table.view(client, seat)
        post = Post(table, table.seats[seat])
        action = view["legal"][0]["action"]
        response = await post.give(order(name, view["version"], "play", seat=seat, action=action))
        await post.drop()
        version: int = response["version"]
        return version

    run(Server(launcher, on_disk(tmp_path)), test)


# ---------------------------------------------------------------- slow readers and floods


async def narrow(table: Table) -> socket.socket:
    """A connection with small buffers, so that a client that does not read is noticed: with large
    segments the system buffers megabytes."""
    host, port = table.address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (host, int(port)))
    return raw


def test_slow_reader_does_not_delay_others(launcher: Launcher, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await open_table(server.address, "maya", "llll")
        raw = await narrow(table)
        slow = await table.socket(sock=raw, max_queue=1)
        hello = {"type": "hello", "token": table.seats[0], "since": 0, "words": True}
        await slow.send(json.dumps(hello))
        await frame(slow)  # it stops reading here
        quick = Follower(table, 1)
        async with following(quick):
            version = await play(table, 120, 3)
            await quick.until(version)
        assert quick.connections == 1
        content, frames = [1], 0
        while content[-1] < version:
            change = await frame(slow)
            frames += 1
            content += [event["version"] for event in change["events"]]
        assert content == list(range(1, version + 1))
        assert frames < version - 1  # changes were merged
        assert change["view"]["version"] == version
        await slow.close()

    run(Server(launcher, on_disk(tmp_path)), test)


def test_client_that_never_reads_is_closed(launcher: Launcher, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await open_table(server.address, "maya", "llll")
        raw = await narrow(table)
        dead = await table.socket(sock=raw, max_queue=1)
        hello = json.dumps({"type": "hello", "token": table.seats[0], "words": True})
        async with visitor() as client:
            for _ in range(1_000):
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(20):  # each is answered with a view
                        await dead.send(hello)
                if open_sockets((await client.get(f"{server.address}/metrics")).text) == 0:
                    break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError("A socket that reads nothing stays open.")
        await play(table, 5, 3)
        dead.transport.abort()

    run(Server(launcher, on_disk(tmp_path), send_seconds=0.5), test)


def open_sockets(figures: str) -> int:
    """The number of open sockets in /metrics."""
    result = [
        line for line in figures.splitlines() if line.startswith("sacbe_websocket_connections ")
    ]
    assert len(result) == 1, figures
    return int(float(result[0].split()[1]))


def test_flood_of_frames_does_not_affect_others(launcher: Launcher, tmp_path: Path) -> None:
    """Each kind of flood ends with a close code; other clients play on, at the same table too."""

    async def flood(table: Table, what: str | bytes, frames: int) -> int:
        link = await table.socket()
        try:
            await link.send(json.dumps({"type": "hello"}))
            for i in range(frames):
                await link.send(what)
                if i % 100 == 0:
                    await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE):
                while True:
                    await link.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def test(server: Server) -> None:
        table = await open_table(server.address, "tzolkin", "ll")
        other = await open_table(server.address, "maya", "ll")
        followers = [Follower(table, 0), Follower(other, 0), Follower(other, None)]
        say = json.dumps(order("x", 1, "say", text="x"))
        async with following(*followers):
            codes = asyncio.gather(
                flood(table, "{}", 20_000),
                flood(table, b"\0", 20_000),
                flood(table, '{"type":"hello"}', 20_000),
                flood(table, say, 20_000),
                flood(table, "[" * 7_000, 100),
                flood(table, "x" * 9_000, 1),
            )
            versions = await asyncio.gather(play(table, 25, 1), play(other, 25, 2))
            for one in followers:
                await one.until(versions[0] if one.table is table else versions[1])
            # With a close code, or aborted without one.
            assert all(code in (1007, 1008, 1009, 1006) for code in await codes), await codes
        assert [one.connections for one in followers] == [1, 1, 1]

    run(Server(launcher, on_disk(tmp_path), scale=1.0), test)
