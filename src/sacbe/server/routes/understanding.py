"""Understanding a table: log, points, tiles and rules, what choices change, advice, and going on
from a position.

All that is told is made in sacbe.server.understanding, for one audience at a time.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from sacbe.play.game import game
from sacbe.server import understanding as made
from sacbe.server import wire
from sacbe.server.deciding import Refusal
from sacbe.server.door import seat_of
from sacbe.server.routes.answers import Opened
from sacbe.server.routes.doing import AT_TABLE as DOING
from sacbe.server.routes.endpoint import Asked, Endpoint
from sacbe.server.routes.looking import AT_TABLE as LOOKING
from sacbe.server.seen import NotToBeSeen
from sacbe.server.thinkers import ThinkerFailed
from sacbe.text.reference import Reference

HINT_SECONDS = 1.0  # that the bot thinks
MOST_MOVES = 20_000


class Read(wire.Strict, frozen=True):
    """Seat and language."""

    seat: wire.SeatNumber | None = None
    lang: wire.Language = "en"


class ReadOn(wire.Strict, frozen=True):
    """Seat, language and the move after which the log starts."""

    seat: wire.SeatNumber | None = None
    lang: wire.Language = "en"
    after: Annotated[int, Meta(ge=0, le=MOST_MOVES)] = 0


class In(wire.Strict, frozen=True):
    """The language."""

    lang: wire.Language = "en"


class AskHint(wire.Strict, frozen=True):
    """Ask for a hint."""

    seat: wire.SeatNumber
    lang: wire.Language = "en"


class Fork(wire.Strict, frozen=True):
    """The position to continue from, and the players."""

    step: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    seats: Annotated[list[wire.Local | wire.Link | wire.BotSeat], Meta(min_length=2, max_length=4)]


async def log(asked: Asked) -> made.Log:
    """The log of a table as text, as far as it is visible to you."""
    on: ReadOn = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, on.seat)
    return await asked.at_length(made.log, story, seat, on.lang, on.after)


async def ledger(asked: Asked) -> made.Ledger:
    """The score breakdown so far, as far as it is visible to you."""
    read: Read = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, read.seat)
    return await asked.at_length(made.ledger, story, seat, read.lang)


async def tiles(asked: Asked) -> made.Tiles:
    """All tiles or cards of the game, revealed or not, as far as they are visible to you."""
    read: Read = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, read.seat)
    return await asked.at_length(made.tiles, story, seat, read.lang)


async def rules(asked: Asked) -> made.Rules:
    """The rules summary of a game, in sections."""
    return await asyncio.to_thread(made.rules, asked.game, asked.query.lang)


async def reference(asked: Asked) -> Reference:
    """All rules of a game, paragraph by paragraph."""
    return await asyncio.to_thread(game(asked.game).reference, asked.query.lang)


async def effects(asked: Asked) -> made.Effects:
    """The immediate effects of each legal action of your seat."""
    read: Read = asked.query
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = asker.audience(story, read.seat)
    return await asked.at_length(made.effects, story, seat, read.lang)


async def hint(asked: Asked) -> made.Hint:
    """The choice of the search bot for your seat, with reasons."""
    body: AskHint = asked.body
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    seat = body.seat
    asker.audience(story, seat)
    if story.opened.public:
        raise Refusal("forbidden", "There are no hints at public tables.")
    if seat not in story.asked or story.seats[seat].is_bot:
        raise Refusal("conflict", "This seat is not to move.")
    asked.limit("hints")
    world = await asyncio.to_thread(made.world_of, story, seat)
    advised = None
    if len(world.legal_actions(seat)) > 1:
        try:
            advised = await asked.desk.thinkers.advise(seat, world, HINT_SECONDS)
        except ThinkerFailed:
            raise Refusal(
                "unavailable", "The bots are too busy for a hint at the moment. Please try again."
            ) from None
    return await asyncio.to_thread(made.hint, story.version, world, seat, advised, body.lang)


async def fork(asked: Asked) -> Opened:
    """Create a table that continues from a position of a finished game."""
    body: Fork = asked.body
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    asker.audience(story, None)
    try:
        opened = made.forked(story, body.step, [seat_of(seat) for seat in body.seats])
    except NotToBeSeen as error:
        raise Refusal("conflict", str(error)) from None
    except ValueError as error:
        raise Refusal("illegal", str(error)) from None
    asked.limit("opening")
    visitor = await asked.desk.sessions.visitor(asked.request)
    opening = await asked.desk.door.open_with(opened, None if visitor is None else visitor.id)
    tokens = {str(seat): token for seat, token in opening.seat_tokens.items()}
    return Opened(table=opening.table, host_token=opening.host_token, seat_tokens=tokens)


ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/tables/{table}/log",
        serve=log,
        answer=made.Log,
        query=ReadOn,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/ledger",
        serve=ledger,
        answer=made.Ledger,
        query=Read,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/tiles",
        serve=tiles,
        answer=made.Tiles,
        query=Read,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/tables/{table}/effects",
        serve=effects,
        answer=made.Effects,
        query=Read,
        errors=LOOKING,
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/rules",
        serve=rules,
        answer=made.Rules,
        query=In,
        errors=("not_found",),
        lasting=True,
    ),
    Endpoint(
        method="GET",
        path="/api/games/{game}/reference",
        serve=reference,
        answer=Reference,
        query=In,
        errors=("not_found",),
        lasting=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/hint",
        serve=hint,
        body=AskHint,
        answer=made.Hint,
        errors=DOING,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/fork",
        serve=fork,
        body=Fork,
        answer=Opened,
        status=201,
        errors=(*DOING, "illegal"),
        token=True,
    ),
]
