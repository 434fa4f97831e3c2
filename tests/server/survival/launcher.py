"""Starts servers quickly, so that they can be killed often.

    python -m tests.server.survival.launcher

All modules are imported once; every server is then forked from this process, with its own process
id. Requests and responses are lines of JSON. When the input ends, all servers are killed.
"""

from __future__ import annotations

import asyncio
import cProfile
import os
import signal
import socket
import sys
import threading
import time
from contextlib import suppress

import msgspec
import uvicorn

from sacbe.play.game import game, games
from sacbe.play.table import Table
from sacbe.server import logs
from sacbe.server.app import Rates, Settings, make_app, uvicorn_options
from sacbe.server.backend import Backend, BackendSettings
from sacbe.server.clock import SteadyClock

HERE = "127.0.0.1"


class Start(msgspec.Struct, tag="start", frozen=True, kw_only=True):
    """Start a server."""

    database: str
    port: int
    scale: float = 0.0  # of the rates; 0 turns them off
    send_seconds: float = 30.0
    profile: str = ""  # file for the profile, written when it stops
    skew: float = 0.0  # seconds by which the clock of its machine is set ahead


class Wait(msgspec.Struct, tag="wait", frozen=True, kw_only=True):
    """Wait for the exit of a server."""

    pid: int


class Running(msgspec.Struct, frozen=True):
    """A server accepts connections at its port; 0 if it could not be started."""

    pid: int


class Gone(msgspec.Struct, frozen=True):
    """The exit code of a server, or the negative signal."""

    code: int


def main() -> None:
    """Serve requests until the input ends."""
    for name in games():  # loaded once, for all servers
        Table(game(name), seed=1).state.view(0)
    running: set[int] = set()
    try:
        for line in sys.stdin.buffer:
            order = msgspec.json.decode(line, type=Start | Wait)
            if isinstance(order, Start):
                pid = _start(order)
                running.add(pid)
                _answer(Running(pid))
            else:
                _, status = os.waitpid(order.pid, 0)
                running.discard(order.pid)
                _answer(Gone(os.waitstatus_to_exitcode(status)))
    finally:
        for pid in running - {0}:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def _answer(answer: Running | Gone) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


def _start(order: Start) -> int:
    """Fork, and wait until the server accepts connections."""
    theirs, ours = os.pipe()  # reports that it is ready
    read_end, write_end = os.pipe()  # closed when the launcher dies, for any reason
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            os.close(theirs)
            os.close(write_end)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(2, 1)
            threading.Thread(target=_end_with_launcher, args=(read_end,), daemon=True).start()
            code = _serve(order, ours)
        finally:
            os._exit(code)
    os.close(ours)
    os.close(read_end)  # `write_end` stays open while this process lives
    text = os.read(theirs, 1)
    os.close(theirs)
    if text:
        return pid
    os.waitpid(pid, 0)
    return 0


def _end_with_launcher(read_end: int) -> None:
    os.read(read_end, 1)
    os._exit(1)


def _serve(order: Start, ready: int) -> int:
    class Server(uvicorn.Server):
        """Reports once that it accepts connections."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                os.write(ready, b"!")
            os.close(ready)

    async def serve() -> int:
        clock = SteadyClock(lambda: time.time() + order.skew)
        backend = Backend(BackendSettings(database=order.database, workers=1), clock)
        settings = Settings(rates=Rates(scale=order.scale), send_seconds=order.send_seconds)
        config = uvicorn.Config(
            make_app(backend, settings), HERE, order.port, **uvicorn_options(settings)
        )
        server = Server(config)
        await server.serve()
        return 0 if server.started else 1

    logs.configure()
    profiler = cProfile.Profile()
    if order.profile:
        profiler.enable()
    try:
        return asyncio.run(serve())
    except KeyboardInterrupt:  # raised by uvicorn after it has stopped
        return 0
    finally:
        if order.profile:
            profiler.dump_stats(order.profile)


if __name__ == "__main__":
    main()
