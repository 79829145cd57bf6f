# Warum ein Arbeiter bringt, was er bringt.

score-worker = { $profession }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-worker-idle = { $profession }: zählt nicht
score-farmer = { $points ->
    [one] Sein Acker hat { $points } Feld.
   *[other] Sein Acker hat { $points } Felder.
}
score-fisherman = { $points ->
    [0] Am Ufer seines Wassergebiets steht keine Hütte.
    [one] Am Ufer seines Wassergebiets steht { $points } Hütte.
   *[other] Am Ufer seines Wassergebiets stehen { $points } Hütten.
}
score-woodcutter = { $points ->
    [0] An seinen Wald grenzt kein anderes Gebiet.
    [one] An seinen Wald grenzt { $points } anderes Gebiet.
   *[other] An seinen Wald grenzen { $points } andere Gebiete.
}
score-watchman = { $points ->
    [0] Er sieht keinen Wald.
    [one] Er sieht { $points } Waldfeld.
   *[other] Er sieht { $points } Waldfelder.
}
score-idle = In diesem Gebiet zählt ein anderer Arbeiter: der auf { $zone }.
score-idle-here = In diesem Gebiet zählt ein anderer Arbeiter auf demselben Feld.
