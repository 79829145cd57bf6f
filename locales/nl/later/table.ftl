# Aan de tafel van een server tijdens het spel.

table-hand-over = Mijn plaats aan de computer geven
table-left = De computer speelt voor je.
table-return = Weer plaatsnemen
table-call-start = Waarschuw me als het begint
table-call-granted-start = Je krijgt een melding als het spel begint.
table-call-granted = Je krijgt een melding als je aan de beurt bent.
table-call-denied = Meldingen van deze pagina zijn in je browser geblokkeerd.
table-call-unavailable = Deze browser kan je hier geen meldingen geven.
table-begun = Het spel is begonnen!
table-company = { $game } met { $names }
table-kept = Bewaard. Het wordt verstuurd zodra de verbinding terug is.
table-kept-sent = Bewaard. Misschien is het al aangekomen; zo niet, dan wordt het verstuurd zodra de verbinding terug is.
table-withdraw = Terugnemen
table-unknown-presence = onbekend zonder verbinding
table-unreachable = De server is nu niet bereikbaar. De tafel verschijnt zodra de verbinding terug is.
table-commitment = Controlegetal van de kaarten:
table-commitment-about = De kaarten liggen vast. Na het spel kun je ze hiermee controleren.
table-commitment-copy = Controlegetal kopiëren
table-commitment-copied = Controlegetal gekopieerd.
table-match = De kaarten kloppen met het controlegetal, dat dit toestel vóór de eerste kaart heeft gezien.
table-match-late = De kaarten kloppen met het controlegetal, maar dit toestel heeft het niet vóór de eerste kaart gezien.
table-differ = De kaarten kloppen niet met het controlegetal!
table-unreadable = Het verslag van dit spel kan niet worden nagespeeld.
table-without-you = Je kijkt toe: het spel is zonder jou begonnen.
table-logged-out = Je bent op dit toestel uitgelogd. Log in om verder te spelen.
table-time-decided = De tijd is om. De computer heeft voor je beslist.
table-time-several = Terwijl je weg was, is de tijd { $times } keer verstreken. De computer heeft voor je beslist.
table-time-laid = De tijd is om. De computer heeft voor jou kaart { $card } gelegd.
table-time-hid = De tijd is om. De computer heeft voor jou { $colour } verdekt neergelegd.
table-time-played = De tijd is om. De computer heeft voor jou { $colour } gelegd.
table-time-exchanged = De tijd is om. De computer heeft voor jou vier kaarten geruild.
table-time-suspected = De tijd is om. De computer heeft voor jou { $name } verdacht.
table-started-away = Het spel is begonnen, maar nog niet iedereen is er: { $names }.
table-away-more = { $more ->
    [one] nog { $more } ander
   *[other] nog { $more } anderen
}
table-away-perhaps = misschien nog anderen
table-substitute = De computer voor { $name } laten spelen tot { $name } terug is

## A table for very many

table-standings = Stand
table-all-standings = Alle spelers
table-in-the-lead = Aan kop: { $name }
table-moved = { $moved ->
    [one] { $moved } van de { $seats } is klaar.
   *[other] { $moved } van de { $seats } zijn klaar.
}
table-your-rank = { $points ->
    [one] Je staat op plaats { $rank } van { $players }, met { $points } punt.
   *[other] Je staat op plaats { $rank } van { $players }, met { $points } punten.
}
