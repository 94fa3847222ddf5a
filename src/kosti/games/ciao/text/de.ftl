# Ciao, Ciao..! auf Deutsch.
game-name = Ciao, Ciao..!
game-about = Heimlich würfeln, eine Zahl ansagen und die Helden über die Brücke führen. Eine Lüge lohnt sich, solange niemand zweifelt – und wer ertappt wird: ciao, ciao!

## Words to type
word-X = X
word-believe = glauben
word-doubt = zweifeln
word-advance = vor
word-stay = bleiben
word-push = stoßen
word-spare = schonen
word-step1 = stufe1
word-step2 = stufe2
word-step3 = stufe3
word-step4 = stufe4
word-step5 = stufe5
word-step6 = stufe6
word-step7 = stufe7
word-step8 = stufe8

## Actions
action-announce = { $where ->
    [plank] { $said } ansagen – auf Planke { $place }
    [ladder] { $said } ansagen – hinüber, auf Stufe { $place }
   *[goal] { $said } ansagen – mit dem dritten Helden hinüber, zum Sieg
}
action-announce-truth = { $where ->
    [plank] { $said } ansagen, die Wahrheit – auf Planke { $place }
    [ladder] { $said } ansagen, die Wahrheit – hinüber, auf Stufe { $place }
   *[goal] { $said } ansagen, die Wahrheit – mit dem dritten Helden hinüber, zum Sieg
}
action-announce-lie = { $where ->
    [plank] { $said } ansagen, gelogen – auf Planke { $place }
    [ladder] { $said } ansagen, gelogen – hinüber, auf Stufe { $place }
   *[goal] { $said } ansagen, gelogen – mit dem dritten Helden hinüber, zum Sieg
}
action-believe = { $where ->
    [plank] glauben; andere können noch zweifeln – { $other }: Planke { $place }
    [ladder] glauben; andere können noch zweifeln – { $other }: hinüber, auf Stufe { $place }
   *[goal] glauben; andere können noch zweifeln – { $other }: der dritte Held hinüber
}
action-believe-last = { $where ->
    [plank] glauben, und der Zug gilt – { $other }: Planke { $place }
    [ladder] glauben, und der Zug gilt – { $other }: hinüber, auf Stufe { $place }
   *[goal] glauben und den Sieg überlassen – { $other }
}
action-doubt = die { $said } anzweifeln und den Helden auf Planke { $place } riskieren
action-doubt-ladder = die { $said } anzweifeln und einen Helden auf der Leiter riskieren
action-doubt-goal = die { $said } anzweifeln – stimmt sie, gewinnt { $other }
action-advance = { $where ->
    [plank] um { $said } vorrücken – auf Planke { $place }
    [ladder] um { $said } vorrücken – hinüber, auf Stufe { $place }
   *[goal] um { $said } vorrücken – mit dem dritten Helden hinüber: gewonnen
}
action-stay = stehen bleiben
action-push = den Helden von Planke { $place } stoßen – { $other }
action-push-ladder = einen Helden von der Leiter stoßen – { $other }
action-spare = den Helden verschonen – { $other }
action-step = der Held auf Stufe { $place } fällt – { $other }
action-step-own = dein Held auf Stufe { $place } fällt

## What each action means
explain-announce = Dein Held rückt sofort um diese Zahl vor. Den Würfel kennst nur du; die anderen glauben oder zweifeln reihum.
explain-announce-truth = Dein Held rückt sofort um diese Zahl vor. Zweifelt jemand, gilt der Zug, und wer gezweifelt hat, kann einen Helden verlieren.
explain-announce-lie = Dein Held rückt sofort um diese Zahl vor. Zweifelt jemand, fällt dein Held.
explain-believe = Du lässt es gelten. Die Frage geht weiter.
explain-believe-last = Du wirst als Letztes gefragt: Der Zug gilt, und der Würfel bleibt geheim.
explain-doubt = Du schaust auf den Würfel. Ist die Zahl gelogen, fällt der gezogene Held, und deiner darf um sie vorrücken; stimmt sie, kannst du deinen verlieren.
explain-doubt-ladder = Du schaust auf den Würfel. Ist die Zahl gelogen, fällt der gezogene Held; stimmt sie, kannst du einen Helden auf der Leiter verlieren.
explain-doubt-goal = Du schaust auf den Würfel. Ist die Zahl gelogen, fällt der gezogene Held; stimmt sie, ist es der dritte Held drüben, und die Partie ist vorbei.
explain-advance = Dein Held rückt um die ganze angesagte Zahl vor.
explain-stay = Dein Held bleibt, wo er ist – vielleicht, um später hinüberzukommen und höher zu stehen.
explain-push = Der Zweifel war falsch: Der Held auf der Brücke fällt.
explain-push-ladder = Der Zweifel war falsch: Ein Held fällt von der Leiter.
explain-spare = Der Zweifel war falsch, aber niemand fällt.
explain-step = Dieser Held ist aus dem Spiel, seine Stufe ist wieder frei.
explain-step-own = Dieser Held ist aus dem Spiel, seine Stufe ist wieder frei.

