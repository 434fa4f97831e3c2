"""Notifications, sessions of the operator's page, and answers of bots on other machines."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Upgrade to this schema. There is no downgrade: restore the backup that was made before."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "targets",
        sa.Column("visitor", number, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("turns", sa.Boolean, nullable=False),
        sa.Column("results", sa.Boolean, nullable=False),
        sa.Column("stop", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("confirmed", sa.Double),
        sa.Column("code", sa.LargeBinary),
        sa.Column("code_expires", sa.Double),
        sa.Column("code_tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("visitor", "channel", name="pk_targets"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_targets_visitor"),
        sa.UniqueConstraint("stop", name="uq_targets_stop"),
    )
    op.create_table(
        "notices",
        sa.Column("id", number, nullable=False),
        sa.Column("visitor", number, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_notices_visitor"),
        sa.UniqueConstraint("visitor", "channel", "table_id", "event", name="uq_notices_event"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "operators",
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_operators"),
        sa.CheckConstraint("length(hash) = 32", name="ck_operators_hash"),
    )
    op.create_table(
        "answers",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_answers"),
    )
