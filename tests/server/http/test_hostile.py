"""Hostile input is refused in one of the known ways, and other clients are not affected."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from sacbe.server import messages
from sacbe.server.app import Rates, Settings
from sacbe.server.decider import Refusal
from sacbe.server.limits import Rate
from sacbe.server.middleware import decode
from sacbe.server.routes import ENDPOINTS
from tests.server.http.helpers import (
    UNLIMITED,
    AppHarness,
    LiveServer,
    claim_seats,
    close_code,
    command_body,
    opened,
    play,
    receive_frame,
    run_with_app,
    run_with_server,
    send_frame,
)

JSON = {"Content-Type": "application/json"}
WITH_BODY = [endpoint for endpoint in ENDPOINTS if endpoint.body is not None]
DEEP = 15_000


def _bodies() -> Iterator[bytes]:
    """Meaningless bytes."""
    chance = random.Random(7)
    yield from (b"", b" ", b"null", b"0", b"[]", b'"x"', b"{", b"{}x", b"\x00", b"\xff\xfe{}")
    yield from (
        b"[" * DEEP,
        b'{"a":' * (DEEP // 3),
        b"9" * 20_000,
        b"-" * 20_000,
        b"1e" + b"9" * 99,
    )
    yield from (
        b'{"\\ud800":1}',
        b'{"name":"\\ud800"}',
        b'{"name":"\xed\xa0\x80"}',
        b"\xef\xbb\xbf{}",
    )
    yield b'{"command_id":"x","expected_version":' + b"9" * 400 + b',"command":{"type":"undo"}}'
    yield b'{"command_id":"x","expected_version":1e3,"command":{"type":"rematch"}}'
    yield b'{"command_id":"x","expected_version":1,"command":' + b"[" * DEEP + b"}"
    yield b'{"command_id":"x","expected_version":1,"command":{"type":"__class__"}}'
    yield b'{"seat":0,"info":' + b'{"a":' * (DEEP // 3) + b"1" + b"}" * (DEEP // 3) + b"}"
    for _ in range(30):
        yield chance.randbytes(chance.randrange(1, 200))
    good = json.dumps(command_body("x", 1, "play", seat=0, action=1)).encode()
    for _ in range(60):
        changed = bytearray(good)
        for _ in range(chance.randrange(1, 4)):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        yield bytes(changed)


def test_hostile_bodies_are_refused(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, public=True)
        await claim_seats(harness, table)
        bodies = list(_bodies())
        async with harness.client(table.seats[0]) as client:
            for endpoint in WITH_BODY:
                path = endpoint.path.replace("{table}", table.table)
                for body in bodies:
                    answer = await client.post(path, content=body, headers=JSON)
                    if answer.status_code >= 400:
                        assert messages.ERRORS[answer.json()["error"]] == answer.status_code
                    assert answer.status_code < 500, (path, body[:80], answer.text)
        await play(harness, table, 3)

    run_with_app(tmp_path, test)


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "text/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/json; charset=utf-16",
        "application/json; charset=utf-8; x=y",
        "application/jsonp",
    ],
)
def test_body_must_be_declared_as_json(tmp_path: Path, kind: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answer = await client.post("/api/me", content=b"{}", headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["error"]) == (400, "malformed")

    run_with_app(tmp_path, test)


def test_oversized_body_is_not_read(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for endpoint in WITH_BODY:
                path = endpoint.path.replace("{table}", "a" * 16)
                body = b" " * (messages.MAX_BODY + 1)
                answer = await client.post(path, content=body, headers=JSON)
                assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
            for claimed in ("999999999999999999999999", "32001"):
                headers = JSON | {"Content-Length": claimed}
                answer = await client.post("/api/me", content=b"{}", headers=headers)
                assert answer.status_code == 413
            for claimed in ("x", "-1", "+1", "1_0", ""):
                headers = JSON | {"Content-Length": claimed}
                answer = await client.post("/api/me", content=b"{}", headers=headers)
                assert answer.status_code == 400

    run_with_app(tmp_path, test)


def test_endless_body_is_cut_off(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        writer.write(
            f"POST /api/me HTTP/1.1\r\nHost: {live.address}\r\n"
            "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
        )
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionError):
                while not writer.transport.is_closing():
                    writer.write(b"3e8\r\n" + b" " * 1000 + b"\r\n")
                    await writer.drain()
                    await asyncio.sleep(0)
            with contextlib.suppress(ConnectionError):
                assert (await reader.readline()).startswith(b"HTTP/1.1 413 ")
        async with live.client() as client:
            assert (await client.get("/healthz")).status_code == 200

    run_with_server(tmp_path, test)


def test_client_that_still_sends_sees_the_refusal(tmp_path: Path) -> None:
    """A closed connection would be a 502 of a proxy."""

    async def test(live: LiveServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        head = f"POST /api/me HTTP/1.1\r\nHost: {live.address}\r\nContent-Length: 1000000\r\n\r\n"
        writer.write(head.encode())
        async with asyncio.timeout(20):
            for _ in range(10):
                await asyncio.sleep(0.05)
                writer.write(b" " * 100_000)
                await writer.drain()
            assert (await reader.readline()).startswith(b"HTTP/1.1 413 ")

    run_with_server(tmp_path, test)


def test_who_waits_for_leave_to_send_is_refused_at_once(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        head = f"POST /api/me HTTP/1.1\r\nHost: {live.address}\r\nContent-Length: 1000000\r\n"
        writer.write(f"{head}Expect: 100-continue\r\n\r\n".encode())
        async with asyncio.timeout(20):
            assert (await reader.readline()).startswith(b"HTTP/1.1 413 ")

    run_with_server(tmp_path, test)


def test_missing_body_times_out(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        writer.write(
            f"POST /api/me HTTP/1.1\r\nHost: {live.address}\r\n"
            "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{".encode()
        )
        async with asyncio.timeout(20):
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
        writer.close()

    run_with_server(tmp_path, test, msgspec.structs.replace(UNLIMITED, body_seconds=0.1))


def test_small_parts_do_not_extend_the_body_timeout(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", live.port)
        writer.write(
            f"POST /api/me HTTP/1.1\r\nHost: {live.address}\r\n"
            "Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n".encode()
        )

        async def trickle() -> None:
            with contextlib.suppress(ConnectionError):
                while True:
                    writer.write(b" ")
                    await writer.drain()
                    await asyncio.sleep(0.01)

        task = asyncio.create_task(trickle())
        async with asyncio.timeout(20):
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
        task.cancel()
        writer.close()

    run_with_server(tmp_path, test, msgspec.structs.replace(UNLIMITED, body_seconds=0.2))


# Characters that break a terminal, a line, its direction or a picture.
BAD_IN_NAMES = [
    "\x9b",
    "\x85",
    "\u2028",
    "\u2029",
    "\u202e",
    "\u2066",
    "\u2069",
    "\ufffe",
    "\uffff",
]


@pytest.mark.parametrize("bad", BAD_IN_NAMES, ids=ascii)
def test_unsafe_characters_are_refused_in_names_and_chat(tmp_path: Path, bad: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
            assert (await client.post("/api/me", json={"name": f"A{bad}"})).status_code == 400
        async with harness.client(table.seats[0]) as client:
            for request_body in (
                command_body("a", 1, "rename", seat=0, name=f"A{bad}na"),
                command_body("b", 1, "say", seat=0, text=bad),
                command_body("c", 1, "say", name=bad, text="hi"),
            ):
                answer = await client.post(f"{table.path}/commands", json=request_body)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
            claiming = {"token": table.seats[0], "name": bad}
            assert (await client.post(f"{table.path}/claim", json=claiming)).status_code == 400

    run_with_app(tmp_path, test)


@pytest.mark.parametrize(
    "text", ["\\u0000", "a\\u001bb", "\\u007F", "\\\\\\u0007", "x\\u0085".replace("85", "1f")]
)
def test_control_characters_are_refused(text: str) -> None:
    with pytest.raises(Refusal):
        decode(f'"{text}"', str)


@pytest.mark.parametrize("text", ["\\\\u0000", "\\u00e9", "a\\nb", "\\u2028", "\\\\\\\\u001b"])
def test_other_characters_are_accepted(text: str) -> None:
    assert decode(f'"{text}"', str)


def test_refusals_do_not_quote_the_input(tmp_path: Path) -> None:
    canary = "CanaryCanaryCanary1234"

    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for body in (
                {canary: 1},
                {"name": "x", canary: canary},
                {"lang": canary},
                {"name": canary * 9},
            ):
                answer = await client.post("/api/me", json=body)
                assert answer.status_code == 400
                assert canary not in answer.text
            answer = await client.get(f"/api/tables/{'a' * 16}?lang={canary}&{canary}=1")
            assert answer.status_code == 400
            assert canary not in answer.text
        assert canary not in harness.logged.getvalue()

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- frames


def _frames() -> Iterator[str | bytes]:
    for body in _bodies():
        if len(body) <= messages.MAX_FRAME:
            yield body
            with contextlib.suppress(UnicodeDecodeError):
                yield body.decode()
    yield "[" * (messages.MAX_FRAME // 2)
    yield json.dumps({"type": "hello", "since": 2**31})
    yield json.dumps({"type": "hello", "token": "x"})
    yield json.dumps({"type": "hello", "words": "yes"})


@pytest.mark.parametrize("arrivals", [False, True])
def test_malformed_frames_are_refused_then_close_the_socket(tmp_path: Path, arrivals: bool) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        frames = list(_frames())
        while frames:
            async with live.connect(table.table) as link:
                if arrivals:
                    await send_frame(link, {"type": "hello", "token": table.seats[0]})
                    await receive_frame(link)
                for left in (2, 1, 0):
                    await send_frame(link, frames.pop() if frames else "{")
                    problem = await receive_frame(link, "problem")
                    assert problem["error"] == "malformed"
                    assert left or await close_code(link) == 1007
        await play(live.harness, table, 2)

    run_with_server(tmp_path, test)


def test_oversized_or_undecodable_frames_close_the_socket(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        for frame in ("x" * (messages.MAX_FRAME + 1), b"x" * 1_000_000, "é" * 5_000):
            async with live.connect(table.table) as link:
                await send_frame(link, frame)
                assert await close_code(link) == 1009
        for part in (b"\xff\xff", b"\xed\xa0\x80", b'{"type":"hello\xc3'):
            async with live.connect(table.table) as link:
                async with link.send_context():
                    link.protocol.send_text(part)
                assert await close_code(link) == 1007
        async with live.connect(table.table) as link:
            async with link.send_context():
                link.protocol.send_text(b"{", fin=False)
                for _ in range(20):
                    link.protocol.send_continuation(b" " * 1000, fin=False)
            assert await close_code(link) == 1009

    run_with_server(tmp_path, test)


def test_invalid_frames_close_the_socket(tmp_path: Path) -> None:
    chance = random.Random(7)

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        for size in (1, 2, 5, 20, 200, 5000):
            async with live.connect(table.table, close_timeout=0.1) as link:
                link.transport.write(b"\xf7" + chance.randbytes(size))
                link.transport.write_eof()
                assert await close_code(link) in (1002, 1006, 1007, 1009)
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello"})
            assert (await receive_frame(link))["type"] == "change"

    run_with_server(tmp_path, test)


def test_flood_of_frames_closes_only_its_socket(tmp_path: Path) -> None:
    rates = Rates(frames=Rate(150, 20), requests=Rate(10**6, 10**6), sockets=Rate(10**6, 10**6))

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as good, live.connect(table.table) as bad:
            for link in (good, bad):
                await send_frame(link, {"type": "hello", "token": table.seats[0]})
                await receive_frame(link)
            codes = []

            async def flood() -> None:
                try:
                    for n in range(5_000):
                        await send_frame(bad, "{}" if n % 2 else "")
                        if n % 100 == 0:
                            await asyncio.sleep(0)
                except ConnectionClosed:
                    pass
                codes.append(await close_code(bad))

            task = asyncio.create_task(flood())
            version = await play(live.harness, table, 5)
            change_frame: dict[str, Any] = {"version": 0}
            while change_frame["version"] < version:
                change_frame = await receive_frame(good, "change")
            await task
            assert codes[0] in (1006, 1007, 1008)

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_well_formed_frames_are_limited_too(tmp_path: Path) -> None:
    rates = Rates(frames=Rate(20, 0.001))

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            for _ in range(21):
                await send_frame(link, {"type": "hello"})
            assert await close_code(link) == 1008

    run_with_server(tmp_path, test, Settings(rates=rates))


def test_pings_are_answered_and_not_counted(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.connect("a" * 16) as link:
            for _ in range(50):
                await (await link.ping())
            assert live.harness.metric("sacbe_websocket_frames_received_total") == 0

    run_with_server(tmp_path, test)
