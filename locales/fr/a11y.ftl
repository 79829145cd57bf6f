# Phrases pour les lecteurs d’écran.

a11y-display-empty = Le paysage est encore vide.
a11y-row = Rangée { $row } : { $zones }
a11y-gap = { $zones ->
    [one] vide
   *[other] { $zones } vides
}
a11y-run = { $zones } fois { $zone }
a11y-zone-huts = { $huts ->
    [one] { $landscape } avec une cabane
   *[other] { $landscape } avec { $huts } cabanes
}
a11y-zone-worker = { $zone }, { $profession }
a11y-zone-workers = { $zone }, { $profession }, { $workers } ouvriers
a11y-zone-at = { $place } : { $zone }
a11y-card = Carte { $card } : { $zones }
a11y-the-card = La carte : { $zones }
a11y-card-zone = { $quarter } { $zone }
a11y-cell-free = Emplacement { $cell }, libre
a11y-picked = Choisi : { $profession } en { $zone }.
a11y-draft-lay = À l’essai : carte { $card } en { $cell }, { $rotation }.
a11y-draft-lay-the-card = À l’essai : la carte en { $cell }, { $rotation }.
a11y-draft-place = Un { $profession } est placé { $quarter }.
a11y-draft-move = Un ouvrier va de { $from } à { $to } et devient { $profession }.
a11y-draft-rest = Aucun ouvrier n’est placé ni déplacé.
a11y-total = { $points ->
    [one] Total { $points } point
   *[other] Total { $points } points
}
a11y-total-draft = { $points ->
    [one] Total { $points } point, { $after } après ce coup
   *[other] Total { $points } points, { $after } après ce coup
}
a11y-worker = { $points ->
    [one] { $profession } en { $zone }, { $points } point. { $why }
   *[other] { $profession } en { $zone }, { $points } points. { $why }
}
a11y-worker-idle = { $profession } en { $zone } ne compte pas. { $why }
a11y-crowd = { $worker } Il y a { $workers } ouvriers ici.
a11y-earned = { $why } À savoir : { $things }.
a11y-territory = { $landscape } { $zone }
a11y-turn-ended = Coup validé.
a11y-supply = { $workers ->
    [0] Aucun ouvrier dans la réserve
    [one] { $workers } ouvrier dans la réserve
   *[other] { $workers } ouvriers dans la réserve
}
a11y-cost-graph = Ce que chaque coup a coûté, tour par tour
