"""WebSockets: changes of a table are pushed to clients, and commands are received.

The first frame of a client authenticates it. After that it gets a change at once and after every
stored event: the events since the last change and the current view. Every frame is self-contained,
so slow clients skip to the newest one, and reconnecting clients get what they missed. A socket
subscribes before the table is loaded, so no event is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from sacbe.server import logs, messages
from sacbe.server.decider import Refusal
from sacbe.server.events import Removed
from sacbe.server.limits import address
from sacbe.server.middleware import decode, problem_for
from sacbe.server.packing import pack
from sacbe.server.page_frames import ROUND, PageContent
from sacbe.server.routes.commands import execute
from sacbe.server.routes.endpoint import AppContext
from sacbe.server.schemas import DoneFrame, ProblemFrame
from sacbe.server.sessions import Principal, bearer
from sacbe.server.table_service import Change
from sacbe.server.tasks import cancel_all
from sacbe.server.view_cache import Audience
from sacbe.server.websocket_protocol import POLICY_VIOLATION

PATH = "/api/tables/{table}/socket"
MAX_EVENTS = 200  # per frame; the view is complete anyway
MAX_STRIKES = 3  # malformed frames until a socket is closed
# WebSocket close codes.
NORMAL, GOING, INVALID_DATA = 1000, 1001, 1007
TOO_LARGE, FAILED, LATER = 1009, 1011, 1013


class Hello(messages.Strict, frozen=True, tag_field="type", tag="hello"):
    """The first frame; send another one to switch to another seat."""

    token: messages.Token | None = None
    seat: messages.SeatNumber | None = None
    since: messages.Version | None = None
    lang: messages.Language = "en"
    words: bool = False
    board: bool = True  # with words: also the board as text
    # Frames for the page: packed, with log, chat and the picture; with `board`, instead of the
    # picture, the board as a document.
    page: bool = False
    steps: bool = False  # with page: also the moves in between
    dictionary: bool = False  # with page: a frame is compressed with the one before as dictionary


class CloseSocket(Exception):
    """This socket must be closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Sockets:
    """Serves all WebSockets of the app."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    async def serve(self, socket: WebSocket) -> None:
        """Serve a socket until it is closed."""
        metrics = self._context.metrics
        await socket.accept()
        metrics.sockets.inc()
        code = NORMAL
        try:
            await SocketSession(self._context, socket).run()
        except CloseSocket as closing:
            code = closing.code
        except WebSocketDisconnect:
            code = GOING
        except Refusal:  # the store cannot be read
            code = LATER
        except Exception as error:
            logs.failed("WebSocket failed", error)
            metrics.failed.labels(status="websocket").inc()
            code = FAILED
        finally:
            metrics.sockets.dec()
            metrics.sockets_closed.labels(code=str(code)).inc()
        if code != GOING:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1):
                    await socket.close(code)


class SocketSession:
    """One WebSocket."""

    def __init__(self, context: AppContext, socket: WebSocket) -> None:
        self._context, self._socket = context, socket
        self._table: str = socket.path_params["table"]
        self._address = address(socket.scope.get("client"))
        self._settings = context.settings
        self._wake = asyncio.Event()
        self._changes: deque[Change] = deque(maxlen=MAX_EVENTS)  # not yet sent to a program
        self._answers: deque[DoneFrame | ProblemFrame] = deque()
        self._executing = False  # a command of this socket is being executed
        self._sending_view = False  # a change is being sent
        self._malformed = 0
        self._principal = Principal()
        self._leave_seats: Callable[[], None] = lambda: None
        self._hello = Hello()
        self._seat: int | None = None
        self._authenticated = False
        self._is_page = False
        self._is_removed = False
        self._token: str | None = None  # of the client, if it has one instead of a cookie
        self._must_check = False  # rights may have been lost
        self._resend_view = (
            False  # a new hello needs the current view, even if its version was sent
        )
        self._sent_version = 0  # the last version that was sent
        self._page: PageContent | None = None  # what the page shows
        self._dictionary: bytes | None = None  # of the page's next frame
        self._results: deque[messages.CommandResult] = deque()  # for the page's next frames

    async def run(self) -> None:
        """Serve until either side closes the socket."""
        try:
            async with asyncio.timeout(self._settings.hello_seconds):
                hello = await self._first_hello()
        except TimeoutError:
            raise CloseSocket(POLICY_VIOLATION) from None
        await self._or_close(self._check_table())
        forget = self._context.service.subscribe(self._table, self._on_change)
        unsubscribe = self._context.moderation.subscribe(self._table, self._on_moderation)
        try:
            await self._on_hello(hello)
            await self._run_both()
        finally:
            self._leave_seats()
            unsubscribe()
            forget()

    async def _check_table(self) -> None:
        """Check that the table exists, before anything is stored for it."""
        try:
            msgspec.convert(self._table, messages.TableId)
        except msgspec.ValidationError:
            raise Refusal("not_found", "There is no such table.") from None
        await self._context.service.get(self._table)

    async def _or_close(self, coroutine: Awaitable[None]) -> None:
        """Await a coroutine; if it is refused, send the problem and close."""
        try:
            await coroutine
        except Exception as error:
            problem = problem_for(error)
            if problem is None:
                raise
            await self._send(self._problem(error))
            code = LATER if problem.error == "unavailable" else POLICY_VIOLATION
            raise CloseSocket(code) from None

    async def _run_both(self) -> None:
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            finished, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_all(tasks)
        try:
            for task in finished:
                task.result()
        finally:  # else the error and this frame refer to each other and stay in memory
            del tasks, finished, task

    # ------------------------------------------------------------ receiving

    async def _first_hello(self) -> Hello:
        while True:
            try:
                return decode(await self._receive(), Hello)
            except Refusal as refusal:
                await self._send(self._problem(refusal))
                self._count_malformed(INVALID_DATA)

    async def _receive(self) -> str:
        """The next frame of text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            if message.get("code") == POLICY_VIOLATION:  # too many frames
                raise CloseSocket(POLICY_VIOLATION)  # a response would only add load
            raise WebSocketDisconnect(message.get("code", GOING))
        self._context.metrics.frames_in.inc()
        text: str | None = message.get("text")
        if text is None:
            raise Refusal("malformed", "Frames must be text.")
        if len(text) > messages.MAX_FRAME:
            raise CloseSocket(TOO_LARGE)
        return text

    def _count_malformed(self, code: int) -> None:
        self._malformed += 1
        if self._malformed >= MAX_STRIKES:
            raise CloseSocket(code)

    async def _on_hello(self, hello: Hello) -> None:
        """Authenticate the client and resend the view."""
        self._is_page = hello.page
        await self._or_close(self._authenticate(hello))
        self._resend_view = True
        self._wake.set()

    async def _authenticate(self, hello: Hello) -> None:
        context, principal = self._context, self._principal
        if hello.token is not None:
            principal = await context.sessions.by_token(self._table, hello.token)
            self._token = hello.token
        elif not self._authenticated:
            principal = await context.sessions.principal(self._table, self._socket)
            self._token = bearer(self._socket)
        table_state = await context.service.get(self._table)
        seat = principal.viewing_seat(table_state, hello.seat)
        self._principal, self._hello, self._seat, self._authenticated = principal, hello, seat, True
        self._leave_seats()
        self._leave_seats = context.notifier.presence.enter(self._table, principal.seats)
        self._sent_version = (
            table_state.version if hello.since is None else min(hello.since, table_state.version)
        )

    async def _read(self) -> None:
        """Process frames one by one: the next is read after the response to the last."""
        while True:
            try:
                message = _decode_frame(await self._receive())
            except Refusal as refusal:
                await self._send(self._problem(refusal))
                self._count_malformed(INVALID_DATA)
                continue
            await self._check_rights()
            if isinstance(message, Hello):
                await self._on_hello(message)
            else:
                await self._answer(message)

    async def _answer(self, request: messages.CommandRequest) -> None:
        """Execute a command. The response is sent together with its change, unless an older change
        is being sent."""
        self._executing = True
        try:
            answer = await self._execute(request)
        finally:
            self._executing = False
        if not isinstance(answer, DoneFrame | ProblemFrame):
            self._results.append(answer)
        elif self._sending_view or self._is_page:
            await self._send(answer)
        else:
            self._answers.append(answer)
        self._wake.set()

    async def _execute(
        self, request: messages.CommandRequest
    ) -> DoneFrame | ProblemFrame | messages.CommandResult:
        """The answer to a command; for a page its result, which goes into the next frame."""
        try:
            result = await execute(
                self._context, self._table, self._principal, request, self._address
            )
        except Exception as error:
            if problem_for(error) is None:
                raise
            return self._problem(error, request.command_id)
        return result if self._is_page else DoneFrame(**msgspec.structs.asdict(result))

    # ------------------------------------------------------------ sending

    def _on_change(self, change: Change) -> None:
        """An event was stored. While a command of this socket runs, its response goes first."""
        if not self._is_page:  # its frames have no events
            self._changes.append(change)
        event = change.logged.event
        if isinstance(event, Removed) and event.seat in self._principal.seats:
            self._is_removed = True
        if not self._executing:
            self._wake.set()

    def _on_moderation(self) -> None:
        """A ban was made, or a link of this table is no longer valid."""
        self._must_check = True
        self._wake.set()

    async def _check_rights(self) -> None:
        """Close the socket if its client has lost a right since it connected: by a ban, because the
        host took its seat away, or because its link was renewed. A new socket has other rights."""
        if self._is_removed:
            raise CloseSocket(POLICY_VIOLATION)
        if not self._must_check:
            return
        self._must_check = False
        sessions, old = self._context.sessions, self._principal
        try:
            sessions.check_bans(old, self._address)
            if self._token is not None:
                now = await sessions.by_token(self._table, self._token)
            elif old.visitor is not None:
                now = await sessions.by_claims(self._table, old.visitor)
            else:
                return
        except Refusal:
            raise CloseSocket(POLICY_VIOLATION) from None
        if not old.seats <= now.seats or (old.host and not now.host):
            raise CloseSocket(POLICY_VIOLATION)

    async def _write(self) -> None:
        """Send responses and the current view; changes in the meantime are merged into one."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            await self._check_rights()
            self._sending_view = True
            try:
                await (self._send_page() if self._is_page else self._send_change())
            finally:
                self._sending_view = False

    async def _send_page(self) -> None:
        """Send what has changed, with the answer to the page's command."""
        table_state = await self._context.service.get(self._table)
        base = None if self._resend_view else self._page
        # A repeated command may have been executed by another process, whose event is on its way.
        answers = [result for result in self._results if result.version <= table_state.version]
        answer = answers[0] if answers else None
        if answer is None and base is not None and table_state.version <= base.version:
            return
        hello = self._hello
        self._resend_view = False
        audience = Audience(self._seat, hello.lang, True, hello.board, hello.steps)
        frames = self._context.page_frames
        before = self._dictionary if hello.dictionary and base is not None else None
        frame = await frames.get(self._table, table_state, audience, base, answer, before)
        if self._resend_view and answer is None:
            return  # the seat has changed, which has woken this task again
        self._page = frame.page
        self._dictionary = frame.dictionary if hello.dictionary else None
        if answer is not None:
            self._results.remove(answer)
        await self._send_packed(frame.packed)
        if len(answers) > 1:
            self._wake.set()

    async def _send_change(self) -> None:
        table_state = await self._context.service.get(self._table)
        if table_state.version <= self._sent_version and not self._resend_view:
            return
        hello, seat = self._hello, self._seat
        self._resend_view = False
        events = await self._new_events(table_state.version, seat)
        audience = Audience(seat, hello.lang, hello.words, hello.board)
        view = await self._context.view_cache.get(self._table, table_state, audience)
        if self._resend_view:
            return  # the seat has changed, which has woken this task again
        self._sent_version = table_state.version
        frame = {"type": "change", "version": table_state.version, "events": events, "view": view}
        await self._send(frame)

    async def _new_events(self, until: int, seat: int | None) -> list[Any]:
        """The events since the last sent version."""
        after = max(self._sent_version, until - MAX_EVENTS)
        while self._changes and self._changes[0].logged.version <= after:
            self._changes.popleft()
        if after >= until:
            return []
        changes = [change for change in self._changes if change.logged.version <= until]
        if changes and changes[0].logged.version == after + 1 and len(changes) == until - after:
            return [self._context.view_cache.event(self._table, change, seat) for change in changes]
        cached = self._context.view_cache.events(self._table, seat, after, until)
        return await self._read_log(until, seat, after) if cached is None else cached

    async def _read_log(self, until: int, seat: int | None, after: int) -> list[Any]:
        """Read events that are not cached, within the rate limit."""
        while wait := self._context.buckets.take("reading", self._address):
            await asyncio.sleep(wait)
        return await self._context.events(self._table, seat, after, until, self._address)

    def _problem(self, error: Exception, command_id: str | None = None) -> ProblemFrame:
        problem = problem_for(error)
        assert problem is not None
        self._context.metrics.refused.labels(status=str(messages.ERRORS[problem.error])).inc()
        fields = msgspec.structs.asdict(msgspec.structs.replace(problem, command_id=command_id))
        return ProblemFrame(**fields)

    async def _send(self, frame: msgspec.Struct | dict[str, Any]) -> None:
        raw = msgspec.json.encode(frame)
        if self._is_page:
            await self._send_packed(pack(raw, ROUND))
        else:
            await self._send_message({"type": "websocket.send", "text": raw.decode()})

    async def _send_packed(self, packed: bytes) -> None:
        await self._send_message({"type": "websocket.send", "bytes": packed})

    async def _send_message(self, message: Message) -> None:
        """Send a frame; close the socket if the client does not read."""
        try:
            async with asyncio.timeout(self._settings.send_seconds):
                await self._socket.send(message)
        except TimeoutError:
            raise CloseSocket(POLICY_VIOLATION) from None
        except RuntimeError:  # it was closed meanwhile
            raise WebSocketDisconnect(GOING) from None
        self._context.metrics.frames_out.inc()


def _decode_frame(raw: str) -> messages.CommandRequest | Hello:
    try:
        return decode(raw, messages.CommandRequest)
    except Refusal as refusal:
        with contextlib.suppress(Refusal):
            return decode(raw, Hello)
        raise refusal
