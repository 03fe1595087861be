"""What a question asks and what a move means, in both languages: figures and names as the rules have them."""

import re
from typing import Any

import pytest

from antichambre.games.sun_king.components import AUCTIONS, CARDS, COLOURS, SEATS
from antichambre.games.sun_king.payments import Payment
from antichambre.kernel.briefing import ahead, briefing, label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.errors import IllegalMove
from antichambre.kernel.phrases import Phrase
from antichambre.kernel.words import Words
from games.sun_king.tables import SUN_KING, lay, new, play, texts

ENGLISH, FRENCH = Words("en", "sun_king"), Words("fr", "sun_king")
THINGS = re.compile(
    rf"(rival [0-{SEATS - 1}]|row [0-{SEATS - 1}] ({'|'.join(COLOURS)})|own ({'|'.join((*COLOURS, *AUCTIONS))})"
    rf"|(token|bank) (power|gold)|draw|card ({'|'.join(CARDS[:10])}))"
)
MEDAL_ASKS = SUN_KING.decisions.index("medal")
ANSWERS = {
    (asked.number, saying.name)
    for asked in SUN_KING.questions
    for verb in asked.verbs
    for saying in SUN_KING.sayings
    if saying.first == verb.first
}


def meaning(position: Any, text: str, words: Words = ENGLISH) -> str:
    return words.phrase(label(position, position.parse(text)))


def asked(position: Any, words: Words = ENGLISH) -> str:
    return words.phrase(question(position))


def is_said(phrase: Phrase) -> None:
    for words in (ENGLISH, FRENCH):
        text = words.phrase(phrase)
        assert text
        assert not re.search(r"[{}$]|\bnone\b|\bhidden\b|None", text), text


def test_whatever_is_asked_and_may_be_answered_can_be_said() -> None:
    met: set[tuple[int, str]] = set()
    said: set[str] = set()
    for number in range(60):
        position = new(2 + number % 5, str(number), gentle=number % 3 == 0)
        rng = Rng(number)
        while not position.over:
            phrases = [question(position)]
            for move in position.moves():
                met.add((int(position.question), move.verb))
                phrases.append(label(position, move))
            for phrase in phrases:
                if repr(phrase) not in said:
                    said.add(repr(phrase))
                    is_said(phrase)
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])
    # Hardly anybody ever has to take, or to pay, "the rest", or has both the Medal and the Conspiracy.
    rare = {(MEDAL_ASKS, "conspire")} | {(decision, name) for decision, name in ANSWERS if name == "the-rest"}
    assert ANSWERS - met <= rare


def test_what_is_touched_has_a_name_whether_the_move_is_legal_or_not() -> None:
    for number in range(8):
        position = new(2 + number % 5, str(number))
        rng = Rng(number)
        while not position.over:
            for verb in SUN_KING.questions[position.question].verbs:
                for way in range(verb.ways):
                    for piece in verb.pieces(position, way):
                        assert THINGS.fullmatch(piece), piece
            legal = position.legal()
            position.apply(legal[rng.below(len(legal))])


def test_a_duel_tells_what_each_rival_would_give() -> None:
    position = lay("green", "", "diplomacy", "", power=[9, 1, 5, 9])
    assert meaning(position, "duel 3") == "Duel: the Duke of Sully gives 2 of 9 power"
    assert meaning(position, "duel 2") == "Duel: the Duke of Noailles gives 1 of 5 power"
    assert meaning(position, "duel 1") == "Duel: the Duke of Lauzun owes 2 power, has 1, and is out of the game"
    assert meaning(position, "duel 1+2") == (
        "Duel: the Duke of Lauzun gives 1 of 1 power; the Duke of Noailles gives nothing"
    )
    gentle = lay("green", "", "", power=[9, 1, 0], gentle=True)
    assert meaning(gentle, "duel 1") == "Duel: the Duke of Lauzun gives 1 of 1 power"
    assert meaning(gentle, "duel 2") == "Duel: the Duke of Noailles gives nothing"


