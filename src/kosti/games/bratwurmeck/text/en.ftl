# Heckmeck am Bratwurmeck in English.
game-name = Heckmeck am Bratwurmeck
game-about = Throw eight dice, set faces aside and stop in time: worms wait on the grill, and on top of your neighbours’ stacks.

## Words to type
word-w = worm
word-throw = throw
word-stop = stop
word-steal = steal
word-grill = grill

## Actions
action-face = { $face ->
    [w] { $count ->
        [1] set the worm aside
        [one] set { $count } worm aside
       *[other] set { $count } worms aside
    }
   *[other] { $count ->
        [1] set the { $face } aside
       *[other] set { $count } × { $face } aside
    }
}
action-throw = { $count ->
    [1] throw the last die
    [one] throw { $count } die
   *[other] throw { $count } dice
}
action-grill = { $worms ->
    [one] take { $tile } from the grill ({ $worms } worm)
   *[other] take { $tile } from the grill ({ $worms } worms)
}
action-steal = { $worms ->
    [one] steal { $tile } from { $other } ({ $worms } worm)
   *[other] steal { $tile } from { $other } ({ $worms } worms)
}
action-stop-fail = { $reason ->
    [no-worm] stop without a worm: a failed turn, { $tile } goes back to the grill
   *[nothing-to-take] stop at { $result }: nothing to take, a failed turn, { $tile } goes back to the grill
}
action-stop-fail-free = { $reason ->
    [no-worm] stop without a worm: a failed turn, but you have no tile to lose
   *[nothing-to-take] stop at { $result }: nothing to take, a failed turn, but you have no tile to lose
}

## What each action means
explain-face = All dice with this face go to your row. The same face cannot be chosen again this turn.
explain-throw = Throws the dice that are left. If they show only faces you already have, the turn fails.
explain-grill = Ends the turn: takes the open tile with your number or, if it is gone, the next lower open one.
explain-steal = Ends the turn: takes the top tile of the stack that shows exactly your number.
explain-stop-fail = Ends the turn without a tile. Your top tile goes back to the grill.
explain-stop-fail-free = Ends the turn without a tile. You have none to lose.

## Why not
refused-face-used = { $face ->
    [w] You already have worms in your row this turn.
   *[other] You already have { $face } in your row this turn.
}
refused-face-not-shown = { $face ->
    [w] No die shows a worm.
   *[other] No die shows { $face }.
}
refused-throw-first = { $face ->
    [w] There is no throw on the table now to take worms from.
   *[other] There is no throw on the table now to take { $face } from.
}
refused-choose-first = First set a face of this throw aside.
refused-nothing-to-throw = There is nothing to throw for: no dice or no new faces are left.
refused-two-to-take = You can have two tiles: choose between stealing and the grill.
refused-just-stop = There are not two tiles to choose between: simply stop.
refused-own-top = { $tile } is your own top tile: you cannot take it again.
refused-no-such-top = No other stack shows { $result } on top.

## What happened
event-threw = { $name }: throws { $dice }
event-set_aside = { $face ->
    [w] { $count ->
        [one] { $name }: sets { $count } worm aside – { $result } so far
       *[other] { $name }: sets { $count } worms aside – { $result } so far
    }
   *[other] { $count ->
        [1] { $name }: sets the { $face } aside – { $result } so far
       *[other] { $name }: sets { $count } × { $face } aside – { $result } so far
    }
}
event-took = { $worms ->
    [one] { $name }: takes { $tile } from the grill ({ $worms } worm)
   *[other] { $name }: takes { $tile } from the grill ({ $worms } worms)
}
event-stole = { $worms ->
    [one] { $name }: steals { $tile } from { $other } ({ $worms } worm)
   *[other] { $name }: steals { $tile } from { $other } ({ $worms } worms)
}
event-failed = { $reason ->
    [no-face] { $name }: fails – no new face in the throw
    [no-worm] { $name }: fails – no worm set aside
   *[nothing-to-take] { $name }: fails – no tile to take
}
event-returned = { $name }: puts { $tile } back on the grill
event-turned = Turned down for good: { $tile }
event-scored = { $score ->
    [one] { $name }: { $score } worm
   *[other] { $name }: { $score } worms
}

## How a turn can end
ending-took = { $worms ->
    [one] { $tile } from the grill ({ $worms } worm)
   *[other] { $tile } from the grill ({ $worms } worms)
}
ending-stole = { $worms ->
    [one] a theft of { $tile } ({ $worms } worm)
   *[other] a theft of { $tile } ({ $worms } worms)
}
ending-failed = a failed turn, { $tile } goes back to the grill
ending-failed-free = a failed turn without a loss

## The board
board-grill = Grill: { $tiles }
board-no-grill = Grill: empty
board-stack = { $worms ->
    [one] { $name }: { $stack } (top { $top }, { $worms } worm)
   *[other] { $name }: { $stack } (top { $top }, { $worms } worms)
}
board-no-stack = { $name }: no tiles
board-aside = Set aside: { $dice } = { $result }
board-shown = Thrown: { $dice }

## Impossible positions
position-bad-stack = A stack must be tiles from 21 to 36 joined by dots, the bottom one first, or “-”, not “{ $stack }”.
position-tile-twice = Tile { $tile } is in two places.
position-grill-empty = The grill has no open tile, so the game must be over.
position-not-over = The game cannot be over while a tile is open.

## Options
option-seats = How many play
option-turn_limit = The game ends after this many turns (0: no limit)
option-faster = What a failed turn turns down

## What is counted in simulated games
tally-failures = failed turns
tally-thefts = thefts

## Odds of a turn
odds-target = Tile
odds-points = worms
odds-average = worms on average

## The page
end-why = Whoever has the most worms on all tiles wins; among equals, whoever has the highest tile.
value-faster-off = the highest tile, unless it was just returned
value-faster-returned = the returned tile too, in any case
value-faster-highest = always the highest tile, even one just returned
