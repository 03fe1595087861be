# In the Shadow of the Sun King: every word that a player reads. A sentence may begin with a seat’s name: whoever prints
# it sets its capital.

game-title = In the Shadow of the Sun King
game-author = Alan R. Moon and Aaron Weissblum
game-blurb = Dukes at the court of Louis XIV gather power, gold and good manners: lead in a quality to use it, bid for the king’s favours, and mind what your rivals can take.

seat-name = { $seat ->
        [0] the Duke of Créqui
        [1] the Duke of Lauzun
        [2] the Duke of Noailles
        [3] the Duke of Sully
        [4] the Duke of Duras
       *[5] the Duke of Uzès
    }
# With “of”, for what belongs to a seat.
seat-of = { $seat ->
        [0] of the Duke of Créqui
        [1] of the Duke of Lauzun
        [2] of the Duke of Noailles
        [3] of the Duke of Sully
        [4] of the Duke of Duras
       *[5] of the Duke of Uzès
    }
# The duchy alone, for the head of a column. Its first letter is the seat’s emblem, and no colour’s.
seat-short = { $seat ->
        [0] Créqui
        [1] Lauzun
        [2] Noailles
        [3] Sully
        [4] Duras
       *[5] Uzès
    }
# To whom a card goes in a swap.
rival-to = { $rival ->
        [0] to the Duke of Créqui
        [1] to the Duke of Lauzun
        [2] to the Duke of Noailles
        [3] to the Duke of Sully
        [4] to the Duke of Duras
       *[5] to the Duke of Uzès
    }

option-gentle = Elimination
option-gentle-false = who must give more power than they have is out
option-gentle-true = gentle: nobody is eliminated; everyone gives what they have

colour = { $colour ->
        [blue] blue
        [green] green
        [purple] purple
        [red] red
        [yellow] yellow
       *[grey] grey
    }
quality = { $colour ->
        [blue] Etiquette
        [green] Duel
        [purple] Intrigue
        [red] Power
       *[yellow] Wealth
    }
# A card without its article.
bare-card = { $card ->
        [blue] blue card
        [blue-seal] blue card with a seal
        [green] green card
        [green-seal] green card with a seal
        [purple] purple card
        [purple-seal] purple card with a seal
        [red] red card
        [red-seal] red card with a seal
        [yellow] yellow card
        [yellow-seal] yellow card with a seal
        [influence] Influence card
        [medal] Medal card
        [authority] Authority card
        [overlord] Overlord card
        [pension] Pension card
        [conspiracy] Conspiracy card
       *[diplomacy] Diplomacy card
    }
card = { $card ->
        [influence] the { bare-card }
        [medal] the { bare-card }
        [authority] the { bare-card }
        [overlord] the { bare-card }
        [conspiracy] the { bare-card }
        [diplomacy] the { bare-card }
        [debts] Gambling Debts
        [mazarin] Cardinal Mazarin
        [louis] Louis XIV
       *[other] a { bare-card }
    }
# The second card of a swap.
other-card = { $other ->
        [blue] a blue card
        [blue-seal] a blue card with a seal
        [green] a green card
        [green-seal] a green card with a seal
        [purple] a purple card
        [purple-seal] a purple card with a seal
        [red] a red card
        [red-seal] a red card with a seal
        [yellow] a yellow card
       *[yellow-seal] a yellow card with a seal
    }
# Ten letters at most: the columns are narrow.
short-card = { $card ->
        [influence] Influence
        [medal] Medal
        [authority] Authority
        [overlord] Overlord
        [pension] Pension
        [conspiracy] Conspiracy
        [diplomacy] Diplomacy
        [debts] Debts
        [mazarin] Mazarin
       *[louis] Louis XIV
    }
# What an auction card is good for.
about = { $card ->
        [influence] Its owner may take two open cards of one colour in phase 2 instead of one. It bears a seal.
        [medal] Its owner turns up to four cards in phase 2, one at a time, and announces nothing. It bears a seal.
        [authority] Its owner takes one power in phase 1 of each turn. It bears a seal.
        [overlord] In phase 1 of each turn its owner makes a rival give one power to the bank.
        [pension] Its owner takes one gold in phase 1 of each turn.
        [conspiracy] Once a turn, its owner may give up a card for three power or one gold.
       *[diplomacy] Its owner loses one power less in a duel.
    }

