# La première partie de Richelieu, pas à pas. « -do » : ce qu’on demande ; « -1 », « -2 » : un mot sur chaque choix.

lesson-welcome = Vous êtes le cardinal de Richelieu, et la reine mère est votre rivale. Tous deux, vous voulez le plus de ce qu’a la France : neuf provinces, et les trois pouvoirs de l’épée, de la croix et de la tour. Toutes les cartes sont visibles.
lesson-card = Chaque carte montre le blason de sa province. À côté : un second blason de cette province, ou bien une épée, une croix ou une tour. Cette carte vaut deux blasons de Normandie.
lesson-take = On ne prend que les cartes qui sont aux deux bouts d’une rangée. Le tout premier tour de la partie en prend exactement une.
lesson-take-do = Touchez la Normandie aux deux blasons, puis confirmez.
lesson-marker = Après avoir pris, vous pouvez poser un marqueur. Qui veut une carte marquée par l’autre doit céder un de ses propres marqueurs. La Bourgogne à la tour, à l’autre bout de cette rangée, mérite d’être gardée pour plus tard.
lesson-marker-do = Posez un marqueur sur cette Bourgogne.
lesson-majorities = Ce tableau compte au fil du jeu. À la fin, qui a le plus d’une province ou d’un symbole marque ce nombre ; l’autre ne marque rien. Et qui n’en a aucun sur ses cartes perd cinq points : le −5 vous avertit.
lesson-two = Vous pouvez prendre deux cartes dans un tour, si elles sont d’une même province et ne montrent qu’un blason chacune. En voici deux de Provence, l’une derrière l’autre.
lesson-two-do = Prenez la Provence à l’épée.
lesson-price = La suivante est aussi de Provence, mais la reine mère l’a marquée : elle vous coûte un marqueur, et le sien lui revient. Un jeton y est posé aussi. Cela vaut bien un marqueur.
lesson-price-do = Prenez la Provence marquée.
lesson-pay = Quel marqueur cédez-vous ? Si vous payez de votre réserve, votre marque sur la Bourgogne reste en place. Un marqueur qui a payé sort du jeu.
lesson-pay-do = Choisissez le marqueur de votre réserve, ci-dessous.
lesson-disc = Le jeton est à vous, et vous seul l’avez vu : une tour. À la fin, il comptera pour cette majorité. Presque tous font de même ; deux des quatorze ramènent plutôt un marqueur perdu.
lesson-second = À présent un marqueur. La deuxième carte d’une rangée est une bonne place : qui prend la première la découvre, et vous l’aurez sans frais. La Champagne a deux blasons et un jeton, la Normandie une croix.
lesson-second-do = Marquez la Champagne ou la Normandie, à votre gré.
lesson-second-1 = Deux blasons et un jeton : une belle carte à garder pour soi.
lesson-second-2 = Avec deux blasons déjà, la Normandie serait à vous pour longtemps.
lesson-own = Votre propre marqueur est sur cette Bourgogne. La prendre ne coûte rien, et le marqueur revient dans votre réserve.
lesson-own-do = Prenez votre Bourgogne marquée.
lesson-pair = Une autre Bourgogne à un blason attend au bout d’une autre rangée : de nouveau deux cartes d’une même province. Elles n’ont pas à venir de la même rangée.
lesson-pair-do = Prenez la Bourgogne à l’épée comme seconde carte.
lesson-last = Une dernière décision. Vous pouvez marquer la Provence à la tour, dont vous auriez alors trois ; ou garder votre marqueur, pour payer le moment venu.
lesson-last-do = Marquez la Provence, ou gardez votre marqueur.
lesson-last-1 = Trois blasons de Provence seraient difficiles à battre.
lesson-last-2 = Un marqueur en réserve ouvre toutes les cartes de la table.
lesson-rest = Vous connaissez maintenant un tour : une ou deux cartes, puis un marqueur si vous voulez. Il en va ainsi jusqu’à ce que les quarante-huit cartes soient prises. Voyons comment cette partie s’est terminée.
lesson-count = On montre tous les jetons, et l’on compte ligne par ligne : le plus grand nombre est marqué, l’égalité ne vaut rien. Vous avez perdu quelques provinces, mais pris épées et tours, sept points chacune. Trente-quatre à vingt-trois : le cardinal l’emporte.

# Les planches de la règle.
figure-parts = Trois des quarante-huit cartes.
figure-part-shield = le blason de la province
figure-part-second = un second blason : cette carte compte pour deux
figure-part-symbol = un symbole : épée, croix ou tour
figure-part-disc = un jeton, face cachée
figure-part-marker = un marqueur, ici celui de la reine mère
figure-ends = De ces six cartes, seules les deux des bouts se prennent maintenant. La première prise, sa voisine est libre : ici, de la même province, elle peut suivre.
figure-markers = Les chapeaux du cardinal et les couronnes de la reine mère, trois chacun. Pour une carte marquée par l’autre, le cardinal cède un des siens.
figure-discs = Un jeton tel qu’il est posé sur sa carte ; deux qui comptent pour une province, un pour un symbole ; et un qui ramène un marqueur perdu.
