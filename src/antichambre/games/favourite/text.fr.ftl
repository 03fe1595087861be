# Le Favori du Roi : tous les mots qu’un joueur lit. Une phrase peut commencer par un nom : qui l’imprime y met la
# majuscule.

game-title = Le Favori du Roi
game-author = plume inconnue de cette maison (la page de titre est perdue)
game-blurb = À Versailles, des courtisans présentent au roi leurs requêtes d’or, de chocolat et de châteaux : jetez les dés, prenez des cartes voisines dans la ligne, envoyez un mousquetaire pour relancer, et gardez vos duchesses de la Bastille. Trois manches font un favori.

seat-name = { $seat ->
        [0] Monsieur de Guiche
        [1] Madame de Thianges
        [2] Monsieur de Vardes
       *[3] Madame de Soubise
    }
# Le nom seul, en tête de colonne. Sa première lettre est l’emblème de la place.
seat-short = { $seat ->
        [0] Guiche
        [1] Thianges
        [2] Vardes
       *[3] Soubise
    }
# Qui une carte ou une Bastille vise.
rival = { $rival ->
        [0] Monsieur de Guiche
        [1] Madame de Thianges
        [2] Monsieur de Vardes
       *[3] Madame de Soubise
    }

# Onze lettres au plus : la ligne a six places.
petition = { $petition ->
        [gold] or
        [chocolate] chocolat
        [chateau] château
        [ball] bal masqué
        [duchess] duchesse
       *[bastille] Bastille
    }
a-petition = { $petition ->
        [gold] de l’or
        [chocolate] du chocolat
        [chateau] un château
        [ball] un bal masqué
        [duchess] une duchesse
       *[bastille] une Bastille
    }
face = { $face ->
        [gold] or
        [chocolate] chocolat
       *[chateau] château
    }
column = { $column ->
        [gold] or
        [chocolate] chocolat
       *[chateau] château
    }
# Les deux cartes qu’échange un Ambassadeur.
own = { $own ->
        [gold] une carte Or
        [chocolate] une carte Chocolat
       *[chateau] une carte Château
    }
theirs = { $theirs ->
        [gold] une carte Or
        [chocolate] une carte Chocolat
       *[chateau] une carte Château
    }
# Douze lettres au plus.
court-name = { $court ->
        [prince] Prince
        [treasurer] Trésorier
        [chocolatier] Chocolatier
        [architect] Architecte
        [captain] Capitaine
        [gardener] Jardinier
        [marquise] Marquise
        [steward] Intendant
        [ambassador] Ambassadeur
        [spy] Espion
        [actor] Comédien
        [confessor] Confesseur
        [guard] Garde suisse
       *[lieutenant] Lieutenant
    }
court = { $court ->
        [architect] l’{ court-name }
        [marquise] la { court-name }
        [steward] l’{ court-name }
        [ambassador] l’{ court-name }
        [spy] l’{ court-name }
        [lieutenant] le { court-name } de police
       *[other] le { court-name }
    }

# Ce que peut une carte Cour.
power-prince = À votre tour : posez-le ; { $points } points à la fin de la manche.
power-treasurer = À votre tour, après un jet : tournez un dé sur or.
power-chocolatier = À votre tour, après un jet : tournez un dé sur chocolat.
power-architect = À votre tour, après un jet : tournez un dé sur château.
power-captain = À votre tour : reprenez un mousquetaire que vous avez dépensé.
power-gardener = À votre tour, avant de prendre : défaussez la ligne, posez-en une autre.
power-marquise = À votre tour, avant de prendre : échangez deux cartes de la ligne.
power-steward = À votre tour : piochez { $draws } cartes Cour.
power-ambassador = À votre tour : une ressource contre une d’un rival, d’une autre colonne.
power-spy = À votre tour : prenez au hasard une carte Cour dans la main d’un rival.
power-actor = À votre tour : imite la dernière carte Cour défaussée jouable.
power-confessor = Défausse une Bastille qui attend devant vous, arrive, ou va frapper.
power-guard = Annule la carte d’un rival qui vous vise, ou la relance d’un Lieutenant.
power-lieutenant = Au tour d’un rival, après un jet : un dé de votre choix est relancé.

