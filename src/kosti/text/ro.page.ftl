# The words of the page, in Romanian.

## The page everywhere
go-home = Acasă
close = Închide
choose-else = Aleg altceva
settings = Setări
language = Limba
theme = Lumină
theme-system = Ca în sistem
theme-light = De zi
theme-dark = De seară
motion = Mișcare
motion-slow = Lentă
motion-usual = Obișnuită
motion-fast = Rapidă
motion-none = Deloc
sound = Sunet
buzz = Vibrează când e rândul meu
confirm-moves = Întreabă înaintea fiecărei mutări
about = Despre Kosti
independent = Independent și gratuit. Fără conturi.
rules = Reguli
rules-page = Regulile pe o pagină separată
rules-open-title = Ce lasă deschis regulamentul
page-broken = Pagina nu s-a deschis
page-broken-help = Poate că serverul lipsește o clipă. Partidele tale sunt păstrate.
page-again = Încearcă din nou
nowhere-help = Poate că adresa e scrisă greșit.
me = Eu

## The first page
home-title = Patru jocuri cu zaruri, o singură masă
home-lead = Joacă împotriva boților sau trimite prietenilor un link. Zarurile pot fi verificate.
play-now = Joacă acum
new-table = Masă nouă
seats-range = Jucători: { $least }–{ $most }
join-code = Intră cu un cod
join-code-help = Șase litere de la un prieten
join = Intră
my-tables = Mesele mele
public-tables = Mese publice
row-my-turn = E rândul tău!
my-turn-at = E rândul tău: { $game }
row-turn = La rând: { $name }
row-waiting = Se așteaptă jucători
row-over = Încheiată
row-closed = Închisă

## A new table
game = Joc
seats = Locuri
seat-add = Adaugă un loc
seat-drop = Scoate un loc
seat-filled-by = Cine joacă pe locul { $number }?
fill-me = Eu
fill-here = Altcineva la acest dispozitiv
fill-friend = Un prieten, prin link
fill-friend-help = Vine prin link sau cod, de pe orice dispozitiv.
fill-with-bot = Pune un bot
level = { $level ->
    [random] Bot: aleatoriu
    [simple] Bot: simplu
    [novice] Bot: începător
    [casual] Bot: amator
    [expert] Bot: expert
   *[master] Bot: maestru
}
your-name = Numele tău
their-name = Nume
more-ways = Mai multe setări: reguli, ceas, boți
clock = Ceas pentru fiecare tură
clock-of = { $seconds ->
    [0] Fără
    [30] 30 s
    [60] 1 min
    [120] 2 min
    [86400] 1 zi
   *[259200] 3 zile
}
hours-left = { $hours } h
pace = Ritmul boților
pace-slow = Fără grabă
pace-usual = Obișnuit
pace-fast = Rapid
public = Publică: oricine poate găsi masa și se poate așeza
coach-on = Antrenor: arată cât valorează fiecare alegere
make-and-invite = Deschide masa și invită
start-game = Începe partida

## Before the game
lobby-title = Masa e pusă
lobby-invited = Hai la masă!
lobby-watching = Privești partida
sit-down = Mă așez
seat-open = Loc liber
seat-open-friend = Liber – se așteaptă un prieten
remove = Scoate de la masă
seats-left = { $count ->
    [one] Mai este un loc liber: pentru un prieten sau un bot.
    [few] Mai sunt { $count } locuri libere: pentru prieteni sau boți.
   *[other] Mai sunt { $count } de locuri libere: pentru prieteni sau boți.
}
fill-all-with-bots = { $count ->
    [1] Pune un bot pe locul liber
   *[other] Pune boți pe locurile libere
}
waits-for-host = Gazda începe partida.
waits-for-players = Se așteaptă jucători
invite-title = Invită prieteni
invite-text = Hai să jucăm { $game }!
invite-code = Sau spune acest cod:
invite-qr = Îndreaptă o cameră spre imagine ca să ajungi la această masă.
copy = Copiază
copied = Linkul e copiat.
copy-by-hand = Linkul e selectat: copiază-l cu Ctrl+C sau apăsând lung.
share = Distribuie
qr = Cod QR
qr-alt = Codul QR al linkului

