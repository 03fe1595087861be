"""What can be asked, answered, refused and told in this game, each by one name and one number.

Seats in the texts of moves are counted from 0, as everywhere.
"""

from typing import Final

from antichambre.games.sun_king.components import AUCTIONS, CARDS, COLOURS, QUALITIES, SEATS
from antichambre.kernel.game import EventKind, Field, Measure
from antichambre.kernel.verbs import Verb, verb

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

DECISIONS: Final = (
    "qualities",
    "etiquette-give",
    "etiquette-take",
    "announce",
    "medal",
    "choose",
    "choose-second",
    "mazarin",
    "debts",
    "bid",
    "pay",
    "gold",
    "swap-give",
)
ASK_QUALITIES: Final = 0  # phase 1: what to use, or end the phase
ASK_ETIQUETTE_GIVE: Final = 1  # which card of one's own goes, after a rival's
ASK_ETIQUETTE_TAKE: Final = 2  # which card out of the discard pile
ASK_ANNOUNCE: Final = 3  # phase 2: how many quality cards are turned
ASK_MEDAL: Final = 4  # another one, or enough
ASK_CHOOSE: Final = 5  # which of the open cards
ASK_CHOOSE_SECOND: Final = 6  # Influence: a second of its colour
ASK_MAZARIN: Final = 7
ASK_DEBTS: Final = 8
ASK_BID: Final = 9
ASK_PAY: Final = 10  # the next piece of a payment
ASK_GOLD: Final = 11  # phase 3: a gold action, or end the turn
ASK_SWAP_GIVE: Final = 12  # which card of one's own goes to the rival

# ---------------------------------------------------------------------------------------------------------------------
# Moves: one number for each text
# ---------------------------------------------------------------------------------------------------------------------

HIGHEST_BID: Final = 100  # a ruling of the house; nobody has been seen to come near it
PAIRS: Final = [(one, two) for one in range(SEATS) for two in range(one + 1, SEATS)]

DUEL: Final = 0  # duel 0 …: two from one rival
DUEL_PAIR: Final = 6  # duel 0+1 …: one from each of two
POWER: Final = 21  # the quality Power
WEALTH: Final = 22  # the quality Wealth
AUTHORITY_CARD: Final = 23
PENSION_CARD: Final = 24
OVERLORD_CARD: Final = 25  # overlord 0 …
EXCHANGE: Final = 31  # Etiquette (a): exchange blue …, giving one's own top card
SPOIL: Final = 36  # Etiquette (b): spoil 0 blue …, a rival's top card
GIVE: Final = 66  # give blue …
TAKE: Final = 71  # take blue, take blue-seal …
CONSPIRE: Final = 81  # conspire blue for power, conspire blue for gold …, conspire influence for power …
END: Final = 105  # the phase, the turn
TURN: Final = 106  # turn 1 … turn 3
ANOTHER: Final = 109
ENOUGH: Final = 110
DRAW: Final = 111
TWO_POWER: Final = 112  # tokens from Mazarin, or for debts
POWER_AND_GOLD: Final = 113
TWO_GOLD: Final = 114
THE_REST: Final = 115
DISCARD: Final = 116  # discard blue …, discard influence …
BID: Final = 128  # bid 1 …
PASS: Final = 228
PAY_POWER: Final = 229
PAY_GOLD: Final = 230
PAY_CARD: Final = 231  # pay blue …, pay influence …
STRIKE: Final = 243  # strike 0 …
SWAP: Final = 249  # swap 0 blue …
BANISH: Final = 279  # banish 0 blue …
ALL_ACTIONS: Final = 309


def verbs() -> list[Verb]:
    seats, own = range(SEATS), (*COLOURS, *AUCTIONS)
    tokens = [("two power", (2, 0)), ("power and gold", (1, 1)), ("two gold", (0, 2))]
    return [
        verb("duel", "duel {seat}", seat=seats),
        Verb("duel-two", ("seats",), [(f"duel {one}+{two}", ((one, two),)) for one, two in PAIRS]),
        verb("power"),
        verb("wealth"),
        verb("authority"),
        verb("pension"),
        verb("overlord", "overlord {seat}", seat=seats),
        verb("exchange", "exchange {colour}", colour=COLOURS),
        verb("spoil", "spoil {seat} {colour}", seat=seats, colour=COLOURS),
        verb("give", "give {colour}", colour=COLOURS),
        verb("take", "take {card}", card=QUALITIES),
        verb("conspire", "conspire {card} for {gain}", card=own, gain=("power", "gold")),
        verb("end"),
        verb("turn", "turn {count}", count=(1, 2, 3)),
        verb("another"),
        verb("enough"),
        verb("draw"),
        Verb("tokens", ("power", "gold"), [*tokens]),
        verb("the-rest", "the rest"),
        verb("discard", "discard {card}", card=own),
        verb("bid", "bid {power}", power=range(1, HIGHEST_BID + 1)),
        verb("pass"),
        verb("pay-power", "pay power"),
        verb("pay-gold", "pay gold"),
        verb("pay", "pay {card}", card=own),
        verb("strike", "strike {seat}", seat=seats),
        verb("swap", "swap {seat} {colour}", seat=seats, colour=COLOURS),
        verb("banish", "banish {seat} {colour}", seat=seats, colour=COLOURS),
    ]


