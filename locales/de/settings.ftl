# Einstellungen und Tastatur.

settings-title = Einstellungen
settings-name = Dein Name
settings-colour = Deine Farbe
settings-colour-red = Rot
settings-colour-black = Schwarz
settings-colour-blue = Blau
settings-colour-purple = Lila
settings-colour-green = Grün
settings-colour-brown = Braun
settings-colour-pink = Pink
settings-colour-olive = Oliv
settings-language = Sprache
settings-language-browser = Wie im Browser
settings-theme = Darstellung
settings-theme-auto = Wie auf dem Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Animation
settings-speed-off = Aus
settings-speed-slow = Langsam
settings-speed-normal = Mittel
settings-speed-fast = Schnell
settings-pace = Tempo des Computers
settings-pace-at-once = Sofort
settings-confirm = Vor dem Beenden eines Zugs nachfragen
settings-confirm-about = Eine Rückfrage mehr, dafür kein Zug aus Versehen.
settings-sound = Ton
settings-sound-about = Ein leises Klopfen, wenn eine Karte gelegt wird.

## Die Tastatur

keys-title = Tastatur
keys-about = Alles geht auch ohne Maus.
keys-turn = Karte nach rechts drehen
keys-turn-back = Karte nach links drehen
keys-cells = Platz für die Karte oder ein Feld wählen
keys-lay = Karte dort legen, Arbeiter dorthin setzen oder bewegen
keys-shift = Gelegte Karte woandershin legen
keys-place = Arbeiter setzen: oben links, oben rechts, unten links, unten rechts
keys-worker = Nächsten Arbeiter nehmen, um ihn zu bewegen
keys-worker-back = Vorigen Arbeiter nehmen
keys-no-worker = Kein Arbeiter
keys-lift = Karte zurücknehmen
keys-close = Loslassen oder einen Schritt zurück
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-end = Zug beenden
keys-hint = Tipp
keys-help = Diese Hilfe

keyname-enter = Eingabe
keyname-escape = Esc
keyname-space = Leertaste
keyname-backspace = Rücktaste
keyname-shift = Umschalt
keyname-control = Strg

## Tipps

settings-hints = Tipps
settings-hints-off = Nie
settings-hints-solo = In Solospielen, in Limits gegen den Computer
settings-hints-always = Immer
