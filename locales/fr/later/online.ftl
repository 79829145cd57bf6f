# Les tables d’un serveur : jouer avec d’autres, chacun sur son appareil.

## La page des tables

online-title = Jouer à { $game } avec d’autres
online-none = Il n’y a pas de serveur ici, ou il est injoignable pour l’instant. Tout le reste fonctionne sans lui.
online-your-turn = À toi de jouer !
online-mine = Tes tables
online-stage-open = En attente de joueurs
online-stage-playing = Les autres réfléchissent
online-stage-over = Terminée
online-stage-closed = Fermée
online-make = Nouvelle table
online-make-go = Ouvrir la table
online-seats = Places
online-bots = Places pour l’ordinateur
online-clock = Temps pour chaque décision
online-clock-none = Sans limite
online-clock-minute = Une minute
online-clock-minutes = Cinq minutes
online-clock-day = Un jour
online-clock-days = Trois jours
online-clock-in-seconds = { $seconds ->
    [one] { $seconds } seconde par décision
   *[other] { $seconds } secondes par décision
}
online-clock-in-minutes = { $minutes ->
    [one] { $minutes } minute par décision
   *[other] { $minutes } minutes par décision
}
online-clock-in-hours = { $hours ->
    [one] { $hours } heure par décision
   *[other] { $hours } heures par décision
}
online-listed = tout le monde peut jouer
online-listed-about = La table figure dans la liste des tables ouvertes. Sinon, il faut le lien.
online-open = Tables ouvertes
online-open-none = Personne ne cherche de joueurs pour l’instant.
online-reload = Actualiser
online-seats-free = { $free ->
    [one] { $seats } places, dont { $free } libre
   *[other] { $seats } places, dont { $free } libres
}
online-name-taken = Ce nom appartient à quelqu’un d’autre. Choisis-en un autre.
online-too-many = C’était trop à la fois. Réessaie dans un instant.
online-busy = Le serveur est très occupé. Réessaie dans un instant.
online-signed-out = La session est fermée sur cet appareil. Dis qui tu es et réessaie.

## Qui tu y es

online-you = Toi
online-guest = Tu joues sous le nom de { $name }, en invité sur cet appareil.
online-claimed = Tu es { $name }, et ce nom est à toi.
online-claim = Garder ce nom avec un mot de passe
online-claim-about = Personne d’autre ne pourra l’utiliser, et tu pourras te connecter sur tes autres appareils.
online-claim-done = Ce nom est désormais à toi.
online-password = Mot de passe
online-password-wrong = Le nom et le mot de passe ne correspondent pas.
online-login = Se connecter avec un nom et un mot de passe
online-login-about = Si ton nom a un mot de passe, tes tables t’attendent.
online-login-name = Nom
online-login-go = Se connecter
online-logged-in = Content de te revoir !
online-logout = Se déconnecter
online-logged-out = Déconnexion réussie.
online-export = Enregistrer tout ce qui me concerne
online-delete = Me supprimer
online-delete-ask = Le serveur t’oublie, et l’ordinateur prend tes places aux tables en cours. Les parties terminées restent, sans ton nom.
online-deleted = Le serveur ne sait plus rien de toi.

## Une table

table-title = Une table de { $game }
table-unknown = Cette table n’existe pas. Elle a peut-être attendu des joueurs trop longtemps.
table-full = Toutes les places sont prises.
table-too-few = Il faut plus de joueurs.
table-not-yours = Seul l’hôte de la table peut faire cela.
table-not-for-you = Les places libres de cette table sont réservées à d’autres.
table-ended = Cette partie est terminée.
table-closed = Cette table a été fermée avant la fin de la partie.
table-waiting = { $free ->
    [one] Encore un joueur, et la partie commence.
   *[other] Encore { $free } joueurs, et la partie commence.
}
table-join = S’asseoir
table-you = (toi)
table-free = Place libre
table-away = pas là
table-away-asked = pas là, alors que c’est son tour
table-thinking = réfléchit
table-ready = là
table-kick = Libérer la place de { $name }
table-add-bot = Ajouter l’ordinateur
table-start = Commencer maintenant
table-leave = Quitter la table
table-leave-ask = L’ordinateur joue à ta place jusqu’à ton retour.
table-invite = Inviter
table-invite-about = Quiconque ouvre ce lien peut s’asseoir, sans inscription.
table-invite-words = Viens jouer avec moi !
table-invite-qr = Le lien en code QR
table-around = À la table
table-stood-in = { $times ->
    [one] l’ordinateur a décidé { $times } fois à sa place
   *[other] l’ordinateur a décidé { $times } fois à sa place
}
table-watching = Tu regardes.
table-say = Dire quelque chose
table-said = { $name } : { $words }
table-call = Me prévenir quand c’est mon tour
table-clock = Temps restant
table-connecting = Connexion…
table-lost = Connexion perdue. Ce que tu décides est gardé, et envoyé dès qu’elle revient.
table-refused = Le serveur ne montre pas cette table.
table-rematch = Rejouer
table-rematch-same = Rejouer avec les mêmes cartes
table-rematch-go = Vers la partie suivante
table-verify = Vérifier les cartes
table-verified = Ce sont bien les cartes fixées avant le premier tour.
table-not-verified = Ce ne sont pas les cartes promises avant le premier tour !

## Ce que l’on peut se dire

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il te plaît.
phrase-oops = Oups !
phrase-again = Encore une partie ?
