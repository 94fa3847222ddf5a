# Svintus 3D auf Deutsch.
game-name = Svintus 3D
game-about = Ein echtes Schwein denkt immer ans Essen. Wirf deine Würfel, verteil sie auf die Karten, schnapp den anderen die Vorräte vor dem Rüssel weg – und sammle als Erstes sieben gleiche.

## Words to type: cards by their supplies, glutton cards by what they ask for and what they give
word-corn = Mais
word-beet = Rübe
word-apple = Apfel
word-acorn = Eichel
word-corn-corn = Mais + Mais
word-corn-beet = Mais + Rübe
word-corn-apple = Mais + Apfel
word-corn-acorn = Mais + Eichel
word-beet-beet = Rübe + Rübe
word-beet-apple = Rübe + Apfel
word-beet-acorn = Rübe + Eichel
word-apple-apple = Apfel + Apfel
word-apple-acorn = Apfel + Eichel
word-acorn-acorn = Eichel + Eichel
word-no-corn = Rübe, Apfel, Eichel
word-no-beet = Mais, Apfel, Eichel
word-no-apple = Mais, Rübe, Eichel
word-no-acorn = Mais, Rübe, Apfel
word-sum5-no-corn = Summe 5 (Rübe, Apfel, Eichel)
word-sum5-no-beet = Summe 5 (Mais, Apfel, Eichel)
word-sum5-no-apple = Summe 5 (Mais, Rübe, Eichel)
word-sum5-no-acorn = Summe 5 (Mais, Rübe, Apfel)
word-sum10-no-corn = Summe 10 (Rübe, Apfel, Eichel)
word-sum10-no-beet = Summe 10 (Mais, Apfel, Eichel)
word-sum10-no-apple = Summe 10 (Mais, Rübe, Eichel)
word-sum10-no-acorn = Summe 10 (Mais, Rübe, Apfel)
word-sum15-no-corn = Summe 15 (Rübe, Apfel, Eichel)
word-sum15-no-beet = Summe 15 (Mais, Apfel, Eichel)
word-sum15-no-apple = Summe 15 (Mais, Rübe, Eichel)
word-sum15-no-acorn = Summe 15 (Mais, Rübe, Apfel)
word-piles1111-no-corn = Häufchen 1-1-1-1 (Rübe, Apfel, Eichel)
word-piles1111-no-beet = Häufchen 1-1-1-1 (Mais, Apfel, Eichel)
word-piles1111-no-apple = Häufchen 1-1-1-1 (Mais, Rübe, Eichel)
word-piles1111-no-acorn = Häufchen 1-1-1-1 (Mais, Rübe, Apfel)
word-piles222-no-corn = Häufchen 2-2-2 (Rübe, Apfel, Eichel)
word-piles222-no-beet = Häufchen 2-2-2 (Mais, Apfel, Eichel)
word-piles222-no-apple = Häufchen 2-2-2 (Mais, Rübe, Eichel)
word-piles222-no-acorn = Häufchen 2-2-2 (Mais, Rübe, Apfel)
word-piles33-no-corn = Häufchen 3-3 (Rübe, Apfel, Eichel)
word-piles33-no-beet = Häufchen 3-3 (Mais, Apfel, Eichel)
word-piles33-no-apple = Häufchen 3-3 (Mais, Rübe, Eichel)
word-piles33-no-acorn = Häufchen 3-3 (Mais, Rübe, Apfel)
word-triple-no-corn = Drilling (Rübe, Apfel, Eichel)
word-triple-no-beet = Drilling (Mais, Apfel, Eichel)
word-triple-no-apple = Drilling (Mais, Rübe, Eichel)
word-triple-no-acorn = Drilling (Mais, Rübe, Apfel)
word-lone-no-corn = Quieken (Rübe, Apfel, Eichel)
word-lone-no-beet = Quieken (Mais, Apfel, Eichel)
word-lone-no-apple = Quieken (Mais, Rübe, Eichel)
word-lone-no-acorn = Quieken (Mais, Rübe, Apfel)
word-sixes-no-corn = Sechsen (Rübe, Apfel, Eichel)
word-sixes-no-beet = Sechsen (Mais, Apfel, Eichel)
word-sixes-no-apple = Sechsen (Mais, Rübe, Eichel)
word-sixes-no-acorn = Sechsen (Mais, Rübe, Apfel)
word-decline = verzichten

