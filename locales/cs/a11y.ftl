# Věty pro čtečky obrazovky.

a11y-display-empty = Krajina je zatím prázdná.
a11y-row = Řada { $row }: { $zones }
a11y-gap = { $zones ->
    [one] mezera
    [few] { $zones } mezery
   *[other] { $zones } mezer
}
a11y-run = { $zones }krát { $zone }
a11y-zone-huts = { $huts ->
    [one] { $landscape } s chatrčí
    [few] { $landscape } se { $huts } chatrčemi
   *[other] { $landscape } s { $huts } chatrčemi
}
a11y-zone-worker = { $zone }, { $profession }
a11y-zone-workers = { $zone }, { $profession }, dělníků: { $workers }
a11y-zone-at = { $place }: { $zone }
a11y-card = Karta { $card }: { $zones }
a11y-the-card = Karta: { $zones }
a11y-card-zone = { $quarter } { $zone }
a11y-cell-free = Místo { $cell }, volné
a11y-picked = Vybrán { $profession } na { $zone }.
a11y-draft-lay = Na zkoušku: karta { $card } na { $cell }, { $rotation }.
a11y-draft-lay-the-card = Na zkoušku: karta na { $cell }, { $rotation }.
a11y-draft-place = Umístěn { $profession } { $quarter }.
a11y-draft-move = Dělník jde z { $from } na { $to } a je to { $profession }.
a11y-draft-rest = Žádný dělník není umístěn ani přesunut.
a11y-total = { $points ->
    [one] Součet { $points } bod
    [few] Součet { $points } body
   *[other] Součet { $points } bodů
}
a11y-total-draft = { $points ->
    [one] Součet { $points } bod, po tomto tahu { $after }
    [few] Součet { $points } body, po tomto tahu { $after }
   *[other] Součet { $points } bodů, po tomto tahu { $after }
}
a11y-worker = { $points ->
    [one] { $profession } na { $zone }, { $points } bod. { $why }
    [few] { $profession } na { $zone }, { $points } body. { $why }
   *[other] { $profession } na { $zone }, { $points } bodů. { $why }
}
a11y-worker-idle = { $profession } na { $zone } se nepočítá. { $why }
a11y-crowd = { $workers ->
    [one] { $worker } Je tu { $workers } dělník.
    [few] { $worker } Jsou tu { $workers } dělníci.
   *[other] { $worker } Je tu { $workers } dělníků.
}
a11y-earned = { $why } Konkrétně: { $things }.
a11y-territory = { $landscape } { $zone }
a11y-turn-ended = Tah ukončen.
a11y-supply = { $workers ->
    [0] V zásobě není žádný dělník
    [one] V zásobě je { $workers } dělník
    [few] V zásobě jsou { $workers } dělníci
   *[other] V zásobě je { $workers } dělníků
}
a11y-cost-graph = Co který tah stál, kolo po kole
