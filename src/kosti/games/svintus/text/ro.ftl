# Svintus 3D în română.
game-name = Svintus 3D
game-about = Un porc adevărat nu sare peste nicio masă. Aruncă zarurile, împarte-le pe cărți, ia proviziile celorlalți de sub rât – și adună înaintea tuturor șapte la fel.

## Words to type: cards by their supplies, glutton cards by what they ask for and what they give
word-corn = porumb
word-beet = sfeclă
word-apple = măr
word-acorn = ghindă
word-corn-corn = porumb + porumb
word-corn-beet = porumb + sfeclă
word-corn-apple = porumb + măr
word-corn-acorn = porumb + ghindă
word-beet-beet = sfeclă + sfeclă
word-beet-apple = sfeclă + măr
word-beet-acorn = sfeclă + ghindă
word-apple-apple = măr + măr
word-apple-acorn = măr + ghindă
word-acorn-acorn = ghindă + ghindă
word-no-corn = sfeclă, măr, ghindă
word-no-beet = porumb, măr, ghindă
word-no-apple = porumb, sfeclă, ghindă
word-no-acorn = porumb, sfeclă, măr
word-sum5-no-corn = suma 5 (sfeclă, măr, ghindă)
word-sum5-no-beet = suma 5 (porumb, măr, ghindă)
word-sum5-no-apple = suma 5 (porumb, sfeclă, ghindă)
word-sum5-no-acorn = suma 5 (porumb, sfeclă, măr)
word-sum10-no-corn = suma 10 (sfeclă, măr, ghindă)
word-sum10-no-beet = suma 10 (porumb, măr, ghindă)
word-sum10-no-apple = suma 10 (porumb, sfeclă, ghindă)
word-sum10-no-acorn = suma 10 (porumb, sfeclă, măr)
word-sum15-no-corn = suma 15 (sfeclă, măr, ghindă)
word-sum15-no-beet = suma 15 (porumb, măr, ghindă)
word-sum15-no-apple = suma 15 (porumb, sfeclă, ghindă)
word-sum15-no-acorn = suma 15 (porumb, sfeclă, măr)
word-piles1111-no-corn = grămezi 1-1-1-1 (sfeclă, măr, ghindă)
word-piles1111-no-beet = grămezi 1-1-1-1 (porumb, măr, ghindă)
word-piles1111-no-apple = grămezi 1-1-1-1 (porumb, sfeclă, ghindă)
word-piles1111-no-acorn = grămezi 1-1-1-1 (porumb, sfeclă, măr)
word-piles222-no-corn = grămezi 2-2-2 (sfeclă, măr, ghindă)
word-piles222-no-beet = grămezi 2-2-2 (porumb, măr, ghindă)
word-piles222-no-apple = grămezi 2-2-2 (porumb, sfeclă, ghindă)
word-piles222-no-acorn = grămezi 2-2-2 (porumb, sfeclă, măr)
word-piles33-no-corn = grămezi 3-3 (sfeclă, măr, ghindă)
word-piles33-no-beet = grămezi 3-3 (porumb, măr, ghindă)
word-piles33-no-apple = grămezi 3-3 (porumb, sfeclă, ghindă)
word-piles33-no-acorn = grămezi 3-3 (porumb, sfeclă, măr)
word-triple-no-corn = tripla (sfeclă, măr, ghindă)
word-triple-no-beet = tripla (porumb, măr, ghindă)
word-triple-no-apple = tripla (porumb, sfeclă, ghindă)
word-triple-no-acorn = tripla (porumb, sfeclă, măr)
word-lone-no-corn = guițat (sfeclă, măr, ghindă)
word-lone-no-beet = guițat (porumb, măr, ghindă)
word-lone-no-apple = guițat (porumb, sfeclă, ghindă)
word-lone-no-acorn = guițat (porumb, sfeclă, măr)
word-sixes-no-corn = patru de șase (sfeclă, măr, ghindă)
word-sixes-no-beet = patru de șase (porumb, măr, ghindă)
word-sixes-no-apple = patru de șase (porumb, sfeclă, ghindă)
word-sixes-no-acorn = patru de șase (porumb, sfeclă, măr)
word-decline = renunță

