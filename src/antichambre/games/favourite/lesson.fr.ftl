# La première partie du Favori du Roi, pas à pas. « -do » : ce qu’on demande ; « -1 », « -2 » : un mot sur chaque choix.

lesson-welcome = Vous êtes monsieur de Guiche ; madame de Thianges vous dispute la faveur du roi. En trois manches, vous amassez or, chocolat et châteaux, chacun dans sa colonne. Qui a le plus de cartes dans une colonne marque des points.
lesson-line = Six requêtes forment une ligne. Or, chocolat et châteaux sont les ressources. Bals masqués, duchesses et Bastilles sont des cartes spéciales. Vous prenez des cartes voisines, et ce sont vos dés qui disent lesquelles.
lesson-roll = Chaque tour a son jet des trois dés. Chaque face est une ressource.
lesson-roll-do = Touchez les dés, puis confirmez.
lesson-reroll = Deux fois l’or, et un château. Dans la ligne, deux châteaux se touchent : un second château aux dés les prendrait tous deux. Pour chaque mousquetaire dépensé, vous relancez les dés que vous voulez. Vous en avez quatre par manche.
lesson-reroll-do = Touchez le premier dé, et envoyez un mousquetaire.
lesson-take = Un château ! Chaque dé prend une carte. Le bal masqué n’en demande pas : au bout de la ligne, les cartes spéciales qui touchent les vôtres viennent avec. Et les trois premières cartes de la ligne, ou les trois dernières, valent une carte Cour.
lesson-take-do = Prenez les trois premières : touchez l’une d’elles, ou l’accolade.
lesson-ball = Un bal masqué va dans la colonne de votre choix. Il y reste et compte pour une carte de plus.
lesson-ball-do = Mettez-le avec vos châteaux.
lesson-architect = Vous avez pioché l’Architecte : après un prochain jet, il pourra tourner un dé sur château. Les cartes Cour sont secrètes. Jouées, elles vous aident ; en main, chacune vaut un point à la fin de la manche.
lesson-architect-do = Finissez votre tour.
lesson-spy = Madame de Thianges a pris une duchesse. Voici que son Espion en veut à votre main. Un Garde suisse l’arrêterait ; vous n’en avez pas. On le demande pourtant à quiconque est visé : ainsi la question ne trahit rien.
lesson-spy-do = Laissez faire.
lesson-duchess = Son Espion a pris l’un de vos deux Princes, et elle l’a posé : deux points. Et elle a donné une carte Cour à sa duchesse. Une duchesse seule ne vaut rien ; avec une carte Cour, deux points.
lesson-prince = Il vous reste un Prince. À votre tour, vous jouez autant de cartes Cour qu’il vous plaît, avant le jet comme après.
lesson-prince-do = Posez votre Prince : touchez la carte, puis confirmez.
lesson-again = Une Bastille est arrivée en tête de ligne, avec or et chocolat derrière elle. Voyons ce que disent les dés.
lesson-again-do = Jetez les dés.
lesson-bastille = Un chocolat et deux fois l’or : juste les trois ressources derrière la Bastille, qui vient avec. Une Bastille est pour votre rivale : elle frappe une de ses duchesses.
lesson-bastille-do = Prenez les quatre premières cartes.
lesson-struck = Sa duchesse a disparu, avec la carte Cour qu’elle avait reçue. Sans duchesse à frapper, la Bastille aurait attendu la prochaine. Vous avez pioché deux cartes Cour : une pour les trois premières de la ligne, une pour la Bastille.
lesson-captain = Le Capitaine ramène un mousquetaire dépensé. Après quoi votre tour s’achève, et votre rivale joue.
lesson-captain-do = Jouez le Capitaine.
lesson-columns = Vos colonnes : la couronne dit que vous y avez le plus de cartes, trois points à la fin de la manche. L’égalité donne un point à chacun. Votre rivale mène en chocolat.
lesson-columns-do = À vous : jetez les dés.
lesson-five = Un de chaque ! Et regardez : chocolat, bal, château, or, duchesse. Le bal est entre vos ressources, la duchesse au bout de la ligne : ni l’un ni l’autre ne demande de dé. Les cinq sont à vous.
lesson-five-do = Prenez les cinq cartes.
lesson-choice = Où va le bal ? En chocolat, vous seriez à égalité avec votre rivale. En or, vous assureriez votre avance. Les deux se défendent.
lesson-choice-do = Touchez une colonne : chocolat ou or.
lesson-choice-1 = Égalité en chocolat : un point pour vous, et un seul pour elle.
lesson-choice-2 = Quatre cartes d’or contre une : il lui faudra de la chance.
lesson-lady = Votre duchesse veut une carte Cour ; avec elle, elle vaut deux points, et la garde pour de bon. Le Jardinier ne fait que défausser la ligne : il fera l’affaire.
lesson-lady-do = Donnez-lui le Jardinier : touchez la carte, puis confirmez.
lesson-rest = Une manche finit quand quelqu’un a au moins quatorze ressources (onze à trois ou quatre joueurs) et que tous ont eu autant de tours. On compte, on remélange tout, et la suivante commence. Voici la dernière des trois.
lesson-count = Votre rivale a gagné deux colonnes et mis fin à la manche. Mais quatre duchesses et leurs cartes Cour font huit points : la manche est à vous, quinze à onze. Avec les deux autres, vous en avez quarante, elle vingt-sept : vous êtes le favori du roi.

# Les planches de la règle.
figure-petitions = Les six requêtes, les trois faces d’un dé, et quatre mousquetaires. Or, chocolat et château sont les ressources ; les trois autres sont des cartes spéciales.
figure-runs = Avec ces dés, trois des suites possibles : places 1 à 4, 3 à 6, ou 3 à 5 sans le bal. Non pas 1 et 2 seules : la duchesse n’est ni entre deux ressources ni à un bout. Ni 1 à 5 : les dés ne montrent qu’un or.
figure-couples = Les duchesses et ce qui leur arrive.
figure-couple-alone = seule : aucun point
figure-couple-given = avec une carte Cour : deux points
figure-couple-bastille = une Bastille : frappe une duchesse du rival devant qui on la pose, ou l’attend
figure-court = Trois des quatorze cartes Cour. Chacune dit quand elle se joue, et ce qu’elle fait.
