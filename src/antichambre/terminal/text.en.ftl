# What is said in the terminal. A sentence may begin with a seat’s name: whoever prints it sets its capital.
# What only one game’s table says begins with that game’s name.

# Sitting down.
greet-option = { $option }: { $value }.
greet-seat = { $who }: { $player ->
        [you] you.
        [human] somebody at this screen.
        [page] the page, a beginner made of code.
        [courtier] the courtier, made of code, who judges at a glance.
        [minister] the minister, made of code, who thinks before every move.
        [cardinal] the cardinal, made of code, who thinks longest.
       *[other] the computer player “{ $player }”.
    }
greet-commitment = The deal is sealed. Its commitment: { $commitment }
greet-how = Answer each question with the number or the text of a choice; “?” is for help.
press-enter = Press Enter to sit down.
pass-screen = Please pass the screen to { $who }, who then presses Enter.
anybody = { $occasion }. Has anybody something to say? Enter goes on; or the number of your seat: { $seats } >
headline = { $game } · you are { $who } · decision { $number }
headline-together = { $game } · for everybody to see
asked = { $who }: { $ask }
prompt = Your choice (? for help) >
thinking = { $who } is thinking…
too-narrow = The table is { $needed } columns wide, and this terminal { $width }. Please make it wider and say “table”.
not-kept = { $why } So the last move is not yet kept: “save FILE” keeps the game elsewhere.

# Getting up.
left = The game waits in { $file }. “antichambre resume” continues it.
end-seed = The seed of the deal was:
end-record = The record lies in { $file }. “antichambre verify” with that file and the commitment checks the deal.
end-prompt = Enter leaves the table; “save FILE” keeps a copy, “rules” shows the rules.

# The result.
result-score = { $who }: { $score ->
        [one] one point
       *[other] { $score } points
    }.

# What may be typed.
command-word = { $command ->
        [undo] undo
        [why] why
        [hint] hint
        [log] log
        [rules] rules
        [save] save
        [table] table
        [help] help
        [next] next
        [back] back
        [first] first
        [last] last
       *[quit] quit
    }
command-usage = { $command ->
        [undo] undo
        [why] why MOVE
        [hint] hint
        [log] log
        [rules] rules [WORD]
        [save] save FILE
        [table] table
        [help] help, ?
        [next] next, or Enter
        [back] back
        [first] first
        [last] last
       *[quit] quit
    }
command-help = { $command ->
        [undo] take your last move back, as long as nobody has acted and nothing hidden was seen since
        [why] the rule that forbids a move
        [hint] ask the cardinal: what the best moves may lead to
        [log] all that has happened, as you may know it
        [rules] the rules, or the part that a word leads to
        [save] write the record of the game to a file
        [table] draw the table again
        [help] this list
        [next] one move on
        [back] one move back
        [first] to the start
        [last] to the end
       *[quit] leave the table
    }
help-playing = Type the number of a choice, or its text in any case, or one of these:
help-afterwards = The game is over. You may still type:
help-stepping = Type the number of a move to go there, or one of these:
choice-range = { $count ->
        [one] There is one choice: 1.
       *[other] There are { $count } choices: 1 to { $count }.
    }
why-hint = “why { $move }” shows the rule.
# Of moves that stand together on a line, what one of them means.
hint = “{ $move }” — { $meaning }.
hint-thinking = The cardinal thinks…
hint-move = { $move }: wins { $win } times in a hundred; on average { NUMBER($margin, maximumFractionDigits: 1) } points { $side ->
        [ahead] ahead
       *[behind] behind
    }.
why-what = Which move? Name it after “why”, as it is written at this table.
why-legal = Nothing forbids “{ $move }”: you may play it now.
rules-nothing = The rules say nothing of “{ $word }”. Their sections are: { $sections }.
save-where = Where to? For instance: save game.json
save-done = The record is saved in { $file }.
save-secret = It holds the seed of the deal: looking into it during the game would be unfair.
save-other = “{ $file }” exists and is not an earlier save of this game: please choose another name.

# Stepping through a record.
headline-stepping = { $game } · { $viewer ->
        [none] as an onlooker sees it
       *[other] as { $viewer } sees it
    } · after move { $number } of { $moves }
prompt-stepping = next, back, first, last, a number (? for help) >
step-move = { $who } plays { $move }.
step-range = The record goes from 0, the start, to move { $moves }.

# Checking a record.
verify-moves = { $moves ->
        [0] { $game }, rules version { $version }: no move has been played.
        [one] { $game }, rules version { $version }: one move, and it is legal.
       *[other] { $game }, rules version { $version }: { $moves } moves, all legal.
    }
verify-result = The result follows from the moves:
verify-resigned = The moves do not end the game; the record says how it was given up:
verify-not-over = The game is not over yet, and the record claims no result.
verify-commitment = { $part ->
        [house] The commitment in the record is that of the house’s part of its seed: { $commitment }
       *[whole] The commitment in the record is that of its seed: { $commitment }
    }
verify-no-commitment = The record holds no commitment; that of its seed is { $commitment }
verify-published = It is the commitment that you gave.
verify-check = The record is as it was saved.
verify-no-check = The record carries no check of its own: whether it was edited cannot be seen.
verify-salts = { $salts ->
        [one] One player added a salt to the seed: { $who }.
       *[other] { $salts } players added a salt to the seed: { $who }.
    }
