"""What can be asked, answered, refused and told in this game, each by one name and one number.

Seats in the texts of moves are counted from 0, as everywhere.
"""

from typing import Final

from mypy_extensions import i64

from antichambre.games.sun_king.components import AUCTIONS, CARDS, COLOURS, QUALITIES, SEATS
from antichambre.kernel.events import Field
from antichambre.kernel.game import Measure
from antichambre.kernel.vocabulary import Vocabulary

VOCABULARY: Final = Vocabulary()

# ---------------------------------------------------------------------------------------------------------------------
# What is asked
# ---------------------------------------------------------------------------------------------------------------------

ASK_QUALITIES: Final[i64] = VOCABULARY.ask("qualities")  # phase 1: what to use, or end the phase
ASK_ETIQUETTE_GIVE: Final[i64] = VOCABULARY.ask("etiquette-give")  # which card of one's own goes, after a rival's
ASK_ETIQUETTE_TAKE: Final[i64] = VOCABULARY.ask("etiquette-take")  # which card out of the discard pile
ASK_ANNOUNCE: Final[i64] = VOCABULARY.ask("announce")  # phase 2: how many quality cards are turned
ASK_MEDAL: Final[i64] = VOCABULARY.ask("medal")  # another one, or enough
ASK_CHOOSE: Final[i64] = VOCABULARY.ask("choose")  # which of the open cards
ASK_CHOOSE_SECOND: Final[i64] = VOCABULARY.ask("choose-second")  # Influence: a second of its colour
ASK_MAZARIN: Final[i64] = VOCABULARY.ask("mazarin")
ASK_DEBTS: Final[i64] = VOCABULARY.ask("debts")
ASK_BID: Final[i64] = VOCABULARY.ask("bid")
ASK_PAY: Final[i64] = VOCABULARY.ask("pay")  # the next piece of a payment
ASK_GOLD: Final[i64] = VOCABULARY.ask("gold")  # phase 3: a gold action, or end the turn
ASK_SWAP_GIVE: Final[i64] = VOCABULARY.ask("swap-give")  # which card of one's own goes to the rival

# ---------------------------------------------------------------------------------------------------------------------
# What one may answer
# ---------------------------------------------------------------------------------------------------------------------

HIGHEST_BID: Final[i64] = 100  # a ruling of the house; nobody has been seen to come near it
PAIRS: Final = [(one, two) for one in range(SEATS) for two in range(one + 1, SEATS)]

_SEATS: Final = range(SEATS)
_OWN: Final = (*COLOURS, *AUCTIONS)  # a card of one's own: the top of a row, or an auction card
_DUELS: Final = [(f"duel {one}+{two}", ((one, two),)) for one, two in PAIRS]
_TOKENS: Final = [("two power", (2, 0)), ("power and gold", (1, 1)), ("two gold", (0, 2))]

DUEL: Final[i64] = VOCABULARY.say("duel", "duel {seat}", seat=_SEATS)  # two from one rival
DUEL_TWO: Final[i64] = VOCABULARY.say_ways("duel-two", ("seats",), [*_DUELS])  # one from each of two
POWER: Final[i64] = VOCABULARY.say("power")  # the quality Power
WEALTH: Final[i64] = VOCABULARY.say("wealth")  # the quality Wealth
USE_AUTHORITY: Final[i64] = VOCABULARY.say("authority")
USE_PENSION: Final[i64] = VOCABULARY.say("pension")
USE_OVERLORD: Final[i64] = VOCABULARY.say("overlord", "overlord {seat}", seat=_SEATS)
EXCHANGE: Final[i64] = VOCABULARY.say("exchange", "exchange {colour}", colour=COLOURS)  # Etiquette (a)
SPOIL: Final[i64] = VOCABULARY.say("spoil", "spoil {seat} {colour}", seat=_SEATS, colour=COLOURS)  # Etiquette (b)
GIVE: Final[i64] = VOCABULARY.say("give", "give {colour}", colour=COLOURS)
TAKE: Final[i64] = VOCABULARY.say("take", "take {card}", card=QUALITIES)
CONSPIRE: Final[i64] = VOCABULARY.say("conspire", "conspire {card} for {gain}", card=_OWN, gain=("power", "gold"))
END: Final[i64] = VOCABULARY.say("end")  # the phase, the turn
TURN: Final[i64] = VOCABULARY.say("turn", "turn {count}", count=(1, 2, 3))
ANOTHER: Final[i64] = VOCABULARY.say("another")
ENOUGH: Final[i64] = VOCABULARY.say("enough")
DRAW: Final[i64] = VOCABULARY.say("draw")
TOKENS: Final[i64] = VOCABULARY.say_ways("tokens", ("power", "gold"), [*_TOKENS])  # from Mazarin, or for debts
THE_REST: Final[i64] = VOCABULARY.say("the-rest", "the rest")
DISCARD: Final[i64] = VOCABULARY.say("discard", "discard {card}", card=_OWN)
BID: Final[i64] = VOCABULARY.say("bid", "bid {power}", power=range(1, HIGHEST_BID + 1))
PASS: Final[i64] = VOCABULARY.say("pass")
PAY_POWER: Final[i64] = VOCABULARY.say("pay-power", "pay power")
PAY_GOLD: Final[i64] = VOCABULARY.say("pay-gold", "pay gold")
PAY: Final[i64] = VOCABULARY.say("pay", "pay {card}", card=_OWN)
STRIKE: Final[i64] = VOCABULARY.say("strike", "strike {seat}", seat=_SEATS)
SWAP: Final[i64] = VOCABULARY.say("swap", "swap {seat} {colour}", seat=_SEATS, colour=COLOURS)
BANISH: Final[i64] = VOCABULARY.say("banish", "banish {seat} {colour}", seat=_SEATS, colour=COLOURS)

