"""Measures how long others wait while one address floods the server with tiny WebSocket frames.

    python -m scripts.tiny_frames                   # 20 sockets for 20 seconds
    python -m scripts.tiny_frames --sockets 0       # without the flood
    python -m scripts.tiny_frames --kind ping

Starts a server in a temporary folder with its usual limits. A separate process opens sockets from
127.0.0.1, writes frames of six bytes as fast as the server reads them, and connects again when a
socket is closed. Another visitor, from 127.0.0.2, asks for the list of tables ten times a second.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import multiprocessing
import socket
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from tests.web.serving import ServerProcess

HOST, OTHER_HOST = "127.0.0.1", "127.0.0.2"
EMPTY_MASK = b"\x80\0\0\0\0"
FRAMES = {"text": b"\x81", "ping": b"\x89", "pong": b"\x8a", "fragment": b"\x01"}
AT_ONCE = 20_000  # frames per write
PAUSE = 0.1  # seconds between requests of the visitor, and between attempts to connect


def payload(kind: str) -> bytes:
    """The bytes of many frames; fragments of one message have another head after the first."""
    head = FRAMES[kind] + EMPTY_MASK
    if kind == "fragment":
        return head + (b"\0" + EMPTY_MASK) * AT_ONCE
    return head * AT_ONCE


def upgrade_request(port: int) -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"GET /api/tables/{'a' * 16}/socket HTTP/1.1",
        f"Host: {HOST}:{port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def flood(port: int, kind: str, counter: list[int]) -> None:
    """Write frames to one socket after another, for ever."""
    data, request = payload(kind), upgrade_request(port)
    while True:
        with contextlib.suppress(OSError), socket.create_connection((HOST, port), 10) as link:
            link.sendall(request)
            if link.recv(12).endswith(b"101"):
                while True:
                    link.sendall(data)
                    counter[0] += AT_ONCE
        time.sleep(PAUSE)


def attack(port: int, kind: str, sockets: int) -> None:
    """Flood a server in this process, which is ended from outside."""
    counter = [0]
    for _ in range(sockets):
        threading.Thread(target=flood, args=(port, kind, counter), daemon=True).start()
    threading.Event().wait()


@contextlib.contextmanager
def attacking(port: int, kind: str, sockets: int) -> Iterator[None]:
    """Flood a server meanwhile."""
    process = multiprocessing.get_context("spawn").Process(
        target=attack, args=(port, kind, sockets), daemon=True
    )
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def waits(port: int, seconds: float) -> list[float]:
    """How long another visitor waits for answers."""
    result = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        link = http.client.HTTPConnection(HOST, port, timeout=60, source_address=(OTHER_HOST, 0))
        began = time.perf_counter()
        link.request("GET", "/api/tables")
        answer = link.getresponse()
        answer.read()
        result.append(time.perf_counter() - began)
        assert answer.status == 200, answer.status
        link.close()
        time.sleep(PAUSE)
    return result


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Waits of others beside a flood of tiny frames.")
    parser.add_argument("--sockets", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--kind", choices=FRAMES, default="text")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        process = psutil.Process(server.pid)
        time.sleep(2)
        with attacking(server.port, args.kind, args.sockets):
            time.sleep(3)
            before = process.cpu_times()
            result = waits(server.port, args.seconds)
            after = process.cpu_times()
    cpu = (after.user - before.user) + (after.system - before.system)
    print(
        f"{args.kind}, {args.sockets} sockets: {len(result)} requests of another visitor, "
        f"median {1000 * statistics.median(result):.0f} ms, longest {1000 * max(result):.0f} ms; "
        f"CPU time of the server {cpu:.1f} s in {args.seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
