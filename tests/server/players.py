"""Scripts that play at a house and remember what they were told, to be held against the ledger afterwards."""

import contextlib
import random
import threading
from collections.abc import Callable

import antichambre
from antichambre.client import HouseAway, HouseRefused, RemoteTable
from antichambre.store import ledger
from antichambre.store.database import open_database
from antichambre.table.entries import Moved, Undone, read
from server.houses import LIMIT, until

PATIENCE = 150.0  # seconds for whole games on a house that is killed again and again
PASSING = ("store-unreachable", "store-full", "store-locked")  # what may be tried again


class Player(threading.Thread):
    """Plays at a table until its game is over, whatever happens to the house.

    `tried`: for each place in the game the moves that were sent; `acknowledged`: the one of which the house said that
    it is written. `heard` is called after each."""

    def __init__(self, table: RemoteTable, seed: int, heard: Callable[[], None] = lambda: None) -> None:
        super().__init__(name=f"player {seed}", daemon=True)
        self.table = table
        self.tried: dict[int, list[tuple[int, str]]] = {}
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.refused: list[str] = []
        self.trouble: Exception | None = None
        self._rng = random.Random(seed)
        self._heard = heard

    @property
    def silence(self) -> str:
        return antichambre.game(self.table.picture.setup.game).silence

    def run(self) -> None:
        try:
            while self.table.playing:
                # Who finds the house closed for long tries again.
                with contextlib.suppress(HouseAway):
                    if self.table.moves:
                        self._play()
                    else:
                        self.table.wait(LIMIT)
        except Exception as error:
            self.trouble = error
        finally:
            self.table.close()

    def _play(self) -> None:
        place, seat = int(self.table.picture.plies), self.table.asked
        assert seat is not None
        assert place not in self.acknowledged, f"move {place} was acknowledged, and is asked for again"
        move = self._rng.choice(self.table.moves)
        self.tried.setdefault(place, []).append((seat, move))
        try:
            self.table.play(move)
        except HouseRefused as refusal:
            self.refused.append(refusal.key)
            if refusal.stale:
                # The answer was lost with the connection, and the question came again: the fresh table follows.
                until(lambda: self.table.picture.plies > place or not self.table.wait(1.0))
            elif refusal.wait is not None:
                self.table.wait(refusal.wait)
            elif refusal.key not in PASSING:
                raise
            return
        self.acknowledged[place] = (seat, move)
        self._heard()


def play_out(players: list[Player]) -> None:
    """Lets games come to their end."""
    for player in players:
        player.join(PATIENCE)
    troubles = [player.trouble for player in players if player.trouble is not None]
    if troubles:
        raise ExceptionGroup("those who played were in trouble", troubles)
    for player in players:
        assert not player.is_alive(), f"a table is stuck: {player.table.picture}"
        assert player.table.status == "over"


def moves_of(database: str, table: str) -> list[Moved]:
    """The moves that stand in a table's ledger, whose numbers follow one another."""
    opened = open_database(database)
    try:
        rows = opened.read(lambda connection: ledger.entries_of(connection, table))
    finally:
        opened.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    moves: list[Moved] = []
    for row in rows:
        entry = read(row.body)
        if isinstance(entry, Moved):
            moves.append(entry)
        elif isinstance(entry, Undone):
            del moves[entry.to :]
    return moves


def _pause_of(moves: list[Moved], number: int, silence: str) -> int:
    """How many moves there were when the pause began in which this one was an answer."""
    while number and moves[number - 1].reaction and moves[number - 1].move == silence and not moves[number - 1].told:
        number -= 1
    return number


def hold_to(player: Player, database: str) -> None:
    """Every acknowledged move is in the ledger, and nothing that this player's seats did not try. In a pause a seat
    that was not asked has let it be, and an answer is void after another's card."""
    moves, silence = moves_of(database, player.table.name), player.silence
    own: dict[int, tuple[int, str]] = {}
    for number, moved in enumerate(moves):
        place = _pause_of(moves, number, silence) if moved.reaction else number
        if moved.seat in player.table.seats and not (moved.move == silence and place not in player.tried):
            own[place] = (moved.seat, moved.move)
    for place, answer in player.acknowledged.items():
        assert place < len(moves), f"move {place} was acknowledged, and is lost"
        if place in own or not moves[place].reaction:
            assert own.get(place) == answer, f"move {place} was acknowledged, and is another"
    void = {place for place in player.tried if place not in own and moves[place].reaction}
    assert own.keys() == player.tried.keys() - void
    for place, done in own.items():
        assert done in player.tried[place]
    assert moves[-1].last
    assert len(player.table.deeds) == len(moves)
