# Die Regeln von Heckmeck Barbecue auf Deutsch.
rules-intro = Du willst Würmer und hin und wieder eine Schnecke. Wirf die Würfel, leg nach jedem Wurf welche heraus und hör auf, wenn ihre Summe die Zahl eines Platzes am Grill ist: Dort stellst du deinen Teller hin und bekommst die Würmer. Kann keine Schnecke mehr auf den Grill, gewinnen die meisten Punkte.
rule-B1 = Ein Zug beginnt mit einem Wurf aller acht Würfel; passen darf niemand. Die Würfel zeigen 1, 2, 3, 4, 6 und einen Wurm, der 5 zählt. Wähle nach einem Wurf einen der gefallenen Werte, den du in diesem Zug noch nicht gewählt hast, und lege alle Würfel mit diesem Wert heraus. Dann wirfst du die übrigen noch einmal oder hörst auf. Ist kein Würfel mehr übrig oder sind alle sechs Werte gewählt, endet der Zug von selbst. Die Summe aller herausgelegten Würfel ist dein Ergebnis.
rule-B2 = Aufhören gelingt, wenn mindestens ein Wurm herausliegt und das Ergebnis zu etwas taugt. 23 bis 36 meint den Platz mit genau dieser Zahl, nie einen niedrigeren; mehr als 36 bringt eine Schnecke (B7). Was auf dem Platz liegt, entscheidet, was geschieht (B3 bis B6); zu wählen gibt es nichts.
rule-B3 = Ein leerer Platz, ohne Teller und ohne Schnecke: Stell einen deiner Teller dorthin und nimm dir so viele Würmer, wie der Platz zeigt.
rule-B4 = Ein einzelner fremder Teller: Wem er gehört, der gibt dir so viele Würmer, wie der Platz zeigt (sie reichen immer), und nimmt ihn zurück. Du stellst einen von deinen hin.
rule-B5 = Ein einzelner eigener Teller: Stell einen zweiten dazu und nimm dir die Würmer noch einmal. Der Platz ist dann bis zum Ende der Partie für alle geschlossen.
rule-B6 = Eine Schnecke: Nimm sie, und sonst nichts. Einen Teller stellst du nicht hin, der Platz ist wieder leer.
rule-B7 = Mehr als 36 bringt eine Schnecke aus dem Vorrat. Ist er leer, nimmst du die Schnecke vom höchsten Platz, auf dem eine liegt; er ist dann leer. Liegt auch auf dem Grill keine, endet die Partie sofort: Du bekommst nichts, ein Fehlversuch ist es aber nicht.
rule-B8 = Ein Zug ist ein Fehlversuch, wenn nur Werte gefallen sind, die du schon gewählt hast; wenn du ohne Wurm aufhörst; wenn dein Ergebnis unter 23 liegt; wenn auf deinem Platz schon zwei Teller stehen, und seien es deine; oder wenn du einen Teller hinstellen müsstest und keinen mehr übrig hast. Schnecken bekommst du auch dann noch (B6, B7).
rule-B9 = Nach einem Fehlversuch kommt eine Schnecke aus dem Vorrat auf den höchsten leeren Platz. Ist keiner leer, kommt sie auf den höchsten Platz mit genau einem Teller, vielleicht deinem. Der Teller geht dann an seinen Besitzer zurück, der die Würmer behält. Sonst verlierst du nichts.
rule-B10 = Lässt sich nach einem Fehlversuch keine Schnecke hinlegen, weil der Vorrat leer ist oder auf jedem Platz zwei Teller oder eine Schnecke sind, endet die Partie sofort. Die letzte der zwölf Schnecken hinzulegen beendet sie noch nicht. Schnecken, die jemand genommen hat, kommen nie in den Vorrat zurück.
rule-B11 = Jeder Wurm zählt 1 Punkt, jede Schnecke 3. Die meisten Punkte gewinnen, bei Gleichstand der Teller auf dem höchsten Platz des Grills, ob er dort allein steht oder zu zweit. Hat von denen, die gleichauf sind, niemand einen Teller auf dem Grill, teilen sie sich den Sieg.
rule-B12 = Nach dem Herauslegen darfst du auch mit einem Ergebnis aufhören, das zu nichts taugt; das ist ein Fehlversuch.
rules-open =
    Wo die Anleitungen schweigen oder sich widersprechen, spielt Kosti so:
    – Wie viele Würmer ein Platz zeigt, steht nur auf dem Spielplan; unsere Zahlen sind darum eine Annahme. Option „worms“: Mit „classic“ (üblich) haben 23 und 24 einen Wurm, 25 bis 28 zwei, 29 bis 32 drei und 33 bis 36 vier; mit „shifted“ haben 23 bis 26 einen, 27 bis 30 zwei, 31 bis 33 drei und 34 bis 36 vier. Zeigt dein Plan andere, gib vierzehn eigene Ziffern an, von der 23 aufwärts.
    – Eine Anleitung nennt 2 bis 4 Personen, die andere 2 bis 5. Teller gibt es in fünf Farben, also dürfen es fünf sein.
    – Auch mit einem Ergebnis, das zu nichts taugt, darf man aufhören (B12).
    – Wer einen Teller hinstellen müsste und keinen mehr hat, hat einen Fehlversuch (B8).
    – Verdrängt eine Schnecke einen Teller, bleiben die Würmer dafür bei seinem Besitzer (B9).
    – Bei Gleichstand sind zwei Teller auf einem Platz nicht mehr wert als einer; ohne Teller auf dem Grill wird der Sieg geteilt (B11).
    – Wer anfängt, macht die Runde unter sich aus; hier beginnt, wer auf dem ersten Platz sitzt.
    – Die Option „turn_limit“ ist unsere Zutat: Nach so vielen Zügen werden die Punkte gezählt, wie sie sind.
