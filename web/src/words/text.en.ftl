# What the page says, whatever the game.

skip-to-main = To the table
to-home = Home
house-away = The house does not answer. It is tried again by itself.
one-moment = One moment…
line-lost = The connection is lost. It comes back by itself.
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
home-shelf = The games
home-mine = Your games
home-open = Open tables
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
room-waiting = Waiting for the others.
invite-what = Send this link, or let it be scanned: whoever opens it can play.
invite-link = Link to this table
invite-code = The link as a code to scan
invite-share = Share the link
invite-copied = Copied
fair-title = A fair deal
fair-what = Before the cards are dealt the house commits to its part of the seed, and your browser adds a part of its own: not even the house can choose the deal. At the end everything is published and can be checked. The commitment:

asked-label = What is asked
asked-other = { $who } is to move.
asked-somebody = Somebody is asked something in secret.
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

end-won = { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
off-aborted = The game was called off.
off-disputed = The game was called off.
off-closed = The host has closed this table.
end-look = Look at the table
rematch = Once more
rematch-join = Once more: join
replay = Replay
record = Save the record

replay-start = The deal.
replay-first = To the deal
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
settings-confirm = Confirm moves.
settings-confirm-what = Tap, see what it means, confirm. Otherwise a tap plays at once.
settings-motion = Movement.
settings-motion-what = Things travel from where they were to where they go.
settings-patterns = Patterns.
settings-patterns-what = Stronger patterns beside the colours.
settings-large = Larger text.
settings-large-what = Everything that is to be read.
settings-sound = Sound.
settings-sound-what = A soft knock when you are asked.

hint-ask = Hint
hint-thinking = The cardinal thinks…
hint-told = The cardinal would do this: { $win } in a hundred such games are won, against { $usual } on average with the other moves.
