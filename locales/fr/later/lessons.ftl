# Courtes leçons sur un vrai paysage.

lessons-title = Apprendre
lessons-about = Sept leçons d’une minute. Rien ne peut mal tourner.
lessons-start = Commencer
lessons-step = Leçon { $number } sur { $count }
lessons-done = Réussi !
lessons-next = Leçon suivante
lessons-retry = Encore une fois
lessons-task-lay = Tourne la carte si tu veux, puis pose-la sur un des emplacements en pointillé.
lessons-task-place = Bien. Place maintenant un ouvrier sur la carte : les figurines pâles montrent ce que chacune rapporterait.
lessons-task-pick = Bien. Choisis maintenant l’ouvrier à déplacer : touche-le.
lessons-task-move = Il peut aller sur toutes les zones éclairées. Choisis sa nouvelle place.
lessons-task-end = C’est ça ! Valide le coup avec le bouton.
lessons-all-done = Tu sais tout. Place à une vraie partie.
lessons-play = Jouer en solitaire

lesson-laying-title = Poser
lesson-laying-intro = Chaque carte va à côté d’une carte déjà posée, et tu peux la tourner. Les zones du même type de paysage se rejoignent en un territoire.
lesson-laying-goal = { $zones ->
    [one] Pose la carte pour que le champ ait au moins { $zones } zone.
   *[other] Pose la carte pour que le champ ait au moins { $zones } zones.
}
lesson-laying-done = Bien posé. Un grand champ vaut mieux que deux petits.
lesson-laying-again = C’est permis, mais le champ est encore trop petit. Tourne la carte, ou essaie un autre emplacement.

lesson-farmer-title = Le fermier
lesson-farmer-intro = Un ouvrier sur un champ est un fermier. Il rapporte 1 point par zone de son champ.
lesson-farmer-goal = { $points ->
    [one] Pose la carte et place un fermier qui rapporte au moins { $points } point.
   *[other] Pose la carte et place un fermier qui rapporte au moins { $points } points.
}
lesson-farmer-done = C’est ça. Chaque zone qui rejoint son champ lui vaut un point de plus.
lesson-farmer-again = Ce champ est encore trop petit. Relie la carte au plus grand.

lesson-fisherman-title = Le pêcheur
lesson-fisherman-intro = Un ouvrier sur l’eau est un pêcheur. Il rapporte 1 point par cabane sur la rive, c’est-à-dire sur une zone adjacente à son territoire d’eau.
lesson-fisherman-goal = { $points ->
    [one] Place un pêcheur qui atteint au moins { $points } cabane.
   *[other] Place un pêcheur qui atteint au moins { $points } cabanes.
}
lesson-fisherman-done = Une belle rive. La taille du territoire d’eau ne compte pas, seules comptent les cabanes.
lesson-fisherman-again = Trop peu de cabanes touchent ce territoire d’eau. Dans quel sens la carte en amène-t-elle plus sur la rive ?

lesson-woodcutter-title = Le bûcheron
lesson-woodcutter-intro = Un ouvrier dans la forêt est un bûcheron. Il rapporte 1 point pour chaque autre territoire qui touche sa forêt, grand ou petit.
lesson-woodcutter-goal = { $points ->
    [one] Place un bûcheron qui rapporte au moins { $points } point.
   *[other] Place un bûcheron qui rapporte au moins { $points } points.
}
lesson-woodcutter-done = C’est ça. Il aime avoir beaucoup de petits voisins, et chaque tour en est un.
lesson-woodcutter-again = Cette forêt a trop peu de voisins. N’oublie pas : chaque tour compte comme territoire.

lesson-watchman-title = Le gardien
lesson-watchman-intro = Un ouvrier sur une tour est un gardien. Il rapporte 1 point par zone de forêt dans sa rangée et sa colonne. Une autre tour bloque la vue.
lesson-watchman-goal = { $points ->
    [one] Place un gardien qui voit au moins { $points } zone de forêt.
   *[other] Place un gardien qui voit au moins { $points } zones de forêt.
}
lesson-watchman-done = Une belle vue. Ne mets pas d’autres tours devant lui.
lesson-watchman-again = D’ici, il voit trop peu de forêt. Une tour lui bouche-t-elle la vue ?

lesson-moving-title = Déplacer
lesson-moving-intro = Au lieu de placer un ouvrier, tu peux en déplacer un dans un territoire qui touche le sien. Il y prend une nouvelle profession.
lesson-moving-goal = { $points ->
    [one] Pose la carte. Puis déplace le fermier dans la forêt, pour qu’il rapporte au moins { $points } point comme bûcheron.
   *[other] Pose la carte. Puis déplace le fermier dans la forêt, pour qu’il rapporte au moins { $points } points comme bûcheron.
}
lesson-moving-done = Bien joué. Quand une meilleure place s’ouvre à côté, pense à déplacer un ouvrier.
lesson-moving-again = Ainsi, la forêt a trop peu de voisins. Tourne la carte, ou pose-la ailleurs.

lesson-variants-title = Les variantes
lesson-variants-intro = Avec la pose en diagonale, une carte peut ne toucher le paysage que par un coin. Comme passeur, un pêcheur mène les ouvriers d’une rive de son territoire d’eau à une autre.
lesson-variants-goal = { $points ->
    [one] Pose la carte par un coin seulement. Puis fais traverser le fermier jusqu’à la tour : il doit y voir au moins { $points } zone de forêt.
   *[other] Pose la carte par un coin seulement. Puis fais traverser le fermier jusqu’à la tour : il doit y voir au moins { $points } zones de forêt.
}
lesson-variants-done = Belle traversée. Tu choisis les variantes en préparant une partie, l’une, l’autre ou les deux.
lesson-variants-again = Pas tout à fait. La carte ne doit toucher le paysage que par un coin, et sa forêt doit se trouver là où la tour la voit.
