"""Matériel, Préparation du jeu: what is in the box, and how it is laid out."""

import pytest

import antichambre
from antichambre.games.louis_xiv.components import BOX, INFLUENCE_CARDS, LEVEL_OF, PERSONS
from games.louis_xiv.tables import (
    BOX_CENSUS,
    EVERY_NUMBER,
    LOUIS_XIV,
    asks,
    back,
    chips,
    louis,
    missions,
    neutral_on,
    new,
    plot_pile,
    tokens,
    view_of,
)

every_number = pytest.mark.parametrize("seats", EVERY_NUMBER)
SEEDS = [str(number) for number in range(30)]


# Matériel


def test_ninety_cards() -> None:
    """20 + 12 + 8 missions, 30 influence cards, 12 plot cards, 8 money cards."""
    cards = dict(zip(LOUIS_XIV.pieces, BOX_CENSUS[4], strict=True))
    assert cards["mission card"] == 40
    assert [list(LEVEL_OF).count(level) for level in range(3)] == [20, 12, 8]
    assert cards["influence card"] == 30
    assert cards["plot card"] == 12
    assert cards["money card"] == 8
    assert 40 + 30 + 12 + 8 == 90


def test_sixteen_tokens_of_each_colour() -> None:
    assert BOX_CENSUS[4][:5] == [16, 16, 16, 16, 0]
    assert BOX_CENSUS[3][:5] == [16, 16, 16, 0, 0]


def test_sixty_shields_ten_of_each_of_six() -> None:
    assert BOX_CENSUS[4][10:16] == [10] * 6


def test_thirty_four_chips() -> None:
    chips_there = dict(zip(LOUIS_XIV.pieces[5:10], BOX_CENSUS[4][5:10], strict=True))
    assert chips_there == {"sceptre": 6, "letter": 6, "ring": 6, "helmet": 6, "crown": 10}
    assert sum(chips_there.values()) == 34


def test_two_influence_cards_of_each_person_and_six_jokers() -> None:
    assert [list(INFLUENCE_CARDS).count(kind) for kind in range(13)] == [2] * 12 + [6]


def test_twelve_persons_in_their_order() -> None:
    assert PERSONS == (
        "anne",
        "philippe",
        "marie-therese",
        "dauphin",
        "montespan",
        "conde",
        "colbert",
        "maintenon",
        "la-valliere",
        "turenne",
        "mazarin",
        "louvois",
    )


def test_two_to_four_players() -> None:
    assert list(LOUIS_XIV.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(antichambre.BadSetup):
            LOUIS_XIV.new(seats=seats)


def test_every_figure_has_its_provenance() -> None:
    for name, part in BOX.items():
        for entry in part if name == "boards" else [part]:
            assert entry["provenance"]


# Préparation du jeu


@every_number
def test_all_boards_lie_with_their_front_up_and_empty(seats: int) -> None:
    position = new(seats)
    assert back(position) == []
    assert all(board["tokens"] == [0] * seats for board in view_of(position)["boards"])


@every_number
def test_all_chips_lie_in_the_supply(seats: int) -> None:
    position = new(seats)
    assert list(position.supply) == [6, 6, 6, 6, 10]
    assert [chips(position, seat) for seat in range(seats)] == [""] * seats


def test_shields_are_shuffled_face_down() -> None:
    orders = {tuple(new(4, seed).shield_pile) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert len(new(4).shield_pile) == 60


def test_four_of_eight_money_cards_are_used_at_random() -> None:
    used = {tuple(sorted(new(4, seed).money[:4])) for seed in SEEDS}
    assert len(used) > 10
    assert view_of(new(4))["money_cards"] == 3
    assert len(new(4).money) == 8


def test_plot_cards_one_of_each_person_in_one_pile() -> None:
    assert sorted(plot_pile(new(4))) == list(range(1, 13))
    assert len({tuple(plot_pile(new(4, seed))) for seed in SEEDS}) == len(SEEDS)


def test_influence_cards_form_a_draw_pile() -> None:
    position = new(4)
    assert len(position.card_pile) == 30 - 20
    assert len({tuple(new(4, seed).card_pile) for seed in SEEDS}) == len(SEEDS)


@every_number
def test_a_light_and_a_medium_mission_each(seats: int) -> None:
    position = new(seats)
    for seat in range(seats):
        levels = [LEVEL_OF[mission] for mission in range(40) if position.missions[mission] == seat]
        assert levels == [0, 1]
    assert len({tuple(missions(new(seats, seed), 0)) for seed in SEEDS}) > 10
    piles = view_of(position)["mission_piles"]
    assert piles == {"light": 20 - seats, "medium": 12 - seats, "dark": 8}


@every_number
def test_five_louis_each_and_the_first_money_card(seats: int) -> None:
    position = new(seats)
    amount = BOX["money"]["cards"][position.money[0]][1]
    assert louis(position) == [5 + amount] * seats


def test_tokens_in_the_general_and_the_personal_supply() -> None:
    position = new(4)
    assert [tokens(position, seat) for seat in range(4)] == [(5, 11), (5, 11), (6, 10), (7, 9)]
    position = new(3)
    assert [tokens(position, seat) for seat in range(3)] == [(5, 11), (5, 11), (6, 10)]


def test_with_two_players_the_second_puts_six_into_the_general_supply() -> None:
    position = new(2)
    assert [tokens(position, seat) for seat in range(2)] == [(5, 11), (6, 10)]


@every_number
def test_the_first_seat_is_the_first_player_of_the_first_round(seats: int) -> None:
    position = new(seats)
    assert asks(position) == (0, "card")
    assert (position.round, position.first) == (1, 0)


def test_neutral_tokens_only_with_two_players() -> None:
    assert sum(neutral_on(new(2)).values()) == 8
    assert neutral_on(new(3)) == neutral_on(new(4)) == {}


def test_equal_seeds_equal_games_and_without_a_seed_nobody_knows() -> None:
    assert view_of(new(4, "x"), 0) == view_of(new(4, "x"), 0)
    assert LOUIS_XIV.new(seats=4).seed != LOUIS_XIV.new(seats=4).seed
