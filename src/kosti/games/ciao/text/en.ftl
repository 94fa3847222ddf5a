# Ciao, Ciao..! in English.
game-name = Ciao, Ciao..!
game-about = Throw in secret, announce a number, and lead your heroes over the bridge. A lie pays as long as nobody doubts it – and ciao, ciao to the one who is caught.

## Words to type
word-X = X
word-believe = believe
word-doubt = doubt
word-advance = advance
word-stay = stay
word-push = push
word-spare = spare
word-step1 = step1
word-step2 = step2
word-step3 = step3
word-step4 = step4
word-step5 = step5
word-step6 = step6
word-step7 = step7
word-step8 = step8

## Actions
action-announce = { $where ->
    [plank] announce { $said } – to plank { $place }
    [ladder] announce { $said } – across, to step { $place }
   *[goal] announce { $said } – across with the third hero, for the win
}
action-announce-truth = { $where ->
    [plank] announce { $said }, the truth – to plank { $place }
    [ladder] announce { $said }, the truth – across, to step { $place }
   *[goal] announce { $said }, the truth – across with the third hero, for the win
}
action-announce-lie = { $where ->
    [plank] announce { $said }, a lie – to plank { $place }
    [ladder] announce { $said }, a lie – across, to step { $place }
   *[goal] announce { $said }, a lie – across with the third hero, for the win
}
action-believe = { $where ->
    [plank] believe it – { $other } stays on plank { $place }, unless somebody else doubts
    [ladder] believe it – { $other } takes step { $place } of the ladder, unless somebody else doubts
   *[goal] believe it – { $other } wins, unless somebody else doubts
}
action-believe-last = { $where ->
    [plank] believe it – { $other } stays on plank { $place }
    [ladder] believe it – { $other } takes step { $place } of the ladder
   *[goal] believe it – { $other } wins the game
}
action-doubt = doubt the { $said }, and risk your hero on plank { $place }
action-doubt-ladder = doubt the { $said }, and risk a hero on the ladder
action-doubt-goal = doubt the { $said } – if it is true, { $other } wins the game
action-advance = { $where ->
    [plank] advance by { $said } – to plank { $place }
    [ladder] advance by { $said } – across, to step { $place }
   *[goal] advance by { $said } – across with your third hero: you win
}
action-stay = stay where you are
action-push = push { $other } off plank { $place }
action-push-ladder = push a hero of { $other } off the ladder
action-spare = spare { $other }
action-step = let the hero on step { $place } fall ({ $other })
action-step-own = let your hero on step { $place } fall

## What each action means
explain-announce = Moves your hero by this number at once. Only you know the die; each of the others may believe or doubt.
explain-announce-truth = Moves your hero by this number at once. If somebody doubts, the advance stands, and the doubter may lose a hero.
explain-announce-lie = Moves your hero by this number at once. If somebody doubts, your hero falls.
explain-believe = You let it pass. The next seat is asked.
explain-believe-last = You are the last to be asked: the advance stands, and the die stays secret.
explain-doubt = You look at the die. If the number is a lie, the hero that moved falls and yours may advance by it; if it is true, yours may fall.
explain-doubt-ladder = You look at the die. If the number is a lie, the hero that moved falls; if it is true, you may lose a hero on the ladder.
explain-doubt-goal = You look at the die. If the number is a lie, the hero that moved falls; if it is true, it is the third hero across, and the game is over.
explain-advance = Your hero goes the whole announced number.
explain-stay = Your hero stays where it is, perhaps to cross later and stand higher.
explain-push = The doubt was wrong: the doubter’s hero falls.
explain-push-ladder = The doubt was wrong: a hero of the doubter falls from the ladder.
explain-spare = The doubt was wrong, but nobody falls.
explain-step = This hero is out of the game, and its step is free again.
explain-step-own = This hero is out of the game, and its step is free again.

