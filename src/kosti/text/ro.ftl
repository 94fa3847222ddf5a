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
position-bad-parts = { $name } trebuie să aibă câte o parte pentru fiecare loc, cu bare oblice între ele: { $count }, nu { $given }.
position-not-whole = În această poziție ceva e ascuns, așa că nu se poate juca mai departe din ea: { $position }
position-over-without-turn = O partidă nu se poate încheia înainte de prima tură.
position-wrong-seat = Cu turns={ $turns } e rândul locului { $due }, nu { $seat }.
position-past-limit = Cu turns={ $turns } partida a trecut deja de sfârșitul de la turn_limit={ $limit }.
position-too-many-dice = Prea multe zaruri: { $given }, dar există doar { $most }.
position-too-few-dice = Prea puține zaruri: { $given }. După o aruncare trebuie să fie pe masă: { $most }.
position-nothing-to-choose = Nicio față a aruncării nu poate fi aleasă, deci tura trebuie să fie ratată.
position-dice-shown = Cu now={ $now } nu pot exista zaruri aruncate (shown).
position-nothing-aside = Cu now=decide trebuie să fie zaruri puse deoparte.
position-cannot-throw = Nu mai e de aruncat niciun zar sau nu mai e nicio față nouă.
position-over-with-dice = O partidă încheiată nu are zaruri puse deoparte.
position-turn-ended = Această tură trebuie să se fi încheiat de la sine.

## The end of a game
event-ended = Partida s-a încheiat.
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

## Fair dice
dice-none = Înregistrarea aceasta nu spune nimic despre zaruri cinstite: aruncările ei nu pot fi verificate.
dice-unknown = Zarurile acestei înregistrări urmează metoda „{ $name }”, necunoscută aici: aruncările ei nu pot fi verificate.
dice-bound = Secretul e cel de care masa s-a legat înainte de prima aruncare.
dice-first-drawn = Aruncarea 0 a tras la sorți cine începe: { $name }.
dice-first-chosen = Cine începe nu a fost lăsat la voia zarurilor.
dice-contributed = Numere la întâmplare, adăugate de: { $names }.
dice-nobody-contributed = Nimeni nu a adăugat numere la întâmplare: zarurile vin numai din secretul mesei.
dice-by-the-rules = Fiecare mutare e permisă, iar la fiecare aruncare au fost în aer exact zarurile sau cărțile cerute de reguli.
dice-recomputed = Aruncări și cărți recalculate: { $count }. Fiecare e exact ceea ce urmează din secret și din numerele adăugate.
dice-hidden = Nu se văd în această înregistrare, deci nu au fost comparate: { $count }.
dice-proved = Dovedit: de când masa s-a legat de secretul ei, nimeni nu a ales și nu a schimbat vreo aruncare din această partidă.
dice-without-rules = Ce era în aer la fiecare aruncare e luat aici din înregistrare; „kosti verify” verifică și asta, după reguli.
dice-limits = Nedovedit: că nimeni nu știa secretul dinainte și cine a făcut fiecare mutare. Mai multe: docs/fair-dice.md
dice-disclosed = Aruncări cu cheia dezvăluită, recalculate și găsite corecte: { $count }.
dice-waiting = Aruncări care pot fi recalculate numai cu secretul: { $count }. Înregistrarea e deja legată de ele: păstrează fișierul, ca să-l compari.
dice-open = Nimic fals până acum. Secretul nu e în această înregistrare: se publică la sfârșitul partidei sau la închiderea mesei.
dice-false-field = Datele despre zaruri din înregistrare sunt deteriorate: { $field } lipsește sau nu e ce ar trebui să fie.
dice-false-secret = Secretul nu e cel de care s-a legat masa: duce la { $found }…, dar masa arăta { $due }….
dice-false-first = Începutul e fals: aruncarea 0 a tras la sorți { $other }, dar înregistrarea începe cu { $name }.
dice-false-unmarked = Aruncarea { $throw }: ce notează înregistrarea despre ea lipsește sau e deteriorat: { $field }.
dice-false-mark = Aruncarea { $throw } a căzut în tura { $turn } ({ $name }), dar înregistrarea notează altă tură sau alt loc.
dice-false-air = Aruncarea { $throw } (tura { $turn }, { $name }): după reguli erau în aer alte zaruri sau cărți decât notează înregistrarea.
dice-false-key = Aruncarea { $throw } (tura { $turn }, { $name }): cheia din înregistrare nu e cea care urmează din secret.
dice-false-commitment = Aruncarea { $throw } (tura { $turn }, { $name }): cheia ei nu e cea de care e legată înregistrarea.
dice-false-throw = Aruncarea { $throw } (tura { $turn }, { $name }) e falsă: în înregistrare e { $found }, dar zarurile acestei mese au căzut { $due }.
dice-false = Fals: înregistrarea nu e ce au aruncat zarurile mesei ei. A fost schimbată sau masa nu s-a ținut de zarurile ei.

