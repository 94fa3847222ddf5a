# Words shared by all games, in English.

## Errors
unknown-game = There is no game “{ $name }”. Games: { $known }
unknown-option = There is no option “{ $name }”. Options: { $known }
bad-option-value = { $name } cannot be “{ $value }”. It can be: { $allowed }
illegal-move = “{ $move }” cannot be played in: { $position }
    Possible now: { $allowed }

## Positions
position-too-long = This is too long for a position. Characters allowed: { $most }.
position-no-field = “{ $word }” is not of the form name=value. Fields: { $known }
position-unknown-field = There is no field “{ $name }”. Fields: { $known }
position-field-twice = The field { $name } is given twice.
position-field-missing = The field { $name } is missing.
position-bad-number = { $name } must be a number from { $least } to { $most }, not “{ $value }”.
position-bad-word = { $name } cannot be “{ $value }”. It can be: { $allowed }
position-bad-dice = { $name } must be dice with the faces { $faces }, not “{ $value }”.
position-bad-ranges = { $name } must be numbers from { $least } to { $most } such as 21-24,27, not “{ $value }”.
position-number-twice = A number appears twice in { $name }.
position-bad-parts = { $name } must have one part a seat between slashes: { $count }, not { $given }.
position-not-whole = Something is hidden in this position, so play cannot go on from it: { $position }
position-over-without-turn = A game cannot be over before its first turn.
position-wrong-seat = With turns={ $turns } it is the turn of seat { $due }, not { $seat }.
position-past-limit = With turns={ $turns } the game must have ended already: turn_limit={ $limit }.
position-too-many-dice = Too many dice: { $given }, but there are only { $most }.
position-too-few-dice = Too few dice: { $given }, but after a throw all { $most } lie on the table.
position-nothing-to-choose = No face of the throw can be chosen, so the turn must have failed.
position-dice-shown = With now={ $now } there can be no thrown dice (shown).
position-nothing-aside = With now=decide some dice must be set aside.
position-cannot-throw = There is nothing to throw for: no dice or no new faces are left.
position-over-with-dice = A game that is over has no dice set aside.
position-turn-ended = This turn must have ended by itself.

## The end of a game
event-ended = The game is over.
event-won = { $name }: wins!
event-shared = { $name }: shares the win

## Records
record-foreign = This is not a Kosti record: it must begin with the format “kosti-record”.
record-too-long = A record has at most { $most } MB.
record-not-text = This is not text: there is a byte that is not UTF-8 at { $place }.
record-bad-json = The record is damaged or cut short: it is not JSON from line { $line }, column { $column }.
record-bad-line = The record is damaged in line { $line }: { $text }
record-cut-short = The record is cut short: after line { $line } the closing line “end” is missing.
record-after-end = The record is damaged: something comes after “end”, in line { $line }.
record-field-missing = The record is damaged: the field { $field } is missing.
record-bad-field = The record is damaged: the field { $field } is not what it should be.
record-bad-seal = The record is damaged: what was sealed in it cannot be opened.
record-bad-start = The record cannot begin like this.
record-bad-seats = Seats in the record: { $given }, but { $due } play.
record-bad-step = The record cannot be played at step { $place }: { $step }
record-other-result = The record is damaged: its result is not the one it leads to.
record-not-whole = This record holds only what one reader saw, so play cannot go on from it.
record-unknown-game = There is no game “{ $name }”.

