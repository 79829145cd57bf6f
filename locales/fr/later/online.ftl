# Les tables d’un serveur : jouer avec d’autres, chacun sur son appareil.

## La page des tables

online-title = Jouer à { $game } en ligne
online-none = Il n’y a pas de serveur ici, ou il est injoignable pour l’instant. Tout le reste fonctionne sans lui.
online-your-turn = À toi de jouer !
online-mine = Tes tables
online-stage-open = En attente de joueurs
online-stage-playing = Les autres réfléchissent
online-stage-left = L’ordinateur joue à ta place
online-stage-over = Terminée
online-stage-closed = Fermée
online-make = Nouvelle table
online-make-go = Ouvrir la table
online-seats = Places
online-bots = Places pour l’ordinateur
online-pace = Rythme
online-pace-turns = En différé
online-pace-turns-about = Chacun décide quand il a le temps.
online-pace-live = En direct
online-pace-live-about = Tout le monde est à la table en même temps.
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
online-decision-dropped = Ta décision enregistrée ne compte pas. { $fault }
online-open = Tables ouvertes
online-open-none = Personne ne cherche de joueurs pour l’instant.
online-seats-free = { $free ->
    [one] { $seats } places, dont { $free } libre
   *[other] { $seats } places, dont { $free } libres
}

## Qui tu y es

online-you = Toi
online-you-new = Se connecter ou choisir un nouveau mot de passe
online-guest = Tu joues sous le nom { $name }, en invité sur cet appareil.
online-claimed = Tu joues sous le nom { $name }. Ton mot de passe le protège.
online-claim = Protéger ce nom par un mot de passe
online-claim-about = Personne d’autre ne pourra l’utiliser, et tu pourras te connecter sur tes autres appareils. Au moins 6 caractères.
online-claim-refused = Impossible de protéger ce nom : c’est le serveur qui l’a choisi, ou il appartient à quelqu’un. Choisis un nom à toi.
online-password = Mot de passe
online-name-made = Laisse ce champ vide pour recevoir un nom comme « Meunier Tranquille ».
online-have-account = Tu as un compte ? Connecte-toi
online-login = Se connecter avec un nom et un mot de passe
online-login-about = Si ton nom a un mot de passe, tes tables t’attendent.
online-login-name = Nom
online-login-go = Se connecter
online-logged-in = Content de te revoir !
online-logout = Se déconnecter
online-logged-out = Déconnexion réussie.
online-export = Télécharger mes données
online-delete = Supprimer mes données
online-delete-ask = Le serveur t’oublie, et l’ordinateur prend tes places aux tables en cours. Les parties terminées restent, sans ton nom.
online-deleted = Le serveur ne sait plus rien de toi.

## Une table

table-title = Une table de { $game }
table-unknown = Cette table n’existe pas. Elle a peut-être attendu des joueurs trop longtemps.
table-not-for-you = Les places libres de cette table sont réservées à d’autres.
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
table-kick = Retirer { $name } de la table
table-add-bot = Ajouter un ordinateur
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
table-say = Dire quelque chose
table-said = { $name } : { $words }
table-call = Me prévenir quand c’est mon tour
table-clock = Temps restant
table-connecting = Connexion…
table-lost = Connexion perdue.
table-refused = Le serveur ne te donne pas accès à cette table.
table-rematch = Rejouer
table-rematch-same = Rejouer avec les mêmes cartes
table-rematch-go = Vers la partie suivante
table-verify = Vérifier les cartes

## Ce que l’on peut se dire

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-one-moment = Un instant, s’il te plaît.
phrase-oops = Oups !
phrase-again = Encore une partie ?

## Passwords and recovery

online-logout-all = Se déconnecter partout
online-took-seats = { $tables ->
    [one] Ta place à une table appartient maintenant à ce compte.
   *[other] Tes places à { $tables } tables appartiennent maintenant à ce compte.
}
online-take-seats = { $tables ->
    [one] Emporter ma table
   *[other] Emporter mes { $tables } tables
}
online-take-seats-about = Sinon, tes places restent à l’invité, et personne ne peut plus y jouer.
online-take-all-seats = Emporter toutes mes tables
online-forgotten = Mot de passe oublié ?
online-forgotten-about = Le code de secours reçu avec ton mot de passe permet d’en choisir un nouveau. Tu seras alors déconnecté de tous tes autres appareils.
online-recovery-code = Code de secours
online-password-old = Ancien mot de passe
online-password-old-wrong = L’ancien mot de passe n’est pas le bon.
online-password-new = Nouveau mot de passe
online-password-set = Choisir ce mot de passe
online-password-change = Changer de mot de passe
online-password-change-about = Tu seras alors déconnecté de tous tes autres appareils.
online-rename = Changer de nom
online-renamed = Tu as un nouveau nom.
online-recovery = Ton code de secours
online-recovery-about = Note-le. Il permet de choisir un nouveau mot de passe si tu oublies celui-ci, et il ne s’affiche que maintenant.
online-recovery-noted = C’est noté
