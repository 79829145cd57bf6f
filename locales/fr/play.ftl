# La table pendant la partie.

## Tour, carte, pioche

play-round = Tour { $round } sur 16
play-to-come = À venir
play-to-come-about = { $rounds ->
    [0] C’est la dernière carte.
    [one] Une de ces { $cards } cartes est encore à venir.
   *[other] { $rounds } de ces { $cards } cartes sont encore à venir.
}

## Le brouillon

play-lay-here = Poser la carte ici
play-turn-left = Pivoter vers la gauche
play-turn-right = Pivoter vers la droite
play-end-turn = Valider le coup
play-undo = Annuler
play-place-here = Placer un { $profession } ici
play-place-adds = { $points ->
    [0] Ne rapporte rien pour l’instant
    [one] Rapporte tout de suite { $points } point
   *[other] Rapporte tout de suite { $points } points
}
play-move-here = Déplacer ici : { $profession }
play-confirm = Valider ce coup ?

## Que faire maintenant

play-say-first = Pose la première carte. Tourne-la comme tu veux.
play-say-lay = Choisis un emplacement pour la carte.
play-say-pointing = Pointe un ouvrier, ou garde le doigt dessus : tu vois d’où viennent ses points.
play-say-worker = Place un ouvrier sur la carte, déplaces-en un autre, ou valide ton coup.
play-say-move-only = La réserve est vide. Déplace un ouvrier, ou valide ton coup.
play-say-reach = Où va-t-il ? Toutes les zones éclairées sont accessibles.
play-say-stuck = Cet ouvrier ne peut atteindre aucun autre territoire.
play-say-placed = Un nouveau { $profession }. Valide ton coup, ou change d’avis.
play-say-moved = Le voici { $profession }. Valide ton coup, ou change d’avis.
play-say-over = Le paysage est complet.

## Points

## Les autres

play-others = Les autres
play-display-of = Paysage : { $name }
play-enlarge = Agrandir le paysage : { $name }
play-your-display = Ton paysage
play-moved = { $name } a joué
play-thinking = { $name } réfléchit…
play-waiting = On attend { $names }
play-whose-turn = À { $name } de jouer
play-curtain = Passe l’appareil à { $name }
play-curtain-about = C’est à { $name } de jouer. Les autres regardent ailleurs.
play-curtain-lift = Je suis { $name }

## Le menu de la partie

play-new = Nouvelle partie

## Conseils

hint = Conseil
hint-hide = Cacher le conseil
hint-thinking = Réflexion…
hint-ideas = Idées
hint-lay = Poser ainsi
hint-expected = Attendu : { $points }
hint-level = À peu près équivalent
hint-expected-about = Le résultat final auquel ce coup mène en moyenne, si tu continues à bien jouer.
hint-nudge-corner = Regarde { $quarter } de ton paysage.
hint-nudge-move = Un de tes ouvriers serait mieux ailleurs.
hint-nudge-rest = Cette fois, seule la carte compte. Laisse tes ouvriers où ils sont.
hint-nudge-place-farmer = Il y a une bonne place pour un fermier.
hint-nudge-place-fisherman = Il y a une bonne place pour un pêcheur.
hint-nudge-place-woodcutter = Il y a une bonne place pour un bûcheron.
hint-nudge-place-watchman = Il y a une bonne place pour un gardien.
hint-nudge-grow-farmer = Regarde les champs de tes fermiers.
hint-nudge-grow-fisherman = Regarde les territoires d’eau de tes pêcheurs.
hint-nudge-grow-woodcutter = Regarde les forêts de tes bûcherons.
hint-nudge-grow-watchman = Regarde ce que voient tes gardiens.
hint-reason-places = { $points ->
    [0] Un nouveau { $profession }. Il ne rapporte encore rien.
    [one] Un nouveau { $profession } rapporte { $points } point.
   *[other] Un nouveau { $profession } rapporte { $points } points.
}
hint-reason-moves = { $after ->
    [one] L’ouvrier en { $zone } devient { $profession } : { $after } point au lieu de { $before }.
   *[other] L’ouvrier en { $zone } devient { $profession } : { $after } points au lieu de { $before }.
}
hint-reason-grows = { $after ->
    [one] Le { $profession } en { $zone } rapporte maintenant { $after } point au lieu de { $before }.
   *[other] Le { $profession } en { $zone } rapporte maintenant { $after } points au lieu de { $before }.
}
hint-reason-waits = { $workers ->
    [one] Garde ton dernier ouvrier. Un meilleur territoire viendra.
   *[other] Garde encore tes { $workers } ouvriers. De meilleurs territoires viendront.
}

## Les coups en mots

turn-lay = Carte { $card } en { $cell }
turn-lay-turned = Carte { $card } en { $cell }, { $rotation }
turn-place = { $profession } placé { $quarter }
turn-move = { $profession } de { $from } à { $to }
turn-rest = aucun ouvrier

rotation-up = à l’endroit
rotation-right = tournée d’un quart de tour à droite
rotation-down = à l’envers
rotation-left = tournée d’un quart de tour à gauche

quarter-nw = en haut à gauche
quarter-ne = en haut à droite
quarter-sw = en bas à gauche
quarter-se = en bas à droite
zone-name = { $cell } { $quarter }

play-say-ended = Coup validé. « Annuler » permet de le reprendre.
play-take-back = Reprendre le dernier coup
play-take-back-of = Reprendre le dernier coup joué par { $name }
play-take-back-ask = Tu as déjà vu la carte suivante. Si tu reprends ton coup, cette partie ne comptera pas pour ton record.
play-taken-back = Le coup est repris.
play-scoring = Comment on marque des points
play-leave = Retour à l’accueil
lessons-show = Montre-moi
lessons-card = La carte
