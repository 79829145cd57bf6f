# Waarom een arbeider oplevert wat hij oplevert.

score-worker = { $profession }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
score-worker-idle = { $profession }: telt niet mee
score-farmer = { $points ->
    [one] Zijn akker heeft { $points } veld.
   *[other] Zijn akker heeft { $points } velden.
}
score-fisherman = { $points ->
    [0] Aan de oever van zijn water staat geen hut.
    [one] Aan de oever van zijn water staat { $points } hut.
   *[other] Aan de oever van zijn water staan { $points } hutten.
}
score-woodcutter = { $points ->
    [0] Geen ander gebied grenst aan zijn bos.
    [one] { $points } ander gebied grenst aan zijn bos.
   *[other] { $points } andere gebieden grenzen aan zijn bos.
}
score-watchman = { $points ->
    [0] Hij ziet geen bos.
    [one] Hij ziet { $points } bosveld.
   *[other] Hij ziet { $points } bosvelden.
}
score-idle = In dit gebied telt een andere arbeider: die op { $zone }.
score-idle-here = In dit gebied telt een andere arbeider op hetzelfde veld.
