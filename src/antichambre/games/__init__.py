"""The games. Importing this makes them known to the kernel, in the order in which they stand on the shelf."""

from antichambre.games.richelieu.game import RichelieuGame
from antichambre.kernel.registry import register

register(RichelieuGame())
