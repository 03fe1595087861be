# Ce que dit la page, quel que soit le jeu.

skip-to-main = Aller à la table
to-home = Accueil
house-away = La maison ne répond pas. Elle est rappelée d’elle-même.
one-moment = Un instant…
line-lost = La connexion est perdue. Elle revient d’elle-même.
away-title = La maison ne répond pas.
away-what = Elle est rappelée d’elle-même. Ce que vous avez joué y est écrit, en sûreté ; cette page reprendra dès que la maison sera de retour.
away-read = En attendant, voici les règles.
page-newer = La maison a une page plus récente.
page-later = Plus tard
reload-now = Recharger la page
nothing-here = Il n’y a rien ici.
close = Fermer
yes = Oui
no = Non
cancel = Annuler
confirm = Confirmer

home-title = Antichambre
home-line = Quatre jeux de la cour de France. Choisissez, et jouez.
home-name = On vous appellera { $name }. Les réglages permettent d’en changer.
home-your-turn = À vous de jouer : { $game }
home-shelf = Les jeux
home-mine = Vos parties
home-open = Tables ouvertes
home-about = Comment c’est fait
home-protocol = Pour les programmes
shelf-seats = { $least ->
        [one] 1
       *[other] { $least }
    }{ $most ->
        [2] {" "}joueurs
       *[other] –{ $most } joueurs
    }
shelf-minutes-richelieu = 20 minutes
shelf-minutes-sun_king = 60 minutes
shelf-minutes-favourite = 40 minutes
shelf-minutes-louis_xiv = 90 minutes
shelf-depth-richelieu = vite appris
shelf-depth-sun_king = quelques soirées pour le maîtriser
shelf-depth-favourite = vite appris
shelf-depth-louis_xiv = pour connaisseurs
shelf-play = Jouer
shelf-rules = Règles
shelf-terminal = Sa table dans le navigateur est en chantier. Au terminal : antichambre play { $game }

new-seats = Joueurs
new-variants = Les variantes du jeu
new-alone = Contre la maison
new-opponent = Adversaires
new-play-now = Jouer maintenant
new-friends = Entre amis
new-friends-what = Vous recevez un lien à envoyer. Personne n’a besoin d’un compte.
new-open = Chacun dans cette maison peut se joindre à la table
new-invite = Ouvrir une table
new-screen = Autour d’un écran
new-screen-what = Tous jouent ici, et l’écran passe de main en main.
new-screen-go = Commencer
new-player = Joueur { $number }
new-player-name = Nom du joueur { $number }

level-page = Page
level-courtier = Courtisan
level-minister = Ministre
level-cardinal = Cardinal
level-page-what = Connaît les règles et joue comme cela vient. Pour une première partie.
level-courtier-what = Joue avec bon sens, sans attendre.
level-minister-what = Réfléchit un instant. Difficile à battre.
level-cardinal-what = Réfléchit deux secondes et joue aussi bien que nous savons le faire.

table-join = { $free ->
        [one] Rejoindre : une place libre
       *[other] Rejoindre : { $free } places libres
    }
no-such-place = Cette page n’existe pas dans cette maison.
status-waiting = attend des joueurs
status-playing = { $moves ->
        [0] vient de commencer
        [one] un coup joué
       *[other] { $moves } coups joués
    }
status-over = terminée
status-called-off = annulée
seat-free = Libre

room-sit = S’asseoir
room-stand = Se lever
room-call = Appeler : { $level }
room-dismiss = Renvoyer
room-start = Commencer la partie
room-dealing = On distribue…
room-salts-of = La page de chacun ajoute sa part à la donne. On attend : { $who }.
room-salt-elsewhere = Ce que cette donne attend est gardé dans le navigateur où vous vous êtes assis. Ouvrez-y la table ; ou levez-vous et asseyez-vous ici.
room-missed = Rien n’a été donné : une part promise n’est pas venue à temps. Chacun en tire une nouvelle. { $count ->
        [one] {""}
       *[other] Cela s’est produit { $count } fois à cette table.
    }