def test_diplomacy_does_not_help_against_the_overlord_or_a_gold_action() -> None:
    position = lay("overlord", "diplomacy", power=[9, 3])
    assert meaning(position, "overlord 1") == "Overlord card: the Duke of Lauzun gives 1 of 3 power"
    position = lay("", "diplomacy", power=[9, 3], phase=3)
    assert meaning(position, "strike 1") == "one gold: the Duke of Lauzun gives 1 of 3 power"
    assert meaning(position, "strike 1", FRENCH) == (
        "un jeton d’or\u00a0: le duc de Lauzun donne 1 de ses 3 jetons de puissance"
    )


def test_a_gold_action_tells_its_price_and_whose_card_it_is() -> None:
    position = lay("red", "blue blue-seal", phase=3, gold=[2, 1])
    assert meaning(position, "swap 1 blue") == (
        "one gold: take the blue card with a seal of the Duke of Lauzun for a card of yours"
    )
    assert meaning(position, "banish 1 blue") == "2 gold: discard the blue card with a seal of the Duke of Lauzun"
    assert meaning(position, "draw") == "2 gold: turn the top card of the draw pile and keep it"


def test_a_conspiracy_tells_what_the_bank_still_has() -> None:
    position = lay("conspiracy red-seal", "", power=[29, 29])
    assert meaning(position, "conspire red for power") == (
        "Conspiracy: discard your red card with a seal and take 2 power"
    )
    assert meaning(position, "conspire conspiracy for gold") == (
        "Conspiracy: discard your Conspiracy card and take one gold"
    )
    assert meaning(lay("conspiracy red", ""), "conspire red for power").endswith("take 3 power")
    assert meaning(lay("conspiracy medal", "", phase=2, draw="red"), "conspire medal for gold").endswith("one gold")


def test_a_card_tells_how_many_one_would_have() -> None:
    position = lay("influence blue", "", phase=2, draw="blue-seal red blue")
    play(position, "turn 3")
    assert meaning(position, "take blue-seal") == "a blue card with a seal (Etiquette): you would have 3"
    assert meaning(position, "take red") == "a red card (Power): you would have 1"
    position = lay("blue red", "", discard="blue-seal green")
    play(position, "exchange red")
    assert meaning(position, "take blue-seal") == "a blue card with a seal (Etiquette): you would have 2"


def test_a_bid_tells_what_one_could_pay() -> None:
    position = lay("purple red", "", phase=2, draw="medal red blue")
    assert asked(position).startswith("Phase 2")
    play(position, "turn 2")
    assert asked(position) == "the Medal card is up for auction: name your price, or pass."
    assert meaning(position, "bid 4") == "bid 4 of the 15 that you could pay"  # 10 tokens, a purple card, another
    play(position, "bid 4")
    assert asked(position) == "the Medal card is up for auction: bid more than 4, or pass."


def test_a_quality_tells_what_it_brings() -> None:
    assert meaning(lay("red", ""), "power") == "Power: take one power"
    assert meaning(lay("red", ""), "power", FRENCH) == "Puissance\u00a0: prendre un jeton de puissance"
    assert meaning(lay("pension", ""), "pension") == "Pension card: take one gold"


def test_who_leads_in_duel_is_told_to_fight() -> None:
    assert "you must fight" in asked(lay("green red", ""))
    position = lay("green red", "")
    play(position, "duel 1")
    assert asked(position) == "Phase 1: use a quality or a card, or end the phase."


def test_a_swap_and_etiquette_ask_for_another_card_by_its_name() -> None:
    position = lay("red yellow", "blue-seal", phase=3)
    play(position, "swap 1 blue")
    assert asked(position) == "Which card of yours do you give for the blue card with a seal?"
    assert meaning(position, "give red") == "give your red card"
    position = lay("blue red", "green")
    play(position, "spoil 1 green")
    assert meaning(position, "give red") == "discard your red card"


