# Nastavení a klávesnice.

settings-title = Nastavení
settings-name = Tvoje jméno
settings-colour = Tvoje barva
settings-colour-red = Červená
settings-colour-black = Černá
settings-colour-blue = Modrá
settings-colour-purple = Fialová
settings-colour-green = Zelená
settings-colour-brown = Hnědá
settings-colour-pink = Růžová
settings-colour-olive = Olivová
settings-language = Jazyk
settings-language-browser = Podle prohlížeče
settings-theme = Vzhled
settings-theme-auto = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-speed = Animace
settings-speed-off = Vypnuté
settings-speed-slow = Pomalé
settings-speed-normal = Normální
settings-speed-fast = Rychlé
settings-pace = Tempo počítače
settings-pace-at-once = Ihned
settings-confirm = Ptát se před koncem tahu
settings-confirm-about = O otázku víc, ale žádný tah omylem.
settings-sound = Zvuk
settings-sound-about = Tiché klepnutí při položení karty.

## Klávesnice

keys-title = Klávesnice
keys-about = Všechno jde hrát i bez myši.
keys-turn = Otočit kartu doprava
keys-turn-back = Otočit kartu doleva
keys-cells = Vybrat místo pro kartu nebo zónu
keys-lay = Přiložit tam kartu, umístit nebo přesunout tam dělníka
keys-shift = Položit kartu jinam
keys-place = Umístit dělníka: vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole
keys-worker = Vzít dalšího dělníka k přesunu
keys-worker-back = Vzít předchozího dělníka
keys-no-worker = Bez dělníka
keys-lift = Vzít kartu zpět
keys-close = Pustit, nebo o krok zpět
keys-undo = Vrátit zpět
keys-redo = Znovu provést
keys-end = Ukončit tah
keys-hint = Rada
keys-help = Tato nápověda

keyname-enter = Enter
keyname-escape = Esc
keyname-space = Mezerník
keyname-backspace = Backspace
keyname-shift = Shift
keyname-control = Ctrl

## Rady

settings-hints = Rady
settings-hints-off = Nikdy
settings-hints-solo = V sólových hrách, v Limits proti počítači
settings-hints-always = Vždy
