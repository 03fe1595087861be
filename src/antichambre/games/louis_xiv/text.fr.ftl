# Louis XIV : tous les mots qu’un joueur lit. Une phrase peut commencer par un nom : qui l’imprime y met la majuscule.

game-title = Louis XIV
game-author = Rüdiger Dorn
game-blurb = Douze personnes ont l’oreille du Roi Soleil. Répandez votre influence parmi elles, gagnez ou achetez leurs faveurs, et faites-en des missions qui rapportent et vous aident ensuite. Quatre tours font un courtisan.

seat-name = { $seat ->
        [0] le marquis de Dangeau
        [1] la marquise de Ganges
        [2] le marquis de Villeroy
       *[3] la marquise de Polignac
    }
# Le nom seul. Sa première lettre marque les jetons de la place, et n’est celle d’aucune tuile.
seat-short = { $seat ->
        [0] Dangeau
        [1] Ganges
        [2] Villeroy
       *[3] Polignac
    }

person = { $board ->
        [anne] Anne d’Autriche
        [philippe] Philippe d’Orléans
        [marie-therese] Marie-Thérèse
        [dauphin] le Grand Dauphin
        [montespan] Madame de Montespan
        [conde] le Grand Condé
        [colbert] Colbert
        [maintenon] Madame de Maintenon
        [la-valliere] Mademoiselle de La Vallière
        [turenne] Turenne
        [mazarin] Mazarin
       *[louvois] Louvois
    }
# Treize lettres au plus : ce qui tient sur un carton.
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
        [anne] Anne d’Autriche
        [philippe] Philippe d’Orléans
        [marie-therese] Marie-Thérèse
        [dauphin] le Grand Dauphin
        [montespan] Madame de Montespan
        [conde] le Grand Condé
        [colbert] Colbert
        [maintenon] Madame de Maintenon
        [la-valliere] Mademoiselle de La Vallière
        [turenne] Turenne
        [mazarin] Mazarin
        [louvois] Louvois
       *[joker] un joker
    }
joker = joker
# Ce que donne un carton, en treize lettres.
income = { $board ->
        [anne] sceptre
        [philippe] lettre
        [marie-therese] bague
        [dauphin] heaume
        [montespan] couronne
        [conde] blason, jeton
        [colbert] { $count } louis
        [maintenon] jetons sur 5
        [la-valliere] couronne
        [turenne] { $count } blasons
        [mazarin] carte
       *[louvois] blason, compl.
    }
# À quelle condition, en huit lettres.
condition = { $condition ->
        [money] payer { $figure }
        [first] en tête
       *[tokens] avoir { $figure }
    }
# De même en quatre lettres.
condition-short = { $condition ->
        [money] { $figure } l.
        [first] tête
       *[tokens] { $figure } j.
    }
king-here = ROI

a-chip = { $chip ->
        [sceptre] un sceptre
        [letter] une lettre
        [ring] une bague
        [helmet] un heaume
        [crown] une couronne
       *[any] une tuile au choix
    }
two-chips = { $chip ->
        [sceptre] deux sceptres
        [letter] deux lettres
        [ring] deux bagues
        [helmet] deux heaumes
       *[crown] deux couronnes
    }
chip-letter = { $chip ->
        [sceptre] S
        [letter] L
        [ring] B
        [helmet] H
       *[crown] C
    }
both-chips = { $one } et { $two }

arms = { $arms ->
        [arms-1] lion
        [arms-2] cerf
        [arms-3] aigle
        [arms-4] tour
        [arms-5] chêne
       *[arms-6] cygne
    }

level = { $level ->
        [light] claire
        [medium] moyenne
       *[dark] foncée
    }
level-letter = { $level ->
        [light] c
        [medium] m
       *[dark] f
    }

