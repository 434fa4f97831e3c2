"""The events of a table. Its log is a list of events, numbered without gaps.

Events are stored for ever and never leave the server unfiltered: they contain the seed and all
secret choices. views.py decides what an audience may know. A new field needs a default, so that old
logs can be read.
"""

import hashlib
from typing import Literal

import msgspec

from sacbe.server.messages import Clock

Move = tuple[int, int]  # player (CHANCE is -1) and action


class Event(
    msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="event"
):
    """Base class of all events."""


class SeatConfig(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A seat as configured when the table was created."""

    kind: Literal["local", "link", "bot"]
    name: str = ""
    level: str = ""
    taken: bool = False  # of a link: was it claimed at the table before this rematch?


class Opened(Event, frozen=True, tag="opened"):
    """The table was created: the first event of every table."""

    game: str
    rules_version: int
    data: str  # digest
    options: dict[str, int | bool | str]
    seed: int
    seats: list[SeatConfig]
    public: bool = False
    spectators: bool = True
    undo: Literal["turn", "agreed"] = "turn"
    several_seats: bool = False
    clock: Clock | None = None
    # the first chance outcomes; of a game continued from a record, all moves
    moves: list[Move] = []
    rematch_of: str | None = None
    imported: bool = False
    owner: str = ""  # the visitor or client that the time of its bots is counted for
    seeded: bool = False  # the creator chose the seed, and may know hidden information
    coach: bool = False  # after a turn, its player may ask what would have been better
    fork_of: str | None = None  # the finished table that it continues from
    position: str = ""  # notation of the position that it begins at, if it was set up by hand


class Sat(Event, frozen=True, tag="sat"):
    """A player claimed a seat by its link."""

    seat: int
    name: str


class Removed(Event, frozen=True, tag="removed"):
    """The host removed the player of a seat, which is free again."""

    seat: int


class Renamed(Event, frozen=True, tag="renamed"):
    """A seat was renamed."""

    seat: int
    name: str


class Moved(Event, frozen=True, tag="moved"):
    """A seat made a choice: its moves, forced choices and chance outcomes."""

    seat: int
    moves: list[Move]


class Undone(Event, frozen=True, tag="undone"):
    """Moves were undone."""

    seat: int
    kept: int  # number of moves that remain


class UndoAsked(Event, frozen=True, tag="undo_asked"):
    """A seat asked the others to agree to an undo."""

    seat: int
    kept: int


class UndoAnswered(Event, frozen=True, tag="undo_answered"):
    """A seat agreed to the undo or declined; it is done when the last one agrees."""

    seat: int
    agree: bool


class BotTook(Event, frozen=True, tag="bot_took"):
    """A bot plays for a seat from now on."""

    seat: int
    level: str
    why: Literal["left", "replaced", "late"]


class GaveBack(Event, frozen=True, tag="gave_back"):
    """A bot gave a seat back to its player."""

    seat: int


class TimeAdded(Event, frozen=True, tag="time_added"):
    """A player got more time."""

    seat: int
    by: int
    seconds: int


class ClocksMoved(Event, frozen=True, tag="clocks_moved"):
    """The server was down, or its clock was set while it was: running clocks get that time back."""

    seconds: float


class Said(Event, frozen=True, tag="said"):
    """A chat message."""

    seat: int | None
    name: str
    text: str


def text_digest(text: str) -> str:
    """Identifies a chat message without its text."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


class Unsaid(Event, frozen=True, tag="unsaid"):
    """The operator removed a chat message; its text is removed from its own event too."""

    said: int  # version of the message
    at: float  # its time
    digest: str  # of its text: several may have one time


class Ended(Event, frozen=True, tag="ended"):
    """The game ended without a result."""

    seat: int  # whose time ran out
    why: Literal["late"]


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


AnyEvent = (
    Opened
    | Sat
    | Removed
    | Renamed
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | BotTook
    | GaveBack
    | TimeAdded
    | ClocksMoved
    | Said
    | Unsaid
    | Ended
    | Rematched
)


class LoggedEvent(msgspec.Struct, frozen=True):
    """An event with its number and time."""

    version: int  # 1 for the first
    at: float  # seconds since 1970
    event: AnyEvent


_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
encode = msgspec.json.Encoder().encode


def decode(text: str | bytes) -> AnyEvent:
    """Decode a stored event."""
    return _decoder.decode(text)
