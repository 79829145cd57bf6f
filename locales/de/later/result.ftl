# After a game of Limes, and the history: the texts that no screen of the first part of the program needs.

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
result-again-new = Nochmal, neue Karten
result-replay = Nachspielen
result-review = Analyse
replay-before = Vor der ersten Karte
replay-beside = Vergleichen mit
replay-beside-none = Niemand
share-play = Diese Karten selbst spielen
share-play-on = Weiterspielen
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
history-title = Verlauf
history-empty = Noch kein Spiel beendet. Hier sammeln sich deine Ergebnisse.
history-all = Alle Spiele
history-best = Bestwert
history-average = Schnitt
history-count = Spiele
history-last = Letzte Spiele
history-bands = Wie oft welches Ergebnis
history-graph = Deine Solospiele im Lauf der Zeit
history-people = { $game } mit anderen
history-level = Stärke
history-won = Gewonnen
history-lead = Abstand
history-professions = Punkte nach Berufen im Schnitt
history-cost = Was dich ein Zug kostet
history-cost-about = Im Schnitt, in den Spielen, die du hast analysieren lassen.
history-reviews = Analysen
history-open = Ansehen
history-delete = Dieses Spiel löschen
history-delete-ask = Das Spiel vom { $date } aus deinem Verlauf löschen?
history-running = Laufende Spiele
history-clear = Alle löschen
history-clear-ask = { $games ->
    [one] Das einzige Spiel im Verlauf löschen? Es lässt sich nicht zurückholen.
   *[other] Alle { $games } Spiele im Verlauf löschen? Sie lassen sich nicht zurückholen.
}
history-export = Alle exportieren
result-taken-back = Nach Aufdecken der nächsten Karte neu gespielte Runden: { $rounds }. Dieses Spiel zählt nicht für die Bestleistung.
replay-play = Abspielen
replay-pause = Anhalten
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-timeline = Zeitleiste
replay-speed = Tempo
replay-player = Spieler
replay-play-on = Von hier weiterspielen
replay-play-on-about = Mit dieser Auslage beginnt ein neues Spiel; das alte bleibt, wie es ist.
share-title = Teilen
share-link = Link kopieren
share-link-about = Das ganze Spiel steckt im Link. Wer ihn öffnet, kann es nachspielen.
share-link-copied = Link kopiert.
share-address = Link zum Spiel
share-whose = Auslage auf dem Bild
share-seed = Startwort kopieren
share-seed-copied = Startwort kopiert.
share-send = Senden …
share-text = { $points ->
    [one] { $points } Punkt bei Limes. Hier ist das Spiel:
   *[other] { $points } Punkte bei Limes. Hier ist das Spiel:
}
challenge-about = Deine Freunde bekommen dieselben Karten und deine Punktzahl als Ziel. Deine Auslage sehen sie erst, wenn sie fertig sind.
challenge-text = { $points ->
    [one] { $points } Punkt bei Limes. Schaffst du mit denselben Karten mehr?
   *[other] { $points } Punkte bei Limes. Schaffst du mit denselben Karten mehr?
}
export-title = Exportieren
export-record = Mitschrift (.{ $ending })
export-svg = Bild (SVG)
export-png = Bild (PNG)
about-title = Über Limes
about-local = Allein und gegen den Computer läuft alles auf deinem Gerät: kein Konto, kein Tracking und kein Netz nötig, sobald das Programm geladen ist. Nur Tische mit anderen brauchen einen Server.
about-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz, nach deiner Wahl.
common-save = Speichern
common-copy = Kopieren
seed-of-game = Startwort: { $seed }
result-title = Das Ergebnis
result-solo = { $points ->
    [one] { $points } Punkt: { $band }
   *[other] { $points } Punkte: { $band }
}
today-title = Die Karten des Tages
today-about = Diese sechzehn Karten bekommen heute alle. Wenn du fertig bist, siehst du, was der Computer daraus macht und wie viel möglich war. Es zählt das erste Spiel, das du beginnst. Tipps gibt es dabei nicht, und wenn du es nicht beendest, hast du den Tag verpasst.
today-first = Es zählt das erste Spiel, das du beginnst. Jedes weitere mit denselben Karten ist Übung.
today-deleted = Das Spiel, das für diesen Tag zählte, wurde gelöscht. Zur Übung kannst du die Karten noch spielen.
today-delete-missed = Es zählt für seinen Tag: Wenn du es löschst, hast du den Tag verpasst.
today-practise = Zur Übung spielen
today-link = Das Spiel hinter diesem Link siehst du, sobald du dein eigenes beendet hast.
today-past = Dieser Tag ist vorbei, ein Spiel mit seinen Karten zählt nicht mehr. Zum Üben kannst du sie noch spielen.
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
common-copied = Kopiert
error-deck = Dieser Kartensatz lässt sich nicht öffnen: { $fault }
error-page = Unter dieser Adresse gibt es nichts.
