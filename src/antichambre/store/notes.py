"""What people say beside the ledgers: their answers in a pause, and their orders."""

import msgspec
from sqlalchemy import Connection, bindparam, select

from antichambre.store.pages import Noted
from antichambre.store.schema import notes
from antichambre.table.notes import Note

_decoder = msgspec.json.Decoder(Note)

NOTES = select(notes.c.seat, notes.c.body).where(notes.c.table == bindparam("asked"))


def notes_of(connection: Connection, table: str) -> dict[int, Note]:
    """By seat."""
    return {row.seat: _decoder.decode(row.body) for row in connection.execute(NOTES, {"asked": table})}


def on_page(seat: int, note: Note) -> Noted:
    """As it goes onto a page."""
    return Noted(seat, msgspec.json.encode(note).decode())