# Comment s’appelle une mission posée, et ce qu’elle fait.
effect-token-back = un jeton repris
effect-token-back-text = Ravitaillement : reprenez un jeton dans votre réserve générale.
effect-louis = un louis
effect-louis-text = Ravitaillement : prenez un louis.
effect-onto-1 = jeton sur Anne
effect-onto-1-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur Anne d’Autriche (no 1).
effect-onto-2 = jeton sur Philippe
effect-onto-2-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur Philippe d’Orléans (no 2).
effect-onto-3 = jeton sur Marie-Thérèse
effect-onto-3-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur Marie-Thérèse (no 3).
effect-onto-4 = jeton sur le Dauphin
effect-onto-4-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur le Grand Dauphin (no 4).
effect-onto-5 = jeton sur Montespan
effect-onto-5-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur Madame de Montespan (no 5).
effect-onto-9 = jeton sur La Vallière
effect-onto-9-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur Mademoiselle de La Vallière (no 9).
effect-onto-king = jeton chez le roi
effect-onto-king-text = Influence, avant les cartes : vous pouvez mettre un jeton de votre réserve générale sur la personne que visite le roi.
effect-one-more = une mission de plus
effect-one-more-text = Une seule fois, quand vous la posez : piochez deux missions au lieu d’une ; vous en tenez désormais une de plus.
effect-pay-to-skip = payer pour attendre
effect-pay-to-skip-text = Influence, une fois : vous pouvez payer 2 louis au lieu de jouer une carte.
effect-chip-for-crown = tuile en couronne
effect-chip-for-crown-text = Missions, une fois : vous pouvez payer 2 louis pour changer une tuile en couronne.
effect-swap-missions = changer de missions
effect-swap-missions-text = Fin de la phase Missions : vous pouvez glisser une ou deux missions de votre main sous leurs piles et en piocher autant.
effect-allowance = pension
effect-allowance-text = Ravitaillement : prenez 2 louis, ou un louis et un jeton, ou deux jetons.
effect-shield = un blason
effect-shield-text = Ravitaillement : piochez un blason.
effect-swap-card = changer une carte
effect-swap-card-text = Influence, une fois : au lieu de jouer une carte, vous pouvez en défausser une et en piocher une autre.
effect-three-tokens = trois jetons repris
effect-three-tokens-text = Ravitaillement : reprenez trois jetons dans votre réserve générale.
effect-three-louis = trois louis
effect-three-louis-text = Ravitaillement : prenez 3 louis.
effect-plot = une carte complot
effect-plot-text = Ravitaillement : piochez une carte complot.
effect-token-for-card = jeton contre carte
effect-token-for-card-text = Ravitaillement : vous pouvez rendre un jeton à votre réserve générale et piocher une carte influence.
effect-four-tokens = carte à quatre jetons
effect-four-tokens-text = Influence, une fois : avec la carte de votre choix, vous pouvez placer jusqu’à quatre jetons sur une seule personne, n’importe laquelle, ou en reprendre quatre.
effect-late-token = jeton tardif
effect-late-token-text = Influence, après les cartes : vous pouvez mettre un jeton de votre réserve générale sur n’importe qui.
effect-win-a-tie = gagner une égalité
effect-win-a-tie-text = Comptage, une fois : là où vous êtes à égalité en tête, vous pouvez être seul premier.
effect-cheaper-bribe = faveurs à rabais
effect-cheaper-bribe-text = Comptage : soudoyer vous coûte chaque fois un louis de moins.

# Une mission par son nom, qui dit aussi les tuiles qu’elle demande.
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

# Ce que l’on demande.
ask-trade = Donner un jeton pour une carte influence ?
ask-allowance = Quelle pension prenez-vous ?
ask-bonus = Vos missions mettent des jetons sur des gens de la cour : lequel maintenant ?
ask-card = Jouez une carte influence.
ask-place = Placez des jetons avec { card }, ou reprenez-en.
ask-place-four = Carte à quatre jetons : placez-en sur une personne, ou reprenez-en.
ask-late-token = Votre mission met encore un jeton sur n’importe qui.
ask-plot = { person } : jouer votre carte complot ?
ask-plot-without = { person } : vous n’avez pas sa carte complot.
ask-tie = Vous êtes à égalité en tête chez { person }. Gagner l’égalité par votre mission ?
ask-bribe = Soudoyer { person } pour { $price } louis ?
ask-conde = Condé vous laisse mettre un jeton sur n’importe qui : sur qui ?
ask-maintenon = Combien de jetons sur Madame de Montespan ? Ensuite il vous en revient un.
ask-mission = Accomplir une mission ?
ask-spend = Quelles tuiles dépensez-vous pour la mission ?
ask-draw = { $count ->
        [one] Piochez une mission : de quelle pile ?
       *[other] Piochez { $count } missions, une à la fois : de quelle pile ?
    }
