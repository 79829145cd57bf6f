# Instellingen en toetsenbord.

settings-title = Instellingen
settings-name = Je naam
settings-colour = Je kleur
settings-colour-red = Rood
settings-colour-black = Zwart
settings-colour-blue = Blauw
settings-colour-purple = Paars
settings-colour-green = Groen
settings-colour-brown = Bruin
settings-colour-pink = Roze
settings-colour-olive = Olijfgroen
settings-language = Taal
settings-language-browser = Zoals in de browser
settings-theme = Weergave
settings-theme-auto = Zoals op het toestel
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animatie
settings-speed-off = Uit
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-pace = Tempo van de computer
settings-pace-at-once = Meteen
settings-confirm = Vragen voordat je beurt eindigt
settings-confirm-about = Eén vraag extra, maar geen beurt per ongeluk.
settings-sound = Geluid
settings-sound-about = Een zacht tikje als er een kaart wordt gelegd.

## Het toetsenbord

keys-title = Toetsenbord
keys-about = Alles kan ook zonder muis.
keys-turn = Kaart rechtsom draaien
keys-turn-back = Kaart linksom draaien
keys-cells = Een plek voor de kaart of een veld kiezen
keys-lay = Kaart daar leggen, arbeider daar plaatsen of daarheen bewegen
keys-shift = Gelegde kaart ergens anders leggen
keys-place = Arbeider plaatsen: linksboven, rechtsboven, linksonder, rechtsonder
keys-worker = Volgende arbeider pakken om hem te bewegen
keys-worker-back = Vorige arbeider pakken
keys-no-worker = Geen arbeider
keys-lift = Kaart terugnemen
keys-close = Loslaten of een stap terug
keys-undo = Ongedaan maken
keys-redo = Opnieuw uitvoeren
keys-end = Beurt beëindigen
keys-hint = Tip
keys-help = Deze hulp

keyname-enter = Enter
keyname-escape = Esc
keyname-space = Spatie
keyname-backspace = Backspace
keyname-shift = Shift
keyname-control = Ctrl

## Tips

settings-hints = Tips
settings-hints-off = Nooit
settings-hints-solo = In solospellen, bij Limits tegen de computer
settings-hints-always = Altijd
