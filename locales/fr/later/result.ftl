# After a game of Limes, and the history: the texts that no screen of the first part of the program needs.

result-best-more = { $points ->
    [one] Nouveau record : { $points } point de plus que l’ancien ({ $best }).
   *[other] Nouveau record : { $points } points de plus que l’ancien ({ $best }).
}
result-best-equal = Tu égales ton record : { $best }.
result-best-less = { $points ->
    [one] Ton record : { $best }. Il te manque { $points } point.
   *[other] Ton record : { $best }. Il te manque { $points } points.
}
result-professions = Points par profession
result-total = Total
result-rank = Rang { $rank }
result-again-new = Rejouer, autres cartes
result-replay = Revoir
result-review = Analyse
replay-before = Avant la première carte
replay-beside = Comparer avec
replay-beside-none = Personne
share-play = Jouer ces cartes à mon tour
share-play-on = Continuer à jouer
challenge-title = Un défi
challenge-from = { $points ->
    [one] { $name } te défie : { $points } point à battre.
   *[other] { $name } te défie : { $points } points à battre.
}
challenge-play = Jouer les mêmes cartes
challenge-hidden = Tu verras le paysage construit par { $name } dès que tu auras fini.
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
history-title = Historique
history-empty = Aucune partie terminée. Tes résultats s’afficheront ici.
history-all = Toutes les parties
history-best = Record
history-average = Moyenne
history-count = Parties
history-last = Dernières parties
history-bands = Fréquence de chaque résultat
history-graph = Tes résultats en solitaire au fil du temps
history-people = { $game } avec d’autres
history-level = Niveau
history-won = Gagnées
history-lead = Écart
history-professions = Points par profession, en moyenne
history-cost = Ce que te coûte un coup
history-cost-about = En moyenne, dans les parties que tu as fait analyser.
history-reviews = Analyses
history-open = Regarder
history-delete = Supprimer cette partie
history-delete-ask = Supprimer de ton historique la partie du { $date } ?
history-running = Parties en cours
history-clear = Tout supprimer
history-clear-ask = { $games ->
    [one] Supprimer la seule partie de l’historique ? Elle sera perdue.
   *[other] Supprimer les { $games } parties de l’historique ? Elles seront perdues.
}
history-export = Tout exporter
result-taken-back = Tours rejoués après avoir vu la carte suivante : { $rounds }. Cette partie ne compte pas pour ton record.
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-timeline = Déroulement
replay-speed = Vitesse
replay-player = Joueur
replay-play-on = Jouer à partir d’ici
replay-play-on-about = Une nouvelle partie commence avec ce paysage ; l’ancienne reste comme elle est.
share-title = Partager
share-link = Copier le lien
share-link-about = Toute la partie est dans l’adresse. Il suffit de l’ouvrir pour la revoir.
share-link-copied = Lien copié.
share-address = Adresse de la partie
share-whose = Paysage sur l’image
share-seed = Copier le mot
share-seed-copied = Mot de départ copié.
share-send = Envoyer…
share-text = { $points ->
    [one] { $points } point à Limes. Voici la partie :
   *[other] { $points } points à Limes. Voici la partie :
}
challenge-about = Cette personne reçoit les mêmes cartes, et ton total à battre. Ton paysage reste caché jusqu’à la fin de sa partie.
challenge-text = { $points ->
    [one] { $points } point à Limes. Feras-tu mieux avec les mêmes cartes ?
   *[other] { $points } points à Limes. Feras-tu mieux avec les mêmes cartes ?
}
export-title = Exporter
export-record = Partie (.{ $ending })
export-svg = Image (SVG)
export-png = Image (PNG)
about-title = À propos de Limes
about-local = En solitaire et contre l’ordinateur, tout se passe sur ton appareil : pas de compte, pas de pistage, et plus besoin de réseau une fois l’application chargée. Il ne faut un serveur que pour jouer en ligne.
about-licence = Logiciel libre sous licence MIT ou Apache 2.0, à ton choix.
common-save = Enregistrer
common-copy = Copier
seed-of-game = Mot de départ : { $seed }
result-title = Le résultat
result-solo = { $points ->
    [one] { $points } point : { $band }
   *[other] { $points } points : { $band }
}
today-title = Le tirage du jour
today-about = Tout le monde reçoit ces seize cartes aujourd’hui. Une fois ta partie finie, tu vois ce que l’ordinateur en a tiré et ce qui était possible. C’est la première partie commencée qui compte. Elle se joue sans conseils, et si tu ne la finis pas, la journée est perdue.
today-first = C’est la première partie commencée qui compte. Rejouer les mêmes cartes sert d’entraînement.
today-deleted = La partie qui comptait pour ce jour a été supprimée. Tu peux encore jouer ces cartes pour t’entraîner.
today-delete-missed = C’est elle qui compte pour ce jour : si tu la supprimes, la journée est perdue.
today-practise = Jouer pour s’entraîner
today-link = Tu verras la partie contenue dans ce lien dès que tu auras fini la tienne.
today-past = Ce jour est passé : une partie avec ses cartes ne compte plus. Tu peux encore les jouer pour t’entraîner.
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
common-copied = Copié
error-deck = Impossible d’ouvrir ce paquet de cartes : { $fault }
error-page = Il n’y a rien à cette adresse.