ask-keep = Vous gardez une tuile ; les autres deviennent des blasons. Laquelle ?
ask-return = Changer de missions : laquelle va sous sa pile ?

# Ce que l’on peut répondre.
move-take-back = { $count ->
        [0] ne rien placer (votre réserve générale n’a aucun jeton à reprendre)
        [one] reprendre un jeton de votre réserve générale
       *[other] reprendre { $count } jetons de votre réserve générale
    }
up-to = { $place ->
        [0] plus de jeton à placer
        [one] un jeton
       *[other] jusqu’à { $place } jetons
    }
move-card = { $card ->
        [joker] { up-to } n’importe où, ou sur deux voisins ; ou reprenez-en { $back }
       *[other] { card } : { up-to } à partir de là ; ou reprenez-en { $back }
    }
move-four = { card } comme carte à quatre jetons : { up-to } sur une personne ; ou reprenez-en { $back }
move-swap = défausser { card } et piocher une autre carte ; votre tour est fini
move-skip = payer { $price } louis et ne pas jouer de carte à ce tour
move-bonus = un jeton sur { person }
move-bonus-king = un jeton sur { person }, que visite le roi
move-onto = un jeton sur { person }
move-trade = un jeton dans votre réserve générale, une carte dans votre main
move-later = décider après votre prochain gain
some-louis = { $louis ->
        [one] un louis
       *[other] { $louis } louis
    }
some-tokens = { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }
move-allow = { $louis ->
        [0] reprendre { some-tokens }
       *[other] { $tokens ->
            [0] prendre { some-louis }
           *[other] prendre { some-louis } et reprendre { some-tokens }
        }
    }
move-plot-general = un jeton de votre réserve générale
move-plot-one = un jeton de votre réserve personnelle
move-plot-two = deux jetons de votre réserve personnelle
move-win-tie = servez-vous de votre mission : vous êtes premier, seul
move-bribe-for = payer { $price } louis : { $favour }
move-maintenon = { $count ->
        [0] aucun jeton sur Montespan
        [one] un jeton sur Montespan
       *[other] { $count } jetons sur Montespan
    }{ $back ->
        [0] {""}
       *[other]  ; puis un repris
    }
move-fulfil = « { mission } », pour { $asks }
move-spend-for = { $chips }, pour « { mission } »
move-draw = de la pile { level } ({ $count } en reste)
move-crown = payer { $price } louis : { a-chip } devient une couronne
move-keep = garder { a-chip }
move-return = « { mission } », sous la pile { level }
move-enough-trade = garder votre jeton
move-enough-bonus = ne plus poser de jeton maintenant
move-enough-late-token = aucun jeton
move-enough-plot = garder votre carte complot
move-enough-plot-without = laisser faire
move-enough-tie = laisser l’égalité
move-enough-bribe = ne rien payer
move-enough-conde = aucun jeton
move-enough-mission = n’accomplir plus aucune mission à ce tour
move-enough-mission-none = passer : vos tuiles n’accomplissent aucune de vos missions (les autres n’en savent rien)
move-enough-return = ne plus changer

# Ce qui s’est passé.
event-round-begun = Le tour { $round } commence ; { $who } est premier joueur.
event-king-comes = Le roi visite { person }. Chacun prend { $count } louis.
event-louis-gained = { $who } prend { $count ->
        [one] un louis
       *[other] { $count } louis
    }.
