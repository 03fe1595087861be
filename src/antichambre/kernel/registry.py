"""The games of the house, by name. The kernel knows none: each makes itself known when it is imported."""

from antichambre.kernel.errors import BadSetup
from antichambre.kernel.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> None:
    _games[game.name] = game


def game(name: str) -> Game:
    """The game of this name; BadSetup if there is none."""
    found = _games.get(name)
    if found is None:
        raise BadSetup("setup-unknown-game", {"game": name, "games": ", ".join(_games)})
    return found


def games() -> list[Game]:
    """All games, in the order in which they stand on the shelf."""
    return list(_games.values())
