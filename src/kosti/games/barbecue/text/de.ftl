# Heckmeck Barbecue auf Deutsch.
game-name = Heckmeck Barbecue
game-about = Acht Würfel werfen, gleiche herauslegen und genau einen Platz am Grill treffen: für Würmer, auch die der anderen, oder für eine Schnecke.

## Words to type
word-w = Wurm
word-throw = werfen
word-stop = stopp

## Actions
action-face = { $face ->
    [w] { $count ->
        [1] den Wurm herauslegen
        [one] { $count } Wurm herauslegen
       *[other] { $count } Würmer herauslegen
    }
   *[other] { $count ->
        [1] die { $face } herauslegen
       *[other] { $count } × { $face } herauslegen
    }
}
action-throw = { $count ->
    [1] den letzten Würfel werfen
   *[other] { $count } Würfel werfen
}
action-put = { $worms ->
    [one] einen Teller auf die { $place } stellen ({ $worms } Wurm)
   *[other] einen Teller auf die { $place } stellen ({ $worms } Würmer)
}
action-steal = { $worms ->
    [one] die { $place } übernehmen und { $worms } Wurm klauen – { $other }
   *[other] die { $place } übernehmen und { $worms } Würmer klauen – { $other }
}
action-double = { $worms ->
    [one] die { $place } mit einem zweiten Teller schließen ({ $worms } Wurm)
   *[other] die { $place } mit einem zweiten Teller schließen ({ $worms } Würmer)
}
action-snail = die Schnecke von der { $place } nehmen
action-snail-from-stock = mit { $result } aufhören: eine Schnecke aus dem Vorrat nehmen
action-snail-from-grill = mit { $result } aufhören: die Schnecke vom höchsten Platz nehmen, der { $place }
action-no-snail = mit { $result } aufhören: keine Schnecke ist mehr da, die Partie endet
action-stop-fail = { $reason ->
    [no-worm] ohne Wurm aufhören: Fehlversuch
    [too-low] mit { $result } aufhören: unter 23, Fehlversuch
    [two-plates] mit { $result } aufhören: dort stehen zwei Teller, Fehlversuch
   *[no-plate] mit { $result } aufhören: kein Teller mehr übrig, Fehlversuch
}
action-stop-fail-end = { $reason ->
    [no-worm] ohne Wurm aufhören: Fehlversuch, und die Partie endet
    [too-low] mit { $result } aufhören: unter 23, Fehlversuch, und die Partie endet
    [two-plates] mit { $result } aufhören: dort stehen zwei Teller, Fehlversuch, und die Partie endet
   *[no-plate] mit { $result } aufhören: kein Teller mehr übrig, Fehlversuch, und die Partie endet
}

## What each action means
explain-face = Alle Würfel mit diesem Wert werden herausgelegt. Derselbe Wert ist dann für diesen Zug vergeben.
explain-throw = Wirft die übrigen Würfel. Zeigen sie nur Werte, die du schon hast, ist der Zug ein Fehlversuch.
explain-put = Beendet den Zug: Dein Teller kommt auf den leeren Platz mit deiner Zahl, und du bekommst die Würmer, die er zeigt.
explain-steal = Beendet den Zug: Wem der Teller dort gehört, der gibt dir die Würmer des Platzes und nimmt ihn zurück; deiner kommt dorthin.
explain-double = Beendet den Zug: Dein zweiter Teller kommt dazu, du bekommst die Würmer noch einmal, und der Platz ist für alle geschlossen.
explain-snail = Beendet den Zug: Die Schnecke auf dem Platz gehört dir und zählt 3 Punkte; der Platz ist wieder leer.
explain-snail-from-stock = Beendet den Zug: Ein Ergebnis über 36 bringt eine Schnecke, sie zählt 3 Punkte.
explain-snail-from-grill = Beendet den Zug: Ein Ergebnis über 36 bringt eine Schnecke, sie zählt 3 Punkte. Der Vorrat ist leer, darum kommt sie vom Grill.
explain-no-snail = Ein Ergebnis über 36 bringt eine Schnecke, aber es gibt keine mehr: Die Partie endet sofort.
explain-stop-fail = Beendet den Zug ohne Gewinn. Eine Schnecke kommt auf den höchsten leeren Platz, sonst auf den höchsten Platz mit nur einem Teller.
explain-stop-fail-end = Beendet den Zug ohne Gewinn. Keine Schnecke kann mehr auf den Grill, darum endet die Partie.

