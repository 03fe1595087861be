# Louis XIV: every word that a player reads. A sentence may begin with a seat’s name: whoever prints it sets its capital.

game-title = Louis XIV
game-author = Rüdiger Dorn
game-blurb = Twelve people have the ear of the Sun King. Spread your influence among them, win or buy their favours, and turn these into missions that score and help you ever after. Four rounds make a courtier.

seat-name = { $seat ->
        [0] the marquis de Dangeau
        [1] the marquise de Ganges
        [2] the marquis de Villeroy
       *[3] the marquise de Polignac
    }
# The name alone. Its first letter marks the seat’s tokens, and is no chip’s.
seat-short = { $seat ->
        [0] Dangeau
        [1] Ganges
        [2] Villeroy
       *[3] Polignac
    }

person = { $board ->
        [anne] Anne of Austria
        [philippe] Philippe of Orléans
        [marie-therese] Marie-Thérèse
        [dauphin] the Grand Dauphin
        [montespan] Madame de Montespan
        [conde] the Grand Condé
        [colbert] Colbert
        [maintenon] Madame de Maintenon
        [la-valliere] Mademoiselle de La Vallière
        [turenne] Turenne
        [mazarin] Mazarin
       *[louvois] Louvois
    }
# Thirteen letters at most: what stands on a board.
person-short = { $board ->
        [anne] Anne
        [philippe] Philippe
        [marie-therese] Marie-Thérèse
        [dauphin] Dauphin
        [montespan] Montespan
        [conde] Condé
        [colbert] Colbert
        [maintenon] Maintenon
        [la-valliere] La Vallière
        [turenne] Turenne
        [mazarin] Mazarin
       *[louvois] Louvois
    }
card = { $card ->
        [anne] Anne of Austria
        [philippe] Philippe of Orléans
        [marie-therese] Marie-Thérèse
        [dauphin] the Grand Dauphin
        [montespan] Madame de Montespan
        [conde] the Grand Condé
        [colbert] Colbert
        [maintenon] Madame de Maintenon
        [la-valliere] Mademoiselle de La Vallière
        [turenne] Turenne
        [mazarin] Mazarin
        [louvois] Louvois
       *[joker] a joker
    }
joker = joker
# What a board gives, in thirteen letters.
income = { $board ->
        [anne] sceptre
        [philippe] letter
        [marie-therese] ring
        [dauphin] helmet
        [montespan] crown
        [conde] shield, token
        [colbert] { $count } louis
        [maintenon] tokens onto 5
        [la-valliere] crown
        [turenne] { $count } shields
        [mazarin] card
       *[louvois] shield, plot
    }
# On which condition, in eight letters.
condition = { $condition ->
        [money] pay { $figure }
        [first] most
       *[tokens] have { $figure }
    }
# The same in five letters.
condition-short = { $condition ->
        [money] pay { $figure }
        [first] most
       *[tokens] has { $figure }
    }
king-here = KING

a-chip = { $chip ->
        [sceptre] a sceptre
        [letter] a letter
        [ring] a ring
        [helmet] a helmet
        [crown] a crown
       *[any] any chip
    }
two-chips = { $chip ->
        [sceptre] two sceptres
        [letter] two letters
        [ring] two rings
        [helmet] two helmets
       *[crown] two crowns
    }
chip-letter = { $chip ->
        [sceptre] S
        [letter] L
        [ring] R
        [helmet] H
       *[crown] C
    }
both-chips = { $one } and { $two }

arms = { $arms ->
        [arms-1] lion
        [arms-2] stag
        [arms-3] eagle
        [arms-4] tower
        [arms-5] oak
       *[arms-6] swan
    }

level = { $level ->
        [light] light
        [medium] medium
       *[dark] dark
    }
level-letter = { $level ->
        [light] l
        [medium] m
       *[dark] d
    }

