# Réglages et clavier.

settings-title = Réglages
settings-language = Langue
settings-language-browser = Comme le navigateur
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Mouvement
settings-speed-off = Aucun
settings-speed-slow = Lent
settings-speed-normal = Moyen
settings-speed-fast = Rapide
settings-confirm = Demander avant la fin du coup
settings-confirm-about = Une question de plus, aucun coup par mégarde.
settings-sound = Son
settings-sound-about = Un petit toc quand une carte est posée.
settings-names = Montrer le nom des places
settings-names-about = Lettres et chiffres au bord, comme dans les parties écrites.
settings-name = Ton nom
settings-data = Tes données
settings-data-about = Tout reste dans ce navigateur et nulle part ailleurs.
settings-data-delete = Tout supprimer
settings-data-delete-ask = Supprimer toutes les parties, jeux de cartes et réglages de cet appareil ? Tout sera perdu.
settings-reset = Rétablir les réglages

## Le clavier

keys-title = Clavier
keys-about = Tout se joue aussi sans souris.
keys-turn = Tourner la carte à droite
keys-turn-back = Tourner la carte à gauche
keys-cells = Choisir une place pour la carte, ou une zone
keys-lay = Y poser la carte, y placer ou y déplacer l’ouvrier
keys-shift = Poser ailleurs la carte posée
keys-place = Placer un ouvrier : en haut à gauche, en haut à droite, en bas à gauche, en bas à droite
keys-worker = Prendre l’ouvrier suivant, pour le déplacer
keys-worker-back = Prendre l’ouvrier précédent
keys-no-worker = Aucun ouvrier
keys-lift = Reprendre la carte
keys-close = Lâcher, ou revenir d’un pas
keys-undo = Annuler
keys-redo = Rétablir
keys-end = Finir le coup
keys-hint = Conseil
keys-help = Cette aide
keys-replay = Revoir : en arrière, en avant
keys-replay-play = Revoir : lecture et arrêt

keyname-enter = Entrée
keyname-escape = Échap
keyname-space = Espace
keyname-backspace = Retour arrière
keyname-shift = Maj
keyname-control = Ctrl

## Hints

settings-hints-off = Jamais
settings-hints-solo = En solo
settings-hints-always = Toujours
