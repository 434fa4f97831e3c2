"""What can happen at a table. The log of a table is a list of these, numbered without gaps.

They are kept for ever and never leave the server as they are: they hold the seed and all secret
choices. seen.py says what an audience may know of each. A field that is added later needs a
default, so that old logs still read.
"""

from typing import Literal

import msgspec

from sacbe.server.messages import Clock

Move = tuple[int, int]  # who (Nature is -1), and which action


class Event(
    msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, tag_field="event"
):
    """Something that happened."""


class SeatConfig(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A seat as the table was opened with it."""

    kind: Literal["local", "link", "bot"]
    name: str = ""
    level: str = ""
    taken: bool = False  # of a link: did somebody come by it, at the table before this one?


class Opened(Event, frozen=True, tag="opened"):
    """The first event of every table: all that it is."""

    game: str
    rules_version: int
    data: str  # digest
    options: dict[str, int | bool | str]
    seed: int
    seats: list[SeatConfig]
    public: bool = False
    spectators: bool = True
    undo: Literal["turn", "agreed"] = "turn"
    clock: Clock | None = None
    moves: list[Move] = []  # Nature's first answers; of a game that goes on from a record, all
    rematch_of: str | None = None
    imported: bool = False
    seeded: bool = False  # whoever opened it chose the deal, and may know what is hidden


class Sat(Event, frozen=True, tag="sat"):
    """Somebody came to a seat by its link."""

    seat: int
    name: str


class Renamed(Event, frozen=True, tag="renamed"):
    """A seat is called otherwise."""

    seat: int
    name: str


class Moved(Event, frozen=True, tag="moved"):
    """A seat chose, some choices followed that were none, and Nature answered."""

    seat: int
    moves: list[Move]


class Undone(Event, frozen=True, tag="undone"):
    """The choices from a number on were taken back."""

    seat: int
    kept: int  # moves that stay


class UndoAsked(Event, frozen=True, tag="undo_asked"):
    """A seat asks to take back its last choice."""

    seat: int
    kept: int


class UndoAnswered(Event, frozen=True, tag="undo_answered"):
    """A seat agrees to that, or not; when the last one agrees it is done."""

    seat: int
    agree: bool


class BotTook(Event, frozen=True, tag="bot_took"):
    """A bot plays for a seat from now on."""

    seat: int
    level: str
    why: Literal["left", "replaced", "late"]


class GaveBack(Event, frozen=True, tag="gave_back"):
    """The owner of a seat plays again."""

    seat: int


class TimeAdded(Event, frozen=True, tag="time_added"):
    """A turn may take longer."""

    seat: int
    by: int
    seconds: int


class Said(Event, frozen=True, tag="said"):
    """A line of chat."""

    seat: int | None
    name: str
    text: str


class Ended(Event, frozen=True, tag="ended"):
    """The game ended without a result."""

    seat: int  # whose time was up
    why: Literal["late"]


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


AnyEvent = (
    Opened
    | Sat
    | Renamed
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | BotTook
    | GaveBack
    | TimeAdded
    | Said
    | Ended
    | Rematched
)


class LoggedEvent(msgspec.Struct, frozen=True):
    """An event in its place in the log."""

    version: int  # 1 for the first
    at: float  # seconds since 1970
    event: AnyEvent


_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
encode = msgspec.json.Encoder().encode


def decode(text: str | bytes) -> AnyEvent:
    """An event from the store."""
    return _decoder.decode(text)
