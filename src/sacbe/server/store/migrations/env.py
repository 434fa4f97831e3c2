"""The Alembic environment: runs migrations in the given connection and transaction."""

from alembic import context

from sacbe.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
)
context.run_migrations()
