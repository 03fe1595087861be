# Richelieu: every word that a player reads. A sentence may begin with a seat’s name: whoever prints it sets its capital.

game-title = Richelieu
game-author = Michael Schacht
game-blurb = The cardinal and the queen mother contend for the provinces of France: take cards from the ends of four rows, and make the best ones dear.

seat-name = { $seat ->
        [0] Richelieu
       *[1] the queen mother
    }

option-deck = Cards
option-deck-rulebook = as the rulebook says
option-deck-plain = another edition’s, with plain cards
option-short = Ending
option-short-false = all cards are taken
option-short-true = short: when one row is left

subject = { $subject ->
        [bourgogne] Burgundy
        [bretagne] Brittany
        [champagne] Champagne
        [normandie] Normandy
        [languedoc] Languedoc
        [provence] Provence
        [anjou] Anjou
        [picardie] Picardy
        [auvergne] Auvergne
        [sword] swords
        [cross] crosses
       *[tower] towers
    }
province = { $province ->
        [bourgogne] Burgundy
        [bretagne] Brittany
        [champagne] Champagne
        [normandie] Normandy
        [languedoc] Languedoc
        [provence] Provence
        [anjou] Anjou
        [picardie] Picardy
       *[auvergne] Auvergne
    }
card = { province }, { $mark ->
        [plain] one shield
        [two] two shields
        [sword] one shield and a sword
        [cross] one shield and a cross
       *[tower] one shield and a tower
    }
disc = { $disc ->
        [bourgogne] a shield of Burgundy
        [bretagne] a shield of Brittany
        [champagne] a shield of Champagne
        [normandie] a shield of Normandy
        [languedoc] a shield of Languedoc
        [provence] a shield of Provence
        [anjou] a shield of Anjou
        [picardie] a shield of Picardy
        [auvergne] a shield of Auvergne
        [sword] a sword
        [cross] a cross
        [tower] a tower
        [recover] “recover a marker”
       *[hidden] a disc, face down
    }

# Where something lies, in words: on the page no row and no place bears a number.
lying = { lying-row }, { $column ->
        [1] left of the middle
        [2] left of the middle
        [3] left of the middle
        [4] left of the middle
        [5] left of the middle
        [6] left of the middle
       *[other] right of the middle
    }
lying-row = { $row ->
        [1] in the top row
        [2] in the second row
        [3] in the third row
       *[4] in the bottom row
    }

# What is asked.
ask-take = Take one or two cards.
ask-take-first = Take one card: the first turn of the game takes no more.
ask-take-blocked = You can take no card.
ask-take-second = Take a second card, or stop.
ask-pay = Which marker do you give up for { card }?
ask-place-marker = Place a marker on a card, or keep it.
ask-lift-marker = Your reserve is empty: which marker moves there?

# What one may answer.
move-take = { card }{ with-disc }
move-take-own = { card }; your marker comes back{ with-disc }
move-take-price = { card }; costs one of your markers{ with-disc }
with-disc = { $disc ->
        [there] ; its disc is yours
       *[none] { "" }
    }
move-place = a marker on { card }
move-pay-reserve = a marker from your reserve
move-pay = your marker on { card }
move-lift = your marker on { card }
move-stop = take no second card
move-pass = pass
move-keep = place no marker
move-recover = play your disc: a lost marker comes back

# What happened.
event-card-taken = { $who } takes { card }.
event-marker-paid = { $row ->
        [none] { $who } gives up a marker from the reserve.
       *[other] { $who } gives up a marker { lying }.
    }
event-marker-returned = A marker goes back to { $who }.
event-disc-gained = { $disc ->
        [hidden] { $who } gains a disc.
       *[known] { $who } gains a disc: { disc }.
    }
event-marker-placed = { $who } places a marker { lying }.
event-marker-moved = { $who } moves a marker: it now lies { lying }.
event-marker-recovered = { $who } plays a disc and recovers a marker.
event-passed = { $who } can take no card and passes.
event-disc-revealed = { $who } shows a disc: { disc }.
event-counted = { $points ->
        [0] { subject }: { $first } to { $second }, nobody scores.
        [one] { subject }: { $first } to { $second }, one point for { $who }.
       *[other] { subject }: { $first } to { $second }, { $points } points for { $who }.
    }
event-lacked = { subject }: none on the cards of { $who }, minus { $points }.
event-ended = The game is over.

# Why it was over, and what breaks a tie.
ending-all-taken = All cards are taken.
ending-one-row = One row is left: the short game is over.
step-fewer-cards = { $count ->
        [one] { $who } has fewer cards, { $figure } to { $others }.
       *[other] { $who } have equally many cards, { $figure } each.
    }

# Why not. Each key is also a paragraph of the rules.
rule-other-question = That is not what is asked now.
rule-ends-only = Only the card at either end of a row can be taken.
rule-row-empty = That row is empty.
rule-one-card-row = One card is left in that row: it is offered as its left end.
rule-first-turn = The very first turn of the game takes exactly one card.
rule-two-cards = You have taken two cards: no turn takes more.
rule-same-province = A second card must be of the same province as the first.
rule-two-shields = Two cards in one turn may show no more than two shields together.
rule-marker-price = Your rival’s marker lies on that card, and you have no marker left to pay for it.
rule-stopped = You have finished taking cards in this turn.
rule-must-take = You can take a card, so you must: only who can take none passes.
rule-take-first = First take a card; what you ask for comes after.
rule-card-gone = That card has been taken.
rule-one-marker = A marker lies on that card already.
rule-no-marker = All your markers are out of the game.
rule-not-yours = No marker of yours lies on that card.
rule-reserve-empty = Your reserve is empty.
rule-no-recover-disc = You hold no disc that recovers a marker.
rule-none-lost = None of your markers is out of the game.

# On the table.
label-row = Row { $row }
label-reserve = { $count ->
        [one] one marker in reserve
       *[other] { $count } markers in reserve
    }
label-lost = { $count ->
        [0] none lost
        [one] one lost
       *[other] { $count } lost
    }
label-cards = { $count ->
        [one] one card
       *[other] { $count } cards
    }

# In the browser.
card-marker = with a marker of { $who }
card-disc = with a disc on it
card-end = end of its row
majorities = The majorities as they stand
lacking = None on the cards: minus { $points } at the end
