# Dans l’ombre du Roi Soleil : tous les mots qu’un joueur lit. Une phrase peut commencer par un nom : qui l’imprime y met
# la majuscule.

game-title = Dans l’ombre du Roi Soleil
game-author = Alan R. Moon et Aaron Weissblum
game-blurb = À la cour de Louis XIV, des ducs amassent puissance, or et belles manières : dominez dans une qualité pour vous en servir, enchérissez pour les faveurs du roi, et gare à ce que vos rivaux peuvent prendre.

seat-name = { $seat ->
        [0] le duc de Créqui
        [1] le duc de Lauzun
        [2] le duc de Noailles
        [3] le duc de Sully
        [4] le duc de Duras
       *[5] le duc d’Uzès
    }
# Avec « de », pour ce qui est à quelqu’un.
seat-of = { $seat ->
        [0] du duc de Créqui
        [1] du duc de Lauzun
        [2] du duc de Noailles
        [3] du duc de Sully
        [4] du duc de Duras
       *[5] du duc d’Uzès
    }
# Le duché seul, en tête de colonne. Sa première lettre est l’emblème de la place, et n’est celle d’aucune couleur.
seat-short = { $seat ->
        [0] Créqui
        [1] Lauzun
        [2] Noailles
        [3] Sully
        [4] Duras
       *[5] Uzès
    }
# À qui va une carte dans un échange.
rival-to = { $rival ->
        [0] au duc de Créqui
        [1] au duc de Lauzun
        [2] au duc de Noailles
        [3] au duc de Sully
        [4] au duc de Duras
       *[5] au duc d’Uzès
    }

option-gentle = Élimination
option-gentle-false = qui doit donner plus de puissance qu’il n’en a est éliminé
option-gentle-true = partie clémente : personne n’est éliminé, chacun donne ce qu’il a

colour = { $colour ->
        [blue] bleu
        [green] vert
        [purple] pourpre
        [red] rouge
        [yellow] jaune
       *[grey] gris
    }
quality = { $colour ->
        [blue] Étiquette
        [green] Duel
        [purple] Intrigue
        [red] Puissance
       *[yellow] Richesse
    }
# Une carte sans son article.
bare-card = { $card ->
        [blue] carte bleue
        [blue-seal] carte bleue à sceau
        [green] carte verte
        [green-seal] carte verte à sceau
        [purple] carte pourpre
        [purple-seal] carte pourpre à sceau
        [red] carte rouge
        [red-seal] carte rouge à sceau
        [yellow] carte jaune
        [yellow-seal] carte jaune à sceau
        [influence] carte Influence
        [medal] carte Médaille
        [authority] carte Autorité
        [overlord] carte Suzerain
        [pension] carte Pension
        [conspiracy] carte Conspiration
       *[diplomacy] carte Diplomatie
    }
card = { $card ->
        [influence] la { bare-card }
        [medal] la { bare-card }
        [authority] la { bare-card }
        [overlord] la { bare-card }
        [conspiracy] la { bare-card }
        [diplomacy] la { bare-card }
        [debts] des Dettes de jeu
        [mazarin] le cardinal de Mazarin
        [louis] Louis XIV
       *[other] une { bare-card }
    }
# La seconde carte d’un échange.
other-card = { $other ->
        [blue] une carte bleue
        [blue-seal] une carte bleue à sceau
        [green] une carte verte
        [green-seal] une carte verte à sceau
        [purple] une carte pourpre
        [purple-seal] une carte pourpre à sceau
        [red] une carte rouge
        [red-seal] une carte rouge à sceau
        [yellow] une carte jaune
       *[yellow-seal] une carte jaune à sceau
    }
# Dix lettres au plus : les colonnes sont étroites.
short-card = { $card ->
        [influence] Influence
        [medal] Médaille
        [authority] Autorité
        [overlord] Suzerain
        [pension] Pension
        [conspiracy] Conspirat.
        [diplomacy] Diplomatie
        [debts] Dettes
        [mazarin] Mazarin
       *[louis] Louis XIV
    }
