# Een spel voorbereiden.

setup-title-solo = Solospel
setup-title-bots = Tegen de computer
setup-title-around = Rond dit scherm
setup-start = Beginnen
setup-players = Spelers
setup-player-name = Naam van speler { $number }
setup-player-default = Speler { $number }
setup-you = Jij
setup-add-player = Speler erbij
setup-remove-player = { $name } verwijderen
setup-bots = Computerspelers
setup-bot-name = Computer { $number }
setup-bot-level = Niveau van { $name }
setup-add-bot = Computer erbij
setup-level = Niveau
setup-table = Tafel
setup-table-curtain = Gordijn
setup-table-curtain-about = Niemand ziet de beurt van een ander voordat zijn eigen beurt is beëindigd.
setup-table-open = Open tafel
setup-table-open-about = Iedereen mag bij elke beurt meekijken.
setup-variants = Varianten
setup-variants-none = Zonder varianten
setup-deck = Kaartenset
setup-deck-classic = Klassiek
setup-hints = Tips toestaan
setup-hints-about = Je mag de computer naar de beste beurt vragen.

## Startwoorden

seed = Startwoord
seed-enter = Typ een startwoord
seed-about = Een startwoord is een willekeurig woord of een zin. Hetzelfde startwoord geeft iedereen overal dezelfde kaarten.
seed-example = regenachtige zondag
seed-random = Willekeurig trekken
seed-share = Startwoord delen
seed-of-game = Startwoord: { $seed }

## People and what is wrong

setup-person = Mens
setup-no-person = Er speelt ten minste één mens mee.
setup-same-name = Twee spelers hebben dezelfde naam.
setup-too-many = Aan één scherm kunnen hoogstens { $most } spelen.
