# La table de Limits.

## Couleurs : le nom, une carte quand on la pose, plusieurs, la carte avec son signe

limits-red = rouge
limits-red-one = du rouge
limits-red-many = rouges
limits-red-card = rouge (soleil)
limits-yellow = jaune
limits-yellow-one = du jaune
limits-yellow-many = jaunes
limits-yellow-card = jaune (étoile)
limits-green = vert
limits-green-one = du vert
limits-green-many = vertes
limits-green-card = vert (feuille)
limits-blue = bleu
limits-blue-one = du bleu
limits-blue-many = bleues
limits-blue-card = bleu (goutte)
limits-purple = violet
limits-purple-one = du violet
limits-purple-many = violettes
limits-purple-card = violet (gemme)

## Ce qui est sur la table

limits-round = Tour { $round } sur { $rounds }
limits-limit-card = Carte limite : { $limits }
limits-limit = { $colour } { $limit }
limits-limit-none = { $colour } sans limite
limits-to-draw = { $cards } à piocher
limits-in-pile = { $cards ->
    [0] Aucune carte posée
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
}
limits-pile = Pile de jeu
limits-top = Sur le dessus : { $card }
limits-points = Tes points : { $points }
limits-face-down = face cachée
limits-you = Toi

## Les autres

limits-others = Les autres
limits-laid = a posé { $colour }
limits-exchanged = a échangé quatre { $colour }
limits-has-laid = { $name } vient de poser { $colour }.
limits-has-exchanged = { $name } vient d’échanger quatre { $colour }.
limits-has-hidden = a caché une carte
limits-is-hiding = cache une carte…
limits-is-to-move = doit jouer
limits-other = { $cards ->
    [0] { $name }, points { $points }, aucune carte en main,
    [one] { $name }, points { $points }, { $cards } carte en main,
   *[other] { $name }, points { $points }, { $cards } cartes en main,
}
limits-other-hidden = une carte face cachée.
limits-other-bare = pas encore de carte face cachée.

## Tes cartes

limits-your-hand = Ta main
limits-hand = Dans ta main : { $cards }.
limits-your-hidden = Ta carte cachée
limits-hidden-place = Ta carte cachée sera ici
limits-peek = Touche pour regarder
limits-peek-close = La retourner
limits-your-hidden-is = Ta carte cachée : { $card }

## Ce que tu décides

limits-choose = Choisis une carte
limits-hide = Cacher { $colour }
limits-lay = Poser { $colour }
limits-exchange = Échanger quatre
limits-exchange-of = Échanger quatre { $colour }
limits-suspect = Soupçonner { $name } : trop de { $colour }
limits-suspect-unlimited = Soupçonner { $name } : { $colour } sans limite
limits-suspect-other = Soupçonner quelqu’un d’autre…
limits-suspect-whom = Qui soupçonnes-tu ?
limits-suspect-about = Ce qui compte, c’est la dernière carte posée par cette personne, avec tout ce qui est en dessous.
limits-suspect-name = Soupçonner { $name }
limits-suspect-nothing = { $name } n’a pas encore posé de carte
limits-suspect-confirm = Soupçonner vraiment { $name } ?
limits-confirm = Jouer ainsi ?
limits-chosen = { $what } : touche Entrée.
limits-counted = Les cartes qu’on vient de compter

## Ce qu’il y a à faire

limits-say-hide = Choisis une carte à cacher : elle relève la limite de sa couleur de 1.
limits-say-hide-chosen = Cache cette carte ou choisis-en une autre.
limits-say-begin = Tu commences : pose une carte.
limits-say-act = À toi : pose une carte, échanges-en quatre ou soupçonne quelqu’un.
limits-say-must-suspect = Tu n’as plus de cartes : soupçonne quelqu’un.
limits-say-lay-chosen = Pose cette carte ou choisis-en une autre.
limits-say-exchange-chosen = Montre ces quatre cartes, pioches-en quatre et gagne un point. Deux vont sur la pile de jeu.
limits-say-over = La dernière carte limite est prise.

## Pourquoi pas

