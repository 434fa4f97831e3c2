"""Sockets: everything that happens at a table, told as it happens, and commands the other way.

The first frame of a client says who it is. After that it is sent a change at once and after every
stored event: the events that it has not been told yet and the view as it is now. A frame needs no
other one to be understood, so a slow reader gets only the newest, and who comes back gets what was
missed. A socket is told about a table before the table is loaded, so nothing falls between.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sacbe.server import logs, wire
from sacbe.server.deciding import Refusal
from sacbe.server.door import Change
from sacbe.server.guards import decode, problem_of
from sacbe.server.limits import Buckets, address
from sacbe.server.routes.doing import run_step
from sacbe.server.routes.endpoint import Desk
from sacbe.server.routes.views import Audience
from sacbe.server.sessions import Asker

PATH = "/api/tables/{table}/socket"
MOST_EVENTS = 200  # in one frame; the view says it all anyway
MOST_STRIKES = 3  # malformed frames until a socket is closed
# Why a socket is closed.
NORMAL, GOING, BROKEN, REFUSED, TOO_LARGE, FAILED, LATER = 1000, 1001, 1007, 1008, 1009, 1011, 1013
MOST_GATHERED = 64_000  # bytes that are sent at once
LINGER = 5.0  # seconds for the last bytes of a closed socket


class Hello(wire.Strict, frozen=True, tag_field="type", tag="hello"):
    """The first frame; send another one to switch to another seat."""

    token: wire.Token | None = None
    seat: wire.SeatNumber | None = None
    since: wire.Version | None = None
    lang: wire.Language = "en"
    words: bool = False
    board: bool = True  # with words: also the board as text


class Closing(Exception):
    """This socket is to be closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gathering:
    """A transport that sends what is written in one turn of the loop at once: an answer and the
    change that it brought are one packet, and half the work for the system."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._parts: list[bytes] = []
        self._bytes = 0

    def write(self, data: bytes) -> None:
        """Soon; at once if it is much, so that who writes learns that nobody reads."""
        if not self._parts:
            self._loop.call_soon(self._flush)
        self._parts.append(data)
        self._bytes += len(data)
        if self._bytes > MOST_GATHERED:
            self._flush()

    def close(self) -> None:
        """After what was written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        parts, self._parts, self._bytes = self._parts, [], 0
        if parts and not self._transport.is_closing():
            self._transport.write(b"".join(parts))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Protocol(WebSocketsSansIOProtocol):
    """As uvicorn has it, but what is sent is gathered, and a client that reads nothing cannot keep
    a closed socket open: what it has not taken a while after the end is thrown away."""

    def connection_made(self, transport: Any) -> None:
        """Begin."""
        super().connection_made(transport)
        self.transport: Any = Gathering(transport, self.loop)

    async def run_asgi(self) -> None:
        """Serve, then let go."""
        await super().run_asgi()
        self.loop.call_later(LINGER, self._let_go)

    def keepalive_timeout(self) -> None:
        """Nobody is there any more."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self._let_go)

    def _let_go(self) -> None:
        if not self.disconnected:
            self.transport.abort()


class Sockets:
    """All sockets of the app."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def serve(self, socket: WebSocket) -> None:
        """From the first frame to the last."""
        meters = self._desk.meters
        await socket.accept()
        meters.sockets.add(1)
        code = NORMAL
        try:
            await Listener(self._desk, socket).run()
        except Closing as closing:
            code = closing.code
        except WebSocketDisconnect:
            code = GOING
        except Refusal:  # the store cannot be read
            code = LATER
        except Exception as error:
            logs.failed("WebSocket failed", error)
            meters.failed.add(status="websocket")
            code = FAILED
        finally:
            meters.sockets.add(-1)
            meters.sockets_closed.add(code=str(code))
        if code != GOING:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await socket.close(code)


