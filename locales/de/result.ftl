# Nach der letzten Runde: Ergebnis, Rangfolge, Nachspielen, Teilen, Verlauf.

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
## Nachspielen

replay-title = Nachspielen
replay-none = Es gibt noch kein Spiel zum Ansehen.

## Teilen, speichern, öffnen

challenge = Freunde herausfordern
import-title = Spiel öffnen
## Verlauf

history-solo = Allein
history-with = Mit { $names }
history-abandon-ask = Dieses Spiel löschen? Es ist noch nicht zu Ende.