# À quoi sert une carte d’enchère.
about = { $card ->
        [influence] Qui la possède peut prendre, en phase 2, deux cartes ouvertes d’une même couleur au lieu d’une. Elle porte un sceau.
        [medal] Qui la possède retourne, en phase 2, jusqu’à quatre cartes, une à une, sans rien annoncer. Elle porte un sceau.
        [authority] Qui la possède prend un jeton de puissance en phase 1 de chaque tour. Elle porte un sceau.
        [overlord] En phase 1 de chaque tour, qui la possède fait donner un jeton de puissance au stock par un rival.
        [pension] Qui la possède prend un jeton d’or en phase 1 de chaque tour.
        [conspiracy] Une fois par tour, qui la possède peut céder une carte pour trois jetons de puissance ou un jeton d’or.
       *[diplomacy] Qui la possède perd un jeton de puissance de moins dans un duel.
    }

# Ce qui est demandé.
ask-qualities = Phase 1 : une qualité, une carte, ou la fin de la phase.
ask-qualities-duel = Phase 1 : une qualité ou une carte. Vous dominez en Duel : il faut vous battre.
ask-etiquette-give = Laquelle de vos cartes part avec elle à la défausse ?
ask-etiquette-take = La défausse vous est ouverte : quelle carte prenez-vous ?
ask-announce = Phase 2 : combien de cartes de qualité retournerez-vous ? Vous en garderez une.
ask-medal = Votre Médaille vous permet de continuer : encore une carte, ou est-ce assez ?
ask-choose = Laquelle des cartes ouvertes prenez-vous ?
ask-choose-second = Votre Influence : une seconde carte de cette couleur ?
ask-mazarin = Le cardinal de Mazarin vous favorise : une carte, ou deux jetons ?
ask-debts = Vous avez des dettes de jeu : cédez une carte, ou deux jetons.
ask-bid = { $bid ->
        [0] { card } est aux enchères : dites votre prix, ou passez.
       *[other] { card } est aux enchères : offrez plus de { $bid }, ou passez.
    }
ask-pay = Vous avez emporté { card } et devez encore { $owed }. Avec quoi payez-vous ?
ask-gold = Phase 3 : une action d’or, ou la fin de votre tour.
ask-swap-give = Laquelle de vos cartes donnez-vous contre la { bare-card } ?

# Ce qu’on peut répondre. Une perte est ce qu’un rival donnerait ; un gain ou un prix, tant de jetons.
units = { $kind ->
        [gold] { $count ->
            [one] un jeton d’or
           *[other] { $count } jetons d’or
        }
       *[power] { $count ->
            [one] un jeton de puissance
           *[other] { $count } jetons de puissance
        }
    }
loss = { $who } donne { $count } de ses { $power } jetons de puissance
loss-none = { $who } ne donne rien
loss-out = { $who } doit { $count } en puissance, en a { $power }, et quitte la partie
move-duel = Duel : { $loss }
move-duel-pair = Duel : { $loss } ; { $second }
move-power = Puissance : prendre { $gain }
move-wealth = Richesse : prendre { $gain }
move-authority = carte Autorité : prendre { $gain }
move-pension = carte Pension : prendre { $gain }
move-overlord = carte Suzerain : { $loss }
move-exchange = Étiquette : échanger votre { bare-card } contre une autre de la défausse
move-spoil = Étiquette : défausser la { bare-card } { $of }, et une des vôtres
move-give-etiquette = défausser votre { bare-card }
move-give-swap = donner votre { bare-card }
move-take = { card } ({ quality }) : vous en auriez { $count }
move-conspire = Conspiration : défausser votre { bare-card }, prendre { $gain }
move-end-qualities = terminer la phase 1
move-end-gold = terminer votre tour
move-turn = { $count ->
        [one] retourner une carte de qualité et la garder
       *[other] retourner { $count } cartes de qualité et en garder une
    }
