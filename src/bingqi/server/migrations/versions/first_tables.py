"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "game",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("seating", sa.Text(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("begun", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("deciding", sa.String(64), nullable=False),
        sa.Column("is_over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_game"),
    )
    op.create_table(
        "access_key",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_access_key"),
        sa.ForeignKeyConstraint(["game"], ["game.name"], name="fk_access_key_game"),
    )
    op.create_index("ix_access_key_game", "access_key", ["game"])
    op.create_table(
        "event",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("mark", sa.String(200), nullable=True),
        sa.PrimaryKeyConstraint("game", "number", name="pk_event"),
        sa.ForeignKeyConstraint(["game"], ["game.name"], name="fk_event_game"),
        sa.UniqueConstraint("game", "mark", name="uq_event_game_mark"),
    )


def downgrade() -> None:
    op.drop_table("event")
    op.drop_index("ix_access_key_game", "access_key")
    op.drop_table("access_key")
    op.drop_table("game")
