# Regulile jocului Heckmeck Barbecue, în română.
rules-intro = Vrei viermișori, iar din când în când și câte un melc. Aruncă zarurile, pune câteva deoparte după fiecare aruncare și oprește-te când suma lor e numărul unui loc de la grătar: farfuria ta ajunge acolo și îți aduce viermișorii lui. Când pe grătar nu mai poate ajunge niciun melc, câștigă cine are cele mai multe puncte.
rule-B1 = O tură începe cu aruncarea tuturor celor opt zaruri; nimeni nu are voie să-și sară rândul. Fețele lor sunt 1, 2, 3, 4, 6 și viermișorul, care valorează 5. După o aruncare, alege una dintre fețele ieșite, pe care nu ai mai ales-o în tura asta, și pune deoparte toate zarurile cu acea față. Apoi aruncă-le din nou pe celelalte sau oprește-te. Când nu mai ai zaruri ori ai ales toate cele șase fețe, tura se oprește de la sine. Suma tuturor zarurilor puse deoparte e rezultatul tău.
rule-B2 = Te-ai oprit cu folos dacă ai pus deoparte cel puțin un viermișor, iar rezultatul e bun la ceva. De la 23 la 36 el înseamnă locul cu exact acel număr, niciodată unul mai mic; peste 36 înseamnă un melc (B7). Ce se întâmplă depinde de ce se află pe loc (B3–B6); nu ai nimic de ales.
rule-B3 = Un loc gol, fără farfurie și fără melc: pune acolo una dintre farfuriile tale și primește viermișorii desenați pe el.
rule-B4 = O farfurie a altcuiva: proprietarul ei îți dă atâția viermișori câți sunt desenați pe loc (are întotdeauna destui) și își ia farfuria înapoi, iar tu pui acolo una de-a ta.
rule-B5 = O farfurie de-a ta: pune lângă ea o a doua și primește viermișorii încă o dată. Locul e închis pentru toți până la sfârșitul partidei.
rule-B6 = Un melc: ia-l pe el și nimic altceva. Nu pui nicio farfurie, iar locul e din nou gol.
rule-B7 = Peste 36 iei un melc din rezervă, iar dacă rezerva e goală, pe cel de pe locul cu numărul cel mai mare care are melc; locul rămâne gol. Dacă nici pe grătar nu mai e niciunul, partida se încheie pe loc: nu primești nimic, dar tura nu e ratată.
rule-B8 = Tura e ratată dacă au ieșit numai fețe pe care le-ai ales deja; dacă te oprești fără viermișor; dacă rezultatul e sub 23; dacă pe locul cu numărul tău sunt două farfurii, fie ele și ale tale; sau dacă ar trebui să pui o farfurie și nu mai ai niciuna în mână. Melci poți lua și atunci (B6, B7).
rule-B9 = După o tură ratată, un melc din rezervă ajunge pe locul gol cu numărul cel mai mare. Dacă nu e niciun loc gol, ajunge pe locul cu numărul cel mai mare dintre cele cu exact o farfurie, care poate fi chiar a ta; farfuria se întoarce la proprietarul ei, care păstrează viermișorii. Altceva nu pierzi.
rule-B10 = Dacă după o tură ratată nu se poate așeza niciun melc, pentru că rezerva e goală sau pe fiecare loc sunt două farfurii ori un melc, partida se încheie pe loc. Așezarea ultimului dintre cei doisprezece melci nu încheie partida. Melcii luați de jucători nu se mai întorc în rezervă.
rule-B11 = Fiecare viermișor valorează 1 punct, fiecare melc 3. Câștigă cine are cele mai multe puncte. La egalitate câștigă cine are o farfurie pe locul cu numărul cel mai mare, singură sau cu încă una; dacă niciunul dintre cei la egalitate nu are farfurii pe grătar, împart victoria.
rule-B12 = După ce ai pus zaruri deoparte te poți opri și cu un rezultat care nu e bun la nimic; atunci tura e ratată.
rules-open =
    Acolo unde regulile din cutie tac sau se deosebesc, Kosti joacă așa:
    – Câți viermișori are fiecare loc se vede numai pe tabla de joc, așa că numerele noastre sunt o presupunere. Opțiunea „worms”: cu „classic” (de obicei), 23 și 24 au câte un viermișor, 25–28 câte doi, 29–32 câte trei, 33–36 câte patru; cu „shifted”, 23–26 au câte unul, 27–30 câte doi, 31–33 câte trei, 34–36 câte patru. Dacă tabla ta arată altfel, dă propriile paisprezece cifre, începând cu locul 23.
    – O ediție vorbește de 2–4 jucători, cealaltă de 2–5. Farfurii sunt în cinci culori, deci pot juca și cinci.
    – Te poți opri și cu un rezultat care nu e bun la nimic (B12).
    – Dacă ar trebui să pui o farfurie și nu mai ai niciuna, tura e ratată (B8).
    – Când un melc alungă o farfurie, proprietarul ei păstrează viermișorii (B9).
    – La egalitate, două farfurii pe un loc nu valorează mai mult decât una, iar fără farfurii pe grătar victoria se împarte (B11).
    – Cine începe hotărăște masa; aici începe primul loc.
    – Opțiunea „turn_limit” e adăugată de noi: după atâtea ture, punctele se numără așa cum sunt.
