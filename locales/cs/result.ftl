# Po posledním kole: výsledek, pořadí, přehrání, sdílení, historie.

result-title = Výsledek
result-solo = { $points ->
    [one] { $points } bod: { $band }
    [few] { $points } body: { $band }
   *[other] { $points } bodů: { $band }
}
result-best-more = { $points ->
    [one] Nový rekord: o { $points } bod víc než tvých dosavadních { $best }.
    [few] Nový rekord: o { $points } body víc než tvých dosavadních { $best }.
   *[other] Nový rekord: o { $points } bodů víc než tvých dosavadních { $best }.
}
result-best-equal = Vyrovnáváš svůj rekord: { $best }.
result-best-less = { $points ->
    [one] Tvůj rekord: { $best }. Chybí ti { $points } bod.
    [few] Tvůj rekord: { $best }. Chybí ti { $points } body.
   *[other] Tvůj rekord: { $best }. Chybí ti { $points } bodů.
}
result-professions = Body podle povolání
result-total = Celkem
result-rank = { $rank }. místo
result-wins = { $points ->
    [one] { $name } vyhrává se ziskem { $points } bodu.
    [few] { $name } vyhrává se ziskem { $points } bodů.
   *[other] { $name } vyhrává se ziskem { $points } bodů.
}
result-shared = O vítězství se dělí { $names }.
result-you-win = { $points ->
    [one] Vyhráváš se ziskem { $points } bodu.
    [few] Vyhráváš se ziskem { $points } bodů.
   *[other] Vyhráváš se ziskem { $points } bodů.
}
result-you-share = O vítězství se dělíš s: { $names }.
result-tie-ahead = { $first } i { $second } mají { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }. Rozhodl { $nth ->
        [1] nejlepší dělník
        [2] druhý nejlepší dělník
        [3] třetí nejlepší dělník
        [4] čtvrtý nejlepší dělník
        [5] pátý nejlepší dělník
        [6] šestý nejlepší dělník
       *[other] sedmý nejlepší dělník
    }: { $first } { $more }, { $second } { $less }.
result-tie-shared = O { $rank }. místo se dělí { $names }: stejné body, dělník po dělníkovi.
result-again = Znovu stejné karty
result-new = Nová hra
result-replay = Přehrát
result-review = Rozbor

## Karty dne

today-title = Karty dne
today-about = Dnes dostanou všichni těchto šestnáct karet. Až dohraješ, uvidíš, co z nich vytěžil počítač a kolik v nich bylo. Počítá se tvá první dohraná hra.
today-first = Počítá se tvá první dohraná hra. Další hry se stejnými kartami jsou trénink.
today-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
today-par = Norma je to, co z těchto karet vytěží počítač ({ $level }), když je vidí jednu po druhé jako ty.
today-you = Ty
today-best = Nejlepší nalezená hra
today-share = Sdílet výsledek
today-text = { $points ->
    [one] Limes, { $date }: { $points } bod, série { $days }
    [few] Limes, { $date }: { $points } body, série { $days }
   *[other] Limes, { $date }: { $points } bodů, série { $days }
}
today-text-par = { $points ->
    [one] Limes, { $date }: { $points } bod (norma { $par }), série { $days }
    [few] Limes, { $date }: { $points } body (norma { $par }), série { $days }
   *[other] Limes, { $date }: { $points } bodů (norma { $par }), série { $days }
}

## Přehrání

replay-title = Přehrání
replay-play = Přehrát
replay-pause = Pozastavit
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-last = Na konec
replay-timeline = Časová osa
replay-before = Před první kartou
replay-speed = Rychlost
replay-player = Hráč
replay-beside = Vedle
replay-beside-none = Nikdo
replay-play-on = Hrát odsud dál
replay-play-on-about = S touto krajinou začne nová hra; stará zůstane, jak je.
replay-none = Zatím není žádná hra k prohlédnutí.

## Sdílení, vývoz, dovoz

