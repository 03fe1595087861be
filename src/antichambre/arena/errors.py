"""What can go wrong in the arena. Each is a key of this room's catalogues."""

from antichambre.arena import ROOM
from antichambre.kernel.errors import AntichambreError
from antichambre.kernel.words import Words


class ArenaError(AntichambreError):
    """Something asked of the arena that it cannot do."""

    def sentence(self, words: Words) -> str:
        return Words(words.lang, room=ROOM).say(self.key, self.details)
