# The King’s Favourite: every word that a player reads. A sentence may begin with a seat’s name: whoever prints it sets
# its capital.

game-title = The King’s Favourite
game-author = a hand unknown to this house (the title page is lost)
game-blurb = At Versailles, courtiers petition the king for gold, chocolate and châteaux: roll the dice, take neighbours from the line, send musketeers to roll again, and keep your duchesses out of the Bastille. Three rounds make a favourite.

seat-name = { $seat ->
        [0] Monsieur de Guiche
        [1] Madame de Thianges
        [2] Monsieur de Vardes
       *[3] Madame de Soubise
    }
# The name alone, at the head of a column. Its first letter is the emblem of the seat.
seat-short = { $seat ->
        [0] Guiche
        [1] Thianges
        [2] Vardes
       *[3] Soubise
    }
# Whom a card or a Bastille is aimed at.
rival = { $rival ->
        [0] Monsieur de Guiche
        [1] Madame de Thianges
        [2] Monsieur de Vardes
       *[3] Madame de Soubise
    }

# Eleven letters at most: the line has six places.
petition = { $petition ->
        [gold] gold
        [chocolate] chocolate
        [chateau] château
        [ball] masked ball
        [duchess] duchess
       *[bastille] Bastille
    }
a-petition = { $petition ->
        [gold] gold
        [chocolate] chocolate
        [chateau] a château
        [ball] a masked ball
        [duchess] a duchess
       *[bastille] a Bastille
    }
face = { $face ->
        [gold] gold
        [chocolate] chocolate
       *[chateau] château
    }
column = { $column ->
        [gold] gold
        [chocolate] chocolate
       *[chateau] château
    }
# The two cards of an Ambassador’s swap.
own = { $own ->
        [gold] a gold card
        [chocolate] a chocolate card
       *[chateau] a château card
    }
theirs = { $theirs ->
        [gold] a gold card
        [chocolate] a chocolate card
       *[chateau] a château card
    }
# Eleven letters at most.
court-name = { $court ->
        [prince] Prince
        [treasurer] Treasurer
        [chocolatier] Chocolatier
        [architect] Architect
        [captain] Captain
        [gardener] Gardener
        [marquise] Marquise
        [steward] Steward
        [ambassador] Ambassador
        [spy] Spy
        [actor] Actor
        [confessor] Confessor
        [guard] Swiss Guard
       *[lieutenant] Lieutenant
    }
court = { $court ->
        [lieutenant] the Lieutenant of Police
       *[other] the { court-name }
    }

# What a court card can do.
power-prince = On your turn: lay it; { $points } points at the end of the round.
power-treasurer = On your turn, after a roll: turn one die to gold.
power-chocolatier = On your turn, after a roll: turn one die to chocolate.
power-architect = On your turn, after a roll: turn one die to château.
power-captain = On your turn: take back one musketeer that you have spent.
power-gardener = On your turn, before taking: discard the line and lay a new one.
power-marquise = On your turn, before taking: swap two cards of the line.
power-steward = On your turn: draw { $draws } court cards.
power-ambassador = On your turn: swap a resource of yours with a rival’s of another column.
power-spy = On your turn: take a random court card from a rival’s hand.
power-actor = On your turn: does as the topmost court discard that can be played now.
power-confessor = Discards a Bastille: one that waits before you, comes, or would strike.
power-guard = Cancels a rival’s card that names you, or a Lieutenant’s reroll.
power-lieutenant = On a rival’s turn, after a roll: one die of your choice is rolled again.

# What is asked.
ask-open = { $hand ->
        [0] Roll the dice.
       *[other] Play court cards, or roll.
    }
ask-lieutenant = Does your Lieutenant have a die rolled again? All are asked.
ask-lieutenant-without = { $who } has rolled. You hold no Lieutenant.
ask-guard = { $power ->
        [spy] A Spy of { $who } wants a card from your hand.
        [ambassador] { $who } offers { own } for { theirs } of yours.
       *[lieutenant] A Lieutenant wants your die { $die } rolled again.
    }
