# The arena: matches between computer players, and what they show.

percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
interval = { $low }–{ $high }
percent-interval = { $low }–{ $high }%
number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
precise = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

# A match.
match-begins = { $game }: { $players }. { $games } games; every deal is played from every seat.
match-continues = { $done ->
        [one] One game lies
       *[other] { $done } games lie
    } in the ledger already.
match-bar = Games
match-left = Interrupted: { $done } of { $games } games are in the ledger, and none of them is lost. To go on, give the same command with --out { $folder }
match-files = In { $folder }: { $files }.
result-line = Game { $number }, deal { $deal }: { $scores }. { $outcome }
result-player = { $player } { $score }
result-winner = { $player } wins.
result-shared = { $players } share the victory.
result-failed = Game { $number }, deal { $deal }: no game. { $player ->
        [none] Nobody can say at whose decision: { $what }.
       *[other] { $player } at seat { $seat } failed: { $what }
    }

# The report.
report-title = { $game }, { $games ->
        [one] one game
       *[other] { $games } games
    }
report-failures = { $count ->
        [one] One game was not finished and counts for nothing:
       *[other] { $count } games were not finished and count for nothing:
    }
report-nothing = No game was finished: there is nothing to report.
report-player = player
report-wins = wins
report-games = games
report-score = mean score
report-pace = s/decision
report-rating = rating
cross-title = How often the one at the left finishes ahead of the one above; level counts half
seats-title = Wins by seat
seats-seat = seat { $seat }

# The plots.
plot-under = { $game } · { $games ->
        [one] one game
       *[other] { $games } games
    } · bars: 95 % intervals
plot-ratings = The ladder at court
plot-ratings-axis = rating (25 is where everybody begins)
plot-scores = Points at the end of the game
plot-scores-under = { $game } · { $games ->
        [one] one game
       *[other] { $games } games
    } · lines: the mean
plot-scores-axis = points
plot-mean = mean { $mean }
plot-seats = Victories by seat
plot-seats-axis = share of victories
plot-seats-seat = seat
plot-fair = everybody’s due

# The ladder.
ladder-begins = { $claims ->
        [one] One claim is tried.
       *[other] { $claims } claims are tried, one after the other.
    } Each takes { $most } games at most.
ladder-claim = { $upper } over { $lower } · { $game }, { $seats } seats · at least { $wanted }
ladder-so-far = { $games ->
        [0] no game yet
        [one] one game
       *[other] { $games } games
    }{ $share ->
        [none] {""}
       *[other] , { $share } ({ $interval })
    }
ladder-verdict = { $verdict ->
        [confirmed] confirmed
        [refuted] refuted
       *[undecided] undecided
    }
ladder-failures = { $failures ->
        [one] One game failed and was left out.
       *[other] { $failures } games failed and were left out.
    }
ladder-shown = { $claims ->
        [one] The claim is confirmed.
       *[other] All { $claims } claims are confirmed.
    }
ladder-left = Interrupted. What was played is in { $folder }; the same command goes on.

# What is not possible.
nobody-plays = A match needs players: name a level for each seat.
ledger-other = The ledger { $file } is that of another match: its { $what ->
        [game] game is
        [players] players are
        [variant] variant is
        [seed] seed is
       *[rules_version] rules version is
    } “{ $theirs }”, not “{ $ours }”. Please choose another folder.
ledger-form = The file { $file } is not the ledger of a match.
ledger-damaged = The ledger { $file } is damaged at line { $line }. It is left as it is.
ledger-elsewhere = Another match is being written into { $file }.
extra-missing = That needs { $what }, which is not installed: pip install "antichambre[{ $extra }]"
without-plots = There are no plots. { $why }
cluster-closed = There is no way into the Ray cluster at { $address }: { $why }
cluster-house = A machine of the cluster cannot play: { $why }. Every machine needs this version of Antichambre.
ladder-ranks = The ladder needs at least two levels, the strongest first, such as minister,courtier.
ladder-not-shown = { $open ->
        [one] One of the claims is not confirmed.
       *[other] { $open } of the claims are not confirmed.
    }
