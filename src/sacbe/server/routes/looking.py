"""Looking at tables. Nothing here changes anything; all that is shown is made in seen.py."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from sacbe.server import seen, wire
from sacbe.server.deciding import Refusal
from sacbe.server.routes.answers import Events, Step, TableEntry, Tables, View
from sacbe.server.routes.endpoint import Asked, Endpoint
from sacbe.server.routes.views import Audience
from sacbe.server.seen import NotToBeSeen
from sacbe.server.store import TableRow

MOST_LISTED = 100
MOST_EVENTS = 500  # in one answer


class Look(wire.Strict, frozen=True):
    """Seat, language and contents of the view."""

    seat: wire.SeatNumber | None = None
    lang: wire.Language = "en"
    words: bool = False
    board: bool = True  # with words: also the board as text


class Since(wire.Strict, frozen=True):
    """The version after which events are listed, and the seat."""

    after: wire.Version = 0
    seat: wire.SeatNumber | None = None


class Whose(wire.Strict, frozen=True):
    """The seat."""

    seat: wire.SeatNumber | None = None


def entry(row: TableRow) -> TableEntry:
    """A table in a list."""
    told = row.summary
    return TableEntry(
        table=row.table,
        game=told.game,
        players=told.players,
        public=told.public,
        status=told.status,
        asked=told.asked,
        names=told.names,
        free=told.free,
        roles=sorted(row.roles),
        version=row.version,
        opened=row.opened,
        updated=row.updated,
    )


async def tables(asked: Asked) -> Tables:
    """List the public tables and the tables of the session."""
    visitor = await asked.desk.sessions.visitor(asked.request)
    public = await asked.desk.store.read(lambda by: by.public_tables(MOST_LISTED))
    mine = []
    if visitor is not None:
        mine = await asked.desk.store.read(lambda by: by.tables_of(visitor.id, MOST_LISTED))
    return Tables(public=[entry(row) for row in public], mine=[entry(row) for row in mine])


async def view(asked: Asked) -> msgspec.Raw:
    """The current view of a table, for one of your seats or a spectator."""
    look: Look = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, look.seat)
    audience = Audience(seat, look.lang, look.words, look.board)
    return await asked.desk.views.of(asked.table, story, audience)


async def events(asked: Asked) -> dict[str, Any]:
    """The events at a table after a version, as far as they are visible to you."""
    since: Since = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, since.seat)
    last = min(story.version, since.after + MOST_EVENTS)
    told = asked.desk.views.events(asked.table, seat, since.after, last)
    if told is None:
        asked.limit("reading")
        told = await asked.desk.events(asked.table, seat, since.after, last, asked.address)
    return {"version": story.version, "events": told, "more": last < story.version}


async def step(asked: Asked) -> dict[str, Any]:
    """The view of a table after a number of moves."""
    look: Look = asked.query
    number: str = asked.request.path_params["step"]
    if not (number.isascii() and number.isdigit() and len(number) <= 5):
        raise Refusal("not_found", "There is no such step.")
    moves = int(number)
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, look.seat)
    try:
        return await asked.at_length(
            seen.at_step, asked.table, story, moves, seat, look.lang, look.words, look.board
        )
    except NotToBeSeen as error:
        raise Refusal("not_found", str(error)) from None


async def record(asked: Asked) -> Response:
    """The record of a game: complete when it is over, before that what your seat saw."""
    whose: Whose = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, whose.seat)
    try:
        made = await asked.at_length(seen.record, story, seat)
    except NotToBeSeen as error:
        raise Refusal("forbidden", str(error)) from None
    name = f'attachment; filename="sacbe-{story.opened.game}-{asked.table}.json"'
    return Response(
        msgspec.json.encode(made),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


AT_TABLE = ("unauthorized", "forbidden", "not_found", "conflict", "unavailable")

ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/tables",
        serve=tables,
        answer=Tables,
        errors=("unavailable",),
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        serve=view,
        answer=View,
        query=Look,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/events",
        serve=events,
        answer=Events,
        query=Since,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/steps/{step}",
        serve=step,
        answer=Step,
        query=Look,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        serve=record,
        answer=dict,
        query=Whose,
        errors=AT_TABLE,
        token=True,
    ),
]
