# Ciao, Ciao..! în română.
game-name = Ciao, Ciao..!
game-about = Aruncă zarul pe ascuns, anunță un număr și trece-ți eroii peste pod. Minciuna merge cât timp nu se îndoiește nimeni – iar cine e prins: ciao, ciao!

## Words to type
word-X = X
word-believe = cred
word-doubt = nu-cred
word-advance = avansez
word-stay = stau
word-push = dobor
word-spare = iert
word-step1 = treapta1
word-step2 = treapta2
word-step3 = treapta3
word-step4 = treapta4
word-step5 = treapta5
word-step6 = treapta6
word-step7 = treapta7
word-step8 = treapta8

## Actions
action-announce = { $where ->
    [plank] anunță { $said } – pe scândura { $place }
    [ladder] anunță { $said } – peste pod, pe treapta { $place }
   *[goal] anunță { $said } – peste pod cu al treilea erou, spre victorie
}
action-announce-truth = { $where ->
    [plank] anunță { $said }, adevărul – pe scândura { $place }
    [ladder] anunță { $said }, adevărul – peste pod, pe treapta { $place }
   *[goal] anunță { $said }, adevărul – peste pod cu al treilea erou, spre victorie
}
action-announce-lie = { $where ->
    [plank] anunță { $said }, o minciună – pe scândura { $place }
    [ladder] anunță { $said }, o minciună – peste pod, pe treapta { $place }
   *[goal] anunță { $said }, o minciună – peste pod cu al treilea erou, spre victorie
}
action-believe = { $where ->
    [plank] crede; se mai pot îndoi alții – { $other }: scândura { $place }
    [ladder] crede; se mai pot îndoi alții – { $other }: peste pod, pe treapta { $place }
   *[goal] crede; se mai pot îndoi alții – { $other }: al treilea erou peste pod
}
action-believe-last = { $where ->
    [plank] crede, iar mutarea rămâne – { $other }: scândura { $place }
    [ladder] crede, iar mutarea rămâne – { $other }: peste pod, pe treapta { $place }
   *[goal] crede și cedează victoria – { $other }
}
action-doubt = nu crede că e { $said } și riscă eroul de pe scândura { $place }
action-doubt-ladder = nu crede că e { $said } și riscă un erou de pe scară
action-doubt-goal = nu crede că e { $said } – dacă e adevărat, câștigă { $other }
action-advance = { $where ->
    [plank] avansează cu { $said } – pe scândura { $place }
    [ladder] avansează cu { $said } – peste pod, pe treapta { $place }
   *[goal] avansează cu { $said } – peste pod cu al treilea erou: câștigi
}
action-stay = rămâi pe loc
action-push = doboară eroul de pe scândura { $place } – { $other }
action-push-ladder = doboară un erou de pe scară – { $other }
action-spare = iartă eroul – { $other }
action-step = cade eroul de pe treapta { $place } – { $other }
action-step-own = cade eroul tău de pe treapta { $place }

## What each action means
explain-announce = Eroul tău avansează imediat cu acest număr. Zarul îl știi doar tu; ceilalți, pe rând, cred sau se îndoiesc.
explain-announce-truth = Eroul tău avansează imediat cu acest număr. Dacă se îndoiește cineva, mutarea rămâne, iar cine s-a îndoit poate pierde un erou.
explain-announce-lie = Eroul tău avansează imediat cu acest număr. Dacă se îndoiește cineva, eroul tău cade.
explain-believe = Lași să treacă. Întrebarea merge mai departe.
explain-believe-last = Nu mai e nimeni de întrebat: mutarea rămâne, iar zarul e secret.
explain-doubt = Te uiți la zar. Dacă numărul e o minciună, eroul mutat cade, iar al tău poate avansa cu el; dacă e adevărat, îl poți pierde pe al tău.
explain-doubt-ladder = Te uiți la zar. Dacă numărul e o minciună, eroul mutat cade; dacă e adevărat, poți pierde un erou de pe scară.
explain-doubt-goal = Te uiți la zar. Dacă numărul e o minciună, eroul mutat cade; dacă e adevărat, e al treilea erou peste pod, iar partida s-a încheiat.
explain-advance = Eroul tău avansează cu tot numărul anunțat.
explain-stay = Eroul tău rămâne pe loc, poate ca să treacă podul mai târziu și să stea mai sus.
explain-push = Îndoiala a fost greșită: eroul celui care s-a îndoit cade.
explain-push-ladder = Îndoiala a fost greșită: un erou al celui care s-a îndoit cade de pe scară.
explain-spare = Îndoiala a fost greșită, dar nu cade nimeni.
explain-step = Acest erou iese din joc, iar treapta lui e din nou liberă.
explain-step-own = Acest erou iese din joc, iar treapta lui e din nou liberă.

