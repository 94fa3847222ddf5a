# Cuvintele tuturor jocurilor, în română.

## Errors
unknown-game = Nu există jocul „{ $name }”. Jocuri: { $known }
unknown-option = Nu există opțiunea „{ $name }”. Opțiuni: { $known }
bad-option-value = { $name } nu poate fi „{ $value }”. Poate fi: { $allowed }
illegal-move = „{ $move }” nu se poate juca în: { $position }
    Acum se poate: { $allowed }

## Positions
position-too-long = Prea lung pentru o poziție: numărul de caractere e cel mult { $most }.
position-no-field = „{ $word }” nu are forma nume=valoare. Câmpuri: { $known }
position-unknown-field = Nu există câmpul „{ $name }”. Câmpuri: { $known }
position-field-twice = Câmpul { $name } apare de două ori.
position-field-missing = Lipsește câmpul { $name }.
position-bad-number = { $name } trebuie să fie un număr de la { $least } la { $most }, nu „{ $value }”.
position-bad-word = { $name } nu poate fi „{ $value }”. Poate fi: { $allowed }
position-bad-dice = { $name } trebuie să fie zaruri cu fețele { $faces }, nu „{ $value }”.
position-bad-ranges = { $name } trebuie să fie numere de la { $least } la { $most }, de pildă 21-24,27, nu „{ $value }”.
position-number-twice = Un număr apare de două ori în { $name }.
position-bad-parts = { $name } trebuie să aibă câte o parte de fiecare loc, despărțite prin bare oblice: { $count }, nu { $given }.
position-not-whole = În această poziție ceva e ascuns, așa că nu se poate juca mai departe din ea: { $position }
position-over-without-turn = Un joc nu se poate încheia înainte de prima tură.
position-wrong-seat = Cu turns={ $turns } e rândul locului { $due }, nu { $seat }.
position-past-limit = Cu turns={ $turns } jocul a trecut de sfârșitul lui, turn_limit={ $limit }.
position-too-many-dice = Prea multe zaruri: { $given }, dar există doar { $most }.
position-too-few-dice = Prea puține zaruri: { $given }, dar după o aruncare toate cele { $most } sunt pe masă.
position-nothing-to-choose = Nicio față a aruncării nu poate fi aleasă, deci tura trebuie să fie ratată.
position-dice-shown = Cu now={ $now } nu pot exista zaruri aruncate (shown).
position-nothing-aside = Cu now=decide trebuie să fie zaruri puse deoparte.
position-cannot-throw = Nu mai e niciun zar de aruncat sau nicio față nouă.
position-over-with-dice = Un joc încheiat nu are zaruri puse deoparte.
position-turn-ended = Această tură trebuie să se fi încheiat de la sine.

## The end of a game
event-ended = Jocul s-a încheiat.
event-won = { $name }: câștigă!
event-shared = { $name }: împarte victoria

## Records
record-foreign = Aceasta nu e o înregistrare Kosti: trebuie să înceapă cu formatul „kosti-record”.
record-too-long = O înregistrare are cel mult { $most } MB.
record-not-text = Acesta nu e text: la { $place } se află un octet care nu e UTF-8.
record-bad-json = Înregistrarea e deteriorată sau trunchiată: de la linia { $line }, coloana { $column } nu e JSON.
record-bad-line = Înregistrarea e deteriorată la linia { $line }: { $text }
record-cut-short = Înregistrarea e trunchiată: după linia { $line } lipsește linia de încheiere „end”.
record-after-end = Înregistrarea e deteriorată: după „end” mai urmează ceva, la linia { $line }.
record-field-missing = Înregistrarea e deteriorată: lipsește câmpul { $field }.
record-bad-field = Înregistrarea e deteriorată: { $field } nu e ce ar trebui să fie.
record-bad-seal = Înregistrarea e deteriorată: ce era sigilat în ea nu se poate deschide.
record-bad-start = Înregistrarea nu poate începe astfel.
record-bad-seats = Locuri în înregistrare: { $given }, dar joacă { $due }.
record-bad-step = Înregistrarea nu se poate juca la pasul { $place }: { $step }
record-other-result = Înregistrarea e deteriorată: rezultatul ei nu e cel la care duce.
record-not-whole = Această înregistrare conține doar ce se vede de la un loc, așa că nu se poate juca mai departe din ea.
record-unknown-game = Nu există jocul „{ $name }”.
