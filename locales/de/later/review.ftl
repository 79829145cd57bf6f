# The review: the texts that no screen of the first part of the program needs.

review-about = Ein starker Computergegner sieht sich jeden deiner Züge an und sagt, was er gespielt hätte.
review-start = Analyse beginnen
review-unfinished = Dieses Spiel ist noch nicht zu Ende. Die Analyse kommt nach der letzten Runde.
review-working = Zug { $turn } von { $turns } …
review-par-about = Was der stärkste Computergegner im Schnitt über alle Ziehungen erreicht.
review-skill-about = Was deine Züge zusammen gekostet haben.
review-luck-about = Was übrig bleibt, lag an den Karten.
review-sum = { $final } = { $par } Richtwert { $skill } Können { $luck } Glück
review-luck-good = Die Karten meinten es gut mit dir.
review-luck-bad = Die Karten waren gegen dich.
review-luck-even = Die Karten waren ausgeglichen.
review-costs = Was jeder Zug gekostet hat
review-cost = { $points ->
    [one] Kostete { $points } Punkt
   *[other] Kostete { $points } Punkte
}
review-cost-none = Kostete nichts: so gut wie der beste Zug
review-worst = Dein teuerster Zug
review-flawless = Kein Zug ließ sich verbessern.
review-played = Gespielt
review-better = Besser
review-show-played = Deinen Zug zeigen
review-show-better = Besseren Zug zeigen
review-turn-spoken = Runde { $round }: kostete { $points }
review-next-mistake = Nächster Fehler
review-previous-mistake = Voriger Fehler
best-title = Das Bestmögliche
best-about = Wenn man alle sechzehn Karten vorher gekannt hätte: Wie viel wäre drin gewesen?
best-search = Suchen
best-found = { $points ->
    [one] Bestes gefundenes Spiel: { $points } Punkt
   *[other] Bestes gefundenes Spiel: { $points } Punkte
}
best-missing = { $points ->
    [0] Du hast alles herausgeholt.
    [one] Du hast { $points } Punkt liegen lassen.
   *[other] Du hast { $points } Punkte liegen lassen.
}
best-show = Diese Auslage zeigen
review-stop = Anhalten
review-final = Ergebnis
review-skill = Können
review-luck = Glück
review-failed = Die Computergegner konnten dieses Spiel nicht analysieren.
review-par = Richtwert
best-searching = Suche läuft … bisher { $points }
best-bound = { $points ->
    [one] Mehr als { $points } Punkt ist mit diesen Karten nicht möglich.
   *[other] Mehr als { $points } Punkte sind mit diesen Karten nicht möglich.
}
best-proved = Besser geht es mit diesen Karten nicht.
