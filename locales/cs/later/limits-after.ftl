# After a game of Limits: the texts that no screen of the first part of the program needs.

limits-result-again = Znovu, nové karty
limits-result-taken-back = Rozhodnutí vzatá zpět poté, co bylo vidět víc: { $questions }. Tato hra se do statistiky nepočítá.
limits-result-players = Jak body vznikly
limits-result-rounds = Kolo po kole
limits-replay-warning = Tato hra ještě neskončila. Přehrání ukáže všechny ruce i skryté karty.
limits-replay-anyway = Ukázat všechny karty
limits-replay-to-come = Další karty k dobrání
limits-hand-of = V ruce: { $cards }
limits-hand-empty = V ruce žádná karta
limits-hidden-of = Skrytá: { $card }
limits-shared-running = Rozehraná hra, kolo { $round } { $rounds ->
    [14] ze
   *[other] z
} { $rounds }
limits-shared-play = Zahrát si stejné karty
limits-challenge-from = { $name } tě vyzývá: překonej { $points }.
limits-challenge-hidden = Hru hráče { $name } uvidíš, jakmile dohraješ.
limits-challenge-seat = Místo { $seat } { $players ->
    [5] z
   *[other] ze
} { $players }, proti počítači
limits-challenge-equal = Ty i { $name } máte stejný výsledek.
limits-challenge-yours = Tvoje hra
limits-review-about = Silný počítačový soupeř s dokonalou pamětí projde každé tvé rozhodnutí. Ví jen to, co se dalo vědět na tvém místě.
limits-review-working = Kolo { $round } { $rounds ->
    [14] ze
   *[other] z
} { $rounds }…
limits-review-final-about = Počítá se ve výhrách: 1 za výhru, její část za sdílenou.
limits-review-par-about = Tvůj podíl na výhře, kdyby byli všichni stejně silní.
limits-review-skill-about = Šance na výhru, které tvá rozhodnutí promarnila, dohromady. Ostatní je často vracejí, a tak to může být víc než jedna výhra.
limits-review-luck-about = Co zbývá: karty a to, co promarnili ostatní.
limits-review-costs = Kolik šancí na výhru stálo které kolo
limits-review-cost = Stálo { $percent } výhry
limits-review-free = Stejně dobré jako to nejlepší
limits-review-round = Kolo { $round }: stálo { $percent }
limits-review-worst = Tvé nejdražší kolo
limits-review-flawless = Ani jedno rozhodnutí nešlo udělat lépe.
limits-review-broken = S dokonalou pamětí: { $name } je přes limit s pravděpodobností { $percent }.
limits-review-needless = Zbytečné podezření
limits-review-missed = Promeškané podezření
limits-review-memory = Tvá paměť
limits-review-suspicions = Podezření
limits-review-all-needless = Zbytečná
limits-review-all-missed = Promeškaná
limits-review-memory-about = Zbytečné: s dokonalou pamětí by podezření nepadlo. Promeškané: limit byl téměř jistě překročený, a podezření nepadlo.
limits-review-look = Podívat se na stůl
limits-history-against = Limits proti počítači
limits-history-suspicions = Tvá podezření v Limits
limits-history-right = Oprávněná
limits-history-made = Podezření
limits-history-cost = Kolik tě stojí jedno rozhodnutí v Limits
limits-history-cost-about = V průměru, v setinách výhry, ve hrách, které máš rozebrané.
limits-share-text = { $points } v Limits. Tady je hra:
limits-share-warning = Odkaz i soubor obsahují celé rozdání včetně skrytých karet. Kdo se podívá, ví, co přijde.
limits-challenge-text = { $points } v Limits. Dokážeš se stejnými kartami víc?
limits-challenge-about = Kamarád dostane stejné karty a tvoje místo, hraje proti počítači a má překonat tvůj výsledek. Tvoji hru uvidí, až dohraje.
limits-result-same = Znovu stejné karty
limits-today-title = Limits: karty dne
limits-today-about = Tyto karty dnes dostanou všichni, proti stejným třem soupeřům ({ $level }). Herní hromádku si musíš pamatovat. Počítá se první hra, kterou začneš: je bez rad, a když ji nedohraješ, o den přijdeš.
limits-today-text = Limits, { $date }: { $points }, { $rank }. místo { $players ->
    [5] z
   *[other] ze
} { $players }, série { $days }
