"""Antichambre: the court games of Louis XIII and Louis XIV, to play and to study.

>>> import antichambre
>>> position = antichambre.game("richelieu").new(seats=2, seed="7")
>>> position.decision, [str(move) for move in position.moves()][:3]
('take', ['1L', '1R', '2L'])
>>> events = position.play(position.parse("1L"))
>>> position.seat, position.decision
(0, 'place-marker')
"""

from antichambre import games as _games  # noqa: F401  (makes the games known)
from antichambre.kernel.chance import Rng, commitment
from antichambre.kernel.errors import AntichambreError, BadSetup, IllegalMove, NoUndo, RecordError
from antichambre.kernel.events import Event
from antichambre.kernel.game import Game, Move
from antichambre.kernel.position import Position
from antichambre.kernel.records import dumps, loads, replay, undo, verify
from antichambre.kernel.registry import game, games
from antichambre.version import VERSION

__version__ = VERSION

__all__ = [
    "AntichambreError",
    "BadSetup",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NoUndo",
    "Position",
    "RecordError",
    "Rng",
    "commitment",
    "dumps",
    "game",
    "games",
    "loads",
    "replay",
    "undo",
    "verify",
]
