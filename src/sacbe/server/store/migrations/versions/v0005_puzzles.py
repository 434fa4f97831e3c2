"""Results of puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Upgrade to this schema. There is no downgrade: restore the backup that was made before."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "puzzle_results",
        sa.Column("visitor", number, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("first", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "game", "puzzle", name="pk_puzzle_results"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_puzzle_results_visitor"),
    )