## Actions
action-place = { $column ->
    [h] pune { $count } × { $face } la Hamsteri
   *[other] pune { $count } × { $face } pe cartea cu { $column }
}
action-place-none = { $column ->
    [h] nu pune niciun { $face } la Hamsteri
   *[other] nu pune niciun { $face } pe cartea cu { $column }
}
action-claim = ia cartea lacomă – { $card }; toate zarurile tale vin acasă
action-decline = nu lua nicio carte lacomă
action-decline-take = nu lua nicio carte lacomă, ci cartea cu { $column } – { $card }
action-decline-feed = nu lua nicio carte lacomă și hrănește Hamsterii
action-feed = dă Hamsterilor: { $card }

## What each action means
explain-place = Atâtea zaruri din această aruncare merg pe această carte. Rămân acolo până când cartea e luată sau zarurile tale vin acasă.
explain-place-none = Zarurile acestea nu se așază aici. Ce nu așezi nicăieri se întoarce în mână.
explain-claim = Ia această carte lacomă cu cele trei provizii ale ei. Toate cele șapte zaruri ale tale se întorc în mână; altceva nu mai iei în tura asta.
explain-decline = Lasă cărțile lacome pe masă. Nu te costă nimic.
explain-decline-take = Lasă cărțile lacome pe masă și ia cartea din rândul de sus pe care ai destule zaruri.
explain-decline-feed = Lasă cărțile lacome pe masă. Fiindcă nu iei nicio carte, Hamsterii primesc una de-a ta.
explain-feed = Cartea aceasta merge sub Hamsteri și iese din joc. Toate zarurile de la Hamsteri vin acasă.

## Why not
refused-ones-go = Fiecare 1 merge singur la Hamsteri.
refused-place-past = { $column ->
    [h] Ai hotărât deja câte zaruri cu { $face } merg la Hamsteri; ia înapoi ca să schimbi.
   *[other] Ai hotărât deja câte zaruri cu { $face } merg pe cartea cu { $column }; ia înapoi ca să schimbi.
}
refused-column-closed = Coloana cu { $column } e închisă: niciun { $face } nu poate merge acolo.
refused-not-thrown = { $column ->
    [h] În această aruncare nu e niciun { $face } pentru Hamsteri.
   *[other] În această aruncare nu e niciun { $face } pentru cartea cu { $column }.
}
refused-no-die-left = { $column ->
    [h] În această aruncare nu mai e niciun { $face } pentru Hamsteri.
   *[other] În această aruncare nu mai e niciun { $face } pentru cartea cu { $column }.
}
refused-too-many = { $column ->
    [h] Pentru Hamsteri ai doar { $count } × { $face }.
   *[other] Pentru cartea cu { $column } ai doar { $count } × { $face }.
}
refused-asked-later = { $column ->
    [h] Hotărăște mai întâi pentru { $place }; { $face } la Hamsteri vine după aceea.
   *[other] Hotărăște mai întâi pentru { $place }; { $face } pe cartea cu { $column } vine după aceea.
}
refused-unmet-sum = { $card } cere exact suma { $due }, iar a ta e { $sum }.
refused-unmet-piles = { $card } cere ca zarurile tale să stea { $due } și nicăieri altundeva, iar ele stau { $piles }.
refused-unmet-triple = { $card } cere un număr pe exact trei zaruri din aruncare.
refused-unmet-lone = { $card } cere să arunci un singur zar. Ai aruncat: { $count }.
refused-unmet-sixes = { $card } cere exact patru zaruri ale tale cu șase în rândul de sus. Ai acolo: { $count }.
refused-not-yours = Nu ai o asemenea carte: { $card }.