event-louis-paid = { $who } paie { $count ->
        [one] un louis
       *[other] { $count } louis
    }.
event-tokens-back = { $who } reprend { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } de la réserve générale.
event-tokens-away = { $who } rend { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } à la réserve générale.
event-card-drawn = { $card ->
        [hidden] { $who } pioche une carte influence.
       *[known] { $who } pioche une carte influence : { card }.
    }
event-plot-drawn = { $board ->
        [hidden] { $who } pioche une carte complot.
       *[known] { $who } pioche une carte complot : { person }.
    }
event-shield-drawn = { $arms ->
        [hidden] { $who } pioche un blason.
       *[known] { $who } pioche un blason : { arms }.
    }
event-shield-counted = Il ne reste aucun blason : { $who } note un point à la place.
event-neutral-placed = Sur { person } vont { $count } jetons neutres.
event-neutral-card = Pour les jetons neutres, on retourne une carte : { card }.
event-placed = { $who } met { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } sur { person }.
event-card-played = { $who } joue { card }.
event-card-swapped = { $who } défausse { card } pour une autre carte.
event-skipped = { $who } paie pour ne pas jouer de carte.
event-card-put-back = { $card ->
        [hidden] { $who } remet une dernière carte sur la pile.
       *[known] { $who } remet une dernière carte sur la pile : { card }.
    }
event-cards-shuffled = On mélange toutes les cartes influence.
event-board-counted = Comptage : { person }.
event-plot-played = { $who } joue une carte complot : { person }.
event-nobody-first = { person } : { $why ->
        [tie] égalité en tête, personne n’est premier.
       *[neutral] les jetons neutres sont en tête.
    }
event-tie-won = { $who } gagne par une mission l’égalité chez { person }.
event-bribed = { $who } soudoie { person }.
event-chip-gained = { $who } reçoit { a-chip }.
event-chip-spent = { $who } rend { a-chip }.
event-recovered = { $who } récupère { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } sur { person }.
event-left = { $who } laisse { $count ->
        [one] un jeton
       *[other] { $count } jetons
    } sur { person } pour la réserve générale.
event-turned = On retourne un carton : { person }.
event-king-leaves = Le roi quitte { person }.
event-fulfilled = { $who } accomplit une mission : « { mission } ».
event-mission-drawn = { $mission ->
        [hidden] { $who } pioche une mission { level }.
       *[known] { $who } pioche une mission { level } : « { mission } ».
    }
event-mission-returned = { $mission ->
        [hidden] { $who } glisse une mission sous la pile { level }.
       *[known] { $who } glisse une mission sous la pile { level } : « { mission } ».
    }
event-round-ended = Le tour { $round } est fini.
event-exchanged = { $who } échange ce qui reste contre { $count ->
        [0] aucun blason
        [one] un blason
       *[other] { $count } blasons
    }.
event-revealed = { $who } montre { $count ->
        [one] un blason
       *[other] { $count } blasons
    } : { arms }.
event-arms-won = { $who } a le plus de blasons de cette sorte ({ arms }) et en pioche un pour cela.
event-scored = { $who } : { $missions ->
        [0] aucune mission
        [one] une mission
       *[other] { $missions } missions
    } et { $shields ->
        [0] aucun blason
        [one] un blason
       *[other] { $shields } blasons
    } font { $points } points.
event-ended = La partie est finie.

# Pourquoi la partie a fini, et ce qui départage.
ending-last-round = Le dernier tour est fini.
step-personal-supply = { $count ->
        [one] { $who } a le plus de jetons dans sa réserve personnelle, { $figure } contre { $others }.
       *[other] { $who } ont autant de jetons dans leur réserve personnelle, { $figure } chacun.
    }

