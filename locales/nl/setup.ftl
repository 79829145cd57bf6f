# Een spel voorbereiden.

setup-start = Beginnen
setup-players = Spelers
setup-player-name = Naam van speler { $number }
setup-player-default = Speler { $number }
setup-add-player = Speler toevoegen
setup-remove-player = { $name } verwijderen
setup-bot-level = Niveau van { $name }
setup-bots = Tegenstanders
setup-level = Niveau
setup-table = Tafel
setup-table-open = Open tafel
setup-table-open-about = Iedereen mag bij elke beurt meekijken.
setup-variants = Varianten
setup-deck = Kaartenset
setup-deck-classic = Klassiek

## Startwoorden

seed = Startwoord
seed-enter = Typ een startwoord
seed-about = Een startwoord is een willekeurig woord of een zin. Hetzelfde startwoord geeft iedereen overal dezelfde kaarten.
seed-random = Willekeurig trekken
## Mensen, en wat er mis is

setup-person = Mens
setup-no-person = Er moet ten minste één mens meespelen.
setup-same-name = Twee spelers hebben dezelfde naam.
setup-too-many = Op één scherm kunnen er hoogstens { $most } spelen.
setup-too-few = Er zijn minstens { $least } spelers nodig.

## De kaarten van een dag

today-to-come = Deze dag is nog niet aangebroken.
today-counting = Dit zijn de kaarten van de dag. Speel eerst je eigen spel van de dag; daarna kun je er elk ander spel mee spelen.
