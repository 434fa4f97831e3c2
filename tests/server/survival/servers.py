"""Servers in separate processes: started, killed and restarted."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from tests.server.survival.launcher import HERE, Gone, Running, Start, Wait

ROOT = Path(__file__).parents[3]
# Below the ephemeral ports, so that a port is still free when its server is restarted.
PORTS = range(20_000, 32_000)

T = TypeVar("T")


class Launcher:
    """The process from which servers are forked."""

    def __init__(self) -> None:
        paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
            "OPENBLAS_NUM_THREADS": "1",  # a process that forks must have no threads
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.survival.launcher"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, order: Start | Wait, answer: type[T]) -> T:
        """Send a request and wait for its response."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(order) + b"\n")
        stdin.flush()
        return msgspec.json.decode(stdout.readline(), type=answer)

    def close(self) -> None:
        """End it and all its servers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(60)
        self._process.stdout.close()


@contextlib.contextmanager
def launching() -> Iterator[Launcher]:
    """A launcher inside the context."""
    launcher = Launcher()
    try:
        yield launcher
    finally:
        launcher.close()


class Server:
    """A server with a fixed port, in changing processes."""

    def __init__(
        self, launcher: Launcher, database: str, *, scale: float = 0.0, send_seconds: float = 30.0
    ) -> None:
        self._launcher = launcher
        self.database = database
        self.port = free_port()
        self.address = f"http://{HERE}:{self.port}"
        self.pid = 0
        self._order = Start(
            database=database, port=self.port, scale=scale, send_seconds=send_seconds
        )

    async def start(self, skew: float = 0.0) -> None:
        """Start it and wait until it accepts connections. Its clock is set ahead by `skew`
        seconds."""
        order = msgspec.structs.replace(self._order, skew=skew)
        running = await asyncio.to_thread(self._launcher.ask, order, Running)
        assert running.pid, "The server could not be started; it says above why."
        self.pid = running.pid

    def kill(self) -> None:
        """Kill it at once with SIGKILL."""
        os.kill(self.pid, signal.SIGKILL)

    async def gone(self) -> int:
        """Wait for its exit; returns the code."""
        pid, self.pid = self.pid, 0
        return (await asyncio.to_thread(self._launcher.ask, Wait(pid=pid), Gone)).code

    async def stop(self) -> int:
        """Stop it as Ctrl-C does; returns the exit code."""
        os.kill(self.pid, signal.SIGINT)
        return await self.gone()


@contextlib.asynccontextmanager
async def serving(server: Server) -> AsyncIterator[Server]:
    """A server that is stopped at the end."""
    await server.start()
    try:
        yield server
    finally:
        if server.pid:
            server.kill()
            await server.gone()


def free_port() -> int:
    """A free port."""
    ports = list(PORTS)
    random.shuffle(ports)
    for port in ports:
        with socket.socket() as attempts, contextlib.suppress(OSError):
            attempts.bind((HERE, port))
            return port
    raise OSError("No port is free.")