# Ce qui est demandé.
ask-open = { $hand ->
        [0] Jetez les dés.
       *[other] Jouez des cartes Cour, ou jetez les dés.
    }
ask-lieutenant = Votre Lieutenant relance-t-il ? On le demande à tous.
ask-lieutenant-without = { $who } a jeté les dés. Vous n’avez pas de Lieutenant.
ask-guard = { $power ->
        [spy] Un Espion de { $who } veut une de vos cartes.
        [ambassador] { $who } vous offre { own } contre { theirs }.
       *[lieutenant] Un Lieutenant veut faire relancer votre dé { $die }.
    }
ask-guard-without = { ask-guard } Vous n’avez pas de Garde suisse.
ask-act = { $hand ->
        [0] Prenez, ou relancez.
       *[other] Prenez, relancez, ou jouez une carte Cour.
    }
ask-act-bare = { $hand ->
        [0] Prenez des cartes. Plus de mousquetaire.
       *[other] Prenez, ou jouez une carte Cour. Plus de mousquetaire.
    }
ask-actor = Le Comédien imite { court } : comment usez-vous de ce pouvoir ?
ask-ball = Dans quelle colonne va le bal masqué ?
ask-bastille = Devant qui posez-vous la Bastille ?
ask-confess = { $moment ->
        [arrival] Une Bastille frapperait votre nouvelle duchesse.
        [strike] Une Bastille frapperait une de vos duchesses.
       *[wait] Une Bastille vient attendre devant vous.
    }
ask-confess-without = { ask-confess } Vous n’avez pas de Confesseur.
ask-strike = La Bastille frappe : quelle duchesse perdez-vous ?
ask-hand-limit = { $alone ->
        [0] { $limit } cartes Cour au plus : défaussez-en une.
       *[other] { $limit } cartes Cour au plus : défaussez-en une, ou donnez-la à une duchesse.
    }
ask-close = Jouez des cartes Cour, ou finissez votre tour.

# Ce qu’on peut répondre.
move-roll = jeter les dés
move-reroll = dépenser un mousquetaire (vous en avez { $musketeers }) et relancer { $count ->
        [1] le dé { $dice }
        [2] les dés { $dice }
       *[other] tous les dés
    }
move-take = prendre : { $cards }{ $earned ->
        [0] {""}
        [1]  ; rapporte une carte Cour
       *[other]  ; rapporte { $earned } cartes Cour
    }
move-take-nothing = ne rien prendre
move-end = finir votre tour ; la ligne est complétée
move-attach = donner { court } à une duchesse, pour de bon : { $points } points si elle reste
move-drop = défausser { court }
move-prince = poser le Prince : { $points } points à la fin de la manche
move-turn-die = { court } tourne le dé { $die } : { face } devient { column }
move-captain = le Capitaine ramène un mousquetaire
move-gardener = le Jardinier défausse la ligne et en pose une nouvelle
move-marquise = la Marquise échange { $one } (place { $first }) et { $two } (place { $second })
move-steward = l’Intendant pioche { $draws } cartes Cour pour vous
move-ambassador = { own } à { $rival } contre { theirs }
move-spy = { $cards ->
        [1] l’Espion prend la seule carte Cour de { $rival }
       *[other] l’Espion prend au hasard l’une des { $cards } cartes Cour de { $rival }
    }