# What a laid mission is called, and what it does.
effect-token-back = one token back
effect-token-back-text = Supply: take one token back from your general supply.
effect-louis = one louis
effect-louis-text = Supply: take one louis.
effect-onto-1 = token onto Anne
effect-onto-1-text = Influence, before the cards: you may put a token from your general supply onto Anne of Austria (no. 1).
effect-onto-2 = token onto Philippe
effect-onto-2-text = Influence, before the cards: you may put a token from your general supply onto Philippe of Orléans (no. 2).
effect-onto-3 = token onto Marie-Thérèse
effect-onto-3-text = Influence, before the cards: you may put a token from your general supply onto Marie-Thérèse (no. 3).
effect-onto-4 = token onto the Dauphin
effect-onto-4-text = Influence, before the cards: you may put a token from your general supply onto the Grand Dauphin (no. 4).
effect-onto-5 = token onto Montespan
effect-onto-5-text = Influence, before the cards: you may put a token from your general supply onto Madame de Montespan (no. 5).
effect-onto-9 = token onto La Vallière
effect-onto-9-text = Influence, before the cards: you may put a token from your general supply onto Mademoiselle de La Vallière (no. 9).
effect-onto-king = token to the king
effect-onto-king-text = Influence, before the cards: you may put a token from your general supply onto the person whom the king visits.
effect-one-more = one more mission
effect-one-more-text = Once, when you lay it: draw two missions instead of one, so that you hold one more from then on.
effect-pay-to-skip = pay to skip
effect-pay-to-skip-text = Influence, once: you may pay 2 louis instead of playing a card.
effect-chip-for-crown = chip for a crown
effect-chip-for-crown-text = Missions, once: you may pay 2 louis to change a chip into a crown.
effect-swap-missions = swap missions
effect-swap-missions-text = End of the missions phase: you may put one or two missions of your hand under their piles and draw as many.
effect-allowance = allowance
effect-allowance-text = Supply: take 2 louis, or one louis and a token back, or two tokens back.
effect-shield = one shield
effect-shield-text = Supply: draw a shield.
effect-swap-card = swap a card
effect-swap-card-text = Influence, once: instead of playing a card you may discard one and draw another.
effect-three-tokens = three tokens back
effect-three-tokens-text = Supply: take three tokens back from your general supply.
effect-three-louis = three louis
effect-three-louis-text = Supply: take 3 louis.
effect-plot = one plot card
effect-plot-text = Supply: draw a plot card.
effect-token-for-card = token for a card
effect-token-for-card-text = Supply: you may give a token to your general supply and draw an influence card.
effect-four-tokens = four-token card
effect-four-tokens-text = Influence, once: with any card you may place up to four tokens on one person of your choice, or take four back.
effect-late-token = late token
effect-late-token-text = Influence, after the cards: you may put a token from your general supply onto any person.
effect-win-a-tie = win a tie
effect-win-a-tie-text = Counting, once: where you tie for most, you may be first alone.
effect-cheaper-bribe = cheaper bribes
effect-cheaper-bribe-text = Counting: every bribe costs you one louis less.

# A mission by its name, which also tells the chips that it asks for.
mission = { $mission ->
        [token-back-Sany] { effect-token-back }
        [token-back-Lany] { effect-token-back }
        [token-back-Rany] { effect-token-back }
        [token-back-Hany] { effect-token-back }
        [louis-Sany] { effect-louis }
        [louis-Lany] { effect-louis }
        [louis-Rany] { effect-louis }
        [louis-Hany] { effect-louis }
        [onto-1-Rany] { effect-onto-1 }
        [onto-2-Hany] { effect-onto-2 }
        [onto-3-Sany] { effect-onto-3 }
        [onto-4-Lany] { effect-onto-4 }
        [one-more-Sany] { effect-one-more }
        [one-more-Rany] { effect-one-more }
        [pay-to-skip-Lany] { effect-pay-to-skip }
        [pay-to-skip-Hany] { effect-pay-to-skip }
        [chip-for-crown-Lany] { effect-chip-for-crown }
        [chip-for-crown-Rany] { effect-chip-for-crown }
        [swap-missions-Sany] { effect-swap-missions }
        [swap-missions-Hany] { effect-swap-missions }
        [allowance-SL] { effect-allowance }
        [allowance-RH] { effect-allowance }
        [allowance-SR] { effect-allowance }
        [allowance-LH] { effect-allowance }
        [shield-SH] { effect-shield }
        [shield-LR] { effect-shield }
        [onto-king-SH] { effect-onto-king }
        [onto-king-LR] { effect-onto-king }
        [onto-5-SL] { effect-onto-5 }
        [onto-9-RH] { effect-onto-9 }
        [swap-card-SR] { effect-swap-card }
        [swap-card-LH] { effect-swap-card }
        [three-tokens-SS] { effect-three-tokens }
        [three-louis-LL] { effect-three-louis }
        [plot-RR] { effect-plot }
        [token-for-card-HH] { effect-token-for-card }
        [four-tokens-SS] { effect-four-tokens }
        [late-token-LL] { effect-late-token }
        [win-a-tie-RR] { effect-win-a-tie }
       *[cheaper-bribe-HH] { effect-cheaper-bribe }
    }

