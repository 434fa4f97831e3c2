"""Idle connections are closed, and an address has a limited number of them."""

import asyncio
import contextlib
from pathlib import Path

import msgspec
import pytest

from sacbe.server.app import Rate, Rates, Settings
from tests.server.http.helpers import (
    UNLIMITED,
    LiveServer,
    opened,
    receive_frame,
    run_with_server,
    send_frame,
)

SOON = msgspec.structs.replace(UNLIMITED, head_seconds=0.1)
ENOUGH = Rate(10**6, 10**6)
FEW = Rates(requests=ENOUGH, sockets=ENOUGH, open_sockets=3)

Link = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def _connect(live: LiveServer, payloads: str = "") -> Link:
    link = await asyncio.open_connection("127.0.0.1", live.port)
    link[1].write(payloads.encode())
    return link


def _get(live: LiveServer) -> str:
    return f"GET /healthz HTTP/1.1\r\nHost: {live.address}\r\n\r\n"


async def _rest(link: Link) -> bytes:
    """All data until the server closes the connection."""
    came = b""
    async with asyncio.timeout(20):
        with contextlib.suppress(ConnectionError):
            while part := await link[0].read(1000):
                came += part
    link[1].close()
    return came


@pytest.mark.parametrize("payload", ["", "GET", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: "])
def test_idle_connection_is_closed(tmp_path: Path, payload: str) -> None:
    async def test(live: LiveServer) -> None:
        assert await _rest(await _connect(live, payload)) == b""

    run_with_server(tmp_path, test, SOON)


def test_slow_request_head_times_out(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        link = await _connect(live, "GET /healthz HTTP/1.1\r\nX-Long: ")
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionError):
                while not link[1].transport.is_closing():
                    link[1].write(b"x")
                    await asyncio.sleep(0.01)
        assert await _rest(link) == b""

    run_with_server(tmp_path, test, SOON)


def test_half_a_head_after_a_response_times_out(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        link = await _connect(live, _get(live))
        assert (await link[0].readline()).startswith(b"HTTP/1.1 200 ")
        link[1].write(b"GET")
        assert b"GET" not in await _rest(link)

    run_with_server(tmp_path, test, SOON)


def test_rest_of_a_refused_body_is_not_read(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        head = f"POST /nothing HTTP/1.1\r\nHost: {live.address}\r\nContent-Length: 9\r\n\r\n"
        link = await _connect(live, head)
        assert (await link[0].readline()).startswith(b"HTTP/1.1 404 ")
        link[1].write(b"x")
        await _rest(link)

    run_with_server(tmp_path, test, SOON)


def test_active_connections_stay_open(tmp_path: Path) -> None:
    """Neither while a body is being sent, nor as a WebSocket."""

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as socket:
            await send_frame(socket, {"type": "hello"})
            assert (await receive_frame(socket))["type"] == "change"
            head = (
                f"POST /api/me HTTP/1.1\r\nHost: {live.address}\r\nConnection: close\r\n"
                "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{"
            )
            link = await _connect(live, head)
            await asyncio.sleep(4 * SOON.head_seconds)
            link[1].write(b"}")
            assert (await _rest(link)).startswith(b"HTTP/1.1 200 ")
            await send_frame(socket, {"type": "hello"})
            assert (await receive_frame(socket))["type"] == "change"

    run_with_server(tmp_path, test, SOON)


def test_connections_per_address_are_limited(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        links = [await _connect(live) for _ in range(3)]
        for _ in range(5):
            assert await _rest(await _connect(live, _get(live))) == b""
        links.pop()[1].close()
        async with asyncio.timeout(20):
            responses = b""
            while not responses:  # until the close is noticed
                connection = _get(live).replace("Host", "Connection: close\r\nHost")
                link = await _connect(live, connection)
                responses = await _rest(link)
        assert responses.startswith(b"HTTP/1.1 200 ")
        for link in links:
            link[1].close()

    run_with_server(tmp_path, test, Settings(rates=FEW))


def test_websockets_are_not_counted_as_connections(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        sockets = [await live.connect("a" * 16) for _ in range(3)]
        async with live.client() as client:
            assert (await client.get("/healthz")).status_code == 200
        for socket in sockets:
            await socket.close()

    run_with_server(tmp_path, test, Settings(rates=FEW))


def test_connections_of_a_proxy_are_not_limited(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        links = [await _connect(live) for _ in range(9)]
        async with live.client() as client:
            assert (await client.get("/healthz")).status_code == 200
        for link in links:
            link[1].close()

    run_with_server(tmp_path, test, Settings(rates=FEW, proxies="10.0.0.1, 127.0.0.0/8"))


def test_forwarded_address_is_counted_behind_a_proxy(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            for guest in ("198.51.100.1", "198.51.100.2"):
                there = {"X-Forwarded-For": guest}
                codes = [(await client.get("/healthz", headers=there)).status_code for _ in "abc"]
                assert codes == [200, 200, 429]

    rates = Rates(requests=Rate(2, 0.001))
    run_with_server(tmp_path, test, Settings(rates=rates, proxies="127.0.0.1"))
