# Words shared by all games, in English.

## Errors
unknown-game = There is no game "{ $name }". Games: { $known }
unknown-option = There is no option "{ $name }". Options: { $known }
bad-option-value = { $name } cannot be "{ $value }". It can be: { $allowed }
illegal-move = "{ $move }" cannot be played in: { $position }
    Possible now: { $allowed }

## Positions
position-too-long = This is too long for a position: the most is { $most } characters.
position-no-field = "{ $word }" is not of the form name=value. Fields: { $known }
position-unknown-field = There is no field "{ $name }". Fields: { $known }
position-field-twice = The field { $name } stands twice.
position-field-missing = The field { $name } is missing.
position-bad-number = { $name } must be a number from { $least } to { $most }, not "{ $value }".
position-bad-word = { $name } cannot be "{ $value }". It can be: { $allowed }
position-bad-dice = { $name } must be dice with the faces { $faces }, not "{ $value }".
position-bad-ranges = { $name } must be numbers from { $least } to { $most } such as 21-24,27, not "{ $value }".
position-number-twice = A number stands twice in { $name }.
position-bad-parts = { $name } must have one part a seat between slashes: { $count }, not { $given }.
position-not-whole = Something is hidden in this position, so play cannot go on from it: { $position }
position-over-without-turn = A game cannot be over before its first turn.
position-wrong-seat = With turns={ $turns } it is the turn of seat { $due }, not { $seat }.
position-past-limit = With turns={ $turns } the game is past its end at turn_limit={ $limit }.
position-too-many-dice = Too many dice: { $given }, but there are only { $most }.
position-too-few-dice = Too few dice: { $given }, but after a throw all { $most } lie on the table.
position-nothing-to-choose = No face of the throw can be chosen, so the turn must have failed.
position-dice-shown = With now={ $now } there can be no thrown dice (shown).
position-nothing-aside = With now=decide some dice must be set aside.
position-cannot-throw = No dice are left to throw, or no face is unused.
position-over-with-dice = A game that is over has no dice set aside.
position-turn-ended = This turn must have ended by itself.

## The end of a game
event-ended = The game is over.
event-won = { $name }: wins!
event-shared = { $name }: shares the win

## Records
record-foreign = This is no record of Kosti: it must begin with the format "kosti-record".
record-too-long = A record has at most { $most } MB.
record-not-text = This is no text: a byte that is not UTF-8 stands at { $place }.
record-bad-json = The record is damaged or cut short: no JSON from line { $line }, column { $column }.
record-bad-line = The record is damaged in line { $line }: { $text }
record-cut-short = The record is cut short: after line { $line } the closing line "end" is missing.
record-after-end = The record is damaged: something stands after "end", in line { $line }.
record-field-missing = The record is damaged: the field { $field } is missing.
record-bad-field = The record is damaged: { $field } is not what it should be.
record-bad-seal = The record is damaged: what was sealed in it cannot be opened.
record-bad-start = The record cannot begin.
record-bad-seats = The record names { $given } seats, but { $due } play.
record-bad-step = The record cannot be played at step { $place }: { $step }
record-other-result = The record is damaged: its result is not the one it leads to.
record-not-whole = This record holds only what one reader saw, so play cannot go on from it.
record-unknown-game = There is no game "{ $name }".
