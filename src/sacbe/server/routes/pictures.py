"""Pictures of tables for their audiences, and self-contained previews."""

from __future__ import annotations

import base64
import functools
import gzip
import hashlib
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from sacbe.draw.style import standalone
from sacbe.review.boards import Side
from sacbe.server import messages, panels, views
from sacbe.server.decider import Refusal
from sacbe.server.picture_cache import Picture
from sacbe.server.reviews import record_of
from sacbe.server.routes.endpoint import Endpoint, RequestContext
from sacbe.server.routes.panels import PanelQuery
from sacbe.server.routes.queries import LanguageQuery
from sacbe.server.views import NotVisible

MEDIA = "image/svg+xml"
AT_TABLE = ("unauthorized", "forbidden", "not_found", "conflict", "unavailable")


class MomentQuery(messages.Strict, frozen=True):
    """A key moment by its number, one of its two turns, the number of choices made, and the
    language."""

    moment: Annotated[int, Meta(ge=1, le=99)] = 1
    side: Side = "better"
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    lang: messages.Language = "en"


def _answer(ctx: RequestContext, picture: Picture, **headers: str) -> Response:
    """The compressed picture, decompressed for clients without gzip."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **headers}
    if "gzip" in ctx.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(picture.packed, media_type=MEDIA, headers=headers)
    return Response(gzip.decompress(picture.packed), media_type=MEDIA, headers=headers)


def _of_table(ctx: RequestContext, picture: Picture) -> Response:
    return _answer(ctx, picture, **{"X-Sacbe-Version": str(picture.version)})


async def picture(ctx: RequestContext) -> Response:
    """The current board, for one of your seats or a spectator."""
    look: PanelQuery = ctx.query
    table_state, seat = await ctx.view_of(look.seat)
    key = (ctx.table, seat, look.lang)
    draw = functools.partial(views.picture, table_state, seat, look.lang)
    return _of_table(ctx, await ctx.app.picture_cache.get(key, table_state.version, draw))


async def moment_picture(ctx: RequestContext) -> Response:
    """The board at a step of a turn in the review of a finished game."""
    look: MomentQuery = ctx.query
    table_state, _ = await ctx.view_of(None)
    review = await ctx.app.reviews.stored(record_of(table_state))
    if review is None:
        raise Refusal("not_found", "There is no review of this game.")
    key = (ctx.table, "review", look.lang, look.moment, look.side, look.step)
    draw = functools.partial(
        panels.review.picture, table_state, review, look.moment, look.side, look.step, look.lang
    )
    try:
        async with ctx.turn():
            return _of_table(ctx, await ctx.app.picture_cache.get(key, table_state.version, draw))
    except NotVisible as error:
        raise Refusal("not_found", str(error)) from None


# ---------------------------------------------------------------- self-contained pictures


async def preview(ctx: RequestContext) -> Response:
    """A preview picture of a table, with public information only."""
    reading: LanguageQuery = ctx.query
    table_state = await ctx.app.service.get(ctx.table)
    if not table_state.opened.spectators:
        raise Refusal("forbidden", "This table does not allow spectators.")

    def draw() -> str:
        return standalone(views.picture(table_state, None, reading.lang))

    key = (ctx.table, "preview", reading.lang)
    return _alone(ctx, await ctx.app.picture_cache.get(key, table_state.version, draw))


async def first_picture(ctx: RequestContext) -> Response:
    """A picture of a game, self-contained."""
    reading: LanguageQuery = ctx.query
    draw = functools.partial(views.first_picture, ctx.game, reading.lang)
    image = await ctx.app.picture_cache.get((ctx.game, reading.lang), 1, draw)
    return _alone(ctx, image, **{"Cache-Control": "max-age=3600"})


def _alone(ctx: RequestContext, picture: Picture, **headers: str) -> Response:
    """With a content security policy that allows only its own style sheet."""
    svg = gzip.decompress(picture.packed)
    policy = f"default-src 'none'; style-src '{_digest(svg)}'"
    return _answer(ctx, picture, **{"Content-Security-Policy": policy, **headers})


def _digest(svg: bytes) -> str:
    style = svg.partition(b"<style>")[2].partition(b"</style>")[0]
    return f"sha256-{base64.b64encode(hashlib.sha256(style).digest()).decode()}"


ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/tables/{table}/picture",
        serve=picture,
        response=MEDIA,
        query=PanelQuery,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/review/picture",
        serve=moment_picture,
        response=MEDIA,
        query=MomentQuery,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/table/{table}/preview.svg",
        serve=preview,
        response=MEDIA,
        query=LanguageQuery,
        errors=("forbidden", "not_found", "conflict", "unavailable"),
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/picture.svg",
        serve=first_picture,
        response=MEDIA,
        query=LanguageQuery,
        errors=("not_found",),
    ),
]
