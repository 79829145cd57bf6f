# Setting up a game.

setup-start = Start
setup-players = Players
setup-player-name = Name of player { $number }
setup-player-default = Player { $number }
setup-add-player = Add player
setup-remove-player = Remove { $name }
setup-bot-level = Level of { $name }
setup-bots = Opponents
setup-level = Level
setup-table = Table
setup-table-open = Open
setup-table-open-about = Everyone may watch every turn.
setup-variants = Variants
setup-deck = Deck
setup-deck-classic = Classic

## Seeds

seed = Seed
seed-enter = Type a seed
seed-about = A seed is any word or sentence. The same seed gives the same cards to everyone, everywhere.
seed-random = Draw at random
## People and what is wrong

setup-person = Person
setup-no-person = At least one player must be a person.
setup-same-name = Two players have the same name.
setup-too-many = At most { $most } can play on one screen.
setup-too-few = At least { $least } players are needed.

## The cards of a day

today-to-come = This day has not come yet.
today-counting = These are the cards of the day. Play your own game of the day first; after that they are free for any other game.
