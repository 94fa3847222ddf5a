# Worte aller Spiele, auf Deutsch.

## Errors
unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Spiele: { $known }
unknown-option = Eine Option „{ $name }“ gibt es nicht. Optionen: { $known }
bad-option-value = { $name } kann nicht „{ $value }“ sein. Möglich: { $allowed }
illegal-move = „{ $move }“ geht nicht in: { $position }
    Jetzt möglich: { $allowed }

## Positions
position-too-long = Das ist zu lang für eine Stellung: höchstens { $most } Zeichen.
position-no-field = „{ $word }“ hat nicht die Form Name=Wert. Felder: { $known }
position-unknown-field = Ein Feld „{ $name }“ gibt es nicht. Felder: { $known }
position-field-twice = Das Feld { $name } steht zweimal da.
position-field-missing = Das Feld { $name } fehlt.
position-bad-number = { $name } muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
position-bad-word = { $name } kann nicht „{ $value }“ sein. Möglich: { $allowed }
position-bad-dice = { $name } muss aus Würfeln mit den Werten { $faces } bestehen, nicht aus „{ $value }“.
position-bad-ranges = { $name } muss aus Zahlen von { $least } bis { $most } bestehen, etwa 21-24,27, nicht aus „{ $value }“.
position-number-twice = In { $name } steht eine Zahl zweimal.
position-bad-parts = { $name } muss je Platz einen Teil haben, mit Schrägstrichen dazwischen: { $count }, nicht { $given }.
position-not-whole = In dieser Stellung ist etwas verborgen, darum lässt sie sich nicht weiterspielen: { $position }
position-over-without-turn = Eine Partie kann nicht vor ihrem ersten Zug zu Ende sein.
position-wrong-seat = Mit turns={ $turns } ist Platz { $due } am Zug, nicht { $seat }.
position-past-limit = Mit turns={ $turns } ist die Partie über ihr Ende bei turn_limit={ $limit } hinaus.
position-too-many-dice = Zu viele Würfel: { $given }, es gibt aber nur { $most }.
position-too-few-dice = Zu wenige Würfel: { $given }, nach einem Wurf liegen aber alle { $most } auf dem Tisch.
position-nothing-to-choose = Kein Wert des Wurfs lässt sich wählen, also muss der Zug ein Fehlversuch sein.
position-dice-shown = Mit now={ $now } können keine geworfenen Würfel daliegen (shown).
position-nothing-aside = Mit now=decide müssen Würfel herausgelegt sein.
position-cannot-throw = Es ist kein Würfel oder kein neuer Wert mehr übrig.
position-over-with-dice = In einer beendeten Partie liegen keine Würfel heraus.
position-turn-ended = Dieser Zug muss schon von selbst zu Ende sein.

## The end of a game
event-ended = Die Partie ist zu Ende.
event-won = { $name }: gewinnt!
event-shared = { $name }: teilt den Sieg

## Records
record-foreign = Das ist keine Aufzeichnung von Kosti: sie muss mit dem Format „kosti-record“ beginnen.
record-too-long = Eine Aufzeichnung hat höchstens { $most } MB.
record-not-text = Das ist kein Text: bei { $place } steht ein Byte, das nicht UTF-8 ist.
record-bad-json = Die Aufzeichnung ist beschädigt oder abgeschnitten: ab Zeile { $line }, Spalte { $column } kein JSON.
record-bad-line = Die Aufzeichnung ist in Zeile { $line } beschädigt: { $text }
record-cut-short = Die Aufzeichnung ist abgeschnitten: nach Zeile { $line } fehlt die Schlusszeile „end“.
record-after-end = Die Aufzeichnung ist beschädigt: nach „end“ steht noch etwas, in Zeile { $line }.
record-field-missing = Die Aufzeichnung ist beschädigt: das Feld { $field } fehlt.
record-bad-field = Die Aufzeichnung ist beschädigt: { $field } ist nicht, was es sein soll.
record-bad-seal = Die Aufzeichnung ist beschädigt: was darin versiegelt war, lässt sich nicht öffnen.
record-bad-start = Die Aufzeichnung kann so nicht beginnen.
record-bad-seats = Die Aufzeichnung nennt { $given } Plätze, es spielen aber { $due }.
record-bad-step = Die Aufzeichnung lässt sich bei Schritt { $place } nicht spielen: { $step }
record-other-result = Die Aufzeichnung ist beschädigt: ihr Ergebnis ist nicht das, zu dem sie führt.
record-not-whole = Diese Aufzeichnung enthält nur, was jemand am Tisch sehen konnte, darum lässt sie sich nicht weiterspielen.
record-unknown-game = Ein Spiel „{ $name }“ gibt es nicht.