## A placing gathered and sent as a whole
placing-not-now = Acum nu e nimic de așezat.
placing-unread = „{ $part }” nu e un loc pentru zaruri. Scrie 2 pentru un 2 pe cartea lui, 2:3 pentru trei, 6>4 pentru un șase pe cartea cu 4, 6>h pentru un șase la Hamsteri, - pentru nimic.

## What happened
event-turned_up = { $column ->
    [gluttons] Se deschide o carte lacomă: { $card }
   *[other] Se deschide cartea cu { $column }: { $card }
}
event-threw = { $name }: aruncă { $dice }
event-placed = { $column ->
    [h] { $name }: { $count } × { $face } la Hamsteri
   *[other] { $name }: { $count } × { $face } pe cartea cu { $column }
}
event-declined = { $name }: nu ia nicio carte lacomă
event-card_taken = { $name }: ia cartea cu { $column } – { $card }
event-glutton_taken = { $name }: ia cartea lacomă – { $card }
event-all_home = { $count ->
    [one] { $name }: { $count } zar vine acasă
    [few] { $name }: { $count } zaruri vin acasă
   *[other] { $name }: { $count } de zaruri vin acasă
}
event-came_home = { $column ->
    [h] { $count ->
        [one] { $name }: { $count } zar vine acasă de la Hamsteri
        [few] { $name }: { $count } zaruri vin acasă de la Hamsteri
       *[other] { $name }: { $count } de zaruri vin acasă de la Hamsteri
    }
   *[other] { $count ->
        [one] { $name }: { $count } zar vine acasă de pe cartea cu { $column }
        [few] { $name }: { $count } zaruri vin acasă de pe cartea cu { $column }
       *[other] { $name }: { $count } de zaruri vin acasă de pe cartea cu { $column }
    }
}
event-hungry = { $name }: trebuie să hrănească Hamsterii
event-fed = { $name }: dă Hamsterilor o carte – { $card }
event-fed_nothing = { $name }: nu are nicio carte pentru Hamsteri
event-no_hands = Nimeni nu are zaruri în mână: toate zarurile vin acasă.
event-closed = Cărțile cu { $column } s-au terminat: coloana lor e închisă.
event-skipped = { $name }: nu are zaruri în mână și sare peste tură
event-scored = { $name }: cele mai multe de un fel: { $score }, în total: { $total }

## How the turn can end
ending-nothing = nicio carte
ending-taken = cartea cu { $column } ({ $card })
ending-claimed = cartea lacomă { $card }
ending-fed = { $card } pentru Hamsteri
ending-fed-nothing = Hamsteri flămânzi, dar nicio carte pentru ei

## The board
board-pile = { $name }: { $dice }
board-column = { $needs } × { $column } aduc { $card } (încă { $left })
board-column-dice = { $needs } × { $column } aduc { $card } (încă { $left }) – { $dice }
board-closed = { $needs } × { $column }: închisă
board-hamsters = { $needs } × 1 îi înfometează pe Hamsteri
board-hamsters-dice = { $needs } × 1 îi înfometează pe Hamsteri – { $dice }
board-gluttons = Lacome: { $cards } (încă { $left })
board-supply = { $supply } { $count }
board-seat = { $name }: { $hand } în mână, provizii: { $supplies }
board-thrown = Aruncate: { $dice }

