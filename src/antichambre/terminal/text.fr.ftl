# Ce qui se dit dans le terminal. Une phrase peut commencer par un nom : qui l’imprime y met la majuscule.
# Ce que dit la table d’un seul jeu commence par le nom de ce jeu.

# On s’assied.
greet-option = { $option } : { $value }.
greet-seat = { $who } : { $player ->
        [you] vous.
        [human] quelqu’un devant cet écran.
        [page] le page, un débutant fait de code.
        [courtier] le courtisan, fait de code, qui juge d’un coup d’œil.
        [minister] le ministre, fait de code, qui réfléchit avant chaque coup.
        [cardinal] le cardinal, fait de code, qui réfléchit le plus longtemps.
       *[other] le joueur artificiel « { $player } ».
    }
greet-commitment = La donne est scellée. Son engagement : { $commitment }
greet-how = Répondez à chaque question par le numéro ou le texte d’un choix ; « ? » donne de l’aide.
press-enter = Appuyez sur Entrée pour vous asseoir.
pass-screen = Passez l’écran, s’il vous plaît : { $who } regarde, puis appuie sur Entrée.
anybody = { $occasion }. Quelqu’un a-t-il quelque chose à dire ? Entrée continue ; ou le numéro de votre place : { $seats } >
headline = { $game } · vous êtes { $who } · décision { $number }
headline-together = { $game } · aux yeux de tous
asked = { $who } : { $ask }
prompt = Votre choix (? : aide) >
thinking = { $who } réfléchit…
too-narrow = La table est large de { $needed } colonnes, et ce terminal de { $width }. Élargissez-le et dites « table ».
not-kept = { $why } Le dernier coup n’est donc pas encore conservé : « sauver FICHIER » garde la partie ailleurs.

# On se lève.
left = La partie attend dans { $file }. « antichambre resume » la reprend.
end-seed = La graine de la donne était :
end-record = Le procès-verbal est dans { $file }. « antichambre verify », avec ce fichier et l’engagement, contrôle la donne.
end-prompt = Entrée quitte la table ; « sauver FICHIER » en garde une copie, « règles » montre les règles.

# Le résultat.
result-score = { $who } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.

# Ce qu’on peut taper.
command-word = { $command ->
        [undo] annuler
        [why] pourquoi
        [hint] conseil
        [log] journal
        [rules] règles
        [save] sauver
        [table] table
        [help] aide
        [next] suivant
        [back] retour
        [first] début
        [last] fin
       *[quit] quitter
    }
command-usage = { $command ->
        [undo] annuler
        [why] pourquoi COUP
        [hint] conseil
        [log] journal
        [rules] règles [MOT]
        [save] sauver FICHIER
        [table] table
        [help] aide, ?
        [next] suivant, ou Entrée
        [back] retour
        [first] début
        [last] fin
       *[quit] quitter
    }
command-help = { $command ->
        [undo] reprendre votre dernier coup, tant que nul n’a joué ni rien vu de caché depuis
        [why] la règle qui interdit un coup
        [hint] demander au cardinal à quoi mènent les meilleurs coups
        [log] tout ce qui s’est passé, tel que vous pouvez le savoir
        [rules] les règles, ou la partie à laquelle mène un mot
        [save] écrire le procès-verbal de la partie dans un fichier
        [table] redessiner la table
        [help] cette liste
        [next] un coup plus loin
        [back] un coup en arrière
        [first] au début
        [last] à la fin
       *[quit] quitter la table
    }
help-playing = Tapez le numéro d’un choix, ou son texte en majuscules ou minuscules, ou bien :
help-afterwards = La partie est finie. Vous pouvez encore taper :
help-stepping = Tapez le numéro d’un coup pour y aller, ou bien :
choice-range = { $count ->
        [one] Il y a un seul choix : 1.
       *[other] Il y a { $count } choix : de 1 à { $count }.
    }
why-hint = « pourquoi { $move } » montre la règle.
# Of moves that stand together on a line, what one of them means.
hint = « { $move } » — { $meaning }.
hint-thinking = Le cardinal réfléchit…
hint-move = { $move } : gagne { $win } fois sur cent ; en moyenne { NUMBER($margin, maximumFractionDigits: 1) } points { $side ->
        [ahead] d’avance
       *[behind] de retard
    }.
