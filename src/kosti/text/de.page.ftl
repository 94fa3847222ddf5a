# The words of the page, in German.

## The page everywhere
go-home = Startseite
close = Schließen
choose-else = Etwas anderes wählen
settings = Einstellungen
language = Sprache
theme = Licht
theme-system = Wie das System
theme-light = Tag
theme-dark = Abend
motion = Bewegung
motion-slow = Langsam
motion-usual = Normal
motion-fast = Schnell
motion-none = Keine
sound = Ton
buzz = Vibrieren, wenn ich am Zug bin
confirm-moves = Vor jedem Zug nachfragen
about = Über Kosti
independent = Unabhängig und kostenlos. Ohne Konto.
rules = Regeln
rules-page = Die Regeln auf eigener Seite
rules-open-title = Was die Anleitung offenlässt
page-broken = Diese Seite ließ sich nicht öffnen
page-broken-help = Vielleicht ist der Server kurz weg. Deine Partien sind aufgehoben.
page-again = Noch einmal versuchen
nowhere-help = Vielleicht ist die Adresse falsch geschrieben.
me = Ich

## The first page
home-title = Vier Würfelspiele, ein Tisch
home-lead = Spiel gegen Bots oder schick Freunden einen Link. Die Würfel lassen sich nachprüfen.
play-now = Jetzt spielen
new-table = Neuer Tisch
seats-range = { $least } bis { $most } Personen
join-code = Mit Code dazukommen
join-code-help = Sechs Buchstaben von Freunden
join = Dazukommen
my-tables = Meine Tische
public-tables = Öffentliche Tische
row-my-turn = Du bist am Zug!
my-turn-at = Du bist am Zug: { $game }
row-turn = Am Zug: { $name }
row-waiting = Wartet auf Mitspieler
row-over = Beendet
row-closed = Geschlossen

## A new table
game = Spiel
seats = Plätze
seat-add = Platz dazu
seat-drop = Platz weg
seat-filled-by = Wer spielt auf Platz { $number }?
fill-me = Ich
fill-here = Noch jemand an diesem Gerät
fill-friend = Jemand per Link
fill-friend-help = Kommt per Link oder Code, von jedem Gerät.
fill-with-bot = Mit Bot besetzen
level = { $level ->
    [random] Bot: Zufall
    [simple] Bot: einfach
    [novice] Bot: Neuling
    [casual] Bot: Amateur
    [expert] Bot: Kenner
   *[master] Bot: Meister
}
your-name = Dein Name
their-name = Name
more-ways = Mehr Einstellungen: Regeln, Uhr, Bots
clock = Uhr für jeden Zug
clock-of = { $seconds ->
    [0] Keine
    [30] 30 s
    [60] 1 min
    [120] 2 min
    [86400] 1 Tag
   *[259200] 3 Tage
}
hours-left = { $hours } h
pace = Tempo der Bots
pace-slow = Gemütlich
pace-usual = Normal
pace-fast = Schnell
public = Öffentlich: alle können den Tisch finden und sich setzen
coach-on = Trainer: zeigt, was jede Wahl wert ist
make-and-invite = Tisch aufmachen und einladen
start-game = Partie beginnen

## Before the game
lobby-title = Der Tisch ist gedeckt
lobby-invited = Du bist eingeladen
lobby-watching = Du schaust zu
sit-down = Hinsetzen
seat-open = Freier Platz
seat-open-friend = Frei – wartet auf jemanden
remove = Vom Tisch nehmen
seats-left = { $count ->
    [one] Ein Platz ist noch frei: für einen Freund oder einen Bot.
   *[other] { $count } Plätze sind noch frei: für Freunde oder Bots.
}
fill-all-with-bots = { $count ->
    [one] Mit einem Bot besetzen
   *[other] Alle mit Bots besetzen
}
waits-for-host = Die Partie wird vom Gastgeberplatz aus gestartet.
waits-for-players = Wir warten auf Mitspieler
invite-title = Freunde einladen
invite-text = Komm, wir spielen { $game }!
invite-code = Oder sag diesen Code:
invite-qr = Halte eine Kamera auf das Bild, um an diesen Tisch zu kommen.
copy = Kopieren
copied = Der Link ist kopiert.
copy-by-hand = Der Link ist markiert: Kopier ihn mit Strg+C oder langem Druck.
share = Teilen
qr = QR-Code
qr-alt = QR-Code dieses Links