# What is asked.
ask-trade = Give a token for an influence card?
ask-allowance = Which allowance do you take?
ask-bonus = Your missions put tokens onto people of the court: which one now?
ask-card = Play an influence card.
ask-place = Place tokens with { card }, or take some back.
ask-place-four = Place tokens on one person, with { card } as your four-token card; or take some back.
ask-late-token = Your mission puts one more token onto anybody.
ask-plot = { person } is about to be counted, and you hold that plot card. Play it?
ask-plot-without = { person } is about to be counted. You do not hold that plot card.
ask-tie = You tie for most with { person }. Win the tie with your mission?
ask-bribe = Bribe { person } with { $price } louis?
ask-conde = Condé lets you put a token onto anybody: whom?
ask-maintenon = How many tokens onto Madame de Montespan? Then one comes back to you.
ask-mission = Fulfil a mission?
ask-spend = Which chips do you spend on the mission?
ask-draw = { $count ->
        [one] Draw a mission: from which pile?
       *[other] Draw { $count } missions, one at a time: from which pile?
    }
ask-keep = You may keep one chip; the others turn into shields. Which one?
ask-return = Swap missions: which one goes under its pile?

# What one may answer.
move-take-back = { $count ->
        [0] place nothing (your general supply has no token to take back)
        [one] take one token back from your general supply
       *[other] take { $count } tokens back from your general supply
    }
up-to = { $place ->
        [0] no token left to place
        [one] one token
       *[other] up to { $place } tokens
    }
move-card = { $card ->
        [joker] { up-to } anywhere, or onto two neighbours; or take { $back } back
       *[other] { card }: { up-to } from there on; or take { $back } back
    }
move-four = { card } as your four-token card: { up-to } onto one person; or take { $back } back
move-swap = discard { card } and draw another card; your turn is over
move-skip = pay { $price } louis and play no card this turn
move-bonus = one token onto { person }
move-bonus-king = one token onto { person }, whom the king visits
move-onto = one token onto { person }
move-trade = a token to your general supply, a card to your hand
move-later = decide after your next gain
some-louis = { $louis ->
        [one] one louis
       *[other] { $louis } louis
    }
