# L’arène : des matchs entre joueurs artificiels, et ce qu’ils montrent.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
interval = { $low }–{ $high }
percent-interval = { $low }–{ $high } %
number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
precise = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

# Un match.
match-begins = { $game } : { $players }. { $games } parties ; chaque donne est jouée de toutes les places.
match-continues = { $done ->
        [one] { $done } partie est déjà au registre.
       *[other] { $done } parties sont déjà au registre.
    }
match-bar = Parties
match-left = Interrompu : { $done } parties sur { $games } sont au registre, aucune n’est perdue. Pour continuer, donnez la même commande avec --out { $folder }
match-files = Dans { $folder } : { $files }.
result-line = Partie { $number }, donne { $deal } : { $scores }. { $outcome }
result-player = { $player } { $score }
result-winner = Gagne : { $player }.
result-shared = Se partagent la victoire : { $players }.
result-failed = Partie { $number }, donne { $deal } : nulle et non avenue. { $player ->
        [none] Nul ne sait à la décision de qui : { $what }.
       *[other] Défaillance de { $player } à la place { $seat } : { $what }
    }

# Le compte rendu.
report-title = { $game }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
report-failures = { $count ->
        [one] { $count } partie n’a pas été achevée et ne compte pas :
       *[other] { $count } parties n’ont pas été achevées et ne comptent pas :
    }
report-nothing = Aucune partie n’a été achevée : il n’y a rien à rapporter.
report-player = joueur
report-wins = victoires
report-games = parties
report-score = score moyen
report-pace = s/décision
report-rating = cote
cross-title = Combien de fois le joueur de gauche finit devant celui du haut ; à égalité, la moitié
seats-title = Victoires selon la place
seats-seat = place { $seat }

# Les graphiques.
plot-under = { $game } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · barres : intervalles à 95 %
plot-ratings = L’échelle de la cour
plot-ratings-axis = cote (chacun commence à 25)
plot-scores = Points à la fin de la partie
plot-scores-under = { $game } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · traits : la moyenne
plot-scores-axis = points
plot-mean = moyenne { $mean }
plot-seats = Victoires selon la place
plot-seats-axis = part des victoires
plot-seats-seat = place
plot-fair = part égale

# L’échelle.
ladder-begins = { $claims ->
        [one] { $claims } affirmation est mise à l’épreuve.
       *[other] { $claims } affirmations sont mises à l’épreuve, l’une après l’autre.
    } Chacune demande au plus { $most } parties.
ladder-claim = { $upper } sur { $lower } · { $game }, { $seats } places · au moins { $wanted }
ladder-so-far = { $games ->
        [0] aucune partie encore
        [one] { $games } partie
       *[other] { $games } parties
    }{ $share ->
        [none] {""}
       *[other] , { $share } ({ $interval })
    }
ladder-verdict = { $verdict ->
        [confirmed] confirmée
        [refuted] réfutée
       *[undecided] indécise
    }
ladder-failures = { $failures ->
        [one] { $failures } partie a échoué et n’a pas été comptée.
       *[other] { $failures } parties ont échoué et n’ont pas été comptées.
    }
ladder-shown = { $claims ->
        [one] L’affirmation est confirmée.
       *[other] Les { $claims } affirmations sont confirmées.
    }
ladder-left = Interrompu. Ce qui a été joué est dans { $folder } ; la même commande continue.

# Ce qui n’est pas possible.
nobody-plays = Un match demande des joueurs : nommez un niveau pour chaque place.
ledger-other = Le registre { $file } est celui d’un autre match : { $what ->
        [game] son jeu est
        [players] ses joueurs sont
        [variant] sa variante est
        [seed] sa graine est
       *[rules_version] la version de ses règles est
    } « { $theirs } », et non « { $ours } ». Choisissez un autre dossier.
ledger-form = Le fichier { $file } n’est pas le registre d’un match.
ledger-damaged = Le registre { $file } est abîmé à la ligne { $line }. Il est laissé tel quel.
ledger-elsewhere = Un autre match s’écrit en ce moment dans { $file }.
extra-missing = Cela demande { $what }, qui n’est pas installé : pip install "antichambre[{ $extra }]"
without-plots = Il n’y a pas de graphiques. { $why }
cluster-closed = On n’entre pas dans la grappe Ray à { $address } : { $why }
cluster-house = Une machine de la grappe ne peut pas jouer : { $why }. Chaque machine a besoin de cette version d’Antichambre.
ladder-ranks = L’échelle demande au moins deux niveaux, le plus fort d’abord, comme minister,courtier.
ladder-not-shown = { $open ->
        [one] { $open } affirmation n’est pas confirmée.
       *[other] { $open } affirmations ne sont pas confirmées.
    }