## Why not
refused-cross = Un X nu poate fi anunțat: spune un număr de la 1 la 4.
refused-not-speaker = Aruncarea nu e a ta: numărul îl anunță { $other }.
refused-announced = Numărul acestei ture e deja anunțat: { $said }.
refused-is-speaker = E chiar anunțul tău: ceilalți cred sau se îndoiesc.
refused-doubt-closed = Cineva s-a îndoit deja: nu mai e întrebat nimeni.
refused-was-true = Anunțul era adevărat: cine s-a îndoit nu avansează.
refused-no-right-doubt = Avansează doar cine a descoperit o minciună.
refused-must-push = La masa asta o îndoială greșită costă mereu un erou.
refused-was-lie = Anunțul era o minciună: cine s-a îndoit nu are de ce se teme.
refused-pushed-already = E deja hotărât că un erou cade.
refused-no-wrong-doubt = Nimeni nu s-a îndoit greșit.
refused-nobody-falls = Acum nu e de ales niciun erou de pe scară.
refused-step-free = Pe treapta { $place } nu stă nimeni.
refused-step-other = Pe treapta { $place } stă un erou străin: { $other }.

## What happened
event-threw = { $sight ->
    [open] { $name }: aruncă și se uită – { $face }
   *[hidden] { $name }: aruncă și se uită pe ascuns
}
event-announced = { $where ->
    [plank] { $name }: anunță { $said } și trece pe scândura { $place }
   *[beside] { $name }: anunță { $said } și așteaptă lângă scară
}
event-believed = { $name }: crede
event-doubted = { $name }: se îndoiește
event-revealed = { $sight ->
    [open] { $truth ->
        [true] { $name }: se uită la zar – { $face }, era adevărat
       *[lie] { $name }: se uită la zar – { $face }, era o minciună
    }
   *[hidden] { $truth ->
        [true] { $name }: se uită la zar – era adevărat
       *[lie] { $name }: se uită la zar – era o minciună
    }
}
event-advanced = { $where ->
    [plank] { $name }: avansează cu { $said } pe scândura { $place }
   *[beside] { $name }: avansează cu { $said }, dincolo de pod
}
event-stayed = { $name }: rămâne pe loc
event-pushed = { $name }: doboară un erou – { $other }
event-spared = { $name }: iartă eroul – { $other }
event-fell = { $where ->
    [plank] { $name }: ciao, ciao! Eroul cade de pe scândura { $place }
    [beside] { $name }: ciao, ciao! Eroul cade chiar lângă scară
   *[ladder] { $name }: ciao, ciao! Eroul cade de pe treapta { $place }
}
event-crossed = { $name }: trece podul și ocupă treapta { $step }
event-crossed_third = { $name }: trece podul cu al treilea erou
event-replaced = { $name }: un erou nou pe scândura 1 (în rezervă: { $left })
event-ran_out = { $name }: nu mai are eroi
event-scored = { $score ->
    [one] { $name }: { $score } punct
    [few] { $name }: { $score } puncte
   *[other] { $name }: { $score } de puncte
}

