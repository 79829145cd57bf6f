# Why a worker earns what they earn.

score-worker = { $profession }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-worker-idle = { $profession }: does not count
score-farmer = { $points ->
    [one] Their field has { $points } zone.
   *[other] Their field has { $points } zones.
}
score-fisherman = { $points ->
    [0] No hut stands on the shore of their water.
    [one] { $points } hut stands on the shore of their water.
   *[other] { $points } huts stand on the shore of their water.
}
score-woodcutter = { $points ->
    [0] No other territory touches their forest.
    [one] { $points } other territory touches their forest.
   *[other] { $points } other territories touch their forest.
}
score-watchman = { $points ->
    [0] They see no forest.
    [one] They see { $points } forest zone.
   *[other] They see { $points } forest zones.
}
score-idle = Another worker counts in this territory: the one on { $zone }.
score-idle-here = Another worker on the same zone counts in this territory.
