"""Somebody who waits for the worst moment."""

import threading
import time
from collections.abc import Callable, Sequence

from antichambre.client import RemoteHouse
from server.houses import RunningHouse
from server.players import Player
from server.walls import wall

BETWEEN = 12  # acknowledged moves from one stroke to the next
A_MOMENT = 0.3  # seconds in which a house that acknowledges too early would do so


class Assassin:
    """Strikes after every so many moves that were acknowledged: every other time at once, and every other time when for
    a moment nothing could be written, so that nothing should have been acknowledged either."""

    def __init__(self, database: str, strike: Callable[[], None], mend: Callable[[], None], times: int) -> None:
        self.struck = 0
        self._database = database
        self._strike = strike
        self._mend = mend
        self._times = times
        self._heard = 0
        self._striking = False
        self._lock = threading.Lock()

    def heard(self) -> None:
        """Whoever has heard of the last of so many moves does it; the others play on meanwhile."""
        with self._lock:
            self._heard += 1
            if self._heard < BETWEEN or self._striking or self.struck == self._times:
                return
            self._striking = True
        if self.struck % 2:
            self._strike()
        else:
            with wall(self._database):
                time.sleep(A_MOMENT)
                self._strike()
        self._mend()
        with self._lock:
            self.struck += 1
            self._heard = 0
            self._striking = False


def seated(house: RunningHouse, tables: Sequence[tuple[str, list[str]]], assassin: Assassin) -> list[Player]:
    """Somebody at every table, playing."""
    players = []
    for number, (game, chairs) in enumerate(tables):
        table = RemoteHouse(house.url, name=f"Ninon {number}").open(game, chairs)
        players.append(Player(table, number, assassin.heard))
    for player in players:
        player.start()
    return players
