# Setting up a game.

setup-title-solo = Solo game
setup-title-bots = Against bots
setup-title-around = Around this screen
setup-start = Start
setup-players = Players
setup-player-name = Name of player { $number }
setup-player-default = Player { $number }
setup-you = You
setup-add-player = Add player
setup-remove-player = Remove { $name }
setup-bots = Bots
setup-bot-name = Bot { $number }
setup-bot-level = Level of { $name }
setup-add-bot = Add bot
setup-level = Level
setup-table = Table
setup-table-curtain = Curtain
setup-table-curtain-about = Nobody sees another’s turn of this round before ending their own.
setup-table-open = Open
setup-table-open-about = Everyone may watch every turn.
setup-variants = Variants
setup-variants-none = No variants
setup-deck = Deck
setup-deck-classic = Classic
setup-hints = Allow hints
setup-hints-about = The bots may be asked for the best turn.

## Seeds

seed = Seed
seed-enter = Type a seed
seed-about = A seed is any word or sentence. The same seed gives the same cards to everyone, everywhere.
seed-example = rainy sunday
seed-random = Draw at random
seed-share = Share the seed
seed-of-game = Seed: { $seed }

## People and what is wrong

setup-person = Person
setup-no-person = At least one person plays.
setup-same-name = Two players have the same name.
setup-too-many = At most { $most } can play at one screen.
