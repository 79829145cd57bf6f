# Zinnen voor schermlezers.

a11y-display-empty = Het landschap is nog leeg.
a11y-row = Rij { $row }: { $zones }
a11y-gap = { $zones ->
    [one] gat
   *[other] { $zones } gaten
}
a11y-run = { $zones } keer { $zone }
a11y-zone-huts = { $huts ->
    [one] { $landscape } met een hut
   *[other] { $landscape } met { $huts } hutten
}
a11y-zone-worker = { $zone }, { $profession }
a11y-zone-workers = { $zone }, { $profession }, { $workers } arbeiders
a11y-zone-at = { $place }: { $zone }
a11y-card = Kaart { $card }: { $zones }
a11y-the-card = De kaart: { $zones }
a11y-card-zone = { $quarter } { $zone }
a11y-cell-free = Plek { $cell }, vrij
a11y-picked = Gekozen: { $profession } op { $zone }.
a11y-draft-lay = Voorlopig: kaart { $card } op { $cell }, { $rotation }.
a11y-draft-lay-the-card = Voorlopig: de kaart op { $cell }, { $rotation }.
a11y-draft-place = Er is { $quarter } een { $profession } geplaatst.
a11y-draft-move = Een arbeider gaat van { $from } naar { $to } en is daar { $profession }.
a11y-draft-rest = Er wordt geen arbeider geplaatst of bewogen.
a11y-total = { $points ->
    [one] Totaal { $points } punt
   *[other] Totaal { $points } punten
}
a11y-total-draft = { $points ->
    [one] Totaal { $points } punt, na deze beurt { $after }
   *[other] Totaal { $points } punten, na deze beurt { $after }
}
a11y-worker = { $points ->
    [one] { $profession } op { $zone }, { $points } punt. { $why }
   *[other] { $profession } op { $zone }, { $points } punten. { $why }
}
a11y-worker-idle = { $profession } op { $zone } telt niet mee. { $why }
a11y-crowd = { $worker } Hier staan { $workers } arbeiders.
a11y-earned = { $why } Namelijk: { $things }.
a11y-territory = { $landscape } { $zone }
a11y-turn-ended = Beurt beëindigd.
a11y-supply = { $workers ->
    [0] Geen arbeider in de voorraad
    [one] { $workers } arbeider in de voorraad
   *[other] { $workers } arbeiders in de voorraad
}
a11y-cost-graph = Wat elke beurt kostte, ronde voor ronde