ask-guard-without = { ask-guard } You hold no Swiss Guard.
ask-act = { $hand ->
        [0] Take cards, or roll again.
       *[other] Take cards, roll again, or play a court card.
    }
ask-act-bare = { $hand ->
        [0] Take cards. No musketeer is left.
       *[other] Take cards, or play a court card. No musketeer is left.
    }
ask-actor = The Actor imitates { court }: how do you use that power?
ask-ball = Into which column does the masked ball go?
ask-bastille = Before whom do you lay the Bastille?
ask-confess = { $moment ->
        [arrival] A Bastille would strike your new duchess.
        [strike] A Bastille would strike a duchess of yours.
       *[wait] A Bastille comes to wait before you.
    }
ask-confess-without = { ask-confess } You hold no Confessor.
ask-strike = The Bastille strikes: which duchess do you lose?
ask-hand-limit = { $alone ->
        [0] { $limit } court cards at most: discard one.
       *[other] { $limit } court cards at most: discard one, or give one to a duchess.
    }
ask-close = Play court cards, or end your turn.

# What one may answer.
move-roll = roll the dice
move-reroll = spend a musketeer (you have { $musketeers }) and roll { $count ->
        [one] die { $dice } again
        [2] dice { $dice } again
       *[other] all dice again
    }
move-take = take { $cards }{ $earned ->
        [0] {""}
        [one] ; earns one court card
       *[other] ; earns { $earned } court cards
    }
move-take-nothing = take nothing
move-end = end your turn; the line is filled
move-attach = give { court } to a duchess, for good: { $points } points if she stays
move-drop = discard { court }
move-prince = lay the Prince: { $points } points at the end of the round
move-turn-die = { court } turns die { $die } from { face } to { column }
move-captain = the Captain brings back a musketeer
move-gardener = the Gardener discards the line and lays a new one
move-marquise = the Marquise swaps { $one } (place { $first }) with { $two } (place { $second })
move-steward = the Steward draws { $draws } court cards for you
move-ambassador = { own } of yours to { $rival } for { theirs }
move-spy = { $cards ->
        [one] the Spy takes the only court card of { $rival }
       *[other] the Spy takes one of the { $cards } court cards of { $rival }, at random
    }
move-actor = the Actor imitates { court }
move-confessor = the Confessor discards a Bastille that waits before you
move-confessor-confess = the Confessor discards the Bastille
move-guard = the Swiss Guard cancels it
move-lieutenant = the Lieutenant has die { $die } ({ face }) rolled again
move-let-lieutenant = leave the dice as they are
move-let-guard = let it happen
move-let-confess = let the Bastille come
move-ball = the ball counts as { column }: your column has { $cards } then
move-bastille = { $effect ->
        [strike] before { $rival }: it strikes a duchess there
       *[wait] before { $rival }: it waits for the next duchess
    }
move-lose = a duchess without a court card
move-lose-with = a duchess and her court card, { court }

# What happened.
event-round-begun = Round { $round } begins; { $who } plays first.
event-turn-begun = { $who } is to play.
event-line-card = New in place { $place }: { petition }.
event-line-cleared = The line is cleared away.
event-rolled = { $who } rolls { face } with die { $die }.
event-musketeer-spent = { $who } spends a musketeer.
event-court-played = { $rival ->
        [none] { $who } plays { court }.
       *[other] { $who } plays { court } against { rival }.
    }
event-borrowed = The Actor imitates { court }.
event-cancelled = { $who } cancels that card.
event-die-turned = { $who } turns die { $die } to { face }.
event-musketeer-back = { $who } takes back a musketeer.
event-swapped-in-line = { $who } swaps the cards in places { $one } and { $two }.
event-traded = { $who } gives { rival } { own } for { theirs }.
event-spied = { $court ->
        [hidden] { $who } takes a court card from the hand of { rival }.
       *[known] { $who } takes { court } from the hand of { rival }.
    }
event-drew = { $court ->
        [hidden] { $who } draws a court card.
       *[known] { $who } draws { court }.
    }
