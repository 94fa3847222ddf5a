# Die Regeln von Heckmeck am Bratwurmeck auf Deutsch.
rules-intro = Du willst Würmer, so viele wie möglich. Wirf die Würfel, leg nach jedem Wurf welche heraus und hör rechtzeitig auf: Ihre Summe bringt dir eine Portion vom Grill oder von der Spitze eines fremden Stapels. Ist der Grill leer, gewinnen die meisten Würmer.
rule-A1 = Ein Zug beginnt mit einem Wurf aller acht Würfel. Passen darf niemand.
rule-A2 = Wähle nach einem Wurf einen der gefallenen Werte, den du in diesem Zug noch nicht gewählt hast, und lege alle Würfel mit diesem Wert heraus. Ein Wurm zählt 5; die Summe aller herausgelegten Würfel ist dein Ergebnis.
rule-A3 = Sind nur Werte gefallen, die du schon gewählt hast, ist der Zug ein Fehlversuch.
rule-A4 = Nach dem Herauslegen wirfst du die übrigen Würfel noch einmal oder hörst auf. Ist kein Würfel mehr übrig oder sind alle sechs Werte gewählt, endet der Zug von selbst; sind dann zwei Portionen zu haben, wählst trotzdem du.
rule-A5 = Hörst du auf, bekommst du eine Portion, wenn mindestens ein Wurm herausliegt und eine zu haben ist: die oberste Portion eines fremden Stapels, deren Zahl genau dein Ergebnis ist (geklaut), oder vom Grill die offene Portion mit deiner Zahl, sonst die nächstniedrigere offene. Ein Ergebnis über 36 bringt die höchste offene Portion vom Grill; klauen lässt sich damit nichts.
rule-A6 = Lässt sich sowohl klauen als auch vom Grill nehmen, hast du die Wahl. Eine Portion, die zu haben ist, darfst du nicht ablehnen.
rule-A7 = Die oberste Portion deines eigenen Stapels zählt nicht: Dann geht es um die nächstniedrigere offene.
rule-A8 = Du darfst auch ohne Wurm aufhören oder wenn nichts zu holen ist; das ist ein Fehlversuch.
rule-A9 = Eine gewonnene Portion kommt oben auf deinen Stapel. Nur die oberste kann geklaut werden oder verloren gehen; dann liegt die darunter obenauf.
rule-A10 = Ein Fehlversuch kostet die oberste Portion deines Stapels: Sie geht zurück auf den Grill, und dann wird die höchste offene Portion des Grills für immer umgedreht, es sei denn, sie ist gerade erst zurückgekommen. Wer keine Portion hat, verliert nichts, und es wird nichts umgedreht.
rule-A11 = Die Partie endet sofort, wenn auf dem Grill keine Portion mehr offen liegt. Die Portionen zeigen einen Wurm (21 bis 24), zwei (25 bis 28), drei (29 bis 32) oder vier (33 bis 36). Es gewinnen die meisten Würmer auf allen Portionen eines Stapels, bei Gleichstand die höchste Portion, egal wo im Stapel sie liegt. Hat niemand eine Portion, teilen sich alle den Sieg.
rule-A12 = Option „faster“ (schneller): Mit „returned“ wird auch die zurückgelegte Portion umgedreht, und zwar immer, sodass ein Fehlversuch die Partie beenden kann; mit „highest“ wird immer die höchste offene Portion umgedreht, auch die eben zurückgelegte. Normalerweise gilt keins von beidem.
rules-open =
    Wo die Anleitung schweigt oder sich zweierlei lesen lässt, spielt Kosti so:
    – Wer anfängt, macht die Runde unter sich aus; hier beginnt, wer auf dem ersten Platz sitzt.
    – Gibt es die Portion mit der genauen Zahl nicht, ist es die nächstniedrigere, nicht irgendeine niedrigere (A5).
    – Eine Portion, die zu haben ist, muss genommen werden (A6).
    – Endet der Zug mit dem letzten Würfel oder dem sechsten Wert, bleibt die Wahl zwischen zwei Portionen (A4).
    – Nach einem Fehlversuch ohne eigene Portion wird nichts umgedreht (A10).
    – „Schneller“ wird auf zwei Arten gespielt, darum gibt es beide (A12).
    – Hat am Ende niemand eine Portion, teilen sich alle den Sieg (A11).
    – Die Option „turn_limit“ ist unsere Zutat: Nach so vielen Zügen werden die Würmer gezählt, wie sie liegen.