move-actor = le Comédien imite { court }
move-confessor = le Confesseur défausse une Bastille qui attend devant vous
move-confessor-confess = le Confesseur défausse la Bastille
move-guard = le Garde suisse l’annule
move-lieutenant = le Lieutenant fait relancer le dé { $die } ({ face })
move-let-lieutenant = laisser les dés comme ils sont
move-let-guard = laisser faire
move-let-confess = laisser venir la Bastille
move-ball = le bal compte comme { column } : votre colonne en a alors { $cards }
move-bastille = { $effect ->
        [strike] devant { $rival } : elle y frappe une duchesse
       *[wait] devant { $rival } : elle attend la prochaine duchesse
    }
move-lose = une duchesse sans carte Cour
move-lose-with = une duchesse et sa carte Cour, { court }

# Ce qui s’est passé.
event-round-begun = La manche { $round } commence ; { $who } joue en premier.
event-turn-begun = C’est à { $who } de jouer.
event-line-card = Nouvelle carte en place { $place } : { petition }.
event-line-cleared = La ligne est enlevée.
event-rolled = { $who } jette { face } avec le dé { $die }.
event-musketeer-spent = { $who } dépense un mousquetaire.
event-court-played = { $rival ->
        [none] { $who } joue { court }.
       *[other] { $who } joue { court } contre { rival }.
    }
event-borrowed = Le Comédien imite { court }.
event-cancelled = { $who } annule cette carte.
event-die-turned = { $who } tourne le dé { $die } sur { face }.
event-musketeer-back = { $who } reprend un mousquetaire.
event-swapped-in-line = { $who } échange les cartes des places { $one } et { $two }.
event-traded = { $who } donne à { rival } { own } contre { theirs }.
event-spied = { $court ->
        [hidden] { $who } prend une carte Cour dans la main de { rival }.
       *[known] { $who } prend { court } dans la main de { rival }.
    }
event-drew = { $court ->
        [hidden] { $who } pioche une carte Cour.
       *[known] { $who } pioche { court }.
    }
event-dropped = { $who } défausse { court }.
event-attached = { $who } donne { court } à une duchesse.
event-took = { $who } prend { a-petition }, en place { $place }.
event-took-nothing = { $who } ne prend rien.
event-ball-placed = { $who } met le bal masqué dans la colonne { column }.
event-bastille-laid = { $who } pose une Bastille devant { rival }.
event-bastille-waits = La Bastille attend devant { $who }.
event-bastille-gone = La Bastille devant { $who } est défaussée.
event-struck = { $court ->
        [none] La Bastille frappe une duchesse de { $who }.
       *[other] La Bastille frappe une duchesse de { $who }, avec { court }.
    }
event-round-closing = { $who } a assez de ressources : la manche finit quand tous ont eu autant de tours.
event-scored = { $reason ->
        [ended] { $who } : { $points } pour la fin de la manche.
        [gold] { $who } : { $points } pour la colonne Or.
        [chocolate] { $who } : { $points } pour la colonne Chocolat.
        [chateau] { $who } : { $points } pour la colonne Château.
        [duchesses] { $who } : { $points } pour les duchesses à carte Cour.
        [hand] { $who } : { $points } pour les cartes Cour en main.
       *[princes] { $who } : { $points } pour les Princes posés.
    }
event-round-ended = La manche { $round } est finie.
event-ended = La partie est finie.

# Pourquoi la partie a fini, et ce qui départage.
ending-last-round = La dernière manche est finie.
step-musketeers = { $count ->
        [one] { $who } garde le plus de mousquetaires, { $figure } contre { $others }.
       *[other] { $who } gardent autant de mousquetaires, { $figure } chacun.
    }