## Files
file-unreadable = { $file } nu poate fi citit: { $reason }
file-unwritable = { $file } nu poate fi scris: { $reason }
file-unreadable-missing = Fișierul { $file } nu există.
file-unreadable-folder = { $file } este un dosar, nu un fișier.
file-unreadable-forbidden = Nu ai voie să citești { $file }.
file-unwritable-missing = { $file } nu se poate scrie: locul nu există.
file-unwritable-folder = { $file } nu se poate scrie: este un dosar.
file-unwritable-forbidden = { $file } nu se poate scrie: nu ai voie să scrii acolo.
file-bad = { $file } nu poate fi folosit:
file-finished = { $file } conține o partidă încheiată. Privește-o cu „kosti replay” sau numește alt fișier.

## At the table
table-of = { $game } – { $names }
your-turn = { $name }: e rândul tău
refused = Nu se poate (regula { $rule }): { $reason }
ambiguous = Mai multe încep așa: { $readings }
not-understood = „{ $typed }” nu înseamnă nimic aici. Ajutor primești cu ?.
sure = Sigur? Asta înseamnă: { $action }.
    Scrie „{ $word }” încă o dată sau alege altceva.
undone = Alegerea e luată înapoi.
nothing-to-undo = Nu ai ce lua înapoi: între timp au căzut zaruri, a răspuns altcineva sau ai aflat un secret.
ask-save = Păstrezi partida, ca s-o continui mai târziu? (da/nu)
answer-no = nu
saved = Salvat: { $file }
saved-sealed = Salvat: { $file } (ce e ascuns în această partidă e sigilat acolo)
how-to-resume = Pentru a continua: { $command } play { $file }
look-away = Întoarceți privirea! Se uită doar { $name }.
look-away-ready = { $name }: apasă Enter când nu se mai uită nimeni.
look-away-done = Apasă Enter ca să ascunzi asta.
how-to-type = Scrie un cuvânt sau începutul lui. Oricând poți scrie: ? (ajutor), înapoi, jurnal, reguli, masa, sfat, salvează, ieșire.
help-commands =
    ? explică fiecare alegere · „înapoi” anulează ultima ta alegere · „jurnal” povestește partida de până acum
    „reguli” arată regulile („reguli 5”: una dintre ele) · „masa” arată din nou masa · „sfat” spune ce ar face maestrul
    „salvează FIȘIER” păstrează partida · „ieșire” te scoate din joc și o păstrează, dacă vrei
command-help = ajutor
command-undo = înapoi
command-log = jurnal
command-rules = reguli
command-save = salvează
command-quit = ieșire
command-board = masa
command-hint = sfat
which-game = Ce jucăm?
which-game-number = Scrie un număr de la 1 la { $most } sau începutul unui nume.
name-human = Jucătorul { $number }
name-random = Aleatoriu { $number }
name-simple = Simplu { $number }
name-novice = Începător { $number }
name-casual = Amator { $number }
name-expert = Expert { $number }
name-master = Maestru { $number }
random-limit = Cine joacă la întâmplare duce rar acest joc până la capăt: se punctează după tura { $limit }.
secrets-need-screen = Aici doi oameni nu pot ține zarul secret unul față de altul: e nevoie de un terminal care îl poate ascunde. Folosește o fereastră de terminal sau lasă un singur om să joace.
seats-differ = Locuri numite: { $named }, dar joacă { $due }.
position-has-options = O poziție își aduce propriile opțiuni: renunță la --option.
option-without-value = „{ $text }” nu are forma nume=valoare.
unknown-player = Nu există jucătorul „{ $name }”. Jucători: { $known }
solve-unknown = { $name } nu se poate rezolva exact. Se poate: { $known }
unknown-rule = Nu există regula „{ $number }”. Reguli: { $known }
bad-seat = Nu există locul „{ $name }”. Locuri: de la 0 la { $most }
bad-language = nu există limba „{ $name }”; limbi: { $known }
option-line = ({ $meant }; de obicei { $usual })
replay-next = Tura { $turn }: apasă Enter
replay-unfinished = De aici partida continuă.

