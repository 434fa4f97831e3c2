"""Endpoints for learning: puzzles, the coach, practice games and the profile of a visitor."""

from __future__ import annotations

import asyncio
import datetime
import time
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from sacbe.play.game import has_stored_game
from sacbe.puzzles.model import Puzzle, find_puzzle
from sacbe.server import messages, panels
from sacbe.server.bot_pool import BotPoolError
from sacbe.server.decider import Refusal
from sacbe.server.reviews import record_of
from sacbe.server.routes.commands import AT_TABLE as DOING
from sacbe.server.routes.endpoint import Endpoint, RequestContext, json
from sacbe.server.routes.queries import MAX_LISTED, LanguageQuery
from sacbe.server.routes.visitors import with_cookie, with_visitor
from sacbe.server.table_service import NoSuchTable

BUSY = "The bots are too busy at the moment. Please try again."
PATTERN = r"^([0-9]{1,5}(\.[0-9]{1,5}){0,59})?" + messages.END


class PuzzleQuery(messages.Strict, frozen=True):
    """Language, and the actions of the turn so far, with dots between them."""

    lang: messages.Language = "en"
    actions: Annotated[str, Meta(pattern=PATTERN, max_length=400)] = ""


class PuzzleTurn(messages.Strict, frozen=True):
    """A complete turn."""

    actions: Annotated[list[messages.ActionId], Meta(min_length=1, max_length=60)]
    lang: messages.Language = "en"


class CoachRequest(messages.Strict, frozen=True):
    """Ask the coach about the last turn of a seat."""

    seat: messages.SeatNumber
    lang: messages.Language = "en"


class DeleteProfile(messages.Strict, frozen=True):
    """Delete the profile."""

    confirmed: bool


def _puzzle(ctx: RequestContext) -> Puzzle:
    puzzle = find_puzzle(ctx.game, ctx.request.path_params["puzzle"])
    if puzzle is None:
        raise Refusal("not_found", "There is no such puzzle.")
    return puzzle


def _owner(ctx: RequestContext, visitor: int | None) -> str:
    return f"visitor {visitor}" if visitor is not None else ctx.address


async def puzzles(ctx: RequestContext) -> panels.puzzles.Puzzles:
    """All puzzles, that of the day, and your results."""
    visitor = await ctx.app.sessions.visitor(ctx.request)
    results = []
    if visitor is not None:
        number = visitor.id
        results = await ctx.app.store.read(lambda by: by.puzzle_results(number))
    today = datetime.datetime.now(datetime.UTC).date()
    return await asyncio.to_thread(panels.puzzles.build_list, results, today)


async def puzzle(ctx: RequestContext) -> panels.puzzles.PuzzleView:
    """A puzzle after some actions of its turn."""
    query: PuzzleQuery = ctx.query
    actions = [int(part) for part in query.actions.split(".") if part]
    try:
        return await ctx.run_slow(panels.puzzles.build_view, _puzzle(ctx), actions, query.lang)
    except panels.puzzles.IllegalTurn as error:
        raise Refusal("illegal", str(error)) from None


async def answer_puzzle(ctx: RequestContext) -> Response:
    """Answer a puzzle with a turn. Your result is stored."""
    body: PuzzleTurn = ctx.body
    name, task = ctx.game, _puzzle(ctx)
    ctx.limit("hints")
    try:
        at = await asyncio.to_thread(panels.puzzles.follow, task, body.actions)
    except panels.puzzles.IllegalTurn as error:
        raise Refusal("illegal", str(error)) from None
    if not at.done:
        raise Refusal("illegal", "The turn is not complete.")
    comparison, is_best = None, panels.puzzles.is_best(at, task)
    visitor = await ctx.app.sessions.visitor(ctx.request)
    try:
        comparison = await ctx.app.bot_pool.compare(
            at.start,
            task.seat,
            task.moves,
            task.second if is_best else at.actions,
            task.best,
            owner=_owner(ctx, visitor.id if visitor else None),
        )
    except BotPoolError:
        if not is_best:
            raise Refusal("unavailable", BUSY) from None
    right, now = is_best or panels.puzzles.is_right(comparison), time.time()
    _, _, token = await with_visitor(
        ctx, lambda to, number: to.add_puzzle_result(number, name, task.id, right, now), body.lang
    )
    answer = await asyncio.to_thread(panels.puzzles.build_answer, task, at, comparison, body.lang)
    return with_cookie(ctx, json(answer), token)


