"""Endpoints for operators and monitoring, and the list of games."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from starlette.responses import Response

from sacbe.server import views
from sacbe.server.decider import Refusal
from sacbe.server.routes.endpoint import Endpoint, RequestContext
from sacbe.server.schemas import Games, Health


async def health(ctx: RequestContext) -> Health:
    """Health check."""
    await ctx.app.store.read(lambda by: by.public_tables(1))
    if ctx.app.writing.fails(ctx.app.store.figures()):
        raise Refusal("unavailable", "Recent writes to the database failed.")
    return Health(ok=True)


async def metrics_text(ctx: RequestContext) -> Response:
    """Metrics in the Prometheus text format."""
    text = generate_latest(ctx.app.metrics.registry)
    return Response(text, media_type=CONTENT_TYPE_PLAIN_0_0_4)


async def games(ctx: RequestContext) -> dict[str, object]:
    """List the games with their options and bots."""
    return {"games": views.games()}


ENDPOINTS = [
    Endpoint(method="GET", path="/healthz", serve=health, response=Health, errors=("unavailable",)),
    Endpoint(method="GET", path="/metrics", serve=metrics_text, response="text/plain"),
    Endpoint(method="GET", path="/api/games", serve=games, response=Games),
]