## At the table
table-loading = Wir gehen zum Tisch …
table-missing = Diesen Tisch gibt es nicht
table-missing-help = Vielleicht fehlt ein Stück vom Link, oder der Tisch ist längst abgeräumt.
throw-dice = Würfeln
choose-a-face = Tippe die Würfel an, die du herauslegen willst.
turn-yours = Du bist am Zug
turn-here = { $name }: du bist am Zug
turn-of = Am Zug: { $name }
turn-nobody = Einen Augenblick …
you-may-answer = { $name }: du darfst antworten
game-over = Die Partie ist zu Ende
table-closed = Der Tisch ist geschlossen
seat-yours = dein Platz
seat-host = Gastgeberplatz
seat-away = gerade weg
seat-stand-in = ein Bot springt ein
seat-acting = am Zug
won-so-far = Gewonnene Partien:
take-back = Zurücknehmen
skip-to-me = Bis zu meinem Zug
refused-by-rule = { $reason } (Regel { $rule })
sure-title = Wirklich so?
sure-yes = Ja, machen
offline = Keine Verbindung. Der Tisch wartet und kommt von selbst wieder.
side = Verlauf, Chat und Würfel
log = Verlauf
chat = Chat
dice-so-far = Würfel
chat-seated-only = Etwas sagen kann nur, wer am Tisch sitzt.
table-menu = Tisch: einladen, Aufzeichnung, gehen
watch-title = Link zum Zuschauen
watch-text = Schau uns bei { $game } zu!
other-device = Auf anderem Gerät weiterspielen
other-device-help = Öffne den Link in { $minutes } Minuten auf dem anderen Gerät. Er gilt einmal, und der Platz zieht dorthin um.
move-title = Platz hierher holen?
move-help = Dein Platz kommt auf dieses Gerät. Das andere kann dann nur noch zuschauen.
move-take = Platz holen
move-failed = Dieser Link ist verbraucht
leave-table = Den Tisch verlassen
leave-help = Die anderen können einen Bot für dich spielen lassen. Der Platz bleibt deiner: derselbe Link führt zurück.
end-table = Tisch für alle schließen
end-help = Die Partie endet für alle, die Aufzeichnung bleibt lesbar.
replace-by-bot = Einen Bot für diesen Platz spielen lassen
take-seat-back = Wieder selbst spielen
hand-on = Den Tisch an diesen Platz übergeben
veil-title = Nur { $name }!
veil-help = Gib das Gerät weiter. Alle anderen schauen weg.
veil-open = { $name }: zeig mir den Tisch
coach-best = Trainer: { $action } – Gewinnchance { $share }
coach-only = Trainer: deine Gewinnchance ist { $share }
coach-share = Gewinnchance danach: { $share }

## The end of a game
you-win = Du hast gewonnen!
they-share = Geteilter Sieg: { $names }
moment = Der Moment der Partie – { $what }
play-again = Noch einmal
check-dice = Würfel prüfen
step-through = Schritt für Schritt
fold = Einklappen und das Brett sehen
closed-by = { $reason ->
    [host] Der Tisch wurde vom Gastgeberplatz aus geschlossen.
    [rules] Nach einer Aktualisierung kann diese Partie nicht nach denselben Regeln weitergehen; darum ist der Tisch geschlossen.
   *[other] Der Tisch ist geschlossen.
}

## Records
record = Aufzeichnung
open-record = Aufzeichnung öffnen
open-record-help = Wähle eine gespeicherte Aufzeichnung (JSON oder Text). Ihre Würfel lassen sich auch ohne Netz prüfen.
file-choose = Datei wählen
record-open = Aufzeichnung ansehen
record-json = Als JSON speichern
record-text = Als Text speichern
record-no-board = Ohne Verbindung ist das Brett nicht zu sehen, die Würfel lassen sich aber prüfen.
record-start = Die Partie beginnt
record-step = Schritt der Partie
record-unread = Diese Datei ist keine Aufzeichnung von Kosti.
step-first = An den Anfang
step-back = Ein Schritt zurück
step-forth = Ein Schritt vor
step-last = Ans Ende

