# The words of the page, in English.

## The page everywhere
go-home = Home
close = Close
choose-else = Choose something else
settings = Settings
language = Language
theme = Light
theme-system = As the system
theme-light = Daylight
theme-dark = Lamplight
motion = Motion
motion-slow = Slow
motion-usual = Usual
motion-fast = Fast
motion-none = None
sound = Sound
buzz = Vibrate when it is my turn
confirm-moves = Ask before every move
about = About Kosti
independent = Independent and free. No accounts.
rules = Rules
rules-page = The rules on a page of their own
rules-open-title = What the leaflet leaves open
page-broken = This page did not open
page-broken-help = The server may be away for a moment. Your games are kept.
page-again = Try again
nowhere-help = The address may be mistyped.
me = Me

## The first page
home-title = Four dice games, one table
home-lead = Play alone against bots, or send friends a link. The dice can be proved fair.
play-now = Play now
new-table = New table
seats-range = { $least } to { $most } players
join-code = Join by code
join-code-help = Six letters from a friend
join = Join
my-tables = My tables
public-tables = Public tables
row-my-turn = Your turn!
my-turn-at = Your turn: { $game }
row-turn = To move: { $name }
row-waiting = Waiting for players
row-over = Finished
row-closed = Closed

## A new table
game = Game
seats = Seats
seat-add = Add a seat
seat-drop = Remove a seat
seat-filled-by = Who plays at seat { $number }
fill-me = Me
fill-here = Another person on this device
fill-friend = A friend, by link
fill-friend-help = Comes by the link or the code, on any device.
fill-with-bot = Fill with a bot
level = { $level ->
    [random] Bot: random
    [simple] Bot: simple
    [novice] Bot: novice
    [casual] Bot: casual
    [expert] Bot: expert
   *[master] Bot: master
}
your-name = Your name
their-name = Name
more-ways = More: rules, time, bots
clock = Time for each turn
clock-of = { $seconds ->
    [0] No limit
    [30] 30 s
    [60] 1 min
    [120] 2 min
    [86400] 1 day
   *[259200] 3 days
}
hours-left = { $hours } h
pace = Pace of the bots
pace-slow = Unhurried
pace-usual = Usual
pace-fast = Fast
public = Public: anybody may find the table and sit down
coach-on = Coach: shows what each choice is worth
make-and-invite = Lay the table and invite friends
start-game = Start the game

## Before the game
lobby-title = The table is laid
lobby-invited = You are invited
lobby-watching = You are watching
sit-down = Sit down
seat-open = Free seat
seat-open-friend = Free – waiting for a friend
remove = Remove from the table
seats-left = { $count ->
    [one] One seat is still free: it waits for a friend, or for a bot.
   *[other] { $count } seats are still free: they wait for friends, or for bots.
}
fill-all-with-bots = { $count ->
    [one] Fill it with a bot
   *[other] Fill them with bots
}
waits-for-host = The host starts the game.
waits-for-players = Waiting for players
invite-title = Invite friends
invite-text = Come and play { $game } with me!
invite-code = Or say this code:
invite-qr = Point a camera at the picture to come to this table.
copy = Copy
copied = The link is copied.
copy-by-hand = The link is selected: copy it with Ctrl+C or a long press.
share = Share
qr = QR code
qr-alt = QR code of this link