# Pourquoi non. Chaque clef est aussi un paragraphe des règles.
rule-other-question = Ce n’est pas ce que l’on demande maintenant.
rule-not-held = Vous ne tenez pas cette carte.
rule-no-tokens = Vous n’avez pas autant de jetons à placer.
rule-begin-on-the-card = Les jetons placés avec une carte commencent sur la personne qu’elle montre.
rule-card-tokens = Une carte de personnage place trois jetons au plus.
rule-on-to-a-neighbour = Les jetons passent à un seul voisin de la personne d’avant, et ne reviennent pas.
rule-joker-tokens = Un joker place un jeton ou deux, sur une personne ou sur deux voisines, le plus petit numéro nommé d’abord.
rule-four-on-one = La carte à quatre jetons les met tous sur une seule personne, quatre au plus.
rule-not-laid = Aucune mission qui le permette n’est posée devant vous.
rule-once-a-phase = Toutes vos missions qui le permettent ont déjà servi dans cette phase.
rule-louis-short = Vous n’avez pas les louis qu’il faut.
rule-general-short = Votre réserve générale ne contient pas autant de jetons.
rule-pile-empty = Cette pile est vide.
rule-chips-asked = Ce ne sont pas les tuiles que la mission demande.
rule-chip-short = Vous n’avez pas cette tuile.
rule-crowns-gone = Il ne reste aucune couronne dans la réserve.

# Sur la table.
label-status = Tour { $round } sur { $rounds } · { $phase ->
        [supply] phase 1, ravitaillement
        [influence] phase 2, influence
        [counting] phase 3, comptage
       *[missions] phase 4, missions
    } · premier joueur { $first }
label-king = roi : { person-short }
label-counting = compté : { $number } { person-short }
label-over = Après le tour { $rounds } · la partie est finie
label-conditions = payer 3 : en tête gratuit, sinon 3 louis · en tête : lui seul · avoir 3 : qui en a 3
label-neutral = N : neutres
label-left = Au milieu
pile = { $pile ->
        [sceptre] sceptres S
        [letter] lettres L
        [ring] bagues B
        [helmet] heaumes H
        [crown] couronnes C
        [shields] blasons
        [cards] cartes influence
        [played] jouées, défaussées
        [plots] cartes complot
        [light] missions claires c
        [medium] missions moyennes m
       *[dark] missions foncées f
    }
# En tête de colonne.
head-points = points
head-personal = perso
head-general = génér.
head-louis = louis
head-chips = tuiles
head-laid = posées
head-missions = main
head-cards = cartes
head-plots = compl.
head-shields = blasons
label-legend = perso, génér. : jetons dans ces réserves · posées, main : missions · * premier joueur
label-laid = Missions posées
label-you = vous
label-hand = Vos cartes influence
label-plots = Vos cartes complot
label-shields = Vos blasons
label-missions = Vos missions
label-times = { $what } ({ $count })
label-asks = demande { $asks }
mission-lacks = { $lacks ->
        [nothing] prête
        [both] manquent les deux
        [either] manque l’une des deux
        [sceptre] manque un sceptre
        [letter] manque une lettre
        [ring] manque une bague
        [helmet] manque un heaume
       *[any] manque une tuile au choix
    }
label-known = Vous savez aussi
known-hand = { $card } ({ $kind ->
        [influence] carte influence
        [plot] carte complot
       *[mission] mission
    }) est chez { $who }
known-pile = { $card } ({ $kind ->
        [influence] carte influence
        [plot] carte complot
       *[mission] mission
    }) est dans sa pile

# Dans le navigateur.
# Ce à quoi l’on peut réagir, et ce qu’on peut en ordonner.
occasion-plot = on va compter { person }
brief-plot = { person-short }
orders-plot = On va compter quelqu’un : vos cartes complot
orders-wanted = Par correspondance, on n’attend aucune réponse : laissez des ordres pour vos cartes complot.
order-enough = garder la carte
order-plot-general = un, réserve générale
order-plot-one = un, réserve personnelle
order-plot-two = deux, réserve personnelle
the-court = La cour
which = Laquelle ?
round-of = Tour { $round } sur { $rounds }
phase-name = { $phase ->
        [supply] ravitaillement
        [influence] influence
        [counting] comptage
       *[missions] missions
    }