event-dropped = { $who } discards { court }.
event-attached = { $who } gives { court } to a duchess.
event-took = { $who } takes { a-petition } from place { $place }.
event-took-nothing = { $who } takes nothing.
event-ball-placed = { $who } puts the masked ball into the { column } column.
event-bastille-laid = { $who } lays a Bastille before { rival }.
event-bastille-waits = The Bastille waits before { $who }.
event-bastille-gone = The Bastille before { $who } is discarded.
event-struck = { $court ->
        [none] The Bastille strikes a duchess of { $who }.
       *[other] The Bastille strikes a duchess of { $who }, with { court }.
    }
event-round-closing = { $who } has enough resources: the round ends when all have had as many turns.
event-scored = { $reason ->
        [ended] { $who }: { $points } for ending the round.
        [gold] { $who }: { $points } for the column of gold.
        [chocolate] { $who }: { $points } for the column of chocolate.
        [chateau] { $who }: { $points } for the column of châteaux.
        [duchesses] { $who }: { $points } for duchesses with a court card.
        [hand] { $who }: { $points } for court cards in hand.
       *[princes] { $who }: { $points } for Princes laid.
    }
event-round-ended = Round { $round } is over.
event-ended = The game is over.

# Why it was over, and what breaks a tie.
ending-last-round = The last round is over.
step-musketeers = { $count ->
        [one] { $who } has the most musketeers unspent, { $figure } to { $others }.
       *[other] { $who } have equally many musketeers unspent, { $figure } each.
    }

# Why not. Each key is also a paragraph of the rules.
rule-other-question = That is not what is asked now.
rule-before-taking = That card touches the line, so it comes before taking: you have taken already, or taken nothing.
rule-after-a-roll = That card turns a die, so it comes after a roll and before taking.
rule-rivals-turn = That card answers a rival: the Lieutenant of Police a rival’s roll, the Swiss Guard a card that names you.
rule-not-held = You do not hold that court card.
rule-no-effect = That would change nothing, and a court card without effect cannot be played.
rule-not-yourself = That is you: it takes a rival.
rule-not-in-game = Nobody sits there in this game.
rule-no-musketeer = You have no musketeer left in this round.
rule-line-end = A take begins and ends with a resource; only at an end of the line do the special cards beside it come along, all of them or none.
rule-one-resource = A take has at least one resource in it.
rule-dice = Your dice do not show all these resources: each die stands for one card.
rule-no-such-card = No such card lies there.
rule-no-free-duchess = You have no duchess without a court card.
rule-no-bastille = No Bastille waits before you.
rule-roll-first = First roll the dice: you take what they show.
rule-taken-already = You take once a turn: you have taken already, or taken nothing.

# On the table.
label-status = Round { $round } of { $rounds }, begun by { $first } · { $turn } plays · { $ender ->
        [none] it ends at { $enough } resources
       *[other] { $ender } has enough: it ends after { $last }’s turn
    }
label-over = The game is over: { $rounds } rounds
label-dice = Dice
label-not-rolled = not rolled yet
label-you = you
label-resources = resources
label-of = { $count } of { $enough }
label-duchesses = duchesses
label-alone = { $count } alone
label-bastilles = Bastilles
label-princes = Princes laid
label-musketeers = musketeers
label-hand = cards in hand
label-points = points
label-legend = ◆ most: { $most }  = tied: { $tied }  ━ resource  ● masked ball  + a duchess’s card  points: before + this round
label-piles = Petitions: draw pile { $draw }, discards { $discards } · Court cards: draw pile { $court }, discards { $top ->
        [none] { $dropped }
       *[other] { $dropped }, on top: { $top }
    }
label-own-hand = Your hand:
label-empty-hand = Your hand is empty.
label-remembered = Taken from you by a Spy: { court-name }, now with { $who }
label-perhaps = { $one } or { $other }

# In the browser.
# What can be reacted to, and what may be ordered for it.
occasion-lieutenant = { $whose ->
        [own] you have rolled
       *[rival] { $who } has rolled
    }
occasion-guard = { $court ->
        [spy] a Spy is sent
        [ambassador] an Ambassador is sent
       *[lieutenant] a Lieutenant wants a die rolled again
    }
occasion-confess = { $moment ->
        [arrival] a duchess comes where a Bastille waits
       *[laid] a Bastille is laid
    }
