# Nastavení a klávesnice.

settings-title = Nastavení
settings-language = Jazyk
settings-language-browser = Podle prohlížeče
settings-theme = Barvy
settings-theme-auto = Podle zařízení
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-speed = Pohyb
settings-speed-off = Žádný
settings-speed-slow = Pomalý
settings-speed-normal = Střední
settings-speed-fast = Rychlý
settings-confirm = Ptát se před koncem tahu
settings-confirm-about = O otázku víc, žádný tah omylem.
settings-sound = Zvuk
settings-sound-about = Tiché klepnutí při položení karty.
settings-names = Ukázat názvy míst
settings-names-about = Písmena a čísla na okraji jako v zápisech.
settings-name = Tvé jméno
settings-data = Tvá data
settings-data-about = Všechno zůstává v tomto prohlížeči a nikde jinde.
settings-data-delete = Smazat všechno
settings-data-delete-ask = Smazat všechny hry, sady karet a nastavení v tomto zařízení? Nepůjdou vrátit.
settings-reset = Obnovit nastavení

## Klávesnice

keys-title = Klávesnice
keys-cells = Vybrat místo pro kartu nebo zónu
keys-turn = Otočit kartu doprava
keys-turn-back = Otočit kartu doleva
keys-lay = Přiložit kartu, vzít nebo postavit dělníka
keys-place = Umístit dělníka: vlevo nahoře, vpravo nahoře, vlevo dole, vpravo dole
keys-no-worker = Bez dělníka
keys-worker = Od dělníka k dělníkovi
keys-end = Ukončit tah
keys-undo = Vrátit
keys-hint = Rada
keys-score = Vysvětlit body
keys-to-come = Karty, které ještě přijdou
keys-others = Krajina dalšího hráče
keys-describe = Popsat krajinu
keys-replay = Přehrání: o krok zpět a dál
keys-replay-play = Přehrání: přehrát a zastavit
keys-help = Tato nápověda
keys-close = Zavřít nebo pustit

keyname-arrows = Šipky
keyname-enter = Enter
keyname-escape = Esc
keyname-space = Mezerník
keyname-backspace = Backspace
keyname-shift = Shift
keyname-tab = Tab

## Hints

settings-hints-off = Nikdy
settings-hints-solo = V sólo hrách
settings-hints-always = Vždy