first-player = Premier joueur : { $who }
board-title = Nᵒ { $number }, { person }
condition-text = { $condition ->
        [money] Qui a seul le plus de jetons l’a gratuitement, tout autre présent peut payer { $figure } louis
        [first] Seul qui a seul le plus de jetons l’obtient
       *[tokens] Quiconque a { $figure } jetons ou plus l’obtient
    }
board-gives = donne { $favour }
board-empty = Aucun jeton
board-counted = Déjà compté dans ce tour.
tokens-of = { $who } { $count ->
        [one] un jeton
       *[other] { $count } jetons
    }
tokens-neutral = { $count ->
        [one] un jeton neutre
       *[other] { $count } jetons neutres
    }
king-visits = Le roi est là
king-text = Le roi est là : qui a seul le plus de jetons reçoit aussi une couronne, et qui est seul deuxième a la tuile gratuitement.
about-to-place = { $count ->
        [one] un jeton à vous va y être posé
       *[other] { $count } jetons à vous vont y être posés
    }
place-now = { $count ->
        [one] Poser ce jeton
       *[other] Poser ces { $count } jetons
    }
# Comment un carton serait compté s’il l’était maintenant.
placed-then = { person-short } +{ $count } : { $told }
placed-and = { $one } · { $other }
onto-then = { $placed } ({ $told })
counted-later = on ne le compte plus à ce tour : il y reste
outlook = { person-short } : { $told }
# Ce que donne une personne, et à qui.
favour = { $board ->
        [anne] un sceptre
        [philippe] une lettre
        [marie-therese] une bague
        [dauphin] un heaume
        [montespan] une couronne
        [conde] un blason, et un jeton à poser où l’on veut
        [colbert] { $count } louis
        [maintenon] jusqu’à { $count } jetons sur Montespan, puis un jeton repris
        [la-valliere] une couronne
        [turenne] { $count } blasons
        [mazarin] une carte influence pour le tour suivant
       *[louvois] un blason et une carte complot
    }
gets-free = { $count ->
        [one] { $who } a { $favour }
       *[other] { $who } ont { $favour }
    }
gets-crown = { $who } a { $favour } et une couronne
outlook-bribe = { $count ->
        [one] { $who } peut payer { $price }
       *[other] { $who } peuvent payer { $price }
    }
outlook-tie = égalité en tête
outlook-neutral = les neutres sont en tête
outlook-nobody = personne n’a rien
as-it-stands = En l’état : { $outlook }.
if-counted-now = Si l’on comptait maintenant
no-tokens-out = Aucun de vos jetons n’est posé.
procession = Le comptage, de 1 à 12
stop-free = { $count ->
        [one] { $who } a { $favour }.
       *[other] { $who } ont chacun { $favour }.
    }
stop-nobody-first = { $why ->
        [tie] Égalité en tête.
       *[neutral] Les neutres sont en tête.
    }
stop-crown = { $who } a { $favour } et une couronne.
stop-bribe = { $count ->
        [one] { $who } paie pour avoir { $favour }.
       *[other] { $who } paient pour avoir { $favour }.
    }
stop-nobody = Personne n’a rien.
stop-plot = { $who } joue une carte complot.
stop-tie = { $who } l’emporte à égalité.
stop-left = À la réserve générale : { $who }.
stop-home = De retour : { $who }.
stop-turned = Le carton est retourné.
procession-all = Tout d’un coup
procession-back = Le carton précédent
procession-on = Le carton suivant
procession-empty = Personne n’y a de jeton.
# Ce que l’on apprend de plus près sur ce qui est au milieu.
pile-about = { $pile ->
        [sceptre] Anne d’Autriche (nᵒ 1) les donne. Chaque mission demande deux tuiles.
        [letter] Philippe d’Orléans (nᵒ 2) les donne. Chaque mission demande deux tuiles.
        [ring] Marie-Thérèse (nᵒ 3) les donne. Chaque mission demande deux tuiles.
        [helmet] Le Grand Dauphin (nᵒ 4) les donne. Chaque mission demande deux tuiles.
        [crown] Mᵐᵉ de Montespan (nᵒ 5) et Mˡˡᵉ de La Vallière (nᵒ 9) les donnent, et le roi aussi. Une couronne vaut n’importe quelle tuile.
        [light] Une mission claire demande une tuile précise et une autre au choix.
        [medium] Une mission moyenne demande deux tuiles différentes.
        [dark] Une mission foncée demande deux tuiles pareilles.
        [shields] Chacun vaut un point à la fin ; qui a le plus de blasons d’une des six sortes en pioche un de plus.
        [plots] Jouée juste avant que l’on compte son personnage, une carte complot y met un ou deux jetons de plus.
        [cards] Chacun en pioche cinq au début d’un tour, les joue toutes sauf une, et remet celle-ci sur la pile.
       *[played] Les cartes jouées ou défaussées dans ce tour. On les remêle à la fin de la phase d’influence.
    }