## Fair dice
dice-none = This record says nothing of fair dice: its throws cannot be checked.
dice-unknown = The dice of this record follow “{ $name }”, which is not known here: its throws cannot be checked.
dice-bound = The secret is the one the table was bound to before the first throw.
dice-first-drawn = Throw 0 drew who has the first turn: { $name }.
dice-first-chosen = Who has the first turn was not left to the dice.
dice-contributed = Random numbers of their own were added by: { $names }.
dice-nobody-contributed = Nobody added random numbers of their own: the dice come from the table’s secret alone.
dice-by-the-rules = Every move is legal, and at every throw exactly those dice or cards were in the air that the rules ask for.
dice-recomputed = Throws and cards recomputed: { $count }. Each is exactly what the secret and the added numbers lead to.
dice-hidden = Not visible in this record, and so not compared: { $count }.
dice-proved = Proved: nobody chose or changed a throw of this game after the table was bound to its secret.
dice-without-rules = What was in the air at each throw is taken from the record here; “kosti verify” checks that by the rules too.
dice-limits = Not proved: that nobody knew the secret beforehand, and who made which move. More about this: docs/fair-dice.md
dice-disclosed = Throws whose key was disclosed, recomputed and found right: { $count }.
dice-waiting = Throws that can only be recomputed with the secret: { $count }. The record is bound to them already: keep this file to compare.
dice-open = So far everything is right. The secret is not in this record: it is published when the game ends or the table is closed.
dice-false-field = What the record says of its dice is damaged: { $field } is missing or is not what it should be.
dice-false-secret = The secret is not the one the table was bound to: it leads to { $found }…, the table showed { $due }…
dice-false-first = The first turn is false: throw 0 drew { $other }, but the record begins with { $name }.
dice-false-unmarked = Throw { $throw }: what the record notes of it is missing or damaged: { $field }.
dice-false-mark = Throw { $throw } fell in turn { $turn } ({ $name }), but the record notes another turn or seat.
dice-false-air = Throw { $throw } (turn { $turn }, { $name }): by the rules other dice or cards were in the air than the record notes.
dice-false-key = Throw { $throw } (turn { $turn }, { $name }): the key in the record is not the one that follows from the secret.
dice-false-commitment = Throw { $throw } (turn { $turn }, { $name }): its key is not the one the record was bound to.
dice-false-throw = Throw { $throw } (turn { $turn }, { $name }) is false: the record has { $found }, but the dice of this table fell { $due }.
dice-false = False: this record is not what the dice of its table threw. It was changed, or the table did not keep to its dice.

## Files
file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
file-unreadable-missing = There is no file { $file }.
file-unreadable-folder = { $file } is a folder, not a file.
file-unreadable-forbidden = You may not read { $file }.
file-unwritable-missing = { $file } cannot be written: there is no such place.
file-unwritable-folder = { $file } cannot be written: it is a folder.
file-unwritable-forbidden = { $file } cannot be written: you may not write there.
file-bad = { $file } cannot be used:
file-finished = { $file } holds a finished game. Look at it with “kosti replay”, or name another file.

## At the table
table-of = { $game } – { $names }
your-turn = { $name }: your turn
refused = Not possible (rule { $rule }): { $reason }
ambiguous = Several choices begin like that: { $readings }
not-understood = “{ $typed }” means nothing here. Type ? for help.
sure = Sure? This is: { $action }.
    Type “{ $word }” once more to do it, or choose something else.
undone = Taken back.
nothing-to-undo = Nothing of yours can be taken back: since then dice have fallen, somebody has answered, or you have learned a secret.
ask-save = Keep this game, to go on with it later? (yes/no)
answer-no = no
saved = Saved: { $file }
saved-sealed = Saved: { $file } (what is hidden in this game is sealed in it)
how-to-resume = To go on: { $command } play { $file }
look-away = Look away, { $name } only!
look-away-ready = { $name }: press Enter when nobody else is looking.
look-away-done = Press Enter to hide this.
how-to-type = Type a choice or its beginning. Always possible: ? (help), undo, log, rules, board, hint, save, quit.
help-commands =
    ? explains each choice · undo takes your latest choice back · log tells the game so far
    rules shows the rules (rules 5: one of them) · board shows the table again · hint tells what the master would do
    save FILE keeps the game · quit leaves, and keeps it if you like
