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
position-not-whole = In dieser Stellung ist etwas verborgen; darum lässt sich aus ihr nicht weiterspielen: { $position }
position-over-without-turn = Eine Partie kann nicht vor ihrem ersten Zug zu Ende sein.
position-wrong-seat = Mit turns={ $turns } ist Platz { $due } am Zug, nicht { $seat }.
position-past-limit = Mit turns={ $turns } ist die Partie über ihr Ende bei turn_limit={ $limit } hinaus.
position-too-many-dice = Zu viele Würfel: { $given }. Es gibt aber nur { $most }.
position-too-few-dice = Zu wenige Würfel: { $given }. Nach einem Wurf müssen auf dem Tisch liegen: { $most }.
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
record-foreign = Das ist keine Aufzeichnung von Kosti: Sie muss mit dem Format „kosti-record“ beginnen.
record-too-long = Eine Aufzeichnung hat höchstens { $most } MB.
record-not-text = Das ist kein Text: Bei { $place } steht ein Byte, das nicht UTF-8 ist.
record-bad-json = Die Aufzeichnung ist beschädigt oder abgeschnitten: Ab Zeile { $line }, Spalte { $column } ist es kein JSON.
record-bad-line = Die Aufzeichnung ist in Zeile { $line } beschädigt: { $text }
record-cut-short = Die Aufzeichnung ist abgeschnitten: Nach Zeile { $line } fehlt die Schlusszeile „end“.
record-after-end = Die Aufzeichnung ist beschädigt: Nach „end“ steht noch etwas, in Zeile { $line }.
record-field-missing = Die Aufzeichnung ist beschädigt: Das Feld { $field } fehlt.
record-bad-field = Die Aufzeichnung ist beschädigt: { $field } ist nicht, was es sein soll.
record-bad-seal = Die Aufzeichnung ist beschädigt: Was darin versiegelt war, lässt sich nicht öffnen.
record-bad-start = Die Aufzeichnung kann so nicht beginnen.
record-bad-seats = Plätze in der Aufzeichnung: { $given }. Es spielen aber { $due }.
record-bad-step = Die Aufzeichnung lässt sich bei Schritt { $place } nicht spielen: { $step }
record-other-result = Die Aufzeichnung ist beschädigt: Ihr Ergebnis ist nicht das, zu dem sie führt.
record-not-whole = Diese Aufzeichnung enthält nur, was jemand am Tisch sehen konnte; darum lässt sie sich nicht weiterspielen.
record-unknown-game = Ein Spiel „{ $name }“ gibt es nicht.

