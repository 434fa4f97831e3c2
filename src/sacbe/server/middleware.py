"""Middleware and input validation: hosts, origins, rate limits, sizes and types.

`GuardMiddleware` wraps the whole app, including web pages; `decode` converts untrusted bytes to one
of the message types or refuses them.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import math
import re
import secrets
import time
from collections import Counter
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.play.records import MOST_BYTES
from sacbe.server import logs, messages, schemas
from sacbe.server.decider import Refusal
from sacbe.server.limits import Buckets, Kind, Settings, address
from sacbe.server.metrics import Metrics
from sacbe.server.moderation import Bans
from sacbe.server.store import StoreError
from sacbe.server.table_service import NoSuchTable
from sacbe.server.table_state import InvalidLog, RulesGone

T = TypeVar("T")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MONITORING = ("/metrics", "/healthz")
RECORDS = "/api/records"  # where bodies may be larger
# Control characters, which no name or chat needs and no terminal should get.
CONTROLS = re.compile(rb"(?<!\\)(?:\\\\)*\\u00(?:[01][0-9a-fA-F]|7[fF])")
MAX_MESSAGE = 300
# In all languages: the visitor's is not known yet.
BUSY_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sacbe</title>
<p>The server is busy. This page tries again by itself.
<p lang="es">El servidor está ocupado. Esta página lo vuelve a intentar sola.
<p lang="pt">O servidor está ocupado. Esta página tenta de novo sozinha.
<p lang="it">Il server è occupato. Questa pagina riprova da sola.
"""
SOCKET_RETRY_SECONDS = 30  # seconds until a client with too many WebSockets should retry
DISCARDED_BYTES, DISCARD_SECONDS = 2 * MOST_BYTES, 5.0  # most of a refused body that is still read

# Scripts and styles are our own files, never inline, and pages connect only to this server.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


# Files in memory: a page loads dozens, and several visitors can share an address.
FILES = ("/static/", "/texts/")


