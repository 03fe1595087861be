"""Prise des cartes, pose des cartes Ressource: which runs of the line may be taken, and what lies before one then."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antichambre.games.favourite.components import (
    BALL,
    BASTILLE,
    CHOCOLATE,
    COLUMNS,
    DICE,
    DUCHESS,
    GOLD,
    LINE,
    PETITIONS,
)
from antichambre.games.favourite.court import earned
from antichambre.games.favourite.petitions import Taking
from antichambre.games.favourite.pieces import petition, place_piece
from antichambre.games.favourite.rounds import announce_enough
from antichambre.games.favourite.salon import CLOSING, GAP, Salon
from antichambre.games.favourite.vocabulary import (
    DICE_RULE,
    LINE_END,
    NO_SUCH_CARD,
    ONE_RESOURCE,
    RUN_FIRST,
    RUN_LAST,
    TOOK,
    TOOK_NOTHING,
)
from antichambre.kernel.phrases import Phrase, phrase
from antichambre.kernel.verbs import Always, Verb
from antichambre.kernel.vocabulary import ALLOWED


class Take(Verb[Salon]):
    """A run of neighbouring cards. Resources lie at once; specials and what was earned are settled next (ruling 4)."""

    def refusal(self, salon: Salon, run: i64) -> i64:
        return run_refusal(salon, RUN_FIRST[run], RUN_LAST[run])

    def offer(self, salon: Salon, found: vec[i64]) -> vec[i64]:
        """A longer run from the same card never needs fewer dice."""
        run: i64 = self.first
        first: i64 = 0
        while first < LINE:
            last: i64 = first
            while last < len(salon.line):
                why: i64 = run_refusal(salon, first, last)
                if why == DICE_RULE:
                    break
                if why == ALLOWED:
                    found = append(found, run + last - first)
                last += 1
            run += LINE - first
            first += 1
        return found

    def perform(self, salon: Salon, run: i64) -> None:
        first: i64 = RUN_FIRST[run]
        last: i64 = RUN_LAST[run]
        cards: i64 = earned(salon.line, first, last)
        counts = vec[i64]([0] * len(PETITIONS))
        place: i64 = first
        while place <= last:
            card: i64 = salon.line[place]
            counts[card] += 1
            salon.tell(TOOK, salon.turn, place + 1, card)
            salon.line[place] = GAP
            place += 1
        column: i64 = 0
        while column < COLUMNS:
            salon.resources[salon.turn * COLUMNS + column] += counts[column]
            column += 1
        announce_enough(salon)
        salon.idle = 0
        salon.stage = CLOSING
        salon.push(Taking(counts[BALL], counts[DUCHESS], counts[BASTILLE], cards))

    def label(self, salon: Salon, run: i64) -> Phrase:
        first, last = RUN_FIRST[run], RUN_LAST[run]
        cards = [petition(card) for card in salon.line[first : last + 1]]
        return phrase("move-take", cards=cards, earned=int(earned(salon.line, first, last)))

    def pieces(self, salon: Salon, run: i64) -> list[str]:
        """Its two ends."""
        first, last = RUN_FIRST[run], RUN_LAST[run]
        return [place_piece(first)] if first == last else [place_piece(first), place_piece(last)]


def run_refusal(salon: Salon, first: i64, last: i64) -> i64:
    """Ruling 2: neighbouring cards whose resources are among the dice, each die used once, at least one of them a
    resource. Specials inside come along; those at an end of the line may, all of that block or none."""
    if last >= len(salon.line):
        return NO_SUCH_CARD
    gold: i64 = 0
    chocolate: i64 = 0
    chateau: i64 = 0
    die: i64 = 0
    while die < DICE:
        if salon.dice[die] == GOLD:
            gold += 1
        elif salon.dice[die] == CHOCOLATE:
            chocolate += 1
        else:
            chateau += 1
        die += 1
    resources: i64 = 0
    place: i64 = first
    while place <= last:
        card: i64 = salon.line[place]
        if card < BALL:
            resources += 1
            if card == GOLD:
                gold -= 1
            elif card == CHOCOLATE:
                chocolate -= 1
            else:
                chateau -= 1
        place += 1
    if resources == 0:
        return ONE_RESOURCE
    if gold < 0 or chocolate < 0 or chateau < 0:
        return DICE_RULE
    if salon.line[first] >= BALL and first > 0:
        return LINE_END
    if salon.line[last] >= BALL and last < len(salon.line) - 1:
        return LINE_END
    return ALLOWED


class TakeNothing(Always[Salon]):
    """Ruling 3: legal at any time."""

    def perform(self, salon: Salon, way: i64) -> None:
        salon.tell(TOOK_NOTHING, salon.turn)
        salon.idle += 1
        salon.stage = CLOSING

    def label(self, salon: Salon, way: i64) -> Phrase:
        return phrase("move-take-nothing")
