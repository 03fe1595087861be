"""What a house knows of itself."""

from sqlalchemy import Connection, select

from antichambre.store.schema import house


def secret_of(conn: Connection) -> bytes:
    """With what this house signs."""
    return bytes.fromhex(conn.execute(select(house.c.value).where(house.c.name == "secret")).scalar_one())
