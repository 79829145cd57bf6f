# Instellingen en toetsenbord.

settings-title = Instellingen
settings-language = Taal
settings-language-browser = Zoals in de browser
settings-theme = Kleuren
settings-theme-auto = Zoals op het toestel
settings-theme-light = Licht
settings-theme-dark = Donker
settings-speed = Animatie
settings-speed-off = Uit
settings-speed-slow = Langzaam
settings-speed-normal = Normaal
settings-speed-fast = Snel
settings-confirm = Vragen voor het einde van je beurt
settings-confirm-about = Een vraag meer, geen beurt per ongeluk.
settings-sound = Geluid
settings-sound-about = Een zacht tikje als er een kaart wordt gelegd.
settings-names = Namen van de plekken tonen
settings-names-about = Letters en cijfers langs de rand, zoals in verslagen.
settings-name = Je naam
settings-data = Je gegevens
settings-data-about = Alles blijft in deze browser en nergens anders.
settings-data-delete = Alles verwijderen
settings-data-delete-ask = Alle spellen, kaartensets en instellingen van dit toestel verwijderen? Je krijgt ze niet terug.
settings-reset = Instellingen herstellen

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
keys-redo = Opnieuw
keys-end = Beurt beëindigen
keys-hint = Tip
keys-help = Deze hulp
keys-replay = Naspelen: stap terug en verder
keys-replay-play = Naspelen: afspelen en pauzeren

keyname-enter = Enter
keyname-escape = Esc
keyname-space = Spatie
keyname-backspace = Backspace
keyname-shift = Shift
keyname-control = Ctrl

## Hints

settings-hints-off = Nooit
settings-hints-solo = In solospellen
settings-hints-always = Altijd
