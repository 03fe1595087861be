"""The games. Importing this makes them known to the kernel, in the order in which they stand on the shelf."""

from antichambre.games.favourite.game import FavouriteGame
from antichambre.games.louis_xiv.game import LouisXIVGame
from antichambre.games.richelieu.game import RichelieuGame
from antichambre.games.sun_king.game import SunKingGame
from antichambre.kernel.registry import register

register(RichelieuGame())
register(SunKingGame())
register(FavouriteGame())
register(LouisXIVGame())
