# Préparer une partie.

setup-title-solo = Jeu en solitaire
setup-title-bots = Contre l’ordinateur
setup-title-around = Autour de cet écran
setup-start = Commencer
setup-players = Joueurs
setup-player-name = Nom du joueur { $number }
setup-player-default = Joueur { $number }
setup-you = Toi
setup-add-player = Ajouter un joueur
setup-remove-player = Retirer { $name }
setup-bots = Adversaires
setup-bot-name = Ordinateur { $number }
setup-bot-level = Niveau : { $name }
setup-add-bot = Ajouter un adversaire
setup-level = Niveau
setup-table = Table
setup-table-curtain = Rideau
setup-table-curtain-about = Personne ne voit le coup d’un autre avant d’avoir terminé le sien.
setup-table-open = Ouverte
setup-table-open-about = Chacun peut regarder tous les coups.
setup-variants = Variantes
setup-variants-none = Sans variante
setup-deck = Jeu de cartes
setup-deck-classic = Classique
setup-hints = Autoriser les conseils
setup-hints-about = On peut demander le meilleur coup à l’ordinateur.

## Mots de départ

seed = Mot de départ
seed-enter = Saisir un mot
seed-about = Un mot de départ est un mot ou une phrase de ton choix. Le même mot de départ donne les mêmes cartes à tous, partout.
seed-example = dimanche pluvieux
seed-random = Tirer au hasard
seed-share = Partager le mot
seed-of-game = Mot de départ : { $seed }

## People and what is wrong

setup-person = Humain
setup-no-person = Il faut au moins un joueur humain.
setup-same-name = Deux joueurs ont le même nom.
setup-too-many = On peut jouer à { $most } au plus sur un écran.
