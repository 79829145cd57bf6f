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
