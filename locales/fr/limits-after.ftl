# Après une partie de Limits : résultat, revoir, partage, donne du jour, analyse, statistiques.

## Le résultat

limits-result-you-win = Tu gagnes avec { $points }.
limits-result-wins = { $name } gagne avec { $points }.
limits-result-you-rank = Tu termines au rang { $rank } sur { $players }, avec { $points }.
limits-rank = Rang { $rank } sur { $players }
limits-part-right = { $count ->
    [one] { $count } soupçon fondé
   *[other] { $count } soupçons fondés
}
limits-part-cleared = { $count ->
    [one] { $count } soupçon subi à tort
   *[other] { $count } soupçons subis à tort
}
limits-part-exchanges = { $count ->
    [one] { $count } échange
   *[other] { $count } échanges
}
limits-part-wrong = { $count ->
    [one] { $count } soupçon infondé : { $count } carte limite
   *[other] { $count } soupçons infondés : { $count } cartes limite
}
limits-part-caught = { $count ->
    [one] { $count } dépassement découvert : { $count } carte limite
   *[other] { $count } dépassements découverts : { $count } cartes limite
}
limits-part-none = Aucun point gagné ni perdu
limits-laid-allowed = posées : { $laid }, permises : { $allowed }
limits-laid-no-limit = posées : { $laid }, sans limite
limits-was-right = fondé
limits-was-wrong = infondé

## Revoir

limits-replay-dealt = Les cartes sont distribuées.
limits-replay-hidden = Chacun cache une carte.
limits-count = { $colour } : { $laid } sur { $limit }
limits-count-no-limit = { $colour } : { $laid }, sans limite
## Analyse

limits-percent = { $number } %
