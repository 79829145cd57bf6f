# Nach einem Spiel Limits: Ergebnis, Nachspielen, Teilen, Tagesspiel, Analyse, Statistik.

## Das Ergebnis

limits-result-you-win = Du gewinnst mit { $points }.
limits-result-wins = { $name } gewinnt mit { $points }.
limits-result-you-rank = Du kommst mit { $points } auf Rang { $rank } von { $players }.
limits-rank = Rang { $rank } von { $players }
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
limits-laid-allowed = { $laid } gelegt, { $allowed } erlaubt
limits-laid-no-limit = { $laid } gelegt, kein Limit
limits-was-right = richtig
limits-was-wrong = falsch

## Nachspielen

limits-replay-dealt = Die Karten sind ausgeteilt.
limits-replay-hidden = Alle legen eine Karte verdeckt ab.
limits-count = { $colour }: { $laid } von { $limit }
limits-count-no-limit = { $colour }: { $laid }, ohne Limit
## Analyse

limits-percent = { $number } %
