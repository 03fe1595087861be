"""What is asked and what each move means, in words: with the figures that the rules would reckon with."""

import re

import pytest

from antichambre.games.louis_xiv.rules import LouisXIV
from antichambre.kernel.briefing import briefing, label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.words import LANGUAGES, Words
from games.louis_xiv.tables import LOUIS_XIV, count, lay, new, play

SPEAKERS = [Words(lang, "louis_xiv") for lang in LANGUAGES]
ENGLISH, FRENCH = SPEAKERS
UNSAID = re.compile(r"\bnone\b|\bhidden\b|[{}$]")
HANDS = {0: "6 joker 2", 1: "4 5 6"}

# Effects that a random game meets too seldom, so that they lie before everybody here and there.
LAID = {
    0: "allowance token-for-card four-tokens pay-to-skip onto-1 onto-king",
    1: "swap-card late-token win-a-tie chip-for-crown swap-missions onto-5 token-back",
}


def said(position: LouisXIV, text: str, words: Words = ENGLISH) -> str:
    return words.phrase(label(position, position.parse(text)))


def asked(position: LouisXIV, words: Words = ENGLISH) -> str:
    return words.phrase(question(position))


def test_every_question_and_every_move_is_said_in_both_languages() -> None:
    questions, verbs = set(), set()
    for number in range(40):
        seats = 2 + number % 3
        position = lay("supply", seats, laid=LAID, money=(1, 3)) if number % 2 else new(seats, str(number))
        rng = Rng(number)
        while not position.over:
            questions.add(position.decision)
            legal = position.moves()
            fresh = [move for move in legal if (position.decision, move.verb) not in verbs]
            for move in fresh or legal[-3:]:
                verbs.add((position.decision, move.verb))
                for words in SPEAKERS:
                    assert not UNSAID.search(words.phrase(label(position, move)))
            for words in SPEAKERS:
                assert not UNSAID.search(asked(position, words))
            position.play(legal[rng.below(len(legal))])
    assert questions == set(LOUIS_XIV.decisions)
    everything = {
        (LOUIS_XIV.decisions[one.number], LOUIS_XIV.moves[verb.first].verb)
        for one in LOUIS_XIV.questions
        for verb in one.verbs
    }
    assert verbs == everything


# Supply


def test_an_allowance_is_said_with_its_louis_and_tokens() -> None:
    position = lay("supply", laid={0: "allowance"}, money=(1, 3))
    assert said(position, "two louis") == "take 2 louis"
    assert said(position, "louis and token") == "take one louis and one token back"
    assert said(position, "two tokens") == "take 2 tokens back"
    assert said(position, "louis and token", FRENCH) == "prendre un louis et reprendre un jeton"


# Influence


def test_a_card_says_how_many_tokens_it_could_move_now() -> None:
    position = lay("cards", cards=HANDS, general={0: 1}, on={1: [8, 0, 0, 0], 2: [5, 0, 0, 0]})
    assert said(position, "card 6") == "the Grand Condé: up to 2 tokens from there on; or take 1 back"
    assert said(position, "card joker") == "up to 2 tokens anywhere, or onto two neighbours; or take 1 back"


def test_the_four_token_card_takes_four_back() -> None:
    position = lay("cards", cards=HANDS, laid={0: "four-tokens"})
    assert said(position, "four 6").endswith("up to 4 tokens onto one person; or take 4 back")
    play(position, "four 6")
    assert said(position, "take back") == "take 4 tokens back from your general supply"
    assert "the Grand Condé as your four-token card" in asked(position)


def test_tokens_say_how_each_board_would_be_counted_with_them() -> None:
    position = lay("cards", cards={0: "1 2", 1: "4 5"}, on={1: [0, 2, 0, 0], 4: [0, 0, 1, 0]})
    play(position, "card 1")
    assert said(position, "1:1") == "Anne +1: Ganges gets a sceptre, Dangeau may pay 3"
    assert said(position, "1:3") == "Anne +3: Dangeau gets a sceptre, Ganges may pay 3"
    tied = "Dauphin +1: a tie for most, Dangeau and Villeroy may pay 3"
    assert said(position, "1:2 4:1") == f"Anne +2: a tie for most, Dangeau and Ganges may pay 3 · {tied}"


def test_the_king_gives_a_crown_and_pays_the_second() -> None:
    position = lay("cards", cards={0: "1 2", 1: "4 5"}, king=1, on={1: [0, 2, 1, 0]})
    play(position, "card 1")
    three = "Anne +3: Dangeau gets a sceptre and a crown, Ganges gets a sceptre, Villeroy may pay 3"
    assert said(position, "1:3") == three


