"""Ruling 15 by brute force: the payments that can be made piece by piece are exactly those without a needless piece."""

from itertools import product

import pytest

from antichambre.games.sun_king.components import AUCTIONS, BOX, COLOURS, FIRST_AUCTION
from antichambre.games.sun_king.payments import completes, means
from antichambre.games.sun_king.rules import SunKing
from antichambre.kernel.chance import Rng
from games.sun_king.tables import asks, lay, play

Holding = tuple[int, ...]  # power, gold, a number for each row and for each kind of auction card


def holding(position: SunKing) -> Holding:
    units = (int(position.power[0]), int(position.gold[0]))
    rows = tuple(int(position.row[colour]) for colour in range(len(COLOURS)))
    return units + rows + tuple(int(position.owned[kind]) for kind in range(len(AUCTIONS)))


def worths(lot: str) -> list[int]:
    """What each piece of a holding is worth for a lot."""
    colours = [*COLOURS, *(BOX["auction"][name]["colour"] for name in AUCTIONS)]
    wanted = BOX["auction"][lot]["colour"]
    return [1, 1] + [3 if colour == wanted != "grey" else 2 for colour in colours]


def minimal_payments(have: Holding, lot: str, bid: int) -> set[Holding]:
    """Every payment that is enough, and not enough without any one of its pieces: all of them are tried."""
    worth = worths(lot)
    found = set()
    for paid in product(*(range(count + 1) for count in have)):
        total = sum(count * each for count, each in zip(paid, worth, strict=True))
        if total >= bid and all(total - each < bid for count, each in zip(paid, worth, strict=True) if count):
            found.add(paid)
    return found


def paid_so_far(position: SunKing, have: Holding, lot: str) -> Holding:
    now = list(holding(position))
    if position.decision != "pay":
        now[2 + len(COLOURS) + AUCTIONS.index(lot)] -= 1  # the lot is theirs
    return tuple(had - has for had, has in zip(have, now, strict=True))


def payments_made(position: SunKing, have: Holding, lot: str) -> set[Holding]:
    """Every payment that is reached, whatever is chosen at each piece."""
    found: set[Holding] = set()
    seen: set[Holding] = set()
    ways = [position]
    while ways:
        here = ways.pop()
        paid = paid_so_far(here, have, lot)
        if here.decision != "pay":
            found.add(paid)
        elif paid not in seen:
            seen.add(paid)
            assert here.moves(), "a payment was begun that cannot be completed"
            for move in here.moves():
                after = here.copy()
                after.play(move)
                ways.append(after)
    return found


def to_the_bid(have: Holding, lot: str) -> SunKing:
    """Seat 0 holds this and bids for this lot; nobody else can."""
    names = [*COLOURS, *AUCTIONS]
    sphere = " ".join(f"{name}*{count}" for name, count in zip(names, have[2:], strict=True) if count)
    position = lay(sphere, "", power=[have[0], 0], gold=[have[1], 0], phase=2, draw=f"{lot} red-seal blue-seal")
    if position.decision == "medal":
        play(position, "another, enough")
    else:
        play(position, "turn 2")
    assert asks(position) == (0, "bid")
    return position


def some_holding(rng: Rng, lot: str) -> Holding:
    rows = [int(rng.below(3)) if rng.below(2) else 0 for _ in COLOURS]
    auctions = [int(rng.below(4) == 0 and name != lot) for name in AUCTIONS]
    if lot == "pension":
        auctions[AUCTIONS.index("pension")] = int(rng.below(2))
    return (int(rng.below(5)), int(rng.below(4)), *rows, *auctions)


@pytest.mark.parametrize("lot", AUCTIONS)
def test_ruling_15_every_minimal_payment_and_no_other(lot: str) -> None:
    rng = Rng(f"payments {lot}")
    worth = worths(lot)
    tried = 0
    while tried < 25:
        have = some_holding(rng, lot)
        most = sum(count * each for count, each in zip(have, worth, strict=True))
        if most == 0:
            continue
        tried += 1
        bid = 1 + int(rng.below(most))
        position = to_the_bid(have, lot)
        assert (holding(position), means(position, 0, FIRST_AUCTION + AUCTIONS.index(lot))) == (have, most)
        play(position, f"bid {bid}")
        assert payments_made(position, have, lot) == minimal_payments(have, lot, bid), (have, bid)


@pytest.mark.parametrize("lot", AUCTIONS)
def test_ruling_15_a_payment_is_asked_where_there_are_several_and_only_there(lot: str) -> None:
    """Bids close to all that the bidder has, of which many leave one payment."""
    rng = Rng(f"one payment {lot}")
    worth = worths(lot)
    asked = {True: 0, False: 0}
    while min(asked.values()) < 8:
        have = some_holding(rng, lot)
        bid = sum(count * each for count, each in zip(have, worth, strict=True)) - int(rng.below(4))
        if bid < 1:
            continue
        position = to_the_bid(have, lot)
        play(position, f"bid {bid}")
        several = len(minimal_payments(have, lot, bid)) > 1
        assert (position.decision == "pay") is several, (have, bid)
        asked[several] += 1


def completed_by_hand(owed: int, smallest: int, units: int, cards: int, same: int) -> bool:
    """Whether some more pieces make the payment whole without a needless one, all numbers of them tried."""
    for one, two, three in product(range(units + 1), range(cards + 1), range(same + 1)):
        total = one + 2 * two + 3 * three
        pieces = [worth for worth, count in ((1, one), (2, two), (3, three)) if count] + [smallest]
        if total >= owed and total - owed < min(pieces):
            return True
    return False


def test_ruling_15_a_payment_goes_on_only_if_it_can_be_completed() -> None:
    """For small numbers of pieces, all of them."""
    for owed, smallest in product(range(-3, 14), (1, 2, 3, 99)):
        for units, cards, same in product(range(4), range(5), range(4)):
            expected = completed_by_hand(owed, smallest, units, cards, same)
            found = completes(owed, smallest, units, cards, same)
            assert found == expected, (owed, smallest, units, cards, same)