room-kept = n’est pas encore là
room-no-pledge = n’ajoute rien à la donne
room-give-away = Céder le siège
room-waiting = On attend les autres.
invite-what = Envoyez ce lien ou faites-le scanner : qui l’ouvre peut jouer.
invite-link = Lien de cette table
invite-code = Le lien sous forme de code à scanner
invite-share = Partager le lien
invite-copied = Copié
fair-title = Une donne honnête
fair-what = Avant la donne, la maison s’engage sur sa part de la graine et votre navigateur ajoute la sienne : même la maison ne peut choisir la donne. À la fin tout est publié et se vérifie.
fair-what-others = Avant la donne, la maison s’est engagée sur sa part de la graine et les navigateurs des joueurs ont ajouté la leur : même la maison ne pouvait choisir la donne. À la fin tout est publié et se vérifie.
fair-what-house = La maison s’est engagée sur la graine avant la donne et ne peut plus la changer. Personne ici n’a ajouté de part : qu’elle n’ait pas choisi, vous avez sa parole.
fair-commitment = L’engagement :
fair-check = Voir ce qui fut montré, et le vérifier
deal-door = Vérifier la donne
deal-door-short = La donne

asked-label = Ce qui est demandé
asked-other = C’est à { $who } de jouer.
# Pendant que l’on peut réagir : la même phrase pour tous, quoi qu’ils tiennent. L’occasion est une proposition, comme « On va
# compter Colbert ».
pause = { $occasion }. Un instant : qui a quelque chose à dire peut le dire.
pause-noted = C’est noté. Un instant.
round-ask = { $occasion }. Quelqu’un a-t-il quelque chose à dire ?
round-on = Continuer
round-speak = Moi, { $who }
# Comment on réagit, ordonné d’avance.
orders = Ordres permanents
orders-what = Laissez un ordre, et l’on ne vous demande plus rien. Il vaut pour vos cartes présentes et à venir ; nul ne le sait.
orders-what-post = Par correspondance, on n’attend aucune réponse : sans ordre, vous laissez faire. Un ordre vaut pour vos cartes présentes et à venir ; nul ne le sait.
orders-all = Tous pareils
orders-various = Diversement
orders-leave = Laisser ces ordres
orders-left = Vos ordres sont notés.
order-ask = me demander
order-stand-in = comme un { $level }
farewell = Vous avez quitté la cour. Restez voir qui l’emporte.
farewell-bots = Vous avez quitté la cour. Restez voir qui l’emporte, ou laissez-les finir vite.
farewell-stand-in = Il ne reste que des ordinateurs : regardez-les, ou laissez-les finir vite.
farewell-hastened = Les autres finissent au plus vite.
farewell-watch = Regarder
farewell-finish = Qu’ils finissent
not-your-turn = Ce n’est pas à vous.
to-the-rule = La règle
undo = Reprendre
skip = Passer
rules = Règles
menu = Menu
take-back = Rejouer moi-même
ask-undo = Demander de revenir d’un coup
undo-asked = On demande de revenir en arrière. Êtes-vous d’accord ?
abort = Annuler la partie
resign = Abandonner
sure-abort = Annuler cette partie ? Elle ne comptera pour rien.
sure-resign = Abandonner cette partie ?
yes-abort = Annuler
yes-resign = Abandonner
curtain-pass = Passez l’écran à { $who }.
curtain-lift = Je suis { $who }

players = Joueurs
player-you = vous
player-bot = ordinateur
player-here = présent
player-away = absent
player-out = a quitté la cour
player-resigned = a abandonné
player-stand-in = { $level } joue à sa place
onlookers = { $count ->
        [one] Un spectateur
       *[other] { $count } spectateurs
    }
score = Score
clock = Reste { $time }
log = Journal
talk = Propos
talk-say = Dites quelque chose
talk-send = Dire
somebody-gone = Quelqu’un qui est parti