## The board
board-heroes = { $where ->
    [plank] { $name }: scândura { $plank } din { $planks } · în rezervă { $reserve } · căzuți { $fallen }
    [beside] { $name }: lângă scară · în rezervă { $reserve } · căzuți { $fallen }
   *[none] { $name }: nimeni pe pod · în rezervă { $reserve } · căzuți { $fallen }
}
board-ladder = Scara: { $steps }
board-no-ladder = Scara: încă nimeni
board-step = treapta { $step } – { $name }
board-said = Anunțat: { $said } – { $name }
board-die = Zarul: { $face }
board-die-hidden = Zarul: ascuns

## Impossible positions
position-not-now = Cu now={ $now } câmpul { $name } nu are loc.
position-bad-plank = În bridge o parte e o scândură de la 1 la { $most }, „+” lângă scară sau „-”, nu „{ $value }”.
position-bad-reserve = În reserve o parte e un număr de la 0 la { $most }, nu „{ $value }”.
position-bad-ladder = În ladder sunt 8 semne, fiecare din „{ $allowed }”, nu „{ $value }”.
position-too-many-heroes = Locul { $seat } are prea mulți eroi: sunt doar { $most }.
position-third-on-ladder = Locul { $seat } are un al treilea erou pe scară, deci partida trebuie să fie încheiată.
position-beside-ladder = Locul { $seat } nu poate avea acum un erou care așteaptă lângă scară.
position-not-replaced = Locul { $seat } are eroi în rezervă, dar niciunul pe pod.
position-ladder-gap = Pe scară sunt libere trepte de jos, deși nimeni nu putea cădea de pe ele.
position-too-few-turns = Cu turns={ $turns } eroii nu puteau ajunge atât de departe.
position-too-many-turns = Cu turns={ $turns } sunt prea multe ture pentru acești eroi: cel mult { $most }.
position-too-far = Cu turns={ $turns } eroii locului { $seat } nu puteau ajunge atât de departe.
position-not-far = Cu turns={ $turns } eroii locului { $seat } trebuiau să ajungă mai departe sau să cadă.
position-not-over = Partida nu poate fi încheiată cât timp mai sunt eroi și nimeni nu are trei dincolo de pod.
position-winner-short = Locul { $seat } nu putea câștiga: nu are trei eroi dincolo de pod.
position-off-bridge = Locul { $seat } nu poate avea acum un erou pe pod.
position-not-fallen = Un erou al locului { $seat } trebuie să fi căzut.
position-winner-early = Un învingător există doar când partida s-a încheiat.
position-no-speaker = Locul { $seat } e la rând fără vreun erou pe pod.
position-not-advanced = Eroul locului { $seat } nu putea avansa cu { $said } până unde se află.
position-cannot-doubt = Locul { $seat } nu se poate îndoi acum.
position-die-unfit = Zarul nu se potrivește cu now={ $now } și cu numărul anunțat.
position-doubter-off = Locul { $seat } nu are pe pod un erou care să avanseze.
position-must-push = Cu push=must nu e nimic de hotărât între doborât și iertat.
position-nothing-to-pick = Nu e de ales niciun erou de pe scară.

## Options
option-seats = Câți joacă
option-turn_limit = După câte ture se încheie partida (0: fără limită)
option-planks = Câte scânduri are podul (la masă 8–12, mai puține pentru studii)
option-heroes = Câți eroi are fiecare loc (la masă 7, mai puțini pentru studii)
option-push = Ce costă o îndoială greșită
option-ladder_fall = Cine alege eroul care cade de pe scară
option-ladder_doubt = Dacă se poate îndoi cine mai are eroi doar pe scară
option-reveal = Cine vede zarul după o îndoială
option-tie_break = Ce se întâmplă la puncte egale

## What is counted in simulated games
tally-lies = minciuni
tally-lies_doubted = minciuni descoperite
tally-truths_doubted = adevăruri puse la îndoială

