"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Upgrade to this schema. There is no downgrade: restore the backup that was made before."""
    op.create_table(
        "reviews",
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("draft", sa.LargeBinary),
        sa.Column("review", sa.LargeBinary),
        sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("record", "settings", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id"),
    )
    op.create_index("ix_reviews_table_id", "reviews", ["table_id"])