## Why not
refused-face-used = { $face ->
    [w] Würmer hast du in diesem Zug schon herausgelegt.
   *[other] Die { $face } hast du in diesem Zug schon herausgelegt.
}
refused-face-not-shown = { $face ->
    [w] Kein Würfel zeigt einen Wurm.
   *[other] Kein Würfel zeigt eine { $face }.
}
refused-throw-first = { $face ->
    [w] Gerade liegt kein Wurf da, aus dem sich Würmer herauslegen ließen.
   *[other] Gerade liegt kein Wurf da, aus dem sich eine { $face } herauslegen ließe.
}
refused-choose-first = Leg zuerst einen Wert aus diesem Wurf heraus.

## What happened
event-threw = { $name }: wirft { $dice }
event-set_aside = { $face ->
    [w] { $count ->
        [one] { $name }: legt { $count } Wurm heraus – bisher { $result }
       *[other] { $name }: legt { $count } Würmer heraus – bisher { $result }
    }
   *[other] { $count ->
        [1] { $name }: legt die { $face } heraus – bisher { $result }
       *[other] { $name }: legt { $count } × { $face } heraus – bisher { $result }
    }
}
event-put = { $worms ->
    [one] { $name }: stellt einen Teller auf die { $place } und bekommt { $worms } Wurm
   *[other] { $name }: stellt einen Teller auf die { $place } und bekommt { $worms } Würmer
}
event-stole = { $worms ->
    [one] { $name }: übernimmt die { $place } und klaut { $worms } Wurm – { $other }
   *[other] { $name }: übernimmt die { $place } und klaut { $worms } Würmer – { $other }
}
event-doubled = { $worms ->
    [one] { $name }: schließt die { $place } mit einem zweiten Teller und bekommt { $worms } Wurm
   *[other] { $name }: schließt die { $place } mit einem zweiten Teller und bekommt { $worms } Würmer
}
event-took_snail = { $name }: nimmt die Schnecke von der { $place }
event-took_snail_from_stock = { $name }: nimmt eine Schnecke aus dem Vorrat (noch { $left })
event-found_no_snail = { $name }: findet keine Schnecke, weder im Vorrat noch auf dem Grill
event-failed = { $reason ->
    [no-face] { $name }: Fehlversuch – kein neuer Wert im Wurf
    [no-worm] { $name }: Fehlversuch – kein Wurm liegt heraus
    [too-low] { $name }: Fehlversuch – { $result } ist unter 23
    [two-plates] { $name }: Fehlversuch – zwei Teller auf der { $result }
   *[no-plate] { $name }: Fehlversuch – kein Teller mehr übrig für die { $result }
}
event-placed_snail = Eine Schnecke kommt auf die { $place } (noch { $left } im Vorrat)
event-went_home = { $name }: nimmt den Teller von der { $place } zurück und behält die Würmer
event-placed_no_snail = { $reason ->
    [no-stock] Im Vorrat ist keine Schnecke mehr.
   *[no-room] Für eine Schnecke ist kein Platz mehr frei.
}
event-scored = { $score ->
    [one] { $name }: { $score } Punkt
   *[other] { $name }: { $score } Punkte
}

## How a turn can end
ending-put = { $worms ->
    [one] ein Teller auf der { $place } ({ $worms } Wurm)
   *[other] ein Teller auf der { $place } ({ $worms } Würmer)
}
ending-stole = { $worms ->
    [one] Übernahme der { $place } ({ $worms } Wurm) – { $other }
   *[other] Übernahme der { $place } ({ $worms } Würmer) – { $other }
}
ending-doubled = { $worms ->
    [one] ein zweiter Teller auf der { $place } ({ $worms } Wurm)
   *[other] ein zweiter Teller auf der { $place } ({ $worms } Würmer)
}
ending-snail = die Schnecke von der { $place }
ending-snail-beyond = eine Schnecke für ein Ergebnis über 36
ending-no-snail = ein Ergebnis über 36, aber keine Schnecke: die Partie endet
ending-failed = ein Fehlversuch

