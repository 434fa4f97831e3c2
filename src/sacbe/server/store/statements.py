"""The statements of every move, built once.

Every parameter is named after its column with the prefix `b_`.
"""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import (
    BindParameter,
    Column,
    Connection,
    Insert,
    Update,
    bindparam,
    exists,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from sacbe.server.store.schema import events, receipts, snapshots, tables


def _given(column: Column[Any], name: str | None = None) -> BindParameter[Any]:
    return bindparam(f"b_{name or column.name}", type_=column.type)


_table = bindparam("b_table", type_=tables.c.id.type)
_same_command = (
    (receipts.c.table_id == _table)
    & (receipts.c.actor == _given(receipts.c.actor))
    & (receipts.c.command_id == _given(receipts.c.command_id))
)
_receipt = [column for column in receipts.c if column.name != "table_id"]

FIND_RECEIPT = select(receipts.c.digest, receipts.c.answer).where(_same_command)
RECEIPT_VALUES = [f"b_{column.name}" for column in _receipt]
ADD_RECEIPT = insert(receipts).values(
    {receipts.c.table_id: _table, **{column: _given(column) for column in _receipt}}
)

ADD_EVENT = insert(events).values(
    {
        events.c.table_id: _table,
        events.c.version: _given(events.c.version),
        events.c.at: _given(events.c.at, "updated"),
        events.c.event: _given(events.c.event),
    }
)

VERSION = select(tables.c.version).where(tables.c.id == _table)
SNAPSHOT = select(snapshots.c.version, snapshots.c.story).where(snapshots.c.table_id == _table)
LOG = (
    select(events.c.version, events.c.at, events.c.event)
    .where(events.c.table_id == _table, events.c.version > bindparam("b_after"))
    .order_by(events.c.version)
)

# Advance a table to its next version, unless its version differs or the command was executed.
STEP = (
    update(tables)
    .where(
        tables.c.id == _table,
        tables.c.version == _given(tables.c.version, "before"),
        ~exists().where(_same_command),
    )
    .values({c: _given(c) for c in tables.c if c.name not in ("id", "opened", "hidden")})
)

# The same with the event and the receipt, as one PostgreSQL statement; returns a row on success.
_step = STEP.returning(tables.c.id).cte("step")
_event = insert(events).from_select(
    [events.c.table_id, events.c.version, events.c.at, events.c.event],
    select(
        _step.c.id, _given(events.c.version), _given(events.c.at, "updated"), _given(events.c.event)
    ),
)
_add_receipt = insert(receipts).from_select(
    [receipts.c.table_id, *_receipt],
    select(_step.c.id, *(_given(column) for column in _receipt)).where(
        _given(receipts.c.actor).is_not(None)
    ),
)
STEP_AT_ONCE = select(_step.c.id).add_cte(_event.cte("event"), _add_receipt.cte("received"))


class Prepared:
    """A statement compiled for SQLite: looking it up in SQLAlchemy's cache takes five times as long
    as executing it."""

    def __init__(self, statement: Insert | Update) -> None:
        dialect = sqlite.dialect()
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self._text = compiled.string
        self._given = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or ()
        ]

    def __call__(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Execute it; returns the number of rows."""
        parameters = tuple(
            values[name] if convert is None else convert(values[name])
            for name, convert in self._given
        )
        return connection.exec_driver_sql(self._text, parameters).rowcount


STEP_IN_SQLITE = Prepared(STEP)
EVENT_IN_SQLITE = Prepared(ADD_EVENT)
RECEIPT_IN_SQLITE = Prepared(ADD_RECEIPT)