command-help = help
command-undo = undo
command-log = log
command-rules = rules
command-save = save
command-quit = quit
command-board = board
command-hint = hint
which-game = Which game?
which-game-number = Type a number from 1 to { $most } or the beginning of a name.
name-human = Player { $number }
name-random = Random { $number }
name-simple = Simple { $number }
name-novice = Novice { $number }
name-casual = Casual { $number }
name-expert = Expert { $number }
name-master = Master { $number }
random-limit = Random players seldom finish this game, so it is scored after turn { $limit }.
secrets-need-screen = Two people cannot share this game’s secret here: it needs a terminal that can hide the die. Use a terminal window, or let one person play.
seats-differ = Seats named: { $named }, but { $due } play.
position-has-options = A position brings its own options: leave --option out.
option-without-value = “{ $text }” is not of the form name=value.
unknown-player = There is no player “{ $name }”. Players: { $known }
solve-unknown = { $name } cannot be solved exactly. What can: { $known }
unknown-rule = There is no rule “{ $number }”. Rules: { $known }
bad-seat = There is no seat “{ $name }”. Seats: 0 to { $most }
bad-language = there is no language “{ $name }”; languages: { $known }
option-line = ({ $meant }; usually { $usual })
replay-next = Turn { $turn }: press Enter
replay-unfinished = The game goes on from here.

## Players and hints
style-random = chooses anything that is allowed, by pure chance
style-simple = follows one simple sensible rule
style-novice = plays fast and cheerfully, as beginners do, and often wants one throw too many
style-casual = takes the first decent thing and seldom counts
style-expert = counts every turn exactly and takes the most out of it, as if there were no other
style-master = counts the turn exactly and looks at the whole game: what every outcome leaves to everyone
player-style = { $name }: { $manner }
getting-ready = The players are getting ready…
hint-each = Chance to win after each choice:
hint-gather = Best placing: { $placing }
hint-often = best chosen in { $often } of such cases
hint-lead = { $best } leads { $other } by { $lead }.
hint-even = { $best } and { $other } are worth the same.
hint-chance = { $what }: { $chance }
hint-shares = Chances to win after the best choice: { $shares }
hint-endings = How the turn then ends: { $endings }

## Training
train-how-long = Say how long: either --games or --minutes.
train-no-teacher = There is nobody to learn from in { $game }: first solve --seats 3.
train-other-plan = { $file } holds another course of training: name another file with --out.
train-goes-on = Going on with { $file }. Games so far: { $games }
train-progress = games { $games } · turns a game { $length } · error { $error } · games a second { $rate } · left { $left }
train-strength = Share of the win of this master among experts: { $share } ± { $error }
train-done = Done. Weights: { $file }. Games: { $games }
train-broken-off = Interrupted. Weights: { $file }. Games: { $games }. The same command goes on.

## The command line
help-usage = usage:
help-arguments = arguments
help-options = options
help-commands-title = commands
help-error = { $command }: { $reason }
help-help = show this help
help-version = show the version
help-lang = language: en, ru, ro, de (default: that of the system)
help-kosti = Four dice games: Heckmeck am Bratwurmeck, Heckmeck Barbecue, Ciao, Ciao..! and Svintus 3D.
help-kosti-examples =
    examples:
      kosti                                  opens the table in the browser
      kosti play bratwurmeck                 against a simple player
      kosti play ciao --seats me,simple,simple --lang ro
      kosti rules svintus D9                 one rule of one game
help-play = play a game in this terminal, or go on with a kept one
help-play-examples =
    seats are separated by commas: me, me:Anna, novice, casual, expert, master, simple, random

    examples:
      kosti play bratwurmeck --seats me:Anna,me:Boris,simple
      kosti play barbecue --option worms=shifted --seed 7
      kosti play bratwurmeck --record evening.json    kept in this file all the time
      kosti play evening.json                         goes on with it
