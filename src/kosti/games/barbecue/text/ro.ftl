# Heckmeck Barbecue în română.
game-name = Heckmeck Barbecue
game-about = Aruncă opt zaruri, pune fețe deoparte și nimerește exact un loc la grătar: pentru viermișorii lui, pentru cei ai vecinilor sau pentru un melc.

## Words to type
word-w = viermișor
word-throw = aruncă
word-stop = stop

## Actions
action-face = { $face ->
    [w] { $count ->
        [1] pune deoparte viermișorul
        [one] pune deoparte { $count } viermișor
        [few] pune deoparte { $count } viermișori
       *[other] pune deoparte { $count } de viermișori
    }
   *[other] { $count ->
        [1] pune deoparte { $face }
       *[other] pune deoparte { $count } × { $face }
    }
}
action-throw = { $count ->
    [1] aruncă ultimul zar
    [one] aruncă { $count } zar
    [few] aruncă { $count } zaruri
   *[other] aruncă { $count } de zaruri
}
action-put = { $worms ->
    [one] pune o farfurie pe { $place } ({ $worms } viermișor)
    [few] pune o farfurie pe { $place } ({ $worms } viermișori)
   *[other] pune o farfurie pe { $place } ({ $worms } de viermișori)
}
action-steal = { $worms ->
    [one] ocupă { $place } și fură { $worms } viermișor – { $other }
    [few] ocupă { $place } și fură { $worms } viermișori – { $other }
   *[other] ocupă { $place } și fură { $worms } de viermișori – { $other }
}
action-double = { $worms ->
    [one] închide { $place } cu a doua farfurie ({ $worms } viermișor)
    [few] închide { $place } cu a doua farfurie ({ $worms } viermișori)
   *[other] închide { $place } cu a doua farfurie ({ $worms } de viermișori)
}
action-snail = ia melcul de pe { $place }
action-snail-from-stock = oprește-te la { $result }: ia un melc din rezervă
action-snail-from-grill = oprește-te la { $result }: ia melcul de pe locul cu numărul cel mai mare, { $place }
action-no-snail = oprește-te la { $result }: nu mai e niciun melc, deci partida se încheie
action-stop-fail = { $reason ->
    [no-worm] oprește-te fără viermișor: tură ratată
    [too-low] oprește-te la { $result }: sub 23, tură ratată
    [two-plates] oprește-te la { $result }: acolo sunt două farfurii, tură ratată
   *[no-plate] oprește-te la { $result }: nu mai ai nicio farfurie, tură ratată
}
action-stop-fail-end = { $reason ->
    [no-worm] oprește-te fără viermișor: tură ratată, iar partida se încheie
    [too-low] oprește-te la { $result }: sub 23, tură ratată, iar partida se încheie
    [two-plates] oprește-te la { $result }: acolo sunt două farfurii, tură ratată, iar partida se încheie
   *[no-plate] oprește-te la { $result }: nu mai ai nicio farfurie, tură ratată, iar partida se încheie
}

## What each action means
explain-face = Toate zarurile cu această față se pun deoparte. Aceeași față nu mai poate fi aleasă în tura asta.
explain-throw = Aruncă zarurile rămase. Dacă arată doar fețe pe care le ai deja, tura e ratată.
explain-put = Încheie tura: farfuria ta ajunge pe locul gol cu numărul tău și primești viermișorii desenați acolo.
explain-steal = Încheie tura: cine are farfuria acolo îți dă viermișorii locului și și-o ia înapoi, iar tu o pui acolo pe a ta.
explain-double = Încheie tura: acolo ajunge a doua ta farfurie, primești viermișorii încă o dată, iar locul e închis pentru toți.
explain-snail = Încheie tura: melcul de pe acel loc e al tău și valorează 3 puncte, iar locul e din nou gol.
explain-snail-from-stock = Încheie tura: un rezultat peste 36 aduce un melc, care valorează 3 puncte.
explain-snail-from-grill = Încheie tura: un rezultat peste 36 aduce un melc, care valorează 3 puncte. Rezerva e goală, așa că vine de pe grătar.
explain-no-snail = Un rezultat peste 36 aduce un melc, dar nu mai e niciunul: partida se încheie pe loc.
explain-stop-fail = Încheie tura fără câștig. Un melc ajunge pe locul gol cu numărul cel mai mare, iar dacă nu e niciunul gol, pe cel mai mare dintre cele cu o singură farfurie.
explain-stop-fail-end = Încheie tura fără câștig. Niciun melc nu mai poate ajunge pe grătar, așa că partida se încheie.

