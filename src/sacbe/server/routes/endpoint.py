"""Declarations of endpoints: input, response and errors.

The routes and the OpenAPI document are both generated from them, so they cannot differ.
"""

from __future__ import annotations

import asyncio
import functools
import gzip
import hashlib
import inspect
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, ParamSpec, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sacbe.play.game import games
from sacbe.server import messages, views
from sacbe.server.bot_pool import BotPool
from sacbe.server.decider import Refusal
from sacbe.server.limits import Buckets, FairLock, Kind, Settings, address
from sacbe.server.metrics import Metrics, WriteHealth
from sacbe.server.middleware import RateLimited, check_json, convert, decode
from sacbe.server.moderation import Moderation
from sacbe.server.network import Network
from sacbe.server.notify.notifier import Notifier
from sacbe.server.operation import Operation
from sacbe.server.page_frames import PageFrames
from sacbe.server.picture_cache import PictureCache
from sacbe.server.reviews import Reviews
from sacbe.server.sessions import Principal, Sessions
from sacbe.server.store import Store
from sacbe.server.table_service import TableService
from sacbe.server.table_state import TableState
from sacbe.server.view_cache import ViewCache

P = ParamSpec("P")
T = TypeVar("T")


class AppContext(msgspec.Struct, frozen=True, kw_only=True):
    """The services that endpoints and sockets use."""

    service: TableService
    store: Store
    bot_pool: BotPool
    reviews: Reviews
    settings: Settings
    buckets: Buckets
    metrics: Metrics
    writing: WriteHealth
    sessions: Sessions
    view_cache: ViewCache
    picture_cache: PictureCache
    page_frames: PageFrames
    fair_lock: FairLock  # for slow requests
    network: Network
    notifier: Notifier
    operation: Operation
    moderation: Moderation

    def limit(self, kind: Kind, who: str) -> None:
        """Take a token from a bucket; RateLimited if it is empty."""
        wait = self.buckets.take(kind, who)
        if wait:
            raise RateLimited(wait)

    async def events(
        self, table: str, seat: int | None, after: int, until: int, who: str
    ) -> list[msgspec.Raw]:
        """The visible events after a version, up to another. Events that are not cached are read
        from the log, under the lock for slow requests."""
        async with self.fair_lock.hold(who):
            visible = self.view_cache.events(table, seat, after, until)
            if visible is None:
                log = (await self.service.log(table))[:until]
                result = await asyncio.to_thread(views.events, log, seat, after)
                visible = self.view_cache.add_events(table, seat, result)
            return visible


class NoQuery(messages.Strict, frozen=True):
    """No query."""


class RequestContext:
    """A request with its decoded input."""

    def __init__(
        self, context: AppContext, request: Request, query: Any, raw: bytes, body: Any
    ) -> None:
        self.app, self.request = context, request
        self.query, self.raw, self.body = query, raw, body

    @property
    def table(self) -> str:
        """The table in the path."""
        name: str = self.request.path_params["table"]
        try:
            return msgspec.convert(name, messages.TableId)
        except msgspec.ValidationError:
            raise Refusal("not_found", "There is no such table.") from None

    @property
    def game(self) -> str:
        """The game in the path."""
        name: str = self.request.path_params["game"]
        if name not in games():
            raise Refusal("not_found", "There is no such game.")
        return name

    @property
    def step(self) -> int:
        """The number of moves in the path."""
        number: str = self.request.path_params["step"]
        if not (number.isascii() and number.isdigit() and len(number) <= 5):
            raise Refusal("not_found", "There is no such step.")
        return int(number)

    async def principal(self) -> Principal:
        """The principal of this request at the table."""
        return await self.app.sessions.principal(self.table, self.request)

    async def view_of(self, seat: int | None) -> tuple[TableState, int | None]:
        """The table, and the seat through which the principal views it; a Refusal if it may not."""
        principal = await self.principal()
        table_state = await self.app.service.get(self.table)
        return table_state, principal.viewing_seat(table_state, seat)

    async def run_slow(self, build: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Run a slow function in a thread, under the lock for slow requests."""
        self.limit("reading")
        async with self.turn():
            return await asyncio.to_thread(build, *args, **more)

    def turn(self) -> AbstractAsyncContextManager[None]:
        """The lock for slow requests."""
        return self.app.fair_lock.hold(self.address)

    @property
    def address(self) -> str:
        """The address of the client."""
        return address(self.request.scope.get("client"))

    def limit(self, kind: Kind) -> None:
        """Take a token from a bucket of the address; RateLimited if it is empty."""
        self.app.limit(kind, self.address)

    @property
    def https(self) -> bool:
        """Does the client use https?"""
        return self.request.url.scheme == "https"


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One endpoint: a method and a path."""

    method: str
    path: str
    serve: Callable[[RequestContext], Awaitable[Any]]
    response: Any  # the response type, several of them, or a media type other than JSON
    query: type[messages.Strict] = NoQuery
    body: type[messages.Strict] | None = None
    raw: bool = False  # the body is not decoded
    status: int = 200
    errors: tuple[str, ...] = ()
    token: bool = False  # does the response depend on a token or cookie?
    cacheable: bool = False  # the same for all clients of this server version: sent with an ETag

    @property
    def summary(self) -> str:
        """The first line of its docstring."""
        return (inspect.getdoc(self.serve) or "").partition("\n")[0]

    async def __call__(self, context: AppContext, request: Request) -> Response:
        """Decode the input, call the endpoint and encode the response."""
        query = convert(_single(request), self.query)
        raw, body = b"", None
        if self.raw or self.body is not None:
            check_json(request.headers.get("content-type", ""))
            raw = await request.body()
        if self.body is not None:
            body = decode(raw, self.body)
        result = await self.serve(RequestContext(context, request, query, raw, body))
        if isinstance(result, Response):
            return result
        if self.cacheable:
            return cacheable(request, msgspec.json.encode(result))
        return json(result, self.status)


def json(value: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def packed_response(request: Request, packed: bytes) -> Response:
    """A packed JSON response, decompressed for clients without gzip."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), 200, headers, "application/json")
    return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")


def cacheable(request: Request, body: bytes, media: str = "application/json") -> Response:
    """A response with an ETag, compressed if the client accepts gzip; 304 if the client has it
    already. It must be the same for all clients and contain no secrets."""
    packed, tag = _packed(body)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, 200, headers, media)
    return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, media)


@functools.lru_cache(128)
def _packed(body: bytes) -> tuple[bytes, str]:
    """The compressed body and its ETag."""
    return gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def _single(request: Request) -> dict[str, str]:
    """The query parameters; a Refusal if one occurs twice."""
    pairs = request.query_params.multi_items()
    if len({name for name, _ in pairs}) < len(pairs):
        raise Refusal("malformed", "A query parameter occurs twice.")
    return dict(pairs)