end-over = La partie est finie.
off-aborted = La partie a été annulée.
off-disputed = La partie a été annulée.
off-closed = L’hôte a fermé cette table.
end-count = Le décompte
end-result = Le résultat
end-look = Regarder la table
rematch = Encore une
rematch-join = Encore une : rejoindre
replay = Revoir
record = Garder la partie

replay-start = La donne.
replay-play = Dérouler
replay-hold = Arrêter
replay-turn-back = Le tour d’avant
replay-turn-on = Le tour suivant
replay-pace = Allure
replay-back = Retour
replay-on = Suite
replay-step = Coup
replay-from = Vu par
replay-onlooker = un spectateur
replay-drop = Déposez une partie ici, ou choisissez son fichier.
replay-file = Un fichier de partie

settings = Réglages
settings-name = Votre nom
settings-name-keep = Garder
settings-lang = Langue
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Chandelles
settings-pace = Les coups des autres
settings-pace-slow = Lents
settings-pace-normal = Normaux
settings-pace-fast = Rapides
settings-pace-once = Aussitôt
settings-confirm = Confirmer les coups.
settings-confirm-what = Touchez, voyez l’effet, confirmez. Sinon toucher joue aussitôt.
settings-motion = Mouvement.
settings-motion-what = Les pièces vont de là où elles étaient à là où elles vont.
settings-patterns = Motifs.
settings-patterns-what = Des motifs plus marqués à côté des couleurs.
settings-large = Texte plus grand.
settings-large-what = Tout ce qui se lit.
settings-keys = Lettres.
settings-keys-what = À la table une lettre est une touche : H, U, L, R, et le point d’interrogation en donne la liste.
settings-sound = Son.
settings-sound-what = On entend les cartes, les jetons et les dés, et une clochette quand c’est à vous.

bots-hurried = Les ordinateurs ont fort à faire : ils réfléchissent moins longtemps.
keys = Touches
keys-arrows = D’une chose que l’on peut toucher à la suivante
keys-enter = La choisir ; encore une fois, confirmer
keys-escape = Renoncer à ce qui est choisi
keys-h = Un conseil
keys-u = Reprendre le coup
keys-l = Le journal
keys-r = Les règles
keys-list = Cette liste
hint-ask = Conseil
hint-unrated = Avec un conseil, cette partie n’est plus classée. Redemandez pour l’avoir.
unrated-hint = Hors classement : un conseil a été pris.
unrated-undo = Hors classement : des coups ont été repris d’un commun accord.
hint-thinking = Le cardinal réfléchit…
hint-told = Le cardinal ferait ceci : { $win } parties sur cent sont gagnées, contre { $usual } en moyenne avec les autres coups.

learn-title = { $game } : une première partie
learn-label = La leçon
learn-five = Apprendre en cinq minutes
learn-new = Nouveau venu ? Chaque jeu a une première partie d’environ cinq minutes, jouée avec vous pas à pas.
learn-you = Vous
learn-step = Étape { $step } sur { $count }
learn-news = Ce qui vient de se passer
learn-count = Le décompte
learn-leave = Quitter
learn-on = Continuer
learn-for-me = Jouer pour moi
learn-not-now = Une autre fois. Maintenant : { $wanted }
learn-look-first = Lisez d’abord ceci, puis continuez.
learn-again = Depuis le début
learn-play = Jouer une première partie
learn-rules = Ou apprenez-le à table, en cinq minutes

clock-choice = Pendule
clock-kind-none = Aucune
clock-kind-live = D’un soir
clock-kind-slow = Par lettre
clock-minutes = Minutes chacun
clock-increment = Secondes de plus par tour
clock-days = Jours par coup
clock-told-none = Sans pendule : chacun prend son temps.
clock-told-live = { $minutes ->
        [one] Une minute chacun
       *[other] { $minutes } minutes chacun
    }{ $increment ->
        [0] .
       *[other] , et { $increment } secondes de plus à chaque tour.
    }
clock-told-slow = { $days ->
        [one] Un jour
       *[other] { $days } jours
    } pour chaque coup.
