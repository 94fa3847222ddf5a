# Regulile jocului Heckmeck am Bratwurmeck, în română.
rules-intro = Vrei cât mai mulți viermișori. Aruncă zarurile, pune câteva deoparte după fiecare aruncare și oprește-te la timp: suma lor îți aduce o piesă de pe grătar sau din vârful teancului altcuiva. Când grătarul s-a golit, câștigă cine are cei mai mulți viermișori.
rule-A1 = O tură începe cu aruncarea tuturor celor opt zaruri. Nimeni nu are voie să-și sară rândul.
rule-A2 = După o aruncare, alege una dintre fețele ieșite, pe care nu ai mai ales-o în tura asta, și pune deoparte toate zarurile cu acea față. Viermișorul valorează 5, iar suma tuturor zarurilor puse deoparte e rezultatul tău.
rule-A3 = Dacă au ieșit numai fețe pe care le-ai ales deja, tura e ratată.
rule-A4 = După ce ai pus zaruri deoparte, aruncă-le din nou pe celelalte sau oprește-te. Când nu mai ai zaruri ori ai ales toate cele șase fețe, tura se oprește de la sine; dacă atunci poți lua una din două piese, tot tu alegi care.
rule-A5 = Când te oprești, iei o piesă dacă ai pus deoparte cel puțin un viermișor și dacă ai ce lua: piesa din vârful altui teanc, dacă numărul ei e exact rezultatul tău (un furt), sau piesa deschisă de pe grătar cu numărul tău, iar dacă lipsește, următoarea mai mică deschisă. Un rezultat peste 36 îți aduce cea mai mare piesă deschisă de pe grătar, dar nu fură nimic.
rule-A6 = Dacă poți și să furi, și să iei de pe grătar, alegi tu. O piesă pe care o poți lua nu poate fi refuzată.
rule-A7 = Propria ta piesă de sus nu se pune la socoteală: caută următoarea piesă mai mică deschisă.
rule-A8 = Te poți opri și fără viermișor, și când nu ai ce lua, dar atunci tura e ratată.
rule-A9 = Piesa luată se așază în vârful teancului tău. Numai piesa de sus poate fi furată sau pierdută; atunci cea de sub ea ajunge deasupra.
rule-A10 = O tură ratată te costă piesa de sus a teancului: ea se întoarce pe grătar, apoi cea mai mare piesă deschisă de pe grătar se întoarce cu fața în jos până la sfârșitul partidei, în afară de cazul în care e chiar piesa abia revenită. Dacă nu ai nicio piesă, nu pierzi nimic și nu se întoarce nimic cu fața în jos.
rule-A11 = Partida se încheie imediat ce pe grătar nu mai e nicio piesă deschisă. Piesele arată un viermișor (21–24), doi (25–28), trei (29–32) sau patru (33–36). Câștigă cine are cei mai mulți viermișori pe toate piesele teancului; la egalitate, cine are piesa cea mai mare, oriunde s-ar afla ea în teanc. Dacă nimeni nu are nicio piesă, toți împart victoria.
rule-A12 = Opțiunea „faster” (mai repede): cu „returned”, și piesa revenită se întoarce cu fața în jos, de fiecare dată, așa că o tură ratată poate încheia partida; cu „highest”, se întoarce mereu cea mai mare piesă deschisă, chiar dacă abia a revenit. De obicei nu se aplică niciuna.
rules-open =
    Acolo unde regulile din cutie tac sau pot fi înțelese în două feluri, Kosti joacă așa:
    – Cine începe hotărăște masa; aici începe primul loc.
    – Dacă nu există piesa cu numărul exact, se ia următoarea mai mică, nu oricare dintre cele mai mici (A5).
    – O piesă care poate fi luată trebuie luată (A6).
    – Când tura se încheie cu ultimul zar sau cu a șasea față, alegerea între două piese rămâne (A4).
    – După tura ratată a cuiva care nu are piese nu se întoarce nimic cu fața în jos (A10).
    – „Mai repede” a fost înțeles în două feluri, de aceea sunt două variante (A12).
    – Dacă la sfârșit nimeni nu are nicio piesă, toți împart victoria (A11).
    – Opțiunea „turn_limit” e adăugată de noi: după atâtea ture, viermișorii se numără așa cum sunt.
