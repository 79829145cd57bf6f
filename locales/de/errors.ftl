# Was die Regeln ablehnen, was an einer Datei nicht stimmt, und was in einem Browser misslingen kann.

## Züge, die die Regeln ablehnen

refusal-not-on-start = Die erste Karte kommt auf { $cell }.
refusal-cell-taken = Auf { $cell } liegt schon eine Karte.
refusal-detached = Auf { $cell } würde die Karte die Auslage nicht berühren.
refusal-too-wide = Mit { $cell } würde die Auslage breiter als 4 Karten.
refusal-too-high = Mit { $cell } würde die Auslage höher als 4 Karten.
refusal-supply-empty = Im Vorrat ist kein Arbeiter mehr.
refusal-no-worker = Auf { $zone } steht kein Arbeiter.
refusal-no-zone = Wo { $zone } wäre, liegt keine Karte.
refusal-same-territory = { $from } und { $to } gehören zum selben Gebiet, das ist also keine Bewegung.
refusal-out-of-reach = Das Gebiet von { $to } ist von { $from } aus nicht erreichbar.

draft-not-laid = Lege zuerst die Karte.
draft-nobody-picked = Wähle zuerst einen Arbeiter.
draft-just-placed = Er wurde in diesem Zug gesetzt und kann sich nicht auch noch bewegen.

refusal-over = Das Spiel ist nach 16 Runden zu Ende.
refusal-round-unfinished = Noch nicht alle haben ihren Zug beendet.
refusal-card-twice = Karte { $card } wurde schon gezogen.
refusal-no-seat = Es gibt keinen Spieler { $seat }.
refusal-no-card = Für diese Runde wurde noch keine Karte gezogen.
refusal-already-moved = Du hast deinen Zug in dieser Runde schon beendet.

## Mitschriften

record-place = { $place }: { $fault }
record-line = Zeile { $line }
record-round = Runde { $round }
record-player = Spieler { $seat } ({ $name })
record-turn = Zug „{ $turn }“
record-wrong-game = Das ist eine Mitschrift von { $game }, nicht von Limes.
record-wrong-format = Das ist Format { $format }; hier ist nur Format 1 bekannt.
record-unknown-deck = Der Kartensatz „{ $name }“ ist nicht eingebaut, also müssen seine 24 Karten in der Mitschrift stehen.
record-unknown-variant = Es gibt keine Variante „{ $name }“, nur diagonal und ferryman.
record-no-round = Eine Runde sieht so aus: „3. 9 | e5v | …“, also Nummer, Karte, eine Spalte je Spieler.
record-round-number = Hier müsste Runde { $round } stehen.
record-too-many-rounds = Ein Spiel hat nur 16 Runden.
record-card-number = „{ $text }“ ist keine Karte; sie haben die Nummern 1 bis 24.
record-columns = { $expected ->
    [one] Hier müsste { $expected } Spalte stehen, eine je Spieler, es sind aber { $found }.
   *[other] Hier müssten { $expected } Spalten stehen, eine je Spieler, es sind aber { $found }.
}
record-no-turn = Ein Zug sieht so aus: d4^, e4> +sw oder e5v d4ne-e4nw.
record-too-large = Eine Mitschrift hat höchstens 1 MB; diese ist größer.
record-not-utf8 = Das ist kein lesbarer Text (UTF-8).
record-empty = In dieser Mitschrift steht nichts.
record-bad-header = Eine Kopfzeile sieht so aus: [Player "Ada"].
record-late-header = Kopfzeilen stehen vor der ersten Runde.
record-header-missing = Die Kopfzeile [{ $header } "…"] fehlt.
record-header-twice = Die Kopfzeile [{ $header } "…"] steht hier ein zweites Mal.

## Kartensätze

