"""What a house knows of itself."""

from sqlalchemy import Connection, delete, insert, select

from antichambre.store.schema import house

A_LITTLE = "·" * 8192  # more than fits on a page that is there already


def try_to_write(conn: Connection, hand: str) -> None:
    """Writes something that leaves no trace, to see whether it can be done."""
    name = f"pulse of {hand}"
    conn.execute(insert(house).values(name=name, value=A_LITTLE))
    conn.execute(delete(house).where(house.c.name == name))


def secret_of(conn: Connection) -> bytes:
    """With what this house signs."""
    return bytes.fromhex(conn.execute(select(house.c.value).where(house.c.name == "secret")).scalar_one())
