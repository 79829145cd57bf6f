# De tafel tijdens het spel.

## Ronde, kaart, stapel

play-round = Ronde { $round } van 16
play-to-come = Nog te komen
play-to-come-about = { $rounds ->
    [0] Dit is de laatste kaart.
    [one] Een van deze { $cards } kaarten komt nog.
   *[other] { $rounds } van deze { $cards } kaarten komen nog.
}

## Het concept

play-lay-here = Leg de kaart hier
play-turn-left = Linksom draaien
play-turn-right = Rechtsom draaien
play-end-turn = Beurt beëindigen
play-undo = Ongedaan maken
play-place-here = Hier een { $profession } plaatsen
play-place-adds = { $points ->
    [0] Levert nu niets op
    [one] Levert nu { $points } punt op
   *[other] Levert nu { $points } punten op
}
play-move-here = Hierheen bewegen, als { $profession }
play-confirm = Je beurt zo beëindigen?

## Wat je nu kunt doen

play-say-first = Leg de eerste kaart. Draai hem zoals je wilt.
play-say-lay = Kies een plek voor de kaart.
play-say-pointing = Wijs een arbeider aan of houd hem ingedrukt: je ziet waarmee hij punten verdient.
play-say-worker = Plaats een arbeider op de kaart, beweeg een andere, of beëindig je beurt.
play-say-move-only = De voorraad is leeg. Beweeg een arbeider, of beëindig je beurt.
play-say-reach = Waar gaat hij heen? Alle verlichte velden zijn bereikbaar.
play-say-stuck = Deze arbeider kan geen ander gebied bereiken.
play-say-placed = Een nieuwe { $profession }. Beëindig je beurt, of bedenk je.
play-say-moved = Hij is nu { $profession }. Beëindig je beurt, of bedenk je.
play-say-over = Het landschap is compleet.

## Punten

## De anderen

play-others = De anderen
play-display-of = Landschap van { $name }
play-enlarge = Landschap van { $name } vergroten
play-your-display = Jouw landschap
play-moved = { $name } is klaar
play-thinking = { $name } denkt na…
play-waiting = Wachten op { $names }
play-whose-turn = { $name } is aan de beurt
play-curtain = Geef het toestel aan { $name }
play-curtain-about = { $name } is aan de beurt. De anderen kijken even niet.
play-curtain-lift = Ik ben { $name }

## Het spelmenu

play-new = Nieuw spel

## Tips

hint = Tip
hint-hide = Tip verbergen
hint-thinking = Denkt na…
hint-ideas = Ideeën
hint-lay = Zo leggen
hint-expected = Verwacht: { $points }
hint-level = Ongeveer even goed
hint-expected-about = Het eindresultaat waar deze beurt gemiddeld toe leidt, als je goed verder speelt.
hint-nudge-corner = Kijk eens { $quarter } in je landschap.
hint-nudge-move = Een van je arbeiders is ergens anders beter op zijn plek.
hint-nudge-rest = Deze beurt draait alleen om de kaart. Laat je arbeiders staan.
hint-nudge-place-farmer = Er is een goede plek voor een boer.
hint-nudge-place-fisherman = Er is een goede plek voor een visser.
hint-nudge-place-woodcutter = Er is een goede plek voor een houthakker.
hint-nudge-place-watchman = Er is een goede plek voor een wachter.
hint-nudge-grow-farmer = Kijk eens naar de akkers van je boeren.
hint-nudge-grow-fisherman = Kijk eens naar het water van je vissers.
hint-nudge-grow-woodcutter = Kijk eens naar de bossen van je houthakkers.
hint-nudge-grow-watchman = Kijk eens wat je wachters kunnen zien.
hint-reason-places = { $points ->
    [0] Een nieuwe { $profession }. Hij levert nog niets op.
    [one] Een nieuwe { $profession } levert { $points } punt op.
   *[other] Een nieuwe { $profession } levert { $points } punten op.
}
hint-reason-moves = { $after ->
    [one] De arbeider op { $zone } wordt { $profession }: { $after } punt in plaats van { $before }.
   *[other] De arbeider op { $zone } wordt { $profession }: { $after } punten in plaats van { $before }.
}
hint-reason-grows = { $after ->
    [one] De { $profession } op { $zone } levert nu { $after } punt op in plaats van { $before }.
   *[other] De { $profession } op { $zone } levert nu { $after } punten op in plaats van { $before }.
}
hint-reason-waits = { $workers ->
    [one] Bewaar je laatste arbeider. Er komt een beter gebied.
   *[other] Bewaar je { $workers } arbeiders nog even. Er komen betere gebieden.
}

## Beurten in woorden

turn-lay = Kaart { $card } op { $cell }
turn-lay-turned = Kaart { $card } op { $cell }, { $rotation }
turn-place = { $profession } { $quarter } geplaatst
turn-move = { $profession } van { $from } naar { $to }
turn-rest = geen arbeider

rotation-up = rechtop
rotation-right = een kwartslag naar rechts
rotation-down = ondersteboven
rotation-left = een kwartslag naar links

quarter-nw = linksboven
quarter-ne = rechtsboven
quarter-sw = linksonder
quarter-se = rechtsonder
zone-name = { $cell } { $quarter }

play-say-ended = Beurt beëindigd. Met ‘Ongedaan maken’ neem je hem terug.
play-take-back = Laatste beurt terugnemen
play-take-back-of = Laatste beurt van { $name } terugnemen
play-take-back-ask = Je hebt de volgende kaart al gezien. Neem je de beurt terug, dan telt dit spel niet mee voor je record.
play-taken-back = De beurt is teruggenomen.
play-scoring = Zo werkt de puntentelling
play-leave = Naar het startscherm
lessons-show = Laat zien
lessons-card = De kaart