## Players and hints
style-random = alege la întâmplare din ce e permis
style-simple = urmează o singură regulă, simplă și cu cap
style-novice = joacă repede și vesel, ca orice începător, și aruncă adesea o dată prea mult
style-casual = ia primul lucru bun care îi iese în cale și socotește rar
style-expert = socotește exact fiecare tură și scoate din ea cât se poate, de parcă n-ar mai urma alta
style-master = socotește exact tura și vede toată partida: ce le rămâne tuturor, oricum s-ar încheia tura
player-style = { $name }: { $manner }
getting-ready = Jucătorii se pregătesc…
hint-each = Șansa de victorie după fiecare alegere:
hint-gather = Cea mai bună așezare: { $placing }
hint-often = cel mai bine ales în { $often } din asemenea cazuri
hint-lead = { $best }: cu { $lead } mai bine decât { $other }.
hint-even = { $best } și { $other } valorează la fel.
hint-chance = { $what }: { $chance }
hint-shares = Șanse de victorie după cea mai bună alegere: { $shares }
hint-endings = Tura se încheie atunci așa: { $endings }

## Training
train-how-long = Spune cât să dureze: fie --games, fie --minutes.
train-no-teacher = Nu e de la cine învăța ({ $game }): mai întâi solve --seats 3.
train-other-plan = { $file } conține o altă instruire: numește alt fișier cu --out.
train-goes-on = Se continuă cu { $file }. Partide până acum: { $games }
train-progress = partide { $games } · ture pe partidă { $length } · eroare { $error } · partide pe secundă { $rate } · mai e { $left }
train-strength = Partea de victorii a acestui maestru între experți: { $share } ± { $error }
train-done = Gata. Ponderi: { $file }. Partide: { $games }
train-broken-off = Întrerupt. Ponderi: { $file }. Partide: { $games }. Aceeași comandă continuă.

## The command line
help-usage = folosire:
help-arguments = argumente
help-options = opțiuni
help-commands-title = comenzi
help-command = COMANDĂ
help-error = { $command }: { $reason }
help-help = arată acest ajutor
help-version = arată versiunea
help-lang = limba: en, ru, ro, de (altfel cea a sistemului)
help-kosti = Patru jocuri de masă cu zaruri: Bratwurmeck, Barbecue, Ciao și Svintus.
help-kosti-examples =
    exemple:
      kosti                                  deschide masa în browser
      kosti play bratwurmeck                 împotriva unui jucător simplu
      kosti play ciao --seats me,simple,simple --lang ro
      kosti rules svintus D9                 o singură regulă a unui joc
help-play = joacă în acest terminal sau continuă o partidă păstrată
help-play-examples =
    locurile se despart prin virgule: me, me:Anna, novice, casual, expert, master, simple, random

    exemple:
      kosti play bratwurmeck --seats me:Anna,me:Boris,simple
      kosti play barbecue --option worms=shifted --seed 7
      kosti play bratwurmeck --record evening.json    păstrat tot timpul în acest fișier
      kosti play evening.json                         îl continuă
help-games = enumeră jocurile și opțiunile lor
help-rules = tipărește regulile unui joc
help-show = arată o poziție
help-show-examples =
    exemplu:
      kosti show bratwurmeck "seats=2 turns=0 seat=0 now=throw grill=21-36 stacks=-/-"
help-replay = povestește o partidă înregistrată, tură cu tură
help-convert = transformă o înregistrare din JSON în text sau invers
help-convert-examples =
    exemple:
      kosti convert evening.json               tipărește forma de text
      kosti convert evening.json evening.txt
help-verify = verifică dacă o înregistrare e ce au aruncat zarurile mesei ei
help-verify-examples =
    Fiecare aruncare e recalculată și se spune ce e dovedit. Codul de ieșire e 0 când totul e
    dovedit, 1 când ceva e fals, 3 când (încă) nu se poate verifica.

    exemplu:
      kosti verify evening.json
