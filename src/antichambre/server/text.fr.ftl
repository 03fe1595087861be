# Ce que dit le serveur. `why` est en anglais : c’est pour qui a écrit le client.

nobody-yet = Dites d’abord un nom : rien d’autre n’est demandé.
banned = Cette maison vous est fermée.
invite-only = Cette maison est réservée aux invités. Avez-vous une invitation ?
token-unknown = Ce jeton n’ouvre rien.
log-in-wrong = Aucun compte n’a ce nom et ce mot de passe.
no-such-table = Il n’y a pas de table « { $table } ». Le lien est-il entier ?
no-such-page = Il n’y a rien ici.
no-such-method = Cela ne se fait pas ici.
rematch-not-now = Ceux qui étaient assis à une table peuvent rejouer quand sa partie est terminée.
record-not-yet = La partie ne peut être emportée que terminée : avant, elle contient des secrets.
reload = Cette page est plus ancienne que la maison. Veuillez la recharger.
one-moment = Un instant : la maison redémarre. Votre partie continue tout de suite.
message-not-text = Les messages sont des textes JSON.
message-form = Ce message est incompréhensible : { $why }
request-form = Cette requête est incompréhensible : { $why }
body-too-large = C’est trop à la fois.
house-ails = La maison ne peut ni lire ni écrire pour le moment. Rien n’est perdu pour vous ; réessayez dans un petit moment.
broke-down = Quelque chose s’est mal passé dans la maison. Rien n’est perdu pour vous ; c’est noté.
door-taken = La maison ne peut pas ouvrir à { $host }, port { $port } : { $why }

# Sûreté. { $seconds } : le temps d’attente.
limit-messages = Pas si vite : la maison écoute encore. Veuillez réessayer dans { $seconds } s.
limit-acts = Pas si vite : veuillez réessayer dans { $seconds } s.
limit-requests = Pas si vite : veuillez réessayer dans { $seconds } s.
limit-replays = Pas si vite : vous pourrez revoir une autre partie dans { $seconds } s.
limit-handshakes = Trop de connexions ont été ouvertes d’où vous êtes. Veuillez réessayer dans { $seconds } s.
limit-hints = Le cardinal a besoin d’un instant : redemandez dans { $seconds } s.
limit-exports = Vous venez d’emporter toutes vos parties. Réessayez dans { $seconds } s.
limit-chat = Un mot après l’autre : vous pourrez écrire à nouveau dans { $seconds } s.
limit-tables = Vous avez ouvert beaucoup de tables. Vous pourrez en ouvrir une autre dans { $seconds } s.
limit-account-tables = Vous avez ouvert beaucoup de tables. Vous pourrez en ouvrir une autre dans { $seconds } s.
limit-bot-tables = Vous jouez déjà à { $most } tables avec des automates : finissez d’abord une partie, ou laissez-en une reposer une heure.
limit-by-host = L’hôte vous a prié de vous tenir en retrait : vous pouvez continuer vos parties, mais ceci doit attendre { $seconds } s.
limit-arrivals = Beaucoup de monde vient d’arriver de là où vous êtes. Veuillez réessayer dans { $seconds } s.
limit-log-ins-from = Il y a eu beaucoup d’essais de connexion de là où vous êtes. Veuillez réessayer dans { $seconds } s.
limit-log-ins-as = Il y a eu beaucoup d’essais de connexion sous ce nom. Veuillez réessayer dans { $seconds } s.
limit-log-ins-known = Ce mot de passe a été demandé bien des fois. Veuillez réessayer dans { $seconds } s.
limit-connections = Il y a trop de connexions ouvertes de là où vous êtes. Veuillez fermer une page, puis réessayer.
origin-foreign = La page d’un autre site l’a demandé, ou une page qui a trouvé la maison sous une autre adresse : ce n’a pas été fait. Si cette maison est la vôtre, nommez cette adresse avec --origin, ou le mandataire qui la précède avec --trusted-proxy.
origin-header-missing = Une requête qui change quelque chose doit porter l’en-tête `X-Antichambre: 1` quand elle porte un cookie.
host-foreign = Cette maison ne répond pas au nom « { $host } ». Si elle est à vous et que c’est son adresse, dites-le en l’ouvrant : --origin https://{ $host }
origin-unreadable = « { $origin } » n’est pas l’adresse d’un site. Écrivez-la comme https://play.example ou http://192.168.1.5:8000
proxy-unreadable = « { $proxy } » n’est ni une adresse ni un réseau. Écrivez-le comme 127.0.0.1 ou 10.0.0.0/8
house-open = La maison est ouverte : { $address }
setting-default = par défaut
backup-done = La maison est copiée : { $file }
no-pages = Les pages de cette maison ne sont pas construites : lancez `make pages`.
export-house = La maison est écrite : { $file }
export-games = { $count ->
        [one] Une partie est écrite : { $file }
       *[other] { $count } parties sont écrites : { $file }
    }
import-house = Nouveau dans cette maison : { $people } personnes, { $tables } tables. Déjà là et laissé tel quel : { $known }. { $namesakes ->
        [0] Chacun a gardé son compte.
       *[other] Venus en invités, leur nom étant pris : { $namesakes }.
    }
import-record = La partie est dans la maison.
import-known = Cette partie était déjà dans la maison.
hint-alone = Les conseils sont pour qui joue seul : entre joueurs, ce serait déloyal.

# L’analyse d’une partie.
limit-reviews = Le cardinal a beaucoup de vos parties à lire : veuillez redemander dans { $seconds } s.
review-not-yet = Une partie s’analyse quand elle est finie : avant, elle garde des secrets.
review-called-off = Cette partie a été annulée : il n’y a rien à analyser.
review-no-moves = Personne n’a joué dans cette partie : il n’y a rien à analyser.
review-other-rules = Cette partie s’est jouée sous une version antérieure des règles, et finirait autrement aujourd’hui : elle ne peut être analysée.