## Fair dice
dice-none = Diese Aufzeichnung sagt nichts von fairen Würfeln: Ihre Würfe lassen sich nicht prüfen.
dice-unknown = Die Würfel dieser Aufzeichnung folgen dem Verfahren „{ $name }“, das hier unbekannt ist: Ihre Würfe lassen sich nicht prüfen.
dice-bound = Das Geheimnis ist das, an das sich der Tisch vor dem ersten Wurf gebunden hat.
dice-first-drawn = Wer beginnt, hat Wurf 0 ausgelost: { $name }.
dice-first-chosen = Wer beginnt, haben nicht die Würfel bestimmt.
dice-contributed = Eigene Zufallszahlen kamen von: { $names }.
dice-nobody-contributed = Niemand hat eigene Zufallszahlen beigetragen: Die Würfel folgen allein aus dem Geheimnis des Tisches.
dice-by-the-rules = Jeder Zug ist erlaubt, und bei jedem Wurf waren genau die Würfel oder Karten in der Luft, die die Regeln verlangen.
dice-recomputed = Nachgerechnete Würfe und Karten: { $count }. Jeder ist genau das, was aus dem Geheimnis und den beigetragenen Zahlen folgt.
dice-hidden = In dieser Aufzeichnung nicht zu sehen und darum nicht verglichen: { $count }.
dice-proved = Bewiesen: Seit sich der Tisch an sein Geheimnis gebunden hat, hat niemand einen Wurf dieser Partie gewählt oder geändert.
dice-without-rules = Was bei jedem Wurf in der Luft war, ist hier der Aufzeichnung entnommen; „kosti verify“ prüft auch das nach den Regeln.
dice-limits = Nicht bewiesen: dass niemand das Geheimnis vorher kannte, und wer welchen Zug gemacht hat. Mehr dazu: docs/fair-dice.md
dice-disclosed = Würfe mit offengelegtem Schlüssel, nachgerechnet und richtig: { $count }.
dice-waiting = Würfe, die sich erst mit dem Geheimnis nachrechnen lassen: { $count }. Die Aufzeichnung ist schon an sie gebunden: Bewahre diese Datei zum Vergleich auf.
dice-open = Bisher ist nichts falsch. Das Geheimnis steht nicht in dieser Aufzeichnung: Es wird veröffentlicht, wenn die Partie endet oder der Tisch geschlossen wird.
dice-false-field = Die Angaben zu den Würfeln sind beschädigt: { $field } fehlt oder ist nicht, was es sein soll.
dice-false-secret = Das Geheimnis ist nicht das, an das sich der Tisch gebunden hat: Es führt zu { $found }…, der Tisch zeigte { $due }….
dice-false-first = Der Beginn ist falsch: Wurf 0 hat { $other } ausgelost, die Aufzeichnung beginnt aber mit { $name }.
dice-false-unmarked = Wurf { $throw }: Was die Aufzeichnung dazu vermerkt, fehlt oder ist beschädigt: { $field }.
dice-false-mark = Wurf { $throw } fiel in Zug { $turn } ({ $name }), die Aufzeichnung vermerkt aber einen anderen Zug oder Platz.
dice-false-air = Wurf { $throw } (Zug { $turn }, { $name }): Nach den Regeln waren andere Würfel oder Karten in der Luft, als die Aufzeichnung vermerkt.
dice-false-key = Wurf { $throw } (Zug { $turn }, { $name }): Der Schlüssel in der Aufzeichnung ist nicht der, der aus dem Geheimnis folgt.
dice-false-commitment = Wurf { $throw } (Zug { $turn }, { $name }): Sein Schlüssel ist nicht der, an den die Aufzeichnung gebunden ist.
dice-false-throw = Wurf { $throw } (Zug { $turn }, { $name }) ist falsch: In der Aufzeichnung steht { $found }, die Würfel dieses Tisches fielen aber { $due }.
dice-false = Falsch: Diese Aufzeichnung ist nicht, was die Würfel ihres Tisches geworfen haben. Sie wurde geändert, oder der Tisch hielt sich nicht an seine Würfel.

## Files
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }
file-unreadable-missing = Eine Datei { $file } gibt es nicht.
file-unreadable-folder = { $file } ist ein Ordner, keine Datei.
file-unreadable-forbidden = { $file } darfst du nicht lesen.
file-unwritable-missing = { $file } lässt sich nicht schreiben: Den Ort gibt es nicht.
file-unwritable-folder = { $file } lässt sich nicht schreiben: Es ist ein Ordner.
file-unwritable-forbidden = { $file } lässt sich nicht schreiben: Dort darfst du nicht schreiben.
file-bad = { $file } ist nicht zu gebrauchen:
file-finished = { $file } enthält eine beendete Partie. Sieh sie dir mit „kosti replay“ an oder nenne eine andere Datei.

## At the table
table-of = { $game } – { $names }
your-turn = { $name }: du bist am Zug
refused = Geht nicht (Regel { $rule }): { $reason }
ambiguous = So beginnt mehreres: { $readings }
not-understood = „{ $typed }“ bedeutet hier nichts. Hilfe gibt es mit ?.
sure = Wirklich? Das heißt: { $action }.
    Schreib noch einmal „{ $word }“ oder wähle etwas anderes.
undone = Zurückgenommen.
nothing-to-undo = Von dir lässt sich nichts zurücknehmen: Seither sind Würfel gefallen, jemand hat geantwortet, oder du hast ein Geheimnis erfahren.
ask-save = Diese Partie aufheben, um später weiterzuspielen? (ja/nein)
answer-no = nein
saved = Gespeichert: { $file }
saved-sealed = Gespeichert: { $file } (was in dieser Partie verborgen ist, ist darin versiegelt)
how-to-resume = Weiterspielen: { $command } play { $file }
look-away = Alle wegschauen! Nur { $name } darf hinschauen.
look-away-ready = { $name }: Drück Enter, wenn sonst niemand hinschaut.
look-away-done = Drück Enter, um das wieder zu verdecken.
how-to-type = Schreib ein Wort oder seinen Anfang. Immer möglich: ? (hilfe), zurück, verlauf, regeln, tisch, tipp, speichern, ende.
help-commands =
    ? erklärt jede Möglichkeit · „zurück“ nimmt deine letzte Wahl zurück · „verlauf“ erzählt die Partie bis hierher
    „regeln“ zeigt die Regeln („regeln 5“: eine davon) · „tisch“ zeigt den Tisch noch einmal · „tipp“ sagt, was der Meister täte
    „speichern DATEI“ hebt die Partie auf · „ende“ hört auf und hebt sie auf Wunsch auf
