# After a game of Limes, and the history: the texts that no screen of the first part of the program needs.

result-best-more = { $points ->
    [one] Nový rekord: o { $points } bod víc než tvých dosavadních { $best }.
    [few] Nový rekord: o { $points } body víc než tvých dosavadních { $best }.
   *[other] Nový rekord: o { $points } bodů víc než tvých dosavadních { $best }.
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
result-again-new = Znovu, nové karty
result-replay = Přehrát
result-review = Rozbor
replay-before = Před první kartou
replay-beside = Srovnání
replay-beside-none = Bez srovnání
share-play = Zahrát si stejné karty
share-play-on = Hrát dál
challenge-title = Výzva
challenge-from = { $points ->
    [one] { $name } tě vyzývá: překonej { $points } bod.
    [few] { $name } tě vyzývá: překonej { $points } body.
   *[other] { $name } tě vyzývá: překonej { $points } bodů.
}
challenge-play = Zahrát si stejné karty
challenge-hidden = Krajinu hráče { $name } uvidíš, jakmile dohraješ.
challenge-own = To je tvoje vlastní výzva. Pošli ji kamarádovi.
challenge-compare = Porovnat s výzvou
challenge-won = { $points ->
    [one] Vyhráváš o { $points } bod.
    [few] Vyhráváš o { $points } body.
   *[other] Vyhráváš o { $points } bodů.
}
challenge-lost = { $points ->
    [one] { $name } vyhrává o { $points } bod.
    [few] { $name } vyhrává o { $points } body.
   *[other] { $name } vyhrává o { $points } bodů.
}
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
history-title = Historie
history-empty = Zatím žádná dokončená hra. Tady se objeví tvé výsledky.
history-all = Všechny hry
history-best = Nejlepší
history-average = Průměr
history-count = Hry
history-last = Poslední hry
history-bands = Četnost výsledků
history-graph = Tvé sólové výsledky v čase
history-people = { $game } s ostatními
history-level = Úroveň
history-won = Výhry
history-lead = Rozdíl
history-professions = Body podle povolání, v průměru
history-cost = Kolik tě stojí jeden tah
history-cost-about = V průměru, ve hrách, které máš rozebrané.
history-reviews = Rozbory
history-open = Prohlédnout
history-delete = Smazat tuto hru
history-delete-ask = Smazat z historie hru ze dne { $date }?
history-running = Rozehrané hry
history-clear = Smazat vše
history-clear-ask = { $games ->
    [one] Smazat jedinou hru v historii? Nelze to vrátit.
    [few] Smazat všechny { $games } hry v historii? Nelze to vrátit.
   *[other] Smazat všech { $games } her v historii? Nelze to vrátit.
}
history-export = Exportovat vše
result-taken-back = Kola hraná znovu po odhalení další karty: { $rounds }. Tato hra se nepočítá do rekordů.
replay-play = Přehrát
replay-pause = Pozastavit
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-last = Na konec
replay-timeline = Časová osa
replay-speed = Rychlost
replay-player = Hráč
replay-play-on = Hrát odsud dál
replay-play-on-about = S touto krajinou začne nová hra; stará zůstane, jak je.
share-title = Sdílení
share-link = Kopírovat odkaz
share-link-about = Celá hra je v adrese. Kdo ji otevře, může si ji přehrát.
share-link-copied = Odkaz zkopírován.
share-address = Adresa hry
share-whose = Krajina na obrázku
share-seed = Kopírovat slovo
share-seed-copied = Startovní slovo zkopírováno.
share-send = Poslat…
share-text = { $points ->
    [one] { $points } bod ve hře Limes. Tady je celá hra:
    [few] { $points } body ve hře Limes. Tady je celá hra:
   *[other] { $points } bodů ve hře Limes. Tady je celá hra:
}
challenge-about = Kamarád dostane stejné karty a má překonat tvůj výsledek. Tvoji krajinu uvidí, až dohraje.
challenge-text = { $points ->
    [one] { $points } bod ve hře Limes. Zvládneš se stejnými kartami víc?
    [few] { $points } body ve hře Limes. Zvládneš se stejnými kartami víc?
   *[other] { $points } bodů ve hře Limes. Zvládneš se stejnými kartami víc?
}
export-title = Export
export-record = Zápis (.{ $ending })
export-svg = Obrázek (SVG)
export-png = Obrázek (PNG)
about-title = O hře Limes
about-local = Když hraješ sólo nebo proti počítači, běží všechno na tvém zařízení: žádný účet, žádné sledování a po načtení není potřeba ani síť. Server je potřeba jen pro stoly s dalšími hráči.
about-licence = Svobodný software pod licencí MIT nebo Apache 2.0, podle vlastní volby.
common-save = Uložit
common-copy = Kopírovat
seed-of-game = Startovní slovo: { $seed }
result-title = Výsledek
result-solo = { $points ->
    [one] { $points } bod: { $band }
    [few] { $points } body: { $band }
   *[other] { $points } bodů: { $band }
}
today-title = Karty dne
today-about = Dnes dostanou všichni těchto šestnáct karet. Až dohraješ, uvidíš, co z nich vytěžil počítač a kolik v nich bylo. Počítá se první hra, kterou začneš: je bez rad, a když ji nedohraješ, o den přijdeš.
today-first = Počítá se první hra, kterou začneš. Další hry se stejnými kartami jsou trénink.
today-deleted = Hra, která se pro tento den počítala, byla smazána. Karty si ještě můžeš zahrát jako trénink.
today-delete-missed = Je to hra, která se ten den počítá: když ji smažeš, o den přijdeš.
today-practise = Hrát jako trénink
today-link = Hru v tomto odkazu uvidíš, jakmile dohraješ tu svou.
today-past = Tenhle den už skončil a hra s jeho kartami se už nepočítá. Karty si ještě můžeš zahrát jako trénink.
today-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
today-par = Norma je to, co z těchto karet vytěží počítač ({ $level }), když je vidí jednu po druhé jako ty.
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
common-copied = Zkopírováno
error-deck = Tuto sadu nejde otevřít: { $fault }
error-page = Na této adrese nic není.
