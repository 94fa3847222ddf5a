# Svintus 3D in English.
game-name = Svintus 3D
game-about = A true pig never misses a meal. Throw your dice, spread them over the cards, snatch supplies from under each other’s snouts – and be the first with seven of a kind.

## Words to type: cards by their supplies, glutton cards by what they ask for and what they give
word-corn = corn
word-beet = beet
word-apple = apple
word-acorn = acorn
word-corn-corn = corn + corn
word-corn-beet = corn + beet
word-corn-apple = corn + apple
word-corn-acorn = corn + acorn
word-beet-beet = beet + beet
word-beet-apple = beet + apple
word-beet-acorn = beet + acorn
word-apple-apple = apple + apple
word-apple-acorn = apple + acorn
word-acorn-acorn = acorn + acorn
word-no-corn = beet, apple, acorn
word-no-beet = corn, apple, acorn
word-no-apple = corn, beet, acorn
word-no-acorn = corn, beet, apple
word-sum5-no-corn = sum 5 (beet, apple, acorn)
word-sum5-no-beet = sum 5 (corn, apple, acorn)
word-sum5-no-apple = sum 5 (corn, beet, acorn)
word-sum5-no-acorn = sum 5 (corn, beet, apple)
word-sum10-no-corn = sum 10 (beet, apple, acorn)
word-sum10-no-beet = sum 10 (corn, apple, acorn)
word-sum10-no-apple = sum 10 (corn, beet, acorn)
word-sum10-no-acorn = sum 10 (corn, beet, apple)
word-sum15-no-corn = sum 15 (beet, apple, acorn)
word-sum15-no-beet = sum 15 (corn, apple, acorn)
word-sum15-no-apple = sum 15 (corn, beet, acorn)
word-sum15-no-acorn = sum 15 (corn, beet, apple)
word-piles1111-no-corn = piles 1-1-1-1 (beet, apple, acorn)
word-piles1111-no-beet = piles 1-1-1-1 (corn, apple, acorn)
word-piles1111-no-apple = piles 1-1-1-1 (corn, beet, acorn)
word-piles1111-no-acorn = piles 1-1-1-1 (corn, beet, apple)
word-piles222-no-corn = piles 2-2-2 (beet, apple, acorn)
word-piles222-no-beet = piles 2-2-2 (corn, apple, acorn)
word-piles222-no-apple = piles 2-2-2 (corn, beet, acorn)
word-piles222-no-acorn = piles 2-2-2 (corn, beet, apple)
word-piles33-no-corn = piles 3-3 (beet, apple, acorn)
word-piles33-no-beet = piles 3-3 (corn, apple, acorn)
word-piles33-no-apple = piles 3-3 (corn, beet, acorn)
word-piles33-no-acorn = piles 3-3 (corn, beet, apple)
word-triple-no-corn = triple (beet, apple, acorn)
word-triple-no-beet = triple (corn, apple, acorn)
word-triple-no-apple = triple (corn, beet, acorn)
word-triple-no-acorn = triple (corn, beet, apple)
word-lone-no-corn = squeal (beet, apple, acorn)
word-lone-no-beet = squeal (corn, apple, acorn)
word-lone-no-apple = squeal (corn, beet, acorn)
word-lone-no-acorn = squeal (corn, beet, apple)
word-sixes-no-corn = sixes (beet, apple, acorn)
word-sixes-no-beet = sixes (corn, apple, acorn)
word-sixes-no-apple = sixes (corn, beet, acorn)
word-sixes-no-acorn = sixes (corn, beet, apple)
word-decline = decline

## Actions
action-place = { $column ->
    [h] put { $count } × { $face } on the Hamsters
   *[other] put { $count } × { $face } on the { $column }s
}
action-place-none = { $column ->
    [h] put no { $face } on the Hamsters
   *[other] put no { $face } on the { $column }s
}
action-claim = take { $card }, and all your dice come home
action-decline = take no glutton card
action-decline-take = take no glutton card, but { $card } from the { $column }s
action-decline-feed = take no glutton card, and feed the Hamsters
action-feed = feed { $card } to the Hamsters

## What each action means
explain-place = So many dice of this throw go to this card. They stay there until the card is taken or your dice come home.
explain-place-none = These dice are not placed here. What is placed nowhere returns to your hand.
explain-claim = Takes this glutton card with its three supplies. All seven of your dice return to your hand; nothing else is taken this turn.
explain-decline = Leaves the glutton cards where they are. That costs nothing.
explain-decline-take = Leaves the glutton cards and takes the card of the top row on which enough of your dice lie.
explain-decline-feed = Leaves the glutton cards. As you take no card at all, the Hamsters get one of yours.
explain-feed = This card goes under the Hamsters, out of the game. All dice on the Hamsters come home.