## Actions
action-place = { $column ->
    [h] { $count } × { $face } zu den Hamstern legen
   *[other] { $count } × { $face } auf die { $column }er legen
}
action-place-none = { $column ->
    [h] keine { $face } zu den Hamstern legen
   *[other] keine { $face } auf die { $column }er legen
}
action-claim = { $card } nehmen, und alle deine Würfel kommen heim
action-decline = keine Vielfraßkarte nehmen
action-decline-take = keine Vielfraßkarte nehmen, sondern { $card } von den { $column }ern
action-decline-feed = keine Vielfraßkarte nehmen und die Hamster füttern
action-feed = { $card } an die Hamster verfüttern

## What each action means
explain-place = So viele Würfel dieses Wurfs kommen auf diese Karte. Dort bleiben sie, bis jemand die Karte nimmt oder deine Würfel heimkommen.
explain-place-none = Diese Würfel kommen nicht hierher. Was du nirgends legst, kommt zurück auf die Hand.
explain-claim = Nimmt diese Vielfraßkarte mit ihren drei Vorräten. Alle sieben eigenen Würfel kommen zurück auf die Hand; mehr nimmst du in diesem Zug nicht.
explain-decline = Lässt die Vielfraßkarten liegen. Das kostet nichts.
explain-decline-take = Lässt die Vielfraßkarten liegen und nimmt die Karte der oberen Reihe, auf der genug deiner Würfel liegen.
explain-decline-feed = Lässt die Vielfraßkarten liegen. Weil du gar keine Karte nimmst, bekommen die Hamster eine von deinen.
explain-feed = Diese Karte kommt unter die Hamster und ist aus dem Spiel. Alle Würfel von den Hamstern kommen heim.

## Why not
refused-ones-go = Jede 1 geht von selbst zu den Hamstern.
refused-place-past = { $column ->
    [h] Wie viele { $face }er zu den Hamstern gehen, ist schon entschieden; nimm es zurück, um es zu ändern.
   *[other] Wie viele { $face }er auf die { $column }er gehen, ist schon entschieden; nimm es zurück, um es zu ändern.
}
refused-column-closed = Die Spalte der { $column }er ist geschlossen: Dorthin kann keine { $face }.
refused-not-thrown = { $column ->
    [h] In diesem Wurf ist keine { $face } für die Hamster.
   *[other] In diesem Wurf ist keine { $face } für die { $column }er.
}
refused-no-die-left = { $column ->
    [h] In diesem Wurf ist keine { $face } mehr für die Hamster.
   *[other] In diesem Wurf ist keine { $face } mehr für die { $column }er.
}
refused-too-many = { $column ->
    [h] Für die Hamster hast du nur { $count } × { $face }.
   *[other] Für die { $column }er hast du nur { $count } × { $face }.
}
refused-asked-later = { $column ->
    [h] Entscheide zuerst über { $place }; danach kommen die { $face }er für die Hamster.
   *[other] Entscheide zuerst über { $place }; danach kommen die { $face }er für die { $column }er.
}
refused-unmet-sum = { $card } verlangt genau die Summe { $due }, dein Wurf ergibt aber { $sum }.
refused-unmet-piles = { $card } verlangt, dass deine Würfel { $due } liegen und sonst nirgends; sie liegen aber { $piles }.
refused-unmet-triple = { $card } verlangt eine Zahl auf genau drei Würfeln deines Wurfs.
refused-unmet-lone = { $card } verlangt einen Wurf mit einem einzigen Würfel. Geworfen: { $count }.
refused-unmet-sixes = { $card } verlangt genau vier eigene Sechsen in der oberen Reihe. Dort liegen: { $count }.
refused-not-yours = Eine solche Karte hast du nicht: { $card }.

