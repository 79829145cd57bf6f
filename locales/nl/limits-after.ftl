# Na een spel Limits: uitslag, naspelen, delen, het spel van de dag, analyse, statistiek.

## De uitslag

limits-result-you-win = Je wint met { $points }.
limits-result-wins = { $name } wint met { $points }.
limits-result-you-rank = Je eindigt met { $points } op plaats { $rank } van { $players }.
limits-rank = Plaats { $rank } van { $players }
limits-part-right = { $count ->
    [one] { $count } verdenking klopte
   *[other] { $count } verdenkingen klopten
}
limits-part-cleared = { $count ->
    [one] { $count } keer ten onrechte verdacht
   *[other] { $count } keer ten onrechte verdacht
}
limits-part-exchanges = { $count ->
    [one] { $count } keer vier geruild
   *[other] { $count } keer vier geruild
}
limits-part-wrong = { $count ->
    [one] { $count } verdenking klopte niet: { $count } limietkaart
   *[other] { $count } verdenkingen klopten niet: { $count } limietkaarten
}
limits-part-caught = { $count ->
    [one] { $count } keer betrapt: { $count } limietkaart
   *[other] { $count } keer betrapt: { $count } limietkaarten
}
limits-part-none = Geen punt gewonnen en geen verloren
limits-laid-allowed = { $laid } gelegd, { $allowed } toegestaan
limits-laid-no-limit = { $laid } gelegd, geen limiet
limits-was-right = klopte
limits-was-wrong = klopte niet

## Naspelen

limits-replay-dealt = De kaarten zijn gedeeld.
limits-replay-hidden = Iedereen legt een kaart verdekt neer.
limits-count = { $colour }: { $laid } van { $limit }
limits-count-no-limit = { $colour }: { $laid }, geen limiet
## Analyse

limits-percent = { $number }%