## Why not
refused-face-used = { $face ->
    [w] Ai pus deja deoparte viermișori în tura asta.
   *[other] Ai pus deja deoparte { $face } în tura asta.
}
refused-face-not-shown = { $face ->
    [w] Niciun zar nu arată viermișor.
   *[other] Niciun zar nu arată { $face }.
}
refused-throw-first = { $face ->
    [w] Acum nu e pe masă nicio aruncare din care să pui deoparte viermișori.
   *[other] Acum nu e pe masă nicio aruncare din care să pui deoparte { $face }.
}
refused-choose-first = Mai întâi pune deoparte o față din această aruncare.

## What happened
event-threw = { $name }: aruncă { $dice }
event-set_aside = { $face ->
    [w] { $count ->
        [one] { $name }: pune deoparte { $count } viermișor – până acum { $result }
        [few] { $name }: pune deoparte { $count } viermișori – până acum { $result }
       *[other] { $name }: pune deoparte { $count } de viermișori – până acum { $result }
    }
   *[other] { $count ->
        [1] { $name }: pune deoparte { $face } – până acum { $result }
       *[other] { $name }: pune deoparte { $count } × { $face } – până acum { $result }
    }
}
event-put = { $worms ->
    [one] { $name }: pune o farfurie pe { $place } și primește { $worms } viermișor
    [few] { $name }: pune o farfurie pe { $place } și primește { $worms } viermișori
   *[other] { $name }: pune o farfurie pe { $place } și primește { $worms } de viermișori
}
event-stole = { $worms ->
    [one] { $name }: ocupă { $place } și fură { $worms } viermișor – { $other }
    [few] { $name }: ocupă { $place } și fură { $worms } viermișori – { $other }
   *[other] { $name }: ocupă { $place } și fură { $worms } de viermișori – { $other }
}
event-doubled = { $worms ->
    [one] { $name }: închide { $place } cu a doua farfurie și primește { $worms } viermișor
    [few] { $name }: închide { $place } cu a doua farfurie și primește { $worms } viermișori
   *[other] { $name }: închide { $place } cu a doua farfurie și primește { $worms } de viermișori
}
event-took_snail = { $name }: ia melcul de pe { $place }
event-took_snail_from_stock = { $name }: ia un melc din rezervă (mai rămân { $left })
event-found_no_snail = { $name }: niciun melc, nici în rezervă, nici pe grătar
event-failed = { $reason ->
    [no-face] { $name }: tură ratată – nicio față nouă în aruncare
    [no-worm] { $name }: tură ratată – niciun viermișor pus deoparte
    [too-low] { $name }: tură ratată – { $result } e sub 23
    [two-plates] { $name }: tură ratată – două farfurii pe { $result }
   *[no-plate] { $name }: tură ratată – nicio farfurie rămasă pentru { $result }
}
event-placed_snail = Un melc ajunge pe { $place } (mai rămân { $left } în rezervă)
event-went_home = { $name }: își ia farfuria înapoi de pe { $place } și păstrează viermișorii
event-placed_no_snail = { $reason ->
    [no-stock] Rezerva nu mai are niciun melc.
   *[no-room] Nu mai e loc pentru un melc.
}
event-scored = { $score ->
    [one] { $name }: { $score } punct
    [few] { $name }: { $score } puncte
   *[other] { $name }: { $score } de puncte
}

## How a turn can end
ending-put = { $worms ->
    [one] o farfurie pe { $place } ({ $worms } viermișor)
    [few] o farfurie pe { $place } ({ $worms } viermișori)
   *[other] o farfurie pe { $place } ({ $worms } de viermișori)
}
ending-stole = { $worms ->
    [one] ocuparea locului { $place } ({ $worms } viermișor) – { $other }
    [few] ocuparea locului { $place } ({ $worms } viermișori) – { $other }
   *[other] ocuparea locului { $place } ({ $worms } de viermișori) – { $other }
}
ending-doubled = { $worms ->
    [one] a doua farfurie pe { $place } ({ $worms } viermișor)
    [few] a doua farfurie pe { $place } ({ $worms } viermișori)
   *[other] a doua farfurie pe { $place } ({ $worms } de viermișori)
}
ending-snail = melcul de pe { $place }
ending-snail-beyond = un melc pentru un rezultat peste 36
ending-no-snail = un rezultat peste 36, dar niciun melc: partida se încheie
ending-failed = o tură ratată