command-help = hilfe
command-undo = zurück
command-log = verlauf
command-rules = regeln
command-save = speichern
command-quit = ende
command-board = tisch
command-hint = tipp
which-game = Was spielen wir?
which-game-number = Schreib eine Zahl von 1 bis { $most } oder den Anfang eines Namens.
name-human = Spieler { $number }
name-random = Zufall { $number }
name-simple = Einfach { $number }
name-novice = Neuling { $number }
name-casual = Amateur { $number }
name-expert = Kenner { $number }
name-master = Meister { $number }
random-limit = Wer nach Zufall spielt, bringt dieses Spiel selten zu Ende: Gewertet wird nach Zug { $limit }.
secrets-need-screen = Zu zweit bleibt das Geheimnis dieses Spiels hier nicht gewahrt: Es braucht ein Terminal, das den Würfel verbergen kann. Nimm ein Terminalfenster oder lass nur eine Person spielen.
seats-differ = Plätze genannt: { $named }. Es spielen aber { $due }.
position-has-options = Eine Stellung bringt ihre eigenen Optionen mit: Lass --option weg.
option-without-value = „{ $text }“ hat nicht die Form Name=Wert.
unknown-player = „{ $name }“ kann hier nicht mitspielen. Möglich: { $known }
solve-unknown = { $name } lässt sich nicht exakt lösen. Lösbar: { $known }
unknown-rule = Eine Regel „{ $number }“ gibt es nicht. Regeln: { $known }
bad-seat = Einen Platz „{ $name }“ gibt es nicht. Plätze: 0 bis { $most }
bad-language = die Sprache „{ $name }“ gibt es nicht; Sprachen: { $known }
option-line = ({ $meant }; üblich: { $usual })
replay-next = Zug { $turn }: Enter drücken
replay-unfinished = Von hier geht die Partie weiter.

## Players and hints
style-random = wählt auf gut Glück, was gerade erlaubt ist
style-simple = hält sich an eine einfache, vernünftige Regel
style-novice = spielt schnell und fröhlich, wie man eben anfängt, und wirft gern einmal zu oft
style-casual = nimmt das erste Brauchbare und rechnet selten
style-expert = rechnet jeden Zug genau aus und holt das meiste heraus, als gäbe es keinen weiteren
style-master = rechnet den Zug genau aus und sieht die ganze Partie: was jeder Ausgang allen übrig lässt
player-style = { $name }: { $manner }
getting-ready = Alle machen sich bereit …
hint-each = Gewinnchance nach jeder Wahl:
hint-gather = Beste Verteilung: { $placing }
hint-often = am besten in { $often } solcher Fälle gewählt
hint-lead = { $best }: um { $lead } besser als { $other }.
hint-even = { $best } und { $other } sind gleich viel wert.
hint-chance = { $what }: { $chance }
hint-shares = Gewinnchancen nach der besten Wahl: { $shares }
hint-endings = So endet der Zug dann: { $endings }

## Training
train-how-long = Sag, wie lange: entweder --games oder --minutes.
train-no-teacher = Es gibt niemanden, von dem zu lernen wäre ({ $game }): erst solve --seats 3.
train-other-plan = { $file } enthält ein anderes Training: Nenne mit --out eine andere Datei.
train-goes-on = Weiter mit { $file }. Partien bisher: { $games }
train-progress = Partien { $games } · Züge je Partie { $length } · Fehler { $error } · Partien je Sekunde { $rate } · noch { $left }
train-strength = Siegesanteil dieses Meisters unter Kennern: { $share } ± { $error }
train-done = Fertig. Gewichte: { $file }. Partien: { $games }
train-broken-off = Abgebrochen. Gewichte: { $file }. Partien: { $games }. Derselbe Befehl macht weiter.

