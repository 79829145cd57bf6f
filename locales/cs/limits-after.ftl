# Po hře Limits: výsledek, přehrání, sdílení, rozdání dne, rozbor, statistika.

## Výsledek

limits-result-you-win = Vyhráváš s výsledkem { $points }.
limits-result-wins = { $name } vyhrává s výsledkem { $points }.
limits-result-you-rank = Končíš na { $rank }. místě z { $players } s výsledkem { $points }.
limits-rank = { $rank }. místo z { $players }
limits-result-again = Znovu, nové karty
limits-result-same = Znovu stejné karty
limits-result-taken-back = Vráceno poté, co bylo vidět víc: { $questions }. Tato hra se do statistiky nepočítá.
limits-result-players = Jak body vznikly
limits-part-right = { $count ->
    [one] { $count } oprávněné podezření
    [few] { $count } oprávněná podezření
   *[other] { $count } oprávněných podezření
}
limits-part-cleared = { $count ->
    [one] { $count }× neprávem v podezření
    [few] { $count }× neprávem v podezření
   *[other] { $count }× neprávem v podezření
}
limits-part-exchanges = { $count ->
    [one] { $count } výměna
    [few] { $count } výměny
   *[other] { $count } výměn
}
limits-part-wrong = { $count ->
    [one] { $count } neoprávněné podezření: { $count } karta limitu
    [few] { $count } neoprávněná podezření: { $count } karty limitu
   *[other] { $count } neoprávněných podezření: { $count } karet limitu
}
limits-part-caught = { $count ->
    [one] { $count }× přes limit: { $count } karta limitu
    [few] { $count }× přes limit: { $count } karty limitu
   *[other] { $count }× přes limit: { $count } karet limitu
}
limits-part-none = Žádný bod navíc ani ztracený
limits-result-rounds = Kolo po kole
limits-laid-allowed = vyloženo { $laid }, povoleno { $allowed }
limits-laid-no-limit = vyloženo { $laid }, bez limitu
limits-was-right = oprávněné
limits-was-wrong = neoprávněné

## Přehrání

limits-replay-dealt = Karty jsou rozdané.
limits-replay-hidden = Všichni skrývají kartu.
limits-replay-warning = Tato hra ještě neskončila. Přehrání ukáže všechny ruce i skryté karty.
limits-replay-anyway = Ukázat všechny karty
limits-replay-to-come = Příště k dobrání
limits-count = { $colour }: { $laid } z { $limit }
limits-count-no-limit = { $colour }: { $laid }, bez limitu
limits-hand-of = V ruce: { $cards }
limits-hand-empty = V ruce žádná karta
limits-hidden-of = Skrytá: { $card }

## Sdílení a výzvy

limits-share-text = { $points } v Limits. Tady je hra:
limits-share-warning = Odkaz i soubor obsahují celé rozdání včetně skrytých karet. Kdo se podívá, ví, co přijde.
limits-shared-running = Rozehraná hra, kolo { $round } z { $rounds }
limits-shared-play = Zahrát si stejné karty
limits-challenge-text = { $points } v Limits. Dokážeš se stejnými kartami víc?
limits-challenge-about = Dostane stejné karty na tvém místě, hraje proti počítači a má tvůj výsledek k překonání. Tvoji hru uvidí, až dohraje.
limits-challenge-from = { $name } tě vyzývá: překonej { $points }.
limits-challenge-hidden = Hru hráče { $name } uvidíš, jakmile dohraješ.
limits-challenge-seat = Místo { $seat } z { $players }, proti počítači
limits-challenge-equal = Ty i { $name } máte stejný výsledek.
limits-challenge-yours = Tvoje hra

## Rozdání dne

limits-today-title = Limits: rozdání dne
limits-today-about = Toto rozdání dnes dostanou všichni, proti stejným třem soupeřům ({ $level }). Herní hromádku si musíš pamatovat. Počítá se tvá první dohraná hra.
limits-today-text = Limits, { $date }: { $points }, { $rank }. místo z { $players }, série { $days }

## Rozbor

limits-review-about = Silný počítačový soupeř s dokonalou pamětí projde každé tvé rozhodnutí. Ví jen to, co se dalo vědět na tvém místě.
limits-review-working = Kolo { $round } z { $rounds }…
limits-review-final-about = Počítá se ve výhrách: 1 za výhru, její část za sdílenou.
limits-review-par-about = Část výhry, kterou mají stejně silní hráči.
limits-review-skill-about = Šance na výhru, které tvá rozhodnutí promarnila, dohromady. Ostatní je často vracejí, a tak to může být víc než jedna výhra.
limits-review-luck-about = Co zbývá: karty a to, co promarnili ostatní.
limits-review-costs = Co které kolo stálo na šancích vyhrát
limits-review-cost = Stálo { $percent } výhry
limits-review-free = Stejně dobré jako to nejlepší
limits-review-round = Kolo { $round }: stálo { $percent }
limits-review-worst = Tvé nejdražší kolo
limits-review-flawless = Ani jedno rozhodnutí nešlo udělat lépe.
limits-review-broken = S dokonalou pamětí: { $name } je přes limit s pravděpodobností { $percent }.
limits-review-needless = Zbytečné podezření
limits-review-missed = Promeškané podezření
limits-review-memory = Tvá paměť
limits-review-suspicions = Podezření
limits-review-all-needless = Zbytečná
limits-review-all-missed = Promeškaná
limits-review-memory-about = Zbytečné: s dokonalou pamětí by podezření nepadlo. Promeškané: limit byl téměř jistě překročený, a podezření nepadlo.
limits-review-look = Podívat se na stůl
limits-percent = { $number } %

## Historie

limits-history-against = Limits proti počítači
limits-history-suspicions = Tvá podezření v Limits
limits-history-right = Oprávněná
limits-history-made = Podezření
limits-history-cost = Kolik tě stojí jedno rozhodnutí v Limits
limits-history-cost-about = V průměru, v setinách výhry, ve hrách, které máš rozebrané.
