# What the page says, whatever the game.

skip-to-main = To the table
to-home = Home
house-away = The house does not answer. It is tried again by itself.
one-moment = One moment…
line-lost = The connection is lost. It comes back by itself.
away-title = The house does not answer.
away-what = It is called again by itself. What you have played is written there, and safe; this page goes on as soon as the house is back.
away-read = Meanwhile, here are the rules.
page-newer = The house has a newer page.
page-later = Later
reload-now = Load the page anew
nothing-here = There is nothing here.
close = Close
yes = Yes
no = No
cancel = Cancel
confirm = Confirm

home-title = Antichambre
home-line = Four games of the French court. Choose one, and play.
home-name = You will be known as { $name }. You can change that in the settings.
home-your-turn = Your turn: { $game }
home-shelf = The games
home-mine = Your games
home-open = Open tables
home-about = How it is built
home-protocol = For programs
shelf-seats = { $least ->
        [one] 1
       *[other] { $least }
    }{ $most ->
        [2] {" "}players
       *[other] –{ $most } players
    }
shelf-minutes-richelieu = 20 minutes
shelf-minutes-sun_king = 60 minutes
shelf-minutes-favourite = 40 minutes
shelf-minutes-louis_xiv = 90 minutes
shelf-depth-richelieu = quick to learn
shelf-depth-sun_king = some evenings to master
shelf-depth-favourite = quick to learn
shelf-depth-louis_xiv = for connoisseurs
shelf-play = Play
shelf-rules = Rules
shelf-terminal = Its table in the browser is being built. In the terminal: antichambre play { $game }

new-seats = Players
new-variants = The game’s variants
new-alone = Against the house
new-opponent = Opponents
new-play-now = Play now
new-friends = With friends
new-friends-what = You get a link to send. Nobody needs an account.
new-open = Anybody in this house may join
new-invite = Open a table
new-screen = Around one screen
new-screen-what = Everybody plays here, and the screen is passed on.
new-screen-go = Begin
new-player = Player { $number }
new-player-name = Name of player { $number }

level-page = Page
level-courtier = Courtier
level-minister = Minister
level-cardinal = Cardinal
level-page-what = Knows the rules and plays as it comes. For a first game.
level-courtier-what = Plays sensibly, at once.
level-minister-what = Thinks ahead for a moment. Hard to beat.
level-cardinal-what = Thinks for two seconds, and plays as well as we know how.

table-join = { $free ->
        [one] Join: one seat free
       *[other] Join: { $free } seats free
    }
no-such-place = There is no such page in this house.
status-waiting = waiting for players
status-playing = { $moves ->
        [0] just begun
        [one] one move played
       *[other] { $moves } moves played
    }
status-over = over
status-called-off = called off
seat-free = Free

room-sit = Sit down
room-stand = Stand up
room-call = Call a { $level }
room-dismiss = Send away
room-start = Begin the game
room-dealing = The cards are being dealt…
room-salts-of = Everybody’s page adds its part to the deal. Waiting for: { $who }.
room-salt-elsewhere = What this deal waits for is kept in the browser in which you sat down. Open the table there; or stand up, and sit down here.
room-missed = Nothing was dealt: a part that was promised did not come in time. Everybody draws a new one. { $count ->
        [one] {""}
       *[other] This has happened { $count } times at this table.
    }
room-kept = has not come yet
room-no-pledge = adds nothing to the deal
room-give-away = Give the seat away
room-waiting = Waiting for the others.
invite-what = Send this link, or let it be scanned: whoever opens it can play.
invite-link = Link to this table
invite-code = The link as a code to scan
invite-share = Share the link
invite-copied = Copied
fair-title = A fair deal
fair-what = Before the cards are dealt the house commits to its part of the seed, and your browser adds a part of its own: not even the house can choose the deal. At the end everything is published and can be checked.
fair-what-others = Before the cards were dealt the house committed to its part of the seed, and players’ browsers added parts of their own: not even the house could choose the deal. At the end everything is published and can be checked.
fair-what-house = The house committed to the seed before the cards were dealt, and cannot change it any more. Nobody here added a part of their own, so you have its word that it did not choose.
fair-commitment = The commitment:
fair-check = Look at what was shown, and check it
deal-door = Check the deal
deal-door-short = The deal

