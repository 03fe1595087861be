# What the house says whatever the game. `why` is a sentence of its own.

setup-unknown-game = There is no game called “{ $game }”. The games are: { $games }.
setup-seats = That game is for { $least ->
        [one] one
       *[other] { $least }
    } to { $most } players, not { $seats }.
setup-unknown-option = There is no option called “{ $option }”. The options are: { $options }.
setup-unknown-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $values }.
setup-unknown-level = There is no computer player called “{ $level }”. Their ranks are: { $levels }.
setup-iterations = “{ $level }” is no computer player: after a minister or a cardinal, a colon and a number of iterations may follow.
assess-not-asked = Moves are assessed for the player who is asked, while the game is under way.

rule-no-such-move = “{ $move }” is no move of this game.
rule-game-over = The game is over.

no-undo = This can no longer be taken back: another player has acted since, or something hidden was seen.
no-undo-start = Nothing has been played yet.

bot-crashed = The computer player ({ $level }) made a mistake inside and gives no answer.
bot-lost = The computer player ({ $level }) has left the room without an answer.
bot-late = The computer player ({ $level }) took too long.
bot-cancelled = The computer player ({ $level }) was told to stop.

# How a game ended: why it was over, each comparison that was needed, who won. `who`: those who lead in it, `count` of
# them, `figure`: what each of them has, `others`: what the rest have, the most to the least.
and = { $most } and { $last }
ending-resignation = { $count ->
        [one] { $who } has resigned.
       *[other] { $who } have resigned.
    }
step-points = { $count ->
        [one] { $who } has the most points, { $figure } to { $others }.
       *[other] { $who } are equal on points, { $figure } each.
    }
outcome-won = { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }

record-of-a-world = This is an imagined position: it has no record.
record-truncated = The record is cut short: it stops in the middle, at line { $line }.
record-not-json = This is not a record: it cannot be read at line { $line }, column { $column }.
record-not-object = This is not a record: it holds no fields.
record-field-twice = The record says “{ $field }” twice.
record-field-missing = The record does not say “{ $field }”.
record-field-unknown = The record says “{ $field }”, which no record has.
record-field-type = “{ $field }” in the record should be of the kind { $expected }.
record-move-type = Move { $number } of the record is not a text.
record-setup = The record starts a game that cannot be: { $why }
record-rules-version = The record was made with version { NUMBER($theirs, useGrouping: 0) } of the rules of { $game }; this house plays version { NUMBER($ours, useGrouping: 0) }.
record-upto = The record has { $moves } moves; there is no position after move { $upto }.
record-illegal-move = Move { $number } of the record, “{ $move }”, cannot be played: { $why }
record-result-missing = The game is over at the end of the record, and the record does not say its result.
record-not-over = The record says a result, and after its { $moves } moves the game is not over: moves are missing.
record-result = The record says the result { $claimed }, and its moves give { $found }.
record-commitment = The commitment is not that of this record’s seed.
record-pledge-form = The record names a pledge of seat “{ $seat }”, which is none.
record-pledges = The record names other pledges than the ones you gave: what was pledged before the deal was changed afterwards.
record-pledges-unsaid = The record names pledges. A commitment alone does not hold the house to them: give also every pledge that was shown before the deal.
record-salt-unpledged = The seed holds a salt of seat { $seat }, for which nothing was pledged: whoever added it could choose the deal.
record-salt-missing = The salt that was pledged for seat { $seat } is not in the seed.
record-salt-other = The seed holds another salt of seat { $seat } than the one that was pledged.
record-edited = Every move of the record is legal, and it is not as it was saved: something in it was changed.