## At the table
table-loading = Venim la masă…
table-missing = Nu există o astfel de masă
table-missing-help = Poate că linkul e incomplet sau masa s-a strâns de mult.
throw-dice = Aruncă
choose-a-face = Atinge zarurile pe care vrei să le pui deoparte.
turn-yours = E rândul tău
turn-here = { $name }: e rândul tău
turn-of = La rând: { $name }
turn-nobody = O clipă…
you-may-answer = { $name }: poți răspunde
game-over = Partida s-a încheiat
table-closed = Masa e închisă
seat-yours = locul tău
seat-host = gazda mesei
seat-away = nu e la masă
seat-stand-in = un bot ține locul
seat-acting = la rând
won-so-far = Partide câștigate:
take-back = Ia înapoi
skip-to-me = Sari la rândul meu
refused-by-rule = { $reason } (regula { $rule })
sure-title = Sigur așa?
sure-yes = Da, așa fac
offline = Fără conexiune. Masa așteaptă și revine singură.
side = Jurnal, chat și zaruri
log = Jurnal
chat = Chat
dice-so-far = Zaruri
chat-seated-only = Poate spune ceva doar cine stă la masă.
table-menu = Masa: invită, înregistrare, ieșire
watch-title = Link pentru spectatori
watch-text = Privește partida noastră de { $game }!
other-device = Continuă pe alt dispozitiv
other-device-help = Deschide linkul pe celălalt dispozitiv în { $minutes } minute. Merge o singură dată, iar locul se mută acolo.
move-title = Muți locul aici?
move-help = Locul tău vine pe acest dispozitiv. Celălalt va putea doar privi.
move-take = Mută locul
move-failed = Linkul nu mai e valabil
leave-table = Pleacă de la masă
leave-help = Ceilalți pot lăsa un bot să joace în locul tău. Locul rămâne al tău: te întorci cu același link.
end-table = Închide masa pentru toți
end-help = Partida se încheie pentru toți, iar înregistrarea rămâne de citit.
replace-by-bot = Lasă un bot să joace pe acest loc
take-seat-back = Joc din nou eu
hand-on = Predă masa acestui loc
veil-title = Numai { $name }!
veil-help = Dă dispozitivul mai departe. Ceilalți nu se uită.
veil-open = { $name }: arată-mi masa
coach-best = Antrenor: { $action } – șansa de victorie { $share }
coach-only = Antrenor: șansa ta de victorie este { $share }
coach-share = Șansa de victorie după asta: { $share }

## The end of a game
you-win = Ai câștigat!
they-share = Victoria e împărțită: { $names }
moment = Momentul partidei – { $what }
play-again = Încă o partidă
check-dice = Verifică zarurile
step-through = Pas cu pas
fold = Strânge, ca să vezi tabla
closed-by = { $reason ->
    [host] Gazda a închis masa.
    [rules] După actualizare, partida nu mai poate continua după aceleași reguli, așa că masa e închisă.
   *[other] Masa e închisă.
}

## Records
record = Înregistrare
open-record = Deschide o înregistrare
open-record-help = Alege o înregistrare salvată (JSON sau text). Zarurile ei pot fi verificate și fără rețea.
file-choose = Alege un fișier
record-open = Vezi înregistrarea
record-json = Descarcă JSON
record-text = Descarcă text
record-no-board = Fără conexiune tabla nu poate fi arătată, dar zarurile pot fi verificate.
record-start = Partida începe
record-step = Pasul partidei
record-unread = Fișierul nu este o înregistrare Kosti.
step-first = La început
step-back = Un pas înapoi
step-forth = Un pas înainte
step-last = La sfârșit

## The dice
dice-seen = Zaruri până acum: { $count }. Barele arată de câte ori a căzut fiecare față; benzile, de câte ori cade la 19 din 20 de mese cinstite.
dice-seen-face = { $face }: { $count } (de obicei de la { $low } la { $high })
dice-seen-none = Încă nu s-a văzut niciun zar.
dice-seen-own = Sunt numărate numai zarurile pe care le-ai văzut când au căzut. Cele văzute după o îndoială nu ar fi o probă cinstită.
dice-seen-latest = Partida e lungă: aici sunt numărați numai ultimii ei pași.
dice-seen-few = Cu atât de puține zaruri se poate întâmpla orice: numerele încă nu spun nimic.
dice-seen-usual = La { $percent } din mesele cinstite fețele cad cel puțin la fel de inegal ca aici: e ceva obișnuit.
dice-seen-rare = Numai la { $percent } din mesele cinstite fețele cad atât de inegal ca aici. E rar, dar la multe mese se întâmplă undeva în fiecare zi.
dice-seen-honest = Numărătoarea nu poate dovedi nici că zarurile sunt cinstite, nici că sunt false, iar și zarurile cinstite au serii. O dovadă aduce verificarea zarurilor după partidă.
dice-seen-bound = Masa s-a legat de aceste zaruri înainte de prima aruncare. Păstrează numărul, ca să-l compari cu înregistrarea:
dice-added = Apoi browserele jucătorilor au adăugat aceste numere la întâmplare:
dice-verdict-proved = Dovedit: zarurile au căzut cinstit
dice-verdict-false = Ceva nu se potrivește aici
dice-verdict-open = Dovada vine la sfârșitul partidei
dice-verdict-none = Aceste zaruri nu pot fi verificate
dice-checked-here = Totul a fost calculat chiar acum pe acest dispozitiv, numai din înregistrare.
dice-how = Cum funcționează?
dice-how-1 = Înainte de partidă masa se gândește la un secret și îi arată amprenta. Amprenta nu dă secretul de gol și niciun alt secret nu i se potrivește.
dice-how-2 = Apoi browserul fiecărui jucător adaugă un număr la întâmplare, văzut de toți. Masa nu știa aceste numere când a arătat amprenta.
dice-how-3 = Fiecare aruncare urmează din secret, din numerele adăugate și din numărul aruncării, printr-un calcul fix. Nu mai e nimic de ales.
dice-how-4 = După partidă se arată secretul. Acum oricine poate vedea că i se potrivește amprentei și poate recalcula fiecare aruncare.

