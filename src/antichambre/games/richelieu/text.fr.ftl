# Richelieu : tous les mots qu’un joueur lit. Une phrase peut commencer par un nom : qui l’imprime y met la majuscule.

game-title = Richelieu
game-author = Michael Schacht
game-blurb = Le cardinal et la reine mère se disputent les provinces de France : prenez des cartes au bout de quatre rangées, et rendez chères les meilleures.

seat-name = { $seat ->
        [0] Richelieu
       *[1] la reine mère
    }

option-deck = Cartes
option-deck-rulebook = celles de la règle
option-deck-plain = celles d’une autre édition, avec des cartes simples
option-short = Fin
option-short-false = quand toutes les cartes sont prises
option-short-true = courte : quand il ne reste qu’une rangée

subject = { $subject ->
        [bourgogne] Bourgogne
        [bretagne] Bretagne
        [champagne] Champagne
        [normandie] Normandie
        [languedoc] Languedoc
        [provence] Provence
        [anjou] Anjou
        [picardie] Picardie
        [auvergne] Auvergne
        [sword] épées
        [cross] croix
       *[tower] tours
    }
province = { $province ->
        [bourgogne] Bourgogne
        [bretagne] Bretagne
        [champagne] Champagne
        [normandie] Normandie
        [languedoc] Languedoc
        [provence] Provence
        [anjou] Anjou
        [picardie] Picardie
       *[auvergne] Auvergne
    }
card = { province }, { $mark ->
        [plain] un blason
        [two] deux blasons
        [sword] un blason et une épée
        [cross] un blason et une croix
       *[tower] un blason et une tour
    }
disc = { $disc ->
        [bourgogne] un blason de Bourgogne
        [bretagne] un blason de Bretagne
        [champagne] un blason de Champagne
        [normandie] un blason de Normandie
        [languedoc] un blason de Languedoc
        [provence] un blason de Provence
        [anjou] un blason d’Anjou
        [picardie] un blason de Picardie
        [auvergne] un blason d’Auvergne
        [sword] une épée
        [cross] une croix
        [tower] une tour
        [recover] « récupérez un marqueur »
       *[hidden] un jeton, face cachée
    }

# Où se trouve une chose, en mots : sur la page ni rangées ni places ne portent de numéro.
lying = { lying-row }, { $column ->
        [1] à gauche du milieu
        [2] à gauche du milieu
        [3] à gauche du milieu
        [4] à gauche du milieu
        [5] à gauche du milieu
        [6] à gauche du milieu
       *[other] à droite du milieu
    }
lying-row = { $row ->
        [1] dans la rangée du haut
        [2] dans la deuxième rangée
        [3] dans la troisième rangée
       *[4] dans la rangée du bas
    }

# Ce qui est demandé.
ask-take = À vous de prendre une ou deux cartes.
ask-take-first = À vous de prendre une carte : le premier tour de la partie n’en prend pas plus.
ask-take-blocked = Vous ne pouvez prendre aucune carte.
ask-take-second = Prenez une seconde carte, ou arrêtez-vous.
ask-pay = Quel marqueur donnez-vous pour { card } ?
ask-place-marker = Posez un marqueur sur une carte, ou gardez-le.
ask-lift-marker = Votre réserve est vide : quel marqueur y va ?

# Ce qu’on peut répondre.
move-take = { card }{ with-disc }
move-take-own = { card } ; votre marqueur vous revient{ with-disc }
move-take-price = { card } ; coûte un de vos marqueurs{ with-disc }
with-disc = { $disc ->
        [there]  ; son jeton est à vous
       *[none] { "" }
    }
move-place = un marqueur sur { card }
move-pay-reserve = un marqueur de votre réserve
move-pay = votre marqueur sur { card }
move-lift = votre marqueur sur { card }
move-stop = ne pas prendre de seconde carte
move-pass = passer
move-keep = ne pas poser de marqueur
move-recover = jouer votre jeton : un marqueur perdu revient

# Ce qui s’est passé.
event-card-taken = { $who } prend { card }.
event-marker-paid = { $row ->
        [none] { $who } donne un marqueur de sa réserve.
       *[other] { $who } donne un marqueur posé { lying }.
    }
event-marker-returned = { $who } retrouve un marqueur.
event-disc-gained = { $disc ->
        [hidden] { $who } gagne un jeton.
       *[known] { $who } gagne un jeton : { disc }.
    }
event-marker-placed = { $who } pose un marqueur { lying }.
event-marker-moved = { $who } déplace un marqueur : il est maintenant { lying }.
event-marker-recovered = { $who } joue un jeton et récupère un marqueur.
event-passed = { $who } ne peut prendre aucune carte et passe.
event-disc-revealed = { $who } montre un jeton : { disc }.
event-counted = { $points ->
        [0] { subject } : { $first } à { $second }, personne ne marque.
        [one] { subject } : { $first } à { $second }, un point pour { $who }.
       *[other] { subject } : { $first } à { $second }, { $points } points pour { $who }.
    }
event-lacked = { subject } : rien sur les cartes de { $who }, moins { $points }.
event-ended = La partie est finie.

# Pourquoi la partie a fini, et ce qui départage.
ending-all-taken = Toutes les cartes sont prises.
ending-one-row = Il reste une rangée : la partie courte est finie.
step-fewer-cards = { $count ->
        [one] { $who } a moins de cartes, { $figure } contre { $others }.
       *[other] { $who } ont autant de cartes, { $figure } chacun.
    }

# Pourquoi pas. Chaque clé est aussi un paragraphe des règles.
rule-other-question = Ce n’est pas ce qui est demandé maintenant.
rule-ends-only = On ne prend que les cartes des bouts d’une rangée.
rule-row-empty = Cette rangée est vide.
rule-one-card-row = Il ne reste qu’une carte dans cette rangée : elle s’appelle par son bout gauche.
rule-first-turn = Le tout premier tour de la partie prend exactement une carte.
rule-two-cards = Vous avez pris deux cartes : aucun tour n’en prend plus.
rule-same-province = La seconde carte doit être de la même province que la première.
rule-two-shields = Deux cartes d’un même tour ne montrent pas plus de deux blasons ensemble.
rule-marker-price = Cette carte porte le marqueur adverse, et vous n’avez plus de marqueur pour la payer.
rule-stopped = Vous avez fini de prendre des cartes à ce tour.
rule-must-take = Vous pouvez prendre une carte, donc vous le devez : seul passe qui ne peut rien prendre.
rule-take-first = Prenez d’abord une carte ; ceci vient après.
rule-card-gone = Cette carte a été prise.
rule-one-marker = Cette carte porte déjà un marqueur.
rule-no-marker = Tous vos marqueurs sont hors du jeu.
rule-not-yours = Aucun de vos marqueurs n’est sur cette carte.
rule-reserve-empty = Votre réserve est vide.
rule-no-recover-disc = Vous n’avez pas de jeton qui récupère un marqueur.
rule-none-lost = Aucun de vos marqueurs n’est hors du jeu.

# Sur la table.
label-row = Rangée { $row }
label-reserve = { $count ->
        [one] { $count } marqueur en réserve
       *[other] { $count } marqueurs en réserve
    }
label-lost = { $count ->
        [0] aucun perdu
        [one] un perdu
       *[other] { $count } perdus
    }
label-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

# Dans le navigateur.
card-marker = avec un marqueur : { $who }
card-disc = avec un jeton
card-end = au bout de sa rangée
majorities = Les majorités en l’état
lacking = Aucun sur les cartes : moins { $points } à la fin
