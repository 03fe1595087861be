# The first game of The King’s Favourite, step by step. “-do”: what the learner is asked to do; “-1”, “-2”: a word on each choice.

lesson-welcome = You are Monsieur de Guiche; Madame de Thianges is your rival for the king’s favour. In each of three rounds you gather gold, chocolate and châteaux, each in its column. Whoever has most in a column scores.
lesson-line = Six petitions lie in a line. Gold, chocolate and châteaux are resources. Masked balls, duchesses and Bastilles are special. You take cards that lie side by side, and your dice say which.
lesson-roll = Every turn has a roll of the three dice. Each face is a resource.
lesson-roll-do = Touch the dice, then confirm.
lesson-reroll = Two gold and a château. In the line two châteaux lie side by side: a second château on the dice would take both. For each musketeer that you spend you may roll any of the dice again. You have four in a round.
lesson-reroll-do = Touch the first die, and send a musketeer.
lesson-take = A château! Each die takes one card. The masked ball needs none: at an end of the line, special cards beside your run come along. And the first three cards of the line, or the last three, earn you a court card.
lesson-take-do = Take the first three: touch one of them, or the brace below.
lesson-ball = A masked ball goes into a column of your choice. It stays there and counts as one more card.
lesson-ball-do = Put it with your châteaux.
lesson-architect = You have drawn the Architect: after a later roll he can turn a die to château. Court cards are secret. Played, they help you; in hand, each is a point when the round ends.
lesson-architect-do = End your turn.
lesson-spy = Madame de Thianges has taken a duchess. Now her Spy reaches for a card in your hand. A Swiss Guard would stop him; you hold none. Whoever is named is asked all the same, so that the question betrays nothing.
lesson-spy-do = Let it happen.
lesson-duchess = Her Spy took one of your two Princes, and she laid it: two points. And she gave her duchess a court card. A duchess alone is worth nothing; with a court card, two points.
lesson-prince = You still hold a Prince. On your turn you may play as many court cards as you like, before the roll and after it.
lesson-prince-do = Lay your Prince: touch the card, then confirm.
lesson-again = A Bastille has come to the head of the line, with gold and chocolate behind it. Let us see what the dice say.
lesson-again-do = Roll the dice.
lesson-bastille = Chocolate and two gold: just the three resources behind the Bastille, and it comes along. A Bastille is for your rival: it strikes one of her duchesses.
lesson-bastille-do = Take the first four cards.
lesson-struck = Her duchess is gone, with the court card that she had been given. Without a duchess to strike, the Bastille would have waited for the next one. You have drawn two court cards: one for the first three of the line, one for the Bastille.
lesson-captain = The Captain brings back a musketeer whom you have spent. After that your turn is over, and your rival plays.
lesson-captain-do = Play the Captain.
lesson-columns = Your columns: the crown says that you have most there, three points when the round ends. Being level gives one point to each. Your rival leads in chocolate.
lesson-columns-do = Your turn: roll the dice.
lesson-five = One of each! Now look: chocolate, ball, château, gold, duchess. The ball lies between your resources and the duchess at the end of the line: neither needs a die. All five are yours.
lesson-five-do = Take all five cards.
lesson-choice = Where does the ball go? In chocolate you would be level with your rival. In gold you would make sure of your lead. Both are good.
lesson-choice-do = Touch a column: chocolate or gold.
lesson-choice-1 = Level in chocolate: a point for you, and only one for her.
lesson-choice-2 = Four cards of gold against one: she will need luck.
lesson-lady = Your duchess wants a court card; with it she is worth two points, and it stays with her for good. The Gardener only discards the line: he will do.
lesson-lady-do = Give her the Gardener: touch the card, then confirm.
lesson-rest = A round ends when somebody has at least fourteen resource cards (eleven with three or four players) and all have had as many turns. It is counted, everything is shuffled, and the next begins. Here is the last of the three.
lesson-count = Your rival won two columns and ended the round. But four duchesses with a court card each are eight points: this round is yours, fifteen to eleven. With the two rounds before it you have forty, she twenty-seven: you are the king’s favourite.

# The plates of the rules.
figure-petitions = The six petitions, the three faces of a die, and four musketeers. Gold, chocolate and château are resources; the other three are special cards.
figure-runs = With these dice, three of the runs that may be taken: places 1 to 4, 3 to 6, or 3 to 5 without the ball. Not 1 and 2 alone: the duchess is neither between two resources nor at an end. Not 1 to 5: the dice show one gold only.
figure-couples = Duchesses and what befalls them.
figure-couple-alone = alone: no points
figure-couple-given = with a court card: two points
figure-couple-bastille = a Bastille: strikes a duchess of the rival before whom it is laid, or waits for one
figure-court = Three of the fourteen court cards. Each says when it may be played, and what it does.
