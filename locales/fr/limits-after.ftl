# Après une partie de Limits : résultat, revoir, partage, donne du jour, analyse, statistiques.

## Le résultat

limits-result-you-win = Tu gagnes avec { $points }.
limits-result-wins = { $name } gagne avec { $points }.
limits-result-you-rank = Tu finis à la place { $rank } sur { $players }, avec { $points }.
limits-rank = Place { $rank } sur { $players }
limits-result-again = Encore, autres cartes
limits-result-same = Rejouer ces cartes
limits-result-taken-back = Repris après en avoir vu plus : { $questions }. Cette partie ne compte pas dans tes statistiques.
limits-result-players = D’où viennent les points
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
limits-result-rounds = Tour par tour
limits-laid-allowed = posées : { $laid }, permises : { $allowed }
limits-laid-no-limit = posées : { $laid }, sans limite
limits-was-right = fondé
limits-was-wrong = infondé

## Revoir

limits-replay-dealt = Les cartes sont distribuées.
limits-replay-hidden = Chacun cache une carte.
limits-replay-warning = Cette partie n’est pas terminée. En la revoyant, tu verras toutes les mains et toutes les cartes cachées.
limits-replay-anyway = Montrer les cartes
limits-replay-to-come = À piocher ensuite
limits-count = { $colour } : { $laid } sur { $limit }
limits-count-no-limit = { $colour } : { $laid }, sans limite
limits-hand-of = En main : { $cards }
limits-hand-empty = Aucune carte en main
limits-hidden-of = Cachée : { $card }

## Partager et défier

limits-share-text = { $points } à Limits. Voici la partie :
limits-share-warning = Le lien et le fichier contiennent toute la donne, cartes cachées comprises. Qui y regarde sait ce qui va venir.
limits-shared-running = Partie en cours, tour { $round } sur { $rounds }
limits-shared-play = Jouer ces cartes à mon tour
limits-challenge-text = { $points } à Limits. Feras-tu mieux avec les mêmes cartes ?
limits-challenge-about = Cette personne reçoit les mêmes cartes à ta place, joue contre l’ordinateur et a ton total à battre. Ta partie reste cachée jusqu’à la fin de la sienne.
limits-challenge-from = { $name } te défie : { $points } à battre.
limits-challenge-hidden = Tu verras la partie de { $name } dès que tu auras fini.
limits-challenge-seat = Place { $seat } sur { $players }, contre l’ordinateur
limits-challenge-equal = { $name } et toi avez le même total.
limits-challenge-yours = Ta partie

## La donne du jour

limits-today-title = Limits : la donne du jour
limits-today-about = Tout le monde reçoit cette donne aujourd’hui, contre les trois mêmes adversaires ({ $level }). La pile de jeu, il faut s’en souvenir. Ta première partie finie compte.
limits-today-text = Limits, { $date } : { $points }, place { $rank } sur { $players }, série { $days }

## Analyse

limits-review-about = Un adversaire très fort, à la mémoire parfaite, regarde chacune de tes décisions. Il ne sait que ce que tu pouvais savoir.
limits-review-working = Tour { $round } sur { $rounds }…
limits-review-final-about = Compté en victoires : 1 pour une victoire, une part pour une victoire partagée.
limits-review-par-about = La part de victoire de joueurs de même force.
limits-review-skill-about = Les chances de gagner que tes décisions ont laissé filer, additionnées. Les autres en rendent souvent : cela peut dépasser une victoire.
limits-review-luck-about = Ce qui reste : les cartes, et ce que les autres ont laissé filer.
limits-review-costs = Ce que chaque tour a coûté, en chances de gagner
limits-review-cost = A coûté { $percent } de la victoire
limits-review-free = Aussi bon que le meilleur choix
limits-review-round = Tour { $round } : a coûté { $percent }
limits-review-worst = Ton tour le plus cher
limits-review-flawless = Aucune décision n’aurait pu être meilleure.
limits-review-broken = Avec une mémoire parfaite : { $name } dépassait la limite avec une probabilité de { $percent }.
limits-review-needless = Un soupçon inutile
limits-review-missed = Un soupçon manqué
limits-review-memory = Ta mémoire
limits-review-suspicions = Soupçons
limits-review-all-needless = Inutiles
limits-review-all-missed = Manqués
limits-review-memory-about = Inutile : avec une mémoire parfaite, on n’aurait pas soupçonné. Manqué : la limite était dépassée presque à coup sûr, et tu n’as soupçonné personne.
limits-review-look = Voir la table
limits-percent = { $number } %

## Historique

limits-history-against = Limits contre l’ordinateur
limits-history-suspicions = Tes soupçons à Limits
limits-history-right = Fondés
limits-history-made = Soupçons
limits-history-cost = Ce que te coûte une décision à Limits
limits-history-cost-about = En moyenne, en centièmes de la victoire, dans les parties que tu as fait analyser.