limits-refusal-over = La partie est finie.
limits-refusal-already-hidden = Tu as déjà caché une carte.
limits-refusal-not-all-hidden = Chacun doit d’abord cacher une carte.
limits-refusal-not-your-turn = C’est à { $name } de jouer.
limits-refusal-not-in-hand = Tu n’as pas de { $colour } en main.
limits-refusal-not-four = Il faut quatre { $colour } pour un échange : tu en as { $held }.
limits-refusal-suspects-themselves = Tu ne peux pas te soupçonner toi-même.
limits-refusal-nothing-laid = { $name } n’a pas encore posé de carte ce tour-ci.
limits-refusal-nothing-chosen = Choisis d’abord une carte.
limits-refusal-no-four = Pour échanger, il faut quatre cartes d’une même couleur.
limits-refusal-empty-pile = Personne n’a encore posé de carte ce tour-ci.
limits-refusal-no-card = Il n’y a pas de carte ici.
limits-refusal-watching = Tu ne fais que regarder.

## Le soupçon

limits-you-suspect = Tu soupçonnes { $name }
limits-suspects-you = { $name } te soupçonne
limits-suspects = { $name } soupçonne { $suspect }
limits-drama-question = La dernière carte ({ $colour }) était-elle de trop ?
limits-drama-allowed = Maximum permis
limits-drama-hidden = Cartes cachées, retournées
limits-drama-laid = Posées jusqu’à cette carte
limits-drama-count = { $count } × { $colour }
limits-drama-may-lie = au maximum
limits-drama-right = { $cards ->
    [one] { $cards } de trop : le soupçon est fondé
   *[other] { $cards } de trop : le soupçon est fondé
}
limits-drama-wrong = Limite respectée : le soupçon est infondé
limits-drama-no-limit = Pas de limite pour les { $colour } : le soupçon est infondé
limits-drama-wins = { $name } : +1
limits-drama-you-win = Toi : +1
limits-drama-loses = { $name } prend la carte limite : −2
limits-drama-you-lose = Tu prends la carte limite : −2
limits-drama-hid = { $name } avait caché { $colour }
limits-drama-you-hid = Tu avais caché { $colour }
limits-drama-allowed-sum = Maximum permis : { $limit }.
limits-drama-allowed-all = Permis : autant qu’on veut.
limits-drama-skip = Passer
limits-drama-next = Tour suivant
limits-drama-close = Retour à la table
limits-drama-result = Voir le résultat

## Conseils

limits-chance = Chance de gagner : { $percent }
limits-hint-broken = Limite dépassée avec une probabilité de { $percent }.
limits-hint-memory = Avec une mémoire parfaite
limits-hint-suspect = { $name }, trop de { $colour } : { $percent }
limits-hint-colour = { $colour } : { $stands }
limits-laid-likely = posées : { $laid }, permises sans doute : { $allowed }
limits-hint-about = D’un adversaire très fort, qui ne sait que ce que tu peux savoir.
limits-nudge-hide-several = Tu as plusieurs cartes d’une couleur. Une limite plus haute t’aiderait.
limits-nudge-hide-single = Pas la couleur que tu as le plus : quelle carte isolée serait mieux cachée ?
limits-nudge-hide-unlimited = De la couleur sans limite, tu as plus de cartes qu’il n’en faut.
limits-nudge-lay-unlimited = Tu as une carte avec laquelle personne ne peut te prendre en faute.
limits-nudge-lay-safe = Compte bien : une de tes couleurs est encore sous sa limite.
limits-nudge-lay-bait = Tu connais une carte cachée. Elle permet plus que les autres ne le croient.
limits-nudge-lay-risk = Plus aucune carte n’est vraiment sûre. Laquelle passera le mieux ?
limits-nudge-exchange = Regarde toute ta main : il y a un point à y prendre.
limits-nudge-suspect = Repense aux dernières cartes posées. Était-ce vraiment permis ?

## Menu et touches

limits-how = Comment ça marche
limits-export-ask = Le fichier contient toute la donne, cartes cachées comprises. En le lisant, on sait ce qui va venir.
limits-keys-choose = Choisir une carte
limits-keys-confirm = Confirmer le choix
limits-keys-suspect = Aller au bouton « Soupçonner » pour la carte du dessus
limits-keys-exchange = Choisir quatre cartes d’une couleur à échanger
limits-keys-peek = Regarder ta carte cachée
limits-keys-cancel = Annuler le choix