share-title = Sdílení
share-link = Kopírovat odkaz
share-link-about = Celá hra je v adrese. Kdo ji otevře, může si ji přehrát.
share-link-copied = Odkaz zkopírován.
share-address = Adresa hry
share-play = Zahrát si stejné karty
share-play-on = Hrát dál
share-whose = Krajina na obrázku
share-seed = Kopírovat slovo
share-seed-copied = Startovní slovo zkopírováno.
share-send = Poslat…
share-text = { $points ->
    [one] { $points } bod ve hře Limes. Tady je celá hra:
    [few] { $points } body ve hře Limes. Tady je celá hra:
   *[other] { $points } bodů ve hře Limes. Tady je celá hra:
}
challenge = Vyzvat kamaráda
challenge-about = Dostane stejné karty a tvůj výsledek k překonání. Tvoji krajinu uvidí, až dohraje.
challenge-text = { $points ->
    [one] { $points } bod ve hře Limes. Zvládneš se stejnými kartami víc?
    [few] { $points } body ve hře Limes. Zvládneš se stejnými kartami víc?
   *[other] { $points } bodů ve hře Limes. Zvládneš se stejnými kartami víc?
}
challenge-title = Výzva
challenge-from = { $points ->
    [one] { $name } tě vyzývá: překonej { $points } bod.
    [few] { $name } tě vyzývá: překonej { $points } body.
   *[other] { $name } tě vyzývá: překonej { $points } bodů.
}
challenge-play = Zahrát si stejné karty
challenge-hidden = Krajinu hráče { $name } uvidíš, jakmile dohraješ.
challenge-own = To je tvoje vlastní výzva. Pošli ji kamarádovi.
challenge-compare = Porovnat s výzvou
challenge-won = { $points ->
    [one] Vyhráváš o { $points } bod.
    [few] Vyhráváš o { $points } body.
   *[other] Vyhráváš o { $points } bodů.
}
challenge-lost = { $points ->
    [one] { $name } vyhrává o { $points } bod.
    [few] { $name } vyhrává o { $points } body.
   *[other] { $name } vyhrává o { $points } bodů.
}
export-title = Export
export-record = Zápis (.{ $ending })
export-svg = Obrázek (SVG)
export-png = Obrázek (PNG)
import-title = Otevřít hru
import-file = Vybrat soubor
import-drop = Nebo sem přetáhni soubor .limes nebo .limits.
import-paste = Nebo vlož zápis či odkaz
import-open = Otevřít
import-over = Dokončená hra
import-running = Rozehraná hra, kolo { $round } ze 16
import-history = { $games ->
    [one] Do historie přibyla { $games } hra.
    [few] Do historie přibyly { $games } hry.
    [many] Do historie přibylo { $games } hry.
   *[other] Do historie přibylo { $games } her.
}

## Historie

history-title = Historie
history-empty = Zatím žádná dokončená hra. Tady se objeví tvé výsledky.
history-all = Všechny hry
history-best = Nejlepší
history-average = Průměr
history-count = Hry
history-last = Poslední hry
history-bands = Četnost výsledků
history-graph = Tvé sólové výsledky v čase
history-level = Úroveň
history-won = Výhry
history-lead = Rozdíl
history-professions = Body podle povolání, v průměru
history-cost = Kolik tě stojí jeden tah
history-cost-about = V průměru, ve hrách, které máš rozebrané.
history-reviews = Rozbory
history-solo = Sólo
history-with = Hráči: { $names }
history-open = Prohlédnout
history-delete = Smazat tuto hru
history-delete-ask = Smazat z historie hru ze dne { $date }?
history-abandon-ask = Smazat tuto hru? Ještě není dohraná.
history-running = Rozehrané hry
history-clear = Smazat vše
history-clear-ask = { $games ->
    [one] Smazat jedinou hru v historii? Nelze to vrátit.
    [few] Smazat všechny { $games } hry v historii? Nelze to vrátit.
   *[other] Smazat všech { $games } her v historii? Nelze to vrátit.
}
history-export = Exportovat vše

result-taken-back = Kola hraná znovu po odhalení další karty: { $rounds }. Tato hra se nepočítá do rekordů.
