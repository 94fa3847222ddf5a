# The rules of Ciao, Ciao..! in English.
rules-intro = Lead three of your heroes across the bridge before anybody else does, and you win at once. If nobody manages that, the steps of the ladder count, and the later a hero arrives, the higher it stands. Only the thrower sees the die, so a number is worth as much as the others’ faith in it.
rule-C1 = Everybody has seven heroes, and one of them on the bridge as long as any are left. It starts on plank 1; planks may be shared. The first step beyond the last plank crosses the bridge – with nine planks, the ninth step from plank 1 – and surplus steps are lost.
rule-C2 = The die shows 1, 2, 3, 4 and two X. On your turn you are the speaker: throw unseen, look alone, and announce 1, 2, 3 or 4, whatever fell. Any number but the one on the die is a lie, a lower one too; an X forces you to lie.
rule-C3 = The speaker’s hero advances that far at once, for all to see. Past the last plank it waits beside the ladder and has no step until the doubting is settled (C14).
rule-C4 = Clockwise from the speaker’s left, each player in turn believes or doubts; the first doubt closes the round. You are asked if you have a hero on the bridge, or if the only heroes you have left stand on the ladder (not in the latter case with the option “ladder_doubt” set to “off”).
rule-C5 = If all believe, the advance stands. The die stays secret while the game lasts; only the record of a finished game may show it.
rule-C6 = A doubt is wrong if the number was true: the speaker’s advance stands, and the doubter’s hero falls from the bridge. A doubter with heroes only on the ladder loses one of those, and the speaker picks which. With the option “push” set to “may”, the speaker first says push or spare; only after a push is a hero on the ladder picked.
rule-C7 = A doubt is right if the number was a lie: the speaker’s hero falls, wherever it had advanced to. A doubter with a hero on the bridge may then advance it by the whole announced number or stay; one with heroes only on the ladder gains nothing.
rule-C8 = A doubt tells everybody whether the number was true. The die itself is seen by the doubter alone; with the option “reveal” set to “all”, by everybody.
rule-C9 = A fallen hero is out of the game. Where a hero fell or crossed, a new one steps on plank 1 at once, as long as there are any in reserve.
rule-C10 = The ladder has eight steps, worth 1 to 8. A hero that crosses takes the lowest free one; a step emptied by a fall (C6) is free again. A third hero wins without needing a step, even if the ladder is full. Any other hero finds one.
rule-C11 = Whoever gets a third hero across, the other two still standing on the ladder, wins at once, even by an advance after a right doubt. Otherwise the game ends when after a turn nobody has a hero left on the bridge or in reserve. Then the most points win: the sum of the steps one’s heroes stand on. Equals share the win; with the option “tie_break” set to “highest_step”, the one on the highest step wins, and if none of them is on the ladder, they share. A player who alone still has heroes left plays on.
rule-C12 = Without a hero on the bridge or in reserve you have no more turns, but you may still doubt by C4. Without any hero at all you only watch. If nobody can doubt, the advance simply stands.
rule-C13 = Options: “planks”, 8 to 12 of them, usually 9; “push”, “must” (usual) or “may”: the speaker may spare a wrong doubter; “ladder_fall”, who picks the hero that falls from the ladder: “speaker” (usual), “doubter”, or “lowest” for the lowest one; “ladder_doubt”, “on” (usual) or “off”, as in the 1997 edition; “reveal”, “doubter” (usual) or “all”; “tie_break”, “shared” (usual) or “highest_step”. For studies, “planks” may be 2 to 12 and “heroes” 1 to 7; with fewer than three heroes, only points decide.
rule-C14 = When the doubting is over, all is settled in this order: a caught liar’s hero falls; the advance that stands is made – that of a true or believed number, or the right doubter’s, who chooses first – with its step on the ladder (C10) or, for a third hero, the win; a wrong doubter’s hero falls (C6); new heroes step on plank 1 (C9); then the game ends if nobody has a hero left (C11). A third hero ends it on the spot: nothing further is settled or asked.
rules-open =
    Where the leaflet is silent or can be read in two ways, Kosti plays like this:
    – A wrong doubter with heroes only on the ladder loses one that the speaker picks (C6, option “ladder_fall”).
    – The leaflet says that the speaker can push a wrong doubter’s hero off. Here it always falls, unless “push” is set to “may” (C6).
    – A lower number than the die shows is a lie as well (C2).
    – After a right doubt the advance is all or nothing (C7).
    – The die is shown to the doubter only, all others hear “true” or “lie” (C8, option “reveal”).
    – A step emptied by a fall is free again, and a third hero needs none (C10).
    – The first two heroes must still be standing on the ladder when the third one crosses (C11).
    – Whoever alone has heroes left plays on alone, and equal points share the win (C11, option “tie_break”).
    – Whatever happens in one turn is settled in a fixed order (C14).
    – The bridge has nine planks unless you choose otherwise (option “planks”).
    – Who begins is for the table to settle; here the first seat does.
    – The option “turn_limit” is an addition of ours: after that many turns the points are counted as they stand.
