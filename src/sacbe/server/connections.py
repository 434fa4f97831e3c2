"""Limits for open connections: how many one address may have, and how long they may be idle.

A connection costs a file descriptor. Connections that send nothing are closed, also in the middle
of a request head or after a response. An address may have as many connections as WebSockets (see
middleware.py). Trusted proxies serve many addresses, so theirs are not counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol

from sacbe.server.limits import Proxies, Settings, address


class Connections:
    """Counts the open connections of each address."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.head_seconds
        self._most = settings.rates.open_sockets * settings.rates.scale
        self._proxies = Proxies(settings.proxies)
        self._open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Count a new connection; False if the limit is reached."""
        if self._most <= 0 or client in self._proxies:
            return True
        if self._open[address(client)] >= self._most:
            return False
        self._open[address(client)] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        """A counted connection was closed."""
        who = address(client)
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


class HttpProtocol(H11Protocol):
    """uvicorn's protocol with a connection limit and an idle timeout."""

    def __init__(self, connections: Connections, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._those = connections
        self._counted = False
        self._waiting: asyncio.TimerHandle | None = None

    @property
    def _is_idle(self) -> bool:
        """Is no request in progress? A request in progress has its own timeout."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: Any) -> None:
        """Accept the connection, or abort it if there are too many."""
        super().connection_made(transport)
        self._counted = self._those.enter(self.client)
        if self._counted:
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Process data. uvicorn itself waits without limit for the rest of a request head."""
        super().data_received(data)
        if self._is_idle:
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: Request) -> None:
        """The connection becomes a WebSocket, which is counted elsewhere."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._leave()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Start the timeout once: single bytes do not extend it."""
        is_ours = self.transport.get_protocol() is self  # not a WebSocket
        if is_ours and self._waiting is None and not self.transport.is_closing():
            self._waiting = self.loop.call_later(self._those.seconds, self._enough)

    def _enough(self) -> None:
        self._waiting = None
        if self._is_idle:
            self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted:
            self._counted = False
            self._those.leave(self.client)
