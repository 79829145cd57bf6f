# Nach einem Spiel Limits: Ergebnis, Nachspielen, Teilen, Tagesspiel, Analyse, Statistik.

## Das Ergebnis

limits-result-you-win = Du gewinnst mit { $points }.
limits-result-wins = { $name } gewinnt mit { $points }.
limits-result-you-rank = Du kommst mit { $points } auf Rang { $rank } von { $players }.
limits-rank = Rang { $rank } von { $players }
limits-result-again = Nochmal, neue Karten
limits-result-same = Nochmal dieselben Karten
limits-result-taken-back = Zurückgenommen, nachdem mehr zu sehen war: { $questions }. Dieses Spiel zählt nicht für deine Statistik.
limits-result-players = So kamen die Punkte zustande
limits-part-right = { $count ->
    [one] { $count } Verdacht war richtig
   *[other] { $count } Verdächtigungen waren richtig
}
limits-part-cleared = { $count ->
    [one] { $count }-mal zu Unrecht verdächtigt
   *[other] { $count }-mal zu Unrecht verdächtigt
}
limits-part-exchanges = { $count ->
    [one] { $count }-mal vier getauscht
   *[other] { $count }-mal vier getauscht
}
limits-part-wrong = { $count ->
    [one] { $count } Verdacht war falsch: { $count } Limitkarte
   *[other] { $count } Verdächtigungen waren falsch: { $count } Limitkarten
}
limits-part-caught = { $count ->
    [one] { $count }-mal erwischt: { $count } Limitkarte
   *[other] { $count }-mal erwischt: { $count } Limitkarten
}
limits-part-none = Weder Punkte geholt noch verloren
limits-result-rounds = Runde für Runde
limits-laid-allowed = { $laid } gelegt, { $allowed } erlaubt
limits-laid-no-limit = { $laid } gelegt, kein Limit
limits-was-right = richtig
limits-was-wrong = falsch

## Nachspielen

limits-replay-dealt = Die Karten sind ausgeteilt.
limits-replay-hidden = Alle legen eine Karte verdeckt.
limits-replay-warning = Dieses Spiel ist noch nicht zu Ende. Beim Nachspielen liegen alle Hände und alle verdeckten Karten offen.
limits-replay-anyway = Alle Karten zeigen
limits-replay-to-come = Als Nächstes zu ziehen
limits-count = { $colour }: { $laid } von { $limit }
limits-count-no-limit = { $colour }: { $laid }, ohne Limit
limits-hand-of = Auf der Hand: { $cards }
limits-hand-empty = Keine Karte auf der Hand
limits-hidden-of = Verdeckt: { $card }

## Teilen und herausfordern

limits-share-text = { $points } bei Limits. Hier ist das Spiel:
limits-share-warning = Link und Datei enthalten die ganze Verteilung, auch die verdeckten Karten. Wer hineinsieht, weiß, was kommt.
limits-shared-running = Laufendes Spiel, Runde { $round } von { $rounds }
limits-shared-play = Diese Karten selbst spielen
limits-challenge-text = { $points } bei Limits. Schaffst du mit denselben Karten mehr?
limits-challenge-about = Sie bekommen dieselben Karten auf deinem Platz, spielen gegen den Computer und haben deine Punktzahl als Ziel. Dein Spiel sehen sie erst, wenn sie fertig sind.
limits-challenge-from = { $name } fordert dich heraus: { $points } sind zu schlagen.
limits-challenge-hidden = Das Spiel von { $name } siehst du, sobald du fertig bist.
limits-challenge-seat = Platz { $seat } von { $players }, gegen den Computer
limits-challenge-equal = Du und { $name } habt gleich viele Punkte.
limits-challenge-yours = Dein Spiel

## Das Tagesspiel

limits-today-title = Limits: die Karten des Tages
limits-today-about = Diese Karten bekommen heute alle, gegen dieselben drei Computergegner ({ $level }). Den Spielstapel muss man sich merken. Dein erstes beendetes Spiel zählt.
limits-today-text = Limits, { $date }: { $points }, Rang { $rank } von { $players }, Serie { $days }

## Analyse

limits-review-about = Ein starker Computergegner mit perfektem Gedächtnis sieht sich jede deiner Entscheidungen an. Er weiß nur, was du wissen konntest.
limits-review-working = Runde { $round } von { $rounds } …
limits-review-final-about = In Siegen gezählt: 1 für einen Sieg, ein Teil davon für einen geteilten.
limits-review-par-about = Der Anteil am Sieg, den gleich starke Spieler haben.
limits-review-skill-about = Die Siegchancen, die deine Entscheidungen verschenkt haben, zusammengezählt. Andere schenken oft zurück, darum kann es mehr als ein Sieg sein.
limits-review-luck-about = Was übrig bleibt: die Karten und was die anderen verschenkt haben.
limits-review-costs = Was jede Runde an Siegchancen gekostet hat
limits-review-cost = Kostete { $percent } des Sieges
limits-review-free = So gut wie das Beste
limits-review-round = Runde { $round }: kostete { $percent }
limits-review-worst = Deine teuerste Runde
limits-review-flawless = Keine Entscheidung ließ sich verbessern.
limits-review-broken = Mit perfektem Gedächtnis: { $name } lag mit { $percent } Wahrscheinlichkeit über dem Limit.
limits-review-needless = Ein unnötiger Verdacht
limits-review-missed = Ein verpasster Verdacht
limits-review-memory = Dein Gedächtnis
limits-review-suspicions = Verdächtigungen
limits-review-all-needless = Unnötig
limits-review-all-missed = Verpasst
limits-review-memory-about = Unnötig: Mit perfektem Gedächtnis hätte man nicht verdächtigt. Verpasst: Das Limit war so gut wie sicher gebrochen, und du hast nicht verdächtigt.
limits-review-look = Den Tisch ansehen
limits-percent = { $number } %

## Verlauf

limits-history-against = Limits gegen den Computer
limits-history-suspicions = Deine Verdächtigungen in Limits
limits-history-right = Richtig
limits-history-made = Verdächtigungen
limits-history-cost = Was dich eine Entscheidung in Limits kostet
limits-history-cost-about = Im Schnitt, in Hundertsteln des Sieges, in den Spielen, die du hast analysieren lassen.
