"""Connections, before anything is asked by them: how many of one address, and how long they may be
silent.

A connection costs the system a file, of which a process has not many. One that asks for nothing is
let go, also when it does that in the middle of a head or after an answer; and one address has only
as many as it may have sockets, which are counted in guards.py. Proxies that are believed speak for
many addresses, so theirs are not counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol

from sacbe.server.limits import Proxies, Settings, address


class Connections:
    """How many there are of each address."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.head_seconds
        self._most = settings.rates.open_sockets * settings.rates.scale
        self._proxies = Proxies(settings.proxies)
        self._open: Counter[str] = Counter()

    def enter(self, client: tuple[str, int] | None) -> bool:
        """Count one more, if there may be one more."""
        if self._most <= 0 or client in self._proxies:
            return True
        if self._open[address(client)] >= self._most:
            return False
        self._open[address(client)] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        """One that was counted is gone."""
        who = address(client)
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]


class HttpProtocol(H11Protocol):
    """As uvicorn has it, but counted, and let go when nothing is asked for."""

    def __init__(self, connections: Connections, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._those = connections
        self._counted = False
        self._waiting: asyncio.TimerHandle | None = None

    @property
    def _is_idle(self) -> bool:
        """Is nothing being answered? While something is, its body has a time limit of its own."""
        return self.cycle is None or self.cycle.response_complete

    def connection_made(self, transport: Any) -> None:
        """Begin, or end at once."""
        super().connection_made(transport)
        self._counted = self._those.enter(self.client)
        if self._counted:
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take in what came. Uvicorn waits for ever for the rest of a head that has begun."""
        super().data_received(data)
        if self._is_idle:
            self._wait()
        else:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: Request) -> None:
        """From now on it is a socket, and another's."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._leave()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """From the first time on: bytes that come one by one give no more time."""
        is_ours = self.transport.get_protocol() is self  # and no socket
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
