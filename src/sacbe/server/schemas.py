"""The types of everything that is sent: responses, views, events and frames.

The OpenAPI document and the types of the page (`web/api.d.ts`) are generated from them. A test
compares what is sent with what is declared here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, UnsetType

from sacbe.play.errors import UndoReason
from sacbe.server import messages
from sacbe.server.consequences import Final
from sacbe.text.document import Document

OMITTED = msgspec.UNSET  # the value of a field that is not sent


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
    names: list[str]  # of the seats, each with its letter
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


class Effect(Schema, frozen=True):
    """A resource of the seat before and after an action."""

    good: str  # id of its icon
    name: str
    before: int | float
    after: int | float


class PlainChoice(Schema, frozen=True):
    """A legal action of a seat; send its `action` to choose it."""

    action: int
    info: dict[str, Any]  # see docs/actions.md
    rule: str  # its paragraph in the rules reference


class Choice(PlainChoice, frozen=True):
    """A legal action of a seat, with texts."""

    text: str
    final: Final  # why it cannot be undone
    effects: list[Effect]  # what it changes at once


class UndoVote(Schema, frozen=True):
    """A request to undo the last choice of a seat."""

    seat: int
    missing: list[int]  # seats that have not answered


class ChatLine(Schema, frozen=True):
    """A chat message."""

    at: float  # Unix time
    seat: int | None
    name: str
    text: str


class BaseView(Schema, frozen=True):
    """The common part of views."""

    table: str
    version: int
    seat: int | None  # the seat whose view this is; null for a spectator
    status: Literal["playing", "over", "ended"]
    game: str
    rules_version: int
    players: int
    options: dict[str, int | bool | str]
    seats: list[SeatInfo]
    moves: int
    public: bool
    spectators: bool
    undo: Literal["turn", "agreed"]
    clock: messages.Clock | None
    rematch: str | None  # the next table of a series
    rematch_of: str | None  # the previous one
    seeded: bool  # the creator chose the seed of the deal
    coach: bool  # after a turn, its player may ask what would have been better
    fork_of: str | None  # the finished table that it continues from
    late: int | None  # the seat whose time ran out
    position: dict[str, Any]  # see docs/actions.md
    asked: list[int]  # the seats to move


class CurrentView(BaseView, frozen=True):
    """The common part of views of the present."""

    can_undo: bool
    undo_refusal: UndoReason | None  # why this seat cannot undo now
    undo_request: UndoVote | None
    winners: list[int]
    scores: list[int | float] | None


class PlainView(CurrentView, frozen=True):
    """The current view of a table."""

    legal: list[PlainChoice]


class View(CurrentView, frozen=True):
    """The current view of a table, with texts."""

    legal: list[Choice]
    question: str | None  # of the board to this seat
    names: list[str]  # of the seats, each with its letter
    secret: bool  # is the choice a secret one?
    has_secrets: bool  # does a seat that shares its device know secrets?
    board: str | UnsetType = OMITTED  # as text, if requested
    log: list[str] | UnsetType = OMITTED  # the last moves; not in frames of pages
    chat: list[ChatLine] | UnsetType = OMITTED  # not in frames of pages


class StepView(BaseView, frozen=True):
    """The view of a table after a number of moves."""

    step: int
    board: str | UnsetType = OMITTED  # with texts, if requested
    log: list[str] | UnsetType = OMITTED  # with texts: the last moves


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The request was rejected, and nothing has changed."""

    error: str  # one of messages.ERRORS
    message: str  # a sentence for people
    rule: str | None = None  # the section of the game rules, if a rule forbids it
    command_id: str | None = None
    version: int | None = None  # current version of the table
    view: PlainView | None = None  # after a conflict: the current view of the table


# ---------------------------------------------------------------- events


class EventInfo(Schema, frozen=True, tag_field="type"):
    """The visible part of an event."""

    version: int
    at: float  # Unix time


class OpenedEvent(EventInfo, frozen=True, tag="opened"):
    """The table was created."""

    game: str


class SatEvent(EventInfo, frozen=True, tag="sat"):
    """A player claimed a seat."""

    seat: int
    name: str


