"""Storage of tables: SQLite in one file, or PostgreSQL.

`Store` runs jobs: writes in one thread, many per commit (writer.py), reads in a few others. A job
gets a `Repository` (repository.py), the only code with SQL about tables. schema.py has the schema,
migrations/ the way from older ones.
"""

from sacbe.server.store.models import (
    REMOVED,
    AlreadyExecuted,
    Ban,
    Due,
    PuzzleResult,
    Receipt,
    ReviewRow,
    StoreError,
    Summary,
    TableRow,
    VersionConflict,
    Visitor,
)
from sacbe.server.store.repository import Repository
from sacbe.server.store.store import Store

__all__ = [
    "REMOVED",
    "AlreadyExecuted",
    "Ban",
    "Due",
    "PuzzleResult",
    "Receipt",
    "Repository",
    "ReviewRow",
    "Store",
    "StoreError",
    "Summary",
    "TableRow",
    "VersionConflict",
    "Visitor",
]
