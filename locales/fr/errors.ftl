# Ce que les règles refusent, ce qui cloche dans un fichier, et ce qui peut rater dans un navigateur.

## Coups que les règles refusent

refusal-not-on-start = La première carte se pose en { $cell }.
refusal-cell-taken = Il y a déjà une carte en { $cell }.
refusal-detached = En { $cell }, la carte ne toucherait pas le paysage.
refusal-too-wide = Avec { $cell }, le paysage dépasserait 4 cartes de large.
refusal-too-high = Avec { $cell }, le paysage dépasserait 4 cartes de haut.
refusal-supply-empty = Il n’y a plus d’ouvrier dans la réserve.
refusal-no-worker = Il n’y a pas d’ouvrier en { $zone }.
refusal-no-zone = Aucune carte là où serait { $zone }.
refusal-same-territory = { $from } et { $to } appartiennent au même territoire, ce n’est donc pas un déplacement.
refusal-out-of-reach = Le territoire de { $to } n’est pas accessible depuis { $from }.

draft-not-laid = Pose d’abord la carte.
draft-nobody-picked = Choisis d’abord un ouvrier.
draft-just-placed = Il a été placé pendant ce coup et ne peut pas aussi se déplacer.

refusal-over = La partie est finie après 16 tours.
refusal-round-unfinished = Tout le monde n’a pas encore joué.
refusal-card-twice = La carte { $card } a déjà été piochée.
refusal-no-seat = Il n’y a pas de joueur { $seat }.
refusal-no-card = Aucune carte n’a été piochée pour ce tour.
refusal-already-moved = Tu as déjà joué ce tour-ci.

## Parties écrites

record-place = { $place } : { $fault }
record-line = ligne { $line }
record-round = tour { $round }
record-player = joueur { $seat } ({ $name })
record-turn = coup « { $turn } »
record-wrong-game = C’est une partie de { $game }, pas de Limes.
record-wrong-format = C’est le format { $format } ; seul le format 1 est connu ici.
record-unknown-deck = Le paquet « { $name } » n’est pas fourni : ses 24 cartes doivent figurer dans le fichier.
record-unknown-variant = Il n’y a pas de variante « { $name } », seulement diagonal et ferryman.
record-no-round = Un tour s’écrit « 3. 9 | e5v | … » : numéro, carte, une colonne par joueur.
record-round-number = Ici devrait figurer le tour { $round }.
record-too-many-rounds = Une partie n’a que 16 tours.
record-card-number = « { $text } » n’est pas une carte ; elles portent les numéros 1 à 24.
record-columns = { $expected ->
    [one] Il devrait y avoir { $expected } colonne, une par joueur, mais il y en a { $found }.
   *[other] Il devrait y avoir { $expected } colonnes, une par joueur, mais il y en a { $found }.
}
record-no-turn = Un coup s’écrit d4^, e4> +sw ou e5v d4ne-e4nw.
record-too-large = Un fichier de partie fait au plus 1 Mo ; celui-ci est plus volumineux.
record-not-utf8 = Ce n’est pas un texte lisible (UTF-8).
record-empty = Ce fichier de partie est vide.
record-bad-header = Un en-tête s’écrit [Player "Ada"].
record-late-header = Les en-têtes viennent avant le premier tour.
record-header-missing = L’en-tête [{ $header } "…"] manque.
record-header-twice = L’en-tête [{ $header } "…"] revient ici une seconde fois.

## Paquets de cartes

deck-not-toml = Ce n’est pas un fichier de paquet de cartes. Un tel fichier est du TOML avec name = "…" et cards = ["= ~ ^ #", …].
deck-card-count = Un paquet compte 24 cartes ; celui-ci en a { $cards }.
deck-card = Carte { $card } : { $fault }
deck-name = Le nom du paquet : { $fault }
card-zone-count = Une carte a 4 zones ; celle-ci en a { $zones }.
card-zone = « { $zone } » : { $fault }
zone-unknown = Une zone est l’un des signes = ~ ^ #, suivi d’un h par cabane.
zone-hut-on-water = Une cabane ne peut pas se trouver sur l’eau.
zone-too-many-huts = Une zone porte au plus 3 cabanes.

## Noms, mots de départ, liens

name-empty = Un nom doit avoir au moins un caractère.
name-too-long = Un nom a au plus 40 caractères ; celui-ci en a { $length }.
name-control = Un nom doit tenir sur une ligne et ne pas contenir de caractères de contrôle.
seed-empty = Un mot de départ doit avoir au moins un caractère.
seed-too-long = Un mot de départ a au plus 64 caractères ; celui-ci en a { $length }.
seed-control = Un mot de départ doit tenir sur une ligne et ne pas contenir de caractères de contrôle.
link-not-base64 = Le lien est endommagé. La fin a peut-être été coupée.
link-not-deflate = Le lien est endommagé : impossible de le décompresser.
link-too-large = La partie de ce lien est trop volumineuse.
link-not-utf8 = Le lien est endommagé : il ne contient pas de texte.

## Le navigateur

error-title = Une erreur s’est produite
error-no-worker = Ce navigateur ne peut pas calculer en arrière-plan. Tu peux quand même jouer contre l’ordinateur, mais il ne réfléchit qu’un instant ; les conseils et les analyses ralentissent la page.
error-bots = L’ordinateur n’a pas pu répondre, et c’est notre faute : { $fault }
error-language = La langue « { $language } » n’a pas pu être chargée, rien ne change pour l’instant. Es-tu hors ligne ?
error-storage-full = Le navigateur n’a plus de place pour cette page. Supprime d’anciennes parties dans l’historique, ou enregistre celle-ci dans un fichier.
error-storage-broken = Les données enregistrées sont illisibles : { $fault } Elles ont été mises de côté, rien n’est perdu.
error-storage-other = Le navigateur n’a pas pu enregistrer : { $fault }
error-storage-corrupt = Les données enregistrées sont illisibles : { $fault }
error-storage-conflict = La même partie a continué dans un autre onglet.
error-storage-blocked = Le navigateur n’autorise pas cette page à enregistrer quoi que ce soit. Ta partie reste là tant que la page est ouverte.
stored-form = La ligne { $line } est illisible.
stored-other-kind = Cela contient autre chose.
stored-other-version = Une version plus récente l’a écrit.
stored-game = Partie { $number } : { $fault }
stored-not-over = La partie n’est pas terminée.
stored-draw = Les cartes à venir ne correspondent pas à celles déjà piochées.
stored-setting = Un réglage a une valeur non valide.
game-broken = Impossible d’ouvrir cette partie : { $fault }
game-missing = Cette partie n’est pas sur cet appareil. Elle a peut-être été supprimée, ou jouée dans un autre navigateur.
storage-export = Enregistrer dans un fichier
storage-go-on = Continuer sans enregistrer
storage-unsaved = Cette partie n’est pas enregistrée.
error-link = Impossible d’ouvrir ce lien : { $fault }
error-import = Impossible d’ouvrir cette partie : { $fault }
error-file = Le fichier n’a pas pu être lu.
error-file-large = Le fichier est trop volumineux.
error-copy = La copie a échoué. Sélectionne le texte et copie-le à la main.
error-picture = L’image n’a pas pu être créée.
table-too-late = Trop tard : c’est déjà décidé.
error-refused = Le serveur a refusé ({ $code }).
error-rules = Les règles ne le permettent pas.
error-not-now = Ce n’est pas possible pour le moment.