class RemovedEvent(EventInfo, frozen=True, tag="removed"):
    """The host removed the player of a seat."""

    seat: int


class RenamedEvent(EventInfo, frozen=True, tag="renamed"):
    """A seat was renamed."""

    seat: int
    name: str


class MovedEvent(EventInfo, frozen=True, tag="moved"):
    """A seat made choices; chance outcomes and forced choices included."""

    seat: int
    moves: list[tuple[int, int | None]]  # player (-1: chance) and action; null if it is hidden


class UndoneEvent(EventInfo, frozen=True, tag="undone"):
    """Moves were undone."""

    seat: int
    kept: int  # number of moves that remain


class UndoAskedEvent(EventInfo, frozen=True, tag="undo_asked"):
    """A seat asked the others to agree to an undo."""

    seat: int
    kept: int


class UndoAnsweredEvent(EventInfo, frozen=True, tag="undo_answered"):
    """A seat agreed to an undo or declined."""

    seat: int
    agree: bool


class BotTookEvent(EventInfo, frozen=True, tag="bot_took"):
    """A bot plays for a seat from now on."""

    seat: int
    level: str
    why: Literal["left", "replaced", "late"]


class GaveBackEvent(EventInfo, frozen=True, tag="gave_back"):
    """A bot gave a seat back to its player."""

    seat: int


class TimeAddedEvent(EventInfo, frozen=True, tag="time_added"):
    """A player got more time."""

    seat: int
    by: int
    seconds: int


class ClocksMovedEvent(EventInfo, frozen=True, tag="clocks_moved"):
    """Running clocks got the time back for which the server was down."""

    seconds: float


class SaidEvent(EventInfo, frozen=True, tag="said"):
    """A chat message."""

    seat: int | None
    name: str
    text: str


class UnsaidEvent(EventInfo, frozen=True, tag="unsaid"):
    """The operator removed a chat message."""

    said: int  # version of the message


class EndedEvent(EventInfo, frozen=True, tag="ended"):
    """The game ended without a result."""

    seat: int
    why: Literal["late"]


