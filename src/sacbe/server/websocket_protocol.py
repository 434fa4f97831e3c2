"""uvicorn's WebSocket protocol with buffered writes and limits for received frames.

A frame can be as short as six bytes, so one read from the network may hold forty thousand. Parsing
them all would stop the server for seconds. So received bytes are parsed a slice at a time, and only
when the app is ready for the next frame. A socket that sends too many frames is refused: nothing
more is read from it. Each address has a budget for all its sockets; when it is spent, reading from
them pauses. Frames of every kind count, even if they never reach the app.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from sacbe.server.limits import Buckets, Settings, address

POLICY_VIOLATION = 1008  # close code
MAX_GATHERED = 64_000  # bytes per write
CLOSE_GRACE = 5.0  # seconds for the last bytes of a closed socket
REFUSED_GRACE = 0.5  # the same of a refused one, whose answer is not read
SLICE = 600  # bytes parsed at once: at most a hundred frames


class BufferedTransport:
    """A transport that joins all writes of one loop iteration: a response and its change are sent
    as one packet, which halves the system calls."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._parts: list[bytes] = []
        self._bytes = 0

    def write(self, data: bytes) -> None:
        """Write soon; at once if there is much data, so that flow control works."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)
        self._bytes += len(data)
        if self._bytes > MAX_GATHERED:
            self._flush()

    def close(self) -> None:
        """Close after pending writes."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        parts, self._parts, self._bytes = self._parts, [], 0
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class FrameBudgets:
    """The frames that each address may send through all its sockets."""

    def __init__(self, settings: Settings) -> None:
        self.rates = settings.rates
        self._buckets = Buckets(settings.rates)

    def spend(self, who: str, frames: int) -> float:
        """Count frames; the seconds until the address may send more."""
        return self._buckets.spend("address_frames", who, frames)


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with limits. A closed socket whose client reads nothing is aborted after
    CLOSE_GRACE seconds."""

    def __init__(self, budgets: FrameBudgets, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._budgets = budgets
        self._bucket = Buckets(budgets.rates)
        self._unparsed = bytearray()
        self._frames = 0  # in the current slice
        self._is_refused = False
        self._pause: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wrap the transport."""
        super().connection_made(transport)
        self.transport: Any = BufferedTransport(transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what is not parsed."""
        self._unparsed.clear()
        if self._pause is not None:
            self._pause.cancel()
        super().connection_lost(exc)

    # ------------------------------------------------------------ receiving

    def data_received(self, data: bytes) -> None:
        """Parse data, or keep it until the app is ready."""
        if not self._is_refused:
            self._unparsed += data
            self._parse()

    async def receive(self) -> Any:
        """The next event for the app; what was received after it is parsed now."""
        event = await super().receive()
        if self.queue.empty():
            self._parse()
        return event

    def _parse(self) -> None:
        """Parse slices until the app has something to do or the budget is spent."""
        if self._pause is not None:
            return
        while self._unparsed and not self.read_paused and not self._is_refused:
            if self.handshake_complete and (wait := self._spend(0)):
                self._pause_for(wait)
                return
            data = bytes(self._unparsed[:SLICE])
            del self._unparsed[:SLICE]
            self._frames = 0
            super().data_received(data)
            self._spend(self._frames)
            if self.transport.is_closing():
                self._unparsed.clear()
                return

    def _spend(self, frames: int) -> float:
        # The address is that of the client, even behind a proxy: uvicorn writes it into the scope.
        scope: Any = getattr(self, "scope", {"client": self.client})
        return self._budgets.spend(address(scope["client"]), frames)

    def _pause_for(self, seconds: float) -> None:
        self.transport.pause_reading()
        self._pause = self.loop.call_later(seconds, self._resume)

    def _resume(self) -> None:
        self._pause = None
        if not self.transport.is_closing() and not self._is_refused:
            if not self.read_paused:
                self.transport.resume_reading()
            self._parse()

    def _accept(self) -> bool:
        """Count a frame; False if the socket may not send it, or any other."""
        self._frames += 1
        if not self._is_refused and self._bucket.take("frames", "this socket"):
            self._refuse()
        return not self._is_refused

    def _refuse(self) -> None:
        """Read nothing more. The app answers the frames before, then closes the socket."""
        self._is_refused = True
        self._unparsed.clear()
        self.transport.pause_reading()
        self.read_paused = False  # so that nothing resumes it
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION})
        if self.close_sent:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """A text."""
        if self._accept():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Bytes."""
        if self._accept():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if self._accept():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping, which gets a pong."""
        if self._accept():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong."""
        if self._accept():
            super().handle_pong(event)

    # ------------------------------------------------------------ closing

    async def run_asgi(self) -> None:
        """Serve the socket, then make sure that it is closed."""
        await super().run_asgi()
        self.loop.call_later(REFUSED_GRACE if self._is_refused else CLOSE_GRACE, self._let_go)

    def keepalive_timeout(self) -> None:
        """Abort: the client has gone."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSE_GRACE, self._let_go)

    def _let_go(self) -> None:
        if not self.disconnected:
            self.transport.abort()