asked-label = What is asked
asked-other = { $who } is to move.
# While something can be reacted to: the same for everybody, whatever they hold. The occasion is a clause, such as “Colbert is
# about to be counted”.
pause = { $occasion }. One moment: whoever has something to say may say it.
pause-noted = It is noted. One moment.
round-ask = { $occasion }. Has anybody something to say?
round-on = Go on
round-speak = I, { $who }
# How one reacts, ordered beforehand.
orders = Standing orders
orders-what = Leave an order, and you are not asked. It holds for the cards you have and those to come; nobody learns of it.
orders-what-post = By post nobody waits for an answer: where you order nothing, you let it be. An order holds for the cards you have and those to come; nobody learns of it.
orders-all = All alike
orders-various = Differently
orders-leave = Leave these orders
orders-left = Your orders are noted.
order-ask = ask me
order-stand-in = as a { $level } would
farewell = You have left the court. Stay and see who prevails.
farewell-bots = You have left the court. Stay and see who prevails, or let them finish quickly.
farewell-stand-in = Only computers play here now: watch them, or let them finish quickly.
farewell-hastened = The others are finishing as fast as they can.
farewell-watch = Watch
farewell-finish = Let them finish
not-your-turn = It is not your turn.
to-the-rule = The rule
undo = Undo
skip = Skip
rules = Rules
menu = Menu
take-back = Play again myself
ask-undo = Ask to take the last move back
undo-asked = Somebody asks to take moves back. Do you agree?
abort = Call the game off
resign = Resign
sure-abort = Call this game off? It will count for nothing.
sure-resign = Resign this game?
yes-abort = Call it off
yes-resign = Resign
curtain-pass = Pass the screen to { $who }.
curtain-lift = I am { $who }

players = Players
player-you = you
player-bot = computer
player-here = here
player-away = away
player-out = left the court
player-resigned = resigned
player-stand-in = { $level } plays on
onlookers = { $count ->
        [one] One onlooker
       *[other] { $count } onlookers
    }
score = Score
clock = { $time } left
log = Log
talk = Talk
talk-say = Say something
talk-send = Say
somebody-gone = Somebody who left

end-over = The game is over.
off-aborted = The game was called off.
off-disputed = The game was called off.
off-closed = The host has closed this table.
end-count = The count
end-result = The result
end-look = Look at the table
rematch = Once more
rematch-join = Once more: join
replay = Replay
record = Save the record

replay-start = The deal.
replay-play = Play it
replay-hold = Hold
replay-turn-back = The turn before
replay-turn-on = The next turn
replay-pace = Pace
replay-back = Back
replay-on = On
replay-step = Move
replay-from = As seen by
replay-onlooker = an onlooker
replay-drop = Drop a record here, or choose its file.
replay-file = A record file

settings = Settings
settings-name = Your name
settings-name-keep = Keep
settings-lang = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-day = Day
settings-theme-night = Candle-light
settings-pace = The others’ moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-once = At once
settings-confirm = Confirm moves.
settings-confirm-what = Tap, see what it means, confirm. Otherwise a tap plays at once.
settings-motion = Movement.
settings-motion-what = Things travel from where they were to where they go.
settings-patterns = Patterns.
settings-patterns-what = Stronger patterns beside the colours.
settings-large = Larger text.
settings-large-what = Everything that is to be read.
settings-keys = Letters.
settings-keys-what = At the table a letter is a key: H, U, L, R; ? lists them.
settings-sound = Sound.
settings-sound-what = Cards, tokens and dice are heard, and a bell when you are asked.

bots-hurried = The computers have much to do just now: they think less long.
keys = Keys
keys-arrows = From one thing that you may touch to the next
keys-enter = Choose it; once more confirms
keys-escape = Let go of what is chosen
keys-h = A hint
keys-u = Take back
keys-l = The log
keys-r = The rules
keys-list = This list
hint-ask = Hint
hint-unrated = With a hint this game is no longer rated. Ask once more to have it.
unrated-hint = Not rated: a hint was taken.
unrated-undo = Not rated: moves were taken back by agreement.
hint-thinking = The cardinal thinks…
hint-told = The cardinal would do this: { $win } in a hundred such games are won, against { $usual } on average with the other moves.

learn-title = { $game }: a first game
learn-label = The lesson
learn-five = Learn in five minutes
learn-new = New here? Each game has a first game of about five minutes, played with you step by step.
learn-you = You
learn-step = Step { $step } of { $count }
learn-news = What has just happened
learn-count = The count
learn-leave = Leave
learn-on = Go on
learn-for-me = Play it for me
learn-not-now = Another time. Now: { $wanted }
learn-look-first = Read this first, then go on.
learn-again = From the beginning
learn-play = Play your first game
learn-rules = Or learn it at the table, in five minutes

clock-choice = Clock
clock-kind-none = None
clock-kind-live = For an evening
clock-kind-slow = By post
clock-minutes = Minutes each
clock-increment = Seconds more a turn
clock-days = Days a move
clock-told-none = No clock: everybody takes their time.
clock-told-live = { $minutes ->
        [one] One minute each
       *[other] { $minutes } minutes each
    }{ $increment ->
        [0] .
       *[other] , and { $increment } seconds more every turn.
    }
