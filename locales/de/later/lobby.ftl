# Ein Tisch vor dem Spiel: wie dort gespielt wird, wer da sitzt, und das Formular für einen neuen.

## Wie an einem Tisch gespielt wird

option-clock-none = Ohne Zeitlimit
option-draw-known = Die Karten sind bekannt
option-deck = Kartensatz: { $deck }
option-turns-open = Offene Züge
option-turns-hidden = Verdeckte Züge
option-mode-memory = Aus dem Gedächtnis
online-clock-in-days = { $days ->
    [one] { $days } Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}

## Vor dem Spiel

table-options = So wird an diesem Tisch gespielt
table-invites = { $name } lädt dich zu einer Partie { $game } ein.
table-what = Was ist { $game }?
table-draw-known = Dieselben Karten wie vorher: Alle haben sie schon gesehen.
table-draw-players = Platz nehmen kann nur, wer damals mitgespielt hat.
table-taken = { $taken } von { $seats }
table-others = { $others ->
    [one] und { $others } weiterer Mitspieler
   *[other] und { $others } weitere Mitspieler
}
table-search = Mitspieler suchen
table-bot = Computer
table-begins-without = { $count ->
    [one] { $names } ist gerade nicht da. Sobald du Platz nimmst, geht es los.
   *[other] { $names } sind gerade nicht da. Sobald du Platz nimmst, geht es los.
}
table-start-ask = { $free ->
    [one] Ein Platz ist noch frei. Wenn das Spiel angefangen hat, kann niemand mehr dazukommen.
   *[other] { $free } Plätze sind noch frei. Wenn das Spiel angefangen hat, kann niemand mehr dazukommen.
}
table-kick-ask = Platz von { $name } freimachen?
table-kick-about = Die Person kann wieder Platz nehmen, es sei denn, du schließt sie aus.
table-ban = Nicht mehr Platz nehmen lassen
table-kick-go = Platz freimachen
table-banned = Der Gastgeber lässt dich nicht mehr Platz nehmen.
table-seat-changed = Auf diesem Platz sitzt inzwischen jemand anderes.
table-freed = Der Gastgeber hat deinen Platz freigemacht.
table-reserved = Reserviert für { $name }
table-release = Platz freigeben
table-release-for = Platz freigeben, der für { $name } reserviert ist
table-release-ask = Den Platz freigeben, der für { $name } reserviert ist?
table-release-about = Dann kann ihn jeder nehmen.
table-all-reserved = { $count ->
    [one] Der freie Platz ist für { $names } reserviert. Du kannst zuschauen.
   *[other] Die freien Plätze sind für { $names } reserviert. Du kannst zuschauen.
}
table-declined = Der Platz von { $name } ist jetzt für andere frei.
table-more-players = { $more ->
    [one] { $more } weitere Person
   *[other] { $more } weitere Personen
}
table-invite-reserved = { $count ->
    [one] Der freie Platz ist für { $names } reserviert. Wer sonst diesen Link öffnet, kann zuschauen.
   *[other] Die freien Plätze sind für { $names } reserviert. Wer sonst diesen Link öffnet, kann zuschauen.
}

## Die Liste der offenen Tische

online-more = Mehr anzeigen
online-nobody-here = nicht da
online-some-here = { $here } von { $people } da
online-with-bots = { $bots ->
    [one] mit { $bots } Computergegner
   *[other] mit { $bots } Computergegnern
}
online-age-now = gerade eben
online-age-minutes = vor { $minutes } Min.
online-age-hours = vor { $hours } Std.
online-age-days = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
}
table-invite-here = Diesen Link kann nur dieser Computer öffnen. Andere können mitspielen, wenn der Server mit „limes play --lan“ gestartet wurde oder eine öffentliche Adresse hat.

## Der Betreiber des Servers

operator-imprint = Impressum
operator-privacy = Datenschutz

## Deine eigenen Tische

online-turn-at = { $tables ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $tables } Tischen dran
}

online-finished = Beendete Spiele
online-decline = Nein danke
online-rematch = Noch ein Spiel?
online-left-minutes = noch { $minutes } Min.
online-left-hours = noch { $hours } Std.
online-left-days = { $days ->
    [one] noch { $days } Tag
   *[other] noch { $days } Tage
}