move-another = retourner encore une carte de qualité
move-enough-medal = ne plus en retourner
move-enough-second = ne pas prendre de seconde carte
move-draw-mazarin = piocher une carte et la garder
move-draw-gold = { $price } : retourner la carte du dessus de la pioche et la garder
move-gain = { $tokens ->
        [power] prendre { $power } en puissance
        [both] prendre { $power } en puissance et { $gold } en or
        [gold] prendre { $gold } en or
       *[the-rest] prendre tout ce qui reste dans le stock
    }
move-settle = { $tokens ->
        [power] payer { $power } en puissance
        [both] payer { $power } en puissance et { $gold } en or
        [gold] payer { $gold } en or
       *[the-rest] payer tout ce que vous avez
    }
move-discard = céder votre { bare-card }
move-bid = offrir { $bid } sur les { $means } que vous pourriez payer
move-pass = quitter l’enchère
move-pay-power = un jeton de puissance, { worth }
move-pay-gold = un jeton d’or, { worth }
move-pay-card = votre { bare-card }, { worth }
# Ce que vaut une pièce d’un paiement pour la carte emportée.
worth = qui vaut { $worth }
move-strike = { $price } : { $loss }
move-swap = { $price } : prendre la { bare-card } { $of } contre une des vôtres
move-banish = { $price } : défausser la { bare-card } { $of }

