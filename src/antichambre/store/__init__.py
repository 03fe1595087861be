"""The store: ledgers and people in a database. SQLite by default, PostgreSQL when the house is full."""

ROOM = "antichambre.store"
