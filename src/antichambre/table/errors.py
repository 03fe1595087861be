"""What can be wrong with what somebody asks at a table. Each is a key of this room's catalogues."""

from antichambre.kernel.errors import AntichambreError
from antichambre.table import ROOM


class TableError(AntichambreError):
    """Something that cannot be done at this table now."""

    room = ROOM


class Stale(TableError):
    """What was asked was meant for an earlier moment of the game: nothing is played, the fresh view is what counts."""
