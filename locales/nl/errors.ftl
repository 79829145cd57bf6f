# Wat de regels weigeren, wat er mis is met een bestand, en wat er mis kan gaan in een browser.

## Beurten die de regels weigeren

refusal-not-on-start = De eerste kaart komt op { $cell }.
refusal-cell-taken = Op { $cell } ligt al een kaart.
refusal-detached = Op { $cell } zou de kaart het landschap niet raken.
refusal-too-wide = Met { $cell } zou het landschap breder dan 4 kaarten worden.
refusal-too-high = Met { $cell } zou het landschap hoger dan 4 kaarten worden.
refusal-supply-empty = Er is geen arbeider meer in de voorraad.
refusal-no-worker = Op { $zone } staat geen arbeider.
refusal-no-zone = Waar { $zone } zou zijn, ligt geen kaart.
refusal-same-territory = { $from } en { $to } horen bij hetzelfde gebied, dus dat is geen beweging.
refusal-out-of-reach = Het gebied van { $to } is vanaf { $from } niet bereikbaar.

draft-not-laid = Leg eerst de kaart.
draft-nobody-picked = Kies eerst een arbeider.
draft-just-placed = Hij is in deze beurt geplaatst en mag niet ook nog bewegen.

refusal-over = Het spel is na 16 rondes afgelopen.
refusal-round-unfinished = Nog niet iedereen heeft zijn beurt beëindigd.
refusal-card-twice = Kaart { $card } is al getrokken.
refusal-no-seat = Er is geen speler { $seat }.
refusal-no-card = Voor deze ronde is nog geen kaart getrokken.
refusal-already-moved = Je hebt je beurt in deze ronde al beëindigd.

## Verslagen

record-place = { $place }: { $fault }
record-line = regel { $line }
record-round = ronde { $round }
record-player = speler { $seat } ({ $name })
record-turn = beurt ‘{ $turn }’
record-wrong-game = Dit is een verslag van { $game }, niet van Limes.
record-wrong-format = Dit is formaat { $format }; hier is alleen formaat 1 bekend.
record-unknown-deck = De kaartenset ‘{ $name }’ is niet ingebouwd, dus moeten de 24 kaarten in het verslag staan.
record-unknown-variant = Er is geen variant ‘{ $name }’, alleen diagonal en ferryman.
record-no-round = Een ronde ziet er zo uit: ‘3. 9 | e5v | …’, dus nummer, kaart, een kolom per speler.
record-round-number = Hier zou ronde { $round } moeten staan.
record-too-many-rounds = Een spel heeft maar 16 rondes.
record-card-number = ‘{ $text }’ is geen kaart; ze zijn genummerd van 1 tot en met 24.
record-columns = { $expected ->
    [one] Er zou { $expected } kolom moeten staan, een per speler, maar het zijn er { $found }.
   *[other] Er zouden { $expected } kolommen moeten staan, een per speler, maar het zijn er { $found }.
}
record-no-turn = Een beurt ziet er zo uit: d4^, e4> +sw of e5v d4ne-e4nw.
record-too-large = Een verslag is hooguit 1 MB groot; dit is groter.
record-not-utf8 = Dit is geen leesbare tekst (UTF-8).
record-empty = Er staat niets in dit verslag.
record-bad-header = Een kopregel ziet er zo uit: [Player "Ada"].
record-late-header = Kopregels staan voor de eerste ronde.
record-header-missing = De kopregel [{ $header } "…"] ontbreekt.
record-header-twice = De kopregel [{ $header } "…"] staat hier voor de tweede keer.

## Kaartensets

deck-not-toml = Dit is geen bestand met een kaartenset. Verwacht wordt TOML met name = "…" en cards = ["= ~ ^ #", …].
deck-card-count = Een set heeft 24 kaarten; deze heeft er { $cards }.
deck-card = Kaart { $card }: { $fault }
deck-name = De naam van de set: { $fault }
card-zone-count = Een kaart heeft 4 velden; deze heeft er { $zones }.
card-zone = ‘{ $zone }’: { $fault }
zone-unknown = Een veld is een van de tekens = ~ ^ #, gevolgd door een h voor elke hut.
zone-hut-on-water = Op water mag geen hut staan.
zone-too-many-huts = Op een veld staan hooguit 3 hutten.

## Namen, startwoorden, links

name-empty = Een naam heeft minstens één teken nodig.
name-too-long = Een naam heeft hooguit 40 tekens; deze heeft er { $length }.
name-control = Een naam moet op één regel passen en mag geen stuurtekens bevatten.
seed-empty = Een startwoord heeft minstens één teken nodig.
seed-too-long = Een startwoord heeft hooguit 64 tekens; dit heeft er { $length }.
seed-control = Een startwoord moet op één regel passen en mag geen stuurtekens bevatten.
link-not-base64 = De link is beschadigd. Misschien ontbreekt het einde.
link-not-deflate = De link is beschadigd: hij kan niet worden uitgepakt.
link-too-large = Het spel in deze link is te groot.
link-not-utf8 = De link is beschadigd: er zit geen tekst in.

## De browser

error-title = Er ging iets mis
error-no-worker = Deze browser kan niet op de achtergrond rekenen. Je kunt nog steeds tegen de computer spelen, maar die denkt maar heel even na; tips en analyses maken de pagina traag.
error-bots = De computer kon niet antwoorden, en dat is onze schuld: { $fault }
error-language = { $language } kon niet worden geladen, dus voorlopig verandert er niets. Ben je offline?
error-storage-full = De browser heeft geen ruimte meer voor deze pagina. Verwijder oude spellen in de geschiedenis, of sla dit spel op als bestand.
error-storage-broken = Opgeslagen gegevens konden niet worden gelezen: { $fault } Ze zijn apart bewaard; er is niets verloren.
error-storage-other = De browser kon dit niet opslaan: { $fault }
error-storage-corrupt = Opgeslagen gegevens kunnen niet worden gelezen: { $fault }
error-storage-conflict = Hetzelfde spel is in een ander tabblad verdergegaan.
error-storage-blocked = De browser laat deze pagina niets opslaan. Wat je speelt, blijft bestaan tot je de pagina sluit.
stored-form = Regel { $line } is niet te lezen.
stored-other-kind = Er staat iets anders in.
stored-other-version = Het is door een nieuwere versie opgeslagen.
stored-game = Spel { $number }: { $fault }
stored-not-over = Het spel is niet afgelopen.
stored-draw = De kaarten die nog komen, passen niet bij de getrokken kaarten.
stored-setting = Een instelling heeft een ongeldige waarde.
game-broken = Dit spel kan niet worden geopend: { $fault }
game-missing = Dit spel staat niet op dit toestel. Misschien is het verwijderd, of in een andere browser gespeeld.
storage-export = Opslaan als bestand
storage-go-on = Doorgaan zonder opslaan
storage-unsaved = Dit spel wordt niet opgeslagen.
error-link = Deze link kan niet worden geopend: { $fault }
error-import = Dit spel kan niet worden geopend: { $fault }
error-file = Het bestand kon niet worden gelezen.
error-file-large = Het bestand is te groot.
error-copy = Kopiëren lukte niet. Selecteer de tekst en kopieer die met de hand.
error-picture = De afbeelding kon niet worden gemaakt.
table-too-late = Dat kwam te laat: het is al beslist.
error-refused = De server heeft dit geweigerd ({ $code }).
error-rules = Dat staan de regels niet toe.
error-not-now = Dat kan nu niet.
