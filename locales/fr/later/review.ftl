# The review: the texts that no screen of the first part of the program needs.

review-about = Un adversaire très fort regarde chacun de tes coups et dit ce qu’il aurait joué.
review-start = Commencer l’analyse
review-unfinished = Cette partie n’est pas terminée. L’analyse vient après le dernier tour.
review-working = Coup { $turn } sur { $turns }…
review-par-about = Ce que l’adversaire le plus fort obtient en moyenne, toutes cartes confondues.
review-skill-about = Ce que tes coups ont coûté en tout.
review-luck-about = Le reste tenait aux cartes.
review-sum = { $final } = { $par } repère { $skill } habileté { $luck } chance
review-luck-good = Les cartes t’ont souri.
review-luck-bad = Les cartes étaient contre toi.
review-luck-even = Les cartes étaient équilibrées.
review-costs = Ce que chaque coup a coûté
review-cost = { $points ->
    [one] A coûté { $points } point
   *[other] A coûté { $points } points
}
review-cost-none = N’a rien coûté : aussi bon que le meilleur coup
review-worst = Ton coup le plus cher
review-flawless = Aucun coup n’aurait pu être meilleur.
review-played = Joué
review-better = Mieux
review-show-played = Voir ton coup
review-show-better = Voir un meilleur coup
review-turn-spoken = Tour { $round } : a coûté { $points }
review-next-mistake = Erreur suivante
review-previous-mistake = Erreur précédente
best-title = La meilleure partie possible
best-about = En connaissant d’avance les seize cartes, qu’aurait-on pu en tirer ?
best-search = Chercher
best-found = { $points ->
    [one] Meilleure partie trouvée : { $points } point
   *[other] Meilleure partie trouvée : { $points } points
}
best-missing = { $points ->
    [0] Tu as tout trouvé.
    [one] Tu as laissé { $points } point sur la table.
   *[other] Tu as laissé { $points } points sur la table.
}
best-show = Voir ce paysage
review-stop = Arrêter
review-final = Résultat
review-skill = Habileté
review-luck = Chance
review-failed = Cette partie n’a pas pu être analysée.
review-par = Repère
best-searching = Recherche… { $points } pour l’instant
best-bound = { $points ->
    [one] Avec ces cartes, on ne peut dépasser { $points } point.
   *[other] Avec ces cartes, on ne peut dépasser { $points } points.
}
best-proved = On ne peut faire mieux avec ces cartes.
