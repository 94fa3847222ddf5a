"""Tables, their journals, and when the server was down."""

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("key", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("watch", sa.String(32), nullable=False, unique=True),
        sa.Column("code", sa.String(8), nullable=True, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Index("tables_by_phase", "phase", "changed"),
    )
    op.create_table(
        "journal",
        sa.Column(
            "table_key",
            sa.Integer,
            sa.ForeignKey("tables.key"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String(64), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Index("journal_by_command", "table_key", "command", unique=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "down",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )


def downgrade() -> None:
    """Drop the first tables."""
    for name in ("down", "journal", "tables"):
        op.drop_table(name)
