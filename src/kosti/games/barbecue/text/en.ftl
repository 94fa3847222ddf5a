# Heckmeck Barbecue in English.
game-name = Heckmeck Barbecue
game-about = Throw eight dice, set faces aside and hit a place at the grill exactly: for its worms, for a neighbour’s worms, or for a snail.

## Words to type
word-w = worm
word-throw = throw
word-stop = stop

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
action-put = { $worms ->
    [one] put a plate on { $place } ({ $worms } worm)
   *[other] put a plate on { $place } ({ $worms } worms)
}
action-steal = { $worms ->
    [one] take over { $place } and steal { $worms } worm from { $other }
   *[other] take over { $place } and steal { $worms } worms from { $other }
}
action-double = { $worms ->
    [one] close { $place } with a second plate ({ $worms } worm)
   *[other] close { $place } with a second plate ({ $worms } worms)
}
action-snail = take the snail from { $place }
action-snail-from-stock = stop at { $result }: take a snail from the stock
action-snail-from-grill = stop at { $result }: take the snail from the highest place, { $place }
action-no-snail = stop at { $result }: no snail is left, so the game ends
action-stop-fail = { $reason ->
    [no-worm] stop without a worm: a failed turn
    [too-low] stop at { $result }: below 23, a failed turn
    [two-plates] stop at { $result }: two plates there, a failed turn
   *[no-plate] stop at { $result }: no plate left, a failed turn
}
action-stop-fail-end = { $reason ->
    [no-worm] stop without a worm: a failed turn, and the game ends
    [too-low] stop at { $result }: below 23, a failed turn, and the game ends
    [two-plates] stop at { $result }: two plates there, a failed turn, and the game ends
   *[no-plate] stop at { $result }: no plate left, a failed turn, and the game ends
}

## What each action means
explain-face = All dice with this face go to your row. The same face cannot be chosen again this turn.
explain-throw = Throws the dice that are left. If they show only faces you already have, the turn fails.
explain-put = Ends the turn: your plate goes to the empty place with your number, and you gain the worms shown there.
explain-steal = Ends the turn: the owner of the plate gives you the worms shown there and takes it back; yours takes its place.
explain-double = Ends the turn: your second plate goes there, you gain the worms again, and nobody can use the place any more.
explain-snail = Ends the turn: the snail on the place is yours, worth 3 points, and the place is empty again.
explain-snail-from-stock = Ends the turn: a result above 36 earns a snail, worth 3 points.
explain-snail-from-grill = Ends the turn: a result above 36 earns a snail, worth 3 points. The stock is empty, so it comes from the grill.
explain-no-snail = A result above 36 earns a snail, but there is none: the game ends at once.
explain-stop-fail = Ends the turn without a gain. A snail goes to the highest empty place; if there is none, to the highest place with one plate.
explain-stop-fail-end = Ends the turn without a gain. No snail can go to the grill, so the game ends.

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
event-put = { $worms ->
    [one] { $name }: puts a plate on { $place } and gains { $worms } worm
   *[other] { $name }: puts a plate on { $place } and gains { $worms } worms
}
event-stole = { $worms ->
    [one] { $name }: takes over { $place } and steals { $worms } worm from { $other }
   *[other] { $name }: takes over { $place } and steals { $worms } worms from { $other }
}
event-doubled = { $worms ->
    [one] { $name }: closes { $place } with a second plate and gains { $worms } worm
   *[other] { $name }: closes { $place } with a second plate and gains { $worms } worms
}
event-took_snail = { $name }: takes the snail from { $place }
event-took_snail_from_stock = { $name }: takes a snail from the stock ({ $left } left)
event-found_no_snail = { $name }: finds no snail, neither in the stock nor on the grill
event-failed = { $reason ->
    [no-face] { $name }: fails – no new face in the throw
    [no-worm] { $name }: fails – no worm set aside
    [too-low] { $name }: fails – { $result } is below 23
    [two-plates] { $name }: fails – two plates on { $result }
   *[no-plate] { $name }: fails – no plate left for { $result }
}
event-placed_snail = A snail goes to { $place } ({ $left } left in the stock)
event-went_home = { $name }: takes the plate back from { $place } and keeps the worms
event-placed_no_snail = { $reason ->
    [no-stock] The stock has no snail left.
   *[no-room] No place is left for a snail.
}
event-scored = { $score ->
    [one] { $name }: { $score } point
   *[other] { $name }: { $score } points
}

