# Der Tisch während des Spiels.

## Runde, Karte, Stapel

play-round = Runde { $round } von 16
play-to-come = Was noch kommt
play-to-come-about = { $rounds ->
    [0] Das ist die letzte Karte.
    [one] Eine von diesen { $cards } Karten kommt noch.
   *[other] { $rounds } von diesen { $cards } Karten kommen noch.
}

## Der Entwurf

play-lay-here = Karte hierhin legen
play-turn-left = Nach links drehen
play-turn-right = Nach rechts drehen
play-end-turn = Zug beenden
play-undo = Rückgängig
play-place-here = Hier setzen: { $profession }
play-place-adds = { $points ->
    [0] Bringt sofort nichts
    [one] Bringt sofort { $points } Punkt
   *[other] Bringt sofort { $points } Punkte
}
play-move-here = Hierhin bewegen, als { $profession }
play-confirm = Den Zug so beenden?

## Was als Nächstes zu tun ist

play-say-first = Lege die erste Karte. Dreh sie, wie du magst.
play-say-lay = Such einen Platz für die Karte.
play-say-pointing = Zeig auf einen Arbeiter oder halte ihn gedrückt: Du siehst, was ihm Punkte bringt.
play-say-worker = Setze einen Arbeiter auf die Karte, bewege einen anderen, oder beende den Zug.
play-say-move-only = Der Vorrat ist leer. Bewege einen Arbeiter, oder beende den Zug.
play-say-reach = Wohin soll er? Alle hellen Felder sind erreichbar.
play-say-stuck = Dieser Arbeiter erreicht kein anderes Gebiet.
play-say-placed = Neu gesetzt: { $profession }. Beende den Zug, oder überleg es dir anders.
play-say-moved = Er ist jetzt { $profession }. Beende den Zug, oder überleg es dir anders.
play-say-over = Die Auslage ist vollständig.

## Punkte

## Die anderen

play-others = Die anderen
play-display-of = Auslage von { $name }
play-enlarge = Auslage von { $name } vergrößern
play-your-display = Deine Auslage
play-moved = { $name } ist fertig
play-thinking = { $name } überlegt …
play-waiting = Noch am Zug: { $names }
play-whose-turn = { $name } ist dran
play-curtain = Gib das Gerät an { $name }
play-curtain-about = Jetzt ist { $name } dran. Die anderen schauen weg.
play-curtain-lift = Ich bin { $name }

## Das Spielmenü

play-new = Neues Spiel

## Tipps

hint = Tipp
hint-hide = Tipp verbergen
hint-thinking = Überlegt …
hint-ideas = Ideen
hint-lay = So legen
hint-expected = Erwartet: { $points }
hint-level = Etwa gleich gut
hint-expected-about = Das Endergebnis, zu dem dieser Zug im Schnitt führt, wenn du gut weiterspielst.
hint-nudge-corner = Schau mal { $quarter } in deiner Auslage.
hint-nudge-move = Einer deiner Arbeiter wäre woanders besser aufgehoben.
hint-nudge-rest = Diesmal geht es nur um die Karte. Lass deine Arbeiter, wo sie sind.
hint-nudge-place-farmer = Es gibt einen guten Platz für einen Bauern.
hint-nudge-place-fisherman = Es gibt einen guten Platz für einen Fischer.
hint-nudge-place-woodcutter = Es gibt einen guten Platz für einen Holzfäller.
hint-nudge-place-watchman = Es gibt einen guten Platz für einen Wächter.
hint-nudge-grow-farmer = Schau dir die Äcker deiner Bauern an.
hint-nudge-grow-fisherman = Schau dir das Wasser deiner Fischer an.
hint-nudge-grow-woodcutter = Schau dir die Wälder deiner Holzfäller an.
hint-nudge-grow-watchman = Überleg mal, was deine Wächter sehen.
hint-reason-places = { $points ->
    [0] Ein neuer { $profession }. Noch bringt er nichts.
    [one] Ein neuer { $profession } bringt { $points } Punkt.
   *[other] Ein neuer { $profession } bringt { $points } Punkte.
}
hint-reason-moves = { $after ->
    [one] Der Arbeiter auf { $zone } wird { $profession }: { $after } Punkt statt { $before }.
   *[other] Der Arbeiter auf { $zone } wird { $profession }: { $after } Punkte statt { $before }.
}
hint-reason-grows = { $after ->
    [one] Der { $profession } auf { $zone } bringt nun { $after } Punkt statt { $before }.
   *[other] Der { $profession } auf { $zone } bringt nun { $after } Punkte statt { $before }.
}
hint-reason-waits = { $workers ->
    [one] Behalte deinen letzten Arbeiter. Es kommt ein besseres Gebiet.
   *[other] Behalte deine { $workers } Arbeiter noch. Es kommen bessere Gebiete.
}

## Züge in Worten

turn-lay = Karte { $card } auf { $cell }
turn-lay-turned = Karte { $card } auf { $cell }, { $rotation }
turn-place = { $profession } { $quarter } gesetzt
turn-move = { $profession } von { $from } nach { $to }
turn-rest = kein Arbeiter

rotation-up = aufrecht
rotation-right = nach rechts gedreht
rotation-down = auf den Kopf gedreht
rotation-left = nach links gedreht

quarter-nw = oben links
quarter-ne = oben rechts
quarter-sw = unten links
quarter-se = unten rechts
zone-name = { $cell } { $quarter }

play-say-ended = Zug beendet. Mit „Rückgängig“ nimmst du ihn zurück.
play-take-back = Letzten Zug zurücknehmen
play-take-back-of = Letzten Zug von { $name } zurücknehmen
play-take-back-ask = Du hast die nächste Karte schon gesehen. Nimmst du den Zug zurück, zählt dieses Spiel nicht für die Bestleistung.
play-taken-back = Der Zug ist zurückgenommen.
play-scoring = So wird gewertet
play-leave = Zum Startbildschirm
lessons-show = Zeig es mir
lessons-card = Die Karte