## At the table
table-loading = Coming to the table…
table-missing = There is no such table
table-missing-help = The link may be cut short, or the table is long gone.
throw-dice = Throw
choose-a-face = Tap the dice you want to set aside.
turn-yours = Your turn
turn-here = { $name }: your turn
turn-of = Now playing: { $name }
turn-nobody = One moment…
you-may-answer = { $name }: you may answer
game-over = The game is over
table-closed = The table is closed
seat-yours = your seat
seat-host = host of the table
seat-away = away
seat-stand-in = a bot stands in
seat-acting = to move
won-so-far = Games won:
take-back = Take back
skip-to-me = Skip to my turn
refused-by-rule = { $reason } (rule { $rule })
sure-title = Are you sure?
sure-yes = Yes, do it
offline = No connection. The table waits, and comes back by itself.
side = Log, chat and dice
log = Log
chat = Chat
dice-so-far = Dice
chat-seated-only = Only those at the table can chat.
table-menu = Table: invite, record, leave
watch-title = Link for onlookers
watch-text = Watch our game of { $game }!
other-device = Continue on another device
other-device-help = Open this link on the other device within { $minutes } minutes. It works once, and the seat moves there.
move-title = Take your seat here?
move-help = Your seat comes to this device. The other one can then only watch.
move-take = Take the seat
move-failed = This link is used up
leave-table = Leave the table
leave-help = The others may let a bot play for you. The seat stays yours: come back by the same link.
end-table = Close the table for all
end-help = The game ends for everybody, and its record stays readable.
replace-by-bot = Let a bot play for this seat
take-seat-back = Play myself again
hand-on = Hand the table on to this seat
veil-title = { $name } only!
veil-help = Hand the device over. Everybody else looks away.
veil-open = { $name }: show me the table
coach-best = Coach: { $action } – chance to win { $share }
coach-only = Coach: your chance to win is { $share }
coach-share = Chance to win after this: { $share }

## The end of a game
you-win = You win!
they-share = The win is shared: { $names }
moment = A moment to remember – { $what }
play-again = Play again
check-dice = Check the dice
step-through = Step through
fold = Fold this away, to see the board
closed-by = { $reason ->
    [host] The host has closed the table.
    [rules] After an upgrade this game can no longer be continued under the same rules, so the table is closed.
   *[other] The table is closed.
}

## Records
record = Record
open-record = Open a record
open-record-help = Choose a saved record (JSON or text). Its dice can be checked without a network.
file-choose = Choose a file
record-open = Look at the record
record-json = Download as JSON
record-text = Download as text
record-no-board = Without a connection the board cannot be shown, but the dice can be checked.
record-start = The game begins
record-step = Step of the game
record-unread = This file is not a Kosti record.
step-first = To the beginning
step-back = One step back
step-forth = One step on
step-last = To the end

## The dice
dice-seen = Dice so far: { $count }. The bars are how often each face came; the bands are where 19 of 20 fair tables would be.
dice-seen-face = { $face }: { $count } (usually { $low } to { $high })
dice-seen-none = No dice have been seen yet.
dice-seen-own = Only dice you saw as they fell are counted. Those seen after a doubt would not be a fair sample.
dice-seen-latest = Only the latest steps of this long game are counted here.
dice-seen-few = With so few dice anything can happen: the counts say nothing yet.
dice-seen-usual = At { $percent } of fair tables the faces come at least as unevenly as here: this is quite usual.
dice-seen-rare = Only at { $percent } of fair tables the faces come as unevenly as here. That is rare, but with many tables it happens somewhere every day.
dice-seen-honest = Counting can neither prove dice fair nor false, and fair dice run in streaks. Checking the dice when the game is over does prove it.
dice-seen-bound = The table bound itself to these dice before the first throw. Keep this number to compare it with the record:
dice-added = Then the players’ browsers added these random numbers:
dice-verdict-proved = Every throw is proved
dice-verdict-false = Something here does not add up
dice-verdict-open = The proof comes when the game ends
dice-verdict-none = These dice cannot be checked
dice-checked-here = All of this was just computed on this device, from the record alone.
dice-how = How does this work?
dice-how-1 = Before the game the table thinks of a secret and shows its fingerprint. The fingerprint does not give the secret away, and no other secret fits it.
dice-how-2 = Then each player’s browser adds a random number for all to see. The table did not know these numbers when it showed the fingerprint.
dice-how-3 = Every throw follows from the secret, the added numbers and the number of the throw, by a fixed computation. So there is nothing left to choose.
dice-how-4 = After the game the secret is shown. Now anybody can see that it fits the fingerprint, and compute every throw again.

