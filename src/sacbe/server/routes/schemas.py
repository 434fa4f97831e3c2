"""The response types. The OpenAPI document is generated from them, and a test checks responses
against it. views.py builds the views described here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sacbe.server.consequences import Final


class Schema(msgspec.Struct, frozen=True, kw_only=True):
    """Base class of all response types."""


class Health(Schema, frozen=True):
    """The server is running, can read its database, and recent writes succeeded."""

    ok: bool


# ---------------------------------------------------------------- games


class GameOption(Schema, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["int", "bool", "str"]
    choices: list[int | bool | str]
    default: int | bool | str
    help: str


class GameInfo(Schema, frozen=True):
    """A game on this server."""

    name: str
    title: str
    about: str
    players: list[int]  # minimum, maximum
    rules_version: int
    bots: list[str]
    options: list[GameOption]


class Games(Schema, frozen=True):
    """All games on this server."""

    games: list[GameInfo]


# ---------------------------------------------------------------- tables


class TableEntry(Schema, frozen=True):
    """A table in a list."""

    table: str
    game: str
    players: int
    public: bool
    status: str  # playing, over, ended; gone: this server no longer has the rules of the table
    asked: list[int]  # seats that must act
    names: list[str]
    free: list[int]  # unclaimed seats
    roles: list[str]  # roles of the client: host, and seat numbers
    version: int
    opened: float  # Unix time
    updated: float


class Tables(Schema, frozen=True):
    """The public tables, and those of the session."""

    public: list[TableEntry]
    mine: list[TableEntry]


class Opened(Schema, frozen=True):
    """A new table. This is the only response that contains its tokens."""

    table: str
    host_token: str
    seat_tokens: dict[str, str]  # by seat number


class SeatInfo(Schema, frozen=True):
    """A seat of a table."""

    seat: int
    kind: Literal["local", "link", "bot"]
    name: str
    bot: str | None  # level of the bot that is playing this seat
    taken: bool
    deadline: float | None


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action of a seat; send its `action` to choose it."""

    action: int
    info: dict[str, Any]
    rule: str  # its paragraph in the rules reference
    text: str = ""
    final: Final = None  # why it cannot be undone


class BaseView(msgspec.Struct, frozen=True, kw_only=True):
    """The common part of views."""

    table: str
    version: int
    seat: int | None  # the seat whose view this is; null for a spectator
    status: Literal["playing", "over", "ended"]
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    moves: int
    position: dict[str, Any]
    asked: list[int]


class View(BaseView, frozen=True):
    """The current view of a table. It may contain further fields."""

    legal: list[Choice]
    can_undo: bool
    winners: list[int]
    scores: list[int | float] | None


class Step(BaseView, frozen=True):
    """The view of a table after a number of moves."""

    step: int


class EventInfo(Schema, frozen=True):
    """The visible part of an event; further fields depend on its type."""

    version: int
    at: float
    type: str


class Events(Schema, frozen=True):
    """The events after a version. If `more` is set, request the next ones after the last one."""

    version: int  # current version of the table
    events: list[EventInfo]
    more: bool


class Role(Schema, frozen=True):
    """The role of a token, and the roles of the session at a table."""

    table: str
    role: Annotated[str, Meta(pattern="^(host|[0-3])$")]
    roles: list[str]  # all roles of the session at this table


class SeatLink(Schema, frozen=True):
    """The new token of a seat; its old link is no longer valid."""

    seat: int
    token: str


class Why(Schema, frozen=True):
    """Why an action is not legal."""

    reason: str
    numbers: dict[str, Any]
    rule: str  # the paragraph of the rules reference that forbids it
    text: str


class Explanation(Schema, frozen=True):
    """Whether an action is legal, and if not, why."""

    legal: bool
    why: Why | None


# ---------------------------------------------------------------- visitors


class Me(Schema, frozen=True):
    """The session."""

    known: bool
    name: str
    lang: str
    tables: list[TableEntry]


class TransferToken(Schema, frozen=True):
    """A single-use token that transfers the seats of this session to another device."""

    token: str
    expires: float


class Feed(Schema, frozen=True):
    """The secret address of the calendar of open turns; an earlier one is no longer valid."""

    path: str


class TransferResult(Schema, frozen=True):
    """The number of transferred roles."""

    roles: int
