# Préparer une partie.

setup-start = Commencer
setup-players = Joueurs
setup-player-name = Nom du joueur { $number }
setup-player-default = Joueur { $number }
setup-add-player = Ajouter un joueur
setup-remove-player = Retirer { $name }
setup-bot-level = Niveau : { $name }
setup-bots = Adversaires
setup-level = Niveau
setup-table = Table
setup-table-open = Ouverte
setup-table-open-about = Chacun peut regarder tous les coups.
setup-variants = Variantes
setup-deck = Paquet de cartes
setup-deck-classic = Classique

## Mots de départ

seed = Mot de départ
seed-enter = Saisir un mot
seed-about = Un mot de départ est un mot ou une phrase de ton choix. Le même mot de départ donne les mêmes cartes à tous, partout.
seed-random = Tirer au hasard
## Les joueurs, et ce qui ne va pas

setup-person = Humain
setup-no-person = Il faut au moins un joueur humain.
setup-same-name = Deux joueurs ont le même nom.
setup-too-many = On peut jouer à { $most } au plus sur un écran.
setup-too-few = Il faut au moins { $least } joueurs.

## Les cartes d’un jour

today-to-come = Ce jour n’est pas encore arrivé.
today-counting = Ce sont les cartes du jour. Joue d’abord ta propre partie du jour ; ensuite, elles seront libres pour toute autre partie.