## The dice
dice-seen = Würfel bisher: { $count }. Die Balken zeigen, wie oft jede Seite kam, die Bänder, wie oft sie an 19 von 20 fairen Tischen kommt.
dice-seen-face = { $face }: { $count } (meist { $low } bis { $high })
dice-seen-none = Es sind noch keine Würfel zu sehen gewesen.
dice-seen-own = Gezählt werden nur Würfel, die du fallen gesehen hast. Die nach einem Zweifel gesehenen wären keine faire Auswahl.
dice-seen-latest = Die Partie ist lang: Gezählt sind hier nur ihre letzten Schritte.
dice-seen-few = Bei so wenigen Würfeln ist alles möglich: Die Zahlen sagen noch nichts.
dice-seen-usual = An { $percent } der fairen Tische kommen die Seiten mindestens so ungleich wie hier: Das ist ganz gewöhnlich.
dice-seen-rare = Nur an { $percent } der fairen Tische kommen die Seiten so ungleich wie hier. Das ist selten, doch bei vielen Tischen kommt es jeden Tag irgendwo vor.
dice-seen-honest = Zählen kann weder beweisen, dass Würfel fair sind, noch das Gegenteil, und auch faire Würfel haben Serien. Die Prüfung nach der Partie beweist es.
dice-seen-bound = An diese Würfel hat sich der Tisch vor dem ersten Wurf gebunden. Bewahre diese Zahl zum Vergleich mit der Aufzeichnung auf:
dice-added = Danach haben die Browser der Spieler diese Zufallszahlen beigetragen:
dice-verdict-proved = Bewiesen: Die Würfel sind ehrlich gefallen
dice-verdict-false = Hier stimmt etwas nicht
dice-verdict-open = Der Beweis kommt, wenn die Partie endet
dice-verdict-none = Diese Würfel lassen sich nicht prüfen
dice-checked-here = All das wurde eben auf diesem Gerät berechnet, allein aus der Aufzeichnung.
dice-how = Wie geht das?
dice-how-1 = Vor der Partie denkt sich der Tisch ein Geheimnis aus und zeigt seinen Fingerabdruck. Der verrät das Geheimnis nicht, und kein anderes Geheimnis passt zu ihm.
dice-how-2 = Dann trägt der Browser jeder Person, die mitspielt, eine Zufallszahl bei, für alle zu sehen. Diese Zahlen kannte der Tisch nicht, als er den Fingerabdruck zeigte.
dice-how-3 = Jeder Wurf folgt aus dem Geheimnis, den beigetragenen Zahlen und der Nummer des Wurfs nach einer festen Rechnung. Zu wählen gibt es nichts mehr.
dice-how-4 = Nach der Partie wird das Geheimnis gezeigt. Nun sehen alle, dass es zum Fingerabdruck passt, und können jeden Wurf nachrechnen.

## About
about-title = Über Kosti
about-boxes = Schachteln und Autoren
about-trust = Fair und ohne Spuren
about-rights = Lizenzen
about-what = Kosti ist Russisch und heißt Würfel. Hier spielt, lernt und erforscht man vier Würfelspiele, kostenlos und ohne Konto.
about-independent = Kosti ist unabhängig. Namen und Gestaltung der Spiele aus der Schachtel gehören ihren Inhabern; alles hier Gezeichnete und Geschriebene ist von uns. Gefällt dir ein Spiel, kauf die Schachtel: Echte Würfel klingen besser.
about-authors = Die Autoren der Spiele: Heckmeck am Bratwurmeck (Pickomino) und Heckmeck Barbecue – Reiner Knizia; Ciao, Ciao..! – Alex Randolph; Svintus 3D – Timofey Bokarev und Konstantin Seleznev.
about-fair = Jeder Wurf folgt aus einem Geheimnis, das vor der Partie festgelegt und danach veröffentlicht wird. „Würfel prüfen“ rechnet alle Würfe in deinem Browser nach.
about-private = Keine Konten, keine Verfolgung, keine Anfragen an andere. Name und Einstellungen bleiben in diesem Browser; der Server bewahrt die Tische auf.
about-licence = Der Code steht unter der MIT-Lizenz. Die Schrift ist Manrope, unter der SIL Open Font License.
about-font = Lizenz der Schrift
about-api = Für Programme: die API

