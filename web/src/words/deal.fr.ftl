# Si une donne fut honnête : /table/<nom>/deal.

deal-title = La donne, vérifiée
deal-soon = La partie se joue encore : ce que la maison garde pour elle est publié à la fin. Voici ce qui a été montré jusqu’ici.

deal-whole = La donne était honnête, et vous y avez veillé.
deal-whole-what = La part de votre navigateur est dans la donne, et personne ne la connaissait quand la maison s’est engagée. Personne, pas même la maison, ne pouvait donc choisir ce qui fut donné.
deal-word = Tout concorde, sur la parole de la maison.
deal-word-what = Des joueurs ont ajouté leur part, et tous les chiffres s’accordent. Mais ce navigateur n’a rien vu avant la donne, ou n’a rien ajouté : seuls ceux dont le navigateur l’a fait savent que rien n’a été échangé depuis.
deal-house = La maison a donné seule.
deal-house-what = Personne n’a ajouté de part. Une fois engagée, la maison ne pouvait plus changer la donne ; mais elle a pu la choisir avant.
deal-broken = Quelque chose ne tient pas.
deal-broken-what = Ce qui fut publié après la partie n’est pas ce qui fut montré avant, ou ne s’accorde pas. Ci-dessous, en rouge, ce qui cloche. Gardez le procès-verbal et interrogez l’hôte.

deal-before = Avant la donne : la maison s’engage
deal-before-what = À l’ouverture de la table, la maison a tiré au sort sa part de la graine, l’a gardée secrète et en a montré cette empreinte. Elle ne peut plus changer sa part sans être découverte.
deal-commitment = Engagement
deal-commitment-seen = C’est celui que ce navigateur a noté avant la donne.
deal-commitment-other = Ce navigateur a noté un autre engagement avant la donne.
deal-commitment-unseen = Ce navigateur n’était pas là avant la donne : il a la parole de la maison.

deal-salts = Puis chacun ajoute sa part
deal-salts-what = Le navigateur de chaque joueur a tiré un sel au sort et l’a promis : il en a montré le SHA-256 et gardé le sel pour lui. Quand plus rien ne pouvait être promis, tous ont montré leur sel.
deal-yours = le vôtre
deal-pledge = Promesse
deal-salt = Sel
deal-salt-none = pas encore montré
deal-bot = Un ordinateur joue ici. Il n’ajoute rien.
deal-no-pledge = Rien n’a été promis ici : un programme qui n’ajoute pas de part, ou un siège que personne n’a pris.
deal-pledged = Vérifié ici : chaque sel est celui qui était promis, et il n’y en a pas d’autre dans la graine.
deal-pledged-not = Les sels de la graine ne sont pas ceux qui étaient promis.
deal-pledges-seen = Les promesses sont celles que ce navigateur a notées avant qu’un sel soit montré.
deal-pledges-other = Ce navigateur a noté d’autres promesses avant que les sels soient montrés.
deal-pledges-unseen = Ce navigateur n’a noté aucune promesse avant la donne.
deal-own = Votre propre sel est dans la graine.
deal-own-not = Votre propre sel n’est pas dans la graine.

deal-seed = La graine, et ce qui en découle
deal-seed-what = La part de la maison et tous les sels forment un seul texte, la graine. Un hachage à clé en tire une suite de nombres sans fin ; chaque mélange et chaque dé de la partie y prend les siens, tour à tour.
deal-house-part = Part de la maison
deal-whole-seed = Graine
deal-stream = Début de la suite
deal-committed = Vérifié ici : la part de la maison est celle sur laquelle elle s’était engagée.
deal-committed-not = La part de la maison n’est pas celle sur laquelle elle s’était engagée.

deal-dealt = La donne
deal-dealt-what = Votre navigateur a mélangé et donné lui-même à partir de la graine. Chaque carte porte le nom que lui donne la page du protocole.
deal-open = { $rows ->
        [one] Sur la table
       *[other] Sur la table, rangée { $row }
    }
deal-same = Vérifié ici : c’est la donne que la maison montre dans la relecture.
deal-same-not = Ce n’est pas la donne que la maison montre dans la relecture.
deal-look = La voir dans la relecture

deal-elsewhere = Vérifiez-la ailleurs
deal-elsewhere-what = Votre navigateur a vérifié l’engagement, les promesses, les sels, la graine et la donne. Sur une machine à vous, cette commande le fait encore une fois, et rejoue chaque coup du procès-verbal.
deal-command = La commande
deal-copy = Copier la commande
deal-copied = Copié
deal-protocol = Comment on calcule
deal-stranger = Qui préfère ne pas se fier non plus à notre programme : examples/recompute_deal.py n’utilise rien de nous, et donne à partir de { $file } selon la page du protocole.
deal-back = Retour à la table