verify-pledges = Every salt is the one that was pledged, and no other is in the seed; the pledges are the ones you gave.
verify-pledges-unsaid = Every salt is the one that the record says was pledged, and no other is in the seed. Whether these were the pledges, only those who saw them before the deal can tell: give them with --pledge.
verify-salt = { $salts ->
        [one] Your salt is in the seed.
       *[other] Your salts are in the seed.
    }

# Games.
games-shelf = The games of the house:
games-shelf-line = { $name }: { $title }, by { $author }. { $least ->
        [one] One
       *[other] { $least }
    }{ $most ->
        [same] {" "}players.
       *[other] {" "}to { $most } players.
    }
games-choose = Choose one: antichambre play NAME
games-none-waiting = No game waits for you. “antichambre play” begins one.
games-waiting = Games that wait, the last one first:
games-waiting-line = { $title }, { $players }; { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, last played { $when }. { $file }
games-player = { $player ->
        [human] { $who } at this screen
       *[other] { $who } ({ $player })
    }
resume-who = This is a bare record: who sits here? { $seats }; or “all” for everybody at this screen.
resume-seat = { $seat } for { $who }
resume-prompt = A number, or “all” >
resume-over = The game in { $file } is over. “antichambre replay” shows it.
resume-seated = The file says who sits where: please leave out --seat, --level and --hotseat.

# The house itself.
version-compiled = antichambre { $version }, the rules as compiled code
version-plain = antichambre { $version }, the rules in plain Python

# What is not possible. `why` is a sentence of its own.
no-face = “{ $game }” has no table in the terminal yet; these have: { $games }.
lang-unknown = This house speaks { $languages }, not “{ $lang }”.
seat-range = The seats are numbered 0 to { $last }: there is no seat { $seat }.
hotseat-alone = With --hotseat everybody sits at this screen: please leave out --seat and --level.
plots-unknown = Plots can be { $images }, not “{ $given }”.
variant-form = A variant is an option and its value, such as deck=plain; “{ $given }” is not.
section-unknown = The rules have no part called “{ $section }”. Their sections are: { $sections }.
commitment-form = A commitment is 64 digits from 0 to f; “{ $given }” is not.
pledge-given-form = A pledge is a seat, counted from 0, a colon and 64 digits from 0 to f; “{ $given }” is not.
salt-given-form = A salt is 16 to 64 digits from 0 to f; “{ $given }” is not.
salt-missing = Your salt is not in the seed of this record.
usage-option = There is no option “{ $option }” here. “antichambre --help” lists what there is.
usage-command = There is no command “{ $command }”. “antichambre --help” lists what there is.
usage-value = “{ $option }” cannot be that. “antichambre --help” lists what there is.
usage-missing = Something is missing: { $option }. “antichambre --help” lists what there is.
usage-other = This cannot be understood. “antichambre --help” lists what there is.
file-missing = There is no file “{ $file }”.
folder-missing = There is no folder for the file “{ $file }”.
file-is-folder = “{ $file }” is a folder, not a file.
file-forbidden = You are not permitted to use “{ $file }”.
file-no-room = There is no room left on the disk for “{ $file }”.
file-name = “{ $file }” cannot be the name of a file.
file-not-text = “{ $file }” is not a text in UTF-8.
file-other = “{ $file }” cannot be used: the system says “{ $reason }”.
home-closed = The house cannot keep games in { $folder }: { $why } ANTICHAMBRE_HOME can name another folder.
session-damaged = The game in { $file } cannot be continued: { $why } The file is left as it is.
session-form = It is not the file of a game under way.
session-players = It does not say rightly who sits where.
session-elsewhere = The game in { $file } is being played in another window.

# Richelieu.
richelieu-letter = { $seat ->
        [0] R
       *[1] Q
    }
richelieu-legend = ◆ shield  ⚔ sword  ✝ cross  ♜ tower  ● face-down disc  { $first } { $second } markers  1L 1R ends of row 1
richelieu-majorities = Majorities
richelieu-you = you
richelieu-lead = most
richelieu-score = score
richelieu-discs = { $discs ->
        [none] no disc
       *[other] discs: { $discs }
    }
richelieu-played = (played)
export-what = Say what to export: --house, --person NAME or --table NAME.

# Settings of a house. `place`: the option, the variable or the file in which one stands.
setting-unknown = { $source ->
        [variable] The environment variable { $place } is no setting of a house.
       *[file] There is no setting “{ $setting }”, which stands in { $place }.
    } { $near ->
        [none] “antichambre serve --show-settings” lists them.
       *[other] Is “{ $near }” meant?
    }
setting-value = { $source ->
        [file] “{ $setting }” in { $place }
       *[other] { $place }
    } cannot be “{ $value }”. It is { $wanted ->
        [number] a whole number from { $least } to { $most }.
        [truth] true or false.
        [choice] one of these: { $choices }.
        [list] a list of texts.
        [allowance] how many at once, and how many again in a second, a minute or an hour, such as “12, 30/h”.
       *[text] a text.
    }
setting-refused = { $source ->
        [file] “{ $setting }” in { $place }
       *[other] { $place }
    } will not do. { $why }
setting-file = The file { $place } cannot be understood: { $why }
