# The rules of Heckmeck Barbecue in English.
rules-intro = You want worms, and now and then a snail. Throw the dice, set some aside after every throw and stop when their sum is the number of a place at the grill: your plate goes there and earns its worms. When no snail can go to the grill any more, the most points win.
rule-B1 = A turn begins with a throw of all eight dice; nobody may pass. Their faces are 1, 2, 3, 4, 6 and a worm, which counts 5. After a throw, choose one face that shows and that you have not chosen before in this turn: all dice with that face are set aside. Then throw the rest again or stop. With no dice left, or with all six faces chosen, the turn stops by itself. The sum of all dice set aside is your result.
rule-B2 = A stop succeeds if at least one worm is set aside and your result is of use. From 23 to 36 it means the place with exactly that number, never a lower one; above 36 it means a snail (B7). What lies on the place decides what happens there (B3 to B6); there is nothing to choose.
rule-B3 = An empty place, with neither a plate nor a snail: put one of your plates there and gain the worms it shows.
rule-B4 = One plate of another player: that player gives you as many worms as the place shows (there are always enough) and takes the plate back. You put one of yours there.
rule-B5 = One plate of your own: put a second one there and gain the worms once more. The place is then closed for everybody for the rest of the game.
rule-B6 = A snail: take it, and nothing else. You put no plate there, and the place is empty again.
rule-B7 = Above 36 you take a snail from the stock. If the stock is empty, you take the one on the highest place that has a snail, and that place is then empty. If there is none on the grill either, the game ends at once: you get nothing, but the turn has not failed.
rule-B8 = A turn has failed if every face of a throw has been chosen before; if you stop without a worm; if your result is below 23; if the place with your number holds two plates, your own included; or if you would have to put a plate there and have none left in hand. You can take snails even then (B6, B7).
rule-B9 = After a failed turn a snail from the stock goes to the highest empty place. If no place is empty, it goes to the highest place with exactly one plate, perhaps your own; the plate returns to its owner, who keeps the worms. You lose nothing else.
rule-B10 = If no snail can be placed after a failed turn, because the stock is empty or every place holds two plates or a snail, the game ends at once. Placing the last of the twelve snails does not end it. Snails that players have taken never return to the stock.
rule-B11 = Every worm is worth 1 point, every snail 3. The most points win. Among equals, the plate on the highest place of the grill wins, whether it lies there alone or with a second one; if none of them has a plate on the grill, they share the win.
rule-B12 = After setting dice aside you may stop even if the result is of no use; that is a failed turn.
rules-open =
    Where the leaflets are silent or differ, Kosti plays like this:
    – The number of worms on each place stands only on the printed board, so ours is an assumption. Option “worms”: “classic” (the usual one) has one worm on 23 and 24, two on 25 to 28, three on 29 to 32 and four on 33 to 36; “shifted” has one on 23 to 26, two on 27 to 30, three on 31 to 33 and four on 34 to 36. If your board shows others, give fourteen digits of your own, from 23 up.
    – One leaflet speaks of 2 to 4 players, the other of 2 to 5. There are plates in five colours, so five may play.
    – You may stop on a result of no use (B12).
    – If you have to put a plate and have none left, the turn has failed (B8).
    – When a snail drives a plate away, its owner keeps the worms (B9).
    – In a tie two plates on a place count as much as one, and without a plate on the grill the win is shared (B11).
    – Who begins is for the table to settle; here the first seat does.
    – The option “turn_limit” is an addition of ours: after that many turns the points are counted as they stand.