def test_neutral_tokens_may_have_most() -> None:
    position = lay("cards", 2, cards={0: "7 2", 1: "4 5"}, king=1, neutral={7: 2})
    play(position, "card 7")
    assert said(position, "7:1") == "Colbert +1: the neutral tokens have most, nobody gets anything"
    assert said(position, "7:3") == "Colbert +3: Dangeau gets 5 louis"


def test_where_tokens_are_asked_everybody_with_enough_is_named() -> None:
    position = lay("cards", cards={0: "10 2", 1: "4 5"}, on={10: [0, 4, 0, 0]})
    play(position, "card 10")
    assert said(position, "10:2") == "Turenne +2: Ganges gets 2 shields"
    assert said(position, "10:3") == "Turenne +3: Dangeau and Ganges get 2 shields"
    assert said(position, "10:3", FRENCH) == "Turenne +3\u00a0: Dangeau et Ganges ont 2\u00a0blasons"


def test_a_cheaper_bribe_is_said_with_its_price() -> None:
    position = lay("cards", cards={0: "1 2", 1: "4 5"}, laid={0: "cheaper-bribe"}, on={1: [0, 3, 1, 0]})
    play(position, "card 1")
    assert said(position, "1:1") == "Anne +1: Ganges gets a sceptre, Dangeau may pay 2, Villeroy may pay 3"


# Counting


def test_a_plot_card_says_how_its_board_would_be_counted() -> None:
    position = count(7, on={7: [0, 2, 0, 0]}, plots={0: "7"})
    assert said(position, "plot general") == "one token from your general supply (Ganges gets 5 louis)"
    assert said(position, "plot two").endswith("(a tie for most, nobody gets anything)")
    assert asked(position).endswith("and you hold that plot card. Play it?")
    assert said(position, "enough") == "keep your plot card"


def test_whoever_lacks_the_plot_card_is_told_so_and_nobody_else() -> None:
    position = lay("counting", board=7, on={7: [0, 2, 0, 0]}, plots={0: "8"}, everyone=True)
    assert asked(position) == "Colbert is about to be counted. You do not hold that plot card."
    assert said(position, "enough") == "let it be"


def test_a_bribe_says_its_price_and_what_it_brings() -> None:
    position = count(8, on={8: [1, 2, 0, 0]}, laid={0: "cheaper-bribe"}, general={1: 0})
    play(position, "maintenon 0")
    assert asked(position) == "Bribe Madame de Maintenon with 2 louis?"
    assert said(position, "bribe") == "pay 2 louis: up to 2 tokens onto Montespan, then one token back"


@pytest.mark.parametrize(
    ("general", "meaning"),
    [(5, "2 tokens onto Montespan; then one back"), (2, "2 tokens onto Montespan")],
)
def test_maintenon_gives_a_token_back_only_where_one_is_left(general: int, meaning: str) -> None:
    position = count(8, on={8: [2, 0, 0, 0]}, general={0: general})
    assert said(position, "maintenon 2") == meaning
    told = play(position, "maintenon 2")
    assert any(event["event"] == "tokens-back" for event in told) is (general > 2)


def test_what_conde_places_on_a_board_that_was_counted_waits() -> None:
    position = count(6, on={6: [3, 0, 0, 0], 9: [0, 1, 0, 0]})
    for board in (1, 6):
        assert said(position, f"onto {board}").endswith("(not counted in this round: it stays there)")
    assert said(position, "onto 9").endswith("(a tie for most, nobody gets anything)")


# Missions


def test_a_mission_says_what_it_asks_for_but_the_question_does_not_say_which() -> None:
    position = lay("missions", chips={0: "sceptre ring crown"}, missions={0: "louis-Sany"})
    assert said(position, "fulfil louis-Sany") == "“one louis”, for a sceptre and any chip"
    play(position, "fulfil louis-Sany")
    assert asked(position) == "Which chips do you spend on the mission?"
    assert said(position, "spend sceptre+ring") == "a sceptre and a ring, for “one louis”"


def test_whoever_can_fulfil_nothing_is_told_so_with_the_one_answer() -> None:
    position = lay("missions", chips={0: "sceptre ring"}, missions={0: "plot-RR"})
    assert asked(position) == "Fulfil a mission?"
    assert said(position, "enough") == "go on: your chips fulfil no mission of yours (the others do not know that)"


def test_a_briefing_is_whole() -> None:
    position = lay("cards", cards=HANDS)
    play(position, "card joker")
    told = briefing(position)
    assert [offer["move"] for offer in told["offers"]] == [move.text for move in position.moves()]
    placed = next(offer for offer in told["offers"] if offer["move"] == "1:2")
    assert {"event": "placed", "seat": 0, "board": "anne", "count": 2} in placed["brings"]