## The command line
help-usage = Aufruf:
help-arguments = Angaben
help-options = Optionen
help-commands-title = Befehle
help-command = BEFEHL
help-error = { $command }: { $reason }
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-lang = Sprache: en, ru, ro, de (sonst die des Systems)
help-kosti = Vier Würfelspiele für den Tisch: Bratwurmeck, Barbecue, Ciao und Svintus.
help-kosti-examples =
    Beispiele:
      kosti                                  öffnet den Tisch im Browser
      kosti play bratwurmeck                 gegen einen einfachen Gegner
      kosti play ciao --seats me,simple,simple --lang ro
      kosti rules svintus D9                 eine Regel eines Spiels
help-play = in diesem Terminal spielen oder eine aufgehobene Partie fortsetzen
help-play-examples =
    Plätze werden durch Kommas getrennt: me, me:Anna, novice, casual, expert, master, simple, random

    Beispiele:
      kosti play bratwurmeck --seats me:Anna,me:Boris,simple
      kosti play barbecue --option worms=shifted --seed 7
      kosti play bratwurmeck --record evening.json    laufend in dieser Datei aufgehoben
      kosti play evening.json                         setzt sie fort
help-games = die Spiele und ihre Optionen auflisten
help-rules = die Regeln eines Spiels ausgeben
help-show = eine Stellung zeigen
help-show-examples =
    Beispiel:
      kosti show bratwurmeck "seats=2 turns=0 seat=0 now=throw grill=21-36 stacks=-/-"
help-replay = eine aufgezeichnete Partie Zug um Zug erzählen
help-convert = eine Aufzeichnung von JSON in Text umwandeln oder zurück
help-convert-examples =
    Beispiele:
      kosti convert evening.json               gibt sie als Text aus
      kosti convert evening.json evening.txt
help-verify = prüfen, ob eine Aufzeichnung ist, was die Würfel ihres Tisches geworfen haben
help-verify-examples =
    Jeder Wurf wird nachgerechnet, und es wird gesagt, was bewiesen ist. Der Rückgabewert ist 0,
    wenn alles bewiesen ist, 1, wenn etwas falsch ist, 3, wenn es sich (noch) nicht prüfen lässt.

    Beispiel:
      kosti verify evening.json
help-text = alle Meldungen einer Sprache mit Beispielwerten ausgeben
help-train = den Meister lernen lassen, indem er gegen sich selbst spielt
help-train-examples =
    Die Gewichte kommen in eine Datei; derselbe Befehl macht weiter, wo abgebrochen wurde.

    Beispiele:
      kosti train bratwurmeck --seats 3 --minutes 20
      kosti train svintus --games 50000 --seed 2 --out larder.npz
help-train-taught = von einer gelösten Tabelle lernen (ciao: --seats 3, siehe solve)
help-train-seats = wie viele Plätze spielen (sonst 2)
help-train-games = wie viele Partien insgesamt
help-train-minutes = wie viele Minuten
help-train-seed = dieselbe Zahl und gleich viele Partien ergeben dieselben Gewichte (1)
help-jobs = wie viele Partien zugleich (sonst so viele wie Kerne)
help-out = die Datei, in die geschrieben wird
help-solve = ein Spiel exakt lösen, oder einen Zug daraus
help-solve-answer = stattdessen die besten Antworten auf Meister mit diesem Netz finden: eine Datei, oder master für das mitgelieferte
help-solve-examples =
    Beispiele:
      kosti solve ciao                           das ganze Spiel zu zweit
      kosti solve ciao --option planks=12
      kosti solve ciao "seats=2 turns=0 seat=0 bridge=1/1 reserve=6/6"
      kosti solve ciao --seats 3                 zu dritt: dauert lange, lässt sich fortsetzen
      kosti solve ciao --seats 3 --answer master
