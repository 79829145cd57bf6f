# Pourquoi le serveur refuse quelque chose : un texte par code du protocole.

refused-request-json = La page et le serveur ne se comprennent pas. Recharge la page et réessaie.
refused-request-field = Le serveur ne peut pas accepter cette saisie. Vérifie-la et réessaie.
refused-request-origin = Le serveur n’accepte rien depuis cette adresse. Ouvre le jeu à l’adresse du serveur.
refused-request-path = Le serveur n’a rien à cette adresse.
refused-request-id_reused = Le serveur a pris cela pour une demande précédente. Recharge la page et réessaie.
refused-request-too_large = C’est trop volumineux pour le serveur.
refused-request-too_many = C’était trop à la fois. Réessaie dans un instant.
refused-player-unknown = La session est fermée sur cet appareil. Saisis ton nom ou connecte-toi, puis réessaie.
refused-player-password = Le nom et le mot de passe ne correspondent pas.
refused-player-name = Ce nom n’est pas disponible : il appartient à quelqu’un ou ressemble trop à un autre. Choisis-en un autre.
refused-player-recovery = Le nom et le code de récupération ne vont pas ensemble, ou le code a déjà servi.
refused-player-unclaimed = Il faut pour cela un nom avec mot de passe. Protège d’abord ton nom.
refused-table-not_yours = Tu ne peux pas faire cela à cette table.
refused-table-unknown = Cette table n’existe pas. Elle a peut-être attendu des joueurs trop longtemps.
refused-table-full = Toutes les places sont prises, ou la partie a déjà commencé.
refused-table-over = Cette partie est terminée.
refused-table-not_over = La partie n’est pas encore terminée.
refused-table-too_few = Il faut plus de joueurs.
refused-table-clock = À cette table, le temps est limité : quand il est écoulé, l’ordinateur décide.
refused-table-present = Cette personne est là, ou n’est pas absente depuis assez longtemps.
refused-question-stale = Trop tard : c’est déjà décidé.
refused-question-none = Trop tard : c’est déjà décidé.
refused-server-banned = L’exploitant de ce serveur a bloqué ton accès ou celui de ton réseau.
refused-server-busy = Le serveur est très occupé. Réessaie dans un instant.
refused-server-stopping = Le serveur redémarre. Réessaie dans un instant.