deck-not-toml = Das ist keine Datei mit einem Kartensatz. Erwartet wird TOML mit name = "…" und cards = ["= ~ ^ #", …].
deck-card-count = Ein Kartensatz hat 24 Karten; dieser hat { $cards }.
deck-card = Karte { $card }: { $fault }
deck-name = Der Name des Kartensatzes: { $fault }
card-zone-count = Eine Karte hat 4 Felder; diese hat { $zones }.
card-zone = „{ $zone }“: { $fault }
zone-unknown = Ein Feld ist eines der Zeichen = ~ ^ #, dahinter ein h für jede Hütte.
zone-hut-on-water = Auf Wasser darf keine Hütte stehen.
zone-too-many-huts = Auf einem Feld stehen höchstens 3 Hütten.

## Namen, Startwörter, Links

name-empty = Ein Name braucht mindestens ein Zeichen.
name-too-long = Ein Name hat höchstens 40 Zeichen; dieser hat { $length }.
name-control = Ein Name muss in eine Zeile passen und darf keine Steuerzeichen enthalten.
seed-empty = Ein Startwort braucht mindestens ein Zeichen.
seed-too-long = Ein Startwort hat höchstens 64 Zeichen; dieses hat { $length }.
seed-control = Ein Startwort muss in eine Zeile passen und darf keine Steuerzeichen enthalten.
link-not-base64 = Der Link ist beschädigt. Vielleicht fehlt sein Ende.
link-not-deflate = Der Link ist beschädigt: Er lässt sich nicht entpacken.
link-too-large = Das Spiel in diesem Link ist zu groß.
link-not-utf8 = Der Link ist beschädigt: Er enthält keinen Text.

## Der Browser

error-title = Da ist etwas schiefgegangen
error-no-worker = Dieser Browser kann nicht im Hintergrund rechnen. Du kannst trotzdem gegen den Computer spielen, aber er denkt nur einen Augenblick nach; Tipps und Analysen machen die Seite langsam.
error-bots = Der Computer konnte nicht antworten, und das ist unsere Schuld: { $fault }
error-language = { $language } konnte nicht geladen werden, deshalb bleibt vorerst alles, wie es ist. Bist du offline?
error-storage-full = Der Browser hat keinen Platz mehr für diese Seite. Lösche alte Spiele im Verlauf oder speichere dieses als Datei.
error-storage-broken = Gespeicherte Daten ließen sich nicht lesen: { $fault } Sie wurden beiseitegelegt, nichts ist verloren.
error-storage-other = Der Browser konnte es nicht speichern: { $fault }
error-storage-corrupt = Gespeicherte Daten lassen sich nicht lesen: { $fault }
error-storage-conflict = Dasselbe Spiel ist in einem anderen Tab weitergegangen.
error-storage-blocked = Der Browser erlaubt dieser Seite nicht, etwas zu speichern. Was du spielst, bleibt nur, solange die Seite offen ist.
stored-form = Zeile { $line } lässt sich nicht lesen.
stored-other-kind = Es enthält etwas anderes.
stored-other-version = Eine neuere Version hat es gespeichert.
stored-game = Spiel { $number }: { $fault }
stored-not-over = Das Spiel ist nicht zu Ende gespielt.
stored-draw = Die kommenden Karten passen nicht zu den gezogenen.
stored-setting = Eine Einstellung hat einen ungültigen Wert.
game-broken = Dieses Spiel lässt sich nicht öffnen: { $fault }
game-missing = Dieses Spiel gibt es auf diesem Gerät nicht. Vielleicht wurde es gelöscht, oder es wurde in einem anderen Browser gespielt.
storage-export = Als Datei speichern
storage-go-on = Ohne Speichern weiterspielen
storage-unsaved = Dieses Spiel wird nicht gespeichert.
error-link = Dieser Link lässt sich nicht öffnen: { $fault }
error-import = Dieses Spiel lässt sich nicht öffnen: { $fault }
error-file = Die Datei ließ sich nicht lesen.
error-file-large = Die Datei ist zu groß.
error-copy = Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn von Hand.
error-picture = Das Bild ließ sich nicht erstellen.
table-too-late = Das kam zu spät: Es ist schon entschieden.
error-refused = Der Server hat das abgelehnt ({ $code }).
error-rules = Das erlauben die Regeln nicht.
error-not-now = Das geht gerade nicht.
