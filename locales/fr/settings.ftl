# Réglages et clavier.

settings-title = Réglages
settings-name = Ton nom
settings-colour = Ta couleur
settings-colour-red = Rouge
settings-colour-black = Noir
settings-colour-blue = Bleu
settings-colour-purple = Violet
settings-colour-green = Vert
settings-colour-brown = Marron
settings-colour-pink = Rose
settings-colour-olive = Olive
settings-language = Langue
settings-language-browser = Comme le navigateur
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-slow = Lentes
settings-speed-normal = Normales
settings-speed-fast = Rapides
settings-pace = Rythme de l’ordinateur
settings-pace-at-once = Immédiat
settings-confirm = Demander avant de valider un coup
settings-confirm-about = Une question de plus, aucun coup par mégarde.
settings-sound = Son
settings-sound-about = Un petit toc quand une carte est posée.

## Le clavier

keys-title = Clavier
keys-about = Tout se joue aussi sans souris.
keys-turn = Faire pivoter la carte vers la droite
keys-turn-back = Faire pivoter la carte vers la gauche
keys-cells = Choisir un emplacement pour la carte, ou une zone
keys-lay = Y poser la carte, y placer ou y déplacer l’ouvrier
keys-shift = Déplacer la carte posée
keys-place = Placer un ouvrier : en haut à gauche, en haut à droite, en bas à gauche, en bas à droite
keys-worker = Prendre l’ouvrier suivant, pour le déplacer
keys-worker-back = Prendre l’ouvrier précédent
keys-no-worker = Aucun ouvrier
keys-lift = Reprendre la carte
keys-close = Lâcher, ou revenir d’un pas
keys-undo = Annuler
keys-redo = Rétablir
keys-end = Valider le coup
keys-hint = Conseil
keys-help = Cette aide

keyname-enter = Entrée
keyname-escape = Échap
keyname-space = Espace
keyname-backspace = Retour arrière
keyname-shift = Maj
keyname-control = Ctrl

## Conseils

settings-hints = Conseils
settings-hints-off = Jamais
settings-hints-solo = En solitaire ; à Limits contre l’ordinateur
settings-hints-always = Toujours