## About
about-title = Despre Kosti
about-boxes = Cutiile și autorii
about-trust = Cinste și discreție
about-rights = Licențe
about-what = Kosti înseamnă zaruri în rusă. Aici se joacă, se învață și se studiază patru jocuri de masă cu zaruri, gratuit și fără conturi.
about-independent = Kosti este independent. Numele și grafica jocurilor din cutie aparțin proprietarilor lor; tot ce e desenat și scris aici este al nostru. Dacă îți place un joc, cumpără cutia: zarurile adevărate sună mai bine.
about-authors = Autorii jocurilor: Heckmeck am Bratwurmeck (Pickomino) și Heckmeck Barbecue – Reiner Knizia; Ciao, Ciao..! – Alex Randolph; Svintus 3D – Timofei Bokarev și Konstantin Seleznev.
about-fair = Fiecare aruncare e hotărâtă de un secret fixat înainte de partidă și publicat după ea. „Verifică zarurile” recalculează toate aruncările în browserul tău.
about-private = Fără conturi, fără urmărire, fără cereri către alții. Numele și setările rămân în acest browser; serverul păstrează mesele.
about-licence = Codul este sub licența MIT. Fontul este Manrope, sub licența SIL Open Font License.
about-font = Licența fontului
about-api = Pentru programe: API

## Phrases of the chat
phrase-hello = Salut!
phrase-good-luck = Baftă!
phrase-well-done = Bravo!
phrase-ouch = Au!
phrase-lucky = Ce noroc!
phrase-thinking = Stai să mă gândesc…
phrase-your-turn = E rândul tău!
phrase-sorry = Scuze!
phrase-again = Încă o partidă?
phrase-good-game = Frumoasă partidă!
phrase-thanks = Mulțumesc!
phrase-bye = Pa!
sign-smile = Zâmbet
sign-laugh = Râs
sign-wow = Uau
sign-cry = O lacrimă
sign-cool = Tare
sign-heart = Inimă
sign-clap = Aplauze
sign-worm = Viermișor

## What the server refuses
error-trouble = Serverul a greșit. Încearcă din nou peste o clipă.
error-too-long = E prea lung.
error-offline = Fără conexiune. Încearcă din nou peste o clipă.
error-server = Serverul are o problemă ({ $status }). Încearcă din nou peste o clipă.
error-storage = Serverul nu poate salva nimic acum, așa că mutarea nu s-a făcut. Cine are grijă de el trebuie să elibereze loc pe disc; apoi se joacă mai departe.
error-answered-already = Ai răspuns deja.
error-bad-request = Serverul nu înțelege cererea.
error-bad-table = O astfel de masă nu se poate deschide.
error-closed = Masa e închisă.
error-contribution = Partea browserului la zaruri nu a fost înțeleasă.
error-contributed-already = Acest browser și-a adus deja partea la zaruri.
error-frame = Serverul nu înțelege mesajul.
error-full = Toate locurile sunt ocupate.
error-game-over = Partida s-a încheiat.
error-getting-ready = Boții se pregătesc. Încearcă din nou peste o clipă.
error-illegal = Acum nu se poate juca: { $move }
error-no-coach = Masa aceasta nu are antrenor.
error-no-code = Nicio masă nu așteaptă cu acest cod.
error-no-game = Nu există un astfel de joc.
error-no-guest = Acolo nu stă nimeni pentru care să se facă asta.
error-no-level = Nu există bot de acest nivel.
error-no-move = Linkul a fost folosit sau e prea vechi.
error-no-seat = Nu există un astfel de loc.
error-no-table = Nu există o astfel de masă.
error-nobody-chooses = În această poziție nu alege nimeni.
error-not-found = Aici nu e nimic.
error-not-a-record = Aceasta nu este o înregistrare Kosti.
error-not-host = Numai gazda poate face asta.
error-not-over = Partida continuă.
error-not-playing = Acum nu se joacă aici.
error-not-seated = Nu stai la această masă.
error-not-your-turn = Nu e rândul tău.
error-not-yours = Locul acesta nu e al tău.
error-nothing-to-gather = Acum nu e nimic de așezat.
error-nothing-to-take-back = Nu ai ce lua înapoi: au căzut zaruri sau a răspuns cineva.
error-one-at-a-time = Câte o mutare pe rând, te rog.
error-open-seats = Mai sunt locuri libere: așteaptă-ți prietenii sau pune boți.
error-seat-taken = Locul e ocupat.
error-stale = Între timp s-a jucat mai departe. Mai privește o dată.
error-started-already = Partida a început deja.
error-still-here = Cineva era aici acum o clipă. După un minut, locul poate fi preluat de un bot.
error-throw-first = Aruncă întâi zarurile.
error-too-fast = Nu așa repede, te rog. Așteaptă o clipă.
error-too-many-rounds = La această masă s-a jucat destul. Deschide alta.