help-games = list the games and their options
help-rules = print the rules of a game
help-show = show a position
help-show-examples =
    example:
      kosti show bratwurmeck "seats=2 turns=0 seat=0 now=throw grill=21-36 stacks=-/-"
help-replay = tell a recorded game turn by turn
help-convert = convert a record from JSON to text or back
help-convert-examples =
    examples:
      kosti convert evening.json               prints the text form
      kosti convert evening.json evening.txt
help-verify = check that a record is what its table’s dice threw
help-verify-examples =
    Every throw is recomputed and what can be proved is said. The command succeeds (0) when all is
    proved, fails with 1 when something is false, and with 3 when it cannot be checked (yet).

    example:
      kosti verify evening.json
help-text = print every message in one language, with sample values
help-train = let a master learn by playing against itself
help-train-examples =
    The weights are written to a file; the same command goes on where it was broken off.

    examples:
      kosti train bratwurmeck --seats 3 --minutes 20
      kosti train svintus --games 50000 --seed 2 --out larder.npz
help-train-taught = learn from a solved table (ciao: --seats 3, see solve)
help-train-seats = how many seats play (default: 2)
help-train-games = how many games to play in all
help-train-minutes = how many minutes to play
help-train-seed = the same seed and games give the same weights (default: 1)
help-jobs = how many games at once (default: as many as there are cores)
help-out = the file to write
help-solve = solve a game exactly, or one turn of it
help-solve-answer = instead, find the best answers to masters with this net: a file, or master for the one that ships
help-solve-examples =
    examples:
      kosti solve ciao                           the whole game for two seats
      kosti solve ciao --option planks=12
      kosti solve ciao "seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6"
      kosti solve ciao --seats 3                 three seats: takes long, can be gone on with
      kosti solve ciao --seats 3 --answer master
help-bench = measure the speed
help-game = a game or the beginning of its name
help-number = the number of one rule
help-position = a position, as one line in quotes
help-seat = the seat that looks, counted from 0
help-file = a record
help-target = the file to write (.txt gets text, anything else JSON)
help-step = wait for Enter before each turn
help-what = what to measure
help-seats = who sits where, e.g. me,me:Anna,casual,master
help-record = keep the record in this file all the time; go on with it if it is there
help-seed = a number that makes the dice repeatable
help-coach = show before each of your choices what the master thinks of it
help-option = an option of the game (several times)

## Many games at once
help-simulate = play many games between bots and count the results
help-simulate-examples =
    examples:
      kosti simulate bratwurmeck --seats master,expert --games 10000
      kosti simulate ciao --seats simple,simple,random --out games.csv --plot games.png
help-bots-seated = the bots at the seats, e.g. master,expert,expert
help-many = how many games (default: 1000)
help-games-out = write every game to this file (.jsonl, .csv or .parquet)
help-games-plot = draw the results into this file (.png or .svg)
help-tournament = let bots play against each other in all orders, with the same dice, and rate them
help-tournament-examples =
    examples:
      kosti tournament bratwurmeck --bots master,expert,casual --games 2000
      kosti tournament svintus --bots master,expert --seats 4
      kosti tournament ciao --table master,expert,expert,expert
