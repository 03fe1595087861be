"""The store, on both kinds of database."""
