"""Run by Alembic. The connection is handed in, with its transaction: a change that fails leaves the database as it was,
and two servers that start at once do not both change it."""

from alembic import context

from antichambre.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite alters a table by writing it anew
)
context.run_migrations()
