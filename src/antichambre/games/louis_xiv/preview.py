"""How the boards would be counted now, and what a seat has to expect."""

from typing import TypedDict

from antichambre.games.louis_xiv.components import (
    BOARDS,
    CHIP_KINDS,
    DEALT,
    EFFECT_OF,
    EFFECTS,
    MISSIONS,
    ROUNDS,
    TOKENS,
)
from antichambre.games.louis_xiv.counting import ACT_IN_COUNTING
from antichambre.games.louis_xiv.court import COUNTING, FULFILLING, INFLUENCE, LAID, NEUTRAL, PILE, SUPPLY, Court
from antichambre.games.louis_xiv.influence import ACT_IN_INFLUENCE
from antichambre.games.louis_xiv.majorities import (
    FREE,
    MAY_BRIBE,
    WITH_CROWN,
    condition,
    goes_away,
    is_to_count,
    leader_now,
    most,
    price,
    share,
    tokens_counted,
    turns,
)
from antichambre.games.louis_xiv.missions import ACT_IN_MISSIONS, has, lacking
from antichambre.games.louis_xiv.supply import ACT_IN_SUPPLY, louis_brought, tokens_brought
from antichambre.kernel.position import NOBODY

ACTS = {
    SUPPLY: ACT_IN_SUPPLY,
    INFLUENCE: ACT_IN_INFLUENCE,
    COUNTING: ACT_IN_COUNTING,
    FULFILLING: ACT_IN_MISSIONS,
}


class NextRound(TypedDict):
    """What a seat will have when the next influence phase begins, before the king's money, choices and bribes."""

    cards: int
    tokens: int
    louis: int


class MissionPreview(TypedDict):
    """A mission in hand. `has`: for each of the two chips that it asks for whether one has it, crowns standing in.
    `lacks`: what is still to be had: nothing, both, either, or a chip (or any) by its name."""

    has: list[bool]
    lacks: str


class Preview(TypedDict):
    """As the boards would be counted with the tokens that lie there: without plot cards, and before any bribe is paid.
    Boards are counted from 0.

    `leads`: by board, who alone has most, where that decides: a seat, “neutral”, or null. `ties`: the boards on which
    several have. `gets`: by board and seat, “crown” (the income and a crown), “free”, the price of a bribe, or 0; an
    empty list where nobody gets anything, null for a board that is not to be counted in this round any more. `away`: by
    board, the seats whose tokens go to the general supply; all others come home. `turns`: the boards that turn then.
    `acts`: the effects of laid missions that act in this phase.

    Of the viewer's own, `missions` in the view's order, and `next`: null in the last round, and for an onlooker."""

    leads: list[int | str | None]
    ties: list[int]
    gets: list[list[int | str] | None]
    away: list[list[int]]
    turns: list[int]
    acts: list[str]
    missions: list[MissionPreview]
    next: NextRound | None


def preview(position: Court, seat: int | None) -> Preview:
    """As far as a seat may know it (None: an onlooker)."""
    found: Preview = {
        "leads": [],
        "ties": [],
        "gets": [],
        "away": [],
        "turns": [],
        "acts": _acting(position),
        "missions": [] if seat is None else _missions(position, seat),
        "next": None if seat is None or position.round == ROUNDS else _next_round(position, seat),
    }
    for board in range(BOARDS):
        _add_board(found, position, board)
    return found


def _add_board(found: Preview, court: Court, board: int) -> None:
    if not is_to_count(court, board):
        found["leads"].append(None)
        found["gets"].append(None)
        found["away"].append([])
        return
    counted = tokens_counted(court, board)
    first = leader_now(court, board, counted)
    by_majority = condition(court, board) != TOKENS
    found["leads"].append(None if first == NOBODY or not by_majority else "neutral" if first == NEUTRAL else first)
    if by_majority and first == NOBODY and most(counted) > 0:
        found["ties"].append(board)
    gets = [_gets(court, board, share(court, board, counted, first, seat), seat) for seat in range(court.seats)]
    found["gets"].append(gets if any(gets) else [])
    found["away"].append([seat for seat in range(court.seats) if goes_away(court, board, counted, first, seat)])
    if turns(court, board, counted, first):
        found["turns"].append(board)


def _gets(court: Court, board: int, part: int, seat: int) -> int | str:
    if part == MAY_BRIBE:
        return price(court, board, seat)
    return {WITH_CROWN: "crown", FREE: "free"}.get(part, 0)


def _acting(court: Court) -> list[str]:
    if court.finished:
        return []
    laid = {EFFECT_OF[mission] for mission in range(MISSIONS) if LAID <= court.missions[mission] < PILE}
    return [EFFECTS[effect] for effect in ACTS[court.phase] if effect in laid]


def _missions(court: Court, seat: int) -> list[MissionPreview]:
    chips = list(court.chips[seat * CHIP_KINDS : (seat + 1) * CHIP_KINDS])
    held = [mission for mission in range(MISSIONS) if court.missions[mission] == seat]
    return [{"has": has(mission, chips), "lacks": lacking(mission, chips)} for mission in held]


def _next_round(court: Court, seat: int) -> NextRound:
    """Before the count a hand is played out to its last card, which goes back."""
    away, home = court.general[seat], court.personal[seat]
    for board in range(BOARDS):
        if is_to_count(court, board):
            counted = tokens_counted(court, board)
            if goes_away(court, board, counted, leader_now(court, board, counted), seat):
                away += counted[seat]
            else:
                home += counted[seat]
    kept = court.hand_size(seat) if court.phase >= COUNTING else 0
    return {
        "cards": DEALT + kept,
        "tokens": home + min(away, tokens_brought(court, seat)),
        "louis": court.louis[seat] + louis_brought(court, seat),
    }
