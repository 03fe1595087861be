# What the server says. `why` is in English: it is meant for whoever wrote the client.

nobody-yet = Say a name first: nothing else is asked.
banned = This house is closed to you.
invite-only = This house is for those who were invited. Do you have an invitation?
token-unknown = This token opens nothing.
log-in-wrong = No account has this name and this password.
no-such-table = There is no table “{ $table }”. Is the link whole?
no-such-page = There is nothing here.
no-such-method = That cannot be done here.
rematch-not-now = Those who sat at a table can play again when its game is over.
record-not-yet = The record of a game can be had when the game is over: before that it holds secrets.
reload = This page is older than the house. Please load it anew.
one-moment = One moment: the house starts anew. Your game goes on right after.
message-not-text = Messages are JSON texts.
message-form = This message cannot be understood: { $why }
request-form = This request cannot be understood: { $why }
body-too-large = That is too much at once.
house-ails = The house can neither read nor write at the moment. Nothing of yours is lost; please try again in a little while.
broke-down = Something went wrong in the house. Nothing of yours is lost; it has been noted.
door-taken = The house cannot open at { $host }, port { $port }: { $why }

# Safety. { $seconds }: how long to wait.
limit-messages = Not so fast: the house is still listening. Please try again in { $seconds } s.
limit-acts = Not so fast: please try again in { $seconds } s.
limit-requests = Not so fast: please try again in { $seconds } s.
limit-replays = Not so fast: you can look at another game in { $seconds } s.
limit-handshakes = Too many connections were opened from where you are. Please try again in { $seconds } s.
limit-hints = The cardinal needs a moment: please ask again in { $seconds } s.
limit-exports = You have just taken all your games along. Please try again in { $seconds } s.
limit-chat = One word after the other: you can write again in { $seconds } s.
limit-tables = You have opened many tables. You can open another in { $seconds } s.
limit-account-tables = You have opened many tables. You can open another in { $seconds } s.
limit-bot-tables = You are playing at { $most } tables with bots already: finish a game first, or leave one alone for an hour.
limit-by-host = The host has asked you to hold back for a while: you can play on, but this has to wait for { $seconds } s.
limit-arrivals = Many people have just come in from where you are. Please try again in { $seconds } s.
limit-log-ins-from = There were many attempts to log in from where you are. Please try again in { $seconds } s.
limit-log-ins-as = There were many attempts to log in under this name. Please try again in { $seconds } s.
limit-log-ins-known = This password was asked for many times. Please try again in { $seconds } s.
limit-connections = There are too many open connections from where you are. Please close a page, and try again.
origin-foreign = Another site’s page asked for this, or one that reached the house under another address: it was not done. If this is your house, name that address with --origin, or the proxy before it with --trusted-proxy.
origin-header-missing = A request that changes something needs the header `X-Antichambre: 1` when it carries a cookie.
host-foreign = This house does not go by the name “{ $host }”. If it is yours and this is its address, say so when you open it: --origin https://{ $host }
origin-unreadable = “{ $origin }” is not the address of a site. Write it like https://play.example or http://192.168.1.5:8000
proxy-unreadable = “{ $proxy }” is neither an address nor a network. Write it like 127.0.0.1 or 10.0.0.0/8
house-open = The house is open: { $address }
setting-default = default
backup-done = The house is copied: { $file }
no-pages = The pages of this house are not built: run `make pages`.
export-house = The house is written: { $file }
export-games = { $count ->
        [one] One game is written: { $file }
       *[other] { $count } games are written: { $file }
    }
import-house = New in this house: { $people } people, { $tables } tables. Here already, and left alone: { $known }. { $namesakes ->
        [0] Everybody kept their account.
       *[other] Came as guests, their names being taken: { $namesakes }.
    }
import-record = The game is in the house.
import-known = This game was in the house already.
hint-alone = Hints are for those who play alone: among people they would be unfair.

# The review of a game.
limit-reviews = The cardinal has many of your games to read: please ask again in { $seconds } s.
review-not-yet = A game can be reviewed when it is over: before that it holds secrets.
review-called-off = This game was called off: there is nothing to review.
review-no-moves = Nobody moved in this game: there is nothing to review.
review-other-rules = This game was played under an earlier version of the rules, and comes out otherwise today: it cannot be reviewed.
