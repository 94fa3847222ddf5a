# The rules of Heckmeck am Bratwurmeck in English.
rules-intro = You want worms, as many as you can get. Throw the dice, set some aside after every throw and stop in time: their sum earns you a tile from the grill or from the top of somebody else’s stack. When the grill is empty, the most worms win.
rule-A1 = A turn begins with a throw of all eight dice. Nobody may pass.
rule-A2 = After a throw, choose one face that shows and that you have not chosen before in this turn. All dice with that face are set aside. A worm counts 5, and the sum of all dice set aside is your result.
rule-A3 = If every face that shows has been chosen before, the turn has failed.
rule-A4 = After setting dice aside, throw the rest again or stop. With no dice left, or with all six faces chosen, the turn stops by itself; if two tiles can be had then, the choice between them is still yours.
rule-A5 = A stop takes a tile if at least one worm is set aside and a tile can be had: the top tile of another stack whose number is exactly your result (a theft), or from the grill the open tile with your number, else the next lower open one. A result above 36 takes the highest open tile and steals nothing.
rule-A6 = If both a theft and a tile from the grill are possible, you choose between them. A tile that can be had cannot be refused.
rule-A7 = Your own top tile does not count: look for the next lower open tile instead.
rule-A8 = You may stop without a worm, or with nothing to be had; that is a failed turn.
rule-A9 = A tile you take goes on top of your stack. Only the top tile can be stolen or lost; then the one below is the top.
rule-A10 = A failed turn costs the top tile of your stack: it goes back to the grill, and then the highest open tile of the grill is turned down for good, unless it is the very tile that came back. With no tile, you lose nothing and nothing is turned.
rule-A11 = The game ends at once when no open tile is left on the grill. The tiles show one worm (21 to 24), two (25 to 28), three (29 to 32) or four (33 to 36). The most worms on all tiles of a stack win; among equals, the owner of the highest tile, wherever it lies in the stack. If nobody has a tile, all share the win.
rule-A12 = Option “faster”: with “returned”, the tile that comes back is turned down as well, in any case, so a failed turn may end the game; with “highest”, the highest open tile is always turned, even the one just returned. Normally neither is in force.
rules-open =
    Where the leaflet is silent or can be read in two ways, Kosti plays like this:
    – Who begins is for the table to settle; here the first seat does.
    – A result that no tile matches takes the next lower one, not just any lower one (A5).
    – A tile that can be had must be taken (A6).
    – When the last die or the sixth face ends a turn, a choice between two tiles remains (A4).
    – After a failed turn without a tile of one’s own, nothing is turned down (A10).
    – “Faster” has been read in two ways, so there are two of them (A12).
    – If nobody has a tile in the end, all share the win (A11).
    – The option “turn_limit” is an addition of ours: after that many turns the worms are counted as they lie.
