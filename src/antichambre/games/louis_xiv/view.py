"""What a seat may know of a game of Louis XIV, built up piece by piece from what it may see."""

from typing import TypedDict

from antichambre.games.louis_xiv.components import (
    BOARDS,
    CHIP_KINDS,
    CHIPS,
    CONDITION,
    CONDITIONS,
    EFFECT_OF,
    EFFECTS,
    FIGURE,
    INFLUENCE_CARDS,
    LEVEL_OF,
    LEVELS,
    MISSION_NAMES,
    MISSIONS,
    PERSONS,
    ROUNDS,
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
from antichambre.games.louis_xiv.pieces import card_name
from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.games.louis_xiv.vocabulary import SHIELDS
from antichambre.kernel.position import NOBODY

PHASES = {SUPPLY: "supply", INFLUENCE: "influence", COUNTING: "counting", FULFILLING: "missions"}


class BoardView(TypedDict):
    """A person of the court: the condition that lies up, its price or number, and the tokens by owner."""

    person: str
    condition: str
    figure: int
    back: bool
    tokens: list[int]
    neutral: int
    king: bool


class MissionView(TypedDict):
    """A mission card. Its level is on its back, for all to see: `mission_backs` counts those in a hand."""

    mission: str
    effect: str


class SeatView(TypedDict):
    """A courtier. What only the owner may see is null in a rival's: cards, plots, missions in hand, shields."""

    general: int
    personal: int
    louis: int
    chips: dict[str, int]
    laid: list[MissionView]
    mission_backs: dict[str, int]
    missions: list[MissionView] | None
    hand_size: int
    hand: list[str] | None
    plot_count: int
    plots: list[str] | None
    shield_count: int
    shields: dict[str, int] | None


class KnownView(TypedDict):
    """A hidden card whose place the viewer knows all the same: a rival's hand, or a pile."""

    kind: str
    card: str
    seat: int | None


class View(TypedDict):
    game: str
    variant: dict[str, str | bool]
    seat: int | None
    asked: int | None
    decision: str | None
    round: int
    rounds: int
    phase: str
    first: int
    board: str | None
    chosen: str | None
    left: int
    boards: list[BoardView]
    supply: dict[str, int]
    shield_pile: int
    card_pile: int
    discards: list[str]
    plot_pile: int
    mission_piles: dict[str, int]
    money_cards: int
    seats: list[SeatView]
    known: list[KnownView]
    scores: list[int]
    winners: list[int]


def view(position: LouisXIV, seat: int | None) -> View:
    """All that a seat may know (None: an onlooker)."""
    return {
        "game": position.game.name,
        "variant": dict(position.variant),
        "seat": seat,
        "asked": position.seat,
        "decision": position.decision,
        "round": position.round,
        "rounds": ROUNDS,
        "phase": PHASES[position.phase],
        "first": position.first,
        "board": PERSONS[position.board] if position.phase == COUNTING else None,
        "chosen": _chosen(position, seat),
        "left": position.left if position.seat == seat else 0,
        "boards": [_board(position, board) for board in range(BOARDS)],
        "supply": {name: position.supply[chip] for chip, name in enumerate(CHIPS)},
        "shield_pile": len(position.shield_pile),
        "card_pile": len(position.card_pile),
        "discards": [_card(card) for card in range(len(INFLUENCE_CARDS)) if position.cards[card] == DISCARD],
        "plot_pile": len(position.plot_pile),
        "mission_piles": {name: position.pile_size(level) for level, name in enumerate(LEVELS)},
        "money_cards": ROUNDS - position.money_at,
        "seats": [_seat(position, owner, seat) for owner in range(position.seats)],
        "known": _known(position, seat),
        "scores": position.scores(),
        "winners": position.winners(),
    }


def _card(card: int) -> str:
    return card_name(INFLUENCE_CARDS[card])


def _mission(mission: int) -> MissionView:
    return {"mission": MISSION_NAMES[mission], "effect": EFFECTS[EFFECT_OF[mission]]}


def _chosen(position: LouisXIV, seat: int | None) -> str | None:
    """The influence card that is being played, for all; the mission that is being paid for, for its owner."""
    if position.card_played != NOBODY:
        return card_name(position.card_played)
    if position.mission_paid != NOBODY and position.seat == seat:
        return MISSION_NAMES[position.mission_paid]
    return None


def _board(position: LouisXIV, board: int) -> BoardView:
    place = 2 * board + position.side[board]
    return {
        "person": PERSONS[board],
        "condition": CONDITIONS[CONDITION[place]],
        "figure": FIGURE[place],
        "back": position.side[board] == 1,
        "tokens": [position.on[board * OWNERS + seat] for seat in range(position.seats)],
        "neutral": position.on[board * OWNERS + NEUTRAL],
        "king": position.king != NO_KING and position.king == board,
    }


def _seat(position: LouisXIV, owner: int, viewer: int | None) -> SeatView:
    own = owner == viewer
    held = [mission for mission in range(MISSIONS) if position.missions[mission] == owner]
    return {
        "general": position.general[owner],
        "personal": position.personal[owner],
        "louis": position.louis[owner],
        "chips": {name: position.chips[owner * CHIP_KINDS + chip] for chip, name in enumerate(CHIPS)},
        "laid": [_mission(mission) for mission in range(MISSIONS) if position.missions[mission] == LAID + owner],
        "mission_backs": {
            name: sum(LEVEL_OF[mission] == level for mission in held) for level, name in enumerate(LEVELS)
        },
        "missions": [_mission(mission) for mission in held] if own else None,
        "hand_size": position.hand_size(owner),
        "hand": (
            [_card(card) for card in range(len(INFLUENCE_CARDS)) if position.cards[card] == owner] if own else None
        ),
        "plot_count": position.plot_count(owner),
        "plots": [PERSONS[plot] for plot in range(BOARDS) if position.plots[plot] == owner] if own else None,
        "shield_count": position.shield_count(owner),
        "shields": (
            {name: position.shields[owner * SHIELD_KINDS + arms] for arms, name in enumerate(SHIELDS)}
            if own or position.finished
            else None
        ),
    }


def _known(position: LouisXIV, seat: int | None) -> list[KnownView]:
    """Cards that the viewer put back, or that once lay open, and where they are now."""
    found: list[KnownView] = []
    if seat is None:
        return found
    for card in range(len(INFLUENCE_CARDS)):
        _add_known(found, "influence", _card(card), position.cards[card], position.card_known[card], seat)
    for plot in range(BOARDS):
        _add_known(found, "plot", PERSONS[plot], position.plots[plot], position.plot_known[plot], seat)
    for mission in range(MISSIONS):
        name = MISSION_NAMES[mission]
        _add_known(found, "mission", name, position.missions[mission], position.mission_known[mission], seat)
    return found


def _add_known(found: list[KnownView], kind: str, card: str, place: int, known: int, seat: int) -> None:
    if known & (1 << seat) and place != seat and (place < LAID or place == PILE):
        found.append({"kind": kind, "card": card, "seat": None if place == PILE else place})
