# Sentences for screen readers.

a11y-display-empty = The display is still empty.
a11y-row = Row { $row }: { $zones }
a11y-gap = { $zones ->
    [one] gap
   *[other] { $zones } gaps
}
a11y-run = { $zones } times { $zone }
a11y-zone-huts = { $huts ->
    [one] { $landscape } with a hut
   *[other] { $landscape } with { $huts } huts
}
a11y-zone-worker = { $zone }, { $profession }
a11y-zone-workers = { $zone }, { $profession }, { $workers } workers
a11y-zone-at = { $place }: { $zone }
a11y-card = Card { $card }: { $zones }
a11y-the-card = The card: { $zones }
a11y-card-zone = { $quarter } { $zone }
a11y-cell-free = Place { $cell }, free
a11y-picked = Picked: { $profession } on { $zone }.
a11y-draft-lay = Draft: card { $card } on { $cell }, { $rotation }.
a11y-draft-lay-the-card = Draft: the card on { $cell }, { $rotation }.
a11y-draft-place = A { $profession } is placed { $quarter }.
a11y-draft-move = A worker moves from { $from } to { $to } and is a { $profession }.
a11y-draft-rest = No worker is placed or moved.
a11y-total = { $points ->
    [one] Total { $points } point
   *[other] Total { $points } points
}
a11y-total-draft = { $points ->
    [one] Total { $points } point, { $after } after this turn
   *[other] Total { $points } points, { $after } after this turn
}
a11y-worker = { $points ->
    [one] { $profession } on { $zone }, { $points } point. { $why }
   *[other] { $profession } on { $zone }, { $points } points. { $why }
}
a11y-worker-idle = { $profession } on { $zone } does not count. { $why }
a11y-crowd = { $worker } { $workers } workers are here.
a11y-earned = { $why } Namely: { $things }.
a11y-territory = { $landscape } { $zone }
a11y-turn-ended = Turn ended.
a11y-supply = { $workers ->
    [0] No worker in the supply
    [one] { $workers } worker in the supply
   *[other] { $workers } workers in the supply
}
a11y-cost-graph = What each turn cost, round by round