help-text = tipărește toate mesajele unei limbi, cu valori de probă
help-train = lasă maestrul să învețe jucând cu sine însuși
help-train-examples =
    Ponderile se scriu într-un fișier; aceeași comandă continuă de unde s-a întrerupt.

    exemple:
      kosti train bratwurmeck --seats 3 --minutes 20
      kosti train svintus --games 50000 --seed 2 --out larder.npz
help-train-taught = învață dintr-un tabel rezolvat (ciao: --seats 3, vezi solve)
help-train-seats = câte locuri joacă (altfel 2)
help-train-games = câte partide în total
help-train-minutes = câte minute se joacă
help-train-seed = același număr și la fel de multe partide dau aceleași ponderi (1)
help-jobs = câte partide deodată (altfel câte nuclee sunt)
help-out = fișierul de scris
help-solve = rezolvă exact un joc, sau o tură din el
help-solve-answer = găsește în schimb cele mai bune răspunsuri la maeștrii cu această rețea: un fișier, sau master pentru cea livrată
help-solve-examples =
    exemple:
      kosti solve ciao                           tot jocul în doi
      kosti solve ciao --option planks=12
      kosti solve ciao "seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6"
      kosti solve ciao --seats 3                 în trei: durează, se poate relua
      kosti solve ciao --seats 3 --answer master
help-bench = măsoară viteza
help-game = un joc sau începutul numelui său
help-number = numărul unei reguli
help-position = o poziție, ca un singur rând între ghilimele
help-seat = locul care privește, numărat de la 0
help-file = o înregistrare
help-target = fișierul de scris (.txt primește text, orice altceva JSON)
help-step = așteaptă Enter înaintea fiecărei ture
help-what = ce se măsoară
help-seats = cine unde stă, de pildă me,me:Anna,casual,master
help-record = păstrează tot timpul partida în acest fișier; dacă există deja, o continuă
help-seed = un număr cu care zarurile cad la fel de fiecare dată
help-coach = arată înaintea fiecărei alegeri a tale ce crede maestrul despre ea
help-option = o opțiune a jocului (de mai multe ori)

## Many games at once
help-simulate = joacă multe partide între boți și numără ce iese
help-simulate-examples =
    exemple:
      kosti simulate bratwurmeck --seats master,expert --games 10000
      kosti simulate ciao --seats simple,simple,random --out games.csv --plot games.png
help-bots-seated = boții de la fiecare loc, de pildă master,expert,expert
help-many = câte partide (altfel 1000)
help-games-out = scrie fiecare partidă în acest fișier (.jsonl, .csv sau .parquet)
help-games-plot = desenează rezultatele în acest fișier (.png sau .svg)
help-tournament = pune boții să joace unii împotriva altora în toate ordinile, cu aceleași zaruri, și îi clasează
help-tournament-examples =
    exemple:
      kosti tournament bratwurmeck --bots master,expert,casual --games 2000
      kosti tournament svintus --bots master,expert --seats 4
      kosti tournament ciao --table master,expert,expert,expert
help-tournament-bots = boții care se întâlnesc, de pildă master,expert,casual
help-tournament-seats = câte locuri are o masă (altfel 2)
help-tournament-table = o singură masă în loc de toate, fiecare bot pe fiecare loc
tournament-bots = Un turneu are nevoie de cel puțin doi boți, fiecare numit o dată, nu: { $known }
tournament-title = { $game }, turneu: { $options }, sămânța { $seed }
tournament-standing = Clasament
tournament-elo = Elo
tournament-games = partide
tournament-mean = Clasarea e în puncte Elo peste sau sub media tuturor.
tournament-differences = Diferența părților în aceleași runde
tournament-tables = Mese
tournament-held = locuri
progress-begins = { $done } din { $wanted } partide; se pregătește, prima dată până la un minut
progress = { $done } din { $wanted } partide, { $rate } pe secundă, mai e { $time }
progress-positions-begins = { $done } din { $wanted } poziții; se pregătește, prima dată până la un minut
progress-positions = { $done } din { $wanted } poziții, { $rate } pe secundă, mai e { $time }
simulated = { $game }: { $options }, sămânța { $seed }
speed = Partide: { $games } în { $time } ({ $rate } pe secundă)
interrupted = Întrerupt: se păstrează primele partide – { $games } din { $wanted }.
by-seat = Pe locuri
by-bot = Pe boți, pentru un loc
column-seat = Locul
column-share = partea din victorii
column-range = interval de 95 %
column-score = scor
simulated-lengths = Ture într-o partidă: { $mean } în medie, mediana { $middle }; nouă partide din zece au între { $low } și { $high }.
simulated-choices = Alegeri într-o partidă: { $mean } în medie, mediana { $middle }; nouă partide din zece au între { $low } și { $high }.
target-kind = { $file } nu poate fi scris: numele trebuie să se termine în { $known }
target-folder = { $file } nu poate fi scris: nu există dosarul { $path }
package-missing = Pentru asta e nevoie de pachetul { $package }. Instalează-l cu: pip install "{ $extra }"
plot-title = { $game } – partide: { $games }
plot-shares = Partea din victorii, cu intervale de 95 %
plot-percent = partea în procente (întrerupt: părți egale)
plot-seat = { $seat }: { $bot }
plot-lengths = Lungimea partidelor
plot-turns = ture
plot-part = partide în procente
plot-scores = Scorul la sfârșit
plot-score = scor
bot-random = aleatoriu
bot-simple = simplu
bot-novice = începător
bot-casual = amator
bot-expert = expert
bot-master = maestru
plot-counts = În medie într-o partidă

