# Po posledním kole: výsledek, pořadí, přehrání, sdílení, historie.

result-wins = { $points ->
    [one] { $name } vyhrává se ziskem { $points } bodu.
    [few] { $name } vyhrává se ziskem { $points } bodů.
   *[other] { $name } vyhrává se ziskem { $points } bodů.
}
result-shared = O vítězství se dělí { $names }.
result-you-win = { $points ->
    [one] Vyhráváš se ziskem { $points } bodu.
    [few] Vyhráváš se ziskem { $points } bodů.
   *[other] Vyhráváš se ziskem { $points } bodů.
}
result-you-share = O vítězství se s tebou dělí { $names }.
result-tie-ahead = { $first } i { $second } mají { $points ->
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
result-tie-shared = O { $rank }. místo se dělí { $names }: stejné body, dělník po dělníkovi.
result-again = Znovu stejné karty
## Přehrání

replay-title = Přehrání
replay-none = Zatím není žádná hra k prohlédnutí.

## Sdílení, vývoz, dovoz

challenge = Vyzvat kamaráda
import-title = Otevřít hru
## Historie

history-solo = Sólo
history-with = Hráči: { $names }
history-abandon-ask = Smazat tuto hru? Ještě není dohraná.