# Pourquoi pas. Chaque clé est aussi un paragraphe des règles.
rule-other-question = Ce n’est pas ce qui est demandé maintenant.
rule-before-taking = Cette carte touche à la ligne, donc vient avant la prise : vous avez déjà pris, ou renoncé à prendre.
rule-after-a-roll = Cette carte tourne un dé, donc vient après un jet et avant la prise.
rule-rivals-turn = Cette carte répond à un rival : le Lieutenant de police à son jet, le Garde suisse à une carte qui vous vise.
rule-not-held = Vous n’avez pas cette carte Cour.
rule-no-effect = Cela ne changerait rien, et une carte Cour sans effet ne se joue pas.
rule-not-yourself = C’est vous : il faut un rival.
rule-not-in-game = Personne n’est assis là dans cette partie.
rule-no-musketeer = Vous n’avez plus de mousquetaire à cette manche.
rule-line-end = Une prise commence et finit par une ressource ; ce n’est qu’au bout de la ligne que les cartes spéciales voisines viennent avec, toutes ou aucune.
rule-one-resource = Une prise contient au moins une ressource.
rule-dice = Vos dés ne montrent pas toutes ces ressources : chaque dé vaut une carte.
rule-no-such-card = Il n’y a pas là de telle carte.
rule-no-free-duchess = Vous n’avez pas de duchesse sans carte Cour.
rule-no-bastille = Aucune Bastille n’attend devant vous.
rule-roll-first = Jetez d’abord les dés : vous prenez ce qu’ils montrent.
rule-taken-already = On prend une fois par tour : vous avez déjà pris, ou renoncé à prendre.

# Sur la table.
label-status = Manche { $round } sur { $rounds }, ouverte par { $first } · { $turn } joue · { $ender ->
        [none] fin à { $enough } ressources
       *[other] { $ender } en a assez : fin après { $last }
    }
label-over = La partie est finie : { $rounds } manches
label-dice = Dés
label-not-rolled = pas encore jetés
label-you = vous
label-resources = ressources
label-of = { $count } sur { $enough }
label-duchesses = duchesses
label-alone = { $count ->
        [1] { $count } seule
       *[other] { $count } seules
    }
label-bastilles = Bastilles
label-princes = Princes posés
label-musketeers = mousquetaires
label-hand = cartes en main
label-points = points
label-legend = ◆ le plus : { $most }  = à égalité : { $tied }  ━ ressource  ● bal  + carte de duchesse  points : avant + manche
label-piles = Requêtes : pioche { $draw }, défausse { $discards } · Cartes Cour : pioche { $court }, défausse { $top ->
        [none] { $dropped }
       *[other] { $dropped }, dessus : { $top }
    }
label-own-hand = Votre main :
label-empty-hand = Votre main est vide.
label-remembered = Prise par un Espion : { court-name }, à présent chez { $who }
label-perhaps = { $one } ou { $other }

# Dans le navigateur.
# Ce à quoi l’on peut réagir, et ce qu’on peut en ordonner.
occasion-lieutenant = { $whose ->
        [own] vous avez jeté les dés
       *[rival] { $who } a jeté les dés
    }
occasion-guard = { $court ->
        [spy] un Espion est envoyé
        [ambassador] un Ambassadeur est envoyé
       *[lieutenant] un Lieutenant veut faire relancer un dé
    }
occasion-confess = { $moment ->
        [arrival] une duchesse arrive où attend une Bastille
       *[laid] une Bastille est posée
    }
brief-guard = { court-name }
brief-confess = { $moment ->
        [arrival] elle attend, une duchesse arrive
       *[laid] on la pose
    }
orders-lieutenant = Un rival a jeté les dés : votre Lieutenant
orders-guard = Une carte vous vise : votre Garde suisse
orders-confess = Une Bastille vient : votre Confesseur
orders-wanted = Par correspondance, on n’attend aucune réponse : laissez des ordres à votre Lieutenant, Garde et Confesseur.
order-let-it-be = laisser faire
order-guard = jouer le Garde suisse
order-confessor = jouer le Confesseur
middle = Le milieu de la table
round-of = Manche { $round } sur { $rounds }
# Les mêmes, là où il y a peu de place.
round-of-short = Manche { $round }/{ $rounds }
round-ends = s’achève à { $enough } ressources
round-ends-short = fin à { $enough }
round-ending = { $who } en a assez : fin après { $last }
round-ending-short = fin après { $last }
sheet = La feuille de score
sheet-open = Ouvrir la feuille de score
sheet-round = Manche { $round }
# La manche qui vient de finir, et ce que chacun en a.
herald = La manche { $round } est finie.
herald-points = { $who } { $points }
sheet-now = Manche { $round }, pour l’heure
sheet-total = En tout
sheet-note = La manche en cours est comptée comme si elle s’achevait maintenant.
sheet-reason = { $reason ->
        [ended] fin de la manche
        [gold] or
        [chocolate] chocolat
        [chateau] châteaux
        [duchesses] duchesses avec une carte Cour
        [hand] cartes Cour en main
       *[princes] Princes posés
    }