help-tournament-bots = the bots that meet, e.g. master,expert,casual
help-tournament-seats = how many sit at a table (default: 2)
help-tournament-table = one table instead of all, each bot in every seat
tournament-bots = A tournament needs at least two bots, each named once, not: { $known }
tournament-title = { $game }, tournament: { $options }, seed { $seed }
tournament-standing = Standing
tournament-elo = Elo
tournament-games = games
tournament-mean = The ratings are Elo points above or below the average of all.
tournament-differences = Difference of the shares in the same rounds
tournament-tables = Tables
tournament-held = seats
progress-begins = { $done } of { $wanted } games; getting ready, which takes up to a minute the first time
progress = { $done } of { $wanted } games, { $rate } a second, { $time } left
progress-positions-begins = { $done } of { $wanted } positions; getting ready, which takes up to a minute the first time
progress-positions = { $done } of { $wanted } positions, { $rate } a second, { $time } left
simulated = { $game }: { $options }, seed { $seed }
speed = Games: { $games } in { $time } ({ $rate } a second)
interrupted = Interrupted. Games kept: the first { $games } of { $wanted }.
by-seat = By seat
by-bot = By bot, for one seat
column-seat = Seat
column-share = share of wins
column-range = 95 % interval
column-score = score
simulated-lengths = Turns in a game: { $mean } on average, median { $middle }; nine games in ten have { $low } to { $high }.
simulated-choices = Choices in a game: { $mean } on average, median { $middle }; nine games in ten have { $low } to { $high }.
target-kind = { $file } cannot be written: its name must end in one of { $known }
target-folder = { $file } cannot be written: there is no folder { $path }
package-missing = This needs the package { $package }. Install it with: pip install "{ $extra }"
plot-title = { $game }: { $games } games
plot-shares = Share of wins, with 95 % intervals
plot-percent = share in percent (dashed: equal shares)
plot-seat = { $seat }: { $bot }
plot-lengths = Length of the games
plot-turns = turns
plot-part = games in percent
plot-scores = Scores at the end
plot-score = score
bot-random = random
bot-simple = simple
bot-novice = novice
bot-casual = casual
bot-expert = expert
bot-master = master
plot-counts = On average in a game

## Bots from outside
bot-command = “{ $bot }” names no command. For example: cmd:"python my_bot.py"
bot-start = { $bot } cannot be started: { $reason }
bot-no-class = { $bot } is not a class with choose(view, rng).
bot-slow = { $bot }: no answer within { $seconds } s in { $position }
bot-died = { $bot }: ended (code { $code }) in { $position }
    Its last words: { $reason }
bot-raised = { $bot }: { $reason } in { $position }
bot-illegal = { $bot }: answered { $answer } in { $position }
    Possible were: { $allowed }
bot-seat-lost = { $name }: from now on this seat plays at random.
bot-failures = Seats lost: { $bot } { $count } of { $games } games, first in game { $game }:
bots-of-record = This record names bots from outside: { $known }. They are started only if you name all seats with --seats.
help-bot = try out bots of your own
help-bot-seconds = how long a bot from outside may think about one choice (default: 10)

## Checking a bot
check-starts = starts
check-plays = { $game }, seats: { $count }
check-odd = { $game }, rare moments and options
check-repeats = does the same for the same view and seed
check-differs = does different things for the same view and seed: its games cannot be repeated
check-begins-anew = plays on after a new start
check-ends = ends quietly when its input ends
check-gave-up = given up
check-good = ok
check-note = note
check-bad = BAD
check-times = answers: { $answers }, on average { $mean } ms, longest { $longest } ms
check-view = It had been told this line:
check-hangs = No answer three times: the rest is not tried.
check-lingers = It goes on after its input has ended, and had to be killed. Leave the loop when a line is empty.
check-chatters = It says more than its answers: { $answer } – write everything else to standard error.
check-ends-badly = It ends with code { $code } instead of 0.
check-hint-bot-slow = Does it read line by line, and flush its output after each answer?
check-hint-bot-illegal = An answer is one line such as { $example } with the text or the number of one of the view’s actions; nothing else may go to standard output.
check-hint-bot-died = One process plays all games: it reads lines until there are no more.
check-hint-bot-raised = The class is made without arguments, and choose(view, rng) returns the text or the number of one of view.actions.
check-passed = All is well. Checks: { $whole }
check-failed = To be mended: { $count } of { $whole } checks
help-bot-examples =
    examples:
      kosti bot check cmd:"python my_bot.py"
      kosti bot check py:my_bots:Careful --game ciao --seconds 1