# What is asked.
ask-qualities = Phase 1: use a quality or a card, or end the phase.
ask-qualities-duel = Phase 1: use a quality or a card. You lead in Duel, so you must fight before the phase ends.
ask-etiquette-give = Which card of yours goes to the discard pile with it?
ask-etiquette-take = The discard pile lies open to you: which card do you take?
ask-announce = Phase 2: how many quality cards will you turn? You keep one of them.
ask-medal = Your Medal lets you go on: another card, or is it enough?
ask-choose = Which of the open cards will you take?
ask-choose-second = Your Influence: a second card of that colour?
ask-mazarin = Cardinal Mazarin favours you: a card, or two tokens?
ask-debts = You have gambling debts: give up a card, or two tokens.
ask-bid = { $bid ->
        [0] { card } is up for auction: name your price, or pass.
       *[other] { card } is up for auction: bid more than { $bid }, or pass.
    }
ask-pay = You have won { card } and still owe { $owed }. What do you pay with next?
ask-gold = Phase 3: a gold action, or end your turn.
ask-swap-give = Which card of yours do you give for the { bare-card }?

# What one may answer. A loss is what a rival would give; a gain or a price, so many tokens.
units = { $kind ->
        [gold] { $count ->
            [one] one gold
           *[other] { $count } gold
        }
       *[power] { $count ->
            [one] one power
           *[other] { $count } power
        }
    }
loss = { $who } gives { $count } of { $power } power
loss-none = { $who } gives nothing
loss-out = { $who } owes { $count } power, has { $power }, and is out of the game
move-duel = Duel: { $loss }
move-duel-pair = Duel: { $loss }; { $second }
move-power = Power: take { $gain }
move-wealth = Wealth: take { $gain }
move-authority = Authority card: take { $gain }
move-pension = Pension card: take { $gain }
move-overlord = Overlord card: { $loss }
move-exchange = Etiquette: exchange your { bare-card } for another of the discard pile
move-spoil = Etiquette: discard the { bare-card } { $of }, and one of yours
move-give-etiquette = discard your { bare-card }
move-give-swap = give your { bare-card }
move-take = { card } ({ quality }): you would have { $count }
move-conspire = Conspiracy: discard your { bare-card } and take { $gain }
move-end-qualities = end phase 1 and go on to turn cards
move-end-gold = end your turn
move-turn = { $count ->
        [one] turn one quality card and keep it
       *[other] turn { $count } quality cards and keep one
    }
move-another = turn another quality card
move-enough-medal = turn no more
move-enough-second = take no second card
move-draw-mazarin = draw a card and keep it
move-draw-gold = { $price }: turn the top card of the draw pile and keep it
move-gain = { $tokens ->
        [power] take { $power } power
        [both] take { $power } power and { $gold } gold
        [gold] take { $gold } gold
       *[the-rest] take all that the bank has left
    }
move-settle = { $tokens ->
        [power] pay { $power } power
        [both] pay { $power } power and { $gold } gold
        [gold] pay { $gold } gold
       *[the-rest] pay all that you have
    }
move-discard = give up your { bare-card }
move-bid = bid { $bid } of the { $means } that you could pay
move-pass = leave the auction
move-pay-power = one power, { worth }
move-pay-gold = one gold, { worth }
move-pay-card = your { bare-card }, { worth }
# What a piece of a payment is worth for the card that was won.
worth = worth { $worth }
move-strike = { $price }: { $loss }
move-swap = { $price }: take the { bare-card } { $of } for a card of yours
move-banish = { $price }: discard the { bare-card } { $of }