## The board
board-row = { $worms ->
    [one] { $worms } Wurm: { $places }
   *[other] { $worms } Würmer: { $places }
}
board-empty = { $place } frei
board-plate = { $place } { $name }
board-two-plates = { $place } { $name } ×2
board-snail = { $place } Schnecke
board-stock = Schnecken im Vorrat: { $snails }
board-seat = { $points ->
    [one] { $name }: { $points } Punkt (Würmer { $worms }, Schnecken { $snails }, Teller übrig { $plates })
   *[other] { $name }: { $points } Punkte (Würmer { $worms }, Schnecken { $snails }, Teller übrig { $plates })
}
board-aside = Herausgelegt: { $dice } = { $result }
board-shown = Geworfen: { $dice }

## Impossible positions
position-bad-grill = Ein Grill hat 14 Zeichen, Platz 23 zuerst: „.“ leer, a bis e ein Teller eines Sitzes, A bis E zwei, s eine Schnecke; nicht „{ $grill }“.
position-no-such-seat = Auf dem Grill steht ein Teller „{ $letter }“ eines Sitzes, der nicht mitspielt.
position-too-many-plates = Zu viele Teller auf dem Grill für Sitz { $seat }: { $given }. Es gibt aber nur je { $most }.
position-too-many-snails = Zu viele Schnecken: { $given }. Es gibt aber nur { $most }.
position-too-few-worms = Zu wenige Würmer für Sitz { $seat }: { $given }. Allein die Teller auf dem Grill brachten { $least }.
position-too-many-worms = Jemand hat mehr Würmer, als Teller gebracht haben können.
position-snail-too-low = Eine Schnecke liegt unter leeren Plätzen, auf die sie zuerst gekommen wäre.
position-too-few-turns-of-seat = Zu wenige Züge für Sitz { $seat }: { $had }. Was dort liegt, braucht { $least }.
position-too-few-turns = Zu wenige Züge: { $had }. Was auf dem Tisch liegt, braucht { $least }.
position-not-over = Die Partie kann nicht zu Ende sein: Ein Fehlversuch könnte noch eine Schnecke auf den Grill bringen.

## Tables of worms
worms-file-unread = { $path } lässt sich nicht als Wurmtabelle lesen: Eine solche Textdatei gibt es nicht.
worms-file-shape = { $path } ist keine Wurmtabelle. Sie braucht die Zeile „place,worms“ und dann für jeden Platz von { $least } bis { $most } eine Zeile mit seinen Würmern von 1 bis 9, etwa „23,1“.

## Options
option-seats = Wie viele mitspielen
option-turn_limit = Nach so vielen Zügen endet die Partie (0: ohne Grenze)
option-worms = Die Würmer auf den Plätzen 23 bis 36

## What is counted in simulated games
tally-failures = Fehlversuche
tally-thefts = Diebstähle

## Odds of a turn
odds-target = Platz
odds-points = Punkte
odds-average = Punkte im Schnitt
odds-target-37 = über 36

## On the board of the page
place-put = Gewinn
place-steal = nimm von { $other }
place-double = deins: schließen
place-snail = eine Schnecke
place-snail-from-stock = eine Schnecke
place-snail-from-grill = eine Schnecke
place-no-snail = keine Schnecke: Ende
place-stop-fail = { $reason ->
    [no-worm] noch kein Wurm
    [too-low] zu wenig
    [two-plates] geschlossen
   *[no-plate] kein Teller mehr
}
place-stop-fail-end = { $reason ->
    [no-worm] noch kein Wurm
    [too-low] zu wenig
    [two-plates] geschlossen
   *[no-plate] kein Teller mehr
}

## The page
end-why = Ein Wurm zählt 1 Punkt, eine Schnecke 3. Die meisten Punkte gewinnen; bei Gleichstand der Teller auf dem höchsten Platz.
value-worms-classic = 23–24 einer, 25–28 zwei, 29–32 drei, 33–36 vier
value-worms-shifted = 23–26 einer, 27–30 zwei, 31–33 drei, 34–36 vier