clock-told-slow = { $days ->
        [one] One day
       *[other] { $days } days
    } for every move.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes }
clock-low-hours = { $count ->
        [one] Less than an hour left.
       *[other] Less than { $count } hours left.
    }
clock-low-minutes = Less than a minute left.
clock-low-seconds = Less than { $count } seconds left.
new-stand-in = Who plays on if somebody leaves
room-term = { $what }: { $value }
room-call-what = Or let the house play
room-stand-in = Whoever is gone for { $minutes } minutes is stood in for: { $level }.
room-stand-in-late = Whoever lets the time run out is stood in for: { $level }.
room-stand-in-never = Nobody is stood in for: one waits.

dispute-title = The rules were corrected while this game was under way
dispute-what = { $agreed ->
        [0] Not one move stands under both versions.
        [one] One move stands under both versions.
       *[other] { $agreed } moves stand under both versions.
    } { $lost ->
        [0] Nothing would be taken back.
        [one] One would be taken back.
       *[other] { $lost } would be taken back.
    } Shall the game go on from there? All its players must agree; otherwise it counts for nothing.
dispute-waiting = You would go on. The others are being asked.
dispute-on = Go on from there
dispute-off = Call it off

mute = Read { $who } no longer
muted = You do not read { $who }.
unmute = Read again

# My games, people, the account.
header-nav = In the house
games-title = My games
games-waiting = Waiting for you
games-running = Under way
games-finished = Finished
games-awaiting = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
games-your-turn = Your turn
games-one-screen = around one screen
games-none = You have not played here yet. Choose a game, or sign in if you have an account.
games-choose = Choose a game
games-no-running = No game is under way.
games-no-others = No other game is under way.
games-no-finished = Here stand the games that you have finished, to be replayed and kept.
games-not-found = No finished game is like that. Look for less, or clear the search.
games-shown = { $count ->
        [0] No game found.
        [one] One game.
       *[other] { $count } games{ $more ->
            [yes] , and there are more
           *[no] {""}
        }.
    }