time-days = { $days } j { $hours } h
time-hours = { $hours } h { $minutes }
clock-low-hours = { $count ->
        [one] Il reste moins d’une heure.
       *[other] Il reste moins de { $count } heures.
    }
clock-low-minutes = Il reste moins d’une minute.
clock-low-seconds = Il reste moins de { $count } secondes.
new-stand-in = Qui joue à la place d’un absent
room-term = { $what } : { $value }
room-call-what = Ou laissez jouer la maison
room-stand-in = Qui s’absente { $minutes } minutes est remplacé : { $level }.
room-stand-in-late = Qui laisse passer le temps est remplacé : { $level }.
room-stand-in-never = Personne n’est remplacé : on attend.

dispute-title = Les règles ont été corrigées pendant cette partie
dispute-what = { $agreed ->
        [0] Aucun coup ne vaut sous les deux versions.
        [one] Un coup vaut sous les deux versions.
       *[other] { $agreed } coups valent sous les deux versions.
    } { $lost ->
        [0] Rien ne serait repris.
        [one] Un coup serait repris.
       *[other] { $lost } coups seraient repris.
    } La partie doit-elle continuer de là ? Il faut l’accord de tous ; sinon elle ne compte pas.
dispute-waiting = Vous continueriez. On demande aux autres.
dispute-on = Continuer de là
dispute-off = Annuler la partie

mute = Ne plus lire { $who }
muted = Vous ne lisez pas { $who }.
unmute = Lire à nouveau

# Mes parties, les joueurs, le compte.
header-nav = Dans la maison
games-title = Mes parties
games-waiting = On vous attend
games-running = En cours
games-finished = Terminées
games-awaiting = { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
    }
games-your-turn = À vous
games-one-screen = autour d’un écran
games-none = Vous n’avez pas encore joué ici. Choisissez un jeu, ou connectez-vous si vous avez un compte.
games-choose = Choisir un jeu
games-no-running = Aucune partie n’est en cours.
games-no-others = Aucune autre partie n’est en cours.
games-no-finished = Ici seront vos parties terminées, à revoir et à garder.
games-not-found = Aucune partie terminée ne ressemble à cela. Demandez moins, ou effacez la recherche.
games-shown = { $count ->
        [0] Aucune partie trouvée.
        [one] Une partie.
       *[other] { $count } parties{ $more ->
            [yes] , et il y en a d’autres
           *[no] {""}
        }.
    }
games-more = En voir plus
games-record = Feuille de partie
games-export = Enregistrer toutes les parties
result-won = Gagnée
result-tied = Gagnée ensemble
result-lost = Perdue
result-placed = { $place }e place
result-resigned = Abandonnée
result-screen = Autour d’un écran
result-private = à une table privée
result-unrated = hors classement
result-place = Place { $place } :
search-words = Chercher
search-words-like = Un nom, un jeu, cardinal…
search-filters = Plus précisément
search-clear = Effacer
search-game = Jeu
search-any-game = Tous les jeux
search-opponent = Adversaire
search-anybody = N’importe qui
search-result = Résultat
search-any-result = Gagnées ou perdues
search-won = Gagnées
search-lost = Perdues
search-since = Du
search-until = Au
people-title = Joueurs
people-find = Trouver quelqu’un par le nom de son compte
people-find-go = Trouver
people-best = Classement : { $game }
people-rating-what = Le classement dit ce dont la maison est sûre. Chacun commence à 1000 ; il monte avec les parties gagnées, et à mesure que la maison vous connaît.
people-rank = Rang
people-rank-short = Nº
people-name = Nom
people-games = Parties
people-provisional = moins de cinq parties : cela peut vite changer
people-nobody = Personne n’a encore terminé de partie classée à ce jeu. Soyez le premier.
people-all = Vers tous les joueurs
profile-account = A un compte
profile-guest = Invité
profile-since = ici depuis { $month }
profile-played = { $played ->
        [0] Aucune partie terminée
        [one] Une partie terminée, { $won ->
            [0] non gagnée
           *[other] et gagnée
        }
       *[other] { $played } parties terminées, { $won ->
            [0] aucune gagnée
            [one] une gagnée
           *[other] { $won } gagnées
        }
    }
