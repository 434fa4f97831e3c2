"""Endpoints of the panels: card, log, scenes, ledger, result, tiles, rules, hints and forks.

The data come from sacbe.server.panels, for one audience at a time.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from sacbe.play.game import game
from sacbe.play.state import State
from sacbe.server import messages, panels, views
from sacbe.server.bot_pool import BotPoolError
from sacbe.server.bot_worker import Advice
from sacbe.server.decider import Refusal
from sacbe.server.opening import seat_config
from sacbe.server.routes.commands import AT_TABLE as DOING
from sacbe.server.routes.commands import opened_response
from sacbe.server.routes.endpoint import Endpoint, RequestContext
from sacbe.server.routes.queries import AT_TABLE as LOOKING
from sacbe.server.routes.queries import LanguageQuery
from sacbe.server.schemas import Opened
from sacbe.server.views import NotVisible
from sacbe.text.reference import Reference

HINT_SECONDS = 1.0  # of search
MAX_MOVES = 20_000


class PanelQuery(messages.Strict, frozen=True):
    """Seat and language."""

    seat: messages.SeatNumber | None = None
    lang: messages.Language = "en"


class LogQuery(messages.Strict, frozen=True):
    """Seat, language and the move after which the log starts."""

    seat: messages.SeatNumber | None = None
    lang: messages.Language = "en"
    after: Annotated[int, Meta(ge=0, le=MAX_MOVES)] = 0


class HintRequest(messages.Strict, frozen=True):
    """Ask for a hint."""

    seat: messages.SeatNumber
    lang: messages.Language = "en"


class ReviewRequest(messages.Strict, frozen=True):
    """Ask for a review."""

    lang: messages.Language = "en"


class Fork(messages.Strict, frozen=True):
    """The position to continue from, and the players."""

    step: Annotated[int, Meta(ge=0, le=MAX_MOVES)]
    seats: Annotated[
        list[messages.Local | messages.LinkSeat | messages.BotSeat],
        Meta(min_length=2, max_length=4),
    ]


async def log(ctx: RequestContext) -> panels.log.Log:
    """The log of a table as text, as far as it is visible to you."""
    on: LogQuery = ctx.query
    table_state, seat = await ctx.view_of(on.seat)
    return await ctx.run_slow(panels.log.build, table_state, seat, on.lang, on.after)


async def ledger(ctx: RequestContext) -> panels.ledger.Ledger:
    """The score breakdown so far, as far as it is visible to you."""
    read: PanelQuery = ctx.query
    table_state, seat = await ctx.view_of(read.seat)
    return await ctx.run_slow(panels.ledger.build, table_state, seat, read.lang)


async def tiles(ctx: RequestContext) -> panels.tiles.Tiles:
    """All tiles or cards of the game, revealed or not, as far as they are visible to you."""
    read: PanelQuery = ctx.query
    table_state, seat = await ctx.view_of(read.seat)
    return await ctx.run_slow(panels.tiles.build, table_state, seat, read.lang)


async def card(ctx: RequestContext) -> panels.card.Card:
    """The table in short, for lists: progress, last move and points, as visible to you."""
    read: PanelQuery = ctx.query
    principal = await ctx.principal()
    table_state = await ctx.app.service.get(ctx.table)
    is_guest = not principal.seats and not principal.host
    if table_state.opened.public and is_guest and not table_state.opened.spectators:
        return panels.card.build_public(table_state, read.lang)
    seat = principal.viewing_seat(table_state, read.seat)
    return await ctx.run_slow(panels.card.build, table_state, seat, read.lang)


async def scenes(ctx: RequestContext) -> panels.scenes.Scenes:
    """Events that happened together, such as a Food Day, as far as they are visible to you."""
    on: LogQuery = ctx.query
    table_state, seat = await ctx.view_of(on.seat)
    return await ctx.run_slow(panels.scenes.build, table_state, seat, on.lang, on.after)


async def result(ctx: RequestContext) -> panels.result.GameResult:
    """The result of a finished game: ranking, points by source, their curve, highlights."""
    read: LanguageQuery = ctx.query
    table_state, _ = await ctx.view_of(None)
    try:
        return await ctx.run_slow(panels.result.build, table_state, read.lang)
    except NotVisible as error:
        raise Refusal("conflict", str(error)) from None


async def review(ctx: RequestContext) -> panels.review.ReviewPanel:
    """The review of a finished game, complete or in progress."""
    read: LanguageQuery = ctx.query
    principal = await ctx.principal()
    table_state = await ctx.app.service.get(ctx.table)
    principal.viewing_seat(table_state, None)
    progress = await ctx.app.reviews.progress(table_state)
    return await ctx.run_slow(
        panels.review.build, table_state, progress, read.lang, principal.seats
    )


async def ask_review(ctx: RequestContext) -> panels.review.ReviewPanel:
    """Ask for the review of a finished game, which is made in the background."""
    body: ReviewRequest = ctx.body
    principal = await ctx.principal()
    table_state = await ctx.app.service.get(ctx.table)
    principal.viewing_seat(table_state, None)
    ctx.limit("hints")
    owner = f"visitor {principal.visitor}" if principal.visitor is not None else ctx.address
    await ctx.app.reviews.ask(ctx.table, table_state, owner)
    progress = await ctx.app.reviews.progress(table_state)
    return await ctx.run_slow(
        panels.review.build, table_state, progress, body.lang, principal.seats
    )


async def rules(ctx: RequestContext) -> panels.rules.Rules:
    """The rules summary of a game, in sections."""
    return await asyncio.to_thread(panels.rules.build, ctx.game, ctx.query.lang)


async def reference(ctx: RequestContext) -> Reference:
    """All rules of a game, paragraph by paragraph."""
    return await asyncio.to_thread(game(ctx.game).reference, ctx.query.lang)


async def advice_of(ctx: RequestContext, world: State, seat: int) -> Advice | None:
    """What the search bot would do in a determinization; None if there is only one choice."""
    if len(world.legal_actions(seat)) < 2:
        return None
    try:
        return await ctx.app.bot_pool.advise(seat, world, HINT_SECONDS)
    except BotPoolError:
        raise Refusal(
            "unavailable", "The bots are too busy for a hint at the moment. Please try again."
        ) from None


async def hint(ctx: RequestContext) -> panels.hints.Hint:
    """The choice of the search bot for your seat, with reasons."""
    body: HintRequest = ctx.body
    seat = body.seat
    table_state, _ = await ctx.view_of(seat)
    if table_state.opened.public:
        raise Refusal("forbidden", "There are no hints at public tables.")
    if seat not in table_state.to_act or table_state.seats[seat].is_bot:
        raise Refusal("conflict", "This seat is not to move.")
    ctx.limit("hints")
    world = await asyncio.to_thread(panels.hints.determinized, table_state, seat)
    advice = await advice_of(ctx, world, seat)
    return await asyncio.to_thread(
        panels.hints.build,
        table_state.version,
        world,
        seat,
        advice,
        body.lang,
        views.names(table_state, body.lang),
    )


async def fork(ctx: RequestContext) -> Opened:
    """Create a table that continues from a position of a finished game."""
    body: Fork = ctx.body
    table_state, _ = await ctx.view_of(None)
    try:
        opened = panels.forks.fork_event(
            ctx.table, table_state, body.step, [seat_config(seat) for seat in body.seats]
        )
    except NotVisible as error:
        raise Refusal("conflict", str(error)) from None
    except ValueError as error:
        raise Refusal("illegal", str(error)) from None
    ctx.limit("opening")
    visitor = await ctx.app.sessions.visitor(ctx.request)
    number = None if visitor is None else visitor.id
    return opened_response(await ctx.app.service.open_from(opened, number, ctx.address))


ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/tables/{table}/log",
        serve=log,
        response=panels.log.Log,
        query=LogQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/ledger",
        serve=ledger,
        response=panels.ledger.Ledger,
        query=PanelQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/tiles",
        serve=tiles,
        response=panels.tiles.Tiles,
        query=PanelQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/card",
        serve=card,
        response=panels.card.Card,
        query=PanelQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/scenes",
        serve=scenes,
        response=panels.scenes.Scenes,
        query=LogQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/result",
        serve=result,
        response=panels.result.GameResult,
        query=LanguageQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/review",
        serve=review,
        response=panels.review.ReviewPanel,
        query=LanguageQuery,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/review",
        serve=ask_review,
        body=ReviewRequest,
        response=panels.review.ReviewPanel,
        errors=DOING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/rules",
        serve=rules,
        response=panels.rules.Rules,
        query=LanguageQuery,
        errors=("not_found",),
        cacheable=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/reference",
        serve=reference,
        response=Reference,
        query=LanguageQuery,
        errors=("not_found",),
        cacheable=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/hint",
        serve=hint,
        body=HintRequest,
        response=panels.hints.Hint,
        errors=DOING,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/fork",
        serve=fork,
        body=Fork,
        response=Opened,
        status=201,
        errors=(*DOING, "illegal"),
        token=True,
    ),
]
