# Heckmeck am Bratwurmeck in English.
game-name = Heckmeck am Bratwurmeck
game-about = Throw eight dice, set faces aside, and take a tile from the grill or from a neighbour before the dice run out on you.

## Words to type
word-throw = throw
word-stop = stop
word-steal = steal
word-grill = grill

## Actions
action-face = { $count ->
    [one] set one { $face } aside
   *[other] set { $count } × { $face } aside
}
action-throw = { $count ->
    [one] throw the last die
   *[other] throw { $count } dice
}
action-grill = { $worms ->
    [one] take { $tile } from the grill (one worm)
   *[other] take { $tile } from the grill ({ $worms } worms)
}
action-steal = { $worms ->
    [one] steal { $tile } (one worm) – { $other }
   *[other] steal { $tile } ({ $worms } worms) – { $other }
}
action-stop-fail = stop: a failed turn, { $tile } goes back to the grill
action-stop-fail-free = stop: a failed turn, nothing is lost

## What each action means
explain-face = All dice with this face go to your row; the face cannot be chosen again this turn.
explain-throw = Throws the dice that are left. If only faces come up that you already have, the turn fails.
explain-grill = Takes the open tile with your number, or the next lower one, and ends the turn.
explain-steal = Takes the top tile of a stack that has exactly your number, and ends the turn.
explain-stop-fail = Ends the turn without a tile. Your top tile goes back to the grill.
explain-stop-fail-free = Ends the turn without a tile. You have none to lose.

## Why not
refused-face-used = { $face } is already in your row this turn.
refused-face-not-shown = No die shows { $face }.
refused-throw-first = Throw first: there is no open throw to choose { $face } from.
refused-choose-first = Choose a face of this throw first.
refused-nothing-to-throw = No die or no new face is left to throw for.
refused-two-to-take = Two tiles can be had: say "steal" or "grill".
refused-just-stop = There is no choice between two tiles: just stop.
refused-own-top = { $tile } is your own top tile: it cannot be taken again.
refused-no-such-top = No other stack shows { $result } on top.

## What happened
event-threw = { $name }: throws { $dice }
event-set_aside = { $name }: sets { $count } × { $face } aside – { $result } so far
event-took = { $worms ->
    [one] { $name }: takes { $tile } from the grill (one worm)
   *[other] { $name }: takes { $tile } from the grill ({ $worms } worms)
}
event-stole = { $worms ->
    [one] { $name }: steals { $tile } (one worm) – { $other }
   *[other] { $name }: steals { $tile } ({ $worms } worms) – { $other }
}
event-failed = { $reason ->
    [no-face] { $name }: fails – no new face in the throw
    [no-worm] { $name }: fails – no worm set aside
   *[nothing-to-take] { $name }: fails – no tile to be had
}
event-returned = { $name }: puts { $tile } back on the grill
event-turned = The highest tile is turned down: { $tile }
event-scored = { $score ->
    [one] { $name }: one worm
   *[other] { $name }: { $score } worms
}

## The board
board-grill = Grill: { $tiles }
board-stack = { $worms ->
    [one] { $name }: { $stack } (top { $top }, one worm)
   *[other] { $name }: { $stack } (top { $top }, { $worms } worms)
}
board-no-stack = { $name }: no tiles
board-aside = Set aside: { $dice } = { $result }
board-shown = Thrown: { $dice }

## Impossible positions
position-bad-stack = A stack must be tiles from 21 to 36 joined by dots, bottom first, or "-": { $stack }
position-tile-twice = Tile { $tile } is in two places.
position-grill-empty = The grill has no open tile, so the game must be over.
position-not-over = The game cannot be over while a tile is open.

## Options
option-seats = How many play
option-turn_limit = Ends the game after this many turns (0: no limit)
option-faster = What a failed turn turns down: off (the highest tile, unless just returned), returned (the returned tile as well), highest (always the highest)
