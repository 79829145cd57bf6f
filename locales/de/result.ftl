# Nach der letzten Runde: Ergebnis, Rangfolge, Nachspielen, Teilen, Verlauf.

result-title = Das Ergebnis
result-solo = { $points ->
    [one] { $points } Punkt: { $band }
   *[other] { $points } Punkte: { $band }
}
result-best-more = { $points ->
    [one] Neue Bestleistung: { $points } Punkt mehr als deine bisherigen { $best }.
   *[other] Neue Bestleistung: { $points } Punkte mehr als deine bisherigen { $best }.
}
result-best-equal = So gut wie deine Bestleistung: { $best }.
result-best-less = { $points ->
    [one] Deine Bestleistung: { $best }. Dir fehlt { $points } Punkt.
   *[other] Deine Bestleistung: { $best }. Dir fehlen { $points } Punkte.
}
result-professions = Punkte nach Berufen
result-total = Summe
result-rank = Rang { $rank }
result-wins = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}
result-shared = { $names } teilen sich den Sieg.
result-you-win = { $points ->
    [one] Du gewinnst mit { $points } Punkt.
   *[other] Du gewinnst mit { $points } Punkten.
}
result-you-share = Du teilst dir den Sieg mit { $names }.
result-tie-ahead = { $first } liegt vor { $second }: Beide haben { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, aber { $nth ->
        [1] der beste Arbeiter
        [2] der zweitbeste Arbeiter
        [3] der drittbeste Arbeiter
        [4] der viertbeste Arbeiter
        [5] der fünftbeste Arbeiter
        [6] der sechstbeste Arbeiter
       *[other] der siebtbeste Arbeiter
    } von { $first } bringt { $more }, der von { $second } { $less }.
result-tie-shared = { $names } teilen sich Rang { $rank }: gleich viele Punkte, Arbeiter für Arbeiter.
result-again = Nochmal dieselben Karten
result-new = Neues Spiel
result-replay = Nachspielen
result-review = Analyse

## Die Karten des Tages

today-title = Die Karten des Tages
today-about = Diese sechzehn Karten bekommen heute alle. Wenn du fertig bist, siehst du, was der Computer daraus macht und wie viel möglich war. Dein erstes beendetes Spiel zählt.
today-first = Dein erstes beendetes Spiel zählt. Jedes weitere mit denselben Karten ist Übung.
today-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
today-par = Der Richtwert ist, was der Computer ({ $level }) aus diesen Karten macht, wenn er sie wie du nacheinander sieht.
today-you = Du
today-best = Bestes gefundenes Spiel
today-share = Ergebnis teilen
today-text = { $points ->
    [one] Limes, { $date }: { $points } Punkt, Serie { $days }
   *[other] Limes, { $date }: { $points } Punkte, Serie { $days }
}
today-text-par = { $points ->
    [one] Limes, { $date }: { $points } Punkt (Richtwert { $par }), Serie { $days }
   *[other] Limes, { $date }: { $points } Punkte (Richtwert { $par }), Serie { $days }
}

## Nachspielen

replay-title = Nachspielen
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-timeline = Zeitleiste
replay-before = Vor der ersten Karte
replay-speed = Tempo
replay-player = Spieler
replay-beside = Daneben
replay-beside-none = Niemand
replay-play-on = Von hier weiterspielen
replay-play-on-about = Mit dieser Auslage beginnt ein neues Spiel; das alte bleibt, wie es ist.
replay-none = Es gibt noch kein Spiel zum Ansehen.

## Teilen, speichern, öffnen

share-title = Teilen
share-link = Link kopieren
share-link-about = Das ganze Spiel steckt im Link. Wer ihn öffnet, kann es nachspielen.
share-link-copied = Link kopiert.
share-address = Link zum Spiel
share-play = Diese Karten selbst spielen
share-play-on = Weiterspielen
share-whose = Auslage auf dem Bild
share-seed = Startwort kopieren
share-seed-copied = Startwort kopiert.
share-send = Senden …
share-text = { $points ->
    [one] { $points } Punkt bei Limes. Hier ist das Spiel:
   *[other] { $points } Punkte bei Limes. Hier ist das Spiel:
}
challenge = Freunde herausfordern
challenge-about = Sie bekommen dieselben Karten und deine Punktzahl als Ziel. Deine Auslage sehen sie erst, wenn sie fertig sind.
challenge-text = { $points ->
    [one] { $points } Punkt bei Limes. Schaffst du mit denselben Karten mehr?
   *[other] { $points } Punkte bei Limes. Schaffst du mit denselben Karten mehr?
}
challenge-title = Eine Herausforderung
challenge-from = { $points ->
    [one] { $name } fordert dich heraus: { $points } Punkt ist zu schlagen.
   *[other] { $name } fordert dich heraus: { $points } Punkte sind zu schlagen.
}
challenge-play = Dieselben Karten spielen
challenge-hidden = Die Auslage von { $name } siehst du, sobald du fertig bist.
challenge-own = Das ist deine eigene Herausforderung. Schick sie an Freunde.
challenge-compare = Mit der Herausforderung vergleichen
challenge-won = { $points ->
    [one] Du gewinnst mit { $points } Punkt Vorsprung.
   *[other] Du gewinnst mit { $points } Punkten Vorsprung.
}
challenge-lost = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt Vorsprung.
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
}
export-title = Exportieren
export-record = Mitschrift (.{ $ending })
export-svg = Bild (SVG)
export-png = Bild (PNG)
import-title = Spiel öffnen
import-file = Datei wählen
import-drop = Oder zieh eine Datei (.limes, .limits) hierher.
import-paste = Oder füge eine Mitschrift oder einen Link ein
import-open = Öffnen
import-over = Beendetes Spiel
import-running = Laufendes Spiel, Runde { $round } von 16
import-history = { $games ->
    [one] { $games } Spiel wurde in deinen Verlauf übernommen.
   *[other] { $games } Spiele wurden in deinen Verlauf übernommen.
}

## Verlauf

history-title = Verlauf
history-empty = Noch kein Spiel beendet. Hier sammeln sich deine Ergebnisse.
history-all = Alle Spiele
history-best = Bestwert
history-average = Schnitt
history-count = Spiele
history-last = Letzte Spiele
history-bands = Wie oft welches Ergebnis
history-graph = Deine Solospiele im Lauf der Zeit
history-level = Stärke
history-won = Gewonnen
history-lead = Abstand
history-professions = Punkte nach Berufen im Schnitt
history-cost = Was dich ein Zug kostet
history-cost-about = Im Schnitt, in den Spielen, die du hast analysieren lassen.
history-reviews = Analysen
history-solo = Allein
history-with = Mit { $names }
history-open = Ansehen
history-delete = Dieses Spiel löschen
history-delete-ask = Das Spiel vom { $date } aus deinem Verlauf löschen?
history-abandon-ask = Dieses Spiel löschen? Es ist noch nicht zu Ende.
history-running = Laufende Spiele
history-clear = Alle löschen
history-clear-ask = { $games ->
    [one] Das einzige Spiel im Verlauf löschen? Es lässt sich nicht zurückholen.
   *[other] Alle { $games } Spiele im Verlauf löschen? Sie lassen sich nicht zurückholen.
}
history-export = Alle exportieren

result-taken-back = Nach Aufdecken der nächsten Karte neu gespielte Runden: { $rounds }. Dieses Spiel zählt nicht für die Bestleistung.
