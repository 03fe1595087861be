"""Tables laid by hand: a position of Louis XIV with tokens, chips and cards where a test wants them.

Boards are counted from 1. Tokens on a board are written by seat, `on={4: [3, 2, 1]}`; what a seat has, by the seat's
number, `chips={0: "sceptre crown*2"}`; `crown*2` is two of them. Influence cards are numbers of persons or "joker";
missions are named in full ("louis-Sany") or by their effect ("louis": the first copy that is not placed yet). Piles are
written from their top. What is not placed lies further down in its pile or in its supply: the box is always whole.

Whoever is asked about a plot card and does not hold it has one answer: here it is given for them, unless a test wants
to see everyone asked.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.louis_xiv.components import (
    ALL_CHIPS,
    BOARDS,
    CHIP_KINDS,
    CHIPS,
    EACH_SHIELD,
    EFFECT_COUNT,
    EFFECT_OF,
    EFFECTS,
    INFLUENCE_CARDS,
    JOKER,
    MISSION_NAMES,
    MISSIONS,
    MONEY_CARDS,
    SHIELD_KINDS,
)
from antichambre.games.louis_xiv.court import (
    COUNTING,
    DISCARD,
    FULFILLING,
    INFLUENCE,
    LAID,
    NEUTRAL,
    NO_KING,
    OWNERS,
    PILE,
    SUPPLY,
)
from antichambre.games.louis_xiv.game import LouisXIVGame
from antichambre.games.louis_xiv.influence import CARDS_ARE_PLAYED
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.events import Event
from antichambre.kernel.position import NOBODY
from antichambre.kernel.vocabulary import ALLOWED

LOUIS_XIV = LouisXIVGame()
PHASES = {"supply": SUPPLY, "influence": INFLUENCE, "cards": INFLUENCE, "counting": COUNTING, "missions": FULFILLING}
EVERY_NUMBER = (2, 3, 4)

Told = list[dict[str, Any]]
Words = Mapping[int, str]


def new(seats: int = 4, seed: str = "laid") -> LouisXIV:
    """A game as it is dealt."""
    position = LOUIS_XIV.new(seats=seats, seed=seed)
    assert isinstance(position, LouisXIV)
    return position


BOX_CENSUS = {seats: list(new(seats).census()) for seats in EVERY_NUMBER}


def lay(
    phase: str,
    seats: int = 4,
    *,
    board: int = 1,
    in_round: int = 1,
    first: int = 0,
    on: Mapping[int, list[int]] | None = None,
    neutral: Mapping[int, int] | None = None,
    back: Iterable[int] = (),
    king: int | None = None,
    general: Mapping[int, int] | None = None,
    louis: Mapping[int, int] | None = None,
    chips: Words | None = None,
    laid: Words | None = None,
    missions: Words | None = None,
    mission_pile: str = "",
    cards: Words | None = None,
    card_pile: str = "",
    plots: Words | None = None,
    plot_pile: str = "",
    shields: Mapping[int, list[int]] | None = None,
    shield_pile: Iterable[int] = (),
    money: tuple[int, int] | None = None,
    seed: str = "laid",
    wait: bool = False,
    everyone: bool = False,
) -> LouisXIV:
    """A table at the beginning of a phase ("cards": of the influence phase, after the tokens that come first), or of
    the counting of a board; it goes on to the first question. Everybody has 5 tokens in the general supply and 5 louis
    unless it is said otherwise, the rest in the personal supply; nobody has cards. `wait`: nothing happens yet, until
    `go_on`. `everyone`: it stops also at whoever has one answer."""
    position = new(seats, seed)
    position.round = in_round
    position.first = first
    _lay_tokens(position, on or {}, neutral or {}, general or {})
    position.side = vec[i64]([int(number + 1 in set(back)) for number in range(BOARDS)])
    position.king = NO_KING if king is None else king - 1
    position.louis = vec[i64]([(louis or {}).get(seat, 5) for seat in range(seats)])
    _lay_chips(position, chips or {})
    _lay_missions(position, laid or {}, missions or {}, mission_pile)
    _lay_cards(position, cards or {}, card_pile)
    _lay_plots(position, plots or {}, plot_pile)
    _lay_shields(position, shields or {}, list(shield_pile))
    _lay_money(position, money)
    assert list(position.census()) == BOX_CENSUS[seats], "the box is not whole"
    position.begin_phase(PHASES[phase])
    if phase == "cards":
        position.begin_part(CARDS_ARE_PLAYED)
    position.board = board - 1
    if not wait:
        position.proceed()
        if not everyone:
            silence(position)
    return position


def silence(position: LouisXIV) -> list[Event]:
    """Whoever is asked about a plot card and does not hold it says nothing."""
    events: list[Event] = []
    while position.reaction and len(position.moves()) == 1:
        events += position.play(position.moves()[0])
    return events


def go_on(position: LouisXIV) -> Told:
    """Goes on from a table that waits to the first question, and says what the table heard."""
    events: list[Event] = []
    position.told = events
    position.proceed()
    position.told = None
    events += silence(position)
    assert list(position.census()) == BOX_CENSUS[int(position.seats)], "the box is not whole"
    return [seen for seen in (event.seen_by(None) for event in events) if seen is not None]


def count(board: int, seats: int = 4, **table: Any) -> LouisXIV:
    """A table at the counting of one board. The last seat holds the plot card of the next one, so that play stops
    there: when that plot card is asked about, the board has been counted. After the twelfth it stops at missions: the
    first player has two crowns."""
    if board < BOARDS:
        plots = dict(table.pop("plots", {}))
        plots[seats - 1] = f"{plots.get(seats - 1, '')} {board + 1}".strip()
        table["plots"] = plots
    else:
        first = table.get("first", 0)
        chips = dict(table.pop("chips", {}))
        chips[first] = f"{chips.get(first, '')} crown*2".strip()
        table["chips"] = chips
    return lay("counting", seats, board=board, **table)


def counted(position: LouisXIV, board: int) -> bool:
    """Whether the board that `count` laid has been counted, and nothing after it."""
    if board < BOARDS:
        return position.decision == "plot" and position.board == board
    return position.decision == "mission"


def _names(text: str) -> list[str]:
    found: list[str] = []
    for name in text.split():
        word, _, times = name.partition("*")
        found += [word] * int(times or 1)
    return found


def _lay_tokens(
    position: LouisXIV, on: Mapping[int, list[int]], neutral: Mapping[int, int], general: Mapping[int, int]
) -> None:
    seats = int(position.seats)
    box = BOX_CENSUS[seats]
    places = [0] * (BOARDS * OWNERS)
    for board, tokens in on.items():
        for seat, number in enumerate(tokens):
            places[(board - 1) * OWNERS + seat] = number
    for board, number in neutral.items():
        places[(board - 1) * OWNERS + NEUTRAL] = number
    position.on = vec[i64](places)
    away = [general.get(seat, 5) for seat in range(seats)]
    here = [box[seat] - away[seat] - sum(places[seat::OWNERS]) for seat in range(seats)]
    assert min(here) >= 0, "more tokens than there are"
    position.general = vec[i64](away)
    position.personal = vec[i64](here)
    position.neutral = box[NEUTRAL] - sum(neutral.values())
    assert position.neutral >= 0, "more neutral tokens than there are"
    position.counted = vec[i64]([0] * OWNERS)


def _lay_chips(position: LouisXIV, chips: Words) -> None:
    held = [0] * (int(position.seats) * CHIP_KINDS)
    supply = list(ALL_CHIPS)
    for seat, text in chips.items():
        for name in _names(text):
            held[seat * CHIP_KINDS + CHIPS.index(name)] += 1
            supply[CHIPS.index(name)] -= 1
    assert min(supply) >= 0, "more chips than there are"
    position.chips = vec[i64](held)
    position.supply = vec[i64](supply)


def _lay_missions(position: LouisXIV, laid: Words, missions: Words, pile: str) -> None:
    rest = list(range(MISSIONS))

    def taken(name: str) -> int:
        found = next(m for m in rest if name in (MISSION_NAMES[m], EFFECTS[EFFECT_OF[m]]))
        rest.remove(found)
        return found

    position.missions = vec[i64]([PILE] * MISSIONS)
    position.mission_known = vec[i64]([0] * MISSIONS)
    position.abilities = vec[i64]([0] * (int(position.seats) * EFFECT_COUNT))
    for seat, text in missions.items():
        for name in _names(text):
            mission = taken(name)
            position.missions[mission] = seat
            position.mission_known[mission] = 1 << seat
    for seat, text in laid.items():
        for name in _names(text):
            mission = taken(name)
            position.mission_known[mission] = 1 << seat
            position.lay_mission(seat, mission)
    upper = [taken(name) for name in _names(pile)]
    position.mission_pile = vec[i64]([*reversed(rest), *reversed(upper)])


def _lay_cards(position: LouisXIV, cards: Words, pile: str) -> None:
    rest = list(range(len(INFLUENCE_CARDS)))

    def taken(name: str) -> int:
        kind = JOKER if name == "joker" else int(name) - 1
        found = next(card for card in rest if INFLUENCE_CARDS[card] == kind)
        rest.remove(found)
        return found

    position.cards = vec[i64]([PILE] * len(INFLUENCE_CARDS))
    position.card_known = vec[i64]([0] * len(INFLUENCE_CARDS))
    for seat, text in cards.items():
        for name in _names(text):
            card = taken(name)
            position.cards[card] = seat
            position.card_known[card] = 1 << seat
    upper = [taken(name) for name in _names(pile)]
    position.card_pile = vec[i64]([*reversed(rest), *reversed(upper)])


def _lay_plots(position: LouisXIV, plots: Words, pile: str) -> None:
    rest = list(range(BOARDS))
    position.plots = vec[i64]([PILE] * BOARDS)
    position.plot_known = vec[i64]([0] * BOARDS)
    for seat, text in plots.items():
        for name in _names(text):
            rest.remove(int(name) - 1)
            position.plots[int(name) - 1] = seat
            position.plot_known[int(name) - 1] = 1 << seat
    upper = [int(name) - 1 for name in _names(pile)]
    for plot in upper:
        rest.remove(plot)
    position.plot_pile = vec[i64]([*reversed(rest), *reversed(upper)])


def _lay_shields(position: LouisXIV, shields: Mapping[int, list[int]], pile: list[int]) -> None:
    rest = [arms for arms in range(SHIELD_KINDS) for _ in range(EACH_SHIELD)]
    held = [0] * (int(position.seats) * SHIELD_KINDS)
    for seat, numbers in shields.items():
        for arms, number in enumerate(numbers):
            held[seat * SHIELD_KINDS + arms] = number
            for _ in range(number):
                rest.remove(arms)
    for arms in pile:
        rest.remove(arms)
    position.shields = vec[i64](held)
    position.plain = vec[i64]([0] * int(position.seats))
    position.shield_pile = vec[i64]([*rest, *reversed(pile)])


def _lay_money(position: LouisXIV, money: tuple[int, int] | None) -> None:
    """The money card that is turned next: the board, and how many louis."""
    order = list(range(len(MONEY_CARDS)))
    position.money_at = position.round if position.king != NO_KING else position.round - 1
    if money is not None:
        card = MONEY_CARDS.index([money[0] - 1, money[1]])
        order.remove(card)
        order.insert(int(position.money_at), card)
    position.money = vec[i64](order)


# What a test reads off a table.


def on(position: LouisXIV, board: int) -> list[int]:
    """The tokens of the seats on a board."""
    return [int(position.on[(board - 1) * OWNERS + seat]) for seat in range(position.seats)]


def neutral_on(position: LouisXIV) -> dict[int, int]:
    """The neutral tokens, by board."""
    places = {board: int(position.on[(board - 1) * OWNERS + NEUTRAL]) for board in range(1, BOARDS + 1)}
    return {board: number for board, number in places.items() if number}


def tokens(position: LouisXIV, seat: int) -> tuple[int, int]:
    """In the general and in the personal supply."""
    return int(position.general[seat]), int(position.personal[seat])


def chips(position: LouisXIV, seat: int) -> str:
    held = [CHIPS[chip] for chip in range(CHIP_KINDS) for _ in range(position.chips[seat * CHIP_KINDS + chip])]
    return " ".join(held)


def louis(position: LouisXIV) -> list[int]:
    return [int(number) for number in position.louis]


def back(position: LouisXIV) -> list[int]:
    """The boards whose back lies up."""
    return [board + 1 for board in range(BOARDS) if position.side[board]]


def hand(position: LouisXIV, seat: int) -> str:
    """Influence cards."""
    return " ".join(_card(card) for card in range(len(INFLUENCE_CARDS)) if position.cards[card] == seat)


def discards(position: LouisXIV) -> str:
    return " ".join(_card(card) for card in range(len(INFLUENCE_CARDS)) if position.cards[card] == DISCARD)


def card_pile(position: LouisXIV) -> list[str]:
    """The draw pile of influence cards, from its top."""
    return [_card(card) for card in reversed(list(position.card_pile))]


def _card(card: int) -> str:
    kind = INFLUENCE_CARDS[card]
    return "joker" if kind == JOKER else str(kind + 1)


def plots(position: LouisXIV, seat: int) -> list[int]:
    return [plot + 1 for plot in range(BOARDS) if position.plots[plot] == seat]


def plot_pile(position: LouisXIV) -> list[int]:
    """From its top."""
    return [int(plot) + 1 for plot in reversed(list(position.plot_pile))]


def missions(position: LouisXIV, seat: int) -> list[str]:
    """Those in hand."""
    return [MISSION_NAMES[mission] for mission in range(MISSIONS) if position.missions[mission] == seat]


def laid(position: LouisXIV, seat: int) -> list[str]:
    return [MISSION_NAMES[mission] for mission in range(MISSIONS) if position.missions[mission] == LAID + seat]


def mission_pile(position: LouisXIV) -> list[str]:
    """All levels, from the top."""
    return [MISSION_NAMES[mission] for mission in reversed(list(position.mission_pile))]


def shields(position: LouisXIV, seat: int) -> list[int]:
    """By arms."""
    return [int(position.shields[seat * SHIELD_KINDS + arms]) for arms in range(SHIELD_KINDS)]


def asks(position: LouisXIV) -> tuple[int | None, str | None]:
    """Who is asked, and what."""
    return position.seat, position.decision


def texts(position: LouisXIV) -> list[str]:
    return [str(move) for move in position.moves()]


def refused(position: LouisXIV, text: str) -> str:
    """The rule by which a move is refused."""
    with pytest.raises(antichambre.IllegalMove) as refusal:
        position.parse(text)
    return refusal.value.rule


def play(position: LouisXIV, moves: str, everyone: bool = False) -> Told:
    """Plays moves, parted by commas, and says what the table heard. After each the box is whole, and what is listed is
    what no rule refuses. `everyone`: it stops also at whoever has one answer."""
    told: Told = []
    for text in moves.split(","):
        events = position.play(position.parse(text.strip()))
        if not everyone:
            events += silence(position)
        for event in events:
            seen = event.seen_by(None)
            assert seen is not None
            told.append(seen)
        assert list(position.census()) == BOX_CENSUS[int(position.seats)], f"the box is not whole after {text}"
        if position.asked != NOBODY:
            allowed = [move for move in LOUIS_XIV.moves if position.refusal(move.action) == ALLOWED]
            assert position.moves() == allowed, f"list and refusals disagree after {text}"
    return told


def heard(told: Told, event: str) -> Told:
    """The events of one kind, without their name."""
    return [{name: value for name, value in seen.items() if name != "event"} for seen in told if seen["event"] == event]


def view_of(position: LouisXIV, seat: int | None = None) -> dict[str, Any]:
    return position.view(seat)