# What happened.
event-turn-begun = { $who } begins a turn.
event-duelled = { $who } fights a duel.
event-power-gained = { $who } gains { $count } power.
event-gold-gained = { $who } gains { $count } gold.
event-power-lost = { $who } loses { $count } power.
event-spared = { $who } is spared and gives nothing.
event-gold-spent = { $who } spends { $count } gold.
event-eliminated = { $who } must give more power than there is, and leaves the court.
event-discarded = { $who }: { card } goes to the discard pile.
event-fetched = { $who } takes { card } from the discard pile.
event-swapped = { $who } gives { card } { rival-to } for { other-card }.
event-conspired = { $who } conspires.
event-announced = { $who } will turn { $count ->
        [one] one quality card
       *[other] { $count } quality cards
    }.
event-turned = { $who } turns { card }.
event-placed = { $who } keeps { card }.
event-louis-passes = Louis XIV passes for the first time: one gold for everybody.
event-shuffled = Draw pile and discard pile are shuffled together; Louis XIV hides in the lower half again.
event-louis-ends = Louis XIV has come: the game ends on the spot.
event-mazarin-comes = { $count ->
        [0] Cardinal Mazarin comes and favours nobody.
        [one] Cardinal Mazarin comes and favours one duke.
       *[other] Cardinal Mazarin comes and favours { $count } dukes.
    }
event-debts-called = { $count ->
        [0] Gambling debts are called in, and nobody has any.
        [one] Gambling debts are called in: one duke must pay.
       *[other] Gambling debts are called in: { $count } dukes must pay.
    }
event-auction-opened = { card } is put up for auction; { $who } speaks first.
event-bid-made = { $who } bids { $count }.
event-out = { $who } leaves the auction.
event-unsold = Nobody wants { card }: it is discarded.
event-paid = { $power ->
        [0] { $gold ->
            [0] { $who } has nothing to pay with.
           *[other] { $who } pays { $gold } gold.
        }
       *[other] { $gold ->
            [0] { $who } pays { $power } power.
           *[other] { $who } pays { $power } power and { $gold } gold.
        }
    }
event-sold = { $who } has { card }.
event-counted = { $who }: { $gold } for gold, { $power } for power, { $blue } for blue cards, { $points } in all.
event-ended = The game is over.

# Why it was over, and what breaks a tie.
ending-louis-again = Louis XIV has come a second time.
ending-louis-for-two = Louis XIV has come, and two dukes alone were left.
ending-last-standing = All the others have left the court.
step-purple-cards = { $count ->
        [one] { $who } has the most purple cards, { $figure } to { $others }.
       *[other] { $who } have equally many purple cards, { $figure } each.
    }

# Why not. Each key is also a paragraph of the rules.
rule-other-question = That is not what is asked now.
rule-not-yourself = That is you: it takes a rival.
rule-not-in-game = Nobody who is still in the game sits there.
rule-no-majority = You do not lead in that quality.
rule-once-a-turn = You have used that in this turn: each quality and each card serves once a turn.
rule-two-from-one = One rival is left: both power come from that one.
rule-duel-first = You lead in Duel, so you must fight before you end the phase.
rule-bank-empty = The bank has none of that left.
rule-bank-in-full = Of tokens you take two that the bank can pay in full; all that is left, only when it has fewer than two.
rule-top-cards = That row is empty: only the top card of a row can be given, discarded or swapped.
rule-own-card = It takes a quality card of your own, and you have none.
rule-pile-empty = There is no quality card in the discard pile.
rule-another-card = No such card lies there, apart from the one that you have just given.
rule-open-cards = No such card lies open.
rule-one-colour = A second card must be of the first one’s colour.
rule-not-owned = You do not own that auction card.
rule-short-of-tokens = You have too few of those tokens.
rule-debts-card = You can pay more than the rest: two tokens, or a card. Only who has no card and fewer than two tokens pays what there is.
rule-raise = A bid must be higher than the last one.
rule-means = That is more than you could pay.
rule-needless-piece = No change is given: with that piece, some piece of your payment would be needless.
rule-one-gold-action = One gold action a turn, and you have had it.
rule-gold-price = You have too little gold for that.

# On the table.
label-turn = { $who } · phase { $phase }, { $phase ->
        [1] using qualities
        [2] turning cards
       *[3] gold action
    }
label-over = The game is over
label-piles = Draw pile { $draw } · Louis XIV among the last { $lower }: he { $louis ->
        [ends] will end the game
       *[passes] brings gold and a new shuffle
    }
