"""Tables laid by hand: a position of The King's Favourite with cards, dice and musketeers where a test wants them.

Cards are written by their names, one after the other; `gold*3` is three of them. What lies before a courtier is written
the same way: `ball-gold` is a ball in the gold column, `duchess+spy` a duchess with her court card, `bastille` one that
waits, `prince` and `actor` those that were laid. Whatever is not placed lies further down in the draw piles, or among
the discards where a test says so: the box is always whole.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.favourite.components import (
    ALL_COURT,
    ALL_PETITIONS,
    COLUMNS,
    COURT,
    DICE,
    KINDS,
    MUSKETEERS,
    PETITIONS,
    RESOURCES,
)
from antichambre.games.favourite.game import FavouriteGame
from antichambre.games.favourite.rounds import begin_turn
from antichambre.games.favourite.rules import Favourite
from antichambre.games.favourite.salon import ACTING, CLOSING, GAP, MEMORY, OPENING
from antichambre.kernel.chance import Rng
from antichambre.kernel.position import NOBODY
from antichambre.kernel.vocabulary import ALLOWED

FAVOURITE = FavouriteGame()
PLAIN_LINE = "gold chocolate chateau gold chocolate chateau"

Told = list[dict[str, Any]]
Remembered = tuple[int, str, tuple[int, ...], int]
"""Who remembers, which card, the seats that may hold it, who took it."""


def new(seats: int, seed: str = "laid") -> Favourite:
    """A game as it is dealt."""
    position = FAVOURITE.new(seats=seats, seed=seed)
    assert isinstance(position, Favourite)
    return position


CENSUS = {seats: list(new(seats).census()) for seats in FAVOURITE.seats}


def lay(
    *hands: str,
    line: str = PLAIN_LINE,
    dice: str = "",
    closing: bool = False,
    before: tuple[str, ...] = (),
    draw: str = "",
    discards: str = "",
    rest: str = "draw",
    court_draw: str = "",
    court_discards: str = "",
    court_rest: str = "draw",
    musketeers: Iterable[int] | None = None,
    memory: tuple[Remembered, ...] = (),
    turn: int = 0,
    first: int = 0,
    ender: int = NOBODY,
    idle: int = 0,
    round_number: int = 1,
    totals: Iterable[int] | None = None,
    seed: str = "laid",
) -> Favourite:
    """A table with these hands, one for each seat. Without dice the turn begins; with dice they are rolled and nobody
    was asked yet; closing: the petitions are taken. Piles are written from their top, the court discards to their top.
    Petitions and court cards that are not named go to the draw pile, to the discards, or (the court's) to `hand 1`."""
    position = new(len(hands), seed)
    _clear(position)
    petitions, court = list(ALL_PETITIONS), list(ALL_COURT)
    for seat, hand_held in enumerate(hands):
        for card in _placed(hand_held, COURT, court):
            position.hands[seat * KINDS + card] += 1
    for seat, laid in enumerate(before):
        for name in _names(laid):
            _lay_before(position, seat, name, petitions, court)
    position.line = vec[i64](_placed(line, PETITIONS, petitions))
    for card in _placed(discards, PETITIONS, petitions):
        position.pile[card] += 1
    top = _placed(draw, PETITIONS, petitions)
    _lay_rest(position, top, petitions, rest)
    court_top = _placed(court_draw, COURT, court)
    under = _placed(court_discards, COURT, court)
    _lay_court_rest(position, court_top, under, court, court_rest)
    for seat, left in enumerate(musketeers or ()):
        position.musketeers[seat] = left
        position.spent[seat] = MUSKETEERS - left
    for observer, name, holders, _ in memory:
        bits = sum(1 << seat for seat in holders)
        position.memory = vec[i64]([*position.memory, observer, COURT.index(name), bits])
    position.round = round_number
    position.totals = vec[i64](list(totals) if totals is not None else [0] * len(hands))
    position.first, position.ender, position.idle = first, ender, idle
    assert list(position.census()) == CENSUS[len(hands)], "the box is not whole"
    begin_turn(position, turn)
    if dice:
        position.dice = vec[i64]([RESOURCES.index(name) for name in _names(dice)])
        position.stage = ACTING
    if closing:
        position.stage = CLOSING
    assert position.stage != OPENING or not dice
    position.proceed()
    return position


def _names(text: str) -> list[str]:
    found: list[str] = []
    for name in text.split():
        card, _, count = name.partition("*")
        found += [card] * int(count or 1)
    return found


def _placed(text: str, kinds: tuple[str, ...], rest: list[Any]) -> list[int]:
    """The cards named, taken out of the rest of the box."""
    cards = [kinds.index(name) for name in _names(text)]
    for card in cards:
        rest.remove(card)
    return cards


def _clear(position: Favourite) -> None:
    seats = int(position.seats)
    position.pile = vec[i64]([0] * len(PETITIONS))
    position.hands = vec[i64]([0] * (seats * KINDS))
    position.memory = vec[i64]()
    position.stack = []
    position.dice = vec[i64]([GAP] * DICE)


def _lay_before(position: Favourite, seat: int, name: str, petitions: list[Any], court: list[Any]) -> None:
    card, _, paired = name.partition("+")
    if name in RESOURCES:
        position.resources[seat * COLUMNS + _placed(name, PETITIONS, petitions)[0]] += 1
    elif name.startswith("ball-"):
        _placed("ball", PETITIONS, petitions)
        position.balls[seat * COLUMNS + RESOURCES.index(name.removeprefix("ball-"))] += 1
    elif card == "duchess":
        _placed("duchess", PETITIONS, petitions)
        if paired:
            position.paired[seat * KINDS + _placed(paired, COURT, court)[0]] += 1
        else:
            position.free[seat] += 1
    elif name == "bastille":
        _placed("bastille", PETITIONS, petitions)
        position.waiting[seat] += 1
    else:
        _placed(name, COURT, court)
        laid = {"prince": position.princes, "actor": position.actors}[name]
        laid[seat] += 1


def _lay_rest(position: Favourite, top: list[int], petitions: list[Any], rest: str) -> None:
    assert rest in ("draw", "discards")
    if rest == "discards":
        for card in petitions:
            position.pile[card] += 1
        petitions = []
    position.deck = vec[i64](top + petitions)
    position.deck_at = 0


def _lay_court_rest(position: Favourite, top: list[int], under: list[int], court: list[Any], rest: str) -> None:
    assert rest in ("draw", "discards", "hand 1")
    if rest == "hand 1":
        for card in court:
            position.hands[KINDS + card] += 1
    position.court_pile = vec[i64](court + under if rest == "discards" else under)
    position.court = vec[i64](top + court if rest == "draw" else top)
    position.court_at = 0


# What a test reads off a table.


def asks(position: Favourite) -> tuple[int | None, str | None]:
    """Who is asked, and what."""
    return position.seat, position.decision


def texts(position: Favourite) -> list[str]:
    return [str(move) for move in position.moves()]


def offered(position: Favourite, first_word: str) -> list[str]:
    """The moves that begin with this word."""
    return [text for text in texts(position) if text.split()[0] == first_word]


def takes(position: Favourite) -> list[str]:
    """The runs that may be taken, card by card."""
    found = []
    for text in offered(position, "take"):
        if text != "take nothing":
            first, _, last = text.removeprefix("take ").partition("-")
            cards = position.line[int(first) - 1 : int(last or first)]
            found.append("/".join(PETITIONS[card] for card in cards))
    return found


def refused(position: Favourite, text: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(antichambre.IllegalMove) as refusal:
        position.parse(text)
    return refusal.value.rule


def hand(position: Favourite, seat: int) -> str:
    """A hand, sorted as the box is."""
    return " ".join(COURT[kind] for kind in range(KINDS) for _ in range(position.hands[seat * KINDS + kind]))


def line(position: Favourite) -> str:
    return " ".join("-" if card == GAP else PETITIONS[card] for card in position.line)


def dice(position: Favourite) -> str:
    return " ".join("-" if face == GAP else RESOURCES[face] for face in position.dice)


def columns(position: Favourite, seat: int) -> list[int]:
    """How many cards lie in each column, balls included."""
    return [int(position.column(seat, column)) for column in range(COLUMNS)]


def duchesses(position: Favourite, seat: int) -> str:
    """A seat's duchesses as `lay` writes them."""
    names = ["duchess"] * position.free[seat]
    names += [f"duchess+{COURT[kind]}" for kind in range(KINDS) for _ in range(position.paired[seat * KINDS + kind])]
    return " ".join(names)


def discards(position: Favourite) -> str:
    """The discarded petitions, sorted as the box is."""
    return " ".join(PETITIONS[kind] for kind in range(len(PETITIONS)) for _ in range(position.pile[kind]))


def court_discards(position: Favourite) -> str:
    """The discarded court cards, the topmost last."""
    return " ".join(COURT[card] for card in position.court_pile)


def remembered(position: Favourite, seat: int) -> list[tuple[str, list[int]]]:
    """What a seat remembers of the cards that a Spy took from it."""
    found = []
    for at in range(0, len(position.memory), MEMORY):
        observer, kind, holders = position.memory[at : at + MEMORY]
        if observer == seat:
            found.append((COURT[kind], [rival for rival in range(position.seats) if holders & (1 << rival)]))
    return found


def view_of(position: Favourite, seat: int | None = None) -> dict[str, Any]:
    return position.view(seat)


# Playing.


def play(position: Favourite, moves: str, seat: int | None = None) -> Told:
    """Plays moves, parted by commas, and says what a seat (None: an onlooker) heard. After each the box is whole, and
    what is listed is what no rule refuses."""
    told: Told = []
    for text in moves.split(","):
        for event in position.play(position.parse(text.strip())):
            seen = event.seen_by(seat)
            assert seen is not None
            told.append(seen)
        assert list(position.census()) == CENSUS[int(position.seats)], f"the box is not whole after {text}"
        if position.asked != NOBODY:
            allowed = [move for move in FAVOURITE.moves if position.refusal(move.action) == ALLOWED]
            assert position.moves() == allowed, f"list and refusals disagree after {text}"
    return told


def play_until(position: Favourite, moves: str, wish: Callable[[Favourite], bool], seat: int | None = None) -> Told:
    """Plays moves with the first chance that brings about what the test wishes for."""
    for number in range(1000):
        trial = position.copy()
        trial.chance = Rng(number)
        play(trial, moves)
        if wish(trial):
            position.chance = Rng(number)
            return play(position, moves, seat)
    raise AssertionError("chance never grants it")


def holding(seat: int, card: str) -> Callable[[Favourite], bool]:
    """A wish: that this card is in this hand."""
    return lambda position: card in hand(position, seat).split()


def roll_as(position: Favourite, faces: str, move: str = "roll") -> Told:
    """Rolls until the dice show these faces."""
    return play_until(position, move, lambda rolled: dice(rolled) == faces)


def heard(told: Told, event: str) -> Told:
    """The events of one kind, without their name."""
    return [{name: value for name, value in seen.items() if name != "event"} for seen in told if seen["event"] == event]


def order(told: Told, *events: str) -> list[str]:
    """The names of these kinds of event, in the order in which they were heard."""
    return [seen["event"] for seen in told if seen["event"] in events]
