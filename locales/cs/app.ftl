# Jména, cesta aplikací a to, co se říká na mnoha obrazovkách.

## Nabídka

menu = Nabídka
menu-home = Úvod
menu-learn = Výuka
menu-rules = Pravidla
menu-decks = Sady karet
menu-history = Historie
menu-settings = Nastavení
menu-tables = Stoly
menu-skip = Přejít k obsahu

## Úvod

home-solo = Hrát sólo
home-solo-about = Šestnáct kol proti vlastnímu rekordu.
home-today = Karty dne
home-today-about = Jedna hra denně, stejné karty pro všechny.
home-bots = Proti počítači
home-bots-about = Stejné karty pro všechny. Kdo z nich vytěží víc?
home-around = Na jednom zařízení
home-around-about = Zařízení koluje z ruky do ruky.
home-online = Hrát s dalšími hráči
home-online-about = Pošli odkaz. Hrajte hned, nebo po jednom tahu denně.
home-all-games = Všechny rozehrané hry ({ $games })
home-continue = Pokračovat
home-continue-about = Kolo { $round } ze 16, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
home-learn = Naučit se hrát
home-learn-about = Sedm krátkých lekcí, každá na opravdové krajině.
home-rules = Pravidla
home-rules-about = Za minutu, nebo do posledního detailu.
home-limits-today = Karty dne
home-limits-bots = Blafuj proti až pěti soupeřům. I oni si karty pamatují.
home-limits-around = Dva až šest hráčů, zařízení koluje z ruky do ruky.
home-limits-learn = Čtyři krátké lekce, každá u opravdového stolu.
home-decks = Sady karet
home-decks-about = Prohlédni si karty, nebo nakresli vlastní.
home-history = Historie
home-history-about = Tvé hry a tvé nejlepší výsledky.

## O hře

about-game = Ve hře Limes dostanou všichni v každém kole stejnou kartu a přiloží ji do vlastní krajiny. Farmáři, rybáři, dřevorubci a strážní pak přinášejí body.
about-limits = Ve hře Limits vykládají všichni karty na jednu hromádku a jednu kartu skryjí, čímž tajně zvýší některý limit. Kdo jich vyloží příliš mnoho, může jen doufat, že ho nikdo nezačne podezřívat.
about-unofficial = Toto je projekt nadšenců. Autoři ani vydavatelé her jej nevytvořili, neschválili ani k němu neposkytli licenci.
about-author = Autorem hry Limes je Martyn F, v roce 2014 ji vydalo nakladatelství Abacusspiele; autorem hry Limits je Uwe Rosenberg, v roce 2001 ji vydalo nakladatelství Amigo.
about-own = Všechny texty, obrázky a karty jsou naše vlastní. Tištěné karty tu nejsou; pokud se ti hry líbí, podpoř je a pořiď si je.
## Na mnoha obrazovkách

common-close = Zavřít
common-cancel = Zrušit
common-delete = Smazat
common-retry = Zkusit znovu
common-labelled = { $label }: { $words }

## Instalace, bez sítě, nová verze

load-wait = Okamžik, karty se míchají…
load-failed = Hru se nepodařilo načíst. Potřebuje novější prohlížeč; možná pomůže načíst stránku znovu.
load-broken = Něco se pokazilo a je to naše chyba. Tvoje hra je uložená; načti stránku znovu a můžeš pokračovat.
load-no-script = Tato hra potřebuje JavaScript, který je ve tvém prohlížeči vypnutý.
install = Nainstalovat
install-about = Přidej si Limes & Limits na plochu. Pak půjde hrát i bez sítě.
install-done = Aplikace je nainstalovaná.
update-ready = Je tu nová verze.
update-now = Načíst znovu
update-later = Později

## Věci a čísla

points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
card-number = Karta { $card }
round-number = Kolo { $round }
list-and = { $first } a { $last }

## Slova hry

word-worker = dělník

landscape-field = pole
landscape-water = voda
landscape-forest = les
landscape-tower = skaliny s věží

profession-farmer = farmář
profession-fisherman = rybář
profession-woodcutter = dřevorubec
profession-watchman = strážný

band-improvable = příště by to chtělo zlepšit
band-ok = uspokojivý výsledek
band-good = dobrý výsledek
band-very-good = chvalitebný výsledek
band-excellent = výborný výsledek

variant-diagonal = přikládání karet úhlopříčně
variant-diagonal-about = Karta se může krajiny dotýkat i jen rohem.
variant-ferryman = rybář jako převozník
variant-ferryman-about = Rybář převáží přesouvané dělníky přes svou vodu.

level-beginner = Začátečník
level-learner = Učeň
level-regular = Pokročilý
level-skilled = Zkušený
level-expert = Mistr
level-merciless = Nemilosrdný
player-deleted = smazaný hráč