brief-guard = { court-name }
brief-confess = { $moment ->
        [arrival] it waits, and a duchess comes
       *[laid] it is laid
    }
orders-lieutenant = A rival has rolled: your Lieutenant
orders-guard = A card names you: your Swiss Guard
orders-confess = A Bastille comes: your Confessor
orders-wanted = By post nobody waits for an answer: leave orders for your Lieutenant, Guard and Confessor.
order-let-it-be = let it be
order-guard = play the Swiss Guard
order-confessor = play the Confessor
middle = The middle of the table
round-of = Round { $round } of { $rounds }
# The same, where there is little room.
round-of-short = Round { $round }/{ $rounds }
round-ends = ends at { $enough } resources
round-ends-short = ends at { $enough }
round-ending = { $who } has enough: ends after { $last }
round-ending-short = ends after { $last }
sheet = The score sheet
sheet-open = Open the score sheet
sheet-round = Round { $round }
# The round that has just ended, and what each has of it.
herald = Round { $round } is over.
herald-points = { $who } { $points }
sheet-now = Round { $round }, so far
sheet-total = In all
sheet-note = The round under way is counted as if it ended now.
sheet-reason = { $reason ->
        [ended] ending the round
        [gold] gold
        [chocolate] chocolate
        [chateau] châteaux
        [duchesses] duchesses with a court card
        [hand] court cards in hand
       *[princes] Princes laid
    }
courtier-name = { $who } ({ $player }): { $gathered } of { $enough } resources, { $duchesses ->
        [0] no duchess
        [one] one duchess
       *[other] { $duchesses } duchesses
    }, { $bastilles ->
        [0] no Bastille waiting
        [one] one Bastille waiting
       *[other] { $bastilles } Bastilles waiting
    }, { $princes ->
        [0] no Prince laid
        [one] one Prince laid
       *[other] { $princes } Princes laid
    }, { $musketeers ->
        [0] no musketeer
        [one] one musketeer
       *[other] { $musketeers } musketeers
    }, { $hand ->
        [0] no court card
        [one] one court card
       *[other] { $hand } court cards
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
hand-of = { $count ->
        [0] no court card in hand
        [one] one court card in hand
       *[other] { $count } court cards in hand
    }
hand = Your court cards
column-name = { $whose ->
        [own] your { column } column
       *[rival] the { column } column of { rival }
    }: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }{ $balls ->
        [0] {""}
        [one] , one of them a masked ball
       *[other] , { $balls } of them masked balls
    }{ $stands ->
        [most] , the most
        [tied] , tied for the most
       *[none] {""}
    }
column-worth = At the end of the round: { $most } points for most cards in a column, or { $tied } for each who is tied for most.
lady-alone = a duchess without a court card
lady-with = a duchess with { court }
princes-laid = { $count ->
        [one] one Prince laid
       *[other] { $count } Princes laid
    }
bastilles-waiting = { $count ->
        [one] one Bastille waits for the next duchess
       *[other] { $count } Bastilles wait for the next duchesses
    }
bastilles-told = It will strike the next duchess laid there, at once. A Confessor discards it.
die-name = { $face ->
        [none] die { $die }, not rolled yet
       *[other] die { $die }: { face }
    }
line = The line of petitions
place-name = { petition }, place { $place }
place-empty = place { $place } is empty
runs = What you may take
other-end = Touch the other end to take more.
petition-piles = Petitions: draw pile { $draw }, discards { $discards }
court-pile = Court cards: draw pile { $count }
court-discards = { $count ->
        [0] No court card discarded
        [one] One court card discarded
       *[other] { $count } court cards discarded
    }
# What a court card is aimed at: said once it is touched.
aim = { $court ->
        [treasurer] Which die does the Treasurer turn to gold?
        [chocolatier] Which die does the Chocolatier turn to chocolate?
        [architect] Which die does the Architect turn to château?
        [marquise] Which two cards of the line does the Marquise swap?
        [ambassador] Which column of yours, and which of a rival’s?
        [spy] On whom do you set the Spy?
        [lieutenant] Which die is rolled again?
       *[other] What do you aim it at?
    }
