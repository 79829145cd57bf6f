# Sätze für Vorleseprogramme.

a11y-display-empty = Die Auslage ist noch leer.
a11y-row = Zeile { $row }: { $zones }
a11y-gap = { $zones ->
    [one] Lücke
   *[other] { $zones } Lücken
}
a11y-run = { $zones }-mal { $zone }
a11y-zone-huts = { $huts ->
    [one] { $landscape } mit Hütte
   *[other] { $landscape } mit { $huts } Hütten
}
a11y-zone-worker = { $zone }, { $profession }
a11y-zone-workers = { $zone }, { $profession }, { $workers } Arbeiter
a11y-zone-at = { $place }: { $zone }
a11y-card = Karte { $card }: { $zones }
a11y-the-card = Die Karte: { $zones }
a11y-card-zone = { $quarter } { $zone }
a11y-cell-free = Platz { $cell }, frei
a11y-picked = Ausgewählt: { $profession } auf { $zone }.
a11y-draft-lay = Vorläufig: Karte { $card } auf { $cell }, { $rotation }.
a11y-draft-lay-the-card = Vorläufig: die Karte auf { $cell }, { $rotation }.
a11y-draft-place = { $profession } { $quarter } gesetzt.
a11y-draft-move = Ein Arbeiter geht von { $from } nach { $to } und ist dort { $profession }.
a11y-draft-rest = Kein Arbeiter wird gesetzt oder bewegt.
a11y-total = { $points ->
    [one] Summe { $points } Punkt
   *[other] Summe { $points } Punkte
}
a11y-total-draft = { $points ->
    [one] Summe { $points } Punkt, nach diesem Zug { $after }
   *[other] Summe { $points } Punkte, nach diesem Zug { $after }
}
a11y-worker = { $points ->
    [one] { $profession } auf { $zone }, { $points } Punkt. { $why }
   *[other] { $profession } auf { $zone }, { $points } Punkte. { $why }
}
a11y-worker-idle = { $profession } auf { $zone } zählt nicht. { $why }
a11y-crowd = { $worker } Hier sind { $workers } Arbeiter.
a11y-earned = { $why } Und zwar: { $things }.
a11y-territory = { $landscape } { $zone }
a11y-turn-ended = Zug beendet.
a11y-supply = { $workers ->
    [0] Kein Arbeiter im Vorrat
    [one] { $workers } Arbeiter im Vorrat
   *[other] { $workers } Arbeiter im Vorrat
}
a11y-cost-graph = Was jeder Zug gekostet hat, Runde für Runde
