# Regulile jocului Ciao, Ciao..! în română.
rules-intro = Du-ți trei eroi peste pod înaintea tuturor și câștigi pe loc. Dacă nu reușește nimeni, hotărăsc treptele scării: cu cât un erou ajunge mai târziu, cu atât stă mai sus. Zarul îl vede doar cine l-a aruncat, așa că un număr valorează exact cât îl cred ceilalți.
rule-C1 = Fiecare are șapte eroi și, cât timp îi mai rămân, unul dintre ei e mereu pe pod. Pornește de pe scândura 1; pe aceeași scândură pot sta mai mulți eroi. Primul pas dincolo de ultima scândură trece podul: cu nouă scânduri, al nouălea pas de la scândura 1. Pașii în plus se pierd.
rule-C2 = Zarul are 1, 2, 3, 4 și de două ori X. Când e rândul tău, tu ești cel care anunță: aruncă pe ascuns, uită-te doar tu și anunță 1, 2, 3 sau 4, orice ar fi ieșit. Orice număr în afară de cel de pe zar e o minciună, chiar și unul mai mic; cu un X ești silit să minți.
rule-C3 = Eroul celui care anunță avansează imediat cu acel număr, sub ochii tuturor. Trecut de ultima scândură, așteaptă lângă scară și nu ocupă nicio treaptă până nu se lămurește dacă e crezut (C14).
rule-C4 = Apoi, în sensul acelor de ceasornic, începând din stânga lui, fiecare crede sau se îndoiește; prima îndoială încheie întrebările. Sunt întrebați cei care au un erou pe pod și cei care nu mai au eroi nici pe pod, nici în rezervă, dar mai au pe scară (aceștia din urmă nu, dacă opțiunea „ladder_doubt” e „off”).
rule-C5 = Dacă toți cred, mutarea rămâne. Zarul e secret cât ține partida; doar înregistrarea unei partide încheiate îl poate arăta.
rule-C6 = Îndoiala e greșită dacă numărul era adevărat: mutarea rămâne, iar eroul celui care s-a îndoit cade de pe pod. Cine mai are eroi doar pe scară pierde unul dintre ei, iar pe care, alege cel care a anunțat. Cu opțiunea „push” pe „may”, acesta spune mai întâi dacă îl doboară sau îl iartă; eroul de pe scară îl alege numai dacă doboară.
rule-C7 = Îndoiala e îndreptățită dacă numărul era o minciună: eroul celui care a anunțat cade, oriunde ar fi ajuns. Cine s-a îndoit și are un erou pe pod poate apoi să avanseze cu tot numărul anunțat sau să rămână pe loc; cine are eroi doar pe scară nu primește nimic.
rule-C8 = După o îndoială, toți află dacă numărul era adevărat. Zarul îl vede doar cine s-a îndoit; cu opțiunea „reveal” pe „all”, îl văd toți.
rule-C9 = Un erou căzut iese din joc. În locul celui care a căzut sau a trecut podul vine imediat altul pe scândura 1, cât timp mai sunt în rezervă.
rule-C10 = Scara are opt trepte, care valorează de la 1 la 8 puncte. Eroul care trece podul ocupă cea mai joasă treaptă liberă; o treaptă de pe care s-a căzut (C6) e din nou liberă. Al treilea erou câștigă fără să aibă nevoie de treaptă, chiar dacă scara e plină. Oricare altul își găsește una.
rule-C11 = Cine trece podul cu al treilea erou, cât primii doi mai stau pe scară, câștigă pe loc, chiar și avansând după o îndoială îndreptățită. Altfel, partida se încheie când, după o tură, nimeni nu mai are eroi pe pod sau în rezervă. Atunci câștigă cine are cele mai multe puncte, adică suma treptelor pe care îi stau eroii. La egalitate victoria se împarte; cu opțiunea „tie_break” pe „highest_step” câștigă, dintre cei la egalitate, cine stă pe treapta cea mai înaltă, iar dacă niciunul nu e pe scară, împart victoria. Dacă numai unul mai are eroi, joacă mai departe singur.
rule-C12 = Dacă nu mai ai eroi pe pod sau în rezervă, nu-ți mai vine rândul, dar te poți îndoi potrivit regulii C4. Dacă nu mai ai niciun erou, doar privești. Dacă nu are cine să se îndoiască, mutarea pur și simplu rămâne.
rule-C13 = Opțiuni: „planks”, câte scânduri, de la 8 la 12, de obicei 9; „push”, „must” (de obicei) sau „may”: cine a anunțat îl poate ierta pe cel care s-a îndoit greșit; „ladder_fall”, cine alege eroul care cade de pe scară: „speaker”, cel care a anunțat (de obicei), „doubter”, cel care s-a îndoit, sau „lowest”, mereu cel mai de jos; „ladder_doubt”, „on” (de obicei) sau „off”, ca în ediția din 1997; „reveal”, „doubter” (de obicei) sau „all”; „tie_break”, „shared” (de obicei) sau „highest_step”. Pentru studii, „planks” poate fi de la 2 la 12, iar „heroes” de la 1 la 7; cu mai puțin de trei eroi hotărăsc numai punctele.
rule-C14 = După întrebări, toate se petrec în această ordine: cade eroul celui prins cu minciuna; se face mutarea care rămâne – a celui care a spus adevărul sau a fost crezut ori a celui care s-a îndoit pe bună dreptate, care mai întâi alege –, cu ocuparea treptei (C10) sau, pentru al treilea erou, cu victoria; cade eroul celui care s-a îndoit greșit (C6); eroi noi vin pe scândura 1 (C9); apoi, dacă nimeni nu mai are eroi, partida se încheie (C11). Al treilea erou încheie partida pe loc: nimic altceva nu se mai petrece și nimeni nu mai e întrebat.
rules-open =
    Acolo unde regulile din cutie tac sau pot fi înțelese în două feluri, Kosti joacă așa:
    – Cine s-a îndoit greșit și mai are eroi doar pe scară îl pierde pe cel ales de cine a anunțat (C6, opțiunea „ladder_fall”).
    – Regulile din cutie spun că eroul celui care s-a îndoit greșit poate fi doborât. Aici el cade întotdeauna, cu excepția cazului în care „push” e „may” (C6).
    – Și un număr mai mic decât cel ieșit e o minciună (C2).
    – După o îndoială îndreptățită se avansează cu tot numărul sau deloc (C7).
    – Zarul îl vede doar cine s-a îndoit; ceilalți află numai dacă era adevăr sau minciună (C8, opțiunea „reveal”).
    – O treaptă de pe care s-a căzut e din nou liberă, iar al treilea erou nu are nevoie de treaptă (C10).
    – Când trece al treilea erou, primii doi trebuie să mai stea pe scară (C11).
    – Singurul care mai are eroi joacă mai departe singur, iar la puncte egale victoria se împarte (C11, opțiunea „tie_break”).
    – Tot ce se petrece într-o tură are o ordine fixă (C14).
    – Podul are nouă scânduri, dacă nu se alege altfel (opțiunea „planks”).
    – Cine începe hotărăște masa; aici începe primul loc.
    – Opțiunea „turn_limit” e adăugată de noi: după atâtea ture, punctele se numără așa cum sunt.