games-more = Show more
games-record = Record
games-export = Save all games
result-won = Won
result-tied = Won together
result-lost = Lost
result-placed = { $place ->
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
result-resigned = Resigned
result-screen = Around one screen
result-private = at a private table
result-unrated = not rated
result-place = Place { $place }:
search-words = Search
search-words-like = A name, a game, cardinal…
search-filters = More precisely
search-clear = Clear
search-game = Game
search-any-game = All games
search-opponent = Opponent
search-anybody = Anybody
search-result = Result
search-any-result = Won or lost
search-won = Won
search-lost = Lost
search-since = From
search-until = To
people-title = People
people-find = Find somebody by the name of their account
people-find-go = Find
people-best = Ratings: { $game }
people-rating-what = The rating is what the house is sure of. Everybody begins at 1000; it rises with games that are won, and as the house gets to know you.
people-rank = Rank
people-rank-short = No.
people-name = Name
people-games = Games
people-provisional = fewer than five games: this may change quickly
people-nobody = Nobody has finished a rated game of this yet. Be the first.
people-all = To all players
profile-account = Has an account
profile-guest = Guest
profile-since = here since { $month }
profile-played = { $played ->
        [0] No finished game yet
        [one] One game finished, { $won ->
            [0] not won
           *[other] and won
        }
       *[other] { $played } games finished, { $won ->
            [0] none won
            [one] one won
           *[other] { $won } won
        }
    }
profile-ratings = Ratings
profile-rated = after { $games } games
profile-rated-few = { $games ->
        [one] after one game: it will change quickly
       *[other] after { $games } games: it will change quickly
    }
profile-numbers = In figures
profile-recent = Recent games
profile-none = { $name } has not finished a game yet.
profile-nobody = Guests are found only through the tables at which one met them.
plot-table = As a table
plot-day = Day
plot-rating = Rating
plot-played = Played
plot-won = Won
plot-share = Share won
plot-mean-place = Mean place
plot-mean-score = Mean score
plot-best-score = Best score
plot-seat = Seat
plot-score = Score
plot-of = { $won } of { $played } won
plot-range = { $from }–{ $to }
plot-beginning = { $points } at the beginning
plot-reading = { $points } on { $day }
plot-rating-through = Rating, game by game
plot-by-game = Games won, by game
plot-by-seats = Games won, by number of players
plot-players = { $count } players
plot-by-seat = Games won, by seat
plot-by-opponent = Games won, by opponent
plot-most-met = The { $count } met most often.
plot-scores = Scores reached
plot-key-won = games won
plot-key-not = other games
mute-begin = Mute
mute-end = Read again
mute-what = You do not read what they say.
muted-title = Muted people
muted-nobody = You read everybody. Whoever bothers you can be muted on their page; they are not told.
account-title = Account
account-is = This name is yours, on every device on which you sign in.
account-is-guest = You are a guest: this browser alone knows you.
account-is-nobody = You are not known here yet, and need not be: a name is enough to play.
account-profile = My page
account-make = Make the name your own
account-make-what = Your games and ratings stay yours, also on other devices. Neither address nor e-mail is asked for.
account-make-go = Make an account
account-made = { $name } is yours now.
account-password = Password
account-password-what = At least eight characters. The house cannot send you a new one; its host can set one.
account-sign-in = Sign in
account-sign-in-what = You have an account here. What you have played as a guest comes along.
account-signed-in = Welcome back, { $name }.
account-sign-out = Sign out
account-signed-out = You have signed out.
account-name-what = Everybody sees the new name, at old games too.
account-name-guest = Other guests may bear the same name.
account-renamed = You are called { $name } from now on.
account-password-title = Another password
account-password-elsewhere = Other devices have to sign in anew, and tokens open nothing any more.
account-password-old = Present password
account-password-new = New password
account-password-go = Change the password
account-password-changed = The new password holds.
sessions-title = Where you are signed in
sessions-what = Each browser in which you have signed in. The house knows neither place nor address of it.
session-unknown = A browser that says nothing of itself
session-present = this one
session-since = since { $day }
session-seen = since { $day }, last here { $seen }
session-end = Sign out there
session-ended = Signed out: { $device }.
sessions-end = Sign out everywhere else
sessions-ended = You are signed out everywhere else.
data-title = What is yours
data-what = Every game that is over, as a record that can be replayed and verified anywhere; and all that the house knows of you.
data-all = Save all my data
tokens-title = For scripts
tokens-what = With a token a program of yours plays under your name. Whoever has it is you: keep it like a password.
tokens-protocol = How to talk to the house
token-new = A new token
token-new-go = Make a token
token-label = What it is for
token-shown = The token. It is shown this once:
token-made = Copy it now: the house does not keep it.
token-revoke = Revoke
leave-title = Leave for good
leave-what = You need not: whoever signs out can come back. This cannot be undone.
leave-begin = Leave for good…
leave-sure = { $name }, leave for good?
leave-goes-name = Your name and your password go; the name is free for others.
leave-goes-ratings = Your ratings, tokens and muted people go.
leave-goes-running = Where a game is under way, a bot plays on for you.
leave-stays-games = Games that are over stay for those who played with you, without your name.
leave-never = Nobody can bring this back, not even the host. Have you saved what you want to keep?
leave-yes = Yes, delete me
leave-no = No, I stay
leave-done = You have left. Nothing here bears your name any more.
invited-title = This house is closed
invited-what = Whoever was invited has a code.
invited-code = Invitation
invited-go = Come in
invited-in = You are in.
rules-chapters = Chapters of the rules

# The review of a game.
review = Review
review-title = Review: { $game }
review-how = The cardinal looks at every decision as whoever made it could: with what that player knew, and many imagined ends of the game.
review-reading = The cardinal reads the game…
review-waiting = The cardinal is reading other games. This one waits its turn.
review-leave = It takes a minute or two. You need not wait here: the review is kept, and is there when you come back.
review-progress = How far the review is
review-percent = { $percent } %
review-failed = This game could not be read to its end. It has been noted.
review-again = Ask once more
review-course = The course of the game
review-curve = The chance to win, move by move
review-curve-what = How many games in a hundred each player would win from there, as that player could tell when asked. The lines need not add up to a hundred.
review-step = Move { $step } of { $last }
review-back = One move back
review-on = One move on
review-chance = { $who }: { $chance } in 100
review-colon = {": "}
review-same = The cardinal would have done the same.
review-fine = The cardinal finds little better.
review-cost = { $who } gives away { $loss } games in a hundred here: the cardinal knew better.
review-column-move = Move
review-column-who = Player
review-column-what = What was played
review-column-win = Won in 100
review-column-best = With the cardinal’s move
review-moments = The moments that decided it
review-whose = Whose moments
review-everybody = Everybody
review-moment = Move { $step }: { $who }
review-lost = { $loss } games in a hundred given away
review-none = Nothing that the cardinal would have done much better: no decision gave away three games in a hundred.
review-asked = Move { $step }. { $who } saw the table like this. { $asked }
review-ways = Two ways to play
review-played = { $who } played
review-better = The cardinal would have played
review-games = { $count ->
        [0] Hardly one such game in a hundred is won.
        [one] One such game in a hundred is won.
       *[other] { $count } such games in a hundred are won.
    }
review-replay = Look at it in the replay
