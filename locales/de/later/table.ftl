# Am Tisch eines Servers während des Spiels.

table-hand-over = Meinen Platz dem Computer überlassen
table-left = Der Computer spielt für dich.
table-return = Wieder Platz nehmen
table-call-start = Sag mir, wenn es losgeht
table-call-granted-start = Du bekommst eine Mitteilung, wenn das Spiel beginnt.
table-call-granted = Du bekommst eine Mitteilung, wenn du dran bist.
table-call-denied = Mitteilungen dieser Seite sind in deinem Browser gesperrt.
table-call-unavailable = Dieser Browser kann dir hier keine Mitteilungen zeigen.
table-begun = Das Spiel hat begonnen!
table-company = { $game } mit { $names }
table-kept = Gespeichert. Es wird gesendet, sobald die Verbindung wieder steht.
table-kept-sent = Gespeichert. Vielleicht ist es schon angekommen; wenn nicht, wird es gesendet, sobald die Verbindung wieder steht.
table-withdraw = Zurücknehmen
table-unknown-presence = unbekannt (keine Verbindung)
table-unreachable = Der Server ist gerade nicht zu erreichen. Der Tisch erscheint, sobald die Verbindung wieder steht.
table-commitment = Prüfsumme der Karten:
table-commitment-about = Die Karten stehen fest. Nach dem Spiel kannst du sie damit prüfen.
table-commitment-copy = Prüfsumme kopieren
table-commitment-copied = Prüfsumme kopiert.
table-match = Die Karten passen zur Prüfsumme, die dieses Gerät vor der ersten Karte gesehen hat.
table-match-late = Die Karten passen zur Prüfsumme, aber dieses Gerät hat sie nicht vor der ersten Karte gesehen.
table-differ = Die Karten passen nicht zur Prüfsumme!
table-unreadable = Die Aufzeichnung dieses Spiels lässt sich nicht nachspielen.
table-without-you = Du schaust zu: Das Spiel hat ohne dich begonnen.
table-logged-out = Du wurdest auf diesem Gerät abgemeldet. Melde dich an, um weiterzuspielen.
table-time-decided = Die Zeit ist um. Der Computer hat für dich entschieden.
table-time-several = Während du weg warst, ist die Zeit { $times }-mal abgelaufen. Der Computer hat für dich entschieden.
table-time-laid = Die Zeit ist um. Der Computer hat für dich Karte { $card } gelegt.
table-time-hid = Die Zeit ist um. Der Computer hat für dich { $colour } verdeckt abgelegt.
table-time-played = Die Zeit ist um. Der Computer hat für dich { $colour } gelegt.
table-time-exchanged = Die Zeit ist um. Der Computer hat für dich vier Karten getauscht.
table-time-suspected = Die Zeit ist um. Der Computer hat für dich { $name } verdächtigt.
table-started-away = Das Spiel hat begonnen, aber noch nicht alle sind da: { $names }.
table-away-more = { $more ->
    [one] { $more } weitere Person
   *[other] { $more } weitere
}
table-away-perhaps = vielleicht weitere
table-substitute = Den Computer für { $name } spielen lassen, bis { $name } zurück ist

## A table for very many

table-standings = Rangliste
table-all-standings = Alle Spieler
table-in-the-lead = In Führung: { $name }
table-moved = { $moved ->
    [one] { $moved } von { $seats } ist fertig.
   *[other] { $moved } von { $seats } sind fertig.
}
table-your-rank = { $points ->
    [one] Du stehst auf Rang { $rank } von { $players }, mit { $points } Punkt.
   *[other] Du stehst auf Rang { $rank } von { $players }, mit { $points } Punkten.
}
