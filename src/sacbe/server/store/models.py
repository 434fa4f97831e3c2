"""What goes into the store and comes out of it, and what can go wrong there."""

from typing import NamedTuple

import msgspec


class Receipt(msgspec.Struct, frozen=True):
    """That a command was carried out, and what its sender was told: the same one is told again."""

    actor: str
    command_id: str
    digest: bytes  # of the command
    answer: bytes  # JSON


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table, and when it has to be looked after; the log tells it too."""

    game: str
    players: int
    public: bool
    status: str  # playing, over, ended
    asked: list[int]
    names: list[str]
    free: list[int]  # open seats
    wakes_at: float | None = None  # when a bot or the clock has something to do, if ever


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    version: int
    summary: Summary
    opened: float  # seconds since 1970, like all times here
    updated: float
    roles: list[str] = []  # of the visitor whose list it is


class Due(NamedTuple):
    """A table that has to be looked after, and when."""

    wakes_at: float
    table: str


class Visitor(msgspec.Struct, frozen=True):
    """A browser that has been here before."""

    id: int
    name: str
    lang: str


class VersionConflict(Exception):
    """Another event was stored with this version: somebody was faster."""


class AlreadyExecuted(Exception):
    """This command was carried out before."""

    def __init__(self, receipt: Receipt) -> None:
        super().__init__("This command was already executed.")
        self.receipt = receipt


class StoreError(Exception):
    """Nothing of this was stored, or it is not known to be: the disk is full, the database away.
    It is safe to try the same again with the same receipt."""


def first_line(error: BaseException) -> str:
    """What a database complains about, without the statement and the values that follow."""
    return str(error).partition("\n")[0]
