# Na de laatste ronde: resultaat, stand, herhaling, delen, geschiedenis.

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
## Naspelen

replay-title = Naspelen
replay-none = Er is nog geen spel om te bekijken.

## Delen, exporteren, importeren

challenge = Daag een vriend uit
import-title = Spel openen
## Geschiedenis

history-solo = Alleen
history-with = Met { $names }
history-abandon-ask = Dit spel verwijderen? Het is nog niet afgelopen.
