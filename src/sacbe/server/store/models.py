"""The data types and errors of the store."""

from typing import NamedTuple

import msgspec

REMOVED = "removed"  # the role of a visitor whom the host removed from a table


class Receipt(msgspec.Struct, frozen=True):
    """The result of an executed command, which a repeated command gets again."""

    actor: str
    command_id: str
    digest: bytes  # of the command
    answer: bytes  # JSON


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a table, and when a bot or clock must act; derived from the log."""

    game: str
    players: int
    public: bool
    status: str  # playing, over, ended
    asked: list[int]
    names: list[str]
    free: list[int]  # unclaimed seats
    wakes_at: float | None = None  # when a bot or clock must act, if ever
    rules_version: int = 1
    data: str = ""  # digest


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    version: int
    summary: Summary
    opened: float  # Unix time, like all times here
    updated: float
    roles: list[str] = []  # of the visitor
    hidden: bool = False  # by the operator


class Due(NamedTuple):
    """A table that needs a bot or clock, and when."""

    wakes_at: float
    table: str


class Visitor(msgspec.Struct, frozen=True):
    """A browser with a session."""

    id: int
    name: str
    lang: str


class ReviewRow(msgspec.Struct, frozen=True):
    """A review in progress or complete."""

    record: str  # seal
    settings: str
    table: str  # that has the record
    draft: bytes | None
    review: bytes | None
    failed: bool


class PuzzleResult(msgspec.Struct, frozen=True):
    """A visitor's result of a puzzle."""

    game: str
    puzzle: str
    first: bool  # was the first try right?
    solved: bool
    tries: int
    at: float  # of the last try


class Ban(msgspec.Struct, frozen=True):
    """A visitor or a network that may not use the server."""

    id: int
    visitor: int | None
    network: str | None
    until: float
    why: str


class VersionConflict(Exception):
    """Another event was stored with this version: another process was faster."""


class AlreadyExecuted(Exception):
    """This command was executed before."""

    def __init__(self, receipt: Receipt) -> None:
        super().__init__("This command was already executed.")
        self.receipt = receipt


class StoreError(Exception):
    """Nothing was stored, or it is unknown whether it was: the disk is full, or the database is
    away. It is safe to retry with the same receipt."""


def first_line(error: BaseException) -> str:
    """The message of a database error without the statement and its values."""
    return str(error).partition("\n")[0]
