"""What can go wrong in the arena. Each is a key of this room's catalogues."""

from antichambre.arena import ROOM
from antichambre.kernel.errors import AntichambreError


class ArenaError(AntichambreError):
    """Something asked of the arena that it cannot do."""

    room = ROOM
