# Après le dernier tour : résultat, classement, relecture, partage, historique.

result-title = Le résultat
result-solo = { $points ->
    [one] { $points } point : { $band }
   *[other] { $points } points : { $band }
}
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
export-title = Exporter
export-record = Partie (.limes)
export-svg = Image (SVG)
export-png = Image (PNG)
import-title = Ouvrir une partie
import-file = Choisir un fichier
import-drop = Ou dépose un fichier .limes ici.
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
history-best = Record
history-average = Moyenne
history-count = Parties
history-last = Dernières parties
history-bands = Fréquence de chaque résultat
history-graph = Tes résultats en solitaire au fil du temps
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