profile-ratings = Classements
profile-rated = après { $games } parties
profile-rated-few = { $games ->
        [one] après une partie : il changera vite
       *[other] après { $games } parties : il changera vite
    }
profile-numbers = En chiffres
profile-recent = Dernières parties
profile-none = { $name } n’a pas encore terminé de partie.
profile-nobody = On ne trouve les invités que par les tables où on les a rencontrés.
plot-table = En tableau
plot-day = Jour
plot-rating = Classement
plot-played = Jouées
plot-won = Gagnées
plot-share = Part gagnée
plot-mean-place = Place moyenne
plot-mean-score = Score moyen
plot-best-score = Meilleur score
plot-seat = Siège
plot-score = Score
plot-of = { $won } sur { $played } gagnées
plot-range = { $from }–{ $to }
plot-beginning = { $points } au début
plot-reading = { $points } le { $day }
plot-rating-through = Classement, partie après partie
plot-by-game = Parties gagnées, par jeu
plot-by-seats = Parties gagnées, par nombre de joueurs
plot-players = { $count } joueurs
plot-by-seat = Parties gagnées, par siège
plot-by-opponent = Parties gagnées, par adversaire
plot-most-met = Les { $count } plus souvent rencontrés.
plot-scores = Scores atteints
plot-key-won = parties gagnées
plot-key-not = autres parties
mute-begin = Ne plus lire
mute-end = Lire de nouveau
mute-what = Vous ne lisez pas ce qu’il ou elle dit.
muted-title = Ceux que vous ne lisez pas
muted-nobody = Vous lisez tout le monde. On cesse de lire un importun depuis sa page ; il n’en sait rien.
account-title = Compte
account-is = Ce nom est à vous, sur chaque appareil où vous vous connectez.
account-is-guest = Vous êtes invité : ce navigateur seul vous connaît.
account-is-nobody = On ne vous connaît pas encore ici, et ce n’est pas nécessaire : un nom suffit pour jouer.
account-profile = Ma page
account-make = Faire du nom le vôtre
account-make-what = Vos parties et vos classements restent à vous, sur d’autres appareils aussi. Ni adresse ni courriel ne sont demandés.
account-make-go = Créer un compte
account-made = { $name } est désormais à vous.
account-password = Mot de passe
account-password-what = Huit caractères au moins. La maison ne peut pas vous en envoyer un autre ; son hôte peut en donner un.
account-sign-in = Se connecter
account-sign-in-what = Vous avez un compte ici. Ce que vous avez joué comme invité vous suit.
account-signed-in = Bon retour, { $name }.
account-sign-out = Se déconnecter
account-signed-out = Vous êtes déconnecté.
account-name-what = Tous voient le nouveau nom, aux anciennes parties aussi.
account-name-guest = D’autres invités peuvent porter le même nom.
account-renamed = Vous vous appelez désormais { $name }.
account-password-title = Un autre mot de passe
account-password-elsewhere = Les autres appareils devront se connecter de nouveau, et les jetons n’ouvriront plus rien.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-go = Changer le mot de passe
account-password-changed = Le nouveau mot de passe est en vigueur.
sessions-title = Où vous êtes connecté
sessions-what = Chaque navigateur où vous vous êtes connecté. La maison n’en connaît ni le lieu ni l’adresse.
session-unknown = Un navigateur qui ne dit rien de lui
session-present = celui-ci
session-since = depuis le { $day }
session-seen = depuis le { $day }, dernière visite : { $seen }
session-end = Déconnecter
session-ended = Déconnecté : { $device }.
sessions-end = Déconnecter tous les autres
sessions-ended = Vous n’êtes plus connecté nulle part ailleurs.
data-title = Ce qui est à vous
data-what = Chaque partie terminée, en une feuille que l’on peut revoir et vérifier partout ; et tout ce que la maison sait de vous.
data-all = Enregistrer toutes mes données
tokens-title = Pour les programmes
tokens-what = Avec un jeton, un programme à vous joue sous votre nom. Qui l’a est vous : gardez-le comme un mot de passe.
tokens-protocol = Comment parler à la maison
token-new = Un nouveau jeton
token-new-go = Créer un jeton
token-label = À quoi il sert
token-shown = Le jeton. Il n’est montré que cette fois :
token-made = Copiez-le maintenant : la maison ne le garde pas.
token-revoke = Révoquer
leave-title = Partir pour toujours
leave-what = Ce n’est pas nécessaire : qui se déconnecte peut revenir. Ceci ne se défait pas.
leave-begin = Partir pour toujours…
leave-sure = { $name }, partir pour toujours ?
leave-goes-name = Votre nom et votre mot de passe s’en vont ; le nom est libre pour d’autres.
leave-goes-ratings = Vos classements, vos jetons et la liste de ceux que vous ne lisez pas s’en vont.
leave-goes-running = Où une partie est en cours, un robot joue à votre place.
leave-stays-games = Les parties terminées restent à ceux qui ont joué avec vous, sans votre nom.
leave-never = Personne ne peut le défaire, pas même l’hôte. Avez-vous enregistré ce que vous voulez garder ?
leave-yes = Oui, effacez-moi
leave-no = Non, je reste
leave-done = Vous êtes parti. Plus rien ici ne porte votre nom.
invited-title = Cette maison est fermée
invited-what = Qui est invité a un code.
invited-code = Invitation
invited-go = Entrer
invited-in = Vous êtes entré.
rules-chapters = Les chapitres de la règle

