# The page "how it is built".

about-title = How it is built
about-line = One set of rules, written once, and a house around it. What it promises, how it keeps its word, and how you can check.

promises = Five promises
promise-rules = The rules are exact
promise-rules-what = One place for each rule, in the rulebook’s order. What is refused is refused by a paragraph, and the page can show it to you.
promise-record = A game is its record
promise-record-what = Seats, seed and moves rebuild everything. Replay, undo, resuming and checking are all the same thing: the record, played again.
promise-secrets = Nobody is told what they may not know
promise-secrets-what = What a seat sees is built up from what it may see, never cut down from the whole.
promise-kept = No acknowledged move is lost
promise-kept-what = A move counts when it is on the disk. One that comes too late, or twice, is not played.
promise-engine = One rules engine for everything
promise-engine-what = Browser, terminal, opponents, research: all of them play by the same lines of code.

travel = How a move travels
travel-what = Between your tap and the piece on its new place lie a few thousandths of a second. This is what happens in them.
travel-tap = A tap
travel-tap-what = The page lights what is legal. What you confirm is sent with the version of the table that was before your eyes.
travel-line = The line
travel-line-what = It goes over a socket that comes back by itself. After a cut the move is sent again; the version sees to it that it is played once.
travel-rules = The rules
travel-rules-what = The house proposes the move to the rules. They allow it, or name the rule that forbids it. Nothing has changed yet.
travel-disk = The disk
travel-disk-what = The scribe writes what waits in one transaction. Whatever happens to the machine from here on, the move has been played.
travel-told = Everybody is told
travel-told-what = Each seat gets its own view, built for it; then you get your acknowledgement, and the piece travels.

secrets = How secrets are kept
secrets-view = The house never sends a hand, a deck or a seed for the page to hide. What your seat may not see is not in what it is sent, and the tests hold the bytes to it: they draw the hidden part anew and compare.
secrets-asked = A question can betray, too. Whether you are asked depends only on what everybody can see; and of a question that only the holder of a card is asked, the others learn nothing.
secrets-bots = The opponents get what a player in their seat gets, and imagine the rest. The real game is out of their reach; a cheat planted among them follows every reference it is handed, and finds nothing.

fair = How a deal can be verified
fair-1 = When a table is opened, the house draws its part of the seed and shows a commitment to it: it cannot change it any more.
fair-2 = Every player’s page adds a salt of its own, pledged beforehand and shown when all are seated; without all of them nothing is dealt. Wherever one of these pages is not the host’s own, nobody, the host included, can choose the deck.
fair-3 = When the game is over, everything is published. With the record in hand, anybody can check on their own machine that it belongs together, and that every move was legal:

opponents = The opponents
opponents-what = Four ranks play every game at every number of seats, with nothing but what their seat may know.
rank-page = notices some of its moves, and plays the best of those
rank-courtier = judges every move at a glance, by a page of heuristics for each game, and with taste
rank-minister = imagines worlds that fit what it knows, and plays them out, for 0.3 seconds; of moves nearly as good, taste decides
rank-cardinal = does the same for 2 seconds; how far an imagined game has been won it has learnt from a hundred thousand games
opponents-honest = The ranks are set apart by taste: the cardinal plays the best that it finds, the others are content with a little less. Without that a minister would come close to a cardinal in three of the games, most of all in The King’s Favourite, which dice decide. How far apart that sets them is among the figures on this page.

rooms = The rooms
rooms-what = Imports point one way, and a test keeps it so. A game knows no other game; the kernel knows none.
room-kernel = what a game is
room-games = four folders, one for each game
room-bots = players made of code
room-table = a game played by somebody
room-store = ledgers and people on the disk
room-server = HTTP and sockets
room-terminal = the same games, in letters
room-arena = matches and ratings
room-lab = doors for researchers
room-web = these pages

figures = Figures
figures-what = Each with the command that makes it anew; the documents say on which machine they were seen.
figures-command = Made by
figures-rules = The rules, decisions a second, by chance
figure-rules-richelieu = Richelieu, compiled
figure-rules-plain = Richelieu, plain Python
figure-rules-others = Sun King / Favourite / Louis XIV
figure-rules-driven = all four, driven from Python
figure-rules-hearts = OpenSpiel’s hearts, for comparison
figures-house = A house, two cores, one database file
figure-house-moves = moves written a second, 200 tables
figure-house-half = 1,000 connections: half of the moves within
figure-house-nearly-all = … 99 in a hundred within
figure-house-start = from start to ready
figure-house-connection = memory for a connection
figures-ladder = Games won by the higher rank, two seats
figure-ladder-courtier = Richelieu: courtier over page
figure-ladder-minister = Richelieu: minister over courtier
figure-ladder-cardinal = Richelieu: cardinal over minister
figure-ladder-cardinal-louis = Louis XIV: cardinal over minister
figure-ladder-cardinal-sun-king = Sun King: cardinal over minister
figure-ladder-cardinal-favourite = The King’s Favourite: cardinal over minister
figures-search = Imagined games a second, first decision
figure-search-richelieu = Richelieu, to the end
figure-search-sun-king = Sun King
figure-search-favourite = Favourite
figure-search-louis-xiv = Louis XIV

further = To read on
further-protocol = How to talk to a house
further-openapi = Every request, for programs
further-rules = The rules: { $title }
further-atelier = Every piece, drawn
protocol-english = This page is for programs, and for those who write them.