class RateLimited(Refusal):
    """Too many requests."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too_many", "Too many requests. Please wait a moment.")
        self.seconds = max(1, math.ceil(seconds))


class UnreadBody(Refusal):
    """The body is not used: the connection closes after the response."""


# ---------------------------------------------------------------- untrusted input


def decode(raw: bytes | str, kind: type[T]) -> T:
    """Decode JSON strictly; a Refusal if it does not match the type."""
    data = raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
    if CONTROLS.search(data):
        raise Refusal("malformed", "Control characters are not allowed.")
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise Refusal("malformed", _decode_error(error)) from None


def convert(values: Any, kind: type[T]) -> T:
    """The same for texts such as query parameters."""
    try:
        return msgspec.convert(values, kind, strict=False)
    except (ValueError, RecursionError) as error:
        raise Refusal("malformed", _decode_error(error)) from None


def _decode_error(error: Exception) -> str:
    """The message of a decoding error without the input, which might contain a secret."""
    if isinstance(error, RecursionError):
        return "The JSON is nested too deeply."
    if isinstance(error, UnicodeDecodeError):
        return "The input is not valid UTF-8."
    return re.sub(r"'[^']*'|unknown field `[^`]*`", _redact, str(error))[:MAX_MESSAGE]


def _redact(match: re.Match[str]) -> str:
    return "unknown field" if match[0].startswith("unknown") else "that"


def check_json(content_type: str) -> None:
    """Refuse bodies that are not declared as JSON, such as forms of foreign pages."""
    kind, _, rest = content_type.partition(";")
    charset = rest.strip().lower().replace('"', "")
    if kind.strip().lower() != "application/json" or charset not in ("", "charset=utf-8"):
        raise Refusal("malformed", "The body must be application/json in UTF-8.")


def problem_for(error: Exception) -> schemas.Problem | None:
    """The Problem for an error; None for an internal error."""
    match error:
        case Refusal():
            return schemas.Problem(error=error.error, message=error.message, rule=error.rule)
        case NoSuchTable():
            return schemas.Problem(error="not_found", message="There is no such table.")
        case RulesGone():
            return schemas.Problem(error="gone", message=str(error))
        case InvalidLog():
            text = "This table is corrupt and cannot be shown."
            return schemas.Problem(error="conflict", message=text)
        case StoreError():
            text = "The database is not available. Please try again."
            return schemas.Problem(error="unavailable", message=text)
    return None


def problem_response(
    problem: schemas.Problem, status: int = 0, headers: dict[str, str] | None = None
) -> Response:
    """A Problem as a response."""
    return Response(
        msgspec.json.encode(problem),
        status or messages.ERRORS[problem.error],
        headers,
        "application/json",
    )


def error_response(error: Exception) -> Response:
    """The response to any error. Internal errors are logged and not described."""
    problem = problem_for(error)
    if problem is None:
        name = secrets.token_hex(4)
        logs.failed("internal error", error, id=name)
        message = f"Internal error. It was logged with the id {name}."
        return problem_response(schemas.Problem(error="failed", message=message))
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, RateLimited) else {}
    if isinstance(error, UnreadBody):
        headers["Connection"] = "close"
    if problem.error == "unauthorized":
        headers["WWW-Authenticate"] = "Bearer"
    return problem_response(problem, headers=headers)


def _busy_page(seconds: float) -> Response:
    """What a visitor sees instead of a page for which there were too many requests. The browser
    tries again by itself."""
    headers = {"Retry-After": str(seconds), "Refresh": str(seconds)}
    return Response(BUSY_PAGE, messages.ERRORS["too_many"], headers, "text/html")


# ---------------------------------------------------------------- hosts and origins


def header(scope: Scope, name: bytes) -> str | None:
    """A header; a Refusal if it occurs twice."""
    values = [value for key, value in scope["headers"] if key == name]
    if len(values) > 1:
        raise Refusal("malformed", f"The header {name.decode()} occurs more than once.")
    return values[0].decode("latin-1") if values else None


def host_and_port(netloc: str) -> tuple[str, int | None] | None:
    """Host name and port; None if the text is invalid."""
    try:
        parts = urlsplit(f"//{netloc}")
        if parts.path or parts.query or parts.fragment or "@" in netloc or not parts.hostname:
            return None
        return parts.hostname.rstrip("."), parts.port
    except ValueError:
        return None


def check_host(host: str | None, settings: Settings) -> None:
    """Refuse unknown host names (DNS rebinding). Plain addresses are always allowed."""
    host_port = host_and_port(host or "")
    if host_port is None:
        raise Refusal("malformed", "The request has no Host header.")
    name = host_port[0]
    if "*" in settings.hosts or name in settings.hosts or name == "localhost":
        return
    try:
        ipaddress.ip_address(name)
    except ValueError:
        raise Refusal(
            "forbidden", "This server does not accept requests for this host name."
        ) from None


def check_origin(origin: str | None, host: str | None, settings: Settings) -> None:
    """Refuse requests from foreign pages. Programs send no Origin, browsers always do."""
    if origin is None or origin in settings.origins:
        return
    scheme, _, netloc = origin.partition("://")
    origin_host, own_host = host_and_port(netloc), host_and_port(host or "")
    usual = {"http": 80, "https": 443}.get(scheme)
    if origin_host is None or own_host is None or usual is None:
        raise Refusal("forbidden", "Requests from pages of other sites are not allowed.")
    if (origin_host[0], origin_host[1] or usual) != (own_host[0], own_host[1] or usual):
        raise Refusal("forbidden", "Requests from pages of other sites are not allowed.")


# ---------------------------------------------------------------- the middleware


class GuardMiddleware:
    """Checks, limits and counts all requests, and handles errors."""

    def __init__(
        self, app: ASGIApp, settings: Settings, buckets: Buckets, metrics: Metrics, bans: Bans
    ) -> None:
        self._app, self._settings = app, settings
        self._buckets, self._metrics, self._bans = buckets, metrics, bans
        self._open: Counter[str] = Counter()  # sockets, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope, kind: Kind, unsafe: bool) -> None:
        host = header(scope, b"host")
        check_host(host, self._settings)
        if unsafe:
            check_origin(header(scope, b"origin"), host, self._settings)
        who = address(scope.get("client"))
        self._bans.check_address(who, time.time())
        if self._settings.monitor_apart and scope["path"] in MONITORING:
            raise Refusal("not_found", "Not found.")
        wait = self._buckets.take(kind, who)
        if wait:
            raise RateLimited(wait)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        body = _Body(receive, _body_limit(scope), self._settings.body_seconds)

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(message.get("headers", []), scope["path"])
            await send(message)

        try:
            kind: Kind = "files" if scope["path"].startswith(FILES) else "requests"
            self._check(scope, kind, scope["method"] not in SAFE)
            body.check(_declared(scope))
            await self._app(scope, body.receive, send_with_headers)
        except Exception as error:
            if status:
                logs.failed("error after the response was started", error)
                raise
            response = error_response(error)
            if isinstance(error, RateLimited) and b"text/html" in _accept(scope):
                response = _busy_page(error.seconds)
            is_sending = isinstance(error, UnreadBody) and error.error == "too_large"
            if is_sending and header(scope, b"expect") is None:
                await body.discard()
            await response(scope, receive, send_with_headers)
        seconds = time.perf_counter() - began
        self._count(scope, status, seconds)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("endpoint"), "label", "other")
        method = scope["method"] if scope["method"] in ("GET", "HEAD", "POST") else "other"
        self._metrics.requests.labels(method=method, route=route, status=str(status)).inc()
        self._metrics.request_seconds.labels(route=route).observe(seconds)
        if status >= 500:
            self._metrics.failed.labels(status=str(status)).inc()
        if status >= 400:
            self._metrics.refused.labels(status=str(status)).inc()
        logs.log.debug(
            "request", method=method, route=route, status=status, ms=round(seconds * 1000, 1)
        )

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address(scope.get("client"))
        most = self._settings.rates.open_sockets * self._settings.rates.scale
        try:
            self._check(scope, "sockets", True)
            if 0 < most <= self._open[who]:
                raise RateLimited(SOCKET_RETRY_SECONDS)
        except Refusal as refusal:
            self._metrics.refused.labels(status=str(messages.ERRORS[refusal.error])).inc()
            await _refuse_socket(error_response(refusal), scope, receive, send)
            return
        self._open[who] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


async def _refuse_socket(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a WebSocket before it is accepted, with a response where the server supports it."""
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    headers = _with_headers(response.raw_headers, scope["path"])
    await send(
        {
            "type": "websocket.http.response.start",
            "status": response.status_code,
            "headers": headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": response.body})


def _with_headers(headers: Any, path: str) -> list[tuple[bytes, bytes]]:
    """Add the security headers that a response does not set."""
    pairs = list(headers)
    names = {name.lower() for name, _ in pairs}
    pairs += [pair for pair in HEADERS if pair[0] not in names]
    if path.startswith("/api/") and b"cache-control" not in names:
        pairs.append((b"cache-control", b"no-store"))
    return pairs


def _accept(scope: Scope) -> bytes:
    """The Accept header; empty if it is missing."""
    return next((value for key, value in scope["headers"] if key == b"accept"), b"")


def _declared(scope: Scope) -> int:
    """The Content-Length; 0 if it is missing."""
    text = header(scope, b"content-length")
    if text is None:
        return 0
    if not (text.isascii() and text.isdigit()):
        raise Refusal("malformed", "Content-Length is not a number.")
    return int(text[:19]) if len(text) < 19 else 10**18


def _body_limit(scope: Scope) -> int:
    return MOST_BYTES if scope["path"] == RECORDS else messages.MAX_BODY


class _Body:
    """The body of a request with limits for its size and duration."""

    def __init__(self, receive: Receive, most: int, seconds: float) -> None:
        self._receive, self._body_limit = receive, most
        self._until = asyncio.get_running_loop().time() + seconds
        self._received, self._all = 0, False

    def check(self, size: int) -> None:
        """A Refusal if the body is or will be too large."""
        if size > self._body_limit:
            raise UnreadBody(
                "too_large", f"The body is too large: the limit is {self._body_limit} bytes."
            )

    async def receive(self) -> Message:
        """The next part of the body."""
        if self._all:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise UnreadBody("malformed", "Timed out while reading the body.") from None
        self._all = not message.get("more_body", False)
        self._received += len(message.get("body", b""))
        self.check(self._received)
        return message

    async def discard(self) -> None:
        """Read on for a while, so that a client or proxy that is still sending sees the response
        and not a broken connection."""
        most = self._received + DISCARDED_BYTES
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DISCARD_SECONDS):
                while not self._all and self._received < most:
                    message = await self._receive()
                    self._all = not message.get("more_body", False)
                    self._received += len(message.get("body", b""))
