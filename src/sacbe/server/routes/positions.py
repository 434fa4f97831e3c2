"""Endpoints of the editor: positions set up by hand, and tables and hints from them.

Nothing is stored but the tables. The true position of a running table is never given.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, field

from sacbe.play.game import game
from sacbe.play.records import MOST_NOTATION
from sacbe.server import messages, panels
from sacbe.server.decider import Refusal
from sacbe.server.opening import seat_config
from sacbe.server.routes.commands import opened_response
from sacbe.server.routes.endpoint import Endpoint, RequestContext
from sacbe.server.routes.panels import advice_of
from sacbe.server.routes.queries import AT_TABLE
from sacbe.server.schemas import Opened
from sacbe.server.views import NotVisible

Notation = Annotated[str, Meta(min_length=1, max_length=MOST_NOTATION)]
FieldId = Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,40}(\.[a-z0-9_]{1,40}){0,3}" + messages.END)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]


class FirstQuery(messages.Strict, frozen=True):
    """The number of players."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2


class PositionRequest(messages.Strict, frozen=True):
    """A position, and fields to change in it."""

    position: Notation
    edits: Annotated[dict[FieldId, Number], Meta(max_length=200)] = field(default_factory=dict)
    lang: messages.Language = "en"


class PositionHint(messages.Strict, frozen=True):
    """Ask what a bot would do in a position."""

    position: Notation
    lang: messages.Language = "en"


class PositionTable(messages.Strict, frozen=True):
    """A position to play on from, and the players."""

    position: Notation
    seats: Annotated[
        list[messages.Local | messages.LinkSeat | messages.BotSeat],
        Meta(min_length=2, max_length=4),
    ]


async def show_position(ctx: RequestContext) -> panels.positions.PositionView:
    """The board and the fields of a position, or what is impossible about it."""
    body: PositionRequest = ctx.body
    try:
        return await ctx.run_slow(panels.positions.build, body.position, body.edits, body.lang)
    except ValueError as error:
        raise Refusal("illegal", str(error)) from None


async def first_position(ctx: RequestContext) -> panels.positions.PositionText:
    """The position of a new game, to begin with."""
    query: FirstQuery = ctx.query
    low, high = game(ctx.game).players
    if not low <= query.players <= high:
        raise Refusal("illegal", f"This game is for {low} to {high} players.")
    return await ctx.run_slow(panels.positions.first_position, ctx.game, query.players)


async def position_of_table(ctx: RequestContext) -> panels.positions.PositionText:
    """The position of a finished game after a number of moves."""
    step = ctx.step
    table_state, _ = await ctx.view_of(None)
    try:
        return await ctx.run_slow(panels.positions.position_of, table_state, step)
    except NotVisible as error:
        raise Refusal("conflict", str(error)) from None


async def play_position(ctx: RequestContext) -> Opened:
    """Create a table that begins at a position."""
    body: PositionTable = ctx.body
    ctx.limit("opening")
    seats = [seat_config(seat) for seat in body.seats]
    try:
        opened = await ctx.run_slow(panels.positions.opening, body.position, seats)
    except ValueError as error:
        raise Refusal("illegal", str(error)) from None
    visitor = await ctx.app.sessions.visitor(ctx.request)
    number = None if visitor is None else visitor.id
    return opened_response(await ctx.app.service.open_from(opened, number, ctx.address))


async def position_hint(ctx: RequestContext) -> panels.hints.Hint:
    """What the search bot would do in a position, with reasons."""
    body: PositionHint = ctx.body
    ctx.limit("hints")
    try:
        world, seat = await ctx.run_slow(panels.positions.to_move, body.position)
    except ValueError as error:
        raise Refusal("illegal", str(error)) from None
    advice = await advice_of(ctx, world, seat)
    return await asyncio.to_thread(panels.hints.build, 1, world, seat, advice, body.lang)


BY_HAND = ("forbidden", "illegal", "too_large", "too_many", "unavailable")

ENDPOINTS = [
    Endpoint(
        method="POST",
        path="/api/positions",
        serve=show_position,
        body=PositionRequest,
        response=panels.positions.PositionView,
        errors=BY_HAND,
    ),
    Endpoint(
        method="POST",
        path="/api/positions/table",
        serve=play_position,
        body=PositionTable,
        response=Opened,
        status=201,
        errors=BY_HAND,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/positions/hint",
        serve=position_hint,
        body=PositionHint,
        response=panels.hints.Hint,
        errors=BY_HAND,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/position",
        serve=first_position,
        query=FirstQuery,
        response=panels.positions.PositionText,
        errors=("not_found", "illegal", "too_many"),
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/steps/{step}/position",
        serve=position_of_table,
        response=panels.positions.PositionText,
        errors=(*AT_TABLE, "too_many"),
        token=True,
    ),
]
