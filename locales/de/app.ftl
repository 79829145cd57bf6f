# Namen, Wege durch das Programm, und was auf vielen Seiten steht.

## Das Menü

menu = Menü
menu-home = Start
menu-learn = Lernen
menu-rules = Regeln
menu-decks = Kartensätze
menu-history = Verlauf
menu-settings = Einstellungen
menu-tables = Tische
menu-skip = Zum Inhalt springen

## Start

home-solo = Allein spielen
home-solo-about = Sechzehn Runden gegen deine eigene Bestleistung.
home-today = Karten des Tages
home-today-about = Ein Spiel am Tag, dieselben Karten für alle.
home-bots = Gegen den Computer
home-bots-about = Dieselben Karten für alle. Wer macht mehr daraus?
home-around = An einem Gerät
home-around-about = Ihr reicht das Gerät reihum weiter.
home-online = Mit anderen spielen
home-online-about = Schick einen Link. Spielt sofort oder einen Zug am Tag.
home-all-games = Alle { $games } laufenden Spiele
home-continue = Weiterspielen
home-continue-about = Runde { $round } von 16, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
home-learn = Spielend lernen
home-learn-about = Sieben kurze Lektionen an einer echten Auslage.
home-rules = Regeln
home-rules-about = In einer Minute oder bis ins Letzte.
home-limits-today = Karten des Tages
home-limits-bots = Bluffe gegen bis zu fünf Gegner. Auch sie merken sich die Karten.
home-limits-around = Zwei bis sechs reichen das Gerät reihum weiter.
home-limits-learn = Vier kurze Lektionen an einem echten Tisch.
home-decks = Kartensätze
home-decks-about = Sieh dir die Karten an, oder zeichne eigene.
home-history = Verlauf
home-history-about = Deine Spiele und deine besten Ergebnisse.

## Über Limes

about-game = Bei Limes bekommen alle in jeder Runde dieselbe Karte und legen sie in ihre eigene Landschaft. Bauern, Fischer, Holzfäller und Wächter bringen dann die Punkte.
about-limits = Bei Limits legt ihr reihum Karten auf einen Stapel, und alle legen eine verdeckt ab, die heimlich ein Limit erhöht. Wer zu viele legt, kann nur hoffen, dass niemand Verdacht schöpft.
about-unofficial = Dies ist ein Fanprojekt. Weder die Autoren noch die Verlage der Spiele haben es gemacht, gebilligt oder lizenziert.
about-author = Limes ist von Martyn F und erschien 2014 bei Abacusspiele; Limits ist von Uwe Rosenberg und erschien 2001 bei Amigo.
about-own = Alle Texte, Bilder und Karten hier sind unsere eigenen. Die gedruckten Karten sind nicht enthalten; wenn dir die Spiele gefallen, unterstütze sie und kaufe sie dir.
## Auf vielen Seiten

common-close = Schließen
common-cancel = Abbrechen
common-delete = Löschen
common-retry = Noch einmal
common-labelled = { $label }: { $words }

## Installieren, ohne Netz, neue Version

load-wait = Einen Moment, die Karten werden gemischt …
load-failed = Das Spiel konnte nicht geladen werden. Es braucht einen aktuellen Browser; vielleicht hilft es, die Seite neu zu laden.
load-broken = Da ist etwas kaputtgegangen, und das ist unsere Schuld. Dein Spiel ist gespeichert; lade die Seite neu, um weiterzuspielen.
load-no-script = Dieses Spiel braucht JavaScript, das in deinem Browser ausgeschaltet ist.
install = Installieren
install-about = Lege Limes & Limits auf deinen Startbildschirm. Dann geht es auch ohne Netz.
install-done = Limes & Limits ist installiert.
update-ready = Eine neue Version ist da.
update-now = Neu laden
update-later = Später

## Dinge und Zahlen

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
card-number = Karte { $card }
round-number = Runde { $round }
list-and = { $first } und { $last }

## Die Wörter des Spiels

word-worker = Arbeiter

landscape-field = Acker
landscape-water = Wasser
landscape-forest = Wald
landscape-tower = Fels mit Turm

profession-farmer = Bauer
profession-fisherman = Fischer
profession-woodcutter = Holzfäller
profession-watchman = Wächter

band-improvable = ausbaufähig
band-ok = in Ordnung
band-good = gut
band-very-good = sehr gut
band-excellent = herausragend

variant-diagonal = diagonales Anlegen
variant-diagonal-about = Eine Karte darf die Auslage auch nur an einer Ecke berühren.
variant-ferryman = der Fischer als Fährmann
variant-ferryman-about = Ein Fischer bringt Arbeiter, die sich bewegen, über sein Wasser.

level-beginner = Anfänger
level-learner = Lehrling
level-regular = Geübter
level-skilled = Könner
level-expert = Meister
level-merciless = Gnadenlos
player-deleted = gelöschter Spieler
