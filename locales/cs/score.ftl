# Proč dělník přináší to, co přináší.

score-worker = { $profession }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-worker-idle = { $profession }: nepočítá se
score-farmer = { $points ->
    [one] Jeho pole má { $points } zónu.
    [few] Jeho pole má { $points } zóny.
   *[other] Jeho pole má { $points } zón.
}
score-fisherman = { $points ->
    [0] Na břehu jeho vody nestojí žádná chatrč.
    [one] Na břehu jeho vody stojí { $points } chatrč.
    [few] Na břehu jeho vody stojí { $points } chatrče.
   *[other] Na břehu jeho vody stojí { $points } chatrčí.
}
score-woodcutter = { $points ->
    [0] S jeho lesem nesousedí žádná jiná oblast.
    [one] S jeho lesem sousedí { $points } jiná oblast.
    [few] S jeho lesem sousedí { $points } jiné oblasti.
   *[other] S jeho lesem sousedí { $points } jiných oblastí.
}
score-watchman = { $points ->
    [0] Nevidí žádný les.
    [one] Vidí { $points } zónu lesa.
    [few] Vidí { $points } zóny lesa.
   *[other] Vidí { $points } zón lesa.
}
score-idle = V této oblasti se počítá jiný dělník: ten na { $zone }.
score-idle-here = V této oblasti se počítá jiný dělník na stejné zóně.
