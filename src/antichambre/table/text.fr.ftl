# Ce qui se dit à une table, quel que soit le jeu.

clock-unknown = Cette pendule n’existe pas. En direct, chacun a de 30 secondes à { $hours } heures, plus jusqu’à 300 secondes par tour ; en différé, de 1 à { $days } jours par coup.
absence-unknown = Un joueur peut s’absenter de 30 secondes à { $hours } heures avant qu’un automate le remplace ; 0 veut dire toujours.

no-such-seat = Cette table a les places 1 à { $seats }.
seat-taken = La place { $seat } est prise.
seat-free = Personne n’occupe la place { $seat }.
seat-of-another = La place { $seat } n’est pas la vôtre.
seat-taken-over = Un automate joue pour vous en ce moment. Reprenez d’abord votre place.
seat-yours = Vous jouez déjà cette place vous-même.
seats-full = Toutes les places de cette table sont prises.
seats-free = Il reste des places libres : attendez des joueurs ou appelez des automates.
seats-kept = Un siège est gardé pour quelqu’un qui n’est pas encore là : attendez, ou cédez le siège.
not-seated = Vous n’êtes pas assis à cette table.

pledge-form = Une promesse est le SHA-256 d’un sel, en hexadécimal.
salt-form = Un sel compte de 16 à 64 chiffres hexadécimaux.
salt-not-pledged = Ce sel n’est pas celui qui était promis.
not-salting = Aucun sel n’est demandé maintenant.

game-begun = La partie a commencé.
game-not-begun = La partie n’a pas encore commencé.
game-closed = Cette partie est terminée.
game-disputed = Les règles ont été corrigées pendant cette partie. Ses joueurs doivent d’abord décider si elle continue.
game-other-rules = Cette partie se joue selon une autre version des règles que celle de ce serveur.
not-asked = Ce n’est pas à vous de répondre maintenant.
stale = La partie a continué entre-temps. Rien n’a été joué : regardez la table telle qu’elle est.
answered-already = Vous avez déjà répondu : votre réponse compte dès que la pause prend fin.
answer-late = La pause est finie : c’est comme si vous aviez laissé faire.
no-such-occasion = Ce jeu ne connaît pas d’ordre pour « { $occasion } ».
no-such-answer = « { $answer } » n’est pas une réponse que l’on puisse ordonner.
flag-fallen = Votre temps est écoulé.

undo-not-yours = Seul celui qui vient de jouer peut reprendre son coup.
undo-nothing = On peut revenir à chacun des { $moves } coups de cette partie.
undo-not-asked = Personne ne vous demande de revenir en arrière.
abort-late = Chacun a joué : la partie ne peut plus être annulée. Vous pouvez abandonner.
resigned-already = Vous avez abandonné cette partie.
haste-still-played = Quelqu’un joue encore ici : les automates prennent leur temps.
haste-already = Les automates finissent déjà au plus vite.
not-disputed = Il n’y a rien à décider pour cette partie.