## A placing gathered and sent as a whole
placing-not-now = Gerade gibt es nichts zu legen.
placing-unread = „{ $part }“ ist kein Platz für Würfel. Schreib 2 für eine 2 auf ihre Karte, 2:3 für drei davon, 6>4 für eine Sechs auf die 4er, 6>h für eine Sechs zu den Hamstern, - für nichts.

## What happened
event-turned_up = { $column ->
    [gluttons] Eine Vielfraßkarte wird aufgedeckt: { $card }
   *[other] Bei den { $column }ern wird aufgedeckt: { $card }
}
event-threw = { $name }: wirft { $dice }
event-placed = { $column ->
    [h] { $name }: { $count } × { $face } zu den Hamstern
   *[other] { $name }: { $count } × { $face } auf die { $column }er
}
event-declined = { $name }: nimmt keine Vielfraßkarte
event-card_taken = { $name }: nimmt { $card } von den { $column }ern
event-glutton_taken = { $name }: nimmt die Vielfraßkarte { $card }
event-all_home = { $count ->
    [one] { $name }: { $count } Würfel kommt heim
   *[other] { $name }: { $count } Würfel kommen heim
}
event-came_home = { $column ->
    [h] { $count ->
        [one] { $name }: { $count } Würfel kommt von den Hamstern heim
       *[other] { $name }: { $count } Würfel kommen von den Hamstern heim
    }
   *[other] { $count ->
        [one] { $name }: { $count } Würfel kommt von den { $column }ern heim
       *[other] { $name }: { $count } Würfel kommen von den { $column }ern heim
    }
}
event-hungry = { $name }: muss die Hamster füttern
event-fed = { $name }: verfüttert { $card } an die Hamster
event-fed_nothing = { $name }: hat keine Karte für die Hamster
event-no_hands = Niemand hat einen Würfel auf der Hand: Alle Würfel kommen heim.
event-closed = Die { $column }er sind aufgebraucht: Ihre Spalte ist geschlossen.
event-skipped = { $name }: hat keinen Würfel auf der Hand und setzt aus
event-scored = { $name }: am meisten von einer Sorte: { $score }, insgesamt: { $total }

## How the turn can end
ending-nothing = keine Karte
ending-taken = { $card } von den { $column }ern
ending-claimed = { $card }
ending-fed = { $card } an die Hamster
ending-fed-nothing = hungrige Hamster, aber keine Karte für sie

## The board
board-pile = { $name }: { $dice }
board-column = { $needs } × { $column } bringen { $card } (noch { $left })
board-column-dice = { $needs } × { $column } bringen { $card } (noch { $left }) – { $dice }
board-closed = { $needs } × { $column }: geschlossen
board-hamsters = { $needs } × 1 machen die Hamster hungrig
board-hamsters-dice = { $needs } × 1 machen die Hamster hungrig – { $dice }
board-gluttons = Vielfraße: { $cards } (noch { $left })
board-supply = { $supply } { $count }
board-seat = { $name }: { $hand } auf der Hand, Vorräte: { $supplies }
board-thrown = Geworfen: { $dice }