@pytest.mark.parametrize(
    ("decision", "english", "french"),
    [
        ("debts", "pay all that you have", "payer tout ce que vous avez"),
        ("mazarin", "take all that the bank has left", "prendre tout ce qui reste dans le stock"),
    ],
)
def test_the_rest_of_somebody_or_of_the_bank(decision: str, english: str, french: str) -> None:
    position = lay("", "")
    position.question = SUN_KING.decisions.index(decision)
    said = label(position, SUN_KING.by_text["the rest"])
    assert (ENGLISH.phrase(said), FRENCH.phrase(said)) == (english, french)


# A payment, planned ahead


def paying(lot: str, sphere: str, bid: int, power: int = 3, gold: int = 1) -> Any:
    position = lay(sphere, "", power=[power, 0], gold=[gold, 0], phase=2, draw=f"{lot} red-seal blue-seal")
    play(position, "another, enough" if position.decision == "medal" else "turn 2")
    play(position, f"bid {bid}")
    assert position.decision == "pay"
    return position


def test_a_piece_tells_what_it_is_worth_for_this_card_and_what_is_then_owed() -> None:
    position = paying("medal", "purple red pension", 5)
    assert asked(position) == "You have won the Medal card and still owe 5. What do you pay with next?"
    assert meaning(position, "pay purple") == "your purple card, worth 3"
    assert meaning(position, "pay red") == "your red card, worth 2"
    assert meaning(position, "pay pension") == "your Pension card, worth 2"
    assert meaning(position, "pay gold", FRENCH) == "un jeton d’or, qui vaut 1"
    position = paying("pension", "purple red yellow", 2)
    assert meaning(position, "pay purple") == "your purple card, worth 2"


def test_labels_are_right_after_pieces_that_are_only_planned() -> None:
    position = paying("medal", "purple red red-seal", 7)
    planned = ahead(position, ["pay red", "pay power"])
    assert texts(position) == texts(paying("medal", "purple red red-seal", 7)), "nothing is paid yet"
    assert asked(planned) == "You have won the Medal card and still owe 4. What do you pay with next?"
    assert meaning(planned, "pay purple") == "your purple card, worth 3"
    assert meaning(planned, "pay red") == "your red card, worth 2", "the seal lay on top of it"


def test_a_payment_can_be_planned_as_it_would_be_made() -> None:
    """Whatever is planned, the house tells of it what it would tell if it were paid; the last piece brings the card."""
    rng = Rng("planned")
    finished = 0
    for number in range(40):
        lot = AUCTIONS[number % len(AUCTIONS)]
        rows = " ".join(f"{colour}*{1 + rng.below(2)}" for colour in COLOURS if rng.below(2))
        position = lay(f"green {rows}", "", power=[4, 0], gold=[2, 0], phase=2, draw=f"{lot} red-seal blue-seal")
        play(position, "turn 2")
        play(position, f"bid {5 + rng.below(3)}")
        planned: list[str] = []
        real = position.copy()
        while real.decision == "pay":
            told = briefing(ahead(position, planned))
            assert told["ask"] == question(real)
            assert [offer["move"] for offer in told["offers"]] == texts(real)
            payment = real.stack[-1]
            assert isinstance(payment, Payment)
            offer = told["offers"][rng.below(len(told["offers"]))]
            owed = int(payment.owed)
            move = real.parse(offer["move"])
            assert offer["label"] == label(real, move)
            real.play(move)
            brings = [event["event"] for event in offer["brings"]]
            assert ("sold" in brings) == (real.decision != "pay")
            if real.decision == "pay":
                after = real.stack[-1]
                assert isinstance(after, Payment)
                assert offer["label"][1]["worth"] == owed - after.owed
            planned.append(offer["move"])
        finished += len(planned) > 1
    assert finished > 10


def test_nothing_needless_can_be_planned() -> None:
    position = paying("medal", "purple red", 2)
    with pytest.raises(IllegalMove) as refusal:
        ahead(position, ["pay power", "pay red"])
    assert refusal.value.rule == "needless-piece"