## Why not
refused-ones-go = Every 1 goes to the Hamsters by itself.
refused-place-past = { $column ->
    [h] You have already decided how many { $face }s go to the Hamsters; take it back to change it.
   *[other] You have already decided how many { $face }s go to the { $column }s; take it back to change it.
}
refused-column-closed = The column of the { $column }s is closed: no { $face } can go there.
refused-not-thrown = { $column ->
    [h] There is no { $face } in this throw for the Hamsters.
   *[other] There is no { $face } in this throw for the { $column }s.
}
refused-no-die-left = { $column ->
    [h] No { $face } of this throw is left for the Hamsters.
   *[other] No { $face } of this throw is left for the { $column }s.
}
refused-too-many = { $column ->
    [h] For the Hamsters you have only { $count } × { $face }.
   *[other] For the { $column }s you have only { $count } × { $face }.
}
refused-asked-later = { $column ->
    [h] Decide about { $place } first; the { $face }s for the Hamsters come after it.
   *[other] Decide about { $place } first; the { $face }s for the { $column }s come after it.
}
refused-unmet-sum = { $card } asks for a throw of exactly { $due }, and yours is { $sum }.
refused-unmet-piles = { $card } asks for your dice to lie { $due } and nowhere else, and they lie { $piles }.
refused-unmet-triple = { $card } asks for some number on exactly three dice of your throw.
refused-unmet-lone = { $card } asks for a throw of a single die, and you threw { $count }.
refused-unmet-sixes = { $card } asks for exactly four of your sixes on the top row. You have there: { $count }.
refused-not-yours = You have no card { $card }.

## A placing gathered and sent as a whole
placing-not-now = There is nothing to place now.
placing-unread = “{ $part }” is no place for dice. Say 2 for a 2 on its card, 2:3 for three of them, 6>4 or just 64 for a six on the 4s, 6h for a six to the Hamsters, - for nothing.

## What happened
event-turned_up = { $column ->
    [gluttons] A glutton card is turned up: { $card }
   *[other] A card is turned up on the { $column }s: { $card }
}
event-threw = { $name }: throws { $dice }
event-placed = { $column ->
    [h] { $name }: { $count } × { $face } to the Hamsters
   *[other] { $name }: { $count } × { $face } on the { $column }s
}
event-declined = { $name }: takes no glutton card
event-card_taken = { $name }: takes { $card } from the { $column }s
event-glutton_taken = { $name }: takes { $card }
event-all_home = { $count ->
    [one] { $name }: { $count } die comes home
   *[other] { $name }: { $count } dice come home
}
event-came_home = { $column ->
    [h] { $count ->
        [one] { $name }: { $count } die comes home from the Hamsters
       *[other] { $name }: { $count } dice come home from the Hamsters
    }
   *[other] { $count ->
        [one] { $name }: { $count } die comes home from the { $column }s
       *[other] { $name }: { $count } dice come home from the { $column }s
    }
}
event-hungry = { $name }: has to feed the Hamsters
event-fed = { $name }: feeds { $card } to the Hamsters
event-fed_nothing = { $name }: has no card for the Hamsters
event-no_hands = Nobody has a die in hand: all dice come home.
event-closed = The { $column }s are used up: their column is closed.
event-skipped = { $name }: has no die in hand and skips the turn
event-scored = { $name }: { $score } of one supply, { $total } in all

## How the turn can end
ending-nothing = no card
ending-taken = { $card } from the { $column }s
ending-claimed = { $card }
ending-fed = { $card } fed to the Hamsters
ending-fed-nothing = no card for the Hamsters, and the dice there come home

## The board
board-pile = { $name }: { $dice }
board-column = { $needs } × { $column }: { $card } (+ { $left })
board-column-dice = { $needs } × { $column }: { $card } (+ { $left }) – { $dice }
board-closed = { $needs } × { $column }: closed
board-hamsters = { $needs } × 1: the Hamsters
board-hamsters-dice = { $needs } × 1: the Hamsters – { $dice }
board-gluttons = Gluttons: { $cards } (+ { $left })
board-supply = { $supply } { $count }
board-seat = { $name }: { $hand } in hand, supplies: { $supplies }
board-thrown = Thrown: { $dice }

## Impossible positions
position-not-now = With now={ $now } there is no { $name }.
position-bad-places = Dice on the top row are written like 2s:226,h:1, { $most } a seat at most, not “{ $dice }”.
position-bad-card = Cards are written like corn,2corn-beet,no-acorn, each kind once and { $most } of it at most; this is none of them here: “{ $card }”.
position-too-many-open = Too many open cards in { $column }: the most is { $most }.
position-too-many-cards = More { $card } in { $column } than the deck has.
position-cards-not-gone = Too many { $card } before the seats: { $given }, but only { $most } have left the stacks.
position-too-few-turns = The cards gone from the stacks need more turns: at least { $due }, but turns={ $turns }.
position-not-turned-up = The next card must lie open first: { $columns }
position-refill = Cards still to be turned up: { $count }. That cannot be now.
position-opening-order = At the opening the 5s are turned up first, then the 4s, 3s, 2s and the gluttons, and something is still to come.
position-opening-begun = At the opening no turn has been played and no card is gone.
position-dice-on-closed = Dice lie in { $column }, where no card is open.
position-card-due = Seat { $seat } has dice enough in { $column } and must have taken the card.
position-empty-hand = Seat { $seat } has no dice in hand to throw.
position-not-yet-played = Seat { $seat } has not played yet, so it can have neither cards nor dice on the table.
position-thrown-not-hand = The dice thrown do not fit those in the hand: { $given } and { $due }.
position-nothing-to-feed = The seat need not choose a card for the Hamsters.
position-bad-laid = The throw cannot have been laid so: { $place }
position-not-asked = Nothing is to be asked about { $place } now.
position-nothing-to-claim = No open glutton card can be taken.
position-thrown-not-laid = The dice on the table cannot come from this throw.
position-won = Seat { $seat } has seven equal supplies, so its turn must have ended the game.
position-won-before = Seat { $seat } has more supplies than one card can have brought after six.
position-not-over = The game cannot be over: nobody has seven equal supplies, a column is open, and no limit of turns is reached.
position-all-closed = All four columns are closed, so the game must be over.