help-bench = die Geschwindigkeit messen
help-game = ein Spiel oder der Anfang seines Namens
help-number = die Nummer einer Regel
help-position = eine Stellung als eine Zeile in Anführungszeichen
help-seat = der Platz, der hinsieht, gezählt ab 0
help-file = eine Aufzeichnung
help-target = die Zieldatei (.txt wird Text, alles andere JSON)
help-step = vor jedem Zug auf Enter warten
help-what = was gemessen wird
help-seats = wer wo sitzt, etwa me,me:Anna,casual,master
help-record = die Partie laufend in dieser Datei aufheben; gibt es sie schon, wird sie fortgesetzt
help-seed = eine Zahl, mit der die Würfel jedes Mal gleich fallen
help-coach = vor jeder deiner Entscheidungen zeigen, was der Meister davon hält
help-option = eine Option des Spiels (auch mehrmals)

## Many games at once
help-simulate = viele Partien zwischen Bots spielen und auszählen
help-simulate-examples =
    Beispiele:
      kosti simulate bratwurmeck --seats master,expert --games 10000
      kosti simulate ciao --seats simple,simple,random --out games.csv --plot games.png
help-bots-seated = die Bots auf den Plätzen, etwa master,expert,expert
help-many = wie viele Partien (sonst 1000)
help-games-out = jede Partie in diese Datei schreiben (.jsonl, .csv oder .parquet)
help-games-plot = die Ergebnisse in diese Datei zeichnen (.png oder .svg)
help-tournament = Bots in allen Sitzordnungen mit denselben Würfen gegeneinander spielen lassen und einstufen
help-tournament-examples =
    Beispiele:
      kosti tournament bratwurmeck --bots master,expert,casual --games 2000
      kosti tournament svintus --bots master,expert --seats 4
      kosti tournament ciao --table master,expert,expert,expert
help-tournament-bots = wer sich trifft, etwa master,expert,casual
help-tournament-seats = wie viele an einem Tisch sitzen (sonst 2)
help-tournament-table = ein Tisch statt aller, jeder Bot auf jedem Platz
tournament-bots = Ein Turnier braucht mindestens zwei Bots, jeden einmal genannt, nicht: { $known }
tournament-title = { $game }, Turnier: { $options }, Startzahl { $seed }
tournament-standing = Rangliste
tournament-elo = Elo
tournament-games = Partien
tournament-mean = Die Wertung ist in Elo-Punkten über oder unter dem Mittel aller.
tournament-differences = Unterschied der Anteile in denselben Runden
tournament-tables = Tische
tournament-held = Plätze
progress-begins = { $done } von { $wanted } Partien; wird vorbereitet, beim ersten Mal bis zu einer Minute
progress = { $done } von { $wanted } Partien, { $rate } pro Sekunde, noch { $time }
progress-positions-begins = { $done } von { $wanted } Stellungen; wird vorbereitet, beim ersten Mal bis zu einer Minute
progress-positions = { $done } von { $wanted } Stellungen, { $rate } pro Sekunde, noch { $time }
simulated = { $game }: { $options }, Startzahl { $seed }
speed = Partien: { $games } in { $time } ({ $rate } pro Sekunde)
interrupted = Abgebrochen: Aufgehoben sind die ersten { $games } von { $wanted } Partien.
by-seat = Nach Plätzen
by-bot = Nach Bots, je Platz
column-seat = Platz
column-share = Siegesanteil
column-range = 95-%-Intervall
column-score = Punkte
simulated-lengths = Züge je Partie: im Mittel { $mean }, Median { $middle }; neun von zehn Partien haben { $low } bis { $high }.
simulated-choices = Entscheidungen je Partie: im Mittel { $mean }, Median { $middle }; neun von zehn Partien haben { $low } bis { $high }.
target-kind = { $file } kann nicht geschrieben werden: Der Name muss auf { $known } enden
target-folder = { $file } kann nicht geschrieben werden: Den Ordner { $path } gibt es nicht
package-missing = Dafür wird das Paket { $package } gebraucht. Installieren: pip install "{ $extra }"
plot-title = { $game }: { $games } Partien
plot-shares = Siegesanteile mit 95-%-Intervallen
plot-percent = Anteil in Prozent (gestrichelt: gleiche Anteile)
plot-seat = { $seat }: { $bot }
plot-lengths = Länge der Partien
plot-turns = Züge
plot-part = Partien in Prozent
plot-scores = Punkte am Ende
plot-score = Punkte
bot-random = Zufall
bot-simple = Einfach
bot-novice = Neuling
bot-casual = Amateur
bot-expert = Kenner
bot-master = Meister
plot-counts = Im Mittel je Partie

