"""What is asked, and what a move means: said in both languages, with figures that the rules have made."""

import re
from collections.abc import Iterator

import pytest

from antichambre.games.favourite import components
from antichambre.games.favourite.rules import Favourite
from antichambre.kernel.briefing import label, question
from antichambre.kernel.chance import Rng
from antichambre.kernel.words import LANGUAGES, Words
from games.favourite.tables import FAVOURITE, asks, heard, lay, new, play

WORDS = {lang: Words(lang, "favourite") for lang in LANGUAGES}
RARE = ("actor", "spy", "ambassador", "attach", "confessor", "guard", "lieutenant", "marquise", "gardener")
ROLLED = "gold chocolate chateau"
BASTILLE = "bastille gold chateau chateau chateau chateau"


def met(games: int, seats: int) -> Iterator[Favourite]:
    """Positions of games in which rare moves are made where they can be."""
    for number in range(games):
        position, rng = new(seats, f"labels {number}"), Rng(number)
        while not position.over:
            yield position
            legal = position.moves()
            rare = [move for move in legal if move.verb in RARE]
            moves = rare if rare and rng.below(2) else legal
            position.play(moves[rng.below(len(moves))])


def said(position: Favourite, text: str, lang: str = "en") -> str:
    return WORDS[lang].phrase(label(position, position.parse(text)))


def asked(position: Favourite, lang: str = "en") -> str:
    return WORDS[lang].phrase(question(position))


def test_every_question_and_every_move_is_said_in_both_languages() -> None:
    verbs, decisions = set(), set()
    for seats in FAVOURITE.seats:
        for position in met(20, seats):
            decisions.add(position.decision)
            for words in WORDS.values():
                told = [words.phrase(question(position))]
                for move in position.moves():
                    verbs.add(move.verb)
                    told.append(words.phrase(label(position, move)))
                for sentence in told:
                    assert sentence
                    assert not re.search(r"[{}$]|\bnone\b|\bhidden\b|None", sentence), sentence
    assert verbs == {saying.name for saying in FAVOURITE.sayings}
    assert decisions == set(FAVOURITE.decisions)


def test_a_question_tells_rivals_nothing_of_the_hand() -> None:
    """But for reactions, which are shown to whoever is asked and to nobody else."""
    for position in met(6, 3):
        if not position.reaction:
            for rival in {0, 1, 2} - {position.seat}:
                world = position.resample(rival, Rng(len(position.history)))
                assert question(world) == question(position)


def test_a_take_says_what_it_earns() -> None:
    position = lay("", "", line="gold duchess chateau gold gold bastille", dice="gold chateau gold")
    assert said(position, "take 1-3") == "take gold, duchess, château; earns 2 court cards"
    assert said(position, "take 5-6") == "take gold, Bastille; earns one court card"
    assert said(position, "take 3") == "take château"
    assert said(position, "take 3", "fr") == "prendre\u00a0: château"


def test_what_a_take_says_is_what_is_drawn() -> None:
    taken = 0
    for position in met(8, 2):
        for move in position.moves():
            if move.verb == "take":
                _, details = label(position, move)
                trial = position.copy()
                drawn = sum(event.kind.name == "drew" for event in trial.play(move))
                if trial.decision in ("close", "hand-limit"):
                    assert details["earned"] == drawn
                    taken += 1
    assert taken > 100


def test_dice_and_musketeers() -> None:
    position = lay("treasurer", "", dice=ROLLED, musketeers=[3, 4])
    assert said(position, "reroll 2") == "spend a musketeer (you have 3) and roll die 2 again"
    assert said(position, "reroll 1+3") == "spend a musketeer (you have 3) and roll dice 1, 3 again"
    assert said(position, "reroll 1+2+3") == "spend a musketeer (you have 3) and roll all dice again"
    assert said(position, "treasurer 2") == "the Treasurer turns die 2 from chocolate to gold"
    assert asked(position) == "Take cards, roll again, or play a court card."
    bare = lay("", "", dice=ROLLED, musketeers=[0, 4])
    assert asked(bare) == "Take cards. No musketeer is left."


def test_court_cards_say_whom_they_name_and_what_they_bring() -> None:
    hand = "prince steward spy ambassador"
    position = lay(hand, "guard", "captain spy", before=("gold duchess", "chateau", ""))
    assert said(position, "prince") == "lay the Prince: 2 points at the end of the round"
    assert said(position, "steward") == "the Steward draws 2 court cards for you"
    assert said(position, "spy 1") == "the Spy takes the only court card of Madame de Thianges"
    assert said(position, "spy 2") == "the Spy takes one of the 2 court cards of Monsieur de Vardes, at random"
    trade = "a gold card of yours to Madame de Thianges for a château card"
    assert said(position, "ambassador gold 1 chateau") == trade
    assert said(position, "attach spy") == "give the Spy to a duchess, for good: 2 points if she stays"
    marquise = lay("marquise", "", line="gold ball chateau*4")
    assert said(marquise, "marquise 1+2") == "the Marquise swaps gold (place 1) with masked ball (place 2)"