## How a turn can end
ending-put = { $worms ->
    [one] a plate on { $place } ({ $worms } worm)
   *[other] a plate on { $place } ({ $worms } worms)
}
ending-stole = { $worms ->
    [one] { $place } taken over from { $other } ({ $worms } worm)
   *[other] { $place } taken over from { $other } ({ $worms } worms)
}
ending-doubled = { $worms ->
    [one] a second plate on { $place } ({ $worms } worm)
   *[other] a second plate on { $place } ({ $worms } worms)
}
ending-snail = the snail from { $place }
ending-snail-beyond = a snail for a result above 36
ending-no-snail = a result above 36, but no snail is left: the game ends
ending-failed = a failed turn

## The board
board-row = { $worms ->
    [one] { $worms } worm: { $places }
   *[other] { $worms } worms: { $places }
}
board-empty = { $place } free
board-plate = { $place } { $name }
board-two-plates = { $place } { $name } ×2
board-snail = { $place } snail
board-stock = Snails in stock: { $snails }
board-seat = { $points ->
    [one] { $name }: { $points } point (worms { $worms }, snails { $snails }, plates left { $plates })
   *[other] { $name }: { $points } points (worms { $worms }, snails { $snails }, plates left { $plates })
}
board-aside = Set aside: { $dice } = { $result }
board-shown = Thrown: { $dice }

## Impossible positions
position-bad-grill = A grill has 14 signs, place 23 first: “.” empty, a to e one plate of a seat, A to E two of them, s a snail; not “{ $grill }”.
position-no-such-seat = The grill has a plate “{ $letter }” of a seat that does not play.
position-too-many-plates = Too many plates on the grill for seat { $seat }: { $given }, but each has only { $most }.
position-too-many-snails = Too many snails: { $given }, but there are only { $most }.
position-too-few-worms = Too few worms for seat { $seat }: { $given }, but its plates on the grill alone brought { $least }.
position-too-many-worms = Somebody has more worms than plates could have brought.
position-snail-too-low = A snail lies below empty places to which it would have gone first.
position-too-few-turns-of-seat = Too few turns for seat { $seat }: { $had }, but what it has needs { $least }.
position-too-few-turns = Too few turns: { $had }, but what lies on the table needs { $least }.
position-not-over = The game cannot be over: a failed turn could still send a snail to the grill.

## Tables of worms
worms-file-unread = { $path } cannot be read as a table of worms: no such text file.
worms-file-shape = { $path } is not a table of worms. It must have the line “place,worms” and then a line for each place from { $least } to { $most } with its worms from 1 to 9, such as “23,1”.

## Options
option-seats = How many play
option-turn_limit = The game ends after this many turns (0: no limit)
option-worms = The worms on the places 23 to 36

## What is counted in simulated games
tally-failures = failed turns
tally-thefts = thefts

## Odds of a turn
odds-target = Place
odds-points = points
odds-average = points on average
odds-target-37 = above 36

## On the board of the page
place-put = gain
place-steal = take from { $other }
place-double = yours: close it
place-snail = a snail
place-snail-from-stock = a snail
place-snail-from-grill = a snail
place-no-snail = no snail: the end
place-stop-fail = { $reason ->
    [no-worm] no worm yet
    [too-low] too low
    [two-plates] closed
   *[no-plate] no plate left
}
place-stop-fail-end = { $reason ->
    [no-worm] no worm yet
    [too-low] too low
    [two-plates] closed
   *[no-plate] no plate left
}

## The page
end-why = A worm is 1 point, a snail 3. The most points win; among equals, the plate on the highest place.
value-worms-classic = 23–24 one, 25–28 two, 29–32 three, 33–36 four
value-worms-shifted = 23–26 one, 27–30 two, 31–33 three, 34–36 four