## Why not
refused-cross = An X cannot be announced: say a number from 1 to 4.
refused-not-speaker = You have not thrown: { $other } announces the number.
refused-announced = The number of this turn has been announced already: { $said }.
refused-is-speaker = This is your own number: the others believe or doubt it.
refused-doubt-closed = There has been a doubt: nobody else is asked.
refused-was-true = The number was true: the doubter does not advance.
refused-no-right-doubt = Only somebody who has caught a lie may advance.
refused-must-push = At this table a wrong doubt always costs a hero.
refused-was-lie = The number was a lie: the doubter has nothing to fear.
refused-pushed-already = It is already decided that a hero falls.
refused-no-wrong-doubt = Nobody has doubted wrongly.
refused-nobody-falls = No hero is to fall from the ladder now.
refused-step-free = Nobody stands on step { $place }.
refused-step-other = Step { $place } is held by { $other }.

## What happened
event-threw = { $sight ->
    [open] { $name }: throws and looks – { $face }
   *[hidden] { $name }: throws and looks in secret
}
event-announced = { $where ->
    [plank] { $name }: announces { $said } and moves to plank { $place }
   *[beside] { $name }: announces { $said } and waits beside the ladder
}
event-believed = { $name }: believes it
event-doubted = { $name }: doubts it
event-revealed = { $sight ->
    [open] { $truth ->
        [true] { $name }: looks at the die – { $face }, it was true
       *[lie] { $name }: looks at the die – { $face }, it was a lie
    }
   *[hidden] { $truth ->
        [true] { $name }: looks at the die – it was true
       *[lie] { $name }: looks at the die – it was a lie
    }
}
event-advanced = { $where ->
    [plank] { $name }: advances by { $said } to plank { $place }
   *[beside] { $name }: advances by { $said } beyond the bridge
}
event-stayed = { $name }: stays in place
event-pushed = { $name }: pushes { $other } off
event-spared = { $name }: spares { $other }
event-fell = { $where ->
    [plank] { $name }: ciao, ciao! The hero on plank { $place } falls
    [beside] { $name }: ciao, ciao! The hero beside the ladder falls
   *[ladder] { $name }: ciao, ciao! The hero on step { $place } falls
}
event-crossed = { $name }: is across and takes step { $step }
event-crossed_third = { $name }: is across with the third hero
event-replaced = { $name }: a new hero on plank 1 (in reserve: { $left })
event-ran_out = { $name }: no hero left
event-scored = { $score ->
    [one] { $name }: { $score } point
   *[other] { $name }: { $score } points
}

## The board
board-heroes = { $where ->
    [plank] { $name }: plank { $plank } of { $planks } · in reserve { $reserve } · fallen { $fallen }
    [beside] { $name }: beside the ladder · in reserve { $reserve } · fallen { $fallen }
   *[none] { $name }: nobody on the bridge · in reserve { $reserve } · fallen { $fallen }
}
board-ladder = Ladder: { $steps }
board-no-ladder = Ladder: nobody yet
board-step = step { $step } – { $name }
board-said = Announced: { $said } – { $name }
board-die = The die: { $face }
board-die-hidden = The die: hidden

## Impossible positions
position-not-now = With now={ $now } the field { $name } has no place.
position-bad-plank = In bridge a part is a plank from 1 to { $most }, “+” beside the ladder, or “-”, not “{ $value }”.
position-bad-reserve = In reserve a part is a number from 0 to { $most }, not “{ $value }”.
position-bad-ladder = The ladder has 8 signs, each one of “{ $allowed }”, not “{ $value }”.
position-too-many-heroes = Seat { $seat } has too many heroes: there are only { $most }.
position-third-on-ladder = Seat { $seat } has a third hero on the ladder, so the game must be over.
position-beside-ladder = Seat { $seat } cannot have a hero waiting beside the ladder now.
position-not-replaced = Seat { $seat } has heroes in reserve but none on the bridge.
position-ladder-gap = Lower steps of the ladder are free although nobody can have fallen from them.
position-too-few-turns = The heroes cannot have come this far with turns={ $turns }.
position-too-many-turns = With turns={ $turns } there are too many turns for these heroes: the most is { $most }.
position-too-far = The heroes of seat { $seat } cannot have come this far with turns={ $turns }.
position-not-far = The heroes of seat { $seat } must have come further with turns={ $turns }, or fallen.
position-not-over = The game cannot be over while heroes are left and nobody has three across.
position-winner-short = Seat { $seat } cannot have won: it has no three heroes across.
position-off-bridge = Seat { $seat } cannot have a hero on the bridge now.
position-not-fallen = A hero of seat { $seat } must have fallen.
position-winner-early = There is a winner only when the game is over.
position-no-speaker = Seat { $seat } is at its turn without a hero on the bridge.
position-not-advanced = The hero of seat { $seat } cannot have moved { $said } planks to where it is.
position-cannot-doubt = Seat { $seat } cannot doubt now.
position-die-unfit = The die does not fit now={ $now } and the number announced.
position-doubter-off = Seat { $seat } has no hero on the bridge that could advance.
position-must-push = There is nothing to decide between push and spare with push=must.
position-nothing-to-pick = There is no hero to be picked from the ladder.

