"""Endpoints for operators and monitoring, and the list of games."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from sacbe.server import views
from sacbe.server.decider import Refusal
from sacbe.server.metrics import heading
from sacbe.server.routes.endpoint import Endpoint, RequestContext
from sacbe.server.schemas import Games, Health

TEXT = "text/plain; version=0.0.4; charset=utf-8"


async def health(ctx: RequestContext) -> Health:
    """Health check."""
    await ctx.app.store.read(lambda by: by.public_tables(1))
    if ctx.app.writing.fails(ctx.app.store.figures()):
        raise Refusal("unavailable", "Recent writes to the database failed.")
    return Health(ok=True)


async def metrics_text(ctx: RequestContext) -> Response:
    """Metrics in the Prometheus text format."""
    context = ctx.app
    store = context.store.figures()
    values = (
        ("sacbe_store_jobs_total", "counter", "Database write jobs.", store["jobs"]),
        ("sacbe_store_commits_total", "counter", "Database commits.", store["commits"]),
        ("sacbe_store_failures_total", "counter", "Failed database commits.", store["failures"]),
        ("sacbe_store_jobs_waiting", "gauge", "Waiting database write jobs.", store["waiting"]),
        ("sacbe_bot_workers_busy", "gauge", "Busy bot processes.", context.bot_pool.busy),
        ("sacbe_bot_jobs_waiting", "gauge", "Waiting bot jobs.", context.bot_pool.queued),
    )
    lines: list[str] = []
    for name, kind, help, value in values:
        lines += [*heading(name, kind, help), f"{name} {value}"]
    text = context.metrics.text() + "\n".join(lines) + "\n"
    return PlainTextResponse(text, media_type=TEXT)


async def games(ctx: RequestContext) -> dict[str, object]:
    """List the games with their options and bots."""
    return {"games": views.games()}


ENDPOINTS = [
    Endpoint(method="GET", path="/healthz", serve=health, response=Health, errors=("unavailable",)),
    Endpoint(method="GET", path="/metrics", serve=metrics_text, response="text/plain"),
    Endpoint(method="GET", path="/api/games", serve=games, response=Games),
]
