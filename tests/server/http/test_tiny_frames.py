"""A flood of tiny frames is not parsed, for every kind and any number of sockets."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.frames import Frame

from sacbe.server.app import Rate, Rates, Settings
from sacbe.server.limits import Buckets
from sacbe.server.websocket_protocol import SLICE, Protocol
from scripts.tiny_frames import AT_ONCE, FRAMES, payload
from tests.server.http.helpers import (
    LiveServer,
    close_code,
    opened,
    receive_frame,
    run_with_server,
    send_frame,
)

ENOUGH = Rate(10**6, 10**6)
OTHER = ("127.0.0.2", 0)  # another address
SLICE_FRAMES = SLICE // 6  # the most in a slice
FEW = 20  # frames before and after, such as hello and close


class Received:
    """What the server has read and parsed."""

    frames = 0
    bytes = 0


@pytest.fixture
def received(monkeypatch: pytest.MonkeyPatch) -> Received:
    count = Received()
    parse, receive = Frame.parse.__func__, Protocol.data_received  # type: ignore[attr-defined]

    def counting(kind: type[Frame], /, *args: Any, mask: bool, **more: Any) -> Any:
        count.frames += mask  # frames to the server are masked
        return parse(kind, *args, mask=mask, **more)

    def reading(protocol: Protocol, data: bytes) -> None:
        count.bytes += len(data)
        receive(protocol, data)

    monkeypatch.setattr(Frame, "parse", classmethod(counting))
    monkeypatch.setattr(Protocol, "data_received", reading)
    return count


async def write(link: ClientConnection, data: bytes) -> None:
    """Write raw bytes; the server may stop reading or close the socket."""
    link.transport.write(data)
    with contextlib.suppress(OSError, TimeoutError):
        await asyncio.wait_for(link.wait_closed(), 20)


@pytest.mark.parametrize("kind", FRAMES)
def test_refused_frames_are_not_parsed(tmp_path: Path, received: Received, kind: str) -> None:
    """Forty thousand frames in one write: only those within the limit are parsed."""
    rates = Rates(sockets=ENOUGH, requests=ENOUGH, frames=Rate(150, 0.001))

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            await write(link, payload(kind) * 2)
        assert received.frames <= 150 + SLICE_FRAMES + FEW < AT_ONCE

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_a_refused_socket_is_not_read(tmp_path: Path, received: Received) -> None:
    """A sender that continues after the refusal only fills its own buffers."""
    rates = Rates(sockets=ENOUGH, requests=ENOUGH, frames=Rate(150, 0.001))

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            await write(link, payload("ping") * 100)
        assert received.bytes < 20 * len(payload("ping"))

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_the_sockets_of_an_address_share_a_budget(tmp_path: Path, received: Received) -> None:
    """Ten sockets within their own limits get no further than the address may; another address is
    served meanwhile."""
    rates = Rates(
        sockets=ENOUGH, requests=ENOUGH, frames=Rate(10**6, 1), address_frames=Rate(300, 0.001)
    )

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(10):
                link = await stack.enter_async_context(
                    live.connect(table.table, close_timeout=0.01)
                )
                link.transport.write(payload("ping"))
            other = await stack.enter_async_context(live.connect(table.table, local_addr=OTHER))
            await send_frame(other, {"type": "hello"})
            assert (await receive_frame(other))["type"] == "change"
            assert 300 <= received.frames <= 300 + SLICE_FRAMES + FEW + 10

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_an_address_goes_on_when_its_budget_is_refilled(tmp_path: Path) -> None:
    """Reading pauses and resumes: nothing that was sent is lost."""
    rates = Rates(sockets=ENOUGH, requests=ENOUGH, frames=ENOUGH, address_frames=Rate(5, 200))

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            for _ in range(100):
                await send_frame(link, {"type": "hello"})
            pongs = [await link.ping() for _ in range(20)]
            async with asyncio.timeout(20):
                await asyncio.gather(*pongs)

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_frames_before_the_refused_one_are_answered(tmp_path: Path) -> None:
    rates = Rates(sockets=ENOUGH, requests=ENOUGH, frames=Rate(2, 0.001))

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello"})
            await send_frame(link, "no JSON")
            await send_frame(link, {"type": "hello"})
            assert (await receive_frame(link, "problem"))["error"] == "malformed"
            assert await close_code(link) == 1008

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_a_debt_is_paid_by_time() -> None:
    now = [0.0]
    buckets = Buckets(Rates(address_frames=Rate(10, 2)), lambda: now[0])
    assert buckets.spend("address_frames", "a", 10) == 0
    assert buckets.spend("address_frames", "a", 6) == 3.0
    assert buckets.spend("address_frames", "a", 0) == 3.0
    assert buckets.spend("address_frames", "b", 0) == 0
    now[0] = 3.0
    assert buckets.spend("address_frames", "a", 0) == 0