# Ce qui s’est passé.
event-turn-begun = { $who } commence son tour.
event-duelled = { $who } se bat en duel.
event-power-gained = { $who } gagne { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } de puissance.
event-gold-gained = { $who } gagne { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } d’or.
event-power-lost = { $who } perd { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } de puissance.
event-spared = { $who } est épargné et ne donne rien.
event-gold-spent = { $who } dépense { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } d’or.
event-eliminated = { $who } doit donner plus de puissance qu’il n’en a, et quitte la cour.
event-discarded = { $who } : { card } part à la défausse.
event-fetched = { $who } prend { card } dans la défausse.
event-swapped = { $who } donne { card } { rival-to } contre { other-card }.
event-conspired = { $who } conspire.
event-announced = { $who } retournera { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de qualité.
event-turned = { $who } retourne { card }.
event-placed = { $who } garde { card }.
event-louis-passes = Louis XIV passe pour la première fois : un jeton d’or pour chacun.
event-shuffled = Pioche et défausse sont mélangées ensemble ; Louis XIV se cache de nouveau dans la moitié du dessous.
event-louis-ends = Louis XIV est venu : la partie s’arrête sur-le-champ.
event-mazarin-comes = { $count ->
        [0] Le cardinal de Mazarin vient et ne favorise personne.
        [one] Le cardinal de Mazarin vient et favorise un duc.
       *[other] Le cardinal de Mazarin vient et favorise { $count } ducs.
    }
event-debts-called = { $count ->
        [0] Les dettes de jeu sont réclamées, et personne n’en a.
        [one] Les dettes de jeu sont réclamées : un duc doit payer.
       *[other] Les dettes de jeu sont réclamées : { $count } ducs doivent payer.
    }
event-auction-opened = { card } est mise aux enchères ; { $who } parle en premier.
event-bid-made = { $who } offre { $count }.
event-out = { $who } quitte l’enchère.
event-unsold = Personne ne veut de { bare-card } : elle est défaussée.
event-paid = { $power ->
        [0] { $gold ->
            [0] { $who } n’a rien pour payer.
           *[other] { $who } paie { $gold } en or.
        }
       *[other] { $gold ->
            [0] { $who } paie { $power } en puissance.
           *[other] { $who } paie { $power } en puissance et { $gold } en or.
        }
    }
event-sold = { $who } emporte { card }.
event-counted = { $who } : { $gold } pour l’or, { $power } pour la puissance, { $blue } pour les cartes bleues, { $points } en tout.
event-ended = La partie est finie.

# Pourquoi la partie a fini, et ce qui départage.
ending-louis-again = Louis XIV est venu une seconde fois.
ending-louis-for-two = Louis XIV est venu, et il ne restait que deux ducs.
ending-last-standing = Tous les autres ont quitté la cour.
step-purple-cards = { $count ->
        [one] { $who } a le plus de cartes pourpres, { $figure } contre { $others }.
       *[other] { $who } ont autant de cartes pourpres, { $figure } chacun.
    }

# Pourquoi pas. Chaque clé est aussi un paragraphe des règles.
rule-other-question = Ce n’est pas ce qui est demandé maintenant.
rule-not-yourself = C’est vous : il y faut un rival.
rule-not-in-game = Personne qui soit encore en jeu n’est à cette place.
rule-no-majority = Vous ne dominez pas dans cette qualité.
rule-once-a-turn = Vous vous en êtes servi à ce tour : chaque qualité et chaque carte sert une fois par tour.
rule-two-from-one = Il ne reste qu’un rival : les deux jetons viennent de lui.
rule-duel-first = Vous dominez en Duel : il faut vous battre avant de terminer la phase.
rule-bank-empty = Le stock n’en a plus.
rule-bank-in-full = Prenez deux jetons que le stock peut payer en entier ; tout ce qui reste, seulement s’il en a moins de deux.
rule-top-cards = Cette rangée est vide : seule la carte du dessus d’une rangée se donne, se défausse ou s’échange.
rule-own-card = Il y faut une carte de qualité à vous, et vous n’en avez pas.
rule-pile-empty = Il n’y a pas de carte de qualité dans la défausse.
rule-another-card = Il n’y en a pas dans la défausse, à part celle que vous venez de donner.
rule-open-cards = Aucune carte pareille n’est ouverte.
rule-one-colour = La seconde carte doit être de la couleur de la première.
rule-not-owned = Vous n’avez pas cette carte d’enchère.
rule-short-of-tokens = Vous n’avez pas assez de ces jetons.
rule-debts-card = Vous pouvez payer mieux que le reste : deux jetons, ou une carte. Seul qui n’a ni carte ni deux jetons paie ce qu’il a.
rule-raise = Une offre doit dépasser la précédente.
rule-means = C’est plus que vous ne pourriez payer.
rule-needless-piece = On ne rend pas la monnaie : avec cela, une partie de votre paiement serait de trop.
rule-one-gold-action = Une action d’or par tour, et vous l’avez faite.
rule-gold-price = Vous n’avez pas assez d’or pour cela.

# Sur la table.
label-turn = { $who } · phase { $phase }, { $phase ->
        [1] les qualités
        [2] les cartes retournées
       *[3] l’action d’or
    }
label-over = La partie est finie
label-piles = Pioche { $draw } · Louis XIV parmi les { $lower } dernières : il { $louis ->
        [ends] finira la partie
       *[passes] apportera de l’or et fera tout mélanger
    }
label-piles-over = Pioche { $draw }
label-bank = Défausse { $discard } · stock : { $power } en puissance, { $gold } en or
label-middle = Pioche { $draw }, Louis XIV dans les { $lower } dernières · défausse { $discard } · stock { $power } p., { $gold } or
label-bottom = Au fond de la pioche, tous l’ont vu : { $cards }
label-open = Ouvertes :
label-waiting = En attente :
label-resolving = En cours : { $cards }
label-looked-through = Dans la défausse :
label-auction = Aux enchères : { card }, { $colour ->
        [blue] bleue
        [green] verte
        [grey] grise
       *[other] { colour }
    }. { $bid ->
        [0] Pas encore d’offre.
       *[other] Meilleure offre : { $bid }, par { $who }.
    }
label-payment = { $who } emporte { card } et doit encore { $owed }.
label-power = puissance
label-gold = or
label-seals = sceaux vus
label-cards = enchères
label-points = points
label-means = peut payer
label-out = sorti
label-you = vous
label-plays = joue
label-gone = exilé
label-legend = ◆ majorité  ·[●] rangée et sa carte du dessus  ● sceau  + enchère  ! en péril

# Dans le navigateur.
sphere-name = { $who } ({ $player }) : { $power } en puissance, { $gold } en or, { $seals ->
        [0] aucun sceau visible
        [one] un sceau visible
       *[other] { $seals } sceaux visibles
    }, { $points ->
        [one] un point
       *[other] { $points } points
    }
in-danger = en danger de quitter la cour
sphere-exiled = { $who } a quitté la cour
sphere-open = les cartes { $of }
you-exiled = { $over ->
        [yes] Vous aviez quitté la cour.
       *[no] Vous avez quitté la cour.
    }
winner = le vainqueur
row-name = { $whose ->
        [own] votre rangée { $colour ->
            [blue] bleue
            [green] verte
           *[other] { colour }
        }
       *[rival] rangée { $colour ->
            [blue] bleue
            [green] verte
           *[other] { colour }
        } { $of }
    } ({ quality }) : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }{ $top ->
        [seal] , celle du dessus à sceau
       *[other] {""}
    }
