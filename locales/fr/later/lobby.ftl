# Une table avant la partie : comment on y joue, qui est là, et le formulaire pour en ouvrir une.

## Comment on joue à une table

option-clock-none = Sans limite de temps
option-draw-known = Les cartes sont connues
option-deck = Paquet de cartes : { $deck }
option-turns-open = Coups visibles
option-turns-hidden = Coups cachés
option-mode-memory = De mémoire
online-clock-in-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}

## Avant la partie

table-options = Comment on joue à cette table
table-invites = { $name } t’invite à jouer à { $game }.
table-what = { $game }, c’est quoi ?
table-draw-known = Les mêmes cartes que la dernière fois : tout le monde les a déjà vues.
table-draw-players = Seuls les joueurs de cette partie peuvent s’asseoir.
table-taken = { $taken } sur { $seats }
table-others = { $others ->
    [one] et { $others } autre joueur
   *[other] et { $others } autres joueurs
}
table-search = Chercher un joueur
table-bot = ordinateur
table-begins-without = { $count ->
    [one] { $names } n’est pas là pour l’instant. La partie commence dès que tu t’assieds.
   *[other] { $names } ne sont pas là pour l’instant. La partie commence dès que tu t’assieds.
}
table-start-ask = { $free ->
    [one] Il reste une place libre. Une fois la partie commencée, plus personne ne peut s’asseoir.
   *[other] Il reste { $free } places libres. Une fois la partie commencée, plus personne ne peut s’asseoir.
}
table-kick-ask = Retirer { $name } de la table ?
table-kick-about = Cette personne pourra se rasseoir, sauf si tu l’exclus.
table-ban = Ne plus la laisser revenir
table-kick-go = Libérer la place
table-banned = L’hôte ne te laisse plus t’asseoir.
table-seat-changed = Quelqu’un d’autre occupe cette place entre-temps.
table-freed = L’hôte a libéré ta place.
table-reserved = Réservée à { $name }
table-release = Libérer la place
table-release-for = Libérer la place réservée à { $name }
table-release-ask = Libérer la place réservée à { $name } ?
table-release-about = Tout le monde pourra alors la prendre.
table-all-reserved = { $count ->
    [one] La place libre est réservée à { $names }. Tu peux regarder.
   *[other] Les places libres sont réservées à { $names }. Tu peux regarder.
}
table-declined = La place de { $name } est maintenant libre pour d’autres.
table-more-players = { $more ->
    [one] { $more } autre joueur
   *[other] { $more } autres joueurs
}
table-invite-reserved = { $count ->
    [one] La place libre est réservée à { $names }. Les autres personnes qui ouvrent ce lien peuvent regarder.
   *[other] Les places libres sont réservées à { $names }. Les autres personnes qui ouvrent ce lien peuvent regarder.
}

## La liste des tables ouvertes

online-more = Afficher plus
online-nobody-here = pas là
online-some-here = { $here } sur { $people } là
online-with-bots = { $bots ->
    [one] avec { $bots } ordinateur
   *[other] avec { $bots } ordinateurs
}
online-age-now = à l’instant
online-age-minutes = il y a { $minutes } min
online-age-hours = il y a { $hours } h
online-age-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
table-invite-here = Seul cet ordinateur peut ouvrir ce lien. D’autres personnes peuvent jouer si le serveur a été lancé avec « limes play --lan » ou s’il a une adresse publique.

## L’exploitant du serveur

operator-imprint = Mentions légales
operator-privacy = Confidentialité

## Tes propres tables

online-turn-at = { $tables ->
    [one] À toi de jouer à { $tables } table
   *[other] À toi de jouer à { $tables } tables
}

online-finished = Parties terminées
online-decline = Non merci
online-rematch = On rejoue ?
online-left-minutes = encore { $minutes } min
online-left-hours = encore { $hours } h
online-left-days = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
