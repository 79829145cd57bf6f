# After a game of Limes, and the history: the texts that no screen of the first part of the program needs.

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
result-again-new = Nog eens, nieuwe kaarten
result-replay = Naspelen
result-review = Analyse
replay-before = Voor de eerste kaart
replay-beside = Vergelijken met
replay-beside-none = Niemand
share-play = Deze kaarten zelf spelen
share-play-on = Verder spelen
challenge-title = Een uitdaging
challenge-from = { $points ->
    [one] { $name } daagt je uit: { $points } punt om te verslaan.
   *[other] { $name } daagt je uit: { $points } punten om te verslaan.
}
challenge-play = Speel dezelfde kaarten
challenge-hidden = Je ziet het landschap van { $name } zodra je klaar bent.
challenge-own = Dit is je eigen uitdaging. Stuur die naar een vriend.
challenge-compare = Vergelijken met de uitdaging
challenge-won = { $points ->
    [one] Je wint met { $points } punt verschil.
   *[other] Je wint met { $points } punten verschil.
}
challenge-lost = { $points ->
    [one] { $name } wint met { $points } punt verschil.
   *[other] { $name } wint met { $points } punten verschil.
}
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
history-title = Geschiedenis
history-empty = Nog geen spel afgemaakt. Je resultaten verschijnen hier.
history-all = Alle spellen
history-best = Beste
history-average = Gemiddeld
history-count = Spellen
history-last = Laatste spellen
history-bands = Hoe vaak elk resultaat
history-graph = Je solospellen in de loop van de tijd
history-people = { $game } met anderen
history-level = Niveau
history-won = Gewonnen
history-lead = Verschil
history-professions = Punten per beroep, gemiddeld
history-cost = Wat een beurt je kost
history-cost-about = Gemiddeld, in de spellen die je hebt laten analyseren.
history-reviews = Analyses
history-open = Bekijken
history-delete = Dit spel verwijderen
history-delete-ask = Het spel van { $date } uit je geschiedenis verwijderen?
history-running = Lopende spellen
history-clear = Alles verwijderen
history-clear-ask = { $games ->
    [one] Het enige spel uit je geschiedenis verwijderen? Je krijgt het niet terug.
   *[other] Alle { $games } spellen uit je geschiedenis verwijderen? Je krijgt ze niet terug.
}
history-export = Alles exporteren
result-taken-back = Rondes die opnieuw zijn gespeeld nadat de volgende kaart was gezien: { $rounds }. Dit spel telt niet mee voor je record.
replay-play = Afspelen
replay-pause = Pauzeren
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het einde
replay-timeline = Tijdlijn
replay-speed = Snelheid
replay-player = Speler
replay-play-on = Vanaf hier verder spelen
replay-play-on-about = Met dit landschap begint een nieuw spel; het oude blijft zoals het is.
share-title = Delen
share-link = Link kopiëren
share-link-about = Het hele spel zit in het adres. Wie het opent, kan het naspelen.
share-link-copied = Link gekopieerd.
share-address = Adres van het spel
share-whose = Landschap op de afbeelding
share-seed = Startwoord kopiëren
share-seed-copied = Startwoord gekopieerd.
share-send = Versturen…
share-text = { $points ->
    [one] { $points } punt bij Limes. Hier is het spel:
   *[other] { $points } punten bij Limes. Hier is het spel:
}
challenge-about = Je vriend krijgt dezelfde kaarten en moet jouw score verslaan. Jouw landschap blijft verborgen tot je vriend klaar is.
challenge-text = { $points ->
    [one] { $points } punt bij Limes. Haal jij meer uit dezelfde kaarten?
   *[other] { $points } punten bij Limes. Haal jij meer uit dezelfde kaarten?
}
export-title = Exporteren
export-record = Verslag (.{ $ending })
export-svg = Afbeelding (SVG)
export-png = Afbeelding (PNG)
about-title = Over Limes
about-local = Speel je alleen of tegen de computer, dan draait alles op je eigen toestel: geen account, geen tracking, en geen netwerk nodig zodra de app geladen is. Alleen voor tafels met anderen is een server nodig.
about-licence = Vrije software onder de MIT- of de Apache 2.0-licentie, naar keuze.
common-save = Opslaan
common-copy = Kopiëren
seed-of-game = Startwoord: { $seed }
result-title = Het resultaat
result-solo = { $points ->
    [one] { $points } punt: { $band }
   *[other] { $points } punten: { $band }
}
today-title = De kaarten van de dag
today-about = Iedereen krijgt vandaag deze zestien kaarten. Als je klaar bent, zie je wat de computer ervan maakt en hoeveel erin zat. Het eerste spel dat je begint, telt. Tips krijg je daarin niet, en als je het niet uitspeelt, mis je de dag.
today-first = Het eerste spel dat je begint, telt. Dezelfde kaarten nog eens spelen is oefening.
today-deleted = Het spel dat voor deze dag telde, is verwijderd. Je kunt de kaarten nog wel als oefening spelen.
today-delete-missed = Het telt voor zijn dag: als je het verwijdert, mis je die dag.
today-practise = Als oefening spelen
today-link = Het spel in deze link zie je zodra je je eigen spel hebt uitgespeeld.
today-past = Deze dag is voorbij: een spel met de kaarten ervan telt niet meer mee. Om te oefenen kun je ze nog spelen.
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
common-copied = Gekopieerd
error-deck = Deze kaartenset kan niet worden geopend: { $fault }
error-page = Op dit adres is niets te vinden.
