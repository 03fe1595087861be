"""Contenu du jeu, Préparation pour le jeu: what is in the box, and how it is laid out."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import antichambre
from antichambre.games.sun_king.components import BOX, CARDS, COLOURS, FIRST_AUCTION, FIRST_SPECIAL, LOUIS, PACK
from antichambre.kernel.chance import Stream
from games.sun_king.tables import (
    BOX_CENSUS,
    SUN_KING,
    asks,
    bank,
    draw_pile,
    new,
    open_cards,
    pile,
    sphere,
    tokens,
    view_of,
    waiting,
)

EVERY_NUMBER = range(2, 7)
DEAL = {2: [2, 3], 3: [2, 3, 3], 4: [2, 2, 3, 3], 5: [2, 2, 3, 3, 4], 6: [2, 2, 3, 3, 4, 4]}
every_number = pytest.mark.parametrize("seats", EVERY_NUMBER)
SEEDS = [str(number) for number in range(40)]


def dealt_by_hand(seats: int, seed: str) -> tuple[list[str], list[str], list[str]]:
    """The spheres, the rest of the pack and what went under it, dealt from the same shuffle as people deal."""
    shuffled = vec[i64](list(PACK))
    Stream(seed).shuffle(shuffled)
    pack = [CARDS[card] for card in shuffled]
    hands: list[list[str]] = [[] for _ in range(seats)]
    under: list[str] = []
    while any(len(hands[seat]) < DEAL[seats][seat] for seat in range(seats)):
        for seat in range(seats):
            if len(hands[seat]) == DEAL[seats][seat]:
                continue
            while CARDS.index(pack[0]) >= FIRST_AUCTION:
                under.append(pack.pop(0))
            hands[seat].append(pack.pop(0))
    spheres = [" ".join(card for colour in COLOURS for card in hand if card.split("-")[0] == colour) for hand in hands]
    return spheres, pack, under


# Contenu du jeu


def test_67_quality_cards_of_five_colours() -> None:
    """14 blue and green ones, 13 purple, red and yellow ones."""
    counts = dict.fromkeys(COLOURS, 0)
    for kind in range(FIRST_AUCTION):
        counts[CARDS[kind].split("-")[0]] += BOX_CENSUS[kind]
    assert counts == {"blue": 14, "green": 14, "purple": 13, "red": 13, "yellow": 13}
    assert sum(counts.values()) == 67


def test_eight_auction_cards_of_seven_kinds() -> None:
    counts = dict(zip(CARDS[FIRST_AUCTION:FIRST_SPECIAL], BOX_CENSUS[FIRST_AUCTION:FIRST_SPECIAL], strict=True))
    assert len(counts) == 7
    assert counts == {
        "influence": 1,
        "medal": 1,
        "authority": 1,
        "overlord": 1,
        "pension": 2,
        "conspiracy": 1,
        "diplomacy": 1,
    }


def test_special_cards_four_debts_four_mazarins_one_louis() -> None:
    assert dict(zip(CARDS[FIRST_SPECIAL:], BOX_CENSUS[FIRST_SPECIAL : len(CARDS)], strict=True)) == {
        "debts": 4,
        "mazarin": 4,
        "louis": 1,
    }


def test_twenty_gold_and_forty_power_tokens() -> None:
    """Power is counted in units: twenty 1s and twenty 2s make sixty."""
    assert BOX["tokens"]["power_ones"] + BOX["tokens"]["power_twos"] == 40
    assert BOX_CENSUS[len(CARDS) :] == [60, 20]


def test_five_seals_of_each_colour() -> None:
    assert [BOX_CENSUS[CARDS.index(f"{colour}-seal")] for colour in COLOURS] == [5] * 5


def test_auction_cards_their_colours_and_seals() -> None:
    figures = {name: (card["colour"], card["seal"]) for name, card in BOX["auction"].items()}
    assert figures == {
        "influence": ("blue", True),
        "medal": ("purple", True),
        "authority": ("red", True),
        "overlord": ("green", False),
        "pension": ("yellow", False),
        "conspiracy": ("grey", False),
        "diplomacy": ("grey", False),
    }


@every_number
def test_every_number_of_players_has_the_same_box(seats: int) -> None:
    assert list(new(seats).census()) == BOX_CENSUS


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(antichambre.BadSetup):
        SUN_KING.new(seats=seats)


# Préparation


@every_number
def test_1_louis_is_taken_out_before_the_deal(seats: int) -> None:
    """He is dealt to nobody and lies in the draw pile once."""
    for seed in SEEDS:
        position = new(seats, seed)
        assert draw_pile(position).count("louis") == 1


@every_number
def test_2_the_deal_table(seats: int) -> None:
    for seed in SEEDS:
        position = new(seats, seed)
        assert [position.quality_count(seat) for seat in range(seats)] == DEAL[seats]


@every_number
def test_2_player_1_always_has_two_cards(seats: int) -> None:
    assert new(seats).quality_count(0) == 2


@every_number
def test_2_dealt_clockwise_and_a_special_or_auction_card_goes_under_the_pack(seats: int) -> None:
    """Ruling 4: it is put under the pack and another one is dealt; the rest keeps its order."""
    seen_under = 0
    for seed in SEEDS:
        spheres, pack, under = dealt_by_hand(seats, seed)
        position = new(seats, seed)
        assert [sphere(position, seat) for seat in range(seats)] == spheres
        assert [card for card in draw_pile(position) if card != "louis"] == pack + under
        assert view_of(position)["bottom"] == under
        seen_under += len(under)
    assert seen_under > 0


@every_number
def test_3_cards_lie_face_up_in_rows_of_one_colour(seats: int) -> None:
    """Everybody sees the same; nobody has a card in hand."""
    position = new(seats)
    views = [view_of(position, seat)["seats"] for seat in [*range(seats), None]]
    assert all(view == views[0] for view in views)
    for seat in range(seats):
        rows = views[0][seat]["rows"]
        assert [row["colour"] for row in rows] == list(COLOURS)
        assert sum(len(row["seals"]) for row in rows) == DEAL[seats][seat]


@every_number
def test_4_nine_power_and_one_gold_each_the_rest_in_the_bank(seats: int) -> None:
    position = new(seats)
    assert [tokens(position, seat) for seat in range(seats)] == [(9, 1)] * seats
    assert bank(position) == (60 - 9 * seats, 20 - seats)


@every_number
def test_5_two_halves_and_louis_in_the_lower(seats: int) -> None:
    """The upper half has one card more when their number is odd (ruling 10)."""
    cards = 83 - sum(DEAL[seats])
    upper = cards - cards // 2
    for seed in SEEDS:
        position = new(seats, seed)
        assert len(draw_pile(position)) == cards + 1
        assert position.lower == upper
        assert draw_pile(position).index("louis") >= upper
        assert view_of(position)["lower_half"] == cards // 2 + 1


def test_5_louis_may_lie_anywhere_in_the_lower_half() -> None:
    cards = 83 - sum(DEAL[6])
    places = {draw_pile(new(6, f"louis {number}")).index("louis") for number in range(600)}
    assert places == set(range(cards - cards // 2, cards + 1))


def test_5_no_card_is_discarded_yet_and_none_lies_open() -> None:
    position = new(4)
    assert (pile(position), open_cards(position), waiting(position)) == ("", "", "")
    assert not position.louis_seen
    assert LOUIS in position.deck


@every_number
def test_6_player_1_begins(seats: int) -> None:
    for seed in SEEDS[:10]:
        position = new(seats, seed)
        assert position.turn == 0
        assert asks(position) in [(0, "qualities"), (0, "announce")]


def test_without_a_seed_nobody_knows_the_deal() -> None:
    assert SUN_KING.new(seats=4).seed != SUN_KING.new(seats=4).seed
