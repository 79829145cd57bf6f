# Après le dernier tour : résultat, classement, relecture, partage, historique.

result-title = Le résultat
result-solo = { $points ->
    [one] { $points } point : { $band }
   *[other] { $points } points : { $band }
}
result-best-more = { $points ->
    [one] Nouveau record : { $points } point de plus que tes { $best }.
   *[other] Nouveau record : { $points } points de plus que tes { $best }.
}
result-best-equal = Tu égales ton record : { $best }.
result-best-less = { $points ->
    [one] Ton record : { $best }. Il te manque { $points } point.
   *[other] Ton record : { $best }. Il te manque { $points } points.
}
result-professions = Points par profession
result-total = Total
result-rank = Rang { $rank }
result-wins = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
result-shared = { $names } partagent la victoire.
result-you-win = { $points ->
    [one] Tu gagnes avec { $points } point.
   *[other] Tu gagnes avec { $points } points.
}
result-you-share = Tu partages la victoire avec { $names }.
result-tie-ahead = { $first } devance { $second } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour les deux, mais { $nth ->
        [1] le meilleur ouvrier
        [2] le deuxième meilleur ouvrier
        [3] le troisième meilleur ouvrier
        [4] le quatrième meilleur ouvrier
        [5] le cinquième meilleur ouvrier
        [6] le sixième meilleur ouvrier
       *[other] le septième meilleur ouvrier
    } rapporte { $more } à { $first } et { $less } à { $second }.
result-tie-shared = { $names } partagent le rang { $rank } : autant de points, ouvrier par ouvrier.
result-again = Rejouer ces cartes
result-new = Nouvelle partie
result-replay = Revoir
result-review = Analyse

## Le tirage du jour

today-title = Le tirage du jour
today-about = Tout le monde reçoit ces seize cartes aujourd’hui. Une fois ta partie finie, tu vois ce que l’ordinateur en a tiré et ce qui était possible. Ta première partie finie compte.
today-first = Ta première partie finie compte. Rejouer les mêmes cartes sert d’entraînement.
today-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
today-par = Le repère est ce que l’ordinateur ({ $level }) tire de ces cartes en les découvrant une à une, comme toi.
today-you = Toi
today-best = Meilleure partie trouvée
today-share = Partager mon résultat
today-text = { $points ->
    [one] Limes, { $date } : { $points } point, série de { $days }
   *[other] Limes, { $date } : { $points } points, série de { $days }
}
today-text-par = { $points ->
    [one] Limes, { $date } : { $points } point (repère { $par }), série de { $days }
   *[other] Limes, { $date } : { $points } points (repère { $par }), série de { $days }
}

## Revoir

replay-title = Revoir
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-timeline = Déroulement
replay-before = Avant la première carte
replay-speed = Vitesse
replay-player = Joueur
replay-beside = À côté
replay-beside-none = Personne
replay-play-on = Jouer à partir d’ici
replay-play-on-about = Une nouvelle partie commence avec ce paysage ; l’ancienne reste comme elle est.
replay-none = Il n’y a pas encore de partie à regarder.

## Partager, exporter, importer

share-title = Partager
share-link = Copier le lien
share-link-about = Toute la partie est dans l’adresse. Qui l’ouvre peut la revoir.
share-link-copied = Lien copié.
share-address = Adresse de la partie
share-play = Jouer ces cartes à mon tour
share-play-on = Continuer à jouer
share-whose = Paysage sur l’image
share-seed = Copier le mot
share-seed-copied = Mot de départ copié.
share-send = Envoyer…
share-text = { $points ->
    [one] { $points } point à Limes. Voici la partie :
   *[other] { $points } points à Limes. Voici la partie :
}
challenge = Défier un ami
challenge-about = Cette personne reçoit les mêmes cartes, et ton total à battre. Ton paysage reste caché jusqu’à la fin de sa partie.
challenge-text = { $points ->
    [one] { $points } point à Limes. Feras-tu mieux avec les mêmes cartes ?
   *[other] { $points } points à Limes. Feras-tu mieux avec les mêmes cartes ?
}
challenge-title = Un défi
challenge-from = { $points ->
    [one] { $name } te défie : { $points } point à battre.
   *[other] { $name } te défie : { $points } points à battre.
}
challenge-play = Jouer les mêmes cartes
challenge-hidden = Tu verras le paysage de { $name } dès que tu auras fini.
challenge-own = C’est ton propre défi. Envoie-le à un ami.
challenge-compare = Comparer avec le défi
challenge-won = { $points ->
    [one] Tu gagnes avec { $points } point d’avance.
   *[other] Tu gagnes avec { $points } points d’avance.
}
challenge-lost = { $points ->
    [one] { $name } gagne avec { $points } point d’avance.
   *[other] { $name } gagne avec { $points } points d’avance.
}
export-title = Exporter
export-record = Partie (.{ $ending })
export-svg = Image (SVG)
export-png = Image (PNG)
import-title = Ouvrir une partie
import-file = Choisir un fichier
import-drop = Ou dépose un fichier .limes ou .limits ici.
import-paste = Ou colle une partie ou un lien
import-open = Ouvrir
import-over = Partie terminée
import-running = Partie en cours, tour { $round } sur 16
import-history = { $games ->
    [one] { $games } partie ajoutée à ton historique.
   *[other] { $games } parties ajoutées à ton historique.
}

## Historique

history-title = Historique
history-empty = Aucune partie terminée. Tes résultats s’afficheront ici.
history-all = Toutes les parties
history-best = Record
history-average = Moyenne
history-count = Parties
history-last = Dernières parties
history-bands = Fréquence de chaque résultat
history-graph = Tes résultats en solitaire au fil du temps
history-level = Niveau
history-won = Gagnées
history-lead = Écart
history-professions = Points par profession, en moyenne
history-cost = Ce que te coûte un coup
history-cost-about = En moyenne, dans les parties que tu as fait analyser.
history-reviews = Analyses
history-solo = En solitaire
history-with = Avec { $names }
history-open = Regarder
history-delete = Supprimer cette partie
history-delete-ask = Supprimer de ton historique la partie du { $date } ?
history-abandon-ask = Supprimer cette partie ? Elle n’est pas terminée.
history-running = Parties en cours
history-clear = Tout supprimer
history-clear-ask = { $games ->
    [one] Supprimer la seule partie de l’historique ? Elle sera perdue.
   *[other] Supprimer les { $games } parties de l’historique ? Elles seront perdues.
}
history-export = Tout exporter

result-taken-back = Tours rejoués après avoir vu la carte suivante : { $rounds }. Cette partie ne compte pas pour ton record.