## Bots from outside
bot-command = „{ $bot }“ nennt keinen Befehl. Zum Beispiel: cmd:"python my_bot.py"
bot-start = { $bot } lässt sich nicht starten: { $reason }
bot-no-class = { $bot } ist keine Klasse mit choose(view, rng).
bot-slow = { $bot }: keine Antwort in { $seconds } s in { $position }
bot-died = { $bot }: beendet (Code { $code }) in { $position }
    Letzte Worte: { $reason }
bot-raised = { $bot }: { $reason } in { $position }
bot-illegal = { $bot }: Antwort { $answer } in { $position }
    Möglich war: { $allowed }
bot-seat-lost = { $name }: Auf diesem Platz wird jetzt zufällig gespielt.
bot-failures = Verlorene Plätze: { $bot } in { $count } von { $games } Partien, zuerst in Partie { $game }:
bots-of-record = Die Aufzeichnung nennt Bots von außen: { $known }. Sie werden nur gestartet, wenn du alle Plätze mit --seats nennst.
help-bot = Bots von außen prüfen
help-bot-seconds = wie lange ein Bot von außen über eine Wahl nachdenken darf (sonst 10)

## Checking a bot
check-starts = startet
check-plays = { $game }, Plätze: { $count }
check-odd = { $game }, seltene Augenblicke und Optionen
check-repeats = antwortet auf dieselbe Sicht und Zahl dasselbe
check-differs = antwortet auf dieselbe Sicht und Zahl verschieden: Seine Partien lassen sich nicht wiederholen
check-begins-anew = spielt nach einem neuen Start weiter
check-ends = endet still, wenn die Eingabe endet
check-gave-up = aufgegeben
check-good = ok
check-note = Rat
check-bad = NEIN
check-times = Antworten: { $answers }, im Mittel { $mean } ms, längste { $longest } ms
check-view = Gezeigt worden war diese Zeile:
check-hangs = Dreimal keine Antwort: Der Rest wird nicht versucht.
check-lingers = Der Prozess läuft weiter, obwohl die Eingabe zu Ende ist, und musste beendet werden. Verlasse die Schleife, wenn eine Zeile leer ist.
check-chatters = Es kommt mehr als Antworten: { $answer } – schreib alles andere auf die Standardfehlerausgabe.
check-ends-badly = Das Ende kommt mit Code { $code } statt 0.
check-hint-bot-slow = Wird Zeile für Zeile gelesen und die Ausgabe nach jeder Antwort geleert?
check-hint-bot-illegal = Eine Antwort ist eine Zeile wie { $example } mit dem Text oder der Nummer einer der Aktionen der Sicht; sonst darf nichts auf die Standardausgabe.
check-hint-bot-died = Ein Prozess spielt alle Partien: Er liest Zeilen, bis keine mehr kommen.
check-hint-bot-raised = Die Klasse wird ohne Argumente erzeugt, und choose(view, rng) gibt den Text oder die Nummer einer der view.actions zurück.
check-passed = Alles in Ordnung. Prüfungen: { $whole }
check-failed = Zu verbessern: { $count } von { $whole } Prüfungen
help-bot-examples =
    Beispiele:
      kosti bot check cmd:"python my_bot.py"
      kosti bot check py:my_bots:Careful --game ciao --seconds 1
help-bot-action = check: alles damit spielen und sagen, was zu verbessern ist
help-bot-kind = ein Befehl (cmd:"…") oder eine Klasse (py:module:Class)
help-bot-game = nur dieses Spiel (mehrmals)

## Odds of a turn
odds-unknown = Zugchancen gibt es nicht für { $name }. Es gibt sie für: { $known }
odds-over = Diese Partie ist zu Ende: { $position }
odds-choice = Wahl
odds-throw = der Wurf
odds-fails = Fehlversuch
odds-wins = Gewinnchance
odds-at-least = mindestens
odds-exactly = genau
odds-after-at-least = Mindestens dies, nach jeder Wahl
odds-after-exactly = Genau dies, nach jeder Wahl
odds-note = Jede Chance ist die höchste, die erreicht, wer nur auf dieses eine zielt.
help-odds = sagen, was ein Zug wert ist und was er erreichen kann
help-odds-examples =
    Beispiele:
      kosti odds bratwurmeck                     der erste Zug
      kosti odds barbecue --worth wins           wie der Meister rechnet
      kosti odds bratwurmeck "seats=2 turns=0 seat=0 now=choose shown=1w335522 grill=21-36 stacks=-/-"