class Listener:
    """One socket."""

    def __init__(self, desk: Desk, socket: WebSocket) -> None:
        self._desk, self._socket = desk, socket
        self._table: str = socket.path_params["table"]
        self._address = address(socket.scope.get("client"))
        self._settings = desk.settings
        self._wake = asyncio.Event()
        self._changes: deque[Change] = deque(maxlen=MOST_EVENTS)
        self._answers: deque[dict[str, Any]] = deque()
        self._doing = False  # an order of this socket is being carried out
        self._changing = False  # a change is being drawn and sent
        self._strikes = 0
        self._bucket = Buckets(desk.settings.rates)
        self._asker = Asker()
        self._hello = Hello()
        self._seat: int | None = None
        self._met = False
        self._again = False  # a new hello asks for a view of the version that was sent already
        self._sent = 0  # the last version that was told

    async def run(self) -> None:
        """Until either side has enough; the end of one is the end of the other."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                hello = await self._first()
        except TimeoutError:
            raise Closing(REFUSED) from None
        await self._or_close(self._check_table())
        forget = self._desk.door.subscribe(self._table, self._heard)
        try:
            await self._greet(hello)
            await self._both()
        finally:
            forget()

    async def _check_table(self) -> None:
        """Before anything is kept for it."""
        try:
            msgspec.convert(self._table, wire.TableId)
        except msgspec.ValidationError:
            raise Refusal("not_found", "There is no such table.") from None
        await self._desk.door.story(self._table)

    async def _or_close(self, doing: Awaitable[None]) -> None:
        """Do it; if it is refused, say why and close."""
        try:
            await doing
        except Exception as error:
            problem = problem_of(error)
            if problem is None:
                raise
            await self._send(self._problem(error))
            raise Closing(LATER if problem.error == "unavailable" else REFUSED) from None

    async def _both(self) -> None:
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    # ------------------------------------------------------------ coming in

    async def _first(self) -> Hello:
        while True:
            try:
                return decode(await self._receive(), Hello)
            except Refusal as refusal:
                await self._send(self._problem(refusal))
                self._strike(BROKEN)

    async def _receive(self) -> str:
        """The next frame of text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GOING))
        self._desk.meters.frames_in.add()
        if self._bucket.take("frames", "this socket"):
            raise Closing(REFUSED)  # answers would only be more of the same
        text: str | None = message.get("text")
        if text is None:
            raise Refusal("malformed", "Frames must be text.")
        if len(text) > wire.MOST_FRAME:
            raise Closing(TOO_LARGE)
        return text

    def _strike(self, code: int) -> None:
        self._strikes += 1
        if self._strikes >= MOST_STRIKES:
            raise Closing(code)

    async def _greet(self, hello: Hello) -> None:
        """Find out who it is, and what was missed."""
        await self._or_close(self._meet(hello))
        self._again = True
        self._wake.set()

    async def _meet(self, hello: Hello) -> None:
        desk, asker = self._desk, self._asker
        if hello.token is not None:
            asker = await desk.sessions.by_token(self._table, hello.token)
        elif not self._met:
            asker = await desk.sessions.asker(self._table, self._socket)
        story = await desk.door.story(self._table)
        seat = asker.audience(story, hello.seat)
        self._asker, self._hello, self._seat, self._met = asker, hello, seat, True
        self._sent = story.version if hello.since is None else min(hello.since, story.version)

    async def _read(self) -> None:
        """Frames of the client, one after the other: the next is read when one is answered."""
        while True:
            try:
                found = _order_or_hello(await self._receive())
            except Refusal as refusal:
                await self._send(self._problem(refusal))
                self._strike(BROKEN)
                continue
            if isinstance(found, Hello):
                await self._greet(found)
            else:
                await self._answer(found)

    async def _answer(self, order: wire.Order) -> None:
        """With the change that it brings, unless an older one is just being drawn."""
        self._doing = True
        try:
            answer = await self._carry_out(order)
        finally:
            self._doing = False
        if self._changing:
            await self._send(answer)
        else:
            self._answers.append(answer)
        self._wake.set()

    async def _carry_out(self, order: wire.Order) -> dict[str, Any]:
        try:
            done = await run_step(self._desk, self._table, self._asker, order, self._address)
        except Exception as error:
            if problem_of(error) is None:
                raise
            return self._problem(error, order.command_id)
        return {"type": "done", **msgspec.structs.asdict(done)}

    # ------------------------------------------------------------ going out

    def _heard(self, change: Change) -> None:
        """Something was stored. While an order is being carried out its answer goes first."""
        self._changes.append(change)
        if not self._doing:
            self._wake.set()

    async def _write(self) -> None:
        """Answers, and how the table is now, again and again; what came meanwhile is one more
        change."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            self._changing = True
            try:
                await self._change()
            finally:
                self._changing = False

    async def _change(self) -> None:
        story = await self._desk.door.story(self._table)
        if story.version <= self._sent and not self._again:
            return
        hello, seat = self._hello, self._seat
        self._again = False
        told = await self._missed(story.version, seat)
        audience = Audience(seat, hello.lang, hello.words, hello.board)
        view = await self._desk.views.of(self._table, story, audience)
        if self._again:
            return  # it looks from elsewhere now, and was woken for that
        self._sent = story.version
        frame = {"type": "change", "version": story.version, "events": told, "view": view}
        await self._send(frame)

    async def _missed(self, upto: int, seat: int | None) -> list[Any]:
        """The events that were not told yet."""
        after = max(self._sent, upto - MOST_EVENTS)
        while self._changes and self._changes[0].logged.version <= after:
            self._changes.popleft()
        if after >= upto:
            return []
        heard = [change for change in self._changes if change.logged.version <= upto]
        if heard and heard[0].logged.version == after + 1 and len(heard) == upto - after:
            return [self._desk.views.event(self._table, change, seat) for change in heard]
        kept = self._desk.views.events(self._table, seat, after, upto)
        return await self._read_log(upto, seat, after) if kept is None else kept

    async def _read_log(self, upto: int, seat: int | None, after: int) -> list[Any]:
        """What nobody was told lately; who asks for much of that waits for it."""
        while wait := self._desk.buckets.take("reading", self._address):
            await asyncio.sleep(wait)
        return await self._desk.events(self._table, seat, after, upto, self._address)

    def _problem(self, error: Exception, command_id: str | None = None) -> dict[str, Any]:
        problem = problem_of(error)
        assert problem is not None
        self._desk.meters.refused.add(status=str(wire.ERRORS[problem.error]))
        told = msgspec.to_builtins(msgspec.structs.replace(problem, command_id=command_id))
        return {"type": "problem", **told}

    async def _send(self, frame: dict[str, Any]) -> None:
        await self._send_raw(msgspec.json.encode(frame))

    async def _send_raw(self, frame: bytes) -> None:
        """Or give up, if the client reads nothing."""
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                await self._socket.send({"type": "websocket.send", "text": frame.decode()})
        except TimeoutError:
            raise Closing(REFUSED) from None
        except RuntimeError:  # it was closed meanwhile
            raise WebSocketDisconnect(GOING) from None
        self._desk.meters.frames_out.add()


def _order_or_hello(raw: str) -> wire.Order | Hello:
    try:
        return decode(raw, wire.Order)
    except Refusal as refusal:
        with contextlib.suppress(Refusal):
            return decode(raw, Hello)
        raise refusal
