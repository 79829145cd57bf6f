# À la table d’un serveur pendant la partie.

table-hand-over = Laisser ma place à l’ordinateur
table-left = L’ordinateur joue à ta place.
table-return = Reprendre ma place
table-call-start = Me prévenir quand la partie commence
table-call-granted-start = Une notification te préviendra quand la partie commencera.
table-call-granted = Une notification te préviendra quand ce sera ton tour.
table-call-denied = Les notifications de cette page sont bloquées dans ton navigateur.
table-call-unavailable = Ce navigateur ne peut pas te prévenir ici.
table-begun = La partie a commencé !
table-company = { $game } avec { $names }
table-kept = Enregistré. Ce sera envoyé dès que la connexion sera rétablie.
table-kept-sent = Enregistré. C’est peut-être déjà arrivé ; sinon, ce sera envoyé dès que la connexion sera rétablie.
table-withdraw = Reprendre
table-unknown-presence = inconnu sans connexion
table-unreachable = Le serveur est injoignable pour le moment. La table apparaîtra dès que la connexion sera rétablie.
table-commitment = Empreinte des cartes :
table-commitment-about = Les cartes sont fixées. Après la partie, tu peux les vérifier avec cette empreinte.
table-commitment-copy = Copier l’empreinte
table-commitment-copied = Empreinte copiée.
table-match = Les cartes correspondent à l’empreinte, que cet appareil a vue avant la première carte.
table-match-late = Les cartes correspondent à l’empreinte, mais cet appareil ne l’a pas vue avant la première carte.
table-differ = Les cartes ne correspondent pas à l’empreinte !
table-unreadable = Impossible de rejouer l’enregistrement de cette partie.
table-without-you = Tu regardes : la partie a commencé sans toi.
table-logged-out = Ta session a pris fin sur cet appareil. Connecte-toi pour continuer à jouer.
table-time-decided = Le temps est écoulé. L’ordinateur a décidé à ta place.
table-time-several = Pendant ton absence, le temps s’est écoulé { $times } fois. L’ordinateur a décidé à ta place.
table-time-laid = Le temps est écoulé. L’ordinateur a posé la carte { $card } à ta place.
table-time-hid = Le temps est écoulé. L’ordinateur a caché { $colour } à ta place.
table-time-played = Le temps est écoulé. L’ordinateur a posé { $colour } à ta place.
table-time-exchanged = Le temps est écoulé. L’ordinateur a échangé quatre cartes à ta place.
table-time-suspected = Le temps est écoulé. L’ordinateur a soupçonné { $name } à ta place.
table-started-away = La partie a commencé, mais tout le monde n’est pas là : { $names }.
table-away-more = { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
table-away-perhaps = peut-être d’autres
table-substitute = Laisser jouer l’ordinateur pour { $name } en attendant son retour

## A table for very many

table-standings = Classement
table-all-standings = Tous les joueurs
table-in-the-lead = En tête : { $name }
table-moved = { $moved ->
    [one] { $moved } joueur sur { $seats } a joué.
   *[other] { $moved } joueurs sur { $seats } ont joué.
}
table-your-rank = { $points ->
    [one] Ton rang : { $rank } sur { $players }, avec { $points } point.
   *[other] Ton rang : { $rank } sur { $players }, avec { $points } points.
}