@pytest.mark.parametrize(("name", "figure"), [("prince", "POINTS_PRINCE"), ("steward", "STEWARD_DRAWS")])
def test_what_a_court_card_can_do_has_its_figures_from_the_box(name: str, figure: str) -> None:
    told = FAVOURITE.about.get(f"court {name}")
    assert told is not None
    assert list(told[1].values()) == [getattr(components, figure)]


def test_what_lies_there_is_told_of_every_court_card_and_every_column() -> None:
    for words in WORDS.values():
        for name in components.COURT:
            told = FAVOURITE.about.get(f"court {name}")
            assert told is not None
            assert words.phrase(told) == words.say(f"power-{name}", {"points": 2, "draws": 2})
        for piece in ("own gold", "column 3 chateau"):
            told = FAVOURITE.about.get(piece)
            assert told is not None
            assert words.phrase(told) == words.say("column-worth", {"most": 3, "tied": 1})
    assert FAVOURITE.about.get("place 1") is None


def test_the_actor_says_whom_he_imitates() -> None:
    position = lay("actor guard", "", court_discards="prince captain")
    assert said(position, "actor") == "the Actor imitates the Prince"
    assert said(position, "actor", "fr") == "le Comédien imite le Prince"
    played = 0
    for position in met(10, 3):
        if "actor" in map(str, position.moves()):
            _, details = label(position, position.parse("actor"))
            told = [event.seen_by(None) for event in position.copy().play(position.parse("actor"))]
            assert [fact["court"] for fact in told if fact and fact["event"] == "borrowed"] == [details["court"]]
            played += 1
    assert played
    position = lay("actor prince", "", court_discards="marquise")
    play(position, "actor")
    assert asked(position) == "The Actor imitates the Marquise: how do you use that power?"


def test_ball_and_bastille() -> None:
    position = lay("", "", line="ball gold*5", dice=ROLLED, before=("chocolate*2",))
    play(position, "take 1-2")
    assert said(position, "ball chocolate") == "the ball counts as chocolate: your column has 3 then"
    position = lay("", "", "", line=BASTILLE, dice=ROLLED, before=("", "duchess"))
    play(position, "take 1-2")
    assert said(position, "bastille 1") == "before Madame de Thianges: it strikes a duchess there"
    assert said(position, "bastille 2") == "before Monsieur de Vardes: it waits for the next duchess"


def test_a_hand_too_full() -> None:
    alone = "4 court cards at most: discard one, or give one to a duchess."
    for before, told in (("", "4 court cards at most: discard one."), ("duchess", alone)):
        position = lay("steward prince guard*2", "", court_draw="spy captain", before=(before,))
        play(position, "steward")
        assert (asks(position), asked(position)) == ((0, "hand-limit"), told)
    assert said(position, "drop spy") == "discard the Spy"


def test_whoever_is_asked_to_react_is_told_to_what() -> None:
    position = lay("spy ambassador", "guard", before=("gold", "chateau"))
    play(position, "spy 1")
    assert asked(position) == "A Spy of Monsieur de Guiche wants a card from your hand."
    assert [said(position, text) for text in ("guard", "let it be")] == ["the Swiss Guard cancels it", "let it happen"]
    play(position, "guard, ambassador gold 1 chateau")
    position = lay("ambassador", "captain", before=("gold", "chateau"))
    play(position, "ambassador gold 1 chateau")
    offer = "Monsieur de Guiche offers a gold card for a château card of yours."
    assert asked(position) == f"{offer} You hold no Swiss Guard."
    position = lay("guard", "lieutenant")
    play(position, "roll")
    assert asked(position) == "Does your Lieutenant have a die rolled again? All are asked."
    assert said(position, "let it be") == "leave the dice as they are"
    play(position, "lieutenant 2")
    assert asked(position) == "A Lieutenant wants your die 2 rolled again."


def test_whoever_is_threatened_by_a_bastille_is_told_how() -> None:
    for before, told in (("", "A Bastille comes to wait before you."), ("duchess", "would strike a duchess of yours.")):
        position = lay("", "confessor", line=BASTILLE, dice=ROLLED, before=("", before))
        play(position, "take 1-2")
        assert asks(position) == (1, "confess")
        assert asked(position).endswith(told)
        assert said(position, "confessor") == "the Confessor discards the Bastille"
        assert said(position, "let it be") == "let the Bastille come"
    position = lay("spy", "", line="duchess gold*5", dice=ROLLED, before=("bastille",))
    told_events = play(position, "take 1-2")
    assert asks(position) == (0, "confess")
    assert heard(told_events, "struck") == []
    assert asked(position) == "A Bastille would strike your new duchess. You hold no Confessor."