help-bot-action = check: play everything with it, and tell what is to be mended
help-bot-kind = a command (cmd:"…") or a class (py:module:Class)
help-bot-game = only this game (several times)

## Odds of a turn
odds-unknown = The odds of a turn are not known for { $name }. They are for: { $known }
odds-over = This game is over: { $position }
odds-choice = Choice
odds-throw = the throw
odds-fails = turn fails
odds-wins = chance to win
odds-at-least = or higher
odds-exactly = exactly
odds-after-at-least = This or higher, after each choice
odds-after-exactly = Exactly this, after each choice
odds-note = Each chance is the greatest you can have if you aim for exactly that.
help-odds = tell what a turn is worth and what it can reach
help-odds-examples =
    examples:
      kosti odds bratwurmeck                     the first turn
      kosti odds barbecue --worth wins           as the master counts
      kosti odds bratwurmeck "seats=2 turns=0 seat=0 now=choose shown=1w335522 grill=21-36 stacks=-/-"
help-worth = what the turn is to bring: points (default) or wins

## Mistakes on the command line
mistake-unknown = not understood: { $words }
mistake-missing = something is missing: { $words }
mistake-no-value = { $name } needs a value
mistake-choice = { $name } cannot be { $value }. It can be: { $known }
mistake-number = { $name } must be a whole number, not { $value }
mistake-other = this command line cannot be read
help-command = COMMAND

gather-how = Type places, several at once if you like (2 2 6h); a minus takes back (-2); “ok” confirms.
gather-sure = This costs you a card. Type “ok” once more to do it, or change the placing.
command-ok = ok

## The table online
help-serve = open the table on the network, for browsers
help-serve-examples =
    Every flag can stand in the environment instead: KOSTI_PORT=80, KOSTI_PUBLIC_URL=https://dice.example

    examples:
      kosti serve                                  for everybody on this network
      kosti serve --host 127.0.0.1                 for this machine alone
      kosti serve --port 443 --certificate my.crt --key my.key
      kosti serve --public-url https://dice.example --proxy-headers 127.0.0.1
help-serve-host = the address to listen at (default: all of this machine)
help-serve-port = the port to listen at (default: 8765; 0 takes any that is free)
help-serve-data = the folder for what is kept (default: your data folder)
help-serve-database = the database (default: a SQLite file in the data folder)
help-serve-public-url = the address by which people reach the table from outside
help-serve-certificate = a certificate: the table is then served by HTTPS
help-serve-key = the key of the certificate
help-serve-proxy-headers = the proxies whose word is taken for where a request comes from
help-serve-base-path = the path below which everything lies
help-serve-log-level = how much is logged: debug, info, warning or error
help-serve-keep-days = delete tables at which nothing has happened for this many days (0: never)
help-serve-browser = open a browser at it, on any free port if need be
serve-taken = The table cannot be opened at { $address }: { $reason }
help-tables = list the tables that are kept, save what was played there, or delete them
help-tables-examples =
    examples:
      kosti tables list
      kosti tables export TABLE evening.json     the latest game as far as onlookers may know it
      kosti tables delete TABLE TABLE
help-deed = list, export or delete
help-table = a table by its name in the list; for export also the file to write
tables-none = No tables are kept.
tables-row = { $table } · { $game } · { $phase } · { $when }
tables-unknown = There is no table { $table }, or nothing was played there.
tables-deleted = Deleted: { $count }
tables-name = Which table? “kosti tables list” names them.
serve-ready = The table is open at:
serve-everybody = Anybody on this network can join. With --host 127.0.0.1 the table stays yours alone.
serve-private = Only those who can reach this address can join.
serve-stop = Ctrl-C closes the table; its games go on when it is opened again.
setting-number = { $name } cannot be { $value }.
setting-certificate = --certificate and --key belong together.
setting-level = There is no log level “{ $value }”. Levels: { $known }
setting-url = An address begins with http:// or https://, unlike this: { $value }