why-what = Quel coup ? Donnez-le après « pourquoi », comme il s’écrit à cette table.
why-legal = Rien n’interdit « { $move } » : vous pouvez le jouer.
rules-nothing = Les règles ne disent rien de « { $word } ». Leurs sections sont : { $sections }.
save-where = Dans quel fichier ? Par exemple : sauver partie.json
save-done = Le procès-verbal est enregistré dans { $file }.
save-secret = Il contient la graine de la donne : y regarder pendant la partie serait déloyal.
save-other = « { $file } » existe et n’est pas une sauvegarde de cette partie : choisissez un autre nom.

# Un procès-verbal, coup par coup.
headline-stepping = { $game } · { $viewer ->
        [none] vu par un spectateur
       *[other] vu par { $viewer }
    } · après le coup { $number } sur { $moves }
prompt-stepping = suivant, retour, début, fin, un numéro (? : aide) >
step-move = { $who } joue { $move }.
step-range = Le procès-verbal va de 0, le début, au coup { $moves }.

# Le contrôle d’un procès-verbal.
verify-moves = { $moves ->
        [0] { $game }, version { $version } des règles : aucun coup n’a été joué.
        [one] { $game }, version { $version } des règles : un coup, et il est permis.
       *[other] { $game }, version { $version } des règles : { $moves } coups, tous permis.
    }
verify-result = Le résultat découle des coups :
verify-resigned = Les coups ne finissent pas la partie ; le procès-verbal dit qui l’a abandonnée :
verify-not-over = La partie n’est pas finie, et le procès-verbal n’annonce aucun résultat.
verify-commitment = { $part ->
        [house] L’engagement du procès-verbal est celui de la part de la maison dans sa graine : { $commitment }
       *[whole] L’engagement du procès-verbal est celui de sa graine : { $commitment }
    }
verify-no-commitment = Le procès-verbal ne porte pas d’engagement ; celui de sa graine est { $commitment }
verify-published = C’est l’engagement que vous avez donné.
verify-check = Le procès-verbal est tel qu’il fut enregistré.
verify-no-check = Le procès-verbal ne porte pas de contrôle : on ne peut voir s’il a été modifié.
verify-salts = { $salts ->
        [one] Un joueur a ajouté un sel à la graine : { $who }.
       *[other] { $salts } joueurs ont ajouté un sel à la graine : { $who }.
    }
verify-pledges = Chaque sel est celui qui était promis, et il n’y en a pas d’autre dans la graine ; les promesses sont celles que vous avez données.
verify-pledges-unsaid = Chaque sel est celui que le procès-verbal dit promis, et il n’y en a pas d’autre dans la graine. Si telles étaient les promesses, seuls ceux qui les ont vues avant la donne le savent : donnez-les avec --pledge.
verify-salt = { $salts ->
        [one] Votre sel est dans la graine.
       *[other] Vos sels sont dans la graine.
    }

# Les jeux.
games-shelf = Les jeux de la maison :
games-shelf-line = { $name } : { $title }, de { $author }. { $least ->
        [one] Un
       *[other] { $least }
    }{ $most ->
        [same] {" "}joueurs.
       *[other] {" "}à { $most } joueurs.
    }
