# Why a worker earns what he earns.

score-worker = { $profession }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-worker-idle = { $profession }: does not count
score-farmer = { $points ->
    [one] His field has { $points } zone.
   *[other] His field has { $points } zones.
}
score-fisherman = { $points ->
    [0] No hut stands on the shore of his water.
    [one] { $points } hut stands on the shore of his water.
   *[other] { $points } huts stand on the shore of his water.
}
score-woodcutter = { $points ->
    [0] No other territory touches his forest.
    [one] { $points } other territory touches his forest.
   *[other] { $points } other territories touch his forest.
}
score-watchman = { $points ->
    [0] He sees no forest.
    [one] He sees { $points } zone of forest.
   *[other] He sees { $points } zones of forest.
}
score-idle = Another worker counts in this territory: the one on { $zone }.
score-idle-here = Another worker on the same zone counts in this territory.
