"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Upgrade to this schema. There is no downgrade: restore a backup instead."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("free", sa.Text, nullable=False),
        sa.Column("wakes_at", sa.Double),
        sa.Column("listed", sa.Double),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for name in ("wakes_at", "listed"):
        there = sa.text(f"{name} IS NOT NULL")
        op.create_index(
            f"ix_tables_{name}", "tables", [name], sqlite_where=there, postgresql_where=there
        )
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("story", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )
    op.create_table(
        "receipts",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("actor", sa.Text, nullable=False),
        sa.Column("command_id", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "actor", "command_id", name="pk_receipts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_receipts_table_id"),
    )
    op.create_table(
        "tokens",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_tokens_table_id"),
        sa.CheckConstraint("length(hash) = 32", name="ck_tokens_hash"),
    )
    op.create_table(
        "visitors",
        sa.Column("id", number, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("came", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
        sa.UniqueConstraint("hash", name="uq_visitors_hash"),
        sa.CheckConstraint("length(hash) = 32", name="ck_visitors_hash"),
    )
    op.create_table(
        "claims",
        sa.Column("visitor", number, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "table_id", "role", name="pk_claims"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_claims_visitor"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_claims_table_id"),
    )
    op.create_index("ix_claims_table_id", "claims", ["table_id"])
    op.create_table(
        "carries",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("visitor", number, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.PrimaryKeyConstraint("hash", name="pk_carries"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_carries_visitor"),
        sa.CheckConstraint("length(hash) = 32", name="ck_carries_hash"),
    )