label-piles-over = Draw pile { $draw }
label-bank = Discard pile { $discard } · bank: { $power } power, { $gold } gold
label-middle = Draw { $draw }, Louis XIV in the last { $lower } · discarded { $discard } · bank { $power } power, { $gold } gold
label-bottom = Last in the draw pile, as all have seen: { $cards }
label-open = Open:
label-waiting = Waiting:
label-resolving = Under way: { $cards }
label-looked-through = In the discard pile:
label-auction = At auction: { card }, { colour }. { $bid ->
        [0] No bid yet.
       *[other] Best bid: { $bid }, by { $who }.
    }
label-payment = { $who } has won { card } and still owes { $owed }.
label-power = power
label-gold = gold
label-seals = seals shown
label-cards = cards won
label-points = points
label-means = could pay
label-out = out
label-you = you
label-plays = plays
label-gone = exiled
label-legend = ◆ majority  ·[●] a row and its top card  ● seal  + auction card  ! in danger

# In the browser.
sphere-name = { $who } ({ $player }): { $power } power, { $gold } gold, { $seals ->
        [0] no seal shown
        [one] one seal shown
       *[other] { $seals } seals shown
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
in-danger = in danger of leaving the court
sphere-exiled = { $who } has left the court
sphere-open = the cards { $of }
you-exiled = { $over ->
        [yes] You had left the court.
       *[no] You have left the court.
    }
winner = the winner
row-name = { $whose ->
        [own] your { colour } row
       *[rival] { colour } row { $of }
    } ({ quality }): { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }{ $top ->
        [seal] , the top one with a seal
       *[other] {""}
    }
row-beside = beside it { card }
row-majority = the majority
tokens = { $kind ->
        [gold] { $count } gold
       *[power] { $count } power
    }
bank = Bank
draw-pile = The draw pile
discard-pile = { $count ->
        [0] the discard pile is empty
        [one] discard pile: one card
       *[other] discard pile: { $count } cards
    }
louis = Louis XIV is among the last { $lower }: he { $louis ->
        [ends] will end the game
       *[passes] brings gold and a new shuffle
    }.
phase-name = { $phase ->
        [1] Qualities
        [2] Cards
       *[3] Gold
    }
middle = The middle of the table
is-waiting = waits its turn
about-visitor = { $card ->
        [mazarin] Whoever leads in Intrigue takes a card from the draw pile, or two tokens.
        [debts] All but those who show the most seals give up a card, or two tokens.
       *[louis] The first time he brings gold to everybody, and the cards are shuffled. The second time the game ends.
    }
several-moves = { $count } choices
which = What will you do?
deeds = What you can do
deed = { $deed ->
        [duel] Duel
        [etiquette] Etiquette
        [power] Power
        [wealth] Wealth
        [authority] Authority
        [overlord] Overlord
        [pension] Pension
        [conspire] Conspiracy
        [strike] Strike
        [swap] Swap
        [banish] Discard
       *[draw] Draw
    }
deed-hint = { $deed ->
        [duel] Touch the rival who gives two power to the bank; touch a second one, and each gives one.
        [etiquette] Touch a card of yours to exchange it with the discard pile, or a rival’s to discard it.
        [overlord] Touch the rival who gives one power to the bank.
        [conspire] Touch the card of yours that you give up.
        [strike] Touch the rival who gives one power.
        [swap] Touch the rival’s card that you want.
        [banish] Touch the rival’s card that is to go.
       *[other] {""}
    }
must-fight = You lead in Duel: you must fight before the phase ends.
auction = Auction
bidder-in = { $who } is in and could pay { $means }.
bidder-out = { $who } is out.
bidder-best = The best bid is theirs: { $bid }.
best-bid = Best bid
your-price = Your price
price-less = One less
price-more = One more
price-raise = Bid { $price }
price-most = Bid all you could pay, { $most }
bid-now = Bid { $price }
pass = pass
owed = Still owed
pay-hint = Touch what you give: tokens, top cards, auction cards.

# The sheet of the final count.
count-gold = For gold
count-power = For power
count-blue = For blue cards

# A payment of several pieces.