## Phrases of the chat
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-done = Gut gemacht!
phrase-ouch = Autsch!
phrase-lucky = So ein Glück!
phrase-thinking = Ich denke nach …
phrase-your-turn = Du bist dran!
phrase-sorry = Entschuldigung!
phrase-again = Noch eine Partie?
phrase-good-game = Schöne Partie!
phrase-thanks = Danke!
phrase-bye = Tschüss!
sign-smile = Lächeln
sign-laugh = Lachen
sign-wow = Oh
sign-cry = Eine Träne
sign-cool = Cool
sign-heart = Herz
sign-clap = Applaus
sign-worm = Wurm

## What the server refuses
error-trouble = Der Server hat einen Fehler gemacht. Versuch es gleich noch einmal.
error-too-long = Das ist zu lang.
error-offline = Keine Verbindung. Versuch es gleich noch einmal.
error-server = Der Server hat ein Problem ({ $status }). Versuch es gleich noch einmal.
error-storage = Der Server kann gerade nichts speichern, darum gilt der Zug nicht. Wer ihn betreibt, muss Platz auf der Festplatte schaffen; dann geht es einfach weiter.
error-answered-already = Du hast schon geantwortet.
error-bad-request = Der Server versteht diese Anfrage nicht.
error-bad-table = So ein Tisch lässt sich nicht aufmachen.
error-closed = Der Tisch ist geschlossen.
error-contribution = Der Beitrag des Browsers zu den Würfeln war unverständlich.
error-contributed-already = Dieser Browser hat schon zu den Würfeln beigetragen.
error-frame = Der Server versteht diese Nachricht nicht.
error-full = Alle Plätze sind besetzt.
error-game-over = Die Partie ist zu Ende.
error-getting-ready = Die Bots machen sich bereit. Versuch es gleich noch einmal.
error-illegal = Das geht jetzt nicht: { $move }
error-no-coach = Dieser Tisch hat keinen Trainer.
error-no-code = Mit diesem Code wartet kein Tisch.
error-no-game = Dieses Spiel gibt es nicht.
error-no-guest = Dort sitzt niemand, für den das ginge.
error-no-level = Einen Bot dieser Stärke gibt es nicht.
error-no-move = Dieser Link ist verbraucht oder zu alt.
error-no-seat = Diesen Platz gibt es nicht.
error-no-table = Diesen Tisch gibt es nicht.
error-nobody-chooses = In dieser Stellung hat niemand zu wählen.
error-not-found = Hier ist nichts.
error-not-a-record = Das ist keine Aufzeichnung von Kosti.
error-not-host = Das geht nur vom Gastgeberplatz.
error-not-over = Die Partie läuft noch.
error-not-playing = Hier wird gerade nicht gespielt.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-your-turn = Du bist nicht am Zug.
error-not-yours = Dieser Platz gehört dir nicht.
error-nothing-to-gather = Gerade gibt es nichts zu legen.
error-nothing-to-take-back = Es lässt sich nichts zurücknehmen: Es sind Würfel gefallen, oder jemand hat geantwortet.
error-one-at-a-time = Bitte ein Zug nach dem anderen.
error-open-seats = Es sind noch Plätze frei: Warte auf Freunde oder besetze sie mit Bots.
error-seat-taken = Dieser Platz ist besetzt.
error-stale = Inzwischen ging es weiter. Schau noch einmal.
error-started-already = Die Partie hat schon begonnen.
error-still-here = Eben war hier noch jemand. Nach einer Minute darf ein Bot einspringen.
error-throw-first = Würfle zuerst.
error-too-fast = Nicht so schnell. Warte einen Augenblick.
error-too-many-rounds = An diesem Tisch wurde genug gespielt. Mach einen neuen auf.
