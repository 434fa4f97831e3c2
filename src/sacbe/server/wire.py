"""What is said over the wire, as closed types: whatever does not fit is refused before it is read.

Numbers, texts and lists are bounded, unknown fields are refused, and the commands are a closed
union told apart by `type`. The OpenAPI document is made from these types.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

MOST_BODY = 32_000  # bytes of a request other than a record
MOST_FRAME = 8_000  # bytes of a frame that a client sends

END = r"$(?!\n)"  # for Python a text also ends before its last line break
# No control characters, none that break or turn a line for all who read it, and none that is none.
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
Level = Literal["random", "easy", "greedy", "medium", "strong"]


Options = Annotated[
    dict[Word, int | bool | Annotated[str, Meta(max_length=80)]], Meta(max_length=20)
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Something that comes from outside."""


# ---------------------------------------------------------------- opening a table


class Local(Strict, frozen=True, tag_field="kind", tag="local"):
    """A seat at the device of whoever opens the table; several of them play hot-seat."""

    name: Name = "Player"


class Link(Strict, frozen=True, tag_field="kind", tag="link"):
    """A seat for a person who comes by its link, or for anybody at a public table."""


class BotSeat(Strict, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level = "medium"


class Clock(Strict, frozen=True):
    """How long a turn may take, and what happens when it takes longer."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]
    # bot: a bot takes the seat until its owner comes back; end: the game ends without a result.
    late: Literal["bot", "end"] = "bot"


class OpenTable(Strict, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[list[Local | Link | BotSeat], Meta(min_length=2, max_length=4)]
    options: Annotated[
        dict[Word, int | bool | Annotated[str, Meta(max_length=80)]], Meta(max_length=20)
    ] = {}
    public: bool = False
    spectators: bool = True
    undo: Literal["turn", "agreed"] = "turn"  # agreed: beyond the turn too, if all people agree
    clock: Clock | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None  # to repeat a deal; else drawn


# ---------------------------------------------------------------- commands


class Play(Strict, frozen=True, tag_field="type", tag="play"):
    """A choice among the legal ones of a seat."""

    seat: SeatNumber
    action: ActionId
    forced: bool = False  # also make the choices that follow at once and are none


class Undo(Strict, frozen=True, tag_field="type", tag="undo"):
    """Take back the last choice of a seat."""

    seat: SeatNumber


class AskUndo(Strict, frozen=True, tag_field="type", tag="ask_undo"):
    """Ask the others to let a seat take back its last choice."""

    seat: SeatNumber


class AnswerUndo(Strict, frozen=True, tag_field="type", tag="answer_undo"):
    """Agree to what was asked, or not."""

    seat: SeatNumber
    agree: bool


class Say(Strict, frozen=True, tag_field="type", tag="say"):
    """A line of chat, by a seat or by a spectator under a name."""

    text: ChatText
    seat: SeatNumber | None = None
    name: Name = "Spectator"


class Rename(Strict, frozen=True, tag_field="type", tag="rename"):
    """What a seat is to be called."""

    seat: SeatNumber
    name: Name


class Leave(Strict, frozen=True, tag_field="type", tag="leave"):
    """Go away: a bot plays on until the owner comes back."""

    seat: SeatNumber
    level: Level = "medium"


class Return(Strict, frozen=True, tag_field="type", tag="return"):
    """Take the own seat back from a bot."""

    seat: SeatNumber


class Replace(Strict, frozen=True, tag_field="type", tag="replace"):
    """The host lets a bot play for a seat that nobody has taken or whose owner is away."""

    seat: SeatNumber
    level: Level = "medium"


class AddTime(Strict, frozen=True, tag_field="type", tag="add_time"):
    """More time for somebody else's turn."""

    seat: SeatNumber
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)]


class Rematch(Strict, frozen=True, tag_field="type", tag="rematch"):
    """The same table once more, when a game is over."""


Command = (
    Play | Undo | AskUndo | AnswerUndo | Say | Rename | Leave | Return | Replace | AddTime | Rematch
)


class Order(Strict, frozen=True):
    """A command with all that makes it safe to send twice, and late."""

    command_id: CommandId  # the same one again is answered, not done, again
    expected_version: Version  # the last that the sender has seen
    command: Command


# ---------------------------------------------------------------- answers


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """A command was carried out and is on disk."""

    command_id: str
    version: int
    rematch: str | None = None  # the table that a rematch opened


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command or a request was refused, and nothing has changed."""

    error: str  # one of ERRORS
    message: str  # a sentence for people
    rule: str | None = None  # the paragraph of the rules, where a rule forbids it
    command_id: str | None = None
    version: int | None = None  # of the table now
    view: Any = None  # what the asker may see of the table now, after a conflict


# Every error there is, with its HTTP status.
ERRORS = {
    "malformed": 400,  # not what the types above say
    "unauthorized": 401,  # no token, or none that is known
    "forbidden": 403,  # not for this seat, or from a foreign page
    "not_found": 404,
    "method_not_allowed": 405,
    "conflict": 409,  # the table has moved on, or it is not your turn
    "too_large": 413,
    "illegal": 422,  # the rules do not allow it
    "too_many": 429,
    "failed": 500,  # a fault of ours, which was noted
    "unavailable": 503,  # could not be stored; try again
}
