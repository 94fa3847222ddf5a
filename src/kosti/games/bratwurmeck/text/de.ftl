# Heckmeck am Bratwurmeck auf Deutsch.
game-name = Heckmeck am Bratwurmeck
game-about = Acht Würfel werfen, gleiche herauslegen und rechtzeitig aufhören: Würmer warten auf dem Grill – und oben auf den Stapeln der anderen.

## Words to type
word-w = Wurm
word-throw = werfen
word-stop = stopp
word-steal = klauen
word-grill = Grill

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
action-grill = { $worms ->
    [one] die { $tile } vom Grill nehmen ({ $worms } Wurm)
   *[other] die { $tile } vom Grill nehmen ({ $worms } Würmer)
}
action-steal = { $worms ->
    [one] die { $tile } klauen ({ $worms } Wurm) – { $other }
   *[other] die { $tile } klauen ({ $worms } Würmer) – { $other }
}
action-stop-fail = { $reason ->
    [no-worm] ohne Wurm aufhören: Fehlversuch, die { $tile } geht zurück auf den Grill
   *[nothing-to-take] mit { $result } aufhören: nichts zu holen, Fehlversuch, die { $tile } geht zurück auf den Grill
}
action-stop-fail-free = { $reason ->
    [no-worm] ohne Wurm aufhören: Fehlversuch, aber du hast nichts zu verlieren
   *[nothing-to-take] mit { $result } aufhören: nichts zu holen, Fehlversuch, aber du hast nichts zu verlieren
}

## What each action means
explain-face = Alle Würfel mit diesem Wert werden herausgelegt. Derselbe Wert ist dann für diesen Zug vergeben.
explain-throw = Wirft die übrigen Würfel. Zeigen sie nur Werte, die du schon hast, ist der Zug ein Fehlversuch.
explain-grill = Beendet den Zug: Du nimmst die offene Portion mit deiner Zahl oder, wenn sie fehlt, die nächstniedrigere offene.
explain-steal = Beendet den Zug: Du nimmst die oberste Portion des Stapels, der genau deine Zahl zeigt.
explain-stop-fail = Beendet den Zug ohne Portion. Deine oberste Portion geht zurück auf den Grill.
explain-stop-fail-free = Beendet den Zug ohne Portion. Du hast keine zu verlieren.

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
refused-nothing-to-throw = Es ist kein Würfel oder kein neuer Wert mehr übrig.
refused-two-to-take = Zwei Portionen sind zu haben: Wähle zwischen Klauen und Grill.
refused-just-stop = Hier stehen keine zwei Portionen zur Wahl. Hör einfach auf.
refused-own-top = Die { $tile } liegt oben auf deinem eigenen Stapel: Du kannst sie nicht noch einmal nehmen.
refused-no-such-top = Kein anderer Stapel zeigt oben die { $result }.

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
event-took = { $worms ->
    [one] { $name }: nimmt die { $tile } vom Grill ({ $worms } Wurm)
   *[other] { $name }: nimmt die { $tile } vom Grill ({ $worms } Würmer)
}
event-stole = { $worms ->
    [one] { $name }: klaut die { $tile } ({ $worms } Wurm) – { $other }
   *[other] { $name }: klaut die { $tile } ({ $worms } Würmer) – { $other }
}
event-failed = { $reason ->
    [no-face] { $name }: Fehlversuch – kein neuer Wert im Wurf
    [no-worm] { $name }: Fehlversuch – kein Wurm liegt heraus
   *[nothing-to-take] { $name }: Fehlversuch – keine Portion zu holen
}
event-returned = { $name }: legt die { $tile } zurück auf den Grill
event-turned = Für immer umgedreht: { $tile }
event-scored = { $score ->
    [one] { $name }: { $score } Wurm
   *[other] { $name }: { $score } Würmer
}

## How a turn can end
ending-took = { $worms ->
    [one] { $tile } vom Grill ({ $worms } Wurm)
   *[other] { $tile } vom Grill ({ $worms } Würmer)
}
ending-stole = { $worms ->
    [one] Diebstahl der { $tile } ({ $worms } Wurm)
   *[other] Diebstahl der { $tile } ({ $worms } Würmer)
}
ending-failed = ein Fehlversuch, die { $tile } geht zurück auf den Grill
ending-failed-free = ein Fehlversuch ohne Verlust

## The board
board-grill = Grill: { $tiles }
board-no-grill = Grill: leer
board-stack = { $worms ->
    [one] { $name }: { $stack } (oben { $top }, { $worms } Wurm)
   *[other] { $name }: { $stack } (oben { $top }, { $worms } Würmer)
}
board-no-stack = { $name }: keine Portion
board-aside = Herausgelegt: { $dice } = { $result }
board-shown = Geworfen: { $dice }

## Impossible positions
position-bad-stack = Ein Stapel besteht aus Portionen von 21 bis 36 mit Punkten dazwischen, die unterste zuerst, oder aus „-“, nicht aus „{ $stack }“.
position-tile-twice = Die Portion { $tile } liegt an zwei Stellen.
position-grill-empty = Auf dem Grill ist keine Portion offen, also muss die Partie zu Ende sein.
position-not-over = Die Partie kann nicht zu Ende sein, solange eine Portion offen liegt.

## Options
option-seats = Wie viele mitspielen
option-turn_limit = Nach so vielen Zügen endet die Partie (0: ohne Grenze)
option-faster = Was ein Fehlversuch umdreht

## What is counted in simulated games
tally-failures = Fehlversuche
tally-thefts = Diebstähle

## Odds of a turn
odds-target = Portion
odds-points = Würmer
odds-average = Würmer im Schnitt

## The page
end-why = Die meisten Würmer auf allen Portionen eines Stapels gewinnen; bei Gleichstand die höchste Portion.
value-faster-off = die höchste Portion, außer der eben zurückgelegten
value-faster-returned = auch die zurückgelegte Portion, in jedem Fall
value-faster-highest = immer die höchste Portion, auch die zurückgelegte