## The board
board-row = { $worms ->
    [one] { $worms } viermișor: { $places }
    [few] { $worms } viermișori: { $places }
   *[other] { $worms } de viermișori: { $places }
}
board-empty = { $place } liber
board-plate = { $place } { $name }
board-two-plates = { $place } { $name } ×2
board-snail = { $place } melc
board-stock = Melci în rezervă: { $snails }
board-seat = { $points ->
    [one] { $name }: { $points } punct (viermișori { $worms }, melci { $snails }, farfurii rămase { $plates })
    [few] { $name }: { $points } puncte (viermișori { $worms }, melci { $snails }, farfurii rămase { $plates })
   *[other] { $name }: { $points } de puncte (viermișori { $worms }, melci { $snails }, farfurii rămase { $plates })
}
board-aside = Puse deoparte: { $dice } = { $result }
board-shown = Aruncate: { $dice }

## Impossible positions
position-bad-grill = Un grătar are 14 semne, locul 23 primul: „.” gol, de la a la e o farfurie a unui jucător, de la A la E două, s un melc; nu „{ $grill }”.
position-no-such-seat = Pe grătar e o farfurie „{ $letter }” a unui jucător care nu e la masă.
position-too-many-plates = Prea multe farfurii pe grătar pentru jucătorul { $seat }: { $given }, dar fiecare are doar { $most }.
position-too-many-snails = Prea mulți melci: { $given }, dar sunt doar { $most }.
position-too-few-worms = Prea puțini viermișori pentru jucătorul { $seat }: { $given }, dar numai farfuriile lui de pe grătar au adus { $least }.
position-too-many-worms = Cineva are mai mulți viermișori decât puteau aduce farfuriile.
position-snail-too-low = Un melc stă sub locuri goale pe care ar fi ajuns mai întâi.
position-too-few-turns-of-seat = Prea puține ture pentru jucătorul { $seat }: { $had }, dar ce are cere { $least }.
position-too-few-turns = Prea puține ture: { $had }, dar ce e pe masă cere { $least }.
position-not-over = Partida nu poate fi încheiată: o tură ratată ar mai putea trimite un melc pe grătar.

## Tables of worms
worms-file-unread = { $path } nu se poate citi ca tabel de viermișori: nu există un astfel de fișier text.
worms-file-shape = { $path } nu este un tabel de viermișori. Îi trebuie rândul „place,worms” și apoi câte un rând pentru fiecare loc de la { $least } la { $most }, cu viermișorii lui de la 1 la 9, de exemplu „23,1”.

## Options
option-seats = Câți joacă
option-turn_limit = După câte ture se încheie partida (0: fără limită)
option-worms = Viermișorii de pe locurile 23–36

## What is counted in simulated games
tally-failures = ture ratate
tally-thefts = furturi

## Odds of a turn
odds-target = Loc
odds-points = puncte
odds-average = puncte în medie
odds-target-37 = peste 36

## On the board of the page
place-put = câștig
place-steal = iei de la { $other }
place-double = al tău: îl închizi
place-snail = un melc
place-snail-from-stock = un melc
place-snail-from-grill = un melc
place-no-snail = niciun melc: gata
place-stop-fail = { $reason ->
    [no-worm] fără viermișor
    [too-low] prea puțin
    [two-plates] închis
   *[no-plate] fără farfurii
}
place-stop-fail-end = { $reason ->
    [no-worm] fără viermișor
    [too-low] prea puțin
    [two-plates] închis
   *[no-plate] fără farfurii
}

## The page
end-why = Un viermișor e 1 punct, un melc 3. Câștigă cine are cele mai multe puncte; la egalitate, cine are farfuria pe locul cu numărul cel mai mare.
value-worms-classic = 23–24 unul, 25–28 doi, 29–32 trei, 33–36 patru
value-worms-shifted = 23–26 unul, 27–30 doi, 31–33 trei, 34–36 patru