async def coach(ctx: RequestContext) -> panels.coach.Coaching:
    """What would have been better in your last turn, from what you knew then."""
    body: CoachRequest = ctx.body
    principal = await ctx.principal()
    table_state, _ = await ctx.view_of(body.seat)
    if not table_state.opened.coach:
        raise Refusal("forbidden", "This table has no coach.")
    ctx.limit("hints")
    parts = await ctx.run_slow(panels.coach.parts_of, table_state, body.seat)
    comparisons = []
    for part in parts:
        state = table_state.table.position_at(part.first)
        actions = panels.coach.played_in(table_state, part)
        try:
            comparison = await ctx.app.bot_pool.compare(
                state, body.seat, part.first, actions, owner=_owner(ctx, principal.visitor)
            )
        except BotPoolError:
            raise Refusal("unavailable", BUSY) from None
        comparisons.append(comparison)
    return await ctx.run_slow(
        panels.coach.build, table_state, body.seat, parts, comparisons, body.lang
    )


async def practice(ctx: RequestContext) -> panels.practice.PracticePanel:
    """A game that was continued from a key moment, compared with the original."""
    query: LanguageQuery = ctx.query
    principal = await ctx.principal()
    table_state = await ctx.app.service.get(ctx.table)
    source = table_state.opened.fork_of
    if source is None or not principal.seats:
        raise Refusal("not_found", "This is no practice game of yours.")
    try:
        original = await ctx.app.service.get(source)
    except NoSuchTable:
        raise Refusal("not_found", "The original game is gone.") from None
    ctx.limit("hints")
    turns = await ctx.run_slow(panels.practice.turns_at_start, original, table_state)
    forecasts = None
    if turns is not None:
        if turns.seat not in principal.seats:
            raise Refusal("forbidden", "This is not your seat.")
        state, owner = table_state.table.position_at(turns.first), _owner(ctx, principal.visitor)
        pairs = ((turns.before, turns.now), (turns.now, turns.before))
        try:
            comparisons = [
                await ctx.app.bot_pool.compare(state, turns.seat, turns.first, *pair, owner=owner)
                for pair in pairs
            ]
        except BotPoolError:
            raise Refusal("unavailable", BUSY) from None
        forecasts = panels.practice.forecasts_of(comparisons[0], comparisons[1])
    return await ctx.run_slow(
        panels.practice.build, original, table_state, turns, forecasts, query.lang
    )


async def profile(ctx: RequestContext) -> panels.profile.Profile:
    """Your finished games, wins, accuracy, openings and puzzles on this server."""
    query: LanguageQuery = ctx.query
    visitor = await ctx.app.sessions.visitor(ctx.request)
    if visitor is None:
        return panels.profile.build("", [], [])
    ctx.limit("reading")
    number = visitor.id
    rows = await ctx.app.store.read(lambda by: by.tables_of(number, MAX_LISTED))
    results = await ctx.app.store.read(lambda by: by.puzzle_results(number))
    games = []
    for row in rows:
        summary = row.summary
        if summary.status != "over" or not has_stored_game(
            summary.game, summary.rules_version, summary.data
        ):
            continue
        table_state = await ctx.app.service.get(row.table)
        review = await ctx.app.reviews.stored(await asyncio.to_thread(record_of, table_state))
        one = await ctx.run_slow(panels.profile.build_game, row, table_state, review, query.lang)
        games += [one] if one else []
    return await asyncio.to_thread(panels.profile.build, visitor.name, games, results)


async def delete_profile(ctx: RequestContext) -> panels.profile.Profile:
    """Forget your puzzle results and your finished games, which stay for the other players."""
    body: DeleteProfile = ctx.body
    visitor = await ctx.app.sessions.visitor(ctx.request)
    if visitor is None:
        raise Refusal("unauthorized", "There is no session.")
    if not body.confirmed:
        raise Refusal("conflict", "Deleting a profile has to be confirmed.")
    ctx.limit("joining")
    number = visitor.id
    await ctx.app.store.write(lambda to: to.forget_results(number))
    return panels.profile.build(visitor.name, [], [])


ANYWHERE = ("unavailable", "too_many")

ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/puzzles",
        serve=puzzles,
        response=panels.puzzles.Puzzles,
        errors=("unavailable",),
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/puzzles/{game}/{puzzle}",
        serve=puzzle,
        response=panels.puzzles.PuzzleView,
        query=PuzzleQuery,
        errors=("not_found", "illegal", "too_many"),
    ),
    Endpoint(
        method="POST",
        path="/api/puzzles/{game}/{puzzle}",
        serve=answer_puzzle,
        body=PuzzleTurn,
        response=panels.puzzles.PuzzleAnswer,
        errors=("forbidden", "not_found", "illegal", "too_large", *ANYWHERE),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/coach",
        serve=coach,
        body=CoachRequest,
        response=panels.coach.Coaching,
        errors=DOING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/practice",
        serve=practice,
        response=panels.practice.PracticePanel,
        query=LanguageQuery,
        errors=(*DOING, "too_many"),
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/me/profile",
        serve=profile,
        response=panels.profile.Profile,
        query=LanguageQuery,
        errors=ANYWHERE,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/profile",
        serve=delete_profile,
        body=DeleteProfile,
        response=panels.profile.Profile,
        errors=("unauthorized", "forbidden", "conflict", "too_large", *ANYWHERE),
        token=True,
    ),
]
