# Ce que dit la page, quel que soit le jeu.

skip-to-main = Aller à la table
to-home = Accueil
house-away = La maison ne répond pas. Elle est rappelée d’elle-même.
one-moment = Un instant…
line-lost = La connexion est perdue. Elle revient d’elle-même.
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
home-shelf = Les jeux
home-mine = Vos parties
home-open = Tables ouvertes
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
room-waiting = On attend les autres.
invite-what = Envoyez ce lien ou faites-le scanner : qui l’ouvre peut jouer.
invite-link = Lien de cette table
invite-code = Le lien sous forme de code à scanner
invite-share = Partager le lien
invite-copied = Copié
fair-title = Une donne honnête
fair-what = Avant la donne, la maison s’engage sur sa part de la graine et votre navigateur ajoute la sienne : même la maison ne peut choisir la donne. À la fin tout est publié et se vérifie. L’engagement :

asked-label = Ce qui est demandé
asked-other = C’est à { $who } de jouer.
asked-somebody = Une question est posée en secret.
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

end-won = { $count ->
        [one] { $who } gagne.
       *[other] { $who } gagnent ensemble.
    }
off-aborted = La partie a été annulée.
off-disputed = La partie a été annulée.
off-closed = L’hôte a fermé cette table.
end-look = Regarder la table
rematch = Encore une
rematch-join = Encore une : rejoindre
replay = Revoir
record = Garder la partie

replay-start = La donne.
replay-first = À la donne
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
settings-confirm = Confirmer les coups.
settings-confirm-what = Touchez, voyez l’effet, confirmez. Sinon toucher joue aussitôt.
settings-motion = Mouvement.
settings-motion-what = Les pièces vont de là où elles étaient à là où elles vont.
settings-patterns = Motifs.
settings-patterns-what = Des motifs plus marqués à côté des couleurs.
settings-large = Texte plus grand.
settings-large-what = Tout ce qui se lit.
settings-sound = Son.
settings-sound-what = Un léger coup quand c’est à vous.

hint-ask = Conseil
hint-thinking = Le cardinal réfléchit…
hint-told = Le cardinal ferait ceci : { $win } parties sur cent sont gagnées, contre { $usual } en moyenne avec les autres coups.