## Bots from outside
bot-command = „{ $bot }” nu numește nicio comandă. De exemplu: cmd:"python my_bot.py"
bot-start = { $bot } nu poate fi pornit: { $reason }
bot-no-class = { $bot } nu e o clasă cu choose(view, rng).
bot-slow = { $bot }: niciun răspuns în { $seconds } s în { $position }
bot-died = { $bot }: s-a încheiat (cod { $code }) în { $position }
    Ultimele cuvinte: { $reason }
bot-raised = { $bot }: { $reason } în { $position }
bot-illegal = { $bot }: a răspuns { $answer } în { $position }
    Se putea: { $allowed }
bot-seat-lost = { $name }: de acum locul joacă la întâmplare.
bot-failures = Locuri pierdute: { $bot } – { $count } din { $games } partide, prima oară în partida { $game }:
bots-of-record = Înregistrarea numește boți din afară: { $known }. Sunt porniți doar dacă numești toate locurile cu --seats.
help-bot = verifică boți din afară
help-bot-seconds = cât se poate gândi un bot din afară la o alegere (altfel 10)

## Checking a bot
check-starts = pornește
check-plays = { $game }, locuri: { $count }
check-odd = { $game }, momente și opțiuni rare
check-repeats = la aceeași vedere și același număr răspunde la fel
check-differs = la aceeași vedere și același număr răspunde altfel: partidele lui nu se pot repeta
check-begins-anew = joacă mai departe după o nouă pornire
check-ends = se încheie în liniște când i se termină intrarea
check-gave-up = verificare abandonată
check-good = ok
check-note = notă
check-bad = RĂU
check-times = răspunsuri: { $answers }, în medie { $mean } ms, cel mai lung { $longest } ms
check-view = I se arătase acest rând:
check-hangs = De trei ori niciun răspuns: restul nu se mai încearcă.
check-lingers = Continuă după ce i s-a terminat intrarea și a trebuit oprit. Ieși din buclă când un rând e gol.
check-chatters = Spune mai mult decât răspunsurile: { $answer } – scrie tot restul la ieșirea de erori.
check-ends-badly = Se încheie cu codul { $code } în loc de 0.
check-hint-bot-slow = Citește rând cu rând și își golește ieșirea după fiecare răspuns?
check-hint-bot-illegal = Un răspuns e un singur rând ca { $example }, cu textul sau numărul uneia dintre acțiunile vederii; nimic altceva nu are voie la ieșirea standard.
check-hint-bot-died = Un singur proces joacă toate partidele: citește rânduri cât timp mai sunt.
check-hint-bot-raised = Clasa se creează fără argumente, iar choose(view, rng) întoarce textul sau numărul uneia dintre view.actions.
check-passed = Totul e în regulă. Verificări: { $whole }
check-failed = De reparat: { $count } din { $whole } verificări
help-bot-examples =
    exemple:
      kosti bot check cmd:"python my_bot.py"
      kosti bot check py:my_bots:Careful --game ciao --seconds 1
help-bot-action = check: joacă totul cu el și spune ce e de reparat
help-bot-kind = o comandă (cmd:"…") sau o clasă (py:module:Class)
help-bot-game = numai acest joc (de mai multe ori)

