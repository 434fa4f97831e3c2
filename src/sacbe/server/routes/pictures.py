"""Boards as pictures: of tables for those who may look, and some that stand alone."""

from __future__ import annotations

import base64
import functools
import gzip
import hashlib

from starlette.responses import Response

from sacbe.draw.style import standalone
from sacbe.server import seen, wire
from sacbe.server.deciding import Refusal
from sacbe.server.gallery import Picture
from sacbe.server.routes.endpoint import Asked, Endpoint
from sacbe.server.seen import NotToBeSeen
from sacbe.server.story import Story

MEDIA = "image/svg+xml"
AT_TABLE = ("unauthorized", "forbidden", "not_found", "conflict", "unavailable")


class HowDrawn(wire.Strict, frozen=True):
    """Seat and language; `version` is only for cache busting."""

    seat: wire.SeatNumber | None = None
    lang: wire.Language = "en"
    version: wire.Version = 0


class InWords(wire.Strict, frozen=True):
    """The language."""

    lang: wire.Language = "en"


def _answer(asked: Asked, picture: Picture, **headers: str) -> Response:
    """As it is kept, for those who can read that."""
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding", **headers}
    if "gzip" in asked.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(picture.packed, media_type=MEDIA, headers=headers)
    return Response(gzip.decompress(picture.packed), media_type=MEDIA, headers=headers)


def _of_table(asked: Asked, picture: Picture) -> Response:
    return _answer(asked, picture, **{"X-Sacbe-Version": str(picture.version)})


async def _seen_by(asked: Asked, look: HowDrawn) -> tuple[Story, int | None]:
    """The table and the seat whose eyes are used; a Refusal if that is not for the asker."""
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    return story, asker.audience(story, look.seat)


async def picture(asked: Asked) -> Response:
    """The current board, for one of your seats or a spectator."""
    look: HowDrawn = asked.query
    story, seat = await _seen_by(asked, look)
    key = (asked.table, seat, look.lang)
    draw = functools.partial(seen.picture, story, seat, look.lang)
    return _of_table(asked, await asked.desk.pictures.of(key, story.version, draw))


async def step_picture(asked: Asked) -> Response:
    """The board after a number of moves."""
    look: HowDrawn = asked.query
    number: str = asked.request.path_params["step"]
    if not (number.isascii() and number.isdigit() and len(number) <= 5):
        raise Refusal("not_found", "There is no such step.")
    story, seat = await _seen_by(asked, look)
    key = (asked.table, seat, look.lang, int(number))
    draw = functools.partial(seen.picture_at, story, int(number), seat, look.lang)
    try:
        async with asked.turn():
            return _of_table(asked, await asked.desk.pictures.of(key, story.version, draw))
    except NotToBeSeen as error:
        raise Refusal("not_found", str(error)) from None


# ---------------------------------------------------------------- pictures that stand alone


async def preview(asked: Asked) -> Response:
    """A preview picture of a table, with public information only."""
    reading: InWords = asked.query
    story = await asked.desk.door.story(asked.table)
    if not story.opened.spectators:
        raise Refusal("forbidden", "This table does not allow spectators.")

    def draw() -> str:
        return standalone(seen.picture(story, None, reading.lang), dark=False)

    key = (asked.table, "preview", reading.lang)
    return _alone(asked, await asked.desk.pictures.of(key, story.version, draw))


async def first_picture(asked: Asked) -> Response:
    """The board of a game before the first move, as a self-contained picture."""
    reading: InWords = asked.query
    draw = functools.partial(seen.first_picture, asked.game, reading.lang)
    drawn = await asked.desk.pictures.of((asked.game, reading.lang), 1, draw)
    return _alone(asked, drawn, **{"Cache-Control": "max-age=3600"})


def _alone(asked: Asked, picture: Picture, **headers: str) -> Response:
    """With leave for the one style sheet that is written into it, and for nothing else."""
    svg = gzip.decompress(picture.packed)
    policy = f"default-src 'none'; style-src '{_digest(svg)}'"
    return _answer(asked, picture, **{"Content-Security-Policy": policy, **headers})


def _digest(svg: bytes) -> str:
    style = svg.partition(b"<style>")[2].partition(b"</style>")[0]
    return f"sha256-{base64.b64encode(hashlib.sha256(style).digest()).decode()}"


ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/tables/{table}/picture",
        serve=picture,
        answer=MEDIA,
        query=HowDrawn,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/steps/{step}/picture",
        serve=step_picture,
        answer=MEDIA,
        query=HowDrawn,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/table/{table}/preview.svg",
        serve=preview,
        answer=MEDIA,
        query=InWords,
        errors=("forbidden", "not_found", "conflict", "unavailable"),
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/picture.svg",
        serve=first_picture,
        answer=MEDIA,
        query=InWords,
        errors=("not_found",),
    ),
]
