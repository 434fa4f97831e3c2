"""Logs as lines of JSON on stderr, without secrets.

Fields named like a token or a cookie are dropped, texts that could be a token are masked, and query
strings and bodies are never logged.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

SECRETS = re.compile(r"token|cookie|authoriz|secret|seed|password|session|query|body", re.I)
LIKE_A_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,}")
# Of uvicorn, caused by clients: a refused WebSocket, and bytes that are not HTTP. The metrics count
# refusals, and a log line for each would let a client fill the disk.
CLIENT_ERRORS = frozenset(
    {
        "ASGI callable returned without completing handshake.",
        "Invalid HTTP request received.",
    }
)
MAX_FRAMES = 12
MAX_TEXT = 500

log = structlog.get_logger("sacbe")


def drop_secrets(_: Any, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A structlog processor that removes secrets."""
    return {key: _clean(value) for key, value in line.items() if not SECRETS.search(key)}


def _clean(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _clean(v) for k, v in value.items() if not SECRETS.search(str(k))}
    if isinstance(value, list | tuple):
        return [_clean(v) for v in value]
    if isinstance(value, str):
        return LIKE_A_TOKEN.sub("[hidden]", value.partition("?")[0])[:MAX_TEXT]
    if isinstance(value, int | float | bool) or value is None:
        return value
    return _clean(str(value))


def where(error: BaseException) -> list[str]:
    """The stack of an error without values."""
    frames = traceback.extract_tb(error.__traceback__)[-MAX_FRAMES:]
    return [f"{frame.filename.rpartition('sacbe/')[2]}:{frame.lineno}" for frame in frames]


def failed(what: str, error: BaseException, **more: Any) -> None:
    """Log an unexpected error."""
    log.error(what, kind=type(error).__name__, text=str(error), where=where(error), **more)


class _OneLine(logging.Handler):
    """Log records of libraries, through the same processor: their texts may contain secrets."""

    def emit(self, record: logging.LogRecord) -> None:
        more: dict[str, Any] = {}
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            more = {"kind": type(error).__name__, "text": str(error), "where": where(error)}
        line = structlog.get_logger(record.name)
        level = logging.DEBUG if record.getMessage() in CLIENT_ERRORS else record.levelno
        line.log(level, record.getMessage(), logger=record.name, **more)


def configure(to: TextIO | None = None, level: int = logging.INFO) -> None:
    """Log to a stream (default: stderr), including uvicorn and asyncio."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            drop_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(to or sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers = [_OneLine()]
    root.setLevel(logging.WARNING)  # below that, uvicorn logs client addresses
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        quiet = logging.getLogger(name)
        quiet.handlers, quiet.propagate = [], True
        quiet.setLevel(logging.WARNING)