## Impossible positions
position-not-now = Cu now={ $now } nu există { $name }.
position-bad-places = Zarurile din rândul de sus se scriu ca 2s:226,h:1, cel mult { $most } de fiecare loc, nu „{ $dice }”.
position-bad-card = Cărțile se scriu ca corn,2corn-beet,no-acorn, fiecare fel o singură dată, în număr de cel mult { $most }; aici aceasta nu e o carte: „{ $card }”.
position-too-many-open = Prea multe cărți deschise în { $column }: cel mult { $most }.
position-too-many-cards = Mai multe { $card } în { $column } decât are pachetul.
position-cards-not-gone = Prea multe { $card } la jucători: { $given }, dar din teancuri au plecat doar { $most }.
position-too-few-turns = Pentru câte cărți au plecat din teancuri e nevoie de mai multe ture: cel puțin { $due }, dar turns={ $turns }.
position-not-turned-up = Mai întâi trebuie deschisă cartea următoare: { $columns }
position-refill = Cărți rămase de deschis: { $count }. Acum nu se poate.
position-opening-order = La început se deschid întâi cele cu 5, apoi 4, 3, 2 și cărțile lacome, și mai rămâne ceva de deschis.
position-opening-begun = La început nu s-a jucat nicio tură și nu lipsește nicio carte.
position-dice-on-closed = În { $column } sunt zaruri, dar nu e nicio carte deschisă.
position-card-due = Locul { $seat } are destule zaruri în { $column } și trebuia să fi luat cartea.
position-empty-hand = Locul { $seat } nu are zaruri în mână de aruncat.
position-not-yet-played = Locul { $seat } nu a jucat încă, deci nu poate avea nici cărți, nici zaruri pe masă.
position-thrown-not-hand = Zarurile aruncate nu se potrivesc cu cele din mână: { $given } și { $due }.
position-nothing-to-feed = Nu e de ales nicio carte pentru Hamsteri.
position-bad-laid = Aruncarea nu putea fi așezată așa: { $place }
position-not-asked = Acum nu se întreabă nimic despre { $place }.
position-nothing-to-claim = Nicio carte lacomă deschisă nu poate fi luată.
position-thrown-not-laid = Zarurile de pe masă nu pot veni din această aruncare.
position-won = Locul { $seat } are șapte provizii la fel, deci tura lui trebuia să încheie partida.
position-won-before = Locul { $seat } are mai multe provizii decât putea aduce o singură carte după șase.
position-not-over = Partida nu poate fi încheiată: nimeni nu are șapte provizii la fel, o coloană e deschisă și limita de ture nu e atinsă.
position-all-closed = Toate cele patru coloane sunt închise, deci partida trebuie să fie încheiată.

## Decks
deck-unknown-stack = Nu există teancul „{ $stack }”. Teancuri: { $known }
deck-stack-twice = Teancul { $stack } apare de două ori.
deck-stack-missing = Lipsește teancul { $stack }.
deck-stack-empty = Teancul { $stack } nu are nicio carte.
deck-bad-card = În { $stack } aceasta nu e o carte, apare de două ori sau e de prea multe ori: „{ $card }”
deck-shape = Un pachet are cinci rânduri, 2s, 3s, 4s, 5s și gluttons, fiecare cu cărțile lui și câte sunt: cel puțin o carte și cel mult { $most } de un fel. De exemplu: „2s: 4 corn, 4 beet”, „4s: 2 corn-beet, corn-corn”, „gluttons: sum10-no-corn, lone-no-apple”. În loc de rânduri noi pot sta bare oblice.
deck-file-unread = { $path } nu poate fi citit ca pachet: nu există un asemenea fișier text.
deck-file-too-long = { $path } e prea lung pentru un pachet; limita de caractere: { $most }.

## Options
option-seats = Câți joacă
option-turn_limit = După câte ture se încheie partida (0: fără limită)
option-filling = Cărțile cu 4 și 5
option-deck = Cărțile fiecărui teanc sau un fișier care le înșiră

## A placing as it is gathered
gather-place = { $column ->
    [h] { $place } – un { $face } la Hamsteri
   *[other] { $place } – un { $face } pe cartea cu { $column }: { $card }
}
gather-help =
    Un număr de la 2 la 5 pune un astfel de zar din aruncare pe cartea lui, 6>3 pune un 6 pe cartea cu 3, 6>h pune un 6 la Hamsteri. Pot fi mai multe odată (2 2 6>h) sau cu numărul lor (2:2).
    Zarurile rămân acolo până când cartea e luată sau până vin acasă; cele neașezate se întorc în mână. Zarurile cu 1 merg singure la Hamsteri.
    Cu minus iei înapoi (-2). Nimic nu se joacă înainte de „gata”.
