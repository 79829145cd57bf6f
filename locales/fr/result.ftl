# Après le dernier tour : résultat, classement, relecture, partage, historique.

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
## Revoir

replay-title = Revoir
replay-none = Il n’y a pas encore de partie à regarder.

## Partager, exporter, importer

challenge = Défier un ami
import-title = Ouvrir une partie
## Historique

history-solo = En solitaire
history-with = Avec { $names }
history-abandon-ask = Supprimer cette partie ? Elle n’est pas terminée.