row-beside = à côté { card }
row-majority = la majorité
tokens = { $kind ->
        [gold] { $count } en or
       *[power] { $count } en puissance
    }
bank = Stock
draw-pile = La pioche
discard-pile = { $count ->
        [0] la défausse est vide
        [one] défausse : une carte
       *[other] défausse : { $count } cartes
    }
louis = Louis XIV est parmi les { $lower } dernières : il { $louis ->
        [ends] mettra fin à la partie
       *[passes] apportera de l’or et fera tout mélanger
    }.
phase-name = { $phase ->
        [1] Qualités
        [2] Cartes
       *[3] Or
    }
middle = Le milieu de la table
is-waiting = attend son tour
about-visitor = { $card ->
        [mazarin] Qui domine en Intrigue prend une carte de la pioche, ou deux jetons.
        [debts] Tous, sauf ceux qui montrent le plus de sceaux, cèdent une carte, ou deux jetons.
       *[louis] La première fois, il apporte de l’or à chacun et l’on mélange les cartes. La seconde, la partie prend fin.
    }
several-moves = { $count } choix
which = Que ferez-vous ?
deeds = Ce que vous pouvez faire
deed = { $deed ->
        [duel] Duel
        [etiquette] Étiquette
        [power] Puissance
        [wealth] Richesse
        [authority] Autorité
        [overlord] Suzerain
        [pension] Pension
        [conspire] Conspiration
        [strike] Frapper
        [swap] Échanger
        [banish] Défausser
       *[draw] Piocher
    }
deed-hint = { $deed ->
        [duel] Touchez le rival qui donne deux jetons de puissance au stock ; touchez-en un second, et chacun en donne un.
        [etiquette] Touchez une de vos cartes pour l’échanger avec la défausse, ou celle d’un rival pour la défausser.
        [overlord] Touchez le rival qui donne un jeton de puissance au stock.
        [conspire] Touchez celle de vos cartes que vous cédez.
        [strike] Touchez le rival qui donne un jeton de puissance.
        [swap] Touchez la carte du rival que vous voulez.
        [banish] Touchez la carte du rival qui doit partir.
       *[other] {""}
    }
must-fight = Vous dominez en Duel : il faut vous battre avant la fin de la phase.
auction = Enchère
bidder-in = { $who } enchérit encore et pourrait payer { $means }.
bidder-out = { $who } est sorti de l’enchère.
bidder-best = La meilleure offre est la sienne : { $bid }.
best-bid = Meilleure offre
your-price = Votre prix
price-less = Un de moins
price-more = Un de plus
price-raise = Offrir { $price }
price-most = Offrir tout ce que vous pourriez payer, { $most }
bid-now = Offrir { $price }
pass = passer
owed = Reste dû
pay-hint = Touchez ce que vous donnez : jetons, cartes du dessus, cartes d’enchère.

# The sheet of the final count.
count-gold = Pour l’or
count-power = Pour le pouvoir
count-blue = Pour les cartes bleues

# A payment of several pieces.
