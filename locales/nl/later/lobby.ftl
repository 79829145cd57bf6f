# Een tafel voor het spel: hoe er gespeeld wordt, wie er zit, en het formulier voor een nieuwe.

## Hoe er aan een tafel gespeeld wordt

option-clock-none = Zonder tijdslimiet
option-draw-known = De kaarten zijn bekend
option-deck = Kaartenset: { $deck }
option-turns-open = Open beurten
option-turns-hidden = Verborgen beurten
option-mode-memory = Uit het hoofd
online-clock-in-days = { $days ->
    [one] { $days } dag per beslissing
   *[other] { $days } dagen per beslissing
}

## Voor het spel

table-options = Zo wordt er aan deze tafel gespeeld
table-invites = { $name } nodigt je uit voor een potje { $game }.
table-what = Wat is { $game }?
table-draw-known = Dezelfde kaarten als de vorige keer: iedereen heeft ze al gezien.
table-draw-players = Alleen wie toen meespeelde, kan gaan zitten.
table-taken = { $taken } van { $seats }
table-others = { $others ->
    [one] en nog { $others } speler
   *[other] en nog { $others } spelers
}
table-search = Speler zoeken
table-bot = computer
table-begins-without = { $count ->
    [one] { $names } is er nu niet. Zodra je plaatsneemt, begint het spel.
   *[other] { $names } zijn er nu niet. Zodra je plaatsneemt, begint het spel.
}
table-start-ask = { $free ->
    [one] Er is nog één plaats vrij. Als het spel is begonnen, kan niemand meer plaatsnemen.
   *[other] Er zijn nog { $free } plaatsen vrij. Als het spel is begonnen, kan niemand meer plaatsnemen.
}
table-kick-ask = De plaats van { $name } vrijmaken?
table-kick-about = Die speler kan weer plaatsnemen, tenzij je dat verbiedt.
table-ban = Niet meer binnenlaten
table-kick-go = Plaats vrijmaken
table-banned = De gastheer laat je niet meer meedoen.
table-seat-changed = Op deze plaats zit inmiddels iemand anders.
table-freed = De gastheer heeft je plaats vrijgemaakt.
table-reserved = Gereserveerd voor { $name }
table-release = Plaats vrijgeven
table-release-for = Plaats vrijgeven die voor { $name } gereserveerd is
table-release-ask = De plaats vrijgeven die voor { $name } gereserveerd is?
table-release-about = Dan kan iedereen er gaan zitten.
table-all-reserved = { $count ->
    [one] De vrije plaats is gereserveerd voor { $names }. Je kunt meekijken.
   *[other] De vrije plaatsen zijn gereserveerd voor { $names }. Je kunt meekijken.
}
table-declined = De plaats van { $name } is nu vrij voor anderen.
table-more-players = { $more ->
    [one] nog { $more } speler
   *[other] nog { $more } spelers
}
table-invite-reserved = { $count ->
    [one] De vrije plaats is gereserveerd voor { $names }. Wie verder deze link opent, kan meekijken.
   *[other] De vrije plaatsen zijn gereserveerd voor { $names }. Wie verder deze link opent, kan meekijken.
}

## De lijst met open tafels

online-more = Meer tonen
online-nobody-here = afwezig
online-some-here = { $here } van { $people } aanwezig
online-with-bots = { $bots ->
    [one] met { $bots } computerspeler
   *[other] met { $bots } computerspelers
}
online-age-now = zojuist
online-age-minutes = { $minutes } min geleden
online-age-hours = { $hours } uur geleden
online-age-days = { $days ->
    [one] { $days } dag geleden
   *[other] { $days } dagen geleden
}
table-invite-here = Alleen deze computer kan deze link openen. Anderen kunnen meedoen als de server met ‘limes play --lan’ is gestart of een openbaar adres heeft.

## De beheerder van de server

operator-imprint = Colofon
operator-privacy = Privacybeleid

## Je eigen tafels

online-turn-at = { $tables ->
    [one] Aan { $tables } tafel is het jouw beurt
   *[other] Aan { $tables } tafels is het jouw beurt
}

online-finished = Afgelopen spellen
online-decline = Nee, bedankt
online-rematch = Nog een keer?
online-left-minutes = nog { $minutes } min
online-left-hours = nog { $hours } uur
online-left-days = { $days ->
    [one] nog { $days } dag
   *[other] nog { $days } dagen
}