joker-about = Il place un jeton ou deux sur n’importe qui, ou un sur chacune de deux personnes voisines ; ou bien il en reprend deux.
# Ce que possède un courtisan.
to-place = à poser
general-tokens = générale
personal-supply = { $count ->
        [one] { $count } jeton à poser
       *[other] { $count } jetons à poser
    }
general-supply = { $count ->
        [one] { $count } jeton dans la réserve générale
       *[other] { $count } jetons dans la réserve générale
    }
louis-held = { $count } louis
chips-held = { $chip ->
        [sceptre] { $count ->
            [one] { $count } sceptre
           *[other] { $count } sceptres
        }
        [letter] { $count ->
            [one] { $count } lettre
           *[other] { $count } lettres
        }
        [ring] { $count ->
            [one] { $count } bague
           *[other] { $count } bagues
        }
        [helmet] { $count ->
            [one] { $count } heaume
           *[other] { $count } heaumes
        }
       *[crown] { $count ->
            [one] { $count } couronne
           *[other] { $count } couronnes
        }
    }
cards-held = { $count ->
        [one] { $count } carte influence
       *[other] { $count } cartes influence
    }
plots-held = { $count ->
        [0] aucune carte complot
        [one] { $count } carte complot
       *[other] { $count } cartes complot
    }
shields-held = { $count ->
        [one] { $count } blason
       *[other] { $count } blasons
    }
missions-held = { $count ->
        [one] { $count } mission { level } en main
       *[other] { $count } missions en main ({ level })
    }
touch-places = Touchez pour y mettre un jeton
missions-left = { $count ->
        [one] { $count } mission dans la pile ({ level })
       *[other] { $count } missions dans la pile ({ level })
    }
cards-played = { $count ->
        [one] { $count } carte jouée ou défaussée
       *[other] { $count } cartes jouées ou défaussées
    }
laid-held = { $count ->
        [0] aucune mission posée
        [one] { $count } mission posée
       *[other] { $count } missions posées
    }
laid-look = Voir les missions posées.
laid-none = Aucune mission posée.
plot-card = carte complot
count-left = Pour ce qui reste
count-shields = Blasons, un point chacun
count-missions = Missions, cinq points chacune
count-total = En tout
# Ce que fait une carte de sa main que l’on touche, après son nom.
move-card-touched = { $card ->
        [joker] { up-to } n’importe où, ou sur deux voisins ; ou reprenez-en { $back }
       *[other] { up-to } à partir de là ; ou reprenez-en { $back }
    }
move-four-touched = comme carte à quatre jetons : { up-to } sur une personne ; ou reprenez-en { $back }
move-swap-touched = la défausser et piocher une autre carte ; votre tour est fini
hand-empty = Aucune carte influence en main.
next-round = Au prochain tour, en l’état : { $cards } cartes, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } à poser, { $louis } louis et l’argent du roi.
last-round = Dernier tour : cartes, tuiles, jetons sur les cartons et chaque lot de trois louis deviennent des blasons.
mission-worth = Posée devant vous, elle vaut cinq points et agit à chaque tour.
