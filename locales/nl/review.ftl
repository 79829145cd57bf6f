# De analyse: wat elke beurt kostte, geluk en vaardigheid, het beste spel.

review-title = Analyse
review-about = Een sterke computerspeler bekijkt al je beurten en zegt wat hij zou hebben gedaan.
review-start = Analyse beginnen
review-unfinished = Dit spel is nog niet afgelopen. De analyse komt na de laatste ronde.
review-failed = De computerspelers konden dit spel niet analyseren.
review-working = Beurt { $turn } van { $turns }…
review-stop = Stoppen
review-final = Resultaat
review-par = Richtscore
review-par-about = Wat de sterkste computerspeler gemiddeld haalt, over alle trekkingen.
review-skill = Vaardigheid
review-skill-about = Wat je beurten samen hebben gekost.
review-luck = Geluk
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

## Het beste spel met deze kaarten

best-title = Het best mogelijke spel
best-about = Stel dat je alle zestien kaarten vooraf kende: hoeveel zat er dan in?
best-search = Zoeken
best-searching = Zoeken… tot nu toe { $points }
best-found = { $points ->
    [one] Beste gevonden spel: { $points } punt
   *[other] Beste gevonden spel: { $points } punten
}
best-bound = { $points ->
    [one] Met deze kaarten is meer dan { $points } punt onmogelijk.
   *[other] Met deze kaarten zijn meer dan { $points } punten onmogelijk.
}
best-proved = Beter kan niet met deze kaarten.
best-missing = { $points ->
    [0] Je hebt alles eruit gehaald.
    [one] Je hebt { $points } punt laten liggen.
   *[other] Je hebt { $points } punten laten liggen.
}
best-show = Dit landschap tonen