## Why not
refused-cross = Ein X lässt sich nicht ansagen: Nenne eine Zahl von 1 bis 4.
refused-not-speaker = Du hast nicht gewürfelt. Die Ansage macht jemand anders: { $other }.
refused-announced = Die Zahl dieses Zuges ist schon angesagt: { $said }.
refused-is-speaker = Das ist deine eigene Ansage: Die anderen glauben oder zweifeln.
refused-doubt-closed = Es wurde schon gezweifelt: Sonst wird niemand mehr gefragt.
refused-was-true = Die Ansage stimmte: Wer gezweifelt hat, rückt nicht vor.
refused-no-right-doubt = Nur wer eine Lüge aufdeckt, darf vorrücken.
refused-must-push = An diesem Tisch kostet ein falscher Zweifel immer einen Helden.
refused-was-lie = Die Ansage war gelogen: Wer gezweifelt hat, hat nichts zu fürchten.
refused-pushed-already = Dass ein Held fällt, ist schon entschieden.
refused-no-wrong-doubt = Niemand hat falsch gezweifelt.
refused-nobody-falls = Jetzt ist kein Held auf der Leiter auszuwählen.
refused-step-free = Auf Stufe { $place } steht niemand.
refused-step-other = Auf Stufe { $place } steht ein fremder Held: { $other }.

## What happened
event-threw = { $sight ->
    [open] { $name }: würfelt und schaut nach – { $face }
   *[hidden] { $name }: würfelt und schaut heimlich nach
}
event-announced = { $where ->
    [plank] { $name }: sagt { $said } an und zieht auf Planke { $place }
   *[beside] { $name }: sagt { $said } an und wartet neben der Leiter
}
event-believed = { $name }: glaubt es
event-doubted = { $name }: zweifelt
event-revealed = { $sight ->
    [open] { $truth ->
        [true] { $name }: schaut auf den Würfel – { $face }, es stimmte
       *[lie] { $name }: schaut auf den Würfel – { $face }, es war gelogen
    }
   *[hidden] { $truth ->
        [true] { $name }: schaut auf den Würfel – es stimmte
       *[lie] { $name }: schaut auf den Würfel – es war gelogen
    }
}
event-advanced = { $where ->
    [plank] { $name }: rückt um { $said } vor auf Planke { $place }
   *[beside] { $name }: rückt um { $said } vor und verlässt die Brücke
}
event-stayed = { $name }: bleibt stehen
event-pushed = { $name }: stößt einen Helden hinunter – { $other }
event-spared = { $name }: verschont den Helden – { $other }
event-fell = { $where ->
    [plank] { $name }: ciao, ciao! Der Held auf Planke { $place } fällt
    [beside] { $name }: ciao, ciao! Der Held neben der Leiter fällt
   *[ladder] { $name }: ciao, ciao! Der Held auf Stufe { $place } fällt
}
event-crossed = { $name }: ist drüben und kommt auf Stufe { $step }
event-crossed_third = { $name }: ist mit dem dritten Helden drüben
event-replaced = { $name }: ein neuer Held auf Planke 1 (in Reserve: { $left })
event-ran_out = { $name }: kein Held mehr übrig
event-scored = { $score ->
    [one] { $name }: { $score } Punkt
   *[other] { $name }: { $score } Punkte
}

