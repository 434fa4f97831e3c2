"""What is answered, as types: the OpenAPI document is made from them, and a test holds the answers
to it. What a table shows is made in seen.py alone; here it is only described."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sacbe.server.ahead import Final


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is answered."""


class Health(Answer, frozen=True):
    """The server runs, can read its store, and stored what was to be stored lately."""

    ok: bool


# ---------------------------------------------------------------- games


class GameOption(Answer, frozen=True):
    """Something about a game that can be chosen."""

    name: str
    kind: Literal["int", "bool", "str"]
    choices: list[int | bool | str]
    default: int | bool | str
    help: str


class GameInfo(Answer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    players: list[int]  # at least, at most
    rules_version: int
    bots: list[str]
    options: list[GameOption]


class Games(Answer, frozen=True):
    """All of them."""

    games: list[GameInfo]


# ---------------------------------------------------------------- tables


class TableEntry(Answer, frozen=True):
    """A table in a list."""

    table: str
    game: str
    players: int
    public: bool
    status: str  # playing, over, ended
    asked: list[int]  # seats that are to choose
    names: list[str]
    free: list[int]  # seats that nobody has taken
    roles: list[str]  # the asker's own: host, and numbers of seats
    version: int
    opened: float  # seconds since 1970
    updated: float


class Tables(Answer, frozen=True):
    """The public tables, and those of the visitor."""

    public: list[TableEntry]
    mine: list[TableEntry]


class Opened(Answer, frozen=True):
    """A new table. The tokens are told here and never again."""

    table: str
    host_token: str
    seat_tokens: dict[str, str]  # by the number of the seat


class SeatShown(Answer, frozen=True):
    """A place at the table."""

    seat: int
    kind: Literal["local", "link", "bot"]
    name: str
    bot: str | None  # the level of the bot that plays here now
    taken: bool
    deadline: float | None


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a seat may choose; `action` is sent back to choose it."""

    action: int
    info: dict[str, Any]
    rule: str  # the paragraph of the reference that it rests on
    text: str = ""
    final: Final = None  # why it is the last that can be thought over


class Common(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    table: str
    version: int
    seat: int | None  # whose view this is; null is a spectator's
    status: Literal["playing", "over", "ended"]
    game: str
    players: int
    options: dict[str, Any]
    seats: list[SeatShown]
    moves: int
    position: dict[str, Any]
    asked: list[int]


class View(Common, frozen=True):
    """A table as an audience sees it now. There may be more in it than is named here."""

    legal: list[Choice]
    can_undo: bool
    winners: list[int]
    scores: list[int | float] | None


class Step(Common, frozen=True):
    """A table as an audience saw it after so many moves."""

    step: int


class Happened(Answer, frozen=True):
    """What an audience may know of an event; what else it holds depends on its type."""

    version: int
    at: float
    type: str


class Events(Answer, frozen=True):
    """What happened since a version. If there is `more`, ask again after the last one."""

    version: int  # of the table now
    events: list[Happened]
    more: bool


class Role(Answer, frozen=True):
    """What a token, or a visitor at a table, speaks for."""

    table: str
    role: Annotated[str, Meta(pattern="^(host|[0-3])$")]
    roles: list[str]  # all that the visitor has at this table now


class Why(Answer, frozen=True):
    """Why not."""

    reason: str
    numbers: dict[str, Any]
    rule: str  # the paragraph of the reference that forbids it
    text: str


class Explained(Answer, frozen=True):
    """May it be done, and if not why not."""

    legal: bool
    why: Why | None


# ---------------------------------------------------------------- visitors


class Me(Answer, frozen=True):
    """The visitor, as far as we know."""

    known: bool
    name: str
    lang: str
    tables: list[TableEntry]


class Carry(Answer, frozen=True):
    """A token by which another device gets all that this visitor has, once and soon."""

    token: str
    expires: float


class Carried(Answer, frozen=True):
    """How many roles were carried over."""

    roles: int
