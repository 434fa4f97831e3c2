"""Endpoints for operators and monitoring, and the list of games."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from sacbe.server import seen
from sacbe.server.deciding import Refusal
from sacbe.server.metrics import heading
from sacbe.server.routes.answers import Games, Health
from sacbe.server.routes.endpoint import Asked, Endpoint

TEXT = "text/plain; version=0.0.4; charset=utf-8"


async def health(asked: Asked) -> Health:
    """Health check."""
    await asked.desk.store.read(lambda by: by.public_tables(1))
    if asked.desk.writing.fails(asked.desk.store.figures()):
        raise Refusal("unavailable", "Recent writes to the database failed.")
    return Health(ok=True)


async def metrics(asked: Asked) -> Response:
    """Metrics in the Prometheus text format."""
    desk = asked.desk
    store = desk.store.figures()
    values = (
        ("sacbe_store_jobs_total", "counter", "Database write jobs.", store["jobs"]),
        ("sacbe_store_commits_total", "counter", "Database commits.", store["commits"]),
        ("sacbe_store_failures_total", "counter", "Failed database commits.", store["failures"]),
        ("sacbe_store_jobs_waiting", "gauge", "Waiting database write jobs.", store["waiting"]),
        ("sacbe_bot_workers_busy", "gauge", "Busy bot processes.", desk.thinkers.working),
        ("sacbe_bot_jobs_waiting", "gauge", "Waiting bot jobs.", desk.thinkers.waiting),
    )
    lines: list[str] = []
    for name, kind, help, value in values:
        lines += [*heading(name, kind, help), f"{name} {value}"]
    text = desk.meters.text() + "\n".join(lines) + "\n"
    return PlainTextResponse(text, media_type=TEXT)


async def games(asked: Asked) -> dict[str, object]:
    """List the games with their options and bots."""
    return {"games": seen.games()}


ENDPOINTS = [
    Endpoint(method="GET", path="/healthz", serve=health, answer=Health, errors=("unavailable",)),
    Endpoint(method="GET", path="/metrics", serve=metrics, answer="text/plain"),
    Endpoint(method="GET", path="/api/games", serve=games, answer=Games),
]