## The board
board-heroes = { $where ->
    [plank] { $name }: Planke { $plank } von { $planks } · in Reserve { $reserve } · gefallen { $fallen }
    [beside] { $name }: neben der Leiter · in Reserve { $reserve } · gefallen { $fallen }
   *[none] { $name }: niemand auf der Brücke · in Reserve { $reserve } · gefallen { $fallen }
}
board-ladder = Leiter: { $steps }
board-no-ladder = Leiter: noch niemand
board-step = Stufe { $step } – { $name }
board-said = Angesagt: { $said } – { $name }
board-die = Der Würfel: { $face }
board-die-hidden = Der Würfel: verborgen

## Impossible positions
position-not-now = Bei now={ $now } hat das Feld { $name } keinen Platz.
position-bad-plank = In bridge ist ein Teil eine Planke von 1 bis { $most }, „+“ neben der Leiter oder „-“, nicht „{ $value }“.
position-bad-reserve = In reserve ist ein Teil eine Zahl von 0 bis { $most }, nicht „{ $value }“.
position-bad-ladder = In ladder stehen 8 Zeichen, jedes aus „{ $allowed }“, nicht „{ $value }“.
position-too-many-heroes = Platz { $seat } hat zu viele Helden: Es gibt nur { $most }.
position-third-on-ladder = Platz { $seat } hat einen dritten Helden auf der Leiter, also muss die Partie vorbei sein.
position-beside-ladder = Bei Platz { $seat } kann jetzt kein Held neben der Leiter warten.
position-not-replaced = Platz { $seat } hat Helden in Reserve, aber keinen auf der Brücke.
position-ladder-gap = Untere Stufen sind frei, obwohl niemand von ihnen gefallen sein kann.
position-too-few-turns = Mit turns={ $turns } können die Helden nicht so weit gekommen sein.
position-too-many-turns = Mit turns={ $turns } sind es zu viele Züge für diese Helden: höchstens { $most }.
position-too-far = Mit turns={ $turns } können die Helden von Platz { $seat } nicht so weit gekommen sein.
position-not-far = Mit turns={ $turns } müssten die Helden von Platz { $seat } weiter gekommen oder gefallen sein.
position-not-over = Die Partie kann nicht vorbei sein, solange Helden übrig sind und niemand drei drüben hat.
position-winner-short = Platz { $seat } kann nicht gewonnen haben: Drei Helden drüben hat er nicht.
position-off-bridge = Platz { $seat } kann jetzt keinen Helden auf der Brücke haben.
position-not-fallen = Ein Held von Platz { $seat } muss gefallen sein.
position-winner-early = Gewonnen ist erst, wenn die Partie vorbei ist.
position-no-speaker = Platz { $seat } ist am Zug, hat aber keinen Helden auf der Brücke.
position-not-advanced = Der Held von Platz { $seat } kann nicht um { $said } bis dorthin gerückt sein.
position-cannot-doubt = Platz { $seat } kann jetzt nicht zweifeln.
position-die-unfit = Der Würfel passt nicht zu now={ $now } und der angesagten Zahl.
position-doubter-off = Platz { $seat } hat keinen Helden auf der Brücke, der vorrücken könnte.
position-must-push = Mit push=must gibt es zwischen Stoßen und Schonen nichts zu entscheiden.
position-nothing-to-pick = Es ist kein Held auf der Leiter auszuwählen.

## Options
option-seats = Wie viele mitspielen
option-turn_limit = Nach so vielen Zügen endet die Partie (0: ohne Grenze)
option-planks = Wie viele Planken die Brücke hat (am Tisch 8 bis 12, für Studien weniger)
option-heroes = Wie viele Helden jeder Platz hat (am Tisch 7, für Studien weniger)
option-push = Was ein falscher Zweifel kostet
option-ladder_fall = Wer bestimmt, welcher Held von der Leiter fällt
option-ladder_doubt = Ob zweifeln darf, wer nur noch Helden auf der Leiter hat
option-reveal = Wer nach einem Zweifel den Würfel sieht
option-tie_break = Was bei Punktgleichheit gilt

## What is counted in simulated games
tally-lies = Lügen
tally-lies_doubted = aufgedeckte Lügen
tally-truths_doubted = angezweifelte Wahrheiten