help-worth = was der Zug bringen soll: points (sonst) oder wins

## Mistakes on the command line
mistake-unknown = unbekannt: { $words }
mistake-missing = es fehlt: { $words }
mistake-no-value = { $name } braucht einen Wert
mistake-choice = { $name } kann nicht { $value } sein; möglich: { $known }
mistake-number = { $name } muss eine ganze Zahl sein, nicht { $value }
mistake-other = diese Befehlszeile ist nicht zu verstehen

gather-how = Schreib Plätze, auch mehrere auf einmal (2 2 6>h); ein Minus nimmt zurück (-2); „fertig“ bestätigt.
gather-sure = Das kostet eine Karte. Schreib noch einmal „fertig“ oder ändere etwas.
command-ok = fertig

## The table online
help-serve = den Tisch im Netz öffnen, für Browser
help-serve-examples =
    Jede Angabe kann auch in der Umgebung stehen: KOSTI_PORT=80, KOSTI_PUBLIC_URL=https://dice.example

    Beispiele:
      kosti serve                                  für alle in diesem Netz
      kosti serve --host 127.0.0.1                 nur für diesen Rechner
      kosti serve --port 443 --certificate my.crt --key my.key
      kosti serve --public-url https://dice.example --proxy-headers 127.0.0.1
help-serve-host = die Adresse, an der gewartet wird (sonst alle dieses Rechners)
help-serve-port = der Port, an dem gewartet wird (8765; 0 nimmt irgendeinen freien)
help-serve-data = der Ordner für alles, was aufgehoben wird (sonst dein Datenordner)
help-serve-database = die Datenbank (sonst eine SQLite-Datei im Datenordner)
help-serve-public-url = die Adresse, unter der der Tisch von außen erreichbar ist
help-serve-certificate = ein Zertifikat: der Tisch ist dann über HTTPS erreichbar
help-serve-key = der Schlüssel des Zertifikats
help-serve-proxy-headers = die Proxys, denen geglaubt wird, woher eine Anfrage kommt
help-serve-base-path = der Pfad, unter dem alles liegt
help-serve-log-level = wie viel protokolliert wird: debug, info, warning oder error
help-serve-keep-days = Tische löschen, an denen so viele Tage nichts geschehen ist (0: nie)
help-serve-browser = den Tisch in einem Browser öffnen, nötigenfalls an irgendeinem freien Port
serve-taken = Unter { $address } lässt sich nichts öffnen: { $reason }
help-tables = die aufgehobenen Tische zeigen, eine Partie von dort sichern oder Tische löschen
help-tables-examples =
    Beispiele:
      kosti tables list
      kosti tables export TABLE evening.json     die letzte Partie, wie sie beim Zuschauen zu sehen ist
      kosti tables delete TABLE TABLE
help-deed = list (zeigen), export (sichern) oder delete (löschen)
help-table = ein Tisch mit seinem Namen aus der Liste; bei export auch die Datei
tables-none = Es sind keine Tische aufgehoben.
tables-row = { $table } · { $game } · { $phase } · { $when }
tables-unknown = Es gibt keinen Tisch { $table }, oder dort wurde nichts gespielt.
tables-deleted = Gelöscht: { $count }
tables-name = Welcher Tisch? „kosti tables list“ nennt ihre Namen.
serve-ready = Der Tisch ist offen:
serve-everybody = Alle in diesem Netz können kommen. Mit --host 127.0.0.1 bleibt er privat.
serve-private = Kommen kann nur, wer diese Adresse erreicht.
serve-stop = Strg-C schließt ihn; die Partien gehen weiter, wenn er wieder geöffnet wird.
setting-number = { $name } kann nicht { $value } sein.
setting-certificate = --certificate und --key gehören zusammen.
setting-level = Es gibt keine Stufe „{ $value }“. Stufen: { $known }
setting-url = Eine Adresse beginnt mit http:// oder https://, nicht so: { $value }
