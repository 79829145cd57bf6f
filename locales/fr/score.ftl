# Pourquoi un ouvrier rapporte ce qu’il rapporte.

score-worker = { $profession } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-worker-idle = { $profession } : ne compte pas
score-farmer = { $points ->
    [one] Son champ a { $points } zone.
   *[other] Son champ a { $points } zones.
}
score-fisherman = { $points ->
    [0] Aucune cabane au bord de son territoire d’eau.
    [one] { $points } cabane au bord de son territoire d’eau.
   *[other] { $points } cabanes au bord de son territoire d’eau.
}
score-woodcutter = { $points ->
    [0] Aucun autre territoire ne touche sa forêt.
    [one] { $points } autre territoire touche sa forêt.
   *[other] { $points } autres territoires touchent sa forêt.
}
score-watchman = { $points ->
    [0] Il ne voit aucune forêt.
    [one] Il voit { $points } zone de forêt.
   *[other] Il voit { $points } zones de forêt.
}
score-idle = Un autre ouvrier compte dans ce territoire : celui en { $zone }.
score-idle-here = Un autre ouvrier de la même zone compte dans ce territoire.