# ---------------------------------------------------------------------------------------------------------------------
# Why not: each is a paragraph of the rules text and a sentence in the catalogue
# ---------------------------------------------------------------------------------------------------------------------

NOT_YOURSELF: Final[i64] = VOCABULARY.refuse("not-yourself")
NOT_IN_GAME: Final[i64] = VOCABULARY.refuse("not-in-game")
NO_MAJORITY: Final[i64] = VOCABULARY.refuse("no-majority")
ONCE_A_TURN: Final[i64] = VOCABULARY.refuse("once-a-turn")
TWO_FROM_ONE: Final[i64] = VOCABULARY.refuse("two-from-one")
DUEL_FIRST: Final[i64] = VOCABULARY.refuse("duel-first")
BANK_EMPTY: Final[i64] = VOCABULARY.refuse("bank-empty")
BANK_IN_FULL: Final[i64] = VOCABULARY.refuse("bank-in-full")
TOP_CARDS: Final[i64] = VOCABULARY.refuse("top-cards")
OWN_CARD: Final[i64] = VOCABULARY.refuse("own-card")
PILE_EMPTY: Final[i64] = VOCABULARY.refuse("pile-empty")
ANOTHER_CARD: Final[i64] = VOCABULARY.refuse("another-card")
OPEN_CARDS: Final[i64] = VOCABULARY.refuse("open-cards")
ONE_COLOUR: Final[i64] = VOCABULARY.refuse("one-colour")
NOT_OWNED: Final[i64] = VOCABULARY.refuse("not-owned")
SHORT_OF_TOKENS: Final[i64] = VOCABULARY.refuse("short-of-tokens")
DEBTS_CARD: Final[i64] = VOCABULARY.refuse("debts-card")
RAISE: Final[i64] = VOCABULARY.refuse("raise")
MEANS: Final[i64] = VOCABULARY.refuse("means")
NEEDLESS_PIECE: Final[i64] = VOCABULARY.refuse("needless-piece")
ONE_GOLD_ACTION: Final[i64] = VOCABULARY.refuse("one-gold-action")
GOLD_PRICE: Final[i64] = VOCABULARY.refuse("gold-price")

# ---------------------------------------------------------------------------------------------------------------------
# What happens
# ---------------------------------------------------------------------------------------------------------------------

_SEAT: Final = Field("seat")
_RIVAL: Final = Field("rival")
_CARD: Final = Field("card", CARDS)
_COUNT: Final = Field("count")

TURN_BEGUN: Final = VOCABULARY.tell("turn-begun", _SEAT)
DUELLED: Final = VOCABULARY.tell("duelled", _SEAT)
POWER_GAINED: Final = VOCABULARY.tell("power-gained", _SEAT, _COUNT)
GOLD_GAINED: Final = VOCABULARY.tell("gold-gained", _SEAT, _COUNT)
POWER_LOST: Final = VOCABULARY.tell("power-lost", _SEAT, _COUNT)
SPARED: Final = VOCABULARY.tell("spared", _SEAT)  # Diplomacy, or nothing left to give in a gentle game
GOLD_SPENT: Final = VOCABULARY.tell("gold-spent", _SEAT, _COUNT)
ELIMINATED: Final = VOCABULARY.tell("eliminated", _SEAT)
DISCARDED: Final = VOCABULARY.tell("discarded", _SEAT, _CARD)
FETCHED: Final = VOCABULARY.tell("fetched", _SEAT, _CARD)  # out of the discard pile
SWAPPED: Final = VOCABULARY.tell("swapped", _SEAT, _CARD, _RIVAL, Field("other", CARDS))
CONSPIRED: Final = VOCABULARY.tell("conspired", _SEAT, _CARD)
ANNOUNCED: Final = VOCABULARY.tell("announced", _SEAT, _COUNT)
TURNED: Final = VOCABULARY.tell("turned", _SEAT, _CARD, reveals=True)
PLACED: Final = VOCABULARY.tell("placed", _SEAT, _CARD)
LOUIS_PASSES: Final = VOCABULARY.tell("louis-passes", _SEAT)
SHUFFLED: Final = VOCABULARY.tell("shuffled")
LOUIS_ENDS: Final = VOCABULARY.tell("louis-ends", _SEAT)
MAZARIN_COMES: Final = VOCABULARY.tell("mazarin-comes", _COUNT)  # how many he favours
DEBTS_CALLED: Final = VOCABULARY.tell("debts-called", _COUNT)  # how many are in debt
AUCTION_OPENED: Final = VOCABULARY.tell("auction-opened", _SEAT, _CARD)
BID_MADE: Final = VOCABULARY.tell("bid-made", _SEAT, _COUNT)
OUT: Final = VOCABULARY.tell("out", _SEAT)
UNSOLD: Final = VOCABULARY.tell("unsold", _CARD)
PAID: Final = VOCABULARY.tell("paid", _SEAT, Field("power"), Field("gold"))
SOLD: Final = VOCABULARY.tell("sold", _SEAT, _CARD)
COUNTED: Final = VOCABULARY.tell("counted", _SEAT, Field("gold"), Field("power"), Field("blue"), Field("points"))
ENDED: Final = VOCABULARY.tell("ended")

PIECES: Final = CARDS + ("power", "gold")

# By what one wins, and why it is over.
MEASURES: Final = (Measure("points"), Measure("purple-cards"))
LOUIS_AGAIN: Final = "louis-again"
LOUIS_FOR_TWO: Final = "louis-for-two"
LAST_STANDING: Final = "last-standing"
ENDINGS: Final = (LOUIS_AGAIN, LOUIS_FOR_TWO, LAST_STANDING)
