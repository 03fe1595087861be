# La page « comment c’est fait ».

about-title = Comment c’est fait
about-line = Des règles écrites une seule fois, et une maison autour. Ce qu’elle promet, comment elle tient parole, et comment le vérifier.

promises = Cinq promesses
promise-rules = Les règles sont exactes
promise-rules-what = Une place pour chaque règle, dans l’ordre du livret. Ce qui est refusé l’est par un paragraphe, et la page peut vous le montrer.
promise-record = Une partie est son procès-verbal
promise-record-what = Les places, la graine et les coups rebâtissent tout. Revoir, annuler, reprendre, vérifier : c’est toujours le procès-verbal, rejoué.
promise-secrets = Nul n’apprend ce qu’il doit ignorer
promise-secrets-what = Ce que voit une place se compose de ce qu’elle a le droit de voir ; ce n’est jamais le tout dont on aurait ôté le reste.
promise-kept = Aucun coup confirmé ne se perd
promise-kept-what = Un coup compte quand il est sur le disque. Celui qui vient trop tard, ou deux fois, n’est pas joué.
promise-engine = Un seul moteur pour tout
promise-engine-what = Navigateur, terminal, adversaires, recherche : tous jouent selon les mêmes lignes de code.

travel = Le voyage d’un coup
travel-what = Entre votre geste et la pièce à sa nouvelle place, il y a quelques millièmes de seconde. Voici ce qui s’y passe.
travel-tap = Un geste
travel-tap-what = La page éclaire ce qui est permis. Ce que vous confirmez part avec la version de la table que vous aviez sous les yeux.
travel-line = La ligne
travel-line-what = Le coup passe par une ligne qui se rétablit d’elle-même. Après une coupure il est renvoyé ; la version veille à ce qu’il ne soit joué qu’une fois.
travel-rules = Les règles
travel-rules-what = La maison propose le coup aux règles. Elles le permettent, ou nomment celle qui s’y oppose. Rien n’a encore changé.
travel-disk = Le disque
travel-disk-what = Le greffier écrit tout ce qui attend en une transaction. Quoi qu’il arrive désormais à la machine, le coup a été joué.
travel-told = Chacun l’apprend
travel-told-what = Chaque place reçoit sa propre vue, faite pour elle ; puis vient votre confirmation, et la pièce se déplace.

secrets = Comment les secrets sont gardés
secrets-view = La maison n’envoie jamais une main, une pioche ou une graine que la page aurait à cacher. Ce que votre place doit ignorer n’est pas dans ce qu’elle reçoit, et les tests y tiennent à l’octet près : ils retirent au sort ce qui est caché, et comparent.
secrets-asked = Une question aussi peut trahir. Que l’on vous interroge ou non ne dépend que de ce que tous voient ; et d’une question posée au seul détenteur d’une carte, les autres n’apprennent rien.
secrets-bots = Les adversaires reçoivent ce que recevrait un joueur à leur place, et imaginent le reste. La vraie partie est hors de leur portée ; un tricheur placé parmi eux suit tous les fils qu’on lui tend, et ne trouve rien.

fair = Comment vérifier la donne
fair-1 = À l’ouverture d’une table, la maison tire sa part de la graine et montre un engagement : elle ne peut plus la changer.
fair-2 = La page de chaque joueur ajoute un sel, promis d’avance et montré quand tous sont assis ; sans tous les sels, rien n’est donné. Dès qu’une autre page que celle de l’hôte est à la table, personne, pas même lui, ne peut choisir la pioche.
fair-3 = La partie finie, tout est publié. Le procès-verbal en main, chacun peut vérifier sur sa propre machine que tout concorde et que chaque coup était permis :

opponents = Les adversaires
opponents-what = Quatre rangs jouent à chaque jeu, quel que soit le nombre de places, avec ce que leur place peut savoir et rien d’autre.
rank-page = remarque quelques-uns de ses coups, et joue le meilleur de ceux-là
rank-courtier = juge chaque coup d’un regard, selon une page de principes propre à chaque jeu, et selon son goût
rank-minister = imagine des mondes conformes à ce qu’il sait, et les joue, pendant 0,3 seconde ; entre des coups presque aussi bons, le goût décide
rank-cardinal = fait de même pendant 2 secondes ; ce que vaut une partie imaginée, il l’a appris de cent mille autres
opponents-honest = Les rangs sont écartés par le goût : le cardinal joue le meilleur coup qu’il trouve, les autres se contentent d’un peu moins. Sans cela, un ministre approcherait d’un cardinal à trois des jeux, surtout au Favori du Roi, que les dés décident. L’écart qui en résulte est parmi les chiffres de cette page.

rooms = Les pièces
rooms-what = Les dépendances vont dans un seul sens, et un test y veille. Un jeu n’en connaît pas d’autre ; le noyau n’en connaît aucun.
room-kernel = ce qu’est un jeu
room-games = quatre dossiers, un par jeu
room-bots = des joueurs faits de code
room-table = une partie que quelqu’un joue
room-store = registres et gens, sur le disque
room-server = HTTP et lignes ouvertes
room-terminal = les mêmes jeux, en lettres
room-arena = matchs et classements
room-lab = des portes pour la recherche
room-web = ces pages

figures = Chiffres
figures-what = Chacun avec la commande qui le refait ; les documents disent sur quelle machine on les a vus.
figures-command = Fait par
figures-rules = Les règles : décisions par seconde, au hasard
figure-rules-richelieu = Richelieu, compilé
figure-rules-plain = Richelieu, Python nu
figure-rules-others = Roi Soleil / Favori / Louis XIV
figure-rules-driven = les quatre, menés depuis Python
figure-rules-hearts = « hearts » d’OpenSpiel, pour comparer
figures-house = Une maison, deux cœurs, un fichier
figure-house-moves = coups écrits par seconde, 200 tables
figure-house-half = 1 000 connexions : la moitié des coups en
figure-house-nearly-all = … 99 sur cent en
figure-house-start = du lancement à l’ouverture
figure-house-connection = mémoire pour une connexion
figures-ladder = Parties gagnées par le rang supérieur, à deux
figure-ladder-courtier = Richelieu : courtisan contre page
figure-ladder-minister = Richelieu : ministre contre courtisan
figure-ladder-cardinal = Richelieu : cardinal contre ministre
figure-ladder-cardinal-louis = Louis XIV : cardinal contre ministre
figure-ladder-cardinal-sun-king = Roi Soleil : cardinal contre ministre
figure-ladder-cardinal-favourite = Favori du Roi : cardinal contre ministre
figures-search = Parties imaginées par seconde, première décision
figure-search-richelieu = Richelieu, jusqu’au bout
figure-search-sun-king = Roi Soleil
figure-search-favourite = Favori
figure-search-louis-xiv = Louis XIV

further = Pour en savoir plus
further-protocol = Comment parler à une maison
further-openapi = Chaque requête, pour les programmes
further-rules = Les règles : { $title }
further-atelier = Chaque pièce, dessinée
protocol-english = Cette page s’adresse aux programmes et à ceux qui les écrivent ; elle est en anglais.
