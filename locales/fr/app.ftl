# Noms, navigation, et ce qui revient sur plusieurs écrans.

## Le menu

menu = Menu
menu-home = Accueil
menu-learn = Apprendre
menu-rules = Règles
menu-decks = Paquets de cartes
menu-history = Historique
menu-settings = Réglages
menu-tables = Mes tables
menu-skip = Aller au contenu

## Accueil

home-solo = Jouer en solitaire
home-solo-about = Seize tours contre ton meilleur résultat.
home-today = Le tirage du jour
home-today-about = Une partie par jour, les mêmes cartes pour tous.
home-bots = Contre l’ordinateur
home-bots-about = Les mêmes cartes pour tous. Qui en tirera le plus ?
home-around = À plusieurs sur un écran
home-around-about = Vous vous passez l’appareil de main en main.
home-online = Jouer en ligne
home-online-about = Envoie un lien. Jouez tout de suite, ou un coup par jour.
home-all-games = Les { $games } parties en cours
home-continue = Continuer
home-continue-about = Tour { $round } sur 16, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-learn = Apprendre le jeu
home-learn-about = Sept courtes leçons, chacune sur un vrai paysage.
home-rules = Règles
home-rules-about = En une minute, ou dans le moindre détail.
home-limits-today = La donne du jour
home-limits-bots = Bluffe contre un à cinq adversaires. Eux aussi ont de la mémoire.
home-limits-around = De deux à six, vous vous passez l’appareil.
home-limits-learn = Quatre courtes leçons, chacune à une vraie table.
home-decks = Paquets de cartes
home-decks-about = Regarde les cartes, ou dessine les tiennes.
home-history = Historique
home-history-about = Tes parties et tes meilleurs résultats.

## À propos

about-game = À Limes, chacun reçoit la même carte à chaque tour et la pose dans son propre paysage. Fermiers, pêcheurs, bûcherons et gardiens rapportent ensuite les points.
about-limits = À Limits, chacun pose des cartes sur une même pile et en cache une qui relève une limite en secret. Si tu en poses trop, mieux vaut ne pas éveiller les soupçons.
about-unofficial = Ceci est un projet de fans. Il n’est ni réalisé, ni approuvé, ni autorisé par les auteurs ou les éditeurs des jeux.
about-author = Limes est de Martyn F et a été publié en 2014 par Abacusspiele ; Limits est d’Uwe Rosenberg et a été publié en 2001 par Amigo.
about-own = Tous les textes, dessins et cartes sont les nôtres. Les cartes imprimées ne sont pas comprises ; si les jeux te plaisent, soutiens-les en les achetant.
## Sur plusieurs écrans

common-close = Fermer
common-cancel = Annuler
common-delete = Supprimer
common-retry = Réessayer
common-labelled = { $label } : { $words }

## Installation, hors ligne, mises à jour

load-wait = Un instant, on mélange les cartes…
load-failed = Le jeu n’a pas pu être chargé. Il lui faut un navigateur récent ; recharger la page peut aider.
load-broken = Une erreur s’est produite, et c’est notre faute. Ta partie est enregistrée ; recharge la page pour continuer.
load-no-script = Ce jeu a besoin de JavaScript, qui est désactivé dans ton navigateur.
install = Installer
install-about = Mets Limes & Limits sur ton écran d’accueil. L’application marchera aussi sans réseau.
install-done = L’application est installée.
update-ready = Une nouvelle version est prête.
update-now = Recharger
update-later = Plus tard

## Choses et nombres

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-number = Carte { $card }
round-number = Tour { $round }
list-and = { $first } et { $last }

## Les mots du jeu

word-worker = ouvrier

landscape-field = champ
landscape-water = eau
landscape-forest = forêt
landscape-tower = roche avec une tour

profession-farmer = fermier
profession-fisherman = pêcheur
profession-woodcutter = bûcheron
profession-watchman = gardien

band-improvable = peut progresser
band-ok = satisfaisant
band-good = bon
band-very-good = très bon
band-excellent = excellent

variant-diagonal = pose en diagonale
variant-diagonal-about = Une carte peut ne toucher le paysage que par un coin.
variant-ferryman = le pêcheur devient passeur
variant-ferryman-about = Un pêcheur fait traverser son territoire d’eau aux ouvriers qui se déplacent.

level-beginner = Débutant
level-learner = Apprenti
level-regular = Habitué
level-skilled = Confirmé
level-expert = Maître
level-merciless = Impitoyable
player-deleted = joueur supprimé