## Decks
deck-unknown-stack = There is no stack “{ $stack }”. Stacks: { $known }
deck-stack-twice = The stack { $stack } is given twice.
deck-stack-missing = The stack { $stack } is missing.
deck-stack-empty = The stack { $stack } has no card.
deck-bad-card = In { $stack } this is not a card, is given twice, or is too many: “{ $card }”
deck-shape = A deck has five lines, 2s, 3s, 4s, 5s and gluttons, each with its cards and how many of each, at least one card and at most { $most } of a kind. For example: “2s: 4 corn, 4 beet”, “4s: 2 corn-beet, corn-corn”, “gluttons: sum10-no-corn, lone-no-apple”. Instead of new lines there may be slashes.
deck-file-unread = { $path } cannot be read as a deck: no such text file.
deck-file-too-long = { $path } is too long for a deck. Characters allowed: { $most }.

## Options
option-seats = How many play
option-turn_limit = The game ends after this many turns (0: no limit)
option-filling = The cards of the 4s and 5s
option-deck = The cards of each stack, or a file that lists them

## A placing as it is gathered
gather-place = { $column ->
    [h] { $place } – a { $face } to the Hamsters
   *[other] { $place } – a { $face } on the { $column }s: { $card }
}
gather-help =
    A number from 2 to 5 puts one such die of the throw on its own card, 63 a six on the 3s, 6h a six on the Hamsters. Several at once (2 2 6h) or with their count (2:2) are welcome.
    Dice stay where they are put until the card is taken or they come home; dice you put nowhere return to your hand. The 1s go to the Hamsters by themselves.
    A minus takes back (-2). Nothing is played before “ok”.
gather-so-far = Gathered so far: { $placing }
gather-nothing = Gathered so far: nothing
gather-none-there = None of yours was gathered for { $place }.
preview-claims = Then you may take: { $cards }
preview-takes = Then you take { $card } from the { $column }s.
preview-feeds = Then the Hamsters are fed.
preview-feeds-nothing = Then the Hamsters want a card, but you have none to give.
preview-home = { $count ->
    [one] Then { $count } die comes home.
   *[other] Then { $count } dice come home.
}
preview-hand = { $count ->
    [one] Then you have { $count } die in hand.
   *[other] Then you have { $count } dice in hand.
}
preview-wins = Then you win!

## What is counted in simulated games
tally-hungry = cards due to the Hamsters
tally-gluttons = glutton cards taken

## On the board of the page
placing-confirm = Confirm
confirm-take = { $home ->
    [0] Confirm: take { $card } from the { $column }s
    [one] Confirm: take { $card } from the { $column }s; { $home } die comes home
   *[other] Confirm: take { $card } from the { $column }s; { $home } dice come home
}
confirm-win = Confirm: take { $card } from the { $column }s and win!
confirm-feed = { $home ->
    [0] Confirm: feed the Hamsters
    [one] Confirm: feed the Hamsters; { $home } die comes home
   *[other] Confirm: feed the Hamsters; { $home } dice come home
}
confirm-feed-nothing = { $home ->
    [0] Confirm: nothing for the Hamsters to eat
    [one] Confirm: nothing for the Hamsters to eat; { $home } die comes home
   *[other] Confirm: nothing for the Hamsters to eat; { $home } dice come home
}
confirm-nothing = { $hand ->
    [one] Confirm: no card, { $hand } die in hand
   *[other] Confirm: no card, { $hand } dice in hand
}
confirm-claim = Confirm, then a glutton card can be taken
short-claim = take it, all my dice come home
short-feed = feed this to the Hamsters
placing-clear = Take all back
placing-choose = choose where this { $face } goes
placing-back = take the { $face } back

## The levels
manner-novice = lays dice wherever they fit and takes the first card there is
manner-casual = grabs any card in reach, whatever supplies are on it
manner-expert = tries every way to lay the dice and weighs what it gathers and how soon the next card comes, as if alone
manner-master = tries every way to lay the dice and looks at the whole game: what each leaves to everyone
## The page
end-why = Seven of one supply win at once. Otherwise the most of one supply wins, then the most supplies in all.
value-filling-mixed = pairs of different supplies and a few doubles
value-filling-doubles = only doubles, each of them four times
