"""Where tables are kept: SQLite in one file, or PostgreSQL once that is outgrown.

`Store` runs jobs: writing ones in one thread, many in one commit (writer.py), reading ones beside
it in a few. A job gets a `Repository` (repository.py), the only place that speaks SQL about tables.
The schema is in schema.py, the way to it from older ones in migrations/.
"""

from sacbe.server.store.models import (
    AlreadyExecuted,
    Due,
    Receipt,
    StoreError,
    Summary,
    TableRow,
    VersionConflict,
    Visitor,
)
from sacbe.server.store.repository import Repository
from sacbe.server.store.store import Store

__all__ = [
    "AlreadyExecuted",
    "Due",
    "Receipt",
    "Repository",
    "Store",
    "StoreError",
    "Summary",
    "TableRow",
    "VersionConflict",
    "Visitor",
]