# ---------------------------------------------------------------------------------------------------------------------
# Why not: each is a paragraph of the rules text and a sentence in the catalogue
# ---------------------------------------------------------------------------------------------------------------------

RULES: Final = (
    "",
    "other-question",
    "not-yourself",
    "not-in-game",
    "no-majority",
    "once-a-turn",
    "two-from-one",
    "duel-first",
    "bank-empty",
    "bank-in-full",
    "top-cards",
    "own-card",
    "pile-empty",
    "another-card",
    "open-cards",
    "one-colour",
    "not-owned",
    "short-of-tokens",
    "debts-card",
    "raise",
    "means",
    "needless-piece",
    "one-gold-action",
    "gold-price",
)
OTHER_QUESTION: Final = 1
NOT_YOURSELF: Final = 2
NOT_IN_GAME: Final = 3
NO_MAJORITY: Final = 4
ONCE_A_TURN: Final = 5
TWO_FROM_ONE: Final = 6
DUEL_FIRST: Final = 7
BANK_EMPTY: Final = 8
BANK_IN_FULL: Final = 9
TOP_CARDS: Final = 10
OWN_CARD: Final = 11
PILE_EMPTY: Final = 12
ANOTHER_CARD: Final = 13
OPEN_CARDS: Final = 14
ONE_COLOUR: Final = 15
NOT_OWNED: Final = 16
SHORT_OF_TOKENS: Final = 17
DEBTS_CARD: Final = 18
RAISE: Final = 19
MEANS: Final = 20
NEEDLESS_PIECE: Final = 21
ONE_GOLD_ACTION: Final = 22
GOLD_PRICE: Final = 23

# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------

_SEAT: Final = Field("seat")
_RIVAL: Final = Field("rival")
_CARD: Final = Field("card", CARDS)
_COUNT: Final = Field("count")

TURN_BEGUN: Final = EventKind("turn-begun", _SEAT)
DUELLED: Final = EventKind("duelled", _SEAT)
POWER_GAINED: Final = EventKind("power-gained", _SEAT, _COUNT)
GOLD_GAINED: Final = EventKind("gold-gained", _SEAT, _COUNT)
POWER_LOST: Final = EventKind("power-lost", _SEAT, _COUNT)
SPARED: Final = EventKind("spared", _SEAT)  # Diplomacy, or nothing left to give in a gentle game
GOLD_SPENT: Final = EventKind("gold-spent", _SEAT, _COUNT)
ELIMINATED: Final = EventKind("eliminated", _SEAT)
DISCARDED: Final = EventKind("discarded", _SEAT, _CARD)
FETCHED: Final = EventKind("fetched", _SEAT, _CARD)  # out of the discard pile
SWAPPED: Final = EventKind("swapped", _SEAT, _CARD, _RIVAL, Field("other", CARDS))
CONSPIRED: Final = EventKind("conspired", _SEAT, _CARD)
ANNOUNCED: Final = EventKind("announced", _SEAT, _COUNT)
TURNED: Final = EventKind("turned", _SEAT, _CARD, reveals=True)
PLACED: Final = EventKind("placed", _SEAT, _CARD)
LOUIS_PASSES: Final = EventKind("louis-passes", _SEAT)
SHUFFLED: Final = EventKind("shuffled")
LOUIS_ENDS: Final = EventKind("louis-ends", _SEAT)
MAZARIN_COMES: Final = EventKind("mazarin-comes", _COUNT)  # how many he favours
DEBTS_CALLED: Final = EventKind("debts-called", _COUNT)  # how many are in debt
AUCTION_OPENED: Final = EventKind("auction-opened", _SEAT, _CARD)
BID_MADE: Final = EventKind("bid-made", _SEAT, _COUNT)
OUT: Final = EventKind("out", _SEAT)
UNSOLD: Final = EventKind("unsold", _CARD)
PAID: Final = EventKind("paid", _SEAT, Field("power"), Field("gold"))
SOLD: Final = EventKind("sold", _SEAT, _CARD)
COUNTED: Final = EventKind("counted", _SEAT, Field("gold"), Field("power"), Field("blue"), Field("points"))
ENDED: Final = EventKind("ended")

EVENTS: Final = (
    TURN_BEGUN,
    DUELLED,
    POWER_GAINED,
    GOLD_GAINED,
    POWER_LOST,
    SPARED,
    GOLD_SPENT,
    ELIMINATED,
    DISCARDED,
    FETCHED,
    SWAPPED,
    CONSPIRED,
    ANNOUNCED,
    TURNED,
    PLACED,
    LOUIS_PASSES,
    SHUFFLED,
    LOUIS_ENDS,
    MAZARIN_COMES,
    DEBTS_CALLED,
    AUCTION_OPENED,
    BID_MADE,
    OUT,
    UNSOLD,
    PAID,
    SOLD,
    COUNTED,
    ENDED,
)

PIECES: Final = CARDS + ("power", "gold")

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("purple-cards"))
LOUIS_AGAIN: Final = "louis-again"
LOUIS_FOR_TWO: Final = "louis-for-two"
LAST_STANDING: Final = "last-standing"
ENDINGS: Final = (LOUIS_AGAIN, LOUIS_FOR_TWO, LAST_STANDING)
