"""2e phase: Influence. Cards in turn, the last card, hands of different size, all cards together again."""

from games.louis_xiv.tables import (
    asks,
    card_pile,
    discards,
    hand,
    heard,
    lay,
    new,
    on,
    play,
    refused,
    texts,
    tokens,
)

THREE_EACH = {0: "1 2 3", 1: "4 5 6", 2: "7 8 9", 3: "10 11 12"}


def test_the_first_player_begins_then_clockwise() -> None:
    position = lay("cards", first=2, cards=THREE_EACH)
    order = []
    for _ in range(8):
        order.append(position.seat)
        play(position, texts(position)[0])
        play(position, "take back")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]
    assert position.round == 2


def test_the_first_round_is_played_from_a_new_game() -> None:
    """Four cards each are played, the fifth goes back."""
    position = new(4)
    played = [0, 0, 0, 0]
    while position.round == 1 and position.phase == 2:
        if position.decision == "card":
            played[int(position.asked)] += 1
        play(position, texts(position)[-1])
    assert played == [4, 4, 4, 4]


def test_a_card_is_played_openly_then_placed_or_taken_back() -> None:
    position = lay("cards", cards=THREE_EACH)
    assert texts(position) == ["card 1", "card 2", "card 3"]
    told = play(position, "card 2")
    assert heard(told, "card-played") == [{"seat": 0, "card": "philippe"}]
    assert asks(position) == (0, "place")
    assert discards(position) == "2"
    assert refused(position, "card 1") == "other-question"
    assert refused(position, "enough") == "other-question"


def test_only_cards_in_hand_can_be_played() -> None:
    position = lay("cards", cards=THREE_EACH)
    assert refused(position, "card 4") == "not-held"
    assert refused(position, "card joker") == "not-held"


def test_two_equal_cards_are_one_choice() -> None:
    position = lay("cards", cards={0: "1 1 2", 1: "4 5"})
    assert texts(position) == ["card 1", "card 2"]
    play(position, "card 1, take back")
    assert hand(position, 0) == "1 2"


def test_the_last_card_is_not_played_but_put_back_face_down_on_the_pile() -> None:
    position = lay("cards", cards={0: "1 2", 1: "4 5 6"}, card_pile="joker")
    assert card_pile(position)[0] == "joker"
    told = play(position, "card 1, 1:1")
    assert heard(told, "card-put-back") == [{"seat": 0, "card": None}]
    assert card_pile(position)[:2] == ["2", "joker"]
    assert position.hand_size(0) == 0
    assert asks(position) == (1, "card")


def test_the_last_card_goes_back_also_after_a_swap_made_it_the_last() -> None:
    """Two cards; one is swapped; then one is played, and the swapped one is put back."""
    position = lay("cards", cards={0: "1 2", 1: "4 5 6"}, laid={0: "swap-card"}, card_pile="joker 12")
    play(position, "swap 1, card 4, take back, card 2, take back")
    assert card_pile(position)[:2] == ["joker", "12"]
    assert position.hand_size(0) == 0


def test_hands_of_different_size_play_a_different_number_of_times() -> None:
    """Whoever still has cards plays several times in a row."""
    position = lay("cards", cards={0: "1 2", 1: "3 4 5 6 7", 2: "8 9 10", 3: "11 12"}, plots={0: "1"})
    order = []
    while position.decision == "card":
        order.append(position.seat)
        play(position, texts(position)[0])
        play(position, "take back")
    assert order == [0, 1, 2, 3, 1, 2, 1, 1]


def test_an_influence_card_of_mazarin_makes_one_more_turn() -> None:
    position = lay("supply", seats=3, in_round=2, cards={1: "joker"})
    assert [position.hand_size(seat) for seat in range(3)] == [5, 6, 5]
    played = [0, 0, 0]
    while position.round == 2 and position.phase == 2:
        if position.decision == "card":
            played[int(position.asked)] += 1
        play(position, texts(position)[-1])
    assert played == [4, 5, 4]


def test_at_the_end_all_thirty_cards_are_shuffled_together() -> None:
    orders = set()
    for seed in ("a", "b", "c"):
        position = lay("cards", cards={0: "1 2", 1: "3 4"}, plots={0: "1"}, seed=seed)
        told = play(position, "card 1, 1:1, card 3, 3:1")
        assert len(heard(told, "cards-shuffled")) == 1
        assert len(card_pile(position)) == 30
        assert discards(position) == ""
        assert [position.hand_size(seat) for seat in range(4)] == [0, 0, 0, 0]
        orders.add(tuple(card_pile(position)))
    assert len(orders) == 3


def test_placing_needs_a_token_taking_back_is_always_possible() -> None:
    """Without a token in the personal supply there is no choice: tokens are taken back."""
    position = lay("cards", cards=THREE_EACH, general={0: 16})
    told = play(position, "card 1")
    assert heard(told, "tokens-back") == [{"seat": 0, "count": 3}]
    assert asks(position) == (1, "card")


def test_taking_back_from_an_empty_general_supply_gives_nothing() -> None:
    position = lay("cards", cards=THREE_EACH, general={0: 0})
    play(position, "card 1, take back")
    assert tokens(position, 0) == (0, 16)
    assert on(position, 1) == [0, 0, 0, 0]
