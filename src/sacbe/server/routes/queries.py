"""Reading tables. What they show comes from views.py."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from sacbe.play.game import has_stored_game
from sacbe.server import messages, views
from sacbe.server.decider import Refusal
from sacbe.server.page_frames import packed_frame, step_view
from sacbe.server.routes.endpoint import Endpoint, RequestContext, packed_response
from sacbe.server.schemas import (
    Events,
    PageStepView,
    PlainView,
    StepView,
    TableEntry,
    Tables,
    View,
)
from sacbe.server.store import TableRow
from sacbe.server.table_state import TableState
from sacbe.server.view_cache import Audience
from sacbe.server.views import NotVisible

MAX_LISTED = 100
MAX_EVENTS = 500  # per response


class ViewQuery(messages.Strict, frozen=True):
    """Seat, language and contents of the view."""

    seat: messages.SeatNumber | None = None
    lang: messages.Language = "en"
    words: bool = False
    board: bool = True  # with words: also the board as text


class StepQuery(ViewQuery, frozen=True):
    """The same, or with `page` what the page shows: view and picture."""

    page: bool = False


class EventsQuery(messages.Strict, frozen=True):
    """The version after which events are listed, and the seat."""

    after: messages.Version = 0
    seat: messages.SeatNumber | None = None


class LanguageQuery(messages.Strict, frozen=True):
    """The language."""

    lang: messages.Language = "en"


class SeatQuery(messages.Strict, frozen=True):
    """The seat."""

    seat: messages.SeatNumber | None = None


def entry(row: TableRow, lang: str = "en") -> TableEntry:
    """A table in a list, with the names of its seats in a language."""
    summary = row.summary
    is_gone = not has_stored_game(summary.game, summary.rules_version, summary.data)
    return TableEntry(
        table=row.table,
        game=summary.game,
        players=summary.players,
        public=summary.public,
        status="gone" if is_gone else summary.status,
        asked=summary.asked,
        names=views.listed_names(summary, lang),
        free=summary.free,
        roles=sorted(row.roles),
        version=row.version,
        opened=row.opened,
        updated=row.updated,
    )


async def tables(ctx: RequestContext) -> Tables:
    """List the public tables and the tables of the session."""
    lang = ctx.query.lang
    visitor = await ctx.app.sessions.visitor(ctx.request)
    public = await ctx.app.store.read(lambda by: by.public_tables(MAX_LISTED))
    mine = []
    if visitor is not None:
        mine = await ctx.app.store.read(lambda by: by.tables_of(visitor.id, MAX_LISTED))
    entries = [each for row in public if (each := entry(row, lang)).status != "gone"]
    return Tables(public=entries, mine=[entry(row, lang) for row in mine])


async def view(ctx: RequestContext) -> msgspec.Raw:
    """The current view of a table, for one of your seats or a spectator."""
    look: ViewQuery = ctx.query
    table_state, seat = await ctx.view_of(look.seat)
    audience = Audience(seat, look.lang, look.words, look.board)
    return await ctx.app.view_cache.get(ctx.table, table_state, audience)


async def events(ctx: RequestContext) -> dict[str, Any]:
    """The events at a table after a version, as far as they are visible to you."""
    since: EventsQuery = ctx.query
    table_state, seat = await ctx.view_of(since.seat)
    last = min(table_state.version, since.after + MAX_EVENTS)
    visible = ctx.app.view_cache.events(ctx.table, seat, since.after, last)
    if visible is None:
        ctx.limit("reading")
        visible = await ctx.app.events(ctx.table, seat, since.after, last, ctx.address)
    return {"version": table_state.version, "events": visible, "more": last < table_state.version}


async def step(ctx: RequestContext) -> StepView | Response:
    """The view of a table after a number of moves."""
    look: StepQuery = ctx.query
    moves = ctx.step
    table_state, seat = await ctx.view_of(look.seat)
    at = (ctx.table, table_state, moves, seat, look.lang)
    try:
        if not look.page:
            board = look.words and look.board
            return await ctx.run_slow(views.view_at, *at, look.words, board)
        return packed_response(ctx.request, await ctx.run_slow(_packed_step, *at, look.board))
    except NotVisible as error:
        raise Refusal("not_found", str(error)) from None


def _packed_step(
    table: str, table_state: TableState, moves: int, seat: int | None, lang: str, board: bool
) -> bytes:
    return packed_frame(step_view(table, table_state, moves, seat, lang, board))


async def record(ctx: RequestContext) -> Response:
    """The record of a game: complete when it is over, before that what your seat saw."""
    whose: SeatQuery = ctx.query
    table_state, seat = await ctx.view_of(whose.seat)
    try:
        content = await ctx.run_slow(views.record, table_state, seat)
    except NotVisible as error:
        raise Refusal("forbidden", str(error)) from None
    name = f'attachment; filename="sacbe-{table_state.opened.game}-{ctx.table}.json"'
    return Response(
        msgspec.json.encode(content),
        media_type="application/json",
        headers={"Content-Disposition": name},
    )


AT_TABLE = ("unauthorized", "forbidden", "not_found", "conflict", "unavailable")

ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/tables",
        serve=tables,
        response=Tables,
        query=LanguageQuery,
        errors=("unavailable",),
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}",
        serve=view,
        response=(PlainView, View),
        query=ViewQuery,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/events",
        serve=events,
        response=Events,
        query=EventsQuery,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/steps/{step}",
        serve=step,
        response=(StepView, PageStepView),
        query=StepQuery,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/record",
        serve=record,
        response=dict,
        query=SeatQuery,
        errors=AT_TABLE,
        token=True,
    ),
]