courtier-name = { $who } ({ $player }) : { $gathered } ressources sur { $enough }, { $duchesses ->
        [0] aucune duchesse
        [one] une duchesse
       *[other] { $duchesses } duchesses
    }, { $bastilles ->
        [0] aucune Bastille en attente
        [one] une Bastille en attente
       *[other] { $bastilles } Bastilles en attente
    }, { $princes ->
        [0] aucun Prince posé
        [one] un Prince posé
       *[other] { $princes } Princes posés
    }, { $musketeers ->
        [0] aucun mousquetaire
        [one] un mousquetaire
       *[other] { $musketeers } mousquetaires
    }, { $hand ->
        [0] aucune carte Cour
        [one] une carte Cour
       *[other] { $hand } cartes Cour
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hand-of = { $count ->
        [0] aucune carte Cour en main
        [one] une carte Cour en main
       *[other] { $count } cartes Cour en main
    }
hand = Vos cartes Cour
column-name = { $whose ->
        [own] votre colonne { column }
       *[rival] la colonne { column } de { rival }
    } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }{ $balls ->
        [0] {""}
        [one] , dont un bal masqué
       *[other] , dont { $balls } bals masqués
    }{ $stands ->
        [most] , la plus longue
        [tied] , à égalité pour la plus longue
       *[none] {""}
    }
column-worth = À la fin de la manche : { $most } points pour la colonne la plus longue, ou { $tied } pour chacun en cas d’égalité.
lady-alone = une duchesse sans carte Cour
lady-with = une duchesse avec { court }
princes-laid = { $count ->
        [one] un Prince posé
       *[other] { $count } Princes posés
    }
bastilles-waiting = { $count ->
        [one] une Bastille attend la prochaine duchesse
       *[other] { $count } Bastilles attendent les prochaines duchesses
    }
bastilles-told = Elle frappera aussitôt la prochaine duchesse posée là. Un Confesseur la défausse.
die-name = { $face ->
        [none] dé { $die }, pas encore lancé
       *[other] dé { $die } : { face }
    }
line = La ligne des requêtes
place-name = { petition }, place { $place }
place-empty = la place { $place } est vide
runs = Ce que vous pouvez prendre
other-end = Touchez l’autre bout pour prendre davantage.
petition-piles = Requêtes : pioche { $draw }, défausse { $discards }
court-pile = Cartes Cour : pioche { $count }
court-discards = { $count ->
        [0] Aucune carte Cour défaussée
        [one] Une carte Cour défaussée
       *[other] { $count } cartes Cour défaussées
    }
# Ce que vise une carte Cour : dit quand elle est touchée.
aim = { $court ->
        [treasurer] Quel dé le Trésorier tourne-t-il sur or ?
        [chocolatier] Quel dé le Chocolatier tourne-t-il sur chocolat ?
        [architect] Quel dé l’Architecte tourne-t-il sur château ?
        [marquise] Quelles cartes de la ligne la Marquise échange-t-elle ?
        [ambassador] Laquelle de vos colonnes, et laquelle d’un rival ?
        [spy] Sur qui lancez-vous l’Espion ?
        [lieutenant] Quel dé est relancé ?
       *[other] Que visez-vous ?
    }