## Odds of a turn
odds-unknown = Pentru { $name } nu există șansele unei ture. Există pentru: { $known }
odds-over = Această partidă s-a încheiat: { $position }
odds-choice = Alegere
odds-throw = aruncarea
odds-fails = tură ratată
odds-wins = șansă de victorie
odds-at-least = cel puțin
odds-exactly = exact
odds-after-at-least = Cel puțin atât, după fiecare alegere
odds-after-exactly = Exact atât, după fiecare alegere
odds-note = Fiecare șansă e cea mai mare posibilă când țintești numai la asta.
help-odds = spune cât valorează o tură și la ce se poate ajunge în ea
help-odds-examples =
    exemple:
      kosti odds bratwurmeck                     prima tură
      kosti odds barbecue --worth wins           cum socotește maestrul
      kosti odds bratwurmeck "seats=2 turns=0 seat=0 now=choose shown=1w335522 grill=21-36 stacks=-/-"
help-worth = ce trebuie să aducă tura: points (altfel) sau wins

## Mistakes on the command line
mistake-unknown = necunoscut: { $words }
mistake-missing = lipsește ceva: { $words }
mistake-no-value = { $name } are nevoie de o valoare
mistake-choice = { $name } nu poate fi { $value }; poate fi: { $known }
mistake-number = { $name } trebuie să fie un număr întreg, nu { $value }
mistake-other = această comandă nu poate fi citită

gather-how = Scrie locurile, chiar mai multe odată (2 2 6>h); cu minus iei înapoi (-2); „gata” confirmă.
gather-sure = Asta te costă o carte. Scrie încă o dată „gata” sau schimbă ceva.
command-ok = gata

## The table online
help-serve = deschide masa în rețea, pentru browsere
help-serve-examples =
    Fiecare opțiune poate sta și în mediu: KOSTI_PORT=80, KOSTI_PUBLIC_URL=https://dice.example

    exemple:
      kosti serve                                  pentru toți din această rețea
      kosti serve --host 127.0.0.1                 numai pentru acest calculator
      kosti serve --port 443 --certificate my.crt --key my.key
      kosti serve --public-url https://dice.example --proxy-headers 127.0.0.1
help-serve-host = adresa la care se așteaptă (altfel toate ale calculatorului)
help-serve-port = portul la care se așteaptă (8765; 0 ia oricare liber)
help-serve-data = dosarul în care se păstrează totul (altfel dosarul tău de date)
help-serve-database = baza de date (altfel un fișier SQLite în dosarul de date)
help-serve-public-url = adresa la care se ajunge din afară la masă
help-serve-certificate = un certificat: masa se deschide atunci prin HTTPS
help-serve-key = cheia certificatului
help-serve-proxy-headers = proxy-urile care sunt crezute de unde vine o cerere
help-serve-base-path = calea sub care se află totul
help-serve-log-level = cât de mult se notează: debug, info, warning sau error
help-serve-keep-days = șterge mesele la care nu s-a întâmplat nimic atâtea zile (0: niciodată)
help-serve-browser = o deschide într-un browser, la nevoie pe orice port liber
serve-taken = La { $address } nu se poate deschide nimic: { $reason }
help-tables = arată mesele păstrate, salvează ce s-a jucat la ele sau le șterge
help-tables-examples =
    exemple:
      kosti tables list
      kosti tables export TABLE evening.json     ultima partidă, atât cât pot ști spectatorii
      kosti tables delete TABLE TABLE
help-deed = list (arată), export (salvează) sau delete (șterge)
help-table = o masă după numele din listă; la export și fișierul de scris
tables-none = Nu se păstrează nicio masă.
tables-row = { $table } · { $game } · { $phase } · { $when }
tables-unknown = Nu există masa { $table } sau nu s-a jucat nimic la ea.
tables-deleted = Șterse: { $count }
tables-name = Care masă? „kosti tables list” le arată numele.
serve-ready = Masa este deschisă la:
serve-everybody = Poate veni oricine din această rețea. Cu --host 127.0.0.1 rămâne privată.
serve-private = Poate veni numai cine ajunge la această adresă.
serve-stop = Ctrl-C o închide; partidele continuă când se deschide din nou.
setting-number = { $name } nu poate fi { $value }.
setting-certificate = --certificate și --key merg împreună.
setting-level = Nu există nivelul „{ $value }”. Niveluri: { $known }
setting-url = O adresă începe cu http:// sau https://, nu așa: { $value }
