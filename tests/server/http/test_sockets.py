"""WebSockets: clients get what they missed, then every change."""

import asyncio
import contextlib
import gc
import json
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus

from sacbe.server import sockets, websocket_protocol
from sacbe.server.app import Rate, Rates, Settings, uvicorn_options
from tests.server.http.helpers import (
    HOST,
    UNLIMITED,
    AppHarness,
    LiveServer,
    Opened,
    close_code,
    command_body,
    cookies,
    opened,
    play,
    receive_frame,
    receive_until,
    run_with_app,
    run_with_server,
    send_frame,
)


def _but(**settings: Any) -> Settings:
    return msgspec.structs.replace(UNLIMITED, **settings)


def test_whole_game_over_sockets(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as one, live.connect(table.table) as two:
            links = [one, two]
            for link, token in zip(links, table.seats, strict=True):
                await send_frame(link, {"type": "hello", "token": token})
            views = [(await receive_frame(link))["view"] for link in links]
            assert [view["seat"] for view in views] == [0, 1]
            for n in range(30):
                seat, version = views[0]["asked"][0], views[0]["version"]
                action = views[seat]["legal"][0]["action"]
                await send_frame(
                    links[seat], command_body(f"n{n}", version, "play", seat=seat, action=action)
                )
                for i, link in enumerate(links):
                    views[i], frames = await receive_until(link, version + 1)
                    changes = [frame for frame in frames if frame["type"] == "change"]
                    versions = [
                        event["version"] for change in changes for event in change["events"]
                    ]
                    assert versions == [version + 1]
                    if i == seat and not any(frame["type"] == "done" for frame in frames):
                        assert (await receive_frame(link))["version"] == version + 1

    run_with_server(tmp_path, test)


def test_a_closed_socket_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Without the cyclic garbage collector, which hardly runs on a busy server."""

    def sessions() -> int:
        return sum(type(each) is sockets.SocketSession for each in gc.get_objects())

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        gc.collect()
        before = sessions()
        gc.disable()
        try:
            for _ in range(3):
                async with live.connect(table.table) as link:
                    await send_frame(link, {"type": "hello", "token": table.seats[0]})
                    await receive_frame(link)
                    assert sessions() == before + 1
                async with asyncio.timeout(20):
                    while sessions() > before:
                        await asyncio.sleep(0.05)
        finally:
            gc.enable()

    run_with_server(tmp_path, test)


def test_reconnecting_client_gets_missed_events(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        version = await play(live.harness, table, 10)
        for since, content in ((None, 0), (version, 0), (version - 3, 3), (0, version), (10**6, 0)):
            async with live.connect(table.table) as link:
                await send_frame(link, {"type": "hello", "token": table.seats[1], "since": since})
                change = await receive_frame(link)
                assert change["version"] == change["view"]["version"] == version
                assert [event["version"] for event in change["events"]] == list(
                    range(version - content + 1, version + 1)
                )

    run_with_server(tmp_path, test)


def test_missed_events_equal_live_events(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello", "token": table.seats[0]})
            await receive_frame(link)
            version = await play(live.harness, table, 8)
            _, frames = await receive_until(link, version)
        first_events = [event for frame in frames for event in frame["events"]]
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello", "token": table.seats[0], "since": 1})
            assert (await receive_frame(link))["events"] == first_events
        async with live.client(table.seats[0]) as client:
            request = await client.get(f"{table.path}/events?after=1")
            assert request.json() == {"version": version, "events": first_events, "more": False}

    run_with_server(tmp_path, test)


def test_second_hello_switches_the_seat(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            await client.post("/api/me", json={})
            table = await opened(client, "maya", "dd")
            cookie = cookies(client)
        async with live.connect(table.table, additional_headers={"Cookie": cookie}) as link:
            seats_seen = []
            for seat in (None, 1, 0):
                await send_frame(link, {"type": "hello", "seat": seat, "words": True, "lang": "it"})
                view = (await receive_frame(link))["view"]
                assert "board" in view
                seats_seen.append(view["seat"])
            assert seats_seen == [0, 1, 0]
            acting_seat = view["asked"][0]
            await send_frame(
                link, {"type": "hello", "seat": acting_seat, "words": True, "board": False}
            )
            view = (await receive_frame(link))["view"]
            assert view["question"].endswith(".")
            assert "board" not in view

    run_with_server(tmp_path, test)


def test_cookie_authenticates_a_socket(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            await client.post("/api/me", json={"name": "Ana"})
            table = await opened(client, "maya", "dl")
            cookie = cookies(client)
        async with live.connect(table.table, additional_headers={"Cookie": cookie}) as link:
            await send_frame(link, {"type": "hello"})
            assert (await receive_frame(link))["view"]["seat"] == 0
            await send_frame(link, command_body("x", 1, "rename", seat=0, name="Bea"))
            view, _ = await receive_until(link, 2)
            assert view["seats"][0]["name"] == "Bea"

    run_with_server(tmp_path, test)


@pytest.mark.parametrize(
    ("hello", "error"),
    [
        ({"token": "A" * 22}, "unauthorized"),
        ({"token": "OTHER"}, "unauthorized"),
        ({"token": "SEAT0", "seat": 1}, "forbidden"),
        ({"token": "HOST", "seat": 0}, "forbidden"),
        ({"seat": 0}, "forbidden"),
        ({}, "forbidden"),
        ({"token": "SEAT0", "seat": 3}, "not_found"),
    ],
)
def test_unauthorised_socket_is_closed(tmp_path: Path, hello: dict[str, Any], error: str) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client, spectators=False)
            other = await opened(client)
        tokens = {"SEAT0": table.seats[0], "HOST": table.host, "OTHER": other.seats[0]}
        request_body = {key: tokens.get(value, value) for key, value in hello.items()}
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello", **request_body})
            problem = await receive_frame(link)
            assert (problem["type"], problem["error"]) == ("problem", error)
            assert await close_code(link) == 1008

    run_with_server(tmp_path, test)


def test_socket_of_an_unknown_table_is_closed(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        for name in ("a" * 16, "A" * 16, "short", "a" * 4000):
            async with live.connect(name) as link:
                await send_frame(link, {"type": "hello"})
                assert (await receive_frame(link))["error"] == "not_found"
                assert await close_code(link) == 1008
        assert live.harness.metric("sacbe_websocket_connections") == 0

    run_with_server(tmp_path, test)


def test_silent_socket_is_closed(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.connect("a" * 16) as link:
            assert await close_code(link) == 1008

    run_with_server(tmp_path, test, _but(hello_seconds=0.05))


def test_refusals_have_the_command_id(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        table_state = await live.harness.service.get(table.table)
        seat = table_state.to_act[0]
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello", "token": table.seats[seat]})
            await receive_frame(link)
            for command, error in (
                (command_body("a", 1, "play", seat=seat, action=65_535), "illegal"),
                (command_body("b", 1, "play", seat=1 - seat, action=0), "forbidden"),
                (command_body("c", 99, "play", seat=seat, action=0), "conflict"),
                (command_body("d", 1, "rematch"), "conflict"),
            ):
                await send_frame(link, command)
                problem = await receive_frame(link)
                assert problem["type"] == "problem"
                assert (problem["error"], problem["command_id"]) == (error, command["command_id"])
            action = table_state.position.legal_actions(seat)[0]
            for _ in range(2):  # a repeated command gets the same response
                await send_frame(link, command_body("e", 1, "play", seat=seat, action=action))
                result = await receive_frame(link, "done")
                assert (result["version"], result["command_id"]) == (2, "e")
            assert (await live.harness.service.get(table.table)).version == 2

    run_with_server(tmp_path, test)


class Reader:
    """A client without a network that reads on demand."""

    def __init__(self, harness: AppHarness, table: Opened) -> None:
        self.frames: list[dict[str, Any]] = []
        self.reads = asyncio.Event()
        self.code: int | None = None
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._put({"type": "websocket.connect"})
        self.send_frame({"type": "hello", "token": table.seats[0]})
        scope = {
            "type": "websocket",
            "path": f"{table.path}/socket",
            "headers": [(b"host", HOST.encode())],
            "query_string": b"",
            "client": ("127.0.0.1", 1),
        }
        self.task = asyncio.ensure_future(harness.app(scope, self._incoming.get, self._send))

    def _put(self, message: dict[str, Any]) -> None:
        self._incoming.put_nowait(message)

    def send_frame(self, frame: dict[str, Any]) -> None:
        """Send a frame."""
        self._put({"type": "websocket.receive", "text": json.dumps(frame)})

    def go(self) -> None:
        """Close the socket."""
        self._put({"type": "websocket.disconnect", "code": 1001})

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.code = message["code"]
        if message["type"] == "websocket.send":
            await self.reads.wait()
            self.frames.append(json.loads(message["text"]))

    async def got(self, version: int) -> None:
        """Wait for a version."""
        async with asyncio.timeout(20):
            while not self.frames or self.frames[-1]["version"] < version:
                await asyncio.sleep(0)


def test_slow_reader_skips_to_the_newest_view(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        slow, quick = Reader(harness, table), Reader(harness, table)
        slow.reads.set()
        quick.reads.set()
        for reader in (slow, quick):
            await reader.got(1)
        slow.reads.clear()
        version = await play(harness, table, 40)
        await quick.got(version)  # not delayed by the slow client
        assert len(quick.frames) > 20
        slow.reads.set()
        await slow.got(version)
        assert len(slow.frames) <= 3  # the frame in flight, and one for all later changes
        versions = [event["version"] for frame in slow.frames for event in frame["events"]]
        assert versions == list(range(2, version + 1))
        assert slow.frames[-1]["view"] == quick.frames[-1]["view"]
        for reader in (slow, quick):
            reader.go()
            await reader.task

    run_with_app(tmp_path, test)


def test_events_per_frame_are_limited(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        reader = Reader(harness, table)
        reader.reads.set()
        await reader.got(1)
        reader.reads.clear()
        version = await play(harness, table, 12)
        reader.reads.set()
        await reader.got(version)
        events = reader.frames[-1]["events"]
        assert [event["version"] for event in events] == list(range(version - 4, version + 1))
        reader.go()
        await reader.task

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sockets, "MAX_EVENTS", 5)
        run_with_app(tmp_path, test)


def test_socket_without_reader_is_closed(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        reader = Reader(harness, table)
        await reader.task
        assert reader.code == 1008
        assert harness.metric("sacbe_websocket_connections") == 0

    run_with_app(tmp_path, test, _but(send_seconds=0.05))


def test_closed_socket_is_aborted_after_the_grace_period(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn alone would wait without limit until the client reads."""
    ended = asyncio.Event()

    async def flood(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        with contextlib.suppress(TimeoutError):
            while True:
                async with asyncio.timeout(0.2):
                    await send({"type": "websocket.send", "text": "x" * 1_000_000})
        ended.set()

    async def test() -> None:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        options = uvicorn_options(UNLIMITED) | {"lifespan": "off"}
        server = uvicorn.Server(uvicorn.Config(flood, **options))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        _, writer = await asyncio.open_connection(*listening.getsockname(), limit=1)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(20):
            await ended.wait()
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        writer.transport.abort()
        server.should_exit = True
        await task

    monkeypatch.setattr(websocket_protocol, "CLOSE_GRACE", 0.05)
    asyncio.run(test())


def test_sockets_from_foreign_pages_are_refused(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        port = live.port
        good = [None, f"http://127.0.0.1:{port}", "https://friend.example"]
        bad = ["null", "http://127.0.0.1", f"http://127.0.0.1:{port + 1}", "http://evil.example"]
        bad += [f"http://sub.127.0.0.1:{port}", f"http://127.0.0.1:{port}@evil.example", ""]
        for origin in good:
            headers = {} if origin is None else {"Origin": origin}
            async with live.connect(table.table, additional_headers=headers) as link:
                await send_frame(link, {"type": "hello"})
                assert (await receive_frame(link))["type"] == "change"
        for origin in bad:
            with pytest.raises(InvalidStatus) as refusal:
                await live.connect(table.table, additional_headers={"Origin": origin})
            assert refusal.value.response.status_code == 403
            assert msgspec.json.decode(refusal.value.response.body)["error"] == "forbidden"

    run_with_server(tmp_path, test, _but(origins=frozenset({"https://friend.example"})))


async def open_until_refused(live: LiveServer, most: int) -> None:
    """Open as many sockets as allowed and one more, then close all."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(most):
            await stack.enter_async_context(live.connect("a" * 16))
        with pytest.raises(InvalidStatus) as refusal:
            await live.connect("a" * 16)
        assert refusal.value.response.status_code == 429
        assert int(refusal.value.response.headers["Retry-After"]) >= 1


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        await open_until_refused(live, 5)

    run_with_server(tmp_path, test, Settings(rates=Rates(sockets=Rate(5, 0.001))))


def test_open_sockets_per_address_are_limited(tmp_path: Path) -> None:
    """But any number one after the other."""

    async def test(live: LiveServer) -> None:
        await open_until_refused(live, 3)
        opened = 0
        for _ in range(50):
            with contextlib.suppress(InvalidStatus):  # the last sockets may still be closing
                async with live.connect("a" * 16):
                    opened += 1
            if opened == 9:
                return
            await asyncio.sleep(0.05)
        raise AssertionError("Those that are closed still count.")

    run_with_server(tmp_path, test, Settings(rates=Rates(open_sockets=3)))


def test_views_are_built_once_per_audience(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with contextlib.AsyncExitStack() as stack:
            links = [await stack.enter_async_context(live.connect(table.table)) for _ in range(12)]
            for link in links:
                await send_frame(link, {"type": "hello"})
                await receive_frame(link)
            version = await play(live.harness, table, 5)
            last = [(await receive_until(link, version))[0] for link in links]
            assert all(view == last[0] for view in last)
        image = live.harness.metric("sacbe_views_rendered_total")
        assert image <= version

    run_with_server(tmp_path, test)