## Options
option-seats = How many play
option-turn_limit = The game ends after this many turns (0: no limit)
option-planks = How many planks the bridge has (8 to 12 at the table, fewer for study)
option-heroes = How many heroes each seat has (7 at the table, fewer for study)
option-push = What a wrong doubt costs
option-ladder_fall = Who picks which hero falls from the ladder
option-ladder_doubt = Whether seats with heroes only on the ladder may doubt
option-reveal = Who sees the die after a doubt
option-tie_break = What happens when points are equal

## What is counted in simulated games
tally-lies = lies
tally-lies_doubted = lies doubted
tally-truths_doubted = truths doubted

## The solved game
solve-value = Value for the seat that speaks first: { $value }
solve-positions = Positions before a throw: { $number }
solve-exploitability = The most that best answers gain, over all positions: { $value }
solve-look-up = To look up a position:
solve-face = face
solve-announced = Announced with each face of the die, and how often each number is to be doubted:
solve-doubted = doubt
solve-share = Share of the win for { $name }: { $value }
solve-shares = Share of the win for each seat, all playing on so: { $shares }
solve-gains = What each seat gains by the best answers to the others: { $gains }
solve-learned = After { $games } games against these masters, a seat that knows how they think wins { $share } of the games; { $fair } would be fair. It gains { $gain } (± { $error }).
solve-seats = { $most ->
    [one] Only the game for { $most } seat is solved exactly.
   *[other] Only the game for { $most } seats is solved exactly.
}
solve-other-options = This position belongs to a table with other options.
solve-not-before = A position to look up is one before the announcement: now=throw or now=announce.

## On the board of the page
cup-look = look under the cup (hold or tap)
say-leads = { $where ->
    [plank] plank { $place }
    [ladder] step { $place }
   *[goal] you win
}
answer-believe = I believe you
answer-doubt = You lie!
follows-believe = Others may still doubt.
follows-believe-last = { $where ->
    [plank] { $other } stays on plank { $place }.
    [ladder] { $other } takes step { $place } of the ladder.
   *[goal] { $other } wins the game.
}
follows-doubt = If it is a lie, that hero falls and yours may advance { $said }. If it is true, yours on plank { $place } is at risk.
follows-doubt-ladder = If it is a lie, that hero falls. If it is true, one of yours on the ladder is at risk.
follows-doubt-goal = If it is a lie, that hero falls. If it is true, { $other } wins the game.
## How a turn can end
ending-stood = nobody doubts
ending-proved = a true number is doubted, and the doubter pays for it
ending-caught = a lie is caught
ending-advanced = the doubter advances
ending-stayed = the doubter stays
ending-pushed = the doubter’s hero is pushed off
ending-spared = the doubter is spared
ending-picked = the hero on step { $place } falls

## The levels
manner-novice = blurts out the first number that comes to mind and doubts by the gut
manner-casual = bluffs with an X and with many a 1, doubts high numbers, and never looks at what is at stake
manner-expert = mixes truth, bluff and doubt exactly for this turn, by a rough guess at what it leads to
manner-master = mixes truth, bluff and doubt exactly, and knows how the whole game goes on from here

## The page
end-why = Three heroes across win at once. Otherwise the steps of the ladder are added up, and the most points win.
value-push-must = always a hero
value-push-may = a hero, unless the speaker spares it
value-ladder_fall-speaker = the one who announced
value-ladder_fall-doubter = the one who doubted
value-ladder_fall-lowest = nobody: the lowest always falls
value-ladder_doubt-on = yes
value-ladder_doubt-off = no, as in the edition of 1997
value-reveal-doubter = only the doubter
value-reveal-all = everybody
value-tie_break-shared = the win is shared
value-tie_break-highest_step = the highest step wins
