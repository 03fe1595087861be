# Ce que la maison dit quel que soit le jeu. `why` est une phrase à part entière.

setup-unknown-game = Aucun jeu ne s’appelle « { $game } ». Les jeux sont : { $games }.
setup-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
setup-unknown-option = Aucune option ne s’appelle « { $option } ». Les options sont : { $options }.
setup-unknown-value = L’option « { $option } » ne peut pas valoir « { $value } » ; elle peut valoir : { $values }.
setup-unknown-level = Aucun joueur artificiel ne s’appelle « { $level } ». Leurs rangs sont : { $levels }.
setup-iterations = « { $level } » n’est pas un joueur artificiel : après un ministre ou un cardinal peuvent suivre deux-points et un nombre d’itérations.
assess-not-asked = On n’évalue les coups que pour qui doit jouer, tant que la partie dure.

rule-no-such-move = « { $move } » n’est pas un coup de ce jeu.
rule-game-over = La partie est finie.

no-undo = Ce coup ne se reprend plus : un autre joueur a joué depuis, ou quelque chose de caché a été vu.
no-undo-start = Rien n’a encore été joué.

bot-crashed = L’ordinateur ({ $level }) s’est trompé dans ses calculs et ne répond pas.
bot-lost = L’ordinateur ({ $level }) a quitté la pièce sans répondre.
bot-late = L’ordinateur ({ $level }) a mis trop de temps.
bot-cancelled = L’ordinateur ({ $level }) a été prié de s’arrêter.

# Comment une partie a fini : pourquoi, chaque comparaison qu’il a fallu, qui a gagné. `who` : ceux qui mènent, au nombre
# de `count`, `figure` : ce que chacun d’eux a, `others` : ce qu’ont les autres, du meilleur au moindre.
and = { $most } et { $last }
ending-resignation = { $count ->
        [one] { $who } a abandonné.
       *[other] { $who } ont abandonné.
    }
step-points = { $count ->
        [one] { $who } a le plus de points, { $figure } contre { $others }.
       *[other] { $who } sont à égalité de points, { $figure } chacun.
    }
outcome-won = { $count ->
        [one] { $who } gagne.
       *[other] { $who } gagnent ensemble.
    }

record-of-a-world = Cette position est imaginée : elle n’a pas de procès-verbal.
record-truncated = Le procès-verbal est coupé : il s’arrête au milieu, à la ligne { $line }.
record-not-json = Ce n’est pas un procès-verbal : illisible à la ligne { $line }, colonne { $column }.
record-not-object = Ce n’est pas un procès-verbal : il n’a pas de rubriques.
record-field-twice = Le procès-verbal dit « { $field } » deux fois.
record-field-missing = Le procès-verbal ne dit pas « { $field } ».
record-field-unknown = Le procès-verbal dit « { $field } », rubrique inconnue.
record-field-type = La rubrique « { $field } » du procès-verbal devrait être du genre { $expected }.
record-move-type = Le coup { $number } du procès-verbal n’est pas un texte.
record-setup = Le procès-verbal commence une partie impossible : { $why }
record-rules-version = Ce procès-verbal suit la version { NUMBER($theirs, useGrouping: 0) } des règles de { $game } ; cette maison joue la version { NUMBER($ours, useGrouping: 0) }.
record-upto = Le procès-verbal compte { $moves } coups ; il n’y a pas de position après le coup { $upto }.
record-illegal-move = Le coup { $number } du procès-verbal, « { $move } », ne peut pas être joué : { $why }
record-result-missing = La partie est finie au bout du procès-verbal, qui n’en dit pas le résultat.
record-not-over = Le procès-verbal donne un résultat, mais après ses { $moves } coups la partie n’est pas finie : il manque des coups.
record-result = Le procès-verbal donne le résultat { $claimed }, et ses coups donnent { $found }.
record-commitment = L’engagement n’est pas celui de la graine de ce procès-verbal.
record-pledge-form = Le procès-verbal nomme une promesse du siège « { $seat } », qui n’en est pas une.
record-pledges = Le procès-verbal nomme d’autres promesses que celles que vous avez données : ce qui fut promis avant la donne a été changé après.
record-pledges-unsaid = Le procès-verbal nomme des promesses. L’engagement seul n’y tient pas la maison : donnez aussi chaque promesse montrée avant la donne.
record-salt-unpledged = La graine contient un sel du siège { $seat }, pour lequel rien n’était promis : qui l’a ajouté pouvait choisir la donne.
record-salt-missing = Le sel promis pour le siège { $seat } n’est pas dans la graine.
record-salt-other = La graine contient, pour le siège { $seat }, un autre sel que celui qui était promis.
record-edited = Tous les coups du procès-verbal sont permis, mais il n’est pas tel qu’il fut enregistré : quelque chose y a été changé.
