# Le fonds : la base de données de la maison.

store-newer = La base de données { $where } a été écrite par une version plus récente d’Antichambre (sa forme est { $theirs }, la nôtre { $ours }). Veuillez mettre celle-ci à jour ; la base est restée telle quelle.
store-foreign = La base de données { $where } appartient à autre chose. Veuillez en nommer une autre ; elle est restée telle quelle.
store-not-database = Le fichier { $where } n’est pas une base de données. Il est resté tel quel.
store-damaged = La base de données { $where } est endommagée ({ $why }). Veuillez rétablir une sauvegarde.
store-unreachable = La base de données { $where } est hors d’atteinte : { $why }
store-locked = La base de données { $where } est retenue par un autre programme.
store-full = Il ne reste plus de place sur le disque de la base de données { $where }.
store-disk = Le disque de la base de données { $where } ne répond pas comme il faut : { $why }
store-forbidden = La base de données { $where } ne peut être ouverte ou écrite : { $why }
store-no-folder = Le dossier { $folder } n’existe pas.
store-url = « { $where } » ne désigne pas une base de données. Donnez le chemin d’un fichier, ou postgresql://utilisateur@machine/nom
store-encoding = La base de données { $where } ne peut garder toutes les lettres. Veuillez la créer avec l’encodage UTF8.
store-driver = PostgreSQL demande son pilote, qui n’est pas installé : pip install "antichambre[postgresql]"
store-closed = La maison ferme : plus rien n’est écrit.

# People
name-empty = Indiquez un nom.
name-long = Un nom a { $most } caractères au plus.
name-signs = Ce nom contient des signes qui ne se voient pas, ou qui commandent à l’écran.
name-marks = Trop d’accents s’empilent sur une lettre de ce nom.
name-letters = Un nom demande au moins une lettre ou un chiffre.
name-alphabets = Un nom ne peut pas mêler lettres latines, cyrilliques et grecques.
name-reserved = « { $name } » est un nom que la maison emploie elle-même. Choisissez-en un autre.
name-taken = Le nom « { $name } » appartient à quelqu’un d’autre dans cette maison.
words-empty = Rien n’a été écrit.
words-long = C’est trop long : { $most } caractères au plus.
words-signs = Ce texte contient des signes qui ne se voient pas, ou qui commandent à l’écran.
words-marks = Trop d’accents s’empilent sur une lettre.
person-unknown = Personne ici ne s’appelle « { $person } ».
person-ambiguous = Plusieurs personnes s’appellent « { $person } ». Donnez un identifiant : { $people }.
person-banned = Cette maison est fermée à { $name }.
mute-oneself = On ne peut pas se faire taire soi-même.
password-short = Un mot de passe a au moins { $least } caractères.
password-long = Un mot de passe a au plus { $most } caractères.
password-twice = Les deux mots de passe ne sont pas les mêmes. Rien n’a été changé.
account-already = { $name } a déjà un compte.
account-none = { $name } est de passage, sans compte ni mot de passe.
merge-accounts = Seules les parties d’une personne de passage peuvent rejoindre un compte.
tokens-many = On peut avoir { $most } jetons au plus. Révoquez-en un d’abord.
token-unknown = Vous n’avez pas ce jeton.
session-unknown = Vous n’avez pas cette session.
not-at-table = { $name } ne joue pas à la table { $table }.
invite-unknown = Cette invitation n’ouvre rien : elle n’est pas de cette maison, ou elle a déjà servi.
house-missing = Il n’y a pas de maison dans { $file }.
table-unknown = Il n’y a pas de table « { $table } ».
table-closed = La partie de la table { $table } est déjà finie.
table-busy = On joue si vite à la table { $table } que rien n’a pu y être fait. Essayez encore.
admin-person = { $id }  { $name } ({ $account ->
        [yes] compte
       *[no] de passage
    }){ $banned ->
        [yes] , accès fermé
       *[no] {""}
    } ; dernière visite { $when }
admin-nobody = Personne n’est encore venu.
admin-table = { $id }  { $game }, { $status ->
        [waiting] attend des joueurs
       *[other] en cours
    } : { $players } ; { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, dernier changement { $when }
admin-gone = une personne qui a quitté la maison
admin-free = libre
admin-no-tables = Aucune partie n’est en cours.
admin-renamed = { $before } s’appelle désormais { $name }.
admin-banned = Cette maison est fermée à { $name }.
admin-unbanned = Cette maison est de nouveau ouverte à { $name }.
admin-closed = La table { $table } est fermée : sa partie ne compte pas.
admin-unseated = { $name } n’est plus à la table { $table }.
admin-limited = { $name } peut continuer ses parties, mais ne peut ni ouvrir de table, ni appeler d’automate, ni écrire, ni demander de conseil ou d’analyse jusqu’au { $when }.
admin-unlimited = { $name } n’a plus à se tenir en retrait.
admin-purged = Effacé : tables jamais commencées : { $waiting } ; parties délaissées : { $abandoned } ; parties finies d’invités contre des automates : { $finished } ; invités : { $guests } ; sessions : { $sessions }.
admin-would-purge = Serait effacé : tables jamais commencées : { $waiting } ; parties délaissées : { $abandoned } ; parties finies d’invités contre des automates : { $finished } ; invités : { $guests } ; sessions : { $sessions }.
admin-password = Le nouveau mot de passe de { $name } ne s’affiche que cette fois : { $password }
admin-password-set = { $name } a le nouveau mot de passe.
admin-password-ask = Le nouveau mot de passe >
admin-password-again = Encore une fois >
admin-invite = { $uses ->
        [one] Cette invitation vaut pour { $uses } personne. Elle ne s’affiche que cette fois :
       *[other] Cette invitation vaut pour { $uses } personnes. Elle ne s’affiche que cette fois :
    } { $code }
admin-sure = { $name } perdrait à jamais nom, mot de passe, jetons et cotes ; les parties resteraient. Tapez « oui » pour supprimer >
admin-yes = oui
admin-kept = Rien n’a été changé.
admin-deleted = { $name } n’est plus de la maison. Les parties restent, sans le nom.

# Sauvegardes.
backup-postgresql = PostgreSQL fait ses propres sauvegardes : veuillez employer pg_dump. On peut aussi exporter la maison entière : antichambre export --house
backup-itself = { $file } est la base elle-même : veuillez nommer un autre fichier pour la sauvegarde.

# Archives et parties enregistrées.
file-refused = Le fichier { $file } ne peut être lu ou écrit : { $why }
archive-form = Le fichier { $file } n’est pas l’archive d’une maison ({ $why }).
archive-newer = L’archive { $file } a été écrite par une version plus récente d’Antichambre. Veuillez mettre celle-ci à jour.
archive-bomb = { $file } n’est pas une maison : il s’ouvrirait sur { $size } Mio, plus de cent fois sa taille.
record-under-way = La partie de la table { $table } n’est pas finie : son enregistrement contient ce qui est encore caché.
record-not-dealt = Rien n’a été distribué à la table { $table }.
record-not-over-yet = La partie de cet enregistrement n’est pas finie. Seules les parties finies peuvent entrer dans une maison : qui a l’enregistrement sait ce qui est caché.
