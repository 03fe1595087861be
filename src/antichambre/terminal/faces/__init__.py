"""The faces of the games, by the game's name."""

from antichambre.terminal.errors import HouseError
from antichambre.terminal.face import Face
from antichambre.terminal.faces.richelieu import RichelieuFace

FACES: dict[str, Face] = {"richelieu": RichelieuFace()}


def face_of(game: str) -> Face:
    """The face of a game; HouseError if it has none yet."""
    if game not in FACES:
        raise HouseError("no-face", {"game": game, "games": ", ".join(FACES)})
    return FACES[game]
