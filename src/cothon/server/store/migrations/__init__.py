"""The database, from the first schema on. Alembic runs these when the server starts."""
