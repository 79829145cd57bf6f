# Ein Spiel vorbereiten.

setup-title-solo = Solospiel
setup-title-bots = Gegen den Computer
setup-title-around = An einem Gerät
setup-start = Los
setup-players = Spieler
setup-player-name = Name von Spieler { $number }
setup-player-default = Spieler { $number }
setup-you = Du
setup-add-player = Spieler dazu
setup-remove-player = { $name } entfernen
setup-bots = Computergegner
setup-bot-name = Computer { $number }
setup-bot-level = Stärke von { $name }
setup-add-bot = Gegner dazu
setup-level = Stärke
setup-table = Tisch
setup-table-curtain = Vorhang
setup-table-curtain-about = Niemand sieht den Zug der anderen, bevor er seinen eigenen beendet hat.
setup-table-open = Offen
setup-table-open-about = Alle dürfen bei jedem Zug zusehen.
setup-variants = Varianten
setup-variants-none = Ohne Varianten
setup-deck = Kartensatz
setup-deck-classic = Klassisch
setup-hints = Tipps erlauben
setup-hints-about = Der Computer darf nach dem besten Zug gefragt werden.

## Startwörter

seed = Startwort
seed-enter = Startwort eingeben
seed-about = Ein Startwort ist ein beliebiges Wort oder ein Satz. Dasselbe Startwort gibt allen dieselben Karten, überall.
seed-example = verregneter Sonntag
seed-random = Zufällig ziehen
seed-share = Startwort teilen
seed-of-game = Startwort: { $seed }

## People and what is wrong

setup-person = Mensch
setup-no-person = Mindestens ein Mensch spielt mit.
setup-same-name = Zwei Spieler haben denselben Namen.
setup-too-many = An einem Bildschirm können höchstens { $most } spielen.