games-choose = Choisissez-en un : antichambre play NOM
games-none-waiting = Aucune partie ne vous attend. « antichambre play » en commence une.
games-waiting = Les parties qui attendent, la dernière d’abord :
games-waiting-line = { $title }, { $players } ; { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, jouée le { $when }. { $file }
games-player = { $player ->
        [human] { $who } devant cet écran
       *[other] { $who } ({ $player })
    }
resume-who = C’est un simple procès-verbal : qui est devant cet écran ? { $seats } ; ou « tous ».
resume-seat = { $seat } pour { $who }
resume-prompt = Un numéro, ou « tous » >
resume-over = La partie de { $file } est finie. « antichambre replay » la montre.
resume-seated = Le fichier dit qui est assis où : n’indiquez ni --seat, ni --level, ni --hotseat.

# La maison.
version-compiled = antichambre { $version }, les règles en code compilé
version-plain = antichambre { $version }, les règles en simple Python

# Ce qui n’est pas possible. `why` est une phrase à part entière.
no-face = « { $game } » n’a pas encore de table dans le terminal ; en ont une : { $games }.
lang-unknown = Cette maison parle { $languages }, pas « { $lang } ».
seat-range = Les places sont numérotées de 0 à { $last } : il n’y a pas de place { $seat }.
hotseat-alone = Avec --hotseat tout le monde est devant cet écran : n’indiquez ni --seat, ni --level.
plots-unknown = Les graphiques peuvent être { $images }, pas « { $given } ».
variant-form = Une variante est une option et sa valeur, comme deck=plain ; « { $given } » n’en est pas une.
section-unknown = Les règles n’ont pas de partie « { $section } ». Leurs sections sont : { $sections }.
commitment-form = Un engagement compte 64 chiffres de 0 à f ; « { $given } » n’en est pas un.
pledge-given-form = Une promesse compte un siège, à partir de 0, deux-points et 64 chiffres de 0 à f ; « { $given } » n’en est pas une.
salt-given-form = Un sel compte de 16 à 64 chiffres de 0 à f ; « { $given } » n’en est pas un.
salt-missing = Votre sel n’est pas dans la graine de ce procès-verbal.
usage-option = Il n’y a pas ici d’option « { $option } ». « antichambre --help » dit ce qu’il y a.
usage-command = Il n’y a pas de commande « { $command } ». « antichambre --help » dit ce qu’il y a.
usage-value = « { $option } » ne peut pas valoir cela. « antichambre --help » dit ce qu’il y a.
usage-missing = Il manque quelque chose : { $option }. « antichambre --help » dit ce qu’il y a.
usage-other = Ceci ne se comprend pas. « antichambre --help » dit ce qu’il y a.
file-missing = Il n’y a pas de fichier « { $file } ».
folder-missing = Il n’y a pas de dossier pour le fichier « { $file } ».
file-is-folder = « { $file } » est un dossier, pas un fichier.
file-forbidden = Vous n’avez pas le droit d’utiliser « { $file } ».
file-no-room = Il n’y a plus de place sur le disque pour « { $file } ».
file-name = « { $file } » ne peut pas être le nom d’un fichier.
file-not-text = « { $file } » n’est pas un texte en UTF-8.
file-other = « { $file } » est inutilisable : le système dit « { $reason } ».
home-closed = La maison ne peut pas garder de parties dans { $folder } : { $why } ANTICHAMBRE_HOME peut désigner un autre dossier.
session-damaged = La partie de { $file } ne peut pas être reprise : { $why } Le fichier est laissé tel quel.
session-form = Ce n’est pas le fichier d’une partie en cours.
session-players = Il ne dit pas bien qui est assis où.
session-elsewhere = La partie de { $file } se joue dans une autre fenêtre.

# Richelieu.
richelieu-letter = { $seat ->
        [0] R
       *[1] M
    }
richelieu-legend = ◆ blason  ⚔ épée  ✝ croix  ♜ tour  ● jeton caché  { $first } { $second } marqueurs  1L 1R bouts gauche et droit
richelieu-majorities = Majorités
richelieu-you = vous
richelieu-lead = le plus
richelieu-score = points
richelieu-discs = { $discs ->
        [none] aucun jeton
       *[other] jetons : { $discs }
    }
richelieu-played = (joué)
export-what = Dites quoi exporter : --house, --person NOM ou --table NOM.

# Les réglages d’une maison. `place` : l’option, la variable ou le fichier où il se trouve.
setting-unknown = { $source ->
        [variable] La variable d’environnement { $place } n’est pas un réglage de maison.
       *[file] Il n’y a pas de réglage « { $setting } », qui se trouve dans { $place }.
    } { $near ->
        [none] « antichambre serve --show-settings » les énumère.
       *[other] Serait-ce « { $near } » ?
    }
setting-value = { $source ->
        [file] « { $setting } » dans { $place }
       *[other] { $place }
    } ne peut pas valoir « { $value } ». Il faut { $wanted ->
        [number] un nombre entier de { $least } à { $most }.
        [truth] true ou false.
        [choice] l’une de ces valeurs : { $choices }.
        [list] une liste de textes.
        [allowance] dire combien à la fois, et combien à nouveau par seconde, minute ou heure, comme « 12, 30/h ».
       *[text] un texte.
    }
setting-refused = { $source ->
        [file] « { $setting } » dans { $place }
       *[other] { $place }
    } ne convient pas. { $why }
setting-file = Le fichier { $place } est incompréhensible : { $why }
