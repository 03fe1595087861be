"""What each person of the court gives, in a sentence. True of the game, whatever the position."""

from typing import Final

from antichambre.games.louis_xiv.components import BOARDS
from antichambre.games.louis_xiv.outlook import favour
from antichambre.games.louis_xiv.pieces import board_piece
from antichambre.kernel.phrases import Phrase

ABOUT: Final[dict[str, Phrase]] = {board_piece(board): favour(board) for board in range(BOARDS)}
