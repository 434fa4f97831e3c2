"""The types of the API. Input that does not match them is rejected before it is processed.

Numbers, strings and lists have limits, unknown fields are rejected, and commands are a tagged union
with the tag `type`. The OpenAPI document is generated from these types.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sacbe.server.names import name_problem

MAX_BODY = 32_000  # bytes of a request other than a record
MAX_FRAME = 8_000  # bytes of a frame that a client sends

END = r"$(?!\n)"  # in Python `$` also matches before a final line break
# No control characters, no line or direction breaks, no noncharacters.
PLAIN = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffe\uffff]*" + END

Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
ActionId = Annotated[int, Meta(ge=0, le=65_535)]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}" + END)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{16}" + END)]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}" + END)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=PLAIN)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_+-]+" + END)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]
Language = Literal["en", "es", "pt", "it"]
Level = Literal["random", "easy", "greedy", "medium", "strong", "expert"]


Options = Annotated[
    dict[Word, int | bool | Annotated[str, Meta(max_length=80)]], Meta(max_length=20)
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Base class of all input types."""

    def __post_init__(self) -> None:
        name = getattr(self, "name", None)
        if isinstance(name, str) and name and (problem := name_problem(name)):
            raise ValueError(problem)


# ---------------------------------------------------------------- opening a table


class Local(Strict, frozen=True, tag_field="kind", tag="local"):
    """A seat on the device that creates the table; several of them play in hot-seat mode."""

    name: Name = ""  # without one it is called "Player A"


class LinkSeat(Strict, frozen=True, tag_field="kind", tag="link"):
    """A seat for the person with its link, or for any visitor at a public table."""


class BotSeat(Strict, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level = "medium"


class Clock(Strict, frozen=True):
    """The time limit per turn, and what happens when time runs out."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    # bot: a bot plays until the player returns; end: the game ends without a result.
    late: Literal["bot", "end"] = "bot"


class OpenTable(Strict, frozen=True):
    """The settings of a new table."""

    game: Word
    seats: Annotated[list[Local | LinkSeat | BotSeat], Meta(min_length=2, max_length=4)]
    options: Annotated[
        dict[Word, int | bool | Annotated[str, Meta(max_length=80)]], Meta(max_length=20)
    ] = {}
    public: bool = False
    spectators: bool = True
    undo: Literal["turn", "agreed"] = "turn"  # agreed: also after the turn, if all players agree
    several_seats: bool = False  # may a visitor take more than one seat of a public table?
    clock: Clock | None = None
    coach: bool = False  # after a turn, its player may ask what would have been better
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None  # seed of the deal; default: random


# ---------------------------------------------------------------- commands


class Play(Strict, frozen=True, tag_field="type", tag="play"):
    """Choose one of the legal actions of a seat."""

    seat: SeatNumber
    action: ActionId
    forced: bool = False  # also make the forced choices that follow


class Undo(Strict, frozen=True, tag_field="type", tag="undo"):
    """Undo the last choice of a seat."""

    seat: SeatNumber
    whole: bool = False  # also all choices before it in a row that can be undone


class AskUndo(Strict, frozen=True, tag_field="type", tag="ask_undo"):
    """Ask the other players to agree to an undo."""

    seat: SeatNumber


class AnswerUndo(Strict, frozen=True, tag_field="type", tag="answer_undo"):
    """Agree to an undo request, or decline it."""

    seat: SeatNumber
    agree: bool


class Rewind(Strict, frozen=True, tag_field="type", tag="rewind"):
    """Go back to an earlier choice of a seat: at a table with a coach, against bots only."""

    seat: SeatNumber
    move: Annotated[int, Meta(ge=0, le=20_000)]  # the moves before the choice, or a later number


class Say(Strict, frozen=True, tag_field="type", tag="say"):
    """Send a chat message, as a seat or as a named spectator."""

    text: ChatText
    seat: SeatNumber | None = None
    name: Name = "Spectator"


class Rename(Strict, frozen=True, tag_field="type", tag="rename"):
    """Rename a seat."""

    seat: SeatNumber
    name: Name


class Leave(Strict, frozen=True, tag_field="type", tag="leave"):
    """Leave a seat: a bot plays until the player returns."""

    seat: SeatNumber
    level: Level = "medium"


class Return(Strict, frozen=True, tag_field="type", tag="return"):
    """Take your own seat back from a bot."""

    seat: SeatNumber


class Replace(Strict, frozen=True, tag_field="type", tag="replace"):
    """Host only: let a bot play for an unclaimed seat."""

    seat: SeatNumber
    level: Level = "medium"


class Remove(Strict, frozen=True, tag_field="type", tag="remove"):
    """Host only: remove the player of a seat, which is then free; its link is no longer valid."""

    seat: SeatNumber


class AddTime(Strict, frozen=True, tag_field="type", tag="add_time"):
    """Give another player more time."""

    seat: SeatNumber
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)]


class Rematch(Strict, frozen=True, tag_field="type", tag="rematch"):
    """Start the same game again at a new table, when the game is over."""


Command = (
    Play
    | Undo
    | AskUndo
    | AnswerUndo
    | Rewind
    | Say
    | Rename
    | Leave
    | Return
    | Replace
    | Remove
    | AddTime
    | Rematch
)


class CommandRequest(Strict, frozen=True):
    """A command with its idempotency key and the expected version of the table."""

    command_id: CommandId  # a repeated id gets the same response and is not executed again
    expected_version: Version  # the last version that the client has seen
    command: Command


# ---------------------------------------------------------------- responses


class CommandResult(msgspec.Struct, frozen=True, kw_only=True):
    """The command was executed and is stored on disk."""

    command_id: str
    version: int
    rematch: str | None  # the table of the rematch


# All errors with their HTTP status.
ERRORS = {
    "malformed": 400,  # does not match the types above
    "unauthorized": 401,  # no token, or an unknown one
    "forbidden": 403,  # not for this seat, or from a foreign page
    "not_found": 404,
    "method_not_allowed": 405,
    "conflict": 409,  # the table has changed, or it is not your turn
    "gone": 410,  # the server no longer has the rules of the table
    "too_large": 413,
    "illegal": 422,  # the rules do not allow it
    "too_many": 429,
    "failed": 500,  # internal error, which was logged
    "unavailable": 503,  # could not be stored; try again
}
