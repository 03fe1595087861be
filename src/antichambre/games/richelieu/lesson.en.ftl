# The first game of Richelieu, step by step. “-do”: what the learner is asked to do; “-1”, “-2”: a word on each choice.

lesson-welcome = You are Cardinal Richelieu, and the queen mother is your rival. Both of you want most of what France has: nine provinces, and the three powers of the sword, the cross and the tower. All the cards lie open.
lesson-card = Every card shows the shield of its province. Beside it is a second shield of that province, or a sword, a cross or a tower. This card is worth two shields of Normandy.
lesson-take = Only the cards at the two ends of a row can be taken. The very first turn of the game takes exactly one.
lesson-take-do = Touch Normandy with two shields, then confirm.
lesson-marker = After taking you may place a marker. Whoever wants a card on which their rival’s marker lies must give up a marker of their own for it. Burgundy with a tower, at the other end of this row, is worth keeping for later.
lesson-marker-do = Place a marker on that Burgundy.
lesson-majorities = This table counts as you play. At the end, whoever has more of a province or of a symbol scores that number; the other scores nothing. And whoever has none of it on their cards loses five points: −5 warns you.
lesson-two = You may take two cards in a turn, if they are of one province and show a single shield each. Two such cards of Provence lie here, one behind the other.
lesson-two-do = Take Provence with a sword.
lesson-price = The next one is Provence too, but the queen mother has marked it: it costs you a marker, and hers goes back to her. A disc lies on it as well. That is worth a marker.
lesson-price-do = Take the marked Provence.
lesson-pay = Which marker do you give up? If you pay from your reserve, your mark on Burgundy stays where it is. A marker that has paid is out of the game.
lesson-pay-do = Choose the marker of your reserve, below.
lesson-disc = The disc is yours, and only you have seen it: a tower. At the end it counts towards that majority. Most discs do; two of the fourteen bring back a lost marker instead.
lesson-second = Now a marker. A card next to the end is a good place for one: whoever takes the end card lays it open, and you will have it at no cost. Champagne has two shields and a disc, Normandy a cross.
lesson-second-do = Mark Champagne or Normandy, as you like.
lesson-second-1 = Two shields and a disc: a fine card to keep for yourself.
lesson-second-2 = With two shields of it already, Normandy would be yours for a long while.
lesson-own = Your own marker lies on this Burgundy. Taking it costs nothing, and the marker comes back to your reserve.
lesson-own-do = Take your marked Burgundy.
lesson-pair = Another Burgundy with one shield waits at the end of another row: two cards of one province again. They need not come from the same row.
lesson-pair-do = Take Burgundy with a sword as your second card.
lesson-last = A last decision. You may mark Provence with a tower, of which you would then have three; or keep your marker, to pay with it when you need to.
lesson-last-do = Mark Provence, or keep your marker.
lesson-last-1 = Three shields of Provence would be hard to beat.
lesson-last-2 = A marker in reserve opens every card on the table.
lesson-rest = Now you know a turn: one or two cards, then a marker if you like. So it goes on until all forty-eight cards are taken. Let us look at how this game ended.
lesson-count = All discs are shown, and every line is counted: more wins the number, a tie wins nothing. You lost some provinces, but took swords and towers, seven points each. Thirty-four to twenty-three: the cardinal wins.

# The plates of the rules.
figure-parts = Three cards of the forty-eight.
figure-part-shield = the shield of the province
figure-part-second = a second shield: this card counts two
figure-part-symbol = a symbol: sword, cross or tower
figure-part-disc = a disc, face down
figure-part-marker = a marker, here the queen mother’s
figure-ends = Of these six only the two at the ends can be taken now. If the first is taken, the card beside it is free: here it is of the same province, and may come along.
figure-markers = The cardinal’s hats and the queen mother’s crowns, three each. For a card that is marked by the other, the cardinal gives up one of his own.
figure-discs = A disc as it lies on its card; two that count for a province, one for a symbol; and one that brings a lost marker back.
