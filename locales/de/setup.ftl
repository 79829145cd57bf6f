# Ein Spiel vorbereiten.

setup-start = Los
setup-players = Spieler
setup-player-name = Name von Spieler { $number }
setup-player-default = Spieler { $number }
setup-add-player = Spieler hinzufügen
setup-remove-player = { $name } entfernen
setup-bot-level = Stärke von { $name }
setup-bots = Gegner
setup-level = Spielstärke
setup-table = Tisch
setup-table-open = Offen
setup-table-open-about = Alle dürfen bei jedem Zug zusehen.
setup-variants = Varianten
setup-deck = Kartensatz
setup-deck-classic = Klassisch

## Startwörter

seed = Startwort
seed-enter = Startwort eingeben
seed-about = Ein Startwort ist ein beliebiges Wort oder ein Satz. Dasselbe Startwort gibt allen dieselben Karten, überall.
seed-random = Zufällig ziehen
## Menschen, und was nicht stimmt

setup-person = Mensch
setup-no-person = Mindestens ein Mensch muss mitspielen.
setup-same-name = Zwei Spieler haben denselben Namen.
setup-too-many = An einem Bildschirm können höchstens { $most } spielen.
setup-too-few = Es braucht mindestens { $least } Spieler.

## Die Karten eines Tages

today-to-come = Dieser Tag ist noch nicht da.
today-counting = Das sind die Karten des Tages. Spiel zuerst dein eigenes Spiel des Tages, danach sind sie für jedes andere Spiel frei.