## Impossible positions
position-not-now = Bei now={ $now } gibt es kein { $name }.
position-bad-places = Würfel in der oberen Reihe schreibt man wie 2s:226,h:1, höchstens { $most } je Platz, nicht „{ $dice }“.
position-bad-card = Karten schreibt man wie corn,2corn-beet,no-acorn, jede Art einmal und höchstens { $most } davon; hier ist das keine: „{ $card }“.
position-too-many-open = Zu viele offene Karten in { $column }: höchstens { $most }.
position-too-many-cards = Mehr { $card } in { $column }, als das Kartendeck hat.
position-cards-not-gone = Zu viele { $card } an den Plätzen: { $given }. Es haben aber nur { $most } die Stapel verlassen.
position-too-few-turns = Damit so viele Karten die Stapel verlassen, braucht es mehr Züge: mindestens { $due }, hier aber turns={ $turns }.
position-not-turned-up = Zuerst muss die nächste Karte offen liegen: { $columns }
position-refill = Noch aufzudeckende Karten: { $count }. Das kann jetzt nicht sein.
position-opening-order = Zu Beginn werden erst die 5er aufgedeckt, dann die 4er, 3er, 2er und die Vielfraßkarten, und etwas fehlt noch.
position-opening-begun = Zu Beginn ist noch kein Zug gespielt und keine Karte fort.
position-dice-on-closed = In { $column } liegen Würfel, aber dort ist keine Karte offen.
position-card-due = Platz { $seat } hat in { $column } genug Würfel und muss die Karte schon genommen haben.
position-empty-hand = Platz { $seat } hat keine Würfel auf der Hand.
position-not-yet-played = Platz { $seat } war noch nicht dran und kann weder Karten noch Würfel auf dem Tisch haben.
position-thrown-not-hand = Der Wurf passt nicht zu den Würfeln auf der Hand: { $given } und { $due }.
position-nothing-to-feed = Es ist keine Karte für die Hamster zu wählen.
position-bad-laid = So kann dieser Wurf nicht gelegt worden sein: { $place }
position-not-asked = Über { $place } ist jetzt nicht zu entscheiden.
position-nothing-to-claim = Keine offene Vielfraßkarte kann genommen werden.
position-thrown-not-laid = Die Würfel auf dem Tisch können nicht aus diesem Wurf stammen.
position-won = Platz { $seat } hat sieben gleiche Vorräte, also muss sein Zug die Partie beendet haben.
position-won-before = Platz { $seat } hat mehr Vorräte, als eine Karte nach sechs gebracht haben kann.
position-not-over = Die Partie kann nicht zu Ende sein: Niemand hat sieben gleiche Vorräte, eine Spalte ist offen, und das Zuglimit ist nicht erreicht.
position-all-closed = Alle vier Spalten sind geschlossen, also muss die Partie zu Ende sein.

## Decks
deck-unknown-stack = Es gibt keinen Stapel „{ $stack }“. Stapel: { $known }
deck-stack-twice = Der Stapel { $stack } steht zweimal da.
deck-stack-missing = Der Stapel { $stack } fehlt.
deck-stack-empty = Der Stapel { $stack } hat keine Karte.
deck-bad-card = In { $stack } ist das keine Karte, steht zweimal da oder ist zu viel: „{ $card }“
deck-shape = Ein Kartendeck hat fünf Zeilen, 2s, 3s, 4s, 5s und gluttons, jede mit ihren Karten und deren Anzahl: mindestens eine Karte und höchstens { $most } von einer Art. Zum Beispiel: „2s: 4 corn, 4 beet“, „4s: 2 corn-beet, corn-corn“, „gluttons: sum10-no-corn, lone-no-apple“. Statt neuer Zeilen dürfen Schrägstriche stehen.
deck-file-unread = { $path } lässt sich nicht als Kartendeck lesen: keine solche Textdatei.
deck-file-too-long = { $path } ist zu lang für ein Kartendeck: höchstens { $most } Zeichen.

## Options
option-seats = Wie viele mitspielen
option-turn_limit = Nach so vielen Zügen endet die Partie (0: ohne Grenze)
option-filling = Die Karten der 4er und 5er
option-deck = Die Karten jedes Stapels oder eine Datei, die sie aufzählt