# L’analyse d’une partie.
review = Analyse
review-title = Analyse : { $game }
review-how = Le cardinal regarde chaque décision comme pouvait la voir qui l’a prise : avec ce que ce joueur savait, et beaucoup de fins de partie imaginées.
review-reading = Le cardinal lit la partie…
review-waiting = Le cardinal lit d’autres parties. Celle-ci attend son tour.
review-leave = Il y faut une minute ou deux. Inutile d’attendre ici : l’analyse est gardée, et vous la trouverez à votre retour.
review-progress = Où en est l’analyse
review-percent = { $percent } %
review-failed = Cette partie n’a pu être lue jusqu’au bout. C’est noté.
review-again = Redemander
review-course = Le cours de la partie
review-curve = La chance de gagner, coup après coup
review-curve-what = Combien de parties sur cent chaque joueur gagnerait à partir de là, d’après ce qu’il pouvait savoir. La somme ne fait pas forcément cent.
review-step = Coup { $step } sur { $last }
review-back = Un coup en arrière
review-on = Un coup en avant
review-chance = { $who } : { $chance } sur 100
review-colon = {" : "}
review-same = Le cardinal aurait fait de même.
review-fine = Le cardinal ne trouve guère mieux.
review-cost = { $who } y perd { $loss } parties sur cent : le cardinal voyait mieux.
review-column-move = Coup
review-column-who = Joueur
review-column-what = Ce qui fut joué
review-column-win = Gagnées sur 100
review-column-best = Avec le coup du cardinal
review-moments = Les moments décisifs
review-whose = Les moments de qui
review-everybody = Tout le monde
review-moment = Coup { $step } : { $who }
review-lost = { $loss } parties sur cent perdues là
review-none = Rien que le cardinal eût fait beaucoup mieux : aucune décision n’a coûté trois parties sur cent.
review-asked = Coup { $step }. { $who } voyait la table ainsi. { $asked }
review-ways = Deux façons de jouer
review-played = { $who } a joué
review-better = Le cardinal aurait joué
review-games = { $count ->
        [0] Ainsi, à peine une partie sur cent est gagnée.
        [one] Ainsi, une partie sur cent est gagnée.
       *[other] Ainsi, { $count } parties sur cent sont gagnées.
    }
review-replay = Voir ce moment dans la partie
