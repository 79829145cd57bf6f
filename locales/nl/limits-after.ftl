# Na een spel Limits: uitslag, naspelen, delen, het spel van de dag, analyse, statistiek.

## De uitslag

limits-result-you-win = Je wint met { $points }.
limits-result-wins = { $name } wint met { $points }.
limits-result-you-rank = Je eindigt met { $points } op plaats { $rank } van { $players }.
limits-rank = Plaats { $rank } van { $players }
limits-result-again = Nog eens, nieuwe kaarten
limits-result-same = Zelfde kaarten opnieuw
limits-result-taken-back = Teruggenomen nadat er meer te zien was: { $questions }. Dit spel telt niet mee in je statistiek.
limits-result-players = Zo kwamen de punten tot stand
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
limits-result-rounds = Ronde voor ronde
limits-laid-allowed = { $laid } gelegd, { $allowed } toegestaan
limits-laid-no-limit = { $laid } gelegd, geen limiet
limits-was-right = klopte
limits-was-wrong = klopte niet

## Naspelen

limits-replay-dealt = De kaarten zijn gedeeld.
limits-replay-hidden = Iedereen legt een kaart verdekt.
limits-replay-warning = Dit spel is nog niet afgelopen. Bij het naspelen liggen alle handen en alle verdekte kaarten open.
limits-replay-anyway = Alle kaarten tonen
limits-replay-to-come = Hierna te trekken
limits-count = { $colour }: { $laid } van { $limit }
limits-count-no-limit = { $colour }: { $laid }, geen limiet
limits-hand-of = In de hand: { $cards }
limits-hand-empty = Geen kaart in de hand
limits-hidden-of = Verdekt: { $card }

## Delen en uitdagen

limits-share-text = { $points } in Limits. Hier is het spel:
limits-share-warning = Link en bestand bevatten alle kaarten, ook de verdekte. Wie erin kijkt, weet wat er komt.
limits-shared-running = Lopend spel, ronde { $round } van { $rounds }
limits-shared-play = Deze kaarten zelf spelen
limits-challenge-text = { $points } in Limits. Doe jij het beter met dezelfde kaarten?
limits-challenge-about = Die krijgt dezelfde kaarten op jouw plaats, speelt tegen de computer en moet jouw score verslaan. Jouw spel blijft verborgen tot die klaar is.
limits-challenge-from = { $name } daagt je uit: { $points } om te verslaan.
limits-challenge-hidden = Het spel van { $name } zie je zodra je klaar bent.
limits-challenge-seat = Plaats { $seat } van { $players }, tegen de computer
limits-challenge-equal = Jij en { $name } hebben evenveel punten.
limits-challenge-yours = Jouw spel

## Het spel van de dag

limits-today-title = Limits: de kaarten van de dag
limits-today-about = Iedereen krijgt vandaag deze kaarten, tegen dezelfde drie computerspelers ({ $level }). De speelstapel moet je onthouden. Je eerste uitgespeelde spel telt.
limits-today-text = Limits, { $date }: { $points }, plaats { $rank } van { $players }, reeks { $days }

## Analyse

limits-review-about = Een sterke computerspeler met een perfect geheugen bekijkt elke beslissing van jou. Hij weet alleen wat jij kon weten.
limits-review-working = Ronde { $round } van { $rounds }…
limits-review-final-about = Geteld in overwinningen: 1 voor een overwinning, een deel daarvan voor een gedeelde.
limits-review-par-about = Het deel van een overwinning dat gelijkwaardige spelers hebben.
limits-review-skill-about = De winstkansen die je beslissingen weggaven, opgeteld. Anderen geven vaak iets terug, dus het kan meer dan één overwinning zijn.
limits-review-luck-about = Wat overblijft: de kaarten, en wat de anderen weggaven.
limits-review-costs = Wat elke ronde aan winstkansen kostte
limits-review-cost = Kostte { $percent } van de overwinning
limits-review-free = Zo goed als het beste
limits-review-round = Ronde { $round }: kostte { $percent }
limits-review-worst = Je duurste ronde
limits-review-flawless = Geen enkele beslissing kon beter.
limits-review-broken = Met een perfect geheugen: de kans dat { $name } over de limiet zat, was { $percent }.
limits-review-needless = Een onnodige verdenking
limits-review-missed = Een gemiste verdenking
limits-review-memory = Je geheugen
limits-review-suspicions = Verdenkingen
limits-review-all-needless = Onnodig
limits-review-all-missed = Gemist
limits-review-memory-about = Onnodig: met een perfect geheugen had je niet verdacht. Gemist: de limiet was zo goed als zeker overschreden, en je verdacht niemand.
limits-review-look = De tafel bekijken
limits-percent = { $number }%

## Geschiedenis

limits-history-against = Limits tegen de computer
limits-history-suspicions = Je verdenkingen in Limits
limits-history-right = Klopte
limits-history-made = Verdenkingen
limits-history-cost = Wat een beslissing in Limits je kost
limits-history-cost-about = Gemiddeld, in honderdsten van de overwinning, in de spellen die je hebt laten analyseren.