gather-so-far = Așezat până acum: { $placing }
gather-nothing = Așezat până acum: nimic
gather-none-there = Pentru { $place } nu ai așezat încă nimic.
preview-claims = Atunci poți lua: { $cards }
preview-takes = Atunci iei cartea cu { $column } – { $card }.
preview-feeds = Atunci trebuie hrăniți Hamsterii.
preview-feeds-nothing = Atunci Hamsterii vor o carte, dar nu ai ce le da.
preview-home = { $count ->
    [one] Atunci vine acasă { $count } zar.
    [few] Atunci vin acasă { $count } zaruri.
   *[other] Atunci vin acasă { $count } de zaruri.
}
preview-hand = { $count ->
    [one] Atunci ai în mână { $count } zar.
    [few] Atunci ai în mână { $count } zaruri.
   *[other] Atunci ai în mână { $count } de zaruri.
}
preview-wins = Atunci câștigi!

## What is counted in simulated games
tally-hungry = hrăniri ale Hamsterilor
tally-gluttons = cărți lacome luate

## On the board of the page
placing-confirm = Confirmă
confirm-take = { $home ->
    [0] Confirmă: iei cartea cu { $column } – { $card }
    [one] Confirmă: iei cartea cu { $column } – { $card }; { $home } zar vine acasă
    [few] Confirmă: iei cartea cu { $column } – { $card }; { $home } zaruri vin acasă
   *[other] Confirmă: iei cartea cu { $column } – { $card }; { $home } de zaruri vin acasă
}
confirm-win = Confirmă: iei cartea cu { $column } – { $card } și câștigi!
confirm-feed = { $home ->
    [0] Confirmă: hrănești Hamsterii
    [one] Confirmă: hrănești Hamsterii; { $home } zar vine acasă
    [few] Confirmă: hrănești Hamsterii; { $home } zaruri vin acasă
   *[other] Confirmă: hrănești Hamsterii; { $home } de zaruri vin acasă
}
confirm-feed-nothing = { $home ->
    [0] Confirmă: nu ai ce da Hamsterilor
    [one] Confirmă: nu ai ce da Hamsterilor; { $home } zar vine acasă
    [few] Confirmă: nu ai ce da Hamsterilor; { $home } zaruri vin acasă
   *[other] Confirmă: nu ai ce da Hamsterilor; { $home } de zaruri vin acasă
}
confirm-nothing = { $hand ->
    [one] Confirmă: nicio carte, { $hand } zar în mână
    [few] Confirmă: nicio carte, { $hand } zaruri în mână
   *[other] Confirmă: nicio carte, { $hand } de zaruri în mână
}
confirm-claim = Confirmă, apoi poți lua o carte lacomă
short-claim = ia-o, toate zarurile mele vin acasă
short-feed = dă asta Hamsterilor
placing-clear = Ia totul înapoi
placing-choose = alege unde merge acest { $face }
placing-back = ia { $face } înapoi

## The levels
manner-novice = pune zarurile unde se nimerește și ia prima carte care îi iese în cale
manner-casual = înhață orice carte la îndemână, fără să se uite ce provizii sunt pe ea
manner-expert = încearcă toate așezările și cântărește ce se strânge și cât de curând vine cartea următoare, de parcă n-ar mai fi nimeni la masă
manner-master = încearcă toate așezările și vede toată partida: ce le lasă fiecare tuturor

## The page
end-why = Șapte provizii la fel câștigă pe loc. Altfel câștigă cine are cele mai multe de un fel, apoi cele mai multe în total.
value-filling-mixed = perechi amestecate și câteva duble
value-filling-doubles = numai duble, fiecare de patru ori
