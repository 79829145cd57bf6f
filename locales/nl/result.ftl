# Na de laatste ronde: resultaat, stand, herhaling, delen, geschiedenis.

result-title = Het resultaat
result-solo = { $points ->
    [one] { $points } punt: { $band }
   *[other] { $points } punten: { $band }
}
result-best-more = { $points ->
    [one] Een nieuw record: { $points } punt meer dan je { $best } tot nu toe.
   *[other] Een nieuw record: { $points } punten meer dan je { $best } tot nu toe.
}
result-best-equal = Je record geëvenaard: { $best }.
result-best-less = { $points ->
    [one] Je record: { $best }. Je komt { $points } punt tekort.
   *[other] Je record: { $best }. Je komt { $points } punten tekort.
}
result-professions = Punten per beroep
result-total = Totaal
result-rank = Plaats { $rank }
result-wins = { $points ->
    [one] { $name } wint met { $points } punt.
   *[other] { $name } wint met { $points } punten.
}
result-shared = { $names } delen de overwinning.
result-you-win = { $points ->
    [one] Je wint met { $points } punt.
   *[other] Je wint met { $points } punten.
}
result-you-share = Je deelt de overwinning met { $names }.
result-tie-ahead = { $first } eindigt voor { $second }: allebei { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, maar { $nth ->
        [1] de beste arbeider
        [2] de op één na beste arbeider
        [3] de op twee na beste arbeider
        [4] de op drie na beste arbeider
        [5] de op vier na beste arbeider
        [6] de op vijf na beste arbeider
       *[other] de op zes na beste arbeider
    } van { $first } levert { $more } op, die van { $second } { $less }.
result-tie-shared = { $names } delen plaats { $rank }: evenveel punten, arbeider voor arbeider.
result-again = Zelfde kaarten opnieuw
result-new = Nieuw spel
result-replay = Naspelen
result-review = Analyse

## De kaarten van de dag

today-title = De kaarten van de dag
today-about = Iedereen krijgt vandaag deze zestien kaarten. Als je klaar bent, zie je wat de computer ervan maakt en hoeveel erin zat. Je eerste uitgespeelde spel telt.
today-first = Je eerste uitgespeelde spel telt. Dezelfde kaarten nog eens spelen is oefening.
today-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
today-par = De richtscore is wat de computer ({ $level }) van deze kaarten maakt als hij ze net als jij één voor één ziet.
today-you = Jij
today-best = Beste gevonden spel
today-share = Resultaat delen
today-text = { $points ->
    [one] Limes, { $date }: { $points } punt, reeks { $days }
   *[other] Limes, { $date }: { $points } punten, reeks { $days }
}
today-text-par = { $points ->
    [one] Limes, { $date }: { $points } punt (richtscore { $par }), reeks { $days }
   *[other] Limes, { $date }: { $points } punten (richtscore { $par }), reeks { $days }
}

## Naspelen

replay-title = Naspelen
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het einde
replay-timeline = Tijdlijn
replay-before = Voor de eerste kaart
replay-speed = Snelheid
replay-player = Speler
replay-beside = Ernaast
replay-beside-none = Niemand
replay-play-on = Vanaf hier verder spelen
replay-play-on-about = Met dit landschap begint een nieuw spel; het oude blijft zoals het is.
replay-none = Er is nog geen spel om te bekijken.

## Delen, exporteren, importeren

share-title = Delen
share-link = Link kopiëren
share-link-about = Het hele spel zit in het adres. Wie het opent, kan het naspelen.
share-link-copied = Link gekopieerd.
share-address = Adres van het spel
share-play = Deze kaarten zelf spelen
share-play-on = Verder spelen
share-whose = Landschap op de afbeelding
share-seed = Startwoord kopiëren
share-seed-copied = Startwoord gekopieerd.
share-send = Versturen…
share-text = { $points ->
    [one] { $points } punt bij Limes. Hier is het spel:
   *[other] { $points } punten bij Limes. Hier is het spel:
}
challenge = Daag een vriend uit
challenge-about = Die krijgt dezelfde kaarten en moet jouw score verslaan. Jouw landschap blijft verborgen tot die klaar is.
challenge-text = { $points ->
    [one] { $points } punt bij Limes. Kun jij meer met dezelfde kaarten?
   *[other] { $points } punten bij Limes. Kun jij meer met dezelfde kaarten?
}
challenge-title = Een uitdaging
challenge-from = { $points ->
    [one] { $name } daagt je uit: { $points } punt om te verslaan.
   *[other] { $name } daagt je uit: { $points } punten om te verslaan.
}
challenge-play = Speel dezelfde kaarten
challenge-hidden = Je ziet het landschap van { $name } zodra je klaar bent.
challenge-own = Dit is je eigen uitdaging. Stuur haar naar een vriend.
challenge-compare = Vergelijken met de uitdaging
challenge-won = { $points ->
    [one] Je wint met { $points } punt verschil.
   *[other] Je wint met { $points } punten verschil.
}
challenge-lost = { $points ->
    [one] { $name } wint met { $points } punt verschil.
   *[other] { $name } wint met { $points } punten verschil.
}
export-title = Exporteren
export-record = Verslag (.{ $ending })
export-svg = Afbeelding (SVG)
export-png = Afbeelding (PNG)
import-title = Spel openen
import-file = Bestand kiezen
import-drop = Of sleep een .limes- of .limits-bestand hierheen.
import-paste = Of plak een verslag of een link
import-open = Openen
import-over = Afgerond spel
import-running = Lopend spel, ronde { $round } van 16
import-history = { $games ->
    [one] { $games } spel aan je geschiedenis toegevoegd.
   *[other] { $games } spellen aan je geschiedenis toegevoegd.
}

## Geschiedenis

history-title = Geschiedenis
history-empty = Nog geen spel afgemaakt. Je resultaten verschijnen hier.
history-all = Alle spellen
history-best = Beste
history-average = Gemiddeld
history-count = Spellen
history-last = Laatste spellen
history-bands = Hoe vaak elk resultaat
history-graph = Je solospellen in de loop van de tijd
history-level = Niveau
history-won = Gewonnen
history-lead = Verschil
history-professions = Punten per beroep, gemiddeld
history-cost = Wat een beurt je kost
history-cost-about = Gemiddeld, in de spellen die je hebt laten analyseren.
history-reviews = Analyses
history-solo = Alleen
history-with = Met { $names }
history-open = Bekijken
history-delete = Dit spel verwijderen
history-delete-ask = Het spel van { $date } uit je geschiedenis verwijderen?
history-abandon-ask = Dit spel verwijderen? Het is nog niet afgelopen.
history-running = Lopende spellen
history-clear = Alles verwijderen
history-clear-ask = { $games ->
    [one] Het enige spel uit je geschiedenis verwijderen? Je krijgt het niet terug.
   *[other] Alle { $games } spellen uit je geschiedenis verwijderen? Je krijgt ze niet terug.
}
history-export = Alles exporteren

result-taken-back = Rondes die opnieuw zijn gespeeld nadat de volgende kaart was gezien: { $rounds }. Dit spel telt niet mee voor je record.