## A placing as it is gathered
gather-place = { $column ->
    [h] { $place } – eine { $face } zu den Hamstern
   *[other] { $place } – eine { $face } auf die { $column }er: { $card }
}
gather-help =
    Eine Zahl von 2 bis 5 legt einen solchen Würfel des Wurfs auf seine Karte, 6>3 eine Sechs auf die 3er, 6>h eine Sechs zu den Hamstern. Mehrere auf einmal (2 2 6>h) oder mit ihrer Anzahl (2:2) gehen auch.
    Gelegte Würfel bleiben, bis die Karte genommen wird oder sie heimkommen; was nirgends liegt, kommt zurück auf die Hand. Die Einsen gehen von selbst zu den Hamstern.
    Ein Minus nimmt zurück (-2). Vor „fertig“ wird nichts gespielt.
gather-so-far = Bisher gelegt: { $placing }
gather-nothing = Bisher gelegt: nichts
gather-none-there = Für { $place } ist noch nichts gelegt.
preview-claims = Dann kannst du nehmen: { $cards }
preview-takes = Dann nimmst du { $card } von den { $column }ern.
preview-feeds = Dann werden die Hamster gefüttert.
preview-feeds-nothing = Dann wollen die Hamster eine Karte, aber du hast keine.
preview-home = { $count ->
    [one] Dann kommt { $count } Würfel heim.
   *[other] Dann kommen { $count } Würfel heim.
}
preview-hand = { $count ->
    [one] Dann hast du { $count } Würfel auf der Hand.
   *[other] Dann hast du { $count } Würfel auf der Hand.
}
preview-wins = Dann gewinnst du!

## What is counted in simulated games
tally-hungry = Fütterungen der Hamster
tally-gluttons = genommene Vielfraßkarten

## On the board of the page
placing-confirm = Bestätigen
confirm-take = { $home ->
    [0] Bestätigen: { $card } von den { $column }ern nehmen
    [one] Bestätigen: { $card } von den { $column }ern nehmen; { $home } Würfel kommt heim
   *[other] Bestätigen: { $card } von den { $column }ern nehmen; { $home } Würfel kommen heim
}
confirm-win = Bestätigen: { $card } von den { $column }ern nehmen und gewinnen!
confirm-feed = { $home ->
    [0] Bestätigen: die Hamster füttern
    [one] Bestätigen: die Hamster füttern; { $home } Würfel kommt heim
   *[other] Bestätigen: die Hamster füttern; { $home } Würfel kommen heim
}
confirm-feed-nothing = { $home ->
    [0] Bestätigen: für die Hamster ist nichts da
    [one] Bestätigen: für die Hamster ist nichts da; { $home } Würfel kommt heim
   *[other] Bestätigen: für die Hamster ist nichts da; { $home } Würfel kommen heim
}
confirm-nothing = { $hand ->
    [one] Bestätigen: keine Karte, { $hand } Würfel auf der Hand
   *[other] Bestätigen: keine Karte, { $hand } Würfel auf der Hand
}
confirm-claim = Bestätigen, dann darf eine Vielfraßkarte genommen werden
short-claim = nehmen, alle meine Würfel kommen heim
short-feed = das den Hamstern geben
placing-clear = Alles zurücknehmen
placing-choose = wählen, wohin diese { $face } kommt
placing-back = die { $face } zurücknehmen

## The levels
manner-novice = legt Würfel hin, wo sie gerade passen, und nimmt die erstbeste Karte
manner-casual = schnappt sich jede Karte in Reichweite, ganz gleich, welche Vorräte darauf sind
manner-expert = probiert jede Verteilung der Würfel durch und wägt ab, was sie einbringt und wie bald die nächste Karte kommt, als säße sonst niemand am Tisch
manner-master = probiert jede Verteilung der Würfel durch und sieht die ganze Partie: was jede allen übrig lässt

## The page
end-why = Sieben gleiche Vorräte gewinnen sofort. Sonst gewinnen die meisten von einer Sorte, dann die meisten insgesamt.
value-filling-mixed = gemischte Paare und ein paar Doppel
value-filling-doubles = nur Doppel, jedes viermal