class RematchedEvent(EventInfo, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


AnyEventInfo = (
    OpenedEvent
    | SatEvent
    | RemovedEvent
    | RenamedEvent
    | MovedEvent
    | UndoneEvent
    | UndoAskedEvent
    | UndoAnsweredEvent
    | BotTookEvent
    | GaveBackEvent
    | TimeAddedEvent
    | ClocksMovedEvent
    | SaidEvent
    | UnsaidEvent
    | EndedEvent
    | RematchedEvent
)


class Events(Schema, frozen=True):
    """The events after a version. If `more` is set, request the next ones after the last one."""

    version: int  # current version of the table
    events: list[AnyEventInfo]
    more: bool


# ---------------------------------------------------------------- frames of sockets


class ChangeFrame(Schema, frozen=True, tag_field="type", tag="change"):
    """The current view and the events since the last frame."""

    version: int
    events: list[AnyEventInfo]
    view: PlainView  # with texts a View


class DoneFrame(messages.CommandResult, frozen=True, tag_field="type", tag="done"):
    """A command was executed and is stored."""


class ProblemFrame(Problem, frozen=True, tag_field="type", tag="problem"):
    """A command or a frame was rejected."""


# ---------------------------------------------------------------- frames of pages


class LogLine(Schema, frozen=True):
    """A line of the log."""

    move: int  # number of its move, from 1
    by: int | None  # seat that made the move, or whose move led to it; null before the first one
    seat: int | None  # seat concerned
    kind: str  # kind of event
    text: str
    said: str  # the text without the change
    change: dict[str, int]  # gains and losses
    rule: str  # code of its paragraph in the reference


class LogChange(Schema, frozen=True):
    """Drop all lines of moves after `from`, then append these."""

    from_: int = msgspec.field(name="from")
    lines: list[LogLine]


class ChatChange(Schema, frozen=True):
    """Drop all lines after the first `from`, then append these."""

    from_: int = msgspec.field(name="from")
    lines: list[ChatLine]


class PartChange(Schema, frozen=True):
    """A new or changed part of a picture: one group below the root."""

    id: str
    attrs: dict[str, str]  # all of them
    content: str | None  # SVG markup; null: only the attributes have changed


class PictureChange(Schema, frozen=True):
    """What has changed in a picture."""

    complete: bool  # it replaces everything
    width: int | float
    height: int | float
    title: str
    # All parts from back to front: the id of a new one, or a run of the order before by its first
    # position and its length; null: as before.
    order: list[str | tuple[int, int]] | None
    parts: list[PartChange]  # the changed ones
    defs: dict[str, str]  # definitions that were not sent before, by id


class PageStep(Schema, frozen=True):
    """One of the moves since the last frame, for playback."""

    move: int
    seat: int | None
    forced: bool  # the only possible choice of the seat whose page this is
    lines: list[LogLine]
    picture: PictureChange | None  # relative to the step before


class PageFrame(Schema, frozen=True, tag_field="type", tag="change"):
    """Everything that has changed for a page since its last frame."""

    version: int
    since: int | None  # the version that this frame follows; None: it is complete
    answer: messages.CommandResult | None  # to this socket's command
    view: View
    log: LogChange
    chat: ChatChange
    picture: PictureChange | None  # null: unchanged, or the board is sent as a document
    document: Document | None  # the board as a document, if requested instead of the picture
    steps: list[PageStep]


class PageStepView(Schema, frozen=True):
    """A table after a number of moves, for the page."""

    view: StepView
    picture: PictureChange | None
    document: Document | None  # instead of the picture


# ---------------------------------------------------------------- answers to other requests


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


# ---------------------------------------------------------------- invitations


class NetworkInfo(Schema, frozen=True):
    """Where others can reach this server."""

    open: bool  # does it listen on more than this machine?
    url: str | None  # its address for others; null: the one that this request used
    can_open: bool  # can this client open it to the local network?


class QrCode(Schema, frozen=True):
    """A QR code."""

    rows: list[str]  # of 0 (light) and 1 (dark)


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


class NotificationTarget(Schema, frozen=True):
    """An address that gets notifications. An e-mail address gets none until it is confirmed."""

    channel: Literal["email", "webhook", "ntfy"]
    target: str
    turns: bool
    results: bool
    confirmed: bool


class Notifications(Schema, frozen=True):
    """The notifications that the server offers, and those of the session."""

    channels: list[Literal["email", "webhook", "ntfy"]]
    targets: list[NotificationTarget]


class Stopped(Schema, frozen=True):
    """The notifications of a link have ended."""

    stopped: bool


class BackupInfo(Schema, frozen=True):
    """A daily backup."""

    name: str
    at: float
    bytes: int


class Overview(Schema, frozen=True):
    """The server at a glance, for its operator."""

    healthy: bool  # can the database be written?
    tables: dict[str, int]  # by status
    sockets: int
    bots_busy: int
    bots_waiting: int
    store_failures: int
    database_bytes: int | None  # of SQLite
    disk_free: int | None  # bytes
    disk_total: int | None
    backups: list[BackupInfo] | None  # the newest first; none if they are off
    bans: int


class OperatorTable(Schema, frozen=True):
    """A table in the operator's list."""

    table: str
    game: str
    status: str
    public: bool
    hidden: bool
    names: list[str]
    version: int
    opened: float
    updated: float


class OperatorTables(Schema, frozen=True):
    """The latest changed tables."""

    tables: list[OperatorTable]


class NumberedChatLine(Schema, frozen=True):
    """A chat message; `number` identifies it."""

    number: int
    at: float
    name: str
    text: str


class RoleHolder(Schema, frozen=True):
    """A visitor at a table."""

    role: str
    visitor: int


class OperatorDetails(Schema, frozen=True):
    """The chat and the visitors of a table; nothing of the game."""

    table: OperatorTable
    chat: list[NumberedChatLine]
    visitors: list[RoleHolder]


class BanInfo(Schema, frozen=True):
    """A ban in force."""

    id: int
    visitor: int | None
    network: str | None
    until: float
    why: str


class BanList(Schema, frozen=True):
    """The bans in force."""

    bans: list[BanInfo]


class Done(Schema, frozen=True):
    """It is done."""

    done: bool = True


class TransferResult(Schema, frozen=True):
    """The number of transferred roles."""

    roles: int
