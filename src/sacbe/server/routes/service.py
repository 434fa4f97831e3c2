"""What those ask who run a server, and programs that look for the way."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from sacbe.server import seen
from sacbe.server.deciding import Refusal
from sacbe.server.routes.answers import Games, Health
from sacbe.server.routes.endpoint import Asked, Endpoint

TEXT = "text/plain; version=0.0.4; charset=utf-8"


async def health(asked: Asked) -> Health:
    """Is the server well?"""
    await asked.desk.store.read(lambda by: by.public_tables(1))
    if asked.desk.writing.fails(asked.desk.store.figures()):
        raise Refusal("unavailable", "What was to be stored lately could not be stored.")
    return Health(ok=True)


async def metrics(asked: Asked) -> Response:
    """What the server counts, for Prometheus."""
    desk = asked.desk
    now = {f"sacbe_store_{name}": count for name, count in desk.store.figures().items()}
    now |= {
        "sacbe_bots_working": desk.thinkers.working,
        "sacbe_bots_waiting": desk.thinkers.waiting,
    }
    lines = [f"# TYPE {name} gauge\n{name} {count}\n" for name, count in now.items()]
    return PlainTextResponse(desk.meters.text() + "".join(lines), media_type=TEXT)


async def games(asked: Asked) -> dict[str, object]:
    """The games that can be played, with their options and bots."""
    return {"games": seen.games()}


ENDPOINTS = [
    Endpoint(method="GET", path="/healthz", serve=health, answer=Health, errors=("unavailable",)),
    Endpoint(method="GET", path="/metrics", serve=metrics, answer="text/plain"),
    Endpoint(method="GET", path="/api/games", serve=games, answer=Games),
]
