# The review: the texts that no screen of the first part of the program needs.

review-about = Een sterke computerspeler bekijkt al je beurten en zegt wat hij zou hebben gedaan.
review-start = Analyse beginnen
review-unfinished = Dit spel is nog niet afgelopen. De analyse komt na de laatste ronde.
review-working = Beurt { $turn } van { $turns }…
review-par-about = Wat de sterkste computerspeler gemiddeld haalt, over alle trekkingen.
review-skill-about = Wat je beurten samen hebben gekost.
review-luck-about = Wat overblijft, lag aan de kaarten.
review-sum = { $final } = { $par } richtscore { $skill } vaardigheid { $luck } geluk
review-luck-good = De kaarten zaten je mee.
review-luck-bad = De kaarten zaten je tegen.
review-luck-even = De kaarten waren eerlijk verdeeld.
review-costs = Wat elke beurt kostte
review-cost = { $points ->
    [one] Kostte { $points } punt
   *[other] Kostte { $points } punten
}
review-cost-none = Kostte niets: even goed als de beste beurt
review-worst = Je duurste beurt
review-flawless = Geen enkele beurt kon beter.
review-played = Gespeeld
review-better = Beter
review-show-played = Jouw beurt tonen
review-show-better = De betere beurt tonen
review-turn-spoken = Ronde { $round }: kostte { $points }
review-next-mistake = Volgende fout
review-previous-mistake = Vorige fout
best-title = Het best mogelijke spel
best-about = Stel dat je alle zestien kaarten vooraf kende: hoeveel zat er dan in?
best-search = Zoeken
best-found = { $points ->
    [one] Beste gevonden spel: { $points } punt
   *[other] Beste gevonden spel: { $points } punten
}
best-missing = { $points ->
    [0] Je hebt alles eruit gehaald.
    [one] Je hebt { $points } punt laten liggen.
   *[other] Je hebt { $points } punten laten liggen.
}
best-show = Dit landschap tonen
review-stop = Stoppen
review-final = Resultaat
review-skill = Vaardigheid
review-luck = Geluk
review-failed = De computerspelers konden dit spel niet analyseren.
review-par = Richtscore
best-searching = Zoeken… tot nu toe { $points }
best-bound = { $points ->
    [one] Meer dan { $points } punt is met deze kaarten niet mogelijk.
   *[other] Meer dan { $points } punten is met deze kaarten niet mogelijk.
}
best-proved = Beter kan niet met deze kaarten.
