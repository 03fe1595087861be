"""The faces of the games, by the game's name."""

from antichambre.terminal.errors import HouseError
from antichambre.terminal.face import Face
from antichambre.terminal.faces.favourite import FavouriteFace
from antichambre.terminal.faces.louis_xiv import LouisXIVFace
from antichambre.terminal.faces.richelieu import RichelieuFace
from antichambre.terminal.faces.sun_king import SunKingFace

FACES: dict[str, Face] = {
    "richelieu": RichelieuFace(),
    "sun_king": SunKingFace(),
    "favourite": FavouriteFace(),
    "louis_xiv": LouisXIVFace(),
}


def face_of(game: str) -> Face:
    """The face of a game; HouseError if it has none yet."""
    if game not in FACES:
        raise HouseError("no-face", {"game": game, "games": ", ".join(FACES)})
    return FACES[game]
