"""The rules of a table in lists, hidden tables, bans, calendars, and the last sign of life."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_ONCE = 500  # tables


class Opened(msgspec.Struct):
    """What is read of the first event of a table."""

    rules_version: int
    data: str


def upgrade() -> None:
    """Upgrade to this schema. There is no downgrade: restore the backup that was made before."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    for column in (
        sa.Column("rules_version", sa.Integer, nullable=False, server_default="1"),
        sa.Column("data", sa.Text, nullable=False, server_default=""),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("tables", column)
    _fill()
    op.create_table(
        "feeds",
        sa.Column("visitor", number, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("visitor", name="pk_feeds"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_feeds_visitor"),
        sa.UniqueConstraint("hash", name="uq_feeds_hash"),
        sa.CheckConstraint("length(hash) = 32", name="ck_feeds_hash"),
    )
    op.create_table(
        "bans",
        sa.Column("id", number, nullable=False),
        sa.Column("visitor", number),
        sa.Column("network", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_bans_visitor"),
        sa.CheckConstraint("(visitor IS NULL) <> (network IS NULL)", name="ck_bans_one"),
    )
    op.create_index("ix_bans_until", "bans", ["until"])
    op.create_table(
        "moderated",
        sa.Column("id", number, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_moderated"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("alive", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )


def _fill() -> None:
    """Copy the rules of every table from its first event. A damaged one keeps the defaults."""
    connection = op.get_bind()
    first = sa.text("SELECT table_id, event FROM events WHERE version = 1")
    rows = connection.execute(first).all()
    values = []
    for row in rows:
        try:
            opened = msgspec.json.decode(row.event, type=Opened)
        except msgspec.MsgspecError:
            continue
        values.append({"id": row.table_id, "v": opened.rules_version, "d": opened.data})
    change = sa.text("UPDATE tables SET rules_version = :v, data = :d WHERE id = :id")
    for start in range(0, len(values), AT_ONCE):
        connection.execute(change, values[start : start + AT_ONCE])
