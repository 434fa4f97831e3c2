"""The current schema of the database; migrations/ has the way from older ones.

Only hashes of tokens are stored. Texts of users are stored as JSON, because PostgreSQL cannot store
a zero character, and such a name must not cause an internal error.
"""

from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)
from sqlalchemy.types import TypeDecorator

HEAD = "0005"  # the newest migration

metadata = MetaData(
    naming_convention={
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """Text that holds a JSON value."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        """Convert for the database."""
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """Convert from the database."""
        return msgspec.json.decode(value)


class Key(TypeDecorator[str]):
    """A short text as a key. A text that no database can store matches nothing."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        """Convert for the database."""
        if value is None or (value.isascii() and "\0" not in value):
            return value
        return value.encode(errors="replace").decode().replace("\0", "\ufffd")


def _hash() -> CheckConstraint:
    return CheckConstraint("length(hash) = 32", name="hash")  # a sha256, never the token itself


def _of_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id"], ["tables.id"])


VisitorId = BigInteger().with_variant(Integer, "sqlite")  # SQLite autoincrements only INTEGER

tables = Table(
    "tables",
    metadata,
    Column("id", Key, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("asked", Json, nullable=False),
    Column("names", Json, nullable=False),
    Column("free", Json, nullable=False),
    Column("wakes_at", Double),
    Column("listed", Double),  # `updated` while it is public and playing: the order of the lobby
    Column("opened", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("rules_version", Integer, nullable=False, server_default="1"),
    Column("data", Text, nullable=False, server_default=""),  # digest
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the operator
)
for _name in ("wakes_at", "listed"):
    _column = tables.c[_name]
    Index(None, _column, sqlite_where=_column.is_not(None), postgresql_where=_column.is_not(None))

events = Table(
    "events",
    metadata,
    Column("table_id", Key, primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("event", Text, nullable=False),  # JSON, see events.py
    _of_table(),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Key, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("story", LargeBinary, nullable=False),
    _of_table(),
)

receipts = Table(
    "receipts",
    metadata,
    Column("table_id", Key, primary_key=True),
    Column("actor", Key, primary_key=True),
    Column("command_id", Key, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("answer", LargeBinary, nullable=False),
    _of_table(),
)

tokens = Table(
    "tokens",
    metadata,
    Column("table_id", Key, primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
    Column("role", Key, nullable=False),
    _of_table(),
    _hash(),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", VisitorId, primary_key=True),
    Column("hash", LargeBinary, nullable=False, unique=True),
    Column("name", Json, nullable=False),
    Column("lang", Key, nullable=False),
    Column("came", Double, nullable=False),
    Column("updated", Double, nullable=False),
    _hash(),
)

claims = Table(
    "claims",
    metadata,
    Column("visitor", VisitorId, ForeignKey("visitors.id"), primary_key=True, autoincrement=False),
    Column("table_id", Key, primary_key=True),
    Column("role", Key, primary_key=True),
    Column("at", Double, nullable=False),
    _of_table(),
    Index("ix_claims_table_id", "table_id"),
)

carries = Table(
    "carries",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("visitor", VisitorId, ForeignKey("visitors.id"), nullable=False),
    Column("expires", Double, nullable=False),
    Column("used", Double),
    _hash(),
)

# The secret addresses of calendars: one per visitor.
feeds = Table(
    "feeds",
    metadata,
    Column("visitor", VisitorId, ForeignKey("visitors.id"), primary_key=True, autoincrement=False),
    Column("hash", LargeBinary, nullable=False, unique=True),
    _hash(),
)

# Visitors and networks that may not use the server until a time.
bans = Table(
    "bans",
    metadata,
    Column("id", VisitorId, primary_key=True),
    Column("visitor", VisitorId, ForeignKey("visitors.id")),
    Column("network", Key),
    Column("until", Double, nullable=False),
    Column("why", Json, nullable=False),
    CheckConstraint("(visitor IS NULL) <> (network IS NULL)", name="one"),
    Index("ix_bans_until", "until"),
)

# Tables that the operator changed beside a running server, which reads them from here.
moderated = Table(
    "moderated",
    metadata,
    Column("id", VisitorId, primary_key=True),
    Column("table_id", Key, nullable=False),
)

# One row: when a server was last running.
heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive", Double, nullable=False),
)

# Where a visitor gets notifications. `stop` is in every message, so it is stored in plain text; it
# can end the notifications and nothing else.
targets = Table(
    "targets",
    metadata,
    Column("visitor", VisitorId, ForeignKey("visitors.id"), primary_key=True, autoincrement=False),
    Column("channel", Key, primary_key=True),
    Column("target", Text, nullable=False),
    Column("turns", Boolean, nullable=False),
    Column("results", Boolean, nullable=False),
    Column("stop", Key, nullable=False, unique=True),
    Column("since", Double, nullable=False),
    Column("confirmed", Double),
    Column("code", LargeBinary),  # hash of the code that confirms an e-mail address
    Column("code_expires", Double),
    Column("code_tries", Integer, nullable=False, server_default="0"),
    Column("failures", Integer, nullable=False, server_default="0"),
)

# The outgoing queue of notifications. A row stays when it is done, so that an event is announced
# once.
notices = Table(
    "notices",
    metadata,
    Column("id", VisitorId, primary_key=True),
    Column("visitor", VisitorId, ForeignKey("visitors.id"), nullable=False),
    Column("channel", Key, nullable=False),
    Column("table_id", Key, nullable=False),
    Column("event", Key, nullable=False),  # "over", or "turn:" and what identifies the turn
    Column("version", Integer, nullable=False),  # of the table when it was last examined
    Column("added", Double, nullable=False),
    Column("due", Double),  # of the next attempt; none when it is done
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("sent", Double),
    UniqueConstraint("visitor", "channel", "table_id", "event", name="uq_notices_event"),
    Index("ix_notices_due", "due"),
    Index("ix_notices_table_id", "table_id"),
)

# Links and sessions of the operator's page.
operators = Table(
    "operators",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", Key, nullable=False),  # link, session
    Column("expires", Double, nullable=False),
    _hash(),
)

# Reviews of finished games, once for a record and settings: a draft until the review is complete.
reviews = Table(
    "reviews",
    metadata,
    Column("record", Key, primary_key=True),  # seal of the record without the names of its players
    Column("settings", Key, primary_key=True),
    Column("table_id", Key, nullable=False),  # that has the record
    Column("draft", LargeBinary),
    Column("review", LargeBinary),
    Column("failed", Boolean, nullable=False, server_default=false()),
    Column("updated", Double, nullable=False),
    _of_table(),
    Index("ix_reviews_table_id", "table_id"),
)

# A visitor's result of a puzzle.
puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("visitor", VisitorId, ForeignKey("visitors.id"), primary_key=True, autoincrement=False),
    Column("game", Key, primary_key=True),
    Column("puzzle", Key, primary_key=True),
    Column("first", Boolean, nullable=False),  # was the first try right?
    Column("solved", Boolean, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("at", Double, nullable=False),  # of the last try
)

# Answers of bots on other machines, until a server has read them (PostgreSQL).
answers = Table(
    "answers",
    metadata,
    Column("key", Key, primary_key=True),
    Column("answer", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