some-tokens = { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
move-allow = { $louis ->
        [0] take { some-tokens } back
       *[other] { $tokens ->
            [0] take { some-louis }
           *[other] take { some-louis } and { some-tokens } back
        }
    }
move-plot-general = one token from your general supply
move-plot-one = one token from your own supply
move-plot-two = two tokens from your own supply
move-win-tie = use your mission: you are first, alone
move-bribe-for = pay { $price } louis: { $favour }
move-maintenon = { $count ->
        [0] no token onto Montespan
        [one] one token onto Montespan
       *[other] { $count } tokens onto Montespan
    }{ $back ->
        [0] {""}
       *[other] ; then one back
    }
move-fulfil = “{ mission }”, for { $asks }
move-spend-for = { $chips }, for “{ mission }”
move-draw = from the { level } pile ({ $count } left)
move-crown = pay { $price } louis: { a-chip } becomes a crown
move-keep = keep { a-chip }
move-return = “{ mission }”, under the { level } pile
move-enough-trade = keep your token
move-enough-bonus = no more tokens now
move-enough-late-token = no token
move-enough-plot = keep your plot card
move-enough-plot-without = let it be
move-enough-tie = leave it a tie
move-enough-bribe = pay nothing
move-enough-conde = no token
move-enough-mission = fulfil no more missions in this round
move-enough-mission-none = go on: your chips fulfil no mission of yours (the others do not know that)
move-enough-return = swap no more

# What happened.
event-round-begun = Round { $round } begins; { $who } is first player.
event-king-comes = The king visits { person }. Everybody takes { $count } louis.
event-louis-gained = { $who } takes { $count ->
        [one] one louis
       *[other] { $count } louis
    }.
event-louis-paid = { $who } pays { $count ->
        [one] one louis
       *[other] { $count } louis
    }.
event-tokens-back = { $who } takes { $count ->
        [one] a token
       *[other] { $count } tokens
    } back from the general supply.
event-tokens-away = { $who } gives { $count ->
        [one] a token
       *[other] { $count } tokens
    } to the general supply.
event-card-drawn = { $card ->
        [hidden] { $who } draws an influence card.
       *[known] { $who } draws an influence card: { card }.
    }
event-plot-drawn = { $board ->
        [hidden] { $who } draws a plot card.
       *[known] { $who } draws a plot card: { person }.
    }
event-shield-drawn = { $arms ->
        [hidden] { $who } draws a shield.
       *[known] { $who } draws a shield: { arms }.
    }
event-shield-counted = No shield is left: { $who } notes a point instead.
event-neutral-placed = Onto { person } go { $count } neutral tokens.
event-neutral-card = For the neutral tokens a card is turned up: { card }.
event-placed = { $who } puts { $count ->
        [one] a token
       *[other] { $count } tokens
    } onto { person }.
event-card-played = { $who } plays { card }.
event-card-swapped = { $who } discards { card } for another card.
event-skipped = { $who } pays to play no card.
event-card-put-back = { $card ->
        [hidden] { $who } puts a last card back on the pile.
       *[known] { $who } puts a last card back on the pile: { card }.
    }
event-cards-shuffled = All influence cards are shuffled.
event-board-counted = Counting: { person }.
event-plot-played = { $who } plays the plot card of { person }.
event-nobody-first = { person }: { $why ->
        [tie] a tie for most, and nobody is first.
       *[neutral] the neutral tokens have most.
    }
event-tie-won = { $who } wins the tie for { person } with a mission.
event-bribed = { $who } bribes { person }.
event-chip-gained = { $who } receives { a-chip }.
event-chip-spent = { $who } gives { a-chip } back.
event-recovered = { $who } recovers { $count ->
        [one] a token
       *[other] { $count } tokens
    } from { person }.
event-left = { $count ->
        [one] A token on { person } goes
       *[other] { $count } tokens on { person } go
    } to the general supply of { $who }.
event-turned = The board of { person } is turned over.
event-king-leaves = The king leaves { person }.
event-fulfilled = { $who } fulfils a mission: “{ mission }”.
event-mission-drawn = { $mission ->
        [hidden] { $who } draws a { level } mission.
       *[known] { $who } draws a { level } mission: “{ mission }”.
    }
event-mission-returned = { $mission ->
        [hidden] { $who } puts a mission under the { level } pile.
       *[known] { $who } puts a mission under the { level } pile: “{ mission }”.
    }
event-round-ended = Round { $round } is over.
event-exchanged = { $who } exchanges what is left for { $count ->
        [0] no shield
        [one] one shield
       *[other] { $count } shields
    }.
event-revealed = { $who } shows { $count ->
        [one] one shield
       *[other] { $count } shields
    }: { arms }.
event-arms-won = { $who } has most of the { arms }, and draws a shield for it.
event-scored = { $who }: { $missions ->
        [one] one mission
       *[other] { $missions } missions
    } and { $shields ->
        [one] one shield
       *[other] { $shields } shields
    } make { $points } points.
event-ended = The game is over.

# Why it was over, and what breaks a tie.
ending-last-round = The last round is over.
step-personal-supply = { $count ->
        [one] { $who } has the most tokens in the personal supply, { $figure } to { $others }.
       *[other] { $who } have equally many tokens in the personal supply, { $figure } each.
    }

# Why not. Each key is also a paragraph of the rules.
rule-other-question = That is not what is asked now.
rule-not-held = You do not hold that card.
rule-no-tokens = You do not have that many tokens to place.
rule-begin-on-the-card = Tokens placed with a card begin on the person whom it shows.
rule-card-tokens = A person’s card places three tokens at most.
rule-on-to-a-neighbour = Tokens go on to one neighbour of the person before, and do not come back.
rule-joker-tokens = A joker places one token or two, on one person or on two neighbours, the lower number named first.
rule-four-on-one = The four-token card puts all its tokens on one person, four at most.
rule-not-laid = No mission that allows this lies before you.
rule-once-a-phase = Each of your missions that allow this has been used in this phase.
rule-louis-short = You do not have the louis for that.
rule-general-short = Your general supply does not hold that many tokens.
rule-pile-empty = That pile is empty.
rule-chips-asked = Those are not the chips that the mission asks for.
rule-chip-short = You do not have that chip.
rule-crowns-gone = No crown is left in the supply.

# On the table.
label-status = Round { $round } of { $rounds } · { $phase ->
        [supply] phase 1, supply
        [influence] phase 2, influence
        [counting] phase 3, counting
       *[missions] phase 4, missions
    } · first player { $first }
label-king = king: { person-short }
label-counting = being counted: { $number } { person-short }
label-over = After round { $rounds } · the game is over
label-conditions = pay 3: most tokens free, others 3 louis · most: most tokens only · have 3: all with 3
label-neutral = N: neutral
label-left = In the middle
pile = { $pile ->
        [sceptre] sceptres S
        [letter] letters L
        [ring] rings R
        [helmet] helmets H
        [crown] crowns C
        [shields] shields
        [cards] influence cards
        [played] played or discarded
        [plots] plot cards
        [light] light missions l
        [medium] medium missions m
       *[dark] dark missions d
    }
# At the head of a column.
head-points = points
head-personal = own
head-general = general
head-louis = louis
head-chips = chips
head-laid = laid
head-missions = hand
head-cards = cards
head-plots = plots
head-shields = shields
label-legend = own, general: tokens in those supplies · laid, hand: missions · * first player
label-laid = Missions laid
label-you = you
label-hand = Your influence cards
label-plots = Your plot cards
label-shields = Your shields
label-missions = Your missions
label-times = { $what } ({ $count })
label-asks = asks for { $asks }
mission-lacks = { $lacks ->
        [nothing] ready
        [both] lacks both
        [either] lacks one of them
        [sceptre] lacks a sceptre
        [letter] lacks a letter
        [ring] lacks a ring
        [helmet] lacks a helmet
       *[any] lacks any chip
    }
label-known = You also know
known-hand = { $card } ({ $kind ->
        [influence] influence card
        [plot] plot card
       *[mission] mission
    }) is with { $who }
known-pile = { $card } ({ $kind ->
        [influence] influence card
        [plot] plot card
       *[mission] mission
    }) lies in its pile

# In the browser.
# What can be reacted to, and what may be ordered for it.
occasion-plot = { person } is about to be counted
brief-plot = { person-short }
orders-plot = Somebody is about to be counted: your plot cards
orders-wanted = By post nobody waits for an answer: leave orders for your plot cards.
order-enough = keep the card
order-plot-general = one, general supply
order-plot-one = one, own supply
order-plot-two = two, own supply
the-court = The court
which = Which one?
round-of = Round { $round } of { $rounds }
phase-name = { $phase ->
        [supply] supply
        [influence] influence
        [counting] counting
       *[missions] missions
    }
first-player = First player: { $who }
board-title = No. { $number }, { person }
condition-text = { $condition ->
        [money] Whoever alone has most tokens gets it free, everybody else there may pay { $figure } louis
        [first] Only whoever alone has most tokens gets it
       *[tokens] Everybody with { $figure } tokens or more gets it
    }
board-gives = gives { $favour }
board-empty = No tokens there
board-counted = Counted in this round.
tokens-of = { $who } { $count ->
        [one] one token
       *[other] { $count } tokens
    }
tokens-neutral = { $count ->
        [one] one neutral token
       *[other] { $count } neutral tokens
    }
king-visits = The king is here
king-text = The king is here: whoever alone has most gets a crown as well, and whoever alone is second gets the chip free.
about-to-place = { $count ->
        [one] one token of yours about to go here
       *[other] { $count } tokens of yours about to go here
    }
place-now = { $count ->
        [one] Place this token
       *[other] Place these { $count } tokens
    }
# How a board would be counted if it were counted now.
placed-then = { person-short } +{ $count }: { $told }
placed-and = { $one } · { $other }
onto-then = { $placed } ({ $told })
counted-later = not counted in this round: it stays there
outlook = { person-short }: { $told }
# What a person gives, and to whom.
favour = { $board ->
        [anne] a sceptre
        [philippe] a letter
        [marie-therese] a ring
        [dauphin] a helmet
        [montespan] a crown
        [conde] a shield, and a token onto anybody
        [colbert] { $count } louis
        [maintenon] up to { $count } tokens onto Montespan, then one token back
        [la-valliere] a crown
        [turenne] { $count } shields
        [mazarin] an influence card for the next round
       *[louvois] a shield and a plot card
    }
gets-free = { $count ->
        [one] { $who } gets { $favour }
       *[other] { $who } get { $favour }
    }
gets-crown = { $who } gets { $favour } and a crown
outlook-bribe = { $who } may pay { $price }
outlook-tie = a tie for most
outlook-neutral = the neutral tokens have most
outlook-nobody = nobody gets anything
as-it-stands = As it stands: { $outlook }.
if-counted-now = If counted now
no-tokens-out = None of your tokens lie on a board.
procession = The count, from 1 to 12
stop-free = { $count ->
        [one] { $who } gets { $favour }.
       *[other] { $who } each get { $favour }.
    }
stop-nobody-first = { $why ->
        [tie] A tie for most.
       *[neutral] The neutral tokens have most.
    }
stop-crown = { $who } gets { $favour } and a crown.
stop-bribe = { $count ->
        [one] { $who } pays for { $favour }.
       *[other] { $who } pay for { $favour }.
    }
stop-nobody = Nobody gets anything.
stop-plot = { $who } plays a plot card.
stop-tie = { $who } wins the tie.
stop-left = To the general supply: { $who }.
stop-home = Home: { $who }.
stop-turned = The board is turned over.
procession-all = All at once
procession-back = The board before
procession-on = The next board
procession-empty = Nobody has a token there.
# A closer look at what lies in the middle.
pile-about = { $pile ->
        [sceptre] Anne of Austria (no. 1) gives them. Missions ask for chips, two each.
        [letter] Philippe of Orléans (no. 2) gives them. Missions ask for chips, two each.
        [ring] Marie-Thérèse (no. 3) gives them. Missions ask for chips, two each.
        [helmet] The Grand Dauphin (no. 4) gives them. Missions ask for chips, two each.
        [crown] Mesdames de Montespan (no. 5) and de La Vallière (no. 9) give them, and so does the king. A crown stands for any chip.
        [light] A light mission asks for a certain chip and any other.
        [medium] A medium mission asks for two different chips.
        [dark] A dark mission asks for two chips alike.
        [shields] Each is worth one point at the end; whoever has most of one of the six arms draws one more.
        [plots] Played just before its person is counted, a plot card puts one or two more tokens there.
        [cards] Everybody draws five at the beginning of a round, plays all but one, and puts that one back.
       *[played] The cards played or discarded in this round. All are shuffled again at the end of the influence phase.
    }
joker-about = It places one token or two on anybody, or one each on two neighbours; or it takes two back.
# What a courtier has.
to-place = to place
general-tokens = general
personal-supply = { $count ->
        [one] one token to place
       *[other] { $count } tokens to place
    }
general-supply = { $count ->
        [one] one token in the general supply
       *[other] { $count } tokens in the general supply
    }
louis-held = { $count } louis
chips-held = { $chip ->
        [sceptre] { $count ->
            [one] one sceptre
           *[other] { $count } sceptres
        }
        [letter] { $count ->
            [one] one letter
           *[other] { $count } letters
        }
        [ring] { $count ->
            [one] one ring
           *[other] { $count } rings
        }
        [helmet] { $count ->
            [one] one helmet
           *[other] { $count } helmets
        }
       *[crown] { $count ->
            [one] one crown
           *[other] { $count } crowns
        }
    }
cards-held = { $count ->
        [one] one influence card
       *[other] { $count } influence cards
    }
plots-held = { $count ->
        [0] no plot card
        [one] one plot card
       *[other] { $count } plot cards
    }
shields-held = { $count ->
        [one] one shield
       *[other] { $count } shields
    }
missions-held = { $count ->
        [one] one { level } mission in hand
       *[other] { $count } { level } missions in hand
    }
touch-places = Touch to put a token here
missions-left = { $count ->
        [one] one { level } mission in its pile
       *[other] { $count } { level } missions in their pile
    }
cards-played = { $count ->
        [one] one card played or discarded
       *[other] { $count } cards played or discarded
    }
laid-held = { $count ->
        [0] no mission laid
        [one] one mission laid
       *[other] { $count } missions laid
    }
laid-look = Look at the missions laid.
laid-none = No mission laid yet.
plot-card = plot card
count-left = For what is left
count-shields = Shields, one point each
count-missions = Missions, five points each
count-total = In all
# What touching a card of one’s hand does, after its name.
move-card-touched = { $card ->
        [joker] { up-to } anywhere, or onto two neighbours; or take { $back } back
       *[other] { up-to } from there on; or take { $back } back
    }
move-four-touched = as your four-token card: { up-to } onto one person; or take { $back } back
move-swap-touched = discard it and draw another card; your turn is over
hand-empty = No influence cards in hand.
next-round = Next round, as it stands: { $cards } cards, { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } to place, { $louis } louis and the king’s money.
last-round = Last round: cards, chips, tokens on boards and every three louis turn into shields.
mission-worth = Laid before you it is worth five points, and acts in every round.