## The solved game
solve-value = Valoarea pentru locul care anunță primul: { $value }
solve-positions = Poziții dinaintea unei aruncări: { $number }
solve-exploitability = Cel mai mult ce câștigă răspunsurile cele mai bune, în toate pozițiile: { $value }
solve-look-up = Cum se caută o poziție:
solve-face = zar
solve-announced = Ce se anunță la fiecare față a zarului și cât de des se pune la îndoială fiecare număr:
solve-doubted = îndoială
solve-share = Partea din victorie pentru { $name }: { $value }
solve-shares = Partea din victorie a fiecărui loc, când toți joacă așa: { $shares }
solve-gains = Ce câștigă fiecare loc prin cele mai bune răspunsuri la ceilalți: { $gains }
solve-learned = După { $games } de partide contra acestor maeștri, un loc care știe cum gândesc câștigă { $share } din partide; drept ar fi { $fair }. Câștigul e { $gain } (± { $error }).
solve-seats = { $most ->
    [one] Rezolvat exact este numai jocul pentru { $most } loc.
    [few] Rezolvat exact este numai jocul pentru { $most } locuri.
   *[other] Rezolvat exact este numai jocul pentru { $most } de locuri.
}
solve-other-options = Această poziție este de la o masă cu alte opțiuni.
solve-not-before = Se caută o poziție dinaintea anunțului: now=throw sau now=announce.

## On the board of the page
cup-look = privește sub pahar (ține apăsat sau atinge)
say-leads = { $where ->
    [plank] scândura { $place }
    [ladder] treapta { $place }
   *[goal] victorie
}
answer-believe = Te cred
answer-doubt = Minți!
follows-believe = Se mai pot îndoi alții.
follows-believe-last = { $where ->
    [plank] Mutarea rămâne – { $other }: scândura { $place }.
    [ladder] Mutarea rămâne – { $other }: treapta { $place }.
   *[goal] E victoria – { $other }.
}
follows-doubt = Dacă e minciună, eroul acela cade, iar al tău poate avansa cu { $said }. Dacă e adevărat, eroul tău de pe scândura { $place } e în pericol.
follows-doubt-ladder = Dacă e minciună, eroul acela cade. Dacă e adevărat, un erou de-al tău de pe scară e în pericol.
follows-doubt-goal = Dacă e minciună, eroul acela cade. Dacă e adevărat, e victoria – { $other }.

## How a turn can end
ending-stood = nimeni nu se îndoiește, iar anunțul rămâne
ending-proved = un anunț adevărat e pus la îndoială, iar asta costă
ending-caught = o minciună e prinsă
ending-advanced = cine s-a îndoit avansează
ending-stayed = cine s-a îndoit rămâne pe loc
ending-pushed = după îndoiala greșită, eroul e doborât
ending-spared = după îndoiala greșită, eroul e iertat
ending-picked = cade eroul de pe treapta { $place }

## The levels
manner-novice = spune primul număr care îi vine în minte și se îndoiește la nimereală
manner-casual = trage cacealmale cu X și adesea cu 1, se îndoiește de numerele mari și nu se uită la ce e în joc
manner-expert = îmbină exact adevărul, cacealmaua și îndoiala pentru tura aceasta și ghicește din ochi ce urmează
manner-master = îmbină exact adevărul, cacealmaua și îndoiala și știe cum merge mai departe toată partida

## The page
end-why = Cine trece podul cu trei eroi câștigă pe loc. Altfel se adună treptele scării și câștigă cele mai multe puncte.
value-push-must = mereu un erou
value-push-may = un erou, dacă nu e iertat
value-ladder_fall-speaker = cine a anunțat
value-ladder_fall-doubter = cine s-a îndoit
value-ladder_fall-lowest = nimeni: mereu cel mai de jos
value-ladder_doubt-on = da
value-ladder_doubt-off = nu, ca în ediția din 1997
value-reveal-doubter = numai cine s-a îndoit
value-reveal-all = toți
value-tie_break-shared = victoria se împarte
value-tie_break-highest_step = câștigă treapta cea mai înaltă
