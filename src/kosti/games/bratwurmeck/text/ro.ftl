# Heckmeck am Bratwurmeck în română.
game-name = Heckmeck am Bratwurmeck
game-about = Aruncă opt zaruri, pune fețe deoparte și oprește-te la timp: viermișorii așteaptă pe grătar și în vârful teancurilor vecine.

## Words to type
word-w = viermișor
word-throw = aruncă
word-stop = stop
word-steal = fură
word-grill = grătar

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
action-grill = { $worms ->
    [one] ia { $tile } de pe grătar ({ $worms } viermișor)
    [few] ia { $tile } de pe grătar ({ $worms } viermișori)
   *[other] ia { $tile } de pe grătar ({ $worms } de viermișori)
}
action-steal = { $worms ->
    [one] fură { $tile } ({ $worms } viermișor) – { $other }
    [few] fură { $tile } ({ $worms } viermișori) – { $other }
   *[other] fură { $tile } ({ $worms } de viermișori) – { $other }
}
action-stop-fail = { $reason ->
    [no-worm] oprește-te fără viermișor: tură ratată, { $tile } se întoarce pe grătar
   *[nothing-to-take] oprește-te la { $result }: nu ai ce lua, tură ratată, { $tile } se întoarce pe grătar
}
action-stop-fail-free = { $reason ->
    [no-worm] oprește-te fără viermișor: tură ratată, dar nu ai ce pierde
   *[nothing-to-take] oprește-te la { $result }: nu ai ce lua, tură ratată, dar nu ai ce pierde
}

## What each action means
explain-face = Toate zarurile cu această față se pun deoparte. Aceeași față nu mai poate fi aleasă în tura asta.
explain-throw = Aruncă zarurile rămase. Dacă arată doar fețe pe care le ai deja, tura e ratată.
explain-grill = Încheie tura: ia piesa deschisă cu numărul tău sau, dacă lipsește, următoarea mai mică.
explain-steal = Încheie tura: ia piesa de sus a teancului care arată exact numărul tău.
explain-stop-fail = Încheie tura fără piesă. Piesa ta de sus se întoarce pe grătar.
explain-stop-fail-free = Încheie tura fără piesă. Nu ai nicio piesă de pierdut.

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
refused-nothing-to-throw = Nu mai e niciun zar de aruncat sau nicio față nouă.
refused-two-to-take = Poți avea două piese: alege între furt și grătar.
refused-just-stop = Nu sunt două piese între care să alegi: oprește-te pur și simplu.
refused-own-top = { $tile } este chiar piesa ta de sus: nu o poți lua încă o dată.
refused-no-such-top = Niciun alt teanc nu arată { $result } deasupra.

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
event-took = { $worms ->
    [one] { $name }: ia { $tile } de pe grătar ({ $worms } viermișor)
    [few] { $name }: ia { $tile } de pe grătar ({ $worms } viermișori)
   *[other] { $name }: ia { $tile } de pe grătar ({ $worms } de viermișori)
}
event-stole = { $worms ->
    [one] { $name }: fură { $tile } ({ $worms } viermișor) – { $other }
    [few] { $name }: fură { $tile } ({ $worms } viermișori) – { $other }
   *[other] { $name }: fură { $tile } ({ $worms } de viermișori) – { $other }
}
event-failed = { $reason ->
    [no-face] { $name }: tură ratată – nicio față nouă în aruncare
    [no-worm] { $name }: tură ratată – niciun viermișor pus deoparte
   *[nothing-to-take] { $name }: tură ratată – nicio piesă de luat
}
event-returned = { $name }: pune { $tile } înapoi pe grătar
event-turned = Întoarsă cu fața în jos până la sfârșit: { $tile }
event-scored = { $score ->
    [one] { $name }: { $score } viermișor
    [few] { $name }: { $score } viermișori
   *[other] { $name }: { $score } de viermișori
}

## How a turn can end
ending-took = { $worms ->
    [one] { $tile } de pe grătar ({ $worms } viermișor)
    [few] { $tile } de pe grătar ({ $worms } viermișori)
   *[other] { $tile } de pe grătar ({ $worms } de viermișori)
}
ending-stole = { $worms ->
    [one] furtul piesei { $tile } ({ $worms } viermișor)
    [few] furtul piesei { $tile } ({ $worms } viermișori)
   *[other] furtul piesei { $tile } ({ $worms } de viermișori)
}
ending-failed = o tură ratată, { $tile } se întoarce pe grătar
ending-failed-free = o tură ratată, fără pierderi

## The board
board-grill = Grătar: { $tiles }
board-no-grill = Grătar: gol
board-stack = { $worms ->
    [one] { $name }: { $stack } (sus { $top }, { $worms } viermișor)
    [few] { $name }: { $stack } (sus { $top }, { $worms } viermișori)
   *[other] { $name }: { $stack } (sus { $top }, { $worms } de viermișori)
}
board-no-stack = { $name }: nicio piesă
board-aside = Puse deoparte: { $dice } = { $result }
board-shown = Aruncate: { $dice }

## Impossible positions
position-bad-stack = Un teanc se scrie ca piese de la 21 la 36 despărțite prin puncte, cea de jos prima, sau „-”, nu „{ $stack }”.
position-tile-twice = Piesa { $tile } se află în două locuri.
position-grill-empty = Pe grătar nu e nicio piesă deschisă, deci partida trebuie să fie încheiată.
position-not-over = Partida nu poate fi încheiată cât timp o piesă e deschisă pe grătar.

## Options
option-seats = Câți joacă
option-turn_limit = După câte ture se încheie partida (0: fără limită)
option-faster = Ce întoarce o tură ratată cu fața în jos

## What is counted in simulated games
tally-failures = ture ratate
tally-thefts = furturi

## Odds of a turn
odds-target = Piesă
odds-points = viermișori
odds-average = viermișori în medie

## The page
end-why = Câștigă cine are cei mai mulți viermișori pe toate piesele teancului; la egalitate, cine are piesa cea mai mare.
value-faster-off = piesa cea mai mare, dacă nu abia a revenit
value-faster-returned = și piesa abia revenită, de fiecare dată
value-faster-highest = mereu piesa cea mai mare, chiar dacă abia a revenit