## The solved game
solve-value = Wert für den Platz, der zuerst ansagt: { $value }
solve-positions = Stellungen vor einem Wurf: { $number }
solve-exploitability = Das Höchste, was beste Antworten gewinnen, über alle Stellungen: { $value }
solve-look-up = So schlägt man eine Stellung nach:
solve-face = Würfel
solve-announced = Ansagen zu jeder Seite des Würfels, und wie oft jede Zahl anzuzweifeln ist:
solve-doubted = Zweifel
solve-share = Anteil am Sieg für { $name }: { $value }
solve-shares = Anteil am Sieg für jeden Platz, wenn alle so spielen: { $shares }
solve-gains = Was jeder Platz durch die besten Antworten auf die anderen gewinnt: { $gains }
solve-learned = Nach { $games } Partien gegen diese Meister gewinnt ein Platz, der weiß, wie sie denken, { $share } der Partien; gerecht wären { $fair }. Gewonnen sind { $gain } (± { $error }).
solve-seats = { $most ->
    [one] Exakt gelöst ist nur das Spiel für { $most } Platz.
   *[other] Exakt gelöst ist nur das Spiel für { $most } Plätze.
}
solve-other-options = Diese Stellung gehört zu einem Tisch mit anderen Optionen.
solve-not-before = Nachschlagen lässt sich eine Stellung vor der Ansage: now=throw oder now=announce.

## On the board of the page
cup-look = unter den Becher schauen (halten oder tippen)
say-leads = { $where ->
    [plank] Planke { $place }
    [ladder] Stufe { $place }
   *[goal] Sieg
}
answer-believe = Ich glaube dir
answer-doubt = Du lügst!
follows-believe = Andere können noch zweifeln.
follows-believe-last = { $where ->
    [plank] Der Zug gilt – { $other }: Planke { $place }.
    [ladder] Der Zug gilt – { $other }: Stufe { $place }.
   *[goal] Das ist der Sieg – { $other }.
}
follows-doubt = Ist es gelogen, fällt jener Held, und deiner darf um { $said } vorrücken. Ist es wahr, ist dein Held auf Planke { $place } in Gefahr.
follows-doubt-ladder = Ist es gelogen, fällt jener Held. Ist es wahr, ist einer deiner Helden auf der Leiter in Gefahr.
follows-doubt-goal = Ist es gelogen, fällt jener Held. Ist es wahr, ist das der Sieg – { $other }.

## How a turn can end
ending-stood = niemand zweifelt, und die Ansage gilt
ending-proved = eine wahre Ansage wird angezweifelt, und das kostet
ending-caught = eine Lüge fliegt auf
ending-advanced = wer gezweifelt hat, rückt vor
ending-stayed = wer gezweifelt hat, bleibt stehen
ending-pushed = nach dem falschen Zweifel wird der Held hinuntergestoßen
ending-spared = nach dem falschen Zweifel wird der Held verschont
ending-picked = der Held auf Stufe { $place } fällt

## The levels
manner-novice = sagt die erste Zahl an, die einfällt, und zweifelt nach Gefühl
manner-casual = blufft mit X und oft mit 1, zweifelt hohe Zahlen an und schaut nicht, was auf dem Spiel steht
manner-expert = mischt Wahrheit, Bluff und Zweifel genau für diesen Zug und schätzt grob, was daraus wird
manner-master = mischt Wahrheit, Bluff und Zweifel genau und kennt den weiteren Verlauf der ganzen Partie

## The page
end-why = Drei Helden drüben gewinnen sofort. Sonst zählen die Stufen der Leiter, und die meisten Punkte gewinnen.
value-push-must = immer einen Helden
value-push-may = einen Helden, wenn er nicht verschont wird
value-ladder_fall-speaker = wer angesagt hat
value-ladder_fall-doubter = wer gezweifelt hat
value-ladder_fall-lowest = niemand: immer der unterste
value-ladder_doubt-on = ja
value-ladder_doubt-off = nein, wie in der Ausgabe von 1997
value-reveal-doubter = nur, wer gezweifelt hat
value-reveal-all = alle
value-tie_break-shared = der Sieg wird geteilt
value-tie_break-highest_step = die höchste Stufe gewinnt
