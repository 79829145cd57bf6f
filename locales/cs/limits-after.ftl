# Po hře Limits: výsledek, přehrání, sdílení, rozdání dne, rozbor, statistika.

## Výsledek

limits-result-you-win = Vyhráváš s výsledkem { $points }.
limits-result-wins = { $name } vyhrává s výsledkem { $points }.
limits-result-you-rank = Končíš na { $rank }. místě { $players ->
    [5] z
   *[other] ze
} { $players } s výsledkem { $points }.
limits-rank = { $rank }. místo { $players ->
    [5] z
   *[other] ze
} { $players }
limits-part-right = { $count ->
    [one] { $count } oprávněné podezření
    [few] { $count } oprávněná podezření
   *[other] { $count } oprávněných podezření
}
limits-part-cleared = { $count ->
    [one] { $count }× neprávem v podezření
    [few] { $count }× neprávem v podezření
   *[other] { $count }× neprávem v podezření
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
limits-part-none = Žádný bod získaný ani ztracený
limits-laid-allowed = vyloženo { $laid }, povoleno { $allowed }
limits-laid-no-limit = vyloženo { $laid }, bez limitu
limits-was-right = oprávněné
limits-was-wrong = neoprávněné

## Přehrání

limits-replay-dealt = Karty jsou rozdané.
limits-replay-hidden = Všichni skrývají kartu.
limits-count = { $colour }: { $laid }, povoleno { $limit }
limits-count-no-limit = { $colour }: { $laid }, bez limitu
## Rozbor

limits-percent = { $number } %
