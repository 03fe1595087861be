"""Tables laid by hand: a position of the Sun King with these cards and tokens where a test wants them.

Cards are written by their names, one after the other: a sphere of influence from the bottom of each row to its top
("green green-seal overlord"), the draw pile from its top. `green*3` is three of them. Whatever is not placed lies
further down in the draw pile, Louis XIV last, and tokens that nobody has lie in the bank: the box is always whole.
"""

from collections.abc import Iterable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.sun_king.components import (
    ALL_GOLD,
    ALL_POWER,
    CARDS,
    FIRST_AUCTION,
    HUES,
    KINDS_OF_AUCTION,
    LOUIS,
    START_GOLD,
    START_POWER,
)
from antichambre.games.sun_king.court import ANNOUNCING, SPENDING, USING
from antichambre.games.sun_king.game import SunKingGame
from antichambre.games.sun_king.rules import SunKing
from antichambre.kernel.position import NOBODY
from antichambre.kernel.vocabulary import ALLOWED

SUN_KING = SunKingGame()
PHASES = {1: USING, 2: ANNOUNCING, 3: SPENDING}

Told = list[dict[str, Any]]


def new(seats: int, seed: str = "laid", **variant: str | bool) -> SunKing:
    """A game as it is dealt."""
    position = SUN_KING.new(seats=seats, seed=seed, variant=variant)
    assert isinstance(position, SunKing)
    return position


BOX_CENSUS = list(new(2).census())


def lay(
    *spheres: str,
    power: Iterable[int] | None = None,
    gold: Iterable[int] | None = None,
    draw: str = "",
    discard: str = "",
    out: tuple[int, ...] = (),
    turn: int = 0,
    phase: int = 1,
    louis_seen: bool = False,
    gentle: bool = False,
    seed: str = "laid",
) -> SunKing:
    """A table with these spheres of influence, one for each seat, at the beginning of a phase of somebody's turn."""
    position = new(len(spheres), seed, gentle=gentle)
    _clear(position)
    _lay_tokens(position, power, gold, out)
    rest = [kind for kind in range(len(CARDS)) for _ in range(BOX_CENSUS[kind])]
    for seat, sphere in enumerate(spheres):
        for card in _cards(sphere):
            rest.remove(card)
            if card < FIRST_AUCTION:
                position.add_quality(seat, card)
            else:
                position.add_auction(seat, card)
    for card in _cards(discard):
        rest.remove(card)
        position.pile[card] += 1
    upper = _cards(draw)
    for card in upper:
        rest.remove(card)
    _lay_draw_pile(position, upper + rest)
    position.louis_seen = louis_seen
    assert list(position.census()) == BOX_CENSUS, "the box is not whole"
    position.begin_turn(turn)
    position.phase = PHASES[phase]
    position.proceed()
    return position


def _cards(names: str) -> list[int]:
    found: list[int] = []
    for name in names.split():
        card, _, count = name.partition("*")
        found += [CARDS.index(card)] * int(count or 1)
    return found


def _clear(position: SunKing) -> None:
    seats = int(position.seats)
    position.pile = vec[i64]([0] * len(CARDS))
    position.row = vec[i64]([0] * (seats * HUES))
    position.seals = vec[i64]([0] * (seats * HUES))
    position.held = vec[i64]([0] * (seats * HUES))
    position.owned = vec[i64]([0] * (seats * KINDS_OF_AUCTION))
    position.stack = []
    position.bottom = 0


def _lay_tokens(
    position: SunKing, power: Iterable[int] | None, gold: Iterable[int] | None, out: tuple[int, ...]
) -> None:
    seats = range(position.seats)
    power = [0 if seat in out else START_POWER for seat in seats] if power is None else list(power)
    gold = [0 if seat in out else START_GOLD for seat in seats] if gold is None else list(gold)
    position.alive = vec[i64]([int(seat not in out) for seat in seats])
    position.still = len(seats) - len(out)
    position.power = vec[i64](power)
    position.gold = vec[i64](gold)
    position.bank_power = ALL_POWER - sum(power)
    position.bank_gold = ALL_GOLD - sum(gold)
    assert position.bank_power >= 0 and position.bank_gold >= 0, "more tokens than there are"


def _lay_draw_pile(position: SunKing, cards: list[int]) -> None:
    position.deck = vec[i64](cards)
    position.at = 0
    position.lower = min(len(cards) // 2, cards.index(LOUIS)) if LOUIS in cards else 0


# What a test reads off a table.


def sphere(position: SunKing, seat: int) -> str:
    """A seat's cards as `lay` writes them: row by row from the bottom, then the auction cards."""
    names: list[str] = []
    for colour in range(HUES):
        place = seat * HUES + colour
        names += [CARDS[2 * colour + ((position.seals[place] >> n) & 1)] for n in range(position.row[place])]
    for kind in range(KINDS_OF_AUCTION):
        names += [CARDS[FIRST_AUCTION + kind]] * position.owned[seat * KINDS_OF_AUCTION + kind]
    return " ".join(names)


def pile(position: SunKing) -> str:
    """The discard pile, sorted as the box is."""
    return " ".join(CARDS[card] for card in range(len(CARDS)) for _ in range(position.pile[card]))


def draw_pile(position: SunKing) -> list[str]:
    """The draw pile, from its top."""
    return [CARDS[card] for card in position.deck[position.at :]]


def open_cards(position: SunKing) -> str:
    return " ".join(CARDS[card] for card in position.open)


def waiting(position: SunKing) -> str:
    return " ".join(CARDS[card] for card in position.waiting)


def tokens(position: SunKing, seat: int) -> tuple[int, int]:
    """Power and gold of a seat."""
    return int(position.power[seat]), int(position.gold[seat])


def bank(position: SunKing) -> tuple[int, int]:
    """Power and gold in the bank."""
    return int(position.bank_power), int(position.bank_gold)


def asks(position: SunKing) -> tuple[int | None, str | None]:
    """Who is asked, and what."""
    return position.seat, position.decision


def texts(position: SunKing) -> list[str]:
    return [str(move) for move in position.moves()]


def offered(position: SunKing, first_word: str) -> list[str]:
    """The moves that begin with this word."""
    return [text for text in texts(position) if text.split()[0] == first_word]


def refused(position: SunKing, text: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(antichambre.IllegalMove) as refusal:
        position.parse(text)
    return refusal.value.rule


def play(position: SunKing, moves: str) -> Told:
    """Plays moves, parted by commas, and says what the table heard. After each the box is whole, and what is listed is
    what no rule refuses."""
    told: Told = []
    for text in moves.split(","):
        for event in position.play(position.parse(text.strip())):
            seen = event.seen_by(None)
            assert seen is not None
            told.append(seen)
        assert list(position.census()) == BOX_CENSUS, f"the box is not whole after {text}"
        if position.asked != NOBODY:
            allowed = [move for move in SUN_KING.moves if position.refusal(move.action) == ALLOWED]
            assert position.moves() == allowed, f"list and refusals disagree after {text}"
    return told


def heard(told: Told, event: str) -> Told:
    """The events of one kind, without their name."""
    return [{name: value for name, value in seen.items() if name != "event"} for seen in told if seen["event"] == event]


def order(told: Told, *events: str) -> list[str]:
    """The names of these kinds of event, in the order in which they were heard."""
    return [seen["event"] for seen in told if seen["event"] in events]


def view_of(position: SunKing, seat: int | None = None) -> dict[str, Any]:
    return position.view(seat)
