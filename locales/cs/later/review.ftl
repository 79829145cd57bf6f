# The review: the texts that no screen of the first part of the program needs.

review-about = Silný počítačový soupeř projde všechny tvé tahy a řekne, co by hrál on.
review-start = Začít rozbor
review-unfinished = Tato hra ještě neskončila. Rozbor přijde po posledním kole.
review-working = Tah { $turn } ze { $turns }…
review-par-about = Kolik bodů získá nejsilnější soupeř v průměru přes všechna losování.
review-skill-about = Co tvé tahy stály dohromady.
review-luck-about = Zbytek záležel na kartách.
review-sum = { $final } = { $par } norma { $skill } dovednost { $luck } štěstí
review-luck-good = Karty ti přály.
review-luck-bad = Karty byly proti tobě.
review-luck-even = Karty byly vyrovnané.
review-costs = Co který tah stál
review-cost = { $points ->
    [one] Stálo to { $points } bod
    [few] Stálo to { $points } body
    [many] Stálo to { $points } bodu
   *[other] Stálo to { $points } bodů
}
review-cost-none = Nestálo to nic: stejně dobré jako nejlepší tah
review-worst = Tvůj nejdražší tah
review-flawless = Ani jeden tah nešel zahrát lépe.
review-played = Zahráno
review-better = Lépe
review-show-played = Ukázat tvůj tah
review-show-better = Ukázat lepší tah
review-turn-spoken = Kolo { $round }: stálo { $points }
review-next-mistake = Další chyba
review-previous-mistake = Předchozí chyba
best-title = Nejlepší možná hra
best-about = Kdo by předem znal všech šestnáct karet, kolik by z nich vytěžil?
best-search = Hledat
best-found = { $points ->
    [one] Nejlepší nalezená hra: { $points } bod
    [few] Nejlepší nalezená hra: { $points } body
   *[other] Nejlepší nalezená hra: { $points } bodů
}
best-missing = { $points ->
    [0] Máš všechno, co v kartách bylo.
    [one] Na stole zůstal { $points } bod.
    [few] Na stole zůstaly { $points } body.
   *[other] Na stole zůstalo { $points } bodů.
}
best-show = Ukázat tuto krajinu
review-stop = Zastavit
review-final = Výsledek
review-skill = Dovednost
review-luck = Štěstí
review-failed = Tuto hru se nepodařilo rozebrat.
review-par = Norma
best-searching = Hledá se… zatím { $points }
best-bound = { $points ->
    [one] Víc než { $points } bod s těmito kartami získat nelze.
    [few] Víc než { $points } body s těmito kartami získat nelze.
   *[other] Víc než { $points } bodů s těmito kartami získat nelze.
}
best-proved = S těmito kartami to lépe nejde.
