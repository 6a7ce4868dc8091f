"""Run by Alembic inside the connection that `migrate` gives it."""

from alembic import context

from bingqi.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