## About
about-title = About Kosti
about-what = Kosti is Russian for dice. It is a place to play, learn and study four dice games, free and without accounts.
about-boxes = Games and authors
about-trust = Fair and private
about-rights = Licences
about-independent = Kosti is independent. The names and designs of the boxed games belong to their owners; everything drawn and written here is our own. If you like a game, buy the box: real dice sound better.
about-authors = The authors of the games: Heckmeck am Bratwurmeck (Pickomino) and Heckmeck Barbecue – Reiner Knizia; Ciao, Ciao..! – Alex Randolph; Svintus 3D – Timofey Bokarev and Konstantin Seleznev.
about-fair = Every throw is fixed by a secret that is committed to before the game and published after it. “Check the dice” computes all throws anew in your browser.
about-private = No accounts, no tracking, no requests to anybody else. Your name and settings stay in this browser; the server keeps the tables.
about-licence = The code is under the MIT licence. The typeface is Manrope, under the SIL Open Font License.
about-font = Licence of the typeface
about-api = For programs: the API

## Phrases of the chat
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-ouch = Ouch!
phrase-lucky = What luck!
phrase-thinking = Let me think…
phrase-your-turn = Your turn!
phrase-sorry = Sorry!
phrase-again = One more game?
phrase-good-game = Good game!
phrase-thanks = Thank you!
phrase-bye = Bye!
sign-smile = Smile
sign-laugh = Laughter
sign-wow = Wow
sign-cry = A tear
sign-cool = Cool
sign-heart = Heart
sign-clap = Applause
sign-worm = Worm

## What the server refuses
error-trouble = Something went wrong on the server. Try again in a moment.
error-too-long = This is too long.
error-offline = No connection. Try again in a moment.
error-server = The server is in trouble ({ $status }). Try again in a moment.
error-storage = The server cannot store anything at the moment, so the move was not played. Whoever runs it should make room on the disk; then simply go on.
error-answered-already = You have answered already.
error-bad-request = The server does not understand this request.
error-bad-table = Such a table cannot be laid.
error-closed = The table is closed.
error-contribution = The server does not understand the browser’s share in the dice.
error-contributed-already = This browser has added to the dice already.
error-frame = The server does not understand this message.
error-full = All seats are taken.
error-game-over = The game is over.
error-getting-ready = The bots are getting ready. Try again in a moment.
error-illegal = This cannot be played now: { $move }
error-no-coach = This table has no coach.
error-no-code = No table waits with this code.
error-no-game = There is no such game.
error-no-guest = Nobody is sitting there.
error-no-level = There is no bot of this level.
error-no-move = This link has been used already or is too old.
error-no-seat = There is no such seat.
error-no-table = There is no such table.
error-nobody-chooses = There is nothing to choose in this position.
error-not-found = There is nothing here.
error-not-a-record = This is not a Kosti record.
error-not-host = Only the host may do this.
error-not-over = The game is still going on.
error-not-playing = No game is being played here now.
error-not-seated = You do not sit at this table.
error-not-your-turn = It is not your turn.
error-not-yours = This seat is not yours.
error-nothing-to-gather = There is nothing to place now.
error-nothing-to-take-back = Nothing can be taken back: dice have fallen, or somebody has answered.
error-one-at-a-time = One move at a time, please.
error-open-seats = Some seats are still free: wait for friends, or fill them with bots.
error-seat-taken = This seat is taken.
error-stale = The table has gone on in the meantime. Look again.
error-started-already = The game has begun already.
error-still-here = This person was here a moment ago. After a minute a bot may step in.
error-throw-first = Throw the dice first.
error-too-fast = Not so fast, please. Wait a moment.
error-too-many-rounds = This table has played enough games. Lay a new one.
